# Euphoria: Build a Better Dystopia, English.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.

title = Euphoria: Build a Better Dystopia
tagline = Send workers who must not learn too much, build markets, and be first to lay ten stars.

## Factions

faction-euphorian = Euphorians
faction-subterran = Subterrans
faction-wastelander = Wastelanders
faction-icarite = Icarites
territory-of = territory of the { $faction }

## Goods and artifacts

item-energy = energy
item-water = water
item-food = food
item-bliss = bliss
item-gold = gold
item-stone = stone
item-clay = clay
item-book = book
item-balloons = balloons
item-glasses = glasses
item-game = board game
item-bear = teddy bear
item-bat = baseball bat
item-amount = { $count ->
        [one] { $item }
       *[other] { $count } { $item }
    }
wish-of = { $item } of the other player

## Spaces

space-generator = Generator
    .at = at the Generator
    .effect = Sum of all workers here: up to 4: one, allegiance +1; up to 8: one, knowledge −1; 9 or more: two, knowledge +1
space-aquifer = Aquifer
    .at = at the Aquifer
    .effect = Sum of all workers here: up to 4: one, allegiance +1; up to 8: one, knowledge −1; 9 or more: two, knowledge +1
space-farm = Farm
    .at = at the Farm
    .effect = Sum of all workers here: up to 4: one, allegiance +1; up to 8: one, knowledge −1; 9 or more: two, knowledge +1
space-cloud-mine = Cloud Mine
    .at = at the Cloud Mine
    .effect = Sum of all workers here: up to 4: one, allegiance +1; up to 8: one, knowledge −1; 9 or more: two, knowledge +1
space-tank-energy = Worker Activation Tank, energy
    .at = at the tank (energy)
    .effect = 3 energy → a worker, knowledge −2
space-tank-water = Worker Activation Tank, water
    .at = at the tank (water)
    .effect = 3 water → a worker, morale +2
space-tunnel-euphorian = Euphorian tunnel
    .at = at the Euphorian tunnel
    .effect = 1 energy → gold or an artifact card
space-tunnel-subterran = Subterran tunnel
    .at = at the Subterran tunnel
    .effect = 1 water → stone or an artifact card
space-tunnel-wastelander = Wastelander tunnel
    .at = at the Wastelander tunnel
    .effect = 1 food → clay or an artifact card
space-end-euphorian = end of the Euphorian tunnel
    .at = at the end of the Euphorian tunnel
    .effect = 3 water for those with an active Euphorian
space-end-subterran = end of the Subterran tunnel
    .at = at the end of the Subterran tunnel
    .effect = 3 food for those with an active Subterran
space-end-wastelander = end of the Wastelander tunnel
    .at = at the end of the Wastelander tunnel
    .effect = 3 energy for those with an active Wastelander
space-incinerator = Incinerator of Historical Accuracy
    .at = at the Incinerator
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-free-press = Free Press of Harsh Reality
    .at = at the Free Press
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-ark = Ark of Fractured Memories
    .at = at the Ark
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-wind-saloon = Wind Saloon
    .at = at the Wind Saloon
    .effect = 3 artifact cards or a pair → a star on the territory, allegiance +1
space-nimbus-loft = Nimbus Loft
    .at = at the Nimbus Loft
    .effect = any 3 resources → a star on the territory, allegiance +1
space-breeze-bar = Breeze Bar
    .at = at the Breeze Bar
    .effect = 1 bliss and another commodity → 2 artifact cards, allegiance +1
space-sky-lounge = Sky Lounge
    .at = at the Sky Lounge
    .effect = 1 bliss and another commodity → any 2 resources, allegiance +1
site-euphoria-a = Euphoria, upper site
site-euphoria-b = Euphoria, lower site
site-subterra-a = Subterra, left site
site-subterra-b = Subterra, right site
site-wastelands-a = Wastelands, upper site
site-wastelands-b = Wastelands, lower site
space-market = market: { $site }
space-site = construction: { $site }
space-edge = construction, other resource: { $site }
worker-at = worker { $space-at }
worker-in-area = worker with { $number } { $space-at }
worker-at-market = worker at the market: { $site }
worker-on-site = worker on the { $site }
die-of = worker with { $number }
number-of = { $number }
morale-of = morale { $number }
knowledge-of = knowledge { $number }

## Markets

market-laboratory = Laboratory of Selective Genetics
    .effect = Visit: any artifact card and any resource. Without a star here: with two or three workers you cannot gain another.
market-spa = Spa of Fleeting Pleasure
    .effect = Visit: 4 water and any artifact card. Without a star here: you cannot bump your own workers.
market-courthouse = Courthouse of Hasty Judgment
    .effect = Visit: 4 energy and 1 stone. Without a star here: artifact markets take no pairs from you.
market-plaza = Plaza of Immortalized Humility
    .effect = Visit: 4 water and 1 clay. Without a star here: you cannot visit a constructed market without a star of yours.
market-fountain = Fountain of Wishful Thinking
    .effect = Visit: 4 water and 1 gold. Without a star here: you can place only one worker a turn.
market-lounge = Lounge of Opulent Frugality
    .effect = Visit: 4 energy and any artifact card. Without a star here: you cannot build where another player has a worker.
market-academy = Academy of Mandatory Equality
    .effect = Visit: 4 food and 1 gold. Without a star here: your recruits have no powers.
market-cafeteria = Cafeteria of Nameless Meat
    .effect = Visit: 4 food and any artifact card. Without a star here: retrieving for nothing costs you one more morale.
market-apothecary = Apothecary of Productive Dreams
    .effect = Visit: 4 bliss and any resource. Without a star here: you cannot place in Icarus.
market-theater = Theater of Revelatory Propaganda
    .effect = Visit: 4 energy and 1 clay. Without a star here: each star you lay raises your knowledge by one.
market-registry = Registry of Personal Secrets
    .effect = Visit: 4 bliss and any artifact card. Without a star here: you have no allegiance bonuses of tiers 1 and 2.
market-arena = Arena of Peaceful Conflict
    .effect = Visit: 4 food and 1 stone. Without a star here: you can have only one worker in each commodity area.
market-teddy-shop = Disassemble-a-Teddy-Bear Shop
    .effect = Visit: any commodity and 1 teddy bear. Without a star here: for every 1 you roll you lose a commodity or resource.
market-clinic = Clinic of Blind Hindsight
    .effect = Visit: any commodity and 1 glasses. Without a star here: for every 2 you roll you lose a commodity or resource.
market-park = Bemusement Park
    .effect = Visit: any commodity and 1 balloons. Without a star here: for every 3 you roll you lose a commodity or resource.
market-bonfire = Friendly Local Game Bonfire
    .effect = Visit: any commodity and 1 board game. Without a star here: for every 4 you roll you lose a commodity or resource.
market-stadium = Stadium of Guaranteed Home Runs
    .effect = Visit: any commodity and 1 baseball bat. Without a star here: for every 5 you roll you lose a commodity or resource.
market-literacy-center = Center for Reduced Literacy
    .effect = Visit: any commodity and 1 book. Without a star here: for every 6 you roll you lose a commodity or resource.

## Recruits

recruit-laura = Laura the Philanthropist
    .faction = { faction-euphorian }
    .effect = When you bump another player's worker at a tunnel or at the tank: you may pay 1 gold, given to that player, for 2 artifact cards.
recruit-yordy = Yordy the Demotivator
    .faction = { faction-euphorian }
    .effect = When you retrieve workers for nothing: you may pay 1 energy for the number of one worker chosen by you.
    .effect-first = When you retrieve workers for nothing, if you own exactly two workers: you lose no morale.
recruit-katy = Katy the Dietician
    .faction = { faction-euphorian }
    .effect = When you place a worker at the Generator, if you hold no artifact cards: 1 food.
recruit-gary = Gary the Electrician
    .faction = { faction-euphorian }
    .effect = When you place a worker at the Generator, if another worker there shows the same number: either 1 morale more or 1 energy.
recruit-michael = Michael the Engineer
    .faction = { faction-euphorian }
    .effect = When you pay for building: you may pay any resource instead, with 1 morale more and 1 knowledge more if you pay gold.
    .effect-first = When you pay for building: you may pay any resource instead, with 1 morale more and one step of allegiance for the Euphorians if you pay gold.
recruit-esme = Esme the Fireman
    .faction = { faction-euphorian }
    .effect = When you lay a star: you may pay any artifact card for either 1 energy and 1 knowledge less or 1 energy and 1 morale more; for book instead 2 energy, 2 knowledge less and 2 morale more.
    .effect-first = When you lay a star: you may pay any artifact card for either 1 energy and 1 knowledge less or 1 energy and 1 morale more.
recruit-ray = Ray the Foreman
    .faction = { faction-euphorian }
    .effect = When a market is built, if you had a worker there: 2 morale more. When a market is built, if you had none there: 2 knowledge less.
recruit-bradley = Bradley the Futurist
    .faction = { faction-euphorian }
    .effect = When you lay a star by visiting a market on the ground: you may pay 2 knowledge more for 2 artifact cards and one of them discarded.
recruit-ben = Ben the Ludologist
    .faction = { faction-euphorian }
    .effect = When an opponent rolls and then has equal workers: you may pay 2 morale less for any resource.
recruit-jefferson = Jefferson the Shock Artist
    .faction = { faction-euphorian }
    .effect = When you pay for retrieving: you may pay 1 energy instead, with 1 knowledge less and 1 morale more.
recruit-julia = Julia the Thought Inspector
    .faction = { faction-euphorian }
    .effect = When you bump another player's worker: you may pay 1 morale less for any resource and the bumped worker set to the number of yours.
    .effect-first = When you bump another player's worker, if both workers show the same number: you may pay 2 morale less for any resource.
recruit-nakagawa = Dr. Nakagawa the Tribute
    .faction = { faction-euphorian }
    .effect = When you place a worker on a construction site: you may take one step of allegiance for the Euphorians.
    .effect-first = When you lay a star by visiting a market on the ground: you may pay this worker for a star on the territory.
recruit-maggie = Maggie the Outlaw
    .faction = { faction-subterran }
    .effect = When you retrieve workers, before you roll, if all of them stood in Subterra: either 1 water or 1 stone.
recruit-dave = Major Dave the Demolitionist
    .faction = { faction-subterran }
    .effect = When you bump another player's worker at a tunnel: you may pay 1 knowledge more for 1 of the tunnel's resource and one step more for the miner.
    .effect-first = When you bump another player's worker at a tunnel: you may pay 2 knowledge more for 1 of the tunnel's resource and one step more for the miner.
recruit-xander = Xander the Excavator
    .faction = { faction-subterran }
    .effect = When you bump another player's worker at a tunnel, if the bumped worker shows a higher number: you may pay 1 knowledge more for 1 of the tunnel's resource.
recruit-gambler = Jonathan the Gambler
    .faction = { faction-subterran }
    .effect = When you draw an artifact card, once a turn: you may take 2 artifact cards and your hand shown; if cards in it match, every opponent draws one.
    .effect-first = When you draw an artifact card, once a turn: you may pay 1 knowledge more for 3 artifact cards and shown to all, only cards that match each other kept.
recruit-josiah = Josiah the Hacker
    .faction = { faction-subterran }
    .effect = When you place a worker at the Generator, at the Farm or at the Cloud Mine: 1 morale more and 1 knowledge more for everybody else there.
recruit-faith = Faith the Hydroelectrician
    .faction = { faction-subterran }
    .effect = When you place a worker at the Aquifer, if you hold no artifact cards: 1 energy.
recruit-brett = Brett the Lockpicker
    .faction = { faction-subterran }
    .effect = When you lay a star by visiting a market on the ground: you may pay 1 knowledge more for any resource.
    .effect-first = When you lay a star by visiting a market on the ground, if you bumped nobody: you may pay 2 knowledge more for any resource.
recruit-chase = Chase the Miner
    .faction = { faction-subterran }
    .effect = When you place a worker at a tunnel: you may pay this worker for 2 of the tunnel's resource. When you gain a worker: you may take the new worker placed at once after the roll.
recruit-soulless = Soulless the Plumber
    .faction = { faction-subterran }
    .effect = When you place a worker at the Aquifer, if yours is the lowest or only worker there: either 1 morale more or 1 water.
recruit-curtis = Curtis the Propagandist
    .faction = { faction-subterran }
    .effect = For each step your morale falls: 1 knowledge less.
recruit-andrew = Andrew the Spelunker
    .faction = { faction-subterran }
    .effect = When you place a worker at the Euphorian tunnel or at the Wastelander tunnel, if you hold no artifact cards and if you take the resource: one artifact card.
recruit-phil = Phil the Spy
    .faction = { faction-subterran }
    .effect = When you bump another player's worker, if that player has no active Subterran recruit: you may pay 1 knowledge more for one artifact card.
    .effect-first = When you bump another player's worker, if that player has no active Subterran recruit: you may pay 2 knowledge more for one artifact card.
recruit-flartner = Flartner the Luddite
    .faction = { faction-wastelander }
    .effect = When you pay for building: you may pay any artifact card instead, with 1 morale more.
recruit-reitz = Professor Reitz the Archaeologist
    .faction = { faction-wastelander }
    .effect = When you place a worker at a tunnel, if you bumped nobody: you may pay 2 knowledge more for one artifact card and one step more for the miner.
recruit-jacko = Jacko the Archivist
    .faction = { faction-wastelander }
    .effect = When you pay with artifact cards at the Ark: you may pay any artifact card instead, with an artifact card for every opponent who wants one.
    .effect-first = When you visit a market on the ground: you may pay any 2 artifact cards for a star on the territory.
recruit-artist = Jonathan the Artist
    .faction = { faction-wastelander }
    .effect = When you place a worker on a construction site, if yours is the highest or only worker there: you may pay 2 knowledge more for one artifact card.
recruit-pete = Pete the Cannibal
    .faction = { faction-wastelander }
    .effect = When you retrieve workers, before you roll: you may pay one of them for 4 food and any resource. When you gain a worker: you may pay 2 knowledge more for one artifact card.
recruit-scarby = Sir Scarby the Harvester
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Farm, if yours is the highest or only worker there: either 1 knowledge less or 1 food.
recruit-ian = Ian the Horticulturist
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Farm, if you have no resources: 1 water.
recruit-geek = Geek the Oracle
    .faction = { faction-wastelander }
    .effect = When you draw an artifact card, once a turn: you may pay 1 knowledge more for 3 artifact cards and then 2 cards of your hand discarded.
    .effect-first = When you draw an artifact card, once a turn: you may pay 2 knowledge more for 2 artifact cards and then one card of your hand discarded.
recruit-kyle = Kyle the Scavenger
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Generator, at the Farm or at the Aquifer, if yours is the only worker there: you may pay 2 knowledge more for one artifact card.
recruit-steven = Steven the Scholar
    .faction = { faction-wastelander }
    .effect = When a worker of yours deserts: any resource and one artifact card.
recruit-nick = Nick the Understudy
    .faction = { faction-wastelander }
    .effect = For each step your knowledge rises: 1 morale more.
recruit-brian = Brian the Viticulturist
    .faction = { faction-wastelander }
    .effect = When you pay with bliss, with the addition only at a market on the ground: you may pay 1 food instead, with 1 knowledge more and one step of allegiance for the Wastelanders. When you place a worker in Icarus: 1 morale less.
    .effect-first = When you pay with bliss, with the addition only at a market on the ground, at the Breeze Bar or at the Sky Lounge: you may pay 1 food instead, with 1 knowledge more and one step of allegiance for the Wastelanders.
recruit-maxime = Maxime the Ambassador
    .faction = { faction-icarite }
    .effect = When you bump another player's worker: you may pay 2 morale less for 1 knowledge more for that player and one artifact card.
recruit-zong = Zong the Astronomer
    .faction = { faction-icarite }
    .effect = When you place a worker at the Cloud Mine: you may pay 1 knowledge more for one artifact card and one bliss for every opponent.
    .effect-first = When you place a worker at the Cloud Mine, if you hold no artifact cards and if you have no resources: either 1 water or 1 energy.
recruit-amanda = Amanda the Broker
    .faction = { faction-icarite }
    .effect = When a worker of yours is bumped: you may pay 1 bliss for the number of one worker chosen by you.
    .effect-first = When a worker of yours is bumped, by another player: you may pay 1 bliss, given to that player, for the number of one worker chosen by you.
recruit-sarinee = Sarinee the Cloud Miner
    .faction = { faction-icarite }
    .effect = When you place a worker at the Cloud Mine, if yours is the only worker there: either 1 knowledge less or 1 bliss.
recruit-lee = Lee the Gossip
    .faction = { faction-icarite }
    .effect = When you bump another player's worker: you may pay 1 morale less for 1 knowledge more for that player and any commodity.
recruit-gidget = Gidget the Hypnotist
    .faction = { faction-icarite }
    .effect = When you pay bliss for retrieving, in place of morale: 2 knowledge less.
recruit-kaden = Kaden the Infiltrator
    .faction = { faction-icarite }
    .effect = At the end of a tunnel, without its faction: you may pay 2 knowledge more instead.
recruit-sheppard = Dr. Sheppard the Lobotomist
    .faction = { faction-icarite }
    .effect = When you retrieve workers, before you roll: you may pay one of them for 4 bliss and any resource. When you gain a worker: you may pay 2 morale less for one artifact card.
recruit-flavio = Flavio the Merchant
    .faction = { faction-icarite }
    .effect = When you lay a star by visiting a market on the ground: you may pay 1 knowledge more for one artifact card.
    .effect-first = When you lay a star by visiting a market on the ground, if you bumped another player: you may pay 2 morale less for one artifact card.
recruit-josh = Josh the Negotiator
    .faction = { faction-icarite }
    .effect = When you pay with a resource at a market on the ground: you may pay 1 bliss instead.
recruit-rebecca = Rebecca the Peddler
    .faction = { faction-icarite }
    .effect = When you bump another player's worker: you may pay 2 morale less for 1 knowledge more for that player and any resource.
recruit-matthew = Matthew the Thief
    .faction = { faction-icarite }
    .effect = When you pay for a tunnel, if you bumped another player: you may pay 1 knowledge more instead.

## Other things one can point at

retrieve = Retrieve workers
dilemma = Ethical dilemma
side-fight = Fight the system
side-serve = Serve the system
deck = Artifact deck
trade = Trade
answer-stop = no more
answer-decline = decline
answer-accept = accept
answer-refuse = refuse
payment-free = for nothing
payment-food = with food
payment-bliss = with bliss
payment-otherwise = as the recruit allows
payment-bliss-calm = with bliss, to forget
payment-food-calm = with food, to forget
payment-knowledge = with knowledge
gain-first = the first
gain-second = the second

## Options

option-recruits = Recruits
option-recruits-revised = revised printing
option-recruits-first = first printing
option-trading = Trading
option-trading-true = one offer a turn
option-trading-false = no trading
option-doubles = Workers of equal knowledge
option-doubles-free = follow freely
option-doubles-morale = cost one morale each
option-draft = Recruit draft
option-draft-false = no, four are dealt
option-draft-true = yes, pass them on
option-markets = Markets
option-markets-random = at random
option-markets-draft = drafted
option-tracks = Morale and knowledge at the start
option-tracks-same = the same for all
option-tracks-draft = drafted

## What is asked

ask-tile = Which market goes into the game?
ask-draft = Which recruit do you keep? The others are passed on.
ask-open = Which recruit works for you from the start?
ask-hide = Which recruit stays hidden?
ask-track = Lay your heart or your head on a free space.
ask-turn = Your turn: place a worker, retrieve workers or solve your dilemma.
ask-turn-solved = Your turn: place a worker or retrieve workers.
ask-again = Another worker with { $number } may follow: where?
ask-take = Which workers do you retrieve?
ask-retrieve = How do you pay for retrieving?
ask-pay = What do you pay with?
ask-power = Which recruit do you use?
ask-gain = { $recruit }: what do you take?
ask-get = { $count ->
        [one] What do you take?
       *[other] Which { $count } things do you take?
    }
ask-tunnel = What do you bring up from the tunnel?
ask-star = Where do you lay your star?
ask-discard = You may hold { $limit ->
        [one] one card
       *[other] { $limit } cards
    }: { $count ->
        [one] which one do you discard?
       *[other] which { $count } do you discard?
    }
ask-discard-drawn = Which of the two cards do you discard?
ask-lose = { $count ->
        [one] A bad roll: what do you lose?
       *[other] A bad roll: which { $count } things do you lose?
    }
ask-die = Which number shall your worker show?
ask-keep = Which recruit do you keep?
ask-give = What do you offer?
ask-want = What do you want for it?
ask-answer-1-1 = { $turn } offers { $give } for { $want }.
ask-answer-1-2 = { $turn } offers { $give } for { $want } and { $want2 }.
ask-answer-2-1 = { $turn } offers { $give } and { $give2 } for { $want }.
ask-answer-2-2 = { $turn } offers { $give } and { $give2 } for { $want } and { $want2 }.
ask-draw = Will you draw an artifact card?

## The choices

choose-place = Place { $number } { $space-at }
choose-place-market = Visit the market with { $number }: { $site }
choose-place-site = Build with { $number }: { $site }
choose-place-edge = Build with { $number } on the odd space: { $site }
choose-retrieve = Retrieve workers
choose-fight = Solve your dilemma: fight for a recruit
choose-serve = Solve your dilemma: serve for a star
choose-offer = Make { $other } an offer
choose-stop = No more
choose-take = Take workers: { $workers }
choose-take-all = Take all workers
choose-retrieve-free = Pay nothing, lose morale
choose-retrieve-food = Pay food, gain morale
choose-retrieve-bliss = Pay bliss, gain morale
choose-retrieve-otherwise = Pay as your recruit allows
choose-retrieve-bliss-calm = Pay bliss, lose knowledge
choose-retrieve-food-calm = Pay food as bliss, lose knowledge
choose-pay = Pay { $items }
choose-with-knowledge = Pay with knowledge
choose-use = Use { $recruit }
choose-recruit-draft = Keep { $recruit }
choose-recruit-open = Open: { $recruit }
choose-recruit-hide = Hidden: { $recruit }
choose-recruit-keep = Keep { $recruit }
choose-recruit = { $recruit }
choose-decline = Decline
choose-first = The first
choose-second = The second
choose-gain-item = { $count } { $item }
choose-gain-morale = { $steps } morale more
choose-gain-calm = { $steps } knowledge less
choose-gain-item-morale = { $count } { $item } and { $steps } morale more
choose-gain-item-calm = { $count } { $item } and { $steps } knowledge less
choose-get = Take { $items }
choose-draw = Draw an artifact card
choose-star-territory = Star on the territory of the { $faction }
choose-star-site = Star on the market: { $site }
choose-discard = Discard { $items }
choose-lose = Lose { $items }
choose-set = Show { $number }
choose-tile = { $market }
choose-morale = Morale { $number }
choose-knowledge = Knowledge { $number }
choose-give = Give { $items }
choose-want = Ask for { $items }
choose-accept = Accept
choose-refuse = Refuse

## What happened

event-chosen = { $seat } has chosen.
event-begins = { $seat } begins.
event-opened = { $recruit } works for { $seat } now.
event-kept = { $seat } keeps { $recruit }.
event-rolled = { $seat } rolls { $number }.
event-set-die = A worker of { $seat } shows { $number }.
event-deserted = A worker of { $seat } with { $number } knows too much and deserts.
event-sacrificed = { $seat } gives up a worker.
event-worker = { $seat } gains a worker.
event-placed = { $seat } places { $number } { $space-at }.
event-placed-market = { $seat } visits a market with { $number }: { $site }.
event-placed-site = { $seat } builds with { $number }: { $site }.
event-placed-edge = { $seat } builds with { $number } on the odd space: { $site }.
event-bumped = { $seat } bumps { $other } { $space-at }.
event-bumped-market = { $seat } bumps { $other } from the market: { $site }.
event-bumped-site = { $seat } bumps { $other }: { $site }.
event-bumped-edge = { $seat } bumps { $other }: { $site }.
event-retrieved = { $seat } takes back the worker { $space-at }.
event-retrieved-market = { $seat } takes back a worker from the market: { $site }.
event-retrieved-site = { $seat } takes back a worker: { $site }.
event-retrieved-edge = { $seat } takes back a worker: { $site }.
event-gained = { $seat } gains { $count } { $item }.
event-paid = { $seat } pays { $count } { $item }.
event-lost = { $seat } loses { $count } { $item }.
event-knowledge-up = Knowledge of { $seat } rises to { $number }.
event-knowledge-down = Knowledge of { $seat } falls to { $number }.
event-morale-up = Morale of { $seat } rises to { $number }.
event-morale-down = Morale of { $seat } falls to { $number }.
event-allegiance = Allegiance of the { $faction } reaches { $step }.
event-miner = The miner of the { $faction } reaches step { $step }.
event-drew = { $seat } draws { $item }.
event-drew-secretly = { $seat } draws an artifact card.
event-drew-openly = { $seat } shows { $item }.
event-discarded = { $seat } discards { $item }.
event-reshuffled = The discarded artifacts are shuffled: { $number } cards.
event-used = { $seat } uses { $recruit }.
event-star-territory = { $seat } lays a star on the territory of the { $faction }.
event-star-site = { $seat } lays a star on { $market }.
event-star-recruit = { $seat } lays a star on { $recruit }.
event-star-dilemma = { $seat } lays a star on the dilemma.
event-built = { $market } is built: { $site }.
event-dilemma-fight = { $seat } solves the dilemma of { $item } and fights.
event-dilemma-serve = { $seat } solves the dilemma of { $item } and serves.
event-offer-1-1 = { $seat } offers { $other } { $give } for { $want }.
event-offer-1-2 = { $seat } offers { $other } { $give } for { $want } and { $want2 }.
event-offer-2-1 = { $seat } offers { $other } { $give } and { $give2 } for { $want }.
event-offer-2-2 = { $seat } offers { $other } { $give } and { $give2 } for { $want } and { $want2 }.
event-accepted = { $seat } accepts.
event-refused = { $seat } refuses.
event-track-morale = { $seat } begins with morale { $number }.
event-track-knowledge = { $seat } begins with knowledge { $number }.
event-end = { $seat } has laid { $number ->
        [one] one star.
       *[other] { $number } stars.
    }
event-last-roll = { $seat } rolls { $number } in all.
event-tie-morale = Several have finished: morale decides.
event-tie-knowledge = Several have finished: knowledge decides.
event-tie-markets = Several have finished: markets decide.
event-tie-territories = Several have finished: territories decide.
event-tie-roll = Several have finished: the last roll decides.

## Why not

why-over = The game is over.
why-not-your-turn = { $turn } is asked, not you.
why-not-asked = This is not what you are asked now.
why-no-worker = You have no worker to place: retrieve one.
why-no-such-worker = You have no available worker with { $number }.
why-same-number = Only workers that showed the same number when the turn began may follow.
why-not-dug = The tunnel of the { $faction } is at step { $step } of 9.
why-not-built = This market is not built yet.
why-built = This market is built already.
why-taken = All these spaces are taken.
why-cannot-pay = You cannot pay for this space.
why-penalty = { $market } forbids it: you have no star there.
why-nobody-out = You have no workers on the board.
why-once-started = You have begun to place workers this turn.
why-solved = Your dilemma is solved.
why-cannot-solve = You have neither the artifact of your dilemma nor any two.
why-no-trade = There is nothing to trade, or you have made your offer this turn.

## Cards: the words their texts are made of

card-cost = Visit: { $cost }.
card-penalty = Without a star here: { $rule }
card-penalty-lose-on = for every { $number } you roll you lose a commodity or resource.
card-penalty-no-new-worker = with two or three workers you cannot gain another.
card-penalty-no-self-bump = you cannot bump your own workers.
card-penalty-no-pairs = artifact markets take no pairs from you.
card-penalty-own-markets-only = you cannot visit a constructed market without a star of yours.
card-penalty-one-placement = you can place only one worker a turn.
card-penalty-no-shared-site = you cannot build where another player has a worker.
card-penalty-no-recruits = your recruits have no powers.
card-penalty-dear-retrieve = retrieving for nothing costs you one more morale.
card-penalty-no-icarus = you cannot place in Icarus.
card-penalty-knowing-stars = each star you lay raises your knowledge by one.
card-penalty-no-tiers = you have no allegiance bonuses of tiers 1 and 2.
card-penalty-one-per-area = you can have only one worker in each commodity area.
card-and = { $first } and { $second }
card-or = { $first } or { $second }
card-amount = { $count } { $item }
card-any-commodity = { $count ->
        [one] any commodity
       *[other] any { $count } commodities
    }
card-any-resource = { $count ->
        [one] any resource
       *[other] any { $count } resources
    }
card-any-artifact = { $count ->
        [one] any artifact card
       *[other] any { $count } artifact cards
    }
card-pay-knowledge = { $count } knowledge more
card-pay-morale = { $count } morale less
card-pay-worker = this worker
card-pay-retrieved = one of them
card-to-bumped = { $price }, given to that player,
card-to-bumper = { $price }, given to that player,
card-may-pay = you may pay { $price } for { $gain }.
card-must-pay = { $price }.
card-may = you may take { $gain }.
card-gain = { $gain }.
card-instead = you may pay { $price } instead.
card-instead-gain = you may pay { $price } instead, with { $gain }.
card-either = either { $first } or { $second }
card-bonus = { $gain } if you pay { $item }
card-bonus-instead = for { $item } instead { $gain }
card-gain-good = { card-amount }
card-gain-allegiance = one step of allegiance for the { $faction }
card-gain-knowledge = { $count } knowledge more
card-gain-calm = { $count } knowledge less
card-gain-morale = { $count } morale more
card-gain-resource = { card-any-resource }
card-gain-commodity = { card-any-commodity }
card-gain-tunnel-resource = { $count } of the tunnel's resource
card-gain-draw = { $count ->
        [one] one artifact card
       *[other] { $count } artifact cards
    }
card-gain-drop = one of them discarded
card-gain-discard = then { $count ->
        [one] one card
       *[other] { $count } cards
    } of your hand discarded
card-gain-miner = one step more for the miner
card-gain-bumped-knowledge = { $count } knowledge more for that player
card-gain-crowd-knowledge = { $count } knowledge more for everybody else there
card-gain-star = a star on the territory
card-gain-others-bliss = one bliss for every opponent
card-gain-others-draw = an artifact card for every opponent who wants one
card-on-at = { $occasion } { $where }
card-on-place = When you place a worker
card-on-bump = When you bump another player's worker
card-on-bumped = When a worker of yours is bumped
card-on-market-star = When you lay a star by visiting a market on the ground
card-on-market-visit = When you visit a market on the ground
card-on-star = When you lay a star
card-on-built = When a market is built
card-on-retrieve = When you retrieve workers, before you roll
card-on-retrieve-free = When you retrieve workers for nothing
card-on-rival-pair = When an opponent rolls and then has equal workers
card-on-worker-lost = When a worker of yours deserts
card-on-draw = When you draw an artifact card, once a turn
card-on-knowledge-gained = For each step your knowledge rises
card-on-morale-lost = For each step your morale falls
card-on-worker-gained = When you gain a worker
card-on-pay-site = When you pay for building
card-on-pay-artifacts = When you pay with artifact cards
card-on-pay-bliss = When you pay with bliss, with the addition only
card-on-pay-resource = When you pay with a resource
card-on-pay-tunnel = When you pay for a tunnel
card-on-pay-end = At the end of a tunnel, without its faction
card-on-pay-retrieve = When you pay for retrieving
card-on-retrieve-bliss = When you pay bliss for retrieving, in place of morale
card-on-enter = When you place a worker
card-at-generator = at the Generator
card-at-aquifer = at the Aquifer
card-at-farm = at the Farm
card-at-cloud-mine = at the Cloud Mine
card-at-icarus = in Icarus
card-at-tank = at the tank
card-at-tunnel-euphorian = at the Euphorian tunnel
card-at-tunnel-subterran = at the Subterran tunnel
card-at-tunnel-wastelander = at the Wastelander tunnel
card-at-tunnels = at a tunnel
card-at-ends = at the end of a tunnel
card-at-markets = at a market on the ground
card-at-ark = at the Ark
card-at-sites = on a construction site
card-at-breeze-bar = at the Breeze Bar
card-at-sky-lounge = at the Sky Lounge
card-power = { $occasion }: { $deal }
card-when = { $occasion }, { $condition }
card-when-no-artifacts = if you hold no artifact cards
card-when-no-resources = if you have no resources
card-when-same-number = if another worker there shows the same number
card-when-alone = if yours is the only worker there
card-when-lowest = if yours is the lowest or only worker there
card-when-highest = if yours is the highest or only worker there
card-when-two-workers = if you own exactly two workers
card-when-helped = if you had a worker there
card-when-not-helped = if you had none there
card-when-from-subterra = if all of them stood in Subterra
card-when-equal-die = if both workers show the same number
card-when-higher-die = if the bumped worker shows a higher number
card-when-nobody-bumped = if you bumped nobody
card-when-rival-bumped = if you bumped another player
card-when-took-resource = if you take the resource
card-when-no-subterran = if that player has no active Subterran recruit
card-when-by-rival = by another player
card-does-keep-morale = you lose no morale
card-does-choose-die = the number of one worker chosen by you
card-does-set-bumped-die = the bumped worker set to the number of yours
card-does-place-new-worker = the new worker placed at once after the roll
card-does-keep-matching = shown to all, only cards that match each other kept
card-does-open-hand = your hand shown; if cards in it match, every opponent draws one

## The board in a terminal

region-euphorian = Euphoria
region-subterran = Subterra
region-wastelander = The Wastelands
region-icarite = Icarus
board-allegiance = Allegiance
board-territory = Territory
board-card = card
board-closed = closed
board-step = allegiance +1
board-hand = Cards
board-worker = worker
board-way-out = Way out: a star from { $space }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-miner = Miner
table-end = End of the tunnel
table-discarded = discarded
table-pair = two alike
table-star = star
table-stars = Stars
table-morale = morale
table-knowledge = knowledge
table-out = on the board
table-reveal = hidden recruits appear
table-hidden = hidden
table-penalty = you suffer its penalty
table-penalties = Penalties
table-risk = Risk when retrieving
table-shown = dilemma shown
table-fought = fought the system
table-served = served the system
table-where = Where the stars lie
table-ties = If several finish
table-territories = Territories led
table-next = next worker
table-race = In the lead: { $count } of { $total } stars
table-tank = Worker Activation Tank
