# Euphoria: Build a Better Dystopia, French.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.
# Several rolls or cards at once make one line: $number of event-rolled and $item of event-drew, event-drew-openly and
# event-discarded may be a list, without attributes.

title = Euphoria: Build a Better Dystopia
tagline = Place des ouvriers qui ne doivent pas en savoir trop, bâtis des marchés et pose tes dix étoiles avant les autres.

## Factions

faction-euphorian = Euphoriens
    .effect = { table-faction }
faction-subterran = Souterriens
    .effect = { table-faction }
faction-wastelander = Wastelanders
    .effect = { table-faction }
faction-icarite = Icarites
    .effect = { table-faction }
territory-of = territoire des { $faction }
    .effect = { table-territory }

## Goods and artifacts
# .un: one of it, with its article; .pl: after a number

item-energy = énergie
    .un = 1 énergie
    .pl = énergies
    .effect = Une denrée, du Générateur. Elle paie le tunnel euphorien et la cuve.
item-water = eau
    .un = 1 eau
    .pl = eaux
    .effect = Une denrée, de l’Aquifère. Elle paie le tunnel souterrien et la cuve.
item-food = nourriture
    .un = 1 nourriture
    .pl = nourritures
    .effect = Une denrée, de la Ferme. Elle paie le tunnel wastelander et la récupération d’ouvriers.
item-bliss = extase
    .un = 1 extase
    .pl = extases
    .effect = Une denrée, de la Mine de nuages. Elle paie la récupération d’ouvriers et sert à Icarus.
item-gold = or
    .un = 1 or
    .pl = ors
    .effect = Un matériau, du tunnel euphorien. Il paie les constructions, des marchés et le Nimbus Loft.
item-stone = pierre
    .un = 1 pierre
    .pl = pierres
    .effect = Un matériau, du tunnel souterrien. Il paie les constructions, des marchés et le Nimbus Loft.
item-clay = argile
    .un = 1 argile
    .pl = argiles
    .effect = Un matériau, du tunnel wastelander. Il paie les constructions, des marchés et le Nimbus Loft.
item-book = livre
    .un = un livre
    .pl = livres
    .effect = { table-artifact }
item-balloons = ballons
    .un = une carte ballons
    .pl = cartes ballons
    .effect = { table-artifact }
item-glasses = lunettes
    .un = une carte lunettes
    .pl = cartes lunettes
    .effect = { table-artifact }
item-game = jeu de société
    .un = un jeu de société
    .pl = jeux de société
    .effect = { table-artifact }
item-bear = ours en peluche
    .un = un ours en peluche
    .pl = ours en peluche
    .effect = { table-artifact }
item-bat = batte de baseball
    .un = une batte de baseball
    .pl = battes de baseball
    .effect = { table-artifact }
item-amount = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    }
wish-of = { $item-un } de l’autre joueur

## Spaces

space-generator = Générateur
    .at = au Générateur
    .effect = Total des ouvriers présents, 1 à 4 : 1 énergie, allégeance +1. 5 à 8 : 1 énergie, lucidité −1. 9 et plus : 2 énergies, lucidité +1.
space-aquifer = Aquifère
    .at = à l’Aquifère
    .effect = Total des ouvriers présents, 1 à 4 : 1 eau, allégeance +1. 5 à 8 : 1 eau, lucidité −1. 9 et plus : 2 eaux, lucidité +1.
space-farm = Ferme
    .at = à la Ferme
    .effect = Total des ouvriers présents, 1 à 4 : 1 nourriture, allégeance +1. 5 à 8 : 1 nourriture, lucidité −1. 9 et plus : 2 nourritures, lucidité +1.
space-cloud-mine = Mine de nuages
    .at = à la Mine de nuages
    .effect = Total des ouvriers présents, 1 à 4 : 1 extase, allégeance +1. 5 à 8 : 1 extase, lucidité −1. 9 et plus : 2 extases, lucidité +1.
space-tank-energy = Cuve (énergie)
    .also = cuve d’activation
    .at = à la cuve (énergie)
    .effect = 3 énergies → un ouvrier, lucidité −2
space-tank-water = Cuve (eau)
    .also = cuve d’activation
    .at = à la cuve (eau)
    .effect = 3 eaux → un ouvrier, moral +2
space-tunnel-euphorian = Tunnel euphorien
    .at = dans le tunnel euphorien
    .effect = 1 énergie → or ou carte artefact
space-tunnel-subterran = Tunnel souterrien
    .at = dans le tunnel souterrien
    .effect = 1 eau → pierre ou carte artefact
space-tunnel-wastelander = Tunnel wastelander
    .at = dans le tunnel wastelander
    .effect = 1 nourriture → argile ou carte artefact
space-end-euphorian = Bout du tunnel euphorien
    .at = au bout du tunnel euphorien
    .effect = 3 eaux, seulement avec un spécialiste actif des Euphoriens.
space-end-subterran = Bout du tunnel souterrien
    .at = au bout du tunnel souterrien
    .effect = 3 nourritures, seulement avec un spécialiste actif des Souterriens.
space-end-wastelander = Bout du tunnel wastelander
    .at = au bout du tunnel wastelander
    .effect = 3 énergies, seulement avec un spécialiste actif des Wastelanders.
space-incinerator = Incinérateur de la vérité historique
    .short = Incinérateur
    .at = à l’Incinérateur
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire ou un marché, allégeance +1
space-free-press = Presse libre de la dure réalité
    .short = Presse libre
    .at = à la Presse libre
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire ou un marché, allégeance +1
space-ark = Arche des souvenirs brisés
    .short = Arche
    .at = à l’Arche
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire ou un marché, allégeance +1
space-wind-saloon = Wind Saloon
    .at = au Wind Saloon
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire, allégeance +1
space-nimbus-loft = Nimbus Loft
    .at = au Nimbus Loft
    .effect = 3 matériaux au choix → une étoile sur le territoire, allégeance +1
space-breeze-bar = Breeze Bar
    .at = au Breeze Bar
    .effect = 1 extase et une autre denrée → 2 cartes artefact, allégeance +1
space-sky-lounge = Sky Lounge
    .at = au Sky Lounge
    .effect = 1 extase et une autre denrée → 2 matériaux au choix, allégeance +1
site-euphoria-a = Euphoria, site du haut
site-euphoria-b = Euphoria, site du bas
site-subterra-a = Souterria, site de gauche
site-subterra-b = Souterria, site de droite
site-wastelands-a = Wastelands, site du haut
site-wastelands-b = Wastelands, site du bas
space-market = marché : { $site }
space-site = construction : { $site }
space-edge = construction, autre matériau : { $site }
worker-at = ouvrier { $space-at }
worker-in-area = ouvrier de valeur { $number } { $space-at }
worker-at-market = ouvrier au marché : { $site }
worker-on-site = ouvrier sur le chantier : { $site }
worker-visiting = ouvrier à un marché : { $market }
die-of = ouvrier de valeur { $number }
    .effect = { table-die }
number-of = { $number }
morale-of = moral { $number }
knowledge-of = lucidité { $number }

## Markets

market-laboratory = Laboratoire de génétique sélective
    .effect = Une visite coûte une carte artefact au choix et un matériau au choix. Sans étoile ici : avec deux ou trois ouvriers, tu ne peux pas en gagner d’autre.
market-spa = Thermes du plaisir éphémère
    .effect = Une visite coûte 4 eaux et une carte artefact au choix. Sans étoile ici : tu ne peux pas déloger tes propres ouvriers.
market-courthouse = Tribunal des jugements hâtifs
    .effect = Une visite coûte 4 énergies et 1 pierre. Sans étoile ici : les marchés d’artefacts n’acceptent pas tes paires.
market-plaza = Place de l’humilité immortalisée
    .effect = Une visite coûte 4 eaux et 1 argile. Sans étoile ici : tu ne peux visiter que les marchés construits où tu as une étoile.
market-fountain = Fontaine des vœux pieux
    .effect = Une visite coûte 4 eaux et 1 or. Sans étoile ici : tu ne peux placer qu’un ouvrier par tour.
market-lounge = Salon de la frugalité opulente
    .effect = Une visite coûte 4 énergies et une carte artefact au choix. Sans étoile ici : tu ne peux pas construire là où un autre joueur a un ouvrier.
market-academy = Académie de l’égalité obligatoire
    .effect = Une visite coûte 4 nourritures et 1 or. Sans étoile ici : tes spécialistes n’ont plus de pouvoirs.
market-cafeteria = Cantine de la viande anonyme
    .effect = Une visite coûte 4 nourritures et une carte artefact au choix. Sans étoile ici : récupérer des ouvriers sans payer te coûte 1 point de moral de plus.
market-apothecary = Apothicaire des rêves productifs
    .effect = Une visite coûte 4 extases et un matériau au choix. Sans étoile ici : tu ne peux pas placer d’ouvrier à Icarus.
market-theater = Théâtre de la propagande révélatrice
    .effect = Une visite coûte 4 énergies et 1 argile. Sans étoile ici : chaque étoile que tu poses augmente ta lucidité de 1.
market-registry = Registre des secrets intimes
    .effect = Une visite coûte 4 extases et une carte artefact au choix. Sans étoile ici : tu n’as pas les bonus d’allégeance des niveaux 1 et 2.
market-arena = Arène du conflit pacifique
    .effect = Une visite coûte 4 nourritures et 1 pierre. Sans étoile ici : tu ne peux avoir qu’un ouvrier par zone de denrées.
market-teddy-shop = Atelier de démontage d’ours en peluche
    .effect = Une visite coûte une denrée au choix et un ours en peluche. Sans étoile ici : pour chaque 1 obtenu en lançant, tu perds une denrée ou un matériau.
market-clinic = Clinique du recul aveugle
    .effect = Une visite coûte une denrée au choix et une carte lunettes. Sans étoile ici : pour chaque 2 obtenu en lançant, tu perds une denrée ou un matériau.
market-park = Parc d’abstractions
    .effect = Une visite coûte une denrée au choix et une carte ballons. Sans étoile ici : pour chaque 3 obtenu en lançant, tu perds une denrée ou un matériau.
market-bonfire = Feu de joie ludique du quartier
    .effect = Une visite coûte une denrée au choix et un jeu de société. Sans étoile ici : pour chaque 4 obtenu en lançant, tu perds une denrée ou un matériau.
market-stadium = Stade du home run garanti
    .effect = Une visite coûte une denrée au choix et une batte de baseball. Sans étoile ici : pour chaque 5 obtenu en lançant, tu perds une denrée ou un matériau.
market-literacy-center = Centre d’alphabétisation réduite
    .effect = Une visite coûte une denrée au choix et un livre. Sans étoile ici : pour chaque 6 obtenu en lançant, tu perds une denrée ou un matériau.

## Recruits

recruit-laura = Laura la philanthrope
    .faction = { faction-euphorian }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel ou à la cuve, tu peux piocher 2 cartes artefact (coût : 1 or pour ce joueur).
recruit-yordy = Yordy le démotivateur
    .faction = { faction-euphorian }
    .effect = Quand tu récupères des ouvriers sans payer, tu peux choisir la valeur d’un ouvrier au lieu de le lancer (coût : 1 énergie).
    .effect-first = Quand tu récupères des ouvriers sans payer et que tu as exactement deux ouvriers, tu ne perds pas de moral.
recruit-katy = Katy la diététicienne
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier au Générateur et que tu n’as pas de carte artefact, tu gagnes 1 nourriture.
recruit-gary = Gary l’électricien
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier au Générateur et qu’un autre ouvrier y a la même valeur, tu choisis : augmenter ton moral de 1 ou gagner 1 énergie.
recruit-michael = Michael l’ingénieur
    .faction = { faction-euphorian }
    .effect = Quand tu paies pour construire, tu peux payer un matériau au choix à la place. Si tu paies 1 or, ton moral et ta lucidité augmentent de 1.
    .effect-first = Quand tu paies pour construire, tu peux payer un matériau au choix à la place. Si tu paies 1 or, ton moral et l’allégeance des Euphoriens augmentent de 1.
recruit-esme = Esme la pompière
    .faction = { faction-euphorian }
    .effect = Quand tu poses une étoile, tu peux gagner 1 énergie et soit baisser ta lucidité de 1, soit augmenter ton moral de 1 (coût : une carte artefact au choix). Si tu paies un livre, à la place, tu gagnes 2 énergies, ta lucidité baisse de 2 et ton moral augmente de 2.
    .effect-first = Quand tu poses une étoile, tu peux gagner 1 énergie et soit baisser ta lucidité de 1, soit augmenter ton moral de 1 (coût : une carte artefact au choix).
recruit-ray = Ray le contremaître
    .faction = { faction-euphorian }
    .effect = Quand un marché est construit et que tu y avais un ouvrier, ton moral augmente de 2. Quand un marché est construit et que tu n’y avais pas d’ouvrier, ta lucidité baisse de 2.
recruit-bradley = Bradley le futuriste
    .faction = { faction-euphorian }
    .effect = Quand tu poses une étoile en visitant un marché hors d’Icarus, tu peux piocher 2 cartes artefact et défausser l’une d’elles (coût : +2 lucidité).
recruit-ben = Ben le ludologue
    .faction = { faction-euphorian }
    .effect = Quand un adversaire lance des ouvriers et en a alors au moins deux de même valeur, tu peux gagner un matériau au choix (coût : −2 moral).
recruit-jefferson = Jefferson l’artiste de choc
    .faction = { faction-euphorian }
    .effect = Quand tu paies pour récupérer des ouvriers, tu peux payer 1 énergie à la place. Dans ce cas, ta lucidité baisse de 1 et ton moral augmente de 1.
recruit-julia = Julia l’inspectrice des pensées
    .faction = { faction-euphorian }
    .effect = Quand tu déloges un ouvrier adverse, tu peux gagner un matériau au choix et donner à l’ouvrier délogé la valeur du tien (coût : −1 moral).
    .effect-first = Quand tu déloges un ouvrier adverse et que les deux ouvriers ont la même valeur, tu peux gagner un matériau au choix (coût : −2 moral).
recruit-nakagawa = Dr Nakagawa le tribut
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier sur un chantier, tu peux avancer l’allégeance des Euphoriens d’une case.
    .effect-first = Quand tu poses une étoile en visitant un marché hors d’Icarus, tu peux poser une étoile sur le territoire (coût : cet ouvrier).
recruit-maggie = Maggie la hors-la-loi
    .faction = { faction-subterran }
    .effect = Quand tu récupères des ouvriers (avant de les lancer) et que tous étaient à Souterria, tu gagnes 1 eau ou 1 pierre.
recruit-dave = Major Dave le démolisseur
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel, tu peux gagner un matériau du tunnel et avancer le mineur d’une case de plus (coût : +1 lucidité).
    .effect-first = Quand tu déloges un ouvrier adverse dans un tunnel, tu peux gagner un matériau du tunnel et avancer le mineur d’une case de plus (coût : +2 lucidité).
recruit-xander = Xander l’excavateur
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel et que l’ouvrier délogé a une valeur plus élevée que le tien, tu peux gagner un matériau du tunnel (coût : +1 lucidité).
recruit-gambler = Jonathan le parieur
    .faction = { faction-subterran }
    .effect = Une fois par tour, au lieu de piocher une carte artefact, tu peux piocher 2 cartes artefact et montrer ta main ; si elle contient des cartes identiques, chaque adversaire en pioche une.
    .effect-first = Une fois par tour, au lieu de piocher une carte artefact, tu peux piocher 3 cartes artefact et n’en garder, en les montrant, que les cartes identiques entre elles (coût : +1 lucidité).
recruit-josiah = Josiah le hacker
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier au Générateur, à la Ferme ou à la Mine de nuages, ton moral et la lucidité de chaque autre joueur présent augmentent de 1.
recruit-faith = Faith l’hydroélectricienne
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier à l’Aquifère et que tu n’as pas de carte artefact, tu gagnes 1 énergie.
recruit-brett = Brett le crocheteur
    .faction = { faction-subterran }
    .effect = Quand tu poses une étoile en visitant un marché hors d’Icarus, tu peux gagner un matériau au choix (coût : +1 lucidité).
    .effect-first = Quand tu poses une étoile en visitant un marché hors d’Icarus et que tu n’as délogé personne, tu peux gagner un matériau au choix (coût : +2 lucidité).
recruit-chase = Chase le mineur
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier dans un tunnel, tu peux gagner 2 matériaux du tunnel (coût : cet ouvrier). Quand tu gagnes un ouvrier, tu peux le placer aussitôt après l’avoir lancé.
recruit-soulless = Soulless le plombier
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier à l’Aquifère et que ton ouvrier y est le plus faible ou le seul, tu choisis : augmenter ton moral de 1 ou gagner 1 eau.
recruit-curtis = Curtis le propagandiste
    .faction = { faction-subterran }
    .effect = Chaque fois que ton moral baisse d’un cran, ta lucidité baisse de 1.
recruit-andrew = Andrew le spéléologue
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier dans le tunnel euphorien ou dans le tunnel wastelander, que tu n’as pas de carte artefact et que tu prends le matériau, tu pioches une carte artefact.
recruit-phil = Phil l’espion
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse et que ce joueur n’a pas de spécialiste souterrien actif, tu peux piocher une carte artefact (coût : +1 lucidité).
    .effect-first = Quand tu déloges un ouvrier adverse et que ce joueur n’a pas de spécialiste souterrien actif, tu peux piocher une carte artefact (coût : +2 lucidité).
recruit-flartner = Flartner le luddite
    .faction = { faction-wastelander }
    .effect = Quand tu paies pour construire, tu peux payer une carte artefact au choix à la place. Dans ce cas, ton moral augmente de 1.
recruit-reitz = Professeur Reitz l’archéologue
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier dans un tunnel et que tu n’as délogé personne, tu peux piocher une carte artefact et avancer le mineur d’une case de plus (coût : +2 lucidité).
recruit-jacko = Jacko l’archiviste
    .faction = { faction-wastelander }
    .effect = Quand tu paies en cartes artefact à l’Arche, tu peux payer une carte artefact au choix à la place. Dans ce cas, chaque adversaire peut piocher une carte artefact.
    .effect-first = Quand tu visites un marché hors d’Icarus, tu peux poser une étoile sur le territoire (coût : 2 cartes artefact au choix).
recruit-artist = Jonathan l’artiste
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier sur un chantier et que ton ouvrier y est le plus fort ou le seul, tu peux piocher une carte artefact (coût : +2 lucidité).
recruit-pete = Pete le cannibale
    .faction = { faction-wastelander }
    .effect = Quand tu récupères des ouvriers (avant de les lancer), tu peux gagner 4 nourritures et un matériau au choix (coût : l’un de ces ouvriers). Quand tu gagnes un ouvrier, tu peux piocher une carte artefact (coût : +2 lucidité).
recruit-scarby = Sir Scarby le moissonneur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier à la Ferme et que ton ouvrier y est le plus fort ou le seul, tu choisis : baisser ta lucidité de 1 ou gagner 1 nourriture.
recruit-ian = Ian l’horticulteur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier à la Ferme et que tu n’as pas de matériau, tu gagnes 1 eau.
recruit-geek = Geek l’oracle
    .faction = { faction-wastelander }
    .effect = Une fois par tour, au lieu de piocher une carte artefact, tu peux piocher 3 cartes artefact et défausser ensuite 2 cartes de ta main (coût : +1 lucidité).
    .effect-first = Une fois par tour, au lieu de piocher une carte artefact, tu peux piocher 2 cartes artefact et défausser ensuite une carte de ta main (coût : +2 lucidité).
recruit-kyle = Kyle le ferrailleur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier au Générateur, à la Ferme ou à l’Aquifère et que ton ouvrier y est seul, tu peux piocher une carte artefact (coût : +2 lucidité).
recruit-steven = Steven l’érudit
    .faction = { faction-wastelander }
    .effect = Quand un de tes ouvriers déserte, tu gagnes un matériau au choix et tu pioches une carte artefact.
recruit-nick = Nick la doublure
    .faction = { faction-wastelander }
    .effect = Chaque fois que ta lucidité monte d’un cran, ton moral augmente de 1.
recruit-brian = Brian le viticulteur
    .faction = { faction-wastelander }
    .effect = Quand tu paies de l’extase, tu peux payer 1 nourriture à la place. Si tu le fais à un marché hors d’Icarus, ta lucidité et l’allégeance des Wastelanders augmentent de 1. Quand tu places un ouvrier à Icarus, ton moral baisse de 1.
    .effect-first = Quand tu paies de l’extase, tu peux payer 1 nourriture à la place. Si tu le fais à un marché hors d’Icarus, au Breeze Bar ou au Sky Lounge, ta lucidité et l’allégeance des Wastelanders augmentent de 1.
recruit-maxime = Maxime l’ambassadeur
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse, tu peux augmenter la lucidité de ce joueur de 1 et piocher une carte artefact (coût : −2 moral).
recruit-zong = Zong l’astronome
    .faction = { faction-icarite }
    .effect = Quand tu places un ouvrier à la Mine de nuages, tu peux piocher une carte artefact et donner 1 extase à chaque adversaire (coût : +1 lucidité).
    .effect-first = Quand tu places un ouvrier à la Mine de nuages et que tu n’as ni carte artefact ni matériau, tu gagnes 1 eau ou 1 énergie.
recruit-amanda = Amanda la courtière
    .faction = { faction-icarite }
    .effect = Quand un de tes ouvriers est délogé, tu peux choisir sa valeur au lieu de le lancer (coût : 1 extase).
    .effect-first = Quand un autre joueur déloge un de tes ouvriers, tu peux choisir sa valeur au lieu de le lancer (coût : 1 extase pour ce joueur).
recruit-sarinee = Sarinee la mineuse de nuages
    .faction = { faction-icarite }
    .effect = Quand tu places un ouvrier à la Mine de nuages et que ton ouvrier y est seul, tu choisis : baisser ta lucidité de 1 ou gagner 1 extase.
recruit-lee = Lee la commère
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse, tu peux gagner une denrée au choix et augmenter la lucidité de ce joueur de 1 (coût : −1 moral).
recruit-gidget = Gidget l’hypnotiseuse
    .faction = { faction-icarite }
    .effect = Quand tu paies 1 extase pour récupérer des ouvriers, tu peux baisser ta lucidité de 2 au lieu de gagner du moral.
recruit-kaden = Kaden l’infiltré
    .faction = { faction-icarite }
    .effect = Tu peux utiliser le bout d’un tunnel même sans spécialiste actif de sa faction (coût : +2 lucidité).
recruit-sheppard = Dr Sheppard le lobotomiste
    .faction = { faction-icarite }
    .effect = Quand tu récupères des ouvriers (avant de les lancer), tu peux gagner 4 extases et un matériau au choix (coût : l’un de ces ouvriers). Quand tu gagnes un ouvrier, tu peux piocher une carte artefact (coût : −2 moral).
recruit-flavio = Flavio le marchand
    .faction = { faction-icarite }
    .effect = Quand tu poses une étoile en visitant un marché hors d’Icarus, tu peux piocher une carte artefact (coût : +1 lucidité).
    .effect-first = Quand tu poses une étoile en visitant un marché hors d’Icarus et que tu as délogé un autre joueur, tu peux piocher une carte artefact (coût : −2 moral).
recruit-josh = Josh le négociateur
    .faction = { faction-icarite }
    .effect = Quand tu paies un matériau à un marché hors d’Icarus, tu peux payer 1 extase à la place.
recruit-rebecca = Rebecca la colporteuse
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse, tu peux gagner un matériau au choix et augmenter la lucidité de ce joueur de 1 (coût : −2 moral).
recruit-matthew = Matthew le voleur
    .faction = { faction-icarite }
    .effect = Quand tu paies pour un tunnel et que tu as délogé un autre joueur, tu peux augmenter ta lucidité de 1 à la place.

## Other things one can point at

retrieve = Récupérer des ouvriers
    .also = récupération, recuperer
    .effect = Récupère autant de tes ouvriers que tu veux et lance-les. Payer 1 nourriture ou 1 extase : moral +2. Ne rien payer : moral −1. Si ouvriers disponibles et lucidité font 16 ou plus, l’un d’eux déserte.
dilemma = Dilemme éthique
    .effect = Une fois par partie, au lieu de placer des ouvriers : paie l’artefact nommé ou deux cartes artefact au choix, puis combats le système pour un spécialiste ou sers-le pour une étoile.
side-fight = Combattre le système
    .effect = Pioche deux spécialistes et gardes-en un, caché jusqu’à ce que sa faction soit révélée.
side-serve = Servir le système
    .effect = Pose une étoile sur ton dilemme.
track-morale = Moral
    .effect = À quel point tes gens sont contents. Tu peux tenir autant de cartes artefact que ton moral ; s’il baisse, tu défausses. Payer pour récupérer le fait monter, ne rien payer le fait baisser.
track-knowledge = Lucidité
    .effect = Ce que tes ouvriers ont découvert. Elle s’ajoute aux chiffres des ouvriers disponibles chaque fois que certains sont lancés.
meter = Jauge de désertion
    .effect = Les chiffres des ouvriers disponibles et ta lucidité, bout à bout. Si un lancer les mène à la ligne rouge, l’ouvrier le plus élevé déserte.
hand = Limite de cartes
    .effect = Combien de cartes artefact tu tiens, et combien tu peux en tenir : autant que ton moral.
deck = Pioche artefacts
    .also = piocher, cartes artefact
    .effect = Six sortes de cartes artefact, piochées dans les tunnels, au Breeze Bar et par des spécialistes. Tu peux en tenir autant que ton moral.
trade = Échange
    .also = commerce, offre, échanger, echange
    .effect = Une fois par tour, avant toute autre chose : propose à un joueur une ou deux choses contre une ou deux des siennes.
answer-stop = aucun autre
answer-decline = décliner
answer-accept = accepter
answer-refuse = refuser
payment-free = sans payer
payment-food = avec de la nourriture
payment-bliss = avec de l’extase
payment-otherwise = comme le permet le spécialiste
payment-bliss-calm = avec de l’extase, pour oublier
payment-food-calm = avec de la nourriture, pour oublier
payment-knowledge = en gagnant de la lucidité
gain-first = le premier gain
gain-second = le second gain

## Options

option-recruits = Spécialistes
option-recruits-revised = édition révisée
option-recruits-first = première édition
option-trading = Échanges
option-trading-true = une offre par tour
option-trading-false = pas d’échanges
option-doubles = Ouvriers de même valeur
option-doubles-free = s’enchaînent librement
option-doubles-morale = coûtent 1 point de moral chacun
option-draft = Draft des spécialistes
option-draft-false = non, quatre cartes distribuées
option-draft-true = oui, on fait passer les cartes
option-markets = Marchés
option-markets-random = au hasard
option-markets-draft = en draft
option-tracks = Moral et lucidité de départ
option-tracks-same = identiques pour tous
option-tracks-draft = en draft

## What is asked

ask-tile = Quel marché entre en jeu ?
ask-draft = Quel spécialiste gardes-tu ? Tu passes les autres.
ask-open = Quel spécialiste travaille pour toi dès le début ?
ask-hide = Quel spécialiste reste face cachée ?
ask-track = Pose ton marqueur de moral (cœur) ou de lucidité (tête) sur une case libre.
ask-turn = À toi : place un ouvrier, récupère des ouvriers ou résous ton dilemme.
ask-turn-solved = À toi : place un ouvrier ou récupère des ouvriers.
ask-again = Tu peux placer un autre { $number } : où ?
ask-take = Quels ouvriers récupères-tu ?
ask-retrieve = Comment paies-tu la récupération ?
ask-pay = Avec quoi paies-tu ?
ask-power = Quel spécialiste utilises-tu ?
ask-gain = { $recruit } : que prends-tu ?
ask-get = { $count ->
        [one] Que prends-tu ?
       *[other] Quelles { $count } choses prends-tu ?
    }
ask-tunnel = Que rapportes-tu du tunnel ?
ask-star = Où poses-tu ton étoile ?
ask-discard = Ta main est limitée à { $limit ->
        [one] une carte
       *[other] { $limit } cartes
    } : { $count ->
        [one] laquelle défausses-tu ?
       *[other] lesquelles ({ $count }) défausses-tu ?
    }
ask-discard-drawn = Laquelle des deux cartes défausses-tu ?
ask-lose = { $count ->
        [one] Mauvais jet : que perds-tu ?
       *[other] Mauvais jet : quelles { $count } choses perds-tu ?
    }
ask-die = Quelle valeur choisis-tu pour ton ouvrier ?
ask-keep = Quel spécialiste gardes-tu ?
ask-give = Que proposes-tu ?
ask-want = Que veux-tu en échange ?
ask-answer = { $turn } te propose { $give } contre { $want }.
ask-draw = Veux-tu piocher une carte artefact ?

## The choices

choose-place = Placer un { $number } { $space-at }
choose-place-market = Visiter avec un { $number } : { $market }
choose-place-site = Construire avec un { $number } : { $site } (prix : { $item })
choose-place-edge = Construire avec un { $number } : { $site } (prix : { $item })
choose-retrieve = Récupérer des ouvriers
choose-fight = Résoudre mon dilemme : combattre, pour un spécialiste
choose-serve = Résoudre mon dilemme : servir, pour une étoile
choose-offer = Proposer un échange à { $other }
choose-stop = Personne d’autre
choose-take = Récupérer : { $workers }
choose-take-all = Récupérer tous les ouvriers
choose-retrieve-free = Ne rien payer : le moral baisse
choose-retrieve-food = Payer 1 nourriture : le moral monte
choose-retrieve-bliss = Payer 1 extase : le moral monte
choose-retrieve-otherwise = Payer comme le permet mon spécialiste
choose-retrieve-bliss-calm = Payer 1 extase : la lucidité baisse
choose-retrieve-food-calm = Nourriture au lieu d’extase : la lucidité baisse
choose-pay = Payer { $items }
choose-with-knowledge = Payer en gagnant de la lucidité
choose-use = Utiliser { $recruit }
choose-recruit-draft = Garder { $recruit }
choose-recruit-open = Face visible : { $recruit }
choose-recruit-hide = Face cachée : { $recruit }
choose-recruit-keep = Garder { $recruit }
choose-recruit = { $recruit }
choose-decline = Décliner
choose-first = Le premier gain
choose-second = Le second gain
choose-gain-item = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    }
choose-gain-morale = +{ $steps } moral
choose-gain-calm = −{ $steps } lucidité
choose-gain-item-morale = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    } et +{ $steps } moral
choose-gain-item-calm = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    } et −{ $steps } lucidité
choose-get = Prendre { $items }
choose-draw = Piocher une carte artefact
choose-star-territory = Étoile sur le territoire des { $faction }
choose-star-site = Étoile sur le marché : { $market }
choose-discard = Défausser { $items }
choose-lose = Perdre { $items }
choose-set = Valeur { $number }
choose-tile = { $market }
choose-morale = Moral { $number }
choose-knowledge = Lucidité { $number }
choose-give = Donner { $items }
choose-want = Demander { $items }
choose-accept = Accepter
choose-refuse = Refuser

## What happened

event-chosen = { $seat } a fait son choix.
event-begins = { $seat } commence.
event-opened = { $recruit } travaille désormais pour { $seat }.
event-kept = { $seat } garde { $recruit }.
event-rolled = { $seat } lance les dés : { $number }.
event-set-die = { $seat } donne à un ouvrier la valeur { $number }.
event-deserted = { $seat } perd un ouvrier ({ $number }) qui en sait trop et déserte.
event-sacrificed = { $seat } sacrifie un ouvrier.
event-worker = { $seat } gagne un ouvrier.
event-placed = { $seat } place un { $number } { $space-at }.
event-placed-market = { $seat } visite un marché avec un { $number } : { $market }.
event-placed-site = { $seat } construit avec un { $number } : { $site }.
event-placed-edge = { $seat } construit avec un { $number } (autre matériau) : { $site }.
event-bumped = { $seat } déloge { $other } { $space-at }.
event-bumped-market = { $seat } déloge { $other } d’un marché : { $market }.
event-bumped-site = { $seat } déloge { $other } : { $site }.
event-bumped-edge = { $seat } déloge { $other } : { $site }.
event-bumped-own = { $seat } déloge son propre ouvrier { $space-at }.
event-bumped-own-market = { $seat } déloge son propre ouvrier d’un marché : { $market }.
event-retrieved = { $seat } récupère { $places-count ->
        [one] un ouvrier : { $places }.
       *[other] { $places-count } ouvriers : { $places }.
    }
event-gained = { $seat } gagne { $items }.
event-paid = { $seat } paie { $items }.
event-lost = { $seat } perd { $items }.
event-knowledge-up = { $seat } voit sa lucidité monter à { $number }.
event-knowledge-down = { $seat } voit sa lucidité descendre à { $number }.
event-morale-up = { $seat } voit son moral monter à { $number }.
event-morale-down = { $seat } voit son moral descendre à { $number }.
event-allegiance = L’allégeance des { $faction } atteint la case { $step }.
event-miner = Le mineur des { $faction } atteint la case { $step }.
event-drew = { $seat } pioche : { $item }.
event-drew-secretly = { $seat } pioche une carte artefact.
event-drew-openly = { $seat } montre : { $item }.
event-discarded = { $seat } défausse : { $item }.
event-reshuffled = La défausse d’artefacts est mélangée : nouvelle pioche { $number ->
        [one] d’une carte.
       *[other] de { $number } cartes.
    }
event-used = { $seat } utilise { $recruit }.
event-star-territory = { $seat } pose une étoile sur le territoire des { $faction }.
event-star-site = { $seat } pose une étoile sur un marché : { $market }.
event-star-recruit = { $seat } pose une étoile sur { $recruit }.
event-star-dilemma = { $seat } pose une étoile sur son dilemme.
event-built = Marché construit : { $market } ({ $site }).
event-dilemma-fight = { $seat } résout son dilemme ({ $item }) et combat le système.
event-dilemma-serve = { $seat } résout son dilemme ({ $item }) et sert le système.
event-offer = { $seat } propose à { $other } { $give } contre { $want }.
event-accepted = { $seat } accepte.
event-refused = { $seat } refuse.
event-track-morale = { $seat } commence avec un moral de { $number }.
event-track-knowledge = { $seat } commence avec une lucidité de { $number }.
event-end = { $seat } a posé { $number ->
        [one] { $number } étoile.
       *[other] { $number } étoiles.
    }
event-last-roll = { $seat } obtient { $number } en tout.
event-tie-morale = Plusieurs joueurs ont fini : le moral le plus haut gagne.
event-tie-knowledge = Plusieurs joueurs ont fini : la lucidité la plus basse gagne.
event-tie-markets = Plusieurs joueurs ont fini : celui qui a le plus de marchés gagne.
event-tie-territories = Plusieurs joueurs ont fini : celui qui a le plus de territoires gagne.
event-tie-roll = Plusieurs joueurs ont fini : le jet le plus bas gagne.

## The tutorial

tutorial-welcome = Quatre factions se partagent un monde qui a oublié son passé. Tu envoies des ouvriers – des dés – creuser, commercer et bâtir. Pose tes dix étoiles avant les autres et tu gagnes.
tutorial-recruits = Tu reçois quatre spécialistes et en gardes deux. L’un travaille pour toi dès le début, face visible ; l’autre reste face cachée jusqu’à ce que sa faction soit révélée. Chacun appartient à une faction.
tutorial-open = Choisis Jonathan l’artiste, face visible : il pioche des cartes artefact quand tu construis. Avec lui, tu fais partie des Wastelanders.
tutorial-hide = Faith l’hydroélectricienne reste cachée. Personne d’autre ne la connaît avant que le tunnel souterrien atteigne la case 6 ou l’allégeance des Souterriens la case 8 ; elle travaillera alors aussi pour toi.
tutorial-dice = Tes ouvriers valent 6 et 2, ceux de Bleu 4 et 3. Le plus grand total commence : toi. À ton tour, tu places un ouvrier ou tu en récupères ; une fois par partie, tu peux résoudre ton dilemme à la place.
tutorial-area = Dans une zone de denrées, on additionne tous les ouvriers. 1 à 4 : 1 denrée, allégeance +1. 5 à 8 : 1 denrée, lucidité −1. 9 et plus : 2 denrées, lucidité +1. Place ton 6 à l’Aquifère.
tutorial-total = Tu as 1 eau et un peu moins de lucidité. Le 4 de Bleu a porté le total à 10 : 2 eaux, mais plus de lucidité. Tu verras bientôt pourquoi c’est dangereux.
tutorial-tunnel = Chaque faction hors d’Icarus creuse un tunnel. Contre 1 eau, celui des Souterriens te donne une pierre ou une carte artefact, et son mineur avance d’une case. Places-y ton 2.
tutorial-stone = Prends la pierre, tu vas construire avec. Quand le mineur atteint la case 6, tous les Souterriens cachés sont révélés, Faith aussi ; à la case 9, le bout du tunnel s’ouvre.
tutorial-bumped = Il n’y a de place que pour un ouvrier : Bleu a délogé le tien. C’est un cadeau : il est rentré gratuitement, a été relancé et vaut 3.
tutorial-build = À deux joueurs, deux ouvriers achèvent un marché, et chaque joueur présent y pose une étoile. Une case coûte un matériau : construis à Souterria avec ton 3 et la pierre.
tutorial-artist = Ton ouvrier est seul sur ce chantier : l’artiste te propose une carte artefact contre 2 points de lucidité. Accepte : tu n’en sais pas encore beaucoup.
tutorial-card = Une batte de baseball ! Les artefacts sont des objets du passé oublié. Tu peux tenir autant de cartes que tu as de moral : avec 1, seulement celle-ci.
tutorial-dilemma = C’est la carte que demande ton dilemme secret ! Une fois par partie, tu la paies, ou deux cartes au choix, puis tu décides : combattre le système (un spécialiste) ou le servir (une étoile). Sers-le.
tutorial-market = L’ouvrier de Bleu a achevé le marché : { market-clinic }. Les ouvriers sont rentrés et vous avez chacun posé une étoile. La pénalité frappe qui n’en a pas ici.
tutorial-doubles = Bleu avait deux 4 et les a placés dans le même tour : après ton premier ouvrier, d’autres de même valeur peuvent suivre.
tutorial-knowledge = Attention : chaque fois que tes ouvriers sont lancés, on additionne ceux que tu as en main et ta lucidité. À 16 ou plus, le plus fort déserte. Tu as un 6 et une lucidité de 4.
tutorial-retrieve = Récupère ton ouvrier à l’Aquifère : seul un 6 serait de trop, un risque de 17 %. Sans payer de nourriture ni d’extase, tu perds 1 point de moral, mais jamais en dessous de 1.
tutorial-farm = Un 4 : tout va bien. Maintenant la Ferme : ton 6 rapporte 1 nourriture et fait baisser ta lucidité.
tutorial-bump = À toi de déloger Bleu : place ton 4 dans le tunnel wastelander et paie 1 nourriture pour de l’argile. L’ouvrier de Bleu rentre et est relancé.
tutorial-two-food = Bleu t’a délogé à son tour, et ton ouvrier vaut 2. Avec le 6 et le 4 de la Ferme, cela fait 12 : 2 nourritures. Places-y ton ouvrier.
tutorial-home = Tu n’as plus d’ouvrier en main. Récupère les deux : ils sont relancés, et le risque reste faible tant que ta lucidité est basse.
tutorial-food = 1 nourriture ou 1 extase paie pour tous et augmente ton moral de 2 : tu pourras tenir trois cartes. Ne rien payer coûterait du moral. Paie la nourriture.
tutorial-second = Bleu a commencé un marché dans les Wastelands : achève-le avec ton argile. Prends le 5 : il dépasse le 1 de Bleu, comme le veut l’artiste, et la petite valeur te reste en main.
tutorial-safe = Encore une carte contre 2 points de lucidité ? Ton 3 et une lucidité de 6 font 9 : même avec un 6, cela ne fait que 15. Aucun risque : utilise l’artiste.
tutorial-deserted = Nouveau marché : { market-registry }. Une étoile pour chacun. Mais Bleu a obtenu un second 6 : avec une lucidité de 6, cela fait 18, et un ouvrier déserte.
tutorial-visit = Tu as pioché des lunettes : avec une denrée au choix, c’est le prix de ce marché, { market-clinic }. Le visiter rapporte une étoile sur le territoire et de l’allégeance. Places-y ton 3.
tutorial-allegiance = Quatre étoiles à deux ! L’allégeance des Souterriens a monté. Cases 2 et 5 : bonus pour qui a un spécialiste actif de la faction ; case 8 : les cachés sont révélés ; case 11 : une étoile sur chacun.
tutorial-artifacts = Ici, trois cartes artefact, ou deux identiques, rapportent une étoile : sur le territoire, ou sur un marché de la région où tu n’en as pas, ce qui lève sa pénalité pour toi.
tutorial-tank = 3 énergies ou 3 eaux rapportent un ouvrier de plus, quatre au maximum, et baissent ta lucidité ou augmentent ton moral de 2.
tutorial-end = La dixième étoile gagne aussitôt. Tu es en tête, mais avec une lucidité de 6, tu devrais vite oublier : dans une zone au total de 5 à 8, ou à la cuve. À toi de jouer !

## For who hears the game

got-commodity = denrée
    .un = une denrée au choix
    .pl = denrées
got-resource = matériau
    .un = un matériau au choix
    .pl = matériaux
got-artifact = carte artefact
    .un = une carte artefact
    .pl = cartes artefact
got-pair = paire
    .un = deux cartes artefact identiques
    .pl = paires de cartes artefact
got-worker = ouvrier
    .un = un ouvrier
    .pl = ouvriers
got-star = étoile
    .un = une étoile
    .pl = étoiles
got-morale = moral
got-knowledge = lucidité
got-allegiance = allégeance
got-amount = { $count ->
        [one] { $got-un }
       *[other] { $count } { $got-pl }
    }
spoken-stars = Étoiles, sur { $total } : { $seats }.
spoken-stars-of = Étoiles : { $count } sur { $total }.
spoken-star-leader = En tête : { $seats }, étoiles : { $count } sur { $total }.
spoken-ready = Ouvriers disponibles : { $numbers } ; sur le plateau : { $count }.
spoken-all-out = Aucun ouvrier disponible ; sur le plateau : { $count }.
spoken-tracks = Moral { $morale }, lucidité { $knowledge }.
spoken-goods = Biens : { $items }.
spoken-no-goods = Aucun bien.
spoken-hand = Cartes artefact : { $items }.
spoken-no-hand = Aucune carte artefact.
spoken-cards = Cartes artefact : { $count }.
spoken-penalties = Pénalités en vigueur, de : { $markets }.
spoken-allegiance = Allégeance, jusqu’à { $total } : { $factions }.
spoken-territory-stars = Territoire des { $faction }, étoiles : { $seats }.
spoken-market-stars = { $market }, étoiles : { $seats }.
spoken-active = Spécialistes actifs : { $recruits }.
spoken-hidden = Spécialistes cachés que tu connais : { $recruits }.
spoken-unknown = Spécialistes cachés : { $count }.
spoken-dilemma = Le dilemme demande cet artefact : { $item }.
spoken-fought = Résolu, contre le système.
spoken-served = Résolu, pour le système.
spoken-recruit = { $recruit-effect }
spoken-recruit-first = { $recruit-effect-first }
spoken-works-for = Travaille pour : { $seats }.
spoken-by-seat = Par personne : { $seats }.
spoken-known-cards = Cartes que tu connais : { $seats }.
spoken-discarded = Défaussées : { $count }.
spoken-at-hand = Ouvriers disponibles de cette valeur : { $seats }.
spoken-meter = Valeurs disponibles et lucidité : { $seats }. À { $limit }, un ouvrier est perdu après un lancer.
spoken-deck = Cartes restantes : { $count }.
spoken-area = Les ouvriers ici font { $count } : { $workers }.
spoken-area-empty = Aucun ouvrier ici.
spoken-next = Ton { $number } rapporterait : { $gains }.
spoken-next-recruits = Ton { $number } rapporterait : { $gains } ; interviendrait : { $recruits }.
spoken-together = Avec lui, les ouvriers feraient { $count } : { $band ->
        [low] peu de denrées, et l’allégeance monte.
        [middle] peu de denrées, et la lucidité baisse.
       *[high] le plus de denrées, mais la lucidité monte.
    }
spoken-closed = Pas encore ouvert.
spoken-nobody-there = Personne n’est là.
spoken-occupied = Ouvrier présent : { $seats } ; le suivant le déloge.
spoken-price = À payer : { $way }.
spoken-price-or = À payer : { $way } ou { $other }.
spoken-gains = Tu reçois { $way }.
spoken-gains-or = Tu reçois { $way } ou { $other }.
spoken-involved = Tes spécialistes concernés ici : { $recruits }.
spoken-builders = Ouvriers qui construisent : { $workers }.
spoken-build-with = On construit avec l’un de ces matériaux : { $goods }.
spoken-here-is = Ici se trouve : { $market }.
spoken-stars-there = Étoiles ici : { $seats }.
spoken-no-stars-there = Aucune étoile ici.
spoken-penalised = Tu n’as pas d’étoile ici, donc tu subis la pénalité.
spoken-step = Allégeance { $count } sur { $total }.
spoken-stars-by = Étoiles : { $seats }.

## Why not

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de décider.
why-not-asked = Tu as d’abord autre chose à décider.
why-no-worker = Tu n’as pas d’ouvrier à placer : récupères-en au moins un.
why-no-such-worker = Tu n’as pas d’ouvrier de valeur { $number } disponible.
why-same-number = Seuls les ouvriers qui avaient la même valeur au début du tour peuvent s’enchaîner.
why-not-dug = Le bout s’ouvre quand le mineur des { $faction } atteint la case 9 ; il est à la case { $step }.
why-not-built = Ce marché n’est pas encore construit.
why-built = Ce marché est déjà construit.
why-taken = Toutes ces cases sont occupées.
why-cannot-pay = Tu ne peux pas payer le prix de cette case.
why-penalty = Interdit par un marché où tu n’as pas d’étoile : { $market }.
why-nobody-out = Tu n’as pas d’ouvrier sur le plateau.
why-once-started = Tu as déjà commencé à placer des ouvriers ce tour-ci.
why-solved = Ton dilemme est déjà résolu.
why-cannot-solve = Tu n’as ni l’artefact de ton dilemme ni deux cartes artefact quelconques.
why-no-trade = Il n’y a rien à échanger, ou tu as déjà fait ton offre ce tour-ci.
why-no-choice = Il n’y a rien à choisir ici pour l’instant : place un ouvrier ou récupère des ouvriers.

## Cards: the words their texts are made of
# card-gain-... is what one may do (an infinitive), card-now-... what happens by itself (a clause with tu).
# All conditions go on with "que".

card-cost = Une visite coûte { $cost }.
card-penalty = Sans étoile ici : { $rule }
card-penalty-lose-on = pour chaque { $number } obtenu en lançant, tu perds une denrée ou un matériau.
card-penalty-no-new-worker = avec deux ou trois ouvriers, tu ne peux pas en gagner d’autre.
card-penalty-no-self-bump = tu ne peux pas déloger tes propres ouvriers.
card-penalty-no-pairs = les marchés d’artefacts n’acceptent pas tes paires.
card-penalty-own-markets-only = tu ne peux visiter que les marchés construits où tu as une étoile.
card-penalty-one-placement = tu ne peux placer qu’un ouvrier par tour.
card-penalty-no-shared-site = tu ne peux pas construire là où un autre joueur a un ouvrier.
card-penalty-no-recruits = tes spécialistes n’ont plus de pouvoirs.
card-penalty-dear-retrieve = récupérer des ouvriers sans payer te coûte 1 point de moral de plus.
card-penalty-no-icarus = tu ne peux pas placer d’ouvrier à Icarus.
card-penalty-knowing-stars = chaque étoile que tu poses augmente ta lucidité de 1.
card-penalty-no-tiers = tu n’as pas les bonus d’allégeance des niveaux 1 et 2.
card-penalty-one-per-area = tu ne peux avoir qu’un ouvrier par zone de denrées.
card-amount = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    }
card-any-commodity = { $count ->
        [one] une denrée au choix
       *[other] { $count } denrées au choix
    }
card-any-resource = { $count ->
        [one] un matériau au choix
       *[other] { $count } matériaux au choix
    }
card-any-tunnel-resource = { $count ->
        [one] un matériau
       *[other] { $count } matériaux
    } du tunnel
card-any-artifact = { $count ->
        [one] une carte artefact au choix
       *[other] { $count } cartes artefact au choix
    }
card-paid-amount = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    }
card-paid-any-commodity = { $count ->
        [one] une denrée au choix
       *[other] { $count } denrées au choix
    }
card-paid-any-resource = { $count ->
        [one] un matériau au choix
       *[other] { $count } matériaux au choix
    }
card-paid-any-artifact = { $count ->
        [one] une carte artefact au choix
       *[other] { $count } cartes artefact au choix
    }
card-power = { $occasion }, { $deal }
card-gain = { $gain }.
card-may = tu peux { $gain }.
card-may-pay = tu peux { $gain } (coût : { $price }).
card-may-instead-of-morale = tu peux { $gain } au lieu de gagner du moral.
card-instead = tu peux payer { $price } à la place.
card-instead-steps = tu peux { $price } à la place.
card-pay-end = Tu peux utiliser le bout d’un tunnel même sans spécialiste actif de sa faction (coût : { $price }).
card-then = Dans ce cas, { $now }.
card-then-at = Si tu le fais { $where }, { $now }.
card-bonus = Si tu paies { $item-un }, { $now }.
card-bonus-instead = Si tu paies { $item-un }, à la place, { $now }.
card-pay-knowledge = +{ $count } lucidité
card-pay-morale = −{ $count } moral
card-pay-worker = cet ouvrier
card-pay-retrieved = l’un de ces ouvriers
card-to-bumped = { $price } pour ce joueur
card-to-bumper = { $price } pour ce joueur
card-gain-goods = gagner { $goods }
card-gain-either = soit { $first }, soit { $second }
card-gain-allegiance = avancer l’allégeance des { $faction } d’une case
card-gain-knowledge = augmenter ta lucidité de { $count }
card-gain-calm = baisser ta lucidité de { $count }
card-gain-morale = augmenter ton moral de { $count }
card-gain-worse = baisser ton moral de { $count }
card-gain-rises = augmenter { $tracks } de { $count }
card-gain-draw = piocher { $count ->
        [one] une carte artefact
       *[other] { $count } cartes artefact
    }
card-gain-drop = défausser l’une d’elles
card-gain-discard = défausser ensuite { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de ta main
card-gain-miner = avancer le mineur d’une case de plus
card-gain-bumped-knowledge = augmenter la lucidité de ce joueur de { $count }
card-gain-crowd-knowledge = augmenter de { $count } la lucidité de chaque autre joueur présent
card-gain-star = poser une étoile sur le territoire
card-gain-others-bliss = donner 1 extase à chaque adversaire
card-gain-others-draw = faire piocher une carte artefact à chaque adversaire
card-gain-keep-morale = ne pas perdre de moral
card-gain-choose-die = choisir la valeur d’un ouvrier au lieu de le lancer
card-gain-choose-bumped-die = choisir sa valeur au lieu de le lancer
card-gain-set-bumped-die = donner à l’ouvrier délogé la valeur du tien
card-gain-place-new-worker = le placer aussitôt après l’avoir lancé
card-gain-keep-matching = n’en garder, en les montrant, que les cartes identiques entre elles
card-gain-open-hand = montrer ta main ; si elle contient des cartes identiques, chaque adversaire en pioche une
card-now-goods = tu gagnes { $goods }
card-now-either = tu choisis : { $first } ou { $second }
card-now-allegiance = l’allégeance des { $faction } avance d’une case
card-now-knowledge = ta lucidité augmente de { $count }
card-now-calm = ta lucidité baisse de { $count }
card-now-morale = ton moral augmente de { $count }
card-now-worse = ton moral baisse de { $count }
card-now-rises = { $tracks } augmentent de { $count }
card-track-morale = ton moral
card-track-knowledge = ta lucidité
card-track-allegiance = l’allégeance des { $faction }
card-track-crowd-knowledge = la lucidité de chaque autre joueur présent
card-now-draw = tu pioches { $count ->
        [one] une carte artefact
       *[other] { $count } cartes artefact
    }
card-now-and-draw = tu pioches { $count ->
        [one] une carte artefact
       *[other] { $count } cartes artefact
    }
card-now-drop = tu défausses l’une d’elles
card-now-discard = tu défausses ensuite { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de ta main
card-now-miner = le mineur avance d’une case de plus
card-now-bumped-knowledge = la lucidité de ce joueur augmente de { $count }
card-now-crowd-knowledge = la lucidité de chaque autre joueur présent augmente de { $count }
card-now-star = tu poses une étoile sur le territoire
card-now-others-bliss = chaque adversaire gagne 1 extase
card-now-others-draw = chaque adversaire peut piocher une carte artefact
card-now-keep-morale = tu ne perds pas de moral
card-now-choose-die = tu choisis la valeur d’un ouvrier au lieu de le lancer
card-now-choose-bumped-die = tu choisis sa valeur au lieu de le lancer
card-now-set-bumped-die = tu donnes à l’ouvrier délogé la valeur du tien
card-now-place-new-worker = tu le places aussitôt après l’avoir lancé
card-now-keep-matching = tu n’en gardes, en les montrant, que les cartes identiques entre elles
card-now-open-hand = tu montres ta main ; si elle contient des cartes identiques, chaque adversaire en pioche une
card-on-at = { $occasion } { $where }
card-on-place = Quand tu places un ouvrier
card-on-bump = Quand tu déloges un ouvrier adverse
card-on-bumped = Quand un de tes ouvriers est délogé
card-on-bumped-by-rival = Quand un autre joueur déloge un de tes ouvriers
card-on-market-star = Quand tu poses une étoile en visitant un marché hors d’Icarus
card-on-market-visit = Quand tu visites un marché hors d’Icarus
card-on-star = Quand tu poses une étoile
card-on-built = Quand un marché est construit
card-on-retrieve = Quand tu récupères des ouvriers (avant de les lancer)
card-on-retrieve-free = Quand tu récupères des ouvriers sans payer
card-on-rival-pair = Quand un adversaire lance des ouvriers et en a alors au moins deux de même valeur
card-on-worker-lost = Quand un de tes ouvriers déserte
card-on-draw = Une fois par tour, au lieu de piocher une carte artefact
card-on-knowledge-gained = Chaque fois que ta lucidité monte d’un cran
card-on-morale-lost = Chaque fois que ton moral baisse d’un cran
card-on-worker-gained = Quand tu gagnes un ouvrier
card-on-pay-site = Quand tu paies pour construire
card-on-pay-artifacts = Quand tu paies en cartes artefact
card-on-pay-bliss = Quand tu paies de l’extase
card-on-pay-resource = Quand tu paies un matériau
card-on-pay-tunnel = Quand tu paies pour un tunnel
card-on-pay-retrieve = Quand tu paies pour récupérer des ouvriers
card-on-retrieve-bliss = Quand tu paies 1 extase pour récupérer des ouvriers
card-on-enter = Quand tu places un ouvrier
card-at-generator = au Générateur
card-at-aquifer = à l’Aquifère
card-at-farm = à la Ferme
card-at-cloud-mine = à la Mine de nuages
card-at-icarus = à Icarus
card-at-tank = à la cuve
card-at-tunnel-euphorian = dans le tunnel euphorien
card-at-tunnel-subterran = dans le tunnel souterrien
card-at-tunnel-wastelander = dans le tunnel wastelander
card-at-tunnels = dans un tunnel
card-at-ends = au bout d’un tunnel
card-at-markets = à un marché hors d’Icarus
card-at-ark = à l’Arche
card-at-sites = sur un chantier
card-at-breeze-bar = au Breeze Bar
card-at-sky-lounge = au Sky Lounge
card-when-no-artifacts = que tu n’as pas de carte artefact
card-when-no-artifacts-or-resources = que tu n’as ni carte artefact ni matériau
card-when-no-resources = que tu n’as pas de matériau
card-when-same-number = qu’un autre ouvrier y a la même valeur
card-when-alone = que ton ouvrier y est seul
card-when-lowest = que ton ouvrier y est le plus faible ou le seul
card-when-highest = que ton ouvrier y est le plus fort ou le seul
card-when-two-workers = que tu as exactement deux ouvriers
card-when-helped = que tu y avais un ouvrier
card-when-not-helped = que tu n’y avais pas d’ouvrier
card-when-from-subterra = que tous étaient à Souterria
card-when-equal-die = que les deux ouvriers ont la même valeur
card-when-higher-die = que l’ouvrier délogé a une valeur plus élevée que le tien
card-when-nobody-bumped = que tu n’as délogé personne
card-when-rival-bumped = que tu as délogé un autre joueur
card-when-took-resource = que tu prends le matériau
card-when-no-subterran = que ce joueur n’a pas de spécialiste souterrien actif

## The board in a terminal

region-euphorian = Euphoria
region-subterran = Souterria
region-wastelander = Wastelands
region-icarite = Icarus
board-allegiance = Allégeance
board-territory = Territoire
board-card = carte
board-closed = fermé
board-step = allégeance +1
board-hand = Cartes
board-worker = ouvrier
board-way-out = Pour y échapper : une étoile { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-die = Un de tes ouvriers disponibles. Sa valeur compte dans les zones de denrées et quand ta lucidité est vérifiée.
table-artifact = Une carte artefact, un objet du passé. Trois cartes au choix, ou deux identiques, rapportent une étoile à un marché d’artefacts ; ton dilemme et certains marchés en demandent une précise.
table-territory = On y pose des étoiles en visitant les marchés de la région. Il y a autant de places que de joueurs.
table-faction = L’allégeance donne des bonus à qui a un spécialiste actif de la faction, révèle les cachés et, à la fin, donne une étoile à chacun.
table-miner = Mineur
table-end = Bout du tunnel
table-discarded = défaussées
table-pair = deux identiques
table-star = étoile
table-stars = Étoiles
table-morale = moral
table-knowledge = lucidité
table-workers = ouvriers
table-out = sur le plateau
table-reveal = les spécialistes cachés sont révélés
table-hidden = face cachée
table-penalty = tu subis sa pénalité
table-penalties = Pénalités
table-risk = Risque à la récupération
table-shown = dilemme montré
table-fought = contre le système
table-served = pour le système
table-where = Où sont les étoiles
table-ties = En cas d’égalité
table-territories = Territoires dominés
table-next = prochain ouvrier
table-race = En tête : { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    } sur { $total }
table-tank = Cuve d’activation
    .short = Cuve
table-discards = { $count ->
        [one] { $count } carte défaussée
       *[other] { $count } cartes défaussées
    } ; on mélange la défausse quand la pioche est vide.
table-market = { $market-effect }
table-site = Ouvriers présents : { $count } sur { $needed }. Avec le dernier, le marché est construit, et chaque joueur présent y pose une étoile.
table-places = Places libres pour des étoiles : { $count }
table-tunnel = Le mineur est à la case { $step } sur { $end }. À { $reveal }, les spécialistes cachés de la faction sont révélés ; à { $end }, le bout s’ouvre.
tier-1 = À partir de { $step } : une denrée de plus dans la zone de la faction.
tier-2 = À partir de { $step } : matériau et carte au tunnel de la faction.
tier-2-icarite = À partir de { $step } : une carte artefact pour chaque étoile sur le territoire.
tier-3 = À { $step } : tous les spécialistes cachés de la faction sont révélés.
tier-4 = À { $step } : une étoile sur chaque spécialiste actif de la faction.

## The mat and the first choice

mat-left = { $count ->
        [0] plus d’étoile
        [one] encore 1 étoile
       *[other] encore { $count } étoiles
    }
mat-out = { $count } dehors
mat-nobody = Tous tes ouvriers sont dehors.
mat-risk = { $count ->
        [one] 1 récupéré : { $risk } % qu’un ouvrier déserte
       *[other] { $count } récupérés : { $risk } % qu’un ouvrier déserte
    }
mat-sum = { $count } sur { $limit } : personne n’en sait trop
mat-cards = Cartes artefact : { $count }. Tu peux en tenir autant que ton moral : { $limit }.
mat-unfold = Ton plateau : tout montrer
mat-way-out = Pour y échapper : une étoile à toi ici. Visite ce marché ou : { $space }.
mat-way-out-visit = Pour y échapper : une étoile à toi ici. Visite ce marché.
state-open = Travaille pour toi dès le début : son pouvoir compte, et chaque case de la faction te rapporte.
state-hidden = Toi seul connais cette carte. Pouvoir et gains commencent quand la faction ou son tunnel est assez loin.
state-starred = Porte une étoile à toi : la faction a atteint son but.
first-about = Tu diriges une part d’une cité où personne ne doit en savoir trop. Envoie tes dés au travail et pose { $count } étoiles avant les autres.
first-how = Les étoiles se posent sur les marchés que tu aides à bâtir, les territoires, ton dilemme et les spécialistes dont la faction réussit.
first-step = Deux de ces personnes restent avec toi : l’une face visible, l’autre en secret.
first-open = visible
first-hidden = cachée
first-kept = à toi
about-euphorian = La cité : l’énergie du Générateur, l’or du tunnel, des marchés derrière le mur.
about-subterran = Sous terre : l’eau de l’Aquifère, la pierre du tunnel, des marchés dans les grottes.
about-wastelander = Dehors : la nourriture de la Ferme, l’argile du tunnel, des marchés parmi les ruines.
about-icarite = Dans les nuages : l’extase, qui paie presque tout, et des étoiles contre des cartes ou des matériaux. Ni tunnel ni chantier.
chip-all = Tous les choix ({ $count })
chip-trade = Proposer un échange
chip-risk = { $risk } %
bubble-pay = Paie
bubble-get = Reçois
bubble-or = ou
bubble-bumps = Déloge { $who } : il rentre et relance son dé.
bubble-total = Total : { $count }.
bubble-build = Construit ici, ouvriers : { $count } sur { $total }.
bubble-built = Le dernier : le marché est bâti et chaque bâtisseur pose une étoile.
bubble-again = Touche encore pour choisir.
trade-give = Tu donnes
trade-want = Tu reçois
trade-with = Échange : { $other }
