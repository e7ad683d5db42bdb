# Euphoria: Build a Better Dystopia, Nederlands.
# Een argument als $space is de naam van het ding; $space-at en dergelijke zijn attributen van die naam.

title = Euphoria: Build a Better Dystopia
tagline = Stuur arbeiders op pad die niet te veel mogen weten, bouw markten en leg als eerste tien sterren.

## Facties

faction-euphorian = Euphorianen
faction-subterran = Subterranen
faction-wastelander = Wastelanders
faction-icarite = Icarieten
territory-of = gebied van de { $faction }

## Goederen en artefacten

item-energy = energie
    .a = 1 energie
    .begin = 1 energie
    .many = energie
item-water = water
    .a = 1 water
    .begin = 1 water
    .many = water
item-food = voedsel
    .a = 1 voedsel
    .begin = 1 voedsel
    .many = voedsel
item-bliss = zaligheid
    .a = 1 zaligheid
    .begin = 1 zaligheid
    .many = zaligheid
item-gold = goud
    .a = 1 goud
    .begin = 1 goud
    .many = goud
item-stone = steen
    .a = 1 steen
    .begin = 1 steen
    .many = steen
item-clay = klei
    .a = 1 klei
    .begin = 1 klei
    .many = klei
item-book = boek
    .a = een boek
    .begin = Een boek
    .many = boeken
item-balloons = ballon
    .a = een ballon
    .begin = Een ballon
    .many = ballonnen
item-glasses = bril
    .a = een bril
    .begin = Een bril
    .many = brillen
item-game = bordspel
    .a = een bordspel
    .begin = Een bordspel
    .many = bordspellen
item-bear = teddybeer
    .a = een teddybeer
    .begin = Een teddybeer
    .many = teddyberen
item-bat = honkbalknuppel
    .a = een honkbalknuppel
    .begin = Een honkbalknuppel
    .many = honkbalknuppels
item-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
wish-of = { $item } van je medespeler

## Velden

space-generator = Generator
    .at = bij de Generator
    .from = van de Generator
    .effect = Som van alle arbeiders hier: tot 4: één, loyaliteit +1; tot 8: één, kennis −1; vanaf 9: twee, kennis +1
space-aquifer = Waterbron
    .at = bij de Waterbron
    .from = van de Waterbron
    .effect = Som van alle arbeiders hier: tot 4: één, loyaliteit +1; tot 8: één, kennis −1; vanaf 9: twee, kennis +1
space-farm = Boerderij
    .at = op de Boerderij
    .from = van de Boerderij
    .effect = Som van alle arbeiders hier: tot 4: één, loyaliteit +1; tot 8: één, kennis −1; vanaf 9: twee, kennis +1
space-cloud-mine = Wolkenmijn
    .at = in de Wolkenmijn
    .from = uit de Wolkenmijn
    .effect = Som van alle arbeiders hier: tot 4: één, loyaliteit +1; tot 8: één, kennis −1; vanaf 9: twee, kennis +1
space-tank-energy = Activeringstank (energie)
    .at = in de tank (energie)
    .from = uit de tank (energie)
    .effect = 3 energie → een arbeider, kennis −2
space-tank-water = Activeringstank (water)
    .at = in de tank (water)
    .from = uit de tank (water)
    .effect = 3 water → een arbeider, moreel +2
space-tunnel-euphorian = Euphorianentunnel
    .at = in de Euphorianentunnel
    .from = uit de Euphorianentunnel
    .effect = 1 energie → goud of een artefactkaart
space-tunnel-subterran = Subterranentunnel
    .at = in de Subterranentunnel
    .from = uit de Subterranentunnel
    .effect = 1 water → steen of een artefactkaart
space-tunnel-wastelander = Wastelandertunnel
    .at = in de Wastelandertunnel
    .from = uit de Wastelandertunnel
    .effect = 1 voedsel → klei of een artefactkaart
space-end-euphorian = Einde van de Euphorianentunnel
    .at = aan het einde van de Euphorianentunnel
    .from = van het einde van de Euphorianentunnel
    .effect = 3 water voor wie een actieve Euphoriaan heeft
space-end-subterran = Einde van de Subterranentunnel
    .at = aan het einde van de Subterranentunnel
    .from = van het einde van de Subterranentunnel
    .effect = 3 voedsel voor wie een actieve Subterraan heeft
space-end-wastelander = Einde van de Wastelandertunnel
    .at = aan het einde van de Wastelandertunnel
    .from = van het einde van de Wastelandertunnel
    .effect = 3 energie voor wie een actieve Wastelander heeft
space-incinerator = Verbrandingsoven van historische juistheid
    .at = bij de Verbrandingsoven
    .from = van de Verbrandingsoven
    .effect = 3 artefactkaarten of een paar → een ster op het gebied of een markt, loyaliteit +1
space-free-press = Vrije Pers van de harde werkelijkheid
    .at = bij de Vrije Pers
    .from = van de Vrije Pers
    .effect = 3 artefactkaarten of een paar → een ster op het gebied of een markt, loyaliteit +1
space-ark = Ark van gebroken herinneringen
    .at = bij de Ark
    .from = van de Ark
    .effect = 3 artefactkaarten of een paar → een ster op het gebied of een markt, loyaliteit +1
space-wind-saloon = Wind Saloon
    .at = in de Wind Saloon
    .from = uit de Wind Saloon
    .effect = 3 artefactkaarten of een paar → een ster op het gebied, loyaliteit +1
space-nimbus-loft = Nimbus Loft
    .at = in de Nimbus Loft
    .from = uit de Nimbus Loft
    .effect = 3 grondstoffen naar keuze → een ster op het gebied, loyaliteit +1
space-breeze-bar = Breeze Bar
    .at = in de Breeze Bar
    .from = uit de Breeze Bar
    .effect = 1 zaligheid en een ander handelsgoed → 2 artefactkaarten, loyaliteit +1
space-sky-lounge = Sky Lounge
    .at = in de Sky Lounge
    .from = uit de Sky Lounge
    .effect = 1 zaligheid en een ander handelsgoed → 2 grondstoffen naar keuze, loyaliteit +1
site-euphoria-a = Euphoria boven
site-euphoria-b = Euphoria onder
site-subterra-a = Subterra links
site-subterra-b = Subterra rechts
site-wastelands-a = Wastelands boven
site-wastelands-b = Wastelands onder
space-market = markt: { $site }
space-site = bouwplaats: { $site }
space-edge = bouwplaats, afwijkend veld: { $site }
worker-at = arbeider { $space-at }
worker-in-area = arbeider met { $number } { $space-at }
worker-at-market = arbeider op de markt: { $site }
worker-on-site = arbeider op de bouwplaats: { $site }
die-of = arbeider met { $number }
number-of = { $number }
morale-of = moreel { $number }
knowledge-of = kennis { $number }

## Markten

market-laboratory = Laboratorium voor selectieve genetica
    .effect = Bezoek: 1 artefactkaart naar keuze en 1 grondstof naar keuze. Zonder eigen ster hier: met twee of drie arbeiders krijg je er geen bij.
market-spa = Kuuroord van vluchtig plezier
    .effect = Bezoek: 4 water en 1 artefactkaart naar keuze. Zonder eigen ster hier: je mag je eigen arbeiders niet verdringen.
market-courthouse = Rechtbank van het overhaaste oordeel
    .effect = Bezoek: 4 energie en 1 steen. Zonder eigen ster hier: je mag op artefactmarkten niet met een paar betalen.
market-plaza = Plein van vereeuwigde nederigheid
    .effect = Bezoek: 4 water en 1 klei. Zonder eigen ster hier: je mag gebouwde markten alleen bezoeken als er een ster van jou ligt.
market-fountain = Fontein van wensdenken
    .effect = Bezoek: 4 water en 1 goud. Zonder eigen ster hier: je mag per beurt maar één arbeider plaatsen.
market-lounge = Salon van weelderige zuinigheid
    .effect = Bezoek: 4 energie en 1 artefactkaart naar keuze. Zonder eigen ster hier: je mag niet bouwen op bouwplaatsen waar een arbeider van een andere speler staat.
market-academy = Academie van verplichte gelijkheid
    .effect = Bezoek: 4 voedsel en 1 goud. Zonder eigen ster hier: je rekruten hebben geen eigenschappen.
market-cafeteria = Kantine van naamloos vlees
    .effect = Bezoek: 4 voedsel en 1 artefactkaart naar keuze. Zonder eigen ster hier: gratis terughalen kost je 1 moreel extra.
market-apothecary = Apotheek van productieve dromen
    .effect = Bezoek: 4 zaligheid en 1 grondstof naar keuze. Zonder eigen ster hier: je mag geen arbeiders in Icarus plaatsen.
market-theater = Theater van onthullende propaganda
    .effect = Bezoek: 4 energie en 1 klei. Zonder eigen ster hier: elke ster die je legt, verhoogt je kennis met 1.
market-registry = Archief van persoonlijke geheimen
    .effect = Bezoek: 4 zaligheid en 1 artefactkaart naar keuze. Zonder eigen ster hier: je krijgt de loyaliteitsbonussen van niveau 1 en 2 niet.
market-arena = Arena van vreedzaam conflict
    .effect = Bezoek: 4 voedsel en 1 steen. Zonder eigen ster hier: je mag in elk goederengebied maar één arbeider hebben.
market-teddy-shop = Sloop-je-teddy-winkel
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 teddybeer. Zonder eigen ster hier: voor elke 1 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-clinic = Kliniek van de blinde terugblik
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 bril. Zonder eigen ster hier: voor elke 2 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-park = Verwarringspark
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 ballon. Zonder eigen ster hier: voor elke 3 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-bonfire = Spellenvuurtje om de hoek
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 bordspel. Zonder eigen ster hier: voor elke 4 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-stadium = Stadion van gegarandeerde homeruns
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 honkbalknuppel. Zonder eigen ster hier: voor elke 5 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-literacy-center = Centrum voor verminderde geletterdheid
    .effect = Bezoek: 1 handelsgoed naar keuze en 1 boek. Zonder eigen ster hier: voor elke 6 die je gooit, verlies je 1 handelsgoed of 1 grondstof.

## Rekruten

recruit-laura = Laura de filantrope
    .faction = { faction-euphorian }
    .effect = Als je in een tunnel of in de tank een arbeider van een andere speler verdringt: je mag voor 1 goud aan die speler 2 artefactkaarten trekken.
recruit-yordy = Yordy de demotivator
    .faction = { faction-euphorian }
    .effect = Als je gratis arbeiders terughaalt: je mag voor 1 energie het getal van één arbeider kiezen in plaats van hem te gooien.
    .effect-first = Als je gratis arbeiders terughaalt en precies twee arbeiders bezit: geen moreel verliezen.
recruit-katy = Katy de diëtiste
    .faction = { faction-euphorian }
    .effect = Als je een arbeider bij de Generator plaatst en geen artefactkaarten hebt: 1 voedsel nemen.
recruit-gary = Gary de elektricien
    .faction = { faction-euphorian }
    .effect = Als je een arbeider bij de Generator plaatst en een andere arbeider daar hetzelfde getal toont: ofwel 1 moreel winnen, ofwel 1 energie nemen.
recruit-michael = Michael de ingenieur
    .faction = { faction-euphorian }
    .effect = Als je op een bouwplaats betaalt: je mag in plaats daarvan met 1 grondstof naar keuze betalen; daarbij 1 moreel winnen en 1 kennis krijgen, als je met goud betaalt.
    .effect-first = Als je op een bouwplaats betaalt: je mag in plaats daarvan met 1 grondstof naar keuze betalen; daarbij 1 moreel winnen en de loyaliteit van de Euphorianen met 1 stap verhogen, als je met goud betaalt.
recruit-esme = Esme de brandweervrouw
    .faction = { faction-euphorian }
    .effect = Als je een ster legt: je mag voor 1 artefactkaart naar keuze ofwel 1 energie nemen en 1 kennis verliezen, ofwel 1 energie nemen en 1 moreel winnen; voor een boek in plaats daarvan 2 energie nemen, 2 kennis verliezen en 2 moreel winnen.
    .effect-first = Als je een ster legt: je mag voor 1 artefactkaart naar keuze ofwel 1 energie nemen en 1 kennis verliezen, ofwel 1 energie nemen en 1 moreel winnen.
recruit-ray = Ray de voorman
    .faction = { faction-euphorian }
    .effect = Als een markt wordt gebouwd en je daar een arbeider had: 2 moreel winnen. Als een markt wordt gebouwd en je daar geen arbeider had: 2 kennis verliezen.
recruit-bradley = Bradley de futurist
    .faction = { faction-euphorian }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt: je mag voor +2 kennis 2 artefactkaarten trekken en er één van afleggen.
recruit-ben = Ben de ludoloog
    .faction = { faction-euphorian }
    .effect = Als een tegenstander gooit en daarna arbeiders met hetzelfde getal heeft: je mag voor −2 moreel 1 grondstof naar keuze krijgen.
recruit-jefferson = Jefferson de schokkunstenaar
    .faction = { faction-euphorian }
    .effect = Als je voor het terughalen betaalt: je mag in plaats daarvan met 1 energie betalen; daarbij 1 kennis verliezen en 1 moreel winnen.
recruit-julia = Julia de gedachte-inspectrice
    .faction = { faction-euphorian }
    .effect = Als je een arbeider van een andere speler verdringt: je mag voor −1 moreel 1 grondstof naar keuze krijgen en de verdrongen arbeider op het getal van jouw arbeider draaien.
    .effect-first = Als je een arbeider van een andere speler verdringt en beide arbeiders hetzelfde getal tonen: je mag voor −2 moreel 1 grondstof naar keuze krijgen.
recruit-nakagawa = Dr. Nakagawa het tribuut
    .faction = { faction-euphorian }
    .effect = Als je een arbeider op een bouwplaats plaatst: je mag de loyaliteit van de Euphorianen met 1 stap verhogen.
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt: je mag voor het opofferen van deze arbeider een ster op het bijbehorende gebied leggen.
recruit-maggie = Maggie de vogelvrije
    .faction = { faction-subterran }
    .effect = Vóór het gooien, als je arbeiders terughaalt en die allemaal in Subterra stonden: ofwel 1 water nemen, ofwel 1 steen nemen.
recruit-dave = Majoor Dave de springmeester
    .faction = { faction-subterran }
    .effect = Als je in een tunnel een arbeider van een andere speler verdringt: je mag voor +1 kennis 1 grondstof van de tunnel krijgen en de mijnwerker 1 stap verder zetten.
    .effect-first = Als je in een tunnel een arbeider van een andere speler verdringt: je mag voor +2 kennis 1 grondstof van de tunnel krijgen en de mijnwerker 1 stap verder zetten.
recruit-xander = Xander de opgraver
    .faction = { faction-subterran }
    .effect = Als je in een tunnel een arbeider van een andere speler verdringt en de verdrongen arbeider een hoger getal toont dan die van jou: je mag voor +1 kennis 1 grondstof van de tunnel krijgen.
recruit-gambler = Jonathan de gokker
    .faction = { faction-subterran }
    .effect = Eén keer per beurt, in plaats van een artefactkaart te trekken: je mag 2 artefactkaarten trekken en je hand tonen; zitten daar gelijke kaarten in, dan trekt elke tegenstander er een.
    .effect-first = Eén keer per beurt, in plaats van een artefactkaart te trekken: je mag voor +1 kennis 3 artefactkaarten trekken en aan iedereen tonen, daarna alleen onderling gelijke kaarten houden.
recruit-josiah = Josiah de hacker
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Generator, op de Boerderij of in de Wolkenmijn plaatst: 1 moreel winnen en alle andere spelers daar 1 kennis geven.
recruit-faith = Faith de hydro-elektricien
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Waterbron plaatst en geen artefactkaarten hebt: 1 energie nemen.
recruit-brett = Brett de slotenkraker
    .faction = { faction-subterran }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt: je mag voor +1 kennis 1 grondstof naar keuze krijgen.
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt en daarbij niemand verdringt: je mag voor +2 kennis 1 grondstof naar keuze krijgen.
recruit-chase = Chase de mijnwerker
    .faction = { faction-subterran }
    .effect = Als je een arbeider in een tunnel plaatst: je mag voor het opofferen van deze arbeider 2 grondstoffen van de tunnel krijgen. Als je een nieuwe arbeider krijgt: je mag hem meteen na de worp plaatsen.
recruit-soulless = Soulless de loodgieter
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Waterbron plaatst en die van jou daar de laagste of enige is: ofwel 1 moreel winnen, ofwel 1 water nemen.
recruit-curtis = Curtis de propagandist
    .faction = { faction-subterran }
    .effect = Voor elke stap die je moreel daalt: 1 kennis verliezen.
recruit-andrew = Andrew de speleoloog
    .faction = { faction-subterran }
    .effect = Als je een arbeider in de Euphorianentunnel of in de Wastelandertunnel plaatst en geen artefactkaarten hebt en de grondstof neemt: 1 artefactkaart trekken.
recruit-phil = Phil de spion
    .faction = { faction-subterran }
    .effect = Als je een arbeider van een andere speler verdringt en die speler geen actieve Subterraanse rekruut heeft: je mag voor +1 kennis 1 artefactkaart trekken.
    .effect-first = Als je een arbeider van een andere speler verdringt en die speler geen actieve Subterraanse rekruut heeft: je mag voor +2 kennis 1 artefactkaart trekken.
recruit-flartner = Flartner de luddiet
    .faction = { faction-wastelander }
    .effect = Als je op een bouwplaats betaalt: je mag in plaats daarvan met 1 artefactkaart naar keuze betalen; daarbij 1 moreel winnen.
recruit-reitz = Professor Reitz de archeoloog
    .faction = { faction-wastelander }
    .effect = Als je een arbeider in een tunnel plaatst en daarbij niemand verdringt: je mag voor +2 kennis 1 artefactkaart trekken en de mijnwerker 1 stap verder zetten.
recruit-jacko = Jacko de archivaris
    .faction = { faction-wastelander }
    .effect = Als je bij de Ark met artefactkaarten betaalt: je mag in plaats daarvan met 1 artefactkaart naar keuze betalen; daarbij elke tegenstander die dat wil 1 artefactkaart laten trekken.
    .effect-first = Als je een markt buiten Icarus bezoekt: je mag voor 2 artefactkaarten naar keuze een ster op het bijbehorende gebied leggen.
recruit-artist = Jonathan de kunstenaar
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op een bouwplaats plaatst en die van jou daar de hoogste of enige is: je mag voor +2 kennis 1 artefactkaart trekken.
recruit-pete = Pete de kannibaal
    .faction = { faction-wastelander }
    .effect = Vóór het gooien, als je arbeiders terughaalt: je mag voor het opofferen van een van deze arbeiders 4 voedsel nemen en 1 grondstof naar keuze krijgen. Als je een nieuwe arbeider krijgt: je mag voor +2 kennis 1 artefactkaart trekken.
recruit-scarby = Sir Scarby de oogster
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op de Boerderij plaatst en die van jou daar de hoogste of enige is: ofwel 1 kennis verliezen, ofwel 1 voedsel nemen.
recruit-ian = Ian de tuinder
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op de Boerderij plaatst en geen grondstoffen hebt: 1 water nemen.
recruit-geek = Geek het orakel
    .faction = { faction-wastelander }
    .effect = Eén keer per beurt, in plaats van een artefactkaart te trekken: je mag voor +1 kennis 3 artefactkaarten trekken en daarna 2 handkaarten afleggen.
    .effect-first = Eén keer per beurt, in plaats van een artefactkaart te trekken: je mag voor +2 kennis 2 artefactkaarten trekken en daarna één handkaart afleggen.
recruit-kyle = Kyle de scharrelaar
    .faction = { faction-wastelander }
    .effect = Als je een arbeider bij de Generator, op de Boerderij of bij de Waterbron plaatst en daar geen andere arbeider staat: je mag voor +2 kennis 1 artefactkaart trekken.
recruit-steven = Steven de geleerde
    .faction = { faction-wastelander }
    .effect = Als een arbeider van jou deserteert: 1 grondstof naar keuze krijgen en 1 artefactkaart trekken.
recruit-nick = Nick de invaller
    .faction = { faction-wastelander }
    .effect = Voor elke stap die je kennis stijgt: 1 moreel winnen.
recruit-brian = Brian de wijnbouwer
    .faction = { faction-wastelander }
    .effect = Als je met zaligheid betaalt (bonus alleen op een markt buiten Icarus): je mag in plaats daarvan met 1 voedsel betalen; daarbij 1 kennis krijgen en de loyaliteit van de Wastelanders met 1 stap verhogen. Als je een arbeider in Icarus plaatst: −1 moreel.
    .effect-first = Als je met zaligheid betaalt (bonus alleen op een markt buiten Icarus, in de Breeze Bar of in de Sky Lounge): je mag in plaats daarvan met 1 voedsel betalen; daarbij 1 kennis krijgen en de loyaliteit van de Wastelanders met 1 stap verhogen.
recruit-maxime = Maxime de ambassadeur
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt: je mag voor −2 moreel die speler 1 kennis geven en 1 artefactkaart trekken.
recruit-zong = Zong de astronoom
    .faction = { faction-icarite }
    .effect = Als je een arbeider in de Wolkenmijn plaatst: je mag voor +1 kennis 1 artefactkaart trekken en elke tegenstander 1 zaligheid laten nemen.
    .effect-first = Als je een arbeider in de Wolkenmijn plaatst en geen artefactkaarten hebt en geen grondstoffen hebt: ofwel 1 water nemen, ofwel 1 energie nemen.
recruit-amanda = Amanda de makelaar
    .faction = { faction-icarite }
    .effect = Als een arbeider van jou wordt verdrongen: je mag voor 1 zaligheid het getal van één arbeider kiezen in plaats van hem te gooien.
    .effect-first = Als een arbeider van jou wordt verdrongen en dat door een andere speler gebeurt: je mag voor 1 zaligheid aan die speler het getal van één arbeider kiezen in plaats van hem te gooien.
recruit-sarinee = Sarinee de wolkendelfster
    .faction = { faction-icarite }
    .effect = Als je een arbeider in de Wolkenmijn plaatst en daar geen andere arbeider staat: ofwel 1 kennis verliezen, ofwel 1 zaligheid nemen.
recruit-lee = Lee de roddelaar
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt: je mag voor −1 moreel die speler 1 kennis geven en 1 handelsgoed naar keuze krijgen.
recruit-gidget = Gidget de hypnotiseuse
    .faction = { faction-icarite }
    .effect = Als je het terughalen met zaligheid betaalt, in plaats van moreel te winnen: 2 kennis verliezen.
recruit-kaden = Kaden de infiltrant
    .faction = { faction-icarite }
    .effect = Als je het einde van een tunnel gebruikt zonder actieve rekruut van die factie: je mag in plaats daarvan met +2 kennis betalen.
recruit-sheppard = Dr. Sheppard de lobotomist
    .faction = { faction-icarite }
    .effect = Vóór het gooien, als je arbeiders terughaalt: je mag voor het opofferen van een van deze arbeiders 4 zaligheid nemen en 1 grondstof naar keuze krijgen. Als je een nieuwe arbeider krijgt: je mag voor −2 moreel 1 artefactkaart trekken.
recruit-flavio = Flavio de koopman
    .faction = { faction-icarite }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt: je mag voor +1 kennis 1 artefactkaart trekken.
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt en daarbij een andere speler verdringt: je mag voor −2 moreel 1 artefactkaart trekken.
recruit-josh = Josh de onderhandelaar
    .faction = { faction-icarite }
    .effect = Als je op een markt buiten Icarus met een grondstof betaalt: je mag in plaats daarvan met 1 zaligheid betalen.
recruit-rebecca = Rebecca de marskraamster
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt: je mag voor −2 moreel die speler 1 kennis geven en 1 grondstof naar keuze krijgen.
recruit-matthew = Matthew de dief
    .faction = { faction-icarite }
    .effect = Als je in een tunnel betaalt en daarbij een andere speler verdringt: je mag in plaats daarvan met +1 kennis betalen.

## Wat men verder kan aanwijzen

retrieve = Arbeiders terughalen
dilemma = Ethisch dilemma
side-fight = Het systeem bestrijden
side-serve = Het systeem dienen
deck = Artefactenstapel
trade = Handel
answer-stop = niet meer plaatsen
answer-decline = afzien
answer-accept = accepteren
answer-refuse = weigeren
payment-free = gratis
payment-food = met voedsel
payment-bliss = met zaligheid
payment-otherwise = zoals de rekruut het toestaat
payment-bliss-calm = met zaligheid, om te vergeten
payment-food-calm = met voedsel, om te vergeten
payment-knowledge = met kennis
gain-first = het eerste
gain-second = het tweede

## Opties

option-recruits = Rekruten
option-recruits-revised = herziene druk
option-recruits-first = eerste druk
option-trading = Handel
option-trading-true = één aanbod per beurt
option-trading-false = geen handel
option-doubles = Arbeiders met gelijke kennis
option-doubles-free = volgen gratis
option-doubles-morale = kosten elk 1 moreel
option-draft = Rekruten draften
option-draft-false = nee, je krijgt er vier
option-draft-true = ja, geef ze door
option-markets = Markten
option-markets-random = willekeurig
option-markets-draft = draft
option-tracks = Moreel en kennis bij het begin
option-tracks-same = voor iedereen gelijk
option-tracks-draft = draft

## Wat gevraagd wordt

ask-tile = Welke markt komt in het spel?
ask-draft = Welke rekruut houd je? De andere geef je door.
ask-open = Welke rekruut werkt vanaf het begin voor je?
ask-hide = Welke rekruut blijft verborgen?
ask-track = Leg je hart of je hoofd op een vrij veld.
ask-turn = Jij bent aan de beurt: plaats een arbeider, haal arbeiders terug of los je dilemma op.
ask-turn-solved = Jij bent aan de beurt: plaats een arbeider of haal arbeiders terug.
ask-again = Er mag nog een arbeider met { $number } volgen: waar?
ask-take = Welke arbeiders haal je terug?
ask-retrieve = Waarmee betaal je het terughalen?
ask-pay = Waarmee betaal je?
ask-power = Welke rekruut gebruik je?
ask-gain = { $recruit }: wat neem je?
ask-get = { $count ->
        [one] Wat neem je?
       *[other] Welke { $count } dingen neem je?
    }
ask-tunnel = Wat haal je uit de tunnel?
ask-star = Waar leg je je ster?
ask-discard = Je mag maar { $limit ->
        [one] één kaart
       *[other] { $limit } kaarten
    } in je hand hebben: { $count ->
        [one] welke leg je af?
       *[other] welke { $count } leg je af?
    }
ask-discard-drawn = Welke van de twee kaarten leg je af?
ask-lose = { $count ->
        [one] Een slechte worp: wat verlies je?
       *[other] Een slechte worp: welke { $count } dingen verlies je?
    }
ask-die = Welk getal moet je arbeider tonen?
ask-keep = Welke rekruut houd je?
ask-give = Wat bied je aan?
ask-want = Wat wil je ervoor?
ask-answer-1-1 = { $turn } biedt { $give-a } voor { $want-a }.
ask-answer-1-2 = { $turn } biedt { $give-a } voor { $want-a } en { $want2-a }.
ask-answer-2-1 = { $turn } biedt { $give-a } en { $give2-a } voor { $want-a }.
ask-answer-2-2 = { $turn } biedt { $give-a } en { $give2-a } voor { $want-a } en { $want2-a }.
ask-draw = Wil je een artefactkaart trekken?

## De keuzes

choose-place = De { $number } { $space-at } plaatsen
choose-place-market = Met de { $number } de markt bezoeken: { $site }
choose-place-site = Met de { $number } bouwen: { $site }
choose-place-edge = Met de { $number } op het afwijkende veld bouwen: { $site }
choose-retrieve = Arbeiders terughalen
choose-fight = Dilemma oplossen: het systeem bestrijden (rekruut)
choose-serve = Dilemma oplossen: het systeem dienen (ster)
choose-offer = { $other } een aanbod doen
choose-stop = Niet meer plaatsen
choose-take = Terughalen: { $workers }
choose-take-all = Alle arbeiders terughalen
choose-retrieve-free = Niets betalen, moreel verliezen
choose-retrieve-food = Voedsel betalen, moreel winnen
choose-retrieve-bliss = Zaligheid betalen, moreel winnen
choose-retrieve-otherwise = Betalen zoals je rekruut het toestaat
choose-retrieve-bliss-calm = Zaligheid betalen, kennis verliezen
choose-retrieve-food-calm = Voedsel als zaligheid betalen, kennis verliezen
choose-pay = Betalen: { $items }
choose-with-knowledge = Met kennis betalen
choose-use = { $recruit } gebruiken
choose-recruit-draft = { $recruit } houden
choose-recruit-open = Open: { $recruit }
choose-recruit-hide = Verborgen: { $recruit }
choose-recruit-keep = { $recruit } houden
choose-recruit = { $recruit }
choose-decline = Afzien
choose-first = Het eerste
choose-second = Het tweede
choose-gain-item = { $count } { $item } nemen
choose-gain-morale = { $steps } moreel winnen
choose-gain-calm = { $steps } kennis verliezen
choose-gain-item-morale = { $count } { $item } nemen en { $steps } moreel winnen
choose-gain-item-calm = { $count } { $item } nemen en { $steps } kennis verliezen
choose-get = Nemen: { $items }
choose-draw = Een artefactkaart trekken
choose-star-territory = Ster op het gebied van de { $faction }
choose-star-site = Ster op de markt: { $site }
choose-discard = Afleggen: { $items }
choose-lose = Verliezen: { $items }
choose-set = Op { $number } draaien
choose-tile = { $market }
choose-morale = Moreel { $number }
choose-knowledge = Kennis { $number }
choose-give = Geven: { $items }
choose-want = Vragen: { $items }
choose-accept = Accepteren
choose-refuse = Weigeren

## Wat er gebeurde

event-chosen = { $seat } heeft gekozen.
event-begins = { $seat } begint.
event-opened = { $recruit } werkt nu voor { $seat }.
event-kept = { $seat } houdt { $recruit }.
event-rolled = { $seat } gooit { $number }.
event-set-die = Een arbeider van { $seat } wordt op { $number } gedraaid.
event-deserted = Een arbeider van { $seat } met { $number } weet te veel en deserteert.
event-sacrificed = { $seat } offert een arbeider op.
event-worker = { $seat } krijgt een nieuwe arbeider.
event-placed = { $seat } plaatst de { $number } { $space-at }.
event-placed-market = { $seat } bezoekt met de { $number } een markt: { $site }.
event-placed-site = { $seat } bouwt met de { $number }: { $site }.
event-placed-edge = { $seat } bouwt met de { $number } op het afwijkende veld: { $site }.
event-bumped = { $seat } verdringt { $other } { $space-from }.
event-bumped-market = { $seat } verdringt { $other } van de markt: { $site }.
event-bumped-site = { $seat } verdringt { $other } van de bouwplaats: { $site }.
event-bumped-edge = { $seat } verdringt { $other } van de bouwplaats: { $site }.
event-retrieved = { $seat } haalt de arbeider { $space-from } terug.
event-retrieved-market = { $seat } haalt de arbeider van de markt terug: { $site }.
event-retrieved-site = { $seat } haalt een arbeider van de bouwplaats terug: { $site }.
event-retrieved-edge = { $seat } haalt een arbeider van de bouwplaats terug: { $site }.
event-gained = { $seat } krijgt { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }.
event-paid = { $seat } betaalt { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }.
event-lost = { $seat } verliest { $count ->
        [one] { $item-a }.
       *[other] { $count } { $item-many }.
    }
event-knowledge-up = De kennis van { $seat } stijgt naar { $number }.
event-knowledge-down = De kennis van { $seat } daalt naar { $number }.
event-morale-up = Het moreel van { $seat } stijgt naar { $number }.
event-morale-down = Het moreel van { $seat } daalt naar { $number }.
event-allegiance = De loyaliteit van de { $faction } bereikt stap { $step }.
event-miner = De mijnwerker van de { $faction } bereikt stap { $step }.
event-drew = { $seat } trekt: { $item }.
event-drew-secretly = { $seat } trekt een artefactkaart.
event-drew-openly = { $seat } toont: { $item }.
event-discarded = { $seat } legt af: { $item }.
event-reshuffled = De afgelegde artefactkaarten worden opnieuw geschud: { $number } { $number ->
        [one] kaart
       *[other] kaarten
    }.
event-used = { $seat } gebruikt { $recruit }.
event-star-territory = { $seat } legt een ster op het gebied van de { $faction }.
event-star-site = { $seat } legt een ster op een markt: { $market }.
event-star-recruit = { $seat } legt een ster op { $recruit }.
event-star-dilemma = { $seat } legt een ster op de dilemmakaart.
event-built = Nieuwe markt, { $site }: { $market }.
event-dilemma-fight = { $seat } lost het dilemma op ({ $item }) en bestrijdt het systeem.
event-dilemma-serve = { $seat } lost het dilemma op ({ $item }) en dient het systeem.
event-offer-1-1 = { $seat } biedt { $other } { $give-a } voor { $want-a }.
event-offer-1-2 = { $seat } biedt { $other } { $give-a } voor { $want-a } en { $want2-a }.
event-offer-2-1 = { $seat } biedt { $other } { $give-a } en { $give2-a } voor { $want-a }.
event-offer-2-2 = { $seat } biedt { $other } { $give-a } en { $give2-a } voor { $want-a } en { $want2-a }.
event-accepted = { $seat } accepteert.
event-refused = { $seat } weigert.
event-track-morale = { $seat } begint met moreel { $number }.
event-track-knowledge = { $seat } begint met kennis { $number }.
event-end = { $seat } heeft { $number ->
        [one] één ster
       *[other] { $number } sterren
    } gelegd.
event-last-roll = { $seat } gooit in totaal { $number }.
event-tie-morale = Gelijkspel: het moreel beslist.
event-tie-knowledge = Gelijkspel: de kennis beslist.
event-tie-markets = Gelijkspel: de markten beslissen.
event-tie-territories = Gelijkspel: de gebieden beslissen.
event-tie-roll = Gelijkspel: een laatste worp beslist.

## Waarom niet

why-over = Het spel is afgelopen.
why-not-your-turn = { $turn } is aan de beurt, niet jij.
why-not-asked = Dat kun je nu niet kiezen.
why-no-worker = Je hebt geen vrije arbeider: haal er eerst een terug.
why-no-such-worker = Je hebt geen vrije arbeider met { $number }.
why-same-number = Alleen arbeiders die aan het begin van de beurt hetzelfde getal toonden, mogen volgen.
why-not-dug = De tunnel van de { $faction } is bij stap { $step } van 9.
why-not-built = Deze markt is nog niet gebouwd.
why-built = Deze markt is al gebouwd.
why-taken = Al deze velden zijn bezet.
why-cannot-pay = Je kunt dit veld niet betalen.
why-penalty = Verboden zolang je daar geen ster hebt: { $market }.
why-nobody-out = Je hebt geen arbeiders op het bord.
why-once-started = Je hebt deze beurt al arbeiders geplaatst.
why-solved = Je dilemma is al opgelost.
why-cannot-solve = Je hebt noch het artefact van je dilemma, noch twee willekeurige artefacten.
why-no-trade = Er valt niets te ruilen, of je hebt je aanbod deze beurt al gedaan.

## Kaarten: de woorden waaruit hun teksten bestaan

card-cost = Bezoek: { $cost }.
card-penalty = Zonder eigen ster hier: { $rule }
card-penalty-lose-on = voor elke { $number } die je gooit, verlies je 1 handelsgoed of 1 grondstof.
card-penalty-no-new-worker = met twee of drie arbeiders krijg je er geen bij.
card-penalty-no-self-bump = je mag je eigen arbeiders niet verdringen.
card-penalty-no-pairs = je mag op artefactmarkten niet met een paar betalen.
card-penalty-own-markets-only = je mag gebouwde markten alleen bezoeken als er een ster van jou ligt.
card-penalty-one-placement = je mag per beurt maar één arbeider plaatsen.
card-penalty-no-shared-site = je mag niet bouwen op bouwplaatsen waar een arbeider van een andere speler staat.
card-penalty-no-recruits = je rekruten hebben geen eigenschappen.
card-penalty-dear-retrieve = gratis terughalen kost je 1 moreel extra.
card-penalty-no-icarus = je mag geen arbeiders in Icarus plaatsen.
card-penalty-knowing-stars = elke ster die je legt, verhoogt je kennis met 1.
card-penalty-no-tiers = je krijgt de loyaliteitsbonussen van niveau 1 en 2 niet.
card-penalty-one-per-area = je mag in elk goederengebied maar één arbeider hebben.
card-and = { $first } en { $second }
card-or = { $first } of { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] 1 handelsgoed naar keuze
       *[other] { $count } handelsgoederen naar keuze
    }
card-any-resource = { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
card-any-artifact = { $count ->
        [one] 1 artefactkaart naar keuze
       *[other] { $count } artefactkaarten naar keuze
    }
card-pay-knowledge = +{ $count } kennis
card-pay-morale = −{ $count } moreel
card-pay-worker = het opofferen van deze arbeider
card-pay-retrieved = het opofferen van een van deze arbeiders
card-to-bumped = { $price } aan die speler
card-to-bumper = { $price } aan die speler
card-may-pay = je mag voor { $price } { $gain }.
card-must-pay = { $price }.
card-may = je mag { $gain }.
card-gain = { $gain }.
card-instead = je mag in plaats daarvan met { $price } betalen.
card-instead-gain = je mag in plaats daarvan met { $price } betalen; daarbij { $gain }.
card-either = ofwel { $first }, ofwel { $second }
card-bonus = { $gain }, als je met { $item } betaalt
card-bonus-instead = voor { $item-a } in plaats daarvan { $gain }
card-gain-good = { card-amount } nemen
card-gain-allegiance = de loyaliteit van de { $faction } met 1 stap verhogen
card-gain-knowledge = { $count } kennis krijgen
card-gain-calm = { $count } kennis verliezen
card-gain-morale = { $count } moreel winnen
card-gain-resource = { card-any-resource } krijgen
card-gain-commodity = { card-any-commodity } krijgen
card-gain-tunnel-resource = { $count ->
        [one] 1 grondstof van de tunnel
       *[other] { $count } grondstoffen van de tunnel
    } krijgen
card-gain-draw = { $count ->
        [one] 1 artefactkaart
       *[other] { $count } artefactkaarten
    } trekken
card-gain-drop = er één van afleggen
card-gain-discard = daarna { $count ->
        [one] één handkaart
       *[other] { $count } handkaarten
    } afleggen
card-gain-miner = de mijnwerker 1 stap verder zetten
card-gain-bumped-knowledge = die speler { $count } kennis geven
card-gain-crowd-knowledge = alle andere spelers daar { $count } kennis geven
card-gain-star = een ster op het bijbehorende gebied leggen
card-gain-others-bliss = elke tegenstander 1 zaligheid laten nemen
card-gain-others-draw = elke tegenstander die dat wil 1 artefactkaart laten trekken
# De plaats staat vóór het werkwoord: .start en .end staan eromheen.
# Voorwaarden zetten dezelfde bijzin voort, opbrengsten zijn infinitieven.
card-on-at = { $occasion-start } { $where }{ $occasion-end }
card-on-place = Als je een arbeider plaatst
    .start = Als je een arbeider
    .end = { " " }plaatst
card-on-bump = Als je een arbeider van een andere speler verdringt
    .start = Als je
    .end = { " " }een arbeider van een andere speler verdringt
card-on-bumped = Als een arbeider van jou wordt verdrongen
card-on-market-star = Als je bij een bezoek aan een markt buiten Icarus een ster legt
card-on-market-visit = Als je een markt buiten Icarus bezoekt
card-on-star = Als je een ster legt
card-on-built = Als een markt wordt gebouwd
card-on-retrieve = Vóór het gooien, als je arbeiders terughaalt
card-on-retrieve-free = Als je gratis arbeiders terughaalt
card-on-rival-pair = Als een tegenstander gooit en daarna arbeiders met hetzelfde getal heeft
card-on-worker-lost = Als een arbeider van jou deserteert
card-on-draw = Eén keer per beurt, in plaats van een artefactkaart te trekken
card-on-knowledge-gained = Voor elke stap die je kennis stijgt
card-on-morale-lost = Voor elke stap die je moreel daalt
card-on-worker-gained = Als je een nieuwe arbeider krijgt
card-on-pay-site = Als je op een bouwplaats betaalt
card-on-pay-artifacts = Als je met artefactkaarten betaalt
    .start = Als je
    .end = { " " }met artefactkaarten betaalt
card-on-pay-bliss = Als je met zaligheid betaalt
    .start = Als je met zaligheid betaalt (bonus alleen
    .end = )
card-on-pay-resource = Als je met een grondstof betaalt
    .start = Als je
    .end = { " " }met een grondstof betaalt
card-on-pay-tunnel = Als je in een tunnel betaalt
card-on-pay-end = Als je het einde van een tunnel gebruikt zonder actieve rekruut van die factie
card-on-pay-retrieve = Als je voor het terughalen betaalt
card-on-retrieve-bliss = Als je het terughalen met zaligheid betaalt, in plaats van moreel te winnen
card-on-enter = Als je een arbeider plaatst
    .start = Als je een arbeider
    .end = { " " }plaatst
card-at-generator = bij de Generator
card-at-aquifer = bij de Waterbron
card-at-farm = op de Boerderij
card-at-cloud-mine = in de Wolkenmijn
card-at-icarus = in Icarus
card-at-tank = in de tank
card-at-tunnel-euphorian = in de Euphorianentunnel
card-at-tunnel-subterran = in de Subterranentunnel
card-at-tunnel-wastelander = in de Wastelandertunnel
card-at-tunnels = in een tunnel
card-at-ends = aan het einde van een tunnel
card-at-markets = op een markt buiten Icarus
card-at-ark = bij de Ark
card-at-sites = op een bouwplaats
card-at-breeze-bar = in de Breeze Bar
card-at-sky-lounge = in de Sky Lounge
card-power = { $occasion }: { $deal }
card-when = { $occasion } en { $condition }
card-when-no-artifacts = geen artefactkaarten hebt
card-when-no-resources = geen grondstoffen hebt
card-when-same-number = een andere arbeider daar hetzelfde getal toont
card-when-alone = daar geen andere arbeider staat
card-when-lowest = die van jou daar de laagste of enige is
card-when-highest = die van jou daar de hoogste of enige is
card-when-two-workers = precies twee arbeiders bezit
card-when-helped = je daar een arbeider had
card-when-not-helped = je daar geen arbeider had
card-when-from-subterra = die allemaal in Subterra stonden
card-when-equal-die = beide arbeiders hetzelfde getal tonen
card-when-higher-die = de verdrongen arbeider een hoger getal toont dan die van jou
card-when-nobody-bumped = daarbij niemand verdringt
card-when-rival-bumped = daarbij een andere speler verdringt
card-when-took-resource = de grondstof neemt
card-when-no-subterran = die speler geen actieve Subterraanse rekruut heeft
card-when-by-rival = dat door een andere speler gebeurt
card-does-keep-morale = geen moreel verliezen
card-does-choose-die = het getal van één arbeider kiezen in plaats van hem te gooien
card-does-set-bumped-die = de verdrongen arbeider op het getal van jouw arbeider draaien
card-does-place-new-worker = hem meteen na de worp plaatsen
card-does-keep-matching = aan iedereen tonen, daarna alleen onderling gelijke kaarten houden
card-does-open-hand = je hand tonen; zitten daar gelijke kaarten in, dan trekt elke tegenstander er een

## Het bord in een terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = Wastelands
region-icarite = Icarus
board-allegiance = Loyaliteit
board-territory = Gebied
board-card = kaart
board-closed = gesloten
board-step = loyaliteit +1
board-hand = Kaarten
board-worker = arbeider
board-way-out = Uitweg: ster via { $space }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-miner = Mijnwerker
table-end = Einde van de tunnel
table-discarded = afgelegd
table-pair = twee gelijke
table-star = ster
table-stars = Sterren
table-morale = moreel
table-knowledge = kennis
table-out = op het bord
table-reveal = verborgen rekruten verschijnen
table-hidden = verborgen
table-penalty = je lijdt onder de straf
table-penalties = Straffen
table-risk = Risico bij terughalen
table-shown = dilemma getoond
table-fought = tegen het systeem
table-served = voor het systeem
table-where = Waar de sterren liggen
table-ties = Bij gelijke stand
table-territories = Gebieden met de meeste sterren
table-next = volgende arbeider
table-race = Voorop: { $count } van { $total } sterren
table-tank = Activeringstank
