# ESSEN The Game: Spiel '13, Dutch.
# An argument such as $symbol is the name of what it names; $token-effect is that name's attribute below.
# $game and $publisher are names that are the same in every language; $space is a booth (number and publisher) or one of
# the spaces below.

title = ESSEN The Game: Spiel '13
tagline = Eén dag op de beurs: baan je een weg door de menigte, vul je tas en werk je verlanglijst af.

## The fair

space-parking = parkeerplaats
    .also = auto, parking, parkeerterrein, thuis
space-west = ingang west
    .also = westingang, uitgang
space-east = ingang oost
    .also = oostingang, uitgang
space-courtyard = binnenplaats
    .also = plein, buiten
space-galeria-west = galerij west
    .also = galeria
space-galeria-east = galerij oost
    .also = galeria
zone-green = groene zone
zone-purple = paarse zone
zone-blue = blauwe zone
zone-red = rode zone
zone-yellow = gele zone
booth = kraam { $booth }, { $publisher }
    .also = stand
tile = { $game }
wish = verlanglijstkaart { $game }
    .also = wens, kaart, verlanglijst
boot-of = kofferbak van { $owner }
    .also = mijn, auto, kofferruimte, opbergen, uitladen, inladen
ranking = scorekaart { $number }
    .also = ranglijst

## The games

symbol-meeple = meeple
symbol-dice = dobbelsteen
symbol-cards = kaarten
symbol-hourglass = zandloper
popularity-meeple = populariteit van meeplespellen
    .also = pion, populair
popularity-dice = populariteit van dobbelsteenspellen
    .also = dobbelsteen, dobbelstenen, populair
popularity-cards = populariteit van kaartspellen
    .also = kaarten, populair
popularity-hourglass = populariteit van zandloperspellen
    .also = zandloper, populair
token-buzz = Buzz
    .effect = 3 punten extra
token-flop = Flop
    .effect = 3 punten minder, maar nooit onder 0
token-goodies = Goodies
    .effect = 1 punt extra
token-discount = Korting
    .effect = € 10 goedkoper
token-sold-out = Uitverkocht
    .effect = alleen met een pre-order
token-none = geen gebeurtenis
    .effect = alles blijft zoals het is
last-round-sale = elk spel is € 10 goedkoper
last-round-meeple = 2 punten extra voor elk meeplespel
last-round-dice = 2 punten extra voor elk dobbelsteenspel
last-round-cards = 2 punten extra voor elk kaartspel
last-round-hourglass = 2 punten extra voor elk zandloperspel

## Things one can point at

eat = iets te eten
    .also = snack, hapje, pauze, honger
deck = verlanglijststapel
    .also = proefspelen, testen, trekstapel, stapel, trekken
cash = geldautomaat
    .also = geld, opnemen, pinnen, pinautomaat
end = einde van de beurt
    .also = beurt beëindigen, klaar, passen

## The score sheet

line-buying = Gekochte spellen
line-morning = Ochtendkaarten
line-afternoon = Middagkaarten
line-wishes = Verlanglijst
line-departure = Vroegtijdig vertrek
line-cash = Geldautomaat

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: all five different.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = E
galeria = galerij
round = Ronde { $count } van { $total }
draft = De verlanglijsten
points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
money = € { $euros }
bag = Tas
boot = Auto
first-player = startspeler
pre-order-free = pre-order vrij
pre-order-used = pre-order op
has-eaten = gegeten
actions-left = { $count ->
        [one] nog één actie
       *[other] nog { $count } acties
    }
cards-held = { $count ->
        [one] één verlanglijstkaart
       *[other] { $count } verlanglijstkaarten
    }
pallets = Pallettruck
warehouse = Opslagruimte
warehouse-games = { $count ->
        [0] leeg
        [one] 1 spel
       *[other] { $count } spellen
    }
popularity = Populariteit
rankings-morning = Scorekaarten ochtend
rankings-afternoon = Scorekaarten middag
my-wishes = Mijn verlanglijst
common-wishes = Gemeenschappelijke verlanglijst
wish-is-bought = gekocht
wish-is-booth = te koop
wish-is-pallet = op pallet
wish-is-warehouse = in opslag
wish-is-removed = verwijderd
wish-is-taken = { $seat }
wish-progress = nog { $count ->
        [one] 1 wens
       *[other] { $count } wensen
    } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
wish-progress-full = meer punten zijn er niet
card-bonus = bonus { $count }
card-way = { $count ->
        [one] 1 actie ver
       *[other] { $count } acties ver
    }
score-sheet = Eindtelling
money-left = Geld over

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = jouw wens
sign-common-wish = gemeenschappelijke wens
sign-crowd = menigte: een stap kost { $count }
sign-way = acties ver
sign-coming = volgende ronde te koop

## Computer players of this title

mind-one-step = stap voor stap

## Options

option-crowd = Menigte
option-crowd-true = met menigte
option-crowd-false = zonder, als familiespel
option-rankings = Scorekaarten
option-rankings-true = met scorekaarten
option-rankings-false = zonder, als familiespel
option-removal = Spellen verwijderen (met z’n tweeën)
option-removal-before-actions = vóór de acties van ronde 2 tot en met 7
option-removal-end-of-round = aan het eind van ronde 1 tot en met 6
option-buying = Ruimte voor een spel
option-buying-ahead = een actieveld vóór je actiefiche nodig
option-buying-any = elk vrij vak met een tas volstaat
option-popularity-limit = Hoogste populariteit
option-popularity-limit-printed = einde van het spoor
option-popularity-limit-8 = 8
option-popularity-limit-none = onbeperkt

## What is asked

ask-draft = Welke wens houd je? { $picks ->
        [one] De andere kaarten geef je door.
       *[other] Van deze kaarten houd je er { $picks }.
    }
ask-draft-last = Welke wens houd je? De andere kaarten gaan naar de gemeenschappelijke verlanglijst.
ask-act = Je bent hier: { $space }. { $count ->
        [0] Geen acties meer
        [one] Nog één actie
       *[other] Nog { $count } acties
    }, € { $euros }.
ask-keep = Welke wens houd je? De andere leg je af.
ask-remove = Welk spel haal je van de beurs?

## The choices

choose-go = Ga naar: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } acties)
    }
choose-go-game = Ga naar: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } acties)
    } – { $game }, € { $euros }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
choose-buy = Koop { $game } voor € { $euros }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
choose-eat = Eet iets voor € { $euros }: { $count ->
        [one] 1 actie
       *[other] { $count } acties
    } terug
choose-test = Proefspelen: trek twee verlanglijstkaarten, houd er één (1 actie)
choose-unload = Berg { $count ->
        [one] één spel
       *[other] { $count } spellen
    } op in de kofferbak
choose-withdraw = Neem € { $euros } op voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }
choose-end = Beëindig je beurt{ $count ->
        [0] { "" }
        [one] { " " }(je laat één actie liggen)
       *[other] { " " }(je laat { $count } acties liggen)
    }
choose-pick = Houd { $game } ({ $symbol }, kraam { $booth })
choose-keep = Houd { $game } ({ $symbol }, kraam { $booth })
choose-remove = Haal { $game } weg ({ $symbol }, kraam { $booth })

## Plans

plan-go = { $space }: { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }
plan-buy = { $game } ({ $symbol }, kraam { $booth }): { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }, € { $euros }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
plan-unload = { $count ->
        [one] Eén spel
       *[other] { $count } spellen
    } opbergen in de kofferbak: { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }

## What happened

event-picked = { $seat } houdt een wens.
event-picked-own = { $seat } houdt { $game }.
event-passed = De andere kaarten gaan naar links.
event-common = Op de gemeenschappelijke verlanglijst: { $game }.
event-round = Ronde { $count } begint.
event-released = Nu te koop: { $game }.
event-pallet = { $game } ({ $symbol }) → { $pallet ->
        [0] pallet -1
        [4] pallet ?
        [5] pallet ?
       *[other] pallet +1
    }
event-popularity = Populariteit { $symbol }: { $count }.
event-token = Op { $game } ligt ‘{ $token }’: { $token-effect }.
event-crowd = Menigte in de { $zone }.
event-crowded-courtyard = Menigte op de binnenplaats.
event-crowded-entrances = Iedereen wil naar huis: menigte bij beide ingangen.
event-last-round = Laatste ronde: { $tile }.
event-first = { $seat } is startspeler.
event-went = { $seat } loopt naar: { $space }.
event-ate = { $seat } eet iets voor € { $other } en krijgt { $count ->
        [one] één actie
       *[other] { $count } acties
    } terug.
event-bought = { $seat } koopt { $game } voor € { $euros }.
event-points = { $seat } scoort { $points ->
        [0] geen punten
        [one] één punt
       *[other] { $points } punten
    }.
event-pre-order = { $seat } had het vooraf besteld.
event-wish = { $seat } neemt de kaart van dat spel van de gemeenschappelijke verlanglijst.
event-tested = { $seat } gaat proefspelen.
event-drew = { $seat } gaat proefspelen: { $game } en { $other }.
event-kept = { $seat } houdt één wens en legt { $other } af.
event-kept-own = { $seat } houdt { $game } en legt { $other } af.
event-kept-only = { $seat } houdt de laatste verlanglijstkaart.
event-kept-own-only = { $seat } houdt { $game }, de laatste verlanglijstkaart.
event-shuffled = De afgelegde verlanglijstkaarten worden geschud: een nieuwe stapel van { $count ->
        [one] één kaart.
       *[other] { $count } kaarten.
    }
event-unloaded = { $seat } bergt { $count ->
        [one] één spel
       *[other] { $count } spellen
    } op in de kofferbak.
event-withdrew = { $seat } neemt € { $count } op voor { $other ->
        [one] één punt
       *[other] { $other } punten
    }.
event-ended = { $seat } beëindigt de beurt{ $count ->
        [0] .
        [one] { " " }en laat één actie liggen.
       *[other] { " " }en laat { $count } acties liggen.
    }
event-removed = { $seat } haalt { $game } van de beurs.
event-midday = Tussen de middag: de ochtendkaarten worden geteld.
event-ranking-morning = { $seat } voldoet aan scorekaart { $needs }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
event-ranking-afternoon = { $seat } voldoet aan scorekaart { $needs }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
event-afternoon = Nieuwe scorekaart voor de middag: { $needs }.
event-left = { $seat } vertrekt vroegtijdig: { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }.
event-closed = De beurs sluit. Iedereen gaat naar de parkeerplaats en bergt de laatste spellen op.
event-wishes = { $seat } heeft { $count ->
        [0] geen wensen
        [one] één wens
       *[other] { $count } wensen
    } vervuld: { $other ->
        [one] 1 punt
       *[other] { $other } punten
    }.
event-score = { $seat } eindigt met { $count ->
        [one] één punt.
       *[other] { $count } punten.
    }
event-tie-wishes = Gelijke punten: meer vervulde wensen beslissen (ES-50).
event-tie-money = Gelijke punten en wensen: wie minder geld over heeft, wint (ES-50).
event-tie-shared = In alles gelijk: de overwinning wordt gedeeld (ES-50).

## Why not

why-over = De beurs is afgelopen.
why-others-draft = De anderen kiezen hun wensen nog.
why-not-your-turn = Je bent niet aan de beurt: { $turn } moet kiezen.
why-draft-first = Kies eerst een wens.
why-keep-first = Kies eerst welke van de twee wensen je houdt.
why-remove-first = Kies eerst welk spel je van de beurs haalt.
why-standing-here = Daar sta je al.
why-not-next-door = Dat is niet naast je; de weg erheen kost { $cost ->
        [one] één actie
       *[other] { $cost } acties
    }, en je hebt er { $left ->
        [0] geen meer
        [one] nog één
       *[other] nog { $left }
    }.
why-step-too-dear = Die stap kost { $cost ->
        [one] één actie
       *[other] { $cost } acties
    }, en je hebt er { $left ->
        [0] geen meer
        [one] nog maar één
       *[other] nog maar { $left }
    }.
why-in-warehouse = { $game } is nog niet uit en ligt in de opslagruimte.
why-on-pallet = { $game } is vanaf de volgende ronde te koop.
why-taken-away = { $game } is van de beurs gehaald.
why-bought = { $owner } heeft { $game } al gekocht.
why-not-at-booth = Om { $game } te kopen moet je bij kraam { $booth } staan; de weg ernaartoe kost { $cost ->
        [one] één actie
       *[other] { $cost } acties
    }.
why-bag-full = Je tas is vol: meer dan zes spellen kun je niet dragen.
why-no-room = Een spel heeft een vrij veld op je actiespoor nodig, en je hebt geen acties meer.
why-sold-out = { $game } is uitverkocht, en je pre-order is al op.
why-too-expensive = { $game } kost € { $euros }, en je hebt maar € { $money }.
why-under-meeple = Op { $game } staat een meeple.
why-not-on-booth = Alleen spellen die bij hun kraam liggen, kun je weghalen.
why-common-wish = Kaarten van de gemeenschappelijke verlanglijst krijg je als je het spel koopt.
why-discarded-wish = Afgelegde verlanglijstkaarten komen pas terug als de stapel leeg is.
why-held-wish = Verlanglijstkaarten blijven in je hand en tellen aan het eind.
why-not-your-boot = Dat is niet jouw auto.
why-not-at-parking = Spellen opbergen doe je op de parkeerplaats.
why-bag-empty = Je tas is leeg.
why-not-in-courtyard = Alleen op de binnenplaats is er iets te eten.
why-eaten-already = Je hebt deze ronde al gegeten.
why-not-hungry = Je hebt nog geen actie gebruikt, dus er valt niets terug te krijgen.
why-cannot-pay-food = Een hapje kost € { $euros }.
why-no-cash-here = De geldautomaat staat op de parkeerplaats.
why-too-few-points = Geld opnemen kost { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-no-action-left = Proefspelen kost een actie, en je hebt er geen meer.
why-no-wishes-left = Er is geen verlanglijstkaart meer om te trekken.
why-popularity = De populariteit verandert vanzelf aan het begin van elke ronde.
why-ranking = Scorekaarten worden na ronde 4 en aan het eind geteld.
