// What the layers of the map look at, derived from the table and the shared bag of signals.

import { computed } from "@preact/signals";
import { set, settings } from "../../../keep.js";
import { listedName } from "../../../table/names.js";
import { pigmentOf } from "../../../ui/seal.js";
import { placeWaters } from "./captions.js";
import { windowOf } from "./lettering.js";
import { glassOf } from "./glass.js";
import { stageOf } from "./stage.js";
import { tagSpots } from "./tags.js";

/**
 * @typedef {{
 *   owner?: number,
 *   active?: boolean,
 *   capital?: boolean,
 *   city?: boolean,
 *   monument?: boolean,
 *   fort?: boolean,
 *   wall?: boolean,
 *   armies?: number,
 *   empire?: string,
 * }} Held what stands in a land; `armies` where there is more than one
 * @typedef {{name: "fleet" | "caravan", seat: number, manned: boolean}} Marker
 * @typedef {{
 *   action: Record<string, any>,
 *   odds: import("../counsel.js").Odds | null,
 *   worth: number | null,
 *   counsel: import("../counsel.js").Counsel,
 * }} Option
 */

/**
 * What an edition brings to the map: how it reads a position, how its pieces look, and what it says of a land.
 * @typedef {object} Edition
 * @property {string[]} onLands actions that choose a land, in the order in which the map offers them by itself
 * @property {(view: any, catalogue: import("../catalogue.js").Catalogue) => Record<string, number[]>} values what the
 *   three degrees bring in each area now
 * @property {boolean} lens whether crowded lands open larger beside the map
 * @property {(view: any) => string[]} beside what is to be seen together with the places that can be chosen
 * @property {(model: Model, held: Held) => string} wash a class for the colouring of a land that somebody holds
 * @property {import("../../contract.js").Drawn<{pigment: number}>} Lying an army that does not stand
 * @property {(model: Model) => (land: string) => import("../signs.js").SignName | ""} signs before the names of lands
 * @property {(catalogue: import("../catalogue.js").Catalogue, land: string) => string} trait what a land has beside its
 *   terrain, in a word
 * @property {import("../../contract.js").Drawn<{model: Model, id: string}>} Facts what the land card says
 * @property {import("../../contract.js").Drawn<{model: Model}>} Legend the list in it
 * @property {import("../../contract.js").Drawn<{model: Model}>} Reach how the land in focus is reached, under the
 *   pieces
 * @property {import("../../contract.js").Drawn<{model: Model}>} Upon whatever else stands on the map, and moves with it
 * @property {import("../../contract.js").Drawn<{model: Model}>} Over whatever else goes over the map
 */

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
   * @param {Edition} edition
   */
  constructor(store, ui, catalogue, world, camera, edition) {
    this.edition = edition;
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
    this.options = computed(() => optionsOf(store.known.value, edition.onLands));
    /**
     * Fleets and caravans by the section they lie in: those of the turn, and those with an army, which stay.
     * @type {import("@preact/signals").ReadonlySignal<Map<string, Marker>>}
     */
    this.markers = computed(() => {
      const { fleets = [], caravans = [], seat = 0 } = this.turn.value ?? {};
      const manned = Object.entries(store.view.value?.fleets ?? {}).map(([id, { owner }]) => [
        id,
        { name: "fleet", seat: owner, manned: true },
      ]);
      const of = (/** @type {"fleet" | "caravan"} */ name) => (/** @type {string} */ id) => [
        id,
        { name, seat, manned: false },
      ];
      return new Map([...fleets.map(of("fleet")), ...caravans.map(of("caravan")), ...manned]);
    });
    /** @type {import("@preact/signals").ReadonlySignal<Record<string, number[]>>} */
    this.values = computed(() => (store.view.value ? edition.values(store.view.value, catalogue) : NOTHING));
    /** The step of others' turns that is shown now. */
    this.stage = computed(() => stageOf(this));
    this.tags = computed(() => tagSpots(this));
    /**
     * What a lens would show larger, and what it does where it is wanted.
     * @type {import("@preact/signals").ReadonlySignal<import("./glass.js").Glass | null>}
     */
    this.glass = computed(() => glassOf(this));
    this.opened = computed(() => (settings.value.lens ? this.glass.value : null));
    /** What lies over the map, in pixels of its window: buttons and the lens. */
    this.controls = computed(() =>
      this.opened.value ? [...camera.controls.value, this.opened.value.box] : camera.controls.value,
    );
    /** Where the names of the waters run: no move changes that. */
    this.waters = computed(() => placeWaters(this, windowOf(this)));
  }

  /** The pigment in which this viewer sees a seat. @param {number} seat */
  pigment(seat) {
    return pigmentOf(seat, this.store.seat.value);
  }

  toggleLens() {
    set({ lens: !settings.peek().lens });
  }

  /** @param {number} seat @returns {string} */
  player(seat) {
    return listedName(this.store.table.value?.seats ?? [], seat, this.store.seat.value);
  }

  /** Lit lands from west to east, top to bottom: the order of `[` and `]`. @returns {string[]} */
  litInOrder() {
    const at = (/** @type {string} */ id) => this.world.slot(id);
    return [...this.lit.value.keys()]
      .filter((id) => this.world.places.has(id))
      .sort((a, b) => at(a)[0] - at(b)[0] || at(a)[1] - at(b)[1]);
  }
}

/**
 * By land, every legal action there with its counsel; plain ones before those that spend something, then by what they
 * bring on average.
 * @param {import("../../../reduce.js").Known | null} known
 * @param {string[]} kinds of actions that choose a land, in the order in which they are offered
 * @returns {Map<string, Option[]>}
 */
export function optionsOf(known, kinds) {
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
    kinds.indexOf(action.do) * 1000 +
    (counsel.best ? 0 : (action.extra ? 200 : 0) + (action.auto_win ? 400 : 0)) -
    2 * (counsel.expected ?? 0) -
    (odds ? odds[0] : 1) +
    (action.via ? 0.001 : 0);
  for (const list of found.values()) list.sort((a, b) => cost(a) - cost(b));
  return found;
}
