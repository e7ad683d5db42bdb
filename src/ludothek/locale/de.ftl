# Ludothek: the platform's own words, German.

# A name and what is said of it
label = { $name }: { $text }
beside = { $first }, { $then }
in-a-row = { $first }; { $then }
in-brackets = { $text } ({ $more })
so-many-of = { $count } von { $total }
amount = { $count } × { $thing }

## Seats: colour and shape go together on every board

seat-orange = Orange
seat-blue = Blau
seat-green = Grün
seat-red = Rot
seat-purple = Lila
seat-yellow = Gelb
seat-you = du
seat-amount = { $seat } { $count }
# Ob der Name einer Person überall stehen kann, wo die Farbe eines Platzes steht: yes oder no.
names-in-sentences = yes

## What is said to who hears the game

spoken-over = Das Spiel ist aus. Gewonnen: { $seats }.
spoken-your-turn = Du bist an der Reihe, { $seat }.
spoken-turn = An der Reihe: { $seats }.
spoken-points = Punkte: { $seats }.
spoken-points-of = { $count ->
        [one] Ein Punkt.
       *[other] { $count } Punkte.
    }
spoken-leader = In Führung: { $seats }, mit { $count ->
        [one] einem Punkt.
       *[other] { $count } Punkten.
    }
spoken-choices = { $count } Möglichkeiten beginnen damit.
spoken-only-watching = Du schaust zu; hier gibt es für dich nichts zu wählen.
spoken-times = Das geschah { $count } Mal.
spoken-nothing-new = Seitdem ist nichts geschehen.

## Computer players

mind-novice = Neuling
mind-novice-about = Sieht, was vor der Nase liegt, und vom Rest nicht viel.
mind-casual = locker
mind-casual-about = Spielt zum Spaß, übersieht manches und freut sich über das, was sich findet.
mind-skilled = geübt
mind-skilled-about = Übersieht nichts, denkt aber nicht über den eigenen Zug hinaus.
mind-expert = Experte
mind-expert-about = Denkt voraus, auch daran, was du antworten wirst.
mind-master = Meister
mind-master-about = Lässt sich Zeit und probiert tausend Zukünfte aus, bevor die Entscheidung fällt.
mind-random = zufällig
mind-greedy = gierig
mind-search = denkt voraus

## ludothek games

games-players = { $least } bis { $most } Personen
games-value = { $value } ({ $means })
games-default = Vorgabe
games-minds = Computerspieler

## ludothek play

play-you = { $seat } (du)
play-mind = { $seat } ({ $mind })
play-welcome = Du spielst { $seat }. Gib eine Nummer ein, um zu wählen, oder „help“.
play-ask = Deine Wahl
play-ask-for = { $seat }, deine Wahl
play-which = Was möchtest du spielen?
play-hand-over = Die Tastatur geht an { $seat }; dann Enter
play-no-plans = So einen Plan gibt es jetzt nicht.
play-happened = Seit deiner letzten Entscheidung
play-unknown = Nicht verstanden: { $input }. Gib eine Nummer von 1 bis { $count }, eine Wahl in Worten oder „help“ ein.
play-help = Befehle
play-help-number = eine Nummer
play-help-number-does = diese Wahl treffen
play-help-words = eine Wahl in Worten
play-help-words-does = sie treffen, zum Beispiel: { $example }
play-help-plans = plans [WORT]
play-help-plans-does = was du in diesem Zug erreichen kannst; eine der Zeilen eingeben, um alles auf einmal zu tun
play-help-hint = hint
play-help-hint-does = die drei besten Möglichkeiten, deine Gewinnchance mit jeder und was von ihr zu erwarten ist
play-help-why = why WAS
play-help-why-does = warum etwas auf dem Spielplan gerade nicht zur Wahl steht, zum Beispiel: { $example }
play-help-undo = undo
play-help-undo-does = deine letzte Entscheidung zurücknehmen, solange nichts aufgedeckt wurde; undo anyway: auf jeden Fall
play-help-log = log [ZAHL]
play-help-log-does = was bisher geschah
play-help-rules = rules [NUMMER]
play-help-rules-does = alle Regeln oder eine
play-help-board = board
play-help-board-does = den Tisch noch einmal zeigen
play-help-save = save [DATEI]
play-help-save-does = die Partie in eine Datei schreiben
play-help-quit = quit
play-help-quit-does = speichern und beenden
play-why-articles = der die das den dem des ein eine einen mein meine meinen
play-why-what = Was denn? Nenne etwas auf dem Spielplan, zum Beispiel: { $example }
play-why-unknown = „{ $input }“ gibt es auf diesem Tisch nicht. Versuche es mit: { $examples }
play-hints = Deine besten Möglichkeiten, deine Gewinnchance und was zu erwarten ist:
play-no-hints = Wo mehrere Menschen spielen, gibt es keine Tipps, außer es ist so verabredet.
hint-points = Punkte: { $gains }
hint-score = insgesamt
play-why-choice = Das steht gerade zur Wahl: { $choices }
play-undone = Zurückgenommen: { $choice }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-revealed = Seitdem wurde etwas aufgedeckt, oder jemand anders hat gespielt. „undo anyway“ nimmt es trotzdem zurück.
play-saved = Gespeichert in { $file }
play-not-kept = Die Partie wird nicht gespeichert. Lege sie mit „save DATEI“ woanders ab, oder gib noch einmal „quit“ ein, um ohne Speichern zu beenden.
play-watch = Enter: nächster Zug, q: Ende
play-save-exists = { $file } gibt es schon; nimm einen anderen Namen.
play-resume = Weiter geht es mit: { $command }
play-winner = { $seat } gewinnt.
play-winners = { $seats } teilen sich den Sieg.
play-rank = Rang
play-points = Punkte
play-player = Spieler

## Playing by ear: what is typed (the words of English are always understood, too), and what is said

hear-words-overview = s lage
hear-words-me = ich
hear-words-player = p spieler
hear-words-element = a über
hear-words-lead = führung
hear-words-far = weit
hear-words-if = wenn
hear-since = Seit deinem Zug:
hear-count = { $count ->
        [one] Es gibt eine Möglichkeit; ? liest sie vor.
       *[other] Es gibt { $count } Möglichkeiten; ? liest sie vor.
    }
hear-hint = { $choice }: { $chance } % Gewinnchance. { $expected }
hear-back = { $number }: zurück.
hear-unknown = Auf diesem Tisch heißt nichts „{ $input }“.
play-help-choices = ?
play-help-choices-does = die Möglichkeiten vorlesen
play-help-situation = s
play-help-situation-does = die Lage in wenigen Sätzen
play-help-me = ich
play-help-me-does = was du hast
play-help-player = p FARBE
play-help-player-does = was jemand anders hat
play-help-about = a DING
play-help-about-does = wie es um etwas auf dem Brett steht
play-help-lead = führung
play-help-lead-does = wer wo führt
play-help-far = weit ORT
play-help-far-does = wie weit es dorthin ist
play-help-if = wenn ZAHL ORT
play-help-if-does = was ein Arbeiter mit dieser Zahl dort brächte

## ludothek play --server

server-name = Dein Name auf diesem Server
server-private = Dieser Server ist privat: Melde dich mit deinem Konto an.
server-account = Name deines Kontos
server-password = Passwort
server-code = Code deiner App oder ein Ersatzcode
server-former-player = jemand von früher
server-you-are = Du bist { $name } auf { $address }.
server-mine = Deine Tische
server-open = Tische mit freien Plätzen
server-new = ein neuer Tisch
server-which = Welcher Tisch? (Enter: Liste erneuern)
server-which-unknown = Nicht verstanden: { $input }. Gib eine Zahl von 1 bis { $count }, die Adresse eines Tisches oder „quit“ ein.
server-your-turn = du bist am Zug
server-free = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
server-free-seat = frei
server-who = { $seat } ({ $name })
server-players = Am Tisch: { $players }
server-watching = Du schaust an diesem Tisch zu; es spielt, wer dort sitzt. Immer möglich: say TEXT (das hören nur andere, die zuschauen), log, board, lobby, quit.
server-begins = Alle sind da: Die Partie beginnt.
server-missing = { $count ->
        [one] Die Partie beginnt, wenn noch jemand gekommen ist.
       *[other] Die Partie beginnt, wenn noch { $count } Personen gekommen sind.
    }
server-join = Alle können dazukommen mit: { $command }
server-invitation = Einladung für { $seat }: { $command }
server-own-link = Dein persönlicher Link zu { $seat } für ein anderes Gerät (behalte ihn für dich): { $command }
server-waiting = Alle warten auf { $who }.
server-time = Deine Restzeit: { $time }
server-sits = { $name } spielt jetzt { $seat }.
server-stands = { $name } spielt { $seat } nicht mehr; der Platz ist frei.
server-handed = Ein Computerspieler ({ $mind }) spielt für { $seat } weiter.
server-returned = { $seat } spielt wieder selbst.
server-taken-back = Eine Entscheidung wurde zurückgenommen.
server-lost = Die Verbindung ist abgebrochen und wird wiederhergestellt, sobald es geht. Die Partie bleibt auf dem Server; mit Strg+C gehst du.
server-found = Wieder verbunden.
server-changed = Der Tisch hat sich inzwischen verändert; nichts wurde entschieden. Sieh noch einmal hin.
server-not-asked = Du wirst gerade nicht gefragt. Solange kannst du eingeben: say TEXT, why WAS, board, log, undo, help, quit.
server-undo-final = Das lässt sich nicht zurücknehmen: Es wurde noch nichts entschieden, seither wurde etwas aufgedeckt, oder inzwischen hat jemand anders gespielt.
server-undone = Zurückgenommen.
server-say-what = Was möchtest du sagen? Zum Beispiel: say viel Glück
server-hand-whom = Wessen Platz? Gib „hand“ für deinen eigenen ein, oder „hand“ und eine Farbe, eine Nummer oder einen Namen.
server-back-already = Du entscheidest schon selbst.
server-save-later = Die Partie ist auf dem Server gespeichert; die Aufzeichnung kannst du nach dem Ende sichern.
server-left = Die Partie bleibt auf dem Server. Zurück geht es mit: { $command }
server-closed = Dieser Tisch wurde geschlossen.
server-after = Die Partie ist zu Ende: rematch, save [DATEI], log, say TEXT, lobby, oder Enter zum Verlassen.
server-rematch = Eine Revanche ist eröffnet: Mit „rematch“ bist du dabei, mit „decline“ sagst du ab.
play-help-say = say TEXT
play-help-say-does = etwas sagen: am Tisch den Mitspielern, beim Zuschauen den anderen Zuschauern, nach dem Ende allen
play-help-hand = hand [PLATZ]
play-help-hand-does = einen Computerspieler für dich weiterspielen lassen, oder für jemanden, dessen Zeit um ist
play-help-back = back
play-help-back-does = deinen Platz vom Computerspieler zurücknehmen
play-help-links = links
play-help-links-does = wie andere an diesen Tisch kommen, und du von einem anderen Gerät
play-help-lobby = lobby
play-help-lobby-does = zu den anderen Tischen gehen; dieser wartet auf dich
play-help-rematch = rematch
play-help-rematch-does = nach dem Ende: dieselben Leute noch einmal
play-help-server-undo = undo
play-help-server-undo-does = deine letzte Entscheidung zurücknehmen, solange nichts aufgedeckt wurde und niemand sonst gespielt hat
play-help-server-save = save [DATEI]
play-help-server-save-does = nach dem Ende: die Aufzeichnung in eine Datei schreiben
play-help-server-quit = quit
play-help-server-quit-does = gehen; die Partie bleibt auf dem Server, und du kannst zurückkommen

# Menschen an einem Tisch

server-seat-asked = { $name }, gefragt
server-seat-declined = { $name } hat abgesagt
server-seat-resigned = { $name }, aufgegeben
server-asked-you = Du wirst gefragt, ob du noch einmal spielst: „accept“ oder „decline“.
server-asked-others = Noch keine Antwort von { $who }.
server-asks-you = du wirst um eine Revanche gebeten
server-accepted = { $name } hat zugesagt.
server-declined = { $name } hat abgesagt; der Platz ist frei.
server-declined-own = Du hast abgesagt; die anderen wissen es.
server-not-invited = Hier ist kein Platz für dich reserviert.
server-freed = Du spielst { $seat } nicht mehr; wer den Tisch eröffnet hat, hat den Platz frei gemacht.
server-resigned = { $name } hat die Partie endgültig verlassen; ein Computerspieler ({ $mind }) spielt für { $seat } weiter.
server-resign-sure = Wer aufgibt, kann nicht zurückkommen und wird Letzter; ein Computerspieler ({ $mind }) spielt weiter. Gib „resign now“ ein, wenn du sicher bist; mit „hand“ spielt ein Computerspieler nur, bis du wieder da bist.
server-free-whom = Welcher Platz? Gib „{ $command }“ und eine Farbe, eine Nummer oder einen Namen ein.
server-opener = { $count ->
        [one] { $name } hat noch einen offenen Tisch: +{ $number } zeigt ihn
       *[other] { $name } hat noch { $count } offene Tische: +{ $number } zeigt sie
    }
server-more-tables = Weitere Tische zeigt „more“; „find NAME“ sucht nach Leuten und Spielen.
server-found-none = Kein Tisch mit freien Plätzen passt; Enter zeigt alle.
play-help-resign = resign
play-help-resign-does = die Partie endgültig verlassen; ein Computerspieler spielt weiter, und du wirst Letzter
play-help-free = free PLATZ
play-help-free-does = vor der Partie, an deinem Tisch: jemanden aufstehen lassen oder nicht länger fragen
play-help-fill = fill PLATZ
play-help-fill-does = vor der Partie, an deinem Tisch: einen Computerspieler auf einen freien Platz setzen
play-help-decline = accept, decline
play-help-decline-does = zu einer Revanche, um die jemand bittet, ja oder nein sagen

## ludothek sim

sim-playing = Es wird gespielt
sim-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
sim-stopped = Abgebrochen: { $count } von { $total } Partien wurden gespielt.
sim-seconds = { $seconds } s, Partien pro Sekunde: { $rate }
sim-by-mind = Nach Computerspieler
sim-by-seat = Nach Sitzplatz
sim-mind = Spieler
sim-seat = Platz
sim-wins = Siege
sim-interval = 95-%-Intervall
sim-score = Ø Pkt.
sim-middle = Median
sim-half = Quartile
sim-range = von–bis
sim-length = Entscheidungen pro Partie
sim-shared = Ein geteilter Sieg zählt für alle Beteiligten anteilig.
sim-wrote = Geschrieben: { $file }
sim-seed = Startwert

## ludothek arena

arena-resumed = { $count } Partien waren schon gespielt; es geht weiter.
arena-ratings = Spielstärke
arena-strength = Stärke
arena-ratingnote = Neulinge haben 25. Die Linie zeigt zwei Standardabweichungen nach beiden Seiten.
arena-wins = Siege
arena-winsnote = Anteil gewonnener Partien mit 95-%-Intervall; die gepunktete Linie ist der gleiche Anteil für alle.
arena-duels = Wer vor wem landet
arena-duelnote = Anteil der gemeinsamen Partien, in denen die Zeile vor der Spalte landete; ein Gleichstand zählt halb.
arena-seats = Was ein Platz wert ist
arena-seatnote = Anteil gewonnener Partien von jedem Platz aus, von allen zusammen.
arena-points = Punkte
arena-lengths = Entscheidungen pro Partie
arena-habits = Was Sieger anders machen
arena-habitnote = Mittelwerte der Sieger und der anderen. Wo der Unterschied Zufall sein kann, ist er grau.
arena-winners = Sieger
arena-others = andere
arena-difference = Unterschied
arena-picks = Was man hatte, und wie oft es gewann
arena-had = Plätze
arena-report = Bericht
arena-unfinished = { $count } von { $total } Partien wurden gespielt; derselbe Befehl macht weiter.
arena-own = eigenes Material
arena-shipped = mitgeliefertes Material
arena-title = Turnier: { $title }
arena-summary = { $games } Partien mit je { $seats } Spielern: { $minds }
arena-thing = was

## ludothek train

train-held = Partien, aus denen nicht gelernt wurde
train-seats = Plätze
train-games = Partien von
train-positions = Stellungen
train-entropy = Entropie
train-error = Kalibrierungsfehler
train-again = Noch einmal dasselbe: { $command }

## ludothek replay

replay-decision = Entscheidung { $number } von { $total }, { $seat }: { $choice }
replay-start = Vor der ersten Entscheidung
replay-all = Alle { $count } Partien der Datei sind in Ordnung.
replay-seed = Der Startwert ist der, dessen Prüfsumme vorher bekannt war: An den Karten wurde nichts verändert.
replay-checked = Die Aufzeichnung stimmt: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, das Ergebnis stimmt überein.
replay-unfinished = Die Aufzeichnung stimmt bis hierher: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, die Partie ist noch nicht vorbei.

## ludothek rules


## ludothek bench

bench-seats = Spieler
bench-decisions = Entsch./s
bench-api = per API/s
bench-games = Partien/s
bench-clones = Kopien/s
bench-bytes = Bytes

## ludothek admin prune

prune-gone = Entfernte Tische: { $tables } (etwa { $megabytes } MB)
prune-would = Tische, die entfernt würden: { $tables } (etwa { $megabytes } MB)
prune-finished = beendete Partien mehrerer Leute oder eines Kontos
prune-solo = beendete Partien von Gästen ohne andere Menschen
prune-abandoned = verlassene Tische
prune-unplayed = Tische, an denen niemand gespielt hat, und von Gästen hochgeladene Aufzeichnungen
prune-people = Ungenutzte Anmeldungen: { $sessions }. Gäste, von denen nichts geblieben ist: { $guests }.
prune-reused = Der Platz in der Datei wird wieder genutzt. Damit die Datei kleiner wird, den Server anhalten und --vacuum angeben.
prune-vacuum = Die Datei hatte { $before } MB und hat jetzt { $after } MB.
rate-done = { $games ->
        [one] Eine gewertete Partie wurde neu gezählt.
       *[other] { $games } gewertete Partien wurden neu gezählt.
    }

## Notices that reach people elsewhere

notice-one = { $title }: Du bist am Zug
notice-several = { $count } Tische warten auf dich
notice-line = { $name }, { $title } wartet auf deine Entscheidung.
notice-farewell = Du wolltest benachrichtigt werden. Ändern kannst du das hier: { $address }
notice-trial = Benachrichtigungen kommen hier an
notice-trial-text = { $name }, so erfährst du, dass ein Tisch auf dich wartet.
notice-confirm = Ist das deine Adresse?
notice-confirm-text =
    Jemand, der auf { $server } spielt, möchte an dieser Adresse benachrichtigt werden, wenn ein Tisch wartet. Wenn du das bist, öffne innerhalb eines Tages diesen Link:

    { $link }

    Wenn nicht, musst du nichts tun: Es wird nichts weiter geschickt.

# Who is at a table

play-help-who = who
play-help-who-does = zeigen, wer am Tisch ist
play-help-nudge = nudge [PLATZ]
play-help-nudge-does = anstupsen, auf wen gerade gewartet wird
server-is-here = { $who } ist da.
server-is-thinking = { $who } überlegt.
server-is-typing = { $who } schreibt.
server-is-elsewhere = { $who } schaut gerade woandershin.
server-is-away = { $minutes ->
    [0] { $who } ist nicht da.
    [one] { $who } ist nicht da, zuletzt vor einer Minute.
   *[other] { $who } ist nicht da, zuletzt vor { $minutes } Minuten.
}
server-watched = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Leute sehen zu.
}
server-nudge-whom = Wen? Gerade wird auf niemanden gewartet, oder niemand heißt so; gib „nudge“ und eine Farbe, eine Nummer oder einen Namen ein.
server-nudge-done = { $who } wurde angestupst.
server-nudged = { $name } stupst dich an: Du bist am Zug.
server-tired = { $who } konnte nicht zu Ende denken; ein schneller Ersatz hat entschieden.
