# Ludothek: what the command line says to those who ask for help, run a server or train computer players, English.

usage = usage:
positionals = arguments
options = options

## Words that stand for something to be typed

word-address = ADDRESS
word-cluster = CLUSTER
word-command = COMMAND
word-date = DATE
word-days = DAYS
word-folder = FOLDER
word-file = FILE
word-hash = HASH
word-how = HOW
word-id = ID
word-link = LINK
word-player = PLAYER
word-name = NAME
word-name-value = NAME=VALUE
word-number = NUMBER
word-records = RECORDS
word-seed = SEED
word-table = TABLE
word-text = TEXT
word-time = TIME
word-title = TITLE
word-tournament = TOURNAMENT
word-token = TOKEN
word-url = URL
word-what = WHAT
word-where = WHERE
word-who = WHO
word-whom = WHOM

## Commands

command-ludothek = Play, review and study modern board games.
command-games = list the titles with their numbers of players, options and computer players
command-play = play in the terminal against computer players, with friends at one keyboard or on a server
command-serve = start a server where people play with each other and with computer players
command-backup = write everything a server keeps to one file, whether it is running or not
command-restore = bring back what ludothek backup has written; the server must be stopped
command-admin = look after the people, tables and storage of a server
command-sim = let computer players play many games, and count
command-arena = let computer players meet in all combinations, rate them and write a report
command-train = learn the chances to win a title from games between its computer players (docs/minds.md)
command-replay = check a record and show the game
command-export = write the decisions of recorded games to a table for machine learning (docs/dataset.md)
command-mcp = let a language model take a seat at a server (Model Context Protocol over stdio)
command-rules = read the rules of a title, or a single rule
command-bench = measure the speed of a title on one core
command-admin-list = list people, tables, reports, bans, invitations or the audit log
command-admin-look = look at one person or table
command-admin-audit = show what admins did, newest first
command-admin-ban = ban somebody, for a time or for good
command-admin-unban = lift a ban
command-admin-mute = mute somebody, for a time or for good
command-admin-unmute = lift a mute
command-admin-close = end a table, whoever is playing there
command-admin-close-tournament = end a tournament and the games that go on in it
command-admin-delete = delete a table and everything that was played and said there
command-admin-remove-line = remove a line of talk
command-admin-resolve = decide on a report; the person who made it can read --reason
command-admin-promote = make somebody with an account an admin
command-admin-demote = make an admin an ordinary player again
command-admin-reset-password = print a link that sets a new password once
command-admin-remove-factor = remove the second factor of somebody who has lost it
command-admin-invite = print a link into a private server, for one person
command-admin-revoke = revoke an invitation
command-admin-prune = delete what is no longer kept; a running server does so every hour by itself
command-admin-rate = work out all ratings anew from the rated games; the server may be running

## Arguments of all commands

argument-help = show this help
argument-version = show the version
argument-lang = the language of all texts
argument-title = what to play, as ludothek games lists it
argument-content = components from a data file of your own (docs/content.md)
argument-seed = a number; the same seed deals the same cards
argument-option = set an option of the title
argument-jobs = how many processes (default: 1)
argument-on = play on a Ray cluster: its address, or ray to start one on this machine
argument-data = the folder where games are kept (default: a folder of your own)
argument-database-url = a PostgreSQL database instead of a file in --data
argument-keep-finished = finished games between people, or of an account (default: 0, for ever)
argument-keep-solo = finished games of a guest who played without other people (default: 30)
argument-keep-abandoned = unfinished games of guests that nobody goes on with (default: 90)
argument-keep-unplayed = tables where nothing was played, and records that guests uploaded (default: 1)
argument-keep-sessions = cookies that nobody uses (default: 400)

## games, play

argument-games-title = show only this title
argument-play-title = what to play (default: you are asked)
argument-play-seats = number of players (default: 3, or --minds and you)
argument-play-minds = computer players; people take the other seats
argument-play-seat = your seat: its number, counted from 1, or its colour (default: drawn at random)
argument-play-spoken = tell the table in sentences instead of drawing it, for playing by ear
argument-play-resume = go on with a saved game (default: the last one)
group-on-a-server = on a server
group-on-a-server-about = With --server and no TITLE you see the lobby. With LUDOTHEK_PLAIN=1 in the environment no line is ever overwritten, which suits screen readers.
argument-play-server = play on this server, such as http://127.0.0.1:8421
argument-play-table = go to this table: its id or its address, or a link to a seat
argument-play-invitation = the link that opens a seat, if it is not part of --table
argument-play-name = your name there (default: your last one; otherwise you are asked)
argument-play-log-in = log in to your account there, by name and password
argument-play-open = seats of a new table that anyone may take
argument-play-invite = seats of a new table for friends who have a link
argument-play-stand-in = the computer player who takes over for people who are away or resign, at a new table

## serve

argument-serve-host = the address to listen on (default: 127.0.0.1; 0.0.0.0: every network)
argument-serve-port = the port (default: 8421; 0: any free port)
argument-serve-channels-url = redis://… or postgresql://…, if several processes serve the same tables
argument-serve-public-url = the address people see, if there is a proxy in front
argument-serve-hosts = more names under which people reach the server (*: any)
argument-serve-trusted-proxies = proxies that may say on whose behalf they ask (default: 127.0.0.1)
argument-serve-workers = processes for computer players (default: cores - 1)
argument-serve-thought-seconds = how long a computer player may think (default: 60)
argument-serve-watch-pace = seconds for a decision where computer players play on for everybody (default: 1.5)
argument-serve-limits = how generous the limits are (default: 1; 0: no limits)
argument-serve-tables-per-person = unfinished tables one person may have opened (default: 100)
argument-serve-connections-per-person = live connections one person may hold (default: 50)
argument-serve-connections-per-address = connections from one address (default: 300)
group-storage = storage
group-storage-about = How much may be stored (0: any amount), and for how many days.
argument-serve-tables-per-day = tables one person may open within a day (default: 200)
argument-serve-records-per-person = records one person may upload (default: 200)
argument-serve-megabytes-per-person = how many megabytes these may take together (default: 20)
argument-serve-lines-per-table = lines of talk at one table (default: 2000)
argument-serve-storage-limit = megabytes above which nothing new can be started (default: 10000)
argument-serve-registration = who may come: open (everybody), invitation, or closed (default: open)
argument-serve-smtp = smtp://… or smtps://…, the server that delivers mail to people
argument-serve-mail-from = the sender of that mail
argument-serve-local-webhooks = let notices go to the local network, too
argument-serve-log-format = text or json (default: text)
argument-serve-log-requests = log every request, without ids and secrets
argument-serve-metrics-token = the secret that opens /metrics to other machines
argument-serve-no-open = do not open the browser

## backup, restore

argument-backup-file = where to write; an existing file is left alone
argument-restore-file = the backup
argument-restore-force = replace what is in the database

## admin

argument-admin-json = print JSON, for scripts
argument-admin-reason = why, for the audit log
argument-admin-public-url = the address people see, for the link
argument-admin-whom = an account or the id of a person
argument-admin-table = the id of the table
argument-admin-until = such as 2026-12-31 or 2026-12-31T18:00, in UTC
argument-admin-for = such as 30m, 12h or 7d
argument-admin-list-of = what to list
argument-admin-list-search = part of a name, or an id
argument-admin-look-whom = an account, or the id of a person or a table
argument-admin-audit-search = a deed, an id, or part of a reason
argument-admin-ban-whom = an account, the id of a person, or a range of addresses
argument-admin-unban-whom = an account, the id of a person, or a range of addresses
argument-admin-close-tournament-tournament = the id of the tournament, the last part of its address
argument-admin-remove-line-number = the number of the line, as look shows it
argument-admin-resolve-number = the number of the report, as list reports shows it
argument-admin-resolve-outcome = whether something was done about it
argument-admin-invite-days = for how many days it can be used (default: 7)
argument-admin-revoke-invitation = its id, as list invitations shows it
argument-admin-prune-dry-run = only say what would be deleted
argument-admin-prune-vacuum = make the database file smaller afterwards; the server must be stopped
group-keeping = keeping
group-keeping-about = For how many days things are kept (0: for ever), if not as the server with this data keeps them.

## sim, arena, train

argument-sim-seats = number of players (default: as many as --minds)
argument-sim-minds = computer players by seat (default: greedy, then random)
argument-sim-games = how many games (default: 100)
argument-sim-fixed-seats = do not rotate the seats from game to game
argument-sim-paired = play every deal in all rotations of the seats
argument-sim-out = write results to a .csv or .parquet file, and all records next to it
argument-sim-overwrite = replace the files of --out if they exist
argument-arena-seats = players at a table (default: the fewest possible)
argument-arena-minds = the computer players who take part
argument-arena-games = how many games (default: 400)
argument-arena-out = the folder for games and report; a tournament begun there is continued
argument-arena-against = compare the components of --content with those of this file; shipped: with the usual ones
argument-train-title = what to learn, as ludothek games lists it
argument-train-seats = numbers of players (default: all the title allows)
argument-train-greedy = games of greedy, for each number of players (default: 10000)
argument-train-search = games of the search, for each number of players (default: 2000)
argument-train-iterations = how long the search thinks in these (default: 60)
argument-train-jobs = how many processes (default: one for each core)
argument-train-out = the folder for samples and weights; a training begun there is continued
argument-train-seed = a number; the same seed gives the same weights

## replay, export, mcp, rules, bench

argument-replay-file = a record, or a .jsonl file of many
argument-replay-to = show the table after N decisions
argument-replay-game = show this game of a .jsonl file, counted from 0 (default: check all)
argument-replay-seed-hash = check that the seed is the one whose hash was public before the game
argument-export-files = records, or .jsonl files of many
argument-export-to = the table: a .parquet file
argument-export-overwrite = replace the file if it exists
argument-mcp-server = which server (default: the one on this machine)
argument-mcp-name = the name of the model there (default: Assistant)
argument-rules-title = the title whose rules to read
argument-rules-number = one rule, such as WF-12 or 12 (default: all)
argument-bench-title = what to measure (default: all titles)
argument-bench-json = print a list with one object for each number of players
argument-bench-seconds = length of one measurement (default: 0.5)

## What is wrong with the arguments

refused-arguments-missing = Still missing: { $names }; see { $command } --help.
refused-arguments-unknown = Not understood: { $given }; see { $command } --help.
refused-argument-choice = { $name } is one of { $choices }, not “{ $given }”; see { $command } --help.
refused-argument-number = { $name } is a number, not “{ $given }”; see { $command } --help.
refused-argument-alone = Something has to follow { $name }; see { $command } --help.
refused-argument-takes-none = Nothing can follow { $name }, not even “{ $given }”; see { $command } --help.
refused-argument-ambiguous = “{ $given }” could be { $choices }; see { $command } --help.
refused-count = A number of players or seats is written like 2, not “{ $text }”.
refused-seed-number = A seed is a number such as 42 or 0x2a, not “{ $text }”.
refused-option-form = An option is written NAME=VALUE, not “{ $text }”.

## What a server cannot be run with

refused-variable-number = { $variable } is a number, not “{ $text }”.
refused-variable-yes-or-no = { $variable } is yes or no, not “{ $text }”.
refused-flag-least = --{ $flag } is a number of at least { $least }, not { $given }.
refused-flag-one-of = --{ $flag } is one of { $known }, not “{ $given }”.
refused-thought-seconds = --thought-seconds is more than 0, not { $given }.
refused-public-url = --public-url begins with https:// or http://, unlike “{ $given }”.
refused-smtp = --smtp is written smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the first byte on.
refused-smtp-public-url = --smtp needs --public-url: mail carries links, and they have to lead to this server.
refused-mail-from = --mail-from is an address such as “Games <games@place.example>”, not “{ $given }”.
refused-data-folder = The folder { $folder } cannot be written to ({ $detail }); choose another with --data.
refused-port = A port is a number from 0 to 65535, not { $port }.
refused-port-taken = Port { $port } is taken, perhaps by another Ludothek; choose another with --port, or 0 for any free one.
refused-port-forbidden = You are not allowed to use port { $port }; choose 1024 or higher.
refused-no-listening = Ludothek cannot listen at { $address }: { $detail }.
refused-served-already = The games in { $file } are served by another Ludothek already; stop it, or name another place with --data.
refused-channels = The channels are memory, redis://… or postgresql://…, not “{ $given }”.
refused-channels-package = The channels need a package that is not installed: { $package }.
refused-database-kind = The database is sqlite:///FILE or postgresql://…, not { $given }.
refused-database-address = The address of the database cannot be used: { $detail }.
refused-database-of = The database { $database } cannot be used: { $detail }.
refused-database-unusable = The database cannot be used: { $detail }.
refused-database-newer = The database was written by a newer Ludothek (its form is { $form }, the newest known here is { $known }); nothing was changed.
refused-database-version = The database belongs to another version of Ludothek; start the server of this version once.
refused-no-database = There is no { $file }; start ludothek serve once, or name another place with --data.

## Backups

refused-backup-there = { $file } already exists; name another file.
refused-backup-unwritten = The backup { $file } cannot be written: { $detail }.
refused-backup-no-database = There is no database { $file }; name its folder with --data.
refused-backup-foreign = { $file } is not the database of a Ludothek server.
refused-backup-empty = The database is empty: no server has used it yet.
refused-backup-none = There is no backup { $file }.
refused-backup-not-ours = { $file } is not a backup made by ludothek backup.
refused-backup-unfinished = { $file } is not a backup made by ludothek backup, or it was not finished.
refused-backup-newer = { $file } was made by a newer Ludothek; use that version to restore it.
refused-backup-damaged = { $file } is damaged: { $detail }.
refused-backup-changed = { $file } is damaged: its content is not what was written.
refused-backup-torn = { $file } is damaged or incomplete: { $detail }.
refused-backup-decisions = { $told } decisions were counted, but { $found } are there.
refused-database-damaged = The database is damaged: { $detail }.
refused-not-restored = { $file } cannot be restored: { $detail }.
refused-restore-holds = The database { $database } holds { $tables } tables and { $people } people already; --force replaces all of it.
refused-restore-in-use = The database { $database } is in use by a running server; stop it first.
refused-restore-unreadable = { $file } cannot be read ({ $detail }); --force replaces it.
refused-restore-not-all = Not all rows of { $name } were copied; nothing was changed.
backup-whole = { $tables } tables, { $decisions } decisions, all replay.
backup-not-whole = { $tables } tables, { $decisions } decisions; { $failed } of the tables do not replay.
backup-failed = Table { $id }: { $problem }

## Looking after a server

refused-ban-until-or-for = A ban ends on a date (--until) or after a time (--for); give one of the two.
refused-time-form = A time is written like 30m, 12h or 7d, not “{ $text }”.
refused-date-form = A date is written like 2026-12-31 or 2026-12-31T18:00, not “{ $text }”.
refused-dry-run-vacuum = --dry-run changes nothing, --vacuum does; give one of the two.
refused-vacuum-postgresql = --vacuum is for an SQLite file; PostgreSQL reuses the space by itself.
refused-vacuum-failed = The file cannot be made smaller just now: { $detail }. Nothing was lost.
refused-no-games-in = There are no games in { $file }; say with --data where the server keeps them.
admin-banned = { $whom } is banned { $until ->
        [ever] for good.
       *[other] until { $until }.
    }
admin-muted = { $whom } is muted { $until ->
        [ever] for good.
       *[other] until { $until }.
    }
admin-unbanned = { $whom } is no longer banned.
admin-unmuted = { $whom } is no longer muted.
admin-closed = Table { $table } is closed.
admin-tournament-closed = Tournament { $tournament } is ended.
admin-deleted = Table { $table } is deleted.
admin-line-removed = Line { $number } at table { $table } is removed.
admin-resolved = Report { $number } is decided: { $outcome }.
admin-promoted = { $whom } is an admin now.
admin-demoted = { $whom } is no longer an admin.
admin-factor-removed = { $whom } logs in without a code now.
admin-revoked = Invitation { $invitation } can no longer be used.
admin-link = It works once, until { $until }. Give it only to the person it is for.
admin-nothing = Nothing found.
admin-for-good = for good
admin-until = until { $until }
admin-status-open = open
admin-status-playing = being played
admin-status-finished = finished
admin-status-closed = closed
admin-seat-person = person
admin-seat-mind = computer player
admin-seat-anyone = free
admin-seat-invitation = by invitation
admin-seat-resigned = resigned
admin-kind-ban = ban
admin-kind-mute = mute
admin-outcome-acted = acted on
admin-outcome-dismissed = dismissed
admin-decided = { $outcome }: { $note }
beside = { $first }, { $then }
admin-label = { $name }: { $text }
admin-named = { $name } ({ $id })
admin-waits = waiting
admin-report = about { $name } ({ $person }) at table { $table }, by { $reporter } ({ $by })
admin-report-line = line { $number }: { $text }
admin-account = account: { $account }
admin-guest = no account, a guest
admin-since = since { $since }, on { $devices ->
        [one] one device
       *[other] { $devices } devices
    }
admin-is-admin = admin
admin-is-banned = banned
admin-is-muted = muted
admin-removed = (removed)
admin-decisions = { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
admin-opened = opened by { $host } on { $since }, { $listed ->
        [yes] listed
       *[no] not listed
    }
admin-head-tables = tables:
admin-head-reports = reports about them and by them:
admin-head-seats = seats:
admin-head-talk = talk:
admin-column-account = account
admin-column-changed = changed
admin-column-decisions = decisions
admin-column-good-until = good until
admin-column-id = id
admin-column-kind = kind
admin-column-line = line
admin-column-name = name
admin-column-number = number
admin-column-reason = reason
admin-column-seat = seat
admin-column-seats = seats
admin-column-since = since
admin-column-status = status
admin-column-text = text
admin-column-title = title
admin-column-until = until
admin-column-what = what
admin-column-when = when
admin-column-who = who
admin-column-whom = whom
admin-column-why = why

## A server that starts

serve-at = Ludothek serves at { $address }
serve-local = In the local network: { $address }
serve-for-others = For others in the local network: start with --host 0.0.0.0
serve-kept = Games are kept in { $where }. Stop with Ctrl-C.
serve-kept-in-database = Games are kept in the database of LUDOTHEK_DATABASE_URL. Stop with Ctrl-C.

## Learning, clusters, files of decisions

refused-no-features = { $title } names no features, so there is nothing to learn from (docs/minds.md).
refused-train-seats = Say for which numbers of players to learn, such as --seats 2,3.
refused-train-games = Learning needs games, not { $greedy } of greedy and { $search } of the search.
refused-train-iterations = A search thinks for at least one iteration, not { $iterations }.
refused-other-training = { $folder } holds another training ({ $begun }); choose another folder.
refused-other-features = The games in { $folder } were measured by { $measured }, but { $title } measures { $features } now; choose another folder.
refused-no-training = { $file } is not one of our trainings: { $detail }; choose another folder.
refused-endless = A game of { $title } has no end after { $decisions } decisions.
refused-cluster-none = There is no Ray cluster at { $address }: { $detail }
refused-cluster-failed = The Ray cluster could not do its work: { $detail }
refused-cluster-version = A machine of the cluster has Ludothek { $found }, not { $version }.
refused-decisions-mixed = A file of decisions holds one title with one number of players: this one has { $title } (rules { $rules }) with { $seats }, but a record has { $other } (rules { $otherrules }) with { $otherseats }.

## Titles of other packages

refused-title-package = The package that offers “{ $title }” does not hold a ludothek game of that title.
refused-title-broken = The title “{ $title }” cannot be loaded from { $place }: { $detail }.
refused-no-own-content = { $title } is always played with its own components; it takes no content file.

## A language model at a table

refused-at-no-table = You are not at a table yet; open one or join one.
refused-no-own-seat = You have no seat at this table.
refused-not-your-turn = It is not your turn yet; wait.
mcp-choosable = It can be chosen now: see choices.
mcp-not-asked = It is not your turn.
mcp-not-begun = The game has not begun.
