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
tutorial-card = Your guide
tutorial-progress = Step { $step } of { $steps }
tutorial-back = Back
tutorial-next = Next
tutorial-show = Show me
tutorial-yours = Your move
tutorial-other = That is allowed, too. For this tour, choose: { $choice }.
tutorial-rules = More about this:
tutorial-play = Play now
tutorial-all-rules = All rules
tutorial-none = There is no tutorial for this title yet.
tutorial-lost = The tutorial could not be loaded. Please try again.

## Boards: the plain one

plain-title = Table
