# Euphoria: Build a Better Dystopia, Deutsch.
# Ein Argument wie $space ist der Name der Sache; $space-at und dergleichen sind die Attribute dieses Namens.

title = Euphoria: Build a Better Dystopia
tagline = Schicke Arbeiter los, die nicht zu viel wissen dürfen, baue Märkte und lege vor allen anderen zehn Sterne.

## Fraktionen

faction-euphorian = Euphorianer
    .effect = { table-faction }
faction-subterran = Subterraner
    .effect = { table-faction }
faction-wastelander = Wastelander
    .effect = { table-faction }
faction-icarite = Icariten
    .effect = { table-faction }
territory-of = Gebiet der { $faction }
    .effect = { table-territory }

## Güter und Artefakte

item-energy = Energie
    .a = 1 Energie
    .begin = 1 Energie
    .many = Energie
    .effect = Ein Rohstoff, aus dem Generator. Damit zahlst du im Euphorianer-Tunnel und im Aktivierungsbecken.
item-water = Wasser
    .a = 1 Wasser
    .begin = 1 Wasser
    .many = Wasser
    .effect = Ein Rohstoff, aus dem Aquifer. Damit zahlst du im Subterraner-Tunnel und im Aktivierungsbecken.
item-food = Essen
    .a = 1 Essen
    .begin = 1 Essen
    .many = Essen
    .effect = Ein Rohstoff, von der Farm. Damit zahlst du im Wastelander-Tunnel und für das Zurückholen von Arbeitern.
item-bliss = Seligkeit
    .a = 1 Seligkeit
    .begin = 1 Seligkeit
    .many = Seligkeit
    .effect = Ein Rohstoff, aus der Wolkenmine. Damit zahlst du für das Zurückholen von Arbeitern und in Icarus.
item-gold = Gold
    .a = 1 Gold
    .begin = 1 Gold
    .many = Gold
    .effect = Eine Ressource, aus dem Euphorianer-Tunnel. Damit zahlst du auf Baustellen, auf Märkten und im Nimbus Loft.
item-stone = Stein
    .a = 1 Stein
    .begin = 1 Stein
    .many = Stein
    .effect = Eine Ressource, aus dem Subterraner-Tunnel. Damit zahlst du auf Baustellen, auf Märkten und im Nimbus Loft.
item-clay = Lehm
    .a = 1 Lehm
    .begin = 1 Lehm
    .many = Lehm
    .effect = Eine Ressource, aus dem Wastelander-Tunnel. Damit zahlst du auf Baustellen, auf Märkten und im Nimbus Loft.
item-book = Buch
    .a = ein Buch
    .begin = Ein Buch
    .many = Bücher
    .effect = { table-artifact }
item-balloons = Ballon
    .a = einen Ballon
    .begin = Einen Ballon
    .many = Ballons
    .effect = { table-artifact }
item-glasses = Brille
    .a = eine Brille
    .begin = Eine Brille
    .many = Brillen
    .effect = { table-artifact }
item-game = Brettspiel
    .a = ein Brettspiel
    .begin = Ein Brettspiel
    .many = Brettspiele
    .effect = { table-artifact }
item-bear = Teddybär
    .a = einen Teddybären
    .begin = Einen Teddybären
    .many = Teddybären
    .effect = { table-artifact }
item-bat = Baseballschläger
    .a = einen Baseballschläger
    .begin = Einen Baseballschläger
    .many = Baseballschläger
    .effect = { table-artifact }
item-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
wish-of = { $item } vom Mitspieler

## Felder

space-generator = Generator
    .at = beim Generator
    .from = vom Generator
    .effect = Summe aller Arbeiter 1–4: 1 Energie, Loyalität +1. 5–8: 1 Energie, Wissen −1. Ab 9: 2 Energie, Wissen +1.
space-aquifer = Aquifer
    .at = beim Aquifer
    .from = vom Aquifer
    .effect = Summe aller Arbeiter 1–4: 1 Wasser, Loyalität +1. 5–8: 1 Wasser, Wissen −1. Ab 9: 2 Wasser, Wissen +1.
space-farm = Farm
    .at = auf der Farm
    .from = von der Farm
    .effect = Summe aller Arbeiter 1–4: 1 Essen, Loyalität +1. 5–8: 1 Essen, Wissen −1. Ab 9: 2 Essen, Wissen +1.
space-cloud-mine = Wolkenmine
    .at = in der Wolkenmine
    .from = aus der Wolkenmine
    .effect = Summe aller Arbeiter 1–4: 1 Seligkeit, Loyalität +1. 5–8: 1 Seligkeit, Wissen −1. Ab 9: 2 Seligkeit, Wissen +1.
space-tank-energy = Aktivierungsbecken (Energie)
    .at = im Becken (Energie)
    .from = aus dem Becken (Energie)
    .effect = 3 Energie → ein Arbeiter, Wissen −2
space-tank-water = Aktivierungsbecken (Wasser)
    .at = im Becken (Wasser)
    .from = aus dem Becken (Wasser)
    .effect = 3 Wasser → ein Arbeiter, Moral +2
space-tunnel-euphorian = Euphorianer-Tunnel
    .at = im Euphorianer-Tunnel
    .from = aus dem Euphorianer-Tunnel
    .effect = 1 Energie → Gold oder eine Artefaktkarte
space-tunnel-subterran = Subterraner-Tunnel
    .at = im Subterraner-Tunnel
    .from = aus dem Subterraner-Tunnel
    .effect = 1 Wasser → Stein oder eine Artefaktkarte
space-tunnel-wastelander = Wastelander-Tunnel
    .at = im Wastelander-Tunnel
    .from = aus dem Wastelander-Tunnel
    .effect = 1 Essen → Lehm oder eine Artefaktkarte
space-end-euphorian = Ende des Euphorianer-Tunnels
    .at = am Ende des Euphorianer-Tunnels
    .from = vom Ende des Euphorianer-Tunnels
    .effect = 3 Wasser, nur mit einem aktiven Experten der Euphorianer.
space-end-subterran = Ende des Subterraner-Tunnels
    .at = am Ende des Subterraner-Tunnels
    .from = vom Ende des Subterraner-Tunnels
    .effect = 3 Essen, nur mit einem aktiven Experten der Subterraner.
space-end-wastelander = Ende des Wastelander-Tunnels
    .at = am Ende des Wastelander-Tunnels
    .from = vom Ende des Wastelander-Tunnels
    .effect = 3 Energie, nur mit einem aktiven Experten der Wastelander.
space-incinerator = Verbrennungsofen der Geschichtstreue
    .also = Incinerator of Historical Accuracy
    .short = Verbrennungsofen
    .at = beim Verbrennungsofen
    .from = vom Verbrennungsofen
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf Gebiet oder Markt, Loyalität +1
space-free-press = Freie Presse der harten Wirklichkeit
    .also = Free Press of Harsh Reality
    .short = Freie Presse
    .at = bei der Freien Presse
    .from = von der Freien Presse
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf Gebiet oder Markt, Loyalität +1
space-ark = Arche der zerbrochenen Erinnerungen
    .also = Ark of Fractured Memories
    .short = Arche
    .at = bei der Arche
    .from = von der Arche
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf Gebiet oder Markt, Loyalität +1
space-wind-saloon = Wind Saloon
    .at = im Wind Saloon
    .from = aus dem Wind Saloon
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf dem Gebiet, Loyalität +1
space-nimbus-loft = Nimbus Loft
    .at = im Nimbus Loft
    .from = aus dem Nimbus Loft
    .effect = 3 Ressourcen nach Wahl → ein Stern auf dem Gebiet, Loyalität +1
space-breeze-bar = Breeze Bar
    .at = in der Breeze Bar
    .from = aus der Breeze Bar
    .effect = 1 Seligkeit und ein weiterer Rohstoff → 2 Artefaktkarten, Loyalität +1
space-sky-lounge = Sky Lounge
    .at = in der Sky Lounge
    .from = aus der Sky Lounge
    .effect = 1 Seligkeit und ein weiterer Rohstoff → 2 Ressourcen nach Wahl, Loyalität +1
site-euphoria-a = Euphoria oben
site-euphoria-b = Euphoria unten
site-subterra-a = Subterra links
site-subterra-b = Subterra rechts
site-wastelands-a = Wastelands oben
site-wastelands-b = Wastelands unten
space-market = Markt: { $site }
space-site = Baustelle: { $site }
space-edge = Baustelle, Sonderfeld: { $site }
worker-at = Arbeiter { $space-at }
worker-in-area = Arbeiter mit der { $number } { $space-at }
worker-at-market = Arbeiter auf dem Markt: { $site }
worker-on-site = Arbeiter auf der Baustelle: { $site }
worker-visiting = Arbeiter auf einem Markt: { $market }
die-of = Arbeiter mit der { $number }
    .effect = { table-die }
number-of = { $number }
morale-of = Moral { $number }
knowledge-of = Wissen { $number }

## Märkte

market-laboratory = Labor für selektive Genetik
    .also = Laboratory of Selective Genetics
    .effect = Ein Besuch kostet 1 Artefaktkarte nach Wahl und 1 Ressource nach Wahl. Ohne eigenen Stern hier: Mit zwei oder drei Arbeitern bekommst du keinen weiteren.
market-spa = Kurbad der flüchtigen Freuden
    .also = Spa of Fleeting Pleasure
    .effect = Ein Besuch kostet 4 Wasser und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du darfst deine eigenen Arbeiter nicht verdrängen.
market-courthouse = Gericht der vorschnellen Urteile
    .also = Courthouse of Hasty Judgment
    .effect = Ein Besuch kostet 4 Energie und 1 Stein. Ohne eigenen Stern hier: Auf Artefaktmärkten darfst du nicht mit einem Paar zahlen.
market-plaza = Platz der verewigten Bescheidenheit
    .also = Plaza of Immortalized Humility
    .effect = Ein Besuch kostet 4 Wasser und 1 Lehm. Ohne eigenen Stern hier: Du darfst errichtete Märkte nur besuchen, wenn dort ein Stern von dir liegt.
market-fountain = Brunnen des Wunschdenkens
    .also = Fountain of Wishful Thinking
    .effect = Ein Besuch kostet 4 Wasser und 1 Gold. Ohne eigenen Stern hier: Du darfst je Zug nur einen Arbeiter einsetzen.
market-lounge = Salon der üppigen Sparsamkeit
    .also = Lounge of Opulent Frugality
    .effect = Ein Besuch kostet 4 Energie und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du darfst nicht bauen, wo ein Mitspieler einen Arbeiter hat.
market-academy = Akademie der verordneten Gleichheit
    .also = Academy of Mandatory Equality
    .effect = Ein Besuch kostet 4 Essen und 1 Gold. Ohne eigenen Stern hier: Deine Experten haben keine Fähigkeiten.
market-cafeteria = Kantine des namenlosen Fleisches
    .also = Cafeteria of Nameless Meat
    .effect = Ein Besuch kostet 4 Essen und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Holst du Arbeiter zurück, ohne zu zahlen, verlierst du 1 Moral mehr.
market-apothecary = Apotheke der produktiven Träume
    .also = Apothecary of Productive Dreams
    .effect = Ein Besuch kostet 4 Seligkeit und 1 Ressource nach Wahl. Ohne eigenen Stern hier: Du darfst in Icarus keine Arbeiter einsetzen.
market-theater = Theater der enthüllenden Propaganda
    .also = Theater of Revelatory Propaganda
    .effect = Ein Besuch kostet 4 Energie und 1 Lehm. Ohne eigenen Stern hier: Jeder Stern, den du legst, erhöht dein Wissen um 1.
market-registry = Register der persönlichen Geheimnisse
    .also = Registry of Personal Secrets
    .effect = Ein Besuch kostet 4 Seligkeit und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du bekommst die Loyalitätsboni der Ebenen 1 und 2 nicht.
market-arena = Arena des friedlichen Konflikts
    .also = Arena of Peaceful Conflict
    .effect = Ein Besuch kostet 4 Essen und 1 Stein. Ohne eigenen Stern hier: Du darfst in jedem Rohstofflager nur einen Arbeiter haben.
market-teddy-shop = Zerleg-deinen-Teddy-Laden
    .also = Disassemble-a-Teddy-Bear Shop
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und einen Teddybären. Ohne eigenen Stern hier: Für jede 1, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-clinic = Klinik der blinden Rückschau
    .also = Clinic of Blind Hindsight
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und eine Brille. Ohne eigenen Stern hier: Für jede 2, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-park = Verwirrungspark
    .also = Bemusement Park
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und einen Ballon. Ohne eigenen Stern hier: Für jede 3, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-bonfire = Spielefeuer um die Ecke
    .also = Friendly Local Game Bonfire
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und ein Brettspiel. Ohne eigenen Stern hier: Für jede 4, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-stadium = Stadion der garantierten Homeruns
    .also = Stadium of Guaranteed Home Runs
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und einen Baseballschläger. Ohne eigenen Stern hier: Für jede 5, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-literacy-center = Zentrum für verminderte Lesefähigkeit
    .also = Center for Reduced Literacy
    .effect = Ein Besuch kostet 1 Rohstoff nach Wahl und ein Buch. Ohne eigenen Stern hier: Für jede 6, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.

## Experten

recruit-laura = Laura die Philanthropin
    .acc = Laura die Philanthropin
    .faction = { faction-euphorian }
    .effect = Wenn du in einem Tunnel oder im Aktivierungsbecken den Arbeiter eines Mitspielers verdrängst, darfst du 2 Artefaktkarten ziehen (Preis: 1 Gold an diesen Spieler).
recruit-yordy = Yordy der Demotivator
    .acc = Yordy den Demotivator
    .faction = { faction-euphorian }
    .effect = Wenn du, ohne zu zahlen, Arbeiter zurückholst, darfst du die Zahl eines Arbeiters wählen, statt ihn zu würfeln (Preis: 1 Energie).
    .effect-first = Wenn du, ohne zu zahlen, Arbeiter zurückholst und genau zwei Arbeiter besitzt, verlierst du keine Moral.
recruit-katy = Katy die Ernährungsberaterin
    .acc = Katy die Ernährungsberaterin
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter beim Generator einsetzt und keine Artefaktkarten hast, erhältst du 1 Essen.
recruit-gary = Gary der Elektriker
    .acc = Gary den Elektriker
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter beim Generator einsetzt und dort ein anderer Arbeiter dieselbe Zahl zeigt, wählst du: deine Moral um 1 erhöhen oder 1 Energie erhalten.
recruit-michael = Michael der Ingenieur
    .acc = Michael den Ingenieur
    .faction = { faction-euphorian }
    .effect = Wenn du auf einer Baustelle zahlst, darfst du stattdessen mit 1 Ressource nach Wahl zahlen. Zahlst du 1 Gold, steigen deine Moral und dein Wissen um je 1.
    .effect-first = Wenn du auf einer Baustelle zahlst, darfst du stattdessen mit 1 Ressource nach Wahl zahlen. Zahlst du 1 Gold, steigen deine Moral und die Loyalität der Euphorianer um je 1.
recruit-esme = Esme die Feuerwehrfrau
    .acc = Esme die Feuerwehrfrau
    .faction = { faction-euphorian }
    .effect = Wenn du einen Stern legst, darfst du 1 Energie erhalten und entweder dein Wissen um 1 senken oder deine Moral um 1 erhöhen (Preis: 1 Artefaktkarte nach Wahl). Zahlst du ein Buch, erhältst du 2 Energie, sinkt dein Wissen um 2 und steigt deine Moral um 2, statt zu wählen.
    .effect-first = Wenn du einen Stern legst, darfst du 1 Energie erhalten und entweder dein Wissen um 1 senken oder deine Moral um 1 erhöhen (Preis: 1 Artefaktkarte nach Wahl).
recruit-ray = Ray der Vorarbeiter
    .acc = Ray den Vorarbeiter
    .faction = { faction-euphorian }
    .effect = Wenn ein Markt errichtet wird und du dort einen Arbeiter hattest, steigt deine Moral um 2. Wenn ein Markt errichtet wird und du dort keinen Arbeiter hattest, sinkt dein Wissen um 2.
recruit-bradley = Bradley der Futurist
    .acc = Bradley den Futuristen
    .faction = { faction-euphorian }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst, darfst du 2 Artefaktkarten ziehen und eine davon ablegen (Preis: +2 Wissen).
recruit-ben = Ben der Ludologe
    .acc = Ben den Ludologen
    .faction = { faction-euphorian }
    .effect = Wenn ein Mitspieler würfelt und danach Arbeiter mit gleicher Zahl hat, darfst du 1 Ressource nach Wahl erhalten (Preis: −2 Moral).
recruit-jefferson = Jefferson der Schockkünstler
    .acc = Jefferson den Schockkünstler
    .faction = { faction-euphorian }
    .effect = Wenn du für das Zurückholen zahlst, darfst du stattdessen mit 1 Energie zahlen. Tust du das, sinkt dein Wissen um 1 und steigt deine Moral um 1.
recruit-julia = Julia die Gedankeninspektorin
    .acc = Julia die Gedankeninspektorin
    .faction = { faction-euphorian }
    .effect = Wenn du den Arbeiter eines Mitspielers verdrängst, darfst du 1 Ressource nach Wahl erhalten und den verdrängten Arbeiter auf die Zahl deines Arbeiters drehen (Preis: −1 Moral).
    .effect-first = Wenn du den Arbeiter eines Mitspielers verdrängst und beide Arbeiter dieselbe Zahl zeigen, darfst du 1 Ressource nach Wahl erhalten (Preis: −2 Moral).
recruit-nakagawa = Dr. Nakagawa der Tribut
    .acc = Dr. Nakagawa den Tribut
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter auf einer Baustelle einsetzt, darfst du die Loyalität der Euphorianer um 1 erhöhen.
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst, darfst du einen Stern auf das zugehörige Gebiet legen (Preis: dieser Arbeiter).
recruit-maggie = Maggie die Gesetzlose
    .acc = Maggie die Gesetzlose
    .faction = { faction-subterran }
    .effect = Wenn du Arbeiter zurückholst (vor dem Würfeln) und alle in Subterra standen, erhältst du 1 Wasser oder 1 Stein.
recruit-dave = Major Dave der Sprengmeister
    .acc = Major Dave den Sprengmeister
    .faction = { faction-subterran }
    .effect = Wenn du in einem Tunnel den Arbeiter eines Mitspielers verdrängst, darfst du 1 Ressource des Tunnels erhalten und den Minenarbeiter 1 Stufe weitersetzen (Preis: +1 Wissen).
    .effect-first = Wenn du in einem Tunnel den Arbeiter eines Mitspielers verdrängst, darfst du 1 Ressource des Tunnels erhalten und den Minenarbeiter 1 Stufe weitersetzen (Preis: +2 Wissen).
recruit-xander = Xander der Ausgräber
    .acc = Xander den Ausgräber
    .faction = { faction-subterran }
    .effect = Wenn du in einem Tunnel den Arbeiter eines Mitspielers verdrängst und der verdrängte Arbeiter eine höhere Zahl zeigt als deiner, darfst du 1 Ressource des Tunnels erhalten (Preis: +1 Wissen).
recruit-gambler = Jonathan der Zocker
    .acc = Jonathan den Zocker
    .faction = { faction-subterran }
    .effect = Statt eine Artefaktkarte zu ziehen (einmal je Zug), darfst du 2 Artefaktkarten ziehen und deine Hand zeigen; enthält sie gleiche Karten, zieht jeder Mitspieler eine.
    .effect-first = Statt eine Artefaktkarte zu ziehen (einmal je Zug), darfst du 3 Artefaktkarten ziehen und davon, allen gezeigt, nur untereinander gleiche behalten (Preis: +1 Wissen).
recruit-josiah = Josiah der Hacker
    .acc = Josiah den Hacker
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Generator, auf der Farm oder in der Wolkenmine einsetzt, steigen deine Moral und das Wissen aller Mitspieler dort um je 1.
recruit-faith = Faith die Hydroelektrikerin
    .acc = Faith die Hydroelektrikerin
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Aquifer einsetzt und keine Artefaktkarten hast, erhältst du 1 Energie.
recruit-brett = Brett der Schlossknacker
    .acc = Brett den Schlossknacker
    .faction = { faction-subterran }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst, darfst du 1 Ressource nach Wahl erhalten (Preis: +1 Wissen).
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst und dabei niemanden verdrängst, darfst du 1 Ressource nach Wahl erhalten (Preis: +2 Wissen).
recruit-chase = Chase der Bergmann
    .acc = Chase den Bergmann
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter in einem Tunnel einsetzt, darfst du 2 Ressourcen des Tunnels erhalten (Preis: dieser Arbeiter). Wenn du einen neuen Arbeiter bekommst, darfst du ihn gleich nach dem Wurf einsetzen.
recruit-soulless = Soulless der Klempner
    .acc = Soulless den Klempner
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Aquifer einsetzt und deiner dort der niedrigste oder einzige ist, wählst du: deine Moral um 1 erhöhen oder 1 Wasser erhalten.
recruit-curtis = Curtis der Propagandist
    .acc = Curtis den Propagandisten
    .faction = { faction-subterran }
    .effect = Für jede Stufe, um die deine Moral sinkt, sinkt dein Wissen um 1.
recruit-andrew = Andrew der Höhlenforscher
    .acc = Andrew den Höhlenforscher
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter im Euphorianer-Tunnel oder im Wastelander-Tunnel einsetzt, keine Artefaktkarten hast und die Ressource nimmst, ziehst du 1 Artefaktkarte.
recruit-phil = Phil der Spion
    .acc = Phil den Spion
    .faction = { faction-subterran }
    .effect = Wenn du den Arbeiter eines Mitspielers verdrängst und dieser Spieler keinen aktiven Subterraner-Experten hat, darfst du 1 Artefaktkarte ziehen (Preis: +1 Wissen).
    .effect-first = Wenn du den Arbeiter eines Mitspielers verdrängst und dieser Spieler keinen aktiven Subterraner-Experten hat, darfst du 1 Artefaktkarte ziehen (Preis: +2 Wissen).
recruit-flartner = Flartner der Maschinenstürmer
    .acc = Flartner den Maschinenstürmer
    .faction = { faction-wastelander }
    .effect = Wenn du auf einer Baustelle zahlst, darfst du stattdessen mit 1 Artefaktkarte nach Wahl zahlen. Tust du das, steigt deine Moral um 1.
recruit-reitz = Professor Reitz der Archäologe
    .acc = Professor Reitz den Archäologen
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter in einem Tunnel einsetzt und dabei niemanden verdrängst, darfst du 1 Artefaktkarte ziehen und den Minenarbeiter 1 Stufe weitersetzen (Preis: +2 Wissen).
recruit-jacko = Jacko der Archivar
    .acc = Jacko den Archivar
    .faction = { faction-wastelander }
    .effect = Wenn du bei der Arche mit Artefaktkarten zahlst, darfst du stattdessen mit 1 Artefaktkarte nach Wahl zahlen. Tust du das, darf jeder Mitspieler 1 Artefaktkarte ziehen.
    .effect-first = Wenn du einen Markt außerhalb von Icarus besuchst, darfst du einen Stern auf das zugehörige Gebiet legen (Preis: 2 Artefaktkarten nach Wahl).
recruit-artist = Jonathan der Künstler
    .acc = Jonathan den Künstler
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf einer Baustelle einsetzt und deiner dort der höchste oder einzige ist, darfst du 1 Artefaktkarte ziehen (Preis: +2 Wissen).
recruit-pete = Pete der Kannibale
    .acc = Pete den Kannibalen
    .faction = { faction-wastelander }
    .effect = Wenn du Arbeiter zurückholst (vor dem Würfeln), darfst du 4 Essen und 1 Ressource nach Wahl erhalten (Preis: einer dieser Arbeiter). Wenn du einen neuen Arbeiter bekommst, darfst du 1 Artefaktkarte ziehen (Preis: +2 Wissen).
recruit-scarby = Sir Scarby der Erntehelfer
    .acc = Sir Scarby den Erntehelfer
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf der Farm einsetzt und deiner dort der höchste oder einzige ist, wählst du: dein Wissen um 1 senken oder 1 Essen erhalten.
recruit-ian = Ian der Gärtner
    .acc = Ian den Gärtner
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf der Farm einsetzt und keine Ressourcen hast, erhältst du 1 Wasser.
recruit-geek = Geek das Orakel
    .acc = Geek das Orakel
    .faction = { faction-wastelander }
    .effect = Statt eine Artefaktkarte zu ziehen (einmal je Zug), darfst du 3 Artefaktkarten ziehen und dann 2 Handkarten ablegen (Preis: +1 Wissen).
    .effect-first = Statt eine Artefaktkarte zu ziehen (einmal je Zug), darfst du 2 Artefaktkarten ziehen und dann eine Handkarte ablegen (Preis: +2 Wissen).
recruit-kyle = Kyle der Schrottsammler
    .acc = Kyle den Schrottsammler
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter beim Generator, auf der Farm oder beim Aquifer einsetzt und dort kein anderer Arbeiter steht, darfst du 1 Artefaktkarte ziehen (Preis: +2 Wissen).
recruit-steven = Steven der Gelehrte
    .acc = Steven den Gelehrten
    .faction = { faction-wastelander }
    .effect = Wenn ein Arbeiter von dir desertiert, erhältst du 1 Ressource nach Wahl und ziehst 1 Artefaktkarte.
recruit-nick = Nick die Zweitbesetzung
    .acc = Nick die Zweitbesetzung
    .faction = { faction-wastelander }
    .effect = Für jede Stufe, um die dein Wissen steigt, steigt deine Moral um 1.
recruit-brian = Brian der Winzer
    .acc = Brian den Winzer
    .faction = { faction-wastelander }
    .effect = Wenn du mit Seligkeit zahlst, darfst du stattdessen mit 1 Essen zahlen. Tust du das auf einem Markt außerhalb von Icarus, steigen dein Wissen und die Loyalität der Wastelander um je 1. Wenn du einen Arbeiter in Icarus einsetzt, sinkt deine Moral um 1.
    .effect-first = Wenn du mit Seligkeit zahlst, darfst du stattdessen mit 1 Essen zahlen. Tust du das auf einem Markt außerhalb von Icarus, in der Breeze Bar oder in der Sky Lounge, steigen dein Wissen und die Loyalität der Wastelander um je 1.
recruit-maxime = Maxime der Botschafter
    .acc = Maxime den Botschafter
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines Mitspielers verdrängst, darfst du das Wissen dieses Spielers um 1 erhöhen und 1 Artefaktkarte ziehen (Preis: −2 Moral).
recruit-zong = Zong der Astronom
    .acc = Zong den Astronomen
    .faction = { faction-icarite }
    .effect = Wenn du einen Arbeiter in der Wolkenmine einsetzt, darfst du 1 Artefaktkarte ziehen und jedem Mitspieler 1 Seligkeit geben (Preis: +1 Wissen).
    .effect-first = Wenn du einen Arbeiter in der Wolkenmine einsetzt und weder Artefaktkarten noch Ressourcen hast, erhältst du 1 Wasser oder 1 Energie.
recruit-amanda = Amanda die Maklerin
    .acc = Amanda die Maklerin
    .faction = { faction-icarite }
    .effect = Wenn ein Arbeiter von dir verdrängt wird, darfst du seine Zahl wählen, statt ihn zu würfeln (Preis: 1 Seligkeit).
    .effect-first = Wenn ein Mitspieler einen Arbeiter von dir verdrängt, darfst du seine Zahl wählen, statt ihn zu würfeln (Preis: 1 Seligkeit an diesen Spieler).
recruit-sarinee = Sarinee die Wolkenschürferin
    .acc = Sarinee die Wolkenschürferin
    .faction = { faction-icarite }
    .effect = Wenn du einen Arbeiter in der Wolkenmine einsetzt und dort kein anderer Arbeiter steht, wählst du: dein Wissen um 1 senken oder 1 Seligkeit erhalten.
recruit-lee = Lee das Klatschmaul
    .acc = Lee das Klatschmaul
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines Mitspielers verdrängst, darfst du 1 Rohstoff nach Wahl erhalten und das Wissen dieses Spielers um 1 erhöhen (Preis: −1 Moral).
recruit-gidget = Gidget die Hypnotiseurin
    .acc = Gidget die Hypnotiseurin
    .faction = { faction-icarite }
    .effect = Wenn du für das Zurückholen mit Seligkeit zahlst, darfst du dein Wissen um 2 senken, statt Moral zu gewinnen.
recruit-kaden = Kaden der Infiltrator
    .acc = Kaden den Infiltrator
    .faction = { faction-icarite }
    .effect = Du darfst das Ende eines Tunnels auch ohne aktiven Experten der Fraktion nutzen (Preis: +2 Wissen).
recruit-sheppard = Dr. Sheppard der Lobotomist
    .acc = Dr. Sheppard den Lobotomisten
    .faction = { faction-icarite }
    .effect = Wenn du Arbeiter zurückholst (vor dem Würfeln), darfst du 4 Seligkeit und 1 Ressource nach Wahl erhalten (Preis: einer dieser Arbeiter). Wenn du einen neuen Arbeiter bekommst, darfst du 1 Artefaktkarte ziehen (Preis: −2 Moral).
recruit-flavio = Flavio der Händler
    .acc = Flavio den Händler
    .faction = { faction-icarite }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst, darfst du 1 Artefaktkarte ziehen (Preis: +1 Wissen).
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst und dabei einen Mitspieler verdrängst, darfst du 1 Artefaktkarte ziehen (Preis: −2 Moral).
recruit-josh = Josh der Unterhändler
    .acc = Josh den Unterhändler
    .faction = { faction-icarite }
    .effect = Wenn du auf einem Markt außerhalb von Icarus mit einer Ressource zahlst, darfst du stattdessen mit 1 Seligkeit zahlen.
recruit-rebecca = Rebecca die Hausiererin
    .acc = Rebecca die Hausiererin
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines Mitspielers verdrängst, darfst du 1 Ressource nach Wahl erhalten und das Wissen dieses Spielers um 1 erhöhen (Preis: −2 Moral).
recruit-matthew = Matthew der Dieb
    .acc = Matthew den Dieb
    .faction = { faction-icarite }
    .effect = Wenn du in einem Tunnel zahlst und dabei einen Mitspieler verdrängst, darfst du stattdessen dein Wissen um 1 erhöhen.

## Worauf man sonst zeigen kann

retrieve = Arbeiter zurückholen
    .effect = Nimm beliebige deiner Arbeiter zurück und würfle sie. 1 Essen oder 1 Seligkeit zahlen: Moral +2. Nichts zahlen: Moral −1. Ergeben freie Arbeiter und Wissen 16 oder mehr, desertiert einer.
dilemma = Ethisches Dilemma
    .effect = Einmal im Spiel, statt Arbeiter einzusetzen: Zahle das genannte Artefakt oder zwei beliebige Artefaktkarten, dann bekämpfe das System (ein Experte) oder diene ihm (ein Stern).
side-fight = Das System bekämpfen
    .effect = Ziehe zwei Experten und behalte einen davon, verdeckt, bis seine Fraktion aufgedeckt wird.
side-serve = Dem System dienen
    .effect = Lege einen Stern auf dein Dilemma.
track-morale = Moral
    .effect = Wie zufrieden deine Leute sind. Du darfst so viele Artefaktkarten halten, wie deine Moral hoch ist; sinkt sie, wirfst du ab. Wer fürs Zurückholen zahlt, hebt sie, wer nichts zahlt, senkt sie.
track-knowledge = Wissen
    .effect = Wie viel deine Arbeiter herausgefunden haben. Es zählt zu den Zahlen der freien Arbeiter, sooft welche gewürfelt werden.
meter = Desertionsmesser
    .effect = Die Zahlen der freien Arbeiter und dein Wissen, aneinandergelegt. Bringt ein Wurf sie an die rote Linie, desertiert der höchste Arbeiter.
hand = Kartenlimit
    .effect = Wie viele Artefaktkarten du hältst und wie viele du halten darfst: so viele, wie deine Moral hoch ist.
deck = Artefaktstapel
    .effect = Sechs Arten von Artefaktkarten. Du ziehst sie in Tunneln, in der Breeze Bar und durch Experten. Halten darfst du so viele, wie deine Moral hoch ist.
trade = Handel
    .effect = Einmal je Zug, vor allem anderen: Biete einem Mitspieler ein oder zwei Dinge gegen ein oder zwei von seinen.
answer-stop = keinen mehr einsetzen
answer-decline = verzichten
answer-accept = annehmen
answer-refuse = ablehnen
payment-free = kostenlos
payment-food = mit Essen
payment-bliss = mit Seligkeit
payment-otherwise = wie der Experte es erlaubt
payment-bliss-calm = mit Seligkeit, um zu vergessen
payment-food-calm = mit Essen, um zu vergessen
payment-knowledge = mit mehr Wissen
gain-first = das Erste
gain-second = das Zweite

## Optionen

option-recruits = Experten
option-recruits-revised = überarbeitete Auflage
option-recruits-first = erste Auflage
option-trading = Handel
option-trading-true = ein Angebot je Zug
option-trading-false = kein Handel
option-doubles = Arbeiter mit gleicher Zahl
option-doubles-free = dürfen kostenlos folgen
option-doubles-morale = folgen für je 1 Moral
option-draft = Experten-Draft
option-draft-false = nein, vier werden ausgeteilt
option-draft-true = ja, reihum weitergeben
option-markets = Märkte
option-markets-random = zufällig
option-markets-draft = Draft
option-tracks = Moral und Wissen zu Beginn
option-tracks-same = für alle gleich
option-tracks-draft = Draft

## Was gefragt wird

ask-tile = Welcher Markt kommt ins Spiel?
ask-draft = Welchen Experten behältst du? Die anderen gibst du weiter.
ask-open = Welcher Experte arbeitet von Anfang an für dich?
ask-hide = Welcher Experte bleibt verdeckt?
ask-track = Lege deinen Marker für Moral (Herz) oder Wissen (Kopf) auf ein freies Feld.
ask-turn = Du bist am Zug: Setze einen Arbeiter ein, hole Arbeiter zurück oder löse dein Dilemma.
ask-turn-solved = Du bist am Zug: Setze einen Arbeiter ein oder hole Arbeiter zurück.
ask-again = Noch eine { $number } darf folgen: Wohin?
ask-take = Welche Arbeiter holst du zurück?
ask-retrieve = Womit bezahlst du das Zurückholen?
ask-pay = Womit zahlst du?
ask-power = Welchen Experten nutzt du?
ask-gain = { $recruit }: Was möchtest du erhalten?
ask-get = { $count ->
        [one] Was möchtest du erhalten?
       *[other] Welche { $count } Dinge möchtest du erhalten?
    }
ask-tunnel = Was holst du aus dem Tunnel?
ask-star = Wohin legst du deinen Stern?
ask-discard = Du darfst { $limit ->
        [one] nur eine Karte
       *[other] nur { $limit } Karten
    } auf der Hand haben: { $count ->
        [one] Welche legst du ab?
       *[other] Welche { $count } legst du ab?
    }
ask-discard-drawn = Welche der beiden Karten legst du ab?
ask-lose = { $count ->
        [one] Ein schlechter Wurf: Was verlierst du?
       *[other] Ein schlechter Wurf: Welche { $count } Dinge verlierst du?
    }
ask-die = Welche Zahl soll dein Arbeiter zeigen?
ask-keep = Welchen Experten behältst du?
ask-give = Was bietest du an?
ask-want = Was willst du dafür?
ask-answer = { $turn } bietet dir { $give } gegen { $want }.
ask-draw = Willst du eine Artefaktkarte ziehen?

## Was man wählen kann

choose-place = Die { $number } { $space-at } einsetzen
choose-place-market = Mit der { $number } besuchen: { $market }
choose-place-site = Mit der { $number } bauen: { $site } ({ $item } zahlen)
choose-place-edge = Mit der { $number } bauen: { $site } ({ $item } zahlen)
choose-retrieve = Arbeiter zurückholen
choose-fight = Dilemma lösen: das System bekämpfen (Experte)
choose-serve = Dilemma lösen: dem System dienen (Stern)
choose-offer = { $other } ein Angebot machen
choose-stop = Keinen mehr einsetzen
choose-take = Zurückholen: { $workers }
choose-take-all = Alle Arbeiter zurückholen
choose-retrieve-free = Nichts zahlen: Moral sinkt
choose-retrieve-food = Essen zahlen: Moral steigt
choose-retrieve-bliss = Seligkeit zahlen: Moral steigt
choose-retrieve-otherwise = Zahlen, wie dein Experte es erlaubt
choose-retrieve-bliss-calm = Seligkeit zahlen: Wissen sinkt
choose-retrieve-food-calm = Essen als Seligkeit zahlen: Wissen sinkt
choose-pay = Zahlen: { $items }
choose-with-knowledge = Zahlen, indem dein Wissen steigt
choose-use = { $recruit-acc } nutzen
choose-recruit-draft = { $recruit-acc } behalten
choose-recruit-open = Offen: { $recruit }
choose-recruit-hide = Verdeckt: { $recruit }
choose-recruit-keep = { $recruit-acc } behalten
choose-recruit = { $recruit }
choose-decline = Verzichten
choose-first = Das Erste
choose-second = Das Zweite
choose-gain-item = { $count } { $item } erhalten
choose-gain-morale = { $steps } Moral gewinnen
choose-gain-calm = { $steps } Wissen verlieren
choose-gain-item-morale = { $count } { $item } erhalten und { $steps } Moral gewinnen
choose-gain-item-calm = { $count } { $item } erhalten und { $steps } Wissen verlieren
choose-get = Erhalten: { $items }
choose-draw = Eine Artefaktkarte ziehen
choose-star-territory = Stern auf das Gebiet der { $faction }
choose-star-site = Stern auf den Markt: { $market }
choose-discard = Ablegen: { $items }
choose-lose = Verlieren: { $items }
choose-set = Auf { $number } drehen
choose-tile = { $market }
choose-morale = Moral { $number }
choose-knowledge = Wissen { $number }
choose-give = Geben: { $items }
choose-want = Verlangen: { $items }
choose-accept = Annehmen
choose-refuse = Ablehnen

## Was geschah

event-chosen = { $seat } hat gewählt.
event-begins = { $seat } beginnt.
event-opened = { $recruit } arbeitet jetzt für { $seat }.
event-kept = { $seat } behält { $recruit-acc }.
event-rolled = { $seat } würfelt { $number }.
event-set-die = Ein Arbeiter von { $seat } wird auf { $number } gedreht.
event-deserted = Die { $number } von { $seat } weiß zu viel und desertiert.
event-sacrificed = { $seat } opfert einen Arbeiter.
event-worker = { $seat } bekommt einen neuen Arbeiter.
event-placed = { $seat } setzt die { $number } { $space-at } ein.
event-placed-market = { $seat } besucht mit der { $number } einen Markt: { $market }.
event-placed-site = { $seat } baut mit der { $number }: { $site }.
event-placed-edge = { $seat } baut mit der { $number } auf dem Sonderfeld: { $site }.
event-bumped = { $seat } verdrängt { $other } { $space-from }.
event-bumped-market = { $seat } verdrängt { $other } von einem Markt: { $market }.
event-bumped-site = { $seat } verdrängt { $other } von der Baustelle: { $site }.
event-bumped-edge = { $seat } verdrängt { $other } von der Baustelle: { $site }.
event-bumped-own = { $seat } verdrängt einen eigenen Arbeiter { $space-from }.
event-bumped-own-market = { $seat } verdrängt einen eigenen Arbeiter von einem Markt: { $market }.
event-retrieved = { $seat } holt { $places-count ->
        [one] einen Arbeiter zurück: { $places }.
       *[other] { $places-count } Arbeiter zurück: { $places }.
    }
event-gained = { $seat } erhält { $items }.
event-paid = { $seat } zahlt { $items }.
event-lost = { $seat } verliert { $items }.
event-knowledge-up = Das Wissen von { $seat } steigt auf { $number }.
event-knowledge-down = Das Wissen von { $seat } sinkt auf { $number }.
event-morale-up = Die Moral von { $seat } steigt auf { $number }.
event-morale-down = Die Moral von { $seat } sinkt auf { $number }.
event-allegiance = Die Loyalität der { $faction } erreicht Stufe { $step }.
event-miner = Der Minenarbeiter der { $faction } erreicht Stufe { $step }.
event-drew = { $seat } zieht: { $item }.
event-drew-secretly = { $seat } zieht eine Artefaktkarte.
event-drew-openly = { $seat } zeigt: { $item }.
event-discarded = { $seat } legt ab: { $item }.
event-reshuffled = Die abgelegten Artefaktkarten werden neu gemischt: { $number } { $number ->
        [one] Karte
       *[other] Karten
    }.
event-used = { $seat } nutzt { $recruit-acc }.
event-star-territory = { $seat } legt einen Stern auf das Gebiet der { $faction }.
event-star-site = { $seat } legt einen Stern auf einen Markt: { $market }.
event-star-recruit = { $seat } legt einen Stern auf { $recruit-acc }.
event-star-dilemma = { $seat } legt einen Stern auf die Dilemma-Karte.
event-built = Neuer Markt, { $site }: { $market }.
event-dilemma-fight = { $seat } löst das Dilemma ({ $item }) und bekämpft das System.
event-dilemma-serve = { $seat } löst das Dilemma ({ $item }) und dient dem System.
event-offer = { $seat } bietet { $other } { $give } gegen { $want }.
event-accepted = { $seat } nimmt an.
event-refused = { $seat } lehnt ab.
event-track-morale = { $seat } beginnt mit Moral { $number }.
event-track-knowledge = { $seat } beginnt mit Wissen { $number }.
event-end = { $seat } hat { $number ->
        [one] einen Stern
       *[other] { $number } Sterne
    } gelegt.
event-last-roll = { $seat } würfelt insgesamt { $number }.
event-tie-morale = Gleichstand: Die höchste Moral gewinnt.
event-tie-knowledge = Gleichstand: Das niedrigste Wissen gewinnt.
event-tie-markets = Gleichstand: Die meisten Märkte gewinnen.
event-tie-territories = Gleichstand: Die meisten Gebiete gewinnen.
event-tie-roll = Gleichstand: Der niedrigste Wurf gewinnt.

## Lernen beim Spielen

tutorial-welcome = Vier Fraktionen teilen sich eine Welt, die ihre Vergangenheit vergessen hat. Du schickst Arbeiter – das sind Würfel – zum Graben, Handeln und Bauen. Wer zuerst zehn Sterne gelegt hat, gewinnt.
tutorial-recruits = Du bekommst vier Experten und behältst zwei. Einer liegt offen und arbeitet von Anfang an für dich, der andere bleibt verdeckt, bis seine Fraktion aufgedeckt wird. Jeder gehört zu einer der vier Fraktionen.
tutorial-open = Nimm Jonathan den Künstler als offenen Experten: Er zieht Artefaktkarten, wenn du baust. Mit ihm gehörst du zu den Wastelandern.
tutorial-hide = Faith die Hydroelektrikerin bleibt verdeckt. Niemand sonst kennt sie, bis der Subterraner-Tunnel Stufe 6 erreicht oder die Loyalität der Subterraner Stufe 8; dann arbeitet auch sie für dich.
tutorial-dice = Deine Arbeiter zeigen 6 und 2, die von Blau 4 und 3. Die höhere Summe beginnt: du. Im Zug setzt du einen Arbeiter ein oder holst Arbeiter zurück; einmal im Spiel löst du stattdessen dein Dilemma.
tutorial-area = Im Rohstofflager zählt die Summe aller Arbeiter. 1–4: 1 Rohstoff, Loyalität +1. 5–8: 1 Rohstoff, Wissen −1. Ab 9: 2 Rohstoffe, Wissen +1. Setze deine 6 beim Aquifer ein.
tutorial-total = Du hast 1 Wasser und weißt etwas weniger. Mit der 4 von Blau ist die Summe 10: 2 Wasser, aber mehr Wissen. Warum das gefährlich ist, siehst du bald.
tutorial-tunnel = Jede Fraktion außerhalb von Icarus gräbt einen Tunnel. Der subterrane gibt dir für 1 Wasser einen Stein oder eine Artefaktkarte, und sein Minenarbeiter rückt 1 Stufe vor. Setze deine 2 dort ein.
tutorial-stone = Nimm den Stein, mit ihm baust du gleich. Erreicht der Minenarbeiter Stufe 6, werden alle verdeckten Subterraner aufgedeckt, auch Faith; auf Stufe 9 öffnet sich das Tunnelende.
tutorial-bumped = Hier ist nur Platz für einen Arbeiter, darum hat Blau deinen verdrängt. Das ist ein Geschenk: Er kam kostenlos heim, wurde gewürfelt und zeigt eine 3.
tutorial-build = Zu zweit machen zwei Arbeiter einen Markt fertig, und wer dort einen Arbeiter hat, legt einen Stern darauf. Ein Feld kostet 1 Ressource: Baue in Subterra mit deiner 3 und dem Stein.
tutorial-artist = Auf der Baustelle steht nur dein Arbeiter, darum bietet dir der Künstler für 2 Wissen eine Artefaktkarte an. Nimm an: Noch weißt du nicht viel.
tutorial-card = Ein Baseballschläger! Artefakte sind Dinge aus der vergessenen Vergangenheit. Du darfst so viele Karten halten, wie deine Moral hoch ist: bei Moral 1 nur diese.
tutorial-dilemma = Genau diese Karte verlangt dein geheimes Dilemma! Einmal im Spiel zahlst du sie oder zwei beliebige und wählst: das System bekämpfen (ein Experte) oder ihm dienen (ein Stern). Diene ihm.
tutorial-market = Der Arbeiter von Blau hat den Markt vollendet: { market-clinic }. Die Arbeiter kamen heim, und ihr habt beide einen Stern gelegt. Die Strafe gilt für alle, die dort keinen haben.
tutorial-doubles = Blau hatte zwei Vieren und hat beide in einem Zug eingesetzt: Nach dem ersten Arbeiter dürfen weitere folgen, die dieselbe Zahl zeigten.
tutorial-knowledge = Vorsicht: Immer wenn deine Arbeiter gewürfelt werden, zählen alle vor dir und dein Wissen zusammen. Ab 16 desertiert dein höchster Arbeiter. Du hast eine 6 und Wissen 4.
tutorial-retrieve = Hole deinen Arbeiter vom Aquifer zurück: Nur eine 6 wäre zu viel, ein Risiko von 17 %. Ohne Essen oder Seligkeit zu zahlen verlierst du 1 Moral, doch unter 1 fällst du nicht.
tutorial-farm = Eine 4: Alles ging gut. Jetzt auf die Farm: Deine 6 bringt 1 Essen und senkt dein Wissen.
tutorial-bump = Jetzt verdrängst du Blau: Setze deine 4 im Wastelander-Tunnel ein und zahle 1 Essen für Lehm. Der Arbeiter von Blau geht heim und wird gewürfelt.
tutorial-two-food = Blau hat dich seinerseits verdrängt, und dein Arbeiter zeigt eine 2. Mit der 6 und der 4 auf der Farm macht das 12: 2 Essen. Setze ihn dort ein.
tutorial-home = Du hast keinen Arbeiter mehr vor dir. Hole beide zurück: Sie werden neu gewürfelt, und solange du wenig weißt, ist das Risiko klein.
tutorial-food = 1 Essen oder 1 Seligkeit bezahlt alle auf einmal und hebt deine Moral um 2: Dann darfst du drei Karten halten. Nichts zu zahlen würde Moral kosten. Zahle das Essen.
tutorial-second = Blau hat in den Wastelands einen Markt begonnen: Vollende ihn mit deinem Lehm. Nimm die 5: Sie schlägt die 1 von Blau, wie es der Künstler will, und die kleine Zahl bleibt vor dir.
tutorial-safe = Noch eine Karte für 2 Wissen? Die 3 vor dir und Wissen 6 machen 9: Selbst mit einer 6 sind das erst 15. Kein Risiko, also nutze den Künstler.
tutorial-deserted = Der Markt steht: { market-registry }. Jeder von euch legt einen Stern. Aber Blau hat eine zweite 6 gewürfelt: Mit Wissen 6 macht das 18, und ein Arbeiter desertiert.
tutorial-visit = Du hast eine Brille gezogen. Sie und 1 Rohstoff kostet der Besuch dieses Marktes: { market-clinic }. Er bringt einen Stern auf dem Gebiet und Loyalität. Setze deine 3 ein.
tutorial-allegiance = Vier Sterne zu zwei! Die Loyalität der Subterraner stieg. Stufen 2 und 5 bringen Boni für alle mit aktivem Experten der Fraktion, Stufe 8 deckt die verdeckten auf, Stufe 11 gibt jedem einen Stern.
tutorial-artifacts = Drei Artefaktkarten oder zwei gleiche bringen hier einen Stern: auf dem Gebiet oder auf einem Markt der Gegend, wo du noch keinen hast; dann trifft dich dessen Strafe nicht mehr.
tutorial-tank = 3 Energie oder 3 Wasser bringen einen weiteren Arbeiter, bis zu vier insgesamt, und senken dein Wissen oder heben deine Moral um 2.
tutorial-end = Der zehnte Stern gewinnt sofort. Du führst, aber mit Wissen 6 solltest du bald etwas vergessen: in einem Lager mit Summe 5 bis 8 oder im Aktivierungsbecken. Du bist am Zug!

## For who hears the game

got-commodity = Rohstoff
    .a = 1 Rohstoff nach Wahl
    .many = Rohstoffe
got-resource = Ressource
    .a = 1 Ressource nach Wahl
    .many = Ressourcen
got-artifact = Artefaktkarte
    .a = eine Artefaktkarte
    .many = Artefaktkarten
got-pair = Paar
    .a = zwei gleiche Artefaktkarten
    .many = Paare Artefaktkarten
got-worker = Arbeiter
    .a = einen Arbeiter
    .many = Arbeiter
got-star = Stern
    .a = einen Stern
    .many = Sterne
got-morale = Moral
got-knowledge = Wissen
got-allegiance = Loyalität
got-amount = { $count ->
        [one] { $got-a }
       *[other] { $count } { $got-many }
    }
spoken-stars = Sterne (von { $total }): { $seats }.
spoken-stars-of = { $count } von { $total } Sternen.
spoken-star-leader = In Führung: { $seats }, mit { $count } von { $total } Sternen.
spoken-ready = Freie Arbeiter: { $numbers }; auf dem Brett: { $count }.
spoken-all-out = Keine freien Arbeiter; auf dem Brett: { $count }.
spoken-tracks = Moral { $morale }, Wissen { $knowledge }.
spoken-goods = Waren: { $items }.
spoken-no-goods = Keine Waren.
spoken-hand = Artefaktkarten: { $items }.
spoken-no-hand = Keine Artefaktkarten.
spoken-cards = Artefaktkarten: { $count }.
spoken-penalties = Strafen gelten, von: { $markets }.
spoken-allegiance = Loyalität, bis { $total }: { $factions }.
spoken-territory-stars = Gebiet der { $faction }, Sterne: { $seats }.
spoken-market-stars = { $market }, Sterne: { $seats }.
spoken-active = Aktive Experten: { $recruits }.
spoken-hidden = Verdeckte Experten, die du kennst: { $recruits }.
spoken-unknown = Verdeckte Experten: { $count }.
spoken-dilemma = Das Dilemma verlangt dieses Artefakt: { $item }.
spoken-fought = Gelöst, gegen das System.
spoken-served = Gelöst, für das System.
spoken-recruit = { $recruit-effect }
spoken-recruit-first = { $recruit-effect-first }
spoken-works-for = Arbeitet für: { $seats }.
spoken-by-seat = Je Person: { $seats }.
spoken-known-cards = Karten, von denen du weißt: { $seats }.
spoken-discarded = Abgelegt: { $count }.
spoken-at-hand = Freie Arbeiter, die das zeigen: { $seats }.
spoken-meter = Freie Zahlen und Wissen zusammen: { $seats }. Bei { $limit } geht nach einem Wurf ein Arbeiter verloren.
spoken-deck = Karten übrig: { $count }.
spoken-area = Die Arbeiter hier ergeben { $count }: { $workers }.
spoken-area-empty = Keine Arbeiter hier.
spoken-next = Deine { $number } brächte: { $gains }.
spoken-next-recruits = Deine { $number } brächte: { $gains }; mitreden würde: { $recruits }.
spoken-together = Zusammen ergäben die Arbeiter { $count }: { $band ->
        [low] wenige Rohstoffe, und die Loyalität steigt.
        [middle] wenige Rohstoffe, und das Wissen sinkt.
       *[high] die meisten Rohstoffe, aber das Wissen steigt.
    }
spoken-closed = Noch nicht offen.
spoken-nobody-there = Niemand ist dort.
spoken-occupied = Arbeiter dort: { $seats }; der nächste verdrängt ihn.
spoken-price = Zahle { $way }.
spoken-price-or = Zahle { $way } oder { $other }.
spoken-gains = Du bekommst { $way }.
spoken-gains-or = Du bekommst { $way } oder { $other }.
spoken-involved = Deine Experten, die hier mitreden: { $recruits }.
spoken-builders = Arbeiter, die hier bauen: { $workers }.
spoken-build-with = Gebaut wird mit einem davon: { $goods }.
spoken-here-is = Hier steht: { $market }.
spoken-stars-there = Sterne hier: { $seats }.
spoken-no-stars-there = Keine Sterne hier.
spoken-penalised = Du hast hier keinen Stern, also trifft dich die Strafe.
spoken-step = Loyalität { $count } von { $total }.
spoken-stars-by = Sterne: { $seats }.

## Warum nicht

why-over = Das Spiel ist zu Ende.
why-not-your-turn = Du bist nicht am Zug: Gefragt ist { $turn }.
why-not-asked = Du hast jetzt erst etwas anderes zu entscheiden.
why-no-worker = Du hast keinen freien Arbeiter: Hole erst welche zurück.
why-no-such-worker = Du hast keinen freien Arbeiter mit der { $number }.
why-same-number = Nur Arbeiter, die zu Beginn des Zuges dieselbe Zahl zeigten, dürfen folgen.
why-not-dug = Das Tunnelende öffnet sich auf Stufe 9; der Minenarbeiter der { $faction } steht auf Stufe { $step }.
why-not-built = Dieser Markt ist noch nicht gebaut.
why-built = Dieser Markt ist schon gebaut.
why-taken = Alle diese Felder sind besetzt.
why-cannot-pay = Du kannst den Preis dieses Feldes nicht zahlen.
why-penalty = Verboten, solange du dort keinen Stern hast: { $market }.
why-nobody-out = Du hast keine Arbeiter auf dem Spielbrett.
why-once-started = Du hast in diesem Zug schon Arbeiter eingesetzt.
why-solved = Dein Dilemma ist schon gelöst.
why-cannot-solve = Du hast weder das Artefakt deines Dilemmas noch zwei beliebige Artefaktkarten.
why-no-trade = Es gibt nichts zu tauschen, oder du hast in diesem Zug schon ein Angebot gemacht.
why-no-choice = Hier gibt es jetzt nichts zu wählen: Setze einen Arbeiter ein oder hole Arbeiter zurück.

## Karten: die Wörter, aus denen ihre Texte bestehen
# card-gain-… ist, was man darf (Infinitiv), card-now-…, was von selbst geschieht (nach dem Anlass, Verb zuerst).
# Der Ort steht vor dem Verb: .start und .end umschließen ihn. Bedingungen setzen denselben Nebensatz fort.

card-cost = Ein Besuch kostet { $cost }.
card-penalty = Ohne eigenen Stern hier: { $rule }
card-penalty-lose-on = Für jede { $number }, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
card-penalty-no-new-worker = Mit zwei oder drei Arbeitern bekommst du keinen weiteren.
card-penalty-no-self-bump = Du darfst deine eigenen Arbeiter nicht verdrängen.
card-penalty-no-pairs = Auf Artefaktmärkten darfst du nicht mit einem Paar zahlen.
card-penalty-own-markets-only = Du darfst errichtete Märkte nur besuchen, wenn dort ein Stern von dir liegt.
card-penalty-one-placement = Du darfst je Zug nur einen Arbeiter einsetzen.
card-penalty-no-shared-site = Du darfst nicht bauen, wo ein Mitspieler einen Arbeiter hat.
card-penalty-no-recruits = Deine Experten haben keine Fähigkeiten.
card-penalty-dear-retrieve = Holst du Arbeiter zurück, ohne zu zahlen, verlierst du 1 Moral mehr.
card-penalty-no-icarus = Du darfst in Icarus keine Arbeiter einsetzen.
card-penalty-knowing-stars = Jeder Stern, den du legst, erhöht dein Wissen um 1.
card-penalty-no-tiers = Du bekommst die Loyalitätsboni der Ebenen 1 und 2 nicht.
card-penalty-one-per-area = Du darfst in jedem Rohstofflager nur einen Arbeiter haben.
card-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
card-any-commodity = { $count ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $count } Rohstoffe nach Wahl
    }
card-any-resource = { $count ->
        [one] 1 Ressource nach Wahl
       *[other] { $count } Ressourcen nach Wahl
    }
card-any-tunnel-resource = { $count ->
        [one] 1 Ressource
       *[other] { $count } Ressourcen
    } des Tunnels
card-any-artifact = { $count ->
        [one] 1 Artefaktkarte nach Wahl
       *[other] { $count } Artefaktkarten nach Wahl
    }
card-paid-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
card-paid-any-commodity = { $count ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $count } Rohstoffe nach Wahl
    }
card-paid-any-resource = { $count ->
        [one] 1 Ressource nach Wahl
       *[other] { $count } Ressourcen nach Wahl
    }
card-paid-any-artifact = { $count ->
        [one] 1 Artefaktkarte nach Wahl
       *[other] { $count } Artefaktkarten nach Wahl
    }
card-power = { $occasion }, { $deal }
card-gain = { $gain }.
card-may = darfst du { $gain }.
card-may-pay = darfst du { $gain } (Preis: { $price }).
card-may-instead-of-morale = darfst du { $gain }, statt Moral zu gewinnen.
card-instead = darfst du stattdessen mit { $price } zahlen.
card-instead-steps = darfst du stattdessen { $price }.
card-pay-end = Du darfst das Ende eines Tunnels auch ohne aktiven Experten der Fraktion nutzen (Preis: { $price }).
card-then = Tust du das, { $now }.
card-then-at = Tust du das { $where }, { $now }.
card-bonus = Zahlst du { $item-a }, { $now }.
card-bonus-instead = Zahlst du { $item-a }, { $now }, statt zu wählen.
card-pay-knowledge = +{ $count } Wissen
card-pay-morale = −{ $count } Moral
card-pay-worker = dieser Arbeiter
card-pay-retrieved = einer dieser Arbeiter
card-to-bumped = { $price } an diesen Spieler
card-to-bumper = { $price } an diesen Spieler
card-gain-goods = { $goods } erhalten
card-gain-either = entweder { $first } oder { $second }
card-gain-allegiance = die Loyalität der { $faction } um 1 erhöhen
card-gain-knowledge = dein Wissen um { $count } erhöhen
card-gain-calm = dein Wissen um { $count } senken
card-gain-morale = deine Moral um { $count } erhöhen
card-gain-worse = deine Moral um { $count } senken
card-gain-rises = { $tracks } um je { $count } erhöhen
card-gain-draw = { $count ->
        [one] 1 Artefaktkarte
       *[other] { $count } Artefaktkarten
    } ziehen
card-gain-drop = eine davon ablegen
card-gain-discard = dann { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } ablegen
card-gain-miner = den Minenarbeiter 1 Stufe weitersetzen
card-gain-bumped-knowledge = das Wissen dieses Spielers um { $count } erhöhen
card-gain-crowd-knowledge = das Wissen aller Mitspieler dort um { $count } erhöhen
card-gain-star = einen Stern auf das zugehörige Gebiet legen
card-gain-others-bliss = jedem Mitspieler 1 Seligkeit geben
card-gain-others-draw = jeden Mitspieler 1 Artefaktkarte ziehen lassen
card-gain-keep-morale = keine Moral verlieren
card-gain-choose-die = die Zahl eines Arbeiters wählen, statt ihn zu würfeln
card-gain-choose-bumped-die = seine Zahl wählen, statt ihn zu würfeln
card-gain-set-bumped-die = den verdrängten Arbeiter auf die Zahl deines Arbeiters drehen
card-gain-place-new-worker = ihn gleich nach dem Wurf einsetzen
card-gain-keep-matching = davon, allen gezeigt, nur untereinander gleiche behalten
card-gain-open-hand = deine Hand zeigen; enthält sie gleiche Karten, zieht jeder Mitspieler eine
card-now-goods = erhältst du { $goods }
card-now-either = wählst du: { $first } oder { $second }
card-now-allegiance = steigt die Loyalität der { $faction } um 1
card-now-knowledge = steigt dein Wissen um { $count }
card-now-calm = sinkt dein Wissen um { $count }
card-now-morale = steigt deine Moral um { $count }
card-now-worse = sinkt deine Moral um { $count }
card-now-rises = steigen { $tracks } um je { $count }
card-track-morale = deine Moral
card-track-knowledge = dein Wissen
card-track-allegiance = die Loyalität der { $faction }
card-track-crowd-knowledge = das Wissen aller Mitspieler dort
card-now-draw = ziehst du { $count ->
        [one] 1 Artefaktkarte
       *[other] { $count } Artefaktkarten
    }
card-now-and-draw = ziehst { $count ->
        [one] 1 Artefaktkarte
       *[other] { $count } Artefaktkarten
    }
card-now-drop = legst du eine davon ab
card-now-discard = legst du danach { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } ab
card-now-miner = rückt der Minenarbeiter 1 Stufe weiter vor
card-now-bumped-knowledge = steigt das Wissen dieses Spielers um { $count }
card-now-crowd-knowledge = steigt das Wissen aller Mitspieler dort um { $count }
card-now-star = legst du einen Stern auf das zugehörige Gebiet
card-now-others-bliss = erhält jeder Mitspieler 1 Seligkeit
card-now-others-draw = darf jeder Mitspieler 1 Artefaktkarte ziehen
card-now-keep-morale = verlierst du keine Moral
card-now-choose-die = wählst du die Zahl eines Arbeiters, statt ihn zu würfeln
card-now-choose-bumped-die = wählst du seine Zahl, statt ihn zu würfeln
card-now-set-bumped-die = drehst du den verdrängten Arbeiter auf die Zahl deines Arbeiters
card-now-place-new-worker = setzt du ihn gleich nach dem Wurf ein
card-now-keep-matching = behältst du davon, allen gezeigt, nur untereinander gleiche
card-now-open-hand = zeigst du deine Hand; enthält sie gleiche Karten, zieht jeder Mitspieler eine
card-on-at = { $occasion-start } { $where }{ $occasion-end }
card-on-place = Wenn du einen Arbeiter einsetzt
    .start = Wenn du einen Arbeiter
    .end = { " " }einsetzt
card-on-bump = Wenn du den Arbeiter eines Mitspielers verdrängst
    .start = Wenn du
    .end = { " " }den Arbeiter eines Mitspielers verdrängst
card-on-bumped = Wenn ein Arbeiter von dir verdrängt wird
    .start = Wenn
    .end = { " " }ein Arbeiter von dir verdrängt wird
card-on-bumped-by-rival = Wenn ein Mitspieler einen Arbeiter von dir verdrängt
    .start = Wenn ein Mitspieler
    .end = { " " }einen Arbeiter von dir verdrängt
card-on-market-star = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst
card-on-market-visit = Wenn du einen Markt außerhalb von Icarus besuchst
card-on-star = Wenn du einen Stern legst
card-on-built = Wenn ein Markt errichtet wird
card-on-retrieve = Wenn du Arbeiter zurückholst (vor dem Würfeln)
card-on-retrieve-free = Wenn du, ohne zu zahlen, Arbeiter zurückholst
card-on-rival-pair = Wenn ein Mitspieler würfelt und danach Arbeiter mit gleicher Zahl hat
card-on-worker-lost = Wenn ein Arbeiter von dir desertiert
card-on-draw = Statt eine Artefaktkarte zu ziehen (einmal je Zug)
card-on-knowledge-gained = Für jede Stufe, um die dein Wissen steigt
card-on-morale-lost = Für jede Stufe, um die deine Moral sinkt
card-on-worker-gained = Wenn du einen neuen Arbeiter bekommst
card-on-pay-site = Wenn du auf einer Baustelle zahlst
card-on-pay-artifacts = Wenn du mit Artefaktkarten zahlst
    .start = Wenn du
    .end = { " " }mit Artefaktkarten zahlst
card-on-pay-bliss = Wenn du mit Seligkeit zahlst
card-on-pay-resource = Wenn du mit einer Ressource zahlst
    .start = Wenn du
    .end = { " " }mit einer Ressource zahlst
card-on-pay-tunnel = Wenn du in einem Tunnel zahlst
card-on-pay-retrieve = Wenn du für das Zurückholen zahlst
card-on-retrieve-bliss = Wenn du für das Zurückholen mit Seligkeit zahlst
card-on-enter = Wenn du einen Arbeiter einsetzt
    .start = Wenn du einen Arbeiter
    .end = { " " }einsetzt
card-at-generator = beim Generator
card-at-aquifer = beim Aquifer
card-at-farm = auf der Farm
card-at-cloud-mine = in der Wolkenmine
card-at-icarus = in Icarus
card-at-tank = im Aktivierungsbecken
card-at-tunnel-euphorian = im Euphorianer-Tunnel
card-at-tunnel-subterran = im Subterraner-Tunnel
card-at-tunnel-wastelander = im Wastelander-Tunnel
card-at-tunnels = in einem Tunnel
card-at-ends = am Ende eines Tunnels
card-at-markets = auf einem Markt außerhalb von Icarus
card-at-ark = bei der Arche
card-at-sites = auf einer Baustelle
card-at-breeze-bar = in der Breeze Bar
card-at-sky-lounge = in der Sky Lounge
card-when-no-artifacts = keine Artefaktkarten hast
card-when-no-artifacts-or-resources = weder Artefaktkarten noch Ressourcen hast
card-when-no-resources = keine Ressourcen hast
card-when-same-number = dort ein anderer Arbeiter dieselbe Zahl zeigt
card-when-alone = dort kein anderer Arbeiter steht
card-when-lowest = deiner dort der niedrigste oder einzige ist
card-when-highest = deiner dort der höchste oder einzige ist
card-when-two-workers = genau zwei Arbeiter besitzt
card-when-helped = du dort einen Arbeiter hattest
card-when-not-helped = du dort keinen Arbeiter hattest
card-when-from-subterra = alle in Subterra standen
card-when-equal-die = beide Arbeiter dieselbe Zahl zeigen
card-when-higher-die = der verdrängte Arbeiter eine höhere Zahl zeigt als deiner
card-when-nobody-bumped = dabei niemanden verdrängst
card-when-rival-bumped = dabei einen Mitspieler verdrängst
card-when-took-resource = die Ressource nimmst
card-when-no-subterran = dieser Spieler keinen aktiven Subterraner-Experten hat

## Das Brett im Terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = Wastelands
region-icarite = Icarus
board-allegiance = Loyalität
board-territory = Gebiet
board-card = Karte
board-closed = gesperrt
board-step = Loyalität +1
board-hand = Karten
board-worker = Arbeiter
board-way-out = Ausweg: ein Stern { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-die = Einer deiner freien Arbeiter. Die Zahl zählt in Rohstofflagern und wenn dein Wissen geprüft wird.
table-artifact = Eine Artefaktkarte, ein Ding aus der Vergangenheit. Drei beliebige oder zwei gleiche bringen auf einem Artefaktmarkt einen Stern; dein Dilemma und manche Märkte verlangen ein bestimmtes.
table-territory = Hier landen Sterne, wenn Märkte der Gegend besucht werden. Es gibt so viele Plätze wie Spieler.
table-faction = Loyalität bringt Boni für alle mit einem aktiven Experten der Fraktion, deckt die verdeckten auf und gibt am Ende jedem einen Stern.
table-miner = Minenarbeiter
table-end = Tunnelende
table-discarded = abgelegt
table-pair = zwei gleiche
table-star = Stern
table-stars = Sterne
table-morale = Moral
table-knowledge = Wissen
table-workers = Arbeiter
table-out = auf dem Brett
table-reveal = verdeckte Experten werden aktiv
table-hidden = verdeckt
table-penalty = die Strafe trifft dich
table-penalties = Strafen
table-risk = Risiko beim Zurückholen
table-shown = Dilemma gezeigt
table-fought = gegen das System
table-served = für das System
table-where = Wo die Sterne liegen
table-ties = Bei Gleichstand
table-territories = Gebiete angeführt
table-next = nächster Arbeiter
table-race = Vorn: { $count } von { $total } Sternen
table-tank = Aktivierungsbecken
    .short = Becken
table-discards = { $count } abgelegt; ist der Stapel leer, werden sie neu gemischt.
table-market = { $market-effect }
table-site = { $count } von { $needed } Arbeitern sind hier. Mit dem letzten steht der Markt, und alle mit einem Arbeiter hier legen einen Stern darauf.
table-places = Freie Plätze für Sterne: { $count }
table-tunnel = Der Minenarbeiter hat { $step } von { $end } Stufen gegraben. Bei { $reveal } werden verdeckte Experten der Fraktion aufgedeckt, bei { $end } öffnet sich das Ende.
tier-1 = Ab Stufe { $step }: ein Rohstoff mehr im Rohstofflager der Fraktion.
tier-2 = Ab Stufe { $step }: Ressource und Karte im Tunnel der Fraktion.
tier-2-icarite = Ab Stufe { $step }: eine Artefaktkarte für jeden Stern auf dem Gebiet.
tier-3 = Auf Stufe { $step }: alle verdeckten Experten der Fraktion werden aufgedeckt.
tier-4 = Auf Stufe { $step }: ein Stern auf jeden aktiven Experten der Fraktion.

## The mat and the first choice

mat-left = { $count ->
        [one] noch 1 Stern
       *[other] noch { $count } Sterne
    }
mat-out = { $count } draußen
mat-nobody = Alle deine Arbeiter sind draußen.
mat-risk = { $count ->
        [one] 1 zurück: { $risk } %, dass einer desertiert
       *[other] { $count } zurück: { $risk } %, dass einer desertiert
    }
mat-sum = { $count } von { $limit }: niemand weiß zu viel
mat-cards = Artefaktkarten: { $count }. Du darfst so viele halten, wie deine Moral hoch ist: { $limit }.
mat-unfold = Deine Tafel: alles zeigen
mat-way-out = Ausweg: ein Stern von dir hier. Besuche diesen Markt oder: { $space }.
mat-way-out-visit = Ausweg: ein Stern von dir hier. Besuche diesen Markt.
state-open = Arbeitet von Anfang an für dich: Die Fähigkeit gilt, und jeder Schritt der Fraktion lohnt sich für dich.
state-hidden = Nur du kennst diese Karte. Fähigkeit und Belohnung beginnen, wenn die Fraktion oder ihr Tunnel weit genug ist.
state-starred = Trägt einen Stern von dir: Die Fraktion ist am Ziel.
first-about = Du leitest einen Teil einer Stadt, in der niemand zu viel wissen darf. Schicke deine Würfel an die Arbeit und lege als Erstes { $count } Sterne.
first-how = Sterne liegen auf Märkten, die du mitbaust, auf Gebieten, auf deinem Dilemma und auf Experten, deren Fraktion Erfolg hat.
first-step = Zwei dieser Leute bleiben bei dir: eine Karte offen, eine verdeckt.
first-open = offen
first-hidden = verdeckt
first-kept = deine
about-euphorian = Die Stadt: Energie aus dem Generator, Gold aus dem Tunnel, Märkte hinter der Mauer.
about-subterran = Unter der Erde: Wasser aus dem Aquifer, Stein aus dem Tunnel, Märkte in den Höhlen.
about-wastelander = Draußen: Essen von der Farm, Lehm aus dem Tunnel, Märkte zwischen Ruinen.
about-icarite = In den Wolken: Seligkeit, die fast alles bezahlt, und Sterne für Karten oder Ressourcen. Kein Tunnel, kein Bauplatz.
chip-all = Alle Möglichkeiten ({ $count })
chip-trade = Handel anbieten
chip-risk = { $risk } %
bubble-pay = Zahle
bubble-get = Erhalte
bubble-or = oder
bubble-bumps = Verdrängt { $who }: geht heim und wird neu gewürfelt.
bubble-total = Zusammen { $count }.
bubble-build = Baut hier mit: { $count } von { $total } Arbeitern.
bubble-built = Der letzte: Der Markt wird gebaut, und alle, die mitbauen, legen einen Stern.
bubble-again = Tippe noch einmal, um es zu wählen.
trade-give = Du gibst
trade-want = Du erhältst
trade-with = Handel mit { $other }
