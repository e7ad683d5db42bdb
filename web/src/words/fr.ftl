### The browser's own words, French. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Salon
menu-settings = Réglages
me-guest = Invité

## Home

home-play = Jouer

## Lobby

lobby-title = Salon

## New table, invitations

new-title = Nouvelle table

## Settings, account

settings-title = Réglages

## Rules, looking at records

rules-title = Règles

## A table

seat-mind = { $seat } (ordinateur)
table-asked = Ce qui est demandé
table-players = À la table
table-points = Points
table-log = Ce qui s’est passé
table-over = La partie est finie.
table-closed = Cette table a été fermée.
table-missing = { $count ->
        [one] La partie commence quand une personne de plus est là.
       *[other] La partie commence quand { $count } personnes de plus sont là.
    }
table-waiting = En attente de { $who }.
table-undo = Annuler
choose-other = Choisir autre chose
explain-past = Tu regardes le passé.

## The past, the end

past-title = Le passé
past-slider = Moment de la partie
past-is-now = Maintenant
past-moment = Décision { $moment } sur { $total }
past-looking = Tu regardes la décision { $moment } sur { $total }.
past-return = Revenir au présent
past-start = Au début
past-back = Un pas en arrière
past-play = Lecture
past-pause = Pause
past-forward = Un pas en avant
past-now = Au présent
end-title = La fin de la partie
end-you-win = Tu gagnes.
end-fold = Voir le plateau
end-unfold = Voir le résultat
end-sheet = Feuille de score
end-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
end-course = Comment c’est arrivé
end-chart = Les points au fil de la partie
end-decisions = { $count ->
        [one] une décision
       *[other] { $count } décisions
    }
end-rematch = Encore une fois
end-rematch-join = Rejoindre la revanche
end-look = Revoir la partie
end-record = Télécharger l’enregistrement
end-seed-title = Le hasard était-il honnête ?
end-seed-about = L’empreinte de la graine était publique avant la première décision ; elle ne correspond qu’à cette graine, dont découle tout le hasard : personne n’a rien pu changer ensuite.
end-seed = Graine
end-seed-hash = Empreinte
share = Partager
share-table = Cette adresse mène à la table.
share-moment = Cette adresse mène à la table après la décision { $moment }.
share-address = Adresse
share-with = Partager avec …
share-copy = Copier
share-copied = Copié
continue = Continuer à partir d’ici
continue-about = Une nouvelle table commence après la décision { $moment } de cette partie, avec les mêmes cartes à venir. Des joueurs ordinateurs prennent les autres places.
continue-as = Jouer à la place de
continue-go = Ouvrir la table

## Several people at one screen

handover-title = Passer la main
handover-next = C’est au tour de { $name }
handover-about = La table est cachée pour que personne ne voie ce qui ne regarde que { $name }.
handover-here = Je suis { $name }
handover-mind = Un joueur ordinateur décide pour { $name }
handover-turn = À toi, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● À toi de jouer · { $title }
attention-turn = À toi de jouer

# Table talk
chat-title = Discussion
chat-nothing = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-unread = { $count ->
        [one] une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }

# Clocks
clock-left = Temps restant
clock-days = { $days ->
        [one] 1 jour { $hours } h
       *[other] { $days } jours { $hours } h
    }
clock-up = Temps écoulé
clock-hand-over = Laisser un joueur ordinateur continuer pour { $name }

# The connection
wire-lost = Le serveur est injoignable. La connexion reviendra d’elle-même ; en attendant, tu peux regarder.
wire-refused = Impossible d’ouvrir cette table
wire-lobby = Vers le salon

# One's own seat
seat-menu = Ma place
seat-sit = S’asseoir
seat-stand = Se lever
seat-hand-over = Laisser un joueur ordinateur continuer
seat-take-back = Reprendre la main
seat-away = Un joueur ordinateur décide pour toi.
seat-away-name = Un joueur ordinateur décide pour { $name }.
seat-link = Revenir depuis un autre appareil
seat-link-about = Avec cette adresse, tu reprends ta place sur un autre appareil. Garde-la pour toi.
seat-close = Ranger cette table
seat-leave = Partir ; la table m’attend

# Coming with a link
invited = Invitation à jouer : { $title }
invited-by = Invitation de { $hosts } : { $title }
invited-name = Ton nom
invited-watch = Seulement regarder
recover-title = Revenir en tant que { $name } ?
recover-about = La place appartiendra alors à ce navigateur ; sur l’autre appareil, tu ne feras plus que regarder.
recover-go = Prendre ma place

## Tutorial

tutorial-title = Initiation

## Boards: the plain one

plain-title = Table
