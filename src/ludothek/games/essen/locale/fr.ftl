# ESSEN The Game: Spiel ’13, French.
# An argument such as $symbol is the name of what it names; $token-effect and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is the number of a booth if $place
# is "booth", else one of the spaces below.
# Zero is singular in French: where a number can be 0, the form [one] writes the number itself.

title = ESSEN The Game: Spiel ’13
tagline = Une journée au Salon : fends la foule, remplis ton sac et complète ta wishlist.

## The fair

space-parking = parking
    .a = au parking
    .also = voiture, auto, maison
space-west = entrée ouest
    .a = à l’entrée ouest
    .also = entree, porte
space-east = entrée est
    .a = à l’entrée est
    .also = entree, porte
space-courtyard = cour centrale
    .a = dans la cour centrale
    .also = cour
space-galeria-west = Galeria ouest
    .a = dans la Galeria ouest
    .also = galerie
space-galeria-east = Galeria est
    .a = dans la Galeria est
    .also = galerie
zone-green = zone verte
zone-purple = zone mauve
zone-blue = zone bleue
zone-red = zone rouge
zone-yellow = zone jaune
booth = stand { $booth }, { $publisher }
tile = { $game }
wish = carte wishlist { $game }
boot-of = coffre { $owner-de }
    .also = voiture, auto, décharger, decharger, déchargement
ranking = carte classement { $number }

## The games

symbol-meeple = meeple
    .jeu = jeu meeple
    .jeux = jeux meeple
symbol-dice = dé
    .jeu = jeu de dés
    .jeux = jeux de dés
symbol-cards = cartes
    .jeu = jeu de cartes
    .jeux = jeux de cartes
symbol-hourglass = sablier
    .jeu = jeu sablier
    .jeux = jeux sablier
popularity-meeple = popularité des jeux meeple
popularity-dice = popularité des jeux de dés
popularity-cards = popularité des jeux de cartes
popularity-hourglass = popularité des jeux sablier
token-buzz = Buzz
    .effect = +3 points
token-flop = Flop
    .effect = −3 points, sans descendre sous 0
token-goodies = Goodies
    .effect = +1 point
token-discount = Discount
    .effect = 10 € de moins
token-sold-out = Sold out
    .effect = uniquement sur précommande
token-none = Aucun événement
    .effect = rien ne change
last-round-sale = tous les jeux coûtent 10 € de moins
last-round-meeple = +2 points par jeu meeple
last-round-dice = +2 points par jeu de dés
last-round-cards = +2 points par jeu de cartes
last-round-hourglass = +2 points par jeu sablier
symbol-amount = { $count ->
        [one] { $count } { $symbol-jeu }
       *[other] { $count } { $symbol-jeux }
    }

## Things one can point at

eat = quelque chose à manger
    .also = repas, nourriture, restaurer, se restaurer
deck = pioche wishlist
    .also = play-test, test, tester, piocher
cash = distributeur de billets
    .also = retrait, retirer, argent, billet
end = fin du tour
    .also = terminer, finir, passer
clock = horloge
    .also = heure, tour
pallet = palette { $number }
    .also = transpalette
crowd-green = foule dans la zone verte
crowd-purple = foule dans la zone mauve
crowd-blue = foule dans la zone bleue
crowd-red = foule dans la zone rouge
crowd-yellow = foule dans la zone jaune
crowd-courtyard = foule dans la cour centrale
crowd-entrances = foule aux entrées
track = piste action
    .also = actions
purse = porte-monnaie
    .also = argent, euros
pre-order = précommande
    .also = precommande, épuisé, sold out
wishlist = ma wishlist
common-wishlist = wishlist commune

## The score sheet

line-buying = Jeux achetés
line-morning = Classements du matin
line-afternoon = Classements de l’après-midi
line-wishes = Wishlist
line-departure = Départ anticipé
line-cash = Retraits d’argent
tally-games = Jeux dans le coffre et le sac

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: as printed, in every language the same.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = Y
galeria = Galeria
round = Tour { $count } sur { $total }
draft = Les wishlists
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
money = { $euros } €
# In a cell of the map, where no blank has room.
money-short = { $euros }{ "€" }
bag = Sac
boot = Coffre
first-player = premier joueur
pre-order-free = précommande libre
pre-order-used = précommande utilisée
has-eaten = a mangé
actions-left = { $count ->
        [one] encore { $count } action
       *[other] encore { $count } actions
    }
cards-held = { $count ->
        [one] { $count } carte wishlist
       *[other] { $count } cartes wishlist
    }
pallets = Transpalette
warehouse = Entrepôt
warehouse-games = { $count ->
        [0] vide
        [one] { $count } jeu
       *[other] { $count } jeux
    }
popularity = Popularité
rankings-morning = Classements du matin
rankings-afternoon = Classements de l’après-midi
my-wishes = Ma wishlist
common-wishes = Wishlist commune
wish-is-bought = acheté
wish-is-booth = en vente
wish-is-pallet = sur palette
wish-is-warehouse = à paraître
wish-is-removed = retiré
wish-is-taken = { $seat }
wish-progress = encore { $count } pour { $points } points
wish-progress-full = plus de points à gagner
card-bonus = bonus { $count }
card-way = { $count ->
        [one] à { $count } action
       *[other] à { $count } actions
    }
score-sheet = Décompte final
money-left = Argent restant

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = ton souhait
sign-common-wish = wishlist commune
sign-crowd = foule : un déplacement coûte { $count }
sign-way = actions pour y aller
sign-coming = en vente au prochain tour

# Short words on the map itself: a sticker has room for nine letters with its number
hall-green = Hall vert
hall-purple = Hall mauve
hall-blue = Hall bleu
hall-red = Hall rouge
hall-yellow = Hall jaune
courtyard = Cour centrale
entrance-west = Ouest
entrance-east = Est
cash-machine = Billets
crowd-step = Foule : { $count } par déplacement
next-round = Tour suivant
later = { $count } plus tard
comes-next-round = arrive au prochain tour
empty-stall = vide
sold = vendu à { $seat }
by-car = dans le coffre
ranking-morning-title = Classement du matin
ranking-evening-title = Classement de l’après-midi
midday = Midi
evening = Soir
sticker-buzz = BUZZ +{ $count }
sticker-flop = FLOP −{ $count }
sticker-goodies = PROMO +{ $count }
sticker-discount = −{ $euros } €
sticker-sold-out = ÉPUISÉ

# What one has, and what a way or a purchase leaves
your-actions = Tes actions
left = reste { $count }
wishes-of = { $count } { $count ->
        [one] souhait
       *[other] souhaits
    } sur { $total }
next-wish = prochain : { $points }
near-too = { $count ->
        [one] { $count } autre de tes cartes tout près
       *[other] { $count } autres de tes cartes tout près
    }
go-there = Y aller
go-and-buy = Y aller et acheter
buy-it = Acheter
to-the-car = À la voiture
leaves-you = Il te restera { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } et { $euros } €
end-anyway = { $count ->
        [one] Finir avec { $count } action en réserve
       *[other] Finir avec { $count } actions en réserve
    }
keep-going = Continuer mon tour
go-on = Continuer
can-be-taken-back = Tu pourras revenir en arrière.
look-closer = Plus près
look-wider = Plus loin
put-away = Refermer

## Joueurs virtuels de ce titre

mind-one-step = un coup d’avance

## La bande devant chaque joueur, et les choix en bref

strip-end = Finir le tour
strip-test = Play-test
strip-cards = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
strip-next = encore { $count } : { $points }
has-left = déjà parti
scored-by-nobody = personne
total = Total
chip-cost = { $cost ->
        [0] ici même
        [one] 1 action
       *[other] { $cost } actions
    }
chip-unload = Décharger
chip-eat = Manger
chip-withdraw = Distributeur
chip-test = Play-test
chip-end = Finir le tour
chip-stop = S’arrêter ici
chip-all = Tout ({ $count })

## Options

option-crowd = Foule
option-crowd-true = avec la foule
option-crowd-false = partie familiale, sans foule
option-rankings = Cartes classement
option-rankings-true = avec les cartes classement
option-rankings-false = partie familiale, sans elles
option-removal = Jeux à retirer du Salon (deux joueurs)
option-removal-before-actions = avant les actions des tours 2 à 7
option-removal-end-of-round = à la fin des tours 1 à 6
option-buying = Place pour un jeu
option-buying-ahead = il faut une case action devant le jeton
option-buying-any = n’importe quelle case sac convient
option-popularity-limit = Popularité maximale
option-popularity-limit-printed = bout de la piste
option-popularity-limit-8 = 8
option-popularity-limit-none = sans limite

## What is asked

ask-draft = Quel souhait gardes-tu ? { $picks ->
        [one] Tu passes les autres cartes.
       *[other] Tu gardes { $picks } de ces cartes.
    }
ask-draft-last = Quel souhait gardes-tu ? Les autres cartes vont à la wishlist commune.
ask-act = Tu es { $place ->
        [booth] au stand { $space } ({ $publisher })
       *[other] { $space-a }
    }. { $count ->
        [0] Plus aucune action
        [one] Encore une action
       *[other] Encore { $count } actions
    }, { $euros } €.
ask-keep = Quel souhait gardes-tu ? L’autre est défaussé.
ask-remove = Quel jeu retires-tu du Salon ?

## The choices

choose-go = Aller { $place ->
        [booth] au stand { $space } ({ $publisher })
       *[other] { $space-a }
    }{ $cost ->
        [one] { "" }
       *[other] , { $cost } actions
    }
choose-go-game = Aller au stand { $booth } ({ $publisher }){ $cost ->
        [one] { "" }
       *[other] , { $cost } actions
    } : { $game } à { $euros } €, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choose-buy = Acheter { $game } pour { $euros } € : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choose-eat = Manger un morceau pour { $euros } € : récupérer { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
choose-test = Play-test : piocher deux souhaits, en garder un (1 action)
choose-unload = Décharger { $count ->
        [one] un jeu
       *[other] { $count } jeux
    } dans le coffre
choose-withdraw = Retirer { $euros } € contre { $points } points
choose-end = Terminer mon tour{ $count ->
        [0] { "" }
        [one] { " " }(il me reste une action)
       *[other] { " " }(il me reste { $count } actions)
    }
choose-pick = Garder { $game } ({ $symbol }, stand { $booth })
choose-keep = Garder { $game } ({ $symbol }, stand { $booth })
choose-remove = Retirer { $game } ({ $symbol }, stand { $booth })

## Plans

plan-go = Aller { $place ->
        [booth] au stand { $space } ({ $publisher })
       *[other] { $space-a }
    } : { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
plan-buy = { $game } ({ $symbol }, stand { $booth }) : { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }, { $euros } €, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plan-unload = Décharger { $count ->
        [one] un jeu
       *[other] { $count } jeux
    } : { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }

## What happened

event-picked = { $seat } garde un souhait.
event-picked-own = { $seat } garde { $game }.
event-passed = Les autres cartes passent à gauche.
event-common = Sur la wishlist commune : { $game }.
event-round = Le tour { $count } commence.
event-released = Désormais en vente : { $game }.
event-pallet = { $change ->
        [less] Au prochain tour, popularité en baisse : { $game }.
        [more] Au prochain tour, popularité en hausse : { $game }.
       *[event] Au prochain tour, avec un événement : { $game }.
    }
event-popularity = La popularité des { $symbol-jeux } est maintenant de { $count }.
event-token = { $game } : { $token } ({ $token-effect }).
event-crowd = La foule se masse dans la { $zone }.
event-crowded-courtyard = La foule envahit la cour centrale.
event-crowded-entrances = La foule s’en va : les deux entrées sont bondées.
event-last-round = Dernier tour : { $tile }.
event-first = { $seat } est premier joueur.
event-went = { $seat } va { $place ->
        [booth] au stand { $space } ({ $publisher })
       *[other] { $space-a }
    }.
event-ate = { $seat } mange pour { $other } € et récupère { $count ->
        [one] une action.
       *[other] { $count } actions.
    }
event-bought = { $seat } achète { $game } pour { $euros } €.
event-points = { $seat } { $points ->
        [0] ne marque aucun point.
        [one] marque un point.
       *[other] marque { $points } points.
    }
event-pre-order = { $seat } utilise sa précommande.
event-wish = { $seat } prend la carte de ce jeu sur la wishlist commune.
event-tested = { $seat } fait un play-test.
event-drew = { $seat } teste { $game } et { $other }.
event-kept = { $seat } garde un souhait et défausse { $other }.
event-kept-own = { $seat } garde { $game } et défausse { $other }.
event-kept-only = { $seat } garde la dernière carte wishlist.
event-kept-own-only = { $seat } garde { $game }, la dernière carte wishlist.
event-shuffled = Les souhaits défaussés sont mélangés : nouvelle pioche { $count ->
        [one] d’une carte.
       *[other] de { $count } cartes.
    }
event-unloaded = { $seat } décharge { $count ->
        [one] un jeu.
       *[other] { $count } jeux.
    }
event-withdrew = { $seat } retire { $count } € contre { $other } points.
event-ended = { $seat } termine son tour{ $count ->
        [0] .
        [one] { " " }sans utiliser sa dernière action.
       *[other] { " " }sans utiliser ses { $count } dernières actions.
    }
event-removed = { $seat } retire { $game } du Salon.
event-midday = Midi : place au décompte des classements du matin.
event-ranking-morning = { $seat } réalise la carte classement à { $needs } : { $points } points.
event-ranking-afternoon = { $seat } réalise la carte classement à { $needs } : { $points } points.
event-afternoon = Nouvelle carte classement de l’après-midi : { $needs }.
event-left = { $seat } part avant les embouteillages : { $count } points.
event-closed = Le Salon ferme. Chacun rejoint sa voiture et décharge ses achats.
event-wishes = { $seat } { $count ->
        [0] n’a exaucé aucun souhait
        [one] a exaucé un souhait
       *[other] a exaucé { $count } souhaits
    } : { $other ->
        [one] { $other } point.
       *[other] { $other } points.
    }
event-score = { $seat } termine avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
event-tie-wishes = Égalité de points : celui qui a exaucé le plus de souhaits l’emporte (ES-50).
event-tie-money = Égalité de points et de souhaits : celui à qui il reste le moins d’argent l’emporte (ES-50).
event-tie-shared = Égalité parfaite : la victoire est partagée (ES-50).

## Why not

why-over = Le Salon est fermé.
why-others-draft = Les autres choisissent encore leurs souhaits.
why-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de décider.
why-draft-first = Choisis d’abord un souhait.
why-keep-first = Choisis d’abord lequel des deux souhaits tu gardes.
why-remove-first = Choisis d’abord quel jeu tu retires du Salon.
why-standing-here = Tu y es déjà.
why-not-next-door = Cette case n’est pas voisine de la tienne ; y aller coûte { $cost ->
        [one] une action
       *[other] { $cost } actions
    }, et { $left ->
        [0] il ne t’en reste aucune.
        [one] il t’en reste une.
       *[other] il t’en reste { $left }.
    }
why-step-too-dear = Ce déplacement coûte { $cost ->
        [one] une action
       *[other] { $cost } actions
    }, mais { $left ->
        [0] il ne t’en reste aucune.
        [one] il ne t’en reste qu’une.
       *[other] il ne t’en reste que { $left }.
    }
why-in-warehouse = { $game } n’est pas encore sorti ; le jeu attend dans l’entrepôt.
why-on-pallet = { $game } sera en vente au prochain tour.
why-taken-away = { $game } a été retiré du Salon.
why-bought = { $owner } a acheté { $game }.
why-not-at-booth = Pour acheter { $game }, tu dois être au stand { $booth } ; le chemin coûte { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }.
why-bag-full = Ton sac est plein : six jeux, c’est le maximum.
why-no-room = Un jeu a besoin d’une case libre sur ta piste action, et il ne te reste aucune action.
why-sold-out = { $game } est épuisé (sold out), et ta précommande a déjà servi.
why-too-expensive = { $game } coûte { $euros } €, mais tu n’as que { $money } €.
why-under-meeple = Un meeple se trouve sur { $game }.
why-not-on-booth = On ne retire que des jeux posés sur leur stand.
why-common-wish = Tu prends une carte de la wishlist commune quand tu achètes son jeu.
why-discarded-wish = Les souhaits défaussés ne reviennent que lorsque la pioche est vide.
why-held-wish = Les cartes wishlist restent en main et comptent à la fin de la partie.
why-not-your-boot = C’est la voiture de quelqu’un d’autre.
why-not-at-parking = On ne décharge qu’au parking.
why-bag-empty = Ton sac est vide.
why-not-in-courtyard = On ne mange que dans la cour centrale.
why-eaten-already = Tu as déjà mangé ce tour-ci.
why-not-hungry = Tu n’as encore utilisé aucune action : il n’y a rien à récupérer.
why-cannot-pay-food = Manger coûte { $euros } €, et tu n’as pas assez d’argent.
why-no-cash-here = Le distributeur est au parking.
why-too-few-points = Un retrait coûte { $points } points, et tu n’en as pas assez.
why-no-action-left = Un play-test coûte une action, et il ne t’en reste aucune.
why-no-wishes-left = Il ne reste aucune carte wishlist à piocher.
why-popularity = La popularité évolue d’elle-même au début de chaque tour.
why-ranking = Les cartes classement sont comptées après le tour 4 et à la fin de la partie.
why-pallet = Les jeux sur palette seront en vente au début du prochain tour.
why-warehouse = On n’achète rien dans l’entrepôt : six jeux en sortent à chaque tour.
why-clock = L’horloge avance d’elle-même quand tout le monde a joué.
why-crowd = La foule se déplace d’elle-même au début de chaque tour.
why-track = Les actions servent à se déplacer et à tester ; les jeux dans ton sac en bloquent.
why-bag = Les jeux quittent ton sac quand tu les décharges dans ton coffre, au parking.
why-purse = L’argent sert à acheter et à manger ; le distributeur en donne d’autre.
why-pre-order = La précommande sert d’elle-même quand tu achètes un jeu épuisé.

## What things are, and what they are worth now

tell-way = { $count ->
        [0] Tu es ici.
        [one] À une action de toi.
       *[other] À { $count } actions de toi.
    }
tell-booth = Le stand { $publisher }, dans la { $zone }.
tell-entrance = Un passage entre le parking et les halls.
tell-courtyard = Elle relie les deux bâtiments, et on peut y manger.
tell-galeria = Elle relie les deux bâtiments, et la foule n’y vient jamais.
tell-parking = Ta voiture est ici : décharge ton sac ou retire de l’argent.
tell-departure = Le prochain à finir ici le dernier tour part avant les autres, pour { $points } points.
tell-sale = { $game } est en vente : { $euros } € pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tell-coming = { $game } sera en vente au prochain tour.
tell-warehouse-game = { $game } n’est pas encore sorti.
tell-sold = { $owner } a acheté { $game }.
tell-removed = { $game } a été retiré du Salon.
tell-tile = { $symbol-jeu } au stand { $booth } : { $euros } € pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite (popularité { $popularity }, bonus { $bonus }{ $more ->
        [none] { "" }
       *[other] , en plus { $more }
    }).
tell-token = { $token } : { $token-effect }.
tell-sold-out-free = Ta précommande te le donne, une fois dans la journée.
tell-sold-out-used = Ta précommande a déjà servi.
tell-own-wish = Tu souhaites ce jeu.
tell-common-wish = Sa carte est sur la wishlist commune : celui qui achète le jeu la prend.
tell-wish-worth = Si tu l’achètes, ta wishlist vaudra { $then } points à la fin au lieu de { $now }.
tell-wish-toward = Si tu l’achètes, il compte pour ta wishlist : avec { $count ->
        [one] un souhait de plus
       *[other] { $count } souhaits de plus
    } ensuite, elle vaudra { $points } points.
tell-wish-full = Ta wishlist vaut déjà le maximum.
tell-wish = Le souhait { $game }, un jeu { $publisher }, au stand { $booth } dans la { $zone }.
tell-fulfilled = Tu l’as acheté : ce souhait est exaucé.
tell-eat = Manger un morceau pour { $euros } € te rend { $count ->
        [one] une action
       *[other] jusqu’à { $count } actions
    }, une fois par tour dans la cour centrale.
tell-eat-now = { $count ->
        [0] Tu n’as encore utilisé aucune action : cela ne donnerait rien.
        [one] Maintenant, ce serait une action.
       *[other] Maintenant, ce serait { $count } actions.
    }
tell-deck = Play-test, partout : pioche deux souhaits et gardes-en un, pour { $cost ->
        [one] une action
       *[other] { $cost } actions
    }.
tell-deck-left = { $count ->
        [0] La pioche est vide ; au besoin, on mélange les souhaits défaussés.
        [one] Il reste une carte.
       *[other] Il reste { $count } cartes.
    }
tell-cash = Le distributeur donne { $euros } € contre { $points } points, tant que tu as les points.
tell-have = Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $euros } €.
tell-boot = { $count ->
        [0] Encore aucun jeu ; ici, ils comptent et ne bloquent aucune action.
        [one] Un jeu ; ici, il compte et ne bloque aucune action.
       *[other] { $count } jeux ; ici, ils comptent et ne bloquent aucune action.
    }
tell-end = Ton tour dure jusqu’à ce que tu le termines.
tell-end-lost = { $count ->
        [one] Une action serait perdue.
       *[other] { $count } actions seraient perdues.
    }
tell-popularity = Les { $symbol-jeux } achetés maintenant donnent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour leur popularité.
tell-popularity-moved = { $moved ->
        [none] Les palettes de ce tour n’y ont rien changé ;
       *[other] Les palettes de ce tour l’ont changée de { $moved } ;
    } les prochains jeux peuvent encore la changer.
tell-popularity-last = Elle ne changera plus.
tell-ranking = { $points } points pour tous ceux qui ont { $series ->
        [morning] à midi
       *[other] à la fin de la journée
    } au moins { $needs }.
tell-ranking-met = Tu les as.
tell-ranking-lacks = Il te faut encore { $needs }.
tell-ranking-others = Réalisée jusqu’ici par { $seats }.
tell-pallet = { $change ->
        [less] Un jeu sur cette palette rend les jeux de son symbole moins populaires de { $count }.
        [more] Un jeu sur cette palette rend les jeux de son symbole plus populaires de { $count }.
       *[event] Un jeu sur cette palette a un événement, et la foule va dans sa zone.
    }
tell-pallet-empty = Elle est vide : plus aucun jeu n’arrive.
tell-clock = Tour { $count } sur { $total }.
tell-clock-midday = Les classements du matin sont comptés après le tour { $count }.
tell-clock-evening = Après le tour { $total }, le Salon ferme : on compte les classements et les souhaits.
tell-last-round = Dernier tour : { $tile }.
tell-crowd = Il y a foule : chaque déplacement ici coûte { $count } actions.
tell-no-crowd = Pas de foule ce tour-ci : un déplacement ici coûte { $count ->
        [one] une action
       *[other] { $count } actions
    }.
tell-track = Sur tes { $total } actions, utilisées : { $spent }, bloquées par les jeux de ton sac : { $bag }, restantes : { $count }.
tell-bag = Jeux dans ton sac : { $count } sur { $total } ; chacun bloque une action jusqu’à ce que tu le décharges dans ton coffre.
tell-purse = Tu as { $euros } € pour les jeux et les repas. À la fin, l’argent ne départage que les égalités, et le moins l’emporte.
tell-pre-order = Une fois dans la journée, elle te donne un jeu épuisé.
tell-pre-order-free = Tu l’as encore.
tell-pre-order-used = Tu l’as utilisée pour { $game }.
tell-wishlist = Tu as acheté { $count } de ses { $total } jeux : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
tell-wishlist-next = { $count ->
        [one] Encore un et elle vaudra
       *[other] Encore { $count } et elle vaudra
    } { $points } points.
tell-common-list = { $count ->
        [one] Un souhait ouvert à tous : celui qui achète le jeu prend sa carte.
       *[other] { $count } souhaits ouverts à tous : celui qui achète le jeu prend sa carte.
    }
tell-warehouse = { $count ->
        [0] Tous les jeux sont sortis.
        [one] Un jeu n’est pas encore sorti.
       *[other] { $count } jeux ne sont pas encore sortis.
    }

## For who hears the game

spoken-draft = Les wishlists sont en cours de choix.
spoken-at = { $place ->
        [booth] Au stand { $space } ({ $publisher })
       *[other] Lieu : { $space }
    }.
spoken-means = Actions restantes : { $count }, argent : { $euros } €.
spoken-crowds = Foule, où un déplacement coûte { $count } actions : { $places }.
spoken-in-reach = { $count ->
        [one] Un jeu peut être acheté ce tour-ci : { $games }.
       *[other] { $count } jeux peuvent être achetés ce tour-ci ; les meilleurs : { $games }.
    }
spoken-none-in-reach = Aucun jeu ne peut être acheté ce tour-ci.
spoken-popular = Popularité : { $symbols }.
spoken-here = Ici se trouve : { $seats }.
spoken-in-bag = Dans le sac : { $games }.
spoken-in-bag-none = Le sac est vide.
spoken-in-boot = Dans le coffre : { $games }.
spoken-in-boot-none = Le coffre est vide.
spoken-wishes = Cartes wishlist en main : { $games }.
spoken-wishes-none = Aucune carte wishlist en main.
spoken-wish-cards = Cartes wishlist en main : { $count }.
spoken-shown = Souhaits réalisés de la wishlist commune : { $games }.
spoken-sale = { $game }, { $symbol-jeu }, est en vente : { $euros } € pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
spoken-wishlist = Wishlist : { $count ->
        [one] { $count } jeu acheté
       *[other] { $count } jeux achetés
    } sur { $total }, { $points } points à la fin.
spoken-pre-order-free = La précommande est encore libre.
spoken-pre-order-used = La précommande est utilisée.
spoken-common = On y trouve : { $games }.

## The tutorial

tutorial-welcome = Bienvenue à Essen, octobre 2013 ! Tu es Orange ; Bleu et Vert sont joués par l’ordinateur. Rapporte les jeux dont tout le monde parle, et ceux que tu souhaites.
tutorial-wishes = D’abord les wishlists : quatre fois, tu gardes une carte et passes le reste. À la fin, un à trois souhaits achetés valent 5 points, quatre en valent 10, dix en valent 30.
tutorial-draft = Deux de ces jeux sont vendus dans la zone mauve. Des souhaits voisins t’épargnent de la marche : garde Madeira.
tutorial-draft-again = Ces cartes viennent de ton voisin. Blueprints est aussi dans la zone mauve, et bon marché : garde-le. Nous choisissons les deux dernières pour toi.
tutorial-common = Tous tes souhaits sont dans la zone mauve. Le reste forme la wishlist commune : celui qui achète un de ces jeux prend sa carte, et elle compte comme les siennes.
tutorial-popularity = Six jeux attendent sur palette jusqu’au prochain tour. Leurs symboles font parler : deux jeux de dés sur « +1 » ont porté les dés de 2 à 4.
tutorial-events = Deux palettes apportent un événement : Exodus donnera 3 points de plus, Ignis est épuisé. Pour lui, il faut ta précommande : un seul jeu dans la journée.
tutorial-crowd = La foule suit les événements. Dans les zones rouge et bleue, chaque déplacement coûte deux actions ce tour-ci, ailleurs une seule.
tutorial-walk = Tu commences, avec huit actions. Deux jeux qui te tentent sont dans la zone mauve, et le chemin passe par l’entrée ouest : vas-y.
tutorial-eat = Nous t’avons mené dans la cour centrale, et trois actions sont parties. Manger pour 20 € t’en rend deux, une fois par tour : mange un morceau.
tutorial-buy = Voici Legacy, de la wishlist commune. Il donne des points tout de suite : 3 pour la popularité des jeux de cartes et 1 de bonus. Achète-le pour 30 €.
tutorial-bag = Sa carte wishlist est aussi à toi. Mais le sac pèse : chaque jeu qu’il contient occupe ta piste action et bloque une action.
tutorial-next-door = Ton propre souhait, Blueprints, attend juste à côté. Va au stand 13.
tutorial-own-wish = Les dés sont à la mode : 4 de popularité et 1 de bonus, soit 5 points pour 20 €. Achète Blueprints.
tutorial-last-action = Neuf points ! Avec la dernière action, nous allons au stand 9, où commencera ton prochain tour, et terminons celui-ci. Regarde Bleu et Vert.
tutorial-round = Tour deux : les jeux des palettes sont en vente, d’autres arrivent, popularité et foule ont changé. Vert est le moins chargé, il commence donc.
tutorial-ranking = La deuxième carte classement donne 4 points à midi pour deux jeux de dés et deux de cartes. Tu en as un de chaque ; Rampage est le deuxième de dés : achète-le.
tutorial-ranking-done = Fünf Gurken, à 10 €, est ton deuxième jeu de cartes : 4 points maintenant, et 4 de plus à midi. Achète-le.
tutorial-heavy = Quatre jeux dans le sac te laissent trois actions. Juste assez pour revenir à ta voiture : nous marchons.
tutorial-unload = Décharger ne coûte rien, et les cases que les jeux bloquaient sont de nouveau libres. Mets les quatre dans ton coffre.
tutorial-cash = À côté de ta voiture, le distributeur : 50 € contre 2 points. Il te reste 180 €, alors garde tes points.
tutorial-test = Quatre actions sont revenues. Pour une action, tu peux faire un play-test, où que tu sois : pioche deux souhaits et gardes-en un. Essaie.
tutorial-keep = Quelle chance : tu as déjà acheté Rampage, et un souhait compte quel que soit le moment où sa carte arrive. Garde-le : cela fait trois souhaits.
tutorial-midday = Après le tour 4, il est midi, et les cartes classement sont comptées. Trois nouvelles arrivent pour l’après-midi, à 8 points chacune.
tutorial-leaving = Au tour 7, une surprise rend des jeux moins chers ou meilleurs, et tous veulent rentrer. Le premier à finir ce tour au parking reçoit 6 points, le deuxième 3.
tutorial-end = Tu mènes avec 18 points contre 17 à Vert, et tes souhaits en ajouteront 5. Celui qui a le plus de points gagne. Veux-tu jouer toute une journée ?
