### The browser's own words, Polish. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Poczekalnia
menu-settings = Ustawienia
menu-skip-choices = Przejdź do możliwości
page-again = Spróbuj ponownie
me-guest = Gość
menu-home = Ludothek, strona główna
menu-skip = Przejdź do treści
menu-new = Nowy stół
menu-rules = Zasady
menu-look = Obejrzyj zapis partii
menu-account = Konto
menu-language = Język
menu-lighter = Jasny motyw
menu-darker = Ciemny motyw
page-title = { $title } · Ludothek
page-home = Ludothek: planszówki, w które zagrasz od razu
footer-about = Ludothek jest otwarta i wolna.
footer-api = Dla programistów: interfejs
notice-lost = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
notice-busy = To było trochę za często. Odczekaj chwilę i spróbuj ponownie.
notice-failed = Nie udało się. Spróbuj ponownie.
notice-again = Spróbuj ponownie
notice-close = Zamknij komunikat
nowhere-title = Tu nic nie ma
nowhere-text = Może w adresie jest literówka, a może szukany element potoczył się pod kanapę.
nowhere-home = Na stronę główną

## Home

home-play = Zagraj
home-title = Siadaj do stołu.
home-lead = Jedno kliknięcie i gra leży na stole: od razu z komputerem albo ze znajomymi, gdziekolwiek są.
home-play-title = { home-play }: { $title }
home-players = od { $least } do { $most } graczy
home-choose = Wybierz przeciwników
home-rules = Zasady
home-rules-title = { home-rules }: { $title }
home-tutorial = Ucz się, grając
home-waiting = { $count ->
        [one] Czeka na ciebie stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
home-waiting-with = gracze: { $who }
home-friends = Graj ze znajomymi
home-friends-text = Nakryj stół, wyślij link, gotowe.
home-lobby = Zobacz, kto gra
home-lobby-text = Wolne miejsca, twoje stoły i zakończone partie.
home-look = Obejrzyj zapis partii
home-look-text = Przejdź przez partię ruch po ruchu.
home-waiting-computer = z komputerem

## Lobby

lobby-title = Poczekalnia
lobby-title-waiting = ({ $count }) Poczekalnia
lobby-new = Nakryj stół
lobby-mine = Twoje stoły
lobby-open = Wolne miejsca
lobby-open-none = Nikt teraz nie szuka towarzystwa. Nakryj stół i zostaw wolne miejsce.
lobby-finished = Zakończone partie
lobby-your-turn = Twoja kolej
lobby-waits = Teraz: { $who }
lobby-free = { $count ->
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
lobby-invited = Czekamy na zaproszonych
lobby-won = { $count ->
        [one] Zwycięzca: { $who }
       *[other] Zwycięzcy: { $who }
    }
lobby-seat-free = wolne
lobby-seat-invited = zaproszenie
lobby-seat-mind = Komputer
lobby-seat-you = { $name } (ty)
lobby-join = Usiądź
lobby-watch = Popatrz
lobby-review = Obejrzyj
lobby-play = Graj
lobby-go = Do stołu
lobby-too-late = Ktoś był szybszy: miejsce jest zajęte.
lobby-come = Inne drogi do stołu
lobby-address-title = Masz zaproszenie?
lobby-address = Link, który ci przysłano
lobby-address-wrong = To nie jest adres stołu.
lobby-address-go = Wejdź
pace-live = Na żywo
pace-days = Przez wiele dni
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] jeden dzień na ruch
       *[other] { $days } dni na ruch
    }

## New table, invitations

new-title = Nowy stół
new-lead = Nakryj stół
new-which = W co gramy
new-who = Kto gdzie siedzi
new-terms = Jak gramy
new-players = Liczba graczy
new-fewer = Jeden gracz mniej
new-more = Jeden gracz więcej
new-count = { $count ->
        [one] jeden gracz
       *[other] { $count } graczy
    }
new-seat = Miejsce { $number }
new-who-me = Ja
new-who-anyone = Kto pierwszy przyjdzie
new-who-invitation = Znajomy przez link
new-who-here = Ktoś przy tym ekranie
new-who-mind = Komputer: { $mind }
new-name = Imię
new-name-of = Imię: { $seat }
new-unnamed = Gracz { $number }
new-pace = Tempo
new-clock = Czas do namysłu
new-clock-none = bez ograniczeń
new-lot = Losuj miejsca
new-listed = Pokaż w poczekalni
new-options = Zasady domowe
new-options-changed = { $count ->
        [one] jedna zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
new-play = Graj
new-open = Otwórz stół
new-open-hint = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Linki dostaniesz za chwilę.
invite-seat = Zaproszenie na miejsce { $number }
invite-open = Dla każdego, kto chce przyjść
invite-near = Ten adres otworzy tylko ten komputer. Dla znajomych w sieci lokalnej uruchom serwer z opcją --host 0.0.0.0.
invite-own = Moja własna droga powrotna
invite-own-text = Z tym linkiem zagrasz dalej na innym urządzeniu. Zachowaj go dla siebie: kto go ma, ten ma twoje miejsce.
invite-own-seat = Moje miejsce { $number }
invite-copy = Kopiuj
invite-copied = Link skopiowano.
invite-copy-yourself = Przeglądarka nie pozwala kopiować; link jest zaznaczony.
invite-share = Udostępnij
invite-code = Kod QR
invite-code-of = Kod QR: { $label }
invite-text = Chodź ze mną zagrać!

## Settings, account

settings-title = Ustawienia
settings-lead = Zapisane w tej przeglądarce, działa od razu.
settings-name = Twoje imię
settings-name-keep = Zapisz
settings-name-hint = To widzą inni przy stole.
settings-name-kept = Nazywasz się teraz { $name }.
settings-theme = Wygląd
settings-theme-system = jak system
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-motion = Ruch
settings-motion-0 = brak
settings-motion-1 = spokojny
settings-motion-2 = szybki
settings-motion-hint = Jak elementy wędrują po planszy.
settings-sound = Dźwięki
settings-notify = Powiadom mnie, gdy jest moja kolej, a patrzę gdzie indziej
settings-notify-refused = Przeglądarka na to nie pozwala; możesz to zmienić w jej ustawieniach dla tej strony.
settings-account = Konto i urządzenia
account-title = Konto
account-guest = Jesteś gościem: o tobie i twoich partiach pamięta tylko ta przeglądarka. Konto pozwala wejść z każdego miejsca.
account-is = Zalogowano jako { $name }.
account-register = Załóż konto
account-register-text = Wszystkie partie pozostają twoje. Adres e-mail nie jest potrzebny.
account-register-do = Załóż konto
account-login = Zaloguj się
account-login-text = Partie rozpoczęte tu jako gość przejdą na twoje konto.
account-login-do = Zaloguj się
account-name = Nazwa
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-taken = Konto { $name } już istnieje; wybierz inną nazwę.
account-wrong = Nazwa lub hasło się nie zgadza.
account-made = Twoje konto { $name } jest gotowe.
account-welcome = Witaj ponownie, { $name }!
account-left = Wylogowano na tym urządzeniu.
account-sessions = Gdzie cię znamy
account-device = { $browser }, { $system }
account-device-unknown = Nieznane urządzenie
account-since = od { $date }
account-here = to urządzenie
account-end = Wyloguj tam
account-logout = Wyloguj się
account-settings = Imię, wygląd i język

## Rules, looking at records

rules-title = Zasady
look-title = Obejrzyj zapis partii
look-lead = Zapis partii zawiera każdy jej ruch. Przynieś go i przejdź przez partię na planszy, oczami każdego z graczy.
look-drop = Upuść tu zapis albo wybierz plik
look-busy = Rozkładamy grę …
look-too-large = Ten plik jest za duży jak na zapis partii.
look-hint = Można też obejrzeć każdą zakończoną partię.
look-lobby = Do zakończonych partii
rules-of = Zasady: { $title }
rules-contents = Spis treści
rules-close = Zamknij
rules-find = Szukaj w zasadach
rules-found = { $count ->
        [one] jedna zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-found-none = Tych słów nie ma w zasadach.
rules-none = Nie ma tu gry o tej nazwie.
rules-others = Inne zasady
look-wrong = Ten plik nie jest zapisem partii, którą tu znamy.

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
table-skip = Przewiń
table-telling = Gra { $who }.
table-undo = Cofnij
choose-other = Wybierz coś innego
choose-without = Bez: { $what }
explain-past = Oglądasz przeszłość.
explain-ask = Co to jest …?
explain-find = Coś na planszy
explain-rule = Zasada { $rule }
table-choices = Możliwości
table-turn = na ruchu
choose-find = Szukaj wśród { $count } możliwości
gather-free = wolne

## The past, the end

past-title = Przeszłość
past-slider = Moment gry
past-is-now = Teraz
past-moment = Decyzja { $moment } z { $total }
past-looking = Oglądasz decyzję { $moment } z { $total }.
past-your-turn = Tymczasem przyszła twoja kolej.
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
clock-left-days = { $days ->
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
tutorial-card = Twój przewodnik
tutorial-progress = Krok { $step } z { $steps }
tutorial-back = Wstecz
tutorial-next = Dalej
tutorial-show = Pokaż mi
tutorial-read = Nie spiesz się, a potem wybierz „Dalej”.
tutorial-over = To już koniec samouczka.
tutorial-yours = Twój ruch
tutorial-other = To też jest dozwolone. W tym samouczku wybierz: { $choice }.
tutorial-rules = Więcej na ten temat:
tutorial-play = Zagraj teraz
tutorial-all-rules = Wszystkie zasady
tutorial-none = Ta gra nie ma jeszcze samouczka.
tutorial-lost = Nie udało się wczytać samouczka. Spróbuj jeszcze raz.

## Boards: the plain one

plain-title = Stół
plain-yes = Tak
plain-no = Nie
plain-choose = Wybierz
plain-reach = Dokąd możesz dotrzeć
plain-more = { $count ->
        [one] Jeszcze jedno
       *[other] Jeszcze { $count }
    }
plain-fewer = Pokaż mniej
