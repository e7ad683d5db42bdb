# Ludothek: was die Kommandozeile denen sagt, die um Hilfe bitten, einen Server betreiben oder Computerspieler trainieren, Deutsch.

usage = Aufruf:
positionals = Angaben
options = Optionen

## Wörter, die für eine Eingabe stehen

word-address = ADRESSE
word-cluster = CLUSTER
word-command = BEFEHL
word-date = DATUM
word-days = TAGE
word-folder = ORDNER
word-file = DATEI
word-hash = PRÜFSUMME
word-how = WIE
word-id = KENNUNG
word-link = LINK
word-player = SPIELER
word-name = NAME
word-name-value = NAME=WERT
word-number = NUMMER
word-records = AUFZEICHNUNGEN
word-seed = STARTWERT
word-table = TISCH
word-text = TEXT
word-time = DAUER
word-title = TITEL
word-tournament = TURNIER
word-token = TOKEN
word-url = URL
word-what = WAS
word-where = WO
word-who = WER
word-whom = WEN

## Befehle

command-ludothek = Moderne Brettspiele spielen, nachspielen und untersuchen.
command-games = die Titel mit Spielerzahlen, Optionen und Computerspielern auflisten
command-play = im Terminal spielen: gegen Computerspieler, mit Freunden an einer Tastatur oder auf einem Server
command-serve = einen Server starten, auf dem Menschen miteinander und mit Computerspielern spielen
command-backup = alles, was ein Server speichert, in eine Datei sichern, ob er läuft oder nicht
command-restore = zurückspielen, was ludothek backup gesichert hat; der Server darf nicht laufen
command-admin = sich um Menschen, Tische und Speicher eines Servers kümmern
command-sim = Computerspieler viele Partien spielen lassen und zählen
command-arena = Computerspieler in allen Kombinationen antreten lassen, ihre Stärke messen und einen Bericht schreiben
command-train = Gewinnchancen eines Titels aus Partien seiner Computerspieler lernen (docs/minds.md)
command-replay = eine Aufzeichnung prüfen und die Partie zeigen
command-export = die Entscheidungen aufgezeichneter Partien als Tabelle für maschinelles Lernen schreiben (docs/dataset.md)
command-mcp = ein Sprachmodell an einem Server mitspielen lassen (Model Context Protocol über stdio)
command-rules = die Regeln eines Titels lesen, oder eine einzelne
command-bench = messen, wie schnell ein Titel auf einem Kern läuft
command-admin-list = Menschen, Tische, Meldungen, Sperren, Einladungen oder das Admin-Protokoll auflisten
command-admin-look = eine Person oder einen Tisch ansehen
command-admin-audit = zeigen, was Admins getan haben, das Neueste zuerst
command-admin-ban = jemanden sperren, auf Zeit oder für immer
command-admin-unban = eine Sperre aufheben
command-admin-mute = jemanden stummschalten, auf Zeit oder für immer
command-admin-unmute = eine Stummschaltung aufheben
command-admin-close = einen Tisch beenden, wer auch immer dort spielt
command-admin-close-tournament = ein Turnier beenden, mit den Partien, die darin noch laufen
command-admin-delete = einen Tisch löschen, mit allem, was dort gespielt und gesagt wurde
command-admin-remove-line = eine Zeile eines Gesprächs entfernen
command-admin-resolve = über eine Meldung entscheiden; wer sie gemacht hat, liest --reason
command-admin-promote = jemanden mit Konto zum Admin machen
command-admin-demote = jemandem die Admin-Rechte nehmen
command-admin-reset-password = einen Link ausgeben, der einmal ein neues Passwort setzt
command-admin-remove-factor = den zweiten Faktor von jemandem entfernen, der ihn verloren hat
command-admin-invite = einen Link auf einen privaten Server ausgeben, für eine Person
command-admin-revoke = eine Einladung zurückziehen
command-admin-prune = löschen, was nicht länger aufbewahrt wird; ein laufender Server tut das jede Stunde selbst
command-admin-rate = alle Wertungen neu aus den gewerteten Partien berechnen; der Server darf laufen

## Angaben für alle Befehle

argument-help = diese Hilfe zeigen
argument-version = die Version zeigen
argument-lang = die Sprache von allem, was gesagt wird
argument-title = was gespielt wird; ludothek games zählt es auf
argument-content = Spielmaterial aus einer eigenen Datei (docs/content.md)
argument-seed = eine Zahl; derselbe Startwert gibt dieselben Karten
argument-option = eine Option des Titels setzen
argument-jobs = wie viele Prozesse (Vorgabe: 1)
argument-on = auf einem Ray-Cluster spielen: seine Adresse, oder ray für einen auf diesem Rechner
argument-data = der Ordner, in dem Partien gespeichert werden (Vorgabe: ein eigener Ordner)
argument-database-url = eine PostgreSQL-Datenbank statt einer Datei in --data
argument-keep-finished = beendete Partien mehrerer Menschen oder eines Kontos (Vorgabe: 0, für immer)
argument-keep-solo = beendete Partien von Gästen, die ohne andere Menschen spielten (Vorgabe: 30)
argument-keep-abandoned = Partien von Gästen, die niemand weiterspielt (Vorgabe: 90)
argument-keep-unplayed = Tische, an denen nichts gespielt wurde, und von Gästen hochgeladene Aufzeichnungen (Vorgabe: 1)
argument-keep-sessions = Cookies, die niemand benutzt (Vorgabe: 400)

## games, play

argument-games-title = nur diesen Titel zeigen
argument-play-title = was gespielt wird (Vorgabe: du wirst gefragt)
argument-play-seats = Anzahl der Spieler (Vorgabe: 3, oder --minds und du)
argument-play-minds = Computerspieler; auf den anderen Plätzen sitzen Menschen
argument-play-seat = dein Platz: seine Nummer, ab 1 gezählt, oder seine Farbe (Vorgabe: wird gelost)
argument-play-spoken = den Tisch in Sätzen erzählen, statt ihn zu zeichnen: zum Spielen nach Gehör
argument-play-resume = eine gespeicherte Partie fortsetzen (Vorgabe: die letzte)
group-on-a-server = auf einem Server
group-on-a-server-about = Mit --server und ohne TITEL siehst du die Lobby. Steht LUDOTHEK_PLAIN=1 in der Umgebung, wird keine Zeile überschrieben, wie es für Screenreader gut ist.
argument-play-server = auf diesem Server spielen, etwa http://127.0.0.1:8421
argument-play-table = zu diesem Tisch gehen: seine Kennung oder Adresse, oder ein Link zu einem Platz
argument-play-invitation = der Link, der einen Platz öffnet, wenn er nicht in --table steht
argument-play-name = wie du dort heißt (Vorgabe: wie zuletzt, sonst wirst du gefragt)
argument-play-log-in = dich dort an deinem Konto anmelden, mit Namen und Passwort
argument-play-open = Plätze eines neuen Tisches, die alle einnehmen dürfen
argument-play-invite = Plätze eines neuen Tisches für Freunde mit einem Link
argument-play-stand-in = welcher Computerspieler an einem neuen Tisch für die weiterspielt, die fehlen oder aufgeben

## serve

argument-serve-host = die Adresse, an der gelauscht wird (Vorgabe: 127.0.0.1; 0.0.0.0: in jedem Netz)
argument-serve-port = der Port (Vorgabe: 8421; 0: irgendein freier)
argument-serve-channels-url = redis://… oder postgresql://…, wenn mehrere Prozesse dieselben Tische anbieten
argument-serve-public-url = die Adresse, die alle sehen, wenn ein Proxy davorsteht
argument-serve-hosts = weitere Namen, unter denen der Server zu erreichen ist (*: alle)
argument-serve-trusted-proxies = Proxys, die sagen dürfen, für wen sie anfragen (Vorgabe: 127.0.0.1)
argument-serve-workers = Prozesse für Computerspieler (Vorgabe: Kerne - 1)
argument-serve-thought-seconds = wie lange ein Computerspieler nachdenken darf (Vorgabe: 60)
argument-serve-watch-pace = Sekunden für eine Entscheidung, wenn Computerspieler für alle weiterspielen (Vorgabe: 1.5)
argument-serve-limits = wie großzügig die Grenzen sind (Vorgabe: 1; 0: keine Grenzen)
argument-serve-tables-per-person = nicht beendete Tische, die jemand eröffnet haben darf (Vorgabe: 100)
argument-serve-connections-per-person = Verbindungen, die jemand offen halten darf (Vorgabe: 50)
argument-serve-connections-per-address = Verbindungen von einer Adresse (Vorgabe: 300)
group-storage = Speicher
group-storage-about = Wie viel gespeichert wird (0: beliebig viel), und für wie viele Tage.
argument-serve-tables-per-day = Tische, die jemand an einem Tag eröffnen darf (Vorgabe: 200)
argument-serve-records-per-person = Aufzeichnungen, die jemand hochladen darf (Vorgabe: 200)
argument-serve-megabytes-per-person = wie viele Megabyte diese zusammen haben dürfen (Vorgabe: 20)
argument-serve-lines-per-table = Zeilen, die an einem Tisch gesagt werden können (Vorgabe: 2000)
argument-serve-storage-limit = Megabyte, ab denen nichts Neues mehr beginnt (Vorgabe: 10000)
argument-serve-registration = wer kommen darf: open (alle), invitation (nach Einladung) oder closed (niemand Neues) (Vorgabe: open)
argument-serve-smtp = smtp://… oder smtps://…, der Server, der Mails an die Spieler zustellt
argument-serve-mail-from = der Absender dieser Mails
argument-serve-local-webhooks = Benachrichtigungen auch ins lokale Netz schicken
argument-serve-log-format = text oder json (Vorgabe: text)
argument-serve-log-requests = jede Anfrage protokollieren, ohne Kennungen und Geheimnisse
argument-serve-metrics-token = das Geheimnis, das /metrics für andere Rechner öffnet
argument-serve-no-open = den Browser nicht öffnen

## backup, restore

argument-backup-file = wohin; eine vorhandene Datei bleibt, wie sie ist
argument-restore-file = die Sicherung
argument-restore-force = ersetzen, was in der Datenbank ist

## admin

argument-admin-json = JSON ausgeben, für Skripte
argument-admin-reason = warum, für das Admin-Protokoll
argument-admin-public-url = die Adresse, die alle sehen, für den Link
argument-admin-whom = ein Konto oder die Kennung einer Person
argument-admin-table = die Kennung des Tisches
argument-admin-until = etwa 2026-12-31 oder 2026-12-31T18:00, in UTC
argument-admin-for = etwa 30m, 12h oder 7d
argument-admin-list-of = was aufgelistet wird
argument-admin-list-search = ein Teil eines Namens oder eine Kennung
argument-admin-look-whom = ein Konto, oder die Kennung einer Person oder eines Tisches
argument-admin-audit-search = eine Tat, eine Kennung oder ein Teil einer Begründung
argument-admin-ban-whom = ein Konto, die Kennung einer Person oder ein Adressbereich
argument-admin-unban-whom = ein Konto, die Kennung einer Person oder ein Adressbereich
argument-admin-close-tournament-tournament = die Kennung des Turniers, der letzte Teil seiner Adresse
argument-admin-remove-line-number = die Nummer der Zeile, wie look sie zeigt
argument-admin-resolve-number = die Nummer der Meldung, wie list reports sie zeigt
argument-admin-resolve-outcome = ob etwas unternommen wurde
argument-admin-invite-days = wie viele Tage sie gilt (Vorgabe: 7)
argument-admin-revoke-invitation = ihre Kennung, wie list invitations sie zeigt
argument-admin-prune-dry-run = nur sagen, was gelöscht würde
argument-admin-prune-vacuum = danach die Datei der Datenbank verkleinern; der Server darf nicht laufen
group-keeping = Aufbewahren
group-keeping-about = Wie viele Tage etwas aufbewahrt wird (0: für immer), wenn es anders sein soll als beim Server mit diesen Daten.

## sim, arena, train

argument-sim-seats = Anzahl der Spieler (Vorgabe: so viele wie --minds)
argument-sim-minds = Computerspieler, Platz für Platz (Vorgabe: greedy, dann random)
argument-sim-games = wie viele Partien (Vorgabe: 100)
argument-sim-fixed-seats = die Plätze nicht von Partie zu Partie wechseln
argument-sim-paired = jede Kartenverteilung mit allen Sitzordnungen reihum spielen
argument-sim-out = Ergebnisse in eine .csv- oder .parquet-Datei schreiben, alle Aufzeichnungen daneben
argument-sim-overwrite = die Dateien von --out ersetzen, wenn es sie gibt
argument-arena-seats = Spieler an einem Tisch (Vorgabe: so wenige wie möglich)
argument-arena-minds = die Computerspieler, die mitmachen
argument-arena-games = wie viele Partien (Vorgabe: 400)
argument-arena-out = der Ordner für Partien und Bericht; ein dort begonnenes Turnier geht weiter
argument-arena-against = das Spielmaterial von --content mit dem dieser Datei vergleichen; shipped: mit dem üblichen
argument-train-title = was gelernt wird; ludothek games zählt es auf
argument-train-seats = Spielerzahlen (Vorgabe: alle, die der Titel erlaubt)
argument-train-greedy = Partien von greedy, für jede Spielerzahl (Vorgabe: 10000)
argument-train-search = Partien der Suche, für jede Spielerzahl (Vorgabe: 2000)
argument-train-iterations = wie lange die Suche dabei nachdenkt (Vorgabe: 60)
argument-train-jobs = wie viele Prozesse (Vorgabe: einer für jeden Kern)
argument-train-out = der Ordner für Stichproben und Gewichte; ein dort begonnenes Training geht weiter
argument-train-seed = eine Zahl; derselbe Startwert gibt dieselben Gewichte

## replay, export, mcp, rules, bench

argument-replay-file = eine Aufzeichnung, oder eine .jsonl-Datei mit vielen
argument-replay-to = den Tisch nach N Entscheidungen zeigen
argument-replay-game = diese Partie einer .jsonl-Datei zeigen, ab 0 gezählt (Vorgabe: alle prüfen)
argument-replay-seed-hash = prüfen, ob der Startwert der ist, dessen Prüfsumme vor der Partie bekannt war
argument-export-files = Aufzeichnungen, oder .jsonl-Dateien mit vielen
argument-export-to = die Tabelle: eine .parquet-Datei
argument-export-overwrite = die Datei ersetzen, wenn es sie gibt
argument-mcp-server = welcher Server (Vorgabe: der auf diesem Rechner)
argument-mcp-name = wie das Modell dort heißt (Vorgabe: Assistant)
argument-rules-title = der Titel, um dessen Regeln es geht
argument-rules-number = eine Regel, etwa WF-12 oder 12 (Vorgabe: alle)
argument-bench-title = was gemessen wird (Vorgabe: alle Titel)
argument-bench-json = eine Liste mit einem Objekt für jede Spielerzahl ausgeben
argument-bench-seconds = Länge einer Messung (Vorgabe: 0.5)

## Was an den Angaben nicht stimmt

refused-arguments-missing = Es fehlt noch: { $names }; siehe { $command } --help.
refused-arguments-unknown = Nicht verstanden: { $given }; siehe { $command } --help.
refused-argument-choice = { $name } ist eines von { $choices }, nicht „{ $given }“; siehe { $command } --help.
refused-argument-number = { $name } ist eine Zahl, nicht „{ $given }“; siehe { $command } --help.
refused-argument-alone = Auf { $name } muss etwas folgen; siehe { $command } --help.
refused-argument-takes-none = Auf { $name } kann nichts folgen, auch nicht „{ $given }“; siehe { $command } --help.
refused-argument-ambiguous = „{ $given }“ könnte { $choices } sein; siehe { $command } --help.
refused-count = Eine Anzahl von Spielern oder Plätzen wird wie 2 geschrieben, nicht „{ $text }“.
refused-seed-number = Ein Startwert ist eine Zahl wie 42 oder 0x2a, nicht „{ $text }“.
refused-option-form = Eine Option wird NAME=WERT geschrieben, nicht „{ $text }“.

## Womit kein Server laufen kann

refused-variable-number = { $variable } ist eine Zahl, nicht „{ $text }“.
refused-variable-yes-or-no = { $variable } ist yes oder no, nicht „{ $text }“.
refused-flag-least = --{ $flag } ist eine Zahl ab { $least }, nicht { $given }.
refused-flag-one-of = --{ $flag } ist eines von { $known }, nicht „{ $given }“.
refused-thought-seconds = --thought-seconds ist größer als 0, nicht { $given }.
refused-public-url = --public-url beginnt mit https:// oder http://, anders als „{ $given }“.
refused-smtp = --smtp wird smtp://USER:PASSWORD@HOST:PORT geschrieben, oder smtps:// für TLS vom ersten Byte an.
refused-smtp-public-url = --smtp braucht --public-url: Mails enthalten Links, und die müssen zu diesem Server führen.
refused-mail-from = --mail-from ist eine Adresse wie „Spiele <spiele@ort.example>“, nicht „{ $given }“.
refused-data-folder = In den Ordner { $folder } kann nicht geschrieben werden ({ $detail }); nenne mit --data einen anderen.
refused-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
refused-port-taken = Port { $port } ist belegt, vielleicht von einer anderen Ludothek; nenne mit --port einen anderen, oder 0 für irgendeinen freien.
refused-port-forbidden = Port { $port } darfst du nicht benutzen; nimm einen ab 1024.
refused-no-listening = An { $address } kann nicht gelauscht werden: { $detail }.
refused-served-already = Die Partien in { $file } hat schon eine andere Ludothek in Betrieb; halte sie an, oder nenne mit --data einen anderen Ort.
refused-channels = Die Kanäle sind memory, redis://… oder postgresql://…, nicht „{ $given }“.
refused-channels-package = Die Kanäle brauchen ein Paket, das nicht installiert ist: { $package }.
refused-database-kind = Die Datenbank ist sqlite:///FILE oder postgresql://…, nicht { $given }.
refused-database-address = Mit der Adresse der Datenbank geht es nicht: { $detail }.
refused-database-of = Mit der Datenbank { $database } geht es nicht: { $detail }.
refused-database-unusable = Mit der Datenbank geht es nicht: { $detail }.
refused-database-newer = Die Datenbank stammt von einer neueren Ludothek (ihre Form ist { $form }, die neueste hier bekannte { $known }); geändert wurde nichts.
refused-database-version = Die Datenbank gehört zu einer anderen Version von Ludothek; starte einmal den Server dieser Version.
refused-no-database = { $file } gibt es nicht; starte einmal ludothek serve, oder nenne mit --data einen anderen Ort.

## Sicherungen

refused-backup-there = { $file } gibt es schon; nenne eine andere Datei.
refused-backup-unwritten = Die Sicherung { $file } kann nicht geschrieben werden: { $detail }.
refused-backup-no-database = Eine Datenbank { $file } gibt es nicht; nenne ihren Ordner mit --data.
refused-backup-foreign = { $file } ist nicht die Datenbank eines Ludothek-Servers.
refused-backup-empty = Die Datenbank ist leer: Noch kein Server hat sie benutzt.
refused-backup-none = Eine Sicherung { $file } gibt es nicht.
refused-backup-not-ours = { $file } ist keine Sicherung von ludothek backup.
refused-backup-unfinished = { $file } ist keine Sicherung von ludothek backup, oder sie wurde nicht fertig.
refused-backup-newer = { $file } stammt von einer neueren Ludothek; spiele sie mit dieser zurück.
refused-backup-damaged = { $file } ist beschädigt: { $detail }.
refused-backup-changed = { $file } ist beschädigt: Der Inhalt ist nicht der geschriebene.
refused-backup-torn = { $file } ist beschädigt oder unvollständig: { $detail }.
refused-backup-decisions = { $told } Entscheidungen waren gezählt, { $found } sind da.
refused-database-damaged = Die Datenbank ist beschädigt: { $detail }.
refused-not-restored = { $file } kann nicht zurückgespielt werden: { $detail }.
refused-restore-holds = Die Datenbank { $database } enthält schon { $tables } Tische und { $people } Menschen; --force ersetzt alles.
refused-restore-in-use = Ein laufender Server benutzt die Datenbank { $database }; halte ihn zuerst an.
refused-restore-unreadable = { $file } kann nicht gelesen werden ({ $detail }); --force ersetzt die Datei.
refused-restore-not-all = Nicht alle Zeilen von { $name } wurden kopiert; geändert wurde nichts.
backup-whole = { $tables } Tische, { $decisions } Entscheidungen; alle lassen sich nachspielen.
backup-not-whole = { $tables } Tische, { $decisions } Entscheidungen; { $failed } der Tische lassen sich nicht nachspielen.
backup-failed = Tisch { $id }: { $problem }

## Sich um einen Server kümmern

refused-ban-until-or-for = Eine Sperre endet an einem Tag (--until) oder nach einer Dauer (--for); nenne eines von beiden.
refused-time-form = Eine Dauer wird wie 30m, 12h oder 7d geschrieben, nicht „{ $text }“.
refused-date-form = Ein Datum wird wie 2026-12-31 oder 2026-12-31T18:00 geschrieben, nicht „{ $text }“.
refused-dry-run-vacuum = --dry-run ändert nichts, --vacuum schon; nimm eines von beiden.
refused-vacuum-postgresql = --vacuum ist für eine SQLite-Datei; PostgreSQL nutzt den Platz von selbst wieder.
refused-vacuum-failed = Die Datei lässt sich gerade nicht verkleinern: { $detail }. Verloren ist nichts.
refused-no-games-in = In { $file } sind keine Partien; sage mit --data, wo der Server sie speichert.
admin-banned = { $whom } ist { $until ->
        [ever] für immer gesperrt.
       *[other] bis { $until } gesperrt.
    }
admin-muted = { $whom } ist { $until ->
        [ever] für immer stummgeschaltet.
       *[other] bis { $until } stummgeschaltet.
    }
admin-unbanned = { $whom } ist nicht mehr gesperrt.
admin-unmuted = { $whom } ist nicht mehr stummgeschaltet.
admin-closed = Tisch { $table } ist geschlossen.
admin-tournament-closed = Turnier { $tournament } ist beendet.
admin-deleted = Tisch { $table } ist gelöscht.
admin-line-removed = Zeile { $number } am Tisch { $table } ist entfernt.
admin-resolved = Über Meldung { $number } ist entschieden: { $outcome }.
admin-promoted = { $whom } ist jetzt Admin.
admin-demoted = { $whom } ist kein Admin mehr.
admin-factor-removed = { $whom } meldet sich jetzt ohne Code an.
admin-revoked = Einladung { $invitation } gilt nicht mehr.
admin-link = Er gilt einmal, bis { $until }. Gib ihn nur der Person, für die er ist.
admin-nothing = Nichts gefunden.
admin-for-good = für immer
admin-until = bis { $until }
admin-status-open = offen
admin-status-playing = wird gespielt
admin-status-finished = zu Ende
admin-status-closed = geschlossen
admin-seat-person = Person
admin-seat-mind = Computerspieler
admin-seat-anyone = frei
admin-seat-invitation = auf Einladung
admin-seat-resigned = aufgegeben
admin-kind-ban = Sperre
admin-kind-mute = stumm
admin-outcome-acted = gehandelt
admin-outcome-dismissed = abgewiesen
admin-decided = { $outcome }: { $note }
beside = { $first }, { $then }
admin-label = { $name }: { $text }
admin-named = { $name } ({ $id })
admin-waits = wartet
admin-report = über { $name } ({ $person }) am Tisch { $table }, von { $reporter } ({ $by })
admin-report-line = Zeile { $number }: { $text }
admin-account = Konto: { $account }
admin-guest = kein Konto, ein Gast
admin-since = seit { $since }, auf { $devices ->
        [one] einem Gerät
       *[other] { $devices } Geräten
    }
admin-is-admin = Admin
admin-is-banned = gesperrt
admin-is-muted = stumm
admin-removed = (entfernt)
admin-decisions = { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
admin-opened = eröffnet von { $host } am { $since }, { $listed ->
        [yes] öffentlich
       *[no] nicht öffentlich
    }
admin-head-tables = Tische:
admin-head-reports = Meldungen über sie und von ihnen:
admin-head-seats = Plätze:
admin-head-talk = Gespräch:
admin-column-account = Konto
admin-column-changed = geändert
admin-column-decisions = Entscheidungen
admin-column-good-until = gilt bis
admin-column-id = Kennung
admin-column-kind = Art
admin-column-line = Zeile
admin-column-name = Name
admin-column-number = Nummer
admin-column-reason = Grund
admin-column-seat = Platz
admin-column-seats = Plätze
admin-column-since = seit
admin-column-status = Stand
admin-column-text = Text
admin-column-title = Titel
admin-column-until = bis
admin-column-what = was
admin-column-when = wann
admin-column-who = wer
admin-column-whom = wen
admin-column-why = warum

## Ein Server, der startet

serve-at = Ludothek läuft unter { $address }
serve-local = Im lokalen Netz: { $address }
serve-for-others = Für andere im lokalen Netz: mit --host 0.0.0.0 starten
serve-kept = Partien werden in { $where } gespeichert. Anhalten mit Strg+C.
serve-kept-in-database = Partien werden in der Datenbank von LUDOTHEK_DATABASE_URL gespeichert. Anhalten mit Strg+C.

## Lernen, Cluster, Dateien mit Entscheidungen

refused-no-features = { $title } nennt keine Merkmale, also gibt es nichts, woraus gelernt werden kann (docs/minds.md).
refused-train-seats = Sage, für welche Spielerzahlen gelernt wird, etwa --seats 2,3.
refused-train-games = Zum Lernen braucht es Partien, nicht { $greedy } von greedy und { $search } der Suche.
refused-train-iterations = Eine Suche denkt mindestens einen Durchgang lang nach, nicht { $iterations }.
refused-other-training = { $folder } enthält ein anderes Training ({ $begun }); wähle einen anderen Ordner.
refused-other-features = Die Partien in { $folder } wurden nach { $measured } vermessen, { $title } misst jetzt aber { $features }; wähle einen anderen Ordner.
refused-no-training = { $file } ist keines unserer Trainings: { $detail }; wähle einen anderen Ordner.
refused-endless = Eine Partie von { $title } hat nach { $decisions } Entscheidungen kein Ende.
refused-cluster-none = Einen Ray-Cluster unter { $address } gibt es nicht: { $detail }
refused-cluster-failed = Der Ray-Cluster konnte nicht arbeiten: { $detail }
refused-cluster-version = Ein Rechner des Clusters hat Ludothek { $found }, nicht { $version }.
refused-decisions-mixed = Eine Datei mit Entscheidungen enthält einen Titel mit einer Spielerzahl: Diese hat { $title } (Regeln { $rules }) zu { $seats }, eine Aufzeichnung aber { $other } (Regeln { $otherrules }) zu { $otherseats }.

## Titel anderer Pakete

refused-title-package = Das Paket, das „{ $title }“ anbietet, enthält kein Ludothek-Spiel dieses Titels.
refused-title-broken = Der Titel „{ $title }“ kann nicht aus { $place } geladen werden: { $detail }.
refused-no-own-content = { $title } wird immer mit dem eigenen Material gespielt; es nimmt keine Datei mit anderem.

## Ein Sprachmodell am Tisch

refused-at-no-table = Du bist noch an keinem Tisch; eröffne einen, oder setze dich an einen.
refused-no-own-seat = Du hast keinen Platz an diesem Tisch.
refused-not-your-turn = Du bist noch nicht an der Reihe; warte.
mcp-choosable = Das kann jetzt gewählt werden: siehe choices.
mcp-not-asked = Du bist nicht an der Reihe.
mcp-not-begun = Die Partie hat noch nicht begonnen.
