# Euphoria: Build a Better Dystopia, Nederlands.
# Een argument als $space is de naam van het ding; $space-at en dergelijke zijn attributen van die naam.

title = Euphoria: Build a Better Dystopia
tagline = Stuur arbeiders op pad die niet te veel mogen weten, bouw markten en leg als eerste tien sterren.

## Facties

faction-euphorian = Euphorianen
    .effect = { table-faction }
faction-subterran = Subterranen
    .effect = { table-faction }
faction-wastelander = Wastelanders
    .effect = { table-faction }
faction-icarite = Icarieten
    .effect = { table-faction }
territory-of = gebied van de { $faction }
    .effect = { table-territory }

## Goederen en artefacten

item-energy = energie
    .a = 1 energie
    .begin = 1 energie
    .many = energie
    .effect = Een handelsgoed, uit de Generator. Je betaalt ermee in de Euphorianentunnel en in de tank.
item-water = water
    .a = 1 water
    .begin = 1 water
    .many = water
    .effect = Een handelsgoed, uit de Waterbron. Je betaalt ermee in de Subterranentunnel en in de tank.
item-food = voedsel
    .a = 1 voedsel
    .begin = 1 voedsel
    .many = voedsel
    .effect = Een handelsgoed, van de Boerderij. Je betaalt ermee in de Wastelandertunnel en voor het terughalen van arbeiders.
item-bliss = zaligheid
    .a = 1 zaligheid
    .begin = 1 zaligheid
    .many = zaligheid
    .effect = Een handelsgoed, uit de Wolkenmijn. Je betaalt ermee voor het terughalen van arbeiders en in Icarus.
item-gold = goud
    .a = 1 goud
    .begin = 1 goud
    .many = goud
    .effect = Een grondstof, uit de Euphorianentunnel. Je betaalt ermee op bouwplaatsen, op markten en in de Nimbus Loft.
item-stone = steen
    .a = 1 steen
    .begin = 1 steen
    .many = steen
    .effect = Een grondstof, uit de Subterranentunnel. Je betaalt ermee op bouwplaatsen, op markten en in de Nimbus Loft.
item-clay = klei
    .a = 1 klei
    .begin = 1 klei
    .many = klei
    .effect = Een grondstof, uit de Wastelandertunnel. Je betaalt ermee op bouwplaatsen, op markten en in de Nimbus Loft.
item-book = boek
    .a = een boek
    .begin = Een boek
    .many = boeken
    .effect = { table-artifact }
item-balloons = ballon
    .a = een ballon
    .begin = Een ballon
    .many = ballonnen
    .effect = { table-artifact }
item-glasses = bril
    .a = een bril
    .begin = Een bril
    .many = brillen
    .effect = { table-artifact }
item-game = bordspel
    .a = een bordspel
    .begin = Een bordspel
    .many = bordspellen
    .effect = { table-artifact }
item-bear = teddybeer
    .a = een teddybeer
    .begin = Een teddybeer
    .many = teddyberen
    .effect = { table-artifact }
item-bat = honkbalknuppel
    .a = een honkbalknuppel
    .begin = Een honkbalknuppel
    .many = honkbalknuppels
    .effect = { table-artifact }
item-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
wish-of = { $item } van je medespeler

## Velden

space-generator = Generator
    .at = bij de Generator
    .from = van de Generator
    .effect = Som van alle arbeiders 1–4: 1 energie, loyaliteit +1. 5–8: 1 energie, kennis −1. 9 of meer: 2 energie, kennis +1.
space-aquifer = Waterbron
    .at = bij de Waterbron
    .from = van de Waterbron
    .effect = Som van alle arbeiders 1–4: 1 water, loyaliteit +1. 5–8: 1 water, kennis −1. 9 of meer: 2 water, kennis +1.
space-farm = Boerderij
    .at = op de Boerderij
    .from = van de Boerderij
    .effect = Som van alle arbeiders 1–4: 1 voedsel, loyaliteit +1. 5–8: 1 voedsel, kennis −1. 9 of meer: 2 voedsel, kennis +1.
space-cloud-mine = Wolkenmijn
    .at = in de Wolkenmijn
    .from = uit de Wolkenmijn
    .effect = Som van alle arbeiders 1–4: 1 zaligheid, loyaliteit +1. 5–8: 1 zaligheid, kennis −1. 9 of meer: 2 zaligheid, kennis +1.
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
    .effect = 3 water, alleen met een actieve rekruut van de Euphorianen.
space-end-subterran = Einde van de Subterranentunnel
    .at = aan het einde van de Subterranentunnel
    .from = van het einde van de Subterranentunnel
    .effect = 3 voedsel, alleen met een actieve rekruut van de Subterranen.
space-end-wastelander = Einde van de Wastelandertunnel
    .at = aan het einde van de Wastelandertunnel
    .from = van het einde van de Wastelandertunnel
    .effect = 3 energie, alleen met een actieve rekruut van de Wastelanders.
space-incinerator = Verbrandingsoven van ware historie
    .short = Verbrandingsoven
    .at = bij de Verbrandingsoven
    .from = van de Verbrandingsoven
    .effect = 3 artefactkaarten of een paar → een ster in het gebied of op een markt, loyaliteit +1
space-free-press = Vrije Pers van de harde feiten
    .short = Vrije Pers
    .at = bij de Vrije Pers
    .from = van de Vrije Pers
    .effect = 3 artefactkaarten of een paar → een ster in het gebied of op een markt, loyaliteit +1
space-ark = Ark van gebroken herinneringen
    .short = Ark
    .at = bij de Ark
    .from = van de Ark
    .effect = 3 artefactkaarten of een paar → een ster in het gebied of op een markt, loyaliteit +1
space-wind-saloon = Wind Saloon
    .at = in de Wind Saloon
    .from = uit de Wind Saloon
    .effect = 3 artefactkaarten of een paar → een ster in het gebied, loyaliteit +1
space-nimbus-loft = Nimbus Loft
    .at = in de Nimbus Loft
    .from = uit de Nimbus Loft
    .effect = 3 grondstoffen naar keuze → een ster in het gebied, loyaliteit +1
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
worker-in-area = arbeider met een { $number } { $space-at }
worker-at-market = arbeider op de markt: { $site }
worker-on-site = arbeider op de bouwplaats: { $site }
worker-visiting = arbeider op een markt: { $market }
die-of = arbeider met een { $number }
    .effect = { table-die }
number-of = { $number }
morale-of = moreel { $number }
knowledge-of = kennis { $number }

## Markten

market-laboratory = Laboratorium voor selectieve genetica
    .effect = Een bezoek kost 1 artefactkaart naar keuze en 1 grondstof naar keuze. Zonder eigen ster hier: met twee of drie arbeiders krijg je er geen bij.
market-spa = Kuuroord van vluchtig plezier
    .effect = Een bezoek kost 4 water en 1 artefactkaart naar keuze. Zonder eigen ster hier: je mag je eigen arbeiders niet verdringen.
market-courthouse = Rechtbank van het overhaaste oordeel
    .effect = Een bezoek kost 4 energie en 1 steen. Zonder eigen ster hier: je mag op artefactmarkten niet met een paar betalen.
market-plaza = Plein van vereeuwigde nederigheid
    .effect = Een bezoek kost 4 water en 1 klei. Zonder eigen ster hier: je mag gebouwde markten alleen bezoeken als er een ster van jou ligt.
market-fountain = Fontein van wensdenken
    .effect = Een bezoek kost 4 water en 1 goud. Zonder eigen ster hier: je mag per beurt maar één arbeider plaatsen.
market-lounge = Salon van weelderige zuinigheid
    .effect = Een bezoek kost 4 energie en 1 artefactkaart naar keuze. Zonder eigen ster hier: je mag niet bouwen waar een arbeider van een andere speler staat.
market-academy = Academie van verplichte gelijkheid
    .effect = Een bezoek kost 4 voedsel en 1 goud. Zonder eigen ster hier: je rekruten hebben geen eigenschappen.
market-cafeteria = Kantine van naamloos vlees
    .effect = Een bezoek kost 4 voedsel en 1 artefactkaart naar keuze. Zonder eigen ster hier: arbeiders terughalen zonder te betalen kost je 1 moreel extra.
market-apothecary = Apotheek van productieve dromen
    .effect = Een bezoek kost 4 zaligheid en 1 grondstof naar keuze. Zonder eigen ster hier: je mag geen arbeiders in Icarus plaatsen.
market-theater = Theater van onthullende propaganda
    .effect = Een bezoek kost 4 energie en 1 klei. Zonder eigen ster hier: elke ster die je legt, verhoogt je kennis met 1.
market-registry = Archief van persoonlijke geheimen
    .effect = Een bezoek kost 4 zaligheid en 1 artefactkaart naar keuze. Zonder eigen ster hier: je krijgt de loyaliteitsbonussen van niveau 1 en 2 niet.
market-arena = Arena van vreedzaam conflict
    .effect = Een bezoek kost 4 voedsel en 1 steen. Zonder eigen ster hier: je mag in elk handelsgebied maar één arbeider hebben.
market-teddy-shop = Sloop-je-teddy-winkel
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een teddybeer. Zonder eigen ster hier: voor elke 1 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-clinic = Kliniek van de blinde terugblik
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een bril. Zonder eigen ster hier: voor elke 2 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-park = Verwarringspark
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een ballon. Zonder eigen ster hier: voor elke 3 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-bonfire = Spellenvuurtje om de hoek
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een bordspel. Zonder eigen ster hier: voor elke 4 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-stadium = Stadion van gegarandeerde homeruns
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een honkbalknuppel. Zonder eigen ster hier: voor elke 5 die je gooit, verlies je 1 handelsgoed of 1 grondstof.
market-literacy-center = Centrum voor verminderde geletterdheid
    .effect = Een bezoek kost 1 handelsgoed naar keuze en een boek. Zonder eigen ster hier: voor elke 6 die je gooit, verlies je 1 handelsgoed of 1 grondstof.

## Rekruten

recruit-laura = Laura de filantrope
    .faction = { faction-euphorian }
    .effect = Als je in een tunnel of in de tank een arbeider van een andere speler verdringt, mag je 2 artefactkaarten trekken (prijs: 1 goud aan die speler).
recruit-yordy = Yordy de demotivator
    .faction = { faction-euphorian }
    .effect = Als je arbeiders terughaalt zonder te betalen, mag je het getal van één arbeider kiezen in plaats van hem te gooien (prijs: 1 energie).
    .effect-first = Als je arbeiders terughaalt zonder te betalen en precies twee arbeiders bezit, daalt je moreel niet.
recruit-katy = Katy de diëtiste
    .faction = { faction-euphorian }
    .effect = Als je een arbeider bij de Generator plaatst en geen artefactkaarten hebt, krijg je 1 voedsel.
recruit-gary = Gary de elektricien
    .faction = { faction-euphorian }
    .effect = Als je een arbeider bij de Generator plaatst en een andere arbeider daar hetzelfde getal toont, kies je: je moreel met 1 verhogen, of 1 energie krijgen.
recruit-michael = Michael de ingenieur
    .faction = { faction-euphorian }
    .effect = Als je op een bouwplaats betaalt, mag je in plaats daarvan 1 grondstof naar keuze betalen. Betaal je 1 goud, dan stijgen je moreel en je kennis elk met 1.
    .effect-first = Als je op een bouwplaats betaalt, mag je in plaats daarvan 1 grondstof naar keuze betalen. Betaal je 1 goud, dan stijgen je moreel en de loyaliteit van de Euphorianen elk met 1.
recruit-esme = Esme de brandweervrouw
    .faction = { faction-euphorian }
    .effect = Als je een ster legt, mag je 1 energie krijgen en ofwel je kennis met 1 verlagen, ofwel je moreel met 1 verhogen (prijs: 1 artefactkaart naar keuze). Betaal je een boek, dan krijg je 2 energie, daalt je kennis met 2 en stijgt je moreel met 2, in plaats van te kiezen.
    .effect-first = Als je een ster legt, mag je 1 energie krijgen en ofwel je kennis met 1 verlagen, ofwel je moreel met 1 verhogen (prijs: 1 artefactkaart naar keuze).
recruit-ray = Ray de voorman
    .faction = { faction-euphorian }
    .effect = Als een markt wordt gebouwd en je daar een arbeider had, stijgt je moreel met 2. Als een markt wordt gebouwd en je daar geen arbeider had, daalt je kennis met 2.
recruit-bradley = Bradley de futurist
    .faction = { faction-euphorian }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt, mag je 2 artefactkaarten trekken en er één van afleggen (prijs: +2 kennis).
recruit-ben = Ben de ludoloog
    .faction = { faction-euphorian }
    .effect = Als een tegenstander gooit en daarna arbeiders met hetzelfde getal heeft, mag je 1 grondstof naar keuze krijgen (prijs: −2 moreel).
recruit-jefferson = Jefferson de schokkunstenaar
    .faction = { faction-euphorian }
    .effect = Als je voor het terughalen betaalt, mag je in plaats daarvan 1 energie betalen. Doe je dat, dan daalt je kennis met 1 en stijgt je moreel met 1.
recruit-julia = Julia de gedachte-inspectrice
    .faction = { faction-euphorian }
    .effect = Als je een arbeider van een andere speler verdringt, mag je 1 grondstof naar keuze krijgen en de verdrongen arbeider op het getal van jouw arbeider draaien (prijs: −1 moreel).
    .effect-first = Als je een arbeider van een andere speler verdringt en beide arbeiders hetzelfde getal tonen, mag je 1 grondstof naar keuze krijgen (prijs: −2 moreel).
recruit-nakagawa = Dr. Nakagawa de tribuut
    .faction = { faction-euphorian }
    .effect = Als je een arbeider op een bouwplaats plaatst, mag je de loyaliteit van de Euphorianen met 1 verhogen.
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt, mag je een ster in het bijbehorende gebied leggen (prijs: deze arbeider).
recruit-maggie = Maggie de vogelvrije
    .faction = { faction-subterran }
    .effect = Als je arbeiders terughaalt (vóór het gooien) en die allemaal in Subterra stonden, krijg je 1 water of 1 steen.
recruit-dave = Majoor Dave de springmeester
    .faction = { faction-subterran }
    .effect = Als je in een tunnel een arbeider van een andere speler verdringt, mag je 1 grondstof van de tunnel krijgen en de mijnwerker 1 stap verder zetten (prijs: +1 kennis).
    .effect-first = Als je in een tunnel een arbeider van een andere speler verdringt, mag je 1 grondstof van de tunnel krijgen en de mijnwerker 1 stap verder zetten (prijs: +2 kennis).
recruit-xander = Xander de graver
    .faction = { faction-subterran }
    .effect = Als je in een tunnel een arbeider van een andere speler verdringt en de verdrongen arbeider een hoger getal toont dan die van jou, mag je 1 grondstof van de tunnel krijgen (prijs: +1 kennis).
recruit-gambler = Jonathan de gokker
    .faction = { faction-subterran }
    .effect = In plaats van een artefactkaart te trekken (één keer per beurt), mag je 2 artefactkaarten trekken en je hand tonen; zitten daar gelijke kaarten in, dan trekt elke tegenstander er een.
    .effect-first = In plaats van een artefactkaart te trekken (één keer per beurt), mag je 3 artefactkaarten trekken en daarvan, aan iedereen getoond, alleen onderling gelijke kaarten houden (prijs: +1 kennis).
recruit-josiah = Josiah de hacker
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Generator, op de Boerderij of in de Wolkenmijn plaatst, stijgen je moreel en de kennis van alle andere spelers daar elk met 1.
recruit-faith = Faith de hydro-elektricien
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Waterbron plaatst en geen artefactkaarten hebt, krijg je 1 energie.
recruit-brett = Brett de slotenkraker
    .faction = { faction-subterran }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt, mag je 1 grondstof naar keuze krijgen (prijs: +1 kennis).
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt en daarbij niemand verdringt, mag je 1 grondstof naar keuze krijgen (prijs: +2 kennis).
recruit-chase = Chase de mijnwerker
    .faction = { faction-subterran }
    .effect = Als je een arbeider in een tunnel plaatst, mag je 2 grondstoffen van de tunnel krijgen (prijs: deze arbeider). Als je een nieuwe arbeider krijgt, mag je hem meteen na de worp plaatsen.
recruit-soulless = Soulless de loodgieter
    .faction = { faction-subterran }
    .effect = Als je een arbeider bij de Waterbron plaatst en die van jou daar de laagste of enige is, kies je: je moreel met 1 verhogen, of 1 water krijgen.
recruit-curtis = Curtis de propagandist
    .faction = { faction-subterran }
    .effect = Voor elke stap die je moreel daalt, daalt je kennis met 1.
recruit-andrew = Andrew de speleoloog
    .faction = { faction-subterran }
    .effect = Als je een arbeider in de Euphorianentunnel of in de Wastelandertunnel plaatst, geen artefactkaarten hebt en de grondstof neemt, trek je 1 artefactkaart.
recruit-phil = Phil de spion
    .faction = { faction-subterran }
    .effect = Als je een arbeider van een andere speler verdringt en die speler geen actieve Subterraanse rekruut heeft, mag je 1 artefactkaart trekken (prijs: +1 kennis).
    .effect-first = Als je een arbeider van een andere speler verdringt en die speler geen actieve Subterraanse rekruut heeft, mag je 1 artefactkaart trekken (prijs: +2 kennis).
recruit-flartner = Flartner de luddiet
    .faction = { faction-wastelander }
    .effect = Als je op een bouwplaats betaalt, mag je in plaats daarvan 1 artefactkaart naar keuze betalen. Doe je dat, dan stijgt je moreel met 1.
recruit-reitz = Professor Reitz de archeoloog
    .faction = { faction-wastelander }
    .effect = Als je een arbeider in een tunnel plaatst en daarbij niemand verdringt, mag je 1 artefactkaart trekken en de mijnwerker 1 stap verder zetten (prijs: +2 kennis).
recruit-jacko = Jacko de archivaris
    .faction = { faction-wastelander }
    .effect = Als je bij de Ark met artefactkaarten betaalt, mag je in plaats daarvan 1 artefactkaart naar keuze betalen. Doe je dat, dan mag elke tegenstander 1 artefactkaart trekken.
    .effect-first = Als je een markt buiten Icarus bezoekt, mag je een ster in het bijbehorende gebied leggen (prijs: 2 artefactkaarten naar keuze).
recruit-artist = Jonathan de kunstenaar
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op een bouwplaats plaatst en die van jou daar de hoogste of enige is, mag je 1 artefactkaart trekken (prijs: +2 kennis).
recruit-pete = Pete de kannibaal
    .faction = { faction-wastelander }
    .effect = Als je arbeiders terughaalt (vóór het gooien), mag je 4 voedsel en 1 grondstof naar keuze krijgen (prijs: een van deze arbeiders). Als je een nieuwe arbeider krijgt, mag je 1 artefactkaart trekken (prijs: +2 kennis).
recruit-scarby = Sir Scarby de maaier
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op de Boerderij plaatst en die van jou daar de hoogste of enige is, kies je: je kennis met 1 verlagen, of 1 voedsel krijgen.
recruit-ian = Ian de tuinder
    .faction = { faction-wastelander }
    .effect = Als je een arbeider op de Boerderij plaatst en geen grondstoffen hebt, krijg je 1 water.
recruit-geek = Geek het orakel
    .faction = { faction-wastelander }
    .effect = In plaats van een artefactkaart te trekken (één keer per beurt), mag je 3 artefactkaarten trekken en daarna 2 handkaarten afleggen (prijs: +1 kennis).
    .effect-first = In plaats van een artefactkaart te trekken (één keer per beurt), mag je 2 artefactkaarten trekken en daarna één handkaart afleggen (prijs: +2 kennis).
recruit-kyle = Kyle de jutter
    .faction = { faction-wastelander }
    .effect = Als je een arbeider bij de Generator, op de Boerderij of bij de Waterbron plaatst en daar geen andere arbeider staat, mag je 1 artefactkaart trekken (prijs: +2 kennis).
recruit-steven = Steven de geleerde
    .faction = { faction-wastelander }
    .effect = Als een arbeider van jou deserteert, krijg je 1 grondstof naar keuze en trek je 1 artefactkaart.
recruit-nick = Nick de invaller
    .faction = { faction-wastelander }
    .effect = Voor elke stap die je kennis stijgt, stijgt je moreel met 1.
recruit-brian = Brian de wijnbouwer
    .faction = { faction-wastelander }
    .effect = Als je met zaligheid betaalt, mag je in plaats daarvan 1 voedsel betalen. Doe je dat op een markt buiten Icarus, dan stijgen je kennis en de loyaliteit van de Wastelanders elk met 1. Als je een arbeider in Icarus plaatst, daalt je moreel met 1.
    .effect-first = Als je met zaligheid betaalt, mag je in plaats daarvan 1 voedsel betalen. Doe je dat op een markt buiten Icarus, in de Breeze Bar of in de Sky Lounge, dan stijgen je kennis en de loyaliteit van de Wastelanders elk met 1.
recruit-maxime = Maxime de ambassadeur
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt, mag je de kennis van die speler met 1 verhogen en 1 artefactkaart trekken (prijs: −2 moreel).
recruit-zong = Zong de astronoom
    .faction = { faction-icarite }
    .effect = Als je een arbeider in de Wolkenmijn plaatst, mag je 1 artefactkaart trekken en elke tegenstander 1 zaligheid geven (prijs: +1 kennis).
    .effect-first = Als je een arbeider in de Wolkenmijn plaatst en geen artefactkaarten en geen grondstoffen hebt, krijg je 1 water of 1 energie.
recruit-amanda = Amanda de makelaar
    .faction = { faction-icarite }
    .effect = Als een arbeider van jou wordt verdrongen, mag je zijn getal kiezen in plaats van hem te gooien (prijs: 1 zaligheid).
    .effect-first = Als een andere speler een arbeider van jou verdringt, mag je zijn getal kiezen in plaats van hem te gooien (prijs: 1 zaligheid aan die speler).
recruit-sarinee = Sarinee de wolkendelfster
    .faction = { faction-icarite }
    .effect = Als je een arbeider in de Wolkenmijn plaatst en daar geen andere arbeider staat, kies je: je kennis met 1 verlagen, of 1 zaligheid krijgen.
recruit-lee = Lee de roddelaar
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt, mag je 1 handelsgoed naar keuze krijgen en de kennis van die speler met 1 verhogen (prijs: −1 moreel).
recruit-gidget = Gidget de hypnotiseuse
    .faction = { faction-icarite }
    .effect = Als je het terughalen met zaligheid betaalt, mag je je kennis met 2 verlagen in plaats van je moreel te verhogen.
recruit-kaden = Kaden de infiltrant
    .faction = { faction-icarite }
    .effect = Je mag het einde van een tunnel ook zonder actieve rekruut van die factie gebruiken (prijs: +2 kennis).
recruit-sheppard = Dr. Sheppard de lobotomist
    .faction = { faction-icarite }
    .effect = Als je arbeiders terughaalt (vóór het gooien), mag je 4 zaligheid en 1 grondstof naar keuze krijgen (prijs: een van deze arbeiders). Als je een nieuwe arbeider krijgt, mag je 1 artefactkaart trekken (prijs: −2 moreel).
recruit-flavio = Flavio de koopman
    .faction = { faction-icarite }
    .effect = Als je bij een bezoek aan een markt buiten Icarus een ster legt, mag je 1 artefactkaart trekken (prijs: +1 kennis).
    .effect-first = Als je bij een bezoek aan een markt buiten Icarus een ster legt en daarbij een andere speler verdringt, mag je 1 artefactkaart trekken (prijs: −2 moreel).
recruit-josh = Josh de onderhandelaar
    .faction = { faction-icarite }
    .effect = Als je op een markt buiten Icarus met een grondstof betaalt, mag je in plaats daarvan 1 zaligheid betalen.
recruit-rebecca = Rebecca de marskraamster
    .faction = { faction-icarite }
    .effect = Als je een arbeider van een andere speler verdringt, mag je 1 grondstof naar keuze krijgen en de kennis van die speler met 1 verhogen (prijs: −2 moreel).
recruit-matthew = Matthew de dief
    .faction = { faction-icarite }
    .effect = Als je in een tunnel betaalt en daarbij een andere speler verdringt, mag je in plaats daarvan je kennis met 1 verhogen.

## Wat men verder kan aanwijzen

retrieve = Arbeiders terughalen
    .effect = Neem zoveel van je arbeiders terug als je wilt en gooi ze. 1 voedsel of 1 zaligheid betalen: moreel +2. Niets betalen: moreel −1. Zijn vrije arbeiders en kennis samen 16 of meer, dan deserteert er een.
dilemma = Ethisch dilemma
    .effect = Eén keer per spel, in plaats van arbeiders te plaatsen: betaal het genoemde artefact of twee willekeurige artefactkaarten en bestrijd dan het systeem (een rekruut) of dien het (een ster).
side-fight = Het systeem bestrijden
    .effect = Trek twee rekruten en houd er één, verborgen tot zijn factie wordt onthuld.
side-serve = Het systeem dienen
    .effect = Leg een ster op je dilemma.
track-morale = Moreel
    .effect = Hoe tevreden je mensen zijn. Je mag zoveel artefactkaarten houden als je moreel; daalt het, dan leg je af. Betalen voor terughalen verhoogt het, niets betalen verlaagt het.
track-knowledge = Kennis
    .effect = Hoeveel je arbeiders te weten zijn gekomen. Ze telt bij de getallen van de vrije arbeiders, telkens als er gegooid wordt.
meter = Desertiemeter
    .effect = De getallen van de vrije arbeiders en je kennis, achter elkaar. Brengt een worp ze bij de rode lijn, dan deserteert de hoogste arbeider.
hand = Handlimiet
    .effect = Hoeveel artefactkaarten je hebt en hoeveel je er mag houden: zoveel als je moreel.
deck = Artefactenstapel
    .effect = Zes soorten artefactkaarten, getrokken in tunnels, in de Breeze Bar en door rekruten. Je mag er zoveel hebben als je moreel hoog is.
trade = Handel
    .effect = Eén keer per beurt, vóór al het andere: bied een speler een of twee dingen voor een of twee van hem.
answer-stop = stoppen met plaatsen
answer-decline = overslaan
answer-accept = accepteren
answer-refuse = weigeren
payment-free = gratis
payment-food = met voedsel
payment-bliss = met zaligheid
payment-otherwise = zoals de rekruut het toestaat
payment-bliss-calm = met zaligheid, om te vergeten
payment-food-calm = met voedsel, om te vergeten
payment-knowledge = met meer kennis
gain-first = het eerste
gain-second = het tweede

## Opties

option-recruits = Rekruten
option-recruits-revised = herziene druk
option-recruits-first = eerste druk
option-trading = Handel
option-trading-true = één aanbod per beurt
option-trading-false = geen handel
option-doubles = Arbeiders met hetzelfde getal
option-doubles-free = mogen gratis mee
option-doubles-morale = mogen mee voor elk 1 moreel
option-draft = Rekruten draften
option-draft-false = nee, je krijgt er vier
option-draft-true = ja, geef ze door
option-markets = Markten
option-markets-random = willekeurig
option-markets-draft = gedraft
option-tracks = Moreel en kennis aan het begin
option-tracks-same = voor iedereen gelijk
option-tracks-draft = gedraft

## Wat gevraagd wordt

ask-tile = Welke markt komt in het spel?
ask-draft = Welke rekruut houd je? De andere geef je door.
ask-open = Welke rekruut werkt vanaf het begin voor je?
ask-hide = Welke rekruut blijft verborgen?
ask-track = Leg je fiche voor moreel (hart) of kennis (hoofd) op een vrij veld.
ask-turn = Jij bent aan de beurt: plaats een arbeider, haal arbeiders terug of los je dilemma op.
ask-turn-solved = Jij bent aan de beurt: plaats een arbeider of haal arbeiders terug.
ask-again = Je mag nog een arbeider met een { $number } plaatsen. Waar?
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
ask-answer = { $turn } biedt { $give } voor { $want }.
ask-draw = Wil je een artefactkaart trekken?

## De keuzes

choose-place = De { $number } { $space-at } plaatsen
choose-place-market = Met de { $number } bezoeken: { $market }
choose-place-site = Met de { $number } bouwen: { $site } ({ $item } betalen)
choose-place-edge = Met de { $number } bouwen: { $site } ({ $item } betalen)
choose-retrieve = Arbeiders terughalen
choose-fight = Dilemma: systeem bestrijden (rekruut)
choose-serve = Dilemma: systeem dienen (ster)
choose-offer = Aanbod doen aan { $other }
choose-stop = Stoppen met plaatsen
choose-take = Terughalen: { $workers }
choose-take-all = Alle arbeiders terughalen
choose-retrieve-free = Niets betalen: moreel omlaag
choose-retrieve-food = Voedsel betalen: moreel omhoog
choose-retrieve-bliss = Zaligheid betalen: moreel omhoog
choose-retrieve-otherwise = Betalen zoals je rekruut het toestaat
choose-retrieve-bliss-calm = Zaligheid betalen: kennis omlaag
choose-retrieve-food-calm = Voedsel als zaligheid betalen: kennis omlaag
choose-pay = Betalen: { $items }
choose-with-knowledge = Betalen met meer kennis
choose-use = { $recruit } gebruiken
choose-recruit-draft = { $recruit } houden
choose-recruit-open = Open: { $recruit }
choose-recruit-hide = Verborgen: { $recruit }
choose-recruit-keep = { $recruit } houden
choose-recruit = { $recruit }
choose-decline = Overslaan
choose-first = Het eerste
choose-second = Het tweede
choose-gain-item = { $count } { $item } nemen
choose-gain-morale = moreel +{ $steps }
choose-gain-calm = kennis −{ $steps }
choose-gain-item-morale = { $count } { $item } en moreel +{ $steps }
choose-gain-item-calm = { $count } { $item } en kennis −{ $steps }
choose-get = Nemen: { $items }
choose-draw = Een artefactkaart trekken
choose-star-territory = Ster in het gebied van de { $faction }
choose-star-site = Ster op de markt: { $market }
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
event-deserted = Een arbeider van { $seat } met een { $number } weet te veel en deserteert.
event-sacrificed = { $seat } offert een arbeider op.
event-worker = { $seat } krijgt een nieuwe arbeider.
event-placed = { $seat } plaatst de { $number } { $space-at }.
event-placed-market = { $seat } bezoekt met de { $number } een markt: { $market }.
event-placed-site = { $seat } bouwt met de { $number }: { $site }.
event-placed-edge = { $seat } bouwt met de { $number } op het afwijkende veld: { $site }.
event-bumped = { $seat } verdringt een arbeider van { $other } { $space-from }.
event-bumped-market = { $seat } verdringt een arbeider van { $other } van een markt: { $market }.
event-bumped-site = { $seat } verdringt een arbeider van { $other } van de bouwplaats: { $site }.
event-bumped-edge = { $seat } verdringt een arbeider van { $other } van de bouwplaats: { $site }.
event-bumped-own = { $seat } verdringt een eigen arbeider { $space-from }.
event-bumped-own-market = { $seat } verdringt een eigen arbeider van een markt: { $market }.
event-retrieved = { $seat } haalt { $places-count ->
        [one] een arbeider terug: { $places }.
       *[other] { $places-count } arbeiders terug: { $places }.
    }
event-gained = { $seat } krijgt { $items }.
event-paid = { $seat } betaalt { $items }.
event-lost = { $seat } verliest { $items }.
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
event-star-territory = { $seat } legt een ster in het gebied van de { $faction }.
event-star-site = { $seat } legt een ster op een markt: { $market }.
event-star-recruit = { $seat } legt een ster op { $recruit }.
event-star-dilemma = { $seat } legt een ster op de dilemmakaart.
event-built = Nieuwe markt, { $site }: { $market }.
event-dilemma-fight = { $seat } lost het dilemma op ({ $item }) en bestrijdt het systeem.
event-dilemma-serve = { $seat } lost het dilemma op ({ $item }) en dient het systeem.
event-offer = { $seat } biedt { $other } { $give } voor { $want }.
event-accepted = { $seat } accepteert.
event-refused = { $seat } weigert.
event-track-morale = { $seat } begint met moreel { $number }.
event-track-knowledge = { $seat } begint met kennis { $number }.
event-end = { $seat } heeft { $number ->
        [one] één ster
       *[other] { $number } sterren
    } gelegd.
event-last-roll = { $seat } gooit in totaal { $number }.
event-tie-morale = Gelijke stand: het hoogste moreel wint.
event-tie-knowledge = Gelijke stand: de laagste kennis wint.
event-tie-markets = Gelijke stand: wie op de meeste markten een ster heeft, wint.
event-tie-territories = Gelijke stand: wie in de meeste gebieden de meeste sterren heeft, wint.
event-tie-roll = Gelijke stand: de laagste worp wint.

## Leren door te spelen

tutorial-welcome = Vier facties delen een wereld die haar verleden vergeten is. Je stuurt arbeiders – dat zijn dobbelstenen – om te graven, te handelen en te bouwen. Wie als eerste tien sterren legt, wint.
tutorial-recruits = Je krijgt vier rekruten en houdt er twee. De ene ligt open en werkt vanaf het begin voor je, de andere blijft verborgen tot zijn factie wordt onthuld. Elke rekruut hoort bij een van de vier facties.
tutorial-open = Kies Jonathan de kunstenaar als open rekruut: hij trekt artefactkaarten als je bouwt. Met hem hoor je bij de Wastelanders.
tutorial-hide = Faith de hydro-elektricien blijft verborgen. Niemand anders kent haar tot de Subterranentunnel stap 6 bereikt of de loyaliteit van de Subterranen stap 8; dan werkt ook zij voor je.
tutorial-dice = Jouw arbeiders tonen 6 en 2, die van Blauw 4 en 3. De hoogste som begint: jij. In je beurt plaats je een arbeider of haal je arbeiders terug; één keer per spel los je in plaats daarvan je dilemma op.
tutorial-area = In een handelsgebied telt de som van alle arbeiders. 1–4: 1 handelsgoed, loyaliteit +1. 5–8: 1 handelsgoed, kennis −1. 9 of meer: 2 handelsgoederen, kennis +1. Plaats je 6 bij de Waterbron.
tutorial-total = Je hebt 1 water en weet iets minder. Met de 4 van Blauw is de som 10: 2 water, maar ook meer kennis. Je ziet zo waarom dat gevaarlijk is.
tutorial-tunnel = Elke factie buiten Icarus graaft een tunnel. Die van de Subterranen geeft je voor 1 water een steen of een artefactkaart, en de mijnwerker gaat 1 stap verder. Plaats je 2 daar.
tutorial-stone = Neem de steen, daar bouw je straks mee. Bereikt de mijnwerker stap 6, dan worden alle verborgen Subterranen onthuld, ook Faith; op stap 9 gaat het einde van de tunnel open.
tutorial-bumped = Hier is maar plaats voor één arbeider, dus heeft Blauw die van jou verdrongen. Dat is een cadeau: hij kwam gratis thuis, is opnieuw gegooid en toont een 3.
tutorial-build = Met twee spelers maken twee arbeiders een markt af, en wie er een arbeider heeft, legt er een ster op. Een veld kost 1 grondstof: bouw in Subterra met je 3 en de steen.
tutorial-artist = Jouw arbeider staat als enige op deze bouwplaats, dus biedt de kunstenaar je voor 2 kennis een artefactkaart aan. Doe het: je weet nog niet veel.
tutorial-card = Een honkbalknuppel! Artefacten zijn dingen uit het vergeten verleden. Je mag zoveel kaarten hebben als je moreel hoog is: met moreel 1 alleen deze.
tutorial-dilemma = Precies deze kaart vraagt je geheime dilemma! Eén keer per spel betaal je die, of twee willekeurige, en kies je: het systeem bestrijden (een rekruut) of dienen (een ster). Dien het.
tutorial-market = De arbeider van Blauw maakte de markt af: { market-clinic }. De arbeiders kwamen thuis en jullie legden allebei een ster. De straf geldt voor wie er hier geen heeft.
tutorial-doubles = Blauw had twee vieren en plaatste ze allebei in één beurt: na je eerste arbeider mogen andere volgen die hetzelfde getal toonden.
tutorial-knowledge = Pas op: telkens als je arbeiders worden gegooid, tellen alle arbeiders vóór je en je kennis samen. Vanaf 16 deserteert je hoogste arbeider. Je hebt een 6 en kennis 4.
tutorial-retrieve = Haal je arbeider terug van de Waterbron: alleen een 6 zou te veel zijn, een risico van 17%. Zonder voedsel of zaligheid te betalen daalt je moreel met 1, maar nooit onder 1.
tutorial-farm = Een 4: het ging goed. Nu naar de Boerderij: je 6 levert 1 voedsel op en verlaagt je kennis.
tutorial-bump = Nu verdring jij Blauw: plaats je 4 in de Wastelandertunnel en betaal voedsel voor klei. De arbeider van Blauw gaat naar huis en wordt gegooid.
tutorial-two-food = Blauw heeft jou op zijn beurt verdrongen en je arbeider toont een 2. Met de 6 en de 4 op de Boerderij is dat 12: 2 voedsel. Plaats hem daar.
tutorial-home = Je hebt geen arbeider meer vóór je. Haal ze allebei terug: ze worden opnieuw gegooid, en zolang je weinig weet is het risico klein.
tutorial-food = 1 voedsel of 1 zaligheid betaalt voor allemaal en verhoogt je moreel met 2: dan mag je drie kaarten hebben. Niets betalen zou moreel kosten. Betaal het voedsel.
tutorial-second = Blauw is in de Wastelands een markt begonnen: maak hem af met je klei. Neem de 5: die is hoger dan de 1 van Blauw, zoals de kunstenaar het wil, en het lage getal blijft vóór je.
tutorial-safe = Nog een kaart voor 2 kennis? De 3 vóór je en kennis 6 zijn samen 9: zelfs met een 6 is dat maar 15. Geen risico, dus gebruik de kunstenaar.
tutorial-deserted = De markt staat: { market-registry }. Een ster voor jullie allebei. Maar Blauw gooide een tweede 6: met kennis 6 is dat 18, en een arbeider deserteert.
tutorial-visit = Je trok een bril. Die en 1 handelsgoed kost een bezoek aan deze markt: { market-clinic }. Het levert een ster in het gebied en loyaliteit op. Plaats je 3 daar.
tutorial-allegiance = Vier sterren tegen twee! De loyaliteit van de Subterranen steeg. Stap 2 en 5: bonussen voor wie een actieve rekruut van de factie heeft; stap 8: de verborgen worden onthuld; stap 11: een ster op elk.
tutorial-artifacts = Hier leveren drie artefactkaarten, of twee gelijke, een ster op: in het gebied, of op een markt van de regio waar je er nog geen hebt; dan geldt de straf niet meer voor jou.
tutorial-tank = 3 energie of 3 water leveren een arbeider op, tot vier in totaal, en verlagen je kennis of verhogen je moreel met 2.
tutorial-end = De tiende ster wint meteen. Je staat voor, maar met kennis 6 kun je maar beter iets vergeten: in een gebied met som 5 tot en met 8, of in de tank. Jij bent aan de beurt!

## For who hears the game

got-commodity = handelsgoed
    .a = 1 handelsgoed naar keuze
    .many = handelsgoederen
got-resource = grondstof
    .a = 1 grondstof naar keuze
    .many = grondstoffen
got-artifact = artefactkaart
    .a = een artefactkaart
    .many = artefactkaarten
got-pair = paar
    .a = twee gelijke artefactkaarten
    .many = paren artefactkaarten
got-worker = arbeider
    .a = een arbeider
    .many = arbeiders
got-star = ster
    .a = een ster
    .many = sterren
got-morale = moreel
got-knowledge = kennis
got-allegiance = loyaliteit
got-amount = { $count ->
        [one] { $got-a }
       *[other] { $count } { $got-many }
    }
spoken-stars = Sterren (van { $total }): { $seats }.
spoken-stars-of = { $count } van { $total } sterren.
spoken-star-leader = Aan kop: { $seats }, met { $count } van { $total } sterren.
spoken-ready = Vrije arbeiders: { $numbers }; op het bord: { $count }.
spoken-all-out = Geen vrije arbeiders; op het bord: { $count }.
spoken-tracks = Moreel { $morale }, kennis { $knowledge }.
spoken-goods = Goederen: { $items }.
spoken-no-goods = Geen goederen.
spoken-hand = Artefactkaarten: { $items }.
spoken-no-hand = Geen artefactkaarten.
spoken-cards = Artefactkaarten: { $count }.
spoken-penalties = Straffen gelden, van: { $markets }.
spoken-allegiance = Loyaliteit, tot { $total }: { $factions }.
spoken-territory-stars = Gebied van de { $faction }, sterren: { $seats }.
spoken-market-stars = { $market }, sterren: { $seats }.
spoken-active = Actieve rekruten: { $recruits }.
spoken-hidden = Verborgen rekruten die jij kent: { $recruits }.
spoken-unknown = Verborgen rekruten: { $count }.
spoken-dilemma = Het dilemma vraagt dit artefact: { $item }.
spoken-fought = Opgelost, tegen het systeem.
spoken-served = Opgelost, voor het systeem.
spoken-recruit = { $recruit-effect }
spoken-recruit-first = { $recruit-effect-first }
spoken-works-for = Werkt voor: { $seats }.
spoken-by-seat = Per speler: { $seats }.
spoken-known-cards = Kaarten waarvan je weet: { $seats }.
spoken-discarded = Afgelegd: { $count }.
spoken-at-hand = Vrije arbeiders met dit getal: { $seats }.
spoken-meter = Vrije getallen en kennis samen: { $seats }. Bij { $limit } gaat na een worp een arbeider verloren.
spoken-deck = Kaarten over: { $count }.
spoken-area = De arbeiders hier zijn samen { $count }: { $workers }.
spoken-area-empty = Geen arbeiders hier.
spoken-next = Jouw { $number } zou opleveren: { $gains }.
spoken-next-recruits = Jouw { $number } zou opleveren: { $gains }; dan telt ook mee: { $recruits }.
spoken-together = Samen zouden de arbeiders { $count } zijn: { $band ->
        [low] weinig handelsgoederen, en de loyaliteit stijgt.
        [middle] weinig handelsgoederen, en de kennis daalt.
       *[high] de meeste handelsgoederen, maar de kennis stijgt.
    }
spoken-closed = Nog niet open.
spoken-nobody-there = Er is niemand.
spoken-occupied = Arbeider daar: { $seats }; de volgende verdringt hem.
spoken-price = Te betalen: { $way }.
spoken-price-or = Te betalen: { $way } of { $other }.
spoken-gains = Je krijgt { $way }.
spoken-gains-or = Je krijgt { $way } of { $other }.
spoken-involved = Rekruten van jou die hier meetellen: { $recruits }.
spoken-builders = Arbeiders die hier bouwen: { $workers }.
spoken-build-with = Er wordt gebouwd met een hiervan: { $goods }.
spoken-here-is = Hier staat: { $market }.
spoken-stars-there = Sterren hier: { $seats }.
spoken-no-stars-there = Geen sterren hier.
spoken-penalised = Je hebt hier geen ster, dus de straf geldt voor jou.
spoken-step = Loyaliteit { $count } van { $total }.
spoken-stars-by = Sterren: { $seats }.

## Waarom niet

why-over = Het spel is afgelopen.
why-not-your-turn = { $turn } is aan de beurt, niet jij.
why-not-asked = Je hebt nu eerst iets anders te beslissen.
why-no-worker = Je hebt geen vrije arbeider: haal er eerst een terug.
why-no-such-worker = Je hebt geen vrije arbeider met een { $number }.
why-same-number = Alleen arbeiders die aan het begin van de beurt hetzelfde getal toonden, mogen volgen.
why-not-dug = Het einde gaat open bij stap 9; de mijnwerker van de { $faction } staat op stap { $step }.
why-not-built = Deze markt is nog niet gebouwd.
why-built = Deze markt is al gebouwd.
why-taken = Al deze velden zijn bezet.
why-cannot-pay = Je kunt de prijs van dit veld niet betalen.
why-penalty = Dat mag pas als je een ster hebt op: { $market }.
why-nobody-out = Je hebt geen arbeiders op het bord.
why-once-started = Je hebt deze beurt al arbeiders geplaatst.
why-solved = Je dilemma is al opgelost.
why-cannot-solve = Je hebt het artefact van je dilemma niet, en ook geen twee andere artefactkaarten.
why-no-trade = Er valt niets te ruilen, of je hebt je aanbod deze beurt al gedaan.
why-no-choice = Hier valt nu niets te kiezen: plaats een arbeider of haal arbeiders terug.

## Kaarten: de woorden waaruit hun teksten bestaan
# card-gain-... is wat je mag (infinitief), card-now-... wat vanzelf gebeurt (na de aanleiding, werkwoord eerst).
# De plaats staat vóór het werkwoord: .start en .end staan eromheen. Voorwaarden zetten dezelfde bijzin voort.

card-cost = Een bezoek kost { $cost }.
card-penalty = Zonder eigen ster hier: { $rule }
card-penalty-lose-on = voor elke { $number } die je gooit, verlies je 1 handelsgoed of 1 grondstof.
card-penalty-no-new-worker = met twee of drie arbeiders krijg je er geen bij.
card-penalty-no-self-bump = je mag je eigen arbeiders niet verdringen.
card-penalty-no-pairs = je mag op artefactmarkten niet met een paar betalen.
card-penalty-own-markets-only = je mag gebouwde markten alleen bezoeken als er een ster van jou ligt.
card-penalty-one-placement = je mag per beurt maar één arbeider plaatsen.
card-penalty-no-shared-site = je mag niet bouwen waar een arbeider van een andere speler staat.
card-penalty-no-recruits = je rekruten hebben geen eigenschappen.
card-penalty-dear-retrieve = arbeiders terughalen zonder te betalen kost je 1 moreel extra.
card-penalty-no-icarus = je mag geen arbeiders in Icarus plaatsen.
card-penalty-knowing-stars = elke ster die je legt, verhoogt je kennis met 1.
card-penalty-no-tiers = je krijgt de loyaliteitsbonussen van niveau 1 en 2 niet.
card-penalty-one-per-area = je mag in elk handelsgebied maar één arbeider hebben.
card-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
card-any-commodity = { $count ->
        [one] 1 handelsgoed naar keuze
       *[other] { $count } handelsgoederen naar keuze
    }
card-any-resource = { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
card-any-tunnel-resource = { $count ->
        [one] 1 grondstof
       *[other] { $count } grondstoffen
    } van de tunnel
card-any-artifact = { $count ->
        [one] 1 artefactkaart naar keuze
       *[other] { $count } artefactkaarten naar keuze
    }
card-paid-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
card-paid-any-commodity = { $count ->
        [one] 1 handelsgoed naar keuze
       *[other] { $count } handelsgoederen naar keuze
    }
card-paid-any-resource = { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
card-paid-any-artifact = { $count ->
        [one] 1 artefactkaart naar keuze
       *[other] { $count } artefactkaarten naar keuze
    }
card-power = { $occasion }, { $deal }
card-gain = { $gain }.
card-may = mag je { $gain }.
card-may-pay = mag je { $gain } (prijs: { $price }).
card-may-instead-of-morale = mag je { $gain } in plaats van je moreel te verhogen.
card-instead = mag je in plaats daarvan { $price } betalen.
card-instead-steps = mag je in plaats daarvan { $price }.
card-pay-end = Je mag het einde van een tunnel ook zonder actieve rekruut van die factie gebruiken (prijs: { $price }).
card-then = Doe je dat, dan { $now }.
card-then-at = Doe je dat { $where }, dan { $now }.
card-bonus = Betaal je { $item-a }, dan { $now }.
card-bonus-instead = Betaal je { $item-a }, dan { $now }, in plaats van te kiezen.
card-pay-knowledge = +{ $count } kennis
card-pay-morale = −{ $count } moreel
card-pay-worker = deze arbeider
card-pay-retrieved = een van deze arbeiders
card-to-bumped = { $price } aan die speler
card-to-bumper = { $price } aan die speler
card-gain-goods = { $goods } krijgen
card-gain-either = ofwel { $first }, ofwel { $second }
card-gain-allegiance = de loyaliteit van de { $faction } met 1 verhogen
card-gain-knowledge = je kennis met { $count } verhogen
card-gain-calm = je kennis met { $count } verlagen
card-gain-morale = je moreel met { $count } verhogen
card-gain-worse = je moreel met { $count } verlagen
card-gain-rises = { $tracks } elk met { $count } verhogen
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
card-gain-bumped-knowledge = de kennis van die speler met { $count } verhogen
card-gain-crowd-knowledge = de kennis van alle andere spelers daar met { $count } verhogen
card-gain-star = een ster in het bijbehorende gebied leggen
card-gain-others-bliss = elke tegenstander 1 zaligheid geven
card-gain-others-draw = elke tegenstander 1 artefactkaart laten trekken
card-gain-keep-morale = je moreel behouden
card-gain-choose-die = het getal van één arbeider kiezen in plaats van hem te gooien
card-gain-choose-bumped-die = zijn getal kiezen in plaats van hem te gooien
card-gain-set-bumped-die = de verdrongen arbeider op het getal van jouw arbeider draaien
card-gain-place-new-worker = hem meteen na de worp plaatsen
card-gain-keep-matching = daarvan, aan iedereen getoond, alleen onderling gelijke kaarten houden
card-gain-open-hand = je hand tonen; zitten daar gelijke kaarten in, dan trekt elke tegenstander er een
card-now-goods = krijg je { $goods }
card-now-either = kies je: { $first }, of { $second }
card-now-allegiance = stijgt de loyaliteit van de { $faction } met 1
card-now-knowledge = stijgt je kennis met { $count }
card-now-calm = daalt je kennis met { $count }
card-now-morale = stijgt je moreel met { $count }
card-now-worse = daalt je moreel met { $count }
card-now-rises = stijgen { $tracks } elk met { $count }
card-track-morale = je moreel
card-track-knowledge = je kennis
card-track-allegiance = de loyaliteit van de { $faction }
card-track-crowd-knowledge = de kennis van alle andere spelers daar
card-now-draw = trek je { $count ->
        [one] 1 artefactkaart
       *[other] { $count } artefactkaarten
    }
card-now-and-draw = trek je { $count ->
        [one] 1 artefactkaart
       *[other] { $count } artefactkaarten
    }
card-now-drop = leg je er één van af
card-now-discard = leg je daarna { $count ->
        [one] één handkaart
       *[other] { $count } handkaarten
    } af
card-now-miner = gaat de mijnwerker 1 stap verder
card-now-bumped-knowledge = stijgt de kennis van die speler met { $count }
card-now-crowd-knowledge = stijgt de kennis van alle andere spelers daar met { $count }
card-now-star = leg je een ster in het bijbehorende gebied
card-now-others-bliss = krijgt elke tegenstander 1 zaligheid
card-now-others-draw = mag elke tegenstander 1 artefactkaart trekken
card-now-keep-morale = daalt je moreel niet
card-now-choose-die = kies je het getal van één arbeider in plaats van hem te gooien
card-now-choose-bumped-die = kies je zijn getal in plaats van hem te gooien
card-now-set-bumped-die = draai je de verdrongen arbeider op het getal van jouw arbeider
card-now-place-new-worker = plaats je hem meteen na de worp
card-now-keep-matching = houd je daarvan, aan iedereen getoond, alleen onderling gelijke kaarten
card-now-open-hand = toon je je hand; zitten daar gelijke kaarten in, dan trekt elke tegenstander er een
card-on-at = { $occasion-start } { $where }{ $occasion-end }
card-on-place = Als je een arbeider plaatst
    .start = Als je een arbeider
    .end = { " " }plaatst
card-on-bump = Als je een arbeider van een andere speler verdringt
    .start = Als je
    .end = { " " }een arbeider van een andere speler verdringt
card-on-bumped = Als een arbeider van jou wordt verdrongen
    .start = Als
    .end = { " " }een arbeider van jou wordt verdrongen
card-on-bumped-by-rival = Als een andere speler een arbeider van jou verdringt
    .start = Als een andere speler
    .end = { " " }een arbeider van jou verdringt
card-on-market-star = Als je bij een bezoek aan een markt buiten Icarus een ster legt
card-on-market-visit = Als je een markt buiten Icarus bezoekt
card-on-star = Als je een ster legt
card-on-built = Als een markt wordt gebouwd
card-on-retrieve = Als je arbeiders terughaalt (vóór het gooien)
card-on-retrieve-free = Als je arbeiders terughaalt zonder te betalen
card-on-rival-pair = Als een tegenstander gooit en daarna arbeiders met hetzelfde getal heeft
card-on-worker-lost = Als een arbeider van jou deserteert
card-on-draw = In plaats van een artefactkaart te trekken (één keer per beurt)
card-on-knowledge-gained = Voor elke stap die je kennis stijgt
card-on-morale-lost = Voor elke stap die je moreel daalt
card-on-worker-gained = Als je een nieuwe arbeider krijgt
card-on-pay-site = Als je op een bouwplaats betaalt
card-on-pay-artifacts = Als je met artefactkaarten betaalt
    .start = Als je
    .end = { " " }met artefactkaarten betaalt
card-on-pay-bliss = Als je met zaligheid betaalt
card-on-pay-resource = Als je met een grondstof betaalt
    .start = Als je
    .end = { " " }met een grondstof betaalt
card-on-pay-tunnel = Als je in een tunnel betaalt
card-on-pay-retrieve = Als je voor het terughalen betaalt
card-on-retrieve-bliss = Als je het terughalen met zaligheid betaalt
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
card-when-no-artifacts = geen artefactkaarten hebt
card-when-no-artifacts-or-resources = geen artefactkaarten en geen grondstoffen hebt
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
board-way-out = Zo kom je ervan af: leg een ster { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-die = Een van je vrije arbeiders. Het getal telt in handelsgebieden en als je kennis wordt gecontroleerd.
table-artifact = Een artefactkaart, een ding uit het verleden. Drie willekeurige of twee gelijke leveren op een artefactmarkt een ster op; je dilemma en sommige markten vragen een bepaalde.
table-territory = Hier komen sterren te liggen als markten van de regio worden bezocht. Er zijn zoveel plaatsen als spelers.
table-faction = Loyaliteit geeft bonussen aan wie een actieve rekruut van de factie heeft, onthult de verborgen rekruten en legt op het laatst op elk een ster.
table-miner = Mijnwerker
table-end = Einde van de tunnel
table-discarded = afgelegd
table-pair = twee gelijke
table-star = ster
table-stars = Sterren
table-morale = moreel
table-knowledge = kennis
table-workers = arbeiders
table-out = op het bord
table-reveal = verborgen rekruten worden actief
table-hidden = verborgen
table-penalty = de straf geldt voor jou
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
    .short = Tank
table-discards = { $count } afgelegd; is de stapel leeg, dan worden ze opnieuw geschud.
table-market = { $market-effect }
table-site = { $count } van { $needed } arbeiders zijn hier. Met de laatste staat de markt, en wie hier een arbeider heeft, legt er een ster op.
table-places = Vrije plaatsen voor sterren: { $count }
table-tunnel = De mijnwerker heeft { $step } van { $end } stappen gegraven. Bij { $reveal } worden verborgen rekruten van de factie onthuld, bij { $end } gaat het einde open.
tier-1 = Vanaf stap { $step }: één handelsgoed meer in het handelsgebied van de factie.
tier-2 = Vanaf stap { $step }: grondstof en kaart in de tunnel van de factie.
tier-2-icarite = Vanaf stap { $step }: een artefactkaart voor elke ster in het gebied.
tier-3 = Op stap { $step }: alle verborgen rekruten van de factie worden onthuld.
tier-4 = Op stap { $step }: een ster op elke actieve rekruut van de factie.

## The mat and the first choice

mat-left = { $count ->
        [one] nog 1 ster
       *[other] nog { $count } sterren
    }
mat-out = { $count } op pad
mat-nobody = Al je arbeiders zijn op pad.
mat-risk = { $count ->
        [one] 1 terug: { $risk }% kans dat er een deserteert
       *[other] { $count } terug: { $risk }% kans dat er een deserteert
    }
mat-sum = { $count } van { $limit }: niemand weet te veel
mat-cards = Artefactkaarten: { $count }. Je mag er zoveel houden als je moreel: { $limit }.
mat-unfold = Je bord: alles tonen
mat-way-out = Zo kom je ervan af: een ster van jou hier. Bezoek deze markt of: { $space }.
mat-way-out-visit = Zo kom je ervan af: een ster van jou hier. Bezoek deze markt.
state-open = Werkt vanaf het begin voor je: de eigenschappen gelden, en elke stap van de factie levert je iets op.
state-hidden = Alleen jij kent deze kaart. Eigenschappen en beloning beginnen als de factie of haar tunnel ver genoeg is.
state-starred = Draagt een ster van jou: de factie heeft haar doel bereikt.
first-about = Je leidt een deel van een stad waar niemand te veel mag weten. Stuur je dobbelstenen aan het werk en leg als eerste { $count } sterren.
first-how = Sterren liggen op markten die je helpt bouwen, in gebieden, op je dilemma en op rekruten van wie de factie slaagt.
first-step = Twee van deze mensen blijven bij je: één open, één in het geheim.
first-open = open
first-hidden = verborgen
first-kept = van jou
about-euphorian = De stad: energie uit de Generator, goud uit de tunnel, markten achter de muur.
about-subterran = Onder de grond: water uit de Waterbron, steen uit de tunnel, markten in de grotten.
about-wastelander = Buiten: voedsel van de Boerderij, klei uit de tunnel, markten tussen ruïnes.
about-icarite = In de wolken: zaligheid, waarmee je bijna alles betaalt, en sterren voor kaarten of grondstoffen. Geen tunnel, geen bouwplaats.
chip-all = Alle keuzes ({ $count })
chip-trade = Een ruil aanbieden
chip-risk = { $risk }%
bubble-pay = Betaal
bubble-get = Krijg
bubble-or = of
bubble-bumps = Verdringt { $who }: die arbeider gaat naar huis en wordt opnieuw gegooid.
bubble-total = Samen { $count }.
bubble-build = Bouwt hier mee: { $count } van { $total } arbeiders.
bubble-built = De laatste: de markt wordt gebouwd en elke bouwer legt een ster.
bubble-again = Tik nog eens om te kiezen.
trade-give = Jij geeft
trade-want = Jij krijgt
trade-with = Ruil met { $other }
