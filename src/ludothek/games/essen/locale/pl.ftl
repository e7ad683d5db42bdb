# ESSEN The Game: Spiel '13, Polish.
# An argument such as $symbol is the name of what it names; $symbol-z and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language and are never bent; $space is a booth (number and
# publisher) or one of the spaces below, or several of them, so it is always said in the nominative.

title = ESSEN The Game: Spiel '13
tagline = Jeden dzień na targach: przeciśnij się przez tłum, zapełnij torbę i spełnij swoje życzenia.

## The fair

space-parking = parking
    .also = samochód, auto, dom
space-west = wejście zachodnie
    .also = wejscie
space-east = wejście wschodnie
    .also = wejscie
space-courtyard = dziedziniec
    .also = plac
space-galeria-west = Galeria zachodnia
space-galeria-east = Galeria wschodnia
zone-green = zielona
    .w = w strefie zielonej
zone-purple = fioletowa
    .w = w strefie fioletowej
zone-blue = niebieska
    .w = w strefie niebieskiej
zone-red = czerwona
    .w = w strefie czerwonej
zone-yellow = żółta
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
    .effect = 3 punkty więcej
token-flop = Klapa
    .effect = 3 punkty mniej, ale nie poniżej 0
token-goodies = Gratisy
    .effect = 1 punkt więcej
token-discount = Rabat
    .effect = 10 € taniej
token-sold-out = Wyprzedane
    .effect = tylko w preorderze
token-none = Brak wydarzenia
    .effect = nic się nie zmienia
last-round-sale = wszystkie gry o 10 € taniej
last-round-meeple = 2 punkty więcej za każdą grę z meeplem
last-round-dice = 2 punkty więcej za każdą grę z kośćmi
last-round-cards = 2 punkty więcej za każdą grę z kartami
last-round-hourglass = 2 punkty więcej za każdą grę z klepsydrą

## Things one can point at

eat = coś do jedzenia
    .also = jedzenie, jeść, zjeść, posiłek, przekąska
deck = talia życzeń
    .also = talia zyczen, test, testowanie, testować, dobierz, dobierać
cash = bankomat
    .also = wypłata, wypłać, wypłacić, gotówka, pieniądze
end = koniec tury
    .also = zakończ, zakończyć, pas

## The score sheet

line-buying = Kupione gry
line-morning = Rankingi w południe
line-afternoon = Rankingi wieczorem
line-wishes = Życzenia
line-departure = Wcześniejszy wyjazd
line-cash = Bankomat

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: all five different.
letter-green = Z
letter-purple = F
letter-blue = N
letter-red = C
letter-yellow = Ż
galeria = Galeria
round = Runda { $count } z { $total }
draft = Listy życzeń
points = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
money = { $euros } €
bag = Torba
boot = Auto
first-player = pierwszy gracz
pre-order-free = preorder wolny
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
rankings-morning = Rankingi w południe
rankings-afternoon = Rankingi wieczorem
my-wishes = Moja lista życzeń
common-wishes = Wspólna lista życzeń
wish-is-bought = kupiona
wish-is-booth = w sprzedaży
wish-is-pallet = na palecie
wish-is-warehouse = przed premierą
wish-is-removed = usunięta
wish-is-taken = { $seat }
wish-progress = jeszcze { $count } do { $points } punktów
wish-progress-full = więcej punktów już nie ma
card-bonus = bonus { $count }
card-way = { $count ->
        [one] za 1 akcję
        [few] za { $count } akcje
       *[many] za { $count } akcji
    }
score-sheet = Punktacja końcowa
money-left = Pozostałe pieniądze

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = twoje życzenie
sign-common-wish = wspólna lista życzeń
sign-crowd = tłum: krok kosztuje { $count }
sign-way = akcje na dojście
sign-coming = w sprzedaży od następnej rundy

## Gracze komputerowi tego tytułu

mind-one-step = jeden krok naprzód

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
ask-act = Jesteś tutaj: { $space }. { $count ->
        [0] Nie została ci żadna akcja
        [one] Została ci jedna akcja
        [few] Zostały ci { $count } akcje
       *[many] Zostało ci { $count } akcji
    }, masz { $euros } €.
ask-keep = Które życzenie zatrzymujesz? Drugie odrzucasz.
ask-remove = Którą grę usuwasz z targów?

## The choices

choose-go = Idź: { $space }{ $cost ->
        [one] { "" }
        [few] { " " }({ $cost } akcje)
       *[many] { " " }({ $cost } akcji)
    }
choose-go-game = Idź: { $space }{ $cost ->
        [one] { "" }
        [few] { " " }({ $cost } akcje)
       *[many] { " " }({ $cost } akcji)
    } – { $game }, { $euros } €, { $points ->
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

plan-go = { $space }: { $cost ->
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
event-pallet = { $game } ({ $symbol }) → { $pallet ->
        [0] paleta -1
        [4] paleta ?
        [5] paleta ?
       *[other] paleta +1
    }
event-popularity = Popularność gier { $symbol-z }: { $count }.
event-token = { $token } – { $game }: { $token-effect }.
event-crowd = Tłum gromadzi się { $zone-w }.
event-crowded-courtyard = Tłum wypełnia dziedziniec.
event-crowded-entrances = Tłum rusza do domu: oba wejścia są zatłoczone.
event-last-round = Ostatnia runda: { $tile }.
event-first = { $seat } jest pierwszym graczem.
event-went = { $seat } idzie: { $space }.
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
event-midday = Południe: czas na punkty za rankingi.
event-ranking-morning = { $seat } spełnia ranking { $needs }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-ranking-afternoon = { $seat } spełnia ranking { $needs }: { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-afternoon = Nowy ranking na wieczór: { $needs }.
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
        [one] masz jedną.
       *[other] masz { $left }.
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
