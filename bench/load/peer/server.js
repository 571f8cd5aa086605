// boardgame.io's own server with a small card game for four: a hand of eight, a market of ten,
// on one's turn a card is played and another taken from the market. Hands and deck are secret.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 10000;
const HAND = 8;
const MARKET = 10;

const card = (number) => ({ id: number, suit: number % 4, value: 1 + (number % 13), name: `Card ${number % 52}` });

function deal({ random, ctx }) {
  const deck = random.Shuffle([...Array(CARDS / 50).keys()].map(card));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: deck.splice(0, HAND), score: 0, won: [] };
  }
  return { secret: { deck }, market: deck.splice(0, MARKET), discard: [], players };
}

// A card goes to the discard pile, and one of the market into the hand; both are endless.
function play({ G, random, playerID }, index) {
  const own = G.players[playerID];
  if (!(index >= 0 && index < own.hand.length)) return INVALID_MOVE;
  const [played] = own.hand.splice(index, 1);
  own.score += played.value;
  own.hand.push(...G.market.splice(random.Die(MARKET) - 1, 1));
  if (G.secret.deck.length === 0) G.secret.deck = G.discard.splice(0);
  G.market.push(G.secret.deck.pop());
  G.discard.push(played);
}

// What is in the hands of others and in the deck is nobody's business; of the discard pile, the top shows.
function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, own] of Object.entries(G.players)) {
    players[seat] = seat === playerID ? own : { hand: own.hand.length, score: own.score, won: own.won };
  }
  return { market: G.market, discard: G.discard.slice(-1), deck: G.secret.deck.length, players };
}

const game = {
  name: 'cards',
  setup: deal,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db });
server.run({ port: Number(port), callback: () => console.log('ready') });
