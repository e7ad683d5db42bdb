### The browser's own words, English. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Lobby
menu-settings = Settings
me-guest = Guest
menu-home = Ludothek, start page
menu-skip = To the content
menu-new = New table
menu-rules = Rules
menu-look = Look at a record
menu-account = Account
menu-language = Language
menu-lighter = Light theme
menu-darker = Dark theme
page-title = { $title } · Ludothek
page-home = Ludothek: board games to play right away
footer-about = Ludothek is open and free.
footer-api = For programmers: the interface
notice-lost = The server does not answer. Check your connection and try again.
notice-busy = That was a little too often. Wait a moment and try again.
notice-failed = That did not work. Try again.
notice-again = Try again
notice-close = Close this notice

## Home

home-play = Play now
home-title = Take a seat.
home-lead = One click and the game is on the table: against computer players at once, or with friends wherever they are.
home-play-title = { home-play }: { $title }
home-players = { $least } to { $most } players
home-choose = Choose opponents
home-rules = Rules
home-rules-title = { home-rules }: { $title }
home-tutorial = Learn by playing
home-waiting = { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
home-waiting-with = with { $who }
home-friends = Play with friends
home-friends-text = Set a table, send the link, done.
home-lobby = See who is playing
home-lobby-text = Free seats, your tables and finished games.
home-look = Look at a record
home-look-text = Step through a game, move by move.

## Lobby

lobby-title = Lobby
lobby-computer = a computer player

## New table, invitations

new-title = New table

## Settings, account

settings-title = Settings

## Rules, looking at records

rules-title = Rules

## A table

seat-mind = { $seat } (computer)
table-asked = What is asked
table-players = Players
table-points = Points
table-log = What happened
table-over = The game is over.
table-closed = This table was closed.
table-missing = { $count ->
        [one] The game begins when one more player has come.
       *[other] The game begins when { $count } more players have come.
    }
table-waiting = Waiting for { $who }.
table-undo = Take back
choose-other = Choose something else
explain-past = You are looking at the past.

## The past, the end

past-title = The past

## Several people at one screen

handover-title = Hand over

## Tutorial

tutorial-title = Tutorial

## Boards: the plain one

plain-title = Table
