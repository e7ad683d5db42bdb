# Ludothek: the platform's own words, Polish.

# A name and what is said of it
label = { $name }: { $text }

## Seats: colour and shape go together on every board

seat-orange = Pomarańczowy
    .dop = Pomarańczowego
seat-blue = Niebieski
    .dop = Niebieskiego
seat-green = Zielony
    .dop = Zielonego
seat-red = Czerwony
    .dop = Czerwonego
seat-purple = Fioletowy
    .dop = Fioletowego
seat-yellow = Żółty
    .dop = Żółtego

## Computer players

mind-random = losowy
mind-greedy = zachłanny

## ludothek games

games-players = od { $least } do { $most } graczy
games-default = domyślnie
games-minds = gracze komputerowi

## ludothek play

play-you = Ty: { $seat }
play-mind = { $seat } ({ $mind })
play-welcome = Grasz jako { $seat }. Wpisz numer wyboru albo help.
play-ask = Twój wybór
play-ask-for = { $seat }, twój wybór
play-which = W co chcesz zagrać?
play-hand-over = Klawiatura dla: { $seat }; potem Enter
play-no-plans = Takiego planu teraz nie ma.
play-happened = Od twojej ostatniej decyzji
play-unknown = Nie rozumiem: { $input }. Wpisz numer od 1 do { $count }, wybór słowami albo help.
play-help = Polecenia
play-help-number = numer
play-help-number-does = wybierz tę możliwość
play-help-words = wybór słowami
play-help-words-does = wybierz ją, na przykład: { $example }
play-help-plans = plans [SŁOWO]
play-help-plans-does = co możesz osiągnąć w tej turze; wpisz jeden z wierszy, aby zrobić wszystko naraz
play-help-why = why RZECZ
play-help-why-does = dlaczego czegoś na planszy nie można teraz wybrać, na przykład: { $example }
play-help-undo = undo
play-help-undo-does = cofnij swoją ostatnią decyzję, o ile nic nie zostało odkryte; undo anyway: mimo to
play-help-log = log [LICZBA]
play-help-log-does = co się dotąd działo
play-help-rules = rules [NUMER]
play-help-rules-does = wszystkie zasady albo jedna
play-help-board = board
play-help-board-does = pokaż stół jeszcze raz
play-help-save = save [PLIK]
play-help-save-does = zapisz grę do pliku
play-help-quit = quit
play-help-quit-does = zapisz i wyjdź
play-why-articles = mój moja moje moją
play-why-what = Dlaczego co? Nazwij coś na planszy, na przykład: { $example }
play-why-unknown = Na tym stole nie ma „{ $input }”. Spróbuj: { $examples }
play-why-choice = To można teraz wybrać: { $choices }
play-undone = Cofnięto: { $choice }
play-undo-nothing = Nie ma czego cofać.
play-undo-revealed = Od tego czasu coś zostało odkryte albo ktoś inny podjął decyzję. „undo anyway” cofa mimo to.
play-saved = Zapisano do pliku { $file }
play-not-kept = Partia nie jest zapisywana. Zapisz ją gdzie indziej poleceniem save PLIK albo wpisz quit jeszcze raz, by wyjść bez zapisu.
play-watch = Enter: następna tura, q: koniec
play-save-exists = { $file } już istnieje; wybierz inną nazwę.
play-resume = Aby grać dalej: { $command }
play-winner = { $seat } wygrywa.
play-winners = Wspólne zwycięstwo: { $seats }.
play-rank = Miejsce
play-points = Punkty
play-player = Gracz

## ludothek sim

sim-playing = Rozgrywanie
sim-games = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
sim-stopped = Przerwano. Rozegrane partie: { $count } z { $total }.
sim-seconds = { $seconds } s, partii na sekundę: { $rate }
sim-by-mind = Według gracza komputerowego
sim-by-seat = Według miejsca przy stole
sim-mind = gracz
sim-seat = miejsce
sim-wins = wygrane
sim-interval = przedz. 95 %
sim-score = śr. pkt
sim-middle = med.
sim-half = Q1–Q3
sim-range = zakres
sim-length = Decyzje na partię
sim-shared = Wspólne zwycięstwo liczy się każdemu jako część wygranej.
sim-wrote = Zapisano { $file }
sim-seed = Ziarno

## ludothek replay

replay-decision = Decyzja { $number } z { $total }, { $seat }: { $choice }
replay-start = Przed pierwszą decyzją
replay-all = Wszystkie partie w pliku ({ $count }) są poprawne.
replay-seed = Ziarno jest tym, którego skrót ogłoszono przed partią: żadnej karty nie przesunięto.
replay-checked = Zapis jest poprawny: { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }, wynik zgadza się z zapisanym.
replay-unfinished = Zapis jest jak dotąd poprawny: { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }, gra nie jest skończona.

## ludothek rules

rules-english = Zasady są spisane po angielsku.

## ludothek bench

bench-seats = gracze
bench-decisions = decyzje/s
bench-api = przez API/s
bench-games = partie/s
bench-clones = kopie/s
bench-bytes = bajty
