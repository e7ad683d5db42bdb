tournaments = Turnieje
tournaments-all = Wszystkie turnieje
tournaments-none = Żaden turniej nie zbiera teraz uczestników. Otwórz turniej dla swojego klubu: sam dobiera graczy, otwiera stoły i prowadzi tabelę.
tournaments-over = Zakończone turnieje
tournament-open = Otwórz turniej
tournament-open-hint = Bierzesz udział, inni się zapisują, a ty zaczynasz, gdy wszyscy są na miejscu. Potem każda runda otwiera się sama.
tournament-name = Jak się nazywa?
tournament-name-example = Czwartek w klubie
tournament-format = Jak się gra?
tournament-format-swiss = System szwajcarski
tournament-format-swiss-about = Kilka rund. Spotykają się sąsiedzi z tabeli i nikt dwa razy, dopóki da się tego uniknąć.
tournament-format-round-robin = Każdy z każdym
tournament-format-round-robin-about = Każdy spotyka każdego. Rund jest tyle, ile do tego potrzeba.
tournament-format-duplicate = Mecz duplikatowy
tournament-format-duplicate-about = To samo rozdanie przy wszystkich stołach. Porównuje się cię z tymi, którzy gdzie indziej mają twoje miejsce, więc szczęście liczy się mniej.
tournament-seats = Miejsca przy stole
tournament-people = Ludzie przy każdym stole
tournament-rounds-count = Rundy
tournament-deals-count = Rozdania
tournament-mind = Gracz komputerowy, gdy kogoś brakuje
tournament-people-of = miejsca dla ludzi: { $people } z { $seats }
tournament-tables-of = stoły po { $seats }
tournament-rounds = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[other] { $count } rund
    }
tournament-round-of = Runda { $round } z { $rounds }
tournament-status-gathering = Trwają zapisy
tournament-status-finished = Zakończony
tournament-status-closed = Odwołany
tournament-by = { $count ->
        [one] Otwiera: { $host } · { $count } osoba
        [few] Otwiera: { $host } · { $count } osoby
       *[other] Otwiera: { $host } · { $count } osób
    }
tournament-in-it = bierzesz udział
tournament-host = Otwiera: { $name }
tournament-your-table = Twój stół w rundzie { $round }
tournament-against = Przy stole: { $who }
tournament-play = Przejdź do stołu
tournament-wait = Twoja partia się skończyła. Następna runda otworzy się, gdy skończą wszystkie stoły.
tournament-won = { $count ->
        [one] Turniej wygrywa { $who }
       *[other] Turniej wygrywają razem: { $who }
    }
tournament-enter = Weź udział
tournament-wait-start = Bierzesz udział. { $name } zaczyna, gdy wszyscy są na miejscu.
tournament-leave = Opuść turniej
tournament-leave-sure = Poddajesz trwającą partię i nie dostaniesz już kolejnych. To, co rozegrane, nadal się liczy.
tournament-stay = Zostań
tournament-start = { $count ->
        [one] Zacznij
        [few] Zacznij: { $count } osoby
       *[other] Zacznij: { $count } osób
    }
tournament-call-off = Odwołaj
tournament-end = Zakończ turniej
tournament-invite = Zaproś tym linkiem
tournament-entered = { $count ->
        [one] Na razie { $count } osoba
        [few] Na razie { $count } osoby
       *[other] Na razie { $count } osób
    }
tournament-take-out = Usuń z turnieju: { $name }
tournament-standings = Tabela
tournament-place = Miejsce
tournament-player = Kto
tournament-margin = Ponad średnią
tournament-opponents = Rywale
tournament-wins = Wygrane
tournament-left = odejście w rundzie { $round }
tournament-how = Jak się liczy
tournament-points-rank = Pierwsze miejsce przy stole daje 1 punkt, ostatnie 0, a pozostałe rozkładają się równo: przy stole czteroosobowym 1, ⅔, ⅓ i 0. Przy równych wynikach punkty się dzieli. Stół trzyosobowy liczy się więc tak samo jak czteroosobowy.
tournament-points-duplicate = W każdym rozdaniu porównuje się cię ze wszystkimi, którzy mieli twoje miejsce: dostajesz część, jaką z nich wyprzedzasz w punktach gry, od 0 do 1; remis liczy się za połowę.
tournament-ties-rank = Przy równej liczbie punktów wyżej stoi ten, czyi rywale mają więcej punktów (przy każdym stole ich średnia; gracze komputerowi nie mają żadnych), potem ten, kto ma więcej wygranych. Kto i w tym jest równy, dzieli miejsce.
tournament-ties-duplicate = Przy równej liczbie punktów wyżej stoi ten, kto w punktach gry jest dalej ponad średnią swoich miejsc, potem ten, kto ma więcej wygranych przy własnych stołach. Kto i w tym jest równy, dzieli miejsce.
tournament-how-swiss = Każdy siedzi pierwszy, drugi i tak dalej możliwie równie często. Jeśli liczba się nie dzieli, niektóre stoły są mniejsze; gdy i to nie wystarcza, puste miejsce zajmuje gracz komputerowy.
tournament-how-round-robin = Każdy siedzi pierwszy, drugi i tak dalej możliwie równie często. Przy nieparzystej liczbie osób i stołach dwuosobowych każdy raz gra z graczem komputerowym.
tournament-how-duplicate = Dopóki rozdanie gdzieś trwa, nikt nie widzi innego stołu z tym rozdaniem i nie pokazuje się wyników. Potem wszystko jest jawne. Miejsca bez ludzi mają przy wszystkich stołach takich samych graczy komputerowych.
tournament-how-away = Gdy komuś minie czas, gra za niego gracz komputerowy, aż wróci. Kto się poddaje, jest przy tym stole ostatni; jeśli poddali się wszyscy inni, wygrywa ten, kto został.
tournament-stages = Rundy
tournament-deal = Rozdanie { $round }
tournament-round = Runda { $round }
tournament-score = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
tournament-table-over = Koniec
tournament-table-closed = Przerwany
tournament-table-playing = Trwa
tournament-table-sealed = Trwa, niewidoczny dla innych
tournament-table-sealed-over = Koniec; do obejrzenia, gdy skończą wszyscy
