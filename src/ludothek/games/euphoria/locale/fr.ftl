# Euphoria: Build a Better Dystopia, français.
# Un argument tel que $space est le nom de la chose ; $space-at et autres sont les attributs de ce nom.

title = Euphoria: Build a Better Dystopia
tagline = Envoyez des ouvriers qui ne doivent pas trop apprendre, bâtissez des marchés et posez dix étoiles avant les autres.

## Factions

faction-euphorian = Euphoriens
faction-subterran = Souterrains
faction-wastelander = Nomades des Terres désolées
faction-icarite = Icariens
territory-of = territoire : { $faction }

## Biens et artefacts

item-energy = énergie
item-water = eau
item-food = nourriture
item-bliss = félicité
item-gold = or
item-stone = pierre
item-clay = argile
item-book = livre
item-balloons = ballons
item-glasses = lunettes
item-game = jeu de société
item-bear = ours en peluche
item-bat = batte de baseball
pair-of = une paire : { $item }
wish-of = { $item } de l'autre joueur

## Cases

space-generator = Générateur
    .at = au Générateur
space-aquifer = Aquifère
    .at = à l'Aquifère
space-farm = Ferme
    .at = à la Ferme
space-cloud-mine = Mine de nuages
    .at = à la Mine de nuages
space-tank-energy = Cuve d'activation, énergie
    .at = à la cuve (énergie)
space-tank-water = Cuve d'activation, eau
    .at = à la cuve (eau)
space-tunnel-euphorian = tunnel des Euphoriens
    .at = au tunnel des Euphoriens
space-tunnel-subterran = tunnel des Souterrains
    .at = au tunnel des Souterrains
space-tunnel-wastelander = tunnel des Nomades
    .at = au tunnel des Nomades
space-end-euphorian = bout du tunnel des Euphoriens
    .at = au bout du tunnel des Euphoriens
space-end-subterran = bout du tunnel des Souterrains
    .at = au bout du tunnel des Souterrains
space-end-wastelander = bout du tunnel des Nomades
    .at = au bout du tunnel des Nomades
space-incinerator = Incinérateur de l'exactitude historique
    .at = à l'Incinérateur
space-free-press = Presse libre de la dure réalité
    .at = à la Presse libre
space-ark = Arche des souvenirs brisés
    .at = à l'Arche
space-wind-saloon = Wind Saloon
    .at = au Wind Saloon
space-nimbus-loft = Nimbus Loft
    .at = au Nimbus Loft
space-breeze-bar = Breeze Bar
    .at = au Breeze Bar
space-sky-lounge = Sky Lounge
    .at = au Sky Lounge
site-euphoria-a = Euphoria, chantier du haut
site-euphoria-b = Euphoria, chantier du bas
site-subterra-a = Subterra, chantier de gauche
site-subterra-b = Subterra, chantier de droite
site-wastelands-a = Terres désolées, chantier du haut
site-wastelands-b = Terres désolées, chantier du bas
space-market = marché : { $site }
space-site = construction : { $site }
space-edge = construction, autre ressource : { $site }
worker-at = ouvrier { $space-at }
worker-in-area = ouvrier de { $number } { $space-at }
worker-at-market = ouvrier au marché : { $site }
worker-on-site = ouvrier sur le chantier : { $site }
die-of = ouvrier de { $number }
number-of = { $number }
morale-of = moral { $number }
knowledge-of = savoir { $number }

## Marchés

market-laboratory = Laboratoire de génétique sélective
market-spa = Thermes du plaisir fugace
market-courthouse = Tribunal des jugements hâtifs
market-plaza = Place de l'humilité immortalisée
market-fountain = Fontaine des vœux pieux
market-lounge = Salon de l'opulente frugalité
market-academy = Académie de l'égalité obligatoire
market-cafeteria = Cantine de la viande anonyme
market-apothecary = Apothicaire des rêves productifs
market-theater = Théâtre de la propagande révélatrice
market-registry = Registre des secrets personnels
market-arena = Arène du conflit paisible
market-teddy-shop = Boutique de démontage d'ours en peluche
market-clinic = Clinique du recul aveugle
market-park = Parc des perplexités
market-bonfire = Feu de joie ludique du quartier
market-stadium = Stade des coups de circuit garantis
market-literacy-center = Centre de lecture réduite

## Recrues

recruit-laura = Laura la philanthrope
recruit-yordy = Yordy le démotivateur
recruit-katy = Katy la diététicienne
recruit-gary = Gary l'électricien
recruit-michael = Michael l'ingénieur
recruit-esme = Esme la pompière
recruit-ray = Ray le contremaître
recruit-bradley = Bradley le futuriste
recruit-ben = Ben le ludologue
recruit-jefferson = Jefferson l'artiste de choc
recruit-julia = Julia l'inspectrice des pensées
recruit-nakagawa = Dr Nakagawa le tribut
recruit-maggie = Maggie la hors-la-loi
recruit-dave = Major Dave le démolisseur
recruit-xander = Xander l'excavateur
recruit-gambler = Jonathan le joueur
recruit-josiah = Josiah le pirate informatique
recruit-faith = Faith l'hydroélectricienne
recruit-brett = Brett le crocheteur
recruit-chase = Chase le mineur
recruit-soulless = Soulless le plombier
recruit-curtis = Curtis le propagandiste
recruit-andrew = Andrew le spéléologue
recruit-phil = Phil l'espion
recruit-flartner = Flartner le luddite
recruit-reitz = Professeur Reitz l'archéologue
recruit-jacko = Jacko l'archiviste
recruit-artist = Jonathan l'artiste
recruit-pete = Pete le cannibale
recruit-scarby = Sir Scarby le moissonneur
recruit-ian = Ian l'horticulteur
recruit-geek = Geek l'oracle
recruit-kyle = Kyle le récupérateur
recruit-steven = Steven l'érudit
recruit-nick = Nick la doublure
recruit-brian = Brian le viticulteur
recruit-maxime = Maxime l'ambassadeur
recruit-zong = Zong l'astronome
recruit-amanda = Amanda la courtière
recruit-sarinee = Sarinee la mineuse de nuages
recruit-lee = Lee la commère
recruit-gidget = Gidget l'hypnotiseuse
recruit-kaden = Kaden l'infiltré
recruit-sheppard = Dr Sheppard le lobotomiste
recruit-flavio = Flavio le marchand
recruit-josh = Josh le négociateur
recruit-rebecca = Rebecca la colporteuse
recruit-matthew = Matthew le voleur

## Autres choses que l'on peut désigner

retrieve = Rappeler des ouvriers
dilemma = Dilemme éthique
side-fight = Combattre le système
side-serve = Servir le système
deck = Pioche d'artefacts
trade = Commerce
workers = tous les ouvriers
answer-stop = plus aucun
answer-done = c'est tout
answer-decline = décliner
answer-enough = assez
answer-accept = accepter
answer-refuse = refuser
payment-free = gratuitement
payment-food = avec de la nourriture
payment-bliss = avec de la félicité
payment-otherwise = comme la recrue le permet
payment-bliss-calm = avec de la félicité, pour oublier
payment-food-calm = avec de la nourriture, pour oublier
payment-cards = avec plusieurs cartes
payment-card = avec une carte
payment-knowledge = avec du savoir
gain-first = le premier
gain-second = le second

## Options

option-recruits = Recrues
option-recruits-revised = édition révisée
option-recruits-first = première édition
option-trading = Commerce
option-trading-true = une offre par tour
option-trading-false = pas de commerce
option-doubles = Ouvriers de même savoir
option-doubles-free = suivent librement
option-doubles-morale = coûtent un moral chacun
option-draft = Draft des recrues
option-draft-false = non, quatre sont distribuées
option-draft-true = oui, on les fait passer
option-markets = Marchés
option-markets-random = au hasard
option-markets-draft = choisis
option-tracks = Moral et savoir au départ
option-tracks-same = les mêmes pour tous
option-tracks-draft = choisis

## Les questions

ask-tile = Quel marché entre en jeu ?
ask-draft = Quelle recrue gardez-vous ? Les autres passent au voisin.
ask-open = Quelle recrue travaille pour vous dès le début ?
ask-hide = Quelle recrue reste cachée ?
ask-track = Posez votre cœur ou votre tête sur une case libre.
ask-turn = À vous : placez un ouvrier, rappelez des ouvriers ou résolvez votre dilemme.
ask-again = Un autre ouvrier de { $number } peut suivre : où ?
ask-take = Quels ouvriers rappelez-vous ?
ask-retrieve = Comment payez-vous le rappel ?
ask-pay = Avec quoi payez-vous ?
ask-cards = Comment payez-vous ?
ask-power = Quelle recrue utilisez-vous ?
ask-gain = { $recruit } : que prenez-vous ?
ask-get = Que prenez-vous ?
ask-tunnel = Que remontez-vous du tunnel ?
ask-star = Où posez-vous votre étoile ?
ask-discard = Vous pouvez tenir { $limit ->
        [one] une carte
       *[other] { $limit } cartes
    } : laquelle défaussez-vous ?
ask-discard-drawn = Laquelle des deux cartes défaussez-vous ?
ask-lose = Mauvais jet : que perdez-vous ?
ask-die = Quel nombre votre ouvrier doit-il montrer ?
ask-keep = Quelle recrue gardez-vous ?
ask-give = Qu'offrez-vous ?
ask-want = Que voulez-vous en échange ?
ask-answer-1-1 = { $turn } offre { $give } contre { $want }.
ask-answer-1-2 = { $turn } offre { $give } contre { $want } et { $want2 }.
ask-answer-2-1 = { $turn } offre { $give } et { $give2 } contre { $want }.
ask-answer-2-2 = { $turn } offre { $give } et { $give2 } contre { $want } et { $want2 }.
ask-draw = Voulez-vous piocher une carte artefact ?

## Les choix

choose-place = Placer { $number } { $space-at }
choose-place-market = Visiter le marché avec { $number } : { $site }
choose-place-site = Construire avec { $number } : { $site }
choose-place-edge = Construire avec { $number } sur la case différente : { $site }
choose-retrieve = Rappeler des ouvriers
choose-fight = Résoudre votre dilemme : lutter pour une recrue
choose-serve = Résoudre votre dilemme : servir pour une étoile
choose-offer = Faire une offre à { $other }
choose-stop = Plus aucun
choose-take-at = Prendre l'ouvrier { $space-at }
choose-take-in-area = Prendre le { $number } { $space-at }
choose-take-at-market = Prendre l'ouvrier du marché : { $site }
choose-take-on-site = Prendre l'ouvrier du chantier : { $site }
choose-take-all = Prendre tous les ouvriers
choose-done = C'est tout
choose-retrieve-free = Ne rien payer, perdre du moral
choose-retrieve-food = Payer de la nourriture, gagner du moral
choose-retrieve-bliss = Payer de la félicité, gagner du moral
choose-retrieve-otherwise = Payer comme votre recrue le permet
choose-retrieve-bliss-calm = Payer de la félicité, perdre du savoir
choose-retrieve-food-calm = Payer de la nourriture comme félicité, perdre du savoir
choose-pay = Payer : { $item }
choose-pair = Payer une paire : { $item }
choose-cards = Payer des cartes au choix
choose-card = Payer une seule carte
choose-with-knowledge = Payer avec du savoir
choose-use = Utiliser { $recruit }
choose-recruit-draft = Garder { $recruit }
choose-recruit-open = Visible : { $recruit }
choose-recruit-hide = Cachée : { $recruit }
choose-recruit-keep = Garder { $recruit }
choose-recruit = { $recruit }
choose-decline = Décliner
choose-first = Le premier
choose-second = Le second
choose-gain-item = { $count } { $item }
choose-gain-morale = { $steps } moral de plus
choose-gain-calm = { $steps } savoir de moins
choose-gain-item-morale = { $count } { $item } et { $steps } moral de plus
choose-gain-item-calm = { $count } { $item } et { $steps } savoir de moins
choose-get = Prendre : { $item }
choose-draw = Piocher une carte artefact
choose-star-territory = Étoile sur le territoire : { $faction }
choose-star-site = Étoile sur le marché : { $site }
choose-discard = Défausser : { $item }
choose-lose = Perdre : { $item }
choose-set = Montrer { $number }
choose-tile = { $market }
choose-morale = Moral { $number }
choose-knowledge = Savoir { $number }
choose-give = Donner : { $item }
choose-want = Demander : { $item }
choose-enough = Assez
choose-accept = Accepter
choose-refuse = Refuser

## Ce qui s'est passé

event-chosen = { $seat } a choisi.
event-begins = { $seat } commence.
event-opened = { $recruit } travaille maintenant pour { $seat }.
event-kept = { $seat } garde { $recruit }.
event-rolled = { $seat } lance { $number }.
event-set-die = Un ouvrier de { $seat } montre { $number }.
event-deserted = Un ouvrier de { $seat } de { $number } en sait trop et déserte.
event-sacrificed = { $seat } sacrifie un ouvrier.
event-worker = { $seat } gagne un ouvrier.
event-placed = { $seat } place { $number } { $space-at }.
event-placed-market = { $seat } visite un marché avec { $number } : { $site }.
event-placed-site = { $seat } construit avec { $number } : { $site }.
event-placed-edge = { $seat } construit avec { $number } sur la case différente : { $site }.
event-bumped = { $seat } chasse { $other } { $space-at }.
event-bumped-market = { $seat } chasse { $other } du marché : { $site }.
event-bumped-site = { $seat } chasse { $other } : { $site }.
event-bumped-edge = { $seat } chasse { $other } : { $site }.
event-retrieved = { $seat } rappelle l'ouvrier { $space-at }.
event-retrieved-market = { $seat } rappelle un ouvrier du marché : { $site }.
event-retrieved-site = { $seat } rappelle un ouvrier : { $site }.
event-retrieved-edge = { $seat } rappelle un ouvrier : { $site }.
event-gained = { $seat } gagne { $count } { $item }.
event-paid = { $seat } paie { $count } { $item }.
event-lost = { $seat } perd : { $item }.
event-knowledge-up = Le savoir de { $seat } monte à { $number }.
event-knowledge-down = Le savoir de { $seat } descend à { $number }.
event-morale-up = Le moral de { $seat } monte à { $number }.
event-morale-down = Le moral de { $seat } descend à { $number }.
event-allegiance = L'allégeance ({ $faction }) atteint { $step }.
event-miner = Le mineur ({ $faction }) atteint le pas { $step }.
event-drew = { $seat } pioche : { $item }.
event-drew-secretly = { $seat } pioche une carte artefact.
event-drew-openly = { $seat } montre : { $item }.
event-discarded = { $seat } défausse : { $item }.
event-reshuffled = Les artefacts défaussés sont mélangés : { $number } cartes.
event-used = { $seat } utilise { $recruit }.
event-star-territory = { $seat } pose une étoile sur le territoire : { $faction }.
event-star-site = { $seat } pose une étoile sur { $market }.
event-star-recruit = { $seat } pose une étoile sur { $recruit }.
event-star-dilemma = { $seat } pose une étoile sur le dilemme.
event-built = { $market } est construit : { $site }.
event-dilemma-fight = { $seat } résout le dilemme ({ $item }) et combat.
event-dilemma-serve = { $seat } résout le dilemme ({ $item }) et sert.
event-offer-1-1 = { $seat } offre à { $other } { $give } contre { $want }.
event-offer-1-2 = { $seat } offre à { $other } { $give } contre { $want } et { $want2 }.
event-offer-2-1 = { $seat } offre à { $other } { $give } et { $give2 } contre { $want }.
event-offer-2-2 = { $seat } offre à { $other } { $give } et { $give2 } contre { $want } et { $want2 }.
event-accepted = { $seat } accepte.
event-refused = { $seat } refuse.
event-track-morale = { $seat } commence avec un moral de { $number }.
event-track-knowledge = { $seat } commence avec un savoir de { $number }.
event-end = { $seat } a posé { $number ->
        [one] { $number } étoile.
       *[other] { $number } étoiles.
    }
event-last-roll = { $seat } lance { $number } en tout.
event-tie-morale = Plusieurs ont fini : le moral décide.
event-tie-knowledge = Plusieurs ont fini : le savoir décide.
event-tie-markets = Plusieurs ont fini : les marchés décident.
event-tie-territories = Plusieurs ont fini : les territoires décident.
event-tie-roll = Plusieurs ont fini : le dernier jet décide.

## Pourquoi pas

why-over = La partie est finie.
why-not-your-turn = C'est à { $turn } de répondre, pas à vous.
why-not-asked = Ce n'est pas ce qu'on vous demande maintenant.
why-no-worker = Vous n'avez pas d'ouvrier à placer : rappelez-en un.
why-no-such-worker = Vous n'avez pas d'ouvrier disponible de { $number }.
why-same-number = Seuls peuvent suivre les ouvriers qui montraient le même nombre au début du tour.
why-not-dug = Le tunnel ({ $faction }) en est au pas { $step } sur 9.
why-not-built = Ce marché n'est pas encore construit.
why-built = Ce marché est déjà construit.
why-taken = Toutes ces cases sont occupées.
why-cannot-pay = Vous ne pouvez pas payer cette case.
why-penalty = { $market } l'interdit : vous n'y avez pas d'étoile.
why-nobody-out = Vous n'avez pas d'ouvriers sur le plateau.
why-once-started = Vous avez commencé à placer des ouvriers ce tour-ci.
why-solved = Votre dilemme est résolu.
why-cannot-solve = Vous n'avez ni l'artefact de votre dilemme ni deux artefacts quelconques.
why-no-trade = Il n'y a rien à échanger, ou vous avez déjà fait votre offre ce tour-ci.

## Cartes : les mots dont leurs textes sont faits

card-cost = Visite : { $cost }.
card-penalty = Sans étoile ici : { $rule }
card-penalty-lose-on = pour chaque { $number } lancé vous perdez une denrée ou une ressource.
card-penalty-no-new-worker = avec deux ou trois ouvriers vous n'en gagnez pas d'autre.
card-penalty-no-self-bump = vous ne pouvez pas chasser vos propres ouvriers.
card-penalty-no-pairs = les marchés d'artefacts n'acceptent pas vos paires.
card-penalty-own-markets-only = vous ne pouvez pas visiter un marché construit sans étoile à vous.
card-penalty-one-placement = vous ne placez qu'un ouvrier par tour.
card-penalty-no-shared-site = vous ne pouvez pas construire là où un autre a un ouvrier.
card-penalty-no-recruits = vos recrues n'ont pas de pouvoirs.
card-penalty-dear-retrieve = rappeler gratuitement vous coûte un moral de plus.
card-penalty-no-icarus = vous ne pouvez pas placer à Icarus.
card-penalty-knowing-stars = chaque étoile posée augmente votre savoir de un.
card-penalty-no-tiers = vous n'avez pas les bonus d'allégeance des niveaux 1 et 2.
card-penalty-one-per-area = vous n'avez droit qu'à un ouvrier par zone de denrées.
card-and = { $first } et { $second }
card-or = { $first } ou { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] une denrée au choix
       *[other] { $count } denrées au choix
    }
card-any-resource = { $count ->
        [one] une ressource au choix
       *[other] { $count } ressources au choix
    }
card-any-artifact = { $count ->
        [one] une carte artefact au choix
       *[other] { $count } cartes artefact au choix
    }
card-pay-knowledge = { $count } savoir de plus
card-pay-morale = { $count } moral de moins
card-pay-worker = cet ouvrier
card-to-bumped = { $price } à ce joueur
card-to-bumper = { $price } à ce joueur
card-may-pay = vous pouvez échanger { $price } contre { $gain }.
card-must-pay = { $price }.
card-may = vous pouvez prendre { $gain }.
card-gain = { $gain }.
card-instead = vous pouvez payer à la place { $price }.
card-instead-gain = vous pouvez payer à la place { $price }, avec { $gain }.
card-either = soit { $first } soit { $second }
card-bonus = { $gain } si vous payez avec : { $item }
card-bonus-instead = pour { $item } plutôt { $gain }
card-gain-allegiance = un pas d'allégeance ({ $faction })
card-gain-knowledge = { $count } savoir de plus
card-gain-calm = { $count } savoir de moins
card-gain-morale = { $count } moral de plus
card-gain-resource = { card-any-resource }
card-gain-commodity = { card-any-commodity }
card-gain-tunnel-resource = { $count } de la ressource du tunnel
card-gain-draw = { $count ->
        [one] une carte artefact
       *[other] { $count } cartes artefact
    }
card-gain-drop = une des deux défaussée
card-gain-discard = puis { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de votre main en défausse
card-gain-miner = un pas de plus pour le mineur
card-gain-bumped-knowledge = { $count } savoir de plus pour ce joueur
card-gain-crowd-knowledge = { $count } savoir de plus pour tous les autres présents
card-gain-star = une étoile sur le territoire
card-gain-others-bliss = une félicité pour chaque adversaire
card-gain-others-draw = une carte artefact pour chaque adversaire qui en veut
card-on-at = { $occasion } { $where }
card-on-place = Quand vous placez un ouvrier
card-on-bump = Quand vous chassez l'ouvrier d'un autre
card-on-bumped = Quand un de vos ouvriers est chassé
card-on-market-star = Quand la visite d'un marché au sol vous fait poser une étoile
card-on-market-visit = Quand vous visitez un marché au sol
card-on-star = Quand vous posez une étoile
card-on-built = Quand un marché est construit
card-on-retrieve = Quand vous rappelez des ouvriers, avant de lancer
card-on-retrieve-free = Quand vous rappelez des ouvriers gratuitement
card-on-rival-pair = Quand un adversaire lance et a ensuite des ouvriers égaux
card-on-worker-lost = Quand un de vos ouvriers déserte
card-on-draw = Quand vous piochez une carte artefact, une fois par tour
card-on-knowledge-gained = Pour chaque pas gagné par votre savoir
card-on-morale-lost = Pour chaque pas perdu par votre moral
card-on-worker-gained = Quand vous gagnez un ouvrier
card-on-pay-site = Quand vous payez une construction
card-on-pay-artifacts = Quand vous payez en cartes artefact
card-on-pay-bliss = Quand vous payez en félicité, le supplément seulement
card-on-pay-resource = Quand vous payez une ressource
card-on-pay-tunnel = Quand vous payez un tunnel
card-on-pay-end = Au bout d'un tunnel, sans sa faction
card-on-pay-retrieve = Quand vous payez un rappel
card-on-retrieve-bliss = Quand vous payez un rappel en félicité, au lieu du moral
card-on-enter = Quand vous placez un ouvrier
card-at-generator = au Générateur
card-at-aquifer = à l'Aquifère
card-at-farm = à la Ferme
card-at-cloud-mine = à la Mine de nuages
card-at-icarus = à Icarus
card-at-tank = à la cuve
card-at-tunnel-euphorian = au tunnel des Euphoriens
card-at-tunnel-subterran = au tunnel des Souterrains
card-at-tunnel-wastelander = au tunnel des Nomades
card-at-tunnels = à un tunnel
card-at-ends = au bout d'un tunnel
card-at-markets = à un marché au sol
card-at-ark = à l'Arche
card-at-sites = sur un chantier
card-at-breeze-bar = au Breeze Bar
card-at-sky-lounge = au Sky Lounge
card-when-no-artifacts = si vous n'avez pas de carte artefact
card-when-no-resources = si vous n'avez pas de ressource
card-when-same-number = si un autre ouvrier y montre le même nombre
card-when-alone = si le vôtre y est le seul ouvrier
card-when-lowest = si le vôtre y est le plus bas ou le seul
card-when-highest = si le vôtre y est le plus haut ou le seul
card-when-two-workers = si vous avez exactement deux ouvriers
card-when-helped = si vous y aviez un ouvrier
card-when-not-helped = si vous n'y en aviez pas
card-when-from-subterra = si tous étaient à Subterra
card-when-equal-die = si les deux ouvriers montrent le même nombre
card-when-higher-die = si l'ouvrier chassé montre un nombre plus haut
card-when-nobody-bumped = si vous n'avez chassé personne
card-when-rival-bumped = si vous avez chassé un autre joueur
card-when-took-resource = si vous prenez la ressource
card-when-no-subterran = si ce joueur n'a pas de recrue souterraine active
card-when-by-rival = par un autre joueur
card-does-keep-morale = vous ne perdez pas de moral
card-does-choose-die = le nombre d'un ouvrier à votre choix
card-does-set-bumped-die = l'ouvrier chassé tourné sur le nombre du vôtre
card-does-place-new-worker = le nouvel ouvrier placé aussitôt après le jet
card-does-keep-matching = montrées à tous, seules les cartes identiques entre elles sont gardées
card-does-open-hand = votre main montrée ; si des cartes y sont identiques, chaque adversaire en pioche une

## Le plateau dans un terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = Les Terres désolées
region-icarite = Icarus
board-allegiance = Allégeance
board-territory = Territoire
board-cards = 3 cartes ou une paire
board-card = carte
board-closed = fermé
board-other-commodity = une autre denrée
board-step = allégeance +1
board-hand = Cartes
board-worker = ouvrier
board-risk = { $count ->
        [one] Rappeler un ouvrier : { $percent } % de risque d'en perdre un.
       *[other] Rappeler { $count } ouvriers : { $percent } % de risque d'en perdre un.
    }
board-way-out = Issue : une étoile par { $space }.
