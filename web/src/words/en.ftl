### The browser's own words, English. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Lobby
menu-settings = Settings
me-guest = Guest

## Home

home-play = Play now

## Lobby

lobby-title = Lobby

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
plain-yes = Yes
plain-no = No
plain-choose = Choose one
plain-reach = What you can reach
plain-more = { $count ->
        [one] One more
       *[other] { $count } more
    }
plain-fewer = Show fewer
