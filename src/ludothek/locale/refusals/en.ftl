# Ludothek: everything that is refused, or goes wrong, English.

## Titles, options, seats

refused-title = There is no title “{ $title }”; there is { $known }.
refused-seats = { $title } is for { $least } to { $most } players, not { $seats }.
refused-seats-of-game = This game is played by { $count }, not { $seats }.
refused-option = { $title } has no option “{ $option }”; it has { $known }.
refused-no-options = { $title } has no option “{ $option }”; it has none.
refused-option-value = Option { $option } of { $title } is one of { $values }, not “{ $given }”.
refused-mind = { $title } has the computer players { $known }, not “{ $name }”.
refused-language = The languages are { $known }, not “{ $language }”.
refused-rules-version = { $title } can be played with rules version { $known }, not { $version }.
refused-rule = { $title } has rules { $first } to { $last }, not “{ $rule }”.
refused-no-rules = { $title } has no numbered rules, not even “{ $rule }”.
refused-seed = A seed is a number from 0 to 2**{ $bits } - 1, not { $seed }.
refused-seat-number = A seat is a number from 0 to { $last }, not { $seat }.
refused-tutorial = There is no tutorial for { $title }.
refused-words = The words of { $title } are not there in “{ $language }”; the languages are { $known }.

## Decisions

refused-notation = “{ $text }” is not a choice here; legal: { $legal }.
refused-choice = Seat { $seat } ({ $colour }) cannot choose “{ $choice }”; legal: { $legal }.
refused-choice-number = Seat { $seat } ({ $colour }) cannot choose choice { $choice }; legal: { $legal }.
refused-choice-of-one = A decision names a choice by its number or by its notation, one of the two.
refused-nothing-to-choose = The game is over, so there is nothing to choose.
refused-other-seat-asked = Seat { $seat } ({ $colour }) is not asked now; { $asked } is.
refused-seat-before-choice = “{ $text }” begins with none of the seats that are asked: { $asked }.
refused-not-asked = Seat { $seat } is not asked anything now.
refused-element = There is no “{ $element }” on this table.
refused-stale = This answers position { $answers }, but the table is at { $version }; look again.
refused-nothing-decided = Seat { $seat } has not decided anything yet.
refused-revealed-since = Something was revealed since, or somebody else has acted.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-cannot-undo = This cannot be taken back: something was revealed since, or somebody else has acted.
refused-no-hints = There are no hints at this table.
refused-no-hint-now = There is no hint to be had just now; try again in a moment.
refused-hint-too-late = The game has gone on; ask again.

## Records

refused-record-not-json = The record is not JSON: { $detail }.
refused-record-no-text = A record is JSON in UTF-8.
refused-record-form = The record is not one of ours: { $detail }.
refused-record-form-in = The record is not one of ours: { $detail } in { $where }.
refused-record-seed = The seed of a record is 32 hexadecimal digits.
refused-record-handed = The record has { $seats } seats and { $decisions } decisions, but says that seat { $seat } was handed over after decision { $after }.
refused-record-hinted = The record has { $seats } seats and { $decisions } decisions, but says that seat { $seat } was given a hint after decision { $after }.
refused-record-own-content = The record was played with custom components; give their file with --content.
refused-record-usual-content = The record was played with the usual components; leave --content out.
refused-record-content-unknown = The record was played with custom components, which this server does not have.
refused-record-after-end = Decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } comes after the end of the game: “{ $text }”.
refused-record-decision = Decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } is wrong: { $detail }
refused-record-notation = Decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } is wrong: “{ $text }” is not a choice here; legal: { $legal }.
refused-record-seat-before-choice = Decision { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    } is wrong: “{ $text }” begins with none of the seats that are asked: { $asked }.
refused-record-goes-on = The record gives a result, but after its { $decisions } decisions the game goes on.
refused-record-scores = The record says scores { $told }, but its decisions lead to { $true }.
refused-record-ranks = The record says ranks { $told }, but its decisions lead to { $true }.
refused-record-without-end = Only a game that is over can be looked at here; this record has no end yet.
refused-record-decisions = An uploaded record has at most { $most } decisions, not { $length }.
refused-record-handovers = An uploaded record has at most { $most } seats handed over, not { $length }.
refused-record-hints = An uploaded record has at most { $most } hints, not { $length }.
refused-record-too-soon = The record is public when the game is over.
refused-no-record-yet = The game has not begun yet: there is no record.
refused-scores-too-soon = The points of every decision are public when the game is over.
refused-position = This game has the positions 0 to { $last }, not { $number }.
refused-positions = You can look at 1 to { $most } positions at once, in the order of the game.

## What people type

refused-name-length = A name has 1 to { $most } characters, not { $length }.
refused-name-without-letter = A name has at least one letter, digit or picture in it.
refused-line-length = A line has 1 to { $most } characters, not { $length }.
refused-reason-length = A reason has at most { $most } characters, not { $length }.
refused-invisible-character = The invisible character { $code } cannot be used here.
refused-accents = One letter cannot have more than { $most } accents.

## Tables and seats

refused-table = There is no table “{ $id }” here.
refused-table-put-away = There is no table “{ $id }” here. If there was one, it has been removed.
refused-table-gone = This table is gone: it was removed for good.
refused-table-over = This table is over already.
refused-table-closed = This table was closed.
refused-game-over = The game is over.
refused-not-begun = The game has not begun yet: there are free seats.
refused-begun-already = The game has begun already.
refused-others-play = Others are playing here; you can hand your seat to a computer player instead, or resign.
refused-close-of-others = Only the player who opened a table can close it.
refused-back-and-forth = Too much has gone back and forth at this table; it can only be played on or left now.
refused-outrun = Somebody else was faster; look at the table again.
refused-somebody-acted = Somebody acted at one of your tables just now; try again.
refused-seat = A seat of this table is a number from 0 to { $last }, not { $seat }.
refused-small-seat = A seat is a small number, not { $seat }.
refused-seat-not-yours = Seat { $seat } is not yours.
refused-seat-yours = This seat is yours already.
refused-seat-taken = This seat is taken.
refused-seat-kept = This seat is kept for somebody with an invitation.
refused-seat-kept-for = This seat is kept for { $name }, who has not answered yet.
refused-seat-of-account = This seat belongs to an account; log in to come back to it.
refused-seat-freed = The player who opened this table has freed your seat; you can come back with a new invitation.
refused-seat-in-play = There is no such seat in play.
refused-seat-has-time = This seat still has time; only when it is up may the others hand it over.
refused-seated-already = You sit at this table already.
refused-no-free-seat = There is no free seat: the game has begun.
refused-free-seat = There is no such free seat at this table.
refused-no-seat-kept = No seat of this table is kept for you.
refused-nobody-in-seat = Nobody sits in seat { $seat } of this table.
refused-nobody-sits-there = Nobody is sitting there.
refused-stand-up-too-late = The game has begun; no seat can be freed any more.
refused-leave-too-late = The game has begun; you can hand your seat to a computer player instead, or resign.
refused-mind-by-opener = Only the player who opened a table can let a computer player sit down.
refused-mind-without-seat = Say at which seat the computer player is to sit down.
refused-hand-over-by-others = Only somebody who plays here can hand a seat over.
refused-nudge-by-others = Only somebody who plays here can nudge another.
refused-nudge-nobody = Nobody is being waited for at this seat.
refused-handed-over = A computer player decides for this seat already.
refused-not-handed-over = Nobody decides for this seat but you.
refused-take-back-first = A computer player decides for this seat; take it back first.
refused-resign-not-playing = You can only resign from a game that is being played.
refused-rematch-too-soon = A rematch comes after the end of a game.
refused-rematch-of-others = A rematch is for those who played.
refused-rematch-not-asked = Nobody has asked for a rematch of this game.
refused-rematch-outrun = Somebody else was faster.
refused-continue-too-soon = Only a game that is over can be continued at a new table.
refused-not-together = You and somebody at this table do not play together.
refused-no-rematch = There is no rematch of this table: somebody at it does not want to play with somebody else there.
refused-say-who-to-act = Say who you are before you do something at a table.
refused-say-who-to-talk = Say who you are before you say something at a table.
refused-line = There is no line { $number } at this table.
refused-seat-or-line = Name a seat or a line of talk, one of the two.
refused-yourself = That is yourself.

## Who you are

refused-nobody-yet = This browser belongs to nobody yet: say your name first, or log in.
refused-cookie-unknown = The cookie you hold is not known here (any more): say your name first, or log in.
refused-server-by-invitation = This server is private: log in, or come with an invitation.
refused-server-by-account = This server is private: log in to your account.
refused-session-ended = This session was ended.
refused-session = You have no such session.
refused-link-to-no-seat = This link leads to no seat (any more); ask for a new one.
refused-link-used = This link was used already or is too old; ask for a new one.
refused-invitation-used = This invitation was used already or is too old; ask for a new one.
refused-invitation-elsewhere = This invitation is not for this table.
refused-account-already = You have the account “{ $name }” already.
refused-account-there = You have an account already.
refused-account-taken = There is an account “{ $name }” already; choose another name.
refused-no-account = You have no account yet; make one first.
refused-wrong-login = The name or the password is wrong.
refused-wrong-password = The password is wrong.
refused-wrong-code = The code is wrong, or was used already; wait for the next one.
refused-wrong-first-code = The code is wrong; is the clock of your device right?
refused-code-needed = This account has a second factor: log in with a code as well.
refused-second-factor-already = Your account has a second factor already; turn it off first.
refused-second-factor-none = There is no second factor to turn on; ask for a new secret first.
refused-password-short = A password has at least { $least } characters, blanks around it not counted.
refused-password-repeats = This password is the same over and over, which is guessed at once; choose another.
refused-password-row = This password follows the keyboard, the alphabet or the numbers; choose another.
refused-password-common = Everybody tries this password first, or one much like it; three or four words in a row are good.
refused-password-name = This password is little more than your name; choose another.
refused-rated-guests = Rated games are for people with an account; make one first, or play without a rating.
refused-rated-minds = In a rated game all seats are for people who play by themselves.
refused-rated-unlisted = A rated game is listed, so that everybody can see what a rating comes from.
refused-rated-hints = There are no hints in a rated game.
refused-rated-handover = In a rated game nobody else decides for you; you can resign instead.
refused-daily-sealed = This is the deal of the day: you can see the games of others when the day is over, or when you have played it yourself.
refused-daily-secret = Until the day’s results are final, its seed is a secret, and with it the record.
refused-daily-handover = You play the deal of the day yourself; you can resign instead.
refused-daily-seat = A deal of the day stays on the device, or with the account, that began it.
refused-daily-day = There was no deal of the day on { $day }.
refused-no-parquet = This server writes no Parquet; take JSON, or ask its host to install pyarrow.
refused-rating-already = Another process is counting these games just now.
refused-tournament = There is no tournament { $id }.
refused-sealed = The same deal is still being played at other tables. This one can be seen when all of them are over.
refused-tournament-handover = In a tournament nobody else decides for you; you can resign instead.
refused-tournament-table = A table of a tournament is not closed by those who play there; you can resign instead.
refused-tournament-alone = A table of a tournament has at least two seats; only a duplicate match can be played alone.
refused-tournament-people = All { $seats } seats are for people; only in a duplicate match can some be for computer players, and never more than there are seats.
refused-tournament-clock = A tournament over days has days for every decision, a live one minutes for the whole game.
refused-most-tournaments = You have opened { $most } tournaments that are not over; end one first.
refused-most-tournaments-a-day = You can open at most { $most } tournaments a day.
refused-most-entered = You are in { $most } tournaments that are not over; finish or leave one first.
refused-tournament-full = This tournament is full: { $most } people take part.
refused-tournament-begun = This tournament has begun already.
refused-tournament-over = This tournament is over.
refused-entrant-of-others = Only the player, or whoever opened the tournament, can do that.
refused-entrant-plays = It has begun: everybody can only leave by themselves now. Whoever is away is played for when their time is up.
refused-entrant = Nobody in this tournament has the number { $number }.
refused-tournament-of-others = Only whoever opened the tournament can do that.
refused-tournament-too-few = It takes at least { $least } people to begin.
refused-round-begun = This round has just been opened.
refused-no-page = Nobody of that name shows a page here.

## Manners

refused-banned = You are banned from this server { $until ->
        [ever] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-muted = You cannot talk on this server { $until ->
        [ever] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-network-banned = Your network is banned from this server { $until ->
        [ever] for good
       *[other] until { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-report-without-words = A report says in a few words what is wrong.
refused-reported-already = You have reported this player already; it waits to be looked at.
refused-most-reports = { $most } reports of yours wait already; please wait until they are decided.
refused-block = You have blocked nobody under this number.
refused-most-blocks = You have blocked { $most } people; that is as many as there can be.

## For those who look after a server

refused-for-admins = This is for those who look after this server.
refused-nobody-with-id = There is nobody with the id “{ $id }”.
refused-nobody-called = There is nobody with the account or id “{ $name }”.
refused-ban = There is no ban { $number }.
refused-no-ban-of = There is no ban of { $whom }.
refused-no-mute-of = There is no mute of { $whom }.
refused-ban-of-one = A ban is for a person or for a range of addresses, one of the two.
refused-ban-needs-reason = A ban needs a reason; the person concerned reads it.
refused-mute-needs-reason = A mute needs a reason; the person concerned reads it.
refused-ban-end = The end of a ban lies in the future, and before the year 10000.
refused-ban-of-admin = This person is an admin; take that role from them first.
refused-ban-of-own-network = You ask from this range of addresses yourself.
refused-mute-of-network = Only a person can be muted.
refused-network = A range of addresses is written like 192.0.2.0/24 or 2001:db8::/48, not “{ $text }”.
refused-network-too-wide = { $network } is too wide to be banned: the shortest prefix is { $prefix }.
refused-line-removed = There is no line { $number } at table “{ $table }”, or it was removed before.
refused-report = There is no open report { $id }.
refused-admin-already = This person is an admin already.
refused-admin-without-account = Only somebody with an account can be an admin: a guest is whoever has their browser.
refused-no-admin = This person is no admin.
refused-no-password = This person has no account, so there is no password.
refused-password-of-admin = The password of another admin is reset on the command line.
refused-no-second-factor = This person has no second factor.
refused-second-factor-of-admin = The second factor of another admin is removed on the command line.
refused-invitation-days = An invitation is good for 1 to 365 days, not { $days }.
refused-open-invitation = There is no open invitation “{ $id }”.

## Notices

refused-notice-address = An email address looks like name@place.example, not “{ $given }”.
refused-notice-hook = A webhook begins with https:// and names a public server, not “{ $given }”.
refused-notice-no-mail = This server sends no mail; whoever runs it can name a server for it with --smtp.
refused-notice-zone = There is no time zone “{ $zone }”; they have names like Europe/Berlin.
refused-notice-keys = The browser gave no keys for its notices.
refused-notice-ways = You can be notified in { $most } ways at most; remove one first.
refused-notice-way = You are not notified in this way.
refused-notice-unreachable = That address cannot be reached.
refused-notice-too-slow = That address takes too long to answer.
refused-notice-answers = That address did not accept the notice: it answered { $status }.
refused-notice-local = That address is in a local network, where this server sends nothing.
refused-notice-unusable = Nothing can be sent to that address.
refused-notice-mail-refused = The mail server does not take mail to that address.
refused-notice-mail-fails = The mail could not be sent; whoever runs this server finds the reason in its log.
refused-notice-gone = That browser no longer accepts notices, so it was taken off the list.

## Too much

refused-too-often = That is too many { $what } in a short time; try again in { $seconds } s.
refused-too-many-at-once = You have { $count } { $what } open already; close one first.
refused-looks-back = You are looking back at { $most } positions at once already; wait for one of them.
refused-answers-untaken = Too many answers wait until you take them; take some of them first.
refused-most-tables = You have opened { $most } tables that are not over; finish or close one first.
refused-most-tables-a-day = You have opened { $most } tables within a day; open the next one later.
refused-most-records = You have uploaded { $most } records, and this server keeps no more for one person.
refused-most-megabytes = You have uploaded records of { $most } MB, and this server keeps no more for one person.
refused-most-lines = { $most } lines have been said at this table; there is room for no more.
refused-lines-of-spectators = So much has been said at this table that only those who sit here can go on.
refused-storage-full = The storage of this server is full, so nothing new can be begun; games that are being played go on.
refused-storage-nearly-full = The storage of this server is nearly full, so only people with an account can begin something new.
limited-blocks = blocks
limited-codes = codes
limited-downloads = downloads
limited-frames = frames
limited-guests = guests
limited-hints = hints
limited-lines = lines
limited-links = links
limited-live-connections = live connections
limited-logins = logins
limited-looks-back = looks back
limited-mails = mails
limited-messages = messages
limited-new-names = new names
limited-notices = changes to notices
limited-nudges = nudges
limited-records = records
limited-reports = reports
limited-requests = requests
limited-tables = tables
limited-trials = trials
limited-undos = undos

## Requests and trouble of the server

refused-other-site = This request comes from a page of another site.
refused-host = This server does not go by the name “{ $name }”; whoever runs it can add it with --hosts.
refused-nothing-here = There is nothing at this address.
refused-no-such-method = This address does not know this method.
refused-request-too-large = The request is larger than anything this address takes.
refused-no-body = The request needs a body in JSON.
refused-no-text = The request is not text in UTF-8: { $detail } at byte { $byte }.
refused-too-deep = The request is nested too deeply.
refused-unexpected = The request is not as expected: { $detail }.
refused-not-understood = The request cannot be understood: { $detail }.
refused-no-message = This is not a message of the protocol: { $detail }.
refused-address = The address is not as expected: { $detail }.
refused-fault = Something went wrong on the server; nothing was lost. In its log it is request { $request }.
refused-fault-unnamed = Something went wrong on the server; nothing was lost.
refused-table-busy = The table is too busy just now; nothing was changed. Try again in a moment.
refused-database-busy = The database is too busy just now; nothing was changed. Try again in a moment.
refused-database-gone = The database failed while this was being saved, so it may be saved or not; try again in a moment: the same request is never carried out twice.
refused-database-file-gone = The file of the database disappeared while this was being saved, so it may be saved or not; try again in a moment: the same request is never carried out twice.
refused-not-kept = This cannot be saved just now, because { $trouble }. Nothing was changed; try again in a moment.
refused-not-read = This cannot be looked up just now, because { $trouble }; try again in a moment.
refused-damaged = This cannot be done: { $trouble }. Whoever runs this server has to restore a backup.
trouble-held = another program holds the database
trouble-full = the disk is full
trouble-only-reads = the database can only be read
trouble-no-disk = the disk takes nothing more
trouble-displaced = the file of the database was deleted, moved or replaced
trouble-silent = the database does not answer
trouble-damaged = a part of the database is damaged

## The command line

refused-arguments = { $detail }; see { $command } --help.
refused-output-closed = The output was closed before everything was written.
refused-system = { $detail }.
refused-file = { $detail }: { $file }.
refused-file-missing = No such file or directory: { $file }.
refused-file-forbidden = Permission denied: { $file }.
refused-file-is-folder = Is a directory: { $file }.
refused-file-bytes = The file is not text in UTF-8: { $detail } at byte { $byte }.
refused-file-no-text = { $file } is not text in UTF-8: { $detail } at byte { $byte }.
refused-file-there = { $file } already exists; choose another name, or say --overwrite.
refused-in-file = { $file }: { $problem }
refused-in-game = Game { $number }: { $problem }
refused-for-one-game = { $flag } is for one game: say which of the { $count } with --game.
refused-to-beyond-end = The record has { $decisions } decisions; --to is a number from 0 to that, not { $to }.
refused-seed-hash = The hash of a seed is 64 hexadecimal digits, not “{ $text }”.
refused-other-seed = The seed of the record is not the one that was published: its hash is { $hash }.
refused-file-of-one-game = { $file } holds one game; --game is for .jsonl files of many.
refused-file-without-game = { $file } holds no game.
refused-game-of-file = { $file } holds games 0 to { $last }, not { $number }.
refused-no-unfinished-game = There is no unfinished game in { $folder }.
refused-not-with-server = A server keeps its games, components and seeds itself, so { $name } cannot be given with it.
refused-not-with-resume = --resume goes on with a saved game as it is, so { $name } cannot be given with it.
refused-not-with-table = A table that is there already has its players and options, so { $name } cannot be given with it.
refused-not-at-home = This game is played at home, without --server, so { $name } cannot be given with it.
refused-seat-of-mind = --seat is your seat, but --minds names a computer player for all { $seats }.
refused-more-minds-than-seats = --minds names { $minds } computer players, but there are { $seats } seats.
refused-seat-wanted = A seat is a number from 1 to { $seats } or one of { $colours }, not “{ $wanted }”.
refused-seats-or-minds = --seats says { $seats }, but --minds names { $minds }: { $names }.
refused-server-address = The address of a server is written like http://127.0.0.1:8421, not “{ $text }”.
refused-table-address = A table is named by its id of 12 letters and digits, or by its address, not “{ $text }”.
refused-table-without-server = --table names a table by its id only, so --server has to say where it is.
refused-table-on-other-server = --server is { $server }, but the table of --table is on { $other }.
refused-invitation-without-table = An invitation is for a table, so --table has to say for which.
refused-no-seat-left = There is no seat left for you: { $seats } seats, { $minds } computer players, { $others } others.
refused-no-server-there = There is no Ludothek server at { $address }.
refused-no-ludothek = What answers at { $address } is not a Ludothek server, or one that is newer than this program.
refused-no-address = “{ $address }” is not an address of a server: { $detail }.
refused-nobody-answers = Nobody answers at { $address }: { $detail }.
refused-server-answers = The server answers { $status }; is there a Ludothek at this address?
refused-newer-server = The server is newer than this program: it speaks protocol { $protocol }, this program up to { $known }. Please update.
refused-not-understood-here = The server says something that this program does not understand.
refused-spectator-decides = A spectator decides nothing.
refused-against-without-content = --against compares with the components of --content; say which those are.
refused-measurement = A measurement lasts more than 0 and at most 3600 seconds, not { $seconds }.
refused-content-without-title = A content file belongs to one title; name it: ludothek bench TITLE --content FILE.
refused-jobs = At least one job must run, not { $jobs }.
refused-games = At least one game must be played, not { $games }.
refused-endless-game = Game { $number } of { $title } has no end after { $decisions } decisions.
refused-tournament-without-minds = A tournament needs at least one computer player.
refused-mind-enters-once = Every computer player enters once; { $name } is named { $times } times.
refused-tournament-longer = { $path } has { $played } games already; ask for as many or more, not for { $games }.
refused-other-tournament = { $path } holds another tournament ({ $begun }); choose another folder.
refused-no-tournament = { $path } is not a tournament of ours: { $detail }; choose another folder.
refused-results-file = Results are written to a file ending in .csv or .parquet, not to “{ $file }”.
refused-decisions-file = Decisions are written to a file ending in .parquet, not to “{ $file }”.
refused-extra = This needs { $package }, which is not installed: pip install 'ludothek[{ $extra }]'.
