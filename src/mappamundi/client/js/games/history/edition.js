// What the frame of a table is given alike by all editions; each adds what is its own, or says it otherwise.

import { html } from "htm/preact";
import { loadCatalogue } from "./catalogue.js";
import { idle } from "./counsel.js";
import { WorldPicture } from "./cutouts.js";
import { OddsBar } from "./dice.js";
import { FindLand, find } from "./find.js";
import { Board } from "./map/board.js";
import { LandGrid } from "./map/grid.js";
import { boardKeys, boardMenu } from "./map/ways.js";

/** @typedef {import("./types.js").History} History */
/** @template {History} G @typedef {import("../contract.js").GamePlugin<G>} GamePlugin */
// What an edition may leave unsaid: what all say alike, and what most do.
/** @typedef {"load" | "title" | "idle" | "find" | "menu" | "keys" | "Board" | "Places"} Alike */
/** @typedef {"Band" | "ScoreRow" | "ScoreMore" | "SheetFind" | "Dialog" | "RowMark" | "World"} Usual */

/**
 * The plug-in of an edition: what is its own, drawn on its map. `reach` is a letter and what it brings to the front of
 * the keyboard.
 * @template {History} G
 * @param {import("./map/model.js").Edition<G>} map
 * @param {{letter: string, selector: string}} reach
 * @param {Omit<GamePlugin<G>, Alike | Usual> & Partial<Pick<GamePlugin<G>, Alike | Usual>>} own
 * @returns {GamePlugin<G>}
 */
export const editionOf = (map, { letter, selector }, own) => ({
  load: loadCatalogue,
  title: (book) => book.facts.title,
  idle,
  find,
  menu: boardMenu,
  keys: (env, toBoard) => ({
    [letter]: () => /** @type {HTMLElement | null} */ (document.querySelector(selector))?.focus(),
    ...boardKeys(env, toBoard),
  }),
  Board: (props) => html`<${Board} edition=${map} ...${props} />`,
  Places: (props) => html`<${LandGrid} edition=${map} ...${props} />`,
  Band: () => null,
  ScoreRow: null,
  ScoreMore: () => null,
  SheetFind: FindLand,
  Dialog: () => null,
  RowMark: ({ row }) => row.mark && html`<${OddsBar} odds=${row.mark} words=${false} />`,
  World: WorldPicture,
  ...own,
});

/** The seats by their points, the first one first. @param {{scores: number[]}} view @returns {number[]} */
export const byPoints = ({ scores }) => scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
