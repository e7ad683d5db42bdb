# Ludothek: co wiersz poleceń mówi tym, którzy proszą o pomoc, prowadzą serwer albo uczą graczy komputerowych, po polsku.

usage = użycie:
positionals = do podania
options = opcje

## Słowa, które zastępują to, co się wpisuje

word-address = ADRES
word-cluster = KLASTER
word-command = POLECENIE
word-date = DATA
word-days = DNI
word-folder = FOLDER
word-file = PLIK
word-hash = SKRÓT
word-how = JAK
word-id = ID
word-link = LINK
word-player = GRACZ
word-name = NAZWA
word-name-value = NAZWA=WARTOŚĆ
word-number = NUMER
word-records = ZAPISY
word-seed = ZIARNO
word-table = STÓŁ
word-text = TEKST
word-time = CZAS
word-title = GRA
word-tournament = TURNIEJ
word-token = TOKEN
word-url = URL
word-what = CO
word-where = GDZIE
word-who = KTO
word-whom = KOGO

## Polecenia

command-ludothek = Graj w nowoczesne gry planszowe, oglądaj partie i badaj je.
command-games = wyświetl gry z liczbą graczy, opcjami i graczami komputerowymi
command-play = graj w terminalu: przeciw graczom komputerowym, ze znajomymi przy jednej klawiaturze albo na serwerze
command-serve = uruchom serwer, na którym ludzie grają ze sobą i z graczami komputerowymi
command-backup = zapisz wszystko, co przechowuje serwer, w jednym pliku, niezależnie od tego, czy serwer działa
command-restore = przywróć to, co zapisało polecenie ludothek backup; serwer nie może wtedy działać
command-admin = opiekuj się ludźmi, stołami i pamięcią serwera
command-sim = każ graczom komputerowym rozegrać wiele partii i policz wyniki
command-arena = zestaw graczy komputerowych we wszystkich kombinacjach, oceń ich siłę i napisz raport
command-train = ucz się szans na wygraną w grze z partii jej graczy komputerowych (docs/minds.md)
command-replay = sprawdź zapis i pokaż partię
command-export = zapisz decyzje z zapisanych partii w tabeli do uczenia maszynowego (docs/dataset.md)
command-mcp = posadź model językowy przy stole serwera (Model Context Protocol przez stdio)
command-rules = przeczytaj zasady gry albo jedną z nich
command-bench = zmierz szybkość gry na jednym rdzeniu
command-admin-list = wyświetl osoby, stoły, zgłoszenia, wykluczenia, zaproszenia albo dziennik opiekunów
command-admin-look = obejrzyj jedną osobę albo jeden stół
command-admin-audit = pokaż, co zrobili opiekunowie, od najnowszego
command-admin-ban = wyklucz kogoś, na pewien czas albo na dobre
command-admin-unban = cofnij wykluczenie
command-admin-mute = wycisz kogoś, na pewien czas albo na dobre
command-admin-unmute = cofnij wyciszenie
command-admin-close = zakończ grę przy stole, ktokolwiek tam gra
command-admin-close-tournament = zakończ turniej i partie, które się w nim jeszcze toczą
command-admin-delete = usuń stół i wszystko, co przy nim rozegrano i powiedziano
command-admin-remove-line = usuń jedną wypowiedź
command-admin-resolve = rozstrzygnij zgłoszenie; kto je złożył, przeczyta --reason
command-admin-promote = uczyń opiekunem osobę, która ma konto
command-admin-demote = odbierz komuś rolę opiekuna
command-admin-reset-password = wyświetl link, który jeden raz ustawia nowe hasło
command-admin-remove-factor = usuń drugi składnik osobie, która go straciła
command-admin-invite = wyświetl link na prywatny serwer, dla jednej osoby
command-admin-revoke = odwołaj zaproszenie
command-admin-prune = usuń to, czego już się nie przechowuje; działający serwer robi to sam co godzinę
command-admin-rate = oblicz wszystkie rankingi na nowo z partii rankingowych; serwer może działać

## Argumenty wszystkich poleceń

argument-help = pokaż tę pomoc
argument-version = pokaż wersję
argument-lang = język wszystkich tekstów
argument-title = w co grać, jak podaje ludothek games
argument-content = elementy gry z własnego pliku (docs/content.md)
argument-seed = liczba; to samo ziarno rozdaje te same karty
argument-option = ustaw opcję gry
argument-jobs = ile procesów (domyślnie: 1)
argument-on = graj na klastrze Ray: jego adres albo ray, by uruchomić własny na tej maszynie
argument-data = folder, w którym przechowuje się partie (domyślnie: twój własny folder)
argument-database-url = baza PostgreSQL zamiast pliku w --data
argument-keep-finished = skończone partie kilku osób albo konta (domyślnie: 0, na zawsze)
argument-keep-solo = skończone partie gościa, który grał bez innych osób (domyślnie: 30)
argument-keep-abandoned = partie gości, których nikt nie kontynuuje (domyślnie: 90)
argument-keep-unplayed = stoły, przy których nic nie rozegrano, i zapisy przesłane przez gości (domyślnie: 1)
argument-keep-sessions = ciasteczka, których nikt nie używa (domyślnie: 400)

## games, play

argument-games-title = pokaż tylko tę grę
argument-play-title = w co grać (domyślnie: padnie pytanie)
argument-play-seats = liczba graczy (domyślnie: 3 albo --minds i ty)
argument-play-minds = gracze komputerowi; pozostałe miejsca są dla ludzi
argument-play-seat = twoje miejsce: numer, licząc od 1, albo kolor (domyślnie: losowane)
argument-play-spoken = opowiadaj stół zdaniami zamiast go rysować, do gry ze słuchu
argument-play-resume = kontynuuj zapisaną partię (domyślnie: ostatnią)
group-on-a-server = na serwerze
group-on-a-server-about = Z --server i bez podania GRY zobaczysz poczekalnię. Z LUDOTHEK_PLAIN=1 w środowisku żaden wiersz nie jest nadpisywany, co służy czytnikom ekranu.
argument-play-server = graj na tym serwerze, na przykład http://127.0.0.1:8421
argument-play-table = idź do tego stołu: jego id lub adres albo link do miejsca
argument-play-invitation = link, który otwiera miejsce, jeśli nie ma go w --table
argument-play-name = jak się tam nazywasz (domyślnie: jak ostatnio; inaczej padnie pytanie)
argument-play-log-in = zaloguj się tam na swoje konto, nazwą i hasłem
argument-play-open = miejsca nowego stołu, które może zająć każdy
argument-play-invite = miejsca nowego stołu dla znajomych z linkiem
argument-play-stand-in = gracz komputerowy, który przy nowym stole gra dalej za nieobecnych i tych, którzy się poddali

## serve

argument-serve-host = adres, na którym serwer nasłuchuje (domyślnie: 127.0.0.1; 0.0.0.0: w każdej sieci)
argument-serve-port = port (domyślnie: 8421; 0: dowolny wolny)
argument-serve-channels-url = redis://… albo postgresql://…, jeśli kilka procesów obsługuje te same stoły
argument-serve-public-url = adres, który widzą ludzie, jeśli przed serwerem stoi proxy
argument-serve-hosts = inne nazwy, pod którymi ludzie znajdą serwer (*: dowolne)
argument-serve-trusted-proxies = proxy, które mogą mówić, w czyim imieniu pytają (domyślnie: 127.0.0.1)
argument-serve-workers = procesy dla graczy komputerowych (domyślnie: rdzenie - 1)
argument-serve-thought-seconds = jak długo może myśleć gracz komputerowy (domyślnie: 60)
argument-serve-watch-pace = sekundy na decyzję, gdy gracze komputerowi grają za wszystkich (domyślnie: 1.5)
argument-serve-limits = jak hojne są limity (domyślnie: 1; 0: bez limitów)
argument-serve-tables-per-person = nieskończone stoły, które może mieć otwarte jedna osoba (domyślnie: 100)
argument-serve-connections-per-person = połączenia na żywo jednej osoby (domyślnie: 50)
argument-serve-connections-per-address = połączenia z jednego adresu (domyślnie: 300)
group-storage = pamięć
group-storage-about = Ile można przechowywać (0: dowolnie dużo) i przez ile dni.
argument-serve-tables-per-day = stoły, które jedna osoba może otworzyć w ciągu dnia (domyślnie: 200)
argument-serve-records-per-person = zapisy, które może przesłać jedna osoba (domyślnie: 200)
argument-serve-megabytes-per-person = ile megabajtów mogą one zająć razem (domyślnie: 20)
argument-serve-lines-per-table = wypowiedzi przy jednym stole (domyślnie: 2000)
argument-serve-storage-limit = megabajty, powyżej których nie zaczyna się nic nowego (domyślnie: 10000)
argument-serve-registration = kto może przyjść: open (wszyscy), invitation (z zaproszeniem) albo closed (nikt nowy) (domyślnie: open)
argument-serve-smtp = smtp://… albo smtps://…, serwer, który doręcza pocztę
argument-serve-mail-from = nadawca tej poczty
argument-serve-local-webhooks = pozwól wysyłać powiadomienia także do sieci lokalnej
argument-serve-log-format = text albo json (domyślnie: text)
argument-serve-log-requests = zapisuj w dzienniku każde żądanie, bez identyfikatorów i sekretów
argument-serve-metrics-token = sekret, który otwiera /metrics innym maszynom
argument-serve-no-open = nie otwieraj przeglądarki

## backup, restore

argument-backup-file = dokąd; istniejący plik pozostaje nietknięty
argument-restore-file = kopia zapasowa
argument-restore-force = zastąp to, co jest w bazie

## admin

argument-admin-json = wyświetl JSON, dla skryptów
argument-admin-reason = dlaczego, do dziennika opiekunów
argument-admin-public-url = adres, który widzą ludzie, do linku
argument-admin-whom = konto albo id osoby
argument-admin-table = id stołu
argument-admin-until = na przykład 2026-12-31 albo 2026-12-31T18:00, w UTC
argument-admin-for = na przykład 30m, 12h albo 7d
argument-admin-list-of = co wyświetlić
argument-admin-list-search = część nazwy albo id
argument-admin-look-whom = konto albo id osoby lub stołu
argument-admin-audit-search = czynność, id albo część powodu
argument-admin-ban-whom = konto, id osoby albo zakres adresów
argument-admin-unban-whom = konto, id osoby albo zakres adresów
argument-admin-close-tournament-tournament = id turnieju, ostatnia część jego adresu
argument-admin-remove-line-number = numer wypowiedzi, jak podaje look
argument-admin-resolve-number = numer zgłoszenia, jak podaje list reports
argument-admin-resolve-outcome = czy coś z tym zrobiono
argument-admin-invite-days = przez ile dni jest ważne (domyślnie: 7)
argument-admin-revoke-invitation = jego id, jak podaje list invitations
argument-admin-prune-dry-run = powiedz tylko, co by zniknęło
argument-admin-prune-vacuum = potem zmniejsz plik bazy; serwer nie może wtedy działać
group-keeping = przechowywanie
group-keeping-about = Przez ile dni coś się przechowuje (0: na zawsze), jeśli nie tak, jak robi to serwer z tymi danymi.

## sim, arena, train

argument-sim-seats = liczba graczy (domyślnie: tylu, ilu w --minds)
argument-sim-minds = gracze komputerowi, miejsce po miejscu (domyślnie: greedy, potem random)
argument-sim-games = ile partii (domyślnie: 100)
argument-sim-fixed-seats = nie zamieniaj miejsc z partii na partię
argument-sim-paired = rozegraj każde rozdanie przy wszystkich rotacjach miejsc
argument-sim-out = zapisz wyniki w pliku .csv albo .parquet, a wszystkie zapisy obok
argument-sim-overwrite = zastąp pliki z --out, jeśli istnieją
argument-arena-seats = gracze przy stole (domyślnie: jak najmniej)
argument-arena-minds = gracze komputerowi, którzy biorą udział
argument-arena-games = ile partii (domyślnie: 400)
argument-arena-out = folder partii i raportu; zaczęty tam turniej toczy się dalej
argument-arena-against = porównaj elementy z --content z elementami z tego pliku; shipped: ze zwykłymi
argument-train-title = czego się uczyć, jak podaje ludothek games
argument-train-seats = liczby graczy (domyślnie: wszystkie możliwe)
argument-train-greedy = partie gracza greedy, dla każdej liczby graczy (domyślnie: 10000)
argument-train-search = partie przeszukiwania, dla każdej liczby graczy (domyślnie: 2000)
argument-train-iterations = jak długo przeszukiwanie w nich myśli (domyślnie: 60)
argument-train-jobs = ile procesów (domyślnie: jeden na rdzeń)
argument-train-out = folder próbek i wag; zaczęta tam nauka toczy się dalej
argument-train-seed = liczba; to samo ziarno daje te same wagi

## replay, export, mcp, rules, bench

argument-replay-file = zapis albo plik .jsonl z wieloma
argument-replay-to = pokaż stół po N decyzjach
argument-replay-game = pokaż tę partię z pliku .jsonl, licząc od 0 (domyślnie: sprawdź wszystkie)
argument-replay-seed-hash = sprawdź, czy skrót ziarna jest tym, który ogłoszono przed partią
argument-export-files = zapisy albo pliki .jsonl z wieloma
argument-export-to = tabela: plik .parquet
argument-export-overwrite = zastąp plik, jeśli istnieje
argument-mcp-server = który serwer (domyślnie: ten na tej maszynie)
argument-mcp-name = jak model się tam nazywa (domyślnie: Assistant)
argument-rules-title = gra, której zasady chcesz czytać
argument-rules-number = jedna zasada, na przykład WF-12 albo 12 (domyślnie: wszystkie)
argument-bench-title = co mierzyć (domyślnie: wszystkie gry)
argument-bench-json = wyświetl listę z jednym obiektem na każdą liczbę graczy
argument-bench-seconds = długość jednego pomiaru (domyślnie: 0.5)

## Co jest nie tak z argumentami

refused-arguments-missing = Brakuje jeszcze: { $names }; zobacz { $command } --help.
refused-arguments-unknown = Niezrozumiałe: { $given }; zobacz { $command } --help.
refused-argument-choice = { $name } to jedno z: { $choices }, a nie „{ $given }”; zobacz { $command } --help.
refused-argument-number = { $name } to liczba, a nie „{ $given }”; zobacz { $command } --help.
refused-argument-alone = Po { $name } musi coś nastąpić; zobacz { $command } --help.
refused-argument-takes-none = Po { $name } nic nie może nastąpić, nawet „{ $given }”; zobacz { $command } --help.
refused-argument-ambiguous = „{ $given }” może znaczyć: { $choices }; zobacz { $command } --help.
refused-count = Liczbę graczy lub miejsc pisze się jak 2, a nie „{ $text }”.
refused-seed-number = Ziarno to liczba, na przykład 42 albo 0x2a, a nie „{ $text }”.
refused-option-form = Opcję pisze się NAZWA=WARTOŚĆ, a nie „{ $text }”.

## Z czym żaden serwer nie ruszy

refused-variable-number = { $variable } to liczba, a nie „{ $text }”.
refused-variable-yes-or-no = { $variable } to yes albo no, a nie „{ $text }”.
refused-flag-least = --{ $flag } to liczba od { $least } wzwyż, a nie { $given }.
refused-flag-one-of = --{ $flag } to jedno z: { $known }, a nie „{ $given }”.
refused-thought-seconds = --thought-seconds to więcej niż 0, a nie { $given }.
refused-public-url = --public-url zaczyna się od https:// albo http://, inaczej niż „{ $given }”.
refused-smtp = --smtp pisze się smtp://USER:PASSWORD@HOST:PORT albo smtps:// dla TLS od pierwszego bajtu.
refused-smtp-public-url = --smtp wymaga --public-url: w wiadomościach są linki, które muszą prowadzić do tego serwera.
refused-mail-from = --mail-from to adres, na przykład „Gry <gry@miejsce.example>”, a nie „{ $given }”.
refused-data-folder = W folderze { $folder } nie można pisać ({ $detail }); podaj inny przez --data.
refused-port = Port to liczba od 0 do 65535, a nie { $port }.
refused-port-taken = Port { $port } jest zajęty, może przez inną Ludothek; podaj inny przez --port albo 0, by wziąć dowolny wolny.
refused-port-forbidden = Nie wolno ci użyć portu { $port }; weź któryś od 1024 wzwyż.
refused-no-listening = Na { $address } nie można nasłuchiwać: { $detail }.
refused-served-already = Partie w { $file } obsługuje już inna Ludothek; zatrzymaj ją albo podaj inne miejsce przez --data.
refused-channels = Kanały to memory, redis://… albo postgresql://…, a nie „{ $given }”.
refused-channels-package = Kanały potrzebują pakietu, który nie jest zainstalowany: { $package }.
refused-database-kind = Baza to sqlite:///FILE albo postgresql://…, a nie { $given }.
refused-database-address = Nie można użyć adresu bazy: { $detail }.
refused-database-of = Nie można użyć bazy { $database }: { $detail }.
refused-database-unusable = Nie można użyć bazy: { $detail }.
refused-database-newer = Bazę zapisała nowsza Ludothek (jej postać to { $form }, a najnowsza tu znana to { $known }); nic nie zmieniono.
refused-database-version = Baza należy do innej wersji Ludothek; uruchom raz serwer tej wersji.
refused-no-database = Nie ma { $file }; uruchom raz ludothek serve albo podaj inne miejsce przez --data.

## Kopie zapasowe

refused-backup-there = { $file } już istnieje; podaj inny plik.
refused-backup-unwritten = Nie można zapisać kopii { $file }: { $detail }.
refused-backup-no-database = Nie ma bazy { $file }; podaj jej folder przez --data.
refused-backup-foreign = { $file } nie jest bazą serwera Ludothek.
refused-backup-empty = Baza jest pusta: nie używał jej jeszcze żaden serwer.
refused-backup-none = Nie ma kopii { $file }.
refused-backup-not-ours = { $file } nie jest kopią z polecenia ludothek backup.
refused-backup-unfinished = { $file } nie jest kopią z polecenia ludothek backup albo kopii nie dokończono.
refused-backup-newer = Kopię { $file } zrobiła nowsza Ludothek; przywróć ją tamtą wersją.
refused-backup-damaged = Plik { $file } jest uszkodzony: { $detail }.
refused-backup-changed = Plik { $file } jest uszkodzony: jego zawartość nie jest tą, którą zapisano.
refused-backup-torn = Plik { $file } jest uszkodzony albo niepełny: { $detail }.
refused-backup-decisions = Liczba decyzji miała wynosić { $told }, a wynosi { $found }.
refused-database-damaged = Baza jest uszkodzona: { $detail }.
refused-not-restored = Nie można przywrócić { $file }: { $detail }.
refused-restore-holds = W bazie { $database } już coś jest (stoły: { $tables }, osoby: { $people }); --force zastępuje wszystko.
refused-restore-in-use = Bazy { $database } używa działający serwer; najpierw go zatrzymaj.
refused-restore-unreadable = Nie można odczytać { $file } ({ $detail }); --force zastępuje ten plik.
refused-restore-not-all = Nie skopiowano wszystkich wierszy { $name }; nic nie zmieniono.
backup-whole = Stoły: { $tables }, decyzje: { $decisions }; wszystko da się odtworzyć.
backup-not-whole = Stoły: { $tables }, decyzje: { $decisions }; stoły, których nie da się odtworzyć: { $failed }.
backup-failed = Stół { $id }: { $problem }

## Opieka nad serwerem

refused-ban-until-or-for = Wykluczenie kończy się w dniu (--until) albo po czasie (--for); podaj jedno z dwojga.
refused-time-form = Czas pisze się jak 30m, 12h albo 7d, a nie „{ $text }”.
refused-date-form = Datę pisze się jak 2026-12-31 albo 2026-12-31T18:00, a nie „{ $text }”.
refused-dry-run-vacuum = --dry-run niczego nie zmienia, a --vacuum tak; podaj jedno z dwojga.
refused-vacuum-postgresql = --vacuum jest dla pliku SQLite; PostgreSQL sam odzyskuje miejsce.
refused-vacuum-failed = Pliku nie można teraz zmniejszyć: { $detail }. Nic nie przepadło.
refused-no-games-in = W { $file } nie ma partii; podaj przez --data, gdzie trzyma je serwer.
admin-banned = { $whom }: wykluczenie { $until ->
        [ever] na dobre.
       *[other] do { $until }.
    }
admin-muted = { $whom }: wyciszenie { $until ->
        [ever] na dobre.
       *[other] do { $until }.
    }
admin-unbanned = { $whom }: koniec wykluczenia.
admin-unmuted = { $whom }: koniec wyciszenia.
admin-closed = Stół { $table } jest zamknięty.
admin-tournament-closed = Turniej { $tournament } jest zakończony.
admin-deleted = Stół { $table } jest usunięty.
admin-line-removed = Wypowiedź { $number } przy stole { $table } jest usunięta.
admin-resolved = Zgłoszenie { $number } rozstrzygnięto: { $outcome }.
admin-promoted = { $whom } opiekuje się teraz serwerem.
admin-demoted = { $whom } nie opiekuje się już serwerem.
admin-factor-removed = { $whom } loguje się teraz bez kodu.
admin-revoked = Zaproszenie { $invitation } straciło ważność.
admin-link = Działa raz, do { $until }. Daj go tylko osobie, dla której jest.
admin-nothing = Niczego nie znaleziono.
admin-for-good = na dobre
admin-until = do { $until }
admin-status-open = otwarty
admin-status-playing = partia trwa
admin-status-finished = zakończony
admin-status-closed = zamknięty
admin-seat-person = osoba
admin-seat-mind = gracz komputerowy
admin-seat-anyone = wolne
admin-seat-invitation = na zaproszenie
admin-seat-resigned = rezygnacja
admin-kind-ban = wykluczenie
admin-kind-mute = wyciszenie
admin-outcome-acted = podjęto działania
admin-outcome-dismissed = oddalone
admin-decided = { $outcome }: { $note }
beside = { $first }, { $then }
admin-label = { $name }: { $text }
admin-named = { $name } ({ $id })
admin-waits = czeka
admin-report = dotyczy: { $name } ({ $person }) przy stole { $table }, od: { $reporter } ({ $by })
admin-report-line = wypowiedź { $number }: { $text }
admin-account = konto: { $account }
admin-guest = bez konta, gość
admin-since = od { $since }, na { $devices ->
        [one] jednym urządzeniu
        [few] { $devices } urządzeniach
       *[many] { $devices } urządzeniach
    }
admin-is-admin = opieka nad serwerem
admin-is-banned = wykluczenie
admin-is-muted = wyciszenie
admin-removed = (usunięto)
admin-decisions = { $count ->
        [one] jedna decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }
admin-opened = otwarty przez { $host } dnia { $since }, { $listed ->
        [yes] publiczny
       *[no] niepubliczny
    }
admin-head-tables = stoły:
admin-head-reports = zgłoszenia na tę osobę i od niej:
admin-head-seats = miejsca:
admin-head-talk = rozmowa:
admin-column-account = konto
admin-column-changed = zmiana
admin-column-decisions = decyzje
admin-column-good-until = ważne do
admin-column-id = id
admin-column-kind = rodzaj
admin-column-line = wypowiedź
admin-column-name = nazwa
admin-column-number = numer
admin-column-reason = powód
admin-column-seat = miejsce
admin-column-seats = miejsca
admin-column-since = od
admin-column-status = stan
admin-column-text = tekst
admin-column-title = gra
admin-column-until = do
admin-column-what = co
admin-column-when = kiedy
admin-column-who = kto
admin-column-whom = kogo
admin-column-why = dlaczego

## Serwer, który rusza

serve-at = Ludothek działa pod adresem { $address }
serve-local = W sieci lokalnej: { $address }
serve-for-others = Dla innych w sieci lokalnej: uruchom z --host 0.0.0.0
serve-kept = Partie są przechowywane w { $where }. Ctrl-C zatrzymuje serwer.
serve-kept-in-database = Partie są przechowywane w bazie z LUDOTHEK_DATABASE_URL. Ctrl-C zatrzymuje serwer.

## Uczenie, klastry, pliki decyzji

refused-no-features = { $title } nie podaje cech, więc nie ma się z czego uczyć (docs/minds.md).
refused-train-seats = Podaj, dla jakich liczb graczy się uczyć, na przykład --seats 2,3.
refused-train-games = Do nauki trzeba partii, a nie { $greedy } gracza greedy i { $search } przeszukiwania.
refused-train-iterations = Przeszukiwanie myśli co najmniej jedną iterację, a nie { $iterations }.
refused-other-training = { $folder } zawiera inną naukę ({ $begun }); wybierz inny folder.
refused-other-features = Partie w { $folder } zmierzono według { $measured }, a { $title } mierzy teraz { $features }; wybierz inny folder.
refused-no-training = { $file } nie pochodzi z naszej nauki: { $detail }; wybierz inny folder.
refused-endless = Partia gry { $title } nie ma końca po { $decisions } decyzjach.
refused-cluster-none = Pod { $address } nie ma klastra Ray: { $detail }
refused-cluster-failed = Klaster Ray nie mógł wykonać pracy: { $detail }
refused-cluster-version = Jedna z maszyn klastra ma Ludothek { $found }, a nie { $version }.
refused-decisions-mixed = Plik decyzji zawiera jedną grę dla jednej liczby graczy: w tym jest { $title } (zasady { $rules }, graczy: { $seats }), a w zapisie { $other } (zasady { $otherrules }, graczy: { $otherseats }).

## Gry z innych pakietów

refused-title-package = Pakiet, który oferuje „{ $title }”, nie zawiera gry Ludothek o tej nazwie.
refused-title-broken = Gry „{ $title }” nie można wczytać z { $place }: { $detail }.
refused-no-own-content = W { $title } gra się zawsze własnymi elementami; plik z innymi nie jest przyjmowany.

## Model językowy przy stole

refused-at-no-table = Nie siedzisz jeszcze przy stole; otwórz stół albo dosiądź się.
refused-no-own-seat = Nie masz miejsca przy tym stole.
refused-not-your-turn = To jeszcze nie twoja kolej; poczekaj.
mcp-choosable = Można to teraz wybrać: zob. choices.
mcp-not-asked = To nie twoja kolej.
mcp-not-begun = Partia jeszcze się nie zaczęła.
