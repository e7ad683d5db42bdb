# Euphoria: Build a Better Dystopia, Polish.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.
# Several rolls or cards at once make one line: $number of event-rolled and $item of event-drew, event-drew-openly and
# event-discarded may be a list, without attributes.

title = Euphoria: Build a Better Dystopia
tagline = Umieszczaj robotników, którzy nie mogą wiedzieć za dużo, buduj targi i połóż dziesięć gwiazd, zanim zrobią to inni.

## Factions

faction-euphorian = Euforianie
    .dop = Euforian
    .effect = { table-faction }
faction-subterran = Podziemianie
    .dop = Podziemian
    .effect = { table-faction }
faction-wastelander = Pustkowianie
    .dop = Pustkowian
    .effect = { table-faction }
faction-icarite = Ikaryci
    .dop = Ikarytów
    .effect = { table-faction }
territory-of = terytorium { $faction-dop }
    .effect = { table-territory }

## Goods and artifacts
# .bier: accusative; .narz: instrumental; .few and .many: after a number

item-energy = energia
    .bier = energię
    .narz = energią
    .few = energii
    .many = energii
    .effect = Towar z Generatora. Płaci się nim w tunelu Euforian i w zbiorniku.
item-water = woda
    .bier = wodę
    .narz = wodą
    .few = wody
    .many = wody
    .effect = Towar ze Źródła. Płaci się nim w tunelu Podziemian i w zbiorniku.
item-food = żywność
    .bier = żywność
    .narz = żywnością
    .few = żywności
    .many = żywności
    .effect = Towar z Farmy. Płaci się nim w tunelu Pustkowian i za odzyskanie robotników.
item-bliss = błogość
    .bier = błogość
    .narz = błogością
    .few = błogości
    .many = błogości
    .effect = Towar z Kopalni chmur. Płaci się nim za odzyskanie robotników i w Ikarze.
item-gold = złoto
    .bier = złoto
    .narz = złotem
    .few = złota
    .many = złota
    .effect = Surowiec z tunelu Euforian. Płaci się nim na budowach, na targach i w Nimbus Loft.
item-stone = kamień
    .bier = kamień
    .narz = kamieniem
    .few = kamienie
    .many = kamieni
    .effect = Surowiec z tunelu Podziemian. Płaci się nim na budowach, na targach i w Nimbus Loft.
item-clay = glina
    .bier = glinę
    .narz = gliną
    .few = gliny
    .many = gliny
    .effect = Surowiec z tunelu Pustkowian. Płaci się nim na budowach, na targach i w Nimbus Loft.
item-book = książka
    .bier = książkę
    .narz = książką
    .few = książki
    .many = książek
    .effect = { table-artifact }
item-balloons = balony
    .bier = balony
    .narz = balonami
    .few = karty balonów
    .many = kart balonów
    .effect = { table-artifact }
item-glasses = okulary
    .bier = okulary
    .narz = okularami
    .few = karty okularów
    .many = kart okularów
    .effect = { table-artifact }
item-game = gra planszowa
    .bier = grę planszową
    .narz = grą planszową
    .few = gry planszowe
    .many = gier planszowych
    .effect = { table-artifact }
item-bear = miś
    .bier = misia
    .narz = misiem
    .few = misie
    .many = misiów
    .effect = { table-artifact }
item-bat = kij bejsbolowy
    .bier = kij bejsbolowy
    .narz = kijem bejsbolowym
    .few = kije bejsbolowe
    .many = kijów bejsbolowych
    .effect = { table-artifact }
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
    .effect = Suma robotników 1–4: 1 × energia, lojalność +1. 5–8: 1 × energia, wiedza −1. 9 lub więcej: 2 × energia, wiedza +1.
space-aquifer = Źródło
    .at = przy Źródle
    .z = znad Źródła
    .effect = Suma robotników 1–4: 1 × woda, lojalność +1. 5–8: 1 × woda, wiedza −1. 9 lub więcej: 2 × woda, wiedza +1.
space-farm = Farma
    .at = na Farmie
    .z = z Farmy
    .effect = Suma robotników 1–4: 1 × żywność, lojalność +1. 5–8: 1 × żywność, wiedza −1. 9 lub więcej: 2 × żywność, wiedza +1.
space-cloud-mine = Kopalnia chmur
    .at = w Kopalni chmur
    .z = z Kopalni chmur
    .effect = Suma robotników 1–4: 1 × błogość, lojalność +1. 5–8: 1 × błogość, wiedza −1. 9 lub więcej: 2 × błogość, wiedza +1.
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
    .effect = 3 × woda, tylko z aktywnym rekrutem frakcji: Euforianie.
space-end-subterran = Koniec tunelu Podziemian
    .at = na końcu tunelu Podziemian
    .z = z końca tunelu Podziemian
    .effect = 3 × żywność, tylko z aktywnym rekrutem frakcji: Podziemianie.
space-end-wastelander = Koniec tunelu Pustkowian
    .at = na końcu tunelu Pustkowian
    .z = z końca tunelu Pustkowian
    .effect = 3 × energia, tylko z aktywnym rekrutem frakcji: Pustkowianie.
space-incinerator = Spalarnia prawdy historycznej
    .short = Spalarnia
    .at = w Spalarni
    .z = ze Spalarni
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium lub targu, lojalność +1
space-free-press = Wolna prasa surowej rzeczywistości
    .short = Wolna prasa
    .at = w Wolnej prasie
    .z = z Wolnej prasy
    .effect = 3 karty artefaktów albo para → gwiazda na terytorium lub targu, lojalność +1
space-ark = Arka rozbitych wspomnień
    .short = Arka
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
worker-in-area = robotnik ({ $number }) { $space-at }
worker-at-market = robotnik na targu: { $site }
worker-on-site = robotnik na budowie: { $site }
worker-visiting = robotnik na targu: { $market }
die-of = robotnik ({ $number })
    .effect = { table-die }
number-of = { $number }
morale-of = morale { $number }
knowledge-of = wiedza { $number }

## Markets

market-laboratory = Laboratorium selektywnej genetyki
    .effect = Koszt wizyty: dowolna karta artefaktu i dowolny surowiec. Bez gwiazdy tutaj: mając dwóch lub trzech robotników, nie możesz zyskać kolejnego.
market-spa = Spa ulotnych przyjemności
    .effect = Koszt wizyty: 4 wody i dowolna karta artefaktu. Bez gwiazdy tutaj: nie możesz wypychać własnych robotników.
market-courthouse = Sąd pochopnych wyroków
    .effect = Koszt wizyty: 4 energii i kamień. Bez gwiazdy tutaj: targi artefaktów nie przyjmują od ciebie par.
market-plaza = Plac uwiecznionej pokory
    .effect = Koszt wizyty: 4 wody i glina. Bez gwiazdy tutaj: możesz odwiedzać tylko te zbudowane targi, na których masz gwiazdę.
market-fountain = Fontanna pobożnych życzeń
    .effect = Koszt wizyty: 4 wody i złoto. Bez gwiazdy tutaj: możesz umieścić tylko jednego robotnika na turę.
market-lounge = Salon wystawnej oszczędności
    .effect = Koszt wizyty: 4 energii i dowolna karta artefaktu. Bez gwiazdy tutaj: nie możesz budować tam, gdzie inny gracz ma robotnika.
market-academy = Akademia obowiązkowej równości
    .effect = Koszt wizyty: 4 żywności i złoto. Bez gwiazdy tutaj: twoi rekruci nie mają zdolności.
market-cafeteria = Stołówka bezimiennego mięsa
    .effect = Koszt wizyty: 4 żywności i dowolna karta artefaktu. Bez gwiazdy tutaj: odzyskanie robotników bez zapłaty kosztuje cię o 1 morale więcej.
market-apothecary = Apteka produktywnych snów
    .effect = Koszt wizyty: 4 błogości i dowolny surowiec. Bez gwiazdy tutaj: nie możesz umieszczać robotników w Ikarze.
market-theater = Teatr odkrywczej propagandy
    .effect = Koszt wizyty: 4 energii i glina. Bez gwiazdy tutaj: każda gwiazda, którą kładziesz, podnosi twoją wiedzę o 1.
market-registry = Rejestr osobistych sekretów
    .effect = Koszt wizyty: 4 błogości i dowolna karta artefaktu. Bez gwiazdy tutaj: nie masz premii lojalności poziomów 1 i 2.
market-arena = Arena pokojowego konfliktu
    .effect = Koszt wizyty: 4 żywności i kamień. Bez gwiazdy tutaj: na każdym obszarze towarów możesz mieć tylko jednego robotnika.
market-teddy-shop = Warsztat rozbiórki misiów
    .effect = Koszt wizyty: dowolny towar i miś. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 1, tracisz towar lub surowiec.
market-clinic = Klinika ślepej mądrości po szkodzie
    .effect = Koszt wizyty: dowolny towar i okulary. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 2, tracisz towar lub surowiec.
market-park = Niewesołe miasteczko
    .effect = Koszt wizyty: dowolny towar i balony. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 3, tracisz towar lub surowiec.
market-bonfire = Osiedlowe ognisko z gier
    .effect = Koszt wizyty: dowolny towar i gra planszowa. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 4, tracisz towar lub surowiec.
market-stadium = Stadion gwarantowanych home runów
    .effect = Koszt wizyty: dowolny towar i kij bejsbolowy. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 5, tracisz towar lub surowiec.
market-literacy-center = Ośrodek ograniczania czytelnictwa
    .effect = Koszt wizyty: dowolny towar i książka. Bez gwiazdy tutaj: za każdego robotnika, na którym wypadnie 6, tracisz towar lub surowiec.

## Recruits

recruit-laura = Laura Filantropka
    .faction = { faction-euphorian }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu lub w zbiorniku, możesz dobrać 2 karty artefaktów (koszt: złoto dla tego gracza).
recruit-yordy = Yordy Demotywator
    .faction = { faction-euphorian }
    .effect = Gdy odzyskujesz robotników bez zapłaty, możesz wybrać liczbę jednego robotnika zamiast nim rzucać (koszt: energia).
    .effect-first = Gdy odzyskujesz robotników bez zapłaty i masz dokładnie dwóch robotników, nie tracisz morale.
recruit-katy = Katy Dietetyczka
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika w Generatorze i nie masz kart artefaktów, zyskaj żywność.
recruit-gary = Gary Elektryk
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika w Generatorze i inny robotnik pokazuje tam tę samą liczbę, wybierz: podnieść morale o 1 albo zyskać energię.
recruit-michael = Michael Inżynier
    .faction = { faction-euphorian }
    .effect = Gdy płacisz za budowę, możesz zamiast tego zapłacić dowolnym surowcem. Jeśli płacisz złotem, podnieś swoje morale i swoją wiedzę o 1.
    .effect-first = Gdy płacisz za budowę, możesz zamiast tego zapłacić dowolnym surowcem. Jeśli płacisz złotem, podnieś swoje morale i lojalność Euforian o 1.
recruit-esme = Esme Strażaczka
    .faction = { faction-euphorian }
    .effect = Gdy kładziesz gwiazdę, możesz zyskać energię i albo obniżyć wiedzę o 1, albo podnieść morale o 1 (koszt: dowolna karta artefaktu). Jeśli płacisz książką, zamiast tego zyskaj 2 energii, obniż wiedzę o 2 i podnieś morale o 2.
    .effect-first = Gdy kładziesz gwiazdę, możesz zyskać energię i albo obniżyć wiedzę o 1, albo podnieść morale o 1 (koszt: dowolna karta artefaktu).
recruit-ray = Ray Brygadzista
    .faction = { faction-euphorian }
    .effect = Gdy powstaje targ i był tam twój robotnik, podnieś morale o 2. Gdy powstaje targ i nie było tam twojego robotnika, obniż wiedzę o 2.
recruit-bradley = Bradley Futurysta
    .faction = { faction-euphorian }
    .effect = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę, możesz dobrać 2 karty artefaktów i odrzucić jedną z nich (koszt: wiedza +2).
recruit-ben = Ben Ludolog
    .faction = { faction-euphorian }
    .effect = Gdy przeciwnik po rzucie ma robotników o tej samej liczbie, możesz zyskać dowolny surowiec (koszt: morale −2).
recruit-jefferson = Jefferson Artysta Prowokator
    .faction = { faction-euphorian }
    .effect = Gdy płacisz za odzyskanie robotników, możesz zamiast tego zapłacić energią. Jeśli tak zrobisz, obniż wiedzę o 1 i podnieś morale o 1.
recruit-julia = Julia Inspektorka Myśli
    .faction = { faction-euphorian }
    .effect = Gdy wypychasz robotnika innego gracza, możesz zyskać dowolny surowiec i ustawić na wypchniętym robotniku liczbę swojego (koszt: morale −1).
    .effect-first = Gdy wypychasz robotnika innego gracza i obaj robotnicy pokazują tę samą liczbę, możesz zyskać dowolny surowiec (koszt: morale −2).
recruit-nakagawa = Dr Nakagawa Trybut
    .faction = { faction-euphorian }
    .effect = Gdy umieszczasz robotnika na budowie, możesz podnieść lojalność Euforian o 1.
    .effect-first = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę, możesz położyć gwiazdę na terytorium (koszt: ten robotnik).
recruit-maggie = Maggie Banitka
    .faction = { faction-subterran }
    .effect = Gdy odzyskujesz robotników (przed rzutem) i wszyscy stali w Podziemiach, zyskaj wodę lub kamień.
recruit-dave = Major Dave Burzyciel
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu, możesz zyskać surowiec tego tunelu i przesunąć górnika o dodatkowe pole (koszt: wiedza +1).
    .effect-first = Gdy wypychasz robotnika innego gracza w tunelu, możesz zyskać surowiec tego tunelu i przesunąć górnika o dodatkowe pole (koszt: wiedza +2).
recruit-xander = Xander Kopacz
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza w tunelu i wypchnięty robotnik pokazuje wyższą liczbę, możesz zyskać surowiec tego tunelu (koszt: wiedza +1).
recruit-gambler = Jonathan Hazardzista
    .faction = { faction-subterran }
    .effect = Raz na turę, zamiast dobierać kartę artefaktu, możesz dobrać 2 karty artefaktów i pokazać rękę; jeśli są w niej jednakowe karty, każdy przeciwnik dobiera kartę.
    .effect-first = Raz na turę, zamiast dobierać kartę artefaktu, możesz dobrać 3 karty artefaktów i po pokazaniu ich wszystkim zatrzymać tylko karty jednakowe (koszt: wiedza +1).
recruit-josiah = Josiah Haker
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w Generatorze, na Farmie lub w Kopalni chmur, podnieś swoje morale i wiedzę każdego innego gracza w tym miejscu o 1.
recruit-faith = Faith Hydroenergetyczka
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika przy Źródle i nie masz kart artefaktów, zyskaj energię.
recruit-brett = Brett Włamywacz
    .faction = { faction-subterran }
    .effect = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę, możesz zyskać dowolny surowiec (koszt: wiedza +1).
    .effect-first = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę i nikogo nie wypychasz, możesz zyskać dowolny surowiec (koszt: wiedza +2).
recruit-chase = Chase Górnik
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w tunelu, możesz zyskać 2 surowce tego tunelu (koszt: ten robotnik). Gdy zyskujesz robotnika, możesz umieścić go od razu po rzucie.
recruit-soulless = Soulless Hydraulik
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika przy Źródle i twój robotnik ma tam najniższą liczbę lub jest jedyny, wybierz: podnieść morale o 1 albo zyskać wodę.
recruit-curtis = Curtis Propagandysta
    .faction = { faction-subterran }
    .effect = Za każdy punkt, o który spada twoje morale, obniż wiedzę o 1.
recruit-andrew = Andrew Grotołaz
    .faction = { faction-subterran }
    .effect = Gdy umieszczasz robotnika w tunelu Euforian lub w tunelu Pustkowian, nie masz kart artefaktów i bierzesz surowiec, dobierz kartę artefaktu.
recruit-phil = Phil Szpieg
    .faction = { faction-subterran }
    .effect = Gdy wypychasz robotnika innego gracza i ten gracz nie ma aktywnego rekruta Podziemian, możesz dobrać kartę artefaktu (koszt: wiedza +1).
    .effect-first = Gdy wypychasz robotnika innego gracza i ten gracz nie ma aktywnego rekruta Podziemian, możesz dobrać kartę artefaktu (koszt: wiedza +2).
recruit-flartner = Flartner Luddysta
    .faction = { faction-wastelander }
    .effect = Gdy płacisz za budowę, możesz zamiast tego zapłacić dowolną kartą artefaktu. Jeśli tak zrobisz, podnieś morale o 1.
recruit-reitz = Profesor Reitz Archeolog
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika w tunelu i nikogo nie wypychasz, możesz dobrać kartę artefaktu i przesunąć górnika o dodatkowe pole (koszt: wiedza +2).
recruit-jacko = Jacko Archiwista
    .faction = { faction-wastelander }
    .effect = Gdy płacisz kartami artefaktów w Arce, możesz zamiast tego zapłacić dowolną kartą artefaktu. Jeśli tak zrobisz, każdy przeciwnik może dobrać kartę artefaktu.
    .effect-first = Gdy odwiedzasz targ poza Ikarem, możesz położyć gwiazdę na terytorium (koszt: 2 dowolne karty artefaktów).
recruit-artist = Jonathan Artysta
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na budowie i twój robotnik ma tam najwyższą liczbę lub jest jedyny, możesz dobrać kartę artefaktu (koszt: wiedza +2).
recruit-pete = Pete Kanibal
    .faction = { faction-wastelander }
    .effect = Gdy odzyskujesz robotników (przed rzutem), możesz zyskać 4 żywności i dowolny surowiec (koszt: jeden z tych robotników). Gdy zyskujesz robotnika, możesz dobrać kartę artefaktu (koszt: wiedza +2).
recruit-scarby = Sir Scarby Żniwiarz
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na Farmie i twój robotnik ma tam najwyższą liczbę lub jest jedyny, wybierz: obniżyć wiedzę o 1 albo zyskać żywność.
recruit-ian = Ian Ogrodnik
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika na Farmie i nie masz surowców, zyskaj wodę.
recruit-geek = Geek Wyrocznia
    .faction = { faction-wastelander }
    .effect = Raz na turę, zamiast dobierać kartę artefaktu, możesz dobrać 3 karty artefaktów i odrzucić potem 2 karty z ręki (koszt: wiedza +1).
    .effect-first = Raz na turę, zamiast dobierać kartę artefaktu, możesz dobrać 2 karty artefaktów i odrzucić potem kartę z ręki (koszt: wiedza +2).
recruit-kyle = Kyle Szabrownik
    .faction = { faction-wastelander }
    .effect = Gdy umieszczasz robotnika w Generatorze, na Farmie lub przy Źródle i nie ma tam innych robotników, możesz dobrać kartę artefaktu (koszt: wiedza +2).
recruit-steven = Steven Uczony
    .faction = { faction-wastelander }
    .effect = Gdy twój robotnik dezerteruje, zyskaj dowolny surowiec i dobierz kartę artefaktu.
recruit-nick = Nick Dubler
    .faction = { faction-wastelander }
    .effect = Za każdy punkt, o który rośnie twoja wiedza, podnieś morale o 1.
recruit-brian = Brian Winiarz
    .faction = { faction-wastelander }
    .effect = Gdy płacisz błogością, możesz zamiast tego zapłacić żywnością. Jeśli robisz to na targu poza Ikarem, podnieś swoją wiedzę i lojalność Pustkowian o 1. Gdy umieszczasz robotnika w Ikarze, obniż morale o 1.
    .effect-first = Gdy płacisz błogością, możesz zamiast tego zapłacić żywnością. Jeśli robisz to na targu poza Ikarem, w Breeze Bar lub w Sky Lounge, podnieś swoją wiedzę i lojalność Pustkowian o 1.
recruit-maxime = Maxime Ambasador
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza, możesz podnieść o 1 wiedzę tego gracza i dobrać kartę artefaktu (koszt: morale −2).
recruit-zong = Zong Astronom
    .faction = { faction-icarite }
    .effect = Gdy umieszczasz robotnika w Kopalni chmur, możesz dobrać kartę artefaktu i dać każdemu przeciwnikowi błogość z puli (koszt: wiedza +1).
    .effect-first = Gdy umieszczasz robotnika w Kopalni chmur i nie masz ani kart artefaktów, ani surowców, zyskaj wodę lub energię.
recruit-amanda = Amanda Pośredniczka
    .faction = { faction-icarite }
    .effect = Gdy twój robotnik zostaje wypchnięty, możesz wybrać jego liczbę zamiast nim rzucać (koszt: błogość).
    .effect-first = Gdy inny gracz wypycha twojego robotnika, możesz wybrać jego liczbę zamiast nim rzucać (koszt: błogość dla tego gracza).
recruit-sarinee = Sarinee Górniczka Chmur
    .faction = { faction-icarite }
    .effect = Gdy umieszczasz robotnika w Kopalni chmur i nie ma tam innych robotników, wybierz: obniżyć wiedzę o 1 albo zyskać błogość.
recruit-lee = Lee Plotkarz
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza, możesz zyskać dowolny towar i podnieść o 1 wiedzę tego gracza (koszt: morale −1).
recruit-gidget = Gidget Hipnotyzerka
    .faction = { faction-icarite }
    .effect = Gdy płacisz błogością za odzyskanie robotników, możesz obniżyć wiedzę o 2 zamiast podnosić morale.
recruit-kaden = Kaden Infiltrator
    .faction = { faction-icarite }
    .effect = Możesz wejść na koniec tunelu także bez aktywnego rekruta jego frakcji (koszt: wiedza +2).
recruit-sheppard = Dr Sheppard Lobotomista
    .faction = { faction-icarite }
    .effect = Gdy odzyskujesz robotników (przed rzutem), możesz zyskać 4 błogości i dowolny surowiec (koszt: jeden z tych robotników). Gdy zyskujesz robotnika, możesz dobrać kartę artefaktu (koszt: morale −2).
recruit-flavio = Flavio Kupiec
    .faction = { faction-icarite }
    .effect = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę, możesz dobrać kartę artefaktu (koszt: wiedza +1).
    .effect-first = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę i wypychasz innego gracza, możesz dobrać kartę artefaktu (koszt: morale −2).
recruit-josh = Josh Negocjator
    .faction = { faction-icarite }
    .effect = Gdy płacisz surowcem na targu poza Ikarem, możesz zamiast tego zapłacić błogością.
recruit-rebecca = Rebecca Domokrążczyni
    .faction = { faction-icarite }
    .effect = Gdy wypychasz robotnika innego gracza, możesz zyskać dowolny surowiec i podnieść o 1 wiedzę tego gracza (koszt: morale −2).
recruit-matthew = Matthew Złodziej
    .faction = { faction-icarite }
    .effect = Gdy płacisz za tunel i wypychasz innego gracza, możesz zamiast tego podnieść wiedzę o 1.

## Other things one can point at

retrieve = Odzyskaj robotników
    .also = odzyskanie, odzyskiwanie, odzyskać
    .effect = Zabierz dowolnych swoich robotników i rzuć nimi. Zapłata 1 żywnością lub 1 błogością: morale +2. Bez zapłaty: morale −1. Jeśli wolni robotnicy i wiedza dają 16 lub więcej, jeden dezerteruje.
dilemma = Dylemat etyczny
    .effect = Raz w grze, zamiast umieszczać robotników: zapłać wymaganym artefaktem albo dwiema dowolnymi kartami, a potem walcz z systemem (rekrut) albo mu służ (gwiazda).
side-fight = Walcz z systemem
    .effect = Dobierz dwóch rekrutów i zatrzymaj jednego, zakrytego, aż ujawni się jego frakcja.
side-serve = Służ systemowi
    .effect = Połóż gwiazdę na swoim dylemacie.
track-morale = Morale
    .effect = Jak zadowoleni są twoi ludzie. Możesz mieć tyle kart artefaktów, ile wynosi twoje morale; gdy spada, odrzucasz. Zapłata za odzyskanie je podnosi, brak zapłaty obniża.
track-knowledge = Wiedza
    .effect = Ile dowiedzieli się twoi robotnicy. Dodaje się ją do liczb wolnych robotników przy każdym rzucie.
meter = Miernik dezercji
    .effect = Liczby wolnych robotników i twoja wiedza, jedna za drugą. Gdy rzut doprowadzi je do czerwonej linii, dezerteruje robotnik z najwyższą liczbą.
hand = Limit kart
    .effect = Ile kart artefaktów masz i ile możesz mieć: tyle, ile wynosi twoje morale.
deck = Talia artefaktów
    .also = dobierz, karty artefaktów
    .effect = Karty artefaktów sześciu rodzajów, dobierane w tunelach, w Breeze Bar i dzięki rekrutom. Możesz mieć ich tyle, ile wynosi twoje morale.
trade = Handel
    .also = wymiana, oferta
    .effect = Raz na turę, przed wszystkim innym: zaproponuj graczowi jedną lub dwie rzeczy za jedną lub dwie jego.
answer-stop = nikogo więcej
answer-decline = zrezygnuj
answer-accept = przyjmij
answer-refuse = odmów
payment-free = za darmo
payment-food = żywnością
payment-bliss = błogością
payment-otherwise = jak pozwala rekrut
payment-bliss-calm = błogością, wiedza spada
payment-food-calm = żywnością, wiedza spada
payment-knowledge = wzrostem wiedzy
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
option-doubles-free = kolejni za darmo
option-doubles-morale = kolejni po 1 morale
option-draft = Draft rekrutów
option-draft-false = nie, każdy dostaje czterech
option-draft-true = tak, z przekazywaniem kart
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
ask-track = Połóż znacznik morale (serce) albo wiedzy (głowę) na wolnym polu.
ask-turn = Twoja tura: umieść robotnika, odzyskaj robotników albo rozwiąż dylemat.
ask-turn-solved = Twoja tura: umieść robotnika albo odzyskaj robotników.
ask-again = Możesz umieścić kolejnego robotnika ({ $number }): gdzie?
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
ask-answer = { $turn } oferuje { $give } za { $want }.
ask-draw = Chcesz dobrać kartę artefaktu?

## The choices

choose-place = Umieść robotnika ({ $number }) { $space-at }
choose-place-market = Odwiedź targ robotnikiem ({ $number }): { $market }
choose-place-site = Buduj robotnikiem ({ $number }): { $site } (cena: { $item })
choose-place-edge = Buduj robotnikiem ({ $number }): { $site } (cena: { $item })
choose-retrieve = Odzyskaj robotników
choose-fight = Rozwiąż dylemat: walcz i zyskaj rekruta
choose-serve = Rozwiąż dylemat: służ i połóż gwiazdę
choose-offer = Złóż ofertę dla { $other-dop }
choose-stop = Nikogo więcej
choose-take = Odzyskaj: { $workers }
choose-take-all = Odzyskaj wszystkich robotników
choose-retrieve-free = Nie płać: morale spada
choose-retrieve-food = Zapłać żywnością: morale rośnie
choose-retrieve-bliss = Zapłać błogością: morale rośnie
choose-retrieve-otherwise = Zapłać, jak pozwala rekrut
choose-retrieve-bliss-calm = Zapłać błogością: wiedza spada
choose-retrieve-food-calm = Zapłać żywnością jak błogością: wiedza spada
choose-pay = Zapłać: { $items }
choose-with-knowledge = Zapłać wzrostem wiedzy
choose-use = Użyj: { $recruit }
choose-recruit-draft = Zatrzymaj: { $recruit }
choose-recruit-open = Odkryj: { $recruit }
choose-recruit-hide = Zakryj: { $recruit }
choose-recruit-keep = Zatrzymaj: { $recruit }
choose-recruit = { $recruit }
choose-decline = Zrezygnuj
choose-first = Pierwsza korzyść
choose-second = Druga korzyść
choose-gain-item = { $item } +{ $count }
choose-gain-morale = morale +{ $steps }
choose-gain-calm = wiedza −{ $steps }
choose-gain-item-morale = { $item } +{ $count }, morale +{ $steps }
choose-gain-item-calm = { $item } +{ $count }, wiedza −{ $steps }
choose-get = Weź: { $items }
choose-draw = Dobierz kartę artefaktu
choose-star-territory = Gwiazda na terytorium { $faction-dop }
choose-star-site = Gwiazda na targu: { $market }
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

event-chosen = { $seat }: wybór dokonany.
event-begins = { $seat } zaczyna.
event-opened = { $recruit } pracuje teraz dla { $seat-dop }.
event-kept = { $seat } zatrzymuje kartę: { $recruit }.
event-rolled = { $seat } rzuca: { $number }.
event-set-die = Robotnik { $seat-dop } pokazuje teraz { $number }.
event-deserted = Robotnik { $seat-dop } ({ $number }) wie za dużo i dezerteruje.
event-sacrificed = { $seat } poświęca robotnika.
event-worker = { $seat } zyskuje robotnika.
event-placed = { $seat } umieszcza robotnika ({ $number }) { $space-at }.
event-placed-market = { $seat } odwiedza targ robotnikiem ({ $number }): { $market }.
event-placed-site = { $seat } buduje robotnikiem ({ $number }): { $site }.
event-placed-edge = { $seat } buduje robotnikiem ({ $number }) za inny surowiec: { $site }.
event-bumped = { $seat } wypycha robotnika { $other-dop } { $space-z }.
event-bumped-market = { $seat } wypycha robotnika { $other-dop } z targu: { $market }.
event-bumped-site = { $seat } wypycha robotnika { $other-dop } z budowy: { $site }.
event-bumped-edge = { $seat } wypycha robotnika { $other-dop } z budowy: { $site }.
event-bumped-own = { $seat } wypycha własnego robotnika { $space-z }.
event-bumped-own-market = { $seat } wypycha własnego robotnika z targu: { $market }.
event-retrieved = { $seat } odzyskuje { $places-count ->
        [one] robotnika: { $places }.
        [few] { $places-count } robotników: { $places }.
       *[many] { $places-count } robotników: { $places }.
    }
event-gained = { $seat } zyskuje { $items }.
event-paid = { $seat } oddaje { $items }.
event-lost = { $seat } traci { $items }.
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
event-offer = { $seat } składa ofertę dla { $other-dop }: daje { $give } za { $want }.
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
event-tie-morale = Kilka osób kończy naraz: wygrywa najwyższe morale.
event-tie-knowledge = Kilka osób kończy naraz: wygrywa najniższa wiedza.
event-tie-markets = Kilka osób kończy naraz: wygrywa najwięcej targów.
event-tie-territories = Kilka osób kończy naraz: wygrywa najwięcej terytoriów.
event-tie-roll = Kilka osób kończy naraz: wygrywa najniższy rzut.

## The tutorial

tutorial-welcome = Cztery frakcje dzielą świat, który zapomniał o swojej przeszłości. Wysyłasz robotników – to kości – by kopali, handlowali i budowali. Kto pierwszy położy dziesięć gwiazd, wygrywa.
tutorial-recruits = Dostajesz czterech rekrutów i zatrzymujesz dwóch. Jeden jest odkryty i pracuje dla ciebie od początku, drugi pozostaje zakryty, aż ujawni się jego frakcja. Każdy należy do jednej z czterech frakcji.
tutorial-open = Wybierz Jonathana Artystę jako odkrytego rekruta: dobiera karty artefaktów, gdy budujesz. Z nim należysz do Pustkowian.
tutorial-hide = Faith Hydroenergetyczka zostaje zakryta. Nikt inny jej nie zna, dopóki tunel Podziemian nie dojdzie do pola 6 albo ich lojalność do 8; wtedy i ona pracuje dla ciebie.
tutorial-dice = Twoi robotnicy pokazują 6 i 2, robotnicy Niebieskiego 4 i 3. Zaczyna wyższa suma: ty. W turze umieszczasz robotnika albo odzyskujesz robotników; raz w grze możesz zamiast tego rozwiązać dylemat.
tutorial-area = Na obszarze towarów liczy się suma robotników. 1–4: 1 towar, lojalność +1. 5–8: 1 towar, wiedza −1. 9 lub więcej: 2 towary, wiedza +1. Umieść swoją szóstkę przy Źródle.
tutorial-total = Masz 1 wodę i wiesz trochę mniej. Czwórka Niebieskiego dała sumę 10: dwie wody, ale i więcej wiedzy. Wkrótce zobaczysz, czemu to groźne.
tutorial-tunnel = Każda frakcja poza Ikarem kopie tunel. Tunel Podziemian za wodę daje kamień albo kartę artefaktu, a jego górnik idzie o pole dalej. Umieść tam swoją dwójkę.
tutorial-stone = Weź kamień, przyda się na budowie. Gdy górnik dojdzie do pola 6, ujawnią się wszyscy zakryci Podziemianie, także Faith; na polu 9 otwiera się koniec tunelu.
tutorial-bumped = Tu mieści się tylko jeden robotnik, więc Niebieski wypchnął twojego. To prezent: wrócił za darmo, był rzut i pokazuje 3.
tutorial-build = Przy dwóch graczach targ kończą dwaj robotnicy, a każdy, kto ma tam robotnika, kładzie na nim gwiazdę. Pole kosztuje surowiec: buduj w Podziemiach trójką i kamieniem.
tutorial-artist = Na tej budowie stoi tylko twój robotnik, więc Artysta proponuje ci kartę artefaktu za 2 punkty wiedzy. Zgódź się: na razie wiesz niewiele.
tutorial-card = Kij bejsbolowy! Artefakty to rzeczy z zapomnianej przeszłości. Możesz mieć tyle kart, ile wynosi twoje morale: przy 1 tylko tę jedną.
tutorial-dilemma = Właśnie tej karty wymaga twój tajny dylemat! Raz w grze płacisz nią albo dwiema dowolnymi i wybierasz: walczysz z systemem (nowy rekrut) albo mu służysz (gwiazda). Służ.
tutorial-market = Robotnik Niebieskiego ukończył targ: { market-clinic }. Robotnicy wrócili, a wy oboje położyliście gwiazdy. Kara dotyczy tych, którzy nie mają tu gwiazdy.
tutorial-doubles = Niebieski miał dwie czwórki i umieścił obie w jednej turze: po pierwszym robotniku mogą iść następni z tą samą liczbą.
tutorial-knowledge = Uwaga: po każdym rzucie twoimi robotnikami dodaje się wszystkich, których masz pod ręką, i twoją wiedzę. Od 16 dezerteruje ten z najwyższą liczbą. Masz szóstkę i wiedzę 4.
tutorial-retrieve = Odzyskaj robotnika znad Źródła: tylko szóstka byłaby za wysoka, ryzyko to 17%. Bez zapłaty żywnością lub błogością tracisz 1 morale, ale nie spadniesz poniżej 1.
tutorial-farm = Czwórka: udało się. Teraz Farma: twoja szóstka daje żywność i obniża wiedzę.
tutorial-bump = Teraz ty wypchnij Niebieskiego: umieść czwórkę w tunelu Pustkowian i zapłać żywnością za glinę. Robotnik Niebieskiego wraca do niego i jest rzut.
tutorial-two-food = Niebieski odpłacił ci tym samym, a twój robotnik pokazuje 2. Z szóstką i czwórką na Farmie to 12: dwie żywności. Umieść go tam.
tutorial-home = Nie masz już robotników pod ręką. Odzyskaj obu: rzucisz nimi od nowa, a dopóki wiesz mało, ryzyko jest małe.
tutorial-food = 1 żywność albo 1 błogość wystarcza za wszystkich i podnosi morale o 2: wtedy możesz mieć trzy karty. Bez zapłaty tracisz morale. Zapłać żywnością.
tutorial-second = Niebieski zaczął targ na Pustkowiach: ukończ go gliną. Weź piątkę: jest wyższa od jedynki Niebieskiego, jak lubi Artysta, a niska liczba zostaje pod ręką.
tutorial-safe = Jeszcze jedna karta za 2 punkty wiedzy? Trójka pod ręką i wiedza 6 to 9: nawet z szóstką będzie tylko 15. Nic nie ryzykujesz, użyj Artysty.
tutorial-deserted = Powstał targ: { market-registry }. Po gwieździe dla was obojga. Ale Niebieski wyrzucił drugą szóstkę: z wiedzą 6 to 18 i robotnik dezerteruje.
tutorial-visit = Masz okulary: z dowolnym towarem to koszt wizyty na targu { market-clinic }. Wizyta daje gwiazdę na terytorium i lojalność. Umieść tam trójkę.
tutorial-allegiance = Cztery gwiazdy do dwóch! Lojalność Podziemian wzrosła. Na 2 i 5 daje premie mającym aktywnego rekruta frakcji, na 8 ujawnia zakrytych, na 11 każdy z nich dostaje gwiazdę.
tutorial-artifacts = Tu trzy karty artefaktów albo dwie jednakowe dają gwiazdę: na terytorium albo na targu tego regionu, gdzie jeszcze jej nie masz; wtedy jego kara cię już nie dotyczy.
tutorial-tank = 3 energie albo 3 wody dają kolejnego robotnika, najwyżej czterech, i obniżają wiedzę albo podnoszą morale o 2.
tutorial-end = Dziesiąta gwiazda od razu wygrywa. Prowadzisz, ale z wiedzą 6 warto wkrótce coś zapomnieć: na obszarze o sumie 5–8 albo w zbiorniku. Twoja tura!

## For who hears the game

got-commodity = towar
    .bier = dowolny towar
    .few = towary
    .many = towarów
got-resource = surowiec
    .bier = dowolny surowiec
    .few = surowce
    .many = surowców
got-artifact = karta artefaktu
    .bier = kartę artefaktu
    .few = karty artefaktów
    .many = kart artefaktów
got-pair = para
    .bier = dwie jednakowe karty artefaktów
    .few = pary kart artefaktów
    .many = par kart artefaktów
got-worker = robotnik
    .bier = robotnika
    .few = robotników
    .many = robotników
got-star = gwiazda
    .bier = gwiazdę
    .few = gwiazdy
    .many = gwiazd
got-morale = morale
got-knowledge = wiedza
got-allegiance = lojalność
got-amount = { $count ->
        [one] { $got-bier }
        [few] { $count } { $got-few }
       *[many] { $count } { $got-many }
    }
spoken-stars = Gwiazdy (z { $total }): { $seats }.
spoken-stars-of = Gwiazdy: { $count } z { $total }.
spoken-star-leader = Na prowadzeniu: { $seats }, gwiazdy: { $count } z { $total }.
spoken-ready = Wolni robotnicy: { $numbers }; na planszy: { $count }.
spoken-all-out = Brak wolnych robotników; na planszy: { $count }.
spoken-tracks = Morale { $morale }, wiedza { $knowledge }.
spoken-goods = Dobra: { $items }.
spoken-no-goods = Brak dóbr.
spoken-hand = Karty artefaktów: { $items }.
spoken-no-hand = Brak kart artefaktów.
spoken-cards = Karty artefaktów: { $count }.
spoken-penalties = Obowiązują kary, źródło: { $markets }.
spoken-allegiance = Lojalność, do { $total }: { $factions }.
spoken-territory-stars = Terytorium, { $faction }, gwiazdy: { $seats }.
spoken-market-stars = { $market }, gwiazdy: { $seats }.
spoken-active = Aktywni rekruci: { $recruits }.
spoken-hidden = Zakryci rekruci, których znasz: { $recruits }.
spoken-unknown = Zakryci rekruci: { $count }.
spoken-dilemma = Dylemat wymaga tego artefaktu: { $item }.
spoken-fought = Rozwiązany, przeciw systemowi.
spoken-served = Rozwiązany, za systemem.
spoken-recruit = { $recruit-effect }
spoken-recruit-first = { $recruit-effect-first }
spoken-works-for = Pracuje dla gracza: { $seats }.
spoken-by-seat = Gracze: { $seats }.
spoken-known-cards = Karty, o których wiesz: { $seats }.
spoken-discarded = Odrzucone: { $count }.
spoken-at-hand = Wolni robotnicy z tą liczbą: { $seats }.
spoken-meter = Wolne liczby i wiedza razem: { $seats }. Przy { $limit } po rzucie traci się robotnika.
spoken-deck = Pozostałe karty: { $count }.
spoken-area = Robotnicy tutaj razem mają { $count }: { $workers }.
spoken-area-empty = Nie ma tu robotników.
spoken-next = Twój robotnik ({ $number }) da: { $gains }.
spoken-next-recruits = Twój robotnik ({ $number }) da: { $gains }; odpowie też: { $recruits }.
spoken-together = Razem z nim robotnicy będą mieć { $count }: { $band ->
        [low] mało towarów, a lojalność rośnie.
        [middle] mało towarów, a wiedza spada.
       *[high] najwięcej towarów, ale wiedza rośnie.
    }
spoken-closed = Jeszcze zamknięte.
spoken-nobody-there = Nikogo tam nie ma.
spoken-occupied = Robotnik na miejscu: { $seats }; następny go wypycha.
spoken-price = Do zapłaty: { $way }.
spoken-price-or = Do zapłaty: { $way } albo { $other }.
spoken-gains = Dostajesz: { $way }.
spoken-gains-or = Dostajesz: { $way } albo { $other }.
spoken-involved = Twoi rekruci, którzy mają tu coś do powiedzenia: { $recruits }.
spoken-builders = Robotnicy na budowie: { $workers }.
spoken-build-with = Buduje się za jedno z tych dóbr: { $goods }.
spoken-here-is = Tu stoi: { $market }.
spoken-stars-there = Gwiazdy tutaj: { $seats }.
spoken-no-stars-there = Nie ma tu gwiazd.
spoken-penalised = Nie masz tu gwiazdy, więc dotyczy cię kara.
spoken-step = Lojalność { $count } z { $total }.
spoken-stars-by = Gwiazdy: { $seats }.

## Why not

why-over = Gra jest już zakończona.
why-not-your-turn = Teraz decyduje { $turn }, nie ty.
why-not-asked = Teraz decydujesz o czymś innym.
why-no-worker = Nie masz robotnika do umieszczenia: najpierw odzyskaj któregoś.
why-no-such-worker = Nie masz wolnego robotnika ({ $number }).
why-same-number = Możesz umieścić jeszcze tylko robotnika, który na początku tury pokazywał tę samą liczbę.
why-not-dug = Koniec tunelu otwiera się na polu 9; górnik { $faction-dop } jest na polu { $step }.
why-not-built = Ten targ nie jest jeszcze zbudowany.
why-built = Ten targ jest już zbudowany.
why-taken = Wszystkie te pola są zajęte.
why-cannot-pay = Nie stać cię na to pole.
why-penalty = Zabrania tego targ, na którym nie masz gwiazdy: { $market }.
why-nobody-out = Nie masz robotników na planszy.
why-once-started = W tej turze już umieszczasz robotników.
why-solved = Twój dylemat jest już rozwiązany.
why-cannot-solve = Nie masz ani artefaktu ze swojego dylematu, ani dwóch dowolnych kart artefaktów.
why-no-trade = Nie ma czym handlować albo oferta w tej turze już była.
why-no-choice = Tu nie ma teraz czego wybierać: umieść robotnika albo odzyskaj robotników.

## Cards: the words their texts are made of
# card-gain-... is what one may do (an infinitive), card-now-... what happens by itself (an imperative).

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
card-penalty-dear-retrieve = odzyskanie robotników bez zapłaty kosztuje cię o 1 morale więcej.
card-penalty-no-icarus = nie możesz umieszczać robotników w Ikarze.
card-penalty-knowing-stars = każda gwiazda, którą kładziesz, podnosi twoją wiedzę o 1.
card-penalty-no-tiers = nie masz premii lojalności poziomów 1 i 2.
card-penalty-one-per-area = na każdym obszarze towarów możesz mieć tylko jednego robotnika.
card-amount = { $count ->
        [one] { $item }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    }
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
card-any-tunnel-resource = { $count ->
        [one] surowiec
        [few] { $count } surowce
       *[many] { $count } surowców
    } tego tunelu
card-any-artifact = { $count ->
        [one] dowolna karta artefaktu
        [few] { $count } dowolne karty artefaktów
       *[many] { $count } dowolnych kart artefaktów
    }
card-paid-amount = { $count ->
        [one] { $item-narz }
        [few] { $count } { $item-few }
       *[many] { $count } { $item-many }
    }
card-paid-any-commodity = { $count ->
        [one] dowolnym towarem
        *[other] { $count } dowolnymi towarami
    }
card-paid-any-resource = { $count ->
        [one] dowolnym surowcem
        *[other] { $count } dowolnymi surowcami
    }
card-paid-any-artifact = { $count ->
        [one] dowolną kartą artefaktu
        *[other] { $count } dowolnymi kartami artefaktów
    }
card-power = { $occasion }, { $deal }
card-gain = { $gain }.
card-may = możesz { $gain }.
card-may-pay = możesz { $gain } (koszt: { $price }).
card-may-instead-of-morale = możesz { $gain } zamiast podnosić morale.
card-instead = możesz zamiast tego zapłacić { $price }.
card-instead-steps = możesz zamiast tego { $price }.
card-pay-end = Możesz wejść na koniec tunelu także bez aktywnego rekruta jego frakcji (koszt: { $price }).
card-then = Jeśli tak zrobisz, { $now }.
card-then-at = Jeśli robisz to { $where }, { $now }.
card-bonus = Jeśli płacisz { $item-narz }, { $now }.
card-bonus-instead = Jeśli płacisz { $item-narz }, zamiast tego { $now }.
card-pay-knowledge = wiedza +{ $count }
card-pay-morale = morale −{ $count }
card-pay-worker = ten robotnik
card-pay-retrieved = jeden z tych robotników
card-to-bumped = { $price } dla tego gracza
card-to-bumper = { $price } dla tego gracza
card-gain-goods = zyskać { $goods }
card-gain-either = albo { $first }, albo { $second }
card-gain-allegiance = podnieść lojalność { $faction-dop } o 1
card-gain-knowledge = podnieść wiedzę o { $count }
card-gain-calm = obniżyć wiedzę o { $count }
card-gain-morale = podnieść morale o { $count }
card-gain-worse = obniżyć morale o { $count }
card-gain-rises = podnieść { $tracks } o { $count }
card-gain-draw = dobrać { $count ->
        [one] kartę artefaktu
        [few] { $count } karty artefaktów
       *[many] { $count } kart artefaktów
    }
card-gain-drop = odrzucić jedną z nich
card-gain-discard = odrzucić potem { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ręki
card-gain-miner = przesunąć górnika o dodatkowe pole
card-gain-bumped-knowledge = podnieść o { $count } wiedzę tego gracza
card-gain-crowd-knowledge = podnieść o { $count } wiedzę każdego innego gracza w tym miejscu
card-gain-star = położyć gwiazdę na terytorium
card-gain-others-bliss = dać każdemu przeciwnikowi błogość z puli
card-gain-others-draw = pozwolić każdemu przeciwnikowi dobrać kartę artefaktu
card-gain-keep-morale = nie tracić morale
card-gain-choose-die = wybrać liczbę jednego robotnika zamiast nim rzucać
card-gain-choose-bumped-die = wybrać jego liczbę zamiast nim rzucać
card-gain-set-bumped-die = ustawić na wypchniętym robotniku liczbę swojego
card-gain-place-new-worker = umieścić go od razu po rzucie
card-gain-keep-matching = po pokazaniu ich wszystkim zatrzymać tylko karty jednakowe
card-gain-open-hand = pokazać rękę; jeśli są w niej jednakowe karty, każdy przeciwnik dobiera kartę
card-now-goods = zyskaj { $goods }
card-now-either = wybierz: { $first } albo { $second }
card-now-allegiance = podnieś lojalność { $faction-dop } o 1
card-now-knowledge = podnieś wiedzę o { $count }
card-now-calm = obniż wiedzę o { $count }
card-now-morale = podnieś morale o { $count }
card-now-worse = obniż morale o { $count }
card-now-rises = podnieś { $tracks } o { $count }
card-track-morale = swoje morale
card-track-knowledge = swoją wiedzę
card-track-allegiance = lojalność { $faction-dop }
card-track-crowd-knowledge = wiedzę każdego innego gracza w tym miejscu
card-now-draw = dobierz { $count ->
        [one] kartę artefaktu
        [few] { $count } karty artefaktów
       *[many] { $count } kart artefaktów
    }
card-now-and-draw = dobierz { $count ->
        [one] kartę artefaktu
        [few] { $count } karty artefaktów
       *[many] { $count } kart artefaktów
    }
card-now-drop = odrzuć jedną z nich
card-now-discard = odrzuć potem { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ręki
card-now-miner = przesuń górnika o dodatkowe pole
card-now-bumped-knowledge = podnieś o { $count } wiedzę tego gracza
card-now-crowd-knowledge = podnieś o { $count } wiedzę każdego innego gracza w tym miejscu
card-now-star = połóż gwiazdę na terytorium
card-now-others-bliss = każdy przeciwnik zyskuje błogość
card-now-others-draw = każdy przeciwnik może dobrać kartę artefaktu
card-now-keep-morale = nie tracisz morale
card-now-choose-die = wybierz liczbę jednego robotnika zamiast nim rzucać
card-now-choose-bumped-die = wybierz jego liczbę zamiast nim rzucać
card-now-set-bumped-die = ustaw na wypchniętym robotniku liczbę swojego
card-now-place-new-worker = umieść go od razu po rzucie
card-now-keep-matching = po pokazaniu ich wszystkim zatrzymaj tylko karty jednakowe
card-now-open-hand = pokaż rękę; jeśli są w niej jednakowe karty, każdy przeciwnik dobiera kartę
card-on-at = { $occasion } { $where }
card-on-place = Gdy umieszczasz robotnika
card-on-bump = Gdy wypychasz robotnika innego gracza
card-on-bumped = Gdy twój robotnik zostaje wypchnięty
card-on-bumped-by-rival = Gdy inny gracz wypycha twojego robotnika
card-on-market-star = Gdy podczas wizyty na targu poza Ikarem kładziesz gwiazdę
card-on-market-visit = Gdy odwiedzasz targ poza Ikarem
card-on-star = Gdy kładziesz gwiazdę
card-on-built = Gdy powstaje targ
card-on-retrieve = Gdy odzyskujesz robotników (przed rzutem)
card-on-retrieve-free = Gdy odzyskujesz robotników bez zapłaty
card-on-rival-pair = Gdy przeciwnik po rzucie ma robotników o tej samej liczbie
card-on-worker-lost = Gdy twój robotnik dezerteruje
card-on-draw = Raz na turę, zamiast dobierać kartę artefaktu
card-on-knowledge-gained = Za każdy punkt, o który rośnie twoja wiedza
card-on-morale-lost = Za każdy punkt, o który spada twoje morale
card-on-worker-gained = Gdy zyskujesz robotnika
card-on-pay-site = Gdy płacisz za budowę
card-on-pay-artifacts = Gdy płacisz kartami artefaktów
card-on-pay-bliss = Gdy płacisz błogością
card-on-pay-resource = Gdy płacisz surowcem
card-on-pay-tunnel = Gdy płacisz za tunel
card-on-pay-retrieve = Gdy płacisz za odzyskanie robotników
card-on-retrieve-bliss = Gdy płacisz błogością za odzyskanie robotników
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
card-when-no-artifacts = nie masz kart artefaktów
card-when-no-artifacts-or-resources = nie masz ani kart artefaktów, ani surowców
card-when-no-resources = nie masz surowców
card-when-same-number = inny robotnik pokazuje tam tę samą liczbę
card-when-alone = nie ma tam innych robotników
card-when-lowest = twój robotnik ma tam najniższą liczbę lub jest jedyny
card-when-highest = twój robotnik ma tam najwyższą liczbę lub jest jedyny
card-when-two-workers = masz dokładnie dwóch robotników
card-when-helped = był tam twój robotnik
card-when-not-helped = nie było tam twojego robotnika
card-when-from-subterra = wszyscy stali w Podziemiach
card-when-equal-die = obaj robotnicy pokazują tę samą liczbę
card-when-higher-die = wypchnięty robotnik pokazuje wyższą liczbę
card-when-nobody-bumped = nikogo nie wypychasz
card-when-rival-bumped = wypychasz innego gracza
card-when-took-resource = bierzesz surowiec
card-when-no-subterran = ten gracz nie ma aktywnego rekruta Podziemian

## The board in a terminal

region-euphorian = Euforia
region-subterran = Podziemia
region-wastelander = Pustkowia
region-icarite = Ikar
board-allegiance = Lojalność
board-territory = Terytorium
board-card = karta
board-closed = zamknięty
board-step = lojalność +1
board-hand = Karty
board-worker = robotnik
board-way-out = Zniesienie kary: gwiazda zdobyta { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = P
letter-wastelander = U
letter-icarite = I
table-die = Jeden z twoich wolnych robotników. Liczba liczy się na obszarach towarów i gdy sprawdza się twoją wiedzę.
table-artifact = Karta artefaktu, rzecz z przeszłości. Trzy dowolne albo dwie jednakowe dają gwiazdę na targu artefaktów; twój dylemat i niektóre targi wymagają określonej.
table-territory = Gwiazdy trafiają tu, gdy odwiedza się targi tego regionu. Miejsc jest tyle, ilu graczy.
table-faction = Lojalność daje premie każdemu, kto ma aktywnego rekruta frakcji, ujawnia zakrytych, a na końcu każdemu z nich daje gwiazdę.
table-miner = Górnik
table-end = Koniec tunelu
table-discarded = odrzucone
table-pair = dwie jednakowe
table-star = gwiazda
table-stars = Gwiazdy
table-morale = morale
table-knowledge = wiedza
table-workers = robotnicy
table-out = na planszy
table-reveal = zakryci rekruci się ujawniają
table-hidden = zakryty
table-penalty = dotyczy cię jego kara
table-penalties = Kary
table-risk = Ryzyko przy odzyskiwaniu
table-shown = dylemat pokazany
table-fought = przeciw systemowi
table-served = za systemem
table-where = Gdzie leżą gwiazdy
table-ties = Przy remisie
table-territories = Terytoria z przewagą
table-next = następny robotnik
table-race = Najwięcej: { $count } z { $total } gwiazd
table-tank = Zbiornik aktywacji
    .short = Zbiornik
table-discards = Odrzucone: { $count }; gdy talia się skończy, są znów tasowane.
table-market = { $market-effect }
table-site = Robotnicy na budowie: { $count } z { $needed }. Z ostatnim powstaje targ, a każdy, kto ma tu robotnika, kładzie na nim gwiazdę.
table-places = Wolne miejsca na gwiazdy: { $count }
table-tunnel = Górnik wykopał { $step } z { $end } pól. Na { $reveal } ujawniają się zakryci rekruci frakcji, na { $end } otwiera się koniec.
tier-1 = Od { $step }: o jeden towar więcej na obszarze towarów frakcji.
tier-2 = Od { $step }: surowiec i karta w tunelu frakcji.
tier-2-icarite = Od { $step }: karta artefaktu za każdą gwiazdę na terytorium.
tier-3 = Na { $step }: wszyscy zakryci rekruci frakcji się ujawniają.
tier-4 = Na { $step }: gwiazda na każdym aktywnym rekrucie frakcji.

## The mat and the first choice

mat-left = { $count ->
        [one] jeszcze 1 gwiazda
        [few] jeszcze { $count } gwiazdy
       *[other] jeszcze { $count } gwiazd
    }
mat-out = { $count } w terenie
mat-nobody = Wszyscy twoi robotnicy są w terenie.
mat-risk = { $count } z powrotem: { $risk }% szans, że ktoś zdezerteruje
mat-sum = { $count } z { $limit }: nikt nie wie za dużo
mat-cards = Karty artefaktów: { $count }. Możesz mieć tyle, ile wynosi twoje morale: { $limit }.
mat-unfold = Twoja plansza: pokaż wszystko
mat-way-out = Zniesienie kary: twoja gwiazda tutaj. Odwiedź ten targ albo: { $space }.
mat-way-out-visit = Zniesienie kary: twoja gwiazda tutaj. Odwiedź ten targ.
state-open = Pracuje dla ciebie od początku: zdolność działa, a każdy krok frakcji ci się opłaca.
state-hidden = Tylko ty znasz tę kartę. Zdolność i nagrody zaczną działać, gdy frakcja lub jej tunel zajdzie dość daleko.
state-starred = Ma twoją gwiazdę: frakcja osiągnęła cel.
first-about = Rządzisz częścią miasta, w którym nikt nie może wiedzieć za dużo. Wysyłaj kości do pracy i połóż { $count } gwiazd, zanim zrobią to inni.
first-how = Gwiazdy leżą na targach, które pomagasz budować, na terytoriach, na twoim dylemacie i na rekrutach, których frakcja odniesie sukces.
first-step = Dwie z tych osób zostają z tobą: jedna jawnie, jedna w tajemnicy.
first-open = jawnie
first-hidden = w tajemnicy
first-kept = twoja karta
about-euphorian = Miasto: energia z Generatora, złoto z tunelu, targi za murem.
about-subterran = Pod ziemią: woda ze Źródła, kamień z tunelu, targi w jaskiniach.
about-wastelander = Na zewnątrz: żywność z Farmy, glina z tunelu, targi wśród ruin.
about-icarite = W chmurach: błogość, którą zapłacisz prawie za wszystko, i gwiazdy za karty lub surowce. Bez tunelu i budów.
chip-all = Wszystkie możliwości ({ $count })
chip-trade = Zaproponuj wymianę
chip-risk = { $risk }%
bubble-pay = Zapłać
bubble-get = Dostań
bubble-or = albo
bubble-bumps = Wypycha: { $who }. Robotnik wraca do domu i rzuca się nim ponownie.
bubble-total = Razem { $count }.
bubble-build = Buduje tutaj: { $count } z { $total } robotników.
bubble-built = Ostatni: targ powstaje, a każdy budujący kładzie gwiazdę.
bubble-again = Dotknij ponownie, aby wybrać.
trade-give = Dajesz
trade-want = Dostajesz
trade-with = Wymiana: { $other }
