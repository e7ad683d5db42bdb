# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
fair = The fair as round 1 begins: two buildings with five halls, the courtyard and the Galeria between them, the car park in front.
draft = Orange’s first hand of the draft. One of the seven cards is kept, the others go to the left.
pallets = The pallets in round 2. Top left, the hourglass becomes one less popular; two dice games and a meeple game on “+1” make their symbols more popular.
crowd = The games on the “?” pallets belong to the green and the yellow zone, so these are crowded: each step onto a booth there costs two actions.
track = Orange has taken five steps and bought three games. 8 − 3 − 5 = 0: no action is left.
eat = Blue stands in the courtyard and has spent four actions. A snack for €20 gives two of them back.
buy = Orange stands at booth 13, where Blueprints lies. It costs €20 and is worth 7 points right now.
unload = Green has come to the car park. All four games go from the bag to the boot, and the actions they blocked are free again.
ranking = Shortly before midday. All three players have the two dice and two card games of the middle card; only Green has what the right one shows.
removal = Orange takes a game out of the fair. Room 25 at booth 16 glows: it lies there, and nobody stands at it.
calm = A family game without the crowd: the halls stay empty, and every step costs one action.
hidden = What Orange sees of Blue: the money, six games in the bag, and of the wish cards only how many there are, four and the one from the common list.
twice = Round 1: dice lay on two of the “+1” pallets, so dice games became two more popular.
printed = Bruxelles 1893 at booth 12 is the one game that our copy of the rules names. Almost everything else at the stalls is reconstructed.
