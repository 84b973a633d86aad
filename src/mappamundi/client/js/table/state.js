// What the parts of a table's screen share beyond the game: focus, choices half made, what is open. Knows no game.

import { signal } from "@preact/signals";
import { settings } from "../keep.js";

/**
 * A place that can be chosen now, and the words on its tag.
 * @typedef {{tag: string, tone?: "plain" | "chosen" | "step", label?: string}} Lit
 */

/**
 * The second step of a choice, for example the targets of a card.
 * @typedef {{kind: string, [more: string]: any}} Mode
 */

/**
 * A place that changed hands while the viewer waited: who took it, if somebody holds it, and whether it was the
 * viewer's.
 * @typedef {{seat: number | null, lost: boolean}} Touched
 */

/**
 * Points being counted: those that light up now, those that did, whose they are, what is counted so far, and what the
 * keys of a show do.
 * @typedef {{
 *   now: import("../games/contract.js").Gain[],
 *   done: import("../games/contract.js").Gain[],
 *   seat: number,
 *   own: boolean,
 *   score: number,
 *   plus: number,
 *   toggle: () => void,
 *   next: () => void,
 * }} Counting
 */

/**
 * A place that a lesson points at: what to do there, what is there, and whether it was pressed already.
 * @typedef {{place: string, text: string, note: string, pressed: boolean}} Order
 */

/**
 * @typedef {object} Ui
 * @property {import("@preact/signals").Signal<string | null>} focus the place in focus; the gilt action concerns it
 * @property {import("@preact/signals").Signal<string | null>} hover the place under the pointer
 * @property {import("@preact/signals").Signal<string | null>} peek a place of a list under the pointer: it lights up,
 *   and its card shows meanwhile
 * @property {import("@preact/signals").Signal<boolean>} card the card of the place in focus is open
 * @property {import("@preact/signals").Signal<Map<string, Lit> | null>} lit places to choose from, with their tags;
 *   null: nothing is asked, so no veil
 * @property {import("@preact/signals").Signal<(id: string) => void>} press what pressing a lit place does beyond taking
 *   the focus
 * @property {import("@preact/signals").Signal<() => void>} enter the gilt action: Enter or a double press on the place
 *   in focus
 * @property {import("@preact/signals").Signal<Mode | null>} mode the second step of a choice
 * @property {import("@preact/signals").Signal<boolean>} planning
 * @property {import("@preact/signals").Signal<any[]>} plan the planned actions, in order
 * @property {import("@preact/signals").Signal<{places: Map<string, Touched>, shown: boolean} | null>} touched places
 *   outlined on the board; those not `shown` any more fade away
 * @property {import("@preact/signals").Signal<Counting | null>} counting what a turn scored, while it lights up
 * @property {import("@preact/signals").Signal<{seq: number, places: string[]} | null>} moment what a line of the
 *   chronicle shows on the board
 * @property {import("@preact/signals").Signal<"" | "world" | "lit" | string[]>} frame asks the board to show the world,
 *   what is lit, or these places; the board sets it back
 * @property {import("@preact/signals").Signal<boolean>} list the places as a table are shown
 * @property {import("@preact/signals").Signal<boolean>} legend
 * @property {import("@preact/signals").Signal<string>} filter of the chronicle
 * @property {import("@preact/signals").Signal<string | null>} open which panel or dialog is open
 * @property {import("@preact/signals").Signal<import("./rail.js").TabId>} tab of the rail
 * @property {import("@preact/signals").Signal<number | null>} player whose points are explained
 * @property {import("@preact/signals").Signal<{text: string, undoable: boolean, turn: string} | null>} idled what was
 *   answered by itself, whether something before it can be taken back, and in which turn
 * @property {import("@preact/signals").Signal<import("./held.js").Finish & {seq: number} | null>} held what ends the
 *   turn and can still be taken back, and after which entry of the log
 * @property {import("@preact/signals").Signal<Order | null>} order what a lesson wants pressed on the board
 * @property {import("@preact/signals").Signal<{top: number, bottom: number} | null>} pointed how far down the board
 *   that order and its place reach, in pixels: nothing lies over them
 * @property {import("@preact/signals").Signal<number>} band so much of the board's upper edge is taken by what was just
 *   told, in pixels
 * @property {import("@preact/signals").Signal<any>} asked the action that a lesson asks for, for boards that point at
 *   it themselves
 * @property {import("@preact/signals").Signal<string | null>} pick a card chosen from several, not yet kept
 */

/** A fresh bag for one screen. @returns {Ui} */
export function makeUi() {
  return {
    focus: signal(/** @type {string | null} */ (null)),
    hover: signal(/** @type {string | null} */ (null)),
    peek: signal(/** @type {string | null} */ (null)),
    card: signal(false),
    lit: signal(/** @type {Map<string, Lit> | null} */ (null)),
    press: signal(/** @type {(id: string) => void} */ (() => {})),
    enter: signal(() => {}),
    mode: signal(/** @type {Mode | null} */ (null)),
    planning: signal(false),
    plan: signal(/** @type {any[]} */ ([])),
    touched: signal(/** @type {{places: Map<string, Touched>, shown: boolean} | null} */ (null)),
    counting: signal(/** @type {Counting | null} */ (null)),
    moment: signal(/** @type {{seq: number, places: string[]} | null} */ (null)),
    frame: signal(/** @type {"" | "world" | "lit" | string[]} */ ("")),
    list: signal(false),
    legend: signal(false),
    filter: signal("all"),
    open: signal(/** @type {string | null} */ (null)),
    tab: signal(settings.peek().rail),
    player: signal(/** @type {number | null} */ (null)),
    idled: signal(/** @type {{text: string, undoable: boolean, turn: string} | null} */ (null)),
    held: signal(/** @type {import("./held.js").Finish & {seq: number} | null} */ (null)),
    order: signal(/** @type {Order | null} */ (null)),
    pointed: signal(/** @type {{top: number, bottom: number} | null} */ (null)),
    band: signal(0),
    asked: signal(/** @type {any} */ (null)),
    pick: signal(/** @type {string | null} */ (null)),
  };
}
