# World's Fair 1893, English.
# An argument such as $area is the name of what it names; $area-in and the like are that name's attributes below.

title = World’s Fair 1893
tagline = Send supporters to the five areas of the fair, collect exhibits and have them approved.

## The areas

area-agriculture = Agriculture
    .in = in Agriculture
    .to = to Agriculture
area-electricity = Electricity
    .in = in Electricity
    .to = to Electricity
area-fine-arts = Fine Arts
    .in = in Fine Arts
    .to = to Fine Arts
area-manufacturing = Manufacturing
    .in = in Manufacturing
    .to = to Manufacturing
area-transportation = Transportation
    .in = in Transportation
    .to = to Transportation

## The cards

exhibit-agriculture = Agriculture exhibit
exhibit-electricity = Electricity exhibit
exhibit-fine-arts = Fine Arts exhibit
exhibit-manufacturing = Manufacturing exhibit
exhibit-transportation = Transportation exhibit
ticket = Midway ticket
card-ticket = { ticket }
exhibit-amount = { $count ->
        [one] { $exhibit }
       *[other] { $count } { $exhibit }s
    }
card-amount = { $count ->
        [one] { $card }
       *[other] { $count } Midway tickets
    }
figure-burnham = Daniel Burnham
    .effect = one more supporter to the area you placed in
figure-davis = George Davis
    .effect = one more supporter to an area next to the one you placed in
figure-palmer = Bertha Palmer
    .effect = move anybody’s supporter to another area
figure-mccormick = Cyrus McCormick
    .effect = one more supporter to Agriculture
figure-westinghouse = George Westinghouse
    .effect = one more supporter to Electricity
figure-saint-gaudens = Augustus Saint-Gaudens
    .effect = one more supporter to Fine Arts
figure-schwab = Charles H. Schwab
    .effect = one more supporter to Manufacturing
figure-pullman = George Pullman
    .effect = one more supporter to Transportation

## Words on the table

round = Round { $count } of { $total }
wheel = Ferris wheel
    .also = car, round
wheel-left = { $count ->
        [one] one more ticket until scoring
       *[other] { $count } more tickets until scoring
    }
deck = Deck
discard = Discard pile
tickets = Tickets
    .also = Midway ticket
supply = Supply
proposals = Proposed
approved = Approved
    .also = sets
coins = Coins
medals = Medals
    .also = medal, points
sets = Sets
points = Points
full = full
scoring = Scoring: { $area }
scored = being scored
leads = leads
leads-tied = shares the lead
figure-does = { $figure }: { $figure-effect }
supporters-of = { $owner }’s supporters { $area-in }
supply-of = { $owner }’s supply
cards-of = cards { $area-in }
proposals-of = proposed { $area } exhibits

## Computer players of this title

mind-most-cards = takes the most cards

## Options

option-approvals = Approving exhibits
option-approvals-automatic = automatic (the maximum)
option-approvals-ask = ask how many

## What is asked

ask-place = Place a supporter: which area?
ask-figure = Play or discard a figure.
ask-take-back = Your supply is empty: which supporter goes { $area-to }?
ask-approve = How many exhibits do you approve { $area-in }?

## The choices

choose-place = Place a supporter { $area-in } and take { $cards ->
        [0] nothing
        [one] one card
       *[other] { $cards } cards
    }
choose-take-back = Take a supporter back from { $area }
choose-figure = Play { $figure }: one supporter { $area-to }
choose-palmer = Play { $figure }: { $owner }’s supporter from { $origin } { $goal-to }
choose-discard = Discard { $figure }
choose-approve = { $count ->
        [0] Approve none
        [one] Approve one exhibit
       *[other] Approve { $count } exhibits
    }

## What happened

event-dealt = { $card } → { $area }
event-placed = { $seat } places a supporter { $area-in }.
event-took-back = { $seat } takes a supporter back from { $area }.
event-played = { $seat } plays { $figure }: one supporter { $area-to }.
event-moved = { $seat } plays { $figure }: { $owner }’s supporter moves from { $origin } { $goal-to }.
event-discarded = { $seat } discards { $figure }.
event-collected = { $seat } collects: { $card }.
event-car = The car moves { $count ->
        [one] one space.
       *[other] { $count } spaces.
    }
event-reshuffled = The discard pile is shuffled: a new deck of { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
event-scoring = The Ferris wheel has come full circle: round { $count } is scored.
event-most-tickets = { $seat } has the most tickets: { $count } points.
event-redeemed = { $seat } redeems { $count ->
        [one] one ticket.
       *[other] { $count } tickets.
    }
event-standing-first = { $seat } leads { $area-in }.
event-standing-second = { $seat } is second { $area-in }.
event-standing-tied-first = { $seat } shares the lead { $area-in }.
event-standing-tied-second = { $seat } shares second place { $area-in }.
event-medal = { $seat } wins a { $count }-point medal { $area-in }.
event-approved = { $seat } approves { $count ->
        [one] one exhibit
       *[other] { $count } exhibits
    } { $area-in }.
event-recalled = { $seat } recalls { $count ->
        [one] one supporter
       *[other] { $count } supporters
    } from { $area }.
event-round = Round { $count } begins.
event-end = { $seat } ends with { $count ->
        [one] one point.
       *[other] { $count } points.
    }
event-tie-approvals = Equal points: whoever has more approved exhibits wins the tie (WF-47).
event-tie-proposals = Equal points and approvals: whoever has fewer exhibits left over wins the tie (WF-47).
event-tie-shared = Equal in everything: the victory is shared (WF-47).

## What things are

tell-area = Who stands well here with supporters when it is scored gets medals and has exhibits of this area approved.
tell-cards = Exhibits, tickets and influential figures: they go to whoever places a supporter here next.
tell-supporters = The more of them somebody has in an area, the more its scoring brings.
tell-supply = Supporters who can still be placed. When none is left, one is taken back from an area.
tell-figure = An influential figure: collected in one turn, played in one’s next.
tell-proposals = Collected, but not approved yet: as they are, they bring nothing at the end.
tell-tickets = Each brings points, and whoever has the most gets some more.
tell-coins = Points for redeemed tickets.
tell-medals = Points for standing well in an area that was scored.
tell-approved = A set has exhibits of different areas; the larger it is, the more it brings.
tell-wheel = The clock of the round: when the car is back at the foot, tickets and areas are scored.
tell-deck = Exhibits, tickets and influential figures that are still to come.
tell-discard = Cards that were redeemed, approved or played.

## Why not

why-over = The game is over.
why-not-your-turn = It is { $turn }’s turn.
why-not-asked = Areas are being scored; { $turn } decides first.
why-placed-already = You have already placed your supporter this turn; only a figure that reaches this area can add another.
why-not-next-door = Davis reaches only the neighbours of the area where you placed, and you hold no other figure for this area.
why-no-such-figure = You did not collect { $figure } in your previous turn.
why-figures-wait = Place a supporter first; figures are played after that.
why-take-back-first = First choose which of your supporters you take back.
why-approve-first = First choose how many exhibits you approve.
why-supply-left = You have supporters in your supply, so none is taken back.
why-choose-first = First choose where a supporter goes, then which one you take back.
why-not-yours = Only Bertha Palmer moves { $owner }’s supporters.
why-nobody-there = { $owner } has no supporter { $area-in }.
why-cards = Cards are not chosen: you take all cards of the area where you place your supporter.
why-deck = Nobody looks at the deck; { $cards } cards are dealt at the end of each turn.
why-discard = Discarded cards come back only when the deck is empty.
why-wheel = The wheel turns by itself, one space for each ticket collected.
why-tickets = Tickets are paid out in the scoring phase.
why-supply = Supporters leave the supply by themselves when you choose where one goes.
why-proposals = Exhibits are approved in the scoring phase, in areas where your place allows it.
why-points = Coins and medals are points you have; they are counted at the end.
why-approved = Approved exhibits stay approved; their sets are counted at the end.

## For who hears the game

spoken-round = Round { $round } of { $rounds }, { $count ->
        [one] one more ticket until scoring.
       *[other] { $count } more tickets until scoring.
    }
spoken-you-lead = You lead in { $areas }.
spoken-you-tie = You share the lead in { $areas }.
spoken-you-trail = You lead nowhere.
spoken-lead = { $area }, in the lead: { $lead }. Supporters: { $seats }.
spoken-lead-tied = { $area }, sharing the lead: { $lead }. Supporters: { $seats }.
spoken-nobody = { $area }: no supporters at all.
spoken-tickets = Tickets: { $seats }.
spoken-supporters = Supporters: { $seats }.
spoken-cards = { $count } of { $room } cards: { $cards }.
spoken-no-cards = No cards; there is room for { $room }.
spoken-medals = Medal points, if it were scored now: { $seats }.
spoken-approvals = Exhibits that would be approved: { $seats }.
spoken-count-supporters = { $count ->
        [0] No supporters.
        [one] One supporter.
       *[other] { $count } supporters.
    }
spoken-count-cards = { $count ->
        [0] No cards.
        [one] One card.
       *[other] { $count } cards.
    }
spoken-effect = Effect: { $figure-effect }.
spoken-held = Held by { $seats }.
spoken-lies = To be had in { $areas }.
spoken-has-points = { $count ->
        [one] One point:
       *[other] { $count } points:
    } coins { $coins }, medals { $medals }, sets { $sets }.
spoken-supply = Supporters in the supply: { $count }.
spoken-has-tickets = Tickets: { $count }.
spoken-figures = Figures to play: { $figures }.
spoken-no-figures = No figures to play.
spoken-has-proposed = Proposed exhibits: { $areas }.
spoken-none-proposed = No proposed exhibits.
spoken-has-approved = Approved exhibits: { $areas }.
spoken-none-approved = No approved exhibits.
spoken-by-seat = By player: { $seats }.
spoken-approved-by = Approved ones: { $seats }.
spoken-medal = { $seat } wins medals worth { $count } points.
spoken-approved = { $seat } approves { $count ->
        [one] one exhibit.
       *[other] { $count } exhibits in all.
    }
spoken-dealt = Dealt { $area-to }: { $card }.

## The tutorial

tutorial-welcome = Welcome to Chicago, 1893! You are orange, the computer is blue. Your supporters already stand in the five areas around the Ferris wheel.
tutorial-goal = Whenever the Ferris wheel has come full circle, the areas are scored: most supporters means a medal and approved exhibits. That happens three times.
tutorial-place = A turn begins with one supporter, and then you take all cards lying in that area. Place a supporter in Manufacturing.
tutorial-cards = You collected an exhibit and a figure. The exhibit is only proposed until it is approved in a scoring; Daniel Burnham waits for your next turn.
tutorial-deal = At the end of your turn three new cards came: one to your area, one each to the next two clockwise.
tutorial-second = Blue went to Fine Arts. In Transportation lie a matching exhibit, a ticket and a figure: place a supporter there.
tutorial-burnham = Before you collect, your figures have their moment. Burnham adds a supporter to the area where you just placed: play him.
tutorial-wheel = Your ticket moved the car by one space. After nine tickets, yours and blue’s together, the areas are scored; each ticket pays a point as well.
tutorial-palmer = Blue played Bertha Palmer, who moves anybody’s supporter: your only one in Electricity now stands in Transportation.
tutorial-full = Agriculture with four cards and Electricity with three are full. They get new cards only after somebody has collected there.
tutorial-third = Two figures lie in Fine Arts, and blue is just one supporter ahead. Place a supporter there.
tutorial-mccormick = Cyrus McCormick sends a supporter to Agriculture, wherever you placed. Play him and you draw level with blue there.
tutorial-fourth = Blue has caught up in Manufacturing, three against three. Place a supporter there and take the lead again.
tutorial-two-figures = You hold two figures and may use them in any order. Burnham first: one more supporter for Manufacturing.
tutorial-discard = Charles H. Schwab would add another here, but your lead is safe enough and supporters are scarce. Figures cannot be kept, so discard him.
tutorial-passed-over = See where the new cards went: Agriculture was full and was passed over. Now we play on for you for a moment.
tutorial-last = The car is two spaces from its start, and two tickets lie in Agriculture. Place a supporter there to end the round, and to draw level with blue.
tutorial-tickets = Time for the scoring! You have five tickets, blue has four: 2 points for the most, and 1 point for every ticket.
tutorial-first = You lead in Manufacturing: a 2-point medal and up to three approvals. Approve your exhibit; in most games this is done for you.
tutorial-tied = Three against three in Agriculture: no medal, but one approval for each of you.
tutorial-beaten = Blue won Fine Arts and Electricity, so your exhibits there stay proposed and wait for the next scoring. With three or four players second place counts as well.
tutorial-recall = Finally everybody took back half of their supporters from each area, rounded down. Round two begins.
tutorial-sets = Your three approved exhibits are all different: such a set is worth 6 points, one of all five 15. Sets are counted at the end of the game.
tutorial-end = 15 to 14 for you! After the third scoring the player with the most points wins. Would you like to try it yourself?
