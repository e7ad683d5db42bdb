# ESSEN The Game: Spiel ’13, Polish.
# An argument such as $symbol is the name of what it names; $symbol-z and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language and are never bent; $space is a booth, by number
# and publisher, if $place is "booth", else one of the spaces below.

title = ESSEN The Game: Spiel ’13
tagline = Jeden dzień na targach: przeciśnij się przez tłum, zapełnij torbę i spełnij swoje życzenia.

## The fair

space-parking = parking
    .na = na parking
    .gdzie = na parkingu
    .also = samochód, auto, dom
space-west = wejście zachodnie
    .na = do wejścia zachodniego
    .gdzie = przy wejściu zachodnim
    .also = wejscie
space-east = wejście wschodnie
    .na = do wejścia wschodniego
    .gdzie = przy wejściu wschodnim
    .also = wejscie
space-courtyard = dziedziniec
    .na = na dziedziniec
    .gdzie = na dziedzińcu
    .also = plac
space-galeria-west = Galeria zachodnia
    .na = do Galerii zachodniej
    .gdzie = w Galerii zachodniej
space-galeria-east = Galeria wschodnia
    .na = do Galerii wschodniej
    .gdzie = w Galerii wschodniej
zone-green = strefa zielona
    .w = w strefie zielonej
zone-purple = strefa fioletowa
    .w = w strefie fioletowej
zone-blue = strefa niebieska
    .w = w strefie niebieskiej
zone-red = strefa czerwona
    .w = w strefie czerwonej
zone-yellow = strefa żółta
    .w = w strefie żółtej
booth = stoisko { $booth }, { $publisher }
tile = { $game }
wish = karta życzenia { $game }
boot-of = bagażnik { $owner-dop }
    .also = bagaznik, samochód, auto, rozładunek, rozładuj, rozładować
ranking = karta rankingu { $number }

## The games

symbol-meeple = meeple
    .z = z meeplem
symbol-dice = kości
    .z = z kośćmi
symbol-cards = karty
    .z = z kartami
symbol-hourglass = klepsydra
    .z = z klepsydrą
popularity-meeple = popularność gier z meeplem
    .also = meeple, popularnosc
popularity-dice = popularność gier z kośćmi
    .also = kości, popularnosc
popularity-cards = popularność gier z kartami
    .also = karty, popularnosc
popularity-hourglass = popularność gier z klepsydrą
    .also = klepsydra, popularnosc
token-buzz = Hit
    .effect = +3 punkty
token-flop = Klapa
    .effect = −3 punkty, ale nie poniżej 0
token-goodies = Gratisy
    .effect = +1 punkt
token-discount = Rabat
    .effect = 10 € taniej
token-sold-out = Wyprzedane
    .effect = tylko w preorderze
token-none = Brak wydarzenia
    .effect = nic się nie zmienia
last-round-sale = wszystkie gry o 10 € taniej
last-round-meeple = +2 punkty za każdą grę z meeplem
last-round-dice = +2 punkty za każdą grę z kośćmi
last-round-cards = +2 punkty za każdą grę z kartami
last-round-hourglass = +2 punkty za każdą grę z klepsydrą
symbol-amount = { $count ->
        [one] 1 gra { $symbol-z }
        [few] { $count } gry { $symbol-z }
       *[many] { $count } gier { $symbol-z }
    }

## Things one can point at

eat = coś do jedzenia
    .also = jedzenie, jeść, zjeść, posiłek, przekąska
deck = talia życzeń
    .also = talia zyczen, test, testowanie, testować, dobierz, dobierać
cash = bankomat
    .also = wypłata, wypłać, wypłacić, gotówka, pieniądze
end = koniec tury
    .also = zakończ, zakończyć, pas
clock = zegar
    .also = czas, runda
pallet = paleta { $number }
crowd-green = tłum w strefie zielonej
    .also = tlum
crowd-purple = tłum w strefie fioletowej
    .also = tlum
crowd-blue = tłum w strefie niebieskiej
    .also = tlum
crowd-red = tłum w strefie czerwonej
    .also = tlum
crowd-yellow = tłum w strefie żółtej
    .also = tlum
crowd-courtyard = tłum na dziedzińcu
    .also = tlum
crowd-entrances = tłum przy wejściach
    .also = tlum
track = tor akcji
    .also = akcje
purse = portfel
    .also = pieniądze, pieniadze, euro
pre-order = preorder
    .also = wyprzedane
wishlist = moja lista życzeń
    .also = lista zyczen
common-wishlist = wspólna lista życzeń
    .also = wspolna lista zyczen

## The score sheet

line-buying = Kupione gry
line-morning = Rankingi poranne
line-afternoon = Rankingi popołudniowe
line-wishes = Życzenia
line-departure = Wcześniejszy wyjazd
line-cash = Bankomat
tally-games = Gry w bagażniku i torbie

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: as printed, in every language the same.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = Y
galeria = Galeria
round = Runda { $count } z { $total }
draft = Listy życzeń
points = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
money = { $euros } €
# In a cell of the map, where no blank has room.
money-short = { $euros }{ "€" }
bag = Torba
boot = Bagażnik
first-player = pierwszy gracz
pre-order-free = preorder dostępny
pre-order-used = preorder użyty
has-eaten = po posiłku
actions-left = { $count ->
        [one] została jedna akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
cards-held = { $count ->
        [one] jedna karta życzenia
        [few] { $count } karty życzeń
       *[other] { $count } kart życzeń
    }
pallets = Palety
warehouse = Magazyn
warehouse-games = { $count ->
        [0] pusty
        [one] 1 gra
        [few] { $count } gry
       *[many] { $count } gier
    }
popularity = Popularność
rankings-morning = Rankingi poranne
rankings-afternoon = Rankingi popołudniowe
my-wishes = Moja lista życzeń
common-wishes = Wspólna lista życzeń
wish-is-bought = kupiona
wish-is-booth = w sprzedaży
wish-is-pallet = na palecie
wish-is-warehouse = przed premierą
wish-is-removed = usunięta
wish-is-taken = { $seat }
wish-progress = jeszcze { $count } do { $points } punktów
wish-progress-full = najwięcej, ile można
card-bonus = bonus { $count }
card-way = { $count ->
        [one] 1 akcja stąd
        [few] { $count } akcje stąd
       *[many] { $count } akcji stąd
    }
score-sheet = Punktacja końcowa
money-left = Pozostałe pieniądze

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = twoje życzenie
sign-common-wish = wspólna lista życzeń
sign-crowd = tłum: krok kosztuje { $count }
sign-way = liczba akcji na dojście
sign-coming = w sprzedaży od następnej rundy

# Short words on the map itself: a sticker has room for nine letters with its number
hall-green = Hala zielona
hall-purple = Hala fioletowa
hall-blue = Hala niebieska
hall-red = Hala czerwona
hall-yellow = Hala żółta
courtyard = Dziedziniec
entrance-west = Zachód
entrance-east = Wschód
cash-machine = Gotówka
crowd-step = Tłum: { $count } za krok
next-round = Następna runda
later = { $count } później
comes-next-round = w następnej rundzie
empty-stall = puste
sold = kupuje { $seat }
by-car = w bagażniku
ranking-morning-title = Ranking poranny
ranking-evening-title = Ranking popołudniowy
midday = Południe
evening = Wieczór
sticker-buzz = HIT +{ $count }
sticker-flop = KLAPA −{ $count }
sticker-goodies = GRATIS +{ $count }
sticker-discount = −{ $euros } €
sticker-sold-out = BRAK

# What one has, and what a way or a purchase leaves
your-actions = Twoje akcje
left = zostało { $count }
wishes-of = życzenia: { $count } z { $total }
next-wish = następne: { $points }
near-too = { $count ->
        [one] jeszcze 1 twoja karta w pobliżu
        [few] jeszcze { $count } twoje karty w pobliżu
       *[many] jeszcze { $count } twoich kart w pobliżu
    }
go-there = Idź tam
go-and-buy = Idź i kup
buy-it = Kup
to-the-car = Do samochodu
leaves-you = Zostaje ci { $actions ->
        [0] 0 akcji
        [one] 1 akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    } i { $euros } €
end-anyway = { $count ->
        [one] Zakończ z 1 wolną akcją
       *[other] Zakończ z { $count } wolnymi akcjami
    }
keep-going = Gram dalej
go-on = Dalej
can-be-taken-back = Możesz to cofnąć.
look-closer = Bliżej
look-wider = Dalej
put-away = Odłóż

## Gracze komputerowi tego tytułu

mind-one-step = jeden krok naprzód

## Pasek przed graczem i wybory w skrócie

strip-end = Zakończ turę
strip-test = Testuj gry
strip-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
strip-next = jeszcze { $count }: { $points }
has-left = po wyjeździe
scored-by-nobody = nikt
total = Razem
chip-cost = { $cost ->
        [0] na miejscu
        [one] 1 akcja
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }
chip-unload = Rozładuj
chip-eat = Zjedz
chip-withdraw = Bankomat
chip-test = Testuj gry
chip-end = Zakończ turę
chip-stop = Zostań tutaj
chip-all = Wszystkie ({ $count })

## Options

option-crowd = Tłum
option-crowd-true = z tłumem
option-crowd-false = wariant rodzinny bez tłumu
option-rankings = Karty rankingu
option-rankings-true = z kartami rankingu
option-rankings-false = wariant rodzinny bez nich
option-removal = Usuwanie gier z targów (dwoje graczy)
option-removal-before-actions = przed akcjami w rundach od 2 do 7
option-removal-end-of-round = na koniec rund od 1 do 6
option-buying = Miejsce na kupioną grę
option-buying-ahead = wolne pole akcji przed żetonem
option-buying-any = dowolne wolne pole torby
option-popularity-limit = Najwyższa popularność
option-popularity-limit-printed = koniec toru
option-popularity-limit-8 = 8
option-popularity-limit-none = bez limitu

## What is asked

ask-draft = Które życzenie zatrzymujesz? { $picks ->
        [one] Pozostałe karty przekazujesz dalej.
       *[other] Z tych kart zatrzymujesz { $picks }.
    }
ask-draft-last = Które życzenie zatrzymujesz? Pozostałe karty trafiają na wspólną listę życzeń.
ask-act = Jesteś { $place ->
        [booth] przy stoisku { $space } ({ $publisher })
       *[other] { $space-gdzie }
    }. { $count ->
        [0] Nie została ci żadna akcja
        [one] Została ci jedna akcja
        [few] Zostały ci { $count } akcje
       *[many] Zostało ci { $count } akcji
    }, masz { $euros } €.
ask-keep = Które życzenie zatrzymujesz? Drugie odrzucasz.
ask-remove = Którą grę usuwasz z targów?

## The choices

choose-go = Idź { $place ->
        [booth] do stoiska { $space } ({ $publisher })
       *[other] { $space-na }
    }{ $cost ->
        [one] { "" }
        [few] , { $cost } akcje
       *[many] , { $cost } akcji
    }
choose-go-game = Idź do stoiska { $booth } ({ $publisher }){ $cost ->
        [one] { "" }
        [few] , { $cost } akcje
       *[many] , { $cost } akcji
    }: { $game } za { $euros } €, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choose-buy = Kup { $game } za { $euros } €: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choose-eat = Zjedz coś za { $euros } €: odzyskujesz { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }
choose-test = Testuj gry: dobierz dwa życzenia, zatrzymaj jedno (1 akcja)
choose-unload = Przełóż { $count ->
        [one] jedną grę
        [few] { $count } gry
       *[many] { $count } gier
    } do bagażnika
choose-withdraw = Wypłać { $euros } € za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choose-end = Zakończ turę{ $count ->
        [0] { "" }
        [one] { " " }(została jedna akcja)
        [few] { " " }(zostały { $count } akcje)
       *[many] { " " }(zostało { $count } akcji)
    }
choose-pick = Zatrzymaj { $game } ({ $symbol }, stoisko { $booth })
choose-keep = Zatrzymaj { $game } ({ $symbol }, stoisko { $booth })
choose-remove = Usuń { $game } ({ $symbol }, stoisko { $booth })

## Plans

plan-go = Idź { $place ->
        [booth] do stoiska { $space } ({ $publisher })
       *[other] { $space-na }
    }: { $cost ->
        [one] 1 akcja
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }
plan-buy = { $game } ({ $symbol }, stoisko { $booth }): { $cost ->
        [one] 1 akcja
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }, { $euros } €, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
plan-unload = Przełóż { $count ->
        [one] jedną grę
        [few] { $count } gry
       *[many] { $count } gier
    } do bagażnika: { $cost ->
        [one] 1 akcja
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }

## What happened

event-picked = { $seat } zatrzymuje życzenie.
event-picked-own = { $seat } zatrzymuje kartę { $game }.
event-passed = Pozostałe karty wędrują w lewo.
event-common = Na wspólnej liście życzeń: { $game }.
event-round = Rozpoczyna się runda { $count }.
event-released = Od teraz w sprzedaży: { $game }.
event-pallet = { $change ->
        [less] Następna runda, popularność w dół: { $game }.
        [more] Następna runda, popularność w górę: { $game }.
       *[event] Następna runda, z wydarzeniem: { $game }.
    }
event-popularity = Popularność gier { $symbol-z } wynosi teraz { $count }.
event-token = { $game }: { $token } ({ $token-effect }).
event-crowd = Tłum gromadzi się { $zone-w }.
event-crowded-courtyard = Tłum wypełnia dziedziniec.
event-crowded-entrances = Tłum rusza do domu: oba wejścia są zatłoczone.
event-last-round = Ostatnia runda: { $tile }.
event-first = { $seat } jest pierwszym graczem.
event-went = { $seat } idzie { $place ->
        [booth] do stoiska { $space } ({ $publisher })
       *[other] { $space-na }
    }.
event-ate = { $seat } je posiłek za { $other } € i odzyskuje { $count ->
        [one] jedną akcję.
        [few] { $count } akcje.
       *[many] { $count } akcji.
    }
event-bought = { $seat } kupuje grę { $game } za { $euros } €.
event-points = { $seat } zdobywa { $points ->
        [one] jeden punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-pre-order = { $seat } korzysta ze swojego preorderu.
event-wish = { $seat } bierze kartę tej gry ze wspólnej listy życzeń.
event-tested = { $seat } testuje gry.
event-drew = { $seat } testuje gry { $game } i { $other }.
event-kept = { $seat } zatrzymuje jedno życzenie i odrzuca kartę { $other }.
event-kept-own = { $seat } zatrzymuje kartę { $game } i odrzuca kartę { $other }.
event-kept-only = { $seat } zatrzymuje ostatnią kartę życzenia.
event-kept-own-only = { $seat } zatrzymuje { $game }, ostatnią kartę życzenia.
event-shuffled = Odrzucone życzenia zostają przetasowane: nowa talia liczy { $count ->
        [one] jedną kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
event-unloaded = { $seat } przekłada { $count ->
        [one] jedną grę do bagażnika.
        [few] { $count } gry do bagażnika.
       *[many] { $count } gier do bagażnika.
    }
event-withdrew = { $seat } wypłaca { $count } € za { $other ->
        [one] 1 punkt.
        [few] { $other } punkty.
       *[many] { $other } punktów.
    }
event-ended = { $seat } kończy turę{ $count ->
        [0] .
        [one] , nie wykorzystując jednej akcji.
       *[other] , nie wykorzystując { $count } akcji.
    }
event-removed = { $seat } usuwa z targów grę { $game }.
event-midday = Południe: czas na punkty za rankingi poranne.
event-ranking-morning = { $seat } spełnia wymagania rankingu ({ $needs }): { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-ranking-afternoon = { $seat } spełnia wymagania rankingu ({ $needs }): { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-afternoon = Nowy ranking popołudniowy: { $needs }.
event-left = { $seat } wyjeżdża przed czasem: { $count ->
        [one] 1 punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
event-closed = Koniec targów. Wszyscy wracają do samochodów i wypakowują torby.
event-wishes = { $seat } { $count ->
        [0] nie ma spełnionych życzeń
        [one] ma jedno spełnione życzenie
        [few] ma { $count } spełnione życzenia
       *[many] ma { $count } spełnionych życzeń
    }: { $other ->
        [one] 1 punkt.
        [few] { $other } punkty.
       *[many] { $other } punktów.
    }
event-score = { $seat } kończy z { $count ->
        [one] jednym punktem.
       *[other] { $count } punktami.
    }
event-tie-wishes = Remis punktowy: decyduje większa liczba spełnionych życzeń (ES-50).
event-tie-money = Remis w punktach i życzeniach: decyduje mniej pieniędzy w kieszeni (ES-50).
event-tie-shared = Pełny remis: zwycięstwo jest wspólne (ES-50).

## Why not

why-over = Targi już się skończyły.
why-others-draft = Pozostali jeszcze wybierają życzenia.
why-not-your-turn = To nie twoja kolej: decyduje { $turn }.
why-draft-first = Najpierw wybierz życzenie.
why-keep-first = Najpierw wybierz, które z dwóch życzeń zatrzymujesz.
why-remove-first = Najpierw wybierz, którą grę usuwasz z targów.
why-standing-here = Już tu stoisz.
why-not-next-door = To pole nie sąsiaduje z twoim; droga kosztuje { $cost ->
        [one] jedną akcję
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }, a { $left ->
        [0] nie masz już żadnej.
        [one] masz jedną.
       *[other] masz { $left }.
    }
why-step-too-dear = Ten krok kosztuje { $cost ->
        [one] jedną akcję
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }, a { $left ->
        [0] nie masz już żadnej.
        [one] masz tylko jedną.
       *[other] masz tylko { $left }.
    }
why-in-warehouse = Gra { $game } jest jeszcze przed premierą i czeka w magazynie.
why-on-pallet = Gra { $game } trafi do sprzedaży w następnej rundzie.
why-taken-away = Gra { $game } została usunięta z targów.
why-bought = Grę { $game } ma już { $owner }.
why-not-at-booth = Aby kupić grę { $game }, musisz stać przy stoisku { $booth }; droga kosztuje { $cost ->
        [one] jedną akcję
        [few] { $cost } akcje
       *[other] { $cost } akcji
    }.
why-bag-full = Twoja torba jest pełna: więcej niż sześć gier się nie zmieści.
why-no-room = Gra potrzebuje wolnego pola na torze akcji, a nie masz już żadnej akcji.
why-sold-out = Gra { $game } jest wyprzedana, a twój preorder został już użyty.
why-too-expensive = Gra { $game } kosztuje { $euros } €, a masz tylko { $money } €.
why-under-meeple = Na grze { $game } stoi pionek.
why-not-on-booth = Usunąć można tylko grę, która leży na swoim stoisku.
why-common-wish = Kartę ze wspólnej listy życzeń dostajesz wtedy, gdy kupujesz tę grę.
why-discarded-wish = Odrzucone życzenia wracają dopiero wtedy, gdy talia się skończy.
why-held-wish = Karty życzeń zostają na ręce i liczą się na koniec gry.
why-not-your-boot = To nie twój samochód.
why-not-at-parking = Gry przekłada się do bagażnika na parkingu.
why-bag-empty = Twoja torba jest pusta.
why-not-in-courtyard = Zjeść można tylko na dziedzińcu.
why-eaten-already = W tej rundzie masz już posiłek za sobą.
why-not-hungry = Wszystkie akcje są jeszcze do dyspozycji, więc nie ma czego odzyskiwać.
why-cannot-pay-food = Posiłek kosztuje { $euros } €, a tyle nie masz.
why-no-cash-here = Bankomat stoi na parkingu.
why-too-few-points = Wypłata kosztuje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a tyle nie masz.
why-no-action-left = Testowanie kosztuje akcję, a nie masz już żadnej.
why-no-wishes-left = Nie ma już kart życzeń do dobrania.
why-popularity = Popularność zmienia się sama na początku każdej rundy.
why-ranking = Karty rankingu liczą się po rundzie 4 i na koniec gry.
why-pallet = Gry z palet trafią do sprzedaży na początku następnej rundy.
why-warehouse = W magazynie nic nie kupisz: w każdej rundzie wychodzi z niego sześć gier.
why-clock = Zegar rusza sam, gdy wszyscy mają turę za sobą.
why-crowd = Tłum przenosi się sam na początku każdej rundy.
why-track = Akcje zużywasz na chodzenie i testowanie, a gry w torbie je blokują.
why-bag = Gry opuszczają torbę, gdy na parkingu przekładasz je do bagażnika.
why-purse = Pieniądze wydajesz na gry i jedzenie; więcej da ci bankomat.
why-pre-order = Preorder wykorzystuje się sam, gdy kupujesz wyprzedaną grę.

## What things are, and what they are worth now

tell-way = { $count ->
        [0] Tu stoisz.
        [one] Jedna akcja stąd.
        [few] { $count } akcje stąd.
       *[many] { $count } akcji stąd.
    }
tell-booth = Stoisko { $publisher } { $zone-w }.
tell-entrance = Przejście między parkingiem a halami.
tell-courtyard = Łączy oba budynki i można tu coś zjeść.
tell-galeria = Łączy oba budynki, a tłum nigdy tu nie dociera.
tell-parking = Tu stoi twój samochód: przełóż gry do bagażnika albo wypłać pieniądze.
tell-departure = Kto następny zakończy tu ostatnią rundę, wyjeżdża przed czasem i dostaje { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-sale = Gra { $game } jest w sprzedaży: { $euros } € za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-coming = Gra { $game } trafi do sprzedaży w następnej rundzie.
tell-warehouse-game = Gra { $game } jest jeszcze przed premierą.
tell-sold = Grę { $game } ma już { $owner }.
tell-removed = Gra { $game } została usunięta z targów.
tell-tile = Gra { $symbol-z } na stoisku { $booth }: { $euros } € i od razu { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (popularność { $popularity }, bonus { $bonus }{ $more ->
        [none] { "" }
       *[other] , do tego { $more }
    }).
tell-token = { $token }: { $token-effect }.
tell-sold-out-free = Dostaniesz ją w preorderze, raz na cały dzień.
tell-sold-out-used = Twój preorder został już użyty.
tell-own-wish = Masz ją na liście życzeń.
tell-common-wish = Jej karta leży na wspólnej liście życzeń: kto kupi grę, bierze kartę.
tell-wish-worth = Po zakupie twoja lista życzeń będzie na koniec warta { $then ->
        [one] 1 punkt
        [few] { $then } punkty
       *[many] { $then } punktów
    } zamiast { $now }.
tell-wish-toward = Po zakupie liczy się do listy życzeń, a z { $count ->
        [one] jednym kolejnym życzeniem
       *[other] { $count } kolejnymi życzeniami
    } lista będzie warta { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-wish-full = Twoja lista życzeń nie może być warta więcej.
tell-wish = Życzenie: { $game }, gra wydawnictwa { $publisher }, stoisko { $booth } { $zone-w }.
tell-fulfilled = Masz tę grę, więc życzenie jest spełnione.
tell-eat = Posiłek za { $euros } € zwraca ci { $count ->
        [one] jedną akcję
        [few] do { $count } akcji
       *[many] do { $count } akcji
    }, raz na rundę na dziedzińcu.
tell-eat-now = { $count ->
        [0] Wszystkie akcje są jeszcze do dyspozycji, więc teraz nic to nie da.
        [one] Teraz byłaby to jedna akcja.
        [few] Teraz byłyby to { $count } akcje.
       *[many] Teraz byłoby to { $count } akcji.
    }
tell-deck = Testuj gry, gdzie chcesz: dobierz dwa życzenia i zatrzymaj jedno, za { $cost ->
        [one] jedną akcję
        [few] { $cost } akcje
       *[many] { $cost } akcji
    }.
tell-deck-left = { $count ->
        [0] Talia jest pusta; w razie potrzeby tasuje się odrzucone życzenia.
        [one] Została jedna karta.
        [few] Zostały { $count } karty.
       *[many] Zostało { $count } kart.
    }
tell-cash = Bankomat daje { $euros } € za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, dopóki masz punkty.
tell-have = Masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i { $euros } €.
tell-boot = { $count ->
        [0] Jeszcze pusty; tu gry się liczą i nie blokują akcji.
        [one] Jest w nim jedna gra; tu się liczy i nie blokuje akcji.
        [few] Są w nim { $count } gry; tu się liczą i nie blokują akcji.
       *[many] Jest w nim { $count } gier; tu się liczą i nie blokują akcji.
    }
tell-end = Twoja tura trwa, dopóki jej nie zakończysz.
tell-end-lost = { $count ->
        [one] Przepadłaby jedna akcja.
        [few] Przepadłyby { $count } akcje.
       *[many] Przepadłoby { $count } akcji.
    }
tell-popularity = Gry { $symbol-z } kupione teraz dają { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za popularność.
tell-popularity-moved = { $moved ->
        [none] Palety tej rundy jej nie zmieniły;
       *[other] Palety tej rundy zmieniły ją o { $moved };
    } następne gry mogą ją znowu zmienić.
tell-popularity-last = Już się nie zmieni.
tell-ranking = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } dla każdego, kto { $series ->
        [morning] w południe
       *[other] na koniec dnia
    } ma co najmniej: { $needs }.
tell-ranking-met = Masz je.
tell-ranking-lacks = Brakuje ci jeszcze: { $needs }.
tell-ranking-others = Na razie spełnia: { $seats }.
tell-pallet = { $change ->
        [less] Gra na tej palecie zmniejsza popularność swojego symbolu o { $count }.
        [more] Gra na tej palecie zwiększa popularność swojego symbolu o { $count }.
       *[event] Gra na tej palecie ma wydarzenie, a tłum idzie do jej strefy.
    }
tell-pallet-empty = Jest pusta: więcej gier już nie będzie.
tell-clock = Runda { $count } z { $total }.
tell-clock-midday = Rankingi poranne liczą się po rundzie { $count }.
tell-clock-evening = Po rundzie { $total } targi się kończą i liczą się rankingi oraz życzenia.
tell-last-round = Ostatnia runda: { $tile }.
tell-crowd = Jest tu tłum: każdy krok kosztuje { $count ->
        [one] jedną akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
tell-no-crowd = W tej rundzie bez tłumu: krok kosztuje { $count ->
        [one] jedną akcję
        [few] { $count } akcje
       *[many] { $count } akcji
    }.
tell-track = Twoje akcje ({ $total }): wykorzystane { $spent }, zablokowane przez gry w torbie { $bag }, zostało { $count }.
tell-bag = Gry w torbie: { $count } z { $total }; każda blokuje akcję, dopóki nie przełożysz jej do samochodu.
tell-purse = Masz { $euros } € na gry i posiłki. Na koniec pieniądze rozstrzygają tylko remisy, a mniej wygrywa.
tell-pre-order = Raz na cały dzień daje ci wyprzedaną grę.
tell-pre-order-free = Nadal go masz.
tell-pre-order-used = Został użyty na grę { $game }.
tell-wishlist = Kupione gry z listy: { $count } z { $total }. Na koniec to { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-wishlist-next = Jeszcze { $count } i będzie warta { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-common-list = { $count ->
        [one] Leży tu jedno życzenie dla wszystkich
        [few] Leżą tu { $count } życzenia dla wszystkich
       *[many] Leży tu { $count } życzeń dla wszystkich
    }: kto kupi grę, bierze jej kartę.
tell-warehouse = { $count ->
        [0] Wszystkie gry mają już premierę za sobą.
        [one] Jedna gra czeka na premierę.
        [few] { $count } gry czekają na premierę.
       *[many] { $count } gier czeka na premierę.
    }

## For who hears the game

spoken-draft = Trwa wybór list życzeń.
spoken-at = { $place ->
        [booth] Przy stoisku { $space } ({ $publisher })
       *[other] Miejsce: { $space }
    }.
spoken-means = Pozostałe akcje: { $count }, pieniądze: { $euros } €.
spoken-crowds = Tłum, krok kosztuje tam { $count } akcje: { $places }.
spoken-in-reach = { $count ->
        [one] W tej turze można kupić jedną grę: { $games }.
        [few] W tej turze można kupić { $count } gry; najlepsze: { $games }.
       *[many] W tej turze można kupić { $count } gier; najlepsze: { $games }.
    }
spoken-none-in-reach = W tej turze nie można kupić żadnej gry.
spoken-popular = Popularność: { $symbols }.
spoken-here = Stoi tutaj: { $seats }.
spoken-in-bag = W torbie: { $games }.
spoken-in-bag-none = Torba jest pusta.
spoken-in-boot = W bagażniku: { $games }.
spoken-in-boot-none = Bagażnik jest pusty.
spoken-wishes = Karty życzeń na ręce: { $games }.
spoken-wishes-none = Brak kart życzeń na ręce.
spoken-wish-cards = Karty życzeń na ręce: { $count }.
spoken-shown = Spełnione życzenia ze wspólnej listy: { $games }.
spoken-sale = Gra { $game }, { $symbol-z }, jest w sprzedaży: { $euros } € za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
spoken-wishlist = Lista życzeń: kupione gry { $count } z { $total }, punkty na koniec: { $points }.
spoken-pre-order-free = Preorder jest jeszcze dostępny.
spoken-pre-order-used = Preorder został użyty.
spoken-common = Na niej: { $games }.

## The tutorial

tutorial-welcome = Witaj w Essen, jest październik 2013! Grasz jako Pomarańczowy, a Niebieskim i Zielonym gra komputer. Przywieź do domu gry, o których wszyscy mówią, i te, o których marzysz.
tutorial-wishes = Najpierw listy życzeń: cztery razy zatrzymujesz kartę, a resztę przekazujesz dalej. Od jednego do trzech kupionych życzeń to na koniec 5 punktów, cztery to 10, dziesięć to 30.
tutorial-draft = Dwie z tych gier są w strefie fioletowej. Życzenia leżące blisko siebie oszczędzają nogi: zatrzymaj kartę Madeira.
tutorial-draft-again = Te karty przekazał ci sąsiad. Blueprints też jest w strefie fioletowej i kosztuje niewiele: zatrzymaj tę kartę. Dwie ostatnie wybierzemy za ciebie.
tutorial-common = Wszystkie twoje życzenia są teraz w strefie fioletowej. Reszta to wspólna lista życzeń: kto kupi taką grę, bierze jej kartę i liczy się ona jak własna.
tutorial-popularity = Sześć gier czeka na paletach do następnej rundy. O ich symbolach mówią wszyscy: dwie gry z kośćmi na polach „+1” podniosły kości z 2 na 4.
tutorial-events = Dwie palety przynoszą wydarzenia: Exodus da 3 punkty więcej, a Ignis jest wyprzedany. Na taką grę potrzebujesz preorderu, a ten wystarcza na jedną grę w ciągu dnia.
tutorial-crowd = Gdzie wydarzenie, tam tłum. W strefach czerwonej i niebieskiej każdy krok kosztuje w tej rundzie dwie akcje, gdzie indziej jedną.
tutorial-walk = Zaczynasz i masz osiem akcji. Dwie gry, na które masz ochotę, są w strefie fioletowej, a droga tam zaczyna się przy wejściu zachodnim: idź.
tutorial-eat = Doszliśmy na dziedziniec i nie ma już trzech akcji. Posiłek za 20 € zwraca dwie z nich, raz na rundę: zjedz coś.
tutorial-buy = To Legacy ze wspólnej listy życzeń. Od razu daje punkty: 3 za popularność gier z kartami i 1 bonusu. Kup za 30 €.
tutorial-bag = Karta życzenia też jest twoja. Ale torba waży: każda gra w niej leży na torze akcji i blokuje jedną akcję.
tutorial-next-door = Twoje własne życzenie, Blueprints, czeka tuż obok. Idź do stoiska 13.
tutorial-own-wish = Kości są w modzie: 4 za popularność i 1 bonusu, razem 5 punktów za 20 €. Kup Blueprints.
tutorial-last-action = Dziewięć punktów! Ostatnią akcją idziemy do stoiska 9, gdzie zaczniesz następną turę, i kończymy tę. Teraz popatrz na Niebieskiego i Zielonego.
tutorial-round = Runda druga: gry z palet są w sprzedaży, przybyły nowe, zmieniły się popularność i tłum. Zielony niesie najmniej, więc zaczyna.
tutorial-ranking = Druga karta rankingu daje w południe 4 punkty za dwie gry z kośćmi i dwie z kartami. Masz po jednej, a Rampage to druga gra z kośćmi: kup ją.
tutorial-ranking-done = Fünf Gurken za 10 € to druga gra z kartami: 4 punkty teraz i jeszcze 4 w południe. Kup ją.
tutorial-heavy = Cztery gry w torbie zostawiają ci trzy akcje. Akurat na drogę do samochodu: idziemy.
tutorial-unload = Rozładunek nic nie kosztuje, a pola blokowane przez gry są znowu wolne. Przełóż wszystkie cztery do bagażnika.
tutorial-cash = Obok samochodu stoi bankomat: 50 € za 2 punkty. Masz jeszcze 180 €, więc zachowaj punkty.
tutorial-test = Cztery akcje wróciły. Za jedną możesz testować gry, gdziekolwiek jesteś: dobierz dwa życzenia i zatrzymaj jedno. Spróbuj.
tutorial-keep = Co za szczęście: Rampage masz już w bagażniku, a życzenie liczy się niezależnie od tego, kiedy przyszła karta. Zatrzymaj ją: to trzy życzenia.
tutorial-midday = Po rundzie 4 jest południe i liczą się rankingi poranne. Na popołudnie przychodzą trzy nowe, po 8 punktów.
tutorial-leaving = W rundzie 7 niespodzianka sprawia, że gry są tańsze lub lepsze, i wszyscy chcą do domu. Kto pierwszy zakończy ją na parkingu, dostaje 6 punktów, drugi 3.
tutorial-end = Prowadzisz: 18 punktów, Zielony ma 17, a życzenia dadzą jeszcze 5. Wygrywa, kto ma najwięcej punktów. Masz ochotę zagrać cały dzień samodzielnie?
