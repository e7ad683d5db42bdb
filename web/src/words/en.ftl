### The browser's own words, English. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Lobby
menu-settings = Settings
menu-skip-choices = Skip to the choices
page-again = Try again
me-guest = Guest
menu-home = Ludothek, home page
menu-skip = Skip to content
menu-shortcuts = Shortcuts
menu-new = New table
menu-rules = Rules
menu-look = Replay a game
menu-account = Account
menu-language = Language
menu-lighter = Light theme
menu-darker = Dark theme
page-title = { $title } · Ludothek
page-home = Ludothek: board games to play right away
footer-about = Ludothek is free and open-source software.
footer-api = For developers: API
notice-lost = The server does not answer. Check your connection and try again.
notice-busy = Too many requests. Wait a moment and try again.
notice-failed = That did not work. Try again.
notice-again = Try again
notice-close = Close this notice
nowhere-title = There is nothing here
nowhere-text = Perhaps the address was mistyped, or the piece you are looking for rolled under the sofa.
nowhere-home = Go to the home page

## Home

home-play = Play now
home-level = Level of the computer players
home-against = Against
home-title = Take a seat.
home-lead = One click and the game is on the table: against computer players at once, or with friends wherever they are.
home-play-title = { home-play }: { $title }
home-players = { $least } to { $most } players
home-choose = Choose opponents
home-rules = Rules
home-rules-title = { home-rules }: { $title }
home-tutorial = Play the tutorial
home-waiting = { $count ->
        [one] A table is waiting for you
       *[other] { $count } tables are waiting for you
    }
home-waiting-with = with { $who }
home-friends = Play with friends
home-friends-text = Open a table, send the link, done.
home-lobby = See who is playing
home-lobby-text = Free seats, your tables and finished games.
home-look = Replay a game
home-look-text = Step through a game, move by move.
home-waiting-computer = against the computer

## Lobby

lobby-title = Lobby
lobby-title-waiting = ({ $count }) Lobby
lobby-new = New table
lobby-mine = Your tables
lobby-open = Free seats
lobby-open-none = Nobody is looking for company just now. Open a table yourself and leave a seat free.
lobby-finished = Finished games
lobby-your-turn = It is your turn
lobby-waits = Waiting for { $who }
lobby-free = { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
lobby-invited = Waiting for invited guests
lobby-won = { $count ->
        [one] { $who } won
       *[other] { $who } won together
    }
lobby-seat-free = free
lobby-seat-invited = invited
lobby-seat-you = { $name } (you)
lobby-join = Sit down
lobby-watch = Watch
lobby-review = Review
lobby-play = Play
lobby-go = Go to the table
lobby-too-late = Somebody else was faster: this seat is taken.
lobby-come = Other ways to join
lobby-address-title = Were you invited?
lobby-address = The link somebody sent you
lobby-address-wrong = This is not the address of a table.
lobby-address-go = Come in
pace-live = Live
pace-days = Turn by turn, over days
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }

## New table, invitations

new-title = New table
new-lead = New table
new-which = What is played
new-who = Who sits where
new-terms = Game settings
new-players = Number of players
new-fewer = One player fewer
new-more = One player more
new-count = { $count ->
        [one] one player
       *[other] { $count } players
    }
new-seat = Seat { $number }
new-who-me = Me
new-who-anyone = First to join
new-who-invitation = A friend, by link
new-who-here = Someone at this screen
new-who-mind = Computer: { $mind }
level-next = Next time against: { $level }. You can choose another level at any time.
new-name = Name
new-name-of = Name at { $seat }
new-unnamed = Player { $number }
new-pace = Pace
new-clock = Time to think
new-clock-none = as long as you like
new-lot = Random seats
new-listed = Show it in the lobby
new-hints = Allow hints
new-options = Options and variants
new-options-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
new-play = Play
new-open = Open the table
new-open-hint = The game begins when every seat is taken. You get the links next.
invite-seat = Invitation for seat { $number }
invite-open = For anyone who wants to join
invite-near = Only this computer can open this address. For friends in the local network, start the server with --host 0.0.0.0.
invite-own = My return link
invite-own-text = With this link you continue on another device. Keep it to yourself: whoever has it has your seat.
invite-own-seat = My seat { $number }
invite-copy = Copy
invite-copied = The link is copied.
invite-copy-yourself = The browser does not let us copy; the link is selected, so you can copy it yourself.
invite-share = Share
invite-code = QR code
invite-code-of = QR code: { $label }
invite-text = Come and play with me!

## Settings, account

settings-title = Settings
settings-lead = Saved in this browser; changes apply at once.
settings-name = Your name
settings-name-keep = Save
settings-name-hint = The name other players see.
settings-name-kept = You are { $name } now.
settings-theme = Appearance
settings-theme-system = match the system
settings-theme-light = light
settings-theme-dark = dark
settings-motion = Animation
settings-motion-0 = none
settings-motion-1 = calm
settings-motion-2 = quick
settings-motion-hint = How pieces move across the board.
settings-sound = Sounds
settings-notify = In this browser, as long as the table is open in another tab or window
settings-notify-refused = Your browser does not allow it; you can change that in its settings for this page.
settings-account = Account and devices
ways-title = Notices
ways-lead = Hear that a table is waiting for you while you do something else. Nothing is sent until you choose a way.
ways-here = This device
ways-here-text = Even when this page is closed.
ways-no-push = This browser cannot be reached while it is closed.
ways-browser = Another browser
ways-mail = E-mail
ways-mail-text = To an address of yours.
ways-no-mail = This server sends no mail.
ways-hook = Chat or program
ways-hook-text = Discord, Slack, Matrix, JSON.
ways-need-account = With an account.
ways-kind-json = A program of yours
ways-state-good = ready
ways-state-waiting = Open the link in the mail we sent you.
ways-state-failing = The last notice did not arrive. Try it.
ways-add = Ways to be notified
ways-try = Try it
ways-trying = Sending…
ways-tried = Sent; it should be there in a moment.
ways-remove-name = Remove { $name }
ways-mail-label = Your e-mail address
ways-mail-do = Send me a link
ways-mail-sent = A link is on its way to { $address }. Open it within a day.
ways-hook-label = Address of the webhook
ways-hook-hint = Chats make such an address for a channel, in their settings under Integrations or Webhooks.
ways-hook-kind = It belongs to
ways-hook-do = Add it
ways-quiet = Quiet hours
ways-quiet-from = from
ways-quiet-until = until
ways-quiet-hint = What is asked meanwhile waits until they are over. Times are those of { $zone }.
ways-apart = How often
ways-apart-0 = at once
ways-apart-60 = once an hour
ways-apart-240 = every 4 hours
ways-apart-1440 = once a day
mail-title = Is this your address?
mail-text = You want to hear by e-mail that a table is waiting for you. One click, and you will.
mail-do = Yes, tell me here
mail-done-title = All set
mail-done = { $address } hears from us when a table is waiting.
mail-settings = Settings for notices
mail-gone = This link has been used, or it is too old. The settings can send you a new one.
account-title = Account
account-guest = You are a guest: only this browser remembers you and your games. An account lets you in from anywhere.
account-is = You are logged in as { $name }.
account-register = Create an account
account-register-text = All your games stay yours. No e-mail address needed.
account-register-do = Create the account
account-login = Log in
account-login-text = Games you started here as a guest move to your account.
account-login-do = Log in
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-taken = The name { $name } is taken; choose another.
account-wrong = The name or the password is wrong.
account-made = Your account { $name } is ready.
account-welcome = Welcome back, { $name }!
account-left = You are logged out here.
account-sessions = Devices
account-device = { $browser } on { $system }
account-device-unknown = Unknown device
account-since = since { $date }
account-here = this device
account-end = Log out that device
account-logout = Log out
account-settings = Name, appearance and language

## Passwords, the second factor, leaving, private servers

former-player = former player
account-cancel = Cancel
account-password-weak = Please choose another password: at least 8 characters, none that everybody tries first, no row of keys and not your name. Three or four words in a row are good.
account-password-change = Change the password
account-password-change-text = On all your other devices you have to log in again afterwards.
account-password-old = Current password
account-password-new = New password
account-password-change-do = Change the password
account-password-changed = Your password is changed. You are logged out everywhere else.
account-password-wrong = The password is wrong.
account-code = Code
account-code-hint = Six digits from your app, or one of your recovery codes.
account-code-wrong = The code is wrong, or was used already. Wait for the next one.
account-factor = Second factor
account-factor-text = An app on your phone shows a new code every half minute. With it, somebody who finds out your password still cannot get in.
account-factor-is-on = Logging in asks for a code of your app.
account-factor-on = Set it up
account-factor-go-on = Continue
account-factor-scan = Open your authenticator app and take a picture of this:
account-factor-picture = Picture for the authenticator app
account-factor-by-hand = Or type it in:
account-factor-first-code = The code that the app shows now
account-factor-on-do = Turn it on
account-factor-off = Turn it off
account-factor-off-do = Turn it off
account-factor-off-done = The second factor is off.
account-factor-off-wrong = The password or the code is wrong, or the code was used already.
account-recovery = Your recovery codes.
account-recovery-text = If you lose your phone, each of them lets you in once. Write them down now: they are never shown again.
account-recovery-kept = I have written them down
account-end-others = Log out everywhere else
account-data = Your data
account-data-text = Everything this server knows about you, with the records of your finished games, as one file.
account-data-do = Download my data
account-delete-text = You can go at any time.
account-delete = Delete my account…
account-delete-guest = Delete everything of mine…
account-delete-sure = Delete the account { $name } for good?
account-delete-sure-guest = Delete everything of yours for good?
account-delete-games = Your games stay for those you played with; you are called “former player” there.
account-delete-seats = In games that go on, a computer player takes your seat.
account-delete-for-good = Nobody can bring the account back, not even those who run this server.
account-delete-do = Delete for good
account-deleted = You are deleted. Thank you for playing!
private-title = A private server
private-invitation = Those who play here keep to themselves. Log in, or open the invitation that somebody has sent you.
private-closed = Those who play here keep to themselves. Log in to see the tables.
private-seat = You are invited to a table
private-come = Come in
private-link-gone = This link leads to no free seat any more. Ask for a new one.
invited-here = You are invited
invited-here-text = What shall the others call you?
invited-known = You are known here already, as { $name }.
invited-gone = This invitation was used already or is too old. Ask for a new one.
password-title = A new password
password-text = You then log in with it, and are logged out everywhere else.
password-do = Set the password
password-set = The password of { $name } is set.
password-gone = This link was used already or is too old. Ask for a new one.

## Rules, looking at records

rules-title = Rules
look-title = Replay a game
look-lead = A game record holds every move. Open one to step through the game on the board, from any seat.
look-drop = Drop a game record here or choose a file
look-busy = Setting up the board…
look-too-large = This file is too large for a game record.
look-hint = You can replay any finished game, too.
look-lobby = See finished games
rules-of = Rules of { $title }
rules-contents = Contents
rules-close = Close
rules-find = Find in the rules
rules-found = { $count ->
        [one] one rule
       *[other] { $count } rules
    }
rules-found-none = No rule matches.
rules-none = There is no game by that name.
rules-others = Other rules
look-wrong = This file is not the record of a game that is known here.

## A table

seat-mind = { $name } (computer)
computer-menu = About { $name }
computer-level = computer, { $level }
computer-random = playing at random
computer-greedy = taking the nearest good thing
computer-search = thinking ahead
computer-other = playing in its own way
table-asked = Decision
table-players = Players
table-points = Points
table-log = Game log
table-over = The game is over.
table-closed = This table was closed.
table-missing = { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
table-waiting = Waiting for { $who }.
table-skip = Skip ahead
table-telling = { $who } is playing.
table-undo = Take back
table-tired = { $who } could not think it over; a quick stand-in decided.
hint-ask = Hint
hint-title = Your best choices
hint-close = Close the hints
hint-chance = { $chance }% chance to win
hint-choose = Choose this
hint-about = Percent: your chance to win. Below: what comes of it in most of the games that were tried.
terms-hints = with hints
choose-other = Choose something else
choose-without = Without { $what }
explain-past = You are viewing an earlier position.
explain-ask = What is…?
explain-find = Something on the board
explain-rule = Rule { $rule }
table-choices = Choices
table-mat = In front of you
table-turn = to move
choose-find = Search { $count } choices
gather-free = free

## The past, the end

past-title = History
past-slider = Moment of the game
past-is-now = Now
past-moment = Decision { $moment } of { $total }
past-looking = You are looking at decision { $moment } of { $total }.
past-your-turn = Meanwhile it is your turn.
past-return = Back to the game
past-start = Jump to the start
past-back = Previous decision
past-play = Play
past-pause = Pause
past-forward = Next decision
past-now = Jump to the present
end-title = The end of the game
end-you-win = You win.
end-fold = See the board
end-unfold = See the result
end-sheet = Score sheet
end-rank = { $rank }.
end-course = How the game went
end-chart = Points over the whole game
end-decisions = { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
end-rematch-join = Join the rematch
end-look = Review the game
end-record = Download the game record
end-seed-title = Was chance fair?
end-seed-about = The hash of the seed was public before the first decision; it fits only this seed, and all chance follows from the seed, so nobody could change anything later.
end-seed = Seed
end-seed-hash = Hash
share = Share
share-table = This address leads to the table.
share-moment = This address leads to the table after decision { $moment }.
share-address = Address
share-with = Share with…
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
clock-left-days = { $days ->
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
clock-up = Time is up
clock-hand-over = Let the computer play for { $name }

# The connection
wire-lost = The server cannot be reached. We keep trying; meanwhile you can look around.
wire-refused = This table cannot be opened
wire-lobby = Go to the lobby

# One's own seat
seat-menu = My seat
seat-sit = Sit down
seat-stand = Stand up
seat-hand-over = Let the computer play for me
seat-take-back = Take over again
seat-away = A computer player decides for you.
seat-away-name = A computer player decides for { $name }.
seat-link = Continue on another device
seat-link-about = With this address you take your seat on another device. Keep it to yourself.
seat-close = Close this table
seat-leave = Leave (the table keeps my seat)

# Coming with a link
invited = You are invited to { $title }
invited-by = { $count ->
        [one] { $hosts } invites you to { $title }
       *[other] { $hosts } invite you to { $title }
    }
invited-name = Your name
invited-watch = Only watch
recover-title = Come back as { $name }?
recover-about = This seat then belongs to this browser; on the other device you will only watch.
recover-go = Take my seat

## Blocking, reporting, looking after a server

person-menu = About { $name }
person-block = Block
person-block-about = You will not read each other’s talk, and not sit down at the same table.
person-blocked = You have blocked { $name }.
person-report = Report
person-report-why = What is wrong?
person-report-send = Send the report
person-reported = Thank you. Those who look after this server will read it.
chat-removed = This line was removed.
account-blocks = Whom you have blocked
account-unblock = Unblock
account-reports = What you have reported
account-admin = Look after this server
report-waits = Waits to be looked at
report-acted = Something was done
report-dismissed = Nothing had to be done
admin-title = Looking after this server
admin-not = This page is for those who look after this server.
admin-search = Search for names, ids or reasons
admin-done = Done.
admin-none = There is nothing here.
admin-more = { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
admin-why = Reason
admin-lasting = How long
admin-lasting-hour = One hour
admin-lasting-day = One day
admin-lasting-week = One week
admin-lasting-month = 30 days
admin-lasting-good = For good
admin-for-good = for good
admin-until = until { $date }
admin-reports = Reports
admin-reported-by = Reported by { $name }, { $date }
admin-open-table = Open the table
admin-note = Whoever reported it reads the reason.
admin-people = People
admin-is-admin = admin
admin-guest = a guest
admin-account = account { $name }
admin-banned = Banned { $until }
admin-muted = Muted { $until }
admin-ban = Ban
admin-mute = Mute
admin-lift = Lift
admin-reset = Reset the password
admin-reset-about = You get a link to give to them. With it they set a new password, once.
admin-factor = Remove the second factor
admin-factor-about = For somebody who has lost it. From then on the password is enough.
admin-promote = Make an admin
admin-demote = Remove as admin
admin-link = Link to give away
admin-once = Give this link to nobody but the one it is for. It works once, until { $date }, and is not shown again.
admin-tables = Tables
admin-status-open = open
admin-status-playing = being played
admin-status-finished = finished
admin-status-closed = closed
admin-talk = Talk
admin-close = Close the table
admin-delete = Delete the table
admin-delete-about = All that was played and said here is gone for good.
admin-remove-line = Remove the line
admin-bans = Bans
admin-network = A range of addresses
admin-invitations = Invitations
admin-invite = Invite somebody
admin-invite-whom = a new person
admin-revoke = Revoke
admin-audit = What admins did
admin-command-line = command line
admin-did-ban = Banned
admin-did-unban = No longer banned
admin-did-mute = Muted
admin-did-unmute = No longer muted
admin-did-close = Table closed
admin-did-close-tournament = Tournament ended
admin-did-delete = Table deleted
admin-did-remove-line = Line removed
admin-did-resolve = Report decided
admin-did-reset-password = Password reset
admin-did-remove-factor = Second factor removed
admin-did-promote = Made an admin
admin-did-demote = No longer an admin
admin-did-invite = Invitation made
admin-did-revoke = Invitation revoked
admin-did-look = Talk of a table read
admin-did-prune = Removed what is no longer kept
admin-did-restore = Brought back from a backup

## Tutorial

tutorial-title = Tutorial
tutorial-card = Tutorial
tutorial-progress = Step { $step } of { $steps }
tutorial-back = Back
tutorial-next = Next
tutorial-show = Show me
tutorial-read = Take your time, then press “Next”.
tutorial-over = That was the tutorial.
tutorial-yours = Your move
tutorial-other = That is allowed, too. For this tutorial, choose: { $choice }.
tutorial-rules = More about this:
tutorial-play = Play now
tutorial-all-rules = All rules
tutorial-none = There is no tutorial for this game yet.
tutorial-lost = The tutorial could not be loaded. Please try again.

## Boards: the plain one

plain-title = Table
plain-yes = Yes
plain-no = No
plain-reach = What you can reach
plain-more = { $count ->
        [one] One more
       *[other] { $count } more
    }
plain-fewer = Show fewer

## People at a table: rematches, who leaves, who hears what, many tables

rematch-ask = Ask for a rematch
rematch-asked = You are invited to a rematch
rematch-accept = Yes, once more
rematch-decline = No, thanks
rematch-see = See the rematch
rematch-waiting = { $count ->
        [one] The rematch begins when { $who } has said yes.
       *[other] The rematch begins when { $who } have said yes.
    }
rematch-yes = says yes
rematch-not-yet = has not answered yet
rematch-no = has said no
host-free = Free { $name }’s seat
host-withdraw = Withdraw { $name }’s invitation
host-fill = Seat a computer player
stand-in-about = If somebody leaves, a computer player takes over: { $mind }.
new-stand-in = If somebody leaves
resign = Resign
resign-about = You leave for good and are ranked last; a computer player ({ $mind }) plays on for the others’ sake.
resign-sure = Yes, I resign
resign-stay = I stay
seat-resigned = resigned
chat-room-players = Only the players hear this.
chat-room-spectators = Only spectators hear this, not the players.
chat-room-everyone = Everyone hears this.
lobby-seat-asked = { $name } (invited)
lobby-seat-declined = { $name } (has said no)
lobby-seat-resigned = { $name } (resigned)
lobby-more-of = { $name } has { $count } open tables
lobby-more = More tables
lobby-find = Find a table
lobby-find-title = Game
lobby-find-free = Free seats
lobby-find-who = With whom
lobby-find-any = any
lobby-find-least = { $count } or more
lobby-find-none = No table fits. Look for something else, or open one yourself.

## A table for the ear

ear-on = Play by ear: tables as text with a command line
ear-off = See tables as boards again
ear-is-on = Tables are now told as text, with a command line.
ear-is-off = Tables are now drawn as boards.
ear-skip = Skip to the command line
ear-situation = Situation
ear-last = Last turn
ear-command = Command
ear-line = Command line
ear-go = Go
ear-line-help = A number, a choice in words, or ? for the choices, s for the situation, help for everything else. Alt and 1 to 7 lead to the sections, Escape leads back here.
ear-more = { $count ->
        [one] One more line: type “more”.
       *[other] { $count } more lines: type “more”.
    }
ear-no-more = That was all.
ear-unknown = Not understood: { $input }. Type ? for the choices, or help.
ear-which = { $count } fit. Which one?
ear-listed = { $number }: { $text }
ear-choices = { $count ->
        [one] One choice.
       *[other] { $count } choices.
    }
ear-nothing-asked = There is nothing to choose now.
ear-who = Whose? { $who }.
ear-no-rule = There is no rule { $input }.
ear-said = You say: { $text }
ear-says = { $who } says: { $text }
ear-help = { $does }: { $words }
ear-has = { $who }: { $count ->
        [one] one point.
       *[other] { $count } points.
    }
ear-gained = { $who }: { $count ->
        [one] one point more
       *[other] { $count } points more
    }, now { $total }.
ear-lost = { $who }: { $count ->
        [one] one point less
       *[other] { $count } points less
    }, now { $total }.
ear-hint = { $number }: { $text }. { $chance }% chance to win. { $expected }
ear-rest = { $count ->
        [one] One more thing happened: type “l { $lines }”.
       *[other] { $count } more things happened: type “l { $lines }”.
    }
ear-words-choices = choices
ear-words-situation = situation
ear-words-me = mine
ear-words-player = player
ear-words-about = about
ear-words-far = far
ear-words-lead = lead
ear-words-if = if
ear-words-why = why
ear-words-rule = rule
ear-words-log = log
ear-words-back = back
ear-words-on = next
ear-words-now = now
ear-words-hint = hint
ear-words-undo = undo
ear-words-say = say
ear-words-more = more
ear-words-help = help
ear-does-choices = the choices; with a word, only those that have it
ear-does-situation = the situation in a few sentences
ear-does-me = what you have
ear-does-player = what somebody has, by name or colour
ear-does-about = something on the board: how it stands
ear-does-far = how far something is
ear-does-lead = who is ahead
ear-does-if = what a worker or a visit there would bring
ear-does-why = why something is not a choice now
ear-does-rule = a rule by its number
ear-does-log = what happened last; with a number, so many lines
ear-does-back = one decision back
ear-does-on = one decision on
ear-does-now = back to the present
ear-does-hint = the best choices, where hints are allowed
ear-does-undo = take back your last decision
ear-does-say = say something to the table
ear-does-more = the rest of a long answer
ear-does-help = this list
settings-ear = Play by ear: tables as text with a command line, without motion
settings-announced = What screen readers announce at a table
settings-announced-turns = my turns
settings-announced-digest = a summary at my turn
settings-announced-all = everything as it happens

## Pages of people

account-games = My games
account-games-page = Everything you have played here
history-public = Others may see this page
history-public-hint = They see your finished games from the lobby. Games at tables that were not listed stay between you and those who played.
history-nobody = Nobody of that name shows a page here.
history-none = No finished game yet.
history-sum = { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }, { $wins ->
        [0] none of them won
       *[other] { $wins } of them won
    }
history-streak = { $now ->
        [0] Longest streak: { $longest ->
            [one] one win
           *[other] { $longest } wins in a row
        }
       *[other] Streak: { $now ->
            [one] one win
           *[other] { $now } wins in a row
        } (longest: { $longest })
    }
history-best = Best result: { $points ->
        [one] one point
       *[other] { $points } points
    }
history-chart = { $title }: points game by game
history-won = won
history-lost = not won
history-place = Place { $rank } of { $seats }, { $points ->
        [one] one point
       *[other] { $points } points
    }
history-with = with { $names }
history-rivals = Who you met, and who came out ahead
history-rivals-of = Who { $name } met, and who came out ahead
history-met = { $ahead } ahead, { $level } level, { $behind } behind

## Ratings, pages of titles

new-rated = Rated game
new-rated-hint = For people with an account, shown in the lobby, without hints. Nobody else can decide for you.
terms-rated = rated
rating-is = Rating { $strength } ± { $doubt } after { $games ->
        [one] one rated game
       *[other] { $games } rated games
    }
home-statistics = Statistics
home-statistics-title = Statistics of { $title }
statistics-none = No game of it has ended here yet.
statistics-unknown = There is no such game here.
statistics-games = { $games ->
        [one] One game has ended here.
       *[other] { $games } games have ended here.
    }
statistics-seats = How often each seat wins
statistics-company = With { $seats } players ({ $games ->
        [one] one game
       *[other] { $games } games
    })
statistics-share = Seat { $seat }: { $share }%
statistics-fair = The line is where all seats would be equal.
statistics-decisions = How many decisions a game takes
statistics-minutes = How many minutes a game takes, played in one sitting
statistics-span = { $least } to { $most }: { $games ->
        [one] one game
       *[other] { $games } games
    }
statistics-best = Highest scores
statistics-best-line = { $points ->
        [one] one point
       *[other] { $points } points
    }, { $seats } players
leaders = Leaderboard
leaders-about = Ratings come from rated games. The bar shows how sure they are: the true strength very likely lies within it. First is who is very likely strong, not who had one lucky game.
leaders-none = Nobody has played a rated game of it yet.
tournament-back = Back to the tournament
statistics-picks = how often they win
statistics-picks-about = The dot is the share of games won with it, the bar where the true share very likely lies, the dashed line where it would be if all were equal.
statistics-pick = { $share }% of { $games ->
    [one] one game
   *[other] { $games } games
  }; { $fair }% would be fair
statistics-all = Show all { $count }
statistics-few = Show fewer
statistics-rows = All games as rows, to study them:
leaders-levels = Computer players, for comparison
leaders-levels-about = They play no rated games. How far apart they are comes from matches against each other, where they stand from games of rated people against them.
leaders-level = Strength { $strength } ± { $doubt }

# The deal of the day: the same game for everybody, one try each.
daily = Deal of the day
daily-lead = The same cards, dice and opponents for everybody. You have one try.
daily-of = Deal of the day: { $title }
daily-own = Your try
daily-next = Next deal in { $time }
daily-play = Play it
daily-go-on = Continue
daily-more = About it
daily-results = Everybody’s results
daily-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One result so far.
   *[other] { $count } results so far.
  }
daily-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
daily-yours = You scored { daily-points }, place { $rank } of { $seats } at the table.
daily-given-up = You resigned.
daily-about = { $count ->
    [one] Against one computer player
   *[other] Against { $count } computer players
  } ({ $mind }), without hints and without a rating. Whoever makes the same decisions gets exactly the same game.
daily-late = Your game ended after the results had become final, so it is not among them.
daily-not-told = You see everybody’s results as soon as you have played it yourself, or after { $when }, when everything is published.
daily-histogram = How many points people scored
daily-column = { $points } points: { $count }
daily-column-yours = { $points } points: { $count }, you among them
daily-you = you
daily-ranking = Ranking
daily-ahead = { $lead } ahead of the best computer player
daily-behind = { $lead } behind the best computer player
daily-level = level with the best computer player
daily-watch = Step through
daily-watch-own = Step through your game
daily-best = Step through the best game
daily-best-later = You can step through the best game after { $when }.
daily-places = Places are for accounts from before the day began; everybody else is listed without one.
daily-days = Other days

# Who is at a table

presence-here = here
presence-thinking = thinking
presence-typing = writing…
presence-elsewhere = looking elsewhere
presence-away = away
presence-away-since = away, last here { $ago }
presence-mind = The computer plays on ({ $mind }) · { $state }
presence-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
nudge = Nudge
nudge-name = Nudge { $name }
nudge-done = Nudged
nudged = { $name } nudges you: it is your turn.
seat-taken-over = A computer player now plays for { $name }.
seat-taken-back = { $name } is back and plays again.
chat-typing = { $count ->
    [one] { $who } is writing…
   *[other] { $who } are writing…
}
new-patience = If somebody is away, the computer may take over after
new-name-about = Those you invite will see it.
