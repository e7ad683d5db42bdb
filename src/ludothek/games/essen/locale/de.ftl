# ESSEN The Game: Spiel '13, German.
# An argument such as $symbol is the name of what it names; $zone-in and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is the number of a booth if $place
# is "booth", else one of the spaces below.

title = ESSEN The Game: Spiel ’13
tagline = Ein Tag auf der Messe: Kämpfe dich durchs Gedränge, fülle deine Tasche und erfülle dir deine Wünsche.

## The fair

space-parking = Parkplatz
    .zu = zum Parkplatz
    .hin = Zum Parkplatz gehen
    .bei = auf dem Parkplatz
    .also = Auto, Zuhause, Heimweg
space-west = Eingang West
    .zu = zum Eingang West
    .hin = Zum Eingang West gehen
    .bei = am Eingang West
    .also = Westeingang, Ausgang
space-east = Eingang Ost
    .zu = zum Eingang Ost
    .hin = Zum Eingang Ost gehen
    .bei = am Eingang Ost
    .also = Osteingang, Ausgang
space-courtyard = Freigelände
    .zu = aufs Freigelände
    .hin = Aufs Freigelände gehen
    .bei = auf dem Freigelände
    .also = Hof, Innenhof, draußen
space-galeria-west = Galeria West
    .zu = in die Galeria West
    .hin = In die Galeria West gehen
    .bei = in der Galeria West
    .also = Galerie
space-galeria-east = Galeria Ost
    .zu = in die Galeria Ost
    .hin = In die Galeria Ost gehen
    .bei = in der Galeria Ost
    .also = Galerie
zone-green = grüner Bereich
    .in = im grünen Bereich
    .also = Zone
zone-purple = lila Bereich
    .in = im lila Bereich
    .also = Zone
zone-blue = blauer Bereich
    .in = im blauen Bereich
    .also = Zone
zone-red = roter Bereich
    .in = im roten Bereich
    .also = Zone
zone-yellow = gelber Bereich
    .in = im gelben Bereich
    .also = Zone
booth = Stand { $booth }, { $publisher }
    .also = Messestand
tile = { $game }
wish = Wunschkarte „{ $game }“
    .also = Wunschlistenkarte, Wunsch, Karte
boot-of = Kofferraum von { $owner }
    .also = mein, Auto, ausladen, einladen, beladen, verstauen
ranking = Ranglistenkarte { $number }
    .also = Rangliste

## The games

symbol-meeple = Spielfigur
    .spiel = Figurenspiel
    .spiele = Figurenspiele
symbol-dice = Würfel
    .spiel = Würfelspiel
    .spiele = Würfelspiele
symbol-cards = Spielkarten
    .spiel = Kartenspiel
    .spiele = Kartenspiele
symbol-hourglass = Sanduhr
    .spiel = Sanduhrspiel
    .spiele = Sanduhrspiele
popularity-meeple = Beliebtheit der Figurenspiele
    .also = Spielfigur, Meeple, Skala
popularity-dice = Beliebtheit der Würfelspiele
    .also = Würfel, Skala
popularity-cards = Beliebtheit der Kartenspiele
    .also = Karten, Spielkarten, Skala
popularity-hourglass = Beliebtheit der Sanduhrspiele
    .also = Sanduhr, Sanduhren, Skala
token-buzz = Verkaufsschlager
    .effect = +3 Punkte
token-flop = Ladenhüter
    .effect = −3 Punkte, aber nie unter 0
token-goodies = Messe-Promo
    .effect = +1 Punkt
token-discount = Rabatt
    .effect = 10 € billiger
token-sold-out = Ausverkauft
    .effect = nur mit Vorbestellung
token-none = kein Ereignis
    .effect = alles bleibt, wie es ist
last-round-sale = jedes Spiel 10 € billiger
last-round-meeple = +2 Punkte für jedes Figurenspiel
last-round-dice = +2 Punkte für jedes Würfelspiel
last-round-cards = +2 Punkte für jedes Kartenspiel
last-round-hourglass = +2 Punkte für jedes Sanduhrspiel
symbol-amount = { $count ->
        [one] 1 { $symbol-spiel }
       *[other] { $count } { $symbol-spiele }
    }

## Things one can point at

eat = etwas zu essen
    .also = Imbiss, Snack, Pause, Hunger
deck = Wunschkartenstapel
    .also = testen, Testspiel, Stapel, Nachziehstapel, ziehen
cash = Geldautomat
    .also = abheben, Geld, Bankautomat
end = Ende des Zuges
    .also = Zug beenden, Zugende, fertig, passen
clock = Uhr
    .also = Zeit, Runde
pallet = Hubwagen { $number }
    .also = Palette
crowd-green = Gedränge im grünen Bereich
crowd-purple = Gedränge im lila Bereich
crowd-blue = Gedränge im blauen Bereich
crowd-red = Gedränge im roten Bereich
crowd-yellow = Gedränge im gelben Bereich
crowd-courtyard = Gedränge auf dem Freigelände
crowd-entrances = Gedränge an den Eingängen
track = Aktionsleiste
    .also = Aktionen
purse = Geldbeutel
    .also = Geld, Euro
pre-order = Vorbestellung
    .also = ausverkauft
wishlist = meine Wunschliste
common-wishlist = allgemeine Wunschliste

## The score sheet

line-buying = Gekaufte Spiele
line-morning = Ranglisten des Vormittags
line-afternoon = Ranglisten des Nachmittags
line-wishes = Wünsche
line-departure = Frühzeitige Abreise
line-cash = Geldautomat
tally-games = Spiele in Kofferraum und Tasche

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: as printed, in every language the same.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = Y
galeria = Galeria
round = Runde { $count } von { $total }
draft = Die Wunschlisten
points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
money = { $euros } €
# In a cell of the map, where no blank has room.
money-short = { $euros }{ "€" }
bag = Tasche
boot = Kofferraum
first-player = Startspieler
pre-order-free = Vorbestellung frei
pre-order-used = Vorbestellung genutzt
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
rankings-morning = Ranglisten des Vormittags
rankings-afternoon = Ranglisten des Nachmittags
my-wishes = Meine Wunschliste
common-wishes = Allgemeine Wunschliste
wish-is-bought = gekauft
wish-is-booth = im Verkauf
wish-is-pallet = auf Hubwagen
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
card-way = { $count ->
        [one] 1 Aktion entfernt
       *[other] { $count } Aktionen entfernt
    }
score-sheet = Schlusswertung
money-left = Restgeld

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = dein Wunsch
sign-common-wish = allgemeine Wunschliste
sign-crowd = Gedränge: Ein Schritt kostet { $count }
sign-way = Aktionen entfernt
sign-coming = nächste Runde im Verkauf

# Short words on the map itself: a sticker has room for nine letters with its number
hall-green = Grüne Halle
hall-purple = Lila Halle
hall-blue = Blaue Halle
hall-red = Rote Halle
hall-yellow = Gelbe Halle
courtyard = Freigelände
entrance-west = West
entrance-east = Ost
cash-machine = Bargeld
crowd-step = Gedränge: { $count } je Schritt
next-round = Nächste Runde
later = { $count } später
comes-next-round = kommt nächste Runde
empty-stall = leer
sold = verkauft an { $seat }
by-car = im Kofferraum
ranking-morning-title = Vormittags-Rangliste
ranking-evening-title = Nachmittags-Rangliste
midday = Mittag
evening = Abend
sticker-buzz = HIT +{ $count }
sticker-flop = FLOP −{ $count }
sticker-goodies = PROMO +{ $count }
sticker-discount = −{ $euros } €
sticker-sold-out = ALLE WEG

# What one has, and what a way or a purchase leaves
your-actions = Deine Aktionen
left = noch { $count }
wishes-of = { $count } von { $total } Wünschen
next-wish = nächster: { $points }
near-too = { $count ->
        [one] noch 1 deiner Karten in der Nähe
       *[other] noch { $count } deiner Karten in der Nähe
    }
go-there = Hingehen
go-and-buy = Hingehen und kaufen
buy-it = Kaufen
to-the-car = Zum Auto
leaves-you = Dir bleiben { $actions ->
        [0] keine Aktion
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } und { $euros } €
end-anyway = { $count ->
        [one] Mit 1 übrigen Aktion beenden
       *[other] Mit { $count } übrigen Aktionen beenden
    }
keep-going = Weitermachen
go-on = Weiter
can-be-taken-back = Das kannst du zurücknehmen.
look-closer = Näher heran
look-wider = Weiter weg
put-away = Weglegen

## Computer players of this title

mind-one-step = Schritt für Schritt

## Der Streifen vor einem Mitspieler und die Möglichkeiten in Kürze

strip-end = Zug beenden
strip-test = Spiele testen
strip-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
strip-next = noch { $count }: { $points }
has-left = abgereist
scored-by-nobody = niemand
total = Gesamt
chip-cost = { $cost ->
        [0] gleich hier
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }
chip-unload = Ausladen
chip-eat = Essen
chip-withdraw = Geldautomat
chip-test = Spiele testen
chip-end = Zug beenden
chip-stop = Hier bleiben
chip-all = Alle ({ $count })

## Options

option-crowd = Gedränge
option-crowd-true = mit Gedränge
option-crowd-false = ohne (vereinfachte Variante)
option-rankings = Ranglistenkarten
option-rankings-true = mit Ranglistenkarten
option-rankings-false = ohne (vereinfachte Variante)
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
ask-act = Du bist { $place ->
        [booth] an Stand { $space } ({ $publisher })
       *[other] { $space-bei }
    }. { $count ->
        [0] Keine Aktion mehr
        [one] Noch eine Aktion
       *[other] Noch { $count } Aktionen
    }, { $euros } €.
ask-keep = Welchen Wunsch behältst du? Den anderen wirfst du ab.
ask-remove = Welches Spiel entfernst du aus den Messehallen?

## The choices

choose-go = { $place ->
        [booth] Zu Stand { $space } ({ $publisher }) gehen
       *[other] { $space-hin }
    }{ $cost ->
        [one] { "" }
       *[other] , { $cost } Aktionen
    }
choose-go-game = Zu Stand { $booth } ({ $publisher }) gehen{ $cost ->
        [one] { "" }
       *[other] , { $cost } Aktionen
    }: „{ $game }“ für { $euros } €, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
choose-buy = „{ $game }“ für { $euros } € kaufen: { $points ->
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
choose-pick = „{ $game }“ behalten ({ $symbol }, Stand { $booth })
choose-keep = „{ $game }“ behalten ({ $symbol }, Stand { $booth })
choose-remove = „{ $game }“ entfernen ({ $symbol }, Stand { $booth })

## Plans

plan-go = { $place ->
        [booth] Zu Stand { $space } ({ $publisher }) gehen
       *[other] { $space-hin }
    }: { $cost ->
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
event-picked-own = { $seat } behält „{ $game }“.
event-passed = Die übrigen Karten gehen nach links weiter.
event-common = Auf der allgemeinen Wunschliste: { $game }.
event-round = Runde { $count } beginnt.
event-released = Jetzt im Verkauf: { $game }.
event-pallet = { $change ->
        [less] Nächste Runde, Beliebtheit sinkt: { $game }.
        [more] Nächste Runde, Beliebtheit steigt: { $game }.
       *[event] Nächste Runde, mit einem Ereignis: { $game }.
    }
event-popularity = Die Beliebtheit der { $symbol-spiele } ist jetzt { $count }.
event-token = Auf „{ $game }“ liegt „{ $token }“: { $token-effect }.
event-crowd = Gedränge { $zone-in }.
event-crowded-courtyard = Gedränge auf dem Freigelände.
event-crowded-entrances = Alles will nach Hause: Gedränge an beiden Eingängen.
event-last-round = Letzte Runde: { $tile }.
event-first = { $seat } ist Startspieler.
event-went = { $seat } geht { $place ->
        [booth] zu Stand { $space } ({ $publisher })
       *[other] { $space-zu }
    }.
event-ate = { $seat } isst etwas für { $other } € und bekommt { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } zurück.
event-bought = { $seat } kauft „{ $game }“ für { $euros } €.
event-points = { $seat } bekommt { $points ->
        [0] keine Punkte
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
event-pre-order = { $seat } hatte es vorbestellt.
event-wish = { $seat } nimmt die Karte dazu von der allgemeinen Wunschliste.
event-tested = { $seat } testet Spiele.
event-drew = { $seat } testet „{ $game }“ und „{ $other }“.
event-kept = { $seat } behält einen Wunsch und wirft „{ $other }“ ab.
event-kept-own = { $seat } behält „{ $game }“ und wirft „{ $other }“ ab.
event-kept-only = { $seat } behält die letzte Wunschkarte.
event-kept-own-only = { $seat } behält „{ $game }“, die letzte Wunschkarte.
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
event-removed = { $seat } entfernt „{ $game }“ aus den Messehallen.
event-midday = Mittag: Die Ranglisten des Vormittags werden gewertet.
event-ranking-morning = { $seat } erfüllt die Rangliste mit { $needs }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-ranking-afternoon = { $seat } erfüllt die Rangliste mit { $needs }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-afternoon = Neue Rangliste für den Nachmittag: { $needs }.
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
event-tie-wishes = Punktgleichstand: Wer sich mehr Wünsche erfüllt hat, gewinnt (ES-50).
event-tie-money = Gleichstand bei Punkten und Wünschen: Wer weniger Geld übrig hat, gewinnt (ES-50).
event-tie-shared = Gleichstand in allem: Der Sieg wird geteilt (ES-50).

## Why not

why-over = Die Messe ist vorbei.
why-others-draft = Die anderen suchen noch ihre Wünsche aus.
why-not-your-turn = Du bist nicht am Zug: { $turn } entscheidet.
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
    }, aber du hast { $left ->
        [0] keine mehr
        [one] nur noch eine
       *[other] nur noch { $left }
    }.
why-in-warehouse = „{ $game }“ ist noch nicht erschienen und wartet im Lager.
why-on-pallet = „{ $game }“ kommt in der nächsten Runde in den Verkauf.
why-taken-away = „{ $game }“ wurde aus den Messehallen entfernt.
why-bought = { $owner } hat „{ $game }“ schon gekauft.
why-not-at-booth = Um „{ $game }“ zu kaufen, musst du an Stand { $booth } stehen; der Weg dorthin kostet { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }.
why-bag-full = Deine Tasche ist voll: Mehr als sechs Spiele kannst du nicht tragen.
why-no-room = Ein Spiel braucht ein freies Feld auf deiner Aktionsleiste, und du hast keine Aktion mehr.
why-sold-out = „{ $game }“ ist ausverkauft, und deine Vorbestellung ist schon genutzt.
why-too-expensive = „{ $game }“ kostet { $euros } €, aber du hast nur { $money } €.
why-under-meeple = Auf „{ $game }“ steht eine Spielfigur.
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
why-cannot-pay-food = Ein Imbiss kostet { $euros } €, und so viel hast du nicht.
why-no-cash-here = Der Geldautomat steht auf dem Parkplatz.
why-too-few-points = Geld abheben kostet { $points ->
        [one] einen Punkt, und den hast du nicht
       *[other] { $points } Punkte, und so viele hast du nicht
    }.
why-no-action-left = Spiele zu testen kostet eine Aktion, und du hast keine mehr.
why-no-wishes-left = Es gibt keine Wunschkarte mehr zu ziehen.
why-popularity = Die Beliebtheit ändert sich von selbst, immer zu Beginn einer Runde.
why-ranking = Ranglistenkarten werden nach Runde 4 und am Ende gewertet.
why-pallet = Spiele auf den Hubwagen kommen zu Beginn der nächsten Runde in den Verkauf.
why-warehouse = Im Lager kauft niemand: In jeder Runde kommen sechs Spiele heraus.
why-clock = Die Uhr geht von selbst weiter, wenn alle am Zug waren.
why-crowd = Das Gedränge wandert von selbst, immer zu Beginn einer Runde.
why-track = Aktionen kosten das Gehen und das Testen; Spiele in der Tasche blockieren sie.
why-bag = Aus der Tasche kommen Spiele, wenn du sie auf dem Parkplatz in den Kofferraum lädst.
why-purse = Geld gibst du beim Kaufen und Essen aus; mehr davon hat der Geldautomat.
why-pre-order = Die Vorbestellung löst du von selbst ein, wenn du ein ausverkauftes Spiel kaufst.

## What things are, and what they are worth now

tell-way = { $count ->
        [0] Hier stehst du.
        [one] Eine Aktion von dir entfernt.
       *[other] { $count } Aktionen von dir entfernt.
    }
tell-booth = Der Stand von { $publisher } { $zone-in }.
tell-entrance = Ein Weg zwischen Parkplatz und Hallen.
tell-courtyard = Es verbindet die beiden Gebäude, und es gibt etwas zu essen.
tell-galeria = Sie verbindet die beiden Gebäude, und hier ist nie Gedränge.
tell-parking = Hier steht dein Auto: Lade deine Tasche aus oder hebe Geld ab.
tell-departure = Wer als Nächstes die letzte Runde hier beendet, reist früh ab und bekommt { $points } Punkte.
tell-sale = „{ $game }“ ist im Verkauf: { $euros } € für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tell-coming = „{ $game }“ kommt in der nächsten Runde in den Verkauf.
tell-warehouse-game = „{ $game }“ ist noch nicht erschienen.
tell-sold = { $owner } hat „{ $game }“ gekauft.
tell-removed = „{ $game }“ wurde aus den Messehallen entfernt.
tell-tile = { $symbol-spiel } an Stand { $booth }: { $euros } € für sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } (Beliebtheit { $popularity }, Bonus { $bonus }{ $more ->
        [none] { "" }
       *[other] , dazu { $more }
    }).
tell-token = { $token }: { $token-effect }.
tell-sold-out-free = Mit deiner Vorbestellung bekommst du es, einmal am ganzen Tag.
tell-sold-out-used = Deine Vorbestellung ist schon genutzt.
tell-own-wish = Dieses Spiel wünschst du dir.
tell-common-wish = Seine Karte liegt auf der allgemeinen Wunschliste: Wer das Spiel kauft, nimmt sie.
tell-wish-worth = Kaufst du es, ist deine Wunschliste am Ende { $then } statt { $now } Punkte wert.
tell-wish-toward = Kaufst du es, zählt es für deine Wunschliste: Mit { $count ->
        [one] einem weiteren Wunsch
       *[other] { $count } weiteren Wünschen
    } danach ist sie { $points } Punkte wert.
tell-wish-full = Mehr kann deine Wunschliste nicht wert sein.
tell-wish = Der Wunsch nach „{ $game }“, einem Spiel von { $publisher }, Stand { $booth } { $zone-in }.
tell-fulfilled = Du hast es gekauft, dieser Wunsch ist erfüllt.
tell-eat = Ein Imbiss für { $euros } € gibt dir { $count ->
        [one] eine Aktion
       *[other] bis zu { $count } Aktionen
    } zurück, einmal je Runde auf dem Freigelände.
tell-eat-now = { $count ->
        [0] Du hast noch keine Aktion ausgegeben, also brächte er jetzt nichts.
        [one] Jetzt wäre es eine Aktion.
       *[other] Jetzt wären es { $count } Aktionen.
    }
tell-deck = Spiele testen, überall: Ziehe zwei Wünsche und behalte einen, für { $cost ->
        [one] eine Aktion
       *[other] { $cost } Aktionen
    }.
tell-deck-left = { $count ->
        [0] Der Stapel ist leer; bei Bedarf werden die abgeworfenen Wünsche gemischt.
        [one] Eine Karte ist noch da.
       *[other] { $count } Karten sind noch da.
    }
tell-cash = Der Automat gibt { $euros } € für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, so oft du die Punkte hast.
tell-have = Du hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $euros } €.
tell-boot = { $count ->
        [0] Noch kein Spiel darin; hier zählen sie und blockieren keine Aktion.
        [one] Ein Spiel darin; hier zählt es und blockiert keine Aktion.
       *[other] { $count } Spiele darin; hier zählen sie und blockieren keine Aktion.
    }
tell-end = Dein Zug dauert, bis du ihn beendest.
tell-end-lost = { $count ->
        [one] Eine Aktion ginge verloren.
       *[other] { $count } Aktionen gingen verloren.
    }
tell-popularity = { $symbol-spiele } bringen beim Kauf jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für ihre Beliebtheit.
tell-popularity-moved = { $moved ->
        [none] Die Hubwagen dieser Runde ließen sie, wie sie war;
       *[other] Die Hubwagen dieser Runde änderten sie um { $moved };
    } die nächsten Spiele darauf können sie wieder ändern.
tell-popularity-last = Sie ändert sich nicht mehr.
tell-ranking = { $points } Punkte für alle, die { $series ->
        [morning] am Mittag
       *[other] am Ende des Tages
    } mindestens das haben: { $needs }.
tell-ranking-met = Du hast das.
tell-ranking-lacks = Dir fehlt noch: { $needs }.
tell-ranking-others = Bisher erfüllt von { $seats }.
tell-pallet = { $change ->
        [less] Ein Spiel auf diesem Hubwagen macht seine Kategorie um { $count } weniger beliebt.
        [more] Ein Spiel auf diesem Hubwagen macht seine Kategorie um { $count } beliebter.
       *[event] Ein Spiel auf diesem Hubwagen hat ein Ereignis, und in seinen Bereich kommt Gedränge.
    }
tell-pallet-empty = Er ist leer: Es kommen keine Spiele mehr.
tell-clock = Runde { $count } von { $total }.
tell-clock-midday = Nach Runde { $count } werden die Ranglisten des Vormittags gewertet.
tell-clock-evening = Nach Runde { $total } schließt die Messe, und Ranglisten und Wünsche werden gewertet.
tell-last-round = Letzte Runde: { $tile }.
tell-crowd = Hier ist Gedränge: Jeder Schritt kostet { $count } Aktionen.
tell-no-crowd = Diese Runde kein Gedränge: Ein Schritt kostet { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }.
tell-track = Von deinen { $total } Aktionen sind { $spent } ausgegeben und { $bag } durch Spiele in der Tasche blockiert; { $count } bleiben.
tell-bag = { $count } von { $total } Spielen sind darin; jedes blockiert eine Aktion, bis du es an deinem Auto auslädst.
tell-purse = Du hast { $euros } € für Spiele und Imbisse. Am Ende entscheidet Geld nur bei Gleichstand, und weniger gewinnt.
tell-pre-order = Einmal am ganzen Tag bekommst du damit ein ausverkauftes Spiel.
tell-pre-order-free = Du hast sie noch.
tell-pre-order-used = Du hast sie für „{ $game }“ genutzt.
tell-wishlist = { $count } der { $total } Spiele darauf hast du gekauft: { $points } Punkte am Ende.
tell-wishlist-next = { $count ->
        [one] Ein weiteres bringt
       *[other] { $count } weitere bringen
    } sie auf { $points } Punkte.
tell-common-list = { $count ->
        [one] Ein Wunsch liegt
       *[other] { $count } Wünsche liegen
    } offen für alle: Wer das Spiel kauft, nimmt seine Karte.
tell-warehouse = { $count ->
        [0] Alle Spiele sind erschienen.
        [one] Ein Spiel ist noch nicht erschienen.
       *[other] { $count } Spiele sind noch nicht erschienen.
    }

## For who hears the game

spoken-draft = Die Wunschlisten werden zusammengestellt.
spoken-at = { $place ->
        [booth] An Stand { $space } ({ $publisher })
       *[other] Ort: { $space }
    }.
spoken-means = Aktionen übrig: { $count }, Geld: { $euros } €.
spoken-crowds = Gedränge, ein Schritt kostet dort { $count } Aktionen: { $places }.
spoken-in-reach = { $count ->
        [one] Ein Spiel ist in diesem Zug zu haben: { $games }.
       *[other] { $count } Spiele sind in diesem Zug zu haben, am besten: { $games }.
    }
spoken-none-in-reach = In diesem Zug ist kein Spiel zu haben.
spoken-popular = Beliebtheit: { $symbols }.
spoken-here = Hier steht: { $seats }.
spoken-in-bag = In der Tasche: { $games }.
spoken-in-bag-none = Die Tasche ist leer.
spoken-in-boot = Im Kofferraum: { $games }.
spoken-in-boot-none = Der Kofferraum ist leer.
spoken-wishes = Wunschkarten auf der Hand: { $games }.
spoken-wishes-none = Keine Wunschkarten auf der Hand.
spoken-wish-cards = Wunschkarten auf der Hand: { $count }.
spoken-shown = Erfüllte Wünsche von der allgemeinen Wunschliste: { $games }.
spoken-sale = „{ $game }“, { $symbol-spiel }, ist im Verkauf: { $euros } € für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
spoken-wishlist = Wunschliste: { $count } von { $total } Spielen gekauft, { $points } Punkte am Ende.
spoken-pre-order-free = Die Vorbestellung ist noch frei.
spoken-pre-order-used = Die Vorbestellung ist genutzt.
spoken-common = Darauf stehen: { $games }.

## The tutorial

tutorial-welcome = Willkommen in Essen, Oktober 2013! Du bist Orange, Blau und Grün sind Computerspieler. Bringe die Spiele heim, über die alle reden, und die, die du dir wünschst.
tutorial-wishes = Zuerst die Wunschlisten: Viermal behältst du eine Karte und gibst den Rest weiter. Ein bis drei gekaufte Wünsche sind am Ende 5 Punkte wert, vier 10 und zehn 30.
tutorial-draft = Zwei dieser Spiele gibt es im lila Bereich. Wünsche, die nah beieinanderliegen, sparen Wege: Behalte „Madeira“.
tutorial-draft-again = Diese Karten kommen vom Nachbarn. „Blueprints“ liegt auch im lila Bereich und ist günstig: Behalte es. Die letzten beiden suchen wir für dich aus.
tutorial-common = Deine Wünsche liegen nun alle im lila Bereich. Was niemand behielt, ist die allgemeine Wunschliste: Wer so ein Spiel kauft, nimmt seine Karte, und sie zählt wie eine eigene.
tutorial-popularity = Sechs Spiele warten auf den Hubwagen bis zur nächsten Runde. Ihre Kategorien sind Tagesgespräch: Zwei Würfelspiele auf „+1“ brachten die Würfel von 2 auf 4.
tutorial-events = Zwei Hubwagen bringen Ereignisse: „Exodus“ gibt später 3 Punkte extra, „Ignis“ ist ausverkauft. Dafür brauchst du deine Vorbestellung, und die reicht für ein Spiel am ganzen Tag.
tutorial-crowd = Wo ein Ereignis ist, ist Gedränge. Im roten und im blauen Bereich kostet jeder Schritt diese Runde zwei Aktionen, sonst nur eine.
tutorial-walk = Du beginnst und hast acht Aktionen. Zwei Spiele, die du willst, liegen im lila Bereich, und der Weg dorthin beginnt am Eingang West: Gehe los.
tutorial-eat = Wir sind mit dir zum Freigelände gegangen, drei Aktionen sind weg. Ein Imbiss für 20 € gibt dir zwei zurück, einmal je Runde: Iss etwas.
tutorial-buy = Hier liegt „Legacy“ von der allgemeinen Wunschliste. Es bringt sofort Punkte: 3 für die Beliebtheit der Kartenspiele und 1 Bonus. Kaufe es für 30 €.
tutorial-bag = Auch seine Wunschkarte gehört jetzt dir. Aber die Tasche wird schwer: Jedes Spiel darin liegt auf deiner Aktionsleiste und blockiert eine Aktion.
tutorial-next-door = Dein eigener Wunsch „Blueprints“ wartet nebenan. Gehe zu Stand 13.
tutorial-own-wish = Würfel sind in Mode: 4 für die Beliebtheit und 1 Bonus, das sind 5 Punkte für 20 €. Kaufe „Blueprints“.
tutorial-last-action = Neun Punkte! Mit der letzten Aktion gehen wir an Stand 9, wo dein nächster Zug beginnt, und beenden diesen. Schau jetzt Blau und Grün zu.
tutorial-round = Runde zwei: Die Spiele der Hubwagen sind im Verkauf, neue kamen, Beliebtheit und Gedränge haben sich geändert. Grün trägt am wenigsten und beginnt.
tutorial-ranking = Die zweite Ranglistenkarte gibt am Mittag 4 Punkte für zwei Würfel- und zwei Kartenspiele. Je eines hast du, und „Rampage“ ist das zweite Würfelspiel: Kaufe es.
tutorial-ranking-done = „Fünf Gurken“ für 10 € ist dein zweites Kartenspiel: 4 Punkte jetzt und am Mittag noch einmal 4. Kaufe es.
tutorial-heavy = Vier Spiele in der Tasche lassen dir drei Aktionen. Das reicht gerade für den Weg zum Auto: Wir gehen.
tutorial-unload = Ausladen kostet nichts, und die Felder, die die Spiele blockierten, sind wieder frei. Lade alle vier in den Kofferraum.
tutorial-cash = Neben deinem Auto steht der Geldautomat: 50 € für 2 Punkte. Du hast noch 180 €, also behalte deine Punkte.
tutorial-test = Vier Aktionen sind wieder da. Für eine davon kannst du Spiele testen, egal wo: Ziehe zwei Wünsche und behalte einen. Probiere es aus.
tutorial-keep = So ein Glück: „Rampage“ hast du schon gekauft, und ein Wunsch zählt, wann immer seine Karte kam. Behalte ihn, das sind drei Wünsche.
tutorial-midday = Nach Runde 4 ist Mittag, und die Ranglistenkarten werden gewertet. Für den Nachmittag kommen drei neue mit je 8 Punkten.
tutorial-leaving = In Runde 7 macht eine Überraschung Spiele billiger oder besser, und alle wollen heim. Wer die Runde als Erstes auf dem Parkplatz beendet, bekommt 6 Punkte, danach 3.
tutorial-end = Du führst mit 18 Punkten vor Grün mit 17, und deine Wünsche bringen noch 5. Wer die meisten Punkte hat, gewinnt. Möchtest du einen ganzen Tag selbst spielen?
