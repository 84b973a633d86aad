// Small still maps: where an empire begins and what it reaches, where a battle is fought, the world as it was left.

import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { SealShape, pigmentOf } from "../../ui/seal.js";
import { Cutout, Pieces, boundsOf, useMap } from "./picture.js";
import { MarkerShape } from "./signs.js";

/**
 * A window of this size around a land's slot.
 * @param {any} map
 * @param {string[]} lands
 * @param {number} width
 * @param {number} height
 */
function around(map, lands, width, height) {
  const slots = lands.flatMap((id) => (map.lands[id] ? [map.lands[id].slot] : []));
  const x = slots.reduce((sum, slot) => sum + slot[0], 0) / (slots.length || 1);
  const y = slots.reduce((sum, slot) => sum + slot[1], 0) / (slots.length || 1);
  const far = Math.max(0, ...slots.map((slot) => Math.hypot(slot[0] - x, slot[1] - y))) * 2;
  const scale = Math.max(1, (far + 90) / Math.min(width, height));
  return [x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale];
}

/** The picture of an empire is so large, in pixels of the map. */
const [WIDE, HIGH] = [255, 214];
/** How much of it the start lands may fill: beyond them one sees where the empire can go. */
const FILLED = 0.52;

/**
 * No higher or lower than the sheet, where a window is not higher itself.
 * @param {number[]} box
 * @param {any} map
 * @returns {number[]}
 */
function within([left, top, width, height], { viewBox: [, from, , high] }) {
  return [left, height > high ? top : Math.max(from, Math.min(from + high - height, top)), width, height];
}

/**
 * A window around lands, in which none of them fills more than its share.
 * @param {any} map
 * @param {string[]} lands
 * @param {number} high
 */
function beyond(map, lands, high) {
  const [left, top, width, height] = around(map, lands, WIDE, high);
  const bounds = lands.flatMap((id) => (map.lands[id] ? [boundsOf(map.lands[id].path)] : []));
  const scale = Math.max(
    width / WIDE,
    ...bounds.flatMap((one) => [(one.right - one.left) / (FILLED * WIDE), (one.bottom - one.top) / (FILLED * high)]),
  );
  if (scale === width / WIDE) return [left, top, width, height];
  // A large land is shown whole, a small one around its seal.
  const [x, y] =
    bounds.length > 1
      ? [left + width / 2, top + height / 2]
      : [(bounds[0].left + bounds[0].right) / 2, (bounds[0].top + bounds[0].bottom) / 2];
  return [x - (WIDE * scale) / 2, y - (high * scale) / 2, WIDE * scale, high * scale];
}

/**
 * The start lands solid, reach in one and two steps fading, fleets where they will lie, and whoever stands there now.
 * @param {{
 *   book: import("./words.js").Book,
 *   card: any,
 *   pigment: number,
 *   view: any,
 *   viewer: number | null,
 *   coins?: boolean,
 *   fleets?: string[],
 *   ratio?: number,
 * }} props `ratio`: of a picture that stays on the sheet
 */
export function EmpirePicture({ book, card, pigment, view, viewer, coins = false, fleets = [], ratio = 0 }) {
  const map = useMap(book.game);
  const steps = useMemo(() => book.steps(card.start, 2), [book, card]);
  const box = useMemo(
    () => map && (ratio ? within(beyond(map, card.start, WIDE / ratio), map) : beyond(map, card.start, HIGH)),
    [map, card],
  );
  const scene = useMemo(() => sceneOf(view, viewer, coins), [view, viewer]);
  if (!map) return null;
  const scale = box[2] / WIDE;
  return html`
    <${Cutout} map=${map} box=${box} />
    <svg class="reach" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      ${[...steps].map(
        ([land, step]) =>
          map.lands[land] && html`<path class=${`reach-${step} seat-${pigment}`} d=${map.lands[land].path} />`,
      )}
      ${Object.entries(scene).map(
        ([land, stand]) =>
          map.lands[land] &&
          !card.start.includes(land) &&
          html`<${Pieces}
            x=${map.lands[land].slot[0]}
            y=${map.lands[land].slot[1]}
            stand=${stand}
            scale=${0.8 * scale}
          />`,
      )}
      ${fleets.map(
        (water) =>
          map.waters[water]?.slot &&
          html`<g
            key=${water}
            class="seal"
            transform=${`translate(${map.waters[water].slot.join(" ")}) scale(${scale})`}
          >
            <${MarkerShape} name="fleet" pigment=${pigment} />
          </g>`,
      )}
      ${card.start.map(
        (/** @type {string} */ land) =>
          map.lands[land] &&
          html`<${StartSeal} at=${map.lands[land].slot} pigment=${pigment} name=${book.name(land)} scale=${scale} />`,
      )}
    </svg>
  `;
}

/** @param {{at: [number, number], pigment: number, name: string, scale: number}} props */
function StartSeal({ at, pigment, name, scale }) {
  return html`<g class="seal standing" transform=${`translate(${at[0]} ${at[1]}) scale(${scale})`}>
    <${SealShape} pigment=${pigment} standing=${true} />
    <text class="cut-name" y="23">${name}</text>
  </g>`;
}

/**
 * What stands in each land, as the still picture wants it; `coins`: what does not stand lies.
 * @param {any} view
 * @param {number | null} viewer
 */
export function sceneOf(view, viewer, coins = false) {
  /** @type {Record<string, any>} */
  const scene = {};
  for (const [id, land] of Object.entries(view.lands)) {
    const it = /** @type {any} */ (land);
    if (it.owner === undefined) continue;
    scene[id] = {
      seat: pigmentOf(it.owner, viewer),
      flat: !it.active,
      coin: coins && !it.active,
      fort: !!it.fort,
      signs: ["capital", "city", "monument"].filter((sign) => it[sign]),
    };
  }
  return scene;
}

/**
 * The surroundings of one land as they are.
 * @param {{
 *   book: import("./words.js").Book,
 *   view: any,
 *   viewer: number | null,
 *   land: string,
 *   width?: number,
 *   height?: number,
 * }} props
 */
export function PlacePicture({ book, view, viewer, land, width = 268, height = 85 }) {
  const map = useMap(book.game);
  const box = useMemo(() => map && around(map, [land], width, height), [map, land]);
  const scene = useMemo(() => sceneOf(view, viewer), [view, viewer]);
  return map ? html`<${Cutout} map=${map} box=${box} scene=${scene} chosen=${[land]} />` : null;
}

/**
 * Some lands as they are, as large as the picture allows; what lies around them is under a veil.
 * @param {{
 *   book: import("./words.js").Book,
 *   view: any,
 *   viewer: number | null,
 *   lands: string[],
 *   coins?: boolean,
 *   ratio?: number,
 * }} props
 */
export function AreaPicture({ book, view, viewer, lands, coins = false, ratio = 1.57 }) {
  const map = useMap(book.game);
  const box = useMemo(() => map && enclosing(map, lands, ratio), [map, lands, ratio]);
  const scene = useMemo(
    () => Object.fromEntries(Object.entries(sceneOf(view, viewer, coins)).filter(([land]) => lands.includes(land))),
    [view, viewer, lands],
  );
  if (!map) return null;
  const around = Object.keys(map.lands).filter((id) => !lands.includes(id));
  return html`
    <${Cutout} map=${map} box=${box} scene=${scene} pieces=${false} />
    <svg class="reach changing" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="veil" d=${around.map((id) => map.lands[id].path).join("")} />
      ${lands.map(
        (id) =>
          map.lands[id] &&
          scene[id] &&
          html`<${Pieces}
            key=${id}
            x=${map.lands[id].slot[0]}
            y=${map.lands[id].slot[1]}
            stand=${scene[id]}
            scale=${box[2] / 220}
          />`,
      )}
    </svg>
  `;
}

/**
 * A window of these proportions with all of the lands in it.
 * @param {any} map
 * @param {string[]} lands
 * @param {number} ratio
 */
function enclosing(map, lands, ratio) {
  const all = lands.flatMap((id) => (map.lands[id] ? [boundsOf(map.lands[id].path)] : []));
  const [left, right] = [Math.min(...all.map((one) => one.left)), Math.max(...all.map((one) => one.right))];
  const [top, bottom] = [Math.min(...all.map((one) => one.top)), Math.max(...all.map((one) => one.bottom))];
  const height = Math.max(bottom - top, (right - left) / ratio) * 1.08;
  return [(left + right - height * ratio) / 2, (top + bottom - height) / 2, height * ratio, height];
}

/**
 * The whole world as it is.
 * @param {{book: import("./words.js").Book, view: any, viewer: number | null, coins?: boolean}} props
 */
export function WorldPicture({ book, view, viewer, coins = false }) {
  const map = useMap(book.game);
  const scene = useMemo(() => sceneOf(view, viewer, coins), [view, viewer]);
  return map ? html`<${Cutout} map=${map} box=${map.viewBox} scene=${scene} fit="meet" />` : null;
}

/**
 * The world with these areas in full colour, the others under a veil.
 * @param {{book: import("./words.js").Book, view: any, viewer: number | null, areas: string[]}} props
 */
export function ChangingPicture({ book, view, viewer, areas }) {
  const map = useMap(book.game);
  const scene = useMemo(() => sceneOf(view, viewer), [view, viewer]);
  if (!map) return null;
  const changing = new Set(areas.flatMap((area) => book.areas.get(area)?.lands ?? []));
  const veiled = Object.keys(map.lands).filter((id) => !changing.has(id));
  const clear = Object.keys(map.lands).filter((id) => changing.has(id));
  return html`
    <${Cutout} map=${map} box=${map.viewBox} scene=${scene} fit="meet" pieces=${false} />
    <svg class="reach changing" viewBox=${map.viewBox.join(" ")} preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path class="veil" d=${veiled.map((id) => map.lands[id].path).join("")} />
      <path class="clear" d=${clear.map((id) => map.lands[id].path).join("")} />
    </svg>
  `;
}
