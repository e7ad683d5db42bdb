# ESSEN The Game: Spiel '13, French.
# An argument such as $symbol is the name of what it names; $token-effect and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is a booth (number and publisher) or one of
# the spaces below, or several of them, so it is always said without an article.
# Zero is singular in French: where a number can be 0, the form [one] writes the number itself.

title = ESSEN The Game: Spiel '13
tagline = Une journée au Salon : fends la foule, remplis ton sac et exauce ta wishlist.

## The fair

space-parking = parking
    .also = voiture, auto, maison
space-west = entrée ouest
    .also = entree, porte
space-east = entrée est
    .also = entree, porte
space-courtyard = cour
    .also = cour centrale
space-galeria-west = Galeria ouest
    .also = galerie
space-galeria-east = Galeria est
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
symbol-dice = dé
symbol-cards = cartes
symbol-hourglass = sablier
popularity-meeple = popularité des jeux meeple
popularity-dice = popularité des jeux dé
popularity-cards = popularité des jeux cartes
popularity-hourglass = popularité des jeux sablier
token-buzz = Buzz
    .effect = 3 points de plus
token-flop = Flop
    .effect = 3 points de moins, sans descendre sous 0
token-goodies = Goodies
    .effect = 1 point de plus
token-discount = Discount
    .effect = 10 € de moins
token-sold-out = Sold out
    .effect = uniquement sur précommande
token-none = Aucun événement
    .effect = rien ne change
last-round-sale = tous les jeux coûtent 10 € de moins
last-round-meeple = 2 points de plus par jeu meeple
last-round-dice = 2 points de plus par jeu dé
last-round-cards = 2 points de plus par jeu cartes
last-round-hourglass = 2 points de plus par jeu sablier

## Things one can point at

eat = quelque chose à manger
    .also = repas, nourriture, restaurer, se restaurer
deck = pioche wishlist
    .also = play-test, test, tester, piocher
cash = distributeur de billets
    .also = retrait, retirer, argent, billet
end = fin du tour
    .also = terminer, finir, passer

## The score sheet

line-buying = Jeux achetés
line-morning = Classements matin
line-afternoon = Classements après-midi
line-wishes = Wishlist
line-departure = Départ anticipé
line-cash = Retraits d'argent

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: all five different.
letter-green = V
letter-purple = M
letter-blue = B
letter-red = R
letter-yellow = J
galeria = Galeria
round = Tour { $count } sur { $total }
draft = Les wishlists
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
money = { $euros } €
bag = Sac
boot = Auto
first-player = premier joueur
pre-order-free = précommande dispo
pre-order-used = précommande jouée
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
rankings-afternoon = Classements de l'après-midi
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
sign-crowd = foule : un pas coûte { $count }
sign-way = actions pour y aller
sign-coming = en vente au prochain tour

## Joueurs virtuels de ce titre

mind-one-step = un coup d'avance

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
option-buying-any = n'importe quelle case sac convient
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
ask-act = Tu es ici : { $space }. { $count ->
        [0] Plus aucune action
        [one] Encore une action
       *[other] Encore { $count } actions
    }, { $euros } €.
ask-keep = Quel souhait gardes-tu ? L'autre est défaussé.
ask-remove = Quel jeu retires-tu du Salon ?

## The choices

choose-go = Aller : { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } actions)
    }
choose-go-game = Aller : { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } actions)
    } – { $game }, { $euros } €, { $points ->
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
choose-end = Terminer ton tour{ $count ->
        [0] { "" }
        [one] { " " }(il te reste une action)
       *[other] { " " }(il te reste { $count } actions)
    }
choose-pick = Garder { $game } ({ $symbol }, stand { $booth })
choose-keep = Garder { $game } ({ $symbol }, stand { $booth })
choose-remove = Retirer { $game } ({ $symbol }, stand { $booth })

## Plans

plan-go = { $space } : { $cost ->
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
event-pallet = { $game } ({ $symbol }) → { $pallet ->
        [0] palette -1
        [4] palette ?
        [5] palette ?
       *[other] palette +1
    }
event-popularity = Popularité des jeux { $symbol } : { $count }.
event-token = { $token } pour { $game } : { $token-effect }.
event-crowd = La foule se masse dans la { $zone }.
event-crowded-courtyard = La foule envahit la cour centrale.
event-crowded-entrances = La foule s'en va : les deux entrées sont bondées.
event-last-round = Dernier tour : { $tile }.
event-first = { $seat } est premier joueur.
event-went = { $seat } se déplace : { $space }.
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
        [one] d'une carte.
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
event-ranking-morning = { $seat } remplit le classement { $needs } : { $points } points.
event-ranking-afternoon = { $seat } remplit le classement { $needs } : { $points } points.
event-afternoon = Nouveau classement de l'après-midi : { $needs }.
event-left = { $seat } part avant les embouteillages : { $count } points.
event-closed = Le Salon ferme. Chacun rejoint sa voiture et décharge ses achats.
event-wishes = { $seat } { $count ->
        [0] n'a exaucé aucun souhait
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
event-tie-wishes = Égalité de points : le plus de souhaits exaucés l'emporte (ES-50).
event-tie-money = Égalité de points et de souhaits : le moins d'argent restant l'emporte (ES-50).
event-tie-shared = Égalité parfaite : la victoire est partagée (ES-50).

## Why not

why-over = Le Salon est fermé.
why-others-draft = Les autres choisissent encore leurs souhaits.
why-not-your-turn = Ce n'est pas ton tour : c'est à { $turn } de décider.
why-draft-first = Choisis d'abord un souhait.
why-keep-first = Choisis d'abord lequel des deux souhaits tu gardes.
why-remove-first = Choisis d'abord quel jeu tu retires du Salon.
why-standing-here = Tu y es déjà.
why-not-next-door = Cette case n'est pas voisine de la tienne ; y aller coûte { $cost ->
        [one] une action
       *[other] { $cost } actions
    }, et { $left ->
        [0] il ne t'en reste aucune.
        [one] il t'en reste une.
       *[other] il t'en reste { $left }.
    }
why-step-too-dear = Ce déplacement coûte { $cost ->
        [one] une action
       *[other] { $cost } actions
    }, et { $left ->
        [0] il ne t'en reste aucune.
        [one] il t'en reste une.
       *[other] il t'en reste { $left }.
    }
why-in-warehouse = { $game } n'est pas encore sorti ; le jeu attend dans l'entrepôt.
why-on-pallet = { $game } sera en vente au prochain tour.
why-taken-away = { $game } a été retiré du Salon.
why-bought = { $owner } a acheté { $game }.
why-not-at-booth = Pour acheter { $game }, tu dois être au stand { $booth } ; le chemin coûte { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }.
why-bag-full = Ton sac est plein : six jeux, c'est le maximum.
why-no-room = Un jeu a besoin d'une case libre sur ta piste action, et il ne te reste aucune action.
why-sold-out = { $game } est épuisé (sold out), et ta précommande a déjà servi.
why-too-expensive = { $game } coûte { $euros } €, et tu n'as que { $money } €.
why-under-meeple = Un meeple se trouve sur { $game }.
why-not-on-booth = On ne retire que des jeux posés sur leur stand.
why-common-wish = Les cartes de la wishlist commune te reviennent quand tu achètes leur jeu.
why-discarded-wish = Les souhaits défaussés ne reviennent que lorsque la pioche est vide.
why-held-wish = Les cartes wishlist restent en main et comptent à la fin de la partie.
why-not-your-boot = C'est la voiture de quelqu'un d'autre.
why-not-at-parking = On ne décharge qu'au parking.
why-bag-empty = Ton sac est vide.
why-not-in-courtyard = On ne mange que dans la cour centrale.
why-eaten-already = Tu as déjà mangé ce tour-ci.
why-not-hungry = Tu n'as encore utilisé aucune action : il n'y a rien à récupérer.
why-cannot-pay-food = Manger coûte { $euros } €, et tu n'as pas assez d'argent.
why-no-cash-here = Le distributeur est au parking.
why-too-few-points = Un retrait coûte { $points } points, et tu n'en as pas assez.
why-no-action-left = Un play-test coûte une action, et il ne t'en reste aucune.
why-no-wishes-left = Il ne reste aucune carte wishlist à piocher.
why-popularity = La popularité évolue d'elle-même au début de chaque tour.
why-ranking = Les cartes classement sont comptées après le tour 4 et à la fin de la partie.
