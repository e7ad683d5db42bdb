### The browser's own words, German. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menü
menu-lobby = Lobby
menu-settings = Einstellungen
me-guest = Gast

## Home

home-play = Jetzt spielen

## Lobby

lobby-title = Lobby

## New table, invitations

new-title = Neuer Tisch

## Settings, account

settings-title = Einstellungen

## Rules, looking at records

rules-title = Regeln

## A table

seat-mind = { $seat } (Computer)
table-asked = Was gefragt ist
table-players = Am Tisch
table-points = Punkte
table-log = Was geschah
table-over = Das Spiel ist zu Ende.
table-closed = Dieser Tisch wurde geschlossen.
table-missing = { $count ->
        [one] Das Spiel beginnt, wenn noch eine Person gekommen ist.
       *[other] Das Spiel beginnt, wenn noch { $count } Personen gekommen sind.
    }
table-waiting = Warten auf { $who }.
table-undo = Zurücknehmen
choose-other = Etwas anderes wählen
explain-past = Du siehst dir die Vergangenheit an.

## The past, the end

past-title = Die Vergangenheit
past-slider = Moment des Spiels
past-is-now = Jetzt
past-moment = Entscheidung { $moment } von { $total }
past-looking = Du siehst Entscheidung { $moment } von { $total }.
past-return = Zurück zum Jetzt
past-start = Zum Anfang
past-back = Eins zurück
past-play = Abspielen
past-pause = Anhalten
past-forward = Eins weiter
past-now = Zum Jetzt
end-title = Das Ende des Spiels
end-you-win = Du gewinnst.
end-fold = Spielplan ansehen
end-unfold = Ergebnis ansehen
end-sheet = Wertungsblatt
end-rank = { $rank }.
end-course = Wie es dazu kam
end-chart = Punkte über das ganze Spiel
end-decisions = { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
end-rematch = Noch einmal
end-rematch-join = Zur Revanche
end-look = Spiel ansehen
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
continue-about = Ein neuer Tisch beginnt nach Entscheidung { $moment } dieses Spiels, mit denselben Karten wie damals. Die anderen Plätze übernehmen Computerspieler.
continue-as = Spielen als
continue-go = Tisch eröffnen

## Several people at one screen

handover-title = Weitergeben
handover-next = { $name } ist dran
handover-about = Der Tisch ist verdeckt, damit niemand sieht, was nur { $name } wissen darf.
handover-here = Ich bin { $name }
handover-mind = Ein Computerspieler entscheidet für { $name }
handover-turn = Du bist dran, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Du bist dran · { $title }
attention-turn = Du bist dran

# Table talk
chat-title = Tischgespräch
chat-nothing = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-unread = { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }

# Clocks
clock-left = Restzeit
clock-days = { $days ->
        [one] 1 Tag { $hours } Std.
       *[other] { $days } Tage { $hours } Std.
    }
clock-up = Zeit abgelaufen
clock-hand-over = Computerspieler für { $name } weiterspielen lassen

# The connection
wire-lost = Der Server ist nicht erreichbar. Die Verbindung kommt von selbst wieder; bis dahin kannst du dich umsehen.
wire-refused = Dieser Tisch lässt sich nicht öffnen
wire-lobby = Zur Lobby

# One's own seat
seat-menu = Mein Platz
seat-sit = Platz nehmen
seat-stand = Aufstehen
seat-hand-over = Computerspieler weiterspielen lassen
seat-take-back = Selbst weiterspielen
seat-away = Ein Computerspieler entscheidet für dich.
seat-away-name = Ein Computerspieler entscheidet für { $name }.
seat-link = Mein Weg zurück von einem anderen Gerät
seat-link-about = Mit dieser Adresse nimmst du deinen Platz auf einem anderen Gerät ein. Behalte sie für dich.
seat-close = Tisch wegräumen
seat-leave = Gehen; der Tisch wartet auf mich

# Coming with a link
invited = Du bist eingeladen zu { $title }
invited-by = { $count ->
        [one] { $hosts } lädt dich ein zu { $title }
       *[other] { $hosts } laden dich ein zu { $title }
    }
invited-name = Dein Name
invited-watch = Nur zusehen
recover-title = Als { $name } zurückkommen?
recover-about = Der Platz gehört dann diesem Browser; auf dem anderen Gerät siehst du nur noch zu.
recover-go = Meinen Platz einnehmen

## Tutorial

tutorial-title = Einführung

## Boards: the plain one

plain-title = Tisch
