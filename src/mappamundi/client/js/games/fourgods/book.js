// What never changes during a game: the box, as the server tells it, once per page.

import { has, nameOf } from "../../i18n.js";
import { madeOnce } from "../details.js";

/** The tiles, numbers and names of the game. */
export class Book {
  /** @param {string} game @param {any} details */
  constructor(game, details) {
    const data = details.catalogue;
    this.game = game;
    this.facts = details.game;
    this.data = data;
    /** How many tiles and cities the box has. @type {number} */
    this.tiles = data.tiles.length;
    /** @type {number} */
    this.cities = data.cities;
    /** @type {number} */
    this.cityPoints = data.city_points;
    /** What each player adds to the last seconds of a race. @type {number} */
    this.closingSeconds = data.closing_seconds_per_player;
    /** How long a timed turn is. @type {number} */
    this.turnSeconds = data.turn_seconds;
    /** How long a seat waits for its next challenge. @type {number} */
    this.challengeSeconds = data.timers.challenge_cooldown_s.value;
  }

  /** @param {string} id */
  name(id) {
    return has(`name-${id.replaceAll("_", "-")}`) ? nameOf(id) : id;
  }
}

/** The book of the game. */
export const loadBook = madeOnce((game, details) => new Book(game, details));
