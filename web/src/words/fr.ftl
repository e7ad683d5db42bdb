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

## Several people at one screen

handover-title = Passer la main

## Tutorial

tutorial-title = Initiation
tutorial-card = Ton guide
tutorial-progress = Étape { $step } sur { $steps }
tutorial-back = Retour
tutorial-next = Suivant
tutorial-show = Montre-moi
tutorial-yours = À toi de jouer
tutorial-other = C'est permis aussi. Pour cette visite, choisis : { $choice }.
tutorial-rules = Pour en savoir plus :
tutorial-play = Jouer maintenant
tutorial-all-rules = Toutes les règles
tutorial-none = Il n'y a pas encore d'initiation à ce jeu.
tutorial-lost = L'initiation n'a pas pu être chargée. Réessaie, s'il te plaît.

## Boards: the plain one

plain-title = Table
