tournaments = Toernooien
tournaments-all = Alle toernooien
tournaments-none = Op dit moment staat er geen toernooi open voor inschrijving. Open er een voor je club: het maakt de indeling, opent de tafels en houdt de stand bij.
tournaments-over = Afgelopen toernooien
tournament-open = Toernooi openen
tournament-open-hint = Jij doet mee, anderen schrijven zich in, en je begint als iedereen er is. Daarna opent elke ronde vanzelf.
tournament-name = Hoe heet het?
tournament-name-example = Donderdag op de club
tournament-format = Hoe wordt er gespeeld?
tournament-format-swiss = Zwitsers
tournament-format-swiss-about = Een paar rondes. Wie in de stand dicht bij elkaar staan, spelen tegen elkaar, en niemand twee keer zolang dat te vermijden is.
tournament-format-round-robin = Iedereen tegen iedereen
tournament-format-round-robin-about = Iedereen ontmoet iedereen. Er zijn zoveel rondes als daarvoor nodig zijn.
tournament-format-duplicate = Duplicaatwedstrijd
tournament-format-duplicate-about = Dezelfde beginsituatie aan alle tafels. Je wordt vergeleken met wie elders jouw plaats heeft; zo telt geluk minder.
tournament-seats = Plaatsen aan een tafel
tournament-people = Mensen aan elke tafel
tournament-rounds-count = Rondes
tournament-deals-count = Beginsituaties
tournament-mind = Computerspeler waar iemand ontbreekt of weg is
tournament-people-of = { $people } van { $seats } plaatsen voor mensen
tournament-tables-of = tafels van { $seats }
tournament-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-round-of = Ronde { $round } van { $rounds }
tournament-status-gathering = Inschrijving open
tournament-status-finished = Afgelopen
tournament-status-closed = Afgelast
tournament-by = { $count ->
        [one] Geopend door { $host } · { $count } persoon
       *[other] Geopend door { $host } · { $count } personen
    }
tournament-in-it = je doet mee
tournament-host = Geopend door { $name }
tournament-your-table = Jouw tafel in ronde { $round }
tournament-against = Met { $who }
tournament-play = Naar de tafel
tournament-wait = Je partij is afgelopen. De volgende ronde opent als alle tafels klaar zijn.
tournament-won = { $count ->
        [one] { $who } wint het toernooi
       *[other] { $who } winnen samen het toernooi
    }
tournament-enter = Meedoen
tournament-wait-start = Je doet mee. { $name } begint als iedereen er is.
tournament-leave = Toernooi verlaten
tournament-leave-sure = Je geeft je lopende partij op en wordt niet meer ingedeeld. Wat je gespeeld hebt blijft tellen.
tournament-stay = Blijven
tournament-start = { $count ->
        [one] Beginnen
       *[other] Met { $count } personen beginnen
    }
tournament-call-off = Afgelasten
tournament-end = Toernooi beëindigen
tournament-invite = Met deze link uitnodigen
tournament-entered = { $count ->
        [one] Tot nu toe { $count } persoon
       *[other] Tot nu toe { $count } personen
    }
tournament-take-out = { $name } eruit halen
tournament-standings = Stand
tournament-place = Plaats
tournament-player = Wie
tournament-margin = Boven gemiddeld
tournament-opponents = Tegenstanders
tournament-wins = Overwinningen
tournament-left = vertrokken in ronde { $round }
tournament-how = Zo wordt geteld
tournament-points-rank = De eerste plaats aan een tafel levert 1 punt op, de laatste 0, en de plaatsen ertussen gelijkmatig: aan een tafel van vier 1, ⅔, ⅓ en 0. Wie gelijk staat, deelt. Zo telt een tafel van drie even zwaar als een van vier.
tournament-points-duplicate = In elke beginsituatie word je vergeleken met iedereen die jouw plaats had: je krijgt het deel van hen dat je in spelpunten verslaat, van 0 tot 1; wie gelijk staat telt voor de helft.
tournament-ties-rank = Bij evenveel punten staat hoger wiens tegenstanders meer punten hebben (aan elke tafel hun gemiddelde; computerspelers hebben er geen), dan wie vaker gewonnen heeft. Wie ook daarin gelijk is, deelt de plaats.
tournament-ties-duplicate = Bij evenveel punten staat hoger wie in spelpunten verder boven het gemiddelde van de eigen plaatsen ligt, dan wie aan de eigen tafel vaker gewonnen heeft. Wie ook daarin gelijk is, deelt de plaats.
tournament-how-swiss = Iedereen zit zo gelijk mogelijk eerste, tweede enzovoort. Komt het aantal niet uit, dan zijn sommige tafels kleiner; waar ook dat niet lukt, neemt een computerspeler de lege plaats.
tournament-how-round-robin = Iedereen zit zo gelijk mogelijk eerste, tweede enzovoort. Bij een oneven aantal aan tafels van twee speelt ieder één keer tegen een computerspeler.
tournament-how-duplicate = Zolang een beginsituatie ergens gespeeld wordt, kan niemand een andere tafel ermee zien en wordt geen uitslag getoond. Daarna is alles open. Plaatsen zonder mens hebben aan alle tafels dezelfde computerspelers.
tournament-how-away = Als iemands tijd om is, speelt de computerspeler verder tot diegene terug is. Wie opgeeft is laatste aan die tafel; hebben alle anderen opgegeven, dan heeft wie overblijft gewonnen.
tournament-stages = Rondes
tournament-deal = Beginsituatie { $round }
tournament-round = Ronde { $round }
tournament-score = { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
tournament-table-over = Afgelopen
tournament-table-closed = Voortijdig beëindigd
tournament-table-playing = Bezig
tournament-table-sealed = Bezig, voor niemand anders te zien
tournament-table-sealed-over = Afgelopen; te zien als alle klaar zijn
