// What never changes during a game: board, cards and numbers, as the server tells them, once per page.

import { has, nameOf } from "../../i18n.js";
import { madeOnce } from "../details.js";

/**
 * @typedef {{
 *   id: string,
 *   name: string,
 *   area: string,
 *   terrain: "clear" | "forest" | "mountain" | "difficult",
 *   resource?: boolean,
 *   power_icon?: "crown" | "sword" | "temple" | "scroll",
 *   neighbours: string[],
 *   straits: string[],
 *   waters: string[],
 *   barrens: string[],
 * }} Land
 * @typedef {{id: string, name: string, lands: string[], values: number[][], active_from?: number}} Area presence,
 *   dominance and the whole in each epoch
 * @typedef {{
 *   id: string,
 *   name: string,
 *   kind: string,
 *   lands: string[],
 *   waters: string[],
 *   barrens: string[],
 *   navigable: boolean,
 * }} Water
 * @typedef {{id: string, name: string, lands: string[], waters: string[]}} Barren
 * @typedef {{id: string, title?: string, params: any, text: string}} Effect
 * @typedef {{
 *   id: string,
 *   epoch: number,
 *   order: number,
 *   name: string,
 *   leader: string | null,
 *   armies: number,
 *   start: string[],
 *   marker: string,
 *   fleets: string[],
 *   caravans: string[],
 *   effect: Effect,
 * }} Empire
 * @typedef {{id: string, epoch: number, kind: string, name: string, keepable: boolean, effect: Effect}} EventCard
 */

/** The board and the cards of one game, by the ids that views and actions use. */
export class Catalogue {
  /** @param {string} game @param {any} details */
  constructor(game, details) {
    const data = details.catalogue;
    this.game = game;
    this.facts = details.game;
    this.data = data;
    /** @type {Map<string, Land>} */
    this.lands = byId(data.lands);
    /** @type {Map<string, Area>} */
    this.areas = byId(data.areas);
    /** @type {Map<string, Water>} */
    this.waters = byId(data.waters);
    /** @type {Map<string, Barren>} */
    this.barrens = byId(data.barrens);
    /** @type {Map<string, Empire>} */
    this.empires = byId(data.empires);
    /** Empires that are played one after another with one card. @type {Map<string, Empire>} */
    this.halves = byId(data.empires.flatMap((/** @type {any} */ empire) => empire.sub_empires ?? []));
    /** @type {Map<string, EventCard>} */
    this.events = byId(data.events);
    this.combat = data.combat;
    this.scoring = data.scoring;
    /** @type {Map<number, string>} */
    this.epochs = new Map(data.epochs.map((/** @type {any} */ { epoch, span }) => [epoch, span]));
  }

  /** Lands one step away by land or strait. @param {string} land */
  neighbours(land) {
    const found = this.lands.get(land);
    return found ? [...found.neighbours, ...found.straits] : [];
  }

  /**
   * How far each land lies from the nearest of these, in steps by land or strait; at most `most`.
   * @param {Iterable<string>} from
   * @param {number} most
   * @returns {Map<string, number>}
   */
  steps(from, most) {
    const found = new Map([...from].map((land) => [land, 0]));
    for (const [land, step] of found) {
      if (step < most) for (const next of this.neighbours(land)) if (!found.has(next)) found.set(next, step + 1);
    }
    return found;
  }

  /** The empires of an epoch, in calling order. @param {number} epoch */
  empiresOf(epoch) {
    return [...this.empires.values()].filter((empire) => empire.epoch === epoch).sort((a, b) => a.order - b.order);
  }

  /**
   * A land, area, water, wasteland, empire or event in the reader's language; the data's name where there is none.
   * @param {string} id
   * @param {import("../../i18n.js").NameForm} [form]
   */
  name(id, form) {
    if (has(`name-${id.replaceAll("_", "-")}`)) return nameOf(id, form);
    for (const table of [this.lands, this.areas, this.waters, this.barrens, this.empires, this.events]) {
      const found = table.get(id);
      if (found) return found.name;
    }
    return id;
  }
}

/** @param {any[]} list */
const byId = (list) => new Map(list.map((item) => [item.id, item]));

/** The catalogue of a game. */
export const loadCatalogue = madeOnce((game, details) => new Catalogue(game, details));
