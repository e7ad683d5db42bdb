# World's Fair 1893, Polish.
# An argument such as $area is the name of what it names; $area-w and the like are that name's attributes below.
# Several cards that are collected at once make one line: $card of event-collected may be a list, without attributes.

title = Wystawa Światowa 1893
tagline = Wysyłaj pracowników do pięciu obszarów wystawy, zdobywaj eksponaty i zatwierdzaj je.

## The areas

area-agriculture = Rolnictwo
    .dop = Rolnictwa
    .w = w obszarze Rolnictwa
    .do = do obszaru Rolnictwa
    .z = z obszaru Rolnictwa
area-electricity = Elektryczność
    .dop = Elektryczności
    .w = w obszarze Elektryczności
    .do = do obszaru Elektryczności
    .z = z obszaru Elektryczności
area-fine-arts = Sztuka
    .dop = Sztuki
    .w = w obszarze Sztuki
    .do = do obszaru Sztuki
    .z = z obszaru Sztuki
area-manufacturing = Przemysł
    .dop = Przemysłu
    .w = w obszarze Przemysłu
    .do = do obszaru Przemysłu
    .z = z obszaru Przemysłu
area-transportation = Transport
    .dop = Transportu
    .w = w obszarze Transportu
    .do = do obszaru Transportu
    .z = z obszaru Transportu

## The cards

exhibit-agriculture = eksponat Rolnictwa
exhibit-electricity = eksponat Elektryczności
exhibit-fine-arts = eksponat Sztuki
exhibit-manufacturing = eksponat Przemysłu
exhibit-transportation = eksponat Transportu
ticket = Bilet
card-ticket = bilet
exhibit-amount = { $count ->
        [one] { $exhibit }
        [few] { $count } × { $exhibit }
       *[many] { $count } × { $exhibit }
    }
card-amount = { $count ->
        [one] { $card }
        [few] { $count } bilety
       *[many] { $count } biletów
    }
figure-burnham = Daniel Burnham
    .dop = Daniela Burnhama
    .effect = +1 pracownik w obszarze wybranym w tej turze
figure-davis = George Davis
    .dop = George'a Davisa
    .effect = +1 pracownik w obszarze obok wybranego w tej turze
figure-palmer = Bertha Palmer
    .dop = Berthy Palmer
    .effect = przesuń dowolnego pracownika do innego obszaru
figure-mccormick = Cyrus McCormick
    .dop = Cyrusa McCormicka
    .effect = +1 pracownik w obszarze Rolnictwa
figure-westinghouse = George Westinghouse
    .dop = George'a Westinghouse'a
    .effect = +1 pracownik w obszarze Elektryczności
figure-saint-gaudens = Augustus Saint-Gaudens
    .dop = Augustusa Saint-Gaudensa
    .effect = +1 pracownik w obszarze Sztuki
figure-schwab = Charles H. Schwab
    .dop = Charlesa H. Schwaba
    .effect = +1 pracownik w obszarze Przemysłu
figure-pullman = George Pullman
    .dop = George'a Pullmana
    .effect = +1 pracownik w obszarze Transportu

## Words on the table

round = Runda { $count } z { $total }
wheel = Diabelski młyn
    .also = kabina, runda
wheel-left = { $count ->
        [one] jeszcze jeden bilet do punktowania
        [few] jeszcze { $count } bilety do punktowania
       *[many] jeszcze { $count } biletów do punktowania
    }
deck = Talia
discard = Odrzucone
tickets = Bilety
    .also = bilet
supply = Zasoby
proposals = Propozycje
approved = Zatwierdzone
    .also = zestawy, zatw
coins = Monety
medals = Medale
    .also = medal, punkty
sets = Zestawy
points = Punkty
full = pełny
scoring = Punktowanie: { $area }
scored = punktowanie
leads = prowadzi
leads-tied = remis na 1. miejscu
figure-does = { $figure }: { $figure-effect }
supporters-of = pracownicy { $owner-dop } { $area-w }
supply-of = zasoby { $owner-dop }
cards-of = Karty { $area-w }
proposals-of = zaproponowane eksponaty { $area-dop }

## Gracze komputerowi tego tytułu

mind-most-cards = najwięcej kart

## Options

option-approvals = Zatwierdzanie eksponatów
option-approvals-automatic = ile wolno, bez pytania
option-approvals-ask = pytaj, ile

## What is asked

ask-place = Umieść pracownika: w którym obszarze?
ask-figure = Zagraj albo odrzuć wpływową osobę.
ask-take-back = Twoje zasoby są puste: który pracownik trafi { $area-do }?
ask-approve = Ile eksponatów zatwierdzasz { $area-w }?

## The choices

choose-place = { $area }: { $cards ->
        [0] bez kart
        [one] zabierz jedną kartę
        [few] zabierz { $cards } karty
       *[many] zabierz { $cards } kart
    }
choose-take-back = Zabierz jednego { $area-z }
choose-figure = Zagraj: { $figure } → { $area }
choose-palmer = { $figure }: { $owner }, { $origin } → { $goal }
choose-discard = Odrzuć kartę { $figure-dop }
choose-approve = { $count ->
        [0] Nie zatwierdzaj niczego
        [one] Zatwierdź jeden eksponat
        [few] Zatwierdź { $count } eksponaty
       *[many] Zatwierdź { $count } eksponatów
    }

## What happened

event-dealt = { $card } → { $area }
event-placed = { $seat } umieszcza pracownika { $area-w }.
event-took-back = { $seat } zabiera pracownika { $area-z }.
event-played = { $seat } zagrywa kartę { $figure-dop } i dodaje pracownika { $area-do }.
event-moved = { $seat } zagrywa kartę { $figure-dop } i przesuwa pracownika { $owner-dop } { $origin-z } { $goal-do }.
event-discarded = { $seat } odrzuca kartę { $figure-dop }.
event-collected = { $seat } zabiera karty: { $card }.
event-car = Kabina przesuwa się o { $count ->
        [one] jedno pole.
        [few] { $count } pola.
       *[many] { $count } pól.
    }
event-reshuffled = Odrzucone karty zostają przetasowane: nowa talia liczy { $count ->
        [one] jedną kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
event-scoring = Diabelski młyn wykonał pełny obrót: punktowanie rundy { $count }.
event-most-tickets = { $seat } ma najwięcej biletów: { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
event-redeemed = { $seat } wymienia { $count ->
        [one] jeden bilet.
        [few] { $count } bilety.
       *[many] { $count } biletów.
    }
event-standing-first = { $seat } prowadzi { $area-w }.
event-standing-second = { $seat } zajmuje 2. miejsce { $area-w }.
event-standing-tied-first = { $seat } remisuje na 1. miejscu { $area-w }.
event-standing-tied-second = { $seat } remisuje na 2. miejscu { $area-w }.
event-medal = { $seat } zdobywa medal o wartości { $count } { $area-w }.
event-approved = { $seat } zatwierdza { $count ->
        [one] jeden eksponat
        [few] { $count } eksponaty
       *[many] { $count } eksponatów
    } { $area-w }.
event-recalled = { $seat } odzyskuje { $count ->
        [one] jednego pracownika
       *[other] { $count } pracowników
    } { $area-z }.
event-round = Rozpoczyna się runda { $count }.
event-end = { $seat } kończy z { $count ->
        [one] jednym punktem.
       *[other] { $count } punktami.
    }
event-tie-approvals = Remis punktowy: decyduje większa liczba zatwierdzonych eksponatów (WF-47).
event-tie-proposals = Remis w punktach i zatwierdzeniach: decyduje mniejsza liczba pozostałych eksponatów (WF-47).
event-tie-shared = Pełny remis: zwycięstwo jest wspólne (WF-47).

## What things are

tell-area = Kto podczas punktowania ma tu dobrą pozycję dzięki pracownikom, dostaje medale i zatwierdza eksponaty tego obszaru.
tell-cards = Eksponaty, bilety i wpływowe osoby: trafią do osoby, która jako następna umieści tu pracownika.
tell-supporters = Im więcej ich ktoś ma w obszarze, tym więcej daje tam punktowanie.
tell-supply = Pracownicy, których można jeszcze umieścić. Gdy ich zabraknie, jednego zabiera się z obszaru.
tell-figure = Wpływowa osoba: kartę zabiera się w jednej turze, a zagrywa w następnej własnej.
tell-proposals = Zabrane, ale jeszcze niezatwierdzone: w tej postaci na koniec nic nie dają.
tell-tickets = Każdy daje punkty, a największa liczba biletów jeszcze dodatkowe.
tell-coins = Punkty za wymienione bilety.
tell-medals = Punkty za dobre miejsce w punktowanym obszarze.
tell-approved = Zestaw składa się z eksponatów różnych obszarów; im większy, tym więcej daje.
tell-wheel = Zegar rundy: gdy kabina wróci na dół, punktuje się bilety i obszary.
tell-deck = Eksponaty, bilety i wpływowe osoby, które dopiero się pojawią.
tell-discard = Karty wymienione, zatwierdzone albo zagrane.

## Why not

why-over = Gra dobiegła końca.
why-not-your-turn = To nie twoja kolej: decyduje { $turn }.
why-not-asked = Trwa punktowanie obszarów i najpierw decyduje { $turn }.
why-placed-already = Pracownik jest już umieszczony w tej turze; kolejnego dodaje tylko wpływowa osoba, która sięga tego obszaru.
why-not-next-door = Davis sięga tylko do obszarów sąsiadujących z wybranym w tej turze, a nie masz innej osoby dla tego obszaru.
why-no-such-figure = Karta { $figure-dop } nie trafiła do ciebie w twojej poprzedniej turze.
why-figures-wait = Najpierw umieść pracownika; wpływowe osoby zagrywa się potem.
why-take-back-first = Najpierw wskaż, którego ze swoich pracowników zabierasz.
why-approve-first = Najpierw podaj, ile eksponatów zatwierdzasz.
why-supply-left = Masz jeszcze pracowników w zasobach, więc nie zabierasz żadnego z obszarów.
why-choose-first = Najpierw wybierz, dokąd trafi pracownik; potem wskażesz, którego zabierasz.
why-not-yours = Tylko Bertha Palmer przesuwa pracowników { $owner-dop }.
why-nobody-there = { $owner } nie ma żadnego pracownika { $area-w }.
why-cards = Kart się nie wybiera: zabierasz wszystkie z obszaru, w którym umieszczasz pracownika.
why-deck = Nikt nie zagląda do talii; na koniec każdej tury dokłada się z niej { $cards ->
        [one] jedną kartę.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
why-discard = Odrzucone karty wracają dopiero wtedy, gdy talia się skończy.
why-wheel = Diabelski młyn obraca się sam: o jedno pole za każdy zabrany bilet.
why-tickets = Bilety wymienia się na punkty w fazie punktowania.
why-supply = Pracownika nie trzeba brać z zasobów: wystarczy wybrać, dokąd trafi.
why-proposals = Eksponaty zatwierdza się w fazie punktowania, w obszarach, w których zajmujesz premiowane miejsce.
why-points = Monety i medale to zdobyte punkty; liczy się je na koniec gry.
why-approved = Zatwierdzone eksponaty takie pozostają; ich zestawy liczy się na koniec gry.

## For who hears the game

spoken-round = Runda { $round } z { $rounds }, { $count ->
        [one] jeszcze jeden bilet do punktowania.
        [few] jeszcze { $count } bilety do punktowania.
       *[many] jeszcze { $count } biletów do punktowania.
    }
spoken-you-lead = Prowadzisz tutaj: { $areas }.
spoken-you-tie = Remisujesz na pierwszym miejscu tutaj: { $areas }.
spoken-you-trail = Nigdzie nie prowadzisz.
spoken-lead = { $area }: na prowadzeniu { $lead }. Pracownicy: { $seats }.
spoken-lead-tied = { $area }: remis na pierwszym miejscu, { $lead }. Pracownicy: { $seats }.
spoken-nobody = { $area }: nie ma żadnych pracowników.
spoken-tickets = Bilety: { $seats }.
spoken-supporters = Pracownicy: { $seats }.
spoken-cards = Karty, { $count } z { $room }: { $cards }.
spoken-no-cards = Nie ma kart; miejsc jest { $room }.
spoken-medals = Punkty za medale, gdyby punktować teraz: { $seats }.
spoken-approvals = Eksponaty, które zostałyby zatwierdzone: { $seats }.
spoken-count-supporters = { $count ->
        [0] Brak pracowników.
        [one] Jeden pracownik.
        [few] { $count } pracownicy.
       *[many] { $count } pracowników.
    }
spoken-count-cards = { $count ->
        [0] Brak kart.
        [one] Jedna karta.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
spoken-effect = Działanie: { $figure-effect }.
spoken-held = Na ręce: { $seats }.
spoken-lies = Do wzięcia tutaj: { $areas }.
spoken-has-points = { $count ->
        [one] Jeden punkt:
        [few] { $count } punkty:
       *[many] { $count } punktów:
    } monety { $coins }, medale { $medals }, zestawy { $sets }.
spoken-supply = Pracownicy w zasobach: { $count }.
spoken-has-tickets = Bilety: { $count }.
spoken-figures = Osoby do zagrania: { $figures }.
spoken-no-figures = Brak osób do zagrania.
spoken-has-proposed = Zaproponowane eksponaty: { $areas }.
spoken-none-proposed = Brak zaproponowanych eksponatów.
spoken-has-approved = Zatwierdzone eksponaty: { $areas }.
spoken-none-approved = Brak zatwierdzonych eksponatów.
spoken-by-seat = Gracze: { $seats }.
spoken-approved-by = Już zatwierdzone: { $seats }.
spoken-medal = { $seat } zdobywa medale, punkty: { $count }.
spoken-approved = { $seat } zatwierdza { $count ->
        [one] jeden eksponat.
        [few] razem { $count } eksponaty.
       *[many] razem { $count } eksponatów.
    }
spoken-dealt = Nowe karty { $area-w }: { $card }.

## The tutorial

tutorial-welcome = Witaj w Chicago w roku 1893! Grasz jako Pomarańczowy, komputer jako Niebieski. Twoi pracownicy stoją już w pięciu obszarach wokół diabelskiego młyna.
tutorial-goal = Po każdym pełnym obrocie młyna punktuje się obszary: najwięcej pracowników daje medal i zatwierdzone eksponaty. Dzieje się to trzy razy.
tutorial-place = Turę zaczynasz od umieszczenia pracownika, a potem zabierasz wszystkie karty leżące przy tym obszarze. Umieść go w obszarze Przemysłu.
tutorial-cards = Masz teraz eksponat i wpływową osobę. Eksponat jest tylko propozycją, dopóki nie zostanie zatwierdzony podczas punktowania; Daniel Burnham czeka na twoją następną turę.
tutorial-deal = Na koniec twojej tury doszły trzy nowe karty: jedna do twojego obszaru i po jednej do dwóch następnych zgodnie z ruchem wskazówek zegara.
tutorial-second = Niebieski wybrał Sztukę. W obszarze Transportu leżą pasujący eksponat, bilet i wpływowa osoba: umieść tam pracownika.
tutorial-burnham = Zanim zabierzesz karty, działają twoje wpływowe osoby. Burnham dodaje pracownika w wybranym przez ciebie obszarze: zagraj jego kartę.
tutorial-wheel = Twój bilet przesunął kabinę o jedno pole. Po dziewięciu biletach, twoich i Niebieskiego razem, następuje punktowanie; każdy bilet daje też punkt.
tutorial-palmer = Niebieski zagrał kartę Berthy Palmer, która przesuwa dowolnego pracownika: twój jedyny z obszaru Elektryczności stoi teraz w obszarze Transportu.
tutorial-full = Rolnictwo z czterema kartami i Elektryczność z trzema są pełne. Nowe karty trafią tam dopiero, gdy ktoś zabierze leżące.
tutorial-third = W obszarze Sztuki leżą karty dwóch wpływowych osób, a Niebieski ma tam tylko o jednego pracownika więcej. Umieść tam pracownika.
tutorial-mccormick = Cyrus McCormick wysyła pracownika do obszaru Rolnictwa, niezależnie od twojego wyboru. Zagraj jego kartę, a zrównasz się tam z Niebieskim.
tutorial-fourth = Niebieski dogonił cię w obszarze Przemysłu: trzy do trzech. Umieść tam pracownika i wróć na prowadzenie.
tutorial-two-figures = Masz karty dwóch osób i możesz ich użyć w dowolnej kolejności. Najpierw Burnham: jeszcze jeden pracownik w obszarze Przemysłu.
tutorial-discard = Charles H. Schwab dodałby tu kolejnego, ale przewaga wystarczy, a pracowników jest mało. Wpływowych osób nie można zachować, więc odrzuć tę kartę.
tutorial-passed-over = Zobacz, dokąd trafiły nowe karty: Rolnictwo było pełne i zostało pominięte. Teraz przez chwilę zagramy za ciebie.
tutorial-last = Kabinie brakuje dwóch pól do pola startowego, a w obszarze Rolnictwa leżą dwa bilety. Umieść tam pracownika: zakończysz rundę i zrównasz się z Niebieskim.
tutorial-tickets = Czas na punktowanie! Masz pięć biletów, Niebieski cztery: 2 punkty za najwięcej biletów i 1 punkt za każdy bilet.
tutorial-first = Prowadzisz w obszarze Przemysłu: medal za 2 punkty i do trzech zatwierdzeń. Zatwierdź swój eksponat; w zwykłej grze program robi to za ciebie.
tutorial-tied = Trzy do trzech w obszarze Rolnictwa: bez medalu, ale każde z was zatwierdza jeden eksponat.
tutorial-beaten = Niebieski wygrał Sztukę i Elektryczność, więc twoje tamtejsze eksponaty pozostają propozycjami i czekają na następne punktowanie. Przy trzech i czterech graczach liczy się też drugie miejsce.
tutorial-recall = Na koniec każdy zabrał z każdego obszaru połowę swoich pracowników, zaokrągloną w dół. Zaczyna się runda druga.
tutorial-sets = Twoje trzy zatwierdzone eksponaty są różne: taki zestaw jest wart 6 punktów, a zestaw wszystkich pięciu aż 15. Zestawy liczy się na koniec gry.
tutorial-end = 15 do 14 dla ciebie! Po trzecim punktowaniu wygrywa ten, kto ma najwięcej punktów. Chcesz spróbować swoich sił?
