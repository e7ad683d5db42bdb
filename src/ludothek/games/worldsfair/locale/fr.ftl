# World's Fair 1893, French.
# An argument such as $area is the name of what it names; $area-au and the like are that name's attributes below.
# Several cards that are collected at once make one line: $card of event-collected may be a list, without attributes.

title = Exposition universelle Chicago 1893
tagline = Place des représentants dans les cinq palais, récupère des expositions et fais-les approuver.

## The areas

area-agriculture = Agriculture
    .au = au palais de l’Agriculture
    .du = du palais de l’Agriculture
area-electricity = Électricité
    .au = au palais de l’Électricité
    .du = du palais de l’Électricité
area-fine-arts = Beaux-Arts
    .au = au palais des Beaux-Arts
    .du = du palais des Beaux-Arts
area-manufacturing = Manufactures
    .au = au palais des Manufactures
    .du = du palais des Manufactures
area-transportation = Transports
    .au = au palais des Transports
    .du = du palais des Transports

## The cards

exhibit-agriculture = exposition Agriculture
exhibit-electricity = exposition Électricité
exhibit-fine-arts = exposition Beaux-Arts
exhibit-manufacturing = exposition Manufactures
exhibit-transportation = exposition Transports
ticket = Ticket Midway
card-ticket = ticket Midway
exhibit-amount = { $count ->
        [one] { $exhibit }
       *[other] { $count } × { $exhibit }
    }
card-amount = { $count ->
        [one] { $card }
       *[other] { $count } tickets Midway
    }
figure-burnham = Daniel Burnham
    .effect = +1 représentant dans le palais où tu viens de jouer
figure-davis = George Davis
    .effect = +1 représentant dans un palais adjacent à celui où tu viens de jouer
figure-palmer = Bertha Palmer
    .effect = déplace n’importe quel représentant vers un autre palais
figure-mccormick = Cyrus McCormick
    .effect = +1 représentant au palais de l’Agriculture
figure-westinghouse = George Westinghouse
    .effect = +1 représentant au palais de l’Électricité
figure-saint-gaudens = Augustus Saint-Gaudens
    .effect = +1 représentant au palais des Beaux-Arts
figure-schwab = Charles H. Schwab
    .effect = +1 représentant au palais des Manufactures
figure-pullman = George Pullman
    .effect = +1 représentant au palais des Transports

## Words on the table

round = Manche { $count } sur { $total }
wheel = Grande roue
    .also = cabine, manche
wheel-left = { $count ->
        [one] encore un ticket avant le décompte
       *[other] encore { $count } tickets avant le décompte
    }
deck = Pioche
discard = Défausse
tickets = Tickets
    .also = ticket Midway
supply = Réserve
proposals = Proposées
approved = Approuvées
    .also = séries
coins = Pièces
medals = Médailles
    .also = médaille, points
sets = Séries
points = Points
full = complet
scoring = Décompte : { $area }
scored = décompte
leads = en tête
leads-tied = en tête à égalité
figure-does = { $figure } : { $figure-effect }
supporters-of = représentants { $owner-de } { $area-au }
supply-of = réserve { $owner-de }
cards-of = cartes { $area-du }
proposals-of = expositions proposées : { $area }

## Joueurs virtuels de ce titre

mind-most-cards = le plus de cartes

## Options

option-approvals = Approbation des expositions
option-approvals-automatic = autant que permis, sans demander
option-approvals-ask = demander combien

## What is asked

ask-place = Place un représentant : dans quel palais ?
ask-figure = Joue ou défausse une personnalité.
ask-take-back = Ta réserve est vide : quel représentant va { $area-au } ?
ask-approve = Combien d’expositions fais-tu approuver { $area-au } ?

## The choices

choose-place = { $area } : placer un représentant et { $cards ->
        [0] ne rien récupérer
        [one] récupérer une carte
       *[other] récupérer { $cards } cartes
    }
choose-take-back = Retirer un représentant { $area-du }
choose-figure = Jouer { $figure } : +1 représentant, { $area }
choose-palmer = Jouer { $figure } : { $owner }, { $origin } → { $goal }
choose-discard = Défausser { $figure }
choose-approve = { $count ->
        [0] Ne rien faire approuver
        [one] Faire approuver une exposition
       *[other] Faire approuver { $count } expositions
    }

## What happened

event-dealt = { $card } → { $area }
event-placed = { $seat } place un représentant { $area-au }.
event-took-back = { $seat } retire un représentant { $area-du }.
event-played = { $seat } joue { $figure } et ajoute un représentant { $area-au }.
event-moved = { $seat } joue { $figure } : un représentant ({ $owner }) passe { $origin-du } { $goal-au }.
event-discarded = { $seat } défausse { $figure }.
event-collected = { $seat } récupère : { $card }.
event-car = La cabine avance { $count ->
        [one] d’une case.
       *[other] de { $count } cases.
    }
event-reshuffled = La défausse est mélangée : nouvelle pioche { $count ->
        [one] d’une carte.
       *[other] de { $count } cartes.
    }
event-scoring = La grande roue a fait un tour complet : décompte de la manche { $count }.
event-most-tickets = { $seat } a le plus de tickets : { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
event-redeemed = { $seat } échange { $count ->
        [one] un ticket.
       *[other] { $count } tickets.
    }
event-standing-first = { $seat } est en tête { $area-au }.
event-standing-second = { $seat } est deuxième { $area-au }.
event-standing-tied-first = { $seat } est en tête à égalité { $area-au }.
event-standing-tied-second = { $seat } est deuxième à égalité { $area-au }.
event-medal = { $seat } gagne une médaille de { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $area-au }.
event-approved = { $seat } fait approuver { $count ->
        [one] une exposition
       *[other] { $count } expositions
    } { $area-au }.
event-recalled = { $seat } rappelle { $count ->
        [one] un représentant
       *[other] { $count } représentants
    } { $area-du }.
event-round = La manche { $count } commence.
event-end = { $seat } termine avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
event-tie-approvals = Égalité de points : celui qui a le plus d’expositions approuvées l’emporte (WF-47).
event-tie-proposals = Égalité de points et d’approbations : celui à qui il reste le moins d’expositions l’emporte (WF-47).
event-tie-shared = Égalité parfaite : la victoire est partagée (WF-47).

## What things are

tell-area = Qui est bien placé ici lors du décompte, grâce à ses représentants, gagne des médailles et fait approuver des expositions de ce palais.
tell-cards = Des expositions, des tickets et des personnalités : tout revient à la prochaine personne qui place un représentant ici.
tell-supporters = Plus on en a dans un palais, plus son décompte rapporte.
tell-supply = Les représentants que l’on peut encore placer. S’il n’en reste aucun, on en retire un d’un palais.
tell-figure = Une personnalité : on la récupère, puis on la joue à son tour suivant.
tell-proposals = Récupérées, mais pas encore approuvées : telles quelles, elles ne rapportent rien à la fin.
tell-tickets = Chacun rapporte des points, et qui en a le plus en gagne encore.
tell-coins = Les points des tickets échangés.
tell-medals = Les points gagnés pour une bonne place dans un palais lors d’un décompte.
tell-approved = Une série réunit des expositions de palais différents ; plus elle est grande, plus elle rapporte.
tell-wheel = L’horloge de la manche : quand la cabine est revenue en bas, on compte les tickets et les palais.
tell-deck = Les expositions, tickets et personnalités encore à venir.
tell-discard = Les cartes échangées, approuvées ou jouées.

## Why not

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de décider.
why-not-asked = Le décompte des palais est en cours, et c’est d’abord à { $turn } de décider.
why-placed-already = Tu as déjà placé ton représentant pour ce tour ; il faut une personnalité qui atteint ce palais pour en ajouter un.
why-not-next-door = Davis n’atteint que les palais adjacents à celui où tu as placé ton représentant, et tu n’as aucune autre personnalité pour ce palais.
why-no-such-figure = Tu n’as pas récupéré { $figure } à ton tour précédent.
why-figures-wait = Place d’abord un représentant ; les personnalités se jouent ensuite.
why-take-back-first = Indique d’abord lequel de tes représentants tu retires.
why-approve-first = Indique d’abord combien d’expositions tu fais approuver.
why-supply-left = Il te reste des représentants en réserve, donc tu n’en retires aucun.
why-choose-first = Choisis d’abord où va un représentant ; tu indiqueras ensuite lequel tu retires.
why-not-yours = Seule Bertha Palmer déplace les représentants { $owner-de }.
why-nobody-there = { $owner } n’a aucun représentant { $area-au }.
why-cards = Les cartes ne se choisissent pas : tu récupères toutes celles du palais où tu places ton représentant.
why-deck = Personne ne regarde la pioche ; à la fin de chaque tour, on y pioche { $cards ->
        [one] une carte.
       *[other] { $cards } cartes.
    }
why-discard = Les cartes défaussées ne reviennent que lorsque la pioche est vide.
why-wheel = La grande roue tourne toute seule : une case par ticket récupéré.
why-tickets = Les tickets sont échangés contre des points pendant la phase de décompte.
why-supply = Les représentants quittent la réserve d’eux-mêmes quand tu choisis où l’un d’eux va.
why-proposals = Les expositions sont approuvées pendant la phase de décompte, dans les palais où ton rang le permet.
why-points = Les pièces et les médailles sont des points acquis ; on les compte à la fin.
why-approved = Les expositions approuvées le restent ; leurs séries sont comptées à la fin.

## For who hears the game

spoken-round = Manche { $round } sur { $rounds }, { $count ->
        [one] encore un ticket avant le décompte.
       *[other] encore { $count } tickets avant le décompte.
    }
spoken-you-lead = Tu es en tête ici : { $areas }.
spoken-you-tie = Tu es en tête à égalité ici : { $areas }.
spoken-you-trail = Tu n’es en tête nulle part.
spoken-lead = { $area } : en tête, { $lead }. Représentants : { $seats }.
spoken-lead-tied = { $area } : en tête à égalité, { $lead }. Représentants : { $seats }.
spoken-nobody = { $area } : aucun représentant.
spoken-tickets = Tickets : { $seats }.
spoken-supporters = Représentants : { $seats }.
spoken-cards = { $count } cartes sur { $room } : { $cards }.
spoken-no-cards = Aucune carte ; il y a de la place pour { $room }.
spoken-medals = Points de médaille si le décompte avait lieu maintenant : { $seats }.
spoken-approvals = Expositions qui seraient approuvées : { $seats }.
spoken-count-supporters = { $count ->
        [0] Aucun représentant.
        [one] Un représentant.
       *[other] { $count } représentants.
    }
spoken-count-cards = { $count ->
        [0] Aucune carte.
        [one] Une carte.
       *[other] { $count } cartes.
    }
spoken-effect = Effet : { $figure-effect }.
spoken-held = En main : { $seats }.
spoken-lies = À récupérer ici : { $areas }.
spoken-has-points = { $count ->
        [one] { $count } point :
       *[other] { $count } points :
    } pièces { $coins }, médailles { $medals }, séries { $sets }.
spoken-supply = Représentants en réserve : { $count }.
spoken-has-tickets = Tickets : { $count }.
spoken-figures = Personnalités à jouer : { $figures }.
spoken-no-figures = Aucune personnalité à jouer.
spoken-has-proposed = Expositions proposées : { $areas }.
spoken-none-proposed = Aucune exposition proposée.
spoken-has-approved = Expositions approuvées : { $areas }.
spoken-none-approved = Aucune exposition approuvée.
spoken-by-seat = Par personne : { $seats }.
spoken-approved-by = Déjà approuvées : { $seats }.
spoken-medal = { $seat } gagne des médailles pour { $count } points.
spoken-approved = { $seat } fait approuver { $count ->
        [one] une exposition.
       *[other] { $count } expositions en tout.
    }
spoken-dealt = Nouvelles cartes { $area-au } : { $card }.

## The tutorial

tutorial-welcome = Bienvenue à Chicago, en 1893 ! Tu joues orange, l’ordinateur joue bleu. Tes représentants sont déjà dans les cinq palais autour de la grande roue.
tutorial-goal = Chaque fois que la roue a fait un tour, les palais sont décomptés : avoir le plus de représentants rapporte une médaille et des expositions approuvées. Cela arrive trois fois.
tutorial-place = Un tour commence par un représentant, puis tu récupères toutes les cartes de ce palais. Place-le au palais des Manufactures.
tutorial-cards = Tu as récupéré une exposition et une personnalité. L’exposition n’est que proposée tant qu’un décompte ne l’a pas approuvée ; Daniel Burnham attend ton prochain tour.
tutorial-deal = À la fin de ton tour, trois cartes sont arrivées : une dans ton palais, une dans chacun des deux suivants dans le sens horaire.
tutorial-second = Bleu est allé aux Beaux-Arts. Aux Transports, il y a une exposition de ce palais, un ticket et une personnalité : places-y un représentant.
tutorial-burnham = Avant de récupérer les cartes, c’est le moment des personnalités. Burnham ajoute un représentant dans le palais que tu viens de choisir : joue-le.
tutorial-wheel = Ton ticket a fait avancer la cabine d’une case. Au bout de neuf tickets, les tiens et ceux de Bleu, on passe au décompte ; chaque ticket rapporte aussi un point.
tutorial-palmer = Bleu a joué Bertha Palmer, qui déplace n’importe quel représentant : ton seul représentant à l’Électricité est maintenant aux Transports.
tutorial-full = L’Agriculture avec quatre cartes et l’Électricité avec trois sont complètes. Elles n’en reçoivent plus tant que personne n’y a récupéré les cartes.
tutorial-third = Deux personnalités attendent aux Beaux-Arts, et Bleu n’y a qu’un représentant d’avance. Place un représentant là-bas.
tutorial-mccormick = Cyrus McCormick envoie un représentant à l’Agriculture, quel que soit ton palais. Joue-le et tu y reviens à égalité avec Bleu.
tutorial-fourth = Bleu t’a rattrapé aux Manufactures, trois partout. Places-y un représentant et reprends la tête.
tutorial-two-figures = Tu as deux personnalités, à utiliser dans l’ordre de ton choix. D’abord Burnham : un représentant de plus aux Manufactures.
tutorial-discard = Charles H. Schwab en ajouterait encore un ici, mais ton avance suffit et les représentants sont précieux. On ne garde pas les personnalités : défausse-le.
tutorial-passed-over = Regarde où sont allées les nouvelles cartes : l’Agriculture était complète et a été sautée. Maintenant, nous jouons un instant pour toi.
tutorial-last = La cabine est à deux cases du départ, et deux tickets attendent à l’Agriculture. Joues-y : tu termines la manche et tu reviens à égalité avec Bleu.
tutorial-tickets = C’est l’heure du décompte ! Tu as cinq tickets, Bleu quatre : 2 points pour la majorité, et 1 point par ticket.
tutorial-first = Tu es en tête aux Manufactures : une médaille de 2 points et jusqu’à trois approbations. Fais approuver ton exposition ; d’habitude, cela se fait tout seul.
tutorial-tied = Trois partout à l’Agriculture : pas de médaille, mais une approbation pour chacun.
tutorial-beaten = Bleu a gagné les Beaux-Arts et l’Électricité : tes expositions y restent proposées et attendent le prochain décompte. À trois ou quatre, la deuxième place compte aussi.
tutorial-recall = Pour finir, chacun a repris la moitié de ses représentants dans chaque palais, arrondie à l’inférieur. La deuxième manche commence.
tutorial-sets = Tes trois expositions approuvées sont toutes différentes : une telle série vaut 6 points, une série de cinq en vaut 15. Les séries sont comptées en fin de partie.
tutorial-end = 15 à 14 pour toi ! Après le troisième décompte, celui qui a le plus de points l’emporte. Envie d’essayer pour de bon ?
