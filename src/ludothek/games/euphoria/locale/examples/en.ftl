# Captions of the pictures on the rules page; examples.toml says which picture each belongs to.
recruits = The four recruits Orange is dealt. One of them will lie open, one stays hidden, two leave the game.
same = Blue’s turn begins with two workers that show a 1, so both may be placed, one after the other.
knowledge = Three of Blue’s workers are out, and Blue’s knowledge is 1. If all three come back, one deserts only if they roll 15 or more: a risk of 9%.
bump = Orange’s turn. Blue’s 1 and Red’s 3 are in the way, but both spaces glow: who is bumped gets the worker back and rolls it.
area = The four workers at the Cloud Mine make 8. So the last one, Orange’s 2, brought bliss and lowered knowledge.
tunnel = The miner has reached step 6: all hidden Wastelanders are active now. At step 9 the end on the left opens, with three energy.
site = Red’s 3 and Green’s 6 build at the upper site of the Wastelands. With four players a third worker finishes the market.
market = The Arena of Peaceful Conflict is built. To visit it costs four food and a stone, and places a star on the territory below.
allegiance = Icarus at step 11: everybody with active Icarites has placed a star on each of them. The stars on the airship are those of the territory.
retrieve = Red retrieves workers. The 1 and the 2 at the Cloud Mine glow: either may come back, or both.
dilemma = Blue’s dilemma asks for balloons, and Blue has some. Blue may fight and get a recruit, or serve and place a star.
end = Blue has won with the tenth star. Two of them lie on Blue’s recruits.
deal = Green has just placed the only worker of a construction site. Jonathan the Artist offers his deal: a card for two knowledge.
penalty = The Arena is built, and Orange has no star there. With a worker at the Cloud Mine, Orange may place the other 5 at the Farm, but not here.
draft = Red’s turn in the draft: morale 1 and 2 are still free, and all of knowledge.
