// What the screens look at: signals fed by the stream through the reducer.

import { batch, computed, effect, signal } from "@preact/signals";
import { settings } from "./keep.js";
import { Stream, ask } from "./net.js";
import { Gap, racing, reduce } from "./reduce.js";

/** @typedef {import("./reduce.js").Known} Known */

/** How long others' steps stay on the table before the next, in milliseconds: those worth a longer look, and the others. */
const SCENE = 800;
const STEP = 320;
/** How many positions are kept to be looked at again. */
const REMEMBERED = 600;
/** With more steps than this to show, each gets less time. */
const PATIENCE = 10;

/** Where nothing is drawn, the next frame counts as come after so many milliseconds. */
const FRAME = 50;

/** Do something when the screen is drawn next. @param {() => void} run @returns {() => void} that stops it */
function atNextFrame(run) {
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, FRAME);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** One table as one viewer sees it. */
export class TableStore {
  /**
   * @param {string} id
   * @param {string | null} token of a seat, null to watch
   */
  constructor(id, token) {
    this.id = id;
    this.token = token;
    /** @type {import("@preact/signals").Signal<Known | null>} */
    this.known = signal(null);
    /** @type {import("@preact/signals").Signal<"connecting" | "open" | "lost" | "gone">} */
    this.status = signal("connecting");
    this.retryAt = signal(0);
    /** A command is on its way. */
    this.busy = signal(false);
    /** That command. @type {Record<string, any> | null} */
    this.sent = null;
    /** What waits for it to be done. @type {any} */
    this.next = null;
    /** Which entry of the log the board shows instead of the last, as far as its view is remembered. */
    this.look = signal(/** @type {number | null} */ (null));
    /** @type {Map<number, any>} */
    this.views = new Map();
    this.view = computed(() => (this.look.value === null ? null : this.views.get(this.look.value)) ?? this.known.value?.view ?? null);
    this.table = computed(() => this.known.value?.table ?? null);
    this.seat = computed(() => this.known.value?.viewer ?? null);
    /** The others wait for this seat. */
    this.mine = computed(() => {
      const known = this.known.value;
      return !!known && known.viewer !== null && known.table.awaited.includes(known.viewer);
    });
    /** Nobody waits for anybody. */
    this.racing = computed(() => !!this.known.value && racing(this.known.value.table));
    /** Frames that have come but are not shown yet, because others' turns play at the viewer's pace. */
    this.behind = signal(0);
    /** @type {any[]} */
    this.queue = [];
    /** Stops the wait for the next moment to show something, if one is awaited. @type {(() => void) | undefined} */
    this.waiting = undefined;
    /** That wait is for the viewer's eyes, not for the next frame. */
    this.paused = false;
    /** Whether a step deserves a longer look; its game knows, once it is here. @type {(told: any) => boolean} */
    this.lingers = () => false;
    this.stream = this.#connect();
    this.online = () => this.stream.hurry();
    this.offline = () => this.stream.drop();
    addEventListener("online", this.online);
    addEventListener("offline", this.offline);
  }

  #connect() {
    return new Stream(this.id, this.token, {
      message: (message) => this.#take(message),
      status: (status, retryAt = 0) => {
        this.status.value = status;
        this.retryAt.value = retryAt;
      },
      // Whoever has seen nothing wants the whole chronicle.
      seen: () => this.known.peek()?.seq ?? 0,
    });
  }

  /** @param {any} message */
  #take(message) {
    if (message.type === "gone") {
      this.status.value = "gone";
      return;
    }
    if (message.type === "snapshot") {
      // Where the table stands makes what was still to be shown old news.
      this.queue = [];
      this.#wake();
    }
    this.queue.push(message);
    if (this.paused) this.behind.value = this.queue.length;
    else if (message.type === "snapshot" || document.hidden) this.#show();
    // All that comes between two frames of the screen is drawn once.
    else this.waiting ??= atNextFrame(() => this.#show());
  }

  /** Wait no longer. */
  #wake() {
    this.waiting?.();
    this.waiting = undefined;
    this.paused = false;
  }

  /** Show what has come, one after another. */
  #show() {
    this.#wake();
    batch(() => this.#showDue());
  }

  #showDue() {
    while (this.queue.length) {
      const message = this.queue.shift();
      this.behind.value = this.queue.length;
      try {
        this.#learn(message);
      } catch (error) {
        if (!(error instanceof Gap)) throw error;
        this.queue = [];
        this.stream.close();
        this.stream = this.#connect();
        return;
      }
      const pause = this.#pause(message);
      if (pause) {
        const timer = setTimeout(() => this.#show(), pause);
        this.waiting = () => clearTimeout(timer);
        this.paused = true;
        return;
      }
    }
  }

  /** How long a frame stays alone: others' steps, unless a clock is running, somebody else may be quicker, or nobody looks. @param {any} message */
  #pause(message) {
    const { pace } = settings.peek();
    const known = this.known.peek();
    if (!pace || message.type !== "frame" || message.told.kind !== "step" || document.hidden) return 0;
    if (!known || message.told.seat === known.viewer || known.table.pace.kind === "live" || known.table.phase !== "playing") return 0;
    if (message.told.seat === undefined || racing(known.table)) return 0;
    return ((this.lingers(message.told) ? SCENE : STEP) / pace) * Math.min(1, PATIENCE / Math.max(1, this.queue.length));
  }

  /** Show at once whatever has come. */
  catchUp() {
    this.#wake();
    const rest = this.queue;
    this.queue = [];
    this.behind.value = 0;
    batch(() => rest.forEach((message) => this.#learn(message)));
  }

  /** @param {any} message */
  #learn(message) {
    const known = reduce(this.known.peek(), message);
    this.known.value = known;
    // Views share what did not change, so that many of them cost little.
    if (known?.view) this.views.set(known.seq, known.view);
    if (this.views.size > REMEMBERED) this.views.delete(this.views.keys().next().value ?? 0);
  }

  /**
   * @param {Record<string, any>} command
   * @returns {Promise<number>}
   */
  async #send(command) {
    // In a race the next command does not wait for the answer to the last.
    if (this.racing.peek()) return this.stream.send(command);
    this.sent = command;
    this.busy.value = true;
    try {
      const seq = await this.stream.send(command);
      await this.#shown(seq);
      return seq;
    } finally {
      this.sent = null;
      this.busy.value = false;
    }
  }

  /** Wait until no command is on its way; false if something else has come to wait in the meantime. @param {any} what @returns {Promise<boolean>} */
  after(what) {
    this.next = what;
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.busy.value) return;
        resolve(this.next === what);
        queueMicrotask(() => stop());
      });
    });
  }

  /** Wait until the screen shows that entry of the log: before that, old choices would be offered again. @param {number} seq */
  #shown(seq) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), 3000);
      const stop = effect(() => {
        if ((this.known.value?.seq ?? 0) < seq) return;
        clearTimeout(timer);
        resolve(undefined);
        queueMicrotask(() => stop());
      });
    });
  }

  /** Play an action. @param {Record<string, any>} action */
  act(action) {
    return this.#send({ type: "act", action });
  }

  /** Take back the last action. */
  undo() {
    return this.#send({ type: "undo" });
  }

  /** Say something to the table. @param {string} text */
  say(text) {
    return this.#send({ type: "chat", text });
  }

  /** @param {string} method @param {string} path @param {any} [body] */
  ask(method, path, body) {
    return ask(method, `/api/tables/${this.id}${path}`, { body, token: this.token });
  }

  close() {
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    this.#wake();
    this.stream.close();
  }
}
