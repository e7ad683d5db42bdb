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
tutorial-card = Deine Begleitung
tutorial-progress = Schritt { $step } von { $steps }
tutorial-back = Zurück
tutorial-next = Weiter
tutorial-show = Zeig es mir
tutorial-yours = Du bist dran
tutorial-other = Das ist auch erlaubt. Wähle für diese Tour: { $choice }.
tutorial-rules = Mehr dazu:
tutorial-play = Jetzt spielen
tutorial-all-rules = Alle Regeln
tutorial-none = Für dieses Spiel gibt es noch keine Einführung.
tutorial-lost = Die Einführung ließ sich nicht laden. Versuch es bitte noch einmal.

## Boards: the plain one

plain-title = Tisch
