# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
wheel = Das Rad für drei hat 11 Felder, und die leuchtende Gondel hängt am Startfeld. Die Marken im Rad sind die Tickets, die noch kommen.
start = Die ersten Karten und Unterstützer. Orange beginnt und hat hier durch den Startbonus einen zweiten.
place = Schritt 1 im Zug von Orange. Alle Bereiche leuchten: Ein Unterstützer darf in jeden von ihnen.
figures = Orange hat im letzten Zug Bertha Palmer und Augustus Saint-Gaudens genommen. Jetzt werden beide ausgespielt oder abgelegt.
ticket = Die Gondel hat zehn von elf Feldern geschafft. Noch ein Ticket bringt sie ans Ziel, und die Runde wird gewertet.
room = Die Elektrizität ist voll: Sie hat Platz für drei Karten. Die nächste Karte geht an ihr vorbei.
scoring = Die Landwirtschaft wird gewertet. Blau und Grün haben gleich viele und die meisten: je eine Medaille zu 2 Punkten und bis zu zwei Genehmigungen.
sets = Die genehmigten Exponate von Blau am Ende, sortiert in Sätze zu 5, 3, 2 und 1: 15 + 6 + 3 + 1 = 25 Punkte.
capacity = Die Schönen Künste bei Spielbeginn: zwei Karten und ein freier Platz. Dass hier drei Platz haben, gehört zu unseren rekonstruierten Werten.
again = Alle anderen Bereiche waren voll, also kamen alle drei neuen Karten zum Verkehr, wo Orange gerade Karten genommen hatte.
