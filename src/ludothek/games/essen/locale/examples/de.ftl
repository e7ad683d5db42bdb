# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
fair = Die Messe zu Beginn von Runde 1: zwei Gebäude mit fünf Hallen, dazwischen Freigelände und Galeria, davor der Parkplatz.
draft = Die ersten Karten, aus denen Orange wählt. Eine der sieben bleibt, die anderen gehen nach links.
pallets = Die Hubwagen in Runde 2. Links oben wird die Sanduhr um eins unbeliebter; zwei Würfelspiele und ein Spielfigurenspiel auf „+1“ machen ihre Kategorien beliebter.
crowd = Die Spiele auf den „?“-Hubwagen gehören zum grünen und zum gelben Bereich. Dort ist also Gedränge: Jeder Schritt auf einen Stand kostet zwei Aktionen.
track = Orange ist fünf Schritte gegangen und hat drei Spiele gekauft. 8 − 3 − 5 = 0: Keine Aktion ist übrig.
eat = Blau steht auf dem Freigelände und hat vier Aktionen verbraucht. Ein Imbiss für 20 € gibt zwei davon zurück.
buy = Orange steht an Stand 13, und dort liegt „Blueprints“. Es kostet 20 € und bringt gerade 7 Punkte.
unload = Grün ist auf dem Parkplatz. Alle vier Spiele kommen aus der Tasche in den Kofferraum, und die blockierten Aktionen sind wieder frei.
ranking = Kurz vor Mittag. Alle drei haben die zwei Würfel- und zwei Kartenspiele der mittleren Karte; was die rechte zeigt, hat nur Grün.
removal = Orange nimmt ein Spiel von der Messe. „Room 25“ an Stand 16 leuchtet: Es liegt dort, und niemand steht davor.
calm = Ein Familienspiel ohne Gedränge: Die Hallen bleiben leer, und jeder Schritt kostet eine Aktion.
hidden = Was Orange von Blau sieht: das Geld, sechs Spiele in der Tasche, und von den Wunschkarten nur, wie viele es sind: vier und die eine von der allgemeinen Liste.
twice = Runde 1: Auf zwei der „+1“-Hubwagen lagen Würfelspiele, also wurden sie um zwei beliebter.
printed = „Bruxelles 1893“ an Stand 12 ist das eine Spiel, das unsere Regel nennt. Fast alles andere an den Ständen ist rekonstruiert.
