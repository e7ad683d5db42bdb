# World's Fair 1893, Dutch.
# An argument such as $area is the name of what it names; $figure-effect is that name's attribute below.

title = Wereldtentoonstelling 1893
tagline = Stuur medestanders naar de vijf paviljoens van de tentoonstelling, verzamel inzendingen en laat ze goedkeuren.

## The areas

area-agriculture = Landbouw
area-electricity = Elektriciteit
area-fine-arts = Schone Kunsten
area-manufacturing = Nijverheid
area-transportation = Transport

## The cards

exhibit-agriculture = inzending Landbouw
exhibit-electricity = inzending Elektriciteit
exhibit-fine-arts = inzending Schone Kunsten
exhibit-manufacturing = inzending Nijverheid
exhibit-transportation = inzending Transport
ticket = Midway-ticket
card-ticket = { ticket }
exhibit-amount = { $count ->
        [one] { $exhibit }
       *[other] { $count } × { $exhibit }
    }
card-amount = { $count ->
        [one] { $card }
       *[other] { $count } Midway-tickets
    }
figure-burnham = Daniel Burnham
    .effect = nog een medestander in het paviljoen van deze beurt
figure-davis = George Davis
    .effect = nog een medestander in een paviljoen naast dat van deze beurt
figure-palmer = Bertha Palmer
    .effect = een medestander van wie dan ook verplaatsen
figure-mccormick = Cyrus McCormick
    .effect = nog een medestander naar Landbouw
figure-westinghouse = George Westinghouse
    .effect = nog een medestander naar Elektriciteit
figure-saint-gaudens = Augustus Saint-Gaudens
    .effect = nog een medestander naar Schone Kunsten
figure-schwab = Charles H. Schwab
    .effect = nog een medestander naar Nijverheid
figure-pullman = George Pullman
    .effect = nog een medestander naar Transport

## Words on the table

round = Ronde { $count } van { $total }
wheel = Reuzenrad
    .also = gondel, ronde
wheel-left = { $count ->
        [one] nog één ticket tot de puntentelling
       *[other] nog { $count } tickets tot de puntentelling
    }
deck = Trekstapel
discard = Aflegstapel
tickets = Tickets
    .also = Midway-ticket
supply = Reserve
proposals = Ingediend
approved = Goedgekeurd
    .also = sets
coins = Munten
medals = Medailles
    .also = medaille, punten
sets = Sets
points = Punten
full = vol
scoring = Puntentelling: { $area }
scored = wordt gewaardeerd
leads = aan kop
leads-tied = gedeeld aan kop
figure-does = { $figure }: { $figure-effect }
supporters-of = medestanders van { $owner } bij { $area }
supply-of = reserve van { $owner }
cards-of = Kaarten bij { $area }
proposals-of = ingediende inzendingen { $area }

## Computerspelers van deze titel

mind-most-cards = de meeste kaarten

## Options

option-approvals = Inzendingen goedkeuren
option-approvals-automatic = zo veel als mag, zonder te vragen
option-approvals-ask = vragen hoeveel

## What is asked

ask-place = Plaats een medestander: in welk paviljoen?
ask-figure = Speel een kopstuk of leg het af.
ask-take-back = Je reserve is leeg: welke medestander gaat naar { $area }?
ask-approve = Hoeveel inzendingen laat je goedkeuren bij { $area }?

## The choices

choose-place = Medestander naar { $area }{ $cards ->
        [0] , zonder kaarten
        [one] : neem één kaart
       *[other] : neem { $cards } kaarten
    }
choose-take-back = Haal bij { $area } een medestander terug
choose-figure = Speel { $figure }: één medestander naar { $area }
choose-palmer = Speel { $figure }: { $owner } van { $origin } naar { $goal }
choose-discard = Leg { $figure } af
choose-approve = { $count ->
        [0] Laat niets goedkeuren
        [one] Laat één inzending goedkeuren
       *[other] Laat { $count } inzendingen goedkeuren
    }

## What happened

event-dealt = { $card } → { $area }
event-placed = { $seat } plaatst een medestander bij { $area }.
event-took-back = { $seat } haalt bij { $area } een medestander terug.
event-played = { $seat } speelt { $figure }: één medestander naar { $area }.
event-moved = { $seat } speelt { $figure }: een medestander van { $owner } gaat van { $origin } naar { $goal }.
event-discarded = { $seat } legt { $figure } af.
event-collected = { $seat } neemt: { $card }.
event-car = De gondel gaat { $count ->
        [one] één vakje
       *[other] { $count } vakjes
    } verder.
event-reshuffled = De aflegstapel wordt geschud: een nieuwe trekstapel van { $count ->
        [one] één kaart.
       *[other] { $count } kaarten.
    }
event-scoring = De gondel is weer beneden: puntentelling van ronde { $count }.
event-most-tickets = { $seat } heeft de meeste tickets: { $count } punten.
event-redeemed = { $seat } levert { $count ->
        [one] één ticket
       *[other] { $count } tickets
    } in.
event-standing-first = { $seat } gaat aan kop bij { $area }.
event-standing-second = { $seat } is tweede bij { $area }.
event-standing-tied-first = { $seat } gaat gedeeld aan kop bij { $area }.
event-standing-tied-second = { $seat } is gedeeld tweede bij { $area }.
event-medal = { $seat } krijgt bij { $area } een medaille van { $count } punten.
event-approved = { $seat } krijgt bij { $area } { $count ->
        [one] één inzending
       *[other] { $count } inzendingen
    } goedgekeurd.
event-recalled = { $seat } roept bij { $area } { $count ->
        [one] één medestander
       *[other] { $count } medestanders
    } terug.
event-round = Ronde { $count } begint.
event-end = { $seat } eindigt met { $count ->
        [one] één punt.
       *[other] { $count } punten.
    }
event-tie-approvals = Gelijke punten: wie de meeste goedgekeurde inzendingen heeft, wint (WF-47).
event-tie-proposals = Gelijke punten en goedkeuringen: wie de minste inzendingen over heeft, wint (WF-47).
event-tie-shared = In alles gelijk: de overwinning wordt gedeeld (WF-47).

## What things are

tell-area = Wie hier bij de puntentelling goed staat met medestanders, krijgt medailles en laat inzendingen van dit paviljoen goedkeuren.
tell-cards = Inzendingen, tickets en kopstukken: ze gaan naar wie hier als volgende een medestander plaatst.
tell-supporters = Hoe meer iemand er bij een paviljoen heeft, hoe meer de telling daar oplevert.
tell-supply = Medestanders die nog geplaatst kunnen worden. Is er geen meer, dan wordt er een bij een paviljoen teruggehaald.
tell-figure = Een kopstuk: je neemt het in een beurt en speelt het in je volgende.
tell-proposals = Genomen, maar nog niet goedgekeurd: zo leveren ze aan het eind niets op.
tell-tickets = Elk ticket levert punten op, en wie de meeste heeft, krijgt er nog bij.
tell-coins = Punten voor ingeleverde tickets.
tell-medals = Punten voor een goede plaats bij een paviljoen dat is geteld.
tell-approved = Een set bestaat uit inzendingen van verschillende paviljoens; hoe groter hij is, hoe meer hij oplevert.
tell-wheel = De klok van de ronde: is de gondel weer beneden, dan worden tickets en paviljoens geteld.
tell-deck = Inzendingen, tickets en kopstukken die nog komen.
tell-discard = Kaarten die ingeleverd, goedgekeurd of gespeeld zijn.

## Why not

why-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt: { $turn } moet kiezen.
why-not-asked = De punten worden geteld, en { $turn } moet eerst kiezen.
why-placed-already = Je hebt je medestander voor deze beurt al geplaatst; voor nog een heb je een kopstuk nodig dat dit paviljoen bereikt.
why-not-next-door = Davis bereikt alleen de buren van het paviljoen waar je je medestander hebt geplaatst, en een ander kopstuk voor dit paviljoen heb je niet.
why-no-such-figure = Je hebt { $figure } in je vorige beurt niet genomen.
why-figures-wait = Plaats eerst een medestander; kopstukken speel je daarna.
why-take-back-first = Zeg eerst welke medestander je terughaalt.
why-approve-first = Zeg eerst hoeveel inzendingen je laat goedkeuren.
why-supply-left = Je hebt nog medestanders in je reserve, dus je haalt er geen terug.
why-choose-first = Kies eerst waar een medestander heen gaat; daarna zeg je welke je terughaalt.
why-not-yours = Alleen Bertha Palmer verplaatst medestanders van { $owner }.
why-nobody-there = { $owner } heeft geen medestander bij { $area }.
why-cards = Kaarten kies je niet: je neemt alle kaarten van het paviljoen waar je je medestander plaatst.
why-deck = Niemand bekijkt de trekstapel; aan het eind van elke beurt worden er { $cards } kaarten neergelegd.
why-discard = Afgelegde kaarten komen pas terug als de trekstapel leeg is.
why-wheel = Het reuzenrad draait vanzelf: één vakje voor elk genomen ticket.
why-tickets = Tickets worden uitbetaald bij de puntentelling.
why-supply = Medestanders verlaten de reserve vanzelf als je kiest waar er een heen gaat.
why-proposals = Inzendingen worden bij de puntentelling goedgekeurd, in paviljoens waar je positie dat toelaat.
why-points = Munten en medailles zijn punten die je al hebt; ze worden aan het eind geteld.
why-approved = Goedgekeurde inzendingen blijven goedgekeurd; hun sets worden aan het eind geteld.

## For who hears the game

spoken-round = Ronde { $round } van { $rounds }, { $count ->
        [one] nog één ticket tot de puntentelling.
       *[other] nog { $count } tickets tot de puntentelling.
    }
spoken-you-lead = Jij staat aan kop bij { $areas }.
spoken-you-tie = Jij staat gedeeld aan kop bij { $areas }.
spoken-you-trail = Jij staat nergens aan kop.
spoken-lead = { $area }, aan kop: { $lead }. Medestanders: { $seats }.
spoken-lead-tied = { $area }, gedeeld aan kop: { $lead }. Medestanders: { $seats }.
spoken-nobody = { $area }: helemaal geen medestanders.
spoken-tickets = Tickets: { $seats }.
spoken-supporters = Medestanders: { $seats }.
spoken-cards = { $count } van { $room } kaarten: { $cards }.
spoken-no-cards = Geen kaarten; er is plaats voor { $room }.
spoken-medals = Medaillepunten als er nu werd geteld: { $seats }.
spoken-approvals = Inzendingen die zouden worden goedgekeurd: { $seats }.
spoken-count-supporters = { $count ->
        [0] Geen medestanders.
        [one] Eén medestander.
       *[other] { $count } medestanders.
    }
spoken-count-cards = { $count ->
        [0] Geen kaarten.
        [one] Eén kaart.
       *[other] { $count } kaarten.
    }
spoken-effect = Effect: { $figure-effect }.
spoken-held = In handen van { $seats }.
spoken-lies = Te halen bij { $areas }.
spoken-has-points = { $count ->
        [one] Eén punt:
       *[other] { $count } punten:
    } munten { $coins }, medailles { $medals }, sets { $sets }.
spoken-supply = Medestanders in de reserve: { $count }.
spoken-has-tickets = Tickets: { $count }.
spoken-figures = Kopstukken om te spelen: { $figures }.
spoken-no-figures = Geen kopstukken om te spelen.
spoken-has-proposed = Ingediende inzendingen: { $areas }.
spoken-none-proposed = Geen ingediende inzendingen.
spoken-has-approved = Goedgekeurde inzendingen: { $areas }.
spoken-none-approved = Geen goedgekeurde inzendingen.
spoken-by-seat = Per speler: { $seats }.
spoken-approved-by = Al goedgekeurd: { $seats }.
spoken-medal = { $seat } wint medailles voor { $count } punten.
spoken-approved = { $seat } laat { $count ->
        [one] één inzending
       *[other] in totaal { $count } inzendingen
    } goedkeuren.
spoken-dealt = Nieuwe kaarten bij { $area }: { $card }.

## The tutorial

tutorial-welcome = Welkom in Chicago, 1893! Jij bent Oranje, de computer is Blauw. Je medestanders staan al in de vijf paviljoens rond het reuzenrad.
tutorial-goal = Telkens als het rad rond is geweest, worden de paviljoens gewaardeerd: de meeste medestanders leveren een medaille en goedgekeurde inzendingen op. Dat gebeurt drie keer.
tutorial-place = Een beurt begint met één medestander, en daarna neem je alle kaarten die bij dat paviljoen liggen. Plaats een medestander bij Nijverheid.
tutorial-cards = Je hebt een inzending en een kopstuk gekregen. De inzending is pas ingediend en moet bij een puntentelling nog worden goedgekeurd; Daniel Burnham wacht op je volgende beurt.
tutorial-deal = Aan het eind van je beurt kwamen er drie nieuwe kaarten: één bij jouw paviljoen en één bij elk van de volgende twee, met de klok mee.
tutorial-second = Blauw ging naar Schone Kunsten. Bij Transport liggen een passende inzending, een ticket en een kopstuk: plaats daar een medestander.
tutorial-burnham = Voordat je kaarten neemt, zijn je kopstukken aan de beurt. Burnham zet nog een medestander in het paviljoen waar je er net een hebt geplaatst: speel hem.
tutorial-wheel = Door je ticket ging de gondel één vakje verder. Na negen tickets, die van jou en van Blauw samen, volgt de puntentelling; elk ticket levert ook een punt op.
tutorial-palmer = Blauw speelde Bertha Palmer, die een medestander van wie dan ook verplaatst: je enige bij Elektriciteit staat nu bij Transport.
tutorial-full = Landbouw met vier kaarten en Elektriciteit met drie zijn vol. Daar komen pas weer kaarten als iemand ze heeft meegenomen.
tutorial-third = Bij Schone Kunsten liggen twee kopstukken, en Blauw heeft er maar één medestander meer. Plaats daar een medestander.
tutorial-mccormick = Cyrus McCormick stuurt een medestander naar Landbouw, ongeacht waar je er deze beurt een plaatste. Speel hem en je komt daar gelijk met Blauw.
tutorial-fourth = Blauw heeft je bij Nijverheid ingehaald: drie tegen drie. Plaats daar een medestander en neem de leiding weer over.
tutorial-two-figures = Je hebt twee kopstukken en bepaalt zelf de volgorde. Eerst Burnham: nog een medestander voor Nijverheid.
tutorial-discard = Charles H. Schwab zou er hier nog een bij zetten, maar je voorsprong is groot genoeg en medestanders zijn schaars. Bewaren kan niet, dus leg hem af.
tutorial-passed-over = Kijk waar de nieuwe kaarten kwamen: Landbouw was vol en werd overgeslagen. Nu spelen we even voor je verder.
tutorial-last = De gondel is twee vakjes van de start, en bij Landbouw liggen twee tickets. Plaats daar een medestander: je beëindigt de ronde en komt gelijk met Blauw.
tutorial-tickets = Tijd voor de puntentelling! Jij hebt vijf tickets, Blauw vier: 2 punten voor de meeste, en 1 punt voor elk ticket.
tutorial-first = Je gaat aan kop bij Nijverheid: een medaille van 2 punten en maximaal drie goedkeuringen. Laat je inzending goedkeuren; meestal gaat dat in het spel vanzelf.
tutorial-tied = Drie tegen drie bij Landbouw: geen medaille, maar voor jullie allebei één goedkeuring.
tutorial-beaten = Blauw won Schone Kunsten en Elektriciteit; je inzendingen daar blijven ingediend en wachten op de volgende puntentelling. Met drie of vier spelers telt ook de tweede plaats.
tutorial-recall = Tot slot nam iedereen uit elk paviljoen de helft van zijn medestanders terug, naar beneden afgerond. Ronde twee begint.
tutorial-sets = Je drie goedgekeurde inzendingen zijn allemaal verschillend: zo’n set is 6 punten waard, een van alle vijf zelfs 15. Sets tellen aan het eind van het spel.
tutorial-end = 15 tegen 14 voor jou! Na de derde puntentelling wint wie de meeste punten heeft. Zin om het zelf te proberen?
