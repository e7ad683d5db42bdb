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
past-slider = Moment of the game
past-is-now = Now
past-moment = Decision { $moment } of { $total }
past-looking = You are looking at decision { $moment } of { $total }.
past-return = Back to now
past-start = To the start
past-back = One back
past-play = Play
past-pause = Pause
past-forward = One on
past-now = To now
end-title = The end of the game
end-you-win = You win.
end-fold = See the board
end-unfold = See the result
end-sheet = Score sheet
end-rank = { $rank }.
end-course = How it came about
end-chart = Points over the whole game
end-decisions = { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
end-rematch = Once more
end-rematch-join = Join the rematch
end-look = Look at the game
end-record = Download the record
end-seed-title = Was chance fair?
end-seed-about = The hash of the seed was public before the first decision; it fits only this seed, and all chance follows from the seed, so nobody could change anything later.
end-seed = Seed
end-seed-hash = Hash
share = Share
share-table = This address leads to the table.
share-moment = This address leads to the table after decision { $moment }.
share-address = Address
share-with = Share with …
share-copy = Copy
share-copied = Copied
continue = Continue from here
continue-about = A new table begins after decision { $moment } of this game, with the same cards to come. Computer players take the other seats.
continue-as = Play as
continue-go = Open the table

## Several people at one screen

handover-title = Hand over
handover-next = { $name } is next
handover-about = The table is covered so that nobody sees what only { $name } may know.
handover-here = I am { $name }
handover-mind = A computer player decides for { $name }
handover-turn = Your turn, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Your turn · { $title }
attention-turn = It is your turn

# Table talk
chat-title = Table talk
chat-nothing = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }

# Clocks
clock-left = Time left
clock-days = { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
clock-up = Time is up
clock-hand-over = Let a computer player go on for { $name }

# The connection
wire-lost = The server cannot be reached. It comes back by itself; until then you can look around.
wire-refused = This table cannot be opened
wire-lobby = To the lobby

# One's own seat
seat-menu = My seat
seat-sit = Sit down
seat-stand = Stand up
seat-hand-over = Let a computer player go on
seat-take-back = Play on myself
seat-away = A computer player decides for you.
seat-away-name = A computer player decides for { $name }.
seat-link = My way back from another device
seat-link-about = With this address you take your seat on another device. Keep it to yourself.
seat-close = Put this table away
seat-leave = Leave; the table waits for me

# Coming with a link
invited = You are invited to { $title }
invited-by = { $count ->
        [one] { $hosts } invites you to { $title }
       *[other] { $hosts } invite you to { $title }
    }
invited-name = Your name
invited-watch = Only watch
recover-title = Come back as { $name }?
recover-about = This seat then belongs to this browser; on the other device you only watch.
recover-go = Take my seat

## Tutorial

tutorial-title = Tutorial

## Boards: the plain one

plain-title = Table
