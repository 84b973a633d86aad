// Cells, hands and slots in words, for whoever hears the World instead of seeing it.

import { nameOf, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { CORNERS, TERRAIN, areasOf } from "./faces.js";
import { TORN, placeOf } from "./fits.js";

/** @typedef {import("./fits.js").Way} Way */
/** @typedef {import("./faces.js").Face} Face */

/** Where an area lies: by its corners. @param {number[]} corners */
function whereOf(corners) {
  const names = corners.map((n) => CORNERS[n]);
  if (corners.length === 4) return "all";
  if (corners.length === 3) return `not-${CORNERS.find((name) => !names.includes(name))}`;
  if (corners.length === 1) return names[0];
  return (
    { "nw,ne": "n", "ne,se": "e", "se,sw": "s", "nw,sw": "w", "nw,se": "nw-se", "ne,sw": "ne-sw" }[names.join()] ??
    "all"
  );
}

/** The areas of a face as it lies. @param {Face} face */
export function areasText(face) {
  const areas = areasOf(face);
  return [...new Set(areas)]
    .map((first) =>
      t("area-spoken", {
        terrain: TERRAIN[face[first]],
        where: whereOf([0, 1, 2, 3].filter((n) => areas[n] === first)),
      }),
    )
    .join(", ");
}

/** @param {import("./fits.js").Cell} cell */
export const columnRow = (cell) => {
  const [x, y] = placeOf(cell);
  return { column: x + 1, row: y + 1 };
};

/** @param {string[]} parts */
const joined = (parts) => parts.filter(Boolean).reduce((first, more) => t("cell-parts", { first, more }));

/**
 * A cell as it is read out.
 * @param {object} what
 * @param {import("./fits.js").Cell} what.cell
 * @param {import("./model.js").Laid} [what.tile]
 * @param {{seat: number | null}} [what.city]
 * @param {Way | null} [what.way]
 * @param {import("./fits.js").Demand | null} [what.demand]
 * @param {Face | null} [what.face] of the tile in hand, as it lies
 * @param {number} [what.kingdom]
 * @param {boolean} [what.pending]
 * @param {any[]} what.seats
 * @param {(god: import("./gods.js").God) => number | null} what.owner
 * @param {number | null} what.viewer
 * @param {number[]} [what.falls] hands that could destroy the city
 */
export function cellText({ cell, tile, city, way, demand, face, kingdom, pending, seats, owner, viewer, falls = [] }) {
  const at = columnRow(cell);
  const whose = (/** @type {number | null} */ seat) => ({
    you: seat !== null && seat === viewer ? "yes" : "no",
    who: seat === null ? "" : playerName(seats, seat),
  });
  if (tile) {
    const prophet = tile.prophet
      ? t("cell-prophet", { ...whose(owner(tile.prophet.god)), terrain: tile.prophet.terrain })
      : "";
    return joined([
      t("cell-tile", { ...at, areas: areasText(tile.face) }),
      prophet,
      kingdom ? t("cell-kingdom", { tiles: kingdom }) : "",
      pending ? t("cell-pending") : "",
    ]);
  }
  if (city)
    return joined([
      t("cell-city", { ...at, ...whose(city.seat) }),
      falls.length ? t("cell-city-falls", { hand: falls.length > 1 ? "both" : falls[0] + 1 }) : "",
    ]);
  if (way) return t("cell-fits", { ...at, flip: way.flip ? "yes" : "no", turns: way.turns });
  if (demand && demand.lines < 2) return t("cell-few-lines", { ...at, lines: demand.lines });
  const torn = demand?.corners.indexOf(TORN) ?? -1;
  if (torn >= 0) return t("cell-torn", { ...at, corner: CORNERS[torn] });
  const wrong = demand && face ? demand.corners.findIndex((corner, n) => corner !== null && corner !== face[n]) : -1;
  return wrong >= 0 && demand
    ? t("cell-misfit", { ...at, terrain: TERRAIN[demand.corners[wrong] ?? ""], corner: CORNERS[wrong] })
    : t("cell-open", at);
}

/**
 * The corners of a face by name, clockwise from the north-west.
 * @param {Face} face
 * @returns {Record<string, string>}
 */
export const cornersOf = (face) => Object.fromEntries(CORNERS.map((corner, n) => [corner, nameOf(TERRAIN[face[n]])]));
