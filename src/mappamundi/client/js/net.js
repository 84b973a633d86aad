// The one place that talks to the server: requests, and a stream that finds its way back after every break.

/**
 * @typedef {{
 *   title: string,
 *   status: number,
 *   detail: string,
 *   reason?: string,
 *   rule?: string,
 *   params?: Record<string, any>,
 * }} Problem
 */

/** A refusal by the server, with the rule that spoke if one did. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** A key that makes a repeated command answer as the first did. */
export const newKey = () => crypto.randomUUID();

/**
 * Ask the server.
 * @param {string} method
 * @param {string} path
 * @param {{body?: any, token?: string | null}} [more]
 * @returns {Promise<any>}
 */
export async function ask(method, path, { body, token } = {}) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  return answerOf(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/**
 * Send a file as it is.
 * @param {string} path
 * @param {Blob} file
 * @param {string} type
 * @returns {Promise<any>}
 */
export const upload = (path, file, type) =>
  answerOf(path, { method: "POST", headers: { Accept: "application/json", "Content-Type": type }, body: file });

/** @param {string} path @param {RequestInit} request */
async function answerOf(path, request) {
  let response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refused({ title: "Offline", status: 0, detail: "The server cannot be reached.", reason: "offline" });
  }
  const text = await response.text();
  const answer = text ? JSON.parse(text) : null;
  if (!response.ok)
    throw new Refused(answer ?? { title: "Refused", status: response.status, detail: response.statusText });
  return answer;
}

/** The server beats every fifteen seconds when nothing happens; after this silence nobody is there. */
const SILENCE = 40_000;

/** How long to wait before trying again: a second, then twice as long each time, to half a minute. */
const patience = (/** @type {number} */ tries) => Math.min(30, 2 ** tries) * 1000;

/**
 * A table's stream. It says hello with the last number it saw, and comes back by itself when it is cut off.
 */
export class Stream {
  /**
   * @param {string} table
   * @param {string | null} token
   * @param {{
   *   message: (message: any) => void,
   *   status: (status: "connecting" | "open" | "lost", retryAt?: number) => void,
   *   seen: () => number | null,
   * }} on
   */
  constructor(table, token, on) {
    this.table = table;
    this.token = token;
    this.on = on;
    this.tries = 0;
    this.closed = false;
    /** @type {Map<string, {resolve: (seq: number) => void, reject: (error: Refused) => void, frame: any}>} */
    this.waiting = new Map();
    /** Why the server would not have it. @type {Problem | null} */
    this.problem = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.silence = undefined;
    this.open();
  }

  open() {
    if (this.closed) return;
    this.on.status("connecting");
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", token: this.token, since: this.on.seen() }));
    };
    socket.onmessage = (event) => {
      this.#heard();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.silence);
      if (event.code === 4003 || event.code === 4004) {
        this.on.message({ type: "gone", code: event.code, problem: this.problem });
        return;
      }
      const wait = patience(this.tries++);
      this.on.status("lost", Date.now() + wait);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  #heard() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.drop(), SILENCE);
  }

  /** The line is dead, whatever the socket believes: let go of it and try again. */
  drop() {
    const socket = this.socket;
    if (this.closed || !socket || socket.readyState > 1) return;
    socket.close();
    // A dead line does not answer the closing either.
    socket.onclose?.(new CloseEvent("close"));
    socket.onclose = null;
  }

  /** Try at once, for example because the device is online again. */
  hurry() {
    if (this.socket && this.socket.readyState > 1 && !this.closed) {
      clearTimeout(this.timer);
      this.tries = 0;
      this.open();
    }
  }

  /** @param {any} message */
  receive(message) {
    if (message.type === "beat") return;
    if (message.type === "echo") {
      // In a race the server takes off what the wire took: the sooner it is back, the better it knows.
      this.socket?.send(JSON.stringify(message));
      return;
    }
    if (message.type === "ack" || message.type === "refused") {
      // What belongs to no command is why the whole stream is refused.
      if (!message.key) this.problem = message.problem;
      const command = this.waiting.get(message.key);
      this.waiting.delete(message.key);
      if (message.type === "ack") command?.resolve(message.seq);
      else command?.reject(new Refused(message.problem));
      return;
    }
    if (message.type === "snapshot") {
      this.tries = 0;
      this.on.status("open");
      // Commands whose answer was lost are sent again with their old keys: they are done once, whatever happened.
      for (const { frame } of this.waiting.values()) this.socket?.send(JSON.stringify(frame));
    }
    this.on.message(message);
  }

  /**
   * Send a command and wait until it is done, durably.
   * @param {Record<string, any>} command
   * @returns {Promise<number>}
   */
  send(command) {
    const frame = { ...command, key: newKey() };
    return new Promise((resolve, reject) => {
      this.waiting.set(frame.key, { resolve, reject, frame });
      if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }
}
