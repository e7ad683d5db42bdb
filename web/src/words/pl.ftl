### The browser's own words, Polish. What the terminal says too is in src/ludothek/locale.

## The frame of every page

menu = Menu
menu-lobby = Poczekalnia
menu-settings = Ustawienia
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

## Lobby

lobby-title = Poczekalnia
lobby-computer = komputer

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

## Several people at one screen

handover-title = Przekaż

## Tutorial

tutorial-title = Samouczek

## Boards: the plain one

plain-title = Stół
