### The browser's own words, German. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menü
menu-lobby = Lobby
menu-settings = Einstellungen
menu-skip-choices = Zur Auswahl springen
page-again = Noch einmal versuchen
me-guest = Gast
menu-home = Ludothek, Startseite
menu-skip = Zum Inhalt
menu-shortcuts = Sprungmarken
menu-new = Neuer Tisch
menu-rules = Regeln
menu-look = Eine Aufzeichnung ansehen
menu-account = Konto
menu-language = Sprache
menu-lighter = Helle Ansicht
menu-darker = Dunkle Ansicht
page-title = { $title } · Ludothek
page-home = Ludothek: Brettspiele, sofort spielbereit
footer-about = Ludothek ist offen und frei.
footer-api = Zum Programmieren: die Schnittstelle
notice-lost = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
notice-busy = Das ging zu schnell. Warte kurz und versuche es noch einmal.
notice-failed = Das hat nicht geklappt. Versuche es noch einmal.
notice-again = Noch einmal versuchen
notice-close = Hinweis schließen
nowhere-title = Hier ist nichts
nowhere-text = Vielleicht ist die Adresse vertippt, oder das gesuchte Teil ist unters Sofa gerollt.
nowhere-home = Zur Startseite

## Home

home-play = Jetzt spielen
home-level = Stärke der Computerspieler
home-against = Gegen
home-title = Setz dich dazu.
home-lead = Ein Klick, und das Spiel steht auf dem Tisch: sofort gegen den Computer oder mit Freunden, wo immer sie sind.
home-play-title = { home-play }: { $title }
home-players = { $least } bis { $most } Personen
home-choose = Mitspieler wählen
home-rules = Regeln
home-rules-title = { home-rules }: { $title }
home-tutorial = Spielend lernen
home-waiting = { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
home-waiting-with = mit { $who }
home-friends = Mit Freunden spielen
home-friends-text = Tisch eröffnen, Link verschicken, fertig.
home-lobby = Sehen, wer spielt
home-lobby-text = Freie Plätze, deine Tische und beendete Partien.
home-look = Eine Aufzeichnung ansehen
home-look-text = Zug für Zug durch eine Partie gehen.
home-waiting-computer = gegen den Computer

## Lobby

lobby-title = Lobby
lobby-title-waiting = ({ $count }) Lobby
lobby-new = Einen Tisch eröffnen
lobby-mine = Deine Tische
lobby-open = Freie Plätze
lobby-open-none = Gerade sucht niemand Mitspieler. Eröffne selbst einen Tisch und lass einen Platz frei.
lobby-finished = Beendete Partien
lobby-your-turn = Du bist am Zug
lobby-waits = Warten auf { $who }
lobby-free = { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
lobby-invited = Warten auf Eingeladene
lobby-won = { $count ->
        [one] Sieg: { $who }
       *[other] Gemeinsamer Sieg: { $who }
    }
lobby-seat-free = frei
lobby-seat-invited = eingeladen
lobby-seat-you = { $name } (du)
lobby-join = Platz nehmen
lobby-watch = Zusehen
lobby-review = Ansehen
lobby-play = Weiterspielen
lobby-go = Zum Tisch
lobby-too-late = Jemand war schneller: Der Platz ist vergeben.
lobby-come = Andere Wege an einen Tisch
lobby-address-title = Eingeladen?
lobby-address = Der Link, den du bekommen hast
lobby-address-wrong = Das ist nicht die Adresse eines Tisches.
lobby-address-go = Hereinkommen
pace-live = Live
pace-days = Über mehrere Tage
clock-bank = { $minutes } Min. + { $seconds } s
clock-days = { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## New table, invitations

new-title = Neuer Tisch
new-lead = Eröffne einen Tisch
new-which = Was gespielt wird
new-who = Wer wo sitzt
new-terms = Wie gespielt wird
new-players = Zahl der Spieler
new-fewer = Eine Person weniger
new-more = Eine Person mehr
new-count = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
new-seat = Platz { $number }
new-who-me = Ich
new-who-anyone = Wer zuerst kommt
new-who-invitation = Per Link eingeladen
new-who-here = Jemand an diesem Bildschirm
new-who-mind = Computer: { $mind }
level-next = Beim nächsten Mal gegen: { $level }. Du kannst jederzeit eine andere Stärke wählen.
new-name = Name
new-name-of = Name an { $seat }
new-unnamed = Person { $number }
new-pace = Tempo
new-clock = Bedenkzeit
new-clock-none = so lange du magst
new-lot = Plätze auslosen
new-listed = In der Lobby zeigen
new-hints = Tipps erlauben
new-options = Hausregeln
new-options-changed = { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
new-play = Spielen
new-open = Tisch eröffnen
new-open-hint = Die Partie beginnt, wenn alle Plätze besetzt sind. Die Links bekommst du im nächsten Schritt.
invite-seat = Einladung für Platz { $number }
invite-open = Für alle, die kommen möchten
invite-near = Diese Adresse kann nur dieser Computer öffnen. Für andere im lokalen Netz starte den Server mit --host 0.0.0.0.
invite-own = Mein persönlicher Link
invite-own-text = Mit diesem Link spielst du auf einem anderen Gerät weiter. Behalte ihn für dich: Wer ihn hat, hat deinen Platz.
invite-own-seat = Mein Platz { $number }
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-copy-yourself = Der Browser lässt uns nicht kopieren; der Link ist für dich markiert.
invite-share = Teilen
invite-code = QR-Code
invite-code-of = QR-Code: { $label }
invite-text = Komm, spiel mit mir!

## Settings, account

settings-title = Einstellungen
settings-lead = Gilt sofort und wird in diesem Browser gespeichert.
settings-name = Dein Name
settings-name-keep = Übernehmen
settings-name-hint = Das lesen die anderen am Tisch.
settings-name-kept = Du heißt jetzt { $name }.
settings-theme = Ansicht
settings-theme-system = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-0 = keine
settings-motion-1 = ruhig
settings-motion-2 = zügig
settings-motion-hint = Wie Teile über den Spielplan wandern.
settings-sound = Geräusche
settings-notify = In diesem Browser, solange der Tisch in einem anderen Tab oder Fenster offen ist
settings-notify-refused = Dein Browser erlaubt es nicht; das kannst du in seinen Einstellungen für diese Seite ändern.
settings-account = Konto und Geräte
ways-title = Benachrichtigungen
ways-lead = Erfahre, dass ein Tisch auf dich wartet, während du etwas anderes tust. Nichts wird verschickt, bis du einen Weg wählst.
ways-here = Dieses Gerät
ways-here-text = Auch wenn diese Seite zu ist.
ways-no-push = Dieser Browser ist nicht zu erreichen, wenn er zu ist.
ways-browser = Ein anderer Browser
ways-mail = E-Mail
ways-mail-text = An eine Adresse von dir.
ways-no-mail = Dieser Server verschickt keine Mail.
ways-hook = Chat oder Programm
ways-hook-text = Discord, Slack, Matrix, JSON.
ways-need-account = Mit einem Konto.
ways-kind-json = Ein Programm von dir
ways-state-good = bereit
ways-state-waiting = Öffne den Link in der Mail, die wir dir geschickt haben.
ways-state-failing = Die letzte Nachricht kam nicht an. Probiere es aus.
ways-add = Wege zu dir
ways-try = Ausprobieren
ways-trying = Unterwegs …
ways-tried = Abgeschickt; gleich müsste es da sein.
ways-remove-name = { $name } entfernen
ways-mail-label = Deine E-Mail-Adresse
ways-mail-do = Link schicken
ways-mail-sent = Ein Link ist unterwegs an { $address }. Öffne ihn innerhalb eines Tages.
ways-hook-label = Adresse des Webhooks
ways-hook-hint = Chats vergeben eine solche Adresse für einen Kanal, in den Einstellungen unter Integrationen oder Webhooks.
ways-hook-kind = Sie gehört zu
ways-hook-do = Hinzufügen
ways-quiet = Ruhezeit
ways-quiet-from = von
ways-quiet-until = bis
ways-quiet-hint = Was in dieser Zeit gefragt wird, wartet bis zu ihrem Ende. Es gilt die Uhr von { $zone }.
ways-apart = Wie oft
ways-apart-0 = sofort
ways-apart-60 = stündlich
ways-apart-240 = alle 4 Stunden
ways-apart-1440 = einmal am Tag
mail-title = Ist das deine Adresse?
mail-text = Du möchtest per E-Mail erfahren, dass ein Tisch auf dich wartet. Ein Klick, und so ist es.
mail-do = Ja, hier erreicht ihr mich
mail-done-title = Alles bereit
mail-done = { $address } hört von uns, wenn ein Tisch wartet.
mail-settings = Benachrichtigungen einstellen
mail-gone = Dieser Link wurde schon benutzt oder ist zu alt. In den Einstellungen bekommst du einen neuen.
account-title = Konto
account-guest = Du bist Gast: Dieser Browser merkt sich dich und deine Partien, sonst niemand. Mit einem Konto kommst du von überall herein.
account-is = Du bist als { $name } angemeldet.
account-register = Ein Konto anlegen
account-register-text = Alle deine Partien bleiben dir. Du brauchst keine E-Mail-Adresse.
account-register-do = Konto anlegen
account-login = Anmelden
account-login-text = Die Partien, die du hier als Gast begonnen hast, kommen mit.
account-login-do = Anmelden
account-name = Name
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen.
account-taken = Das Konto { $name } gibt es schon; wähle einen anderen Namen.
account-wrong = Der Name oder das Passwort stimmt nicht.
account-made = Dein Konto { $name } ist angelegt.
account-welcome = Willkommen zurück, { $name }!
account-left = Du bist hier abgemeldet.
account-sessions = Hier bist du angemeldet
account-device = { $browser } unter { $system }
account-device-unknown = Unbekanntes Gerät
account-since = seit { $date }
account-here = dieses Gerät
account-end = Dort abmelden
account-logout = Abmelden
account-settings = Name, Ansicht und Sprache

## Passwords, the second factor, leaving, private servers

former-player = jemand von früher
account-cancel = Abbrechen
account-password-weak = Bitte wähle ein anderes Passwort: mindestens 8 Zeichen, keines, das alle zuerst probieren, keine Tastenreihe und nicht deinen Namen. Drei oder vier Wörter hintereinander sind gut.
account-password-change = Passwort ändern
account-password-change-text = Auf allen deinen anderen Geräten musst du dich danach neu anmelden.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change-do = Passwort ändern
account-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
account-password-wrong = Das Passwort stimmt nicht.
account-code = Code
account-code-hint = Sechs Ziffern aus deiner App oder einer deiner Ersatzcodes.
account-code-wrong = Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.
account-factor = Zweiter Faktor
account-factor-text = Eine App auf deinem Telefon zeigt jede halbe Minute einen neuen Code. Wer dein Passwort herausfindet, kommt damit allein nicht herein.
account-factor-is-on = Beim Anmelden wirst du nach einem Code deiner App gefragt.
account-factor-on = Einrichten
account-factor-go-on = Weiter
account-factor-scan = Öffne deine Authenticator-App und fotografiere damit dies:
account-factor-picture = Bild für die Authenticator-App
account-factor-by-hand = Oder tippe es ein:
account-factor-first-code = Der Code, den die App jetzt zeigt
account-factor-on-do = Einschalten
account-factor-off = Ausschalten
account-factor-off-do = Ausschalten
account-factor-off-done = Der zweite Faktor ist ausgeschaltet.
account-factor-off-wrong = Das Passwort oder der Code stimmt nicht, oder der Code wurde schon benutzt.
account-recovery = Deine Ersatzcodes.
account-recovery-text = Wenn du dein Telefon verlierst, lässt dich jeder davon einmal herein. Schreibe sie jetzt auf: Sie werden nie wieder gezeigt.
account-recovery-kept = Ich habe sie aufgeschrieben
account-end-others = Überall sonst abmelden
account-data = Deine Daten
account-data-text = Alles, was dieser Server über dich weiß, mit den Aufzeichnungen deiner beendeten Partien, in einer Datei.
account-data-do = Meine Daten herunterladen
account-delete-text = Du kannst jederzeit gehen.
account-delete = Mein Konto löschen …
account-delete-guest = Alles von mir löschen …
account-delete-sure = Das Konto { $name } für immer löschen?
account-delete-sure-guest = Alles von dir für immer löschen?
account-delete-games = Deine Partien bleiben denen, mit denen du gespielt hast; dein Name steht dort nicht mehr.
account-delete-seats = In laufenden Partien spielt der Computer für dich weiter.
account-delete-for-good = Niemand kann das Konto zurückholen, auch nicht, wer diesen Server betreibt.
account-delete-do = Für immer löschen
account-deleted = Du bist gelöscht. Danke fürs Mitspielen!
private-title = Ein privater Server
private-invitation = Hier spielt man unter sich. Melde dich an, oder öffne die Einladung, die dir jemand geschickt hat.
private-closed = Hier spielt man unter sich. Melde dich an, um die Tische zu sehen.
private-seat = Du bist an einen Tisch eingeladen
private-come = Hereinkommen
private-link-gone = Dieser Link führt zu keinem freien Platz mehr. Bitte um einen neuen.
invited-here = Du bist eingeladen
invited-here-text = Wie sollen die anderen dich nennen?
invited-known = Man kennt dich hier schon, als { $name }.
invited-gone = Diese Einladung wurde schon benutzt oder ist zu alt. Bitte um eine neue.
password-title = Ein neues Passwort
password-text = Damit meldest du dich dann an; überall sonst bist du abgemeldet.
password-do = Passwort setzen
password-set = Das Passwort von { $name } ist gesetzt.
password-gone = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.

## Rules, looking at records

rules-title = Regeln
look-title = Eine Aufzeichnung ansehen
look-lead = Die Aufzeichnung einer Partie enthält jeden Zug. Öffne eine und gehe die Partie auf dem Spielplan durch, aus der Sicht jedes Spielers.
look-drop = Aufzeichnung hier ablegen oder Datei wählen
look-busy = Das Spiel wird aufgebaut …
look-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
look-hint = Auch jede beendete Partie lässt sich ansehen.
look-lobby = Zu den beendeten Partien
rules-of = Regeln: { $title }
rules-contents = Inhalt
rules-close = Schließen
rules-find = In den Regeln suchen
rules-found = { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    }
rules-found-none = Diese Wörter kommen in den Regeln nicht vor.
rules-none = Einen Titel dieses Namens gibt es hier nicht.
rules-others = Andere Regeln
look-wrong = Diese Datei ist keine Aufzeichnung einer Partie, die man hier kennt.

## A table

seat-mind = { $name } (Computer)
computer-menu = Über { $name }
computer-level = Computer, { $level }
computer-random = spielt auf gut Glück
computer-greedy = nimmt das nächstbeste Gute
computer-search = denkt voraus
computer-other = spielt auf eigene Art
table-asked = Was gefragt ist
table-players = Am Tisch
table-points = Punkte
table-log = Was geschah
table-over = Die Partie ist zu Ende.
table-closed = Dieser Tisch wurde geschlossen.
table-missing = { $count ->
        [one] Die Partie beginnt, wenn noch eine Person gekommen ist.
       *[other] Die Partie beginnt, wenn noch { $count } Personen gekommen sind.
    }
table-waiting = Warten auf { $who }.
table-skip = Vorspulen
table-telling = { $who } spielt.
table-undo = Zurücknehmen
table-tired = { $who } konnte nicht zu Ende denken; ein schneller Ersatz hat entschieden.
hint-ask = Tipp
hint-title = Deine besten Möglichkeiten
hint-close = Tipps weglegen
hint-chance = { $chance } % Gewinnchance
hint-choose = Das wählen
hint-about = Prozent: deine Gewinnchance. Darunter: was in den meisten durchgespielten Partien daraus wird.
terms-hints = mit Tipps
choose-other = Etwas anderes wählen
choose-without = Ohne { $what }
explain-past = Du siehst dir die Vergangenheit an.
explain-ask = Was ist …?
explain-find = Etwas auf dem Spielplan
explain-rule = Regel { $rule }
table-choices = Auswahl
table-mat = Vor dir
table-turn = am Zug
choose-find = Unter { $count } Möglichkeiten suchen
gather-free = frei

## The past, the end

past-title = Die Vergangenheit
past-slider = Moment der Partie
past-is-now = Jetzt
past-moment = Entscheidung { $moment } von { $total }
past-looking = Du siehst Entscheidung { $moment } von { $total }.
past-your-turn = Inzwischen bist du am Zug.
past-return = Zurück zum aktuellen Stand
past-start = Zum Anfang
past-back = Eins zurück
past-play = Abspielen
past-pause = Anhalten
past-forward = Eins weiter
past-now = Zum aktuellen Stand
end-title = Das Ende der Partie
end-you-win = Du gewinnst.
end-fold = Spielplan ansehen
end-unfold = Ergebnis ansehen
end-sheet = Wertungsblatt
end-rank = { $rank }.
end-course = Wie es dazu kam
end-chart = Punkte über die ganze Partie
end-decisions = { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
end-rematch-join = Zur Revanche
end-look = Partie ansehen
end-record = Aufzeichnung herunterladen
end-seed-title = War der Zufall ehrlich?
end-seed-about = Die Prüfsumme des Startwerts war vor der ersten Entscheidung bekannt; sie passt nur zu diesem Startwert, und aller Zufall folgt aus ihm: Niemand konnte später etwas ändern.
end-seed = Startwert
end-seed-hash = Prüfsumme
share = Teilen
share-table = Diese Adresse führt zum Tisch.
share-moment = Diese Adresse führt zum Tisch nach Entscheidung { $moment }.
share-address = Adresse
share-with = Teilen mit …
share-copy = Kopieren
share-copied = Kopiert
continue = Von hier weiterspielen
continue-about = Ein neuer Tisch setzt die Partie nach Entscheidung { $moment } fort; auch die kommenden Karten sind dieselben. Die anderen Plätze übernehmen Computerspieler.
continue-as = Spielen als
continue-go = Tisch eröffnen

## Several people at one screen

handover-title = Weitergeben
handover-next = { $name } ist am Zug
handover-about = Der Tisch ist verdeckt, damit niemand sieht, was nur { $name } wissen darf.
handover-here = Ich bin { $name }
handover-mind = Der Computer spielt für { $name }
handover-turn = Du bist am Zug, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Du bist am Zug · { $title }
attention-turn = Du bist am Zug

# Table talk
chat-title = Tischgespräch
chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-unread = { $count ->
        [one] eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }

# Clocks
clock-left = Restzeit
clock-left-days = { $days ->
        [one] 1 Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
clock-up = Zeit abgelaufen
clock-hand-over = Computer übernimmt für { $name }

# The connection
wire-lost = Der Server ist nicht erreichbar. Die Verbindung kommt von selbst wieder; bis dahin kannst du dich umsehen.
wire-refused = Dieser Tisch lässt sich nicht öffnen
wire-lobby = Zur Lobby

# One's own seat
seat-menu = Mein Platz
seat-sit = Platz nehmen
seat-stand = Aufstehen
seat-hand-over = Computer übernehmen lassen
seat-take-back = Selbst weiterspielen
seat-away = Ein Computerspieler entscheidet für dich.
seat-away-name = Ein Computerspieler entscheidet für { $name }.
seat-link = Mein persönlicher Link
seat-link-about = Mit dieser Adresse nimmst du deinen Platz auf einem anderen Gerät ein. Behalte sie für dich.
seat-close = Tisch schließen
seat-leave = Später weiterspielen

# Coming with a link
invited = Du bist zu einer Partie { $title } eingeladen
invited-by = { $count ->
        [one] { $hosts } lädt dich zu einer Partie { $title } ein
       *[other] { $hosts } laden dich zu einer Partie { $title } ein
    }
invited-name = Dein Name
invited-watch = Nur zusehen
recover-title = Als { $name } zurückkommen?
recover-about = Der Platz gehört dann diesem Browser; auf dem anderen Gerät siehst du nur noch zu.
recover-go = Meinen Platz einnehmen

## Blockieren, melden, einen Server betreuen

person-menu = Über { $name }
person-block = Blockieren
person-block-about = Ihr lest nicht mehr, was die oder der andere sagt, und setzt euch nicht an denselben Tisch.
person-blocked = Du hast { $name } blockiert.
person-report = Melden
person-report-why = Was ist nicht in Ordnung?
person-report-send = Meldung abschicken
person-reported = Danke. Wer diesen Server betreut, wird es lesen.
chat-removed = Diese Nachricht wurde entfernt.
account-blocks = Wen du blockiert hast
account-unblock = Nicht mehr blockieren
account-reports = Was du gemeldet hast
account-admin = Diesen Server betreuen
report-waits = Wird noch angesehen
report-acted = Es wurde etwas unternommen
report-dismissed = Es war nichts zu unternehmen
admin-title = Diesen Server betreuen
admin-not = Diese Seite ist für alle, die diesen Server betreuen.
admin-search = Namen, Kennungen oder Gründe suchen
admin-done = Erledigt.
admin-none = Hier ist nichts.
admin-more = { $count ->
        [one] Einen weiteren Eintrag zeigen
       *[other] { $count } weitere Einträge zeigen
    }
admin-why = Grund
admin-lasting = Wie lange
admin-lasting-hour = Eine Stunde
admin-lasting-day = Einen Tag
admin-lasting-week = Eine Woche
admin-lasting-month = 30 Tage
admin-lasting-good = Für immer
admin-for-good = für immer
admin-until = bis { $date }
admin-reports = Meldungen
admin-reported-by = Gemeldet von { $name }, { $date }
admin-open-table = Zum Tisch
admin-note = Wer es gemeldet hat, liest die Begründung.
admin-people = Leute
admin-is-admin = betreut den Server
admin-guest = Gast
admin-account = Konto { $name }
admin-banned = Gesperrt { $until }
admin-muted = Stumm { $until }
admin-ban = Sperren
admin-mute = Stumm schalten
admin-lift = Aufheben
admin-reset = Passwort zurücksetzen
admin-reset-about = Du bekommst einen Link zum Weitergeben. Damit lässt sich einmal ein neues Passwort setzen.
admin-factor = Zweiten Faktor entfernen
admin-factor-about = Für jemanden, der ihn verloren hat. Danach genügt das Passwort.
admin-promote = Zur Betreuung hinzunehmen
admin-demote = Aus der Betreuung nehmen
admin-link = Link zum Weitergeben
admin-once = Gib diesen Link nur der Person, für die er ist. Er gilt einmal, bis { $date }, und wird nicht noch einmal gezeigt.
admin-tables = Tische
admin-status-open = offen
admin-status-playing = wird gespielt
admin-status-finished = zu Ende
admin-status-closed = geschlossen
admin-talk = Gespräch
admin-close = Tisch schließen
admin-delete = Tisch löschen
admin-delete-about = Alles, was hier gespielt und gesagt wurde, ist dann endgültig fort.
admin-remove-line = Nachricht entfernen
admin-bans = Sperren
admin-network = Ein Bereich von Adressen
admin-invitations = Einladungen
admin-invite = Jemanden einladen
admin-invite-whom = jemand Neues
admin-revoke = Zurückziehen
admin-audit = Was die Betreuung getan hat
admin-command-line = Kommandozeile
admin-did-ban = Gesperrt
admin-did-unban = Nicht mehr gesperrt
admin-did-mute = Stumm geschaltet
admin-did-unmute = Nicht mehr stumm
admin-did-close = Tisch geschlossen
admin-did-close-tournament = Turnier beendet
admin-did-delete = Tisch gelöscht
admin-did-remove-line = Nachricht entfernt
admin-did-resolve = Meldung entschieden
admin-did-reset-password = Passwort zurückgesetzt
admin-did-remove-factor = Zweiter Faktor entfernt
admin-did-promote = Zur Betreuung hinzugenommen
admin-did-demote = Aus der Betreuung genommen
admin-did-invite = Einladung erstellt
admin-did-revoke = Einladung zurückgezogen
admin-did-look = Gespräch eines Tischs gelesen
admin-did-prune = Nicht länger Aufbewahrtes weggeräumt
admin-did-restore = Aus einer Sicherung zurückgeholt

## Tutorial

tutorial-title = Einführung
tutorial-card = Deine Begleitung
tutorial-progress = Schritt { $step } von { $steps }
tutorial-back = Zurück
tutorial-next = Weiter
tutorial-show = Zeig es mir
tutorial-read = Nimm dir Zeit, dann geht es mit „Weiter“ weiter.
tutorial-over = Das war die Einführung.
tutorial-yours = Du bist am Zug
tutorial-other = Das ist auch erlaubt. Wähle für diese Einführung: { $choice }.
tutorial-rules = Mehr dazu:
tutorial-play = Jetzt spielen
tutorial-all-rules = Alle Regeln
tutorial-none = Für dieses Spiel gibt es noch keine Einführung.
tutorial-lost = Die Einführung ließ sich nicht laden. Versuche es bitte noch einmal.

## Boards: the plain one

plain-title = Tisch
plain-yes = Ja
plain-no = Nein
plain-reach = Was du erreichen kannst
plain-more = { $count ->
        [one] Noch eine anzeigen
       *[other] { $count } weitere anzeigen
    }
plain-fewer = Weniger zeigen

## Menschen am Tisch: Revanchen, wer geht, wer was hört, viele Tische

rematch-ask = Um eine Revanche bitten
rematch-asked = Du wirst um eine Revanche gebeten
rematch-accept = Ja, noch einmal
rematch-decline = Nein, danke
rematch-see = Zur Revanche
rematch-waiting = { $count ->
        [one] Die Revanche beginnt, sobald { $who } zugesagt hat.
       *[other] Die Revanche beginnt, sobald { $who } zugesagt haben.
    }
rematch-yes = ist dabei
rematch-not-yet = ist gefragt
rematch-no = hat abgesagt
host-free = Platz von { $name } frei machen
host-withdraw = { $name } nicht länger fragen
host-fill = Computerspieler hinsetzen
stand-in-about = Für alle, die gehen, spielt ein Computerspieler weiter: { $mind }.
new-stand-in = Wenn jemand geht
resign = Aufgeben
resign-about = Du verlässt die Partie endgültig und wirst Letzter; den anderen zuliebe spielt ein Computerspieler ({ $mind }) weiter.
resign-sure = Ja, ich gebe auf
resign-stay = Ich bleibe
seat-resigned = aufgegeben
chat-room-players = Das hören nur die Mitspieler.
chat-room-spectators = Das hören nur die Zuschauer, nicht die am Tisch.
chat-room-everyone = Das hören alle.
lobby-seat-asked = { $name } (gefragt)
lobby-seat-declined = { $name } (hat abgesagt)
lobby-seat-resigned = { $name } (aufgegeben)
lobby-more-of = { $name } hat { $count } offene Tische
lobby-more = Weitere Tische
lobby-find = Einen Tisch finden
lobby-find-title = Spiel
lobby-find-free = Freie Plätze
lobby-find-who = Mit wem
lobby-find-any = egal
lobby-find-least = { $count } oder mehr
lobby-find-none = Kein Tisch passt. Suche nach etwas anderem oder eröffne selbst einen.

## A table for the ear

ear-on = Nach Gehör spielen: Tische als Text mit Befehlszeile
ear-off = Tische wieder als Spielplan zeigen
ear-is-on = Tische werden jetzt als Text erzählt, mit einer Befehlszeile.
ear-is-off = Tische werden jetzt wieder gezeichnet.
ear-skip = Zur Befehlszeile
ear-situation = Lage
ear-last = Letzter Zug
ear-command = Befehl
ear-line = Befehlszeile
ear-go = Los
ear-line-help = Eine Nummer, eine Wahl in Worten, oder ? für die Auswahl, s für die Lage, hilfe für alles Weitere. Alt und 1 bis 7 führen zu den Abschnitten, Escape führt hierher zurück.
ear-more = { $count ->
        [one] Noch eine Zeile: tippe „mehr“.
       *[other] Noch { $count } Zeilen: tippe „mehr“.
    }
ear-no-more = Das war alles.
ear-unknown = Nicht verstanden: { $input }. Tippe ? für die Auswahl, oder hilfe.
ear-which = { $count } passen. Welche Wahl?
ear-listed = { $number }: { $text }
ear-choices = { $count ->
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
ear-nothing-asked = Gerade gibt es nichts zu wählen.
ear-who = Wessen? { $who }.
ear-no-rule = Es gibt keine Regel { $input }.
ear-said = Du sagst: { $text }
ear-says = { $who } sagt: { $text }
ear-help = { $does }: { $words }
ear-has = { $who }: { $count ->
        [one] ein Punkt.
       *[other] { $count } Punkte.
    }
ear-gained = { $who }: { $count ->
        [one] ein Punkt mehr
       *[other] { $count } Punkte mehr
    }, jetzt { $total }.
ear-lost = { $who }: { $count ->
        [one] ein Punkt weniger
       *[other] { $count } Punkte weniger
    }, jetzt { $total }.
ear-hint = { $number }: { $text }. { $chance } % Aussicht auf den Sieg. { $expected }
ear-rest = { $count ->
        [one] Noch eines geschah: tippe „l { $lines }“.
       *[other] Noch { $count } Dinge geschahen: tippe „l { $lines }“.
    }
ear-words-choices = auswahl
ear-words-situation = lage
ear-words-me = ich
ear-words-player = spieler
ear-words-about = was
ear-words-far = weit
ear-words-lead = führung
ear-words-if = wenn
ear-words-why = warum
ear-words-rule = regel
ear-words-log = verlauf
ear-words-back = zurück
ear-words-on = weiter
ear-words-now = jetzt
ear-words-hint = tipp
ear-words-undo = zurücknehmen
ear-words-say = sag
ear-words-more = mehr
ear-words-help = hilfe
ear-does-choices = die Auswahl; mit einem Wort nur, was es enthält
ear-does-situation = die Lage in wenigen Sätzen
ear-does-me = was du hast
ear-does-player = was jemand hat, nach Name oder Farbe
ear-does-about = etwas auf dem Plan: wie es steht
ear-does-far = wie weit etwas ist
ear-does-lead = wer vorn liegt
ear-does-if = was ein Arbeiter oder ein Besuch dort brächte
ear-does-why = warum etwas jetzt nicht zur Wahl steht
ear-does-rule = eine Regel nach ihrer Nummer
ear-does-log = was zuletzt geschah; mit einer Zahl so viele Zeilen
ear-does-back = eine Entscheidung zurück
ear-does-on = eine Entscheidung weiter
ear-does-now = zurück zur Gegenwart
ear-does-hint = die besten Möglichkeiten, wo Tipps erlaubt sind
ear-does-undo = die letzte Entscheidung zurücknehmen
ear-does-say = am Tisch etwas sagen
ear-does-more = der Rest einer langen Antwort
ear-does-help = diese Liste
settings-ear = Nach Gehör spielen: Tische als Text mit Befehlszeile, ohne Bewegung
settings-announced = Was Screenreader am Tisch ansagen
settings-announced-turns = wann ich dran bin
settings-announced-digest = eine Zusammenfassung zu meinem Zug
settings-announced-all = alles, sobald es geschieht

## Pages of people

account-games = Meine Partien
account-games-page = Alles, was du hier gespielt hast
history-public = Andere dürfen diese Seite sehen
history-public-hint = Sie sehen deine beendeten Partien aus der Lobby. Partien an Tischen, die dort nicht standen, bleiben unter euch.
history-nobody = Unter diesem Namen zeigt hier niemand eine Seite.
history-none = Noch keine beendete Partie.
history-sum = { $games ->
        [one] Eine beendete Partie
       *[other] { $games } beendete Partien
    }, { $wins ->
        [0] keine davon gewonnen
       *[other] { $wins } davon gewonnen
    }
history-streak = { $now ->
        [0] Längste Serie: { $longest ->
            [one] ein Sieg
           *[other] { $longest } Siege nacheinander
        }
       *[other] Serie: { $now ->
            [one] ein Sieg
           *[other] { $now } Siege nacheinander
        } (längste: { $longest })
    }
history-best = Bestes Ergebnis: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
history-chart = { $title }: Punkte von Partie zu Partie
history-won = gewonnen
history-lost = nicht gewonnen
history-place = Platz { $rank } von { $seats }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
history-with = mit { $names }
history-rivals = Mit wem du gespielt hast, und wer vorn lag
history-rivals-of = Mit wem { $name } gespielt hat, und wer vorn lag
history-met = { $ahead }-mal davor, { $level }-mal gleichauf, { $behind }-mal dahinter

## Ratings, pages of titles

new-rated = Gewertete Partie
new-rated-hint = Für alle mit einem Konto, in der Lobby zu sehen, ohne Tipps. Niemand sonst kann für dich entscheiden.
terms-rated = gewertet
rating-is = Wertung { $strength } ± { $doubt } nach { $games ->
        [one] einer gewerteten Partie
       *[other] { $games } gewerteten Partien
    }
home-statistics = Statistik
home-statistics-title = Statistik zu { $title }
statistics-none = Davon ist hier noch keine Partie zu Ende gegangen.
statistics-unknown = Dieses Spiel gibt es hier nicht.
statistics-games = { $games ->
        [one] Eine Partie ist hier zu Ende gegangen.
       *[other] { $games } Partien sind hier zu Ende gegangen.
    }
statistics-seats = Wie oft jeder Platz gewinnt
statistics-company = Zu { $seats } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    })
statistics-share = Platz { $seat }: { $share } %
statistics-fair = An der Linie wären alle Plätze gleich gut.
statistics-decisions = Wie viele Entscheidungen eine Partie braucht
statistics-minutes = Wie viele Minuten eine Partie am Stück dauert
statistics-span = { $least } bis { $most }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
statistics-best = Höchste Punktzahlen
statistics-best-line = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, zu { $seats }
leaders = Rangliste
leaders-about = Wertungen entstehen aus gewerteten Partien. Der Balken zeigt, wie sicher sie sind: Die wahre Stärke liegt sehr wahrscheinlich darin. Vorn steht, wer sehr wahrscheinlich stark ist, nicht wer einmal Glück hatte.
leaders-none = Davon hat noch niemand eine gewertete Partie gespielt.
tournament-back = Zurück zum Turnier
statistics-picks = wie oft sie gewinnen
statistics-picks-about = Der Punkt ist der Anteil der damit gewonnenen Partien, der Balken zeigt, wo der wahre Anteil sehr wahrscheinlich liegt, die gestrichelte Linie, wo er läge, wenn alle gleich wären.
statistics-pick = { $share } % von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  }; gerecht wären { $fair } %
statistics-all = Alle { $count } zeigen
statistics-few = Weniger zeigen
statistics-rows = Alle Partien als Zeilen, zum Auswerten:
leaders-levels = Computerspieler zum Vergleich
leaders-levels-about = Sie spielen keine gewerteten Partien. Wie weit sie auseinanderliegen, zeigen Partien untereinander, wo sie stehen, Partien gewerteter Spieler gegen sie.
leaders-level = Stärke { $strength } ± { $doubt }

# The deal of the day: the same game for everybody, one try each.
daily = Partie des Tages
daily-lead = Dieselben Karten, Würfel und Gegner für alle. Du hast einen Versuch.
daily-of = Partie des Tages: { $title }
daily-own = Dein Versuch
daily-next = Die nächste in { $time }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-more = Worum geht es?
daily-results = Ergebnisse von allen
daily-players = { $count ->
    [0] Noch hat sie niemand zu Ende gespielt.
    [one] Bisher ein Ergebnis.
   *[other] Bisher { $count } Ergebnisse.
  }
daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
daily-yours = Dein Ergebnis: { daily-points }, am Tisch Platz { $rank } von { $seats }.
daily-given-up = Du hast aufgegeben.
daily-about = { $count ->
    [one] Gegen einen Computerspieler
   *[other] Gegen { $count } Computerspieler
  } ({ $mind }), ohne Tipps und ohne Wertung. Wer dasselbe entscheidet, bekommt genau dieselbe Partie.
daily-late = Deine Partie endete, als die Ergebnisse schon feststanden; deshalb ist sie nicht dabei.
daily-not-told = Die Ergebnisse der anderen siehst du, sobald du selbst gespielt hast, oder nach { $when }, wenn alles veröffentlicht wird.
daily-histogram = Wer auf wie viele Punkte kam
daily-column = { $points } Punkte: { $count }
daily-column-yours = { $points } Punkte: { $count }, darunter du
daily-you = du
daily-ranking = Rangliste
daily-ahead = { $lead } vor dem besten Computerspieler
daily-behind = { $lead } hinter dem besten Computerspieler
daily-level = gleichauf mit dem besten Computerspieler
daily-watch = Ansehen
daily-watch-own = Deine Partie ansehen
daily-best = Die beste Partie ansehen
daily-best-later = Die beste Partie kannst du nach { $when } ansehen.
daily-places = Plätze bekommen Konten, die es schon vor diesem Tag gab; alle anderen stehen ohne Platz in der Liste.
daily-days = Andere Tage

# Who is at a table

presence-here = ist da
presence-thinking = überlegt
presence-typing = schreibt …
presence-elsewhere = schaut woandershin
presence-away = nicht da
presence-away-since = nicht da, zuletzt { $ago }
presence-mind = Computer spielt weiter ({ $mind }) · { $state }
presence-watching = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Leute sehen zu
}
nudge = Anstupsen
nudge-name = { $name } anstupsen
nudge-done = Angestupst
nudged = { $name } stupst dich an: Du bist am Zug.
seat-taken-over = Ein Computerspieler spielt für { $name } weiter.
seat-taken-back = { $name } ist zurück und spielt selbst weiter.
chat-typing = { $count ->
    [one] { $who } schreibt …
   *[other] { $who } schreiben …
}
new-patience = Für Abwesende darf der Computer weiterspielen nach
new-name-about = Wen du einlädst, liest diesen Namen.
