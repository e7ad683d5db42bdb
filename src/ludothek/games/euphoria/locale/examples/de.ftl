# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
recruits = Die vier Experten, die Orange bekommt. Einer wird offen liegen, einer bleibt verdeckt, zwei verlassen das Spiel.
same = Blau beginnt den Zug mit zwei Arbeitern, die eine 1 zeigen. Beide dürfen eingesetzt werden, einer nach dem anderen.
knowledge = Drei Arbeiter von Blau sind unterwegs, und Blau hat Wissen 1. Kommen alle drei zurück, desertiert einer nur bei einem Wurf ab 15: ein Risiko von 9 %.
bump = Orange ist am Zug. Die 1 von Blau und die 3 von Rot sind im Weg, aber beide Felder leuchten: Wer verdrängt wird, bekommt den Arbeiter zurück und würfelt ihn.
area = Die vier Arbeiter in der Wolkenmine ergeben 8. Der letzte, die 2 von Orange, brachte also Seligkeit und senkte das Wissen.
tunnel = Der Minenarbeiter ist auf Stufe 6: Alle verdeckten Wastelander sind jetzt aktiv. Auf Stufe 9 öffnet sich links das Ende, mit drei Energie.
site = Die 3 von Rot und die 6 von Grün bauen an der oberen Baustelle der Wastelands. Zu viert vollendet ein dritter Arbeiter den Markt.
market = Die Arena des friedlichen Konflikts steht. Ein Besuch kostet vier Essen und einen Stein und bringt einen Stern auf das Gebiet darunter.
allegiance = Icarus auf Stufe 11: Alle mit aktiven Icariten haben auf jeden davon einen Stern gelegt. Die Sterne am Luftschiff sind die des Gebiets.
retrieve = Rot holt Arbeiter zurück. Die 1 und die 2 in der Wolkenmine leuchten: Eine von beiden darf zurück, oder beide.
dilemma = Das Dilemma von Blau verlangt einen Ballon, und Blau hat einen. Blau kann kämpfen und bekommt einen Experten, oder dienen und legt einen Stern.
end = Blau hat mit dem zehnten Stern gewonnen. Zwei davon liegen auf den Experten von Blau.
deal = Grün hat gerade den einzigen Arbeiter einer Baustelle eingesetzt. Jonathan der Künstler bietet seinen Handel an: eine Karte für zwei Wissen.
penalty = Die Arena steht, und Orange hat dort keinen Stern. Mit einem Arbeiter in der Wolkenmine darf die andere 5 von Orange auf die Farm, aber nicht hierher.
draft = Rot ist beim Draft am Zug: Moral 1 und 2 sind noch frei, und beim Wissen alles.
