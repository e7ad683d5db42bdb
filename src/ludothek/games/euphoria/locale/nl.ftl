# Euphoria: Build a Better Dystopia, Nederlands.
# Een argument als $space is de naam van het ding; $space-at en dergelijke zijn attributen van die naam.

title = Euphoria: Build a Better Dystopia
tagline = Stuur arbeiders die niet te veel mogen leren, bouw markten en leg als eerste tien sterren.

## Facties

faction-euphorian = Euphorianen
faction-subterran = Subterranen
faction-wastelander = Woestelingen
faction-icarite = Icarieten
territory-of = gebied van de { $faction }

## Goederen en artefacten

item-energy = energie
item-water = water
item-food = voedsel
item-bliss = gelukzaligheid
item-gold = goud
item-stone = steen
item-clay = klei
item-book = boek
item-balloons = ballonnen
item-glasses = bril
item-game = bordspel
item-bear = teddybeer
item-bat = honkbalknuppel
pair-of = een paar: { $item }
wish-of = { $item } van de ander

## Velden

space-generator = Generator
    .at = bij de Generator
space-aquifer = Waterbron
    .at = bij de Waterbron
space-farm = Boerderij
    .at = bij de Boerderij
space-cloud-mine = Wolkenmijn
    .at = in de Wolkenmijn
space-tank-energy = Activeringstank, energie
    .at = in de tank (energie)
space-tank-water = Activeringstank, water
    .at = in de tank (water)
space-tunnel-euphorian = tunnel van de Euphorianen
    .at = in de tunnel van de Euphorianen
space-tunnel-subterran = tunnel van de Subterranen
    .at = in de tunnel van de Subterranen
space-tunnel-wastelander = tunnel van de Woestelingen
    .at = in de tunnel van de Woestelingen
space-end-euphorian = einde van de tunnel van de Euphorianen
    .at = aan het einde van de tunnel van de Euphorianen
space-end-subterran = einde van de tunnel van de Subterranen
    .at = aan het einde van de tunnel van de Subterranen
space-end-wastelander = einde van de tunnel van de Woestelingen
    .at = aan het einde van de tunnel van de Woestelingen
space-incinerator = Verbrandingsoven van historische nauwkeurigheid
    .at = bij de Verbrandingsoven
space-free-press = Vrije pers van de harde werkelijkheid
    .at = bij de Vrije pers
space-ark = Ark van gebroken herinneringen
    .at = bij de Ark
space-wind-saloon = Wind Saloon
    .at = in de Wind Saloon
space-nimbus-loft = Nimbus Loft
    .at = in de Nimbus Loft
space-breeze-bar = Breeze Bar
    .at = in de Breeze Bar
space-sky-lounge = Sky Lounge
    .at = in de Sky Lounge
site-euphoria-a = Euphoria, bovenste bouwplaats
site-euphoria-b = Euphoria, onderste bouwplaats
site-subterra-a = Subterra, linker bouwplaats
site-subterra-b = Subterra, rechter bouwplaats
site-wastelands-a = Woestenij, bovenste bouwplaats
site-wastelands-b = Woestenij, onderste bouwplaats
space-market = markt: { $site }
space-site = bouw: { $site }
space-edge = bouw met andere grondstof: { $site }
worker-at = arbeider { $space-at }
worker-in-area = arbeider met { $number } { $space-at }
worker-at-market = arbeider op de markt: { $site }
worker-on-site = arbeider op de bouwplaats: { $site }
die-of = arbeider met { $number }
number-of = { $number }
morale-of = moreel { $number }
knowledge-of = kennis { $number }

## Markten

market-laboratory = Laboratorium van selectieve genetica
market-spa = Kuuroord van vluchtig plezier
market-courthouse = Rechtbank van het haastige oordeel
market-plaza = Plein van vereeuwigde nederigheid
market-fountain = Fontein van wensdenken
market-lounge = Salon van weelderige zuinigheid
market-academy = Academie van verplichte gelijkheid
market-cafeteria = Kantine van naamloos vlees
market-apothecary = Apotheek van productieve dromen
market-theater = Theater van onthullende propaganda
market-registry = Register van persoonlijke geheimen
market-arena = Arena van vreedzaam conflict
market-teddy-shop = Teddyberensloperij
market-clinic = Kliniek van de blinde terugblik
market-park = Verbijsteringspark
market-bonfire = Spellenvuur om de hoek
market-stadium = Stadion van gegarandeerde homeruns
market-literacy-center = Centrum voor verminderde geletterdheid

## Rekruten

recruit-laura = Laura de filantroop
recruit-yordy = Yordy de demotivator
recruit-katy = Katy de diëtiste
recruit-gary = Gary de elektricien
recruit-michael = Michael de ingenieur
recruit-esme = Esme de brandweervrouw
recruit-ray = Ray de voorman
recruit-bradley = Bradley de futurist
recruit-ben = Ben de ludoloog
recruit-jefferson = Jefferson de schokkunstenaar
recruit-julia = Julia de gedachteninspecteur
recruit-nakagawa = Dr. Nakagawa het tribuut
recruit-maggie = Maggie de vogelvrije
recruit-dave = Majoor Dave de sloper
recruit-xander = Xander de graver
recruit-gambler = Jonathan de gokker
recruit-josiah = Josiah de hacker
recruit-faith = Faith de waterkrachttechnicus
recruit-brett = Brett de slotenkraker
recruit-chase = Chase de mijnwerker
recruit-soulless = Soulless de loodgieter
recruit-curtis = Curtis de propagandist
recruit-andrew = Andrew de speleoloog
recruit-phil = Phil de spion
recruit-flartner = Flartner de luddiet
recruit-reitz = Professor Reitz de archeoloog
recruit-jacko = Jacko de archivaris
recruit-artist = Jonathan de kunstenaar
recruit-pete = Pete de kannibaal
recruit-scarby = Sir Scarby de oogster
recruit-ian = Ian de tuinder
recruit-geek = Geek het orakel
recruit-kyle = Kyle de aaseter
recruit-steven = Steven de geleerde
recruit-nick = Nick de doublure
recruit-brian = Brian de wijnbouwer
recruit-maxime = Maxime de ambassadeur
recruit-zong = Zong de astronoom
recruit-amanda = Amanda de makelaar
recruit-sarinee = Sarinee de wolkendelver
recruit-lee = Lee de roddelaar
recruit-gidget = Gidget de hypnotiseur
recruit-kaden = Kaden de infiltrant
recruit-sheppard = Dr. Sheppard de lobotomist
recruit-flavio = Flavio de koopman
recruit-josh = Josh de onderhandelaar
recruit-rebecca = Rebecca de marskramer
recruit-matthew = Matthew de dief

## Wat men verder kan aanwijzen

retrieve = Arbeiders terughalen
dilemma = Ethisch dilemma
side-fight = Het systeem bestrijden
side-serve = Het systeem dienen
deck = Artefactenstapel
trade = Handel
workers = alle arbeiders
answer-stop = geen meer
answer-done = dat is alles
answer-decline = afslaan
answer-enough = genoeg
answer-accept = aannemen
answer-refuse = weigeren
payment-free = voor niets
payment-food = met voedsel
payment-bliss = met gelukzaligheid
payment-otherwise = zoals de rekruut toestaat
payment-bliss-calm = met gelukzaligheid, om te vergeten
payment-food-calm = met voedsel, om te vergeten
payment-cards = met meer kaarten
payment-card = met één kaart
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
option-doubles-free = volgen vrij
option-doubles-morale = kosten elk één moreel
option-draft = Rekruten draften
option-draft-false = nee, vier worden gedeeld
option-draft-true = ja, doorgeven
option-markets = Markten
option-markets-random = willekeurig
option-markets-draft = gekozen
option-tracks = Moreel en kennis aan het begin
option-tracks-same = voor allen gelijk
option-tracks-draft = gekozen

## Wat gevraagd wordt

ask-tile = Welke markt komt in het spel?
ask-draft = Welke rekruut houd je? De andere gaan door.
ask-open = Welke rekruut werkt vanaf het begin voor je?
ask-hide = Welke rekruut blijft verborgen?
ask-track = Leg je hart of je hoofd op een vrij veld.
ask-turn = Jouw beurt: plaats een arbeider, haal arbeiders terug of los je dilemma op.
ask-again = Nog een arbeider met { $number } mag volgen: waar?
ask-take = Welke arbeiders haal je terug?
ask-retrieve = Hoe betaal je voor het terughalen?
ask-pay = Waarmee betaal je?
ask-cards = Hoe betaal je?
ask-power = Welke rekruut gebruik je?
ask-gain = { $recruit }: wat neem je?
ask-get = Wat neem je?
ask-tunnel = Wat haal je uit de tunnel omhoog?
ask-star = Waar leg je je ster?
ask-discard = Je mag { $limit ->
        [one] één kaart
       *[other] { $limit } kaarten
    } houden: welke leg je af?
ask-discard-drawn = Welke van de twee kaarten leg je af?
ask-lose = Een slechte worp: wat verlies je?
ask-die = Welk getal moet je arbeider tonen?
ask-keep = Welke rekruut houd je?
ask-give = Wat bied je aan?
ask-want = Wat wil je ervoor?
ask-answer-1-1 = { $turn } biedt { $give } voor { $want }.
ask-answer-1-2 = { $turn } biedt { $give } voor { $want } en { $want2 }.
ask-answer-2-1 = { $turn } biedt { $give } en { $give2 } voor { $want }.
ask-answer-2-2 = { $turn } biedt { $give } en { $give2 } voor { $want } en { $want2 }.
ask-draw = Wil je een artefactkaart trekken?

## De keuzes

choose-place = { $number } { $space-at } plaatsen
choose-place-market = De markt bezoeken met { $number }: { $site }
choose-place-site = Bouwen met { $number }: { $site }
choose-place-edge = Bouwen met { $number } op het afwijkende veld: { $site }
choose-retrieve = Arbeiders terughalen
choose-fight = Je dilemma oplossen: vechten voor een rekruut
choose-serve = Je dilemma oplossen: dienen voor een ster
choose-offer = { $other } een aanbod doen
choose-stop = Geen meer
choose-take-at = De arbeider { $space-at } nemen
choose-take-in-area = De { $number } { $space-at } nemen
choose-take-at-market = De arbeider van de markt nemen: { $site }
choose-take-on-site = De arbeider van de bouwplaats nemen: { $site }
choose-take-all = Alle arbeiders nemen
choose-done = Dat is alles
choose-retrieve-free = Niets betalen, moreel verliezen
choose-retrieve-food = Voedsel betalen, moreel winnen
choose-retrieve-bliss = Gelukzaligheid betalen, moreel winnen
choose-retrieve-otherwise = Betalen zoals je rekruut toestaat
choose-retrieve-bliss-calm = Gelukzaligheid betalen, kennis verliezen
choose-retrieve-food-calm = Voedsel als gelukzaligheid betalen, kennis verliezen
choose-pay = { $item } betalen
choose-pair = Een paar betalen: { $item }
choose-cards = Willekeurige kaarten betalen
choose-card = Eén enkele kaart betalen
choose-with-knowledge = Met kennis betalen
choose-use = { $recruit } gebruiken
choose-recruit-draft = { $recruit } houden
choose-recruit-open = Open: { $recruit }
choose-recruit-hide = Verborgen: { $recruit }
choose-recruit-keep = { $recruit } houden
choose-recruit = { $recruit }
choose-decline = Afslaan
choose-first = Het eerste
choose-second = Het tweede
choose-gain-item = { $count } { $item }
choose-gain-morale = { $steps } moreel meer
choose-gain-calm = { $steps } kennis minder
choose-gain-item-morale = { $count } { $item } en { $steps } moreel meer
choose-gain-item-calm = { $count } { $item } en { $steps } kennis minder
choose-get = { $item } nemen
choose-draw = Een artefactkaart trekken
choose-star-territory = Ster op het gebied van de { $faction }
choose-star-site = Ster op de markt: { $site }
choose-discard = { $item } afleggen
choose-lose = { $item } verliezen
choose-set = { $number } tonen
choose-tile = { $market }
choose-morale = Moreel { $number }
choose-knowledge = Kennis { $number }
choose-give = { $item } geven
choose-want = { $item } vragen
choose-enough = Genoeg
choose-accept = Aannemen
choose-refuse = Weigeren

## Wat er gebeurde

event-chosen = { $seat } heeft gekozen.
event-begins = { $seat } begint.
event-opened = { $recruit } werkt nu voor { $seat }.
event-kept = { $seat } houdt { $recruit }.
event-rolled = { $seat } gooit { $number }.
event-set-die = Een arbeider van { $seat } toont { $number }.
event-deserted = Een arbeider van { $seat } met { $number } weet te veel en deserteert.
event-sacrificed = { $seat } geeft een arbeider op.
event-worker = { $seat } krijgt een arbeider.
event-placed = { $seat } plaatst { $number } { $space-at }.
event-placed-market = { $seat } bezoekt een markt met { $number }: { $site }.
event-placed-site = { $seat } bouwt met { $number }: { $site }.
event-placed-edge = { $seat } bouwt met { $number } op het afwijkende veld: { $site }.
event-bumped = { $seat } verdringt { $other } { $space-at }.
event-bumped-market = { $seat } verdringt { $other } van de markt: { $site }.
event-bumped-site = { $seat } verdringt { $other }: { $site }.
event-bumped-edge = { $seat } verdringt { $other }: { $site }.
event-retrieved = { $seat } haalt de arbeider { $space-at } terug.
event-retrieved-market = { $seat } haalt een arbeider van de markt terug: { $site }.
event-retrieved-site = { $seat } haalt een arbeider terug: { $site }.
event-retrieved-edge = { $seat } haalt een arbeider terug: { $site }.
event-gained = { $seat } krijgt { $count } { $item }.
event-paid = { $seat } betaalt { $count } { $item }.
event-lost = { $seat } verliest { $item }.
event-knowledge-up = Kennis van { $seat } stijgt naar { $number }.
event-knowledge-down = Kennis van { $seat } daalt naar { $number }.
event-morale-up = Moreel van { $seat } stijgt naar { $number }.
event-morale-down = Moreel van { $seat } daalt naar { $number }.
event-allegiance = Trouw van de { $faction } bereikt { $step }.
event-miner = De mijnwerker van de { $faction } bereikt stap { $step }.
event-drew = { $seat } trekt { $item }.
event-drew-secretly = { $seat } trekt een artefactkaart.
event-drew-openly = { $seat } toont { $item }.
event-discarded = { $seat } legt { $item } af.
event-reshuffled = De afgelegde artefacten worden geschud: { $number } kaarten.
event-used = { $seat } gebruikt { $recruit }.
event-star-territory = { $seat } legt een ster op het gebied van de { $faction }.
event-star-site = { $seat } legt een ster op { $market }.
event-star-recruit = { $seat } legt een ster op { $recruit }.
event-star-dilemma = { $seat } legt een ster op het dilemma.
event-built = { $market } is gebouwd: { $site }.
event-dilemma-fight = { $seat } lost het dilemma ({ $item }) op en vecht.
event-dilemma-serve = { $seat } lost het dilemma ({ $item }) op en dient.
event-offer-1-1 = { $seat } biedt { $other } { $give } voor { $want }.
event-offer-1-2 = { $seat } biedt { $other } { $give } voor { $want } en { $want2 }.
event-offer-2-1 = { $seat } biedt { $other } { $give } en { $give2 } voor { $want }.
event-offer-2-2 = { $seat } biedt { $other } { $give } en { $give2 } voor { $want } en { $want2 }.
event-accepted = { $seat } neemt aan.
event-refused = { $seat } weigert.
event-track-morale = { $seat } begint met moreel { $number }.
event-track-knowledge = { $seat } begint met kennis { $number }.
event-end = { $seat } heeft { $number ->
        [one] één ster
       *[other] { $number } sterren
    } gelegd.
event-last-roll = { $seat } gooit samen { $number }.
event-tie-morale = Meer spelers zijn klaar: het moreel beslist.
event-tie-knowledge = Meer spelers zijn klaar: de kennis beslist.
event-tie-markets = Meer spelers zijn klaar: de markten beslissen.
event-tie-territories = Meer spelers zijn klaar: de gebieden beslissen.
event-tie-roll = Meer spelers zijn klaar: de laatste worp beslist.

## Waarom niet

why-over = Het spel is afgelopen.
why-not-your-turn = { $turn } wordt gevraagd, niet jij.
why-not-asked = Daar wordt nu niet naar gevraagd.
why-no-worker = Je hebt geen arbeider om te plaatsen: haal er een terug.
why-no-such-worker = Je hebt geen vrije arbeider met { $number }.
why-same-number = Alleen arbeiders die aan het begin van de beurt hetzelfde getal toonden mogen volgen.
why-not-dug = De tunnel van de { $faction } is bij stap { $step } van 9.
why-not-built = Deze markt is nog niet gebouwd.
why-built = Deze markt is al gebouwd.
why-taken = Al deze velden zijn bezet.
why-cannot-pay = Je kunt dit veld niet betalen.
why-penalty = { $market } verbiedt het: je hebt daar geen ster.
why-nobody-out = Je hebt geen arbeiders op het bord.
why-once-started = Je bent deze beurt al begonnen arbeiders te plaatsen.
why-solved = Je dilemma is opgelost.
why-cannot-solve = Je hebt noch het artefact van je dilemma noch twee willekeurige.
why-no-trade = Er valt niets te ruilen, of je hebt je aanbod deze beurt al gedaan.

## Kaarten: de woorden waaruit hun teksten bestaan

card-cost = Bezoek: { $cost }.
card-penalty = Zonder ster hier: { $rule }
card-penalty-lose-on = voor elke { $number } die je gooit verlies je een handelsgoed of grondstof.
card-penalty-no-new-worker = met twee of drie arbeiders krijg je er geen bij.
card-penalty-no-self-bump = je mag je eigen arbeiders niet verdringen.
card-penalty-no-pairs = artefactmarkten nemen geen paren van je aan.
card-penalty-own-markets-only = je mag geen gebouwde markt zonder eigen ster bezoeken.
card-penalty-one-placement = je mag per beurt maar één arbeider plaatsen.
card-penalty-no-shared-site = je mag niet bouwen waar een ander een arbeider heeft.
card-penalty-no-recruits = je rekruten hebben geen krachten.
card-penalty-dear-retrieve = voor niets terughalen kost je één moreel meer.
card-penalty-no-icarus = je mag niet in Icarus plaatsen.
card-penalty-knowing-stars = elke ster die je legt verhoogt je kennis met één.
card-penalty-no-tiers = je hebt geen trouwbonussen van niveau 1 en 2.
card-penalty-one-per-area = je mag in elk goederengebied maar één arbeider hebben.
card-and = { $first } en { $second }
card-or = { $first } of { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] één willekeurig handelsgoed
       *[other] { $count } willekeurige handelsgoederen
    }
card-any-resource = { $count ->
        [one] één willekeurige grondstof
       *[other] { $count } willekeurige grondstoffen
    }
card-any-artifact = { $count ->
        [one] één willekeurige artefactkaart
       *[other] { $count } willekeurige artefactkaarten
    }
card-pay-knowledge = { $count } kennis meer
card-pay-morale = { $count } moreel minder
card-pay-worker = deze arbeider
card-to-bumped = { $price } aan deze speler
card-to-bumper = { $price } aan deze speler
card-may-pay = je mag ruilen: { $price } tegen { $gain }.
card-must-pay = { $price }.
card-may = je mag nemen: { $gain }.
card-gain = { $gain }.
card-instead = je mag in plaats daarvan betalen: { $price }.
card-instead-gain = je mag in plaats daarvan betalen: { $price }; daarbij { $gain }.
card-either = of { $first } of { $second }
card-bonus = { $gain } als je met { $item } betaalt
card-bonus-instead = voor { $item } in plaats daarvan { $gain }
card-gain-allegiance = één stap trouw voor de { $faction }
card-gain-knowledge = { $count } kennis meer
card-gain-calm = { $count } kennis minder
card-gain-morale = { $count } moreel meer
card-gain-resource = { card-any-resource }
card-gain-commodity = { card-any-commodity }
card-gain-tunnel-resource = { $count } van de grondstof van de tunnel
card-gain-draw = { $count ->
        [one] één artefactkaart
       *[other] { $count } artefactkaarten
    }
card-gain-drop = één daarvan afgelegd
card-gain-discard = daarna { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } uit je hand afgelegd
card-gain-miner = één stap meer voor de mijnwerker
card-gain-bumped-knowledge = { $count } kennis meer voor deze speler
card-gain-crowd-knowledge = { $count } kennis meer voor alle anderen daar
card-gain-star = een ster op het gebied
card-gain-others-bliss = één gelukzaligheid voor elke tegenstander
card-gain-others-draw = een artefactkaart voor elke tegenstander die wil
card-on-at = { $occasion } ({ $where })
card-on-place = Als je een arbeider plaatst
card-on-bump = Als je de arbeider van een ander verdringt
card-on-bumped = Als een arbeider van je verdrongen wordt
card-on-market-star = Als je door een bezoek aan een markt op de grond een ster legt
card-on-market-visit = Als je een markt op de grond bezoekt
card-on-star = Als je een ster legt
card-on-built = Als een markt gebouwd wordt
card-on-retrieve = Als je arbeiders terughaalt, vóór het gooien
card-on-retrieve-free = Als je arbeiders voor niets terughaalt
card-on-rival-pair = Als een tegenstander gooit en daarna gelijke arbeiders heeft
card-on-worker-lost = Als een arbeider van je deserteert
card-on-draw = Als je een artefactkaart trekt, eens per beurt
card-on-knowledge-gained = Voor elke stap die je kennis stijgt
card-on-morale-lost = Voor elke stap die je moreel daalt
card-on-worker-gained = Als je een arbeider krijgt
card-on-pay-site = Als je voor bouwen betaalt
card-on-pay-artifacts = Als je met artefactkaarten betaalt
card-on-pay-bliss = Als je met gelukzaligheid betaalt, met de toegift alleen
card-on-pay-resource = Als je met een grondstof betaalt
card-on-pay-tunnel = Als je voor een tunnel betaalt
card-on-pay-end = Aan het einde van een tunnel, zonder de factie ervan
card-on-pay-retrieve = Als je voor terughalen betaalt
card-on-retrieve-bliss = Als je het terughalen met gelukzaligheid betaalt, in plaats van moreel
card-on-enter = Als je een arbeider plaatst
card-at-generator = bij de Generator
card-at-aquifer = bij de Waterbron
card-at-farm = bij de Boerderij
card-at-cloud-mine = in de Wolkenmijn
card-at-icarus = in Icarus
card-at-tank = in de tank
card-at-tunnel-euphorian = in de tunnel van de Euphorianen
card-at-tunnel-subterran = in de tunnel van de Subterranen
card-at-tunnel-wastelander = in de tunnel van de Woestelingen
card-at-tunnels = in een tunnel
card-at-ends = aan het einde van een tunnel
card-at-markets = op een markt op de grond
card-at-ark = bij de Ark
card-at-sites = op een bouwplaats
card-at-breeze-bar = in de Breeze Bar
card-at-sky-lounge = in de Sky Lounge
card-when-no-artifacts = als je geen artefactkaarten hebt
card-when-no-resources = als je geen grondstoffen hebt
card-when-same-number = als een andere arbeider daar hetzelfde getal toont
card-when-alone = als de jouwe daar de enige arbeider is
card-when-lowest = als de jouwe daar de laagste of enige is
card-when-highest = als de jouwe daar de hoogste of enige is
card-when-two-workers = als je precies twee arbeiders hebt
card-when-helped = als je daar een arbeider had
card-when-not-helped = als je daar geen had
card-when-from-subterra = als ze allemaal in Subterra stonden
card-when-equal-die = als beide arbeiders hetzelfde getal tonen
card-when-higher-die = als de verdrongen arbeider een hoger getal toont
card-when-nobody-bumped = als je niemand verdrongen hebt
card-when-rival-bumped = als je een ander verdrongen hebt
card-when-took-resource = als je de grondstof neemt
card-when-no-subterran = als deze speler geen actieve Subterraanse rekruut heeft
card-when-by-rival = door een ander
card-does-keep-morale = je verliest geen moreel
card-does-choose-die = het getal van één arbeider naar keuze
card-does-set-bumped-die = de verdrongen arbeider op het getal van de jouwe gezet
card-does-place-new-worker = de nieuwe arbeider meteen na de worp geplaatst
card-does-keep-matching = aan allen getoond, alleen kaarten die bij elkaar passen gehouden
card-does-open-hand = je hand getoond; passen kaarten bij elkaar, dan trekt elke tegenstander er een

## Het bord in een terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = De Woestenij
region-icarite = Icarus
board-allegiance = Trouw
board-territory = Gebied
board-cards = 3 kaarten of een paar
board-card = kaart
board-closed = gesloten
board-other-commodity = een ander handelsgoed
board-step = trouw +1
board-hand = Kaarten
board-worker = arbeider
board-risk = { $count ->
        [one] Eén arbeider terughalen: { $percent } % kans er een te verliezen.
       *[other] { $count } arbeiders terughalen: { $percent } % kans er een te verliezen.
    }
board-way-out = Uitweg: een ster via { $space }.
