// Matches of two players each, who move as fast as the server confirms; one JSON line at the end.
//
//   NODE_PATH=.../node_modules node clients.js PORT MATCHES SECONDS
//
// They speak to the server through socket.io alone: boardgame.io's own client costs about 1.4 times
// as much a move, on the cores that the server needs.
"use strict";

const { io } = require("socket.io-client");

const WARM_UP = 1000; // ms that do not count
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

// Seats two players at a new match, by the lobby as people would.
async function seated(server) {
  const lobby = `${server}/games/picks`;
  const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
  const players = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`${lobby}/${matchID}/join`, { playerID, playerName: `p${playerID}` });
    players.push(new Player(server, matchID, playerID, joined.playerCredentials));
  }
  return players;
}

class Player {
  constructor(server, matchID, playerID, credentials) {
    Object.assign(this, { server, matchID, playerID, credentials });
    this.state = null;
    this.sent = null; // when the move that is not yet confirmed was sent
    this.latencies = [];
    this.playing = false;
  }

  // Connects, and is ready when the state has come.
  connect() {
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    this.socket = io(`${this.server}/picks`, options);
    return new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("connect", () =>
        this.socket.emit("sync", this.matchID, this.playerID, this.credentials, 2),
      );
      this.socket.on("sync", (_, info) => {
        this.state = info.state;
        resolve();
      });
      this.socket.on("update", (_, state) => this.update(state));
    });
  }

  update(state) {
    const newer = state._stateID > this.state._stateID;
    this.state = state;
    if (newer && this.sent !== null) {
      this.latencies.push(performance.now() - this.sent);
      this.sent = null;
    }
    this.move();
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    if (!this.playing || this.sent !== null || ctx.currentPlayer !== this.playerID) return;
    const { playerID, credentials } = this;
    const payload = { type: "pick", args: [G.offer[_stateID % G.offer.length]], playerID, credentials };
    this.sent = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, playerID);
  }
}

async function main(port, matches, seconds) {
  const players = [];
  for (let n = 0; n < matches; n++) players.push(...(await seated(`http://127.0.0.1:${port}`)));
  for (const player of players) await player.connect();
  for (const player of players) {
    player.playing = true;
    player.move();
  }
  await pause(WARM_UP);
  for (const player of players) player.latencies = [];
  const start = performance.now();
  await pause(1000 * seconds);
  const elapsed = (performance.now() - start) / 1000;
  const latencies = players.flatMap((player) => player.latencies).sort((a, b) => a - b);
  if (!latencies.length) throw new Error("no move was confirmed");
  if (players.some((player) => !player.socket.connected)) throw new Error("a connection was lost");
  for (const player of players) player.socket.disconnect();
  const part = (share) => latencies[Math.floor(latencies.length * share)];
  const found = { matches, moves: latencies.length, seconds: elapsed };
  found.moves_per_second = latencies.length / elapsed;
  console.log(JSON.stringify({ ...found, p50_ms: part(0.5), p99_ms: part(0.99) }));
}

main(...process.argv.slice(2).map(Number)).catch((error) => {
  console.error(error);
  process.exit(1);
});
