// What the layers of the map look at, derived from the table and the shared bag of signals.

import { computed } from "@preact/signals";
import { listedName } from "../../../table/names.js";
import { pigmentOf } from "../../../ui/seal.js";
import { placeWaters } from "./captions.js";
import { windowOf } from "./lettering.js";
import { stageOf } from "./stage.js";
import { tagSpots } from "./tags.js";

/**
 * @typedef {{owner?: number, active?: boolean, capital?: boolean, city?: boolean, monument?: boolean, fort?: boolean}} Held what stands in a land
 * @typedef {{action: Record<string, any>, odds: import("../counsel.js").Odds | null, worth: number | null, counsel: import("../counsel.js").Counsel}} Option
 */

/** Actions that choose a land, in the order in which the map offers them by itself. */
export const ON_LANDS = ["lose_army", "invade", "monument", "use_effect", "fortify"];

const NOTHING = Object.freeze({});
/** @type {ReadonlyMap<string, any>} */
const NO_PLACES = new Map();

export class Model {
  /**
   * @param {import("../../../store.js").TableStore} store
   * @param {import("../../../table/state.js").Ui} ui
   * @param {import("../catalogue.js").Catalogue} catalogue
   * @param {import("./geometry.js").World} world
   * @param {import("./camera.js").Camera} camera
   */
  constructor(store, ui, catalogue, world, camera) {
    this.store = store;
    this.ui = ui;
    this.catalogue = catalogue;
    this.world = world;
    this.camera = camera;
    /** @type {import("@preact/signals").ReadonlySignal<Record<string, Held>>} */
    this.lands = computed(() => store.view.value?.lands ?? NOTHING);
    /** @type {import("@preact/signals").ReadonlySignal<any>} */
    this.turn = computed(() => store.view.value?.turn ?? null);
    /** Places to choose from, with their tags; empty while nothing is asked. */
    this.lit = computed(() => ui.lit.value ?? NO_PLACES);
    /** What can be done in each land, the best first. */
    this.options = computed(() => optionsOf(store.known.value));
    /** @type {import("@preact/signals").ReadonlySignal<Record<string, number[]>>} */
    this.values = computed(() => store.view.value?.regions ?? NOTHING);
    /** The step of others' turns that is shown now. */
    this.stage = computed(() => stageOf(this));
    this.tags = computed(() => tagSpots(this));
    /** Where the names of the waters run: no move changes that. */
    this.waters = computed(() => placeWaters(this, windowOf(this)));
  }

  /** The pigment in which this viewer sees a seat. @param {number} seat */
  pigment(seat) {
    return pigmentOf(seat, this.store.seat.value);
  }

  /** @param {number} seat @returns {string} */
  player(seat) {
    return listedName(this.store.table.value?.seats ?? [], seat, this.store.seat.value);
  }

  /** Lit lands from west to east, top to bottom: the order of `[` and `]`. @returns {string[]} */
  litInOrder() {
    const at = (/** @type {string} */ id) => this.world.slot(id);
    return [...this.lit.value.keys()].filter((id) => this.world.places.has(id)).sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
  }
}

/**
 * By land, every legal action there with its counsel; plain ones before those that spend something, then by what they bring on average.
 * @param {import("../../../reduce.js").Known | null} known
 * @returns {Map<string, Option[]>}
 */
export function optionsOf(known) {
  /** @type {Map<string, Option[]>} */
  const found = new Map();
  known?.legal.forEach((action, n) => {
    if (typeof action.land !== "string") return;
    const counsel = known.counsel[n] ?? {};
    const { odds = null, worth = null } = counsel;
    const list = found.get(action.land) ?? [];
    list.push({ action, odds, worth, counsel });
    found.set(action.land, list);
  });
  const cost = (/** @type {Option} */ { action, odds, counsel }) =>
    ON_LANDS.indexOf(action.do) * 1000 + (counsel.best ? 0 : (action.extra ? 200 : 0) + (action.auto_win ? 400 : 0)) - 2 * (counsel.expected ?? 0) - (odds ? odds[0] : 1) + (action.via ? 0.001 : 0);
  for (const list of found.values()) list.sort((a, b) => cost(a) - cost(b));
  return found;
}
