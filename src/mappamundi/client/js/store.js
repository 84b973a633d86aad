// What the screens look at: signals fed by the stream through the reducer.

import { computed, effect, signal } from "@preact/signals";
import { tables } from "./keep.js";
import { Stream, ask } from "./net.js";
import { Gap, racing, reduce } from "./reduce.js";
import { Theatre } from "./theatre.js";

/** @typedef {import("./reduce.js").Known} Known */
/** @template {import("./types.js").Game} G @typedef {import("./reduce.js").Known<G>} KnownIn */
/** @template T @typedef {import("@preact/signals").ReadonlySignal<T>} ReadonlySignal */

/** How many positions are kept to be looked at again. */
const REMEMBERED = 600;

/**
 * One table as one viewer sees it.
 * @template {import("./types.js").Game} [G=import("./types.js").Game]
 */
export class TableStore {
  /**
   * @param {string} id
   * @param {string | null} token of a seat, null to watch
   * @param {boolean} [patient] every command waits for the answer to the last, in a race too
   */
  constructor(id, token, patient = false) {
    this.id = id;
    this.token = token;
    this.patient = patient;
    /** What has come is shown at the viewer's pace. */
    this.theatre = new Theatre(
      (seat) => seat !== undefined && (seat === this.latest.peek()?.viewer || !!tables.peek()[id]?.seats[seat]),
    );
    /** Where the table stands. */
    this.latest = /** @type {ReadonlySignal<KnownIn<G> | null>} */ (this.theatre.latest);
    /** Where the screen is: there, or at a moment before. */
    this.known = /** @type {ReadonlySignal<KnownIn<G> | null>} */ (this.theatre.known);
    /** @type {import("@preact/signals").Signal<"connecting" | "open" | "lost" | "gone">} */
    this.status = signal("connecting");
    /** Why it is gone. @type {import("./net.js").Problem | null} */
    this.problem = null;
    this.retryAt = signal(0);
    /** A command is on its way. */
    this.busy = signal(false);
    /** That command. @type {Record<string, any> | null} */
    this.sent = null;
    /** What waits for it to be done. @type {any} */
    this.next = null;
    /** Which entry of the log the board shows instead of the last, as far as its view is remembered. */
    this.look = signal(/** @type {number | null} */ (null));
    /** @type {Map<number, G["view"]>} */
    this.views = new Map();
    // Boards look at what follows once a game is here.
    this.view = /** @type {ReadonlySignal<G["view"]>} */ (
      computed(() => (this.look.value === null ? null : this.views.get(this.look.value)) ?? this.theatre.view.value)
    );
    this.table = /** @type {ReadonlySignal<import("./types.js").Table>} */ (
      computed(() => this.known.value?.table ?? null)
    );
    this.seat = computed(() => this.known.value?.viewer ?? null);
    /** The seat to which counsel speaks; null: of whoever plays. */
    this.advised = this.seat;
    /** The others wait for this seat, and it has seen what they did. */
    this.mine = computed(() => {
      const known = this.known.value;
      return (
        !!known && !this.theatre.watching.value && known.viewer !== null && known.table.awaited.includes(known.viewer)
      );
    });
    /** Nobody waits for anybody. */
    this.racing = computed(() => !!this.known.value && racing(this.known.value.table));
    this.stream = this.#connect();
    this.unwatch = effect(() => this.#tellWatched());
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
      seen: () => this.latest.peek()?.seq ?? 0,
    });
  }

  /** A clock that stood still for the show need not wait for more than its end. */
  #tellWatched() {
    const { viewer = null, table } = this.latest.value ?? {};
    if (this.theatre.watching.value || this.known.value !== this.latest.value) return;
    if (viewer !== null && table?.awaited.includes(viewer) && table.stands[viewer] > 0)
      void this.stream.send({ type: "watched" }).catch(() => {});
  }

  /** @param {any} message */
  #take(message) {
    if (message.type === "gone") {
      this.problem = message.problem ?? null;
      this.status.value = "gone";
      return;
    }
    const before = this.latest.peek();
    let known;
    try {
      known = reduce(before, message);
    } catch (error) {
      if (!(error instanceof Gap)) throw error;
      // What is under way is asked again by the new stream.
      const { waiting } = this.stream;
      this.stream.close();
      this.stream = this.#connect();
      this.stream.waiting = waiting;
      return;
    }
    if (!known || known === before) return;
    // Views share what did not change, so that many of them cost little.
    if (known.view) this.views.set(known.seq, known.view);
    if (this.views.size > REMEMBERED) this.views.delete(this.views.keys().next().value ?? 0);
    if (message.type === "snapshot") this.theatre.begin(known);
    else if (message.type === "frame") this.theatre.add(known, message.told);
    else this.theatre.whisper(known);
  }

  /**
   * @param {Record<string, any>} command
   * @param {Record<string, any>[]} more that go with it, without a wait for its answer
   * @returns {Promise<number>}
   */
  async #send(command, ...more) {
    // In a race the next command does not wait for the answer to the last.
    if (this.racing.peek() && !this.patient) return this.stream.send(command);
    this.sent = command;
    this.busy.value = true;
    try {
      const seq = Math.max(...(await Promise.all([command, ...more].map((one) => this.stream.send(one)))));
      await this.#shown(seq);
      return seq;
    } finally {
      this.sent = null;
      this.busy.value = false;
    }
  }

  /**
   * Wait until no command is on its way; false if something else has come to wait in the meantime.
   * @param {any} what
   * @returns {Promise<boolean>}
   */
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

  /**
   * Wait until the screen shows that entry of the log: before that, old choices would be offered again.
   * @param {number} seq
   */
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

  /** Play actions that leave nothing to decide in between. @param {Record<string, any>[]} actions */
  actAll(actions) {
    const [first, ...more] = actions.map((action) => ({ type: "act", action }));
    return this.#send(first, ...more);
  }

  /** Take back the last action. */
  undo() {
    return this.#send({ type: "undo" });
  }

  /** Say something to the table. @param {string} text */
  say(text) {
    return this.stream.send({ type: "chat", text });
  }

  /** Have what happened after an entry of the log once more, as far as it is not known here. @param {number} since */
  async recall(since) {
    const past = await this.ask("GET", `/${this.token ? "seat" : "watch"}/past?since=${since}`);
    const log = this.latest.peek()?.log.filter(({ seq }) => seq <= past.start.seq) ?? [];
    const start = /** @type {Known} */ (reduce(null, { ...past.start, log }));
    const all = [start];
    for (const frame of past.frames) all.push(/** @type {Known} */ (reduce(all[all.length - 1], frame)));
    for (const { seq, view } of all) if (view && !this.views.has(seq)) this.views.set(seq, view);
    this.theatre.recall(all);
  }

  /**
   * What an action would bring, and to a seat why it cannot be done.
   * @param {Record<string, any>} action
   * @returns {Promise<import("./wire.js").Reason>}
   */
  counsel(action) {
    return this.ask("POST", this.seat.peek() === null ? "/counsel" : "/why", { action });
  }

  /** @param {string} method @param {string} path @param {any} [body] */
  ask(method, path, body) {
    return ask(method, `/api/tables/${this.id}${path}`, { body, token: this.token });
  }

  close() {
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    this.unwatch();
    this.theatre.close();
    this.stream.close();
  }
}
