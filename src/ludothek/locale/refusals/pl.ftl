# Ludothek: wszystko, co zostaje odrzucone albo się nie udaje, po polsku.

## Gry, opcje, miejsca

refused-title = Nie ma gry „{ $title }”; są: { $known }.
refused-seats = { $title } jest dla { $least }–{ $most } graczy, a nie dla { $seats }.
refused-seats-of-game = Liczba graczy w tej partii to { $count }, a nie { $seats }.
refused-option = { $title } nie ma opcji „{ $option }”; ma: { $known }.
refused-no-options = { $title } nie ma opcji „{ $option }”; nie ma żadnych.
refused-option-value = Opcja { $option } gry { $title } może mieć wartości: { $values }, a nie „{ $given }”.
refused-mind = { $title } ma graczy komputerowych: { $known }, a nie „{ $name }”.
refused-language = Języki to { $known }, a nie „{ $language }”.
refused-rules-version = W { $title } można grać według wersji zasad { $known }, a nie { $version }.
refused-rule = { $title } ma zasady od { $first } do { $last }, a nie „{ $rule }”.
refused-no-rules = { $title } nie ma numerowanych zasad, więc i „{ $rule }” nie ma.
refused-seed = Ziarno to liczba od 0 do 2**{ $bits } - 1, a nie { $seed }.
refused-seat-number = Miejsce to liczba od 0 do { $last }, a nie { $seat }.
refused-tutorial = Dla { $title } nie ma samouczka.
refused-words = Słów gry { $title } nie ma w języku „{ $language }”; języki to { $known }.

## Decyzje

refused-notation = „{ $text }” nie jest tu do wyboru; możliwe: { $legal }.
refused-choice = Miejsce { $seat } ({ $colour }) nie może wybrać „{ $choice }”; możliwe: { $legal }.
refused-choice-number = Miejsce { $seat } ({ $colour }) nie może wybrać numeru { $choice }; możliwe: { $legal }.
refused-choice-of-one = Decyzja podaje wybór numerem albo zapisem, jednym z dwojga.
refused-nothing-to-choose = Partia się skończyła, nie ma już czego wybierać.
refused-other-seat-asked = Teraz nie decyduje miejsce { $seat } ({ $colour }), lecz { $asked }.
refused-seat-before-choice = „{ $text }” nie zaczyna się od żadnego z miejsc, które decydują: { $asked }.
refused-not-asked = Miejsce { $seat } nie ma teraz nic do rozstrzygnięcia.
refused-element = Na tym stole nie ma „{ $element }”.
refused-stale = To odpowiedź na pozycję { $answers }, a stół jest już przy { $version }; spójrz jeszcze raz.
refused-nothing-decided = Miejsce { $seat } jeszcze o niczym nie zdecydowało.
refused-revealed-since = Od tego czasu coś odkryto albo zagrał ktoś inny.
refused-nothing-to-undo = Nie masz czego cofnąć.
refused-cannot-undo = Tego nie można cofnąć: od tego czasu coś odkryto albo zagrał ktoś inny.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-no-hint-now = Teraz nie ma podpowiedzi; spróbuj za chwilę.
refused-hint-too-late = Partia potoczyła się dalej; zapytaj jeszcze raz.

## Zapisy

refused-record-not-json = Zapis nie jest plikiem JSON: { $detail }.
refused-record-no-text = Zapis to JSON w UTF-8.
refused-record-form = Ten zapis nie jest nasz: { $detail }.
refused-record-form-in = Ten zapis nie jest nasz: { $detail } w { $where }.
refused-record-seed = Ziarno zapisu to 32 cyfry szesnastkowe.
refused-record-handed = W zapisie liczba miejsc to { $seats }, a liczba decyzji to { $decisions }, lecz miejsce { $seat } miało być przekazane po decyzji { $after }.
refused-record-hinted = W zapisie liczba miejsc to { $seats }, a liczba decyzji to { $decisions }, lecz miejsce { $seat } miało dostać podpowiedź po decyzji { $after }.
refused-record-own-content = Zapis rozegrano z własnymi elementami; podaj ich plik przez --content.
refused-record-usual-content = Zapis rozegrano ze zwykłymi elementami; pomiń --content.
refused-record-content-unknown = Zapis rozegrano z własnymi elementami, których ten serwer nie ma.
refused-record-after-end = Decyzja { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(wiersz { $line })
    } następuje po końcu partii: „{ $text }”.
refused-record-decision = Decyzja { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(wiersz { $line })
    } jest błędna: { $detail }
refused-record-notation = Decyzja { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(wiersz { $line })
    } jest błędna: „{ $text }” nie jest tu do wyboru; możliwe: { $legal }.
refused-record-seat-before-choice = Decyzja { $number }{ $line ->
        [0] { "" }
       *[other] { " " }(wiersz { $line })
    } jest błędna: „{ $text }” nie zaczyna się od żadnego z miejsc, które decydują: { $asked }.
refused-record-goes-on = Zapis podaje wynik, lecz po jego decyzjach ({ $decisions }) partia trwa dalej.
refused-record-scores = Zapis podaje punkty { $told }, lecz jego decyzje prowadzą do { $true }.
refused-record-ranks = Zapis podaje miejsca { $told }, lecz jego decyzje prowadzą do { $true }.
refused-record-without-end = Można tu obejrzeć tylko partię, która się skończyła; ten zapis nie ma jeszcze końca.
refused-record-decisions = Przesłany zapis może mieć najwyżej { $most } decyzji, a nie { $length }.
refused-record-handovers = Przesłany zapis może mieć najwyżej { $most } przekazanych miejsc, a nie { $length }.
refused-record-hints = Przesłany zapis może mieć najwyżej { $most } podpowiedzi, a nie { $length }.
refused-record-too-soon = Zapis jest jawny, gdy partia się skończy.
refused-no-record-yet = Partia jeszcze się nie zaczęła: nie ma zapisu.
refused-scores-too-soon = Punkty każdej decyzji są jawne, gdy partia się skończy.
refused-position = Ta partia ma pozycje od 0 do { $last }, a nie { $number }.
refused-positions = Naraz można oglądać od 1 do { $most } pozycji, w kolejności partii.

## Co wpisują ludzie

refused-name-length = Nazwa ma od 1 do { $most } znaków, a nie { $length }.
refused-name-without-letter = Nazwa zawiera co najmniej jedną literę, cyfrę albo obrazek.
refused-line-length = Wypowiedź ma od 1 do { $most } znaków, a nie { $length }.
refused-reason-length = Powód ma najwyżej { $most } znaków, a nie { $length }.
refused-invisible-character = Nie można tu użyć niewidocznego znaku { $code }.
refused-accents = Nad jedną literą nie może być więcej znaków diakrytycznych niż { $most }.

## Stoły i miejsca

refused-table = Nie ma tu stołu „{ $id }”.
refused-table-put-away = Nie ma tu stołu „{ $id }”. Jeśli był, został usunięty.
refused-table-gone = Tego stołu już nie ma: został usunięty na dobre.
refused-table-over = Przy tym stole partia już się skończyła.
refused-table-closed = Ten stół został zamknięty.
refused-game-over = Partia się skończyła.
refused-not-begun = Partia jeszcze się nie zaczęła: są wolne miejsca.
refused-begun-already = Partia już się zaczęła.
refused-others-play = Grają tu inni; możesz oddać miejsce graczowi komputerowemu albo poddać partię.
refused-close-of-others = Stół może zamknąć tylko osoba, która go otworzyła.
refused-back-and-forth = Przy tym stole zbyt często zmieniano zdanie; można już tylko grać dalej albo odejść.
refused-outrun = Ktoś inny był szybszy; spójrz na stół jeszcze raz.
refused-somebody-acted = Przy jednym z twoich stołów ktoś właśnie zagrał; spróbuj jeszcze raz.
refused-seat = Miejsce przy tym stole to liczba od 0 do { $last }, a nie { $seat }.
refused-small-seat = Miejsce to mała liczba, a nie { $seat }.
refused-seat-not-yours = Miejsce { $seat } nie jest twoje.
refused-seat-yours = To miejsce jest już twoje.
refused-seat-taken = To miejsce jest zajęte.
refused-seat-kept = To miejsce czeka na osobę z zaproszeniem.
refused-seat-kept-for = To miejsce czeka na osobę { $name }, od której nie ma jeszcze odpowiedzi.
refused-seat-of-account = To miejsce należy do konta; zaloguj się, aby na nie wrócić.
refused-seat-freed = Osoba, która otworzyła ten stół, zwolniła twoje miejsce; możesz wrócić z nowym zaproszeniem.
refused-seat-in-play = Takiego miejsca nie ma w tej partii.
refused-seat-has-time = To miejsce ma jeszcze czas; inni mogą je przekazać dopiero, gdy czas minie.
refused-seated-already = Już siedzisz przy tym stole.
refused-no-free-seat = Nie ma wolnego miejsca: partia się zaczęła.
refused-free-seat = Przy tym stole nie ma takiego wolnego miejsca.
refused-no-seat-kept = Przy tym stole nie czeka na ciebie żadne miejsce.
refused-nobody-in-seat = Na miejscu { $seat } tego stołu nikt nie siedzi.
refused-nobody-sits-there = Nikt tam nie siedzi.
refused-stand-up-too-late = Partia się zaczęła; żadnego miejsca nie można już zwolnić.
refused-leave-too-late = Partia się zaczęła; możesz oddać miejsce graczowi komputerowemu albo poddać partię.
refused-mind-by-opener = Gracza komputerowego może posadzić tylko osoba, która otworzyła stół.
refused-mind-without-seat = Powiedz, na którym miejscu ma usiąść gracz komputerowy.
refused-hand-over-by-others = Miejsce może przekazać tylko ktoś, kto tu gra.
refused-nudge-by-others = Szturchnąć kogoś może tylko ktoś, kto tu gra.
refused-nudge-nobody = Na tym miejscu nie czeka się na nikogo.
refused-handed-over = Za to miejsce decyduje już gracz komputerowy.
refused-not-handed-over = Za to miejsce nie decyduje nikt poza tobą.
refused-take-back-first = Za to miejsce decyduje gracz komputerowy; najpierw je odbierz.
refused-resign-not-playing = Poddać można tylko partię, która trwa.
refused-rematch-too-soon = Rewanż jest możliwy po końcu partii.
refused-rematch-of-others = Rewanż jest dla tych, którzy grali.
refused-rematch-not-asked = Nikt nie poprosił o rewanż tej partii.
refused-rematch-outrun = Ktoś inny był szybszy.
refused-continue-too-soon = Przy nowym stole można wrócić tylko do partii, która się skończyła.
refused-not-together = Ty i ktoś przy tym stole nie gracie razem.
refused-no-rematch = Przy tym stole nie będzie rewanżu: ktoś nie chce grać z kimś innym.
refused-say-who-to-act = Powiedz, kim jesteś, zanim zrobisz coś przy stole.
refused-say-who-to-talk = Powiedz, kim jesteś, zanim odezwiesz się przy stole.
refused-line = Przy tym stole nie ma wypowiedzi { $number }.
refused-seat-or-line = Podaj miejsce albo wypowiedź, jedno z dwojga.
refused-yourself = To ty.

## Kim jesteś

refused-nobody-yet = Ta przeglądarka nie należy jeszcze do nikogo: najpierw podaj nazwę albo się zaloguj.
refused-cookie-unknown = Twoje ciasteczko nie jest tu (już) znane: najpierw podaj nazwę albo się zaloguj.
refused-server-by-invitation = Ten serwer jest prywatny: zaloguj się albo przyjdź z zaproszeniem.
refused-server-by-account = Ten serwer jest prywatny: zaloguj się na swoje konto.
refused-session-ended = Ta sesja została zakończona.
refused-session = Nie masz takiej sesji.
refused-link-to-no-seat = Ten link nie prowadzi (już) do żadnego miejsca; poproś o nowy.
refused-link-used = Ten link był już użyty albo jest za stary; poproś o nowy.
refused-invitation-used = To zaproszenie było już użyte albo jest za stare; poproś o nowe.
refused-invitation-elsewhere = To zaproszenie nie jest do tego stołu.
refused-account-already = Masz już konto „{ $name }”.
refused-account-there = Masz już konto.
refused-account-taken = Konto „{ $name }” już istnieje; wybierz inną nazwę.
refused-no-account = Nie masz jeszcze konta; najpierw je załóż.
refused-wrong-login = Nazwa albo hasło się nie zgadza.
refused-wrong-password = Hasło się nie zgadza.
refused-wrong-code = Kod się nie zgadza albo był już użyty; poczekaj na następny.
refused-wrong-first-code = Kod się nie zgadza; czy zegar twojego urządzenia dobrze chodzi?
refused-code-needed = To konto ma drugi składnik: zaloguj się także kodem.
refused-second-factor-already = Twoje konto ma już drugi składnik; najpierw go wyłącz.
refused-second-factor-none = Nie ma drugiego składnika do włączenia; najpierw poproś o nowy sekret.
refused-password-short = Hasło ma co najmniej { $least } znaków, nie licząc odstępów na brzegach.
refused-password-repeats = To hasło ciągle się powtarza i łatwo je odgadnąć; wybierz inne.
refused-password-row = To hasło idzie po klawiaturze, alfabecie albo liczbach; wybierz inne.
refused-password-common = To hasło albo bardzo podobne próbuje się jako pierwsze; dobre są trzy lub cztery słowa z rzędu.
refused-password-name = To hasło niewiele się różni od twojej nazwy; wybierz inne.
refused-rated-guests = Partie rankingowe są dla osób z kontem; załóż je najpierw albo graj bez rankingu.
refused-rated-minds = W partii rankingowej wszystkie miejsca są dla osób, które grają osobiście.
refused-rated-unlisted = Partia rankingowa jest na liście, żeby wszyscy widzieli, skąd bierze się ranking.
refused-rated-hints = W partii rankingowej nie ma podpowiedzi.
refused-rated-handover = W partii rankingowej nikt nie decyduje za ciebie; możesz się poddać.
refused-daily-sealed = To rozdanie dnia: partie innych można zobaczyć, gdy dzień się skończy albo gdy rozegrasz je samodzielnie.
refused-daily-secret = Dopóki wyniki dnia nie są ostateczne, ziarno losowości jest tajne, a z nim zapis partii.
refused-daily-handover = Rozdanie dnia rozgrywa się osobiście; możesz się poddać.
refused-daily-seat = Rozdanie dnia zostaje na urządzeniu albo przy koncie, na którym je rozpoczęto.
refused-daily-day = Dnia { $day } nie było rozdania dnia.
refused-no-parquet = Ten serwer nie zapisuje formatu Parquet; wybierz JSON albo poproś gospodarza o zainstalowanie pyarrow.
refused-rating-already = Inny proces właśnie liczy te partie.
refused-tournament = Nie ma turnieju { $id }.
refused-sealed = To samo rozdanie trwa jeszcze przy innych stołach. Ten stół będzie można obejrzeć, gdy wszystkie skończą.
refused-tournament-handover = W turnieju nikt inny za ciebie nie decyduje; możesz się poddać.
refused-tournament-table = Stołu turniejowego nie zamykają ci, którzy przy nim grają; możesz się poddać.
refused-tournament-alone = Przy stole turniejowym są co najmniej dwa miejsca; samemu można grać tylko mecz duplikatowy.
refused-tournament-people = Wszystkie miejsca ({ $seats }) są dla ludzi; tylko w meczu duplikatowym część może być dla graczy komputerowych, i nigdy więcej, niż jest miejsc.
refused-tournament-clock = W turnieju rozłożonym na dni każda decyzja ma dni, a w turnieju na żywo cała partia ma minuty.
refused-most-tournaments = Masz otwarte turnieje, które jeszcze trwają ({ $most }); najpierw zakończ któryś.
refused-most-tournaments-a-day = Możesz otworzyć najwyżej tyle turniejów dziennie: { $most }.
refused-most-entered = Bierzesz udział w turniejach, które jeszcze trwają ({ $most }); najpierw któryś zakończ lub opuść.
refused-tournament-full = Ten turniej jest pełny: liczba uczestników to { $most }.
refused-tournament-begun = Ten turniej już się zaczął.
refused-tournament-over = Ten turniej już się skończył.
refused-entrant-of-others = Może to zrobić tylko ta osoba albo ktoś, kto otworzył turniej.
refused-entrant-plays = Turniej się zaczął: teraz każdy może odejść tylko z własnej woli. Za nieobecnych gra komputer, gdy minie ich czas.
refused-entrant = Nikt w tym turnieju nie ma numeru { $number }.
refused-tournament-of-others = Może to zrobić tylko ktoś, kto otworzył turniej.
refused-tournament-too-few = Aby zacząć, potrzeba co najmniej tylu osób: { $least }.
refused-round-begun = Ta runda została właśnie otwarta.
refused-no-page = Nikt o tej nazwie nie pokazuje tu strony.

## Dobre obyczaje

refused-banned = Wykluczono cię z tego serwera { $until ->
        [ever] na dobre
       *[other] do { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-muted = Wyciszono cię na tym serwerze { $until ->
        [ever] na dobre
       *[other] do { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-network-banned = Twoją sieć wykluczono z tego serwera { $until ->
        [ever] na dobre
       *[other] do { $until }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
refused-report-without-words = Zgłoszenie mówi w kilku słowach, co jest nie tak.
refused-reported-already = Ten gracz jest już przez ciebie zgłoszony; zgłoszenie czeka na rozpatrzenie.
refused-most-reports = Liczba twoich czekających zgłoszeń to już { $most }; poczekaj na ich rozpatrzenie.
refused-block = Pod tym numerem nikt nie jest zablokowany.
refused-most-blocks = Liczba zablokowanych przez ciebie osób to { $most }; więcej się nie da.

## Dla opiekunów serwera

refused-for-admins = To jest dla opiekunów tego serwera.
refused-nobody-with-id = Nie ma nikogo o identyfikatorze „{ $id }”.
refused-nobody-called = Nie ma nikogo o koncie lub identyfikatorze „{ $name }”.
refused-ban = Nie ma wykluczenia { $number }.
refused-no-ban-of = Nie ma wykluczenia: { $whom }.
refused-no-mute-of = Nie ma wyciszenia: { $whom }.
refused-ban-of-one = Wykluczenie dotyczy osoby albo zakresu adresów, jednego z dwojga.
refused-ban-needs-reason = Wykluczenie wymaga powodu; przeczyta go osoba, której dotyczy.
refused-mute-needs-reason = Wyciszenie wymaga powodu; przeczyta go osoba, której dotyczy.
refused-ban-end = Koniec wykluczenia leży w przyszłości i przed rokiem 10000.
refused-ban-of-admin = Ta osoba opiekuje się serwerem; najpierw odbierz jej tę rolę.
refused-ban-of-own-network = To ty łączysz się z tego zakresu adresów.
refused-mute-of-network = Wyciszyć można tylko osobę.
refused-network = Zakres adresów zapisuje się jak 192.0.2.0/24 albo 2001:db8::/48, a nie „{ $text }”.
refused-network-too-wide = Zakres { $network } jest zbyt szeroki, by go wykluczyć: najkrótszy prefiks to { $prefix }.
refused-line-removed = Przy stole „{ $table }” nie ma wypowiedzi { $number } albo została już usunięta.
refused-report = Nie ma otwartego zgłoszenia { $id }.
refused-admin-already = Ta osoba już opiekuje się serwerem.
refused-admin-without-account = Serwerem może opiekować się tylko osoba z kontem: gościem jest każdy, kto ma jego przeglądarkę.
refused-no-admin = Ta osoba nie opiekuje się serwerem.
refused-no-password = Ta osoba nie ma konta, więc i hasła.
refused-password-of-admin = Hasło innego opiekuna ustawia się od nowa w wierszu poleceń.
refused-no-second-factor = Ta osoba nie ma drugiego składnika.
refused-second-factor-of-admin = Drugi składnik innego opiekuna usuwa się w wierszu poleceń.
refused-invitation-days = Zaproszenie jest ważne od 1 do 365 dni, a nie { $days }.
refused-open-invitation = Nie ma otwartego zaproszenia „{ $id }”.

## Notices

refused-notice-address = Adres poczty wygląda jak nazwa@miejsce.example, a nie „{ $given }”.
refused-notice-hook = Webhook zaczyna się od https:// i wskazuje publiczny serwer, a nie „{ $given }”.
refused-notice-no-mail = Ten serwer nie wysyła poczty; kto go prowadzi, może podać serwer przez --smtp.
refused-notice-zone = Nie ma strefy czasowej „{ $zone }”; nazywają się na przykład Europe/Berlin.
refused-notice-keys = Przeglądarka nie podała kluczy, którymi można ją powiadamiać.
refused-notice-ways = Możesz dostawać powiadomienia na najwyżej { $most } sposobów; najpierw usuń jeden.
refused-notice-way = W ten sposób nie dostajesz powiadomień.
refused-notice-unreachable = Z tym adresem nie ma połączenia.
refused-notice-too-slow = Ten adres zbyt długo nie odpowiada.
refused-notice-answers = Ten adres nie przyjął powiadomienia: odpowiedział { $status }.
refused-notice-local = Ten adres jest w sieci lokalnej, a tam ten serwer nic nie wysyła.
refused-notice-unusable = Pod ten adres nie da się nic wysłać.
refused-notice-mail-refused = Serwer poczty nie przyjmuje wiadomości na ten adres.
refused-notice-mail-fails = Nie udało się wysłać wiadomości; kto prowadzi ten serwer, znajdzie przyczynę w jego dzienniku.
refused-notice-gone = Ta przeglądarka nie przyjmuje już powiadomień, więc zniknęła z listy.

## Za dużo

refused-too-often = Za dużo w krótkim czasie: { $what }; spróbuj ponownie za { $seconds } s.
refused-too-many-at-once = Masz już naraz { $count } ({ $what }); najpierw coś zamknij.
refused-looks-back = Liczba twoich wglądów w przeszłość naraz to już { $most }; poczekaj na któryś z nich.
refused-answers-untaken = Zbyt wiele odpowiedzi czeka na odebranie; odbierz najpierw kilka z nich.
refused-most-tables = Liczba otwartych przez ciebie nieskończonych stołów to { $most }; najpierw skończ albo zamknij któryś.
refused-most-tables-a-day = Liczba stołów otwartych przez ciebie w ciągu dnia to { $most }; następny otwórz później.
refused-most-records = Liczba przesłanych przez ciebie zapisów to { $most }; więcej od jednej osoby ten serwer nie przechowuje.
refused-most-megabytes = Twoje zapisy zajmują { $most } MB; więcej od jednej osoby ten serwer nie przechowuje.
refused-most-lines = Liczba wypowiedzi przy tym stole to { $most }; więcej się nie zmieści.
refused-lines-of-spectators = Przy tym stole powiedziano już tyle, że dalej mogą mówić tylko ci, którzy przy nim siedzą.
refused-storage-full = Pamięć tego serwera jest pełna, więc nie można zacząć nic nowego; trwające partie toczą się dalej.
refused-storage-nearly-full = Pamięć tego serwera jest prawie pełna, więc coś nowego mogą zacząć tylko osoby z kontem.
limited-blocks = blokady
limited-codes = kody
limited-downloads = pobrania
limited-frames = pakiety
limited-guests = goście
limited-hints = podpowiedzi
limited-lines = wypowiedzi
limited-links = linki
limited-live-connections = połączenia
limited-logins = logowania
limited-looks-back = wglądy w przeszłość
limited-mails = wiadomości e-mail
limited-messages = wiadomości
limited-new-names = nowe nazwy
limited-notices = zmiany powiadomień
limited-nudges = szturchnięcia
limited-records = zapisy
limited-reports = zgłoszenia
limited-requests = żądania
limited-tables = stoły
limited-trials = próby
limited-undos = cofnięcia

## Żądania i kłopoty serwera

refused-other-site = To żądanie pochodzi ze strony innej witryny.
refused-host = Ten serwer nie nazywa się „{ $name }”; kto go prowadzi, może dodać tę nazwę przez --hosts.
refused-nothing-here = Pod tym adresem nic nie ma.
refused-no-such-method = Ten adres nie zna tej metody.
refused-request-too-large = Żądanie jest większe niż wszystko, co ten adres przyjmuje.
refused-no-body = Żądanie wymaga treści w JSON.
refused-no-text = Żądanie nie jest tekstem w UTF-8: { $detail } w bajcie { $byte }.
refused-too-deep = Żądanie jest zbyt głęboko zagnieżdżone.
refused-unexpected = Żądanie jest inne, niż oczekiwano: { $detail }.
refused-not-understood = Żądania nie można zrozumieć: { $detail }.
refused-no-message = To nie jest wiadomość protokołu: { $detail }.
refused-address = Adres jest inny, niż oczekiwano: { $detail }.
refused-fault = Na serwerze coś się nie udało; nic nie przepadło. W jego dzienniku jest to żądanie { $request }.
refused-fault-unnamed = Na serwerze coś się nie udało; nic nie przepadło.
refused-table-busy = Przy tym stole jest teraz zbyt duży ruch; nic się nie zmieniło. Spróbuj za chwilę.
refused-database-busy = Baza danych jest teraz zbyt zajęta; nic się nie zmieniło. Spróbuj za chwilę.
refused-database-gone = Baza danych przestała działać w trakcie zapisywania: może zapisano, a może nie. Spróbuj za chwilę: to samo żądanie nigdy nie jest wykonywane dwa razy.
refused-database-file-gone = Plik bazy danych zniknął w trakcie zapisywania: może zapisano, a może nie. Spróbuj za chwilę: to samo żądanie nigdy nie jest wykonywane dwa razy.
refused-not-kept = Teraz nie można tego zapisać: { $trouble }. Nic się nie zmieniło; spróbuj za chwilę.
refused-not-read = Teraz nie można tego sprawdzić: { $trouble }; spróbuj za chwilę.
refused-damaged = Tego nie można zrobić: { $trouble }. Kto prowadzi ten serwer, musi przywrócić kopię zapasową.
trouble-held = bazę danych zajmuje inny program
trouble-full = dysk jest pełny
trouble-only-reads = bazę danych można tylko czytać
trouble-no-disk = dysk nie przyjmuje już niczego
trouble-displaced = plik bazy danych usunięto, przeniesiono albo zastąpiono
trouble-silent = baza danych nie odpowiada
trouble-damaged = część bazy danych jest uszkodzona

## Wiersz poleceń

refused-arguments = { $detail }; zobacz { $command } --help.
refused-output-closed = Wyjście zamknięto, zanim wszystko zapisano.
refused-system = { $detail }.
refused-file = { $detail }: { $file }.
refused-file-missing = Nie ma takiego pliku: { $file }.
refused-file-forbidden = Brak dostępu: { $file }.
refused-file-is-folder = To jest folder: { $file }.
refused-file-bytes = Plik nie jest tekstem w UTF-8: { $detail } w bajcie { $byte }.
refused-file-no-text = { $file } nie jest tekstem w UTF-8: { $detail } w bajcie { $byte }.
refused-file-there = { $file } już istnieje; wybierz inną nazwę albo użyj --overwrite.
refused-in-file = { $file }: { $problem }
refused-in-game = Partia { $number }: { $problem }
refused-for-one-game = { $flag } dotyczy jednej partii: wskaż ją spośród { $count } przez --game.
refused-to-beyond-end = Liczba decyzji w zapisie to { $decisions }; --to przyjmuje liczby od 0 do niej, a nie { $to }.
refused-seed-hash = Skrót ziarna to 64 cyfry szesnastkowe, a nie „{ $text }”.
refused-other-seed = Ziarno zapisu nie jest tym, które ogłoszono: jego skrót to { $hash }.
refused-file-of-one-game = { $file } zawiera jedną partię; --game jest dla plików .jsonl z wieloma.
refused-file-without-game = { $file } nie zawiera żadnej partii.
refused-game-of-file = { $file } zawiera partie od 0 do { $last }, a nie { $number }.
refused-no-unfinished-game = W { $folder } nie ma niedokończonej partii.
refused-not-with-server = Serwer sam przechowuje partie, elementy i ziarna, więc nie można podać z nim { $name }.
refused-not-with-resume = --resume wznawia zapisaną partię taką, jaka jest, więc nie można podać z nim { $name }.
refused-not-with-table = Stół, który już jest, ma swoich graczy i opcje, więc nie można podać z nim { $name }.
refused-not-at-home = Ta partia toczy się w domu, bez --server, więc nie można podać z nią { $name }.
refused-seat-of-mind = --seat to twoje miejsce, a --minds obsadza komputerami wszystkie { $seats }.
refused-more-minds-than-seats = Liczba graczy komputerowych w --minds to { $minds }, a miejsc jest { $seats }.
refused-seat-wanted = Miejsce to liczba od 1 do { $seats } albo jedno z { $colours }, a nie „{ $wanted }”.
refused-seats-or-minds = --seats mówi { $seats }, a --minds wymienia { $minds }: { $names }.
refused-server-address = Adres serwera zapisuje się jak http://127.0.0.1:8421, a nie „{ $text }”.
refused-table-address = Stół podaje się identyfikatorem z 12 liter i cyfr albo adresem, a nie „{ $text }”.
refused-table-without-server = --table podaje tylko identyfikator stołu, więc --server musi wskazać, gdzie stoi.
refused-table-on-other-server = --server to { $server }, a stół z --table jest na { $other }.
refused-invitation-without-table = Zaproszenie jest do stołu, więc --table musi powiedzieć, do którego.
refused-no-seat-left = Nie ma już miejsca dla ciebie: miejsca { $seats }, gracze komputerowi { $minds }, inni { $others }.
refused-no-server-there = Pod { $address } nie ma serwera Ludothek.
refused-no-ludothek = To, co odpowiada pod { $address }, nie jest serwerem Ludothek albo jest nowsze niż ten program.
refused-no-address = „{ $address }” nie jest adresem serwera: { $detail }.
refused-nobody-answers = Pod { $address } nikt nie odpowiada: { $detail }.
refused-server-answers = Serwer odpowiada { $status }; czy pod tym adresem jest Ludothek?
refused-newer-server = Serwer jest nowszy niż ten program: zna protokół { $protocol }, a program do { $known }. Zaktualizuj go.
refused-not-understood-here = Serwer mówi coś, czego ten program nie rozumie.
refused-spectator-decides = Widz o niczym nie decyduje.
refused-against-without-content = --against porównuje z elementami z --content; powiedz, jakie to.
refused-measurement = Pomiar trwa ponad 0 i najwyżej 3600 sekund, a nie { $seconds }.
refused-content-without-title = Plik elementów należy do jednej gry; podaj ją: ludothek bench GRA --content PLIK.
refused-jobs = Musi działać co najmniej jeden proces, a nie { $jobs }.
refused-games = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
refused-endless-game = Partia { $number } gry { $title } nie kończy się po { $decisions } decyzjach.
refused-tournament-without-minds = Turniej wymaga co najmniej jednego gracza komputerowego.
refused-mind-enters-once = Każdy gracz komputerowy startuje raz; { $name } jest podany { $times } razy.
refused-tournament-longer = { $path } ma już { $played } partii; zażądaj tylu lub więcej, a nie { $games }.
refused-other-tournament = { $path } zawiera inny turniej ({ $begun }); wybierz inny folder.
refused-no-tournament = { $path } nie jest naszym turniejem: { $detail }; wybierz inny folder.
refused-results-file = Wyniki zapisuje się do pliku .csv albo .parquet, a nie „{ $file }”.
refused-decisions-file = Decyzje zapisuje się do pliku .parquet, a nie „{ $file }”.
refused-extra = Do tego potrzebny jest pakiet { $package }, którego nie zainstalowano: pip install 'ludothek[{ $extra }]'.
