// What never changes during a game: the box, as the server tells it, once per page.

import { has, nameOf } from "../../i18n.js";
import { madeOnce } from "../details.js";

/** The tiles, numbers and names of the game. */
export class Book {
  /** @param {string} game @param {any} details */
  constructor(game, details) {
    const data = /** @type {import("../../wire.js").CatalogueFourgods} */ (details.catalogue);
    this.game = game;
    this.facts = details.game;
    this.data = data;
    /** How many tiles and cities the box has. */
    this.tiles = data.tiles.length;
    this.cities = data.cities;
    this.cityPoints = data.city_points;
    /** What each player adds to the last seconds of a race. */
    this.closingSeconds = data.closing_seconds_per_player;
    /** How long a timed turn is. */
    this.turnSeconds = data.turn_seconds;
    /** How long a seat waits for its next challenge. */
    this.challengeSeconds = data.timers.challenge_cooldown_s.value;
  }

  /** @param {string} id */
  name(id) {
    return has(`name-${id.replaceAll("_", "-")}`) ? nameOf(id) : id;
  }
}

/** The book of the game. */
export const loadBook = madeOnce((game, details) => new Book(game, details));
