// The World in its frame: a grid of cells with tiles, prophets, cities, and the cells that the tile in hand fits.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { t } from "../../i18n.js";
import { signed } from "../../table/chips.js";
import { memo } from "../../ui/memo.js";
import { QUARTERS } from "./draw/tile.js";
import { Tile } from "./draw/paper.js";

import { mayLie } from "./acts.js";
import { useArrivals, useGlide, useTurning } from "./arrivals.js";
import { marksOf, useChallenges } from "./challenge.js";
import { useFalls } from "./falls.js";
import { cellAt, demandOf, liesAs } from "./fits.js";
import { hides, ownerOf, worldOf } from "./model.js";
import { News } from "./news.js";
import { City, Prophet } from "./pieces.js";
import { playOf } from "./play.js";
import { Quarters } from "./quarters.js";
import { Countdown } from "./rings.js";
import { Signs, signOf } from "./signs.js";
import { cellText } from "./words.js";

/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {import("./faces.js").Corner} Corner */

/** In the place of signs on a cell where a city could rise. */
const CITY = "city";
/** Kingdoms of so many tiles carry their size unless more are wanted. */
const LARGE = 4;

/**
 * Where the sizes of kingdoms stand: on a tile near the middle of each, in a quarter without a prophet.
 * @param {import("./types.js").View} view
 * @param {number} least
 * @returns {Map<Cell, {corner: Corner, tiles: number, kingdom: import("./model.js").Kingdom}>}
 */
export function badges(view, least) {
  /** @type {Map<Cell, {corner: Corner, tiles: number, kingdom: import("./model.js").Kingdom}>} */
  const found = new Map();
  const { tiles } = worldOf(view);
  for (const kingdom of view.kingdoms) {
    const { areas, tiles: size } = kingdom;
    if (size < least) continue;
    const spots = areas.flatMap((/** @type {string} */ area) => {
      const [x, y, corner] = area.split(",");
      const cell = `${x},${y}`;
      const taken = tiles.get(cell)?.prophet;
      return found.has(cell)
        ? []
        : [
            {
              cell,
              x: Number(x),
              y: Number(y),
              corner: /** @type {Corner} */ (corner),
              free: taken?.corner !== corner,
              clear: !taken,
            },
          ];
    });
    if (!spots.length) continue;
    const middle = (/** @type {"x" | "y"} */ key) =>
      spots.reduce((/** @type {number} */ sum, /** @type {any} */ spot) => sum + spot[key], 0) / spots.length;
    const [x, y] = [middle("x"), middle("y")];
    const far = (/** @type {any} */ spot) =>
      Math.hypot(spot.x - x, spot.y - y) + (spot.clear ? 0 : spot.free ? 1.5 : 9);
    const best = spots.reduce((/** @type {any} */ one, /** @type {any} */ other) =>
      far(other) < far(one) ? other : one,
    );
    found.set(best.cell, { corner: best.corner, tiles: size, kingdom });
  }
  return found;
}

/** A place in a quarter of a cell. @param {Corner} corner @param {number} size */
const quarter = (corner, size) => `left:${QUARTERS[corner][0] * size}px;top:${QUARTERS[corner][1] * size}px`;

/** The disagreeing side of a tile, as teeth. @param {{side: string}} props */
const Zigzag = ({ side }) =>
  html`<svg class=${`g-zigzag ${side}`} viewBox="0 0 66 8" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 4L3.7 0 11 8 18.3 0 25.7 8 33 0 40.3 8 47.7 0 55 8 62.3 0 66 4" />
  </svg>`;

/** What a challenge took from here, and its number. @param {{mark: string, size: number}} props */
function Mark({ mark, size }) {
  const [number, kind, face, ...sides] = mark.split(" ");
  return html`<span class=${`g-mark ${kind}`}>
    ${face && html`<${Tile} face=${face} size=${size} />`}
    <b class="g-number-mark numbers">${number}</b>
    ${sides.filter(Boolean).map((side) => html`<${Zigzag} side=${side} />`)}
  </span>`;
}

/**
 * @typedef {object} CellProps
 * @property {Cell} cell
 * @property {number} size
 * @property {string} label
 * @property {boolean} stop
 * @property {import("./faces.js").Face | null} face of the tile that lies here
 * @property {import("./gods.js").God | null} prophet
 * @property {Corner | null} corner
 * @property {boolean} hidden
 * @property {string} edges sides that are open
 * @property {number} badge
 * @property {Corner | null} badgeAt
 * @property {import("./gods.js").God | null} city
 * @property {string} fit
 * @property {import("./faces.js").Face | null} ghost the tile in hand, if it aims here
 * @property {string} state
 * @property {string} shaken
 * @property {string} mark of a challenge: a number, what is wrong, the tile as it lay and the sides that disagree
 * @property {string} rim of a tile that was laid a moment ago: the number of the entry, and the pigment of whoever laid
 *   it
 * @property {string} worth what it brings if the prophet here goes elsewhere
 */

/** @type {(props: CellProps) => any} */
const CellView = memo(
  (
    /** @type {CellProps} */ {
      cell,
      size,
      label,
      stop,
      face,
      prophet,
      corner,
      hidden,
      edges,
      badge,
      badgeAt,
      city,
      fit,
      ghost,
      state,
      shaken,
      mark,
      rim,
      worth,
    },
  ) => {
    const pawn = Math.round(size * 0.44);
    return html`<div
      role="gridcell"
      data-cell=${cell}
      class=${`g-cell ${state} ${edges} ${fit ? "lit" : ""} ${shaken ? "shakes" : ""}`}
      data-late=${state.includes("late") ? t("ghost-late") : undefined}
      tabindex=${stop ? 0 : -1}
      aria-label=${label}
    >
      ${face && html`<${Tile} face=${face} size=${size} prophet=${corner} />`}
      ${
        city &&
        html`<span class="g-city-here">
          <${City} size=${Math.round(size * 0.8)} fallen=${state.includes("doomed")} />
          <${Prophet} god=${city} hidden=${hidden} height=${Math.round(size * 0.36)} />
        </span>`
      }
      ${
        prophet &&
        corner &&
        html`<span class="g-stands" style=${quarter(corner, size)}>
          <${Prophet} god=${prophet} hidden=${hidden} height=${pawn} />
        </span>`
      }
      ${
        badge > 0 &&
        badgeAt &&
        html`<b class="g-size numbers" style=${quarter(badgeAt, size)}>${t("kingdom-size", { tiles: badge })}</b>`
      }
      ${state.includes("shut") && html`<span class="g-shut" aria-hidden="true">${t("cell-taken-mark")}</span>`}
      ${
        fit &&
        !ghost &&
        html`<span class="g-fit">
          ${fit === CITY ? html`<${City} size=${Math.round(size * 0.62)} />` : html`<${Signs} sign=${fit} />`}
        </span>`
      }
      ${rim && html`<i key=${rim} class=${`g-rim seat-${rim.split(" ")[1]}`} aria-hidden="true" />`}
      ${worth && html`<b class="g-worth numbers" aria-hidden="true">${worth}</b>`}
      ${
        ghost &&
        html`<span class="g-ghost">
          <${Tile} face=${ghost} size=${size} />
          ${fit && !state.includes("right") && html`<span class="g-way"><${Signs} sign=${fit} /></span>`}
        </span>`
      }
      ${mark && html`<${Mark} mark=${mark} size=${size} />`}
      ${
        state.includes("doomed") &&
        html`<svg class="g-doom" viewBox="-50 -50 100 100" aria-hidden="true">
          ${[0, 45, 90, 135, 180, 225, 270, 315].map(
            (turn) => html`<path d="M0-58V-72M9-60L12-68" transform=${`rotate(${turn + 12})`} />`,
          )}
        </svg>`
      }
      ${shaken
        ?.split(" ")
        .slice(1)
        .map((side) => html`<${Zigzag} side=${side} />`)}
    </div>`;
  },
);

/**
 * Columns and rows are numbered on the frame, because the chronicle names cells by them.
 * @param {{width: number, height: number}} props
 */
const Numbers = ({ width, height }) =>
  html`
    <ol class="g-edge across numbers" aria-hidden="true">
      ${Array.from({ length: width }, (_, n) => html`<li>${n + 1}</li>`)}
    </ol>
    <ol class="g-edge down numbers" aria-hidden="true">
      ${Array.from({ length: height }, (_, n) => html`<li>${n + 1}</li>`)}
    </ol>
  `;

/** @param {{store: import("./types.js").Store, ui: import("../../table/state.js").Ui, size: number}} props */
export function World({ store, ui, size }) {
  const play = playOf(store, ui);
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const view = play.view.value;
  const table = store.table.value;
  const { width, height, tiles, cities } = worldOf(view);
  const ground = play.ground.value;
  const open = play.open.value;
  const held = play.held.value;
  const aim = play.aim.value;
  const mode = ui.mode.value;
  const moment = ui.moment.value?.places ?? [];
  const wanted = ui.asked.value;
  const shaken = play.shaken.value;
  const hidden = hides(table);
  const sizes = badges(view, play.sizes.value === "none" ? Infinity : play.sizes.value === "all" ? 2 : LARGE);
  const legal = store.known.value?.legal ?? [];
  const lit = litCells(play, mode, legal);
  const falls = fallingCities(legal);
  const kingdoms = kingdomSizes(view);
  const stop = aim ?? [...lit.keys()][0] ?? cellAt(0, 0);
  useGlide(play, grid);
  useTurning(play, grid);
  const { rims, landed } = useArrivals(store, grid);
  useFalls(store, grid);
  useChallenges(store, play);
  const marks = marksOf(store.known.value && /** @type {any} */ ({ view, table, seat: store.seat.value }), play);
  const cells = [];
  for (let y = 0; y < height; y++) {
    const row = [];
    for (let x = 0; x < width; x++) {
      const cell = cellAt(x, y);
      const tile = tiles.get(cell);
      const under = open.find((ghost) => ghost.cell === cell);
      const city = cities.get(cell);
      const face = under?.face ?? tile?.face ?? null;
      const aimed = aim === cell;
      const ghost =
        aimed && held && !face && (!mode || mode.kind === "destroy" || mode.kind === "prophet") ? liesAs(held) : null;
      const way = face || under ? null : play.here.value.get(cell);
      const built = under?.form.do === "build" ? under.god : null;
      const standing = under ? (under.prophet ? { god: under.god, corner: under.prophet } : null) : tile?.prophet;
      const badge = under ? undefined : sizes.get(cell);
      const states = [
        face ? "tile" : city || built ? "city" : "open",
        under ? `pending ${under.late ? "late" : ""}` : "",
        aimed ? "aimed" : "",
        ghost ? "ghosted" : "",
        ghost && mayLie({ store, ui }, cell) ? "right" : "",
        tile?.wrong ? "wrong" : "",
        aimed && play.dragging.value && (face || city) && !way ? "shut" : "",
        moment.includes(cell) ? "moment" : "",
        wanted?.x === x && wanted.y === y ? "asked" : "",
        landed === cell ? "fresh" : "",
        mode?.kind === "destroy" && mode.cell === cell ? "doomed" : "",
        !mode && play.helps.value && play.hand.value !== null && falls.get(cell)?.includes(play.hand.value)
          ? "reach"
          : "",
        mode?.cells?.includes(cell) ? "source" : "",
      ];
      const rim = rims.get(cell);
      const demand = face || city || !play.helps.value ? null : (play.cells.value.get(cell) ?? demandOf(ground, x, y));
      row.push(html`<${CellView}
        key=${cell}
        cell=${cell}
        size=${size}
        label=${cellText({
          cell,
          tile: face ? { ...tile, face } : undefined,
          city,
          way,
          demand,
          face: held ? liesAs(held) : null,
          kingdom: kingdoms.get(cell),
          pending: !!under,
          seats: table.seats,
          owner: (god) => ownerOf(view, god),
          viewer: store.seat.value,
          falls: falls.get(cell),
        })}
        stop=${cell === stop}
        face=${face}
        prophet=${standing?.god ?? null}
        corner=${standing?.corner ?? null}
        hidden=${hidden}
        edges=${face ? edgesOf(ground, x, y) : ""}
        badge=${badge?.tiles ?? 0}
        badgeAt=${badge?.corner ?? null}
        city=${under?.face ? null : (city?.god ?? built)}
        fit=${lit.get(cell) ?? ""}
        ghost=${ghost}
        state=${states.filter(Boolean).join(" ")}
        rim=${rim && face ? `${rim.seq} ${rim.pigment}` : ""}
        worth=${mode?.kind === "migrate" && mode.worth?.has(cell) ? signed(mode.worth.get(cell)) : ""}
        mark=${face || city ? "" : (marks.get(cell) ?? "")}
        shaken=${shaken?.cell === cell ? [shaken.id, ...shaken.sides].join(" ") : ""}
      />`);
    }
    cells.push(html`<div role="row" class="g-row" aria-label=${t("world-row", { row: y + 1 })}>${row}</div>`);
  }
  const asked = mode?.kind === "prophet" ? html`<${Quarters} store=${store} ui=${ui} size=${size} />` : null;
  return html`<div class="g-frame numbered">
    <div
      class=${`g-world ${play.dragging.value ? "dragging" : ""}`}
      ref=${grid}
      role="grid"
      aria-label=${`${t("world-label")}. ${t("world-size", { tiles: tiles.size })}`}
      aria-description=${t("world-keys")}
      style=${`--cell:${size}px;grid-template:repeat(${height},${size}px)/repeat(${width},${size}px)`}
    >
      ${cells}
    </div>
    <${Numbers} width=${width} height=${height} />
    ${asked}
    <${Countdown} store=${store} />
    <${News} store=${store} />
  </div>`;
}

/**
 * Cells to choose from now, each with the signs on it.
 * @param {import("./play.js").Play} play
 * @param {any} mode
 * @param {any[]} legal
 * @returns {Map<Cell, string>}
 */
function litCells(play, mode, legal) {
  const at = (/** @type {string} */ kind) =>
    legal.filter((form) => form.do === kind).map((form) => cellAt(form.x, form.y));
  if (mode?.kind === "city") return new Map(at("build").map((cell) => [cell, CITY]));
  if (mode && mode.kind !== "take") return new Map();
  return new Map([...play.shown.value].map(([cell, way]) => [cell, signOf(way)]));
}

/** The hands that could destroy a city, by its cell. @param {any[]} legal @returns {Map<Cell, number[]>} */
function fallingCities(legal) {
  const found = new Map();
  for (const { do: kind, x, y, hand } of legal) {
    if (kind !== "destroy") continue;
    const hands = found.get(cellAt(x, y)) ?? [];
    if (!hands.includes(hand)) found.set(cellAt(x, y), [...hands, hand].sort());
  }
  return found;
}

/**
 * The largest kingdom of which each tile is a part.
 * @param {import("./types.js").View} view
 * @returns {Map<Cell, number>}
 */
function kingdomSizes(view) {
  const found = new Map();
  for (const { areas, tiles } of view.kingdoms) {
    for (const area of areas) {
      const cell = area.slice(0, area.lastIndexOf(","));
      found.set(cell, Math.max(tiles, found.get(cell) ?? 0));
    }
  }
  return found;
}

/**
 * The sides of a tile beyond which the World is open.
 * @param {{width: number, height: number, tiles: Map<Cell, any>}} ground
 * @param {number} x
 * @param {number} y
 */
export function edgesOf({ width, height, tiles }, x, y) {
  /** @type {[string, number, number][]} */
  const sides = [
    ["n", x, y - 1],
    ["e", x + 1, y],
    ["s", x, y + 1],
    ["w", x - 1, y],
  ];
  return sides
    .flatMap(([name, i, j]) =>
      i >= 0 && j >= 0 && i < width && j < height && !tiles.has(cellAt(i, j)) ? [`edge-${name}`] : [],
    )
    .join(" ");
}

/** Where the focus goes when the keys aim. @param {Cell} cell */
export const focusCell = (cell) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`.g-world [data-cell="${cell}"]`))?.focus({
    preventScroll: true,
  });

/** The cell at a point of the screen. @param {number} x @param {number} y @returns {Cell | null} */
export function cellUnder(x, y) {
  const found = document.elementFromPoint(x, y)?.closest("[data-cell]");
  return found instanceof HTMLElement ? (found.dataset.cell ?? null) : null;
}
