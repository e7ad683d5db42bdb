# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
wheel = The wheel for three players has 11 spaces, and the lit car hangs on the start space. The marks inside are the tickets still to come.
start = The first cards and supporters. Orange begins and has a second supporter here from the start bonus.
place = Step 1 of Orange’s turn. Every area glows: a supporter may go to any of them.
figures = Orange collected Bertha Palmer and Augustus Saint-Gaudens last turn. Now each of them is played or discarded.
ticket = The car has gone ten of eleven spaces. One more ticket brings it home, and the round is scored.
room = Electricity is full: it has room for three cards. The next card that is dealt passes it by.
scoring = Agriculture is being scored. Blue and Green are tied for most: each wins a 2-point medal and may approve two exhibits.
sets = Blue’s approved exhibits at the end, sorted into sets of 5, 3, 2 and 1: 15 + 6 + 3 + 1 = 25 points.
capacity = Fine Arts at the start of a game: two cards and one free place. That it has room for three is one of our reconstructed values.
again = All other areas were full, so all three new cards went to Transportation, where Orange had just collected.
