// What a player does between two words of the server: which hand is up, how its tile is turned, where it aims, and the
// tiles that lie in the World already for whoever laid them, but not yet for anybody else.

import { batch, computed, effect, signal } from "@preact/signals";
import { t } from "../../i18n.js";
import { Refused } from "../../net.js";
import { play as sound } from "../../ui/sound.js";
import { cellAt, cellsFor, demandOf, liesAs, matches, misfits, openCells, placeOf, wayTo } from "./fits.js";
import { lostRace } from "./lost.js";
import { handsOf, worldOf } from "./model.js";

/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {import("./fits.js").Held} Held */
/** @typedef {import("./faces.js").Corner} Corner */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {0 | 1} Hand */

/**
 * An action under way that changes what its player sees at once. `seq`: it is done, as that entry of the log. `late`:
 * nobody has answered for long.
 * @typedef {{
 *   id: number,
 *   form: any,
 *   hand: Hand | null,
 *   cell: Cell,
 *   face: Face | null,
 *   tile: string,
 *   god: import("./gods.js").God | null,
 *   prophet: Corner | null,
 *   seq: number | null,
 *   late: boolean,
 * }} Ghost
 */

/**
 * A sentence beside the World: a race that was lost, or why something cannot be.
 * @typedef {{title: string, text: string, rule: string, id: number}} Note
 */

/** So many drops may be under way. */
const MOST = 2;
/** After so many milliseconds without an answer it is said. */
const LATE = 2000;

let number = 0;

export class Play {
  /** @param {import("./types.js").Store} store @param {import("../../table/state.js").Ui} ui */
  constructor(store, ui) {
    this.store = store;
    /** The seat that plays here: nobody does in a game that is shown again. */
    this.seat = computed(() => (store.latest ? store.seat.value : null));
    /** The hand that was picked up last. */
    this.wish = signal(/** @type {Hand} */ (0));
    /** How the tile in each hand lies, by the tile: another one lies as it came. */
    this.lies = signal(/** @type {Map<string, {side: 0 | 1, turn: number}>} */ (new Map()));
    this.aim = signal(/** @type {Cell | null} */ (null));
    /** The tile follows the pointer. */
    this.dragging = signal(false);
    this.ghosts = signal(/** @type {Ghost[]} */ ([]));
    this.note = signal(/** @type {Note | null} */ (null));
    /** A cell where a tile does not fit, and the sides on which it does not, for a moment. */
    this.shaken = signal(/** @type {{cell: Cell, sides: string[], id: number} | null} */ (null));
    /** The last challenge that was right, as long as it is told. */
    this.challenge = signal(/** @type {import("./challenge.js").Challenge | null} */ (null));
    /** The sizes of which kingdoms are shown. */
    this.sizes = signal(/** @type {"some" | "all" | "none"} */ ("some"));
    /** Whose strip a phone shows, and the slot that the keys are at. */
    this.strip = signal(/** @type {number | null} */ (null));
    /** The tile of the viewer to which it is too late to add a prophet. */
    this.shut = signal(/** @type {Cell | null} */ (null));
    /** What was done with a tile in hand, for whoever hears it. */
    this.heard = signal({ text: "", id: 0 });
    this.slot = signal(/** @type {{seat: number, slot: number} | null} */ (null));
    /** A discarded tile that is looked at: the World shows where it fits. */
    this.seen = signal(/** @type {{seat: number, slot: number} | null} */ (null));
    /** How the tile in hand was turned and flipped last, for whoever draws it. */
    this.moved = signal({ turns: 0, flip: false, id: 0 });
    /** How long it is until the game ends, or until the house passes for whoever keeps the others waiting. */
    this.ending = signal(/** @type {{what: "pass" | "idle", seat: number | null, seconds: number} | null} */ (null));
    /** What was sent and is not answered yet. @type {Set<string>} */
    this.asked = new Set();

    this.view = computed(() => store.view.value);
    /**
     * What fits is shown where wrong tiles are impossible; as at a table everybody sees for themselves, and may err.
     */
    this.helps = computed(() => store.table.value?.options.legality !== "table");
    /** What is under way still: what the view shows already is no ghost any more, and another's tile wins at once. */
    this.open = computed(() => {
      const { view, known } = { view: this.view.value, known: store.known.value };
      if (!view || !known) return [];
      const { tiles, cities } = worldOf(view);
      return this.ghosts.value.filter((ghost) => {
        if (ghost.seq !== null && known.seq >= ghost.seq) return false;
        if (ghost.form.do === "place" || ghost.form.do === "build")
          return !tiles.has(ghost.cell) && !cities.has(ghost.cell);
        return ghost.form.do !== "destroy" || cities.has(ghost.cell);
      });
    });
    /**
     * The two hands of the viewer: without what is under way.
     * @type {import("@preact/signals").ReadonlySignal<((Held & {key: string, taken: boolean}) | null)[]>}
     */
    this.hands = computed(() => {
      const seat = this.seat.value;
      const view = this.view.value;
      if (seat === null || !view) return [null, null];
      return handsOf(view, seat).map((tile, n) => {
        if (!tile || this.ghosts.value.some((ghost) => ghost.hand === n && ghost.tile === tile.key)) return null;
        return { ...tile, ...(this.lies.value.get(tile.key) ?? { side: /** @type {0 | 1} */ (0), turn: 0 }) };
      });
    });
    /**
     * The hand that acts: the one wished for, if it holds a tile; one that was taken goes before (G6.4).
     * @type {import("@preact/signals").ReadonlySignal<Hand | null>}
     */
    this.hand = computed(() => {
      const hands = this.hands.value;
      const taken = hands.findIndex((held) => held?.taken);
      if (taken >= 0) return /** @type {Hand} */ (taken);
      if (hands[this.wish.value]) return this.wish.value;
      const other = /** @type {Hand} */ (1 - this.wish.value);
      return hands[other] ? other : null;
    });
    /** Whether this seat may lay anything now. */
    this.acts = computed(() => {
      const { phase, turn } = this.view.value ?? {};
      return (
        this.seat.value !== null &&
        (phase === "play" || phase === "closing") &&
        (!turn || turn.seat === this.seat.value)
      );
    });
    this.held = computed(() =>
      this.hand.value === null || !this.acts.value ? null : this.hands.value[this.hand.value],
    );
    /** The World as it will be if all goes well. */
    this.ground = computed(() => {
      const { width, height, tiles, cities } = worldOf(this.view.value);
      const faces = new Map([...tiles].map(([cell, { face }]) => [cell, face]));
      const full = new Set(cities.keys());
      for (const ghost of this.open.value) {
        if (ghost.face) {
          faces.set(ghost.cell, ghost.face);
          full.delete(ghost.cell);
        } else if (ghost.form.do === "build") full.add(ghost.cell);
      }
      return { width, height, tiles: faces, cities: full };
    });
    this.cells = computed(() => openCells(this.ground.value));
    /** Where the tile in each hand fits. */
    this.fits = computed(() => this.hands.value.map((held) => (held ? cellsFor(this.cells.value, held) : new Map())));
    /**
     * What the bar says of the hands: by hand the number of cells, and whether it was taken. A tile that is turned
     * changes none of it.
     */
    this.holding = computed(() =>
      JSON.stringify(this.hands.value.map((held, n) => held && { cells: this.fits.value[n].size, taken: held.taken })),
    );
    /**
     * Where the one in the acting hand does, if that is shown.
     * @type {import("@preact/signals").ReadonlySignal<Map<Cell, import("./fits.js").Way>>}
     */
    this.here = computed(() =>
      this.hand.value === null || !this.acts.value || !this.helps.value ? new Map() : this.fits.value[this.hand.value],
    );
    /**
     * Where the tile that is looked at fits: a discarded one, or else the one in hand.
     * @type {import("@preact/signals").ReadonlySignal<Map<Cell, import("./fits.js").Way>>}
     */
    this.shown = computed(() => {
      const at = this.seen.value ?? (ui.mode.value?.kind === "take" ? this.slot.value : null);
      const face = at && this.helps.value && this.acts.value ? this.view.value.areas[at.seat][at.slot] : null;
      return face ? this.placesOf(face) : this.here.value;
    });
    /**
     * Where each side that lies up among the discards fits, as far as it was asked for.
     * @type {import("@preact/signals").ReadonlySignal<Map<Face, Map<Cell, import("./fits.js").Way>>>}
     */
    this.places = computed(() => {
      void this.cells.value;
      return new Map();
    });
    /** The cells that the keys go through. */
    this.targets = computed(() => [
      ...(this.held.value && !this.helps.value ? this.cells.value : this.here.value).keys(),
    ]);
    /**
     * How the tile lies over the cell that is aimed at: it fits, it would another way round, not at all, or nobody
     * says. A tile in the World is no aim.
     * @type {import("@preact/signals").ReadonlySignal<"nowhere" | "right" | "otherwise" | "wrong" | "unsaid">}
     */
    this.aiming = computed(() => {
      const [aim, held] = [this.aim.value, this.held.value];
      if (!aim || !held || this.ground.value.tiles.has(aim)) return "nowhere";
      if (!this.helps.value) return "unsaid";
      return this.fitsNow(aim) ? "right" : this.here.value.has(aim) || this.wayAt(aim) ? "otherwise" : "wrong";
    });
  }

  /** Say something beside the World. @param {Omit<Note, "id"> | null} note */
  say(note) {
    this.note.value = note && { ...note, id: ++number };
  }

  // --- in the hand: nothing of it is told to the server
  // ---------------------------------------------------------------

  /** @param {string} text */
  #tell(text) {
    this.heard.value = { text, id: ++number };
  }

  /** @param {Hand} hand */
  pick(hand) {
    if (this.wish.peek() !== hand && this.hands.peek()[hand]) this.#tell(t("status-picked", { hand: hand + 1 }));
    this.wish.value = hand;
  }

  /** @param {(lies: {side: 0 | 1, turn: number}) => {side: 0 | 1, turn: number}} change @param {Hand | null} [hand] */
  #lay(change, hand = this.hand.peek()) {
    const held = hand === null ? null : this.hands.peek()[hand];
    if (held)
      this.lies.value = new Map([...this.lies.peek(), [held.key, change({ side: held.side, turn: held.turn })]]);
  }

  /** @param {number} turns quarter turns clockwise @param {boolean} flip */
  #move(turns, flip) {
    const last = this.moved.peek();
    this.moved.value = { turns, flip, id: last.id + 1 };
  }

  /** @param {number} by quarter turns clockwise @param {Hand | null} [hand] */
  turn(by, hand) {
    this.#move(by, false);
    this.#lay(({ side, turn }) => ({ side, turn: (turn + by + 4) % 4 }), hand);
    this.#tell(t("status-turned", { turns: this.held.peek()?.turn ?? 0 }));
  }

  /** It keeps its turn. @param {Hand | null} [hand] */
  flip(hand) {
    this.#move(0, true);
    this.#lay(({ side, turn }) => ({ side: /** @type {0 | 1} */ (1 - side), turn }), hand);
    this.#tell(t("status-flipped"));
  }

  /** @param {Cell | null} cell */
  aimAt(cell) {
    if (this.aim.peek() !== cell) this.aim.value = cell;
  }

  /**
   * To the next or the last cell that the tile fits, or of those that are asked for.
   * @param {1 | -1} by
   * @param {Cell[]} [cells]
   */
  aimNext(by, cells = this.targets.peek()) {
    if (!cells.length) return;
    const at = cells.indexOf(this.aim.peek() ?? "");
    this.aimAt(cells[(at < 0 ? (by > 0 ? 0 : cells.length - 1) : at + by + cells.length) % cells.length]);
  }

  /** To the neighbour of the cell that is aimed at. @param {number} dx @param {number} dy */
  aimBy(dx, dy) {
    const { width, height } = this.ground.peek();
    const aim = this.aim.peek() ?? this.targets.peek()[0];
    if (!this.aim.peek()) return this.aimAt(aim ?? cellAt(0, 0));
    const [x, y] = placeOf(aim);
    this.aimAt(cellAt(Math.max(0, Math.min(width - 1, x + dx)), Math.max(0, Math.min(height - 1, y + dy))));
  }

  /** How the tile would match at a cell, an open one or somebody's city. @param {Cell} cell */
  wayAt(cell) {
    const held = this.held.peek();
    const found = this.here.peek().get(cell);
    if (found || !held || !this.ground.peek().cities.has(cell)) return found ?? null;
    return wayTo(demandOf(this.ground.peek(), ...placeOf(cell)), held);
  }

  /** Turn and flip the tile the shortest way, so that it fits where it aims. */
  makeFit() {
    const cell = this.aim.peek();
    const way = cell && this.wayAt(cell);
    if (!way) return;
    batch(() => {
      if (way.flip) this.flip();
      this.turn(way.turns);
      this.#move(way.turns, way.flip);
    });
  }

  /**
   * Where a side that lies up among the discards fits.
   * @param {Face} face
   * @returns {Map<Cell, import("./fits.js").Way>}
   */
  placesOf(face) {
    const places = this.places.value;
    const found = places.get(face) ?? cellsFor(this.cells.value, { faces: [face, face], side: 0, turn: 0 });
    places.set(face, found);
    return found;
  }

  /** Whether the tile fits there as it lies. @param {Cell | null} cell */
  fitsNow(cell) {
    const held = this.held.peek();
    if (!cell || !held) return false;
    const demand =
      this.cells.peek().get(cell) ??
      (this.ground.peek().cities.has(cell) ? demandOf(this.ground.peek(), ...placeOf(cell)) : null);
    return !!demand && matches(demand, liesAs(held));
  }

  /** It does not go there: the tile shakes, and the sides that disagree are shown. @param {Cell} cell */
  shake(cell) {
    const held = this.held.peek();
    const sides = held ? misfits(this.ground.peek(), cell, liesAs(held)) : [];
    this.show(cell, sides);
    if (held && !this.ground.peek().tiles.has(cell))
      this.#tell(sides.length ? t("ghost-misfit", { side: sides[0] }) : t("ghost-few-lines"));
  }

  /** Show for a moment on which sides a tile disagrees. @param {Cell} cell @param {string[]} sides */
  show(cell, sides) {
    const mark = { cell, sides, id: ++number };
    this.shaken.value = mark;
    setTimeout(() => {
      if (this.shaken.peek() === mark) this.shaken.value = null;
    }, 900);
  }

  // --- told to the server
  // ---------------------------------------------------------------------------------------------

  /**
   * Do something of which nothing is seen before the server has answered, which may wait for the others' eyes: a second
   * press meanwhile is the same one.
   * @param {any} form
   */
  async act(form) {
    const same = JSON.stringify(form);
    if (this.asked.has(same)) return null;
    this.asked.add(same);
    try {
      return await this.store.act(form);
    } catch (error) {
      this.#refused(error, form, null);
      return null;
    } finally {
      this.asked.delete(same);
    }
  }

  /** Whether one more drop may go on its way. */
  mayDrop() {
    return this.open.peek().length < MOST;
  }

  /**
   * Do something in the World, seen at once.
   * @param {any} form
   * @param {{face?: Face | null, god?: import("./gods.js").God | null}} [more]
   */
  async drop(form, { face = null, god = null } = {}) {
    if (!this.mayDrop()) return;
    const hand = /** @type {Hand | null} */ (form.hand ?? null);
    const tile = (hand !== null && this.hands.peek()[hand]?.key) || "";
    /** @type {Ghost} */
    const ghost = {
      id: ++number,
      form,
      hand,
      cell: cellAt(form.x, form.y),
      face,
      tile,
      god,
      prophet: form.prophet ?? null,
      seq: null,
      late: false,
    };
    const change = (/** @type {Partial<Ghost>} */ more) =>
      (this.ghosts.value = this.ghosts.peek().map((one) => (one.id === ghost.id ? { ...one, ...more } : one)));
    batch(() => {
      this.ghosts.value = [...this.ghosts.peek(), ghost];
      if (hand !== null) this.wish.value = /** @type {Hand} */ (this.hands.peek()[1 - hand] ? 1 - hand : hand);
      this.note.value = null;
      this.challenge.value = null;
    });
    sound(form.do === "build" ? "toll" : "card");
    if (form.prophet) sound("wood");
    const timer = setTimeout(() => change({ late: true }), LATE);
    try {
      change({ seq: await this.store.act(form) });
      this.#forgetShown();
    } catch (error) {
      const left = this.ghosts.peek().filter((one) => one.id !== ghost.id);
      this.#refused(error, form, () => (this.ghosts.value = left));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ghosts whose tiles the screen shows are forgotten. */
  #forgetShown() {
    const stop = effect(() => {
      const seq = this.store.known.value?.seq ?? 0;
      const left = this.ghosts.peek().filter((ghost) => ghost.seq === null || ghost.seq > seq);
      if (left.length !== this.ghosts.peek().length) this.ghosts.value = left;
      if (left.every((ghost) => ghost.seq === null)) queueMicrotask(() => stop());
    });
  }

  /** @param {unknown} error @param {any} form @param {(() => void) | null} back */
  #refused(error, form, back) {
    if (!(error instanceof Refused)) throw error;
    batch(() => {
      if (back) {
        this.onBack?.(form);
        back();
        sound("back");
      }
      this.say(lostRace(this.store, form, error.problem));
    });
  }

  /** What is seen when a tile goes back to its hand; the World sets it. @type {((form: any) => void) | null} */
  onBack = null;
}

/** @type {WeakMap<import("../../table/state.js").Ui, Play>} */
const plays = new WeakMap();

/**
 * What belongs to one screen of a table.
 * @param {import("./types.js").Store} store
 * @param {import("../../table/state.js").Ui} ui
 */
export function playOf(store, ui) {
  const found = plays.get(ui) ?? new Play(store, ui);
  plays.set(ui, found);
  return found;
}
