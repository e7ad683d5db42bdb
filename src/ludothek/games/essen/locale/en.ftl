# ESSEN The Game: Spiel ’13, English.
# An argument such as $symbol is the name of what it names; $space-to and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is the number of a booth if $place
# is "booth", else one of the spaces below.

title = ESSEN The Game: Spiel ’13
tagline = One day at the fair: fight through the crowd, fill your bag and fulfil your wishlist.

## The fair

space-parking = car park
    .to = to the car park
    .at = in the car park
    .also = parking lot, home, car
space-west = west entrance
    .to = to the west entrance
    .at = at the west entrance
space-east = east entrance
    .to = to the east entrance
    .at = at the east entrance
space-courtyard = courtyard
    .to = to the courtyard
    .at = in the courtyard
space-galeria-west = west Galeria
    .to = to the west Galeria
    .at = in the west Galeria
space-galeria-east = east Galeria
    .to = to the east Galeria
    .at = in the east Galeria
zone-green = green zone
zone-purple = purple zone
zone-blue = blue zone
zone-red = red zone
zone-yellow = yellow zone
booth = booth { $booth }, { $publisher }
tile = { $game }
wish = wish card { $game }
boot-of = { $owner }’s boot
    .also = trunk, car, unload
ranking = ranking card { $number }

## The games

symbol-meeple = meeple
    .game = meeple game
    .games = meeple games
symbol-dice = dice
    .game = dice game
    .games = dice games
symbol-cards = cards
    .game = card game
    .games = card games
symbol-hourglass = hourglass
    .game = hourglass game
    .games = hourglass games
popularity-meeple = popularity of meeple games
popularity-dice = popularity of dice games
popularity-cards = popularity of card games
popularity-hourglass = popularity of hourglass games
token-buzz = Buzz
    .effect = +3 points
token-flop = Flop
    .effect = −3 points, but never below 0
token-goodies = Goodies
    .effect = +1 point
token-discount = Discount
    .effect = €10 cheaper
token-sold-out = Sold out
    .effect = only with a pre-order
token-none = no event
    .effect = nothing changes
last-round-sale = every game is €10 cheaper
last-round-meeple = +2 points for every meeple game
last-round-dice = +2 points for every dice game
last-round-cards = +2 points for every card game
last-round-hourglass = +2 points for every hourglass game
symbol-amount = { $count ->
        [one] 1 { $symbol-game }
       *[other] { $count } { $symbol-games }
    }

## Things one can point at

eat = something to eat
    .also = snack, food
deck = wish deck
    .also = play-test, test
cash = cash machine
    .also = withdraw, money, ATM
end = end of the turn
clock = clock
    .also = time, round
pallet = pallet { $number }
crowd-green = crowd in the green zone
crowd-purple = crowd in the purple zone
crowd-blue = crowd in the blue zone
crowd-red = crowd in the red zone
crowd-yellow = crowd in the yellow zone
crowd-courtyard = crowd in the courtyard
crowd-entrances = crowd at the entrances
track = action track
    .also = actions
purse = purse
    .also = money, euros
pre-order = pre-order
    .also = sold out
wishlist = my wishlist
common-wishlist = common wishlist

## The score sheet

line-buying = Games bought
line-morning = Midday rankings
line-afternoon = Evening rankings
line-wishes = Wishes
line-departure = Early departure
line-cash = Cash machine
tally-games = Games in the boot and bag

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: as printed, in every language the same.
letter-green = G
letter-purple = P
letter-blue = B
letter-red = R
letter-yellow = Y
galeria = Galeria
round = Round { $count } of { $total }
draft = The wishlists
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
money = €{ $euros }
# In a cell of the map, where no blank has room.
money-short = €{ $euros }
bag = Bag
boot = Boot
first-player = first player
pre-order-free = pre-order free
pre-order-used = pre-order used
has-eaten = has eaten
actions-left = { $count ->
        [one] one action left
       *[other] { $count } actions left
    }
cards-held = { $count ->
        [one] one wish card
       *[other] { $count } wish cards
    }
pallets = Pallets
warehouse = Warehouse
warehouse-games = { $count ->
        [0] empty
        [one] 1 game
       *[other] { $count } games
    }
popularity = Popularity
rankings-morning = Midday rankings
rankings-afternoon = Evening rankings
my-wishes = My wishlist
common-wishes = Common wishlist
wish-is-bought = bought
wish-is-booth = on sale
wish-is-pallet = on a pallet
wish-is-warehouse = not out yet
wish-is-removed = taken away
wish-is-taken = { $seat }
wish-progress = { $count } more for { $points } points
wish-progress-full = all wish points earned
card-bonus = bonus { $count }
card-way = { $count ->
        [one] 1 action away
       *[other] { $count } actions away
    }
score-sheet = Score sheet
money-left = Money left

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = your wish
sign-common-wish = common wishlist
sign-crowd = crowd: a step costs { $count }
sign-way = actions away
sign-coming = on sale next round

# Short words on the map itself: a sticker has room for nine letters with its number
hall-green = Green hall
hall-purple = Purple hall
hall-blue = Blue hall
hall-red = Red hall
hall-yellow = Yellow hall
courtyard = Courtyard
entrance-west = West
entrance-east = East
cash-machine = Cash
crowd-step = Crowd: { $count } a step
next-round = Next round
later = { $count } later
comes-next-round = comes next round
empty-stall = empty
sold = sold to { $seat }
by-car = in the boot
ranking-morning-title = Midday ranking
ranking-evening-title = Evening ranking
midday = Midday
evening = Evening
sticker-buzz = BUZZ +{ $count }
sticker-flop = FLOP −{ $count }
sticker-goodies = GIFT +{ $count }
sticker-discount = −€{ $euros }
sticker-sold-out = SOLD OUT

# What one has, and what a way or a purchase leaves
your-actions = Your actions
left = { $count } left
wishes-of = { $count } of { $total } wishes
next-wish = next: { $points }
near-too = { $count ->
        [one] 1 more of your cards nearby
       *[other] { $count } more of your cards nearby
    }
go-there = Go there
go-and-buy = Go and buy
buy-it = Buy
to-the-car = To the car
leaves-you = Leaves you { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    } and €{ $euros }
end-anyway = { $count ->
        [one] End with 1 action left
       *[other] End with { $count } actions left
    }
keep-going = Keep going
go-on = Go on
can-be-taken-back = You can take this back.
look-closer = Closer
look-wider = Wider
put-away = Put this away

## Computer players of this title

mind-one-step = plans one step ahead

## The strip in front of a player, and the choices in short

strip-end = End your turn
strip-test = Play-test
strip-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
strip-next = { $count } more: { $points }
has-left = has left
scored-by-nobody = nobody
total = Total
chip-cost = { $cost ->
        [0] right here
        [one] 1 action
       *[other] { $cost } actions
    }
chip-unload = Unload
chip-eat = Eat
chip-withdraw = Cash machine
chip-test = Play-test
chip-end = End your turn
chip-stop = Stop here
chip-all = All ({ $count })

## Options

option-crowd = Crowd
option-crowd-true = with crowd
option-crowd-false = family game without
option-rankings = Ranking cards
option-rankings-true = with ranking cards
option-rankings-false = family game without
option-removal = Taking games away (two players)
option-removal-before-actions = before the actions of rounds 2 to 7
option-removal-end-of-round = at the end of rounds 1 to 6
option-buying = Room for a game
option-buying-ahead = needs an action space ahead of the token
option-buying-any = needs any bag space
option-popularity-limit = Highest popularity
option-popularity-limit-printed = end of the track
option-popularity-limit-8 = 8
option-popularity-limit-none = no limit

## What is asked

ask-draft = Which wish do you keep? { $picks ->
        [one] The other cards are passed on.
       *[other] You keep { $picks } of these.
    }
ask-draft-last = Which wish do you keep? The other cards go to the common wishlist.
ask-act = You are { $place ->
        [booth] at booth { $space } ({ $publisher })
       *[other] { $space-at }
    }. { $count ->
        [0] No action left
        [one] One action left
       *[other] { $count } actions left
    }, €{ $euros }.
ask-keep = Which wish do you keep? The other one is discarded.
ask-remove = Which game do you take out of the fair?

## The choices

choose-go = Walk { $place ->
        [booth] to booth { $space } ({ $publisher })
       *[other] { $space-to }
    }{ $cost ->
        [one] { "" }
       *[other] , { $cost } actions
    }
choose-go-game = Walk to booth { $booth } ({ $publisher }){ $cost ->
        [one] { "" }
       *[other] , { $cost } actions
    }: { $game } is €{ $euros } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choose-buy = Buy { $game } for €{ $euros }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choose-eat = Eat for €{ $euros }: { $count ->
        [one] 1 action
       *[other] { $count } actions
    } back
choose-test = Play-test: draw two wishes, keep one (1 action)
choose-unload = Unload { $count ->
        [one] one game
       *[other] { $count } games
    } into the boot
choose-withdraw = Withdraw €{ $euros } for { $points } points
choose-end = End your turn{ $count ->
        [0] { "" }
        [one] { " " }(one action is left)
       *[other] { " " }({ $count } actions are left)
    }
choose-pick = Keep { $game } ({ $symbol }, booth { $booth })
choose-keep = Keep { $game } ({ $symbol }, booth { $booth })
choose-remove = Take away { $game } ({ $symbol }, booth { $booth })

## Plans

plan-go = Walk { $place ->
        [booth] to booth { $space } ({ $publisher })
       *[other] { $space-to }
    }: { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }
plan-buy = { $game } ({ $symbol }, booth { $booth }): { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }, €{ $euros }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
plan-unload = Unload { $count ->
        [one] one game
       *[other] { $count } games
    }: { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }

## What happened

event-picked = { $seat } keeps a wish.
event-picked-own = { $seat } keeps { $game }.
event-passed = The other cards go to the left.
event-common = On the common wishlist: { $game }.
event-round = Round { $count } begins.
event-released = On sale now: { $game }.
event-pallet = { $change ->
        [less] Next round, popularity down: { $game }.
        [more] Next round, popularity up: { $game }.
       *[event] Next round, with an event: { $game }.
    }
event-popularity = Popularity of { $symbol-games } is now { $count }.
event-token = { $game }: { $token } ({ $token-effect }).
event-crowd = The crowd moves to the { $zone }.
event-crowded-courtyard = The crowd fills the courtyard.
event-crowded-entrances = The crowd is leaving: both entrances are packed.
event-last-round = Last round: { $tile }.
event-first = { $seat } is first player.
event-went = { $seat } walks { $place ->
        [booth] to booth { $space } ({ $publisher })
       *[other] { $space-to }
    }.
event-ate = { $seat } eats for €{ $other } and gets { $count ->
        [one] one action
       *[other] { $count } actions
    } back.
event-bought = { $seat } buys { $game } for €{ $euros }.
event-points = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-pre-order = { $seat } had pre-ordered it.
event-wish = { $seat } takes the matching card from the common wishlist.
event-tested = { $seat } play-tests.
event-drew = { $seat } play-tests { $game } and { $other }.
event-kept = { $seat } keeps one wish and discards { $other }.
event-kept-own = { $seat } keeps { $game } and discards { $other }.
event-kept-only = { $seat } keeps the last wish card.
event-kept-own-only = { $seat } keeps { $game }, the last wish card.
event-shuffled = The discarded wishes are shuffled: a new deck of { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
event-unloaded = { $seat } unloads { $count ->
        [one] one game.
       *[other] { $count } games.
    }
event-withdrew = { $seat } withdraws €{ $count } for { $other } points.
event-ended = { $seat } ends the turn{ $count ->
        [0] .
        [one] { " " }with one action unused.
       *[other] { " " }with { $count } actions unused.
    }
event-removed = { $seat } takes { $game } out of the fair.
event-midday = Midday: the ranking cards are counted.
event-ranking-morning = { $seat } fulfils the ranking card for { $needs }: { $points } points.
event-ranking-afternoon = { $seat } fulfils the ranking card for { $needs }: { $points } points.
event-afternoon = New ranking card for the evening: { $needs }.
event-left = { $seat } leaves early: { $count } points.
event-closed = The fair closes. Everybody goes home and unloads.
event-wishes = { $seat } has fulfilled { $count ->
        [0] no wish
        [one] one wish
       *[other] { $count } wishes
    }: { $other } points.
event-score = { $seat } ends with { $count ->
        [one] one point.
       *[other] { $count } points.
    }
event-tie-wishes = Equal points: whoever has fulfilled more wishes wins the tie (ES-50).
event-tie-money = Equal points and wishes: whoever has less money wins the tie (ES-50).
event-tie-shared = Equal in everything: the victory is shared (ES-50).

## Why not

why-over = The fair is closed.
why-others-draft = The others are still choosing their wishes.
why-not-your-turn = It is not your turn; { $turn } decides now.
why-draft-first = Choose a wish first.
why-keep-first = First choose which of the two wishes you keep.
why-remove-first = First choose which game you take out of the fair.
why-standing-here = You are standing there.
why-not-next-door = That is not next to you; the way there takes { $cost ->
        [one] one action
       *[other] { $cost } actions
    }, and you have { $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }.
why-step-too-dear = The step costs { $cost ->
        [one] one action
       *[other] { $cost } actions
    }, but you have { $left ->
        [0] none left
        [one] only one left
       *[other] only { $left } left
    }.
why-in-warehouse = { $game } has not come out yet; it is still in the warehouse.
why-on-pallet = { $game } goes on sale in the next round.
why-taken-away = { $game } was taken out of the fair.
why-bought = { $owner } has bought { $game }.
why-not-at-booth = To buy { $game } you must stand at booth { $booth }; the way there takes { $cost ->
        [one] one action
       *[other] { $cost } actions
    }.
why-bag-full = Your bag is full: it holds six games.
why-no-room = A game needs a free space on your action track, but you have no action left.
why-sold-out = { $game } is sold out, and your pre-order is already used.
why-too-expensive = { $game } costs €{ $euros }, but you have only €{ $money }.
why-under-meeple = A meeple stands on { $game }.
why-not-on-booth = Only games on their booths can be taken away.
why-common-wish = You take a card from the common wishlist when you buy its game.
why-discarded-wish = Discarded wishes come back only when the deck is empty.
why-held-wish = Wish cards stay in your hand and count at the end.
why-not-your-boot = That is somebody else’s car.
why-not-at-parking = You unload in the car park.
why-bag-empty = Your bag is empty.
why-not-in-courtyard = There is something to eat only in the courtyard.
why-eaten-already = You have eaten this round already.
why-not-hungry = You have not spent any action yet, so there is nothing to win back.
why-cannot-pay-food = A snack costs €{ $euros }, but you do not have that much.
why-no-cash-here = The cash machine is in the car park.
why-too-few-points = A withdrawal costs { $points } points, but you do not have that many.
why-no-action-left = A play-test takes an action, but you have none left.
why-no-wishes-left = There is no wish card left to draw.
why-popularity = Popularity changes by itself at the start of each round.
why-ranking = Ranking cards are counted after round 4 and at the end.
why-pallet = Games on the pallets go on sale at the start of the next round.
why-warehouse = Nobody can buy in the warehouse: six games come out of it every round.
why-clock = The clock moves on by itself when everybody has had a turn.
why-crowd = The crowd moves by itself at the start of each round.
why-track = Actions are spent by walking and play-testing, and games in your bag block them.
why-bag = Games leave your bag when you unload them into your boot, in the car park.
why-purse = Money is spent by buying and eating; more of it comes from the cash machine.
why-pre-order = The pre-order is used by itself when you buy a sold-out game.

## What things are, and what they are worth now

tell-way = { $count ->
        [0] You are standing here.
        [one] One action away from you.
       *[other] { $count } actions away from you.
    }
tell-booth = The booth of { $publisher } in the { $zone }.
tell-entrance = A way between the car park and the halls.
tell-courtyard = It joins the two buildings, and there is something to eat.
tell-galeria = It joins the two buildings, and no crowd ever comes here.
tell-parking = Your car stands here: unload your bag, or withdraw cash.
tell-departure = Whoever ends the last round here next leaves early, for { $points } points.
tell-sale = { $game } is on sale: €{ $euros } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tell-coming = { $game } goes on sale next round.
tell-warehouse-game = { $game } has not come out yet.
tell-sold = { $owner } has bought { $game }.
tell-removed = { $game } was taken out of the fair.
tell-tile = { $symbol-game } at booth { $booth }: €{ $euros } for { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once (popularity { $popularity }, bonus { $bonus }{ $more ->
        [none] { "" }
       *[other] , extra { $more }
    }).
tell-token = { $token }: { $token-effect }.
tell-sold-out-free = Your pre-order gets it for you, once in the whole day.
tell-sold-out-used = Your pre-order is already used.
tell-own-wish = You wish for this game.
tell-common-wish = Its card lies on the common wishlist: whoever buys the game takes it.
tell-wish-worth = Buying it makes your wishlist worth { $then } points at the end instead of { $now }.
tell-wish-toward = Buying it counts toward your wishlist, which is worth { $points } points with { $count ->
        [one] one more
       *[other] { $count } more
    } after it.
tell-wish-full = Your wishlist is already worth all it can be.
tell-wish = The wish for { $game }, a game of { $publisher } at booth { $booth } in the { $zone }.
tell-fulfilled = You have bought it, so this wish is fulfilled.
tell-eat = A snack for €{ $euros } gives you { $count ->
        [one] one action
       *[other] up to { $count } actions
    } back, once a round in the courtyard.
tell-eat-now = { $count ->
        [0] You have spent no action yet, so now it would give nothing.
        [one] Now it would be one action.
       *[other] Now it would be { $count } actions.
    }
tell-deck = Play-test anywhere: draw two wishes and keep one, for { $cost ->
        [one] one action
       *[other] { $cost } actions
    }.
tell-deck-left = { $count ->
        [0] The deck is empty; the discarded wishes are shuffled when needed.
        [one] One card is left.
       *[other] { $count } cards are left.
    }
tell-cash = The machine gives €{ $euros } for { $points } points, as long as you have the points.
tell-have = You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } and €{ $euros }.
tell-boot = { $count ->
        [0] No games in it yet; here they count and block no action.
        [one] One game in it; here it counts and blocks no action.
       *[other] { $count } games in it; here they count and block no action.
    }
tell-end = Your turn lasts until you end it.
tell-end-lost = { $count ->
        [one] One action would be lost.
       *[other] { $count } actions would be lost.
    }
tell-popularity = { $symbol-games } bought now give { $points ->
        [one] 1 point
       *[other] { $points } points
    } for their popularity.
tell-popularity-moved = { $moved ->
        [none] This round’s pallets left it as it was;
       *[other] This round’s pallets moved it by { $moved };
    } the next games on them can change it again.
tell-popularity-last = It does not change any more.
tell-ranking = { $points } points { $series ->
        [morning] at midday
       *[other] at the end of the day
    } for everybody with at least { $needs }.
tell-ranking-met = You have them.
tell-ranking-lacks = You still need { $needs }.
tell-ranking-others = Fulfilled so far by { $seats }.
tell-pallet = A game on this pallet { $change ->
        [less] made its symbol { $count } less popular.
        [more] made its symbol { $count } more popular.
       *[event] has an event, and the crowd goes to its zone.
    }
tell-pallet-empty = It is empty: no more games come out.
tell-clock = Round { $count } of { $total }.
tell-clock-midday = The midday rankings are counted after round { $count }.
tell-clock-evening = After round { $total } the fair closes, and rankings and wishes are counted.
tell-last-round = Last round: { $tile }.
tell-crowd = There is a crowd: each step here costs { $count } actions.
tell-no-crowd = No crowd this round: a step here costs { $count ->
        [one] one action
       *[other] { $count } actions
    }.
tell-track = Of your { $total } actions { $spent } are spent, { $bag } blocked by games in your bag, and { $count } left.
tell-bag = { $count } of { $total } games are in it; each blocks one action until you unload it at your car.
tell-purse = You have €{ $euros } for games and snacks. At the end money only breaks ties, and less of it wins.
tell-pre-order = Once in the whole day it gets you a sold-out game.
tell-pre-order-free = You still have it.
tell-pre-order-used = You used it for { $game }.
tell-wishlist = You have bought { $count } of the { $total } games on it: { $points } points at the end.
tell-wishlist-next = { $count ->
        [one] One more makes
       *[other] { $count } more make
    } it { $points } points.
tell-common-list = { $count ->
        [one] One wish lies
       *[other] { $count } wishes lie
    } open for all: whoever buys the game takes its card.
tell-warehouse = { $count ->
        [0] Every game has come out.
        [one] One game has not come out yet.
       *[other] { $count } games have not come out yet.
    }

## For who hears the game

spoken-draft = The wishlists are being chosen.
spoken-at = { $place ->
        [booth] At booth { $space } ({ $publisher })
       *[other] Now { $space-at }
    }.
spoken-means = Actions left: { $count }, money: €{ $euros }.
spoken-crowds = Crowds, where a step costs { $count } actions: { $places }.
spoken-in-reach = { $count ->
        [one] One game can be bought this turn: { $games }.
       *[other] { $count } games can be bought this turn; the best: { $games }.
    }
spoken-none-in-reach = No game can be bought this turn.
spoken-popular = Popularity: { $symbols }.
spoken-here = Standing here: { $seats }.
spoken-in-bag = In the bag: { $games }.
spoken-in-bag-none = The bag is empty.
spoken-in-boot = In the boot: { $games }.
spoken-in-boot-none = The boot is empty.
spoken-wishes = Wish cards in hand: { $games }.
spoken-wishes-none = No wish cards in hand.
spoken-wish-cards = Wish cards in hand: { $count }.
spoken-shown = Wishes fulfilled from the common list: { $games }.
spoken-sale = { $game }, a { $symbol-game }, is on sale: €{ $euros } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
spoken-wishlist = Wishlist: { $count } of { $total } games bought, { $points } points at the end.
spoken-pre-order-free = The pre-order is still free.
spoken-pre-order-used = The pre-order is used.
spoken-common = On it: { $games }.

## The tutorial

tutorial-welcome = Welcome to Essen, October 2013! You are orange, blue and green are computer players. Bring home the games everybody talks about, and those you wish for.
tutorial-wishes = First the wishlists: four times you keep one card and pass the rest on. One to three wishes bought are worth 5 points at the end, four are worth 10, ten are worth 30.
tutorial-draft = Two of these games are sold in the purple zone. Wishes close to each other save your feet: keep Madeira.
tutorial-draft-again = These cards came from your neighbour. Blueprints is in the purple zone too, and cheap: keep it. We choose the last two for you.
tutorial-common = All your wishes are in the purple zone now. What nobody kept is the common wishlist: whoever buys such a game takes its card, and it counts like their own.
tutorial-popularity = Six games wait on the pallets until next round. Their symbols make the talk of the day: two dice games on “+1” brought dice from 2 to 4.
tutorial-events = Two pallets bring events: Exodus will give 3 extra points, Ignis is sold out. A sold-out game takes your pre-order, and that is good for one game in the whole day.
tutorial-crowd = Where events are, the crowd goes. In the red and the blue zone every step costs two actions this round, elsewhere just one.
tutorial-walk = You are first, with eight actions. Two games you want lie in the purple zone, and the way there begins at the west entrance: walk.
tutorial-eat = We have walked you to the courtyard, and three actions are gone. A snack for €20 gives two of them back, once a round: eat something.
tutorial-buy = Here is Legacy, from the common wishlist. It gives points at once: 3 for the popularity of card games and a bonus of 1. Buy it for €30.
tutorial-bag = You took its wish card as well. But the bag has its weight: every game in it lies on your action track and blocks one action.
tutorial-next-door = Your own wish Blueprints waits next door. Walk to booth 13.
tutorial-own-wish = Dice are in fashion: 4 for popularity and a bonus of 1, that is 5 points for €20. Buy Blueprints.
tutorial-last-action = Nine points! With the last action we step to booth 9, where you will begin your next turn, and end this one. Now watch blue and green.
tutorial-round = Round two: the pallets’ games are on sale, new ones came, popularity and crowd moved on. Green carries the least and so begins.
tutorial-ranking = The second ranking card gives 4 points at midday for two dice and two card games. You have one of each, and Rampage is the second dice game: buy it.
tutorial-ranking-done = Fünf Gurken for €10 is your second card game: 4 points now, and 4 more at midday. Buy it.
tutorial-heavy = Four games in the bag leave you three actions. Just enough for the way back to your car: we walk.
tutorial-unload = Unloading costs nothing, and the spaces the games blocked are free again. Put all four into your boot.
tutorial-cash = Next to your car is the cash machine: €50 for 2 points. You still have €180, so keep your points.
tutorial-test = Four actions are back. For one of them you can play-test, wherever you are: draw two wishes and keep one. Try it.
tutorial-keep = What luck, you have bought Rampage already, and a wish counts whenever its card came. Keep it: that is three wishes.
tutorial-midday = After round 4 it is midday, and the ranking cards are counted. Three new ones come for the evening, with 8 points each.
tutorial-leaving = In round 7 a surprise makes games cheaper or better, and everybody wants out. The first to end that round in the car park gets 6 points, the second 3.
tutorial-end = You lead with 18 points to green’s 17, and your wishes will add 5. The player with the most points wins. Would you like to play a whole day yourself?
