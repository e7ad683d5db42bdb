# Euphoria: Build a Better Dystopia, French.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.
# Several rolls or cards at once make one line: $number of event-rolled and $item of event-drew, event-drew-openly and
# event-discarded may be a list, without attributes.
# card-amount may get the bare name of an item, without attributes: it forms the plural from the name itself.
# What a card brings (card-gain-..., card-does-...) is an imperative, joined by card-and.

title = Euphoria: Build a Better Dystopia
tagline = Place des ouvriers qui ne doivent pas en savoir trop, bâtis des marchés et pose tes dix étoiles avant les autres.

## Factions

faction-euphorian = Euphoriens
faction-subterran = Souterriens
faction-wastelander = Wastelanders
faction-icarite = Icarites
territory-of = territoire des { $faction }

## Goods and artifacts
# .un: one of it, with its article; .pl: after a number

item-energy = énergie
    .un = une énergie
    .pl = énergies
item-water = eau
    .un = une eau
    .pl = eaux
item-food = nourriture
    .un = une nourriture
    .pl = nourritures
item-bliss = extase
    .un = une extase
    .pl = extases
item-gold = or
    .un = un or
    .pl = ors
item-stone = pierre
    .un = une pierre
    .pl = pierres
item-clay = argile
    .un = une argile
    .pl = argiles
item-book = livre
    .un = un livre
    .pl = livres
item-balloons = ballons
    .un = une carte ballons
    .pl = cartes ballons
item-glasses = lunettes
    .un = une carte lunettes
    .pl = cartes lunettes
item-game = jeu de société
    .un = un jeu de société
    .pl = jeux de société
item-bear = ours en peluche
    .un = un ours en peluche
    .pl = ours en peluche
item-bat = batte de baseball
    .un = une batte de baseball
    .pl = battes de baseball
item-amount = { $count ->
        [one] { $item-un }
       *[other] { $count } { $item-pl }
    }
wish-of = { $item-un } de l'autre joueur

## Spaces

space-generator = Générateur
    .at = au Générateur
    .effect = Somme des ouvriers ici : jusqu'à 4 : un, allégeance +1 ; jusqu'à 8 : un, lucidité −1 ; à partir de 9 : deux, lucidité +1
space-aquifer = Aquifère
    .at = à l'Aquifère
    .effect = Somme des ouvriers ici : jusqu'à 4 : un, allégeance +1 ; jusqu'à 8 : un, lucidité −1 ; à partir de 9 : deux, lucidité +1
space-farm = Ferme
    .at = à la Ferme
    .effect = Somme des ouvriers ici : jusqu'à 4 : un, allégeance +1 ; jusqu'à 8 : un, lucidité −1 ; à partir de 9 : deux, lucidité +1
space-cloud-mine = Mine de nuages
    .at = à la Mine de nuages
    .effect = Somme des ouvriers ici : jusqu'à 4 : un, allégeance +1 ; jusqu'à 8 : un, lucidité −1 ; à partir de 9 : deux, lucidité +1
space-tank-energy = Cuve (énergie)
    .also = cuve d'activation
    .at = à la cuve (énergie)
    .effect = 3 énergies → un ouvrier, lucidité −2
space-tank-water = Cuve (eau)
    .also = cuve d'activation
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
    .effect = 3 eaux pour qui a un Euphorien actif
space-end-subterran = Bout du tunnel souterrien
    .at = au bout du tunnel souterrien
    .effect = 3 nourritures pour qui a un Souterrien actif
space-end-wastelander = Bout du tunnel wastelander
    .at = au bout du tunnel wastelander
    .effect = 3 énergies pour qui a un Wastelander actif
space-incinerator = Incinérateur de la vérité historique
    .at = à l'Incinérateur
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire ou un marché, allégeance +1
space-free-press = Presse libre de la dure réalité
    .at = à la Presse libre
    .effect = 3 cartes artefact ou une paire → une étoile sur le territoire ou un marché, allégeance +1
space-ark = Arche des souvenirs brisés
    .at = à l'Arche
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
worker-in-area = ouvrier { $number } { $space-at }
worker-at-market = ouvrier au marché : { $site }
worker-on-site = ouvrier sur le chantier : { $site }
die-of = ouvrier { $number }
number-of = { $number }
morale-of = moral { $number }
knowledge-of = lucidité { $number }

## Markets

market-laboratory = Laboratoire de génétique sélective
    .effect = Visite : une carte artefact au choix et un matériau au choix. Sans étoile ici : avec deux ou trois ouvriers, tu ne peux pas en gagner d'autre.
market-spa = Thermes du plaisir éphémère
    .effect = Visite : 4 eaux et une carte artefact au choix. Sans étoile ici : tu ne peux pas déloger tes propres ouvriers.
market-courthouse = Tribunal des jugements hâtifs
    .effect = Visite : 4 énergies et 1 pierre. Sans étoile ici : les marchés d'artefacts n'acceptent pas tes paires.
market-plaza = Place de l'humilité immortalisée
    .effect = Visite : 4 eaux et 1 argile. Sans étoile ici : tu ne peux visiter que les marchés construits où tu as une étoile.
market-fountain = Fontaine des vœux pieux
    .effect = Visite : 4 eaux et 1 or. Sans étoile ici : tu ne peux placer qu'un ouvrier par tour.
market-lounge = Salon de la frugalité opulente
    .effect = Visite : 4 énergies et une carte artefact au choix. Sans étoile ici : tu ne peux pas construire là où un autre joueur a un ouvrier.
market-academy = Académie de l'égalité obligatoire
    .effect = Visite : 4 nourritures et 1 or. Sans étoile ici : tes spécialistes n'ont plus de pouvoirs.
market-cafeteria = Cantine de la viande anonyme
    .effect = Visite : 4 nourritures et une carte artefact au choix. Sans étoile ici : récupérer sans payer te coûte 1 moral de plus.
market-apothecary = Apothicaire des rêves productifs
    .effect = Visite : 4 extases et un matériau au choix. Sans étoile ici : tu ne peux pas placer d'ouvrier à Icarus.
market-theater = Théâtre de la propagande révélatrice
    .effect = Visite : 4 énergies et 1 argile. Sans étoile ici : chaque étoile que tu poses augmente ta lucidité de 1.
market-registry = Registre des secrets intimes
    .effect = Visite : 4 extases et une carte artefact au choix. Sans étoile ici : tu n'as pas les bonus d'allégeance des niveaux 1 et 2.
market-arena = Arène du conflit pacifique
    .effect = Visite : 4 nourritures et 1 pierre. Sans étoile ici : tu ne peux avoir qu'un ouvrier par zone de denrées.
market-teddy-shop = Atelier de démontage d'ours en peluche
    .effect = Visite : une denrée au choix et 1 ours en peluche. Sans étoile ici : pour chaque 1 obtenu en lançant, tu perds une denrée ou un matériau.
market-clinic = Clinique du recul aveugle
    .effect = Visite : une denrée au choix et une carte lunettes. Sans étoile ici : pour chaque 2 obtenu en lançant, tu perds une denrée ou un matériau.
market-park = Parc d'abstractions
    .effect = Visite : une denrée au choix et une carte ballons. Sans étoile ici : pour chaque 3 obtenu en lançant, tu perds une denrée ou un matériau.
market-bonfire = Feu de joie ludique du quartier
    .effect = Visite : une denrée au choix et 1 jeu de société. Sans étoile ici : pour chaque 4 obtenu en lançant, tu perds une denrée ou un matériau.
market-stadium = Stade du home run garanti
    .effect = Visite : une denrée au choix et 1 batte de baseball. Sans étoile ici : pour chaque 5 obtenu en lançant, tu perds une denrée ou un matériau.
market-literacy-center = Centre d'alphabétisation réduite
    .effect = Visite : une denrée au choix et 1 livre. Sans étoile ici : pour chaque 6 obtenu en lançant, tu perds une denrée ou un matériau.

## Recruits

recruit-laura = Laura la philanthrope
    .faction = { faction-euphorian }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel ou à la cuve : si tu veux (coût : 1 or à donner à ce joueur), pioche 2 cartes artefact.
recruit-yordy = Yordy le démotivateur
    .faction = { faction-euphorian }
    .effect = Quand tu récupères des ouvriers sans payer : si tu veux (coût : 1 énergie), choisis la valeur d'un ouvrier au lieu de le lancer.
    .effect-first = Quand tu récupères des ouvriers sans payer, si tu as exactement deux ouvriers : tu ne perds pas de moral.
recruit-katy = Katy la diététicienne
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier au Générateur, si tu n'as pas de carte artefact : gagne 1 nourriture.
recruit-gary = Gary l'électricien
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier au Générateur, si un autre ouvrier y a la même valeur : gagne 1 moral, ou bien gagne 1 énergie.
recruit-michael = Michael l'ingénieur
    .faction = { faction-euphorian }
    .effect = Quand tu paies pour construire : tu peux payer autrement (un matériau au choix) ; dans ce cas, gagne 1 moral et gagne 1 lucidité si tu paies en or.
    .effect-first = Quand tu paies pour construire : tu peux payer autrement (un matériau au choix) ; dans ce cas, gagne 1 moral et avance l'allégeance des Euphoriens d'un pas si tu paies en or.
recruit-esme = Esme la pompière
    .faction = { faction-euphorian }
    .effect = Quand tu poses une étoile : si tu veux (coût : une carte artefact au choix), gagne 1 énergie et perds 1 lucidité, ou bien gagne 1 énergie et gagne 1 moral; si tu paies un livre, gagne 2 énergies, perds 2 lucidité et gagne 2 moral à la place.
    .effect-first = Quand tu poses une étoile : si tu veux (coût : une carte artefact au choix), gagne 1 énergie et perds 1 lucidité, ou bien gagne 1 énergie et gagne 1 moral.
recruit-ray = Ray le contremaître
    .faction = { faction-euphorian }
    .effect = Quand un marché est construit, si tu y avais un ouvrier : gagne 2 moral. Quand un marché est construit, si tu n'y avais pas d'ouvrier : perds 2 lucidité.
recruit-bradley = Bradley le futuriste
    .faction = { faction-euphorian }
    .effect = Quand tu poses une étoile en visitant un marché hors d'Icarus : si tu veux (coût : +2 lucidité), pioche 2 cartes artefact et défausse l'une d'elles.
recruit-ben = Ben le ludologue
    .faction = { faction-euphorian }
    .effect = Quand un adversaire lance des ouvriers et en a ensuite de même valeur : si tu veux (coût : −2 moral), gagne un matériau au choix.
recruit-jefferson = Jefferson l'artiste de choc
    .faction = { faction-euphorian }
    .effect = Quand tu paies pour récupérer des ouvriers : tu peux payer autrement (1 énergie) ; dans ce cas, perds 1 lucidité et gagne 1 moral.
recruit-julia = Julia l'inspectrice des pensées
    .faction = { faction-euphorian }
    .effect = Quand tu déloges un ouvrier adverse : si tu veux (coût : −1 moral), gagne un matériau au choix et donne à l'ouvrier délogé la valeur du tien.
    .effect-first = Quand tu déloges un ouvrier adverse, si les deux ouvriers ont la même valeur : si tu veux (coût : −2 moral), gagne un matériau au choix.
recruit-nakagawa = Dr Nakagawa le tribut
    .faction = { faction-euphorian }
    .effect = Quand tu places un ouvrier sur un chantier : si tu veux, avance l'allégeance des Euphoriens d'un pas.
    .effect-first = Quand tu poses une étoile en visitant un marché hors d'Icarus : si tu veux (coût : le sacrifice de cet ouvrier), pose une étoile sur le territoire.
recruit-maggie = Maggie la hors-la-loi
    .faction = { faction-subterran }
    .effect = Quand tu récupères des ouvriers, avant de les lancer, si tous étaient à Souterria : gagne 1 eau, ou bien gagne 1 pierre.
recruit-dave = Major Dave le démolisseur
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel : si tu veux (coût : +1 lucidité), gagne un matériau du tunnel et avance le mineur d'un pas de plus.
    .effect-first = Quand tu déloges un ouvrier adverse dans un tunnel : si tu veux (coût : +2 lucidité), gagne un matériau du tunnel et avance le mineur d'un pas de plus.
recruit-xander = Xander l'excavateur
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse dans un tunnel, si l'ouvrier délogé a une valeur plus élevée : si tu veux (coût : +1 lucidité), gagne un matériau du tunnel.
recruit-gambler = Jonathan le parieur
    .faction = { faction-subterran }
    .effect = Quand tu pioches une carte artefact, une fois par tour : si tu veux, pioche 2 cartes artefact et montre ta main ; si elle contient des cartes identiques, chaque adversaire pioche une carte.
    .effect-first = Quand tu pioches une carte artefact, une fois par tour : si tu veux (coût : +1 lucidité), pioche 3 cartes artefact et montre-les à tous ; ne garde que celles qui sont identiques.
recruit-josiah = Josiah le hacker
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier au Générateur, à la Ferme ou à la Mine de nuages : gagne 1 moral et fais gagner 1 lucidité à chaque autre joueur présent.
recruit-faith = Faith l'hydroélectricienne
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier à l'Aquifère, si tu n'as pas de carte artefact : gagne 1 énergie.
recruit-brett = Brett le crocheteur
    .faction = { faction-subterran }
    .effect = Quand tu poses une étoile en visitant un marché hors d'Icarus : si tu veux (coût : +1 lucidité), gagne un matériau au choix.
    .effect-first = Quand tu poses une étoile en visitant un marché hors d'Icarus, si tu n'as délogé personne : si tu veux (coût : +2 lucidité), gagne un matériau au choix.
recruit-chase = Chase le mineur
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier dans un tunnel : si tu veux (coût : le sacrifice de cet ouvrier), gagne 2 matériaux du tunnel. Quand tu gagnes un ouvrier : si tu veux, place le nouvel ouvrier aussitôt après son lancer.
recruit-soulless = Soulless le plombier
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier à l'Aquifère, si ton ouvrier y est le plus faible ou le seul : gagne 1 moral, ou bien gagne 1 eau.
recruit-curtis = Curtis le propagandiste
    .faction = { faction-subterran }
    .effect = Chaque fois que ton moral baisse d'un cran : perds 1 lucidité.
recruit-andrew = Andrew le spéléologue
    .faction = { faction-subterran }
    .effect = Quand tu places un ouvrier dans le tunnel euphorien ou dans le tunnel wastelander, si tu n'as pas de carte artefact et si tu prends le matériau : pioche une carte artefact.
recruit-phil = Phil l'espion
    .faction = { faction-subterran }
    .effect = Quand tu déloges un ouvrier adverse, si ce joueur n'a pas de spécialiste souterrien actif : si tu veux (coût : +1 lucidité), pioche une carte artefact.
    .effect-first = Quand tu déloges un ouvrier adverse, si ce joueur n'a pas de spécialiste souterrien actif : si tu veux (coût : +2 lucidité), pioche une carte artefact.
recruit-flartner = Flartner le luddite
    .faction = { faction-wastelander }
    .effect = Quand tu paies pour construire : tu peux payer autrement (une carte artefact au choix) ; dans ce cas, gagne 1 moral.
recruit-reitz = Professeur Reitz l'archéologue
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier dans un tunnel, si tu n'as délogé personne : si tu veux (coût : +2 lucidité), pioche une carte artefact et avance le mineur d'un pas de plus.
recruit-jacko = Jacko l'archiviste
    .faction = { faction-wastelander }
    .effect = Quand tu paies en cartes artefact à l'Arche : tu peux payer autrement (une carte artefact au choix) ; dans ce cas, fais piocher une carte artefact à chaque adversaire qui le veut.
    .effect-first = Quand tu visites un marché hors d'Icarus : si tu veux (coût : 2 cartes artefact au choix), pose une étoile sur le territoire.
recruit-artist = Jonathan l'artiste
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier sur un chantier, si ton ouvrier y est le plus fort ou le seul : si tu veux (coût : +2 lucidité), pioche une carte artefact.
recruit-pete = Pete le cannibale
    .faction = { faction-wastelander }
    .effect = Quand tu récupères des ouvriers, avant de les lancer : si tu veux (coût : le sacrifice d'un de ces ouvriers), gagne 4 nourritures et gagne un matériau au choix. Quand tu gagnes un ouvrier : si tu veux (coût : +2 lucidité), pioche une carte artefact.
recruit-scarby = Sir Scarby le moissonneur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier à la Ferme, si ton ouvrier y est le plus fort ou le seul : perds 1 lucidité, ou bien gagne 1 nourriture.
recruit-ian = Ian l'horticulteur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier à la Ferme, si tu n'as pas de matériau : gagne 1 eau.
recruit-geek = Geek l'oracle
    .faction = { faction-wastelander }
    .effect = Quand tu pioches une carte artefact, une fois par tour : si tu veux (coût : +1 lucidité), pioche 3 cartes artefact et défausse ensuite 2 cartes de ta main.
    .effect-first = Quand tu pioches une carte artefact, une fois par tour : si tu veux (coût : +2 lucidité), pioche 2 cartes artefact et défausse ensuite une carte de ta main.
recruit-kyle = Kyle le ferrailleur
    .faction = { faction-wastelander }
    .effect = Quand tu places un ouvrier au Générateur, à la Ferme ou à l'Aquifère, si ton ouvrier y est seul : si tu veux (coût : +2 lucidité), pioche une carte artefact.
recruit-steven = Steven l'érudit
    .faction = { faction-wastelander }
    .effect = Quand un de tes ouvriers déserte : gagne un matériau au choix et pioche une carte artefact.
recruit-nick = Nick la doublure
    .faction = { faction-wastelander }
    .effect = Chaque fois que ta lucidité monte d'un cran : gagne 1 moral.
recruit-brian = Brian le viticulteur
    .faction = { faction-wastelander }
    .effect = Quand tu paies de l'extase, le bonus étant réservé à un marché hors d'Icarus : tu peux payer autrement (1 nourriture) ; dans ce cas, gagne 1 lucidité et avance l'allégeance des Wastelanders d'un pas. Quand tu places un ouvrier à Icarus : −1 moral.
    .effect-first = Quand tu paies de l'extase, le bonus étant réservé à un marché hors d'Icarus, au Breeze Bar ou au Sky Lounge : tu peux payer autrement (1 nourriture) ; dans ce cas, gagne 1 lucidité et avance l'allégeance des Wastelanders d'un pas.
recruit-maxime = Maxime l'ambassadeur
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse : si tu veux (coût : −2 moral), fais gagner 1 lucidité à ce joueur et pioche une carte artefact.
recruit-zong = Zong l'astronome
    .faction = { faction-icarite }
    .effect = Quand tu places un ouvrier à la Mine de nuages : si tu veux (coût : +1 lucidité), pioche une carte artefact et fais gagner une extase à chaque adversaire.
    .effect-first = Quand tu places un ouvrier à la Mine de nuages, si tu n'as pas de carte artefact et si tu n'as pas de matériau : gagne 1 eau, ou bien gagne 1 énergie.
recruit-amanda = Amanda la courtière
    .faction = { faction-icarite }
    .effect = Quand un de tes ouvriers est délogé : si tu veux (coût : 1 extase), choisis la valeur d'un ouvrier au lieu de le lancer.
    .effect-first = Quand un de tes ouvriers est délogé, si c'est par un autre joueur : si tu veux (coût : 1 extase à donner à ce joueur), choisis la valeur d'un ouvrier au lieu de le lancer.
recruit-sarinee = Sarinee la mineuse de nuages
    .faction = { faction-icarite }
    .effect = Quand tu places un ouvrier à la Mine de nuages, si ton ouvrier y est seul : perds 1 lucidité, ou bien gagne 1 extase.
recruit-lee = Lee la commère
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse : si tu veux (coût : −1 moral), fais gagner 1 lucidité à ce joueur et gagne une denrée au choix.
recruit-gidget = Gidget l'hypnotiseuse
    .faction = { faction-icarite }
    .effect = Quand tu paies une extase pour récupérer des ouvriers, au lieu de gagner du moral : perds 2 lucidité.
recruit-kaden = Kaden l'infiltré
    .faction = { faction-icarite }
    .effect = Au bout d'un tunnel dont tu n'as pas la faction : tu peux payer autrement (+2 lucidité).
recruit-sheppard = Dr Sheppard le lobotomiste
    .faction = { faction-icarite }
    .effect = Quand tu récupères des ouvriers, avant de les lancer : si tu veux (coût : le sacrifice d'un de ces ouvriers), gagne 4 extases et gagne un matériau au choix. Quand tu gagnes un ouvrier : si tu veux (coût : −2 moral), pioche une carte artefact.
recruit-flavio = Flavio le marchand
    .faction = { faction-icarite }
    .effect = Quand tu poses une étoile en visitant un marché hors d'Icarus : si tu veux (coût : +1 lucidité), pioche une carte artefact.
    .effect-first = Quand tu poses une étoile en visitant un marché hors d'Icarus, si tu as délogé un autre joueur : si tu veux (coût : −2 moral), pioche une carte artefact.
recruit-josh = Josh le négociateur
    .faction = { faction-icarite }
    .effect = Quand tu paies un matériau à un marché hors d'Icarus : tu peux payer autrement (1 extase).
recruit-rebecca = Rebecca la colporteuse
    .faction = { faction-icarite }
    .effect = Quand tu déloges un ouvrier adverse : si tu veux (coût : −2 moral), fais gagner 1 lucidité à ce joueur et gagne un matériau au choix.
recruit-matthew = Matthew le voleur
    .faction = { faction-icarite }
    .effect = Quand tu paies pour un tunnel, si tu as délogé un autre joueur : tu peux payer autrement (+1 lucidité).

## Other things one can point at

retrieve = Récupérer des ouvriers
    .also = récupération, recuperer
dilemma = Dilemme éthique
side-fight = Combattre le système
side-serve = Servir le système
deck = Pioche artefacts
    .also = piocher, cartes artefact
trade = Échange
    .also = commerce, offre, échanger, echange
answer-stop = aucun autre
answer-decline = décliner
answer-accept = accepter
answer-refuse = refuser
payment-free = sans payer
payment-food = avec de la nourriture
payment-bliss = avec de l'extase
payment-otherwise = comme le permet le spécialiste
payment-bliss-calm = avec de l'extase, pour oublier
payment-food-calm = avec de la nourriture, pour oublier
payment-knowledge = avec de la lucidité
gain-first = le premier gain
gain-second = le second gain

## Options

option-recruits = Spécialistes
option-recruits-revised = édition révisée
option-recruits-first = première édition
option-trading = Échanges
option-trading-true = une offre par tour
option-trading-false = pas d'échanges
option-doubles = Ouvriers de même valeur
option-doubles-free = s'enchaînent librement
option-doubles-morale = coûtent 1 moral chacun
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
ask-track = Pose ton cœur ou ta tête sur une case libre.
ask-turn = À toi : place un ouvrier, récupère des ouvriers ou résous ton dilemme.
ask-turn-solved = À toi : place un ouvrier ou récupère des ouvriers.
ask-again = Tu peux placer un autre { $number } : où ?
ask-take = Quels ouvriers récupères-tu ?
ask-retrieve = Comment paies-tu la récupération ?
ask-pay = Avec quoi paies-tu ?
ask-power = Quel spécialiste utilises-tu ?
ask-gain = { $recruit } : que prends-tu ?
ask-get = { $count ->
        [one] Que prends-tu ?
       *[other] Quelles { $count } choses prends-tu ?
    }
ask-tunnel = Que rapportes-tu du tunnel ?
ask-star = Où poses-tu ton étoile ?
ask-discard = Ta main est limitée à { $limit ->
        [one] une carte
       *[other] { $limit } cartes
    } : { $count ->
        [one] laquelle défausses-tu ?
       *[other] lesquelles ({ $count }) défausses-tu ?
    }
ask-discard-drawn = Laquelle des deux cartes défausses-tu ?
ask-lose = { $count ->
        [one] Mauvais jet : que perds-tu ?
       *[other] Mauvais jet : quelles { $count } choses perds-tu ?
    }
ask-die = Quelle valeur choisis-tu pour ton ouvrier ?
ask-keep = Quel spécialiste gardes-tu ?
ask-give = Que proposes-tu ?
ask-want = Que veux-tu en échange ?
ask-answer-1-1 = { $turn } propose { $give-un } contre { $want-un }.
ask-answer-1-2 = { $turn } propose { $give-un } contre { $want-un } et { $want2-un }.
ask-answer-2-1 = { $turn } propose { $give-un } et { $give2-un } contre { $want-un }.
ask-answer-2-2 = { $turn } propose { $give-un } et { $give2-un } contre { $want-un } et { $want2-un }.
ask-draw = Veux-tu piocher une carte artefact ?

## The choices

choose-place = Placer un { $number } { $space-at }
choose-place-market = Visiter le marché avec un { $number } : { $site }
choose-place-site = Construire avec un { $number } : { $site }
choose-place-edge = Construire avec un { $number } (autre matériau) : { $site }
choose-retrieve = Récupérer des ouvriers
choose-fight = Résoudre ton dilemme : combattre, pour un spécialiste
choose-serve = Résoudre ton dilemme : servir, pour une étoile
choose-offer = Proposer un échange à { $other }
choose-stop = Aucun autre
choose-take = Reprendre : { $workers }
choose-take-all = Reprendre tous les ouvriers
choose-retrieve-free = Ne rien payer, perdre du moral
choose-retrieve-food = Payer une nourriture, gagner du moral
choose-retrieve-bliss = Payer une extase, gagner du moral
choose-retrieve-otherwise = Payer comme le permet ton spécialiste
choose-retrieve-bliss-calm = Payer une extase, perdre de la lucidité
choose-retrieve-food-calm = Payer une nourriture comme extase, perdre de la lucidité
choose-pay = Payer { $items }
choose-with-knowledge = Payer avec de la lucidité
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
choose-star-site = Étoile sur le marché : { $site }
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
event-set-die = Un ouvrier { $seat-de } prend la valeur { $number }.
event-deserted = Un ouvrier { $seat-de } ({ $number }) en sait trop et déserte.
event-sacrificed = { $seat } sacrifie un ouvrier.
event-worker = { $seat } gagne un ouvrier.
event-placed = { $seat } place un { $number } { $space-at }.
event-placed-market = { $seat } visite un marché avec un { $number } : { $site }.
event-placed-site = { $seat } construit avec un { $number } : { $site }.
event-placed-edge = { $seat } construit avec un { $number } (autre matériau) : { $site }.
event-bumped = { $seat } déloge { $other } { $space-at }.
event-bumped-market = { $seat } déloge { $other } du marché : { $site }.
event-bumped-site = { $seat } déloge { $other } : { $site }.
event-bumped-edge = { $seat } déloge { $other } : { $site }.
event-retrieved = { $seat } reprend son ouvrier { $space-at }.
event-retrieved-market = { $seat } reprend son ouvrier du marché : { $site }.
event-retrieved-site = { $seat } reprend un ouvrier du chantier : { $site }.
event-retrieved-edge = { $seat } reprend un ouvrier du chantier : { $site }.
event-gained = { $seat } gagne { $count ->
        [one] { $item-un }.
       *[other] { $count } { $item-pl }.
    }
event-paid = { $seat } paie { $count ->
        [one] { $item-un }.
       *[other] { $count } { $item-pl }.
    }
event-lost = { $seat } perd { $count ->
        [one] { $item-un }.
       *[other] { $count } { $item-pl }.
    }
event-knowledge-up = La lucidité { $seat-de } monte à { $number }.
event-knowledge-down = La lucidité { $seat-de } descend à { $number }.
event-morale-up = Le moral { $seat-de } monte à { $number }.
event-morale-down = Le moral { $seat-de } descend à { $number }.
event-allegiance = L'allégeance des { $faction } atteint { $step }.
event-miner = Le mineur des { $faction } atteint la case { $step }.
event-drew = { $seat } pioche : { $item }.
event-drew-secretly = { $seat } pioche une carte artefact.
event-drew-openly = { $seat } montre : { $item }.
event-discarded = { $seat } défausse : { $item }.
event-reshuffled = La défausse d'artefacts est mélangée : nouvelle pioche { $number ->
        [one] d'une carte.
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
event-offer-1-1 = { $seat } propose à { $other } { $give-un } contre { $want-un }.
event-offer-1-2 = { $seat } propose à { $other } { $give-un } contre { $want-un } et { $want2-un }.
event-offer-2-1 = { $seat } propose à { $other } { $give-un } et { $give2-un } contre { $want-un }.
event-offer-2-2 = { $seat } propose à { $other } { $give-un } et { $give2-un } contre { $want-un } et { $want2-un }.
event-accepted = { $seat } accepte.
event-refused = { $seat } refuse.
event-track-morale = { $seat } commence avec un moral de { $number }.
event-track-knowledge = { $seat } commence avec une lucidité de { $number }.
event-end = { $seat } a posé { $number ->
        [one] { $number } étoile.
       *[other] { $number } étoiles.
    }
event-last-roll = { $seat } obtient { $number } en tout.
event-tie-morale = Plusieurs joueurs ont fini : le moral les départage.
event-tie-knowledge = Plusieurs joueurs ont fini : la lucidité les départage.
event-tie-markets = Plusieurs joueurs ont fini : les marchés les départagent.
event-tie-territories = Plusieurs joueurs ont fini : les territoires les départagent.
event-tie-roll = Plusieurs joueurs ont fini : un dernier jet les départage.

## Why not

why-over = La partie est terminée.
why-not-your-turn = C'est à { $turn } de décider, pas à toi.
why-not-asked = Ce n'est pas ce qu'on te demande maintenant.
why-no-worker = Tu n'as pas d'ouvrier à placer : récupères-en au moins un.
why-no-such-worker = Tu n'as pas d'ouvrier { $number } disponible.
why-same-number = Seuls les ouvriers qui avaient la même valeur au début du tour peuvent s'enchaîner.
why-not-dug = Le tunnel des { $faction } en est à la case { $step } sur 9.
why-not-built = Ce marché n'est pas encore construit.
why-built = Ce marché est déjà construit.
why-taken = Toutes ces cases sont occupées.
why-cannot-pay = Tu ne peux pas payer cette case.
why-penalty = Interdit par un marché où tu n'as pas d'étoile : { $market }.
why-nobody-out = Tu n'as pas d'ouvrier sur le plateau.
why-once-started = Tu as déjà commencé à placer des ouvriers ce tour-ci.
why-solved = Ton dilemme est déjà résolu.
why-cannot-solve = Tu n'as ni l'artefact de ton dilemme ni deux artefacts quelconques.
why-no-trade = Il n'y a rien à échanger, ou tu as déjà fait ton offre ce tour-ci.

## Cards: the words their texts are made of

card-cost = Visite : { $cost }.
card-penalty = Sans étoile ici : { $rule }
card-penalty-lose-on = pour chaque { $number } obtenu en lançant, tu perds une denrée ou un matériau.
card-penalty-no-new-worker = avec deux ou trois ouvriers, tu ne peux pas en gagner d'autre.
card-penalty-no-self-bump = tu ne peux pas déloger tes propres ouvriers.
card-penalty-no-pairs = les marchés d'artefacts n'acceptent pas tes paires.
card-penalty-own-markets-only = tu ne peux visiter que les marchés construits où tu as une étoile.
card-penalty-one-placement = tu ne peux placer qu'un ouvrier par tour.
card-penalty-no-shared-site = tu ne peux pas construire là où un autre joueur a un ouvrier.
card-penalty-no-recruits = tes spécialistes n'ont plus de pouvoirs.
card-penalty-dear-retrieve = récupérer sans payer te coûte 1 moral de plus.
card-penalty-no-icarus = tu ne peux pas placer d'ouvrier à Icarus.
card-penalty-knowing-stars = chaque étoile que tu poses augmente ta lucidité de 1.
card-penalty-no-tiers = tu n'as pas les bonus d'allégeance des niveaux 1 et 2.
card-penalty-one-per-area = tu ne peux avoir qu'un ouvrier par zone de denrées.
card-and = { $first } et { $second }
card-or = { $first } ou { $second }
# Keys are names of items; all others form their plural with an s.
card-amount = { $item ->
        [eau] { $count ->
            [one] { $count } eau
           *[other] { $count } eaux
        }
        [ballons] { $count ->
            [one] une carte ballons
           *[other] { $count } cartes ballons
        }
        [lunettes] { $count ->
            [one] une carte lunettes
           *[other] { $count } cartes lunettes
        }
       *[other] { $count ->
            [one] { $count } { $item }
           *[other] { $count } { $item }s
        }
    }
card-any-commodity = { $count ->
        [one] une denrée au choix
       *[other] { $count } denrées au choix
    }
card-any-resource = { $count ->
        [one] un matériau au choix
       *[other] { $count } matériaux au choix
    }
card-any-artifact = { $count ->
        [one] une carte artefact au choix
       *[other] { $count } cartes artefact au choix
    }
card-pay-knowledge = +{ $count } lucidité
card-pay-morale = −{ $count } moral
card-pay-worker = le sacrifice de cet ouvrier
card-pay-retrieved = le sacrifice d'un de ces ouvriers
card-to-bumped = { $price } à donner à ce joueur
card-to-bumper = { $price } à donner à ce joueur
card-may-pay = si tu veux (coût : { $price }), { $gain }.
card-must-pay = { $price }.
card-may = si tu veux, { $gain }.
card-gain = { $gain }.
card-instead = tu peux payer autrement ({ $price }).
card-instead-gain = tu peux payer autrement ({ $price }) ; dans ce cas, { $gain }.
card-either = { $first }, ou bien { $second }
card-bonus = { $gain } si tu paies en { $item }
card-bonus-instead = si tu paies { $item-un }, { $gain } à la place
card-gain-good = gagne { card-amount }
card-gain-allegiance = avance l'allégeance des { $faction } d'un pas
card-gain-knowledge = gagne { $count } lucidité
card-gain-calm = perds { $count } lucidité
card-gain-morale = gagne { $count } moral
card-gain-resource = gagne { card-any-resource }
card-gain-commodity = gagne { card-any-commodity }
card-gain-tunnel-resource = gagne { $count ->
        [one] un matériau
       *[other] { $count } matériaux
    } du tunnel
card-gain-draw = pioche { $count ->
        [one] une carte artefact
       *[other] { $count } cartes artefact
    }
card-gain-drop = défausse l'une d'elles
card-gain-discard = défausse ensuite { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de ta main
card-gain-miner = avance le mineur d'un pas de plus
card-gain-bumped-knowledge = fais gagner { $count } lucidité à ce joueur
card-gain-crowd-knowledge = fais gagner { $count } lucidité à chaque autre joueur présent
card-gain-star = pose une étoile sur le territoire
card-gain-others-bliss = fais gagner une extase à chaque adversaire
card-gain-others-draw = fais piocher une carte artefact à chaque adversaire qui le veut
card-on-at = { $occasion } { $where }
card-on-place = Quand tu places un ouvrier
card-on-bump = Quand tu déloges un ouvrier adverse
card-on-bumped = Quand un de tes ouvriers est délogé
card-on-market-star = Quand tu poses une étoile en visitant un marché hors d'Icarus
card-on-market-visit = Quand tu visites un marché hors d'Icarus
card-on-star = Quand tu poses une étoile
card-on-built = Quand un marché est construit
card-on-retrieve = Quand tu récupères des ouvriers, avant de les lancer
card-on-retrieve-free = Quand tu récupères des ouvriers sans payer
card-on-rival-pair = Quand un adversaire lance des ouvriers et en a ensuite de même valeur
card-on-worker-lost = Quand un de tes ouvriers déserte
card-on-draw = Quand tu pioches une carte artefact, une fois par tour
card-on-knowledge-gained = Chaque fois que ta lucidité monte d'un cran
card-on-morale-lost = Chaque fois que ton moral baisse d'un cran
card-on-worker-gained = Quand tu gagnes un ouvrier
card-on-pay-site = Quand tu paies pour construire
card-on-pay-artifacts = Quand tu paies en cartes artefact
card-on-pay-bliss = Quand tu paies de l'extase, le bonus étant réservé
card-on-pay-resource = Quand tu paies un matériau
card-on-pay-tunnel = Quand tu paies pour un tunnel
card-on-pay-end = Au bout d'un tunnel dont tu n'as pas la faction
card-on-pay-retrieve = Quand tu paies pour récupérer des ouvriers
card-on-retrieve-bliss = Quand tu paies une extase pour récupérer des ouvriers, au lieu de gagner du moral
card-on-enter = Quand tu places un ouvrier
card-at-generator = au Générateur
card-at-aquifer = à l'Aquifère
card-at-farm = à la Ferme
card-at-cloud-mine = à la Mine de nuages
card-at-icarus = à Icarus
card-at-tank = à la cuve
card-at-tunnel-euphorian = dans le tunnel euphorien
card-at-tunnel-subterran = dans le tunnel souterrien
card-at-tunnel-wastelander = dans le tunnel wastelander
card-at-tunnels = dans un tunnel
card-at-ends = au bout d'un tunnel
card-at-markets = à un marché hors d'Icarus
card-at-ark = à l'Arche
card-at-sites = sur un chantier
card-at-breeze-bar = au Breeze Bar
card-at-sky-lounge = au Sky Lounge
card-power = { $occasion } : { $deal }
card-when = { $occasion }, { $condition }
card-when-no-artifacts = si tu n'as pas de carte artefact
card-when-no-resources = si tu n'as pas de matériau
card-when-same-number = si un autre ouvrier y a la même valeur
card-when-alone = si ton ouvrier y est seul
card-when-lowest = si ton ouvrier y est le plus faible ou le seul
card-when-highest = si ton ouvrier y est le plus fort ou le seul
card-when-two-workers = si tu as exactement deux ouvriers
card-when-helped = si tu y avais un ouvrier
card-when-not-helped = si tu n'y avais pas d'ouvrier
card-when-from-subterra = si tous étaient à Souterria
card-when-equal-die = si les deux ouvriers ont la même valeur
card-when-higher-die = si l'ouvrier délogé a une valeur plus élevée
card-when-nobody-bumped = si tu n'as délogé personne
card-when-rival-bumped = si tu as délogé un autre joueur
card-when-took-resource = si tu prends le matériau
card-when-no-subterran = si ce joueur n'a pas de spécialiste souterrien actif
card-when-by-rival = si c'est par un autre joueur
card-does-keep-morale = tu ne perds pas de moral
card-does-choose-die = choisis la valeur d'un ouvrier au lieu de le lancer
card-does-set-bumped-die = donne à l'ouvrier délogé la valeur du tien
card-does-place-new-worker = place le nouvel ouvrier aussitôt après son lancer
card-does-keep-matching = montre-les à tous ; ne garde que celles qui sont identiques
card-does-open-hand = montre ta main ; si elle contient des cartes identiques, chaque adversaire pioche une carte

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
table-miner = Mineur
table-end = Bout du tunnel
table-discarded = défaussées
table-pair = deux identiques
table-star = étoile
table-stars = Étoiles
table-morale = moral
table-knowledge = lucidité
table-out = sur le plateau
table-reveal = les spécialistes cachés apparaissent
table-hidden = face cachée
table-penalty = tu subis sa pénalité
table-penalties = Pénalités
table-risk = Risque en reprenant
table-shown = dilemme montré
table-fought = contre le système
table-served = pour le système
table-where = Où sont les étoiles
table-ties = En cas d'égalité
table-territories = Territoires dominés
table-next = prochain ouvrier
table-race = En tête : { $count } étoiles sur { $total }
table-tank = Cuve d'activation
