# Euphoria: Build a Better Dystopia, Deutsch.
# Ein Argument wie $space ist der Name der Sache; $space-at und dergleichen sind die Attribute dieses Namens.

title = Euphoria: Build a Better Dystopia
tagline = Schick Arbeiter los, die nicht zu viel wissen dürfen, bau Märkte und leg als Erster zehn Sterne.

## Fraktionen

faction-euphorian = Euphorianer
faction-subterran = Subterraner
faction-wastelander = Wastelander
faction-icarite = Icariten
territory-of = Gebiet der { $faction }

## Güter und Artefakte

item-energy = Energie
    .a = 1 Energie
    .begin = 1 Energie
    .many = Energie
item-water = Wasser
    .a = 1 Wasser
    .begin = 1 Wasser
    .many = Wasser
item-food = Essen
    .a = 1 Essen
    .begin = 1 Essen
    .many = Essen
item-bliss = Seligkeit
    .a = 1 Seligkeit
    .begin = 1 Seligkeit
    .many = Seligkeit
item-gold = Gold
    .a = 1 Gold
    .begin = 1 Gold
    .many = Gold
item-stone = Stein
    .a = 1 Stein
    .begin = 1 Stein
    .many = Stein
item-clay = Lehm
    .a = 1 Lehm
    .begin = 1 Lehm
    .many = Lehm
item-book = Buch
    .a = ein Buch
    .begin = Ein Buch
    .many = Bücher
item-balloons = Ballon
    .a = einen Ballon
    .begin = Einen Ballon
    .many = Ballons
item-glasses = Brille
    .a = eine Brille
    .begin = Eine Brille
    .many = Brillen
item-game = Brettspiel
    .a = ein Brettspiel
    .begin = Ein Brettspiel
    .many = Brettspiele
item-bear = Teddybär
    .a = einen Teddybären
    .begin = Einen Teddybären
    .many = Teddybären
item-bat = Baseballschläger
    .a = einen Baseballschläger
    .begin = Einen Baseballschläger
    .many = Baseballschläger
item-amount = { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }
wish-of = { $item } vom Mitspieler

## Felder

space-generator = Generator
    .at = beim Generator
    .from = vom Generator
    .effect = Summe aller Arbeiter hier: bis 4: eins, Loyalität +1; bis 8: eins, Wissen −1; ab 9: zwei, Wissen +1
space-aquifer = Aquifer
    .at = beim Aquifer
    .from = vom Aquifer
    .effect = Summe aller Arbeiter hier: bis 4: eins, Loyalität +1; bis 8: eins, Wissen −1; ab 9: zwei, Wissen +1
space-farm = Farm
    .at = auf der Farm
    .from = von der Farm
    .effect = Summe aller Arbeiter hier: bis 4: eins, Loyalität +1; bis 8: eins, Wissen −1; ab 9: zwei, Wissen +1
space-cloud-mine = Wolkenmine
    .at = in der Wolkenmine
    .from = aus der Wolkenmine
    .effect = Summe aller Arbeiter hier: bis 4: eins, Loyalität +1; bis 8: eins, Wissen −1; ab 9: zwei, Wissen +1
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
    .effect = 3 Wasser für alle mit aktivem Euphorianer
space-end-subterran = Ende des Subterraner-Tunnels
    .at = am Ende des Subterraner-Tunnels
    .from = vom Ende des Subterraner-Tunnels
    .effect = 3 Essen für alle mit aktivem Subterraner
space-end-wastelander = Ende des Wastelander-Tunnels
    .at = am Ende des Wastelander-Tunnels
    .from = vom Ende des Wastelander-Tunnels
    .effect = 3 Energie für alle mit aktivem Wastelander
space-incinerator = Verbrennungsofen der historischen Genauigkeit
    .at = beim Verbrennungsofen
    .from = vom Verbrennungsofen
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf Gebiet oder Markt, Loyalität +1
space-free-press = Freie Presse der harten Wirklichkeit
    .at = bei der Freien Presse
    .from = von der Freien Presse
    .effect = 3 Artefaktkarten oder ein Paar → ein Stern auf Gebiet oder Markt, Loyalität +1
space-ark = Arche der zerbrochenen Erinnerungen
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
space-edge = Baustelle, abweichendes Feld: { $site }
worker-at = Arbeiter { $space-at }
worker-in-area = Arbeiter mit { $number } { $space-at }
worker-at-market = Arbeiter auf dem Markt: { $site }
worker-on-site = Arbeiter auf der Baustelle: { $site }
die-of = Arbeiter mit { $number }
number-of = { $number }
morale-of = Moral { $number }
knowledge-of = Wissen { $number }

## Märkte

market-laboratory = Labor für selektive Genetik
    .effect = Besuch: 1 Artefaktkarte nach Wahl und 1 Ressource nach Wahl. Ohne eigenen Stern hier: Mit zwei oder drei Arbeitern bekommst du keinen weiteren.
market-spa = Kurbad der flüchtigen Freuden
    .effect = Besuch: 4 Wasser und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du darfst deine eigenen Arbeiter nicht verdrängen.
market-courthouse = Gericht der vorschnellen Urteile
    .effect = Besuch: 4 Energie und 1 Stein. Ohne eigenen Stern hier: Auf Artefaktmärkten darfst du nicht mit einem Paar zahlen.
market-plaza = Platz der verewigten Bescheidenheit
    .effect = Besuch: 4 Wasser und 1 Lehm. Ohne eigenen Stern hier: Du darfst errichtete Märkte nur besuchen, wenn dort ein Stern von dir liegt.
market-fountain = Brunnen des Wunschdenkens
    .effect = Besuch: 4 Wasser und 1 Gold. Ohne eigenen Stern hier: Du darfst je Zug nur einen Arbeiter einsetzen.
market-lounge = Salon der üppigen Sparsamkeit
    .effect = Besuch: 4 Energie und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du darfst nicht auf Baustellen bauen, auf denen ein Arbeiter eines anderen Spielers steht.
market-academy = Akademie der verordneten Gleichheit
    .effect = Besuch: 4 Essen und 1 Gold. Ohne eigenen Stern hier: Deine Experten haben keine Fähigkeiten.
market-cafeteria = Kantine des namenlosen Fleisches
    .effect = Besuch: 4 Essen und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Kostenloses Zurückholen kostet dich 1 Moral mehr.
market-apothecary = Apotheke der produktiven Träume
    .effect = Besuch: 4 Seligkeit und 1 Ressource nach Wahl. Ohne eigenen Stern hier: Du darfst in Icarus keine Arbeiter einsetzen.
market-theater = Theater der enthüllenden Propaganda
    .effect = Besuch: 4 Energie und 1 Lehm. Ohne eigenen Stern hier: Jeder Stern, den du legst, erhöht dein Wissen um 1.
market-registry = Register der persönlichen Geheimnisse
    .effect = Besuch: 4 Seligkeit und 1 Artefaktkarte nach Wahl. Ohne eigenen Stern hier: Du bekommst die Loyalitätsboni der Ebenen 1 und 2 nicht.
market-arena = Arena des friedlichen Konflikts
    .effect = Besuch: 4 Essen und 1 Stein. Ohne eigenen Stern hier: Du darfst in jedem Rohstofflager nur einen Arbeiter haben.
market-teddy-shop = Zerleg-deinen-Teddy-Laden
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Teddybär. Ohne eigenen Stern hier: Für jede 1, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-clinic = Klinik der blinden Rückschau
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Brille. Ohne eigenen Stern hier: Für jede 2, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-park = Verwirrungspark
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Ballon. Ohne eigenen Stern hier: Für jede 3, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-bonfire = Spielefeuer um die Ecke
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Brettspiel. Ohne eigenen Stern hier: Für jede 4, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-stadium = Stadion der garantierten Homeruns
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Baseballschläger. Ohne eigenen Stern hier: Für jede 5, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
market-literacy-center = Zentrum für verminderte Lesefähigkeit
    .effect = Besuch: 1 Rohstoff nach Wahl und 1 Buch. Ohne eigenen Stern hier: Für jede 6, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.

## Experten

recruit-laura = Laura die Philanthropin
    .acc = Laura die Philanthropin
    .faction = { faction-euphorian }
    .effect = Wenn du in einem Tunnel oder im Aktivierungsbecken den Arbeiter eines anderen Spielers verdrängst: Du darfst für 1 Gold an diesen Spieler 2 Artefaktkarten ziehen.
recruit-yordy = Yordy der Demotivator
    .acc = Yordy den Demotivator
    .faction = { faction-euphorian }
    .effect = Wenn du Arbeiter kostenlos zurückholst: Du darfst für 1 Energie die Zahl eines Arbeiters wählen, statt ihn zu würfeln.
    .effect-first = Wenn du Arbeiter kostenlos zurückholst und genau zwei Arbeiter besitzt: keine Moral verlieren.
recruit-katy = Katy die Ernährungsberaterin
    .acc = Katy die Ernährungsberaterin
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter beim Generator einsetzt und keine Artefaktkarten hast: 1 Essen nehmen.
recruit-gary = Gary der Elektriker
    .acc = Gary den Elektriker
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter beim Generator einsetzt und dort ein anderer Arbeiter dieselbe Zahl zeigt: entweder 1 Moral gewinnen oder 1 Energie nehmen.
recruit-michael = Michael der Ingenieur
    .acc = Michael den Ingenieur
    .faction = { faction-euphorian }
    .effect = Wenn du auf einer Baustelle zahlst: Du darfst stattdessen mit 1 Ressource nach Wahl zahlen; dazu 1 Moral gewinnen und 1 Wissen erhalten, wenn du mit Gold zahlst.
    .effect-first = Wenn du auf einer Baustelle zahlst: Du darfst stattdessen mit 1 Ressource nach Wahl zahlen; dazu 1 Moral gewinnen und die Loyalität der Euphorianer um 1 Stufe erhöhen, wenn du mit Gold zahlst.
recruit-esme = Esme die Feuerwehrfrau
    .acc = Esme die Feuerwehrfrau
    .faction = { faction-euphorian }
    .effect = Wenn du einen Stern legst: Du darfst für 1 Artefaktkarte nach Wahl entweder 1 Energie nehmen und 1 Wissen verlieren oder 1 Energie nehmen und 1 Moral gewinnen; für ein Buch stattdessen 2 Energie nehmen, 2 Wissen verlieren und 2 Moral gewinnen.
    .effect-first = Wenn du einen Stern legst: Du darfst für 1 Artefaktkarte nach Wahl entweder 1 Energie nehmen und 1 Wissen verlieren oder 1 Energie nehmen und 1 Moral gewinnen.
recruit-ray = Ray der Vorarbeiter
    .acc = Ray den Vorarbeiter
    .faction = { faction-euphorian }
    .effect = Wenn ein Markt errichtet wird und du dort einen Arbeiter hattest: 2 Moral gewinnen. Wenn ein Markt errichtet wird und du dort keinen Arbeiter hattest: 2 Wissen verlieren.
recruit-bradley = Bradley der Futurist
    .acc = Bradley den Futuristen
    .faction = { faction-euphorian }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst: Du darfst für +2 Wissen 2 Artefaktkarten ziehen und eine davon ablegen.
recruit-ben = Ben der Ludologe
    .acc = Ben den Ludologen
    .faction = { faction-euphorian }
    .effect = Wenn ein Gegner würfelt und danach Arbeiter mit gleicher Zahl hat: Du darfst für −2 Moral 1 Ressource nach Wahl erhalten.
recruit-jefferson = Jefferson der Schockkünstler
    .acc = Jefferson den Schockkünstler
    .faction = { faction-euphorian }
    .effect = Wenn du für das Zurückholen zahlst: Du darfst stattdessen mit 1 Energie zahlen; dazu 1 Wissen verlieren und 1 Moral gewinnen.
recruit-julia = Julia die Gedankeninspektorin
    .acc = Julia die Gedankeninspektorin
    .faction = { faction-euphorian }
    .effect = Wenn du den Arbeiter eines anderen Spielers verdrängst: Du darfst für −1 Moral 1 Ressource nach Wahl erhalten und den verdrängten Arbeiter auf die Zahl deines Arbeiters drehen.
    .effect-first = Wenn du den Arbeiter eines anderen Spielers verdrängst und beide Arbeiter dieselbe Zahl zeigen: Du darfst für −2 Moral 1 Ressource nach Wahl erhalten.
recruit-nakagawa = Dr. Nakagawa der Tribut
    .acc = Dr. Nakagawa den Tribut
    .faction = { faction-euphorian }
    .effect = Wenn du einen Arbeiter auf einer Baustelle einsetzt: Du darfst die Loyalität der Euphorianer um 1 Stufe erhöhen.
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst: Du darfst für das Opfern dieses Arbeiters einen Stern auf das zugehörige Gebiet legen.
recruit-maggie = Maggie die Gesetzlose
    .acc = Maggie die Gesetzlose
    .faction = { faction-subterran }
    .effect = Vor dem Würfeln, wenn du Arbeiter zurückholst und alle in Subterra standen: entweder 1 Wasser nehmen oder 1 Stein nehmen.
recruit-dave = Major Dave der Sprengmeister
    .acc = Major Dave den Sprengmeister
    .faction = { faction-subterran }
    .effect = Wenn du in einem Tunnel den Arbeiter eines anderen Spielers verdrängst: Du darfst für +1 Wissen 1 Ressource des Tunnels erhalten und den Minenarbeiter 1 Stufe weitersetzen.
    .effect-first = Wenn du in einem Tunnel den Arbeiter eines anderen Spielers verdrängst: Du darfst für +2 Wissen 1 Ressource des Tunnels erhalten und den Minenarbeiter 1 Stufe weitersetzen.
recruit-xander = Xander der Ausgräber
    .acc = Xander den Ausgräber
    .faction = { faction-subterran }
    .effect = Wenn du in einem Tunnel den Arbeiter eines anderen Spielers verdrängst und der verdrängte Arbeiter eine höhere Zahl zeigt als deiner: Du darfst für +1 Wissen 1 Ressource des Tunnels erhalten.
recruit-gambler = Jonathan der Zocker
    .acc = Jonathan den Zocker
    .faction = { faction-subterran }
    .effect = Einmal je Zug, statt eine Artefaktkarte zu ziehen: Du darfst 2 Artefaktkarten ziehen und deine Hand zeigen; enthält sie gleiche Karten, zieht jeder Gegner eine.
    .effect-first = Einmal je Zug, statt eine Artefaktkarte zu ziehen: Du darfst für +1 Wissen 3 Artefaktkarten ziehen und allen zeigen, dann nur untereinander gleiche behalten.
recruit-josiah = Josiah der Hacker
    .acc = Josiah den Hacker
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Generator, auf der Farm oder in der Wolkenmine einsetzt: 1 Moral gewinnen und allen anderen Spielern dort 1 Wissen geben.
recruit-faith = Faith die Hydroelektrikerin
    .acc = Faith die Hydroelektrikerin
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Aquifer einsetzt und keine Artefaktkarten hast: 1 Energie nehmen.
recruit-brett = Brett der Schlossknacker
    .acc = Brett den Schlossknacker
    .faction = { faction-subterran }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst: Du darfst für +1 Wissen 1 Ressource nach Wahl erhalten.
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst und dabei niemanden verdrängst: Du darfst für +2 Wissen 1 Ressource nach Wahl erhalten.
recruit-chase = Chase der Bergmann
    .acc = Chase den Bergmann
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter in einem Tunnel einsetzt: Du darfst für das Opfern dieses Arbeiters 2 Ressourcen des Tunnels erhalten. Wenn du einen neuen Arbeiter bekommst: Du darfst ihn gleich nach dem Wurf einsetzen.
recruit-soulless = Soulless der Klempner
    .acc = Soulless den Klempner
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter beim Aquifer einsetzt und deiner dort der niedrigste oder einzige ist: entweder 1 Moral gewinnen oder 1 Wasser nehmen.
recruit-curtis = Curtis der Propagandist
    .acc = Curtis den Propagandisten
    .faction = { faction-subterran }
    .effect = Für jede Stufe, um die deine Moral sinkt: 1 Wissen verlieren.
recruit-andrew = Andrew der Höhlenforscher
    .acc = Andrew den Höhlenforscher
    .faction = { faction-subterran }
    .effect = Wenn du einen Arbeiter im Euphorianer-Tunnel oder im Wastelander-Tunnel einsetzt und keine Artefaktkarten hast und die Ressource nimmst: 1 Artefaktkarte ziehen.
recruit-phil = Phil der Spion
    .acc = Phil den Spion
    .faction = { faction-subterran }
    .effect = Wenn du den Arbeiter eines anderen Spielers verdrängst und dieser Spieler keinen aktiven Subterraner-Experten hat: Du darfst für +1 Wissen 1 Artefaktkarte ziehen.
    .effect-first = Wenn du den Arbeiter eines anderen Spielers verdrängst und dieser Spieler keinen aktiven Subterraner-Experten hat: Du darfst für +2 Wissen 1 Artefaktkarte ziehen.
recruit-flartner = Flartner der Maschinenstürmer
    .acc = Flartner den Maschinenstürmer
    .faction = { faction-wastelander }
    .effect = Wenn du auf einer Baustelle zahlst: Du darfst stattdessen mit 1 Artefaktkarte nach Wahl zahlen; dazu 1 Moral gewinnen.
recruit-reitz = Professor Reitz der Archäologe
    .acc = Professor Reitz den Archäologen
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter in einem Tunnel einsetzt und dabei niemanden verdrängst: Du darfst für +2 Wissen 1 Artefaktkarte ziehen und den Minenarbeiter 1 Stufe weitersetzen.
recruit-jacko = Jacko der Archivar
    .acc = Jacko den Archivar
    .faction = { faction-wastelander }
    .effect = Wenn du bei der Arche mit Artefaktkarten zahlst: Du darfst stattdessen mit 1 Artefaktkarte nach Wahl zahlen; dazu jeden Gegner, der möchte, 1 Artefaktkarte ziehen lassen.
    .effect-first = Wenn du einen Markt außerhalb von Icarus besuchst: Du darfst für 2 Artefaktkarten nach Wahl einen Stern auf das zugehörige Gebiet legen.
recruit-artist = Jonathan der Künstler
    .acc = Jonathan den Künstler
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf einer Baustelle einsetzt und deiner dort der höchste oder einzige ist: Du darfst für +2 Wissen 1 Artefaktkarte ziehen.
recruit-pete = Pete der Kannibale
    .acc = Pete den Kannibalen
    .faction = { faction-wastelander }
    .effect = Vor dem Würfeln, wenn du Arbeiter zurückholst: Du darfst für das Opfern eines dieser Arbeiter 4 Essen nehmen und 1 Ressource nach Wahl erhalten. Wenn du einen neuen Arbeiter bekommst: Du darfst für +2 Wissen 1 Artefaktkarte ziehen.
recruit-scarby = Sir Scarby der Erntehelfer
    .acc = Sir Scarby den Erntehelfer
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf der Farm einsetzt und deiner dort der höchste oder einzige ist: entweder 1 Wissen verlieren oder 1 Essen nehmen.
recruit-ian = Ian der Gärtner
    .acc = Ian den Gärtner
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter auf der Farm einsetzt und keine Ressourcen hast: 1 Wasser nehmen.
recruit-geek = Geek das Orakel
    .acc = Geek das Orakel
    .faction = { faction-wastelander }
    .effect = Einmal je Zug, statt eine Artefaktkarte zu ziehen: Du darfst für +1 Wissen 3 Artefaktkarten ziehen und dann 2 Handkarten ablegen.
    .effect-first = Einmal je Zug, statt eine Artefaktkarte zu ziehen: Du darfst für +2 Wissen 2 Artefaktkarten ziehen und dann eine Handkarte ablegen.
recruit-kyle = Kyle der Schrottsammler
    .acc = Kyle den Schrottsammler
    .faction = { faction-wastelander }
    .effect = Wenn du einen Arbeiter beim Generator, auf der Farm oder beim Aquifer einsetzt und dort kein anderer Arbeiter steht: Du darfst für +2 Wissen 1 Artefaktkarte ziehen.
recruit-steven = Steven der Gelehrte
    .acc = Steven den Gelehrten
    .faction = { faction-wastelander }
    .effect = Wenn ein Arbeiter von dir desertiert: 1 Ressource nach Wahl erhalten und 1 Artefaktkarte ziehen.
recruit-nick = Nick die Zweitbesetzung
    .acc = Nick die Zweitbesetzung
    .faction = { faction-wastelander }
    .effect = Für jede Stufe, um die dein Wissen steigt: 1 Moral gewinnen.
recruit-brian = Brian der Winzer
    .acc = Brian den Winzer
    .faction = { faction-wastelander }
    .effect = Wenn du mit Seligkeit zahlst (Bonus nur auf einem Markt außerhalb von Icarus): Du darfst stattdessen mit 1 Essen zahlen; dazu 1 Wissen erhalten und die Loyalität der Wastelander um 1 Stufe erhöhen. Wenn du einen Arbeiter in Icarus einsetzt: −1 Moral.
    .effect-first = Wenn du mit Seligkeit zahlst (Bonus nur auf einem Markt außerhalb von Icarus, in der Breeze Bar oder in der Sky Lounge): Du darfst stattdessen mit 1 Essen zahlen; dazu 1 Wissen erhalten und die Loyalität der Wastelander um 1 Stufe erhöhen.
recruit-maxime = Maxime der Botschafter
    .acc = Maxime den Botschafter
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines anderen Spielers verdrängst: Du darfst für −2 Moral diesem Spieler 1 Wissen geben und 1 Artefaktkarte ziehen.
recruit-zong = Zong der Astronom
    .acc = Zong den Astronomen
    .faction = { faction-icarite }
    .effect = Wenn du einen Arbeiter in der Wolkenmine einsetzt: Du darfst für +1 Wissen 1 Artefaktkarte ziehen und jeden Gegner 1 Seligkeit nehmen lassen.
    .effect-first = Wenn du einen Arbeiter in der Wolkenmine einsetzt und keine Artefaktkarten hast und keine Ressourcen hast: entweder 1 Wasser nehmen oder 1 Energie nehmen.
recruit-amanda = Amanda die Maklerin
    .acc = Amanda die Maklerin
    .faction = { faction-icarite }
    .effect = Wenn ein Arbeiter von dir verdrängt wird: Du darfst für 1 Seligkeit die Zahl eines Arbeiters wählen, statt ihn zu würfeln.
    .effect-first = Wenn ein Arbeiter von dir verdrängt wird und dies durch einen anderen Spieler geschieht: Du darfst für 1 Seligkeit an diesen Spieler die Zahl eines Arbeiters wählen, statt ihn zu würfeln.
recruit-sarinee = Sarinee die Wolkenschürferin
    .acc = Sarinee die Wolkenschürferin
    .faction = { faction-icarite }
    .effect = Wenn du einen Arbeiter in der Wolkenmine einsetzt und dort kein anderer Arbeiter steht: entweder 1 Wissen verlieren oder 1 Seligkeit nehmen.
recruit-lee = Lee das Klatschmaul
    .acc = Lee das Klatschmaul
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines anderen Spielers verdrängst: Du darfst für −1 Moral diesem Spieler 1 Wissen geben und 1 Rohstoff nach Wahl erhalten.
recruit-gidget = Gidget die Hypnotiseurin
    .acc = Gidget die Hypnotiseurin
    .faction = { faction-icarite }
    .effect = Wenn du für das Zurückholen mit Seligkeit zahlst, statt Moral zu gewinnen: 2 Wissen verlieren.
recruit-kaden = Kaden der Infiltrator
    .acc = Kaden den Infiltrator
    .faction = { faction-icarite }
    .effect = Wenn du das Ende eines Tunnels nutzt, ohne einen aktiven Experten der Fraktion zu haben: Du darfst stattdessen mit +2 Wissen zahlen.
recruit-sheppard = Dr. Sheppard der Lobotomist
    .acc = Dr. Sheppard den Lobotomisten
    .faction = { faction-icarite }
    .effect = Vor dem Würfeln, wenn du Arbeiter zurückholst: Du darfst für das Opfern eines dieser Arbeiter 4 Seligkeit nehmen und 1 Ressource nach Wahl erhalten. Wenn du einen neuen Arbeiter bekommst: Du darfst für −2 Moral 1 Artefaktkarte ziehen.
recruit-flavio = Flavio der Händler
    .acc = Flavio den Händler
    .faction = { faction-icarite }
    .effect = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst: Du darfst für +1 Wissen 1 Artefaktkarte ziehen.
    .effect-first = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst und dabei einen anderen Spieler verdrängst: Du darfst für −2 Moral 1 Artefaktkarte ziehen.
recruit-josh = Josh der Unterhändler
    .acc = Josh den Unterhändler
    .faction = { faction-icarite }
    .effect = Wenn du auf einem Markt außerhalb von Icarus mit einer Ressource zahlst: Du darfst stattdessen mit 1 Seligkeit zahlen.
recruit-rebecca = Rebecca die Hausiererin
    .acc = Rebecca die Hausiererin
    .faction = { faction-icarite }
    .effect = Wenn du den Arbeiter eines anderen Spielers verdrängst: Du darfst für −2 Moral diesem Spieler 1 Wissen geben und 1 Ressource nach Wahl erhalten.
recruit-matthew = Matthew der Dieb
    .acc = Matthew den Dieb
    .faction = { faction-icarite }
    .effect = Wenn du in einem Tunnel zahlst und dabei einen anderen Spieler verdrängst: Du darfst stattdessen mit +1 Wissen zahlen.

## Worauf man sonst zeigen kann

retrieve = Arbeiter zurückholen
dilemma = Ethisches Dilemma
side-fight = Das System bekämpfen
side-serve = Dem System dienen
deck = Artefaktstapel
trade = Handel
answer-stop = keinen mehr einsetzen
answer-decline = verzichten
answer-accept = annehmen
answer-refuse = ablehnen
payment-free = kostenlos
payment-food = mit Essen
payment-bliss = mit Seligkeit
payment-otherwise = wie der Experte es erlaubt
payment-bliss-calm = mit Seligkeit, zum Vergessen
payment-food-calm = mit Essen, zum Vergessen
payment-knowledge = mit Wissen
gain-first = das Erste
gain-second = das Zweite

## Optionen

option-recruits = Experten
option-recruits-revised = überarbeitete Auflage
option-recruits-first = erste Auflage
option-trading = Handel
option-trading-true = ein Angebot je Zug
option-trading-false = kein Handel
option-doubles = Arbeiter mit gleichem Wissen
option-doubles-free = folgen kostenlos
option-doubles-morale = kosten je 1 Moral
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
ask-track = Leg dein Herz oder deinen Kopf auf ein freies Feld.
ask-turn = Du bist am Zug: Setz einen Arbeiter ein, hol Arbeiter zurück oder löse dein Dilemma.
ask-turn-solved = Du bist am Zug: Setz einen Arbeiter ein oder hol Arbeiter zurück.
ask-again = Ein weiterer Arbeiter mit { $number } darf folgen: Wohin?
ask-take = Welche Arbeiter holst du zurück?
ask-retrieve = Womit bezahlst du das Zurückholen?
ask-pay = Womit zahlst du?
ask-power = Welchen Experten nutzt du?
ask-gain = { $recruit }: Was nimmst du?
ask-get = { $count ->
        [one] Was nimmst du?
       *[other] Welche { $count } Dinge nimmst du?
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
ask-answer-1-1 = { $turn } bietet { $give-a } für { $want-a }.
ask-answer-1-2 = { $turn } bietet { $give-a } für { $want-a } und { $want2-a }.
ask-answer-2-1 = { $turn } bietet { $give-a } und { $give2-a } für { $want-a }.
ask-answer-2-2 = { $turn } bietet { $give-a } und { $give2-a } für { $want-a } und { $want2-a }.
ask-draw = Willst du eine Artefaktkarte ziehen?

## Was man wählen kann

choose-place = Die { $number } { $space-at } einsetzen
choose-place-market = Mit der { $number } den Markt besuchen: { $site }
choose-place-site = Mit der { $number } bauen: { $site }
choose-place-edge = Mit der { $number } auf dem abweichenden Feld bauen: { $site }
choose-retrieve = Arbeiter zurückholen
choose-fight = Dilemma lösen: das System bekämpfen (Experte)
choose-serve = Dilemma lösen: dem System dienen (Stern)
choose-offer = { $other } ein Angebot machen
choose-stop = Keinen mehr einsetzen
choose-take = Zurückholen: { $workers }
choose-take-all = Alle Arbeiter zurückholen
choose-retrieve-free = Nichts zahlen, Moral verlieren
choose-retrieve-food = Essen zahlen, Moral gewinnen
choose-retrieve-bliss = Seligkeit zahlen, Moral gewinnen
choose-retrieve-otherwise = Zahlen, wie dein Experte es erlaubt
choose-retrieve-bliss-calm = Seligkeit zahlen, Wissen verlieren
choose-retrieve-food-calm = Essen als Seligkeit zahlen, Wissen verlieren
choose-pay = Zahlen: { $items }
choose-with-knowledge = Mit Wissen zahlen
choose-use = { $recruit-acc } nutzen
choose-recruit-draft = { $recruit-acc } behalten
choose-recruit-open = Offen: { $recruit }
choose-recruit-hide = Verdeckt: { $recruit }
choose-recruit-keep = { $recruit-acc } behalten
choose-recruit = { $recruit }
choose-decline = Verzichten
choose-first = Das Erste
choose-second = Das Zweite
choose-gain-item = { $count } { $item } nehmen
choose-gain-morale = { $steps } Moral gewinnen
choose-gain-calm = { $steps } Wissen verlieren
choose-gain-item-morale = { $count } { $item } nehmen und { $steps } Moral gewinnen
choose-gain-item-calm = { $count } { $item } nehmen und { $steps } Wissen verlieren
choose-get = Nehmen: { $items }
choose-draw = Eine Artefaktkarte ziehen
choose-star-territory = Stern auf das Gebiet der { $faction }
choose-star-site = Stern auf den Markt: { $site }
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
event-deserted = Ein Arbeiter von { $seat } mit { $number } weiß zu viel und desertiert.
event-sacrificed = { $seat } opfert einen Arbeiter.
event-worker = { $seat } bekommt einen neuen Arbeiter.
event-placed = { $seat } setzt die { $number } { $space-at } ein.
event-placed-market = { $seat } besucht mit der { $number } einen Markt: { $site }.
event-placed-site = { $seat } baut mit der { $number }: { $site }.
event-placed-edge = { $seat } baut mit der { $number } auf dem abweichenden Feld: { $site }.
event-bumped = { $seat } verdrängt { $other } { $space-from }.
event-bumped-market = { $seat } verdrängt { $other } vom Markt: { $site }.
event-bumped-site = { $seat } verdrängt { $other } von der Baustelle: { $site }.
event-bumped-edge = { $seat } verdrängt { $other } von der Baustelle: { $site }.
event-retrieved = { $seat } holt den Arbeiter { $space-from } zurück.
event-retrieved-market = { $seat } holt den Arbeiter vom Markt zurück: { $site }.
event-retrieved-site = { $seat } holt einen Arbeiter von der Baustelle zurück: { $site }.
event-retrieved-edge = { $seat } holt einen Arbeiter von der Baustelle zurück: { $site }.
event-gained = { $seat } bekommt { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }.
event-paid = { $seat } zahlt { $count ->
        [one] { $item-a }
       *[other] { $count } { $item-many }
    }.
event-lost = { $seat } verliert { $count ->
        [one] { $item-a }.
       *[other] { $count } { $item-many }.
    }
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
event-offer-1-1 = { $seat } bietet { $other } { $give-a } für { $want-a }.
event-offer-1-2 = { $seat } bietet { $other } { $give-a } für { $want-a } und { $want2-a }.
event-offer-2-1 = { $seat } bietet { $other } { $give-a } und { $give2-a } für { $want-a }.
event-offer-2-2 = { $seat } bietet { $other } { $give-a } und { $give2-a } für { $want-a } und { $want2-a }.
event-accepted = { $seat } nimmt an.
event-refused = { $seat } lehnt ab.
event-track-morale = { $seat } beginnt mit Moral { $number }.
event-track-knowledge = { $seat } beginnt mit Wissen { $number }.
event-end = { $seat } hat { $number ->
        [one] einen Stern
       *[other] { $number } Sterne
    } gelegt.
event-last-roll = { $seat } würfelt insgesamt { $number }.
event-tie-morale = Gleichstand: Die Moral entscheidet.
event-tie-knowledge = Gleichstand: Das Wissen entscheidet.
event-tie-markets = Gleichstand: Die Märkte entscheiden.
event-tie-territories = Gleichstand: Die Gebiete entscheiden.
event-tie-roll = Gleichstand: Ein letzter Wurf entscheidet.

## Warum nicht

why-over = Das Spiel ist zu Ende.
why-not-your-turn = { $turn } ist dran, nicht du.
why-not-asked = Das steht jetzt nicht zur Wahl.
why-no-worker = Du hast keinen freien Arbeiter: Hol erst welche zurück.
why-no-such-worker = Du hast keinen freien Arbeiter mit { $number }.
why-same-number = Nur Arbeiter, die zu Beginn des Zuges dieselbe Zahl zeigten, dürfen folgen.
why-not-dug = Der Tunnel der { $faction } ist auf Stufe { $step } von 9.
why-not-built = Dieser Markt ist noch nicht gebaut.
why-built = Dieser Markt ist schon gebaut.
why-taken = Alle diese Felder sind besetzt.
why-cannot-pay = Du kannst dieses Feld nicht bezahlen.
why-penalty = Verboten, solange du dort keinen Stern hast: { $market }.
why-nobody-out = Du hast keine Arbeiter auf dem Spielbrett.
why-once-started = Du hast in diesem Zug schon Arbeiter eingesetzt.
why-solved = Dein Dilemma ist schon gelöst.
why-cannot-solve = Du hast weder das Artefakt deines Dilemmas noch zwei beliebige Artefakte.
why-no-trade = Es gibt nichts zu tauschen, oder du hast in diesem Zug schon ein Angebot gemacht.

## Karten: die Wörter, aus denen ihre Texte bestehen

card-cost = Besuch: { $cost }.
card-penalty = Ohne eigenen Stern hier: { $rule }
card-penalty-lose-on = Für jede { $number }, die du würfelst, verlierst du 1 Rohstoff oder 1 Ressource.
card-penalty-no-new-worker = Mit zwei oder drei Arbeitern bekommst du keinen weiteren.
card-penalty-no-self-bump = Du darfst deine eigenen Arbeiter nicht verdrängen.
card-penalty-no-pairs = Auf Artefaktmärkten darfst du nicht mit einem Paar zahlen.
card-penalty-own-markets-only = Du darfst errichtete Märkte nur besuchen, wenn dort ein Stern von dir liegt.
card-penalty-one-placement = Du darfst je Zug nur einen Arbeiter einsetzen.
card-penalty-no-shared-site = Du darfst nicht auf Baustellen bauen, auf denen ein Arbeiter eines anderen Spielers steht.
card-penalty-no-recruits = Deine Experten haben keine Fähigkeiten.
card-penalty-dear-retrieve = Kostenloses Zurückholen kostet dich 1 Moral mehr.
card-penalty-no-icarus = Du darfst in Icarus keine Arbeiter einsetzen.
card-penalty-knowing-stars = Jeder Stern, den du legst, erhöht dein Wissen um 1.
card-penalty-no-tiers = Du bekommst die Loyalitätsboni der Ebenen 1 und 2 nicht.
card-penalty-one-per-area = Du darfst in jedem Rohstofflager nur einen Arbeiter haben.
card-and = { $first } und { $second }
card-or = { $first } oder { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $count } Rohstoffe nach Wahl
    }
card-any-resource = { $count ->
        [one] 1 Ressource nach Wahl
       *[other] { $count } Ressourcen nach Wahl
    }
card-any-artifact = { $count ->
        [one] 1 Artefaktkarte nach Wahl
       *[other] { $count } Artefaktkarten nach Wahl
    }
card-pay-knowledge = +{ $count } Wissen
card-pay-morale = −{ $count } Moral
card-pay-worker = das Opfern dieses Arbeiters
card-pay-retrieved = das Opfern eines dieser Arbeiter
card-to-bumped = { $price } an diesen Spieler
card-to-bumper = { $price } an diesen Spieler
card-may-pay = Du darfst für { $price } { $gain }.
card-must-pay = { $price }.
card-may = Du darfst { $gain }.
card-gain = { $gain }.
card-instead = Du darfst stattdessen mit { $price } zahlen.
card-instead-gain = Du darfst stattdessen mit { $price } zahlen; dazu { $gain }.
card-either = entweder { $first } oder { $second }
card-bonus = { $gain }, wenn du mit { $item } zahlst
card-bonus-instead = für { $item-a } stattdessen { $gain }
card-gain-good = { card-amount } nehmen
card-gain-allegiance = die Loyalität der { $faction } um 1 Stufe erhöhen
card-gain-knowledge = { $count } Wissen erhalten
card-gain-calm = { $count } Wissen verlieren
card-gain-morale = { $count } Moral gewinnen
card-gain-resource = { card-any-resource } erhalten
card-gain-commodity = { card-any-commodity } erhalten
card-gain-tunnel-resource = { $count ->
        [one] 1 Ressource des Tunnels
       *[other] { $count } Ressourcen des Tunnels
    } erhalten
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
card-gain-bumped-knowledge = diesem Spieler { $count } Wissen geben
card-gain-crowd-knowledge = allen anderen Spielern dort { $count } Wissen geben
card-gain-star = einen Stern auf das zugehörige Gebiet legen
card-gain-others-bliss = jeden Gegner 1 Seligkeit nehmen lassen
card-gain-others-draw = jeden Gegner, der möchte, 1 Artefaktkarte ziehen lassen
# Der Ort steht vor dem Verb: .start und .end umschließen ihn.
# Bedingungen setzen denselben Nebensatz fort, Gewinne sind Infinitive.
card-on-at = { $occasion-start } { $where }{ $occasion-end }
card-on-place = Wenn du einen Arbeiter einsetzt
    .start = Wenn du einen Arbeiter
    .end = { " " }einsetzt
card-on-bump = Wenn du den Arbeiter eines anderen Spielers verdrängst
    .start = Wenn du
    .end = { " " }den Arbeiter eines anderen Spielers verdrängst
card-on-bumped = Wenn ein Arbeiter von dir verdrängt wird
card-on-market-star = Wenn du beim Besuch eines Marktes außerhalb von Icarus einen Stern legst
card-on-market-visit = Wenn du einen Markt außerhalb von Icarus besuchst
card-on-star = Wenn du einen Stern legst
card-on-built = Wenn ein Markt errichtet wird
card-on-retrieve = Vor dem Würfeln, wenn du Arbeiter zurückholst
card-on-retrieve-free = Wenn du Arbeiter kostenlos zurückholst
card-on-rival-pair = Wenn ein Gegner würfelt und danach Arbeiter mit gleicher Zahl hat
card-on-worker-lost = Wenn ein Arbeiter von dir desertiert
card-on-draw = Einmal je Zug, statt eine Artefaktkarte zu ziehen
card-on-knowledge-gained = Für jede Stufe, um die dein Wissen steigt
card-on-morale-lost = Für jede Stufe, um die deine Moral sinkt
card-on-worker-gained = Wenn du einen neuen Arbeiter bekommst
card-on-pay-site = Wenn du auf einer Baustelle zahlst
card-on-pay-artifacts = Wenn du mit Artefaktkarten zahlst
    .start = Wenn du
    .end = { " " }mit Artefaktkarten zahlst
card-on-pay-bliss = Wenn du mit Seligkeit zahlst
    .start = Wenn du mit Seligkeit zahlst (Bonus nur
    .end = )
card-on-pay-resource = Wenn du mit einer Ressource zahlst
    .start = Wenn du
    .end = { " " }mit einer Ressource zahlst
card-on-pay-tunnel = Wenn du in einem Tunnel zahlst
card-on-pay-end = Wenn du das Ende eines Tunnels nutzt, ohne einen aktiven Experten der Fraktion zu haben
card-on-pay-retrieve = Wenn du für das Zurückholen zahlst
card-on-retrieve-bliss = Wenn du für das Zurückholen mit Seligkeit zahlst, statt Moral zu gewinnen
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
card-power = { $occasion }: { $deal }
card-when = { $occasion } und { $condition }
card-when-no-artifacts = keine Artefaktkarten hast
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
card-when-rival-bumped = dabei einen anderen Spieler verdrängst
card-when-took-resource = die Ressource nimmst
card-when-no-subterran = dieser Spieler keinen aktiven Subterraner-Experten hat
card-when-by-rival = dies durch einen anderen Spieler geschieht
card-does-keep-morale = keine Moral verlieren
card-does-choose-die = die Zahl eines Arbeiters wählen, statt ihn zu würfeln
card-does-set-bumped-die = den verdrängten Arbeiter auf die Zahl deines Arbeiters drehen
card-does-place-new-worker = ihn gleich nach dem Wurf einsetzen
card-does-keep-matching = allen zeigen, dann nur untereinander gleiche behalten
card-does-open-hand = deine Hand zeigen; enthält sie gleiche Karten, zieht jeder Gegner eine

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
board-way-out = Ausweg: Stern über { $space }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-miner = Minenarbeiter
table-end = Tunnelende
table-discarded = abgelegt
table-pair = zwei gleiche
table-star = Stern
table-stars = Sterne
table-morale = Moral
table-knowledge = Wissen
table-out = auf dem Plan
table-reveal = verdeckte Experten erscheinen
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
