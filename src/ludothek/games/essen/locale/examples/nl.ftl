# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
fair = De beurs aan het begin van ronde 1: twee gebouwen met vijf hallen, daartussen de binnenplaats en de galerij, ervoor de parkeerplaats.
draft = De eerste kaarten waaruit Oranje kiest. Eén van de zeven blijft, de andere gaan naar links.
pallets = De pallets in ronde 2. Linksboven wordt de zandloper één minder populair; twee dobbelsteenspellen en een meeplespel op “+1” maken hun symbolen populairder.
crowd = De spellen op de “?”-pallets horen bij de groene en de gele zone. Daar is het dus druk: elke stap naar een kraam kost twee acties.
track = Oranje heeft vijf stappen gezet en drie spellen gekocht. 8 − 3 − 5 = 0: er is geen actie over.
eat = Blauw staat op de binnenplaats en heeft vier acties gebruikt. Een hapje voor € 20 geeft er twee terug.
buy = Oranje staat bij kraam 13, waar Blueprints ligt. Het kost € 20 en is nu 7 punten waard.
unload = Groen is op de parkeerplaats. Alle vier de spellen gaan van de tas naar de kofferbak, en de acties die ze blokkeerden zijn weer vrij.
ranking = Kort voor de middag. Alle drie de spelers hebben de twee dobbelsteen- en twee kaartspellen van de middelste kaart; wat de rechter toont, heeft alleen Groen.
removal = Oranje haalt een spel van de beurs. Room 25 bij kraam 16 licht op: het ligt er, en er staat niemand bij.
calm = Een familiespel zonder menigte: de hallen blijven leeg, en elke stap kost één actie.
hidden = Wat Oranje van Blauw ziet: het geld, zes spellen in de tas, en van de wenskaarten alleen hoeveel het er zijn: vier en die ene van de gemeenschappelijke lijst.
twice = Ronde 1: op twee van de “+1”-pallets lagen dobbelsteenspellen, dus werden die twee populairder.
printed = Bruxelles 1893 bij kraam 12 is het enige spel dat ons exemplaar van de regels noemt. Bijna al het andere bij de kramen is gereconstrueerd.
