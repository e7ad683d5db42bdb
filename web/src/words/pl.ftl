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

## Several people at one screen

handover-title = Przekaż

## Tutorial

tutorial-title = Samouczek
tutorial-card = Twój przewodnik
tutorial-progress = Krok { $step } z { $steps }
tutorial-back = Wstecz
tutorial-next = Dalej
tutorial-show = Pokaż mi
tutorial-yours = Twój ruch
tutorial-other = To też jest dozwolone. W tym samouczku wybierz: { $choice }.
tutorial-rules = Więcej na ten temat:
tutorial-play = Zagraj teraz
tutorial-all-rules = Wszystkie zasady
tutorial-none = Ta gra nie ma jeszcze samouczka.
tutorial-lost = Nie udało się wczytać samouczka. Spróbuj jeszcze raz.

## Boards: the plain one

plain-title = Stół
