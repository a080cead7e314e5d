// A program that plays at a table of Bottega, with nothing but Node (20 or newer): it takes any choice.
//
//     node bot.mjs http://127.0.0.1:8000 KEY                           at a table in the browser
//     bottega arena princes --bots "exec:node bot.mjs,random,random"   in the arena
//
// Where Node has a WebSocket (22 or newer) it is used, else it asks again and again. docs/protocol.md tells what goes
// over the wire. Write your own `choose`.

import { createInterface } from "node:readline";

let lot = 1; // where chance stands; the arena says where it begins, so that it can play a game again

/** A number from 0 to 1 without 1: a short generator (mulberry32), since Node's own takes no seed. */
function chance() {
  lot = (lot + 0x6d2b79f5) | 0;
  let mixed = Math.imul(lot ^ (lot >>> 15), lot | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** One of the choices, here in notation; `decide.view` has all that this seat may know. */
const choose = (decide) => decide.choices[Math.floor(chance() * decide.choices.length)].notation;

const act = (decide) => ({ table: decide.table, version: decide.version, action: choose(decide) });

function told(message, answer) {
  if (message.type === "decide") answer(act(message));
  else if (message.type === "refused") console.error(message.message);
  else if (message.type === "over") {
    console.log("over", ...message.scores);
    return true;
  } else if (message.type === "bye") {
    console.error(message.code);
    process.exitCode = 1;
    return true;
  }
  return false;
}

function overSocket(server, key) {
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws/program`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "hello", protocol: 1, key });
  socket.onmessage = ({ data }) => {
    if (told(JSON.parse(data), (answer) => say({ type: "act", ...answer }))) socket.close();
  };
}

async function overHttp(server, key) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  /** A refusal is an answer too. Whoever asks too often waits a moment and asks again. */
  async function ask(path, body) {
    const method = body ? "POST" : "GET";
    const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
    if (answer.status !== 429) return answer.json();
    await answer.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return ask(path, body);
  }
  for (let after = 0; ; ) {
    const { last, events, error, message } = await ask(`/api/programs/events?after=${after}`);
    if (error) throw new Error(message);
    after = last;
    for (const event of events) {
      const answers = [];
      if (told(event, (answer) => answers.push(answer))) return;
      for (const answer of answers) {
        const done = await ask("/api/programs/act", answer);
        if (done.error) console.error(done.message);
      }
    }
  }
}

function overPipes() {
  createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") lot = Number(BigInt.asIntN(32, BigInt(message.seed)));
    else if (message.type === "decide") console.log(JSON.stringify({ type: "act", ...act(message) }));
  });
}

const [server, key] = process.argv.slice(2);
if (!server) overPipes();
else if (globalThis.WebSocket) overSocket(server, key);
else await overHttp(server, key);
