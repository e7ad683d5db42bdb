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
past-slider = Moment van het spel
past-is-now = Nu
past-moment = Beslissing { $moment } van { $total }
past-looking = Je kijkt naar beslissing { $moment } van { $total }.
past-return = Terug naar nu
past-start = Naar het begin
past-back = Eén terug
past-play = Afspelen
past-pause = Pauzeren
past-forward = Eén verder
past-now = Naar nu
end-title = Het einde van het spel
end-you-win = Je wint.
end-fold = Bord bekijken
end-unfold = Uitslag bekijken
end-sheet = Scoreblad
end-rank = { $rank }e
end-course = Hoe het zo kwam
end-chart = Punten in de loop van het spel
end-decisions = { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }
end-rematch = Nog een keer
end-rematch-join = Naar de revanche
end-look = Spel bekijken
end-record = Verslag downloaden
end-seed-title = Was het toeval eerlijk?
end-seed-about = De hash van de startwaarde was al vóór de eerste beslissing openbaar; hij past alleen bij deze startwaarde, en al het toeval volgt daaruit: niemand kon later iets veranderen.
end-seed = Startwaarde
end-seed-hash = Hash
share = Delen
share-table = Dit adres leidt naar de tafel.
share-moment = Dit adres leidt naar de tafel na beslissing { $moment }.
share-address = Adres
share-with = Delen met …
share-copy = Kopiëren
share-copied = Gekopieerd
continue = Vanaf hier verder spelen
continue-about = Een nieuwe tafel begint na beslissing { $moment } van dit spel, met dezelfde kaarten als toen. Computerspelers nemen de andere plaatsen in.
continue-as = Spelen als
continue-go = Tafel openen

## Several people at one screen

handover-title = Doorgeven
handover-next = { $name } is aan de beurt
handover-about = De tafel is afgedekt, zodat niemand ziet wat alleen { $name } mag weten.
handover-here = Ik ben { $name }
handover-mind = Een computerspeler beslist voor { $name }
handover-turn = Jij bent aan de beurt, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Jouw beurt · { $title }
attention-turn = Jij bent aan de beurt

# Table talk
chat-title = Tafelpraat
chat-nothing = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Versturen
chat-unread = { $count ->
        [one] één nieuwe regel
       *[other] { $count } nieuwe regels
    }

# Clocks
clock-left = Resterende tijd
clock-days = { $days ->
        [one] 1 dag { $hours } u
       *[other] { $days } dagen { $hours } u
    }
clock-up = Tijd is om
clock-hand-over = Laat een computerspeler verdergaan voor { $name }

# The connection
wire-lost = De server is niet bereikbaar. De verbinding komt vanzelf terug; tot die tijd kun je rondkijken.
wire-refused = Deze tafel kan niet worden geopend
wire-lobby = Naar de lobby

# One's own seat
seat-menu = Mijn plaats
seat-sit = Gaan zitten
seat-stand = Opstaan
seat-hand-over = Laat een computerspeler verdergaan
seat-take-back = Zelf verder spelen
seat-away = Een computerspeler beslist voor jou.
seat-away-name = Een computerspeler beslist voor { $name }.
seat-link = Mijn weg terug vanaf een ander apparaat
seat-link-about = Met dit adres neem je je plaats op een ander apparaat in. Houd het voor jezelf.
seat-close = Deze tafel opruimen
seat-leave = Weggaan; de tafel wacht op mij

# Coming with a link
invited = Je bent uitgenodigd voor { $title }
invited-by = { $count ->
        [one] { $hosts } nodigt je uit voor { $title }
       *[other] { $hosts } nodigen je uit voor { $title }
    }
invited-name = Je naam
invited-watch = Alleen kijken
recover-title = Terugkomen als { $name }?
recover-about = De plaats hoort dan bij deze browser; op het andere apparaat kijk je alleen nog mee.
recover-go = Mijn plaats innemen

## Tutorial

tutorial-title = Kennismaking

## Boards: the plain one

plain-title = Tafel
