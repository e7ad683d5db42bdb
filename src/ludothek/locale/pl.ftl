# Ludothek: the platform's own words, Polish.

# A name and what is said of it
label = { $name }: { $text }
beside = { $first }, { $then }
in-a-row = { $first }; { $then }
in-brackets = { $text } ({ $more })
so-many-of = { $count } z { $total }
amount = { $count } × { $thing }

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
seat-you = ty
    .dop = ciebie
seat-amount = { $seat } { $count }
# Czy imię gracza może stać wszędzie tam, gdzie kolor miejsca: yes albo no (imiona się odmieniają).
names-in-sentences = no

## What is said to who hears the game

spoken-over = Partia zakończona. Zwycięstwo: { $seats }.
spoken-your-turn = Twoja kolej, { $seat }.
spoken-turn = Kolej na decyzję: { $seats }.
spoken-points = Punkty: { $seats }.
spoken-points-of = { $count ->
        [one] Jeden punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
spoken-leader = Na prowadzeniu: { $seats }, { $count ->
        [one] jeden punkt.
        [few] { $count } punkty.
       *[many] { $count } punktów.
    }
spoken-choices = Zaczyna się od tego { $count ->
        [one] jeden wybór.
        [few] { $count } wybory.
       *[many] { $count } wyborów.
    }
spoken-only-watching = Tylko się przyglądasz, więc nie masz tu nic do wyboru.
spoken-times = Zdarzyło się to { $count ->
        [one] raz.
       *[other] { $count } razy.
    }
spoken-nothing-new = Od tamtej pory nic się nie wydarzyło.

## Computer players

mind-novice = nowicjusz
mind-novice-about = Widzi to, co ma pod nosem, a reszty nie dostrzega.
mind-casual = niedzielny
mind-casual-about = Gra dla zabawy: wiele przeocza i cieszy się z tego, co znajdzie.
mind-skilled = wprawny gracz
mind-skilled-about = Niczego nie przeocza, ale nie myśli dalej niż o swojej turze.
mind-expert = ekspert
mind-expert-about = Myśli naprzód, także o tym, co odpowiesz.
mind-master = mistrz
mind-master-about = Nie spieszy się i przed decyzją sprawdza tysiąc przyszłości.
mind-random = losowy
mind-greedy = zachłanny
mind-search = przewidujący

## ludothek games

games-players = od { $least } do { $most } graczy
games-value = { $value } ({ $means })
games-default = domyślnie
games-minds = gracze komputerowi

## ludothek play

play-you = Ty: { $seat }
play-mind = { $seat } ({ $mind })
play-welcome = Grasz jako { $seat }. Wpisz numer wyboru albo help.
play-ask = Twój wybór
play-ask-for = { $seat }, twój wybór
play-which = W co chcesz zagrać?
play-hand-over = Przekaż klawiaturę: { $seat }. Potem naciśnij Enter
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
play-help-hint = hint
play-help-hint-does = trzy najlepsze możliwości, twoja szansa na wygraną z każdą i czego się po niej spodziewać
play-help-why = why RZECZ
play-help-why-does = dlaczego czegoś na planszy nie można teraz wybrać, na przykład: { $example }
play-help-undo = undo
play-help-undo-does = cofnij swoją ostatnią decyzję, o ile nic nie zostało odkryte; undo anyway cofa mimo wszystko
play-help-log = log [LICZBA]
play-help-log-does = co się dotąd działo
play-help-rules = rules [NUMER]
play-help-rules-does = wszystkie zasady albo jedna wybrana
play-help-board = board
play-help-board-does = pokaż stół jeszcze raz
play-help-save = save [PLIK]
play-help-save-does = zapisz partię do pliku
play-help-quit = quit
play-help-quit-does = zapisz i wyjdź
play-why-articles = mój moja moje moją
play-why-what = O co pytasz? Wpisz nazwę czegoś na planszy, na przykład: { $example }
play-why-unknown = Na tym stole nie ma „{ $input }”. Spróbuj: { $examples }
play-hints = Twoje najlepsze możliwości, szansa na wygraną i czego się spodziewać:
play-no-hints = Gdy gra kilka osób, nie ma podpowiedzi, chyba że tak uzgodniono.
hint-points = Punkty: { $gains }
hint-score = łącznie
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

## Playing by ear: what is typed (the words of English are always understood, too), and what is said

hear-words-overview = s sytuacja
hear-words-me = ja
hear-words-player = p gracz
hear-words-element = a o
hear-words-lead = prowadzi
hear-words-far = daleko
hear-words-if = jeśli
hear-since = Od twojej tury:
hear-count = { $count ->
        [one] Jest jeden wybór; ? go odczyta.
        [few] Są { $count } wybory; ? je odczyta.
       *[many] Jest { $count } wyborów; ? je odczyta.
    }
hear-hint = { $choice }: { $chance }% szans na wygraną. { $expected }
hear-back = { $number }: wstecz.
hear-unknown = Nic na tym stole nie nazywa się „{ $input }”.
play-help-choices = ?
play-help-choices-does = odczytaj wybory
play-help-situation = s
play-help-situation-does = sytuacja w kilku zdaniach
play-help-me = ja
play-help-me-does = co masz
play-help-player = p KOLOR
play-help-player-does = co ma ktoś inny
play-help-about = a RZECZ
play-help-about-does = jaki jest stan czegoś na planszy
play-help-lead = prowadzi
play-help-lead-does = kto gdzie prowadzi
play-help-far = daleko MIEJSCE
play-help-far-does = jak to daleko
play-help-if = jeśli LICZBA MIEJSCE
play-help-if-does = co przyniósłby tam robotnik z tą liczbą

## ludothek play --server

server-name = Twoja nazwa na tym serwerze
server-private = Ten serwer jest prywatny: zaloguj się na swoje konto.
server-account = Nazwa twojego konta
server-password = Hasło
server-code = Kod z aplikacji albo kod zapasowy
server-former-player = były gracz
server-you-are = Grasz jako { $name } na serwerze { $address }.
server-mine = Twoje stoły
server-open = Stoły z wolnymi miejscami
server-new = nowy stół
server-which = Który stół? (Enter: odśwież)
server-which-unknown = Nie rozumiem: { $input }. Wpisz liczbę od 1 do { $count }, adres stołu albo quit.
server-your-turn = twoja kolej
server-free = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
server-free-seat = wolne
server-who = { $seat } ({ $name })
server-players = Przy stole: { $players }
server-watching = Oglądasz ten stół; grają ci, którzy przy nim siedzą. say TEKST (słyszą to tylko inni widzowie), log, board, lobby i quit są dla każdego.
server-begins = Wszyscy są na miejscach: zaczynamy!
server-missing = { $count ->
        [one] Czekamy jeszcze na jedną osobę.
        [few] Czekamy jeszcze na { $count } osoby.
       *[other] Czekamy jeszcze na { $count } osób.
    }
server-join = Każdy może dołączyć poleceniem: { $command }
server-invitation = Zaproszenie na miejsce { $seat }: { $command }
server-own-link = Twój powrót na miejsce { $seat } z innego urządzenia (nie pokazuj nikomu): { $command }
server-waiting = Czekamy na decyzję: { $who }.
server-time = Pozostały czas: { $time }
server-sits = { $name } zajmuje miejsce: { $seat }.
server-stands = { $name } zwalnia miejsce: { $seat }.
server-handed = Gracz komputerowy ({ $mind }) gra dalej za: { $seat }.
server-returned = { $seat } wraca do gry.
server-taken-back = Cofnięto jedną decyzję.
server-lost = Utracono połączenie; łączę ponownie. Partia pozostaje na serwerze; Ctrl-C kończy.
server-found = Połączenie przywrócone.
server-changed = Sytuacja przy stole się zmieniła; twój wybór nie został zapisany. Spójrz jeszcze raz.
server-not-asked = Teraz nie twoja kolej. Tymczasem można: say TEKST, why RZECZ, board, log, undo, help, quit.
server-undo-final = Tego nie można cofnąć: nic nie postanowiono, coś od tego czasu odkryto albo zagrał ktoś inny.
server-undone = Cofnięto.
server-say-what = Co powiedzieć? Na przykład: say powodzenia
server-hand-whom = Czyje miejsce? Wpisz hand dla własnego albo hand i kolor, numer lub nazwę.
server-back-already = Już decydujesz samodzielnie.
server-save-later = Partia jest przechowywana na serwerze; jej zapis można zachować po zakończeniu.
server-left = Partia pozostaje na serwerze. Wróć poleceniem: { $command }
server-closed = Ten stół zamknięto.
server-after = Partia zakończona: rematch, save [PLIK], log, say TEKST, lobby albo Enter, aby wyjść.
server-rematch = Otwarto rewanż: wpisz rematch, aby dołączyć, albo decline.
play-help-say = say TEKST
play-help-say-does = powiedz coś: gracze graczom, widzowie widzom, a po zakończeniu wszystkim
play-help-hand = hand [MIEJSCE]
play-help-hand-does = niech gracz komputerowy gra za ciebie albo za kogoś, komu skończył się czas
play-help-back = back
play-help-back-does = odbierz swoje miejsce graczowi komputerowemu
play-help-links = links
play-help-links-does = zaproszenia dla innych i twój powrót z innego urządzenia
play-help-lobby = lobby
play-help-lobby-does = przejdź do innych stołów; ten poczeka
play-help-rematch = rematch
play-help-rematch-does = po zakończeniu: jeszcze raz w tym samym gronie
play-help-server-undo = undo
play-help-server-undo-does = cofnij ostatnią decyzję, dopóki nic nie odkryto i nikt nie zagrał
play-help-server-save = save [PLIK]
play-help-server-save-does = po zakończeniu: zapisz przebieg partii do pliku
play-help-server-quit = quit
play-help-server-quit-does = wyjdź; partia pozostaje na serwerze i można wrócić

# Ludzie przy stole

server-seat-asked = { $name }, czeka na odpowiedź
server-seat-declined = { $name } odmawia
server-seat-resigned = { $name }, partia poddana
server-asked-you = Padło pytanie, czy zagrasz jeszcze raz: wpisz accept albo decline.
server-asked-others = Czekamy na zgodę: { $who }.
server-asks-you = prośba o rewanż
server-accepted = { $name } się zgadza.
server-declined = { $name } odmawia; miejsce jest wolne.
server-declined-own = Odmowa przekazana pozostałym.
server-not-invited = Żadne miejsce nie czeka tu na ciebie.
server-freed = Miejsce { $seat } nie jest już twoje; zwolniła je osoba, która otworzyła stół.
server-resigned = { $name } opuszcza partię na dobre; gracz komputerowy ({ $mind }) gra dalej za: { $seat }.
server-resign-sure = Kto się podda, nie może wrócić i zajmuje ostatnie miejsce; dalej gra gracz komputerowy ({ $mind }). Wpisz resign now, jeśli to pewne; po hand gracz komputerowy gra tylko do twojego powrotu.
server-free-whom = Które miejsce? Wpisz { $command } i kolor, numer albo nazwę.
server-opener = { $count ->
        [one] { $name } ma jeszcze jeden otwarty stół: +{ $number } go pokaże
        [few] { $name } ma jeszcze { $count } otwarte stoły: +{ $number } je pokaże
       *[other] { $name } ma jeszcze { $count } otwartych stołów: +{ $number } je pokaże
    }
server-more-tables = Stołów jest więcej: wpisz more. find NAZWA szuka osób i gier.
server-found-none = Żaden stół z wolnymi miejscami nie pasuje; Enter pokaże wszystkie.
play-help-resign = resign
play-help-resign-does = opuść partię na dobre; dalej gra gracz komputerowy, a ty zajmujesz ostatnie miejsce
play-help-free = free MIEJSCE
play-help-free-does = przed partią, przy twoim stole: każ komuś wstać albo przestań go pytać
play-help-fill = fill MIEJSCE
play-help-fill-does = przed partią, przy twoim stole: posadź gracza komputerowego na wolnym miejscu
play-help-decline = accept, decline
play-help-decline-does = zgódź się na rewanż, o który ktoś prosi, albo odmów

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
sim-interval = przedz. 95%
sim-score = śr. pkt
sim-middle = med.
sim-half = Q1–Q3
sim-range = zakres
sim-length = Decyzje na partię
sim-shared = Wspólne zwycięstwo liczy się każdemu jako część wygranej.
sim-wrote = Zapisano { $file }
sim-seed = Ziarno

## ludothek arena

arena-resumed = Rozegrane wcześniej partie: { $count }; gramy dalej.
arena-ratings = Siła gry
arena-strength = siła
arena-ratingnote = Nowicjusz ma 25. Linia pokazuje dwa odchylenia standardowe w obie strony.
arena-wins = Wygrane
arena-winsnote = Udział wygranych partii z 95-procentowym przedziałem; linia kropkowana to równy udział.
arena-duels = Kto kończy przed kim
arena-duelnote = Udział wspólnych partii, w których wiersz skończył przed kolumną; remis liczy się za połowę.
arena-seats = Ile warte jest miejsce
arena-seatnote = Udział partii wygranych z każdego miejsca, łącznie.
arena-points = Punkty
arena-lengths = Decyzje w partii
arena-habits = Co zwycięzcy robią inaczej
arena-habitnote = Średnie zwycięzców i pozostałych. Gdzie różnica może być przypadkiem, jest szara.
arena-winners = zwycięzcy
arena-others = pozostali
arena-difference = różnica
arena-picks = Co kto miał i jak często to wygrywało
arena-had = miejsca
arena-report = Raport
arena-unfinished = Rozegrano { $count } z { $total } partii; to samo polecenie gra dalej.
arena-own = własne elementy
arena-shipped = dołączone elementy
arena-title = Turniej: { $title }
arena-summary = Partie: { $games }, graczy przy stole: { $seats }; { $minds }
arena-thing = co

## ludothek train

train-held = Partie, z których się nie uczono
train-seats = miejsca
train-games = partie
train-positions = pozycje
train-entropy = entropia
train-error = błąd kalibracji
train-again = To samo jeszcze raz: { $command }

## ludothek replay

replay-decision = Decyzja { $number } z { $total }, { $seat }: { $choice }
replay-start = Przed pierwszą decyzją
replay-all = Wszystkie partie w pliku ({ $count }) są poprawne.
replay-seed = Ziarno zgadza się ze skrótem ogłoszonym przed partią: nikt nie ingerował w losowanie.
replay-checked = Zapis jest poprawny: { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }, wynik zgadza się z zapisanym.
replay-unfinished = Zapis jest jak dotąd poprawny: { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }, partia nie jest zakończona.

## ludothek rules


## ludothek bench

bench-seats = gracze
bench-decisions = decyzje/s
bench-api = przez API/s
bench-games = partie/s
bench-clones = kopie/s
bench-bytes = bajty

## ludothek admin prune

prune-gone = Usunięte stoły: { $tables } (około { $megabytes } MB)
prune-would = Stoły do usunięcia: { $tables } (około { $megabytes } MB)
prune-finished = zakończone partie kilku osób lub posiadacza konta
prune-solo = zakończone partie gości bez innych osób
prune-abandoned = porzucone stoły
prune-unplayed = stoły, przy których nikt nie grał, i zapisy przesłane przez gości
prune-people = Nieużywane sesje: { $sessions }. Goście, po których nic nie zostało: { $guests }.
prune-reused = Miejsce w pliku zostanie użyte ponownie. Aby zmniejszyć plik, zatrzymaj serwer i dodaj --vacuum.
prune-vacuum = Plik miał { $before } MB, a teraz ma { $after } MB.
rate-done = { $games ->
        [one] Jedna partia rankingowa policzona od nowa.
        [few] { $games } partie rankingowe policzone od nowa.
       *[other] { $games } partii rankingowych policzonych od nowa.
    }

## Notices that reach people elsewhere

notice-one = { $title }: twoja kolej
notice-several = { $count ->
        [one] Czeka na ciebie { $count } stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
notice-line = { $name }, { $title } czeka na twoją decyzję.
notice-farewell = Te powiadomienia są na twoje życzenie. Zmienisz to tutaj: { $address }
notice-trial = Powiadomienia docierają tutaj
notice-trial-text = { $name }, tak dowiesz się, że stół na ciebie czeka.
notice-confirm = Czy to twój adres?
notice-confirm-text =
    Ktoś, kto gra na { $server }, chce dostawać pod tym adresem powiadomienia, że stół czeka. Jeśli to ty, otwórz ten link w ciągu doby:

    { $link }

    Jeśli nie, nie rób nic: nic więcej nie zostanie wysłane.

# Who is at a table

play-help-who = who
play-help-who-does = pokaż, kto jest przy stole
play-help-nudge = nudge [MIEJSCE]
play-help-nudge-does = szturchnij tego, na kogo się czeka
server-is-here = { $who }: przy stole.
server-is-thinking = { $who }: myśli.
server-is-typing = { $who }: pisze.
server-is-elsewhere = { $who }: patrzy gdzie indziej.
server-is-away = { $minutes ->
    [0] { $who }: poza stołem.
    [one] { $who }: poza stołem, ostatnio tutaj minutę temu.
    [few] { $who }: poza stołem, ostatnio tutaj { $minutes } minuty temu.
   *[other] { $who }: poza stołem, ostatnio tutaj { $minutes } minut temu.
}
server-watched = { $count ->
    [one] Przygląda się jedna osoba.
    [few] Przyglądają się { $count } osoby.
   *[other] Przygląda się { $count } osób.
}
server-nudge-whom = Kogo? Na nikogo się teraz nie czeka albo nikt się tak nie nazywa; wpisz nudge i kolor, numer lub nazwę.
server-nudge-done = Szturchnięto: { $who }.
server-nudged = { $name } szturcha cię: twoja kolej.
server-tired = { $who }: nie starczyło czasu na myślenie; zdecydował szybki zastępca.
