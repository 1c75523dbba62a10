// The plain page: lists tables, and plays any game as a list of choices.
const main = document.getElementById("main");
const language = navigator.language.slice(0, 2);

function el(tag, props = {}, ...children) {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
}

async function api(method, path, body) {
  const how = { method, headers: { "content-type": "application/json" } };
  const answer = await fetch(path, body === undefined ? { method } : { ...how, body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.message), told);
  return told;
}

async function whoAmI() {
  try {
    return await api("GET", "/api/me");
  } catch (trouble) {
    if (trouble.error !== "who-are-you") throw trouble;
    const guest = await api("POST", "/api/guests", {});
    localStorage.setItem("recovery", guest.recovery);
    return guest;
  }
}

function showMe(me) {
  const name = el("input", { value: me.name, maxLength: 24, ariaLabel: "Your name" });
  name.addEventListener("change", async () => {
    name.value = (await api("PATCH", "/api/me", { name: name.value })).name;
  });
  const bell = el("button", { textContent: "Notify me" });
  bell.hidden = !("Notification" in window) || Notification.permission !== "default";
  bell.addEventListener("click", async () => (bell.hidden = (await Notification.requestPermission()) !== "default"));
  document.getElementById("me").replaceChildren(name, " ", bell);
}

// Notices: in the title, and as a notification where the reader has allowed it.
let turns = 0;

function showTurns(count) {
  turns = count;
  document.title = count ? `(${count}) Your turn · Bottega` : "Bottega";
}

function listenForTurns(refresh) {
  const notices = new EventSource("/api/me/notices");
  notices.addEventListener("message", (event) => {
    const notice = JSON.parse(event.data);
    showTurns(turns + 1);
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const shown = new Notification("Your turn", { body: notice.game, tag: notice.table });
      shown.addEventListener("click", () => (location.href = `/t/${notice.table}`));
    }
    refresh();
  });
}

// Home.
function tableLine(table, waiting) {
  const who = table.seats.map((seat) => seat.name || seat.bot || "free").join(", ");
  const status = el("span", { className: waiting ? "turn" : "", textContent: waiting ? "your turn" : table.status });
  return el("li", {}, el("a", { href: `/t/${table.id}`, textContent: `${table.game}: ${who}` }), status);
}

function section(title, tables, waiting = () => false) {
  if (!tables.length) return [];
  return [el("h2", { textContent: title }), el("ul", { className: "tables" }, ...tables.map((t) => tableLine(t, waiting(t))))];
}

async function home(me) {
  const [mine, open, running] = await Promise.all([
    api("GET", "/api/me/tables"),
    api("GET", "/api/tables?status=open"),
    api("GET", "/api/tables?status=running"),
  ]);
  const waiting = (t) => t.status === "running" && t.asked.some((s) => t.seats[s].name === me.name && !t.seats[s].bot);
  showTurns(mine.tables.filter(waiting).length);
  const play = el("button", { className: "main", textContent: "Play Masters of Renaissance against a bot" });
  play.addEventListener("click", () => begin([{ kind: "me" }, { kind: "bot", bot: "greedy" }], true));
  const invite = el("button", { textContent: "Open a table for a friend" });
  invite.addEventListener("click", () => begin([{ kind: "me" }, { kind: "invited" }], false));
  main.replaceChildren(
    el("div", { className: "row" }, play, invite),
    ...section("My tables", mine.tables, waiting),
    ...section("Open tables", open.tables),
    ...section("Running tables", running.tables),
    el("p", { className: "note", hidden: !!(mine.tables.length + open.tables.length + running.tables.length) }, "Nobody sits at a table yet."),
    recovery(),
  );
}

function recovery() {
  const code = localStorage.getItem("recovery");
  const told = `Your recovery code, to go on playing on another device: ${code}`;
  return el("p", { className: "note", hidden: !code, textContent: told });
}

async function begin(seats, start) {
  location.href = `/t/${(await api("POST", "/api/tables", { game: "masters", seats, start })).id}`;
}

// A table.
async function sitDownByLink(id) {
  const [seat, secret] = location.hash.slice(1).split(".");
  if (!secret) return;
  history.replaceState(null, "", location.pathname); // the secret leaves the address bar
  await api("POST", `/api/tables/${id}/seats/${seat}`, { link: secret }).catch((trouble) => alert(trouble.message));
}

function table(id) {
  const question = el("h1", { textContent: "…" });
  const choices = el("ol", { className: "choices" });
  const log = el("div", { className: "log", tabIndex: 0, ariaLabel: "What happened" });
  const lobby = el("div", { className: "row" });
  main.replaceChildren(question, choices, lobby, log);
  let have = 0;
  let seat = null;
  let waiting = null; // what is not acknowledged yet, to be sent again after a lost connection
  let delay = 200;
  let socket;

  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  const act = (message) => send((waiting = { ...message, key: crypto.randomUUID() }));
  const button = (label, message) => {
    const made = el("button", { textContent: label });
    made.addEventListener("click", () => act(message));
    return el("li", {}, made);
  };

  function show(update) {
    if (update.ack && waiting?.key === update.ack) waiting = null;
    have = update.number;
    for (const entry of update.entries ?? []) {
      const told = [...(entry.sentences ?? []), ...(entry.text ? [`“${entry.text}”`] : [])];
      log.prepend(...told.reverse().map((text) => el("p", { textContent: text })));
    }
    if (update.info) showLobby(update.info);
    question.textContent = update.sentence ?? (update.status === "open" ? "Waiting for everybody to sit down" : update.status);
    const { version } = update;
    const found = (update.options ?? []).map((o, i) => button(`${i + 1}. ${o.sentence}`, { type: "answer", code: o.code, version }));
    if (seat !== null && update.held === seat) found.push(button("End turn", { type: "end", version }));
    if (update.undo) found.push(button("Undo", { type: "undo", version }));
    choices.replaceChildren(...found);
    showTurns(seat !== null && ((update.asked ?? []).includes(seat) || update.held === seat) ? 1 : 0);
    if (update.outcome) question.textContent = update.outcome.scores.map((s, i) => `${i + 1}: ${s.points}`).join(" · ");
  }

  async function showLobby(info) {
    lobby.replaceChildren();
    if (info.status !== "open") return;
    const { links } = await api("GET", `/api/tables/${id}/links`);
    for (const [number, link] of Object.entries(links))
      if (info.seats[number].kind !== "person") lobby.append(el("code", { textContent: link }));
    const start = el("button", { className: "main", textContent: "Start" });
    start.addEventListener("click", () => api("POST", `/api/tables/${id}/start`).catch((t) => alert(t.message)));
    lobby.append(start);
  }

  async function connect() {
    const mine = (await api("GET", `/api/tables/${id}/links`)).links;
    const info = await api("GET", `/api/tables/${id}`);
    seat = Number(Object.keys(mine).find((s) => info.seats[s].kind === "person") ?? NaN);
    seat = Number.isNaN(seat) ? null : seat;
    socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
    socket.addEventListener("open", () => {
      delay = 200;
      send({ type: "hello", table: id, seat, have, language });
      if (waiting) send(waiting);
    });
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "update") show(message);
      if (message.type === "refusal" && message.key === waiting?.key && message.error !== "unavailable") waiting = null;
    });
    socket.addEventListener("close", again);
  }

  const again = () => setTimeout(() => connect().catch(again), (delay = Math.min(5000, delay * 2)));
  sitDownByLink(id).then(connect).catch(again);
}

addEventListener("keydown", (event) => {
  const number = Number(event.key);
  if (number && !event.target.matches("input")) document.querySelectorAll(".choices button")[number - 1]?.click();
});

const me = await whoAmI();
showMe(me);
const id = location.pathname.match(/^\/t\/([\w-]+)$/)?.[1];
if (id) {
  table(id);
  listenForTurns(() => {});
} else {
  await home(me);
  listenForTurns(() => home(me));
}
