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
menu-shortcuts = Skróty
menu-new = Nowy stół
menu-rules = Zasady
menu-look = Obejrzyj zapis partii
menu-account = Konto
menu-language = Język
menu-lighter = Jasny motyw
menu-darker = Ciemny motyw
page-title = { $title } · Ludothek
page-home = Ludothek: planszówki, w które zagrasz od razu
footer-about = Ludothek to wolne i otwarte oprogramowanie.
footer-api = Dla programistów: API
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
home-level = Poziom graczy komputerowych
home-against = Przeciwnik
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
home-friends-text = Otwórz stół, wyślij link, gotowe.
home-lobby = Zobacz, kto gra
home-lobby-text = Wolne miejsca, twoje stoły i zakończone partie.
home-look = Obejrzyj zapis partii
home-look-text = Przejdź przez partię ruch po ruchu.
home-waiting-computer = z komputerem

## Lobby

lobby-title = Poczekalnia
lobby-title-waiting = ({ $count }) Poczekalnia
lobby-new = Nowy stół
lobby-mine = Twoje stoły
lobby-open = Wolne miejsca
lobby-open-none = Nikt teraz nie szuka towarzystwa. Otwórz własny stół i zostaw wolne miejsce.
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
lobby-seat-you = { $name } (ty)
lobby-join = Usiądź
lobby-watch = Oglądaj
lobby-review = Obejrzyj
lobby-play = Graj
lobby-go = Przejdź do stołu
lobby-too-late = Ktoś był szybszy: miejsce jest zajęte.
lobby-come = Inne sposoby dołączenia
lobby-address-title = Masz zaproszenie?
lobby-address = Link, który ci przysłano
lobby-address-wrong = To nie jest adres stołu.
lobby-address-go = Wejdź
pace-live = Na żywo
pace-days = Na raty, przez wiele dni
clock-bank = { $minutes } min + { $seconds } s
clock-days = { $days ->
        [one] jeden dzień na ruch
       *[other] { $days } dni na ruch
    }

## New table, invitations

new-title = Nowy stół
new-lead = Przygotuj stół
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
new-who-anyone = Pierwszy chętny
new-who-invitation = Zaproszenie z linkiem
new-who-here = Ktoś przy tym ekranie
new-who-mind = Komputer: { $mind }
level-next = Następnym razem przeciwnik: { $level }. Zawsze możesz wybrać inny poziom.
new-name = Nazwa
new-name-of = Nazwa: { $seat }
new-unnamed = Gracz { $number }
new-pace = Tempo
new-clock = Czas do namysłu
new-clock-none = bez ograniczeń
new-lot = Losuj miejsca
new-listed = Pokaż w poczekalni
new-hints = Zezwól na podpowiedzi
new-options = Warianty i opcje
new-options-changed = { $count ->
        [one] jedna zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
new-play = Graj
new-open = Otwórz stół
new-open-hint = Partia zaczyna się, gdy wszystkie miejsca są zajęte. Linki dostaniesz za chwilę.
invite-seat = Zaproszenie na miejsce { $number }
invite-open = Dla każdego, kto chce przyjść
invite-near = Ten adres otworzy tylko ten komputer. Dla znajomych w sieci lokalnej uruchom serwer z opcją --host 0.0.0.0.
invite-own = Mój link powrotny
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
settings-lead = Ustawienia zapisują się w tej przeglądarce i działają od razu.
settings-name = Twoja nazwa
settings-name-keep = Zapisz
settings-name-hint = Tę nazwę widzą inni przy stole.
settings-name-kept = Grasz teraz jako { $name }.
settings-theme = Wygląd
settings-theme-system = jak w systemie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-motion = Animacje
settings-motion-0 = bez animacji
settings-motion-1 = spokojne
settings-motion-2 = szybkie
settings-motion-hint = Jak szybko elementy przesuwają się po planszy.
settings-sound = Dźwięki
settings-notify = W tej przeglądarce, dopóki stół jest otwarty w innej karcie lub w innym oknie
settings-notify-refused = Przeglądarka na to nie pozwala; możesz to zmienić w jej ustawieniach dla tej strony.
settings-account = Konto i urządzenia
ways-title = Powiadomienia
ways-lead = Dowiedz się, że stół na ciebie czeka, gdy zajmujesz się czymś innym. Nic nie zostanie wysłane, dopóki nie wybierzesz sposobu.
ways-here = To urządzenie
ways-here-text = Także gdy ta strona jest zamknięta.
ways-no-push = Do tej przeglądarki nic nie dotrze, gdy jest zamknięta.
ways-browser = Inna przeglądarka
ways-mail = E-mail
ways-mail-text = Na twój adres.
ways-no-mail = Ten serwer nie wysyła poczty.
ways-hook = Czat lub program
ways-hook-text = Discord, Slack, Matrix, JSON.
ways-need-account = Z kontem.
ways-kind-json = Twój program
ways-state-good = gotowe
ways-state-waiting = Otwórz link z wiadomości, którą wysłaliśmy.
ways-state-failing = Ostatnie powiadomienie nie dotarło. Wypróbuj.
ways-add = Jak cię powiadamiać
ways-try = Wypróbuj
ways-trying = W drodze…
ways-tried = Wysłano; za chwilę powinno dotrzeć.
ways-remove-name = Usuń: { $name }
ways-mail-label = Twój adres e-mail
ways-mail-do = Wyślij mi link
ways-mail-sent = Link jest w drodze na { $address }. Otwórz go w ciągu doby.
ways-hook-label = Adres webhooka
ways-hook-hint = Czaty tworzą taki adres dla kanału, w ustawieniach w części Integracje lub Webhooki.
ways-hook-kind = Należy do
ways-hook-do = Dodaj
ways-quiet = Godziny ciszy
ways-quiet-from = od
ways-quiet-until = do
ways-quiet-hint = Pytania z tego czasu czekają do jego końca. Liczy się zegar strefy { $zone }.
ways-apart = Jak często
ways-apart-0 = od razu
ways-apart-60 = raz na godzinę
ways-apart-240 = co 4 godziny
ways-apart-1440 = raz dziennie
mail-title = Czy to twój adres?
mail-text = Chcesz dowiadywać się e-mailem, że stół na ciebie czeka. Wystarczy jedno kliknięcie.
mail-do = Tak, piszcie tutaj
mail-done-title = Gotowe
mail-done = Na { $address } damy znać, gdy stół będzie czekał.
mail-settings = Ustawienia powiadomień
mail-gone = Ten link został już użyty albo jest za stary. Nowy wyślesz sobie w ustawieniach.
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
account-sessions = Zalogowane urządzenia
account-device = { $browser }, { $system }
account-device-unknown = Nieznane urządzenie
account-since = od { $date }
account-here = to urządzenie
account-end = Wyloguj urządzenie
account-logout = Wyloguj się
account-settings = Nazwa, wygląd i język

## Passwords, the second factor, leaving, private servers

former-player = były gracz
account-cancel = Anuluj
account-password-weak = Wybierz inne hasło: co najmniej 8 znaków, nie takie, które wszyscy próbują najpierw, nie rząd klawiszy ani nie twoja nazwa. Dobre są trzy lub cztery słowa z rzędu.
account-password-change = Zmień hasło
account-password-change-text = Na wszystkich innych urządzeniach trzeba się potem zalogować na nowo.
account-password-old = Dotychczasowe hasło
account-password-new = Nowe hasło
account-password-change-do = Zmień hasło
account-password-changed = Hasło zmienione. Inne urządzenia są wylogowane.
account-password-wrong = Hasło się nie zgadza.
account-code = Kod
account-code-hint = Sześć cyfr z twojej aplikacji albo jeden z kodów zapasowych.
account-code-wrong = Kod się nie zgadza albo był już użyty. Poczekaj na następny.
account-factor = Drugi składnik
account-factor-text = Aplikacja w telefonie pokazuje co pół minuty nowy kod. Kto pozna twoje hasło, i tak bez niego nie wejdzie.
account-factor-is-on = Logowanie pyta o kod z twojej aplikacji.
account-factor-on = Ustaw
account-factor-go-on = Dalej
account-factor-scan = Otwórz aplikację uwierzytelniającą i zrób nią zdjęcie tego:
account-factor-picture = Obraz dla aplikacji uwierzytelniającej
account-factor-by-hand = Albo przepisz:
account-factor-first-code = Kod, który aplikacja teraz pokazuje
account-factor-on-do = Włącz
account-factor-off = Wyłącz
account-factor-off-do = Wyłącz
account-factor-off-done = Drugi składnik jest wyłączony.
account-factor-off-wrong = Hasło lub kod się nie zgadza, albo kod był już użyty.
account-recovery = Twoje kody zapasowe.
account-recovery-text = Jeśli zgubisz telefon, każdy z nich wpuści cię jeden raz. Zapisz je teraz: nigdy więcej się nie pokażą.
account-recovery-kept = Zapisane
account-end-others = Wyloguj wszędzie indziej
account-data = Twoje dane
account-data-text = Wszystko, co ten serwer o tobie wie, z zapisami twoich zakończonych partii, w jednym pliku.
account-data-do = Pobierz moje dane
account-delete-text = Możesz odejść w każdej chwili.
account-delete = Usuń moje konto…
account-delete-guest = Usuń wszystko, co moje…
account-delete-sure = Usunąć konto { $name } na zawsze?
account-delete-sure-guest = Usunąć wszystko, co twoje, na zawsze?
account-delete-games = Twoje partie zostają dla tych, z którymi je grano; twojej nazwy już przy nich nie ma.
account-delete-seats = W trwających partiach gra za ciebie komputer.
account-delete-for-good = Nikt nie może przywrócić konta, nawet kto prowadzi ten serwer.
account-delete-do = Usuń na zawsze
account-deleted = Wszystko usunięte. Dziękujemy za wspólną grę!
private-title = Prywatny serwer
private-invitation = Tu gra się we własnym gronie. Zaloguj się albo otwórz zaproszenie, które ktoś ci przysłał.
private-closed = Tu gra się we własnym gronie. Zaloguj się, żeby zobaczyć stoły.
private-seat = Zaproszono cię do stołu
private-come = Wejdź
private-link-gone = Ten link nie prowadzi już do wolnego miejsca. Poproś o nowy.
invited-here = Zaproszono cię
invited-here-text = Jak mają cię nazywać inni?
invited-known = Już cię tu znają jako { $name }.
invited-gone = To zaproszenie było już użyte albo jest za stare. Poproś o nowe.
password-title = Nowe hasło
password-text = Nim się potem logujesz; wszystkie inne urządzenia zostaną wylogowane.
password-do = Ustaw hasło
password-set = Hasło konta { $name } jest ustawione.
password-gone = Ten link był już użyty albo jest za stary. Poproś o nowy.

## Rules, looking at records

rules-title = Zasady
look-title = Obejrzyj zapis partii
look-lead = Zapis partii zawiera każdy jej ruch. Wczytaj go i obejrzyj partię ruch po ruchu, oczami dowolnego gracza.
look-drop = Upuść tu zapis albo wybierz plik
look-busy = Rozkładamy grę…
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
rules-others = Zasady innych gier
look-wrong = Ten plik nie jest zapisem partii, którą tu znamy.

## A table

seat-mind = { $name } (komputer)
computer-menu = Kim jest { $name }?
computer-level = komputer, { $level }
computer-random = gra losowo
computer-greedy = bierze to, co od razu się opłaca
computer-search = myśli naprzód
computer-other = gra po swojemu
table-asked = Twoja decyzja
table-players = Przy stole
table-points = Punkty
table-log = Co się wydarzyło
table-over = Partia zakończona.
table-closed = Ten stół zamknięto.
table-missing = { $count ->
        [one] Czekamy jeszcze na jedną osobę.
        [few] Czekamy jeszcze na { $count } osoby.
       *[other] Czekamy jeszcze na { $count } osób.
    }
table-waiting = Czekamy na decyzję: { $who }.
table-skip = Pomiń
table-telling = Teraz gra { $who }.
table-undo = Cofnij
table-tired = { $who }: nie starczyło czasu na myślenie; zdecydował szybki zastępca.
hint-ask = Podpowiedź
hint-title = Twoje najlepsze możliwości
hint-close = Schowaj podpowiedzi
hint-chance = { $chance }% szans na wygraną
hint-choose = Wybierz to
hint-about = Procenty: twoja szansa na wygraną. Niżej: co z tego wynika w większości wypróbowanych gier.
terms-hints = z podpowiedziami
choose-other = Wybierz coś innego
choose-without = Bez: { $what }
explain-past = Oglądasz wcześniejszy moment partii.
explain-ask = Co to jest…?
explain-find = Coś na planszy
explain-rule = Zasada { $rule }
table-choices = Możliwości
table-mat = Przed tobą
table-turn = gra teraz
choose-find = Szukaj wśród { $count } możliwości
gather-free = wolne

## The past, the end

past-title = Przebieg partii
past-slider = Moment partii
past-is-now = Teraz
past-moment = Decyzja { $moment } z { $total }
past-looking = Oglądasz decyzję { $moment } z { $total }.
past-your-turn = Tymczasem przyszła twoja kolej.
past-return = Wróć do bieżącej chwili
past-start = Na początek
past-back = Krok wstecz
past-play = Odtwórz
past-pause = Wstrzymaj
past-forward = Krok naprzód
past-now = Do bieżącej chwili
end-title = Koniec partii
end-you-win = Wygrywasz.
end-fold = Zobacz planszę
end-unfold = Zobacz wynik
end-sheet = Arkusz punktacji
end-rank = { $rank }.
end-course = Jak do tego doszło
end-chart = Punkty w ciągu całej partii
end-decisions = { $count ->
        [one] jedna decyzja
        [few] { $count } decyzje
       *[other] { $count } decyzji
    }
end-rematch-join = Dołącz do rewanżu
end-look = Obejrzyj partię
end-record = Pobierz zapis
end-seed-title = Czy losowanie było uczciwe?
end-seed-about = Skrót ziarna był jawny przed pierwszą decyzją; pasuje tylko do tego ziarna, a z niego wynikają wszystkie losowania, więc nikt nie mógł później niczego zmienić.
end-seed = Ziarno
end-seed-hash = Skrót
share = Udostępnij
share-table = Ten adres prowadzi do stołu.
share-moment = Ten adres prowadzi do stołu po decyzji { $moment }.
share-address = Adres
share-with = Udostępnij przez…
share-copy = Kopiuj
share-copied = Skopiowano
continue = Graj dalej od tego miejsca
continue-about = Nowy stół zaczyna się po decyzji { $moment } tej partii, a karty przyjdą w tej samej kolejności. Pozostałe miejsca zajmują gracze komputerowi.
continue-as = Graj jako
continue-go = Otwórz stół

## Several people at one screen

handover-title = Zmiana gracza
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
wire-lobby = Do poczekalni

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
seat-close = Zamknij ten stół
seat-leave = Wyjdź; stół na mnie poczeka

# Coming with a link
invited = Zaproszenie do gry { $title }
invited-by = { $count ->
        [one] { $hosts } zaprasza cię do gry { $title }
       *[other] { $hosts } zapraszają cię do gry { $title }
    }
invited-name = Twoja nazwa
invited-watch = Tylko popatrzę
recover-title = Wrócić jako { $name }?
recover-about = Miejsce będzie wtedy należeć do tej przeglądarki; na drugim urządzeniu będziesz tylko patrzeć.
recover-go = Zajmij moje miejsce

## Blokowanie, zgłaszanie, opieka nad serwerem

person-menu = { $name }: możliwości
person-block = Zablokuj
person-block-about = Nie będziecie czytać swoich rozmów ani siadać przy tym samym stole.
person-blocked = Zablokowano: { $name }.
person-report = Zgłoś
person-report-why = Co jest nie tak?
person-report-send = Wyślij zgłoszenie
person-reported = Dziękujemy. Przeczytają je osoby, które opiekują się tym serwerem.
chat-removed = Ta wypowiedź została usunięta.
account-blocks = Kogo blokujesz
account-unblock = Odblokuj
account-reports = Twoje zgłoszenia
account-admin = Opieka nad tym serwerem
report-waits = Czeka na rozpatrzenie
report-acted = Podjęto działania
report-dismissed = Nie trzeba było nic robić
admin-title = Opieka nad tym serwerem
admin-not = Ta strona jest dla osób, które opiekują się tym serwerem.
admin-search = Szukaj nazw, identyfikatorów lub powodów
admin-done = Gotowe.
admin-none = Nic tu nie ma.
admin-more = { $count ->
        [one] Pokaż jeszcze jeden wpis
        [few] Pokaż jeszcze { $count } wpisy
        [many] Pokaż jeszcze { $count } wpisów
       *[other] Pokaż jeszcze { $count } wpisu
    }
admin-why = Powód
admin-lasting = Jak długo
admin-lasting-hour = Godzina
admin-lasting-day = Dzień
admin-lasting-week = Tydzień
admin-lasting-month = 30 dni
admin-lasting-good = Na zawsze
admin-for-good = na zawsze
admin-until = do { $date }
admin-reports = Zgłoszenia
admin-reported-by = Zgłasza { $name }, { $date }
admin-open-table = Otwórz stół
admin-note = Powód przeczyta osoba, która to zgłosiła.
admin-people = Osoby
admin-is-admin = opiekun serwera
admin-guest = gość
admin-account = konto { $name }
admin-banned = Wykluczenie { $until }
admin-muted = Wyciszenie { $until }
admin-ban = Wyklucz
admin-mute = Wycisz
admin-lift = Cofnij
admin-reset = Zresetuj hasło
admin-reset-about = Otrzymasz odnośnik do przekazania. Można nim raz ustawić nowe hasło.
admin-factor = Usuń drugi składnik
admin-factor-about = Dla osoby, która go straciła. Potem wystarczy hasło.
admin-promote = Powierz opiekę
admin-demote = Odbierz opiekę
admin-link = Odnośnik do przekazania
admin-once = Przekaż ten odnośnik tylko osobie, dla której jest. Działa raz, do { $date }, i nie będzie już pokazany.
admin-tables = Stoły
admin-status-open = otwarty
admin-status-playing = partia trwa
admin-status-finished = zakończony
admin-status-closed = zamknięty
admin-talk = Rozmowa
admin-close = Zamknij stół
admin-delete = Usuń stół
admin-delete-about = Wszystko, co tu rozegrano i powiedziano, zniknie na zawsze.
admin-remove-line = Usuń wypowiedź
admin-bans = Wykluczenia
admin-network = Zakres adresów
admin-invitations = Zaproszenia
admin-invite = Zaproś kogoś
admin-invite-whom = nowa osoba
admin-revoke = Unieważnij
admin-audit = Co zrobili opiekunowie
admin-command-line = wiersz poleceń
admin-did-ban = Wykluczenie
admin-did-unban = Koniec wykluczenia
admin-did-mute = Wyciszenie
admin-did-unmute = Koniec wyciszenia
admin-did-close = Zamknięto stół
admin-did-close-tournament = Zakończono turniej
admin-did-delete = Usunięto stół
admin-did-remove-line = Usunięto wypowiedź
admin-did-resolve = Rozpatrzono zgłoszenie
admin-did-reset-password = Zresetowano hasło
admin-did-remove-factor = Usunięto drugi składnik
admin-did-promote = Powierzono opiekę
admin-did-demote = Odebrano opiekę
admin-did-invite = Utworzono zaproszenie
admin-did-revoke = Unieważniono zaproszenie
admin-did-look = Przeczytano rozmowę przy stole
admin-did-prune = Usunięto to, czego już się nie przechowuje
admin-did-restore = Przywrócono z kopii zapasowej

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
plain-reach = Dokąd możesz dotrzeć
plain-more = { $count ->
        [one] Jeszcze jedno
       *[other] Jeszcze { $count }
    }
plain-fewer = Pokaż mniej

## Ludzie przy stole: rewanże, kto odchodzi, kto co słyszy, wiele stołów

rematch-ask = Poproś o rewanż
rematch-asked = Ktoś prosi cię o rewanż
rematch-accept = Tak, jeszcze raz
rematch-decline = Nie, dziękuję
rematch-see = Zobacz rewanż
rematch-waiting = { $count ->
        [one] Rewanż zacznie się, gdy zgodzi się { $who }.
       *[other] Rewanż zacznie się, gdy zgodzą się { $who }.
    }
rematch-yes = zgadza się
rematch-not-yet = jeszcze bez odpowiedzi
rematch-no = odmawia
host-free = Zwolnij miejsce: { $name }
host-withdraw = Nie pytaj dłużej: { $name }
host-fill = Posadź gracza komputerowego
stand-in-about = Za tych, którzy odejdą, gra dalej gracz komputerowy: { $mind }.
new-stand-in = Gdy ktoś odejdzie
resign = Poddaj partię
resign-about = Opuszczasz partię na dobre i zajmujesz ostatnie miejsce; dla pozostałych gra dalej gracz komputerowy ({ $mind }).
resign-sure = Tak, poddaję partię
resign-stay = Zostaję
seat-resigned = partia poddana
chat-room-players = Słyszą to tylko gracze.
chat-room-spectators = Słyszą to tylko widzowie, a nie gracze.
chat-room-everyone = Słyszą to wszyscy.
lobby-seat-asked = { $name } (bez odpowiedzi)
lobby-seat-declined = { $name } (odmawia)
lobby-seat-resigned = { $name } (partia poddana)
lobby-more-of = { $name }: otwarte stoły: { $count }
lobby-more = Więcej stołów
lobby-find = Znajdź stół
lobby-find-title = Gra
lobby-find-free = Wolne miejsca
lobby-find-who = Z kim
lobby-find-any = obojętnie
lobby-find-least = { $count } lub więcej
lobby-find-none = Żaden stół nie pasuje. Poszukaj czegoś innego albo otwórz własny.

## A table for the ear

ear-on = Gra ze słuchu: stoły jako tekst z wierszem poleceń
ear-off = Pokaż stoły znów jako plansze
ear-is-on = Stoły są teraz opisywane tekstem, z wierszem poleceń.
ear-is-off = Stoły są teraz znów rysowane.
ear-skip = Przejdź do wiersza poleceń
ear-situation = Sytuacja
ear-last = Ostatnia tura
ear-command = Polecenie
ear-line = Wiersz poleceń
ear-go = Wykonaj
ear-line-help = Numer, możliwość opisana słowami albo: ? możliwości, s sytuacja, pomoc cała reszta. Alt i 1 do 7 prowadzą do sekcji, Escape wraca tutaj.
ear-more = { $count ->
        [one] Jeszcze jeden wiersz: wpisz „więcej”.
        [few] Jeszcze { $count } wiersze: wpisz „więcej”.
       *[many] Jeszcze { $count } wierszy: wpisz „więcej”.
    }
ear-no-more = To wszystko.
ear-unknown = Nie rozumiem: { $input }. Wpisz ?, aby poznać możliwości, albo pomoc.
ear-which = Pasujących: { $count }. Która możliwość?
ear-listed = { $number }: { $text }
ear-choices = { $count ->
        [one] Jedna możliwość.
        [few] { $count } możliwości.
       *[many] { $count } możliwości.
    }
ear-nothing-asked = Teraz nie ma nic do wyboru.
ear-who = Czyje? { $who }.
ear-no-rule = Nie ma zasady { $input }.
ear-said = Mówisz: { $text }
ear-says = { $who } mówi: { $text }
ear-help = { $does }: { $words }
ear-has = { $who }: { $count ->
        [one] jeden punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
ear-gained = { $who }: { $count ->
        [one] jeden punkt więcej
        [few] { $count } punkty więcej
       *[many] { $count } punktów więcej
    }, teraz { $total }.
ear-lost = { $who }: { $count ->
        [one] jeden punkt mniej
        [few] { $count } punkty mniej
       *[many] { $count } punktów mniej
    }, teraz { $total }.
ear-hint = { $number }: { $text }. { $chance }% szans na wygraną. { $expected }
ear-rest = { $count ->
        [one] Zaszło jeszcze jedno zdarzenie: wpisz „l { $lines }”.
        [few] Zaszły jeszcze { $count } zdarzenia: wpisz „l { $lines }”.
       *[many] Zaszło jeszcze { $count } zdarzeń: wpisz „l { $lines }”.
    }
ear-words-choices = możliwości
ear-words-situation = sytuacja
ear-words-me = ja
ear-words-player = gracz
ear-words-about = co
ear-words-far = daleko
ear-words-lead = prowadzi
ear-words-if = jeśli
ear-words-why = dlaczego
ear-words-rule = zasada
ear-words-log = dziennik
ear-words-back = wstecz
ear-words-on = dalej
ear-words-now = teraz
ear-words-hint = podpowiedź
ear-words-undo = cofnij
ear-words-say = powiedz
ear-words-more = więcej
ear-words-help = pomoc
ear-does-choices = możliwości; ze słowem tylko te, które je zawierają
ear-does-situation = sytuacja w kilku zdaniach
ear-does-me = co masz
ear-does-player = co ma ktoś inny, według imienia lub koloru
ear-does-about = coś na planszy: jaki jest jego stan
ear-does-far = jak daleko coś jest
ear-does-lead = kto prowadzi
ear-does-if = co dałby tam robotnik albo wizyta
ear-does-why = dlaczego czegoś nie można teraz wybrać
ear-does-rule = zasada o podanym numerze
ear-does-log = co się ostatnio wydarzyło; z liczbą: tyle wierszy
ear-does-back = jedna decyzja wstecz
ear-does-on = jedna decyzja naprzód
ear-does-now = powrót do teraźniejszości
ear-does-hint = najlepsze możliwości, jeśli podpowiedzi są dozwolone
ear-does-undo = cofnięcie ostatniej decyzji
ear-does-say = powiedzenie czegoś przy stole
ear-does-more = reszta długiej odpowiedzi
ear-does-help = ta lista
settings-ear = Gra ze słuchu: stoły jako tekst z wierszem poleceń, bez animacji
settings-announced = Co czytniki ekranu ogłaszają przy stole
settings-announced-turns = moje tury
settings-announced-digest = podsumowanie na początku mojej tury
settings-announced-all = wszystko na bieżąco

## Pages of people

account-games = Moje partie
account-games-page = Wszystko, w co tu grałeś lub grałaś
history-public = Inni mogą widzieć tę stronę
history-public-hint = Widzą twoje zakończone partie z poczekalni. Partie przy stołach, których tam nie było, zostają między wami.
history-nobody = Nikt o tej nazwie nie pokazuje tu swojej strony.
history-none = Nie ma jeszcze zakończonej partii.
history-sum = { $games ->
        [one] Jedna zakończona partia
        [few] { $games } zakończone partie
       *[other] { $games } zakończonych partii
    }, { $wins ->
        [0] żadna nie została wygrana
       *[other] w tym wygrane: { $wins }
    }
history-streak = { $now ->
        [0] Najdłuższa seria: { $longest ->
            [one] jedna wygrana
            [few] { $longest } wygrane z rzędu
           *[other] { $longest } wygranych z rzędu
        }
       *[other] Seria: { $now ->
            [one] jedna wygrana
            [few] { $now } wygrane z rzędu
           *[other] { $now } wygranych z rzędu
        } (najdłuższa: { $longest })
    }
history-best = Najlepszy wynik: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
history-chart = { $title }: punkty partia po partii
history-won = wygrana
history-lost = bez wygranej
history-place = Miejsce { $rank } z { $seats }, { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
history-with = z: { $names }
history-rivals = Z kim grasz i kto kończy wyżej
history-rivals-of = Z kim gra { $name } i kto kończy wyżej
history-met = { $ahead } razy wyżej, { $level } razy na równi, { $behind } razy niżej

## Ratings, pages of titles

new-rated = Partia rankingowa
new-rated-hint = Dla osób z kontem, widoczna w poczekalni, bez podpowiedzi. Nikt inny nie może za ciebie decydować.
terms-rated = rankingowa
rating-is = Ranking { $strength } ± { $doubt } po { $games ->
        [one] jednej partii
       *[other] { $games } partiach
    }
home-statistics = Statystyki
home-statistics-title = Statystyki: { $title }
statistics-none = Nie zakończyła się tu jeszcze żadna partia.
statistics-unknown = Tej gry tu nie ma.
statistics-games = { $games ->
        [one] Zakończyła się tu jedna partia.
        [few] Zakończyły się tu { $games } partie.
       *[other] Zakończyło się tu { $games } partii.
    }
statistics-seats = Jak często wygrywa każde miejsce
statistics-company = Graczy: { $seats } ({ $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partii
    })
statistics-share = Miejsce { $seat }: { $share }%
statistics-fair = Na linii wszystkie miejsca byłyby równe.
statistics-decisions = Ile decyzji wymaga partia
statistics-minutes = Ile minut trwa partia grana bez przerwy
statistics-span = { $least } do { $most }: { $games ->
        [one] jedna partia
        [few] { $games } partie
       *[other] { $games } partii
    }
statistics-best = Najwyższe wyniki
statistics-best-line = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, graczy: { $seats }
leaders = Tabela liderów
leaders-about = Ranking wynika z partii rankingowych. Pasek pokazuje, jak jest pewny: prawdziwa siła bardzo prawdopodobnie leży w jego granicach. Na czele stoi, kto bardzo prawdopodobnie jest silny, a nie kto raz miał szczęście.
leaders-none = Nikt nie zagrał jeszcze partii rankingowej.
tournament-back = Wróć do turnieju
statistics-picks = jak często wygrywają
statistics-picks-about = Kropka to udział wygranych partii, pasek pokazuje, gdzie bardzo prawdopodobnie leży prawdziwy udział, linia przerywana, gdzie byłby, gdyby wszystko było równe.
statistics-pick = { $share }% z { $games ->
    [one] jednej partii
   *[other] { $games } partii
  }; sprawiedliwie byłoby { $fair }%
statistics-all = Pokaż wszystkie ({ $count })
statistics-few = Pokaż mniej
statistics-rows = Wszystkie partie jako wiersze, do analizy:
leaders-levels = Gracze komputerowi, dla porównania
leaders-levels-about = Nie grają partii rankingowych. Ich odstępy wynikają z meczów między nimi, a miejsce na skali z partii graczy z rankingiem przeciw nim.
leaders-level = Siła { $strength } ± { $doubt }

# The deal of the day: the same game for everybody, one try each.
daily = Rozdanie dnia
daily-lead = Te same karty, kości i przeciwnicy dla wszystkich. Masz jedną próbę.
daily-of = Rozdanie dnia: { $title }
daily-own = Twoja próba
daily-next = Następne za { $time }
daily-play = Zagraj
daily-go-on = Graj dalej
daily-more = Więcej o nim
daily-results = Wyniki wszystkich
daily-players = { $count ->
    [0] Nikt go jeszcze nie ukończył.
    [one] Na razie jeden wynik.
    [few] Na razie { $count } wyniki.
    [many] Na razie { $count } wyników.
   *[other] Na razie { $count } wyniku.
  }
daily-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
daily-yours = Twój wynik: { daily-points }, przy stole miejsce { $rank } z { $seats }.
daily-given-up = Ta partia została poddana.
daily-about = { $count ->
    [one] Przeciw jednemu graczowi komputerowemu
   *[other] Przeciw { $count } graczom komputerowym
  } ({ $mind }), bez podpowiedzi i bez rankingu. Kto podejmie te same decyzje, rozegra dokładnie tę samą partię.
daily-late = Twoja partia skończyła się, gdy wyniki były już ostateczne, więc jej wśród nich nie ma.
daily-not-told = Wyniki innych zobaczysz, gdy rozegrasz je samodzielnie, albo po { $when }, gdy wszystko zostanie ujawnione.
daily-histogram = Kto zdobył ile punktów
daily-column = { $points } pkt: { $count }
daily-column-yours = { $points } pkt: { $count }, w tym ty
daily-you = ty
daily-ranking = Ranking
daily-ahead = { $lead } przed najlepszym graczem komputerowym
daily-behind = { $lead } za najlepszym graczem komputerowym
daily-level = na równi z najlepszym graczem komputerowym
daily-watch = Obejrzyj
daily-watch-own = Obejrzyj swoją partię
daily-best = Obejrzyj najlepszą partię
daily-best-later = Najlepszą partię obejrzysz po { $when }.
daily-places = Miejsca mają konta sprzed rozpoczęcia dnia; pozostali są na liście bez miejsca.
daily-days = Inne dni

# Who is at a table

presence-here = przy stole
presence-thinking = myśli
presence-typing = pisze…
presence-elsewhere = patrzy gdzie indziej
presence-away = poza stołem
presence-away-since = poza stołem, ostatnio tutaj { $ago }
presence-mind = Komputer gra dalej ({ $mind }) · { $state }
presence-watching = { $count ->
    [one] Przygląda się jedna osoba
    [few] Przyglądają się { $count } osoby
   *[other] Przygląda się { $count } osób
}
nudge = Szturchnij
nudge-name = Szturchnij: { $name }
nudge-done = Szturchnięto
nudged = { $name } szturcha cię: twoja kolej.
seat-taken-over = Gracz komputerowy gra dalej za: { $name }.
seat-taken-back = { $name } wraca i gra dalej.
chat-typing = { $count ->
    [one] { $who } pisze…
   *[other] { $who } piszą…
}
new-patience = Komputer może grać za nieobecnych po
new-name-about = Tę nazwę zobaczą zaproszone osoby.
