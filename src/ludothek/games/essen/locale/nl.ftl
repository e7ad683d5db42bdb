# ESSEN The Game: Spiel ’13, Dutch.
# An argument such as $symbol is the name of what it names; $token-effect is that name's attribute below.
# $game and $publisher are names that are the same in every language; $space is the number of a booth if $place
# is "booth", else one of the spaces below.

title = ESSEN The Game: Spiel ’13
tagline = Eén dag op de beurs: baan je een weg door de menigte, vul je tas en werk je verlanglijst af.

## The fair

space-parking = parkeerplaats
    .naar = naar de parkeerplaats
    .op = op de parkeerplaats
    .also = auto, parking, parkeerterrein, thuis
space-west = ingang west
    .naar = naar ingang west
    .op = bij ingang west
    .also = westingang, uitgang
space-east = ingang oost
    .naar = naar ingang oost
    .op = bij ingang oost
    .also = oostingang, uitgang
space-courtyard = binnenplaats
    .naar = naar de binnenplaats
    .op = op de binnenplaats
    .also = plein, buiten
space-galeria-west = galerij west
    .naar = naar galerij west
    .op = in galerij west
    .also = galeria
space-galeria-east = galerij oost
    .naar = naar galerij oost
    .op = in galerij oost
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
    .spel = meeplespel
    .spellen = meeplespellen
symbol-dice = dobbelsteen
    .spel = dobbelsteenspel
    .spellen = dobbelsteenspellen
symbol-cards = kaarten
    .spel = kaartspel
    .spellen = kaartspellen
symbol-hourglass = zandloper
    .spel = zandloperspel
    .spellen = zandloperspellen
popularity-meeple = populariteit van meeplespellen
    .also = pion, populair
popularity-dice = populariteit van dobbelsteenspellen
    .also = dobbelsteen, dobbelstenen, populair
popularity-cards = populariteit van kaartspellen
    .also = kaarten, populair
popularity-hourglass = populariteit van zandloperspellen
    .also = zandloper, populair
token-buzz = Buzz
    .effect = +3 punten
token-flop = Flop
    .effect = −3 punten, maar nooit onder 0
token-goodies = Goodies
    .effect = +1 punt
token-discount = Korting
    .effect = € 10 goedkoper
token-sold-out = Uitverkocht
    .effect = alleen met een pre-order
token-none = geen gebeurtenis
    .effect = alles blijft zoals het is
last-round-sale = elk spel is € 10 goedkoper
last-round-meeple = +2 punten voor elk meeplespel
last-round-dice = +2 punten voor elk dobbelsteenspel
last-round-cards = +2 punten voor elk kaartspel
last-round-hourglass = +2 punten voor elk zandloperspel
symbol-amount = { $count ->
        [one] 1 { $symbol-spel }
       *[other] { $count } { $symbol-spellen }
    }

## Things one can point at

eat = iets te eten
    .also = snack, hapje, pauze, honger
deck = verlanglijststapel
    .also = proefspelen, testen, trekstapel, stapel, trekken
cash = geldautomaat
    .also = geld, opnemen, pinnen, pinautomaat
end = einde van de beurt
    .also = beurt beëindigen, klaar, passen
clock = klok
    .also = tijd, ronde
pallet = pallet { $number }
    .also = pallettruck
crowd-green = menigte in de groene zone
crowd-purple = menigte in de paarse zone
crowd-blue = menigte in de blauwe zone
crowd-red = menigte in de rode zone
crowd-yellow = menigte in de gele zone
crowd-courtyard = menigte op de binnenplaats
crowd-entrances = menigte bij de ingangen
track = actiespoor
    .also = acties
purse = portemonnee
    .also = geld, euro
pre-order = pre-order
    .also = uitverkocht, vooraf besteld
wishlist = mijn verlanglijst
common-wishlist = gemeenschappelijke verlanglijst

## The score sheet

line-buying = Gekochte spellen
line-morning = Ochtendkaarten
line-afternoon = Middagkaarten
line-wishes = Verlanglijst
line-departure = Vroegtijdig vertrek
line-cash = Geldautomaat
tally-games = Spellen in kofferbak en tas

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: as printed, in every language the same.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = Y
galeria = galerij
round = Ronde { $count } van { $total }
draft = De verlanglijsten
points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
money = € { $euros }
# In a cell of the map, where no blank has room.
money-short = { "€" }{ $euros }
bag = Tas
boot = Kofferbak
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
wish-progress-full = maximum bereikt
card-bonus = bonus { $count }
card-way = { $count ->
        [one] 1 actie lopen
       *[other] { $count } acties lopen
    }
score-sheet = Eindtelling
money-left = Geld over

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = jouw wens
sign-common-wish = gemeenschappelijke wens
sign-crowd = menigte: een stap kost { $count }
sign-way = acties lopen
sign-coming = volgende ronde te koop

# Short words on the map itself: a sticker has room for nine letters with its number
hall-green = Groene hal
hall-purple = Paarse hal
hall-blue = Blauwe hal
hall-red = Rode hal
hall-yellow = Gele hal
courtyard = Binnenplaats
entrance-west = West
entrance-east = Oost
cash-machine = Geld
crowd-step = Menigte: { $count } per stap
next-round = Volgende ronde
later = { $count } later
comes-next-round = komt volgende ronde
empty-stall = leeg
sold = verkocht aan { $seat }
by-car = in de kofferbak
ranking-morning-title = Scorekaart ochtend
ranking-evening-title = Scorekaart middag
midday = Tussen de middag
evening = Avond
sticker-buzz = BUZZ +{ $count }
sticker-flop = FLOP −{ $count }
sticker-goodies = PROMO +{ $count }
sticker-discount = −€ { $euros }
sticker-sold-out = ALLES WEG

# What one has, and what a way or a purchase leaves
your-actions = Jouw acties
left = nog { $count }
wishes-of = { $count } van { $total } wensen
next-wish = volgende: { $points }
near-too = { $count ->
        [one] nog 1 van je kaarten vlakbij
       *[other] nog { $count } van je kaarten vlakbij
    }
go-there = Ga erheen
go-and-buy = Ga en koop
buy-it = Koop
to-the-car = Naar de auto
leaves-you = Je houdt { $actions ->
        [0] geen acties
        [one] 1 actie
       *[other] { $actions } acties
    } en € { $euros } over
end-anyway = { $count ->
        [one] Stop met nog 1 actie over
       *[other] Stop met nog { $count } acties over
    }
keep-going = Ga door
go-on = Verder
can-be-taken-back = Dit kun je terugnemen.
look-closer = Dichterbij
look-wider = Verder weg
put-away = Wegleggen

## Computer players of this title

mind-one-step = één stap vooruit

## De strook voor een speler, en de keuzes in het kort

strip-end = Einde beurt
strip-test = Proefspelen
strip-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
strip-next = nog { $count }: { $points }
has-left = vertrokken
scored-by-nobody = niemand
total = Totaal
chip-cost = { $cost ->
        [0] hier ter plekke
        [one] 1 actie
       *[other] { $cost } acties
    }
chip-unload = Uitladen
chip-eat = Eten
chip-withdraw = Geldautomaat
chip-test = Proefspelen
chip-end = Beurt beëindigen
chip-stop = Hier blijven
chip-all = Alles ({ $count })

## Options

option-crowd = Menigte
option-crowd-true = met menigte
option-crowd-false = zonder (familieversie)
option-rankings = Scorekaarten
option-rankings-true = met scorekaarten
option-rankings-false = zonder (familieversie)
option-removal = Spellen verwijderen (met z’n tweeën)
option-removal-before-actions = vóór de acties van ronde 2 tot en met 7
option-removal-end-of-round = aan het eind van ronde 1 tot en met 6
option-buying = Ruimte voor een spel
option-buying-ahead = er moet een actieveld vóór je actiefiche vrij zijn
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
ask-act = Je bent { $place ->
        [booth] bij kraam { $space } ({ $publisher })
       *[other] { $space-op }
    }. { $count ->
        [0] Geen acties meer
        [one] Nog één actie
       *[other] Nog { $count } acties
    }, € { $euros }.
ask-keep = Welke wens houd je? De andere leg je af.
ask-remove = Welk spel haal je van de beurs?

## The choices

choose-go = Ga { $place ->
        [booth] naar kraam { $space } ({ $publisher })
       *[other] { $space-naar }
    }{ $cost ->
        [one] { "" }
       *[other] , { $cost } acties
    }
choose-go-game = Ga naar kraam { $booth } ({ $publisher }){ $cost ->
        [one] { "" }
       *[other] , { $cost } acties
    }: { $game } voor € { $euros }, { $points ->
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

plan-go = Ga { $place ->
        [booth] naar kraam { $space } ({ $publisher })
       *[other] { $space-naar }
    }: { $cost ->
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
event-pallet = { $change ->
        [less] Volgende ronde, populariteit omlaag: { $game }.
        [more] Volgende ronde, populariteit omhoog: { $game }.
       *[event] Volgende ronde, met een gebeurtenis: { $game }.
    }
event-popularity = De populariteit van { $symbol-spellen } is nu { $count }.
event-token = Op { $game } ligt ‘{ $token }’: { $token-effect }.
event-crowd = Menigte in de { $zone }.
event-crowded-courtyard = Menigte op de binnenplaats.
event-crowded-entrances = Iedereen wil naar huis: menigte bij beide ingangen.
event-last-round = Laatste ronde: { $tile }.
event-first = { $seat } is startspeler.
event-went = { $seat } loopt { $place ->
        [booth] naar kraam { $space } ({ $publisher })
       *[other] { $space-naar }
    }.
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
event-wish = { $seat } neemt de bijbehorende kaart van de gemeenschappelijke verlanglijst.
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
event-ranking-morning = { $seat } voldoet aan de scorekaart voor { $needs }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
event-ranking-afternoon = { $seat } voldoet aan de scorekaart voor { $needs }: { $points ->
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
event-tie-wishes = Gelijke punten: wie de meeste wensen heeft vervuld, wint (ES-50).
event-tie-money = Gelijke punten en wensen: wie minder geld over heeft, wint (ES-50).
event-tie-shared = In alles gelijk: de overwinning wordt gedeeld (ES-50).

## Why not

why-over = De beurs is gesloten.
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
    }, maar je hebt er { $left ->
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
why-too-expensive = { $game } kost € { $euros }, maar je hebt maar € { $money }.
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
why-cannot-pay-food = Een hapje kost € { $euros }, en zoveel heb je niet.
why-no-cash-here = De geldautomaat staat op de parkeerplaats.
why-too-few-points = Geld opnemen kost { $points ->
        [one] één punt
       *[other] { $points } punten
    }, en die heb je niet.
why-no-action-left = Proefspelen kost een actie, en je hebt er geen meer.
why-no-wishes-left = Er is geen verlanglijstkaart meer om te trekken.
why-popularity = De populariteit verandert vanzelf aan het begin van elke ronde.
why-ranking = Scorekaarten worden na ronde 4 en aan het eind geteld.
why-pallet = Spellen op de pallets zijn vanaf het begin van de volgende ronde te koop.
why-warehouse = In de opslagruimte kun je niets kopen: elke ronde komen er zes spellen uit.
why-clock = De klok loopt vanzelf verder als iedereen aan de beurt is geweest.
why-crowd = De menigte verplaatst zich vanzelf aan het begin van elke ronde.
why-track = Acties gebruik je om te lopen en te proefspelen; spellen in je tas blokkeren ze.
why-bag = Spellen gaan uit je tas als je ze op de parkeerplaats in de kofferbak opbergt.
why-purse = Geld geef je uit aan spellen en eten; meer ervan haal je uit de geldautomaat.
why-pre-order = De pre-order gebruik je vanzelf als je een uitverkocht spel koopt.

## What things are, and what they are worth now

tell-way = { $count ->
        [0] Hier sta je.
        [one] Eén actie bij je vandaan.
       *[other] { $count } acties bij je vandaan.
    }
tell-booth = De kraam van { $publisher } in de { $zone }.
tell-entrance = Een doorgang tussen de parkeerplaats en de hallen.
tell-courtyard = Die verbindt de twee gebouwen, en er is iets te eten.
tell-galeria = Die verbindt de twee gebouwen, en er komt nooit een menigte.
tell-parking = Hier staat je auto: berg je spellen op of neem geld op.
tell-departure = Wie hier als volgende de laatste ronde eindigt, vertrekt vroegtijdig en krijgt { $points } punten.
tell-sale = { $game } is te koop: € { $euros } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
tell-coming = { $game } is vanaf de volgende ronde te koop.
tell-warehouse-game = { $game } is nog niet uit.
tell-sold = { $owner } heeft { $game } gekocht.
tell-removed = { $game } is van de beurs gehaald.
tell-tile = { $symbol-spel } bij kraam { $booth }: € { $euros } voor meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } (populariteit { $popularity }, bonus { $bonus }{ $more ->
        [none] { "" }
       *[other] , extra { $more }
    }).
tell-token = { $token }: { $token-effect }.
tell-sold-out-free = Met je pre-order krijg je het, één keer op de hele dag.
tell-sold-out-used = Je pre-order is al gebruikt.
tell-own-wish = Dit spel staat op jouw verlanglijst.
tell-common-wish = De kaart ligt op de gemeenschappelijke verlanglijst: wie het spel koopt, neemt haar.
tell-wish-worth = Koop je het, dan is je verlanglijst aan het eind { $then } punten waard in plaats van { $now }.
tell-wish-toward = Koop je het, dan telt het voor je verlanglijst: met daarna nog { $count ->
        [one] één wens
       *[other] { $count } wensen
    } is die { $points } punten waard.
tell-wish-full = Meer kan je verlanglijst niet waard zijn.
tell-wish = De wens voor { $game }, een spel van { $publisher } bij kraam { $booth } in de { $zone }.
tell-fulfilled = Je hebt het gekocht, dus deze wens is vervuld.
tell-eat = Een hapje voor € { $euros } geeft je { $count ->
        [one] één actie
       *[other] tot { $count } acties
    } terug, één keer per ronde op de binnenplaats.
tell-eat-now = { $count ->
        [0] Je hebt nog geen actie gebruikt, dus nu levert het niets op.
        [one] Nu zou het één actie zijn.
       *[other] Nu zouden het { $count } acties zijn.
    }
tell-deck = Proefspelen kan overal: trek twee wensen en houd er één, voor { $cost ->
        [one] één actie
       *[other] { $cost } acties
    }.
tell-deck-left = { $count ->
        [0] De stapel is leeg; zo nodig worden de afgelegde wensen geschud.
        [one] Er is nog één kaart.
       *[other] Er zijn nog { $count } kaarten.
    }
tell-cash = De automaat geeft € { $euros } voor { $points ->
        [one] één punt
       *[other] { $points } punten
    }, zo vaak als je de punten hebt.
tell-have = Je hebt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en € { $euros }.
tell-boot = { $count ->
        [0] Nog geen spellen erin; hier tellen ze en blokkeren ze geen actie.
        [one] Eén spel erin; hier telt het en blokkeert het geen actie.
       *[other] { $count } spellen erin; hier tellen ze en blokkeren ze geen actie.
    }
tell-end = Je beurt duurt tot je die beëindigt.
tell-end-lost = { $count ->
        [one] Eén actie zou verloren gaan.
       *[other] { $count } acties zouden verloren gaan.
    }
tell-popularity = { $symbol-spellen } die je nu koopt, geven { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor hun populariteit.
tell-popularity-moved = { $moved ->
        [none] De pallets van deze ronde lieten haar zoals ze was;
       *[other] De pallets van deze ronde veranderden haar met { $moved };
    } de volgende spellen kunnen haar weer veranderen.
tell-popularity-last = Zij verandert niet meer.
tell-ranking = { $points } punten voor iedereen die { $series ->
        [morning] tussen de middag
       *[other] aan het eind van de dag
    } minstens dit heeft: { $needs }.
tell-ranking-met = Jij hebt het.
tell-ranking-lacks = Je mist nog { $needs }.
tell-ranking-others = Tot nu toe gehaald door { $seats }.
tell-pallet = { $change ->
        [less] Een spel op deze pallet maakt zijn symbool { $count } minder populair.
        [more] Een spel op deze pallet maakt zijn symbool { $count } populairder.
       *[event] Een spel op deze pallet heeft een gebeurtenis, en de menigte gaat naar zijn zone.
    }
tell-pallet-empty = Die is leeg: er komen geen spellen meer.
tell-clock = Ronde { $count } van { $total }.
tell-clock-midday = Na ronde { $count } worden de ochtendkaarten geteld.
tell-clock-evening = Na ronde { $total } sluit de beurs en worden scorekaarten en wensen geteld.
tell-last-round = Laatste ronde: { $tile }.
tell-crowd = Hier is een menigte: elke stap kost { $count } acties.
tell-no-crowd = Deze ronde geen menigte: een stap kost hier { $count ->
        [one] één actie
       *[other] { $count } acties
    }.
tell-track = Van je { $total } acties zijn er { $spent } gebruikt en { $bag } geblokkeerd door spellen in je tas; je hebt er nog { $count }.
tell-bag = Er zitten { $count } van { $total } spellen in; elk blokkeert een actie tot je het bij je auto opbergt.
tell-purse = Je hebt € { $euros } voor spellen en hapjes. Aan het eind beslist geld alleen een gelijke stand, en minder wint.
tell-pre-order = Eén keer op de hele dag krijg je er een uitverkocht spel mee.
tell-pre-order-free = Je hebt hem nog.
tell-pre-order-used = Je hebt hem gebruikt voor { $game }.
tell-wishlist = Je hebt { $count } van de { $total } spellen erop gekocht: { $points } punten aan het eind.
tell-wishlist-next = { $count ->
        [one] Nog één brengt haar op
       *[other] Nog { $count } brengen haar op
    } { $points } punten.
tell-common-list = { $count ->
        [one] Eén wens ligt
       *[other] { $count } wensen liggen
    } open voor iedereen: wie het spel koopt, neemt de kaart.
tell-warehouse = { $count ->
        [0] Alle spellen zijn uit.
        [one] Eén spel is nog niet uit.
       *[other] { $count } spellen zijn nog niet uit.
    }

## For who hears the game

spoken-draft = De verlanglijsten worden gekozen.
spoken-at = { $place ->
        [booth] Bij kraam { $space } ({ $publisher })
       *[other] Plaats: { $space }
    }.
spoken-means = Acties over: { $count }, geld: € { $euros }.
spoken-crowds = Menigte, waar een stap { $count } acties kost: { $places }.
spoken-in-reach = { $count ->
        [one] Eén spel is deze beurt te koop: { $games }.
       *[other] { $count } spellen zijn deze beurt te koop; de beste: { $games }.
    }
spoken-none-in-reach = Deze beurt is er geen spel te koop.
spoken-popular = Populariteit: { $symbols }.
spoken-here = Hier staat: { $seats }.
spoken-in-bag = In de tas: { $games }.
spoken-in-bag-none = De tas is leeg.
spoken-in-boot = In de kofferbak: { $games }.
spoken-in-boot-none = De kofferbak is leeg.
spoken-wishes = Verlanglijstkaarten in de hand: { $games }.
spoken-wishes-none = Geen verlanglijstkaarten in de hand.
spoken-wish-cards = Verlanglijstkaarten in de hand: { $count }.
spoken-shown = Vervulde wensen van de gemeenschappelijke verlanglijst: { $games }.
spoken-sale = { $game }, { $symbol-spel }, is te koop: € { $euros } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
spoken-wishlist = Verlanglijst: { $count } van { $total } spellen gekocht, { $points } punten aan het eind.
spoken-pre-order-free = De pre-order is nog vrij.
spoken-pre-order-used = De pre-order is op.
spoken-common = Daarop staan: { $games }.

## The tutorial

tutorial-welcome = Welkom in Essen, oktober 2013! Jij bent Oranje, Blauw en Groen zijn computerspelers. Neem de spellen mee naar huis waar iedereen over praat, en die jij wenst.
tutorial-wishes = Eerst de verlanglijsten: vier keer houd je een kaart en geef je de rest door. Eén tot drie gekochte wensen zijn aan het eind 5 punten waard, vier 10 en tien 30.
tutorial-draft = Twee van deze spellen zijn te koop in de paarse zone. Wensen die dicht bij elkaar liggen, schelen lopen: houd Madeira.
tutorial-draft-again = Deze kaarten komen van je buurman. Blueprints ligt ook in de paarse zone en is goedkoop: houd het. De laatste twee kiezen wij voor je.
tutorial-common = Al je wensen liggen nu in de paarse zone. Wat niemand hield, is de gemeenschappelijke verlanglijst: wie zo’n spel koopt, neemt de kaart, en die telt als een eigen kaart.
tutorial-popularity = Zes spellen wachten op de pallets tot de volgende ronde. Over hun symbolen praat iedereen: twee dobbelsteenspellen op “+1” brachten de dobbelsteen van 2 naar 4.
tutorial-events = Twee pallets brengen gebeurtenissen: Exodus geeft straks 3 punten extra, Ignis is uitverkocht. Daarvoor heb je je pre-order nodig, en die is goed voor één spel op de hele dag.
tutorial-crowd = Waar een gebeurtenis is, komt de menigte. In de rode en de blauwe zone kost elke stap deze ronde twee acties, elders maar één.
tutorial-walk = Jij begint, met acht acties. Twee spellen die je wilt, liggen in de paarse zone, en de weg erheen begint bij ingang west: loop erheen.
tutorial-eat = We zijn met je naar de binnenplaats gelopen, en drie acties zijn op. Een hapje voor € 20 geeft er twee terug, één keer per ronde: eet iets.
tutorial-buy = Hier ligt Legacy, van de gemeenschappelijke verlanglijst. Het geeft meteen punten: 3 voor de populariteit van kaartspellen en 1 bonus. Koop het voor € 30.
tutorial-bag = De wenskaart is nu ook van jou. Maar de tas wordt zwaar: elk spel erin ligt op je actiespoor en blokkeert een actie.
tutorial-next-door = Je eigen wens Blueprints wacht hiernaast. Ga naar kraam 13.
tutorial-own-wish = Dobbelstenen zijn in de mode: 4 voor populariteit en 1 bonus, dat is 5 punten voor € 20. Koop Blueprints.
tutorial-last-action = Negen punten! Met de laatste actie lopen we naar kraam 9, waar je volgende beurt begint, en eindigen deze. Kijk nu naar Blauw en Groen.
tutorial-round = Ronde twee: de spellen van de pallets zijn te koop, er kwamen nieuwe, en populariteit en menigte zijn veranderd. Groen draagt het minst en begint.
tutorial-ranking = De tweede scorekaart geeft tussen de middag 4 punten voor twee dobbelsteen- en twee kaartspellen. Je hebt er van elk één, en Rampage is het tweede dobbelsteenspel: koop het.
tutorial-ranking-done = Fünf Gurken voor € 10 is je tweede kaartspel: nu 4 punten, en tussen de middag nog eens 4. Koop het.
tutorial-heavy = Met vier spellen in je tas heb je nog drie acties. Net genoeg voor de weg terug naar je auto: we lopen.
tutorial-unload = Opbergen kost niets, en de velden die de spellen blokkeerden, zijn weer vrij. Berg ze alle vier op in de kofferbak.
tutorial-cash = Naast je auto staat de geldautomaat: € 50 voor 2 punten. Je hebt nog € 180, dus houd je punten.
tutorial-test = Vier acties zijn terug. Voor één ervan kun je proefspelen, waar je ook bent: trek twee wensen en houd er één. Probeer het.
tutorial-keep = Wat een geluk: Rampage heb je al gekocht, en een wens telt wanneer de kaart ook kwam. Houd hem: dat zijn drie wensen.
tutorial-midday = Na ronde 4 is het tussen de middag en worden de scorekaarten geteld. Voor de middag komen er drie nieuwe, met elk 8 punten.
tutorial-leaving = In ronde 7 maakt een verrassing spellen goedkoper of beter, en iedereen wil naar huis. Wie die ronde als eerste op de parkeerplaats eindigt, krijgt 6 punten, de tweede 3.
tutorial-end = Je staat voor met 18 punten tegen 17 voor Groen, en je wensen leveren nog 5 op. Wie de meeste punten heeft, wint. Wil je zelf een hele dag spelen?
