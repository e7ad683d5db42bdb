### The browser's own words, German. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menü
menu-lobby = Lobby
menu-settings = Einstellungen
me-guest = Gast

## Home

home-play = Jetzt spielen

## Lobby

lobby-title = Lobby

## New table, invitations

new-title = Neuer Tisch

## Settings, account

settings-title = Einstellungen

## Rules, looking at records

rules-title = Regeln

## A table

seat-mind = { $seat } (Computer)
table-asked = Was gefragt ist
table-players = Am Tisch
table-points = Punkte
table-log = Was geschah
table-over = Das Spiel ist zu Ende.
table-closed = Dieser Tisch wurde geschlossen.
table-missing = { $count ->
        [one] Das Spiel beginnt, wenn noch eine Person gekommen ist.
       *[other] Das Spiel beginnt, wenn noch { $count } Personen gekommen sind.
    }
table-waiting = Warten auf { $who }.
table-undo = Zurücknehmen
choose-other = Etwas anderes wählen
explain-past = Du siehst dir die Vergangenheit an.

## The past, the end

past-title = Die Vergangenheit

## Several people at one screen

handover-title = Weitergeben

## Tutorial

tutorial-title = Einführung

## Boards: the plain one

plain-title = Tisch
plain-yes = Ja
plain-no = Nein
plain-choose = Wähle eins davon
plain-reach = Was du erreichen kannst
plain-more = { $count ->
        [one] Eins mehr
       *[other] { $count } weitere
    }
plain-fewer = Weniger zeigen
