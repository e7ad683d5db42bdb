# Euphoria: Build a Better Dystopia, Polish.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.
# Several rolls or cards at once make one line: $number of event-rolled and $item of event-drew, event-drew-openly and
# event-discarded may be a list, without attributes.
# card-amount may get the bare name of an item, without attributes: it says it in the nominative.
# What a card brings (card-gain-..., card-does-...) is an imperative, joined by card-and.

title = Euphoria: Build a Better Dystopia
tagline = Umieszczaj robotników, którzy nie mogą wiedzieć za dużo, buduj targi i połóż dziesięć gwiazd przed innymi.

## Factions

faction-euphorian = Euforianie
    .dop = Euforian
faction-subterran = Podziemianie
    .dop = Podziemian
faction-wastelander = Pustkowianie
    .dop = Pustkowian
faction-icarite = Ikaryci
    .dop = Ikarytów
territory-of = terytorium { $faction-dop }

## Goods and artifacts
# .bier: accusative; .narz: instrumental; .few and .many: after a number

item-energy = energia
    .bier = energię
    .narz = energią
    .few = energii
    .many = energii
item-water = woda
    .bier = wodę
    .narz = wodą
    .few = wody
    .many = wody
item-food = żywność
    .bier = żywność
    .narz = żywnością
    .few = żywności
    .many = żywności
item-bliss = błogość
    .bier = błogość
    .narz = błogością
    .few = błogości
    .many = błogości
item-gold = złoto
    .bier = złoto
    .narz = złotem
    .few = złota
    .many = złota
item-stone = kamień
    .bier = kamień
    .narz = kamieniem
    .few = kamienie
    .many = kamieni
item-clay = glina
    .bier = glinę
    .narz = gliną
    .few = gliny
    .many = gliny
item-book = książka
    .bier = książkę
    .narz = książką
    .few = książki
    .many = książek
item-balloons = balony
    .bier = balony
    .narz = balonami
    .few = karty balonów
    .many = kart balonów
item-glasses = okulary
    .bier = okulary
    .narz = okularami
    .few = karty okularów
    .many = kart okularów
item-game = gra planszowa
    .bier = grę planszową
    .narz = grą planszową
    .few = gry planszowe
    .many = gier planszowych
item-bear = miś
    .bier = misia
    .narz = misiem
    .few = misie
    .many = misiów
item-bat = kij bejsbolowy
    .bier = kij bejsbolowy
    .narz = kijem bejsbolowym
    .few = kije bejsbolowe
    .many = kijów bejsbolowych
item-amount = { $count ->
        [one] { $item-bier }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    }
wish-of = { $item } drugiego gracza

## Spaces

space-generator = Generator
    .at = w Generatorze
    .z = z Generatora
    .effect = Suma robotników tutaj: do 4: jeden, lojalność +1; do 8: jeden, wiedza −1; od 9: dwa, wiedza +1
space-aquifer = Źródło
    .at = przy Źródle
    .z = od Źródła
    .effect = Suma robotników tutaj: do 4: jeden, lojalność +1; do 8: jeden, wiedza −1; od 9: dwa, wiedza +1
space-farm = Farma
    .at = na Farmie
    .z = z Farmy
    .effect = Suma robotników tutaj: do 4: jeden, lojalność +1; do 8: jeden, wiedza −1; od 9: dwa, wiedza +1
space-cloud-mine = Kopalnia chmur
    .at = w Kopalni chmur
    .z = z Kopalni chmur
    .effect = Suma robotników tutaj: do 4: jeden, lojalność +1; do 8: jeden, wiedza −1; od 9: dwa, wiedza +1
space-tank-energy = Zbiornik (energia)
    .also = zbiornik aktywacji
    .at = w zbiorniku (energia)
    .z = ze zbiornika (energia)
    .effect = 3 energii → robotnik, wiedza −2
space-tank-water = Zbiornik (woda)
    .also = zbiornik aktywacji
    .at = w zbiorniku (woda)
    .z = ze zbiornika (woda)
    .effect = 3 wody → robotnik, morale +2
space-tunnel-euphorian = Tunel Euforian
    .at = w tunelu Euforian
    .z = z tunelu Euforian
    .effect = 1 energia → złoto albo karta artefaktu
space-tunnel-subterran = Tunel Podziemian
    .at = w tunelu Podziemian
    .z = z tunelu Podziemian
    .effect = 1 woda → kamień albo karta artefaktu
space-tunnel-wastelander = Tunel Pustkowian
    .at = w tunelu Pustkowian
    .z = z tunelu Pustkowian
    .effect = 1 żywność → glina albo karta artefaktu
space-end-euphorian = Koniec tunelu Euforian
    .at = na końcu tunelu Euforian
    .z = z końca tunelu Euforian
    .effect = 3 wody dla graczy z aktywnym Euforianinem
space-end-subterran = Koniec tunelu Podziemian
    .at = na końcu tunelu Podziemian
    .z = z końca tunelu Podziemian
    .effect = 3 żywności dla graczy z aktywnym Podziemianinem
space-end-wastelander = Koniec tunelu Pustkowian
    .at = na końcu tunelu Pustkowian
    .z = z końca tunelu Pustkowian
    .effect = 3 energii dla graczy z aktywnym Pustkowianinem
space-incinerator = Spalarnia prawdy historycznej
    .at = w Spalarni
    .z = ze Spalarni
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium lub targu, lojalność +1
space-free-press = Wolna prasa surowej rzeczywistości
    .at = w Wolnej prasie
    .z = z Wolnej prasy
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium lub targu, lojalność +1
space-ark = Arka rozbitych wspomnień
    .at = w Arce
    .z = z Arki
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium lub targu, lojalność +1
space-wind-saloon = Wind Saloon
    .at = w Wind Saloon
    .z = z Wind Saloon
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium, lojalność +1
space-nimbus-loft = Nimbus Loft
    .at = w Nimbus Loft
    .z = z Nimbus Loft
    .effect = 3 dowolne surowce → gwiazda na terytorium, lojalność +1
space-breeze-bar = Breeze Bar
    .at = w Breeze Bar
    .z = z Breeze Bar
    .effect = 1 błogość i inny towar → 2 karty artefaktów, lojalność +1
space-sky-lounge = Sky Lounge
    .at = w Sky Lounge
    .z = ze Sky Lounge
    .effect = 1 błogość i inny towar → 2 dowolne surowce, lojalność +1
site-euphoria-a = Euforia, górny plac
site-euphoria-b = Euforia, dolny plac
site-subterra-a = Podziemia, lewy plac
site-subterra-b = Podziemia, prawy plac
site-wastelands-a = Pustkowia, górny plac
site-wastelands-b = Pustkowia, dolny plac
space-market = targ: { $site }
space-site = budowa: { $site }
space-edge = budowa innym surowcem: { $site }
worker-at = robotnik { $space-at }
worker-in-area = robotnik { $number } { $space-at }
worker-at-market = robotnik na targu: { $site }
worker-on-site = robotnik na budowie: { $site }
die-of = robotnik { $number }
number-of = { $number }
morale-of = morale { $number }
knowledge-of = wiedza { $number }

## Markets

market-laboratory = Laboratorium selektywnej genetyki
    .effect = Koszt wizyty: dowolna karta artefaktu i dowolny surowiec. Bez gwiazdy tutaj: mając dwóch lub trzech robotników, nie możesz zyskać kolejnego.
market-spa = Spa ulotnych przyjemności
    .effect = Koszt wizyty: 4 × woda i dowolna karta artefaktu. Bez gwiazdy tutaj: nie możesz wypychać własnych robotników.
market-courthouse = Sąd pochopnych wyroków
    .effect = Koszt wizyty: 4 × energia i 1 × kamień. Bez gwiazdy tutaj: targi artefaktów nie przyjmują od ciebie par.
market-plaza = Plac uwiecznionej pokory
    .effect = Koszt wizyty: 4 × woda i 1 × glina. Bez gwiazdy tutaj: możesz odwiedzać tylko te zbudowane targi, na których masz gwiazdę.
market-fountain = Fontanna pobożnych życzeń
    .effect = Koszt wizyty: 4 × woda i 1 × złoto. Bez gwiazdy tutaj: możesz umieścić tylko jednego robotnika na turę.
market-lounge = Salon wystawnej oszczędności
    .effect = Koszt wizyty: 4 × energia i dowolna karta artefaktu. Bez gwiazdy tutaj: nie możesz budować tam, gdzie inny gracz ma robotnika.
market-academy = Akademia obowiązkowej równości
    .effect = Koszt wizyty: 4 × żywność i 1 × złoto. Bez gwiazdy tutaj: twoi rekruci nie mają zdolności.
market-cafeteria = Stołówka bezimiennego mięsa
    .effect = Koszt wizyty: 4 × żywność i dowolna karta artefaktu. Bez gwiazdy tutaj: odzyskanie robotników za darmo kosztuje cię o 1 morale więcej.
market-apothecary = Apteka produktywnych snów
    .effect = Koszt wizyty: 4 × błogość i dowolny surowiec. Bez gwiazdy tutaj: nie możesz umieszczać robotników w Ikarze.
market-theater = Teatr odkrywczej propagandy
    .effect = Koszt wizyty: 4 × energia i 1 × glina. Bez gwiazdy tutaj: każda gwiazda, którą kładziesz, podnosi twoją wiedzę o 1.
market-registry = Rejestr osobistych sekretów
    .effect = Koszt wizyty: 4 × błogość i dowolna karta artefaktu. Bez gwiazdy tutaj: nie masz premii lojalności poziomów 1 i 2.
market-arena = Arena pokojowego konfliktu
    .effect = Koszt wizyty: 4 × żywność i 1 × kamień. Bez gwiazdy tutaj: na każdym obszarze towarów możesz mieć tylko jednego robotnika.
market-teddy-shop = Warsztat rozbiórki misiów
    .effect = Koszt wizyty: dowolny towar i 1 × miś. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 1, tracisz towar lub surowiec.
market-clinic = Klinika ślepej mądrości po szkodzie
    .effect = Koszt wizyty: dowolny towar i 1 × okulary. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 2, tracisz towar lub surowiec.
market-park = Park osłupienia
    .effect = Koszt wizyty: dowolny towar i 1 × balony. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 3, tracisz towar lub surowiec.
market-bonfire = Osiedlowe ognisko z gier
    .effect = Koszt wizyty: dowolny towar i 1 × gra planszowa. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 4, tracisz towar lub surowiec.
market-stadium = Stadion gwarantowanych home runów
    .effect = Koszt wizyty: dowolny towar i 1 × kij bejsbolowy. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 5, tracisz towar lub surowiec.
market-literacy-center = Ośrodek ograniczania czytelnictwa
    .effect = Koszt wizyty: dowolny towar i 1 × książka. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 6, tracisz towar lub surowiec.

## Recruits

recruit-laura = Laura Filantropka
    .faction = { faction-euphorian }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu lub w zbiorniku: opcjonalnie (koszt: 1 × złoto dla tego gracza) dobierz 2 karty artefaktów.
recruit-yordy = Yordy Demotywator
    .faction = { faction-euphorian }
    .effect = Gdy odzyskujesz robotników za darmo: opcjonalnie (koszt: 1 × energia) wybierz liczbę jednego robotnika zamiast nim rzucać.
    .effect-first = Gdy odzyskujesz robotników za darmo, jeśli masz dokładnie dwóch robotników: nie tracisz morale.
recruit-katy = Katy Dietetyczka
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika w Generatorze, jeśli nie masz kart artefaktów: zyskaj 1 × żywność.
recruit-gary = Gary Elektryk
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika w Generatorze, jeśli inny robotnik pokazuje tam tę samą liczbę: albo podnieś morale o 1, albo zyskaj 1 × energia.
recruit-michael = Michael Inżynier
    .faction = { faction-euphorian }
    .effect = Gdy płacisz za budowę: możesz zapłacić inaczej (dowolny surowiec), a wtedy podnieś morale o 1 i podnieś wiedzę o 1, jeśli płacisz złotem.
    .effect-first = Gdy płacisz za budowę: możesz zapłacić inaczej (dowolny surowiec), a wtedy podnieś morale o 1 i podnieś lojalność Euforian o 1, jeśli płacisz złotem.
recruit-esme = Esme Strażaczka
    .faction = { faction-euphorian }
    .effect = Gdy kładziesz gwiazdę: opcjonalnie (koszt: dowolna karta artefaktu) albo zyskaj 1 × energia i obniż wiedzę o 1, albo zyskaj 1 × energia i podnieś morale o 1; jeśli płacisz książką, zamiast tego zyskaj 2 × energia, obniż wiedzę o 2 i podnieś morale o 2.
    .effect-first = Gdy kładziesz gwiazdę: opcjonalnie (koszt: dowolna karta artefaktu) albo zyskaj 1 × energia i obniż wiedzę o 1, albo zyskaj 1 × energia i podnieś morale o 1.
recruit-ray = Ray Brygadzista
    .faction = { faction-euphorian }
    .effect = Gdy powstaje targ, jeśli był tam twój robotnik: podnieś morale o 2. Gdy powstaje targ, jeśli nie było tam twojego robotnika: obniż wiedzę o 2.
recruit-bradley = Bradley Futurysta
    .faction = { faction-euphorian }
    .effect = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem: opcjonalnie (koszt: wiedza +2) dobierz 2 karty artefaktów i odrzuć jedną z nich.
recruit-ben = Ben Ludolog
    .faction = { faction-euphorian }
    .effect = Gdy przeciwnik po rzucie ma robotników o tej samej liczbie: opcjonalnie (koszt: morale −2) zyskaj dowolny surowiec.
recruit-jefferson = Jefferson Artysta Prowokator
    .faction = { faction-euphorian }
    .effect = Gdy płacisz za odzyskanie robotników: możesz zapłacić inaczej (1 × energia), a wtedy obniż wiedzę o 1 i podnieś morale o 1.
recruit-julia = Julia Inspektorka Myśli
    .faction = { faction-euphorian }
    .effect = Gdy wypychasz robotnika innego gracza: opcjonalnie (koszt: morale −1) zyskaj dowolny surowiec i ustaw na wypchniętym robotniku liczbę swojego.
    .effect-first = Gdy wypychasz robotnika innego gracza, jeśli obaj robotnicy pokazują tę samą liczbę: opcjonalnie (koszt: morale −2) zyskaj dowolny surowiec.
recruit-nakagawa = Dr Nakagawa Trybut
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika na budowie: opcjonalnie podnieś lojalność Euforian o 1.
    .effect-first = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem: opcjonalnie (koszt: poświęcenie tego robotnika) połóż gwiazdę na terytorium.
recruit-maggie = Maggie Banitka
    .faction = { faction-subterran }
    .effect = Gdy odzyskujesz robotników, przed rzutem, jeśli wszyscy stali w Podziemiach: albo zyskaj 1 × woda, albo zyskaj 1 × kamień.
recruit-dave = Major Dave Burzyciel
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu: opcjonalnie (koszt: wiedza +1) zyskaj surowiec tego tunelu i przesuń górnika o dodatkowe pole.
    .effect-first = Gdy wypychasz robotnika innego gracza w tunelu: opcjonalnie (koszt: wiedza +2) zyskaj surowiec tego tunelu i przesuń górnika o dodatkowe pole.
recruit-xander = Xander Kopacz
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu, jeśli wypchnięty robotnik pokazuje wyższą liczbę: opcjonalnie (koszt: wiedza +1) zyskaj surowiec tego tunelu.
recruit-gambler = Jonathan Hazardzista
    .faction = { faction-subterran }
    .effect = Gdy dobierasz kartę artefaktu, raz na turę: opcjonalnie dobierz 2 karty artefaktów i pokaż rękę; jeśli są w niej jednakowe karty, każdy przeciwnik dobiera kartę.
    .effect-first = Gdy dobierasz kartę artefaktu, raz na turę: opcjonalnie (koszt: wiedza +1) dobierz 3 karty artefaktów i pokaż je wszystkim; zostają tylko karty jednakowe.
recruit-josiah = Josiah Haker
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w Generatorze, na Farmie lub w Kopalni chmur: podnieś morale o 1 i podnieś o 1 wiedzę każdego innego gracza w tym miejscu.
recruit-faith = Faith Hydroenergetyczka
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika przy Źródle, jeśli nie masz kart artefaktów: zyskaj 1 × energia.
recruit-brett = Brett Włamywacz
    .faction = { faction-subterran }
    .effect = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem: opcjonalnie (koszt: wiedza +1) zyskaj dowolny surowiec.
    .effect-first = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem, jeśli nikogo nie wypychasz: opcjonalnie (koszt: wiedza +2) zyskaj dowolny surowiec.
recruit-chase = Chase Górnik
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w tunelu: opcjonalnie (koszt: poświęcenie tego robotnika) zyskaj 2 surowce tego tunelu. Gdy zyskujesz robotnika: opcjonalnie umieść nowego robotnika od razu po rzucie.
recruit-soulless = Soulless Hydraulik
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika przy Źródle, jeśli twój robotnik jest tam najniższy lub jedyny: albo podnieś morale o 1, albo zyskaj 1 × woda.
recruit-curtis = Curtis Propagandysta
    .faction = { faction-subterran }
    .effect = Za każdy punkt, o który spada twoje morale: obniż wiedzę o 1.
recruit-andrew = Andrew Grotołaz
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w tunelu Euforian lub w tunelu Pustkowian, jeśli nie masz kart artefaktów i jeśli bierzesz surowiec: dobierz kartę artefaktu.
recruit-phil = Phil Szpieg
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza, jeśli ten gracz nie ma aktywnego rekruta Podziemian: opcjonalnie (koszt: wiedza +1) dobierz kartę artefaktu.
    .effect-first = Gdy wypychasz robotnika innego gracza, jeśli ten gracz nie ma aktywnego rekruta Podziemian: opcjonalnie (koszt: wiedza +2) dobierz kartę artefaktu.
recruit-flartner = Flartner Luddysta
    .faction = { faction-wastelander }
    .effect = Gdy płacisz za budowę: możesz zapłacić inaczej (dowolna karta artefaktu), a wtedy podnieś morale o 1.
recruit-reitz = Profesor Reitz Archeolog
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika w tunelu, jeśli nikogo nie wypychasz: opcjonalnie (koszt: wiedza +2) dobierz kartę artefaktu i przesuń górnika o dodatkowe pole.
recruit-jacko = Jacko Archiwista
    .faction = { faction-wastelander }
    .effect = Gdy płacisz kartami artefaktów w Arce: możesz zapłacić inaczej (dowolna karta artefaktu), a wtedy każdy przeciwnik może dobrać kartę artefaktu.
    .effect-first = Gdy odwiedzasz targ poza Ikarem: opcjonalnie (koszt: 2 dowolne karty artefaktów) połóż gwiazdę na terytorium.
recruit-artist = Jonathan Artysta
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na budowie, jeśli twój robotnik jest tam najwyższy lub jedyny: opcjonalnie (koszt: wiedza +2) dobierz kartę artefaktu.
recruit-pete = Pete Kanibal
    .faction = { faction-wastelander }
    .effect = Gdy odzyskujesz robotników, przed rzutem: opcjonalnie (koszt: poświęcenie jednego z nich) zyskaj 4 × żywność i zyskaj dowolny surowiec. Gdy zyskujesz robotnika: opcjonalnie (koszt: wiedza +2) dobierz kartę artefaktu.
recruit-scarby = Sir Scarby Żniwiarz
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na Farmie, jeśli twój robotnik jest tam najwyższy lub jedyny: albo obniż wiedzę o 1, albo zyskaj 1 × żywność.
recruit-ian = Ian Ogrodnik
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na Farmie, jeśli nie masz surowców: zyskaj 1 × woda.
recruit-geek = Geek Wyrocznia
    .faction = { faction-wastelander }
    .effect = Gdy dobierasz kartę artefaktu, raz na turę: opcjonalnie (koszt: wiedza +1) dobierz 3 karty artefaktów i odrzuć potem 2 karty z ręki.
    .effect-first = Gdy dobierasz kartę artefaktu, raz na turę: opcjonalnie (koszt: wiedza +2) dobierz 2 karty artefaktów i odrzuć potem kartę z ręki.
recruit-kyle = Kyle Szabrownik
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika w Generatorze, na Farmie lub przy Źródle, jeśli nie ma tam innych robotników: opcjonalnie (koszt: wiedza +2) dobierz kartę artefaktu.
recruit-steven = Steven Uczony
    .faction = { faction-wastelander }
    .effect = Gdy twój robotnik dezerteruje: zyskaj dowolny surowiec i dobierz kartę artefaktu.
recruit-nick = Nick Dubler
    .faction = { faction-wastelander }
    .effect = Za każdy punkt, o który rośnie twoja wiedza: podnieś morale o 1.
recruit-brian = Brian Winiarz
    .faction = { faction-wastelander }
    .effect = Gdy płacisz błogością, z dodatkowym efektem tylko na targu poza Ikarem: możesz zapłacić inaczej (1 × żywność), a wtedy podnieś wiedzę o 1 i podnieś lojalność Pustkowian o 1. Gdy umieszczasz robotnika w Ikarze: morale −1.
    .effect-first = Gdy płacisz błogością, z dodatkowym efektem tylko na targu poza Ikarem, w Breeze Bar lub w Sky Lounge: możesz zapłacić inaczej (1 × żywność), a wtedy podnieś wiedzę o 1 i podnieś lojalność Pustkowian o 1.
recruit-maxime = Maxime Ambasador
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza: opcjonalnie (koszt: morale −2) podnieś o 1 wiedzę tego gracza i dobierz kartę artefaktu.
recruit-zong = Zong Astronom
    .faction = { faction-icarite }
    .effect = Gdy umieszczasz robotnika w Kopalni chmur: opcjonalnie (koszt: wiedza +1) dobierz kartę artefaktu i daj każdemu przeciwnikowi błogość z puli.
    .effect-first = Gdy umieszczasz robotnika w Kopalni chmur, jeśli nie masz kart artefaktów i jeśli nie masz surowców: albo zyskaj 1 × woda, albo zyskaj 1 × energia.
recruit-amanda = Amanda Pośredniczka
    .faction = { faction-icarite }
    .effect = Gdy twój robotnik zostaje wypchnięty: opcjonalnie (koszt: 1 × błogość) wybierz liczbę jednego robotnika zamiast nim rzucać.
    .effect-first = Gdy twój robotnik zostaje wypchnięty, jeśli robi to inny gracz: opcjonalnie (koszt: 1 × błogość dla tego gracza) wybierz liczbę jednego robotnika zamiast nim rzucać.
recruit-sarinee = Sarinee Górniczka Chmur
    .faction = { faction-icarite }
    .effect = Gdy umieszczasz robotnika w Kopalni chmur, jeśli nie ma tam innych robotników: albo obniż wiedzę o 1, albo zyskaj 1 × błogość.
recruit-lee = Lee Plotkarz
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza: opcjonalnie (koszt: morale −1) podnieś o 1 wiedzę tego gracza i zyskaj dowolny towar.
recruit-gidget = Gidget Hipnotyzerka
    .faction = { faction-icarite }
    .effect = Gdy płacisz błogością za odzyskanie robotników, zamiast podnosić morale: obniż wiedzę o 2.
recruit-kaden = Kaden Infiltrator
    .faction = { faction-icarite }
    .effect = Na końcu tunelu frakcji, do której nie należysz: możesz zapłacić inaczej (wiedza +2).
recruit-sheppard = Dr Sheppard Lobotomista
    .faction = { faction-icarite }
    .effect = Gdy odzyskujesz robotników, przed rzutem: opcjonalnie (koszt: poświęcenie jednego z nich) zyskaj 4 × błogość i zyskaj dowolny surowiec. Gdy zyskujesz robotnika: opcjonalnie (koszt: morale −2) dobierz kartę artefaktu.
recruit-flavio = Flavio Kupiec
    .faction = { faction-icarite }
    .effect = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem: opcjonalnie (koszt: wiedza +1) dobierz kartę artefaktu.
    .effect-first = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem, jeśli wypychasz innego gracza: opcjonalnie (koszt: morale −2) dobierz kartę artefaktu.
recruit-josh = Josh Negocjator
    .faction = { faction-icarite }
    .effect = Gdy płacisz surowcem na targu poza Ikarem: możesz zapłacić inaczej (1 × błogość).
recruit-rebecca = Rebecca Domokrążczyni
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza: opcjonalnie (koszt: morale −2) podnieś o 1 wiedzę tego gracza i zyskaj dowolny surowiec.
recruit-matthew = Matthew Złodziej
    .faction = { faction-icarite }
    .effect = Gdy płacisz za tunel, jeśli wypychasz innego gracza: możesz zapłacić inaczej (wiedza +1).

## Other things one can point at

retrieve = Odzyskaj robotników
    .also = odzyskanie, odzyskiwanie, odzyskać
dilemma = Dylemat etyczny
side-fight = Walcz z systemem
side-serve = Służ systemowi
deck = Talia artefaktów
    .also = dobierz, karty artefaktów
trade = Handel
    .also = wymiana, oferta
answer-stop = już nikt
answer-decline = zrezygnuj
answer-accept = przyjmij
answer-refuse = odmów
payment-free = za darmo
payment-food = żywnością
payment-bliss = błogością
payment-otherwise = jak pozwala rekrut
payment-bliss-calm = błogością, by zapomnieć
payment-food-calm = żywnością, by zapomnieć
payment-knowledge = wiedzą
gain-first = pierwsza korzyść
gain-second = druga korzyść

## Options

option-recruits = Rekruci
option-recruits-revised = wydanie poprawione
option-recruits-first = pierwsze wydanie
option-trading = Handel
option-trading-true = jedna oferta na turę
option-trading-false = bez handlu
option-doubles = Robotnicy o tej samej liczbie
option-doubles-free = ruszają bez opłat
option-doubles-morale = kosztują po 1 morale
option-draft = Draft rekrutów
option-draft-false = nie, każdy dostaje czterech
option-draft-true = tak, karty idą dalej
option-markets = Targi
option-markets-random = losowe
option-markets-draft = z draftu
option-tracks = Morale i wiedza na początku
option-tracks-same = takie same dla wszystkich
option-tracks-draft = z draftu

## What is asked

ask-tile = Który targ wchodzi do gry?
ask-draft = Którego rekruta zatrzymujesz? Pozostałych przekazujesz dalej.
ask-open = Który rekrut pracuje dla ciebie od początku?
ask-hide = Który rekrut zostaje zakryty?
ask-track = Połóż serce lub głowę na wolnym polu.
ask-turn = Twoja tura: umieść robotnika, odzyskaj robotników albo rozwiąż dylemat.
ask-turn-solved = Twoja tura: umieść robotnika albo odzyskaj robotników.
ask-again = Możesz umieścić kolejnego robotnika { $number }: gdzie?
ask-take = Których robotników odzyskujesz?
ask-retrieve = Jak płacisz za odzyskanie robotników?
ask-pay = Czym płacisz?
ask-power = Którego rekruta używasz?
ask-gain = { $recruit }: co bierzesz?
ask-get = { $count ->
        [one] Co bierzesz?
       *[other] Co bierzesz? Rzeczy do wzięcia: { $count }.
    }
ask-tunnel = Co wynosisz z tunelu?
ask-star = Gdzie kładziesz gwiazdę?
ask-discard = Limit kart na ręce to { $limit }. { $count ->
        [one] Którą odrzucasz?
       *[other] Które odrzucasz? Karty do odrzucenia: { $count }.
    }
ask-discard-drawn = Którą z dwóch kart odrzucasz?
ask-lose = { $count ->
        [one] Pechowy rzut: co tracisz?
       *[other] Pechowy rzut: co tracisz? Rzeczy do oddania: { $count }.
    }
ask-die = Jaką liczbę wybierasz dla robotnika?
ask-keep = Którego rekruta zatrzymujesz?
ask-give = Co oferujesz?
ask-want = Czego chcesz w zamian?
ask-answer-1-1 = { $turn } oferuje { $give-bier } za { $want-bier }.
ask-answer-1-2 = { $turn } oferuje { $give-bier } za { $want-bier } i { $want2-bier }.
ask-answer-2-1 = { $turn } oferuje { $give-bier } i { $give2-bier } za { $want-bier }.
ask-answer-2-2 = { $turn } oferuje { $give-bier } i { $give2-bier } za { $want-bier } i { $want2-bier }.
ask-draw = Chcesz dobrać kartę artefaktu?

## The choices

choose-place = Umieść robotnika { $number } { $space-at }
choose-place-market = Odwiedź targ robotnikiem { $number }: { $site }
choose-place-site = Buduj robotnikiem { $number }: { $site }
choose-place-edge = Buduj robotnikiem { $number } (inny surowiec): { $site }
choose-retrieve = Odzyskaj robotników
choose-fight = Rozwiąż dylemat: walcz i zyskaj rekruta
choose-serve = Rozwiąż dylemat: służ i połóż gwiazdę
choose-offer = Złóż ofertę dla { $other-dop }
choose-stop = Już nikt
choose-take = Zabierz: { $workers }
choose-take-all = Zabierz wszystkich robotników
choose-retrieve-free = Nie płać, strać morale
choose-retrieve-food = Zapłać żywnością, zyskaj morale
choose-retrieve-bliss = Zapłać błogością, zyskaj morale
choose-retrieve-otherwise = Zapłać, jak pozwala rekrut
choose-retrieve-bliss-calm = Zapłać błogością, strać wiedzę
choose-retrieve-food-calm = Zapłać żywnością zamiast błogości, strać wiedzę
choose-pay = Zapłać: { $items }
choose-with-knowledge = Zapłać wiedzą
choose-use = Użyj: { $recruit }
choose-recruit-draft = Zatrzymaj: { $recruit }
choose-recruit-open = Odkryty: { $recruit }
choose-recruit-hide = Zakryty: { $recruit }
choose-recruit-keep = Zatrzymaj: { $recruit }
choose-recruit = { $recruit }
choose-decline = Zrezygnuj
choose-first = Pierwsza korzyść
choose-second = Druga korzyść
choose-gain-item = { $count ->
        [one] { $item-bier }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    }
choose-gain-morale = morale +{ $steps }
choose-gain-calm = wiedza −{ $steps }
choose-gain-item-morale = { $count ->
        [one] { $item-bier }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    } i morale +{ $steps }
choose-gain-item-calm = { $count ->
        [one] { $item-bier }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    } i wiedza −{ $steps }
choose-get = Weź: { $items }
choose-draw = Dobierz kartę artefaktu
choose-star-territory = Gwiazda na terytorium { $faction-dop }
choose-star-site = Gwiazda na targu: { $site }
choose-discard = Odrzuć: { $items }
choose-lose = Strać: { $items }
choose-set = Liczba { $number }
choose-tile = { $market }
choose-morale = Morale { $number }
choose-knowledge = Wiedza { $number }
choose-give = Daj: { $items }
choose-want = Poproś o: { $items }
choose-accept = Przyjmij
choose-refuse = Odmów

## What happened

event-chosen = { $seat } podejmuje decyzję.
event-begins = { $seat } zaczyna.
event-opened = { $recruit } pracuje teraz dla { $seat-dop }.
event-kept = { $seat } zatrzymuje kartę: { $recruit }.
event-rolled = { $seat } rzuca: { $number }.
event-set-die = Robotnik { $seat-dop } pokazuje teraz { $number }.
event-deserted = Robotnik { $seat-dop } ({ $number }) wie za dużo i dezerteruje.
event-sacrificed = { $seat } poświęca robotnika.
event-worker = { $seat } zyskuje robotnika.
event-placed = { $seat } umieszcza robotnika { $number } { $space-at }.
event-placed-market = { $seat } odwiedza targ robotnikiem { $number }: { $site }.
event-placed-site = { $seat } buduje robotnikiem { $number }: { $site }.
event-placed-edge = { $seat } buduje robotnikiem { $number } (inny surowiec): { $site }.
event-bumped = { $seat } wypycha { $other-dop } { $space-z }.
event-bumped-market = { $seat } wypycha { $other-dop } z targu: { $site }.
event-bumped-site = { $seat } wypycha { $other-dop }: { $site }.
event-bumped-edge = { $seat } wypycha { $other-dop }: { $site }.
event-retrieved = { $seat } zabiera robotnika { $space-z }.
event-retrieved-market = { $seat } zabiera robotnika z targu: { $site }.
event-retrieved-site = { $seat } zabiera robotnika z budowy: { $site }.
event-retrieved-edge = { $seat } zabiera robotnika z budowy: { $site }.
event-gained = { $seat } zyskuje { $count ->
        [one] { $item-bier }.
        [few] { $count } { $item-few }.
       *[many] { $count } { $item-many }.
    }
event-paid = { $seat } płaci { $count ->
        [one] { $item-narz }.
        [few] { $count } { $item-few }.
       *[many] { $count } { $item-many }.
    }
event-lost = { $seat } traci { $count ->
        [one] { $item-bier }.
        [few] { $count } { $item-few }.
       *[many] { $count } { $item-many }.
    }
event-knowledge-up = Wiedza { $seat-dop } rośnie do { $number }.
event-knowledge-down = Wiedza { $seat-dop } spada do { $number }.
event-morale-up = Morale { $seat-dop } rośnie do { $number }.
event-morale-down = Morale { $seat-dop } spada do { $number }.
event-allegiance = Lojalność { $faction-dop } osiąga { $step }.
event-miner = Górnik { $faction-dop } dociera na pole { $step }.
event-drew = { $seat } dobiera: { $item }.
event-drew-secretly = { $seat } dobiera kartę artefaktu.
event-drew-openly = { $seat } pokazuje: { $item }.
event-discarded = { $seat } odrzuca: { $item }.
event-reshuffled = Odrzucone artefakty zostają przetasowane: nowa talia liczy { $number ->
        [one] jedną kartę.
        [few] { $number } karty.
       *[many] { $number } kart.
    }
event-used = { $seat } korzysta z karty: { $recruit }.
event-star-territory = { $seat } kładzie gwiazdę na terytorium { $faction-dop }.
event-star-site = { $seat } kładzie gwiazdę na targu: { $market }.
event-star-recruit = { $seat } kładzie gwiazdę na rekrucie: { $recruit }.
event-star-dilemma = { $seat } kładzie gwiazdę na dylemacie.
event-built = Nowy targ: { $market } ({ $site }).
event-dilemma-fight = { $seat } rozwiązuje dylemat ({ $item }) i walczy z systemem.
event-dilemma-serve = { $seat } rozwiązuje dylemat ({ $item }) i służy systemowi.
event-offer-1-1 = { $seat } składa ofertę dla { $other-dop }: daje { $give-bier } za { $want-bier }.
event-offer-1-2 = { $seat } składa ofertę dla { $other-dop }: daje { $give-bier } za { $want-bier } i { $want2-bier }.
event-offer-2-1 = { $seat } składa ofertę dla { $other-dop }: daje { $give-bier } i { $give2-bier } za { $want-bier }.
event-offer-2-2 = { $seat } składa ofertę dla { $other-dop }: daje { $give-bier } i { $give2-bier } za { $want-bier } i { $want2-bier }.
event-accepted = { $seat } przyjmuje ofertę.
event-refused = { $seat } odrzuca ofertę.
event-track-morale = { $seat } zaczyna z morale { $number }.
event-track-knowledge = { $seat } zaczyna z wiedzą { $number }.
event-end = { $seat } ma na stole { $number ->
        [one] jedną gwiazdę.
        [few] { $number } gwiazdy.
       *[many] { $number } gwiazd.
    }
event-last-roll = { $seat } rzuca w sumie { $number }.
event-tie-morale = Kilka osób kończy naraz: decyduje morale.
event-tie-knowledge = Kilka osób kończy naraz: decyduje wiedza.
event-tie-markets = Kilka osób kończy naraz: decydują targi.
event-tie-territories = Kilka osób kończy naraz: decydują terytoria.
event-tie-roll = Kilka osób kończy naraz: decyduje ostatni rzut.

## Why not

why-over = Gra jest już zakończona.
why-not-your-turn = Teraz decyduje { $turn }, nie ty.
why-not-asked = Teraz decydujesz o czymś innym.
why-no-worker = Nie masz robotnika do umieszczenia: najpierw odzyskaj któregoś.
why-no-such-worker = Nie masz wolnego robotnika { $number }.
why-same-number = Dalej mogą iść tylko robotnicy, którzy na początku tury pokazywali tę samą liczbę.
why-not-dug = W tunelu { $faction-dop } górnik jest na polu { $step } z 9.
why-not-built = Ten targ nie jest jeszcze zbudowany.
why-built = Ten targ jest już zbudowany.
why-taken = Wszystkie te pola są zajęte.
why-cannot-pay = Nie stać cię na to pole.
why-penalty = Zabrania tego targ, na którym nie masz gwiazdy: { $market }.
why-nobody-out = Nie masz robotników na planszy.
why-once-started = W tej turze już umieszczasz robotników.
why-solved = Twój dylemat jest już rozwiązany.
why-cannot-solve = Nie masz ani artefaktu ze swojego dylematu, ani dwóch dowolnych.
why-no-trade = Nie ma czym handlować albo oferta w tej turze już była.

## Cards: the words their texts are made of

card-cost = Koszt wizyty: { $cost }.
card-penalty = Bez gwiazdy tutaj: { $rule }
card-penalty-lose-on = za każdego robotnika, na którym wypadnie { $number }, tracisz towar lub surowiec.
card-penalty-no-new-worker = mając dwóch lub trzech robotników, nie możesz zyskać kolejnego.
card-penalty-no-self-bump = nie możesz wypychać własnych robotników.
card-penalty-no-pairs = targi artefaktów nie przyjmują od ciebie par.
card-penalty-own-markets-only = możesz odwiedzać tylko te zbudowane targi, na których masz gwiazdę.
card-penalty-one-placement = możesz umieścić tylko jednego robotnika na turę.
card-penalty-no-shared-site = nie możesz budować tam, gdzie inny gracz ma robotnika.
card-penalty-no-recruits = twoi rekruci nie mają zdolności.
card-penalty-dear-retrieve = odzyskanie robotników za darmo kosztuje cię o 1 morale więcej.
card-penalty-no-icarus = nie możesz umieszczać robotników w Ikarze.
card-penalty-knowing-stars = każda gwiazda, którą kładziesz, podnosi twoją wiedzę o 1.
card-penalty-no-tiers = nie masz premii lojalności poziomów 1 i 2.
card-penalty-one-per-area = na każdym obszarze towarów możesz mieć tylko jednego robotnika.
card-and = { $first } i { $second }
card-or = { $first } lub { $second }
card-amount = { $count } × { $item }
card-any-commodity = { $count ->
        [one] dowolny towar
        [few] { $count } dowolne towary
       *[many] { $count } dowolnych towarów
    }
card-any-resource = { $count ->
        [one] dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }
card-any-artifact = { $count ->
        [one] dowolna karta artefaktu
        [few] { $count } dowolne karty artefaktów
       *[many] { $count } dowolnych kart artefaktów
    }
card-pay-knowledge = wiedza +{ $count }
card-pay-morale = morale −{ $count }
card-pay-worker = poświęcenie tego robotnika
card-pay-retrieved = poświęcenie jednego z nich
card-to-bumped = { $price } dla tego gracza
card-to-bumper = { $price } dla tego gracza
card-may-pay = opcjonalnie (koszt: { $price }) { $gain }.
card-must-pay = { $price }.
card-may = opcjonalnie { $gain }.
card-gain = { $gain }.
card-instead = możesz zapłacić inaczej ({ $price }).
card-instead-gain = możesz zapłacić inaczej ({ $price }), a wtedy { $gain }.
card-either = albo { $first }, albo { $second }
card-bonus = { $gain }, jeśli płacisz { $item-narz }
card-bonus-instead = jeśli płacisz { $item-narz }, zamiast tego { $gain }
card-gain-good = zyskaj { card-amount }
card-gain-allegiance = podnieś lojalność { $faction ->
        [Euforianie] Euforian
        [Podziemianie] Podziemian
        [Pustkowianie] Pustkowian
       *[other] Ikarytów
    } o 1
card-gain-knowledge = podnieś wiedzę o { $count }
card-gain-calm = obniż wiedzę o { $count }
card-gain-morale = podnieś morale o { $count }
card-gain-resource = zyskaj { card-any-resource }
card-gain-commodity = zyskaj { card-any-commodity }
card-gain-tunnel-resource = zyskaj { $count ->
        [one] surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    } tego tunelu
card-gain-draw = dobierz { $count ->
        [one] kartę artefaktu
        [few] { $count } karty artefaktów
       *[many] { $count } kart artefaktów
    }
card-gain-drop = odrzuć jedną z nich
card-gain-discard = odrzuć potem { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ręki
card-gain-miner = przesuń górnika o dodatkowe pole
card-gain-bumped-knowledge = podnieś o { $count } wiedzę tego gracza
card-gain-crowd-knowledge = podnieś o { $count } wiedzę każdego innego gracza w tym miejscu
card-gain-star = połóż gwiazdę na terytorium
card-gain-others-bliss = daj każdemu przeciwnikowi błogość z puli
card-gain-others-draw = każdy przeciwnik może dobrać kartę artefaktu
card-on-at = { $occasion } { $where }
card-on-place = Gdy umieszczasz robotnika
card-on-bump = Gdy wypychasz robotnika innego gracza
card-on-bumped = Gdy twój robotnik zostaje wypchnięty
card-on-market-star = Gdy kładziesz gwiazdę, odwiedzając targ poza Ikarem
card-on-market-visit = Gdy odwiedzasz targ poza Ikarem
card-on-star = Gdy kładziesz gwiazdę
card-on-built = Gdy powstaje targ
card-on-retrieve = Gdy odzyskujesz robotników, przed rzutem
card-on-retrieve-free = Gdy odzyskujesz robotników za darmo
card-on-rival-pair = Gdy przeciwnik po rzucie ma robotników o tej samej liczbie
card-on-worker-lost = Gdy twój robotnik dezerteruje
card-on-draw = Gdy dobierasz kartę artefaktu, raz na turę
card-on-knowledge-gained = Za każdy punkt, o który rośnie twoja wiedza
card-on-morale-lost = Za każdy punkt, o który spada twoje morale
card-on-worker-gained = Gdy zyskujesz robotnika
card-on-pay-site = Gdy płacisz za budowę
card-on-pay-artifacts = Gdy płacisz kartami artefaktów
card-on-pay-bliss = Gdy płacisz błogością, z dodatkowym efektem tylko
card-on-pay-resource = Gdy płacisz surowcem
card-on-pay-tunnel = Gdy płacisz za tunel
card-on-pay-end = Na końcu tunelu frakcji, do której nie należysz
card-on-pay-retrieve = Gdy płacisz za odzyskanie robotników
card-on-retrieve-bliss = Gdy płacisz błogością za odzyskanie robotników, zamiast podnosić morale
card-on-enter = Gdy umieszczasz robotnika
card-at-generator = w Generatorze
card-at-aquifer = przy Źródle
card-at-farm = na Farmie
card-at-cloud-mine = w Kopalni chmur
card-at-icarus = w Ikarze
card-at-tank = w zbiorniku
card-at-tunnel-euphorian = w tunelu Euforian
card-at-tunnel-subterran = w tunelu Podziemian
card-at-tunnel-wastelander = w tunelu Pustkowian
card-at-tunnels = w tunelu
card-at-ends = na końcu tunelu
card-at-markets = na targu poza Ikarem
card-at-ark = w Arce
card-at-sites = na budowie
card-at-breeze-bar = w Breeze Bar
card-at-sky-lounge = w Sky Lounge
card-power = { $occasion }: { $deal }
card-when = { $occasion }, { $condition }
card-when-no-artifacts = jeśli nie masz kart artefaktów
card-when-no-resources = jeśli nie masz surowców
card-when-same-number = jeśli inny robotnik pokazuje tam tę samą liczbę
card-when-alone = jeśli nie ma tam innych robotników
card-when-lowest = jeśli twój robotnik jest tam najniższy lub jedyny
card-when-highest = jeśli twój robotnik jest tam najwyższy lub jedyny
card-when-two-workers = jeśli masz dokładnie dwóch robotników
card-when-helped = jeśli był tam twój robotnik
card-when-not-helped = jeśli nie było tam twojego robotnika
card-when-from-subterra = jeśli wszyscy stali w Podziemiach
card-when-equal-die = jeśli obaj robotnicy pokazują tę samą liczbę
card-when-higher-die = jeśli wypchnięty robotnik pokazuje wyższą liczbę
card-when-nobody-bumped = jeśli nikogo nie wypychasz
card-when-rival-bumped = jeśli wypychasz innego gracza
card-when-took-resource = jeśli bierzesz surowiec
card-when-no-subterran = jeśli ten gracz nie ma aktywnego rekruta Podziemian
card-when-by-rival = jeśli robi to inny gracz
card-does-keep-morale = nie tracisz morale
card-does-choose-die = wybierz liczbę jednego robotnika zamiast nim rzucać
card-does-set-bumped-die = ustaw na wypchniętym robotniku liczbę swojego
card-does-place-new-worker = umieść nowego robotnika od razu po rzucie
card-does-keep-matching = pokaż je wszystkim; zostają tylko karty jednakowe
card-does-open-hand = pokaż rękę; jeśli są w niej jednakowe karty, każdy przeciwnik dobiera kartę

## The board in a terminal

region-euphorian = Euforia
region-subterran = Podziemia
region-wastelander = Pustkowia
region-icarite = Ikar
board-allegiance = Lojalność
board-territory = Terytorium
board-card = karta
board-closed = zamknięte
board-step = lojalność +1
board-hand = Karty
board-worker = robotnik
board-way-out = Wyjście: gwiazda zdobyta { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = P
letter-wastelander = U
letter-icarite = I
table-miner = Górnik
table-end = Koniec tunelu
table-discarded = odrzucone
table-pair = dwie jednakowe
table-star = gwiazda
table-stars = Gwiazdy
table-morale = morale
table-knowledge = wiedza
table-out = na planszy
table-reveal = zakryci rekruci się ujawniają
table-hidden = zakryty
table-penalty = dotyczy cię jego kara
table-penalties = Kary
table-risk = Ryzyko przy zabieraniu
table-shown = dylemat pokazany
table-fought = przeciw systemowi
table-served = za systemem
table-where = Gdzie leżą gwiazdy
table-ties = Przy remisie
table-territories = Terytoria z przewagą
table-next = następny robotnik
table-race = Najwięcej: { $count } z { $total } gwiazd
table-tank = Zbiornik aktywacji
