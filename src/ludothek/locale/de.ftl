# Ludothek: the platform's own words, German.

# A name and what is said of it
label = { $name }: { $text }

## Seats: colour and shape go together on every board

seat-orange = Orange
seat-blue = Blau
seat-green = Grün
seat-red = Rot
seat-purple = Lila
seat-yellow = Gelb

## Computer players

mind-random = zufällig
mind-greedy = gierig

## ludothek games

games-players = { $least } bis { $most } Personen
games-default = Vorgabe
games-minds = Computerspieler

## ludothek play

play-you = { $seat } (du)
play-mind = { $seat } ({ $mind })
play-welcome = Du spielst { $seat }. Tippe eine Nummer, um zu wählen, oder help.
play-ask = Deine Wahl
play-ask-for = { $seat }, deine Wahl
play-which = Was möchtest du spielen?
play-hand-over = Die Tastatur geht an { $seat }; dann Eingabetaste
play-no-plans = So einen Plan gibt es jetzt nicht.
play-happened = Seit deiner letzten Entscheidung
play-unknown = Nicht verstanden: { $input }. Tippe eine Nummer von 1 bis { $count }, eine Wahl in Worten oder help.
play-help = Befehle
play-help-number = eine Nummer
play-help-number-does = trifft diese Wahl
play-help-words = eine Wahl in Worten
play-help-words-does = trifft sie, zum Beispiel: { $example }
play-help-plans = plans [WORT]
play-help-plans-does = was du in diesem Zug erreichst; eine der Zeilen eintippen, um alles auf einmal zu tun
play-help-why = why WAS
play-help-why-does = warum etwas auf dem Spielplan gerade nicht zur Wahl steht, zum Beispiel: { $example }
play-help-undo = undo
play-help-undo-does = nimmt deine letzte Entscheidung zurück, solange nichts aufgedeckt wurde; undo anyway: auf jeden Fall
play-help-log = log [ZAHL]
play-help-log-does = was bisher geschah
play-help-rules = rules [NUMMER]
play-help-rules-does = alle Regeln oder eine
play-help-board = board
play-help-board-does = zeigt den Tisch noch einmal
play-help-save = save [DATEI]
play-help-save-does = schreibt die Partie in eine Datei
play-help-quit = quit
play-help-quit-does = speichert und beendet
play-why-articles = der die das den dem des ein eine einen mein meine meinen
play-why-what = Was denn? Nenne etwas auf dem Spielplan, zum Beispiel: { $example }
play-why-unknown = „{ $input }“ gibt es auf diesem Tisch nicht. Versuch es mit: { $examples }
play-why-choice = Das steht gerade zur Wahl: { $choices }
play-undone = Zurückgenommen: { $choice }
play-undo-nothing = Es gibt nichts zurückzunehmen.
play-undo-revealed = Seitdem wurde etwas aufgedeckt, oder jemand anders hat gespielt. „undo anyway“ nimmt es trotzdem zurück.
play-saved = Gespeichert in { $file }
play-not-kept = Die Partie wird nicht gespeichert. Lege sie mit save DATEI woanders ab, oder sag noch einmal quit, um ohne sie zu gehen.
play-watch = Eingabetaste: nächster Zug, q: Ende
play-save-exists = { $file } gibt es schon; nimm einen anderen Namen.
play-resume = Weiter geht es mit: { $command }
play-winner = { $seat } gewinnt.
play-winners = { $seats } teilen sich den Sieg.
play-rank = Rang
play-points = Punkte
play-player = Spieler

## ludothek sim

sim-playing = Es wird gespielt
sim-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
sim-stopped = Abgebrochen: { $count } von { $total } Partien wurden gespielt.
sim-seconds = { $seconds } s, { $rate } Partien pro Sekunde
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

## ludothek replay

replay-decision = Entscheidung { $number } von { $total }, { $seat }: { $choice }
replay-start = Vor der ersten Entscheidung
replay-all = Alle { $count } Partien der Datei sind in Ordnung.
replay-seed = Der Startwert ist der, dessen Prüfsumme vorher bekannt war: Keine Karte wurde bewegt.
replay-checked = Die Aufzeichnung stimmt: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, das Ergebnis ist wie verzeichnet.
replay-unfinished = Die Aufzeichnung stimmt bis hierher: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, die Partie ist noch nicht vorbei.

## ludothek rules

rules-english = Die Regeln sind auf Englisch verfasst.

## ludothek bench

bench-seats = Spieler
bench-decisions = Entsch./s
bench-api = per API/s
bench-games = Partien/s
bench-clones = Kopien/s
bench-bytes = Bytes
