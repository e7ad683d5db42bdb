# Ludothek: the platform's own words, English.

# A name and what is said of it
label = { $name }: { $text }
beside = { $first }, { $then }
in-a-row = { $first }; { $then }
in-brackets = { $text } ({ $more })
so-many-of = { $count } of { $total }
amount = { $count } × { $thing }

## Seats: colour and shape go together on every board

seat-orange = Orange
seat-blue = Blue
seat-green = Green
seat-red = Red
seat-purple = Purple
seat-yellow = Yellow
seat-you = you
seat-amount = { $seat } { $count }
# Whether the name of a player can stand wherever the colour of a seat does: yes or no.
names-in-sentences = yes

## What is said to those who play by ear

spoken-over = The game is over. Winner: { $seats }.
spoken-your-turn = It is your turn, { $seat }.
spoken-turn = To decide now: { $seats }.
spoken-points = Points: { $seats }.
spoken-points-of = { $count ->
        [one] One point.
       *[other] { $count } points.
    }
spoken-leader = In the lead: { $seats }, with { $count ->
        [one] one point.
       *[other] { $count } points.
    }
spoken-choices = { $count } choices begin with it.
spoken-only-watching = You are watching, so there is nothing for you to choose.
spoken-times = That happened { $count } times.
spoken-nothing-new = Nothing has happened since.

## Computer players

mind-novice = novice
mind-novice-about = Sees what lies before its nose, and misses much of the rest.
mind-casual = casual
mind-casual-about = Plays for fun: overlooks a good deal, and is glad about what it finds.
mind-skilled = skilled
mind-skilled-about = Overlooks nothing, but does not think beyond its own turn.
mind-expert = expert
mind-expert-about = Thinks ahead, and what you will answer, too.
mind-master = master
mind-master-about = Takes its time and tries out a thousand futures before it decides.
mind-random = random
mind-greedy = greedy
mind-search = thinks ahead

## ludothek games

games-players = { $least } to { $most } players
games-value = { $value } ({ $means })
games-default = default
games-minds = computer players

## ludothek play

play-you = { $seat } (you)
play-mind = { $seat } ({ $mind })
play-welcome = You play { $seat }. Type a number to choose, or help.
play-ask = Your choice
play-ask-for = { $seat }, your choice
play-which = What would you like to play?
play-hand-over = Give the keyboard to { $seat }, then press Enter
play-no-plans = There is no such plan now.
play-happened = Since your last decision
play-unknown = Not understood: { $input }. Type a number from 1 to { $count }, a choice in words, or help.
play-help = Commands
play-help-number = a number
play-help-number-does = make that choice
play-help-words = a choice in words
play-help-words-does = make it, for example: { $example }
play-help-plans = plans [WORD]
play-help-plans-does = what you can do this turn; type one of its lines to carry it out
play-help-hint = hint
play-help-hint-does = the three best choices, your chance to win with each, and what to expect of it
play-help-why = why THING
play-help-why-does = why something on the board is not a choice now, for example: { $example }
play-help-undo = undo
play-help-undo-does = take back your last decision, as long as nothing was revealed; undo anyway: in any case
play-help-log = log [NUMBER]
play-help-log-does = what happened so far
play-help-rules = rules [NUMBER]
play-help-rules-does = all rules, or one
play-help-board = board
play-help-board-does = show the table again
play-help-save = save [FILE]
play-help-save-does = write the game to a file
play-help-quit = quit
play-help-quit-does = save and leave
play-why-articles = the a an my of at in
play-why-what = Why what? Name something on the board, for example: { $example }
play-why-unknown = There is no “{ $input }” on this table. Try: { $examples }
play-hints = Your best choices, your chance to win, and what to expect:
play-no-hints = There are no hints where several people play, unless that was agreed on.
hint-points = Points: { $gains }
hint-score = in all
play-why-choice = That is a choice now: { $choices }
play-undone = Taken back: { $choice }
play-undo-nothing = There is nothing to take back.
play-undo-revealed = Something was revealed since, or somebody else has acted. “undo anyway” takes it back all the same.
play-saved = Saved to { $file }
play-not-kept = The game could not be saved. Save it somewhere else with save FILE, or type quit once more to leave without it.
play-watch = Enter: next turn, q: stop
play-save-exists = { $file } already exists; choose another name.
play-resume = Resume with: { $command }
play-winner = { $seat } wins.
play-winners = { $seats } share the victory.
play-rank = Place
play-points = Points
play-player = Player

## Playing by ear: what is typed (the words of English are always understood, too), and what is said

hear-words-overview = s situation
hear-words-me = me
hear-words-player = p player
hear-words-element = a about
hear-words-lead = lead
hear-words-far = far
hear-words-if = if
hear-since = Since your turn:
hear-count = { $count ->
        [one] There is one choice; ? reads it out.
       *[other] There are { $count } choices; ? reads them out.
    }
hear-hint = { $choice }: { $chance }% chance to win. { $expected }
hear-back = { $number }: back.
hear-unknown = Nothing on this table is called “{ $input }”.
play-help-choices = ?
play-help-choices-does = read out the choices
play-help-situation = s
play-help-situation-does = the situation in a few sentences
play-help-me = me
play-help-me-does = what you have
play-help-player = p COLOUR
play-help-player-does = what another player has
play-help-about = a THING
play-help-about-does = how anything on the board stands
play-help-lead = lead
play-help-lead-does = who leads where
play-help-far = far PLACE
play-help-far-does = how far away it is
play-help-if = if NUMBER PLACE
play-help-if-does = what a worker of this number would bring there

## ludothek play --server

server-name = Your name on this server
server-private = This server is private: log in with your account.
server-account = Name of your account
server-password = Password
server-code = Code of your app, or a recovery code
server-former-player = former player
server-you-are = You are { $name } on { $address }.
server-mine = Your tables
server-open = Tables with free seats
server-new = a new table
server-which = Which table? (Enter: look again)
server-which-unknown = Not understood: { $input }. Type a number from 1 to { $count }, the address of a table, or quit.
server-your-turn = your turn
server-free = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
server-free-seat = free
server-who = { $seat } ({ $name })
server-players = At the table: { $players }
server-watching = You watch this table; those who sit there play. say TEXT (only other spectators hear it), log, board, lobby and quit are for everyone.
server-begins = Everybody is here: the game begins.
server-missing = { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
server-join = Anyone can join with: { $command }
server-invitation = For your friend at { $seat }: { $command }
server-own-link = Your link to { $seat } from another device (keep it secret): { $command }
server-waiting = Waiting for { $who }.
server-time = Your time left: { $time }
server-sits = { $name } sits down at { $seat }.
server-stands = { $name } has left { $seat }; the seat is free.
server-handed = A computer player ({ $mind }) now plays for { $seat }.
server-returned = { $seat } plays again.
server-taken-back = A decision was taken back.
server-lost = The connection is lost; reconnecting… The game stays on the server; Ctrl-C leaves.
server-found = Connected again.
server-changed = The table has changed meanwhile; nothing was decided. Look again.
server-not-asked = There is nothing for you to decide just now. Meanwhile: say TEXT, why THING, board, log, undo, help, quit.
server-undo-final = This cannot be taken back: nothing was decided, something was revealed since, or somebody else has acted.
server-undone = Taken back.
server-say-what = Say what? For example: say good luck
server-hand-whom = Whose seat? Type hand for your own, or hand and a colour, a number or a name.
server-back-already = You are already playing your own seat.
server-save-later = The game is kept on the server; its record can be saved when the game is over.
server-left = The game stays on the server. Come back with: { $command }
server-closed = This table was closed.
server-after = The game is over: rematch, save [FILE], log, say TEXT, lobby, or Enter to leave.
server-rematch = A rematch has been opened: type rematch to join it, or decline.
play-help-say = say TEXT
play-help-say-does = say something: players to players, spectators to spectators, and after the end to everyone
play-help-hand = hand [SEAT]
play-help-hand-does = let a computer player play for you, or for somebody whose time is up
play-help-back = back
play-help-back-does = take your seat back from the computer player
play-help-links = links
play-help-links-does = links for friends to join this table, and for you to continue on another device
play-help-lobby = lobby
play-help-lobby-does = go to the other tables; this one waits for you
play-help-rematch = rematch
play-help-rematch-does = after the end: play again with the same people
play-help-server-undo = undo
play-help-server-undo-does = take back your last decision, as long as nothing was revealed and nobody has acted
play-help-server-save = save [FILE]
play-help-server-save-does = after the end: write the record to a file
play-help-server-quit = quit
play-help-server-quit-does = leave; the game stays on the server, and you can come back

# People at a table

server-seat-asked = { $name }, invited
server-seat-declined = { $name } has said no
server-seat-resigned = { $name }, resigned
server-asked-you = You are invited to a rematch: type accept or decline.
server-asked-others = Waiting for { $who } to say yes.
server-asks-you = you are invited to a rematch
server-accepted = { $name } has said yes.
server-declined = { $name } has said no; the seat is free.
server-declined-own = You have said no; the others know.
server-not-invited = No seat is kept for you here.
server-freed = You no longer sit at { $seat }; whoever opened the table has freed it.
server-resigned = { $name } has left the game for good; a computer player ({ $mind }) plays on for { $seat }.
server-resign-sure = If you resign, you cannot come back and are ranked last; a computer player ({ $mind }) plays on for you. Type resign now if you are sure; hand lets a computer player play only until you are back.
server-free-whom = Which seat? Type { $command } and a colour, a number or a name.
server-opener = { $count ->
        [one] { $name } has one more open table: +{ $number } shows it
       *[other] { $name } has { $count } more open tables: +{ $number } shows them
    }
server-more-tables = There are more tables: type more. find NAME looks for people and games.
server-found-none = No table with free seats fits; Enter shows all.
play-help-resign = resign
play-help-resign-does = leave the game for good; a computer player plays on, and you are ranked last
play-help-free = free SEAT
play-help-free-does = before the game, at a table you opened: free a seat, or withdraw an invitation
play-help-fill = fill SEAT
play-help-fill-does = before the game, at a table you opened: seat a computer player at a free seat
play-help-decline = accept, decline
play-help-decline-does = say yes or no to a rematch that somebody invites you to

## ludothek sim

sim-playing = Playing
sim-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
sim-stopped = Stopped: { $count } of { $total } games were played.
sim-seconds = { $seconds } s, { $rate } games per second
sim-by-mind = By computer player
sim-by-seat = By seat
sim-mind = player
sim-seat = seat
sim-wins = wins
sim-interval = 95% interval
sim-score = points
sim-middle = median
sim-half = 25–75%
sim-range = range
sim-length = Decisions per game
sim-shared = A shared victory counts as a fraction of a win for each winner.
sim-wrote = Wrote { $file }
sim-seed = Seed

## ludothek arena

arena-resumed = { $count ->
        [one] One game was played before; continuing.
       *[other] { $count } games were played before; continuing.
    }
arena-ratings = Strength
arena-strength = strength
arena-ratingnote = Newcomers have 25. The line shows two standard deviations to both sides.
arena-wins = Wins
arena-winsnote = Share of games won, with its 95% interval; the dotted line is an equal share.
arena-duels = Who ends before whom
arena-duelnote = Of the games in which both sat, the share that the row ended before the column; a tie is half.
arena-seats = What a seat is worth
arena-seatnote = Share of games won from each seat, by all together.
arena-points = Points
arena-lengths = Decisions per game
arena-habits = What winners do differently
arena-habitnote = Means of winners and of the others. Where the difference may be chance, it is grey.
arena-winners = winners
arena-others = others
arena-difference = difference
arena-picks = What one had, and how often it won
arena-had = seats
arena-report = Report
arena-unfinished = { $count } of { $total } games were played; the same command continues.
arena-own = own components
arena-shipped = shipped components
arena-title = Tournament: { $title }
arena-summary = { $games } games with { $seats } players each: { $minds }
arena-thing = what

## ludothek train

train-held = Games that were not learned from
train-seats = seats
train-games = games of
train-positions = positions
train-entropy = entropy
train-error = calibration error
train-again = The same again: { $command }

## ludothek replay

replay-decision = Decision { $number } of { $total }, { $seat }: { $choice }
replay-start = Before the first decision
replay-all = { $count ->
        [one] The one game in the file is valid.
       *[other] All { $count } games in the file are valid.
    }
replay-seed = The seed matches the published hash: nothing was tampered with.
replay-checked = The record is valid: { $count ->
        [one] one decision,
       *[other] { $count } decisions,
    } the result is as written.
replay-unfinished = The record is valid so far: { $count ->
        [one] one decision,
       *[other] { $count } decisions,
    } the game is not over.

## ludothek rules


## ludothek bench

bench-seats = players
bench-decisions = decisions/s
bench-api = by API/s
bench-games = games/s
bench-clones = clones/s
bench-bytes = bytes/state

## ludothek admin prune

prune-gone = Tables removed: { $tables } (about { $megabytes } MB)
prune-would = Tables that would be removed: { $tables } (about { $megabytes } MB)
prune-finished = finished games of several people or of an account
prune-solo = finished games of guests without other people
prune-abandoned = abandoned tables
prune-unplayed = tables nobody played at, and records guests uploaded
prune-people = Sessions nobody used: { $sessions }. Guests who left nothing: { $guests }.
prune-reused = The space in the file is used again. To make the file smaller, stop the server and add --vacuum.
prune-vacuum = The file had { $before } MB and now has { $after } MB.
rate-done = { $games ->
        [one] One rated game was counted anew.
       *[other] { $games } rated games were counted anew.
    }

## Notices that reach people elsewhere

notice-one = { $title }: it is your turn
notice-several = { $count } tables are waiting for you
notice-line = { $name }, { $title } is waiting for your decision.
notice-farewell = You asked to be notified. Change it here: { $address }
notice-trial = Notices arrive here
notice-trial-text = { $name }, this is how you will hear that a table is waiting for you.
notice-confirm = Is this your address?
notice-confirm-text =
    Somebody who plays at { $server } wants to be notified at this address when a table is waiting. If that is you, open this link within a day:

    { $link }

    If not, do nothing: nothing more will be sent.

# Who is at a table

play-help-who = who
play-help-who-does = show who is at the table
play-help-nudge = nudge [SEAT]
play-help-nudge-does = remind whoever is being waited for
server-is-here = { $who } is here.
server-is-thinking = { $who } is thinking.
server-is-typing = { $who } is writing.
server-is-elsewhere = { $who } is looking elsewhere.
server-is-away = { $minutes ->
    [0] { $who } is away.
    [one] { $who } is away, last here a minute ago.
   *[other] { $who } is away, last here { $minutes } minutes ago.
}
server-watched = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
server-nudge-whom = Whom? Nobody is being waited for, or nobody is called that; type nudge and a colour, a number or a name.
server-nudge-done = { $who } was nudged.
server-nudged = { $name } nudges you: it is your turn.
server-tired = { $who } could not think it over; a quick stand-in decided.
