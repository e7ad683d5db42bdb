# Euphoria: Build a Better Dystopia, Deutsch.
# Ein Argument wie $space ist der Name der Sache; $space-at und dergleichen sind die Attribute dieses Namens.

title = Euphoria: Build a Better Dystopia
tagline = Schick Arbeiter los, die nicht zu viel lernen dürfen, bau Märkte und leg als Erster zehn Sterne.

## Fraktionen

faction-euphorian = Euphorianer
faction-subterran = Subterraner
faction-wastelander = Wastelander
faction-icarite = Ikariten
territory-of = Gebiet der { $faction }

## Güter und Artefakte

item-energy = Energie
item-water = Wasser
item-food = Essen
item-bliss = Seligkeit
item-gold = Gold
item-stone = Stein
item-clay = Lehm
item-book = Buch
item-balloons = Ballons
item-glasses = Brille
item-game = Brettspiel
item-bear = Teddybär
item-bat = Baseballschläger
pair-of = ein Paar: { $item }
wish-of = { $item } des anderen

## Felder

space-generator = Generator
    .at = beim Generator
space-aquifer = Aquifer
    .at = beim Aquifer
space-farm = Farm
    .at = bei der Farm
space-cloud-mine = Wolkenmine
    .at = in der Wolkenmine
space-tank-energy = Aktivierungsbecken, Energie
    .at = im Aktivierungsbecken (Energie)
space-tank-water = Aktivierungsbecken, Wasser
    .at = im Aktivierungsbecken (Wasser)
space-tunnel-euphorian = Tunnel der Euphorianer
    .at = im Tunnel der Euphorianer
space-tunnel-subterran = Tunnel der Subterraner
    .at = im Tunnel der Subterraner
space-tunnel-wastelander = Tunnel der Wastelander
    .at = im Tunnel der Wastelander
space-end-euphorian = Ende des Tunnels der Euphorianer
    .at = am Ende des Tunnels der Euphorianer
space-end-subterran = Ende des Tunnels der Subterraner
    .at = am Ende des Tunnels der Subterraner
space-end-wastelander = Ende des Tunnels der Wastelander
    .at = am Ende des Tunnels der Wastelander
space-incinerator = Verbrennungsofen der historischen Genauigkeit
    .at = beim Verbrennungsofen
space-free-press = Freie Presse der harten Wirklichkeit
    .at = bei der Freien Presse
space-ark = Arche der zerbrochenen Erinnerungen
    .at = bei der Arche
space-wind-saloon = Wind Saloon
    .at = im Wind Saloon
space-nimbus-loft = Nimbus Loft
    .at = im Nimbus Loft
space-breeze-bar = Breeze Bar
    .at = in der Breeze Bar
space-sky-lounge = Sky Lounge
    .at = in der Sky Lounge
site-euphoria-a = Euphoria, obere Baustelle
site-euphoria-b = Euphoria, untere Baustelle
site-subterra-a = Subterra, linke Baustelle
site-subterra-b = Subterra, rechte Baustelle
site-wastelands-a = Wastelands, obere Baustelle
site-wastelands-b = Wastelands, untere Baustelle
space-market = Markt: { $site }
space-site = Bau: { $site }
space-edge = Bau mit fremder Ressource: { $site }
worker-at = Arbeiter { $space-at }
worker-in-area = Arbeiter mit { $number } { $space-at }
worker-at-market = Arbeiter auf dem Markt: { $site }
worker-on-site = Arbeiter auf der Baustelle: { $site }
die-of = Arbeiter mit { $number }
number-of = { $number }
morale-of = Moral { $number }
knowledge-of = Wissen { $number }

## Märkte

market-laboratory = Labor der selektiven Genetik
market-spa = Bad des flüchtigen Vergnügens
market-courthouse = Gericht der hastigen Urteile
market-plaza = Platz der verewigten Bescheidenheit
market-fountain = Brunnen des Wunschdenkens
market-lounge = Salon der üppigen Sparsamkeit
market-academy = Akademie der verordneten Gleichheit
market-cafeteria = Kantine des namenlosen Fleisches
market-apothecary = Apotheke der produktiven Träume
market-theater = Theater der enthüllenden Propaganda
market-registry = Register der persönlichen Geheimnisse
market-arena = Arena des friedlichen Konflikts
market-teddy-shop = Teddybär-Zerlegeladen
market-clinic = Klinik der blinden Rückschau
market-park = Verwirrungspark
market-bonfire = Spielefeuer um die Ecke
market-stadium = Stadion der garantierten Homeruns
market-literacy-center = Zentrum für verminderte Lesefähigkeit

## Experten

recruit-laura = Laura, die Philanthropin
recruit-yordy = Yordy, der Demotivator
recruit-katy = Katy, die Ernährungsberaterin
recruit-gary = Gary, der Elektriker
recruit-michael = Michael, der Ingenieur
recruit-esme = Esme, die Feuerwehrfrau
recruit-ray = Ray, der Vorarbeiter
recruit-bradley = Bradley, der Futurist
recruit-ben = Ben, der Ludologe
recruit-jefferson = Jefferson, der Schockkünstler
recruit-julia = Julia, die Gedankeninspektorin
recruit-nakagawa = Dr. Nakagawa, der Tribut
recruit-maggie = Maggie, die Gesetzlose
recruit-dave = Major Dave, der Sprengmeister
recruit-xander = Xander, der Ausgräber
recruit-gambler = Jonathan, der Spieler
recruit-josiah = Josiah, der Hacker
recruit-faith = Faith, die Wasserkraftwerkerin
recruit-brett = Brett, der Schlossknacker
recruit-chase = Chase, der Bergmann
recruit-soulless = Soulless, der Klempner
recruit-curtis = Curtis, der Propagandist
recruit-andrew = Andrew, der Höhlenforscher
recruit-phil = Phil, der Spion
recruit-flartner = Flartner, der Maschinenstürmer
recruit-reitz = Professor Reitz, der Archäologe
recruit-jacko = Jacko, der Archivar
recruit-artist = Jonathan, der Künstler
recruit-pete = Pete, der Kannibale
recruit-scarby = Sir Scarby, der Erntehelfer
recruit-ian = Ian, der Gärtner
recruit-geek = Geek, das Orakel
recruit-kyle = Kyle, der Plünderer
recruit-steven = Steven, der Gelehrte
recruit-nick = Nick, die Zweitbesetzung
recruit-brian = Brian, der Winzer
recruit-maxime = Maxime, der Botschafter
recruit-zong = Zong, der Astronom
recruit-amanda = Amanda, die Maklerin
recruit-sarinee = Sarinee, die Wolkenschürferin
recruit-lee = Lee, das Klatschmaul
recruit-gidget = Gidget, die Hypnotiseurin
recruit-kaden = Kaden, der Eindringling
recruit-sheppard = Dr. Sheppard, der Lobotomist
recruit-flavio = Flavio, der Händler
recruit-josh = Josh, der Unterhändler
recruit-rebecca = Rebecca, die Hausiererin
recruit-matthew = Matthew, der Dieb

## Worauf man sonst zeigen kann

retrieve = Arbeiter zurückholen
dilemma = Ethisches Dilemma
side-fight = Das System bekämpfen
side-serve = Dem System dienen
deck = Artefaktstapel
trade = Handel
workers = alle Arbeiter
answer-stop = keinen mehr
answer-done = das sind alle
answer-decline = ablehnen
answer-enough = genug
answer-accept = annehmen
answer-refuse = ausschlagen
payment-free = umsonst
payment-food = mit Essen
payment-bliss = mit Seligkeit
payment-otherwise = wie der Experte erlaubt
payment-bliss-calm = mit Seligkeit, zum Vergessen
payment-food-calm = mit Essen, zum Vergessen
payment-cards = mit mehreren Karten
payment-card = mit einer Karte
payment-knowledge = mit Wissen
gain-first = das erste
gain-second = das zweite

## Optionen

option-recruits = Experten
option-recruits-revised = überarbeitete Auflage
option-recruits-first = erste Auflage
option-trading = Handel
option-trading-true = ein Angebot je Zug
option-trading-false = kein Handel
option-doubles = Arbeiter mit gleichem Wissen
option-doubles-free = folgen umsonst
option-doubles-morale = kosten je eine Moral
option-draft = Experten-Draft
option-draft-false = nein, vier werden ausgeteilt
option-draft-true = ja, reihum weitergeben
option-markets = Märkte
option-markets-random = zufällig
option-markets-draft = ausgewählt
option-tracks = Moral und Wissen zu Beginn
option-tracks-same = für alle gleich
option-tracks-draft = ausgewählt

## Was gefragt wird

ask-tile = Welcher Markt kommt ins Spiel?
ask-draft = Welchen Experten behältst du? Die anderen gehen weiter.
ask-open = Welcher Experte arbeitet von Anfang an für dich?
ask-hide = Welcher Experte bleibt verdeckt?
ask-track = Leg dein Herz oder deinen Kopf auf ein freies Feld.
ask-turn = Du bist am Zug: einen Arbeiter einsetzen, Arbeiter zurückholen oder dein Dilemma lösen.
ask-again = Ein weiterer Arbeiter mit { $number } darf folgen: wohin?
ask-take = Welche Arbeiter holst du zurück?
ask-retrieve = Wie zahlst du für das Zurückholen?
ask-pay = Womit zahlst du?
ask-cards = Wie zahlst du?
ask-power = Welchen Experten nutzt du?
ask-gain = { $recruit }: was nimmst du?
ask-get = Was nimmst du?
ask-tunnel = Was bringst du aus dem Tunnel herauf?
ask-star = Wohin legst du deinen Stern?
ask-discard = Du darfst { $limit ->
        [one] eine Karte
       *[other] { $limit } Karten
    } halten: welche legst du ab?
ask-discard-drawn = Welche der beiden Karten legst du ab?
ask-lose = Ein schlechter Wurf: was verlierst du?
ask-die = Welche Zahl soll dein Arbeiter zeigen?
ask-keep = Welchen Experten behältst du?
ask-give = Was bietest du an?
ask-want = Was willst du dafür?
ask-answer-1-1 = { $turn } bietet { $give } für { $want }.
ask-answer-1-2 = { $turn } bietet { $give } für { $want } und { $want2 }.
ask-answer-2-1 = { $turn } bietet { $give } und { $give2 } für { $want }.
ask-answer-2-2 = { $turn } bietet { $give } und { $give2 } für { $want } und { $want2 }.
ask-draw = Willst du eine Artefaktkarte ziehen?

## Was man wählen kann

choose-place = { $number } { $space-at } einsetzen
choose-place-market = Den Markt mit { $number } besuchen: { $site }
choose-place-site = Mit { $number } bauen: { $site }
choose-place-edge = Mit { $number } auf dem abweichenden Feld bauen: { $site }
choose-retrieve = Arbeiter zurückholen
choose-fight = Dilemma lösen: um einen Experten kämpfen
choose-serve = Dilemma lösen: für einen Stern dienen
choose-offer = { $other } ein Angebot machen
choose-stop = Keinen mehr
choose-take-at = Den Arbeiter { $space-at } nehmen
choose-take-in-area = Die { $number } { $space-at } nehmen
choose-take-at-market = Den Arbeiter vom Markt nehmen: { $site }
choose-take-on-site = Den Arbeiter von der Baustelle nehmen: { $site }
choose-take-all = Alle Arbeiter nehmen
choose-done = Das sind alle
choose-retrieve-free = Nichts zahlen, Moral verlieren
choose-retrieve-food = Essen zahlen, Moral gewinnen
choose-retrieve-bliss = Seligkeit zahlen, Moral gewinnen
choose-retrieve-otherwise = Zahlen, wie dein Experte erlaubt
choose-retrieve-bliss-calm = Seligkeit zahlen, Wissen verlieren
choose-retrieve-food-calm = Essen als Seligkeit zahlen, Wissen verlieren
choose-pay = { $item } zahlen
choose-pair = Ein Paar zahlen: { $item }
choose-cards = Beliebige Karten zahlen
choose-card = Eine einzelne Karte zahlen
choose-with-knowledge = Mit Wissen zahlen
choose-use = { $recruit } nutzen
choose-recruit-draft = { $recruit } behalten
choose-recruit-open = Offen: { $recruit }
choose-recruit-hide = Verdeckt: { $recruit }
choose-recruit-keep = { $recruit } behalten
choose-recruit = { $recruit }
choose-decline = Ablehnen
choose-first = Das erste
choose-second = Das zweite
choose-gain-item = { $count } { $item }
choose-gain-morale = { $steps } Moral mehr
choose-gain-calm = { $steps } Wissen weniger
choose-gain-item-morale = { $count } { $item } und { $steps } Moral mehr
choose-gain-item-calm = { $count } { $item } und { $steps } Wissen weniger
choose-get = { $item } nehmen
choose-draw = Eine Artefaktkarte ziehen
choose-star-territory = Stern auf das Gebiet der { $faction }
choose-star-site = Stern auf den Markt: { $site }
choose-discard = { $item } ablegen
choose-lose = { $item } verlieren
choose-set = { $number } zeigen
choose-tile = { $market }
choose-morale = Moral { $number }
choose-knowledge = Wissen { $number }
choose-give = { $item } geben
choose-want = { $item } verlangen
choose-enough = Genug
choose-accept = Annehmen
choose-refuse = Ausschlagen

## Was geschah

event-chosen = { $seat } hat gewählt.
event-begins = { $seat } beginnt.
event-opened = { $recruit } arbeitet jetzt für { $seat }.
event-kept = { $seat } behält { $recruit }.
event-rolled = { $seat } würfelt { $number }.
event-set-die = Ein Arbeiter von { $seat } zeigt { $number }.
event-deserted = Ein Arbeiter von { $seat } mit { $number } weiß zu viel und desertiert.
event-sacrificed = { $seat } opfert einen Arbeiter.
event-worker = { $seat } bekommt einen Arbeiter.
event-placed = { $seat } setzt { $number } { $space-at } ein.
event-placed-market = { $seat } besucht mit { $number } einen Markt: { $site }.
event-placed-site = { $seat } baut mit { $number }: { $site }.
event-placed-edge = { $seat } baut mit { $number } auf dem abweichenden Feld: { $site }.
event-bumped = { $seat } verdrängt { $other } { $space-at }.
event-bumped-market = { $seat } verdrängt { $other } vom Markt: { $site }.
event-bumped-site = { $seat } verdrängt { $other }: { $site }.
event-bumped-edge = { $seat } verdrängt { $other }: { $site }.
event-retrieved = { $seat } holt den Arbeiter { $space-at } zurück.
event-retrieved-market = { $seat } holt einen Arbeiter vom Markt zurück: { $site }.
event-retrieved-site = { $seat } holt einen Arbeiter zurück: { $site }.
event-retrieved-edge = { $seat } holt einen Arbeiter zurück: { $site }.
event-gained = { $seat } bekommt { $count } { $item }.
event-paid = { $seat } zahlt { $count } { $item }.
event-lost = { $seat } verliert { $item }.
event-knowledge-up = Wissen von { $seat } steigt auf { $number }.
event-knowledge-down = Wissen von { $seat } sinkt auf { $number }.
event-morale-up = Moral von { $seat } steigt auf { $number }.
event-morale-down = Moral von { $seat } sinkt auf { $number }.
event-allegiance = Loyalität der { $faction } erreicht { $step }.
event-miner = Der Minenarbeiter der { $faction } erreicht Stufe { $step }.
event-drew = { $seat } zieht { $item }.
event-drew-secretly = { $seat } zieht eine Artefaktkarte.
event-drew-openly = { $seat } zeigt { $item }.
event-discarded = { $seat } legt { $item } ab.
event-reshuffled = Die abgelegten Artefakte werden gemischt: { $number } Karten.
event-used = { $seat } nutzt { $recruit }.
event-star-territory = { $seat } legt einen Stern auf das Gebiet der { $faction }.
event-star-site = { $seat } legt einen Stern auf { $market }.
event-star-recruit = { $seat } legt einen Stern auf { $recruit }.
event-star-dilemma = { $seat } legt einen Stern auf das Dilemma.
event-built = { $market } ist gebaut: { $site }.
event-dilemma-fight = { $seat } löst das Dilemma ({ $item }) und kämpft.
event-dilemma-serve = { $seat } löst das Dilemma ({ $item }) und dient.
event-offer-1-1 = { $seat } bietet { $other } { $give } für { $want }.
event-offer-1-2 = { $seat } bietet { $other } { $give } für { $want } und { $want2 }.
event-offer-2-1 = { $seat } bietet { $other } { $give } und { $give2 } für { $want }.
event-offer-2-2 = { $seat } bietet { $other } { $give } und { $give2 } für { $want } und { $want2 }.
event-accepted = { $seat } nimmt an.
event-refused = { $seat } schlägt aus.
event-track-morale = { $seat } beginnt mit Moral { $number }.
event-track-knowledge = { $seat } beginnt mit Wissen { $number }.
event-end = { $seat } hat { $number ->
        [one] einen Stern
       *[other] { $number } Sterne
    } gelegt.
event-last-roll = { $seat } würfelt zusammen { $number }.
event-tie-morale = Mehrere sind fertig: die Moral entscheidet.
event-tie-knowledge = Mehrere sind fertig: das Wissen entscheidet.
event-tie-markets = Mehrere sind fertig: die Märkte entscheiden.
event-tie-territories = Mehrere sind fertig: die Gebiete entscheiden.
event-tie-roll = Mehrere sind fertig: der letzte Wurf entscheidet.

## Warum nicht

why-over = Das Spiel ist zu Ende.
why-not-your-turn = { $turn } ist gefragt, nicht du.
why-not-asked = Danach wirst du jetzt nicht gefragt.
why-no-worker = Du hast keinen Arbeiter zum Einsetzen: hol einen zurück.
why-no-such-worker = Du hast keinen freien Arbeiter mit { $number }.
why-same-number = Nur Arbeiter, die zu Beginn des Zuges dieselbe Zahl zeigten, dürfen folgen.
why-not-dug = Der Tunnel der { $faction } ist auf Stufe { $step } von 9.
why-not-built = Dieser Markt ist noch nicht gebaut.
why-built = Dieser Markt ist schon gebaut.
why-taken = Alle diese Felder sind besetzt.
why-cannot-pay = Du kannst dieses Feld nicht bezahlen.
why-penalty = { $market } verbietet es: du hast dort keinen Stern.
why-nobody-out = Du hast keine Arbeiter auf dem Brett.
why-once-started = Du hast in diesem Zug schon Arbeiter eingesetzt.
why-solved = Dein Dilemma ist gelöst.
why-cannot-solve = Du hast weder das Artefakt deines Dilemmas noch zwei beliebige.
why-no-trade = Es gibt nichts zu handeln, oder du hast dein Angebot in diesem Zug schon gemacht.

## Karten: die Wörter, aus denen ihre Texte bestehen

card-cost = Besuch: { $cost }.
card-penalty = Ohne Stern hier: { $rule }
card-penalty-lose-on = für jede gewürfelte { $number } verlierst du einen Rohstoff oder eine Ressource.
card-penalty-no-new-worker = mit zwei oder drei Arbeitern bekommst du keinen weiteren.
card-penalty-no-self-bump = du darfst eigene Arbeiter nicht verdrängen.
card-penalty-no-pairs = Artefaktmärkte nehmen von dir keine Paare.
card-penalty-own-markets-only = du darfst keinen gebauten Markt ohne eigenen Stern besuchen.
card-penalty-one-placement = du darfst je Zug nur einen Arbeiter einsetzen.
card-penalty-no-shared-site = du darfst nicht bauen, wo ein anderer einen Arbeiter hat.
card-penalty-no-recruits = deine Experten haben keine Fähigkeiten.
card-penalty-dear-retrieve = umsonst zurückholen kostet dich eine Moral mehr.
card-penalty-no-icarus = du darfst nicht in Icarus einsetzen.
card-penalty-knowing-stars = jeder Stern, den du legst, erhöht dein Wissen um eins.
card-penalty-no-tiers = du hast keine Loyalitätsboni der Ebenen 1 und 2.
card-penalty-one-per-area = du darfst in jedem Rohstofflager nur einen Arbeiter haben.
card-and = { $first } und { $second }
card-or = { $first } oder { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] ein beliebiger Rohstoff
       *[other] { $count } beliebige Rohstoffe
    }
card-any-resource = { $count ->
        [one] eine beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
card-any-artifact = { $count ->
        [one] eine beliebige Artefaktkarte
       *[other] { $count } beliebige Artefaktkarten
    }
card-pay-knowledge = { $count } Wissen mehr
card-pay-morale = { $count } Moral weniger
card-pay-worker = dieser Arbeiter
card-to-bumped = { $price } an diesen Spieler
card-to-bumper = { $price } an diesen Spieler
card-may-pay = du darfst tauschen: { $price } gegen { $gain }.
card-must-pay = { $price }.
card-may = du darfst nehmen: { $gain }.
card-gain = { $gain }.
card-instead = du darfst stattdessen zahlen: { $price }.
card-instead-gain = du darfst stattdessen zahlen: { $price }; dazu { $gain }.
card-either = entweder { $first } oder { $second }
card-bonus = { $gain }, wenn du mit { $item } zahlst
card-bonus-instead = für { $item } stattdessen { $gain }
card-gain-allegiance = ein Schritt Loyalität für die { $faction }
card-gain-knowledge = { $count } Wissen mehr
card-gain-calm = { $count } Wissen weniger
card-gain-morale = { $count } Moral mehr
card-gain-resource = { card-any-resource }
card-gain-commodity = { card-any-commodity }
card-gain-tunnel-resource = { $count } von der Ressource des Tunnels
card-gain-draw = { $count ->
        [one] eine Artefaktkarte
       *[other] { $count } Artefaktkarten
    }
card-gain-drop = eine davon ablegen
card-gain-discard = dann { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } ablegen
card-gain-miner = ein Schritt mehr für den Minenarbeiter
card-gain-bumped-knowledge = { $count } Wissen mehr für diesen Spieler
card-gain-crowd-knowledge = { $count } Wissen mehr für alle anderen dort
card-gain-star = ein Stern auf das Gebiet
card-gain-others-bliss = eine Seligkeit für jeden Gegner
card-gain-others-draw = eine Artefaktkarte für jeden Gegner, der will
card-on-at = { $occasion } ({ $where })
card-on-place = Wenn du einen Arbeiter einsetzt
card-on-bump = Wenn du den Arbeiter eines anderen verdrängst
card-on-bumped = Wenn ein Arbeiter von dir verdrängt wird
card-on-market-star = Wenn du durch den Besuch eines Marktes am Boden einen Stern legst
card-on-market-visit = Wenn du einen Markt am Boden besuchst
card-on-star = Wenn du einen Stern legst
card-on-built = Wenn ein Markt gebaut wird
card-on-retrieve = Wenn du Arbeiter zurückholst, vor dem Würfeln
card-on-retrieve-free = Wenn du Arbeiter umsonst zurückholst
card-on-rival-pair = Wenn ein Gegner würfelt und danach gleiche Arbeiter hat
card-on-worker-lost = Wenn ein Arbeiter von dir desertiert
card-on-draw = Wenn du eine Artefaktkarte ziehst, einmal je Zug
card-on-knowledge-gained = Für jeden Schritt, um den dein Wissen steigt
card-on-morale-lost = Für jeden Schritt, um den deine Moral sinkt
card-on-worker-gained = Wenn du einen Arbeiter bekommst
card-on-pay-site = Wenn du für einen Bau zahlst
card-on-pay-artifacts = Wenn du mit Artefaktkarten zahlst
card-on-pay-bliss = Wenn du mit Seligkeit zahlst, mit der Zugabe nur
card-on-pay-resource = Wenn du mit einer Ressource zahlst
card-on-pay-tunnel = Wenn du für einen Tunnel zahlst
card-on-pay-end = Am Ende eines Tunnels, ohne dessen Fraktion
card-on-pay-retrieve = Wenn du für das Zurückholen zahlst
card-on-retrieve-bliss = Wenn du das Zurückholen mit Seligkeit zahlst, statt Moral
card-on-enter = Wenn du einen Arbeiter einsetzt
card-at-generator = beim Generator
card-at-aquifer = beim Aquifer
card-at-farm = bei der Farm
card-at-cloud-mine = in der Wolkenmine
card-at-icarus = in Icarus
card-at-tank = im Aktivierungsbecken
card-at-tunnel-euphorian = im Tunnel der Euphorianer
card-at-tunnel-subterran = im Tunnel der Subterraner
card-at-tunnel-wastelander = im Tunnel der Wastelander
card-at-tunnels = in einem Tunnel
card-at-ends = am Ende eines Tunnels
card-at-markets = auf einem Markt am Boden
card-at-ark = bei der Arche
card-at-sites = auf einer Baustelle
card-at-breeze-bar = in der Breeze Bar
card-at-sky-lounge = in der Sky Lounge
card-when-no-artifacts = wenn du keine Artefaktkarten hast
card-when-no-resources = wenn du keine Ressourcen hast
card-when-same-number = wenn ein anderer Arbeiter dort dieselbe Zahl zeigt
card-when-alone = wenn deiner der einzige Arbeiter dort ist
card-when-lowest = wenn deiner der niedrigste oder einzige Arbeiter dort ist
card-when-highest = wenn deiner der höchste oder einzige Arbeiter dort ist
card-when-two-workers = wenn du genau zwei Arbeiter hast
card-when-helped = wenn du dort einen Arbeiter hattest
card-when-not-helped = wenn du dort keinen hattest
card-when-from-subterra = wenn alle in Subterra standen
card-when-equal-die = wenn beide Arbeiter dieselbe Zahl zeigen
card-when-higher-die = wenn der verdrängte Arbeiter eine höhere Zahl zeigt
card-when-nobody-bumped = wenn du niemanden verdrängt hast
card-when-rival-bumped = wenn du einen anderen verdrängt hast
card-when-took-resource = wenn du die Ressource nimmst
card-when-no-subterran = wenn dieser Spieler keinen aktiven subterranen Experten hat
card-when-by-rival = von einem anderen
card-does-keep-morale = du verlierst keine Moral
card-does-choose-die = die Zahl eines Arbeiters nach deiner Wahl
card-does-set-bumped-die = der verdrängte Arbeiter auf die Zahl von deinem gedreht
card-does-place-new-worker = der neue Arbeiter gleich nach dem Wurf eingesetzt
card-does-keep-matching = allen gezeigt, nur zueinander passende behalten
card-does-open-hand = deine Hand gezeigt; passen Karten zueinander, zieht jeder Gegner eine

## Das Brett im Terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = Die Wastelands
region-icarite = Icarus
board-allegiance = Loyalität
board-territory = Gebiet
board-cards = 3 Karten oder ein Paar
board-card = Karte
board-closed = gesperrt
board-other-commodity = ein anderer Rohstoff
board-step = Loyalität +1
board-hand = Karten
board-worker = Arbeiter
board-risk = { $count ->
        [one] Einen Arbeiter zurückholen: { $percent } % Risiko, einen zu verlieren.
       *[other] { $count } Arbeiter zurückholen: { $percent } % Risiko, einen zu verlieren.
    }
board-way-out = Ausweg: ein Stern über { $space }.
