// A boardgame.io server with one game, the peer of `bench/load.py`.
//
//     NODE_ENV=production node server.js PORT [--keep=FOLDER] [--delta] [--moves=N]
//
// The game has the shape of a table of World's Fair 1893: a state as large as our view of it, seats in turn, one move
// that changes a handful of values, a deck nobody may see. Its rules are trivial, which favours the peer. Storage and
// transport are boardgame.io's defaults: everything in memory, the whole state to every seat after every move;
// `--keep` stores games in files (boardgame.io's FlatFile), so that a restart does not lose them; `--delta` sends JSON
// patches instead of states (`deltaState`).

const { INVALID_MOVE } = require('boardgame.io/core');
const { FlatFile, Origins, Server } = require('boardgame.io/server');

const AREAS = ['agriculture', 'transportation', 'fine-arts', 'electricity', 'manufacturing'];
const FIGURES = ['burnham', 'davis', 'palmer', 'mccormick', 'westinghouse', 'saint-gaudens', 'schwab', 'pullman'];
const CARDS = [...AREAS.map((area) => `exhibit:${area}`), 'ticket', ...FIGURES.map((name) => `figure:${name}`)];
const COLOURS = ['orange', 'blue', 'green', 'purple'];
const SPACES = 11;

const port = Number(process.argv[2]);
const moves = Number(process.argv.find((word) => word.startsWith('--moves='))?.slice(8) ?? Infinity);

const counts = (names, value) => Object.fromEntries(names.map((name) => [name, value]));

const player = (seat) => ({
  seat, colour: COLOURS[seat], supply: 16, tickets: 0, proposed: counts(AREAS, 0), approved: counts(AREAS, 0),
  figures: [], coins: 0, medals: 0, sets: 0, points: 0,
});

function setup({ ctx, random }) {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  const deck = random.Shuffle(CARDS.flatMap((card) => Array(6).fill(card)));
  return {
    title: 'fair', decisions: 0, asked: 'place', round: 1, rounds: 3, wheel: { spaces: SPACES, car: 0 },
    visited: null, scoring: null,
    areas: AREAS.map((area) => ({ area, capacity: 4, cards: deck.splice(0, 2), supporters: seats.map(() => 1) })),
    deck: deck.length, unseen: counts(CARDS, 6), discard: {},
    players: seats.map(player), scores: seats.map(() => 0), ranks: null,
    secret: { deck, next: 0 },
  };
}

function place({ G, playerID }, where) {
  const area = G.areas[where];
  const me = G.players[playerID];
  if (area === undefined || me.supply === 0) return INVALID_MOVE;
  me.supply -= 1;
  area.supporters[playerID] += 1;
  for (const card of area.cards) {
    const [kind, name] = card.split(':');
    if (kind === 'exhibit') me.proposed[name] += 1;
    else if (kind === 'figure') me.figures = [...me.figures.slice(-2), name];
    else me.tickets += 1;
  }
  const { deck, next } = G.secret;  // dealt over and over, never moved about: Immer is slow with long lists
  area.cards = [deck[next], deck[next + 1]];
  G.secret.next = (next + 2) % deck.length;
  G.deck = deck.length - G.secret.next;
  G.decisions += 1;
  G.wheel.car = (G.wheel.car + 1) % SPACES;
  if (G.wheel.car === 0) {  // once around: everybody takes the supporters back
    G.round += 1;
    for (const each of G.areas) each.supporters = each.supporters.map(() => 1);
    for (const each of G.players) each.supply = 16;
  }
}

const game = {
  name: 'fair',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves: { place: { move: place, client: false, undoable: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.decisions >= moves ? { draw: true } : undefined),
  playerView: ({ G: { secret, ...seen } }) => seen,
  deltaState: process.argv.includes('--delta'),
};

const folder = process.argv.find((word) => word.startsWith('--keep='))?.slice(7);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], db, origins: [Origins.LOCALHOST] }).run(port);
