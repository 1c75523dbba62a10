// A boardgame.io server with a small game for two, as a peer of Bottega's table server.
//
//   NODE_PATH=.../node_modules node server.js PORT      prints `ready PORT`; 0 takes a free one
//
// Its storage is boardgame.io's default: in memory, durable nowhere. A move is told to the players
// before it is stored even there.
"use strict";

process.env.NODE_ENV ??= "production";
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const OFFERED = 8;
const LOG = 10; // the whole state is sent with every move: a log of 50 costs a quarter of the rate

// Who is to move picks a number that lies open; the next comes from the secret deck, under which
// the picked one is put. So a match never ends.
const picks = {
  name: "picks",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // with one move a turn there is nothing to undo, and keeping it costs

  setup: ({ random }) => {
    const numbers = random.Shuffle(Array.from({ length: 48 }, (_, number) => number));
    return {
      offer: numbers.slice(0, OFFERED),
      log: [],
      secret: {
        deck: numbers.slice(OFFERED + 8),
        hands: { 0: numbers.slice(OFFERED, OFFERED + 4), 1: numbers.slice(OFFERED + 4, OFFERED + 8) },
      },
    };
  },

  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return { ...open, hand: secret.hands[playerID] ?? [], deck: secret.deck.length };
  },

  moves: {
    pick: {
      move: ({ G, playerID }, number) => {
        const place = G.offer.indexOf(number);
        if (place < 0) return INVALID_MOVE;
        G.secret.deck.push(number);
        G.offer[place] = G.secret.deck.shift();
        G.log.push({ player: playerID, number });
        if (G.log.length > LOG) G.log.shift();
      },
      client: false, // the server alone knows the deck
    },
  },

  turn: { minMoves: 1, maxMoves: 1 },
};

async function main(port) {
  const server = Server({ games: [picks], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run(port);
  console.log("ready", appServer.address().port);
}

main(Number(process.argv[2]));
