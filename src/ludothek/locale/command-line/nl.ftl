# Ludothek: wat de opdrachtregel zegt tegen wie om hulp vraagt, een server beheert of computerspelers traint, Nederlands.

usage = gebruik:
positionals = op te geven
options = opties

## Woorden die staan voor wat je typt

word-address = ADRES
word-cluster = CLUSTER
word-command = OPDRACHT
word-date = DATUM
word-days = DAGEN
word-folder = MAP
word-file = BESTAND
word-hash = HASH
word-how = HOE
word-id = ID
word-link = LINK
word-player = SPELER
word-name = NAAM
word-name-value = NAAM=WAARDE
word-number = NUMMER
word-records = VERSLAGEN
word-seed = STARTWAARDE
word-table = TAFEL
word-text = TEKST
word-time = DUUR
word-title = SPEL
word-tournament = TOERNOOI
word-token = TOKEN
word-url = URL
word-what = WAT
word-where = WAAR
word-who = WIE
word-whom = WIE

## Opdrachten

command-ludothek = Moderne bordspellen spelen, terugkijken en bestuderen.
command-games = de spellen opsommen met hun aantallen spelers, opties en computerspelers
command-play = in de terminal spelen: tegen computerspelers, met vrienden aan één toetsenbord of op een server
command-serve = een server starten waarop mensen met elkaar en met computerspelers spelen
command-backup = alles wat een server bewaart in één bestand opslaan, of hij nu draait of niet
command-restore = terugzetten wat ludothek backup heeft opgeslagen; de server mag niet draaien
command-admin = zorgen voor de mensen, tafels en opslag van een server
command-sim = computerspelers veel partijen laten spelen en tellen
command-arena = computerspelers in alle combinaties tegen elkaar laten spelen, hun sterkte meten en een rapport schrijven
command-train = de winstkansen van een spel leren uit partijen tussen zijn computerspelers (docs/minds.md)
command-replay = een verslag controleren en de partij laten zien
command-export = de beslissingen van vastgelegde partijen als tabel voor machinaal leren opslaan (docs/dataset.md)
command-mcp = een taalmodel aan een tafel van een server laten aanschuiven (Model Context Protocol via stdio)
command-rules = de regels van een spel lezen, of één ervan
command-bench = meten hoe snel een spel op één kern draait
command-admin-list = mensen, tafels, meldingen, verbanningen, uitnodigingen of het beheerlogboek opsommen
command-admin-look = één persoon of tafel bekijken
command-admin-audit = laten zien wat beheerders hebben gedaan, het nieuwste eerst
command-admin-ban = iemand verbannen, tijdelijk of voorgoed
command-admin-unban = een verbanning opheffen
command-admin-mute = iemand dempen, tijdelijk of voorgoed
command-admin-unmute = iemand niet langer dempen
command-admin-close = een tafel beëindigen, wie er ook speelt
command-admin-close-tournament = een toernooi beëindigen, met de partijen die er nog lopen
command-admin-delete = een tafel verwijderen met alles wat er is gespeeld en gezegd
command-admin-remove-line = een regel van een gesprek verwijderen
command-admin-resolve = over een melding beslissen; wie die deed, leest --reason
command-admin-promote = iemand met een account beheerder maken
command-admin-demote = een beheerder weer gewone speler maken
command-admin-reset-password = een link tonen waarmee één keer een nieuw wachtwoord kan worden ingesteld
command-admin-remove-factor = de tweede factor verwijderen van iemand die hem kwijt is
command-admin-invite = een link naar een privéserver tonen, voor één persoon
command-admin-revoke = een uitnodiging intrekken
command-admin-prune = verwijderen wat niet langer wordt bewaard; een draaiende server doet dat elk uur zelf
command-admin-rate = alle ratings opnieuw berekenen uit de ratingpartijen; de server mag draaien

## Argumenten van alle opdrachten

argument-help = deze hulp tonen
argument-version = de versie tonen
argument-lang = de taal van alles wat er gezegd wordt
argument-title = wat er gespeeld wordt; ludothek games somt het op
argument-content = spelmateriaal uit een eigen bestand (docs/content.md)
argument-seed = een getal; dezelfde startwaarde geeft dezelfde kaarten
argument-option = een optie van het spel instellen
argument-jobs = hoeveel processen (standaard: 1)
argument-on = op een Ray-cluster spelen: zijn adres, of ray voor een eigen cluster op deze machine
argument-data = de map waarin partijen worden bewaard (standaard: een eigen map)
argument-database-url = een PostgreSQL-database in plaats van een bestand in --data
argument-keep-finished = afgelopen partijen van meerdere mensen of van een account (standaard: 0, voor altijd)
argument-keep-solo = afgelopen partijen van een gast zonder andere mensen (standaard: 30)
argument-keep-abandoned = partijen van gasten die niemand voortzet (standaard: 90)
argument-keep-unplayed = tafels waaraan niets is gespeeld, en verslagen die gasten hebben geüpload (standaard: 1)
argument-keep-sessions = cookies die niemand gebruikt (standaard: 400)

## games, play

argument-games-title = alleen dit spel tonen
argument-play-title = wat er gespeeld wordt (standaard: dat wordt je gevraagd)
argument-play-seats = aantal spelers (standaard: 3, of --minds en jij)
argument-play-minds = computerspelers; op de andere plaatsen zitten mensen
argument-play-seat = jouw plaats: het nummer, geteld vanaf 1, of de kleur (standaard: loting)
argument-play-spoken = de tafel in zinnen vertellen in plaats van haar te tekenen, om op het gehoor te spelen
argument-play-resume = een bewaarde partij voortzetten (standaard: de laatste)
group-on-a-server = op een server
group-on-a-server-about = Met --server en zonder SPEL zie je de lobby. Met LUDOTHEK_PLAIN=1 in de omgeving wordt geen regel ooit overschreven, wat prettig is voor schermlezers.
argument-play-server = op deze server spelen, bijvoorbeeld http://127.0.0.1:8421
argument-play-table = naar deze tafel gaan: de id of het adres, of een link naar een plaats
argument-play-invitation = de link die een plaats opent, als die niet in --table staat
argument-play-name = hoe je daar heet (standaard: zoals de laatste keer; anders wordt het gevraagd)
argument-play-log-in = daar op je account inloggen, met naam en wachtwoord
argument-play-open = plaatsen van een nieuwe tafel die iedereen mag innemen
argument-play-invite = plaatsen van een nieuwe tafel voor vrienden met een link
argument-play-stand-in = de computerspeler die aan een nieuwe tafel doorspeelt voor wie weg is of opgeeft

## serve

argument-serve-host = het adres om op te luisteren (standaard: 127.0.0.1; 0.0.0.0: elk netwerk)
argument-serve-port = de poort (standaard: 8421; 0: een willekeurige vrije)
argument-serve-channels-url = redis://… of postgresql://…, als meerdere processen dezelfde tafels aanbieden
argument-serve-public-url = het adres dat mensen zien, als er een proxy voor staat
argument-serve-hosts = andere namen waaronder mensen de server bereiken (*: alle)
argument-serve-trusted-proxies = proxy’s die mogen zeggen voor wie ze iets vragen (standaard: 127.0.0.1)
argument-serve-workers = processen voor computerspelers (standaard: kernen - 1)
argument-serve-thought-seconds = hoelang een computerspeler mag nadenken (standaard: 60)
argument-serve-watch-pace = seconden per beslissing als computerspelers voor iedereen verderspelen (standaard: 1.5)
argument-serve-limits = hoe ruim de limieten zijn (standaard: 1; 0: geen limieten)
argument-serve-tables-per-person = onvoltooide tafels die één persoon mag hebben geopend (standaard: 100)
argument-serve-connections-per-person = liveverbindingen die één persoon mag hebben (standaard: 50)
argument-serve-connections-per-address = verbindingen vanaf één adres (standaard: 300)
group-storage = opslag
group-storage-about = Hoeveel er mag worden opgeslagen (0: onbeperkt), en voor hoeveel dagen.
argument-serve-tables-per-day = tafels die één persoon op een dag mag openen (standaard: 200)
argument-serve-records-per-person = verslagen die één persoon mag uploaden (standaard: 200)
argument-serve-megabytes-per-person = hoeveel megabyte die samen mogen innemen (standaard: 20)
argument-serve-lines-per-table = chatregels aan één tafel (standaard: 2000)
argument-serve-storage-limit = megabytes waarboven niets nieuws meer begint (standaard: 10000)
argument-serve-registration = wie er mag komen: open (iedereen), invitation (op uitnodiging) of closed (niemand nieuw) (standaard: open)
argument-serve-smtp = smtp://… of smtps://…, de server die mail bij mensen bezorgt
argument-serve-mail-from = de afzender van die mail
argument-serve-local-webhooks = berichten ook naar het lokale netwerk laten gaan
argument-serve-log-format = text of json (standaard: text)
argument-serve-log-requests = elk verzoek in het logboek zetten, zonder id’s en geheimen
argument-serve-metrics-token = het geheim dat /metrics voor andere machines opent
argument-serve-no-open = de browser niet openen

## backup, restore

argument-backup-file = waarheen; een bestaand bestand blijft zoals het is
argument-restore-file = de back-up
argument-restore-force = vervangen wat er in de database staat

## admin

argument-admin-json = JSON tonen, voor scripts
argument-admin-reason = waarom, voor het beheerlogboek
argument-admin-public-url = het adres dat mensen zien, voor de link
argument-admin-whom = een account of de id van een persoon
argument-admin-table = de id van de tafel
argument-admin-until = bijvoorbeeld 2026-12-31 of 2026-12-31T18:00, in UTC
argument-admin-for = bijvoorbeeld 30m, 12h of 7d
argument-admin-list-of = wat er wordt opgesomd
argument-admin-list-search = een deel van een naam, of een id
argument-admin-look-whom = een account, of de id van een persoon of een tafel
argument-admin-audit-search = een daad, een id of een deel van een reden
argument-admin-ban-whom = een account, de id van een persoon of een reeks adressen
argument-admin-unban-whom = een account, de id van een persoon of een reeks adressen
argument-admin-close-tournament-tournament = de id van het toernooi, het laatste deel van zijn adres
argument-admin-remove-line-number = het nummer van de regel, zoals look het toont
argument-admin-resolve-number = het nummer van de melding, zoals list reports het toont
argument-admin-resolve-outcome = of er iets aan is gedaan
argument-admin-invite-days = hoeveel dagen ze geldig is (standaard: 7)
argument-admin-revoke-invitation = de id, zoals list invitations die toont
argument-admin-prune-dry-run = alleen zeggen wat er zou verdwijnen
argument-admin-prune-vacuum = daarna het databasebestand verkleinen; de server mag niet draaien
group-keeping = bewaren
group-keeping-about = Hoeveel dagen iets wordt bewaard (0: voor altijd), als het niet zo is als de server met deze gegevens het doet.

## sim, arena, train

argument-sim-seats = aantal spelers (standaard: zoveel als --minds)
argument-sim-minds = computerspelers, plaats voor plaats (standaard: greedy, dan random)
argument-sim-games = hoeveel partijen (standaard: 100)
argument-sim-fixed-seats = de plaatsen niet van partij tot partij laten wisselen
argument-sim-paired = elke deling met alle rotaties van de plaatsen spelen
argument-sim-out = uitslagen naar een .csv- of .parquet-bestand schrijven, en alle verslagen ernaast
argument-sim-overwrite = de bestanden van --out vervangen als ze bestaan
argument-arena-seats = spelers aan een tafel (standaard: zo weinig mogelijk)
argument-arena-minds = de computerspelers die meedoen
argument-arena-games = hoeveel partijen (standaard: 400)
argument-arena-out = de map voor partijen en rapport; een daar begonnen toernooi gaat verder
argument-arena-against = het materiaal van --content vergelijken met dat van dit bestand; shipped: met het gewone
argument-train-title = wat er geleerd wordt; ludothek games somt het op
argument-train-seats = aantallen spelers (standaard: alle die het spel toelaat)
argument-train-greedy = partijen van greedy, voor elk aantal spelers (standaard: 10000)
argument-train-search = partijen van de zoeker, voor elk aantal spelers (standaard: 2000)
argument-train-iterations = hoelang de zoeker daarin nadenkt (standaard: 60)
argument-train-jobs = hoeveel processen (standaard: één per kern)
argument-train-out = de map voor steekproeven en gewichten; een daar begonnen training gaat verder
argument-train-seed = een getal; dezelfde startwaarde geeft dezelfde gewichten

## replay, export, mcp, rules, bench

argument-replay-file = een verslag, of een .jsonl-bestand met meer verslagen
argument-replay-to = de tafel na N beslissingen tonen
argument-replay-game = deze partij van een .jsonl-bestand tonen, geteld vanaf 0 (standaard: alle controleren)
argument-replay-seed-hash = controleren of de startwaarde die is waarvan de hash vóór de partij bekend was
argument-export-files = verslagen, of .jsonl-bestanden met meer verslagen
argument-export-to = de tabel: een .parquet-bestand
argument-export-overwrite = het bestand vervangen als het bestaat
argument-mcp-server = welke server (standaard: die op deze machine)
argument-mcp-name = hoe het model daar heet (standaard: Assistant)
argument-rules-title = het spel waarvan je de regels leest
argument-rules-number = één regel, bijvoorbeeld WF-12 of 12 (standaard: alle)
argument-bench-title = wat er gemeten wordt (standaard: alle spellen)
argument-bench-json = een lijst tonen met één object per aantal spelers
argument-bench-seconds = duur van één meting (standaard: 0.5)

## Wat er mis is met de argumenten

refused-arguments-missing = Er ontbreekt nog: { $names }; zie { $command } --help.
refused-arguments-unknown = Niet begrepen: { $given }; zie { $command } --help.
refused-argument-choice = { $name } is een van { $choices }, niet ‘{ $given }’; zie { $command } --help.
refused-argument-number = { $name } is een getal, niet ‘{ $given }’; zie { $command } --help.
refused-argument-alone = Na { $name } moet iets volgen; zie { $command } --help.
refused-argument-takes-none = Na { $name } kan niets volgen, ook ‘{ $given }’ niet; zie { $command } --help.
refused-argument-ambiguous = ‘{ $given }’ kan { $choices } zijn; zie { $command } --help.
refused-count = Een aantal spelers of plaatsen schrijf je als 2, niet als ‘{ $text }’.
refused-seed-number = Een startwaarde is een getal zoals 42 of 0x2a, niet ‘{ $text }’.
refused-option-form = Een optie schrijf je als NAAM=WAARDE, niet als ‘{ $text }’.

## Waarmee geen server kan draaien

refused-variable-number = { $variable } is een getal, niet ‘{ $text }’.
refused-variable-yes-or-no = { $variable } is yes of no, niet ‘{ $text }’.
refused-flag-least = --{ $flag } is een getal vanaf { $least }, niet { $given }.
refused-flag-one-of = --{ $flag } is een van { $known }, niet ‘{ $given }’.
refused-thought-seconds = --thought-seconds is meer dan 0, niet { $given }.
refused-public-url = --public-url begint met https:// of http://, anders dan ‘{ $given }’.
refused-smtp = --smtp schrijf je als smtp://USER:PASSWORD@HOST:PORT, of smtps:// voor TLS vanaf de eerste byte.
refused-smtp-public-url = --smtp heeft --public-url nodig: in e-mail staan links, en die moeten naar deze server leiden.
refused-mail-from = --mail-from is een adres zoals ‘Spellen <spellen@plaats.example>’, niet ‘{ $given }’.
refused-data-folder = In de map { $folder } kan niet worden geschreven ({ $detail }); noem met --data een andere.
refused-port = Een poort is een getal van 0 tot en met 65535, niet { $port }.
refused-port-taken = Poort { $port } is bezet, misschien door een andere Ludothek; noem met --port een andere, of 0 voor een willekeurige vrije.
refused-port-forbidden = Poort { $port } mag je niet gebruiken; neem er een vanaf 1024.
refused-no-listening = Op { $address } kan niet worden geluisterd: { $detail }.
refused-served-already = De partijen in { $file } zijn al bij een andere Ludothek in gebruik; stop die, of noem met --data een andere plek.
refused-channels = De kanalen zijn memory, redis://… of postgresql://…, niet ‘{ $given }’.
refused-channels-package = De kanalen hebben een pakket nodig dat niet is geïnstalleerd: { $package }.
refused-database-kind = De database is sqlite:///FILE of postgresql://…, niet { $given }.
refused-database-address = Het adres van de database is niet te gebruiken: { $detail }.
refused-database-of = De database { $database } is niet te gebruiken: { $detail }.
refused-database-unusable = De database is niet te gebruiken: { $detail }.
refused-database-newer = De database is geschreven door een nieuwere Ludothek (de vorm is { $form }, de nieuwste die hier bekend is { $known }); er is niets veranderd.
refused-database-version = De database hoort bij een andere versie van Ludothek; start de server van deze versie één keer.
refused-no-database = { $file } is er niet; start één keer ludothek serve, of noem met --data een andere plek.

## Back-ups

refused-backup-there = { $file } is er al; noem een ander bestand.
refused-backup-unwritten = De back-up { $file } kan niet worden geschreven: { $detail }.
refused-backup-no-database = Er is geen database { $file }; noem de map met --data.
refused-backup-foreign = { $file } is niet de database van een Ludothek-server.
refused-backup-empty = De database is leeg: nog geen server heeft haar gebruikt.
refused-backup-none = Er is geen back-up { $file }.
refused-backup-not-ours = { $file } is geen back-up van ludothek backup.
refused-backup-unfinished = { $file } is geen back-up van ludothek backup, of is niet afgemaakt.
refused-backup-newer = { $file } is gemaakt door een nieuwere Ludothek; zet de back-up daarmee terug.
refused-backup-damaged = { $file } is beschadigd: { $detail }.
refused-backup-changed = { $file } is beschadigd: de inhoud is niet wat er is geschreven.
refused-backup-torn = { $file } is beschadigd of niet volledig: { $detail }.
refused-backup-decisions = Er waren { $told } beslissingen geteld, maar er zijn er { $found }.
refused-database-damaged = De database is beschadigd: { $detail }.
refused-not-restored = { $file } kan niet worden teruggezet: { $detail }.
refused-restore-holds = De database { $database } bevat al { $tables } tafels en { $people } mensen; --force vervangt alles.
refused-restore-in-use = Een draaiende server gebruikt de database { $database }; stop hem eerst.
refused-restore-unreadable = { $file } is niet te lezen ({ $detail }); --force vervangt het bestand.
refused-restore-not-all = Niet alle rijen van { $name } zijn gekopieerd; er is niets veranderd.
backup-whole = { $tables } tafels, { $decisions } beslissingen; alle zijn na te spelen.
backup-not-whole = { $tables } tafels, { $decisions } beslissingen; { $failed } van de tafels zijn niet na te spelen.
backup-failed = Tafel { $id }: { $problem }

## Voor een server zorgen

refused-ban-until-or-for = Een verbanning eindigt op een datum (--until) of na een tijd (--for); geef een van de twee.
refused-time-form = Een duur schrijf je als 30m, 12h of 7d, niet als ‘{ $text }’.
refused-date-form = Een datum schrijf je als 2026-12-31 of 2026-12-31T18:00, niet als ‘{ $text }’.
refused-dry-run-vacuum = --dry-run verandert niets, --vacuum wel; geef een van de twee.
refused-vacuum-postgresql = --vacuum is voor een SQLite-bestand; PostgreSQL gebruikt de ruimte vanzelf opnieuw.
refused-vacuum-failed = Het bestand kan nu niet worden verkleind: { $detail }. Er is niets verloren gegaan.
refused-no-games-in = Er zijn geen partijen in { $file }; zeg met --data waar de server ze bewaart.
admin-banned = { $whom } is { $until ->
        [ever] voorgoed verbannen.
       *[other] verbannen tot { $until }.
    }
admin-muted = { $whom } is { $until ->
        [ever] voorgoed gedempt.
       *[other] gedempt tot { $until }.
    }
admin-unbanned = { $whom } is niet meer verbannen.
admin-unmuted = { $whom } is niet meer gedempt.
admin-closed = Tafel { $table } is gesloten.
admin-tournament-closed = Toernooi { $tournament } is beëindigd.
admin-deleted = Tafel { $table } is verwijderd.
admin-line-removed = Regel { $number } aan tafel { $table } is verwijderd.
admin-resolved = Over melding { $number } is beslist: { $outcome }.
admin-promoted = { $whom } is nu beheerder.
admin-demoted = { $whom } is geen beheerder meer.
admin-factor-removed = { $whom } logt nu zonder code in.
admin-revoked = Uitnodiging { $invitation } is niet meer geldig.
admin-link = Hij werkt één keer, tot { $until }. Geef hem alleen aan de persoon voor wie hij is.
admin-nothing = Niets gevonden.
admin-for-good = voorgoed
admin-until = tot { $until }
admin-status-open = open
admin-status-playing = wordt gespeeld
admin-status-finished = afgelopen
admin-status-closed = gesloten
admin-seat-person = persoon
admin-seat-mind = computerspeler
admin-seat-anyone = vrij
admin-seat-invitation = op uitnodiging
admin-seat-resigned = opgegeven
admin-kind-ban = verbanning
admin-kind-mute = demping
admin-outcome-acted = opgetreden
admin-outcome-dismissed = afgewezen
admin-decided = { $outcome }: { $note }
beside = { $first }, { $then }
admin-label = { $name }: { $text }
admin-named = { $name } ({ $id })
admin-waits = wacht
admin-report = over { $name } ({ $person }) aan tafel { $table }, door { $reporter } ({ $by })
admin-report-line = regel { $number }: { $text }
admin-account = account: { $account }
admin-guest = geen account, een gast
admin-since = sinds { $since }, op { $devices ->
        [one] één apparaat
       *[other] { $devices } apparaten
    }
admin-is-admin = beheerder
admin-is-banned = verbannen
admin-is-muted = gedempt
admin-removed = (verwijderd)
admin-decisions = { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }
admin-opened = geopend door { $host } op { $since }, { $listed ->
        [yes] openbaar
       *[no] niet openbaar
    }
admin-head-tables = tafels:
admin-head-reports = meldingen over en door deze persoon:
admin-head-seats = plaatsen:
admin-head-talk = gesprek:
admin-column-account = account
admin-column-changed = veranderd
admin-column-decisions = beslissingen
admin-column-good-until = geldig tot
admin-column-id = id
admin-column-kind = soort
admin-column-line = regel
admin-column-name = naam
admin-column-number = nummer
admin-column-reason = reden
admin-column-seat = plaats
admin-column-seats = plaatsen
admin-column-since = sinds
admin-column-status = stand
admin-column-text = tekst
admin-column-title = spel
admin-column-until = tot
admin-column-what = wat
admin-column-when = wanneer
admin-column-who = wie
admin-column-whom = betreft
admin-column-why = waarom

## Een server die start

serve-at = Ludothek draait op { $address }
serve-local = In het lokale netwerk: { $address }
serve-for-others = Voor anderen in het lokale netwerk: start met --host 0.0.0.0
serve-kept = Partijen worden bewaard in { $where }. Stop met Ctrl-C.
serve-kept-in-database = Partijen worden bewaard in de database van LUDOTHEK_DATABASE_URL. Stop met Ctrl-C.

## Leren, clusters, bestanden met beslissingen

refused-no-features = { $title } noemt geen kenmerken, dus er is niets om van te leren (docs/minds.md).
refused-train-seats = Zeg voor welke aantallen spelers er geleerd wordt, bijvoorbeeld --seats 2,3.
refused-train-games = Om te leren zijn partijen nodig, niet { $greedy } van greedy en { $search } van de zoeker.
refused-train-iterations = Een zoeker denkt minstens één ronde na, niet { $iterations }.
refused-other-training = { $folder } bevat een andere training ({ $begun }); kies een andere map.
refused-other-features = De partijen in { $folder } zijn gemeten met { $measured }, maar { $title } meet nu { $features }; kies een andere map.
refused-no-training = { $file } is geen training van ons: { $detail }; kies een andere map.
refused-endless = Een partij van { $title } heeft na { $decisions } beslissingen geen einde.
refused-cluster-none = Er is geen Ray-cluster op { $address }: { $detail }
refused-cluster-failed = De Ray-cluster kon zijn werk niet doen: { $detail }
refused-cluster-version = Een machine van de cluster heeft Ludothek { $found }, niet { $version }.
refused-decisions-mixed = Een bestand met beslissingen bevat één spel met één aantal spelers: dit heeft { $title } (regels { $rules }) met { $seats }, maar een verslag heeft { $other } (regels { $otherrules }) met { $otherseats }.

## Spellen van andere pakketten

refused-title-package = Het pakket dat ‘{ $title }’ aanbiedt, bevat geen Ludothek-spel met die naam.
refused-title-broken = Het spel ‘{ $title }’ kan niet uit { $place } worden geladen: { $detail }.
refused-no-own-content = { $title } wordt altijd met het eigen materiaal gespeeld; een bestand met ander materiaal kan niet.

## Een taalmodel aan tafel

refused-at-no-table = Je zit nog niet aan een tafel; open er een of schuif ergens aan.
refused-no-own-seat = Je hebt geen plaats aan deze tafel.
refused-not-your-turn = Je bent nog niet aan de beurt; wacht even.
mcp-choosable = Dat kan nu gekozen worden: zie choices.
mcp-not-asked = Je bent niet aan de beurt.
mcp-not-begun = De partij is nog niet begonnen.
