# ESSEN The Game: Spiel '13, English.
# An argument such as $symbol is the name of what it names; $space-to and the like are that name's attributes below.
# $game and $publisher are names that are the same in every language; $space is a booth (number and publisher) or one of
# the spaces below.

title = ESSEN The Game: Spiel '13
tagline = One day at the fair: fight through the crowd, fill your bag and fulfil your wishlist.

## The fair

space-parking = parking lot
    .also = car park, home, car
space-west = west entrance
space-east = east entrance
space-courtyard = courtyard
space-galeria-west = Galeria west
space-galeria-east = Galeria east
zone-green = green zone
zone-purple = purple zone
zone-blue = blue zone
zone-red = red zone
zone-yellow = yellow zone
booth = booth { $booth }, { $publisher }
tile = { $game }
wish = wish card { $game }
boot-of = boot of { $owner }
    .also = trunk, car, unload
ranking = ranking card { $number }

## The games

symbol-meeple = meeple
    .games = meeple games
symbol-dice = dice
    .games = dice games
symbol-cards = cards
    .games = card games
symbol-hourglass = hourglass
    .games = hourglass games
popularity-meeple = popularity of meeple games
popularity-dice = popularity of dice games
popularity-cards = popularity of card games
popularity-hourglass = popularity of hourglass games
token-buzz = Buzz
    .effect = 3 points more
token-flop = Flop
    .effect = 3 points less, never below 0
token-goodies = Goodies
    .effect = 1 point more
token-discount = Discount
    .effect = 10 € cheaper
token-sold-out = Sold out
    .effect = only with your pre-order
token-none = no event
    .effect = nothing changes
last-round-sale = every game is 10 € cheaper
last-round-meeple = 2 points more for every meeple game
last-round-dice = 2 points more for every dice game
last-round-cards = 2 points more for every card game
last-round-hourglass = 2 points more for every hourglass game

## Things one can point at

eat = something to eat
    .also = snack, food
deck = wish deck
    .also = play-test, test
cash = cash machine
    .also = withdraw, money, ATM
end = end of the turn

## The score sheet

line-buying = Games bought
line-morning = Morning rankings
line-afternoon = Evening rankings
line-wishes = Wishes
line-departure = Early departure
line-cash = Cash machine

## Words on the table

# The letter on every booth of a zone, to tell the zones apart without their colours: all five different.
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
money = { $euros } €
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
rankings-morning = Rankings at midday
rankings-afternoon = Rankings in the evening
my-wishes = My wishlist
common-wishes = Common wishlist
wish-is-bought = bought
wish-is-booth = on sale
wish-is-pallet = on a pallet
wish-is-warehouse = not out yet
wish-is-removed = taken away
wish-is-taken = { $seat }
wish-progress = { $count } more for { $points } points
wish-progress-full = no more points to win
card-bonus = bonus { $count }
card-way = way: { $count }
score-sheet = Score sheet
money-left = Money left

# What the signs on the map mean; each is one sign and these few words
sign-own-wish = your wish
sign-common-wish = common wishlist
sign-crowd = crowd: a step costs { $count }
sign-way = actions away
sign-coming = on sale next round

## Computer players of this title

mind-one-step = one step

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
ask-act = You are here: { $space }. { $count ->
        [one] One action left
       *[other] { $count } actions left
    }, { $euros } €.
ask-keep = Which wish do you keep? The other one is discarded.
ask-remove = Which game do you take out of the fair?

## The choices

choose-go = Go: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } actions)
    }
choose-go-game = Go: { $space }{ $cost ->
        [one] { "" }
       *[other] { " " }({ $cost } actions)
    } – { $game }, { $euros } €, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choose-buy = Buy { $game } for { $euros } €: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choose-eat = Eat for { $euros } €: { $count ->
        [one] 1 action
       *[other] { $count } actions
    } back
choose-test = Play-test: draw two wishes, keep one (1 action)
choose-unload = Unload { $count ->
        [one] one game
       *[other] { $count } games
    } into the boot
choose-withdraw = Withdraw { $euros } € for { $points } points
choose-end = End your turn{ $count ->
        [0] { "" }
        [one] { " " }(one action is left)
       *[other] { " " }({ $count } actions are left)
    }
choose-pick = Keep { $game } ({ $symbol }, booth { $booth })
choose-keep = Keep { $game } ({ $symbol }, booth { $booth })
choose-remove = Take away { $game } ({ $symbol }, booth { $booth })

## Plans

plan-go = { $space }: { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }
plan-buy = { $game } ({ $symbol }, booth { $booth }): { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }, { $euros } €, { $points ->
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
event-pallet = { $game } ({ $symbol }) → { $pallet ->
        [0] pallet -1
        [4] pallet ?
        [5] pallet ?
       *[other] pallet +1
    }
event-popularity = Popularity of { $symbol-games }: { $count }.
event-token = { $token } for { $game }: { $token-effect }.
event-crowd = The crowd moves to the { $zone }.
event-crowded-courtyard = The crowd fills the courtyard.
event-crowded-entrances = The crowd is leaving: both entrances are packed.
event-last-round = Last round: { $tile }.
event-first = { $seat } is first player.
event-went = { $seat } walks: { $space }.
event-ate = { $seat } eats for { $other } € and gets { $count ->
        [one] one action
       *[other] { $count } actions
    } back.
event-bought = { $seat } buys { $game } for { $euros } €.
event-points = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-pre-order = { $seat } had pre-ordered it.
event-wish = { $seat } takes its card from the common wishlist.
event-tested = { $seat } play-tests.
event-drew = { $seat } play-tests { $game } and { $other }.
event-kept = { $seat } keeps one wish and discards { $other }.
event-kept-own = { $seat } keeps { $game } and discards { $other }.
event-kept-only = { $seat } keeps the last wish card.
event-kept-own-only = { $seat } keeps { $game }, the last wish card.
event-shuffled = The discarded wishes are shuffled: a new deck of { $count }.
event-unloaded = { $seat } unloads { $count ->
        [one] one game.
       *[other] { $count } games.
    }
event-withdrew = { $seat } withdraws { $count } € for { $other } points.
event-ended = { $seat } ends the turn{ $count ->
        [0] .
        [one] { " " }with one action unused.
       *[other] { " " }with { $count } actions unused.
    }
event-removed = { $seat } takes { $game } out of the fair.
event-midday = Midday: the morning rankings are counted.
event-ranking-morning = { $seat } meets the ranking { $needs }: { $points } points.
event-ranking-afternoon = { $seat } meets the ranking { $needs }: { $points } points.
event-afternoon = New ranking for the evening: { $needs }.
event-left = { $seat } leaves early: { $count } points.
event-closed = The fair closes. Everybody goes home and unloads.
event-wishes = { $seat } has { $count ->
        [0] no wish
        [one] one wish
       *[other] { $count } wishes
    } fulfilled: { $other } points.
event-score = { $seat } ends with { $count ->
        [one] one point.
       *[other] { $count } points.
    }
event-tie-wishes = Equal points: more fulfilled wishes decide (ES-50).
event-tie-money = Equal points and wishes: less money decides (ES-50).
event-tie-shared = Equal in everything: the victory is shared (ES-50).

## Why not

why-over = The fair is closed.
why-others-draft = The others are still choosing their wishes.
why-not-your-turn = It is not your turn: { $turn } is asked.
why-draft-first = Choose a wish first.
why-keep-first = Choose first which of the two wishes you keep.
why-remove-first = Choose first which game you take out of the fair.
why-standing-here = You are standing there.
why-not-next-door = That is not next to you; the way there takes { $cost ->
        [one] one action
       *[other] { $cost } actions
    }, and you have { $left }.
why-step-too-dear = The step costs { $cost ->
        [one] one action
       *[other] { $cost } actions
    }, and you have { $left }.
why-in-warehouse = { $game } has not come out yet; it is still in the warehouse.
why-on-pallet = { $game } goes on sale in the next round.
why-taken-away = { $game } was taken out of the fair.
why-bought = { $owner } has bought { $game }.
why-not-at-booth = To buy { $game } you must stand at booth { $booth }; the way there takes { $cost ->
        [one] one action
       *[other] { $cost } actions
    }.
why-bag-full = Your bag is full: it holds six games.
why-no-room = A game needs a free space on your action track, and you have no action left.
why-sold-out = { $game } is sold out, and your pre-order is used.
why-too-expensive = { $game } costs { $euros } €, and you have { $money } €.
why-under-meeple = A meeple stands on { $game }.
why-not-on-booth = Only games on their booths can be taken away.
why-common-wish = Cards of the common wishlist come to you when you buy the game.
why-discarded-wish = Discarded wishes come back only when the deck is empty.
why-held-wish = Wish cards stay in your hand and count at the end.
why-not-your-boot = That is somebody else's car.
why-not-at-parking = You unload on the parking lot.
why-bag-empty = Your bag is empty.
why-not-in-courtyard = There is something to eat only in the courtyard.
why-eaten-already = You have eaten this round already.
why-not-hungry = You have not spent any action yet, so there is nothing to win back.
why-cannot-pay-food = A snack costs { $euros } €.
why-no-cash-here = The cash machine is on the parking lot.
why-too-few-points = A withdrawal costs { $points } points, and you do not have them.
why-no-action-left = A play-test takes an action, and you have none left.
why-no-wishes-left = There is no wish card left to draw.
why-popularity = Popularity changes by itself at the start of each round.
why-ranking = Ranking cards are counted after round 4 and at the end.
