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

tutorial-title = Rondleiding
tutorial-card = Je gids
tutorial-progress = Stap { $step } van { $steps }
tutorial-back = Terug
tutorial-next = Verder
tutorial-show = Laat zien
tutorial-yours = Jij bent aan zet
tutorial-other = Dat mag ook. Kies voor deze rondleiding: { $choice }.
tutorial-rules = Meer hierover:
tutorial-play = Nu spelen
tutorial-all-rules = Alle regels
tutorial-none = Voor dit spel is er nog geen rondleiding.
tutorial-lost = De rondleiding kon niet worden geladen. Probeer het nog eens.

## Boards: the plain one

plain-title = Tafel
