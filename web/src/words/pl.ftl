### The browser's own words, Polish. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Poczekalnia
menu-settings = Ustawienia
me-guest = Gość

## Home

home-play = Zagraj

## Lobby

lobby-title = Poczekalnia

## New table, invitations

new-title = Nowy stół

## Settings, account

settings-title = Ustawienia

## Rules, looking at records

rules-title = Zasady

## A table

seat-mind = { $seat } (komputer)
table-asked = O co chodzi
table-players = Przy stole
table-points = Punkty
table-log = Co się wydarzyło
table-over = Gra skończona.
table-closed = Ten stół zamknięto.
table-missing = { $count ->
        [one] Gra zacznie się, gdy przyjdzie jeszcze jedna osoba.
        [few] Gra zacznie się, gdy przyjdą jeszcze { $count } osoby.
       *[other] Gra zacznie się, gdy przyjdzie jeszcze { $count } osób.
    }
table-waiting = Czekamy: { $who }.
table-undo = Cofnij
choose-other = Wybierz coś innego
explain-past = Oglądasz przeszłość.

## The past, the end

past-title = Przeszłość
past-slider = Moment gry
past-is-now = Teraz
past-moment = Decyzja { $moment } z { $total }
past-looking = Oglądasz decyzję { $moment } z { $total }.
past-return = Wróć do teraz
past-start = Na początek
past-back = Krok wstecz
past-play = Odtwórz
past-pause = Wstrzymaj
past-forward = Krok naprzód
past-now = Do teraz
end-title = Koniec gry
end-you-win = Wygrywasz.
end-fold = Zobacz planszę
end-unfold = Zobacz wynik
end-sheet = Arkusz punktacji
end-rank = { $rank }.
end-course = Jak do tego doszło
end-chart = Punkty w ciągu całej gry
end-decisions = { $count ->
        [one] jedna decyzja
        [few] { $count } decyzje
       *[other] { $count } decyzji
    }
end-rematch = Jeszcze raz
end-rematch-join = Dołącz do rewanżu
end-look = Obejrzyj grę
end-record = Pobierz zapis
end-seed-title = Czy los był uczciwy?
end-seed-about = Skrót ziarna był jawny przed pierwszą decyzją; pasuje tylko do tego ziarna, a z niego wynika każdy los, więc nikt nie mógł później niczego zmienić.
end-seed = Ziarno
end-seed-hash = Skrót
share = Udostępnij
share-table = Ten adres prowadzi do stołu.
share-moment = Ten adres prowadzi do stołu po decyzji { $moment }.
share-address = Adres
share-with = Udostępnij przez …
share-copy = Kopiuj
share-copied = Skopiowano
continue = Graj dalej od tego miejsca
continue-about = Nowy stół zaczyna się po decyzji { $moment } tej gry, z tymi samymi kartami co wtedy. Pozostałe miejsca zajmują gracze komputerowi.
continue-as = Graj jako
continue-go = Otwórz stół

## Several people at one screen

handover-title = Przekaż
handover-next = Teraz { $name }
handover-about = Stół jest zakryty, żeby nikt nie zobaczył tego, co może wiedzieć tylko { $name }.
handover-here = To ja, { $name }
handover-mind = Gracz komputerowy decyduje za: { $name }
handover-turn = Twoja kolej, { $name }

# Whose turn it is, in the tab and in notifications
attention-title = ● Twoja kolej · { $title }
attention-turn = Twoja kolej

# Table talk
chat-title = Rozmowa przy stole
chat-nothing = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-unread = { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }

# Clocks
clock-left = Pozostały czas
clock-days = { $days ->
        [one] 1 dzień { $hours } godz.
       *[other] { $days } dni { $hours } godz.
    }
clock-up = Czas minął
clock-hand-over = Niech gracz komputerowy gra dalej za: { $name }

# The connection
wire-lost = Serwer jest nieosiągalny. Połączenie wróci samo; do tego czasu możesz się rozejrzeć.
wire-refused = Nie można otworzyć tego stołu
wire-lobby = Do lobby

# One's own seat
seat-menu = Moje miejsce
seat-sit = Usiądź
seat-stand = Wstań
seat-hand-over = Niech gra za mnie komputer
seat-take-back = Wracam do gry
seat-away = Gracz komputerowy decyduje za ciebie.
seat-away-name = Gracz komputerowy decyduje za: { $name }.
seat-link = Powrót z innego urządzenia
seat-link-about = Pod tym adresem zajmiesz swoje miejsce na innym urządzeniu. Zachowaj go dla siebie.
seat-close = Sprzątnij ten stół
seat-leave = Wyjdź; stół na mnie poczeka

# Coming with a link
invited = Zaproszenie do gry { $title }
invited-by = { $count ->
        [one] { $hosts } zaprasza cię do gry { $title }
       *[other] { $hosts } zapraszają cię do gry { $title }
    }
invited-name = Twoje imię
invited-watch = Tylko popatrzę
recover-title = Wrócić jako { $name }?
recover-about = Miejsce będzie wtedy należeć do tej przeglądarki; na drugim urządzeniu będziesz tylko patrzeć.
recover-go = Zajmij moje miejsce

## Tutorial

tutorial-title = Samouczek

## Boards: the plain one

plain-title = Stół
