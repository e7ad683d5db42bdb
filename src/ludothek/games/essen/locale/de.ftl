# ESSEN The Game: Spiel '13, German.
# An argument such as $symbol is the name of what it names; $zone-in and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is a booth (number and publisher) or one of
# the spaces below.

title = ESSEN The Game: Spiel '13
tagline = Ein Tag auf der Messe: Kämpfe dich durchs Gedränge, fülle deine Tasche und erfülle dir deine Wünsche.

## The fair

space-parking = Parkplatz
    .also = Auto, Zuhause, Heimweg
space-west = Eingang West
    .also = Westeingang, Ausgang
space-east = Eingang Ost
    .also = Osteingang, Ausgang
space-courtyard = Freigelände
    .also = Hof, Innenhof, draußen
space-galeria-west = Galeria West
    .also = Galerie
space-galeria-east = Galeria Ost
    .also = Galerie
zone-green = grüne Zone
    .in = in der grünen Zone
zone-purple = lila Zone
    .in = in der lila Zone
zone-blue = blaue Zone
    .in = in der blauen Zone
zone-red = rote Zone
    .in = in der roten Zone
zone-yellow = gelbe Zone
    .in = in der gelben Zone
booth = Stand { $booth }, { $publisher }
    .also = Messestand
tile = { $game }
wish = Wunschkarte { $game }
    .also = Wunschlistenkarte, Wunsch, Karte
boot-of = Kofferraum von { $owner }
    .also = mein, Auto, ausladen, einladen, beladen, verstauen
ranking = Ranglistenkarte { $number }
    .also = Rangliste

## The games

symbol-meeple = Spielfigur
symbol-dice = Würfel
symbol-cards = Spielkarten
symbol-hourglass = Sanduhr
popularity-meeple = Beliebtheit der Kategorie Spielfigur
    .also = Meeple, Skala
popularity-dice = Beliebtheit der Kategorie Würfel
    .also = Würfelspiele, Skala
popularity-cards = Beliebtheit der Kategorie Spielkarten
    .also = Karten, Kartenspiele, Skala
popularity-hourglass = Beliebtheit der Kategorie Sanduhr
    .also = Sanduhren, Skala
token-buzz = Verkaufsschlager
    .effect = 3 Punkte mehr
token-flop = Ladenhüter
    .effect = 3 Punkte weniger, aber nie unter 0
token-goodies = Goodies
    .effect = 1 Punkt mehr
token-discount = Rabatt
    .effect = 10 € billiger
token-sold-out = Ausverkauft
    .effect = nur mit Vorbestellung
token-none = kein Ereignis
    .effect = alles bleibt, wie es ist
last-round-sale = jedes Spiel 10 € billiger
last-round-meeple = 2 Punkte mehr für jedes Spiel der Kategorie Spielfigur
last-round-dice = 2 Punkte mehr für jedes Spiel der Kategorie Würfel
last-round-cards = 2 Punkte mehr für jedes Spiel der Kategorie Spielkarten
last-round-hourglass = 2 Punkte mehr für jedes Spiel der Kategorie Sanduhr

## Things one can point at

eat = etwas zu essen
    .also = Imbiss, Snack, Pause, Hunger
deck = Wunschkartenstapel
    .also = testen, Testspiel, Stapel, Nachziehstapel, ziehen
cash = Geldautomat
    .also = abheben, Geld, Bankautomat
end = Ende des Zuges
    .also = Zug beenden, Zugende, fertig, passen

## The score sheet

line-buying = Gekaufte Spiele
line-morning = Ranglisten am Mittag
line-afternoon = Ranglisten am Abend
line-wishes = Wünsche
line-departure = Frühzeitige Abreise
line-cash = Geldautomat

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: all five different.
letter-green = G
letter-purple = L
letter-blue = B
letter-red = R
letter-yellow = E
galeria = Galeria
round = Runde { $count } von { $total }
draft = Die Wunschlisten
points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
money = { $euros } €
bag = Tasche
boot = Auto
first-player = Startspieler
pre-order-free = Vorbestellung frei
pre-order-used = Vorbestellung weg
has-eaten = satt
actions-left = { $count ->
        [one] noch eine Aktion
       *[other] noch { $count } Aktionen
    }
cards-held = { $count ->
        [one] eine Wunschkarte
       *[other] { $count } Wunschkarten
    }
pallets = Hubwagen
warehouse = Lager
warehouse-games = { $count ->
        [0] leer
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
popularity = Beliebtheit
rankings-morning = Ranglisten am Mittag
rankings-afternoon = Ranglisten am Abend
my-wishes = Meine Wunschliste
common-wishes = Allgemeine Wunschliste
wish-is-bought = gekauft
wish-is-booth = im Verkauf
wish-is-pallet = Hubwagen
wish-is-warehouse = im Lager
wish-is-removed = entfernt
wish-is-taken = { $seat }
wish-progress = noch { $count ->
        [one] 1 Wunsch
       *[other] { $count } Wünsche
    } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
wish-progress-full = mehr Punkte gibt es nicht
card-bonus = Bonus { $count }
card-way = Weg: { $count ->
        [one] 1 Akt.
       *[other] { $count } Akt.
    }
score-sheet = Schlusswertung
money-left = Restgeld

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = dein Wunsch
sign-common-wish = allgemeine Wunschliste
sign-crowd = Gedränge: ein Schritt kostet { $count }
sign-way = Aktionen entfernt
sign-coming = nächste Runde im Verkauf

## Computer players of this title

mind-one-step = Schritt für Schritt

## Options

option-crowd = Gedränge
option-crowd-true = mit Gedränge
option-crowd-false = ohne, als Familienspiel
option-rankings = Ranglistenkarten
option-rankings-true = mit Ranglistenkarten
option-rankings-false = ohne, als Familienspiel
option-removal = Spiele entfernen (zu zweit)
option-removal-before-actions = vor den Aktionen der Runden 2 bis 7
option-removal-end-of-round = am Ende der Runden 1 bis 6
option-buying = Platz für ein Spiel
option-buying-ahead = braucht ein Aktionsfeld vor dem Marker
option-buying-any = irgendein freies Taschenfeld genügt
option-popularity-limit = Höchste Beliebtheit
option-popularity-limit-printed = Ende der Skala
option-popularity-limit-8 = 8
option-popularity-limit-none = unbegrenzt

## What is asked

ask-draft = Welchen Wunsch behältst du? { $picks ->
        [one] Die übrigen Karten gibst du weiter.
       *[other] Von diesen Karten behältst du { $picks }.
    }
ask-draft-last = Welchen Wunsch behältst du? Die übrigen Karten kommen auf die allgemeine Wunschliste.
ask-act = Du bist hier: { $space }. { $count ->
        [0] Keine Aktion mehr
        [one] Noch eine Aktion
       *[other] Noch { $count } Aktionen
    }, { $euros } €.
ask-keep = Welchen Wunsch behältst du? Den anderen wirfst du ab.
ask-remove = Welches Spiel entfernst du aus den Messehallen?

## The choices

choose-go = Gehen: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } Aktionen)
    }
choose-go-game = Gehen: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } Aktionen)
    } – { $game }, { $euros } €, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
choose-buy = { $game } für { $euros } € kaufen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
choose-eat = Für { $euros } € etwas essen: { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } zurück
choose-test = Spiele testen: zwei Wunschkarten ziehen, eine behalten (1 Aktion)
choose-unload = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } in den Kofferraum laden
choose-withdraw = { $euros } € für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } abheben
choose-end = Zug beenden{ $count ->
        [0] { "" }
        [one] { " " }(eine Aktion bleibt ungenutzt)
       *[other] { " " }({ $count } Aktionen bleiben ungenutzt)
    }
choose-pick = { $game } behalten ({ $symbol }, Stand { $booth })
choose-keep = { $game } behalten ({ $symbol }, Stand { $booth })
choose-remove = { $game } entfernen ({ $symbol }, Stand { $booth })

## Plans

plan-go = { $space }: { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }
plan-buy = { $game } ({ $symbol }, Stand { $booth }): { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }, { $euros } €, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
plan-unload = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } in den Kofferraum laden: { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }

## What happened

event-picked = { $seat } behält einen Wunsch.
event-picked-own = { $seat } behält { $game }.
event-passed = Die übrigen Karten gehen nach links weiter.
event-common = Auf der allgemeinen Wunschliste: { $game }.
event-round = Runde { $count } beginnt.
event-released = Jetzt im Verkauf: { $game }.
event-pallet = { $game } ({ $symbol }) → { $pallet ->
        [0] Hubwagen -1
        [4] Hubwagen ?
        [5] Hubwagen ?
       *[other] Hubwagen +1
    }
event-popularity = Beliebtheit { $symbol }: { $count }.
event-token = Auf { $game } liegt „{ $token }“: { $token-effect }.
event-crowd = Gedränge { $zone-in }.
event-crowded-courtyard = Gedränge auf dem Freigelände.
event-crowded-entrances = Alles will nach Hause: Gedränge an beiden Eingängen.
event-last-round = Letzte Runde: { $tile }.
event-first = { $seat } ist Startspieler.
event-went = { $seat } geht zu: { $space }.
event-ate = { $seat } isst etwas für { $other } € und bekommt { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurück.
event-bought = { $seat } kauft { $game } für { $euros } €.
event-points = { $seat } bekommt { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-pre-order = { $seat } hatte es vorbestellt.
event-wish = { $seat } nimmt die Karte dazu von der allgemeinen Wunschliste.
event-tested = { $seat } testet Spiele.
event-drew = { $seat } testet { $game } und { $other }.
event-kept = { $seat } behält einen Wunsch und wirft { $other } ab.
event-kept-own = { $seat } behält { $game } und wirft { $other } ab.
event-kept-only = { $seat } behält die letzte Wunschkarte.
event-kept-own-only = { $seat } behält { $game }, die letzte Wunschkarte.
event-shuffled = Die abgeworfenen Wunschkarten werden gemischt: ein neuer Stapel mit { $count ->
        [one] einer Karte.
       *[other] { $count } Karten.
    }
event-unloaded = { $seat } lädt { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    } in den Kofferraum.
event-withdrew = { $seat } hebt { $count } € für { $other ->
        [one] einen Punkt
       *[other] { $other } Punkte
    } ab.
event-ended = { $seat } beendet den Zug{ $count ->
        [0] .
        [one] { " " }und lässt eine Aktion ungenutzt.
       *[other] { " " }und lässt { $count } Aktionen ungenutzt.
    }
event-removed = { $seat } entfernt { $game } aus den Messehallen.
event-midday = Mittag: Die Ranglisten des Vormittags werden gewertet.
event-ranking-morning = { $seat } erfüllt die Rangliste { $needs }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-ranking-afternoon = { $seat } erfüllt die Rangliste { $needs }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-afternoon = Neue Rangliste für den Abend: { $needs }.
event-left = { $seat } reist frühzeitig ab: { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
event-closed = Die Messe schließt. Alle gehen zum Parkplatz und beladen ihr Auto.
event-wishes = { $seat } hat sich { $count ->
        [0] keinen Wunsch
        [one] einen Wunsch
       *[other] { $count } Wünsche
    } erfüllt: { $other ->
        [one] 1 Punkt
       *[other] { $other } Punkte
    }.
event-score = { $seat } beendet das Spiel mit { $count ->
        [one] einem Punkt.
       *[other] { $count } Punkten.
    }
event-tie-wishes = Punktgleichstand: Mehr erfüllte Wünsche entscheiden (ES-50).
event-tie-money = Gleichstand bei Punkten und Wünschen: Weniger Restgeld entscheidet (ES-50).
event-tie-shared = Gleichstand in allem: Der Sieg wird geteilt (ES-50).

## Why not

why-over = Die Messe ist vorbei.
why-others-draft = Die anderen suchen noch ihre Wünsche aus.
why-not-your-turn = Du bist nicht am Zug: Gefragt ist { $turn }.
why-draft-first = Wähle zuerst einen Wunsch.
why-keep-first = Wähle zuerst, welchen der beiden Wünsche du behältst.
why-remove-first = Wähle zuerst, welches Spiel du aus den Messehallen entfernst.
why-standing-here = Da stehst du schon.
why-not-next-door = Das ist nicht direkt neben dir; der Weg dorthin kostet { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }, und du hast { $left ->
        [0] keine mehr
        [one] noch eine
       *[other] noch { $left }
    }.
why-step-too-dear = Der Schritt kostet { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }, und du hast { $left ->
        [0] keine mehr
        [one] nur noch eine
       *[other] nur noch { $left }
    }.
why-in-warehouse = { $game } ist noch nicht erschienen und wartet im Lager.
why-on-pallet = { $game } kommt in der nächsten Runde in den Verkauf.
why-taken-away = { $game } wurde aus den Messehallen entfernt.
why-bought = { $game } ist schon gekauft, und zwar von { $owner }.
why-not-at-booth = Um { $game } zu kaufen, musst du an Stand { $booth } stehen; der Weg dorthin kostet { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }.
why-bag-full = Deine Tasche ist voll: Mehr als sechs Spiele kannst du nicht tragen.
why-no-room = Ein Spiel braucht ein freies Feld auf deiner Aktionsleiste, und du hast keine Aktion mehr.
why-sold-out = { $game } ist ausverkauft, und deine Vorbestellung ist schon weg.
why-too-expensive = { $game } kostet { $euros } €, und du hast nur { $money } €.
why-under-meeple = Auf { $game } steht eine Spielfigur.
why-not-on-booth = Nur Spiele, die an ihrem Stand liegen, können entfernt werden.
why-common-wish = Karten der allgemeinen Wunschliste bekommst du, wenn du das Spiel kaufst.
why-discarded-wish = Abgeworfene Wunschkarten kommen erst zurück, wenn der Stapel leer ist.
why-held-wish = Wunschkarten bleiben auf deiner Hand und zählen am Ende.
why-not-your-boot = Das ist nicht dein Auto.
why-not-at-parking = Dein Auto belädst du auf dem Parkplatz.
why-bag-empty = Deine Tasche ist leer.
why-not-in-courtyard = Etwas zu essen gibt es nur auf dem Freigelände.
why-eaten-already = In dieser Runde hast du schon gegessen.
why-not-hungry = Du hast noch keine Aktion ausgegeben, also gibt es nichts zurückzugewinnen.
why-cannot-pay-food = Ein Imbiss kostet { $euros } €.
why-no-cash-here = Der Geldautomat steht auf dem Parkplatz.
why-too-few-points = Geld abheben kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
why-no-action-left = Spiele zu testen kostet eine Aktion, und du hast keine mehr.
why-no-wishes-left = Es gibt keine Wunschkarte mehr zu ziehen.
why-popularity = Die Beliebtheit ändert sich von selbst, immer zu Beginn einer Runde.
why-ranking = Ranglistenkarten werden nach Runde 4 und am Ende gewertet.
