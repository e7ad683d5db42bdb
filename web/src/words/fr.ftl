### The browser's own words, French. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Salon
menu-settings = Réglages
me-guest = Invité
menu-home = Ludothek, page d’accueil
menu-skip = Aller au contenu
menu-new = Nouvelle table
menu-rules = Règles
menu-look = Revoir une partie enregistrée
menu-account = Compte
menu-language = Langue
menu-lighter = Thème clair
menu-darker = Thème sombre
page-title = { $title } · Ludothek
page-home = Ludothek : des jeux de société à jouer tout de suite
footer-about = Ludothek est libre et ouvert.
footer-api = Pour les programmeurs : l’interface
notice-lost = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
notice-busy = C’était un peu trop souvent. Attends un instant et réessaie.
notice-failed = Cela n’a pas marché. Réessaie.
notice-again = Réessayer
notice-close = Fermer ce message

## Home

home-play = Jouer
home-title = Prends place.
home-lead = Un clic et le jeu est sur la table : tout de suite contre l’ordinateur, ou avec tes amis où qu’ils soient.
home-play-title = { home-play } : { $title }
home-players = de { $least } à { $most } personnes
home-choose = Choisir les adversaires
home-rules = Règles
home-rules-title = { home-rules } : { $title }
home-tutorial = Apprendre en jouant
home-waiting = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
home-waiting-with = avec { $who }
home-friends = Jouer entre amis
home-friends-text = Dresse une table, envoie le lien, c’est tout.
home-lobby = Voir qui joue
home-lobby-text = Places libres, tes tables et parties terminées.
home-look = Revoir une partie
home-look-text = Parcours une partie coup par coup.

## Lobby

lobby-title = Salon
lobby-computer = un ordinateur

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

## Several people at one screen

handover-title = Passer la main

## Tutorial

tutorial-title = Initiation

## Boards: the plain one

plain-title = Table
