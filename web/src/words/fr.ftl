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

## Boards: the plain one

plain-title = Table
plain-yes = Oui
plain-no = Non
plain-choose = Choisis
plain-reach = Ce que tu peux atteindre
plain-more = { $count ->
        [one] Encore un
       *[other] Encore { $count }
    }
plain-fewer = En montrer moins
