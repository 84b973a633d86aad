// What never changes during a game: board, cards and numbers, as the server tells them, once per page.

import { has, nameOf } from "../../i18n.js";
import { madeOnce } from "../details.js";

/** @typedef {import("./types.js").AnyCatalogue} AnyCatalogue */

/**
 * The board and the cards of one game, by the ids that views and actions use.
 * @template {AnyCatalogue} [D=AnyCatalogue]
 */
export class Catalogue {
  /** @param {string} game @param {import("../../wire.js").GameDetails} details */
  constructor(game, details) {
    const data = /** @type {D} */ (/** @type {unknown} */ (details.catalogue));
    this.game = game;
    this.facts = details.game;
    this.data = data;
    /** @type {Map<string, D["lands"][number]>} */
    this.lands = byId(data.lands);
    /** @type {Map<string, D["areas"][number]>} */
    this.areas = byId(data.areas);
    /** @type {Map<string, D["waters"][number]>} */
    this.waters = byId(data.waters);
    /** @type {Map<string, D["barrens"][number]>} */
    this.barrens = byId(data.barrens);
    /** @type {Map<string, D["empires"][number]>} */
    this.empires = byId(data.empires);
    /** Empires that are played one after another with one card. */
    this.halves = byId(data.empires.flatMap((empire) => empire.sub_empires ?? []));
    /** @type {Map<string, D["events"][number]>} */
    this.events = byId(data.events);
    /** @type {Map<number, string>} */
    this.epochs = new Map(data.epochs.map(({ epoch, span }) => [epoch, span]));
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
    return [...this.empires.values()]
      .filter((empire) => empire.epoch === epoch)
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
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

/**
 * @template {{id: string}[]} T
 * @param {T} list
 * @returns {Map<string, T[number]>}
 */
const byId = (list) => new Map(list.map((item) => [item.id, item]));

/** The catalogue of a game. */
export const loadCatalogue = madeOnce((game, details) => new Catalogue(game, details));
