/** One WebSocket to a table: numbered messages, resync on a gap, and patient reconnecting. */

const PAUSES = [1, 2, 4, 8, 15]; // seconds
const HEARTBEAT = 25_000;
const SILENCE = 12_000; // a call or a ping that is not answered within this time means that the line is dead
const HASTE = 6_000; // the same, when somebody waits for the answer
const SHUT = [4403, 4404]; // close codes after which coming back is no use

/** @typedef {import("../../types/server.d.ts").FromServer} FromServer */
/** @typedef {import("../../types/server.d.ts").ToServer} ToServer */
/**
 * What is sent, before it has its number.
 * @template [M=ToServer]
 * @typedef {M extends {id: number} ? Omit<M, "id"> : M} Unnumbered
 */
/**
 * @typedef {{
 *   message: (message: FromServer) => void,
 *   open: () => void,
 *   lost: (seconds: number) => void,
 *   refused: () => void,
 * }} Listener
 */

export class Connection {
  /** @param {() => string} path asked for anew with each call @param {Listener} listener */
  constructor(path, listener) {
    this.path = path;
    this.listener = listener;
    this.tries = 0;
    this.last = 0;
    this.nextId = 1;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pulse = undefined;
    addEventListener("online", () => this.retry());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.retry();
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.feel();
    });
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    this.last = 0;
    this.expect(socket);
    socket.onopen = () => {
      this.tries = 0;
      this.listener.open();
      this.beat();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** @param {FromServer} message */
  receive(message) {
    this.beat();
    const gap = message.n !== this.last + 1;
    this.last = message.n;
    // A first picture after a gap is complete in itself; anything else needs the whole again.
    if (gap && !(message.type === "state" && message.reset)) this.send({ type: "resync" });
    this.listener.message(message);
  }

  /** @param {number} code */
  lose(code) {
    clearTimeout(this.pulse);
    this.socket = null;
    if (SHUT.includes(code)) {
      this.listener.refused();
      return;
    }
    const seconds = PAUSES[Math.min(this.tries, PAUSES.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), seconds * 1000);
    this.listener.lost(seconds);
  }

  /** Try now instead of waiting. */
  retry() {
    if (!this.socket) this.open();
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  beat() {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.feel(), HEARTBEAT);
  }

  /** Is anybody there? @param {boolean} [waited] somebody waits for the answer */
  feel(waited = false) {
    if (!this.socket) {
      this.retry();
      return;
    }
    this.send({ type: "ping" });
    this.expect(this.socket, waited ? HASTE : SILENCE);
  }

  /** Something must come over this line soon, or it is dead. @param {WebSocket} socket @param {number} [within] */
  expect(socket, within = SILENCE) {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      if (socket !== this.socket) return;
      socket.onclose = null;
      socket.close();
      this.lose(1006);
    }, within);
  }

  /**
   * @param {Unnumbered} message
   * @returns {number | null} its id, or null when the line is down
   */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    const id = this.nextId++;
    this.socket.send(
      JSON.stringify(message.type === "ping" || message.type === "resync" ? message : { ...message, id }),
    );
    return id;
  }
}
