### The browser's own words, Dutch. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Lobby
menu-settings = Instellingen
me-guest = Gast

## Home

home-play = Nu spelen

## Lobby

lobby-title = Lobby

## New table, invitations

new-title = Nieuwe tafel

## Settings, account

settings-title = Instellingen

## Rules, looking at records

rules-title = Regels

## A table

seat-mind = { $seat } (computer)
table-asked = Wat gevraagd wordt
table-players = Aan tafel
table-points = Punten
table-log = Wat er gebeurde
table-over = Het spel is afgelopen.
table-closed = Deze tafel is gesloten.
table-missing = { $count ->
        [one] Het spel begint als er nog één speler is gekomen.
       *[other] Het spel begint als er nog { $count } spelers zijn gekomen.
    }
table-waiting = Wachten op { $who }.
table-undo = Terugnemen
choose-other = Iets anders kiezen
explain-past = Je kijkt naar het verleden.

## The past, the end

past-title = Het verleden

## Several people at one screen

handover-title = Doorgeven

## Tutorial

tutorial-title = Kennismaking

## Boards: the plain one

plain-title = Tafel
plain-yes = Ja
plain-no = Nee
plain-choose = Kies er een
plain-reach = Wat je kunt bereiken
plain-more = { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
plain-fewer = Minder tonen
