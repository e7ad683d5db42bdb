# Euphoria: Build a Better Dystopia, English.
# An argument such as $space is the name of what it names; $space-at and the like are that name's attributes below.

title = Euphoria: Build a Better Dystopia
tagline = Send workers who must not learn too much, build markets, and be first to place ten stars.

## Factions

faction-euphorian = Euphorians
    .effect = { table-faction }
faction-subterran = Subterrans
    .effect = { table-faction }
faction-wastelander = Wastelanders
    .effect = { table-faction }
faction-icarite = Icarites
    .effect = { table-faction }
territory-of = territory of the { $faction }
    .effect = { table-territory }

## Goods and artifacts

item-energy = energy
    .one = 1 energy
    .many = energy
    .effect = A commodity, from the Generator. It pays for the Euphorian tunnel and at the tank.
item-water = water
    .one = 1 water
    .many = water
    .effect = A commodity, from the Aquifer. It pays for the Subterran tunnel and at the tank.
item-food = food
    .one = 1 food
    .many = food
    .effect = A commodity, from the Farm. It pays for the Wastelander tunnel and for retrieving workers.
item-bliss = bliss
    .one = 1 bliss
    .many = bliss
    .effect = A commodity, from the Cloud Mine. It pays for retrieving workers and in Icarus.
item-gold = gold
    .one = 1 gold
    .many = gold
    .effect = A resource, from the Euphorian tunnel. It pays for building, at markets and at the Nimbus Loft.
item-stone = stone
    .one = 1 stone
    .many = stone
    .effect = A resource, from the Subterran tunnel. It pays for building, at markets and at the Nimbus Loft.
item-clay = clay
    .one = 1 clay
    .many = clay
    .effect = A resource, from the Wastelander tunnel. It pays for building, at markets and at the Nimbus Loft.
item-book = book
    .one = a book
    .many = books
    .effect = { table-artifact }
item-balloons = balloons
    .one = a bunch of balloons
    .many = bunches of balloons
    .effect = { table-artifact }
item-glasses = glasses
    .one = a pair of glasses
    .many = pairs of glasses
    .effect = { table-artifact }
item-game = board game
    .one = a board game
    .many = board games
    .effect = { table-artifact }
item-bear = teddy bear
    .one = a teddy bear
    .many = teddy bears
    .effect = { table-artifact }
item-bat = baseball bat
    .one = a baseball bat
    .many = baseball bats
    .effect = { table-artifact }
item-amount = { $count ->
        [one] { $item-one }
       *[other] { $count } { $item-many }
    }
wish-of = the other player’s { $item }

## Spaces

space-generator = Generator
    .at = at the Generator
    .from = from the Generator
    .to = to the Generator
    .effect = Total of all workers 1–4: 1 energy, allegiance +1. 5–8: 1 energy, knowledge −1. 9 or more: 2 energy, knowledge +1.
space-aquifer = Aquifer
    .at = at the Aquifer
    .from = from the Aquifer
    .to = to the Aquifer
    .effect = Total of all workers 1–4: 1 water, allegiance +1. 5–8: 1 water, knowledge −1. 9 or more: 2 water, knowledge +1.
space-farm = Farm
    .at = at the Farm
    .from = from the Farm
    .to = to the Farm
    .effect = Total of all workers 1–4: 1 food, allegiance +1. 5–8: 1 food, knowledge −1. 9 or more: 2 food, knowledge +1.
space-cloud-mine = Cloud Mine
    .at = at the Cloud Mine
    .from = from the Cloud Mine
    .to = to the Cloud Mine
    .effect = Total of all workers 1–4: 1 bliss, allegiance +1. 5–8: 1 bliss, knowledge −1. 9 or more: 2 bliss, knowledge +1.
space-tank-energy = Worker Activation Tank, energy
    .at = at the tank (energy)
    .from = from the tank (energy)
    .to = to the tank (energy)
    .effect = 3 energy → a worker, knowledge −2
space-tank-water = Worker Activation Tank, water
    .at = at the tank (water)
    .from = from the tank (water)
    .to = to the tank (water)
    .effect = 3 water → a worker, morale +2
space-tunnel-euphorian = Euphorian tunnel
    .at = at the Euphorian tunnel
    .from = from the Euphorian tunnel
    .to = to the Euphorian tunnel
    .effect = 1 energy → gold or an artifact card
space-tunnel-subterran = Subterran tunnel
    .at = at the Subterran tunnel
    .from = from the Subterran tunnel
    .to = to the Subterran tunnel
    .effect = 1 water → stone or an artifact card
space-tunnel-wastelander = Wastelander tunnel
    .at = at the Wastelander tunnel
    .from = from the Wastelander tunnel
    .to = to the Wastelander tunnel
    .effect = 1 food → clay or an artifact card
space-end-euphorian = end of the Euphorian tunnel
    .at = at the end of the Euphorian tunnel
    .from = from the end of the Euphorian tunnel
    .to = to the end of the Euphorian tunnel
    .effect = 3 water, only with an active recruit of the Euphorians.
space-end-subterran = end of the Subterran tunnel
    .at = at the end of the Subterran tunnel
    .from = from the end of the Subterran tunnel
    .to = to the end of the Subterran tunnel
    .effect = 3 food, only with an active recruit of the Subterrans.
space-end-wastelander = end of the Wastelander tunnel
    .at = at the end of the Wastelander tunnel
    .from = from the end of the Wastelander tunnel
    .to = to the end of the Wastelander tunnel
    .effect = 3 energy, only with an active recruit of the Wastelanders.
space-incinerator = Incinerator of Historical Accuracy
    .short = Incinerator
    .at = at the Incinerator
    .from = from the Incinerator
    .to = to the Incinerator
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-free-press = Free Press of Harsh Reality
    .short = Free Press
    .at = at the Free Press
    .from = from the Free Press
    .to = to the Free Press
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-ark = Ark of Fractured Memories
    .short = Ark
    .at = at the Ark
    .from = from the Ark
    .to = to the Ark
    .effect = 3 artifact cards or a pair → a star on the territory or a market, allegiance +1
space-wind-saloon = Wind Saloon
    .at = at the Wind Saloon
    .from = from the Wind Saloon
    .to = to the Wind Saloon
    .effect = 3 artifact cards or a pair → a star on the territory, allegiance +1
space-nimbus-loft = Nimbus Loft
    .at = at the Nimbus Loft
    .from = from the Nimbus Loft
    .to = to the Nimbus Loft
    .effect = any 3 resources → a star on the territory, allegiance +1
space-breeze-bar = Breeze Bar
    .at = at the Breeze Bar
    .from = from the Breeze Bar
    .to = to the Breeze Bar
    .effect = 1 bliss and another commodity → 2 artifact cards, allegiance +1
space-sky-lounge = Sky Lounge
    .at = at the Sky Lounge
    .from = from the Sky Lounge
    .to = to the Sky Lounge
    .effect = 1 bliss and another commodity → any 2 resources, allegiance +1
site-euphoria-a = Euphoria, upper site
site-euphoria-b = Euphoria, lower site
site-subterra-a = Subterra, left site
site-subterra-b = Subterra, right site
site-wastelands-a = Wastelands, upper site
site-wastelands-b = Wastelands, lower site
space-market = market: { $site }
space-site = construction: { $site }
space-edge = construction with the other resource: { $site }
worker-at = worker { $space-at }
worker-in-area = worker with { $number } { $space-at }
worker-at-market = worker at the market: { $site }
worker-on-site = worker at { $site }
worker-visiting = worker at the { $market }
die-of = worker showing { $number }
    .effect = { table-die }
number-of = { $number }
morale-of = morale { $number }
knowledge-of = knowledge { $number }

## Markets

market-laboratory = Laboratory of Selective Genetics
    .effect = Cost to visit: any artifact card and any resource. Without a star here: with two or three workers you cannot gain another.
market-spa = Spa of Fleeting Pleasure
    .effect = Cost to visit: 4 water and any artifact card. Without a star here: you cannot bump your own workers.
market-courthouse = Courthouse of Hasty Judgment
    .effect = Cost to visit: 4 energy and 1 stone. Without a star here: you cannot pay with pairs of artifact cards at artifact markets.
market-plaza = Plaza of Immortalized Humility
    .effect = Cost to visit: 4 water and 1 clay. Without a star here: you can visit a constructed market only if you have a star there.
market-fountain = Fountain of Wishful Thinking
    .effect = Cost to visit: 4 water and 1 gold. Without a star here: you can place only one worker a turn.
market-lounge = Lounge of Opulent Frugality
    .effect = Cost to visit: 4 energy and any artifact card. Without a star here: you cannot build where another player has a worker.
market-academy = Academy of Mandatory Equality
    .effect = Cost to visit: 4 food and 1 gold. Without a star here: your recruits have no powers.
market-cafeteria = Cafeteria of Nameless Meat
    .effect = Cost to visit: 4 food and any artifact card. Without a star here: retrieving workers without paying costs you 1 more morale.
market-apothecary = Apothecary of Productive Dreams
    .effect = Cost to visit: 4 bliss and any resource. Without a star here: you cannot place workers in Icarus.
market-theater = Theater of Revelatory Propaganda
    .effect = Cost to visit: 4 energy and 1 clay. Without a star here: each star you place raises your knowledge by 1.
market-registry = Registry of Personal Secrets
    .effect = Cost to visit: 4 bliss and any artifact card. Without a star here: you have no allegiance bonuses of tiers 1 and 2.
market-arena = Arena of Peaceful Conflict
    .effect = Cost to visit: 4 food and 1 stone. Without a star here: you can have only one worker in each commodity area.
market-teddy-shop = Disassemble-a-Teddy-Bear Shop
    .effect = Cost to visit: any commodity and a teddy bear. Without a star here: for every 1 you roll you lose a commodity or resource.
market-clinic = Clinic of Blind Hindsight
    .effect = Cost to visit: any commodity and a pair of glasses. Without a star here: for every 2 you roll you lose a commodity or resource.
market-park = Bemusement Park
    .effect = Cost to visit: any commodity and a bunch of balloons. Without a star here: for every 3 you roll you lose a commodity or resource.
market-bonfire = Friendly Local Game Bonfire
    .effect = Cost to visit: any commodity and a board game. Without a star here: for every 4 you roll you lose a commodity or resource.
market-stadium = Stadium of Guaranteed Home Runs
    .effect = Cost to visit: any commodity and a baseball bat. Without a star here: for every 5 you roll you lose a commodity or resource.
market-literacy-center = Center for Reduced Literacy
    .effect = Cost to visit: any commodity and a book. Without a star here: for every 6 you roll you lose a commodity or resource.

## Recruits

recruit-laura = Laura the Philanthropist
    .faction = { faction-euphorian }
    .effect = When you bump another player’s worker at a tunnel or at the tank, you may draw 2 artifact cards (cost: 1 gold to that player).
recruit-yordy = Yordy the Demotivator
    .faction = { faction-euphorian }
    .effect = When you retrieve workers without paying, you may choose the number of one worker instead of rolling it (cost: 1 energy).
    .effect-first = When you retrieve workers without paying and own exactly two workers, you lose no morale.
recruit-katy = Katy the Dietician
    .faction = { faction-euphorian }
    .effect = When you place a worker at the Generator and hold no artifact cards, gain 1 food.
recruit-gary = Gary the Electrician
    .faction = { faction-euphorian }
    .effect = When you place a worker at the Generator and another worker there shows the same number, either raise your morale by 1 or gain 1 energy.
recruit-michael = Michael the Engineer
    .faction = { faction-euphorian }
    .effect = When you pay at a construction site, you may pay any resource instead. If you pay 1 gold, raise your morale and your knowledge by 1 each.
    .effect-first = When you pay at a construction site, you may pay any resource instead. If you pay 1 gold, raise your morale and the allegiance of the Euphorians by 1 each.
recruit-esme = Esme the Fireman
    .faction = { faction-euphorian }
    .effect = When you place a star, you may gain 1 energy and either lower your knowledge by 1 or raise your morale by 1 (cost: any artifact card). If you pay a book, gain 2 energy, lower your knowledge by 2, and raise your morale by 2 instead.
    .effect-first = When you place a star, you may gain 1 energy and either lower your knowledge by 1 or raise your morale by 1 (cost: any artifact card).
recruit-ray = Ray the Foreman
    .faction = { faction-euphorian }
    .effect = When a market is built and you had a worker there, raise your morale by 2. When a market is built and you had none there, lower your knowledge by 2.
recruit-bradley = Bradley the Futurist
    .faction = { faction-euphorian }
    .effect = When you place a star by visiting a market outside Icarus, you may draw 2 artifact cards and discard one of them (cost: +2 knowledge).
recruit-ben = Ben the Ludologist
    .faction = { faction-euphorian }
    .effect = When an opponent rolls and then has available workers with the same number, you may gain any resource (cost: −2 morale).
recruit-jefferson = Jefferson the Shock Artist
    .faction = { faction-euphorian }
    .effect = When you pay to retrieve workers, you may pay 1 energy instead. If you do, lower your knowledge by 1 and raise your morale by 1.
recruit-julia = Julia the Thought Inspector
    .faction = { faction-euphorian }
    .effect = When you bump another player’s worker, you may gain any resource and set the bumped worker to the number of yours (cost: −1 morale).
    .effect-first = When you bump another player’s worker and both workers show the same number, you may gain any resource (cost: −2 morale).
recruit-nakagawa = Dr. Nakagawa the Tribute
    .faction = { faction-euphorian }
    .effect = When you place a worker on a construction site, you may raise the allegiance of the Euphorians by 1.
    .effect-first = When you place a star by visiting a market outside Icarus, you may place a star on the territory (cost: this worker).
recruit-maggie = Maggie the Outlaw
    .faction = { faction-subterran }
    .effect = When you retrieve workers (before you roll) and all of them stood in Subterra, gain 1 water or 1 stone.
recruit-dave = Major Dave the Demolitionist
    .faction = { faction-subterran }
    .effect = When you bump another player’s worker at a tunnel, you may gain 1 resource of the tunnel and move the miner one more step (cost: +1 knowledge).
    .effect-first = When you bump another player’s worker at a tunnel, you may gain 1 resource of the tunnel and move the miner one more step (cost: +2 knowledge).
recruit-xander = Xander the Excavator
    .faction = { faction-subterran }
    .effect = When you bump another player’s worker at a tunnel and the bumped worker shows the higher number, you may gain 1 resource of the tunnel (cost: +1 knowledge).
recruit-gambler = Jonathan the Gambler
    .faction = { faction-subterran }
    .effect = Once a turn, instead of drawing an artifact card, you may draw 2 artifact cards and show your hand; if it holds matching cards, every opponent draws one.
    .effect-first = Once a turn, instead of drawing an artifact card, you may draw 3 artifact cards and keep, showing them to all, only those that match each other (cost: +1 knowledge).
recruit-josiah = Josiah the Hacker
    .faction = { faction-subterran }
    .effect = When you place a worker at the Generator, at the Farm, or at the Cloud Mine, raise your morale and the knowledge of every other player there by 1 each.
recruit-faith = Faith the Hydroelectrician
    .faction = { faction-subterran }
    .effect = When you place a worker at the Aquifer and hold no artifact cards, gain 1 energy.
recruit-brett = Brett the Lockpicker
    .faction = { faction-subterran }
    .effect = When you place a star by visiting a market outside Icarus, you may gain any resource (cost: +1 knowledge).
    .effect-first = When you place a star by visiting a market outside Icarus and bump nobody, you may gain any resource (cost: +2 knowledge).
recruit-chase = Chase the Miner
    .faction = { faction-subterran }
    .effect = When you place a worker at a tunnel, you may gain 2 resources of the tunnel (cost: this worker). When you gain a worker, you may place it right after the roll.
recruit-soulless = Soulless the Plumber
    .faction = { faction-subterran }
    .effect = When you place a worker at the Aquifer and yours is the lowest or only worker there, either raise your morale by 1 or gain 1 water.
recruit-curtis = Curtis the Propagandist
    .faction = { faction-subterran }
    .effect = For each step your morale falls, lower your knowledge by 1.
recruit-andrew = Andrew the Spelunker
    .faction = { faction-subterran }
    .effect = When you place a worker at the Euphorian tunnel or at the Wastelander tunnel, hold no artifact cards, and take the resource, draw an artifact card.
recruit-phil = Phil the Spy
    .faction = { faction-subterran }
    .effect = When you bump another player’s worker and that player has no active Subterran recruit, you may draw an artifact card (cost: +1 knowledge).
    .effect-first = When you bump another player’s worker and that player has no active Subterran recruit, you may draw an artifact card (cost: +2 knowledge).
recruit-flartner = Flartner the Luddite
    .faction = { faction-wastelander }
    .effect = When you pay at a construction site, you may pay any artifact card instead. If you do, raise your morale by 1.
recruit-reitz = Professor Reitz the Archaeologist
    .faction = { faction-wastelander }
    .effect = When you place a worker at a tunnel and bump nobody, you may draw an artifact card and move the miner one more step (cost: +2 knowledge).
recruit-jacko = Jacko the Archivist
    .faction = { faction-wastelander }
    .effect = When you pay with artifact cards at the Ark, you may pay any artifact card instead. If you do, every opponent may draw an artifact card.
    .effect-first = When you visit a market outside Icarus, you may place a star on the territory (cost: any 2 artifact cards).
recruit-artist = Jonathan the Artist
    .faction = { faction-wastelander }
    .effect = When you place a worker on a construction site and yours is the highest or only worker there, you may draw an artifact card (cost: +2 knowledge).
recruit-pete = Pete the Cannibal
    .faction = { faction-wastelander }
    .effect = When you retrieve workers (before you roll), you may gain 4 food and any resource (cost: one of these workers). When you gain a worker, you may draw an artifact card (cost: +2 knowledge).
recruit-scarby = Sir Scarby the Harvester
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Farm and yours is the highest or only worker there, either lower your knowledge by 1 or gain 1 food.
recruit-ian = Ian the Horticulturist
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Farm and have no resources, gain 1 water.
recruit-geek = Geek the Oracle
    .faction = { faction-wastelander }
    .effect = Once a turn, instead of drawing an artifact card, you may draw 3 artifact cards and then discard 2 cards from your hand (cost: +1 knowledge).
    .effect-first = Once a turn, instead of drawing an artifact card, you may draw 2 artifact cards and then discard one card from your hand (cost: +2 knowledge).
recruit-kyle = Kyle the Scavenger
    .faction = { faction-wastelander }
    .effect = When you place a worker at the Generator, at the Farm, or at the Aquifer and yours is the only worker there, you may draw an artifact card (cost: +2 knowledge).
recruit-steven = Steven the Scholar
    .faction = { faction-wastelander }
    .effect = When one of your workers deserts, gain any resource and draw an artifact card.
recruit-nick = Nick the Understudy
    .faction = { faction-wastelander }
    .effect = For each step your knowledge rises, raise your morale by 1.
recruit-brian = Brian the Viticulturist
    .faction = { faction-wastelander }
    .effect = When you pay bliss, you may pay 1 food instead. If you do so at a market outside Icarus, raise your knowledge and the allegiance of the Wastelanders by 1 each. When you place a worker in Icarus, lower your morale by 1.
    .effect-first = When you pay bliss, you may pay 1 food instead. If you do so at a market outside Icarus, at the Breeze Bar, or at the Sky Lounge, raise your knowledge and the allegiance of the Wastelanders by 1 each.
recruit-maxime = Maxime the Ambassador
    .faction = { faction-icarite }
    .effect = When you bump another player’s worker, you may raise that player’s knowledge by 1 and draw an artifact card (cost: −2 morale).
recruit-zong = Zong the Astronomer
    .faction = { faction-icarite }
    .effect = When you place a worker at the Cloud Mine, you may draw an artifact card and give every opponent 1 bliss (cost: +1 knowledge).
    .effect-first = When you place a worker at the Cloud Mine and hold neither artifact cards nor resources, gain 1 water or 1 energy.
recruit-amanda = Amanda the Broker
    .faction = { faction-icarite }
    .effect = When one of your workers is bumped, you may choose its number instead of rolling it (cost: 1 bliss).
    .effect-first = When another player bumps one of your workers, you may choose its number instead of rolling it (cost: 1 bliss to that player).
recruit-sarinee = Sarinee the Cloud Miner
    .faction = { faction-icarite }
    .effect = When you place a worker at the Cloud Mine and yours is the only worker there, either lower your knowledge by 1 or gain 1 bliss.
recruit-lee = Lee the Gossip
    .faction = { faction-icarite }
    .effect = When you bump another player’s worker, you may gain any commodity and raise that player’s knowledge by 1 (cost: −1 morale).
recruit-gidget = Gidget the Hypnotist
    .faction = { faction-icarite }
    .effect = When you pay bliss to retrieve workers, you may lower your knowledge by 2 instead of raising your morale.
recruit-kaden = Kaden the Infiltrator
    .faction = { faction-icarite }
    .effect = You may use the end of a tunnel even without an active recruit of its faction (cost: +2 knowledge).
recruit-sheppard = Dr. Sheppard the Lobotomist
    .faction = { faction-icarite }
    .effect = When you retrieve workers (before you roll), you may gain 4 bliss and any resource (cost: one of these workers). When you gain a worker, you may draw an artifact card (cost: −2 morale).
recruit-flavio = Flavio the Merchant
    .faction = { faction-icarite }
    .effect = When you place a star by visiting a market outside Icarus, you may draw an artifact card (cost: +1 knowledge).
    .effect-first = When you place a star by visiting a market outside Icarus and bump another player, you may draw an artifact card (cost: −2 morale).
recruit-josh = Josh the Negotiator
    .faction = { faction-icarite }
    .effect = When you pay a resource at a market outside Icarus, you may pay 1 bliss instead.
recruit-rebecca = Rebecca the Peddler
    .faction = { faction-icarite }
    .effect = When you bump another player’s worker, you may gain any resource and raise that player’s knowledge by 1 (cost: −2 morale).
recruit-matthew = Matthew the Thief
    .faction = { faction-icarite }
    .effect = When you pay to use a tunnel and bump another player, you may raise your knowledge by 1 instead.

## Other things one can point at

retrieve = Retrieve workers
    .effect = Take any of your workers back and roll them. Pay 1 food or 1 bliss: morale +2. Pay nothing: morale −1. If workers at hand and knowledge make 16 or more, one deserts.
dilemma = Ethical dilemma
    .effect = Once in the game, instead of placing workers: pay the artifact it names or any two artifact cards, then fight the system for another recruit or serve it for a star.
side-fight = Fight the system
    .effect = Draw two recruits and keep one of them, hidden until its faction is revealed.
side-serve = Serve the system
    .effect = Place a star on your dilemma.
track-morale = Morale
    .effect = How content your people are. You may hold as many artifact cards as your morale; when it falls, you discard. Paying for retrieving raises it, paying nothing lowers it.
track-knowledge = Knowledge
    .effect = How much your workers have found out. It is added to the numbers of the workers at hand whenever some are rolled.
meter = Meter of desertion
    .effect = The numbers of the workers at hand and your knowledge, laid end to end. If a roll brings them to the red line, the highest worker deserts.
hand = Card limit
    .effect = How many artifact cards you hold, and how many you may hold: as many as your morale.
deck = Artifact deck
    .effect = Artifact cards of six kinds, drawn at tunnels, at the Breeze Bar and by recruits. You may hold as many as your morale.
trade = Trade
    .effect = Once a turn, before anything else: offer another player one or two things for one or two of theirs.
answer-stop = no more
answer-decline = decline
answer-accept = accept
answer-refuse = refuse
payment-free = for free
payment-food = with food
payment-bliss = with bliss
payment-otherwise = with the recruit’s ability
payment-bliss-calm = with bliss, knowledge falls
payment-food-calm = with food, knowledge falls
payment-knowledge = by raising knowledge
gain-first = the first option
gain-second = the second option

## Options

option-recruits = Recruits
option-recruits-revised = revised printing
option-recruits-first = first printing
option-trading = Trading
option-trading-true = one offer a turn
option-trading-false = no trading
option-doubles = Workers showing the same number
option-doubles-free = extra placements are free
option-doubles-morale = extra placements cost 1 morale each
option-draft = Recruit draft
option-draft-false = no, four are dealt
option-draft-true = yes, the other cards are passed on
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
ask-track = Place your morale marker (heart) or your knowledge marker (head) on a free space.
ask-turn = Your turn: place a worker, retrieve workers or solve your dilemma.
ask-turn-solved = Your turn: place a worker or retrieve workers.
ask-again = Another { $number } may follow: where to?
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
ask-star = Where do you place your star?
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
ask-answer = { $turn } offers { $give } in return for { $want }.
ask-draw = Will you draw an artifact card?

## The choices

choose-place = Place your { $number } { $space-at }
choose-place-market = Visit the { $market } with your { $number }
choose-place-site = Build at { $site }, with your { $number } (pay { $item-one })
choose-place-edge = Build at { $site }, with your { $number } (pay { $item-one })
choose-retrieve = Retrieve workers
choose-fight = Solve your dilemma: fight the system for a recruit
choose-serve = Solve your dilemma: serve the system for a star
choose-offer = Make { $other } an offer
choose-stop = Place no more workers
choose-take = Retrieve: { $workers }
choose-take-all = Retrieve all workers
choose-retrieve-free = Pay nothing: morale falls
choose-retrieve-food = Pay food: morale rises
choose-retrieve-bliss = Pay bliss: morale rises
choose-retrieve-otherwise = Pay with your recruit’s ability
choose-retrieve-bliss-calm = Pay bliss: knowledge falls
choose-retrieve-food-calm = Pay food as bliss: knowledge falls
choose-pay = Pay { $items }
choose-with-knowledge = Raise your knowledge instead
choose-use = Use { $recruit }
choose-recruit-draft = Keep { $recruit }
choose-recruit-open = Face up: { $recruit }
choose-recruit-hide = Face down: { $recruit }
choose-recruit-keep = Keep { $recruit }
choose-recruit = { $recruit }
choose-decline = Decline
choose-first = First option
choose-second = Second option
choose-gain-item = { $count } { $item }
choose-gain-morale = +{ $steps } morale
choose-gain-calm = −{ $steps } knowledge
choose-gain-item-morale = { $count } { $item } and +{ $steps } morale
choose-gain-item-calm = { $count } { $item } and −{ $steps } knowledge
choose-get = Take { $items }
choose-draw = Draw an artifact card
choose-star-territory = Star on the territory of the { $faction }
choose-star-site = Star on the { $market }
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
event-set-die = { $seat }’s worker now shows { $number }.
event-deserted = { $seat }’s { $number } knows too much and deserts.
event-sacrificed = { $seat } gives up a worker.
event-worker = { $seat } gains a worker.
event-placed = { $seat } places a { $number } { $space-at }.
event-placed-market = { $seat } visits the { $market } with a { $number }.
event-placed-site = { $seat } builds at { $site }, with a { $number }.
event-placed-edge = { $seat } builds at { $site }, with a { $number }, paying the other resource.
event-bumped = { $seat } bumps { $other } { $space-from }.
event-bumped-market = { $seat } bumps { $other } from the { $market }.
event-bumped-site = { $seat } bumps { $other } from { $site }.
event-bumped-edge = { $seat } bumps { $other } from { $site }.
event-bumped-own = { $seat } bumps a worker of their own { $space-from }.
event-bumped-own-market = { $seat } bumps a worker of their own from the { $market }.
event-retrieved = { $seat } retrieves { $places-count ->
        [one] a worker: { $places }.
       *[other] { $places-count } workers: { $places }.
    }
event-gained = { $seat } gains { $items }.
event-paid = { $seat } pays { $items }.
event-lost = { $seat } loses { $items }.
event-knowledge-up = { $seat }’s knowledge rises to { $number }.
event-knowledge-down = { $seat }’s knowledge falls to { $number }.
event-morale-up = { $seat }’s morale rises to { $number }.
event-morale-down = { $seat }’s morale falls to { $number }.
event-allegiance = Allegiance of the { $faction } reaches { $step }.
event-miner = The miner of the { $faction } reaches step { $step }.
event-drew = { $seat } draws: { $item }.
event-drew-secretly = { $seat } draws an artifact card.
event-drew-openly = { $seat } shows: { $item }.
event-discarded = { $seat } discards: { $item }.
event-reshuffled = The discarded artifacts are shuffled: a new deck of { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
event-used = { $seat } uses { $recruit }.
event-star-territory = { $seat } places a star on the territory of the { $faction }.
event-star-site = { $seat } places a star on the { $market }.
event-star-recruit = { $seat } places a star on { $recruit }.
event-star-dilemma = { $seat } places a star on the dilemma.
event-built = The { $market } is built: { $site }.
event-dilemma-fight = { $seat } solves the { $item } dilemma and fights the system.
event-dilemma-serve = { $seat } solves the { $item } dilemma and serves the system.
event-offer = { $seat } offers { $give } to { $other } in return for { $want }.
event-accepted = { $seat } accepts.
event-refused = { $seat } refuses.
event-track-morale = { $seat } begins with morale { $number }.
event-track-knowledge = { $seat } begins with knowledge { $number }.
event-end = { $seat } has placed { $number ->
        [one] one star.
       *[other] { $number } stars.
    }
event-last-roll = { $seat } rolls { $number } in all.
event-tie-morale = Several finish together: the highest morale wins.
event-tie-knowledge = Several finish together: the lowest knowledge wins.
event-tie-markets = Several finish together: the player with stars on the most markets wins.
event-tie-territories = Several finish together: the player who leads the most territories wins.
event-tie-roll = Several finish together: the lowest roll wins.

## For who hears the game

got-commodity = commodity
    .one = any commodity
    .many = commodities
got-resource = resource
    .one = any resource
    .many = resources
got-artifact = artifact card
    .one = an artifact card
    .many = artifact cards
got-pair = pair
    .one = two artifact cards alike
    .many = pairs of artifact cards
got-worker = worker
    .one = a worker
    .many = workers
got-star = star
    .one = a star
    .many = stars
got-morale = morale
got-knowledge = knowledge
got-allegiance = allegiance
got-amount = { $count ->
        [one] { $got-one }
       *[other] { $count } { $got-many }
    }
spoken-stars = Stars out of { $total }: { $seats }.
spoken-stars-of = { $count } of { $total } stars.
spoken-star-leader = In the lead: { $seats }, with { $count } of { $total } stars.
spoken-ready = Workers at hand: { $numbers }; on the board: { $count }.
spoken-all-out = No workers at hand; on the board: { $count }.
spoken-tracks = Morale { $morale }, knowledge { $knowledge }.
spoken-goods = Goods: { $items }.
spoken-no-goods = No goods.
spoken-hand = Artifact cards: { $items }.
spoken-no-hand = No artifact cards.
spoken-cards = Artifact cards: { $count }.
spoken-penalties = Penalties in force, from: { $markets }.
spoken-allegiance = Allegiance, up to { $total }: { $factions }.
spoken-territory-stars = Territory of the { $faction }, stars: { $seats }.
spoken-market-stars = { $market }, stars: { $seats }.
spoken-active = Active recruits: { $recruits }.
spoken-hidden = Hidden recruits, known to you: { $recruits }.
spoken-unknown = Hidden recruits: { $count }.
spoken-dilemma = The dilemma asks for this artifact: { $item }.
spoken-fought = Has solved it by fighting the system.
spoken-served = Has solved it by serving the system.
spoken-recruit = { $recruit-effect }
spoken-recruit-first = { $recruit-effect-first }
spoken-works-for = Works for { $seats }.
spoken-by-seat = By player: { $seats }.
spoken-known-cards = Cards you know of: { $seats }.
spoken-discarded = Discarded: { $count }.
spoken-at-hand = Workers at hand that show it: { $seats }.
spoken-meter = Numbers at hand and knowledge: { $seats }. At { $limit } a worker is lost after a roll.
spoken-deck = Cards left: { $count }.
spoken-area = The workers here make { $count }: { $workers }.
spoken-area-empty = No workers here.
spoken-next = Your { $number } would bring { $gains }.
spoken-next-recruits = Your { $number } would bring { $gains }; { $recruits } would answer.
spoken-together = Together with it the workers would make { $count }: { $band ->
        [low] few goods, and allegiance rises.
        [middle] few goods, and knowledge falls.
       *[high] most goods, but knowledge rises.
    }
spoken-closed = Not open yet.
spoken-nobody-there = Nobody is there.
spoken-occupied = Worker there: { $seats }; the next one bumps it.
spoken-price = To pay: { $way }.
spoken-price-or = To pay: { $way }, or { $other }.
spoken-gains = It brings { $way }.
spoken-gains-or = It brings { $way }, or { $other }.
spoken-involved = Recruits of yours with a say here: { $recruits }.
spoken-builders = Workers building: { $workers }.
spoken-build-with = Building is paid with one of these: { $goods }.
spoken-here-is = Here stands the { $market }.
spoken-stars-there = Stars here: { $seats }.
spoken-no-stars-there = No stars here.
spoken-penalised = You have no star here, so the penalty is yours.
spoken-step = Allegiance { $count } of { $total }.
spoken-stars-by = Stars: { $seats }.

## The tutorial

tutorial-welcome = Four factions share a world that has forgotten its past. You send workers, which are dice, to dig, trade and build, and you win by being the first to place ten stars.
tutorial-recruits = You are dealt four recruits and keep two. One lies open and works for you from the start; the other stays hidden until its faction is revealed. Each belongs to one of the four factions.
tutorial-open = Choose Jonathan the Artist as your open recruit: he draws artifact cards when you build. With him you are one of the Wastelanders.
tutorial-hide = Faith the Hydroelectrician stays hidden. Nobody else knows her until the Subterran tunnel reaches step 6 or Subterran allegiance step 8; then she works for you too.
tutorial-dice = Your workers show 6 and 2, Blue’s show 4 and 3. The higher total begins: you. On your turn you place a worker or retrieve workers; once in the game you can solve your dilemma instead.
tutorial-area = In a commodity area the total of all workers counts. 1–4: 1 commodity, allegiance +1. 5–8: 1 commodity, knowledge −1. 9 or more: 2 commodities, knowledge +1. Place your 6 at the Aquifer.
tutorial-total = You have 1 water and know a little less. Blue’s 4 made the total 10: 2 water, but more knowledge. You will soon see why that is dangerous.
tutorial-tunnel = Each faction outside Icarus digs a tunnel. For 1 water the Subterran one gives you a stone or an artifact card, and its miner moves one step. Place your 2 there.
tutorial-stone = Take the stone, you will build with it. When the miner reaches step 6, all hidden Subterrans are revealed, Faith among them; at step 9 the end of the tunnel opens.
tutorial-bumped = There is room for one worker only, so Blue bumped yours. That is a gift: it came home for free, was rolled, and shows 3.
tutorial-build = With two players, two workers finish a market, and everybody with a worker there places a star on it. A space costs one resource: build in Subterra with your 3 and the stone.
tutorial-artist = Yours is the only worker on this site, so the Artist offers you an artifact card for 2 knowledge. Accept: you do not know much yet.
tutorial-card = A baseball bat! Artifacts are things from the forgotten past. You may hold as many cards as your morale: with morale 1 just this one.
tutorial-dilemma = Your secret dilemma asks for this very card! Once in the game you pay it, or any two cards, and choose: fight the system and get another recruit, or serve it and place a star. Serve.
tutorial-market = Blue’s worker finished the market: { market-clinic }. The workers there came home, and both of you placed a star. Its penalty is for those who have none there.
tutorial-doubles = Blue had two 4s and placed both in one turn: after your first worker, others that showed the same number may follow.
tutorial-knowledge = Beware: whenever workers of yours are rolled, all you have at hand and your knowledge are added up. At 16 or more your highest worker deserts. You have a 6 and knowledge 4.
tutorial-retrieve = Retrieve your worker from the Aquifer: only a 6 would be too much, a risk of 17%. Without food or bliss to pay you lose 1 morale, but you cannot fall below 1.
tutorial-farm = A 4: all went well. Now to the Farm: your 6 brings 1 food and lowers your knowledge.
tutorial-bump = Now you bump Blue: place your 4 at the Wastelander tunnel and pay food for clay. Blue’s worker goes home and is rolled.
tutorial-two-food = Blue bumped you in return, and your worker shows 2. With the 6 and the 4 at the Farm that makes 12: two food. Place it there.
tutorial-home = You have no worker left at hand. Retrieve both: their numbers come anew, and the risk is small as long as you know little.
tutorial-food = 1 food or 1 bliss pays for all of them and raises your morale by 2: then you may hold three cards. To pay nothing would cost morale. Pay the food.
tutorial-second = Blue has begun a market in the Wastelands: finish it with your clay. Take the 5: it beats Blue’s 1, as the Artist wants it, and the low number stays at hand.
tutorial-safe = Another card for 2 knowledge? The 3 at hand and knowledge 6 make 9: even with a 6 that is only 15. No risk, so use the Artist.
tutorial-deserted = { market-registry } is built: a star for each of you. But Blue rolled a second 6. With knowledge 6 that makes 18, and a worker deserts.
tutorial-visit = You drew glasses, just what the { market-clinic } asks for, with any commodity. Visiting a market brings a star on the territory and allegiance. Place your 3 there.
tutorial-allegiance = Four stars to two! Allegiance to the Subterrans rose. Steps 2 and 5 bring bonuses to all with an active recruit of the faction, step 8 reveals the hidden ones, step 11 brings each a star.
tutorial-artifacts = Here three artifact cards, or two alike, buy a star: on the territory, or on a market of the region where you have none, which ends its penalty for you.
tutorial-tank = Three energy or three water bring another worker, up to four in all, and lower your knowledge or raise your morale by 2.
tutorial-end = The tenth star wins at once. You are ahead, but with knowledge 6 you should soon forget something: at an area with a total of 5 to 8, or in the tank. Your turn!

## Why not

why-over = The game is over.
why-not-your-turn = { $turn } decides now, not you.
why-not-asked = You have something else to decide first.
why-no-worker = You have no worker to place: retrieve one first.
why-no-such-worker = You have no available worker showing { $number }.
why-same-number = Only workers that showed the same number when the turn began may follow.
why-not-dug = The end opens when the miner of the { $faction } reaches step 9; now it is at step { $step }.
why-not-built = This market is not built yet.
why-built = This market is built already.
why-taken = All these spaces are taken.
why-cannot-pay = You cannot afford this space.
why-penalty = The { $market } forbids it: you have no star there.
why-nobody-out = You have no workers on the board.
why-once-started = You have already placed a worker this turn.
why-solved = Your dilemma is solved.
why-cannot-solve = You have neither the artifact of your dilemma nor any two artifact cards.
why-no-trade = There is nothing to trade, or you have made your offer this turn.
why-no-choice = There is nothing to choose here now: place a worker or retrieve workers.

## Cards: the words their texts are made of
# card-gain-... is what one may do, card-now-... what happens by itself after the occasion.

card-cost = Cost to visit: { $cost }.
card-penalty = Without a star here: { $rule }
card-penalty-lose-on = for every { $number } you roll you lose a commodity or resource.
card-penalty-no-new-worker = with two or three workers you cannot gain another.
card-penalty-no-self-bump = you cannot bump your own workers.
card-penalty-no-pairs = you cannot pay with pairs of artifact cards at artifact markets.
card-penalty-own-markets-only = you can visit a constructed market only if you have a star there.
card-penalty-one-placement = you can place only one worker a turn.
card-penalty-no-shared-site = you cannot build where another player has a worker.
card-penalty-no-recruits = your recruits have no powers.
card-penalty-dear-retrieve = retrieving workers without paying costs you 1 more morale.
card-penalty-no-icarus = you cannot place workers in Icarus.
card-penalty-knowing-stars = each star you place raises your knowledge by 1.
card-penalty-no-tiers = you have no allegiance bonuses of tiers 1 and 2.
card-penalty-one-per-area = you can have only one worker in each commodity area.
card-amount = { $count ->
        [one] { $item-one }
       *[other] { $count } { $item-many }
    }
card-any-commodity = { $count ->
        [one] any commodity
       *[other] any { $count } commodities
    }
card-any-resource = { $count ->
        [one] any resource
       *[other] any { $count } resources
    }
card-any-tunnel-resource = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    } of the tunnel
card-any-artifact = { $count ->
        [one] any artifact card
       *[other] any { $count } artifact cards
    }
card-paid-amount = { $count ->
        [one] { $item-one }
       *[other] { $count } { $item-many }
    }
card-paid-any-commodity = { $count ->
        [one] any commodity
       *[other] any { $count } commodities
    }
card-paid-any-resource = { $count ->
        [one] any resource
       *[other] any { $count } resources
    }
card-paid-any-artifact = { $count ->
        [one] any artifact card
       *[other] any { $count } artifact cards
    }
card-power = { $occasion }, { $deal }
card-gain = { $gain }.
card-may = you may { $gain }.
card-may-pay = you may { $gain } (cost: { $price }).
card-may-instead-of-morale = you may { $gain } instead of raising your morale.
card-instead = you may pay { $price } instead.
card-instead-steps = you may { $price } instead.
card-pay-end = You may use the end of a tunnel even without an active recruit of its faction (cost: { $price }).
card-then = If you do, { $now }.
card-then-at = If you do so { $where }, { $now }.
card-bonus = If you pay { $item-one }, { $now }.
card-bonus-instead = If you pay { $item-one }, { $now } instead.
card-pay-knowledge = +{ $count } knowledge
card-pay-morale = −{ $count } morale
card-pay-worker = this worker
card-pay-retrieved = one of these workers
card-to-bumped = { $price } to that player
card-to-bumper = { $price } to that player
card-gain-goods = gain { $goods }
card-gain-either = either { $first } or { $second }
card-gain-allegiance = raise the allegiance of the { $faction } by 1
card-gain-knowledge = raise your knowledge by { $count }
card-gain-calm = lower your knowledge by { $count }
card-gain-morale = raise your morale by { $count }
card-gain-worse = lower your morale by { $count }
card-gain-rises = raise { $tracks } by { $count } each
card-gain-draw = draw { $count ->
        [one] an artifact card
       *[other] { $count } artifact cards
    }
card-gain-drop = discard one of them
card-gain-discard = then discard { $count ->
        [one] one card
       *[other] { $count } cards
    } from your hand
card-gain-miner = move the miner one more step
card-gain-bumped-knowledge = raise that player’s knowledge by { $count }
card-gain-crowd-knowledge = raise the knowledge of every other player there by { $count }
card-gain-star = place a star on the territory
card-gain-others-bliss = give every opponent 1 bliss
card-gain-others-draw = let every opponent draw an artifact card
card-gain-keep-morale = lose no morale
card-gain-choose-die = choose the number of one worker instead of rolling it
card-gain-choose-bumped-die = choose its number instead of rolling it
card-gain-set-bumped-die = set the bumped worker to the number of yours
card-gain-place-new-worker = place it right after the roll
card-gain-keep-matching = keep, showing them to all, only those that match each other
card-gain-open-hand = show your hand; if it holds matching cards, every opponent draws one
card-now-goods = gain { $goods }
card-now-either = either { $first } or { $second }
card-now-allegiance = raise the allegiance of the { $faction } by 1
card-now-knowledge = raise your knowledge by { $count }
card-now-calm = lower your knowledge by { $count }
card-now-morale = raise your morale by { $count }
card-now-worse = lower your morale by { $count }
card-now-rises = raise { $tracks } by { $count } each
card-track-morale = your morale
card-track-knowledge = your knowledge
card-track-allegiance = the allegiance of the { $faction }
card-track-crowd-knowledge = the knowledge of every other player there
card-now-draw = draw { $count ->
        [one] an artifact card
       *[other] { $count } artifact cards
    }
card-now-and-draw = draw { $count ->
        [one] an artifact card
       *[other] { $count } artifact cards
    }
card-now-drop = discard one of them
card-now-discard = then discard { $count ->
        [one] one card
       *[other] { $count } cards
    } from your hand
card-now-miner = move the miner one more step
card-now-bumped-knowledge = raise that player’s knowledge by { $count }
card-now-crowd-knowledge = raise the knowledge of every other player there by { $count }
card-now-star = place a star on the territory
card-now-others-bliss = every opponent gains 1 bliss
card-now-others-draw = every opponent may draw an artifact card
card-now-keep-morale = you lose no morale
card-now-choose-die = choose the number of one worker instead of rolling it
card-now-choose-bumped-die = choose its number instead of rolling it
card-now-set-bumped-die = set the bumped worker to the number of yours
card-now-place-new-worker = place it right after the roll
card-now-keep-matching = keep, showing them to all, only those that match each other
card-now-open-hand = show your hand; if it holds matching cards, every opponent draws one
card-on-at = { $occasion } { $where }
card-on-place = When you place a worker
card-on-bump = When you bump another player’s worker
card-on-bumped = When one of your workers is bumped
card-on-bumped-by-rival = When another player bumps one of your workers
card-on-market-star = When you place a star by visiting a market outside Icarus
card-on-market-visit = When you visit a market outside Icarus
card-on-star = When you place a star
card-on-built = When a market is built
card-on-retrieve = When you retrieve workers (before you roll)
card-on-retrieve-free = When you retrieve workers without paying
card-on-rival-pair = When an opponent rolls and then has available workers with the same number
card-on-worker-lost = When one of your workers deserts
card-on-draw = Once a turn, instead of drawing an artifact card
card-on-knowledge-gained = For each step your knowledge rises
card-on-morale-lost = For each step your morale falls
card-on-worker-gained = When you gain a worker
card-on-pay-site = When you pay at a construction site
card-on-pay-artifacts = When you pay with artifact cards
card-on-pay-bliss = When you pay bliss
card-on-pay-resource = When you pay a resource
card-on-pay-tunnel = When you pay to use a tunnel
card-on-pay-retrieve = When you pay to retrieve workers
card-on-retrieve-bliss = When you pay bliss to retrieve workers
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
card-at-markets = at a market outside Icarus
card-at-ark = at the Ark
card-at-sites = on a construction site
card-at-breeze-bar = at the Breeze Bar
card-at-sky-lounge = at the Sky Lounge
card-when-no-artifacts = hold no artifact cards
card-when-no-artifacts-or-resources = hold neither artifact cards nor resources
card-when-no-resources = have no resources
card-when-same-number = another worker there shows the same number
card-when-alone = yours is the only worker there
card-when-lowest = yours is the lowest or only worker there
card-when-highest = yours is the highest or only worker there
card-when-two-workers = own exactly two workers
card-when-helped = you had a worker there
card-when-not-helped = you had none there
card-when-from-subterra = all of them stood in Subterra
card-when-equal-die = both workers show the same number
card-when-higher-die = the bumped worker shows the higher number
card-when-nobody-bumped = bump nobody
card-when-rival-bumped = bump another player
card-when-took-resource = take the resource
card-when-no-subterran = that player has no active Subterran recruit

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
board-way-out = To lift it: earn a star { $space-at }.

## Words on the table, more

letter-euphorian = E
letter-subterran = S
letter-wastelander = W
letter-icarite = I
table-die = One of your workers at hand. The number counts in commodity areas and when your knowledge is checked.
table-artifact = An artifact card, a thing from the past. Any three, or two alike, bring a star at an artifact market; your dilemma and some markets ask for a certain one.
table-territory = Stars are placed here when markets of the region are visited. There are as many places as players.
table-faction = Allegiance brings bonuses to everybody with an active recruit of the faction, reveals the hidden ones, and at last gives each a star.
table-miner = Miner
table-end = End of the tunnel
table-discarded = discarded
table-pair = two alike
table-star = star
table-stars = Stars
table-morale = morale
table-knowledge = knowledge
table-workers = workers
table-out = on the board
table-reveal = hidden recruits are revealed
table-hidden = hidden
table-penalty = you suffer its penalty
table-penalties = Penalties
table-risk = Risk when retrieving
table-shown = dilemma shown
table-fought = fought the system
table-served = served the system
table-where = Where the stars lie
table-ties = Tie-breakers
table-territories = Territories led
table-next = next worker
table-race = Leader: { $count } of { $total } stars
table-tank = Worker Activation Tank
    .short = Tank
table-discards = { $count } discarded, shuffled again when the deck is empty.
table-market = { $market-effect }
table-site = { $count } of { $needed } workers are here. With the last one the market is built, and everybody with a worker here places a star on it.
table-places = Places left for stars: { $count }
table-tunnel = The miner has dug { $step } of { $end } steps. At { $reveal } the faction’s hidden recruits are revealed, at { $end } the end opens.
tier-1 = From step { $step } on: one more commodity at the faction’s area.
tier-2 = From step { $step } on: resource and card at the faction’s tunnel.
tier-2-icarite = From step { $step } on: an artifact card for every star on the territory.
tier-3 = At step { $step }: all hidden recruits of the faction are revealed.
tier-4 = At step { $step }: a star on every active recruit of the faction.

## The mat and the first choice

mat-left = { $count ->
        [one] 1 star left
       *[other] { $count } stars left
    }
mat-out = { $count } out
mat-nobody = All your workers are out.
mat-risk = { $count ->
        [one] 1 back: { $risk }% that one deserts
       *[other] { $count } back: { $risk }% that one deserts
    }
mat-sum = { $count } of { $limit }: nobody knows too much
mat-cards = Artifact cards: { $count }. You may hold as many as your morale: { $limit }.
mat-unfold = Your mat: show everything
mat-way-out = To lift it: place a star here. Visit this market, or: { $space }.
mat-way-out-visit = To lift it: place a star here. Visit this market.
state-open = Works for you from the start: the power counts, and every step of the faction pays you.
state-hidden = Only you know this one. Power and rewards begin when the faction or its tunnel has come far enough.
state-starred = Carries a star of yours: the faction has reached its goal.
first-about = You run part of a city where nobody may know too much. Send your dice to work; be the first to place { $count } stars.
first-how = Stars lie on markets you help to build, on territories, on your dilemma, and on recruits whose faction succeeds.
first-step = Two of these people stay with you: one openly, one in secret.
first-open = open
first-hidden = hidden
first-kept = yours
about-euphorian = The city: energy from the Generator, gold from the tunnel, markets behind the wall.
about-subterran = Below ground: water from the Aquifer, stone from the tunnel, markets in the caves.
about-wastelander = Outside: food from the Farm, clay from the tunnel, markets among the ruins.
about-icarite = In the clouds: bliss, which pays for nearly everything, and stars for cards or resources. No tunnel, no sites.
chip-all = All choices ({ $count })
chip-trade = Offer a trade
chip-risk = { $risk }%
bubble-pay = Pay
bubble-get = Get
bubble-or = or
bubble-bumps = Bumps { $who }, who goes home and is rolled again.
bubble-total = Together { $count }.
bubble-build = Builds here: { $count } of { $total } workers.
bubble-built = The last one: the market is built, and every builder places a star.
bubble-again = Tap again to choose it.
trade-give = You give
trade-want = You get
trade-with = Trade with { $other }
