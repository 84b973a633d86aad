// The lettering of the sheet itself: waters along gentle curves, areas in capitals with their values.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { cut, meet, shifted, widthOf } from "./lettering.js";
import { memo } from "../../../ui/memo.js";
import { ROMAN } from "../words.js";

/**
 * @typedef {import("./lettering.js").Box} Box
 * @typedef {[number, number]} Point
 */

/** Letters of waters stand this far apart, in ems; closer, and then smaller, where a name is longer than its water. */
const WIDE = 0.09;
const CLOSE = 0.02;
const SMALLEST = 0.84;
/** Beyond what was measured: the face at hand may be wider than the one that was asked for. */
const SPARE = 0.1;

/** @param {string} curve as `M start Q control end` @returns {[Point, Point, Point]} */
function pointsOf(curve) {
  const [a, b, c, d, e, f] = (curve.match(/-?[\d.]+/g) ?? []).map(Number);
  return [
    [a, b],
    [c, d],
    [e, f],
  ];
}

/**
 * A point of a curve; before 0 and after 1 it runs on as it bends.
 * @param {[Point, Point, Point]} points
 * @param {number} share
 * @returns {Point}
 */
function pointAt([a, b, c], share) {
  const rest = 1 - share;
  const mix = (/** @type {0 | 1} */ n) => rest * rest * a[n] + 2 * rest * share * b[n] + share * share * c[n];
  return [mix(0), mix(1)];
}

/**
 * How a name is set along its curve: the curve, longer at both ends if need be, the size of the type in units of the
 * sheet, the space between letters in ems, and the ground it covers. Nothing is ever cut off.
 * @param {string} name
 * @param {string} curve
 * @param {number} size in units of the sheet
 */
export function alongCurve(name, curve, size) {
  const points = pointsOf(curve);
  let long = 0;
  for (let n = 0; n < 16; n++) {
    const [a, b] = [pointAt(points, n / 16), pointAt(points, (n + 1) / 16)];
    long += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  const wide = widthOf(name, "italic");
  const gaps = [...name].length;
  const room = long / (1 + SPARE / 2);
  const spacing = Math.min(WIDE, Math.max(CLOSE, (room / size - wide) / gaps));
  const type = size * Math.min(1, Math.max(SMALLEST, room / (size * (wide + spacing * gaps))));
  const needed = type * (wide + spacing * gaps);
  const more = Math.max(0, ((1 + SPARE) * needed) / long - 1) / 2;
  const [from, to] = [pointAt(points, -more), pointAt(points, 1 + more)];
  // The middle of the longer curve and its two ends give its control point.
  const middle = pointAt(points, 0.5);
  const control = [2 * middle[0] - (from[0] + to[0]) / 2, 2 * middle[1] - (from[1] + to[1]) / 2];
  const put = (/** @type {number[]} */ point) => point.map((value) => value.toFixed(1)).join(" ");
  const reach = needed / 2 / long;
  const steps = Math.max(2, Math.ceil(needed / type));
  const ground = Array.from({ length: steps + 1 }, (_, n) => pointAt(points, 0.5 - reach + (2 * reach * n) / steps));
  return { d: `M${put(from)}Q${put(control)} ${put(to)}`, type, spacing, ground };
}

/**
 * The names of the waters along their curves; hidden where the window or a button would cut them.
 * @param {import("./model.js").Model} model
 * @param {Box} window
 */
export function placeWaters(model, window) {
  const { world, catalogue, camera } = model;
  const { scale } = camera.settled.value;
  const controls = shifted(model.controls.value, window);
  // Names of waters that are no part of the game stand at the very edge, and go where the window cuts it.
  const short = camera.settled.value.height - world.height * camera.fit < -4;
  return Object.entries(world.data.waters).flatMap(([id, water]) =>
    (water.closed && short ? [] : water.names).map(({ curve, size }, n) => {
      const name = catalogue.waters.has(id) ? catalogue.name(id) : t(`water-${id.replaceAll("_", "-")}`);
      const { d, type, spacing, ground } = alongCurve(name, curve, (size * camera.piece) / scale);
      const half = (type * scale) / 2;
      const boxes = ground.map(([x, y]) => ({
        left: x * scale - half,
        right: x * scale + half,
        top: y * scale - 1.5 * half,
        bottom: y * scale + half / 2,
      }));
      const hidden =
        boxes.some((box) => cut(box, window) || controls.some((control) => meet(box, control))) || apart(boxes, window);
      return { id: `water-${id}-${n}`, name, d, type: type.toFixed(2), spacing: spacing.toFixed(3), hidden, boxes };
    }),
  );
}

/** Whether only a part of these lies in the window. @param {Box[]} boxes @param {Box} window */
function apart(boxes, window) {
  const seen = boxes.filter((box) => meet(box, window)).length;
  return seen > 0 && seen < boxes.length;
}

/** @param {{places: ReturnType<typeof placeWaters>}} props */
export function Waters({ places }) {
  return html`<g class="waters">
    ${places.map(
      (water) =>
        html`<${Water}
          key=${water.id}
          id=${water.id}
          name=${water.name}
          d=${water.d}
          type=${water.type}
          spacing=${water.spacing}
          hidden=${water.hidden}
        />`,
    )}
  </g>`;
}

const Water = memo(
  (
    /** @type {{id: string, name: string, d: string, type: string, spacing: string, hidden: boolean}} */ {
      id,
      name,
      d,
      type,
      spacing,
      hidden,
    },
  ) => {
    const style = { fontSize: `${type}px`, letterSpacing: `${spacing}em` };
    return html`
      <path id=${id} d=${d} />
      <text class=${hidden ? "crowded" : ""} style=${style}>
        <textPath href=${`#${id}`} startOffset="50%">${name}</textPath>
      </text>
    `;
  },
);

/** The size of areas' names, in pixels, as in the style sheet. */
const TYPE = 8.2;
/** How far an area's name may step aside, in pixels. */
const ASIDE = [
  [0, 0],
  [0, 12],
  [0, -12],
  [18, 0],
  [-18, 0],
  [18, 12],
  [-18, 12],
  [18, -12],
  [-18, -12],
  [36, 0],
  [-36, 0],
  [0, 26],
  [0, -26],
  [56, 0],
  [-56, 0],
  [36, 14],
  [-36, 14],
];

/**
 * Where the areas' names stand: near the place drawn for them, off seals, tags, buttons and the edge of the window.
 * @param {import("./model.js").Model} model
 * @param {Box[]} blocked
 * @param {Box} window
 * @returns {{id: string, x: number, y: number, dx: number, dy: number, box: Box | null}[]} without a box: no place
 */
export function placeAreas(model, blocked, window) {
  const { world, catalogue, camera } = model;
  const { scale } = camera.settled.value;
  /** @type {Box[]} */
  const taken = [];
  return Object.entries(world.data.regions).map(([id, { label }]) => {
    const name = catalogue.name(id);
    const worth = worthOf(model, id);
    const half =
      Math.max(
        widthOf(name, "capitals") * TYPE + 0.66 * name.length,
        widthOf(worth, "capitals") * TYPE + 0.5 * worth.length,
      ) /
        2 +
      2;
    const [x, y] = [label[0] * scale, label[1] * scale];
    for (const [dx, dy] of ASIDE) {
      const box = { left: x + dx - half, right: x + dx + half, top: y + dy - 5, bottom: y + dy + 15 };
      if (cut(box, window) || blocked.some((other) => meet(box, other)) || taken.some((other) => meet(box, other)))
        continue;
      taken.push(box);
      return { id, x: label[0], y: label[1], dx, dy, box };
    }
    return { id, x: label[0], y: label[1], dx: 0, dy: 0, box: null };
  });
}

/**
 * Areas beside themselves, with what presence, dominance and supremacy bring.
 * @param {{model: import("./model.js").Model, places: ReturnType<typeof placeAreas>}} props
 */
export function Areas({ model, places }) {
  return places.map(
    ({ id, x, y, dx, dy, box }) =>
      html`<${AreaName}
        key=${id}
        name=${model.catalogue.name(id)}
        worth=${worthOf(model, id)}
        x=${x}
        y=${y}
        dx=${dx}
        dy=${dy}
        hidden=${!box}
      />`,
  );
}

/**
 * What presence, dominance and supremacy bring in an area, as it is written under its name.
 * @param {import("./model.js").Model} model
 * @param {string} id
 */
function worthOf(model, id) {
  if (model.store.view.value === null) return "";
  const value = model.values.value[id];
  return value?.some(Boolean)
    ? value.join("·")
    : t("map-no-value", { epoch: ROMAN[model.catalogue.areas.get(id)?.active_from ?? 0] });
}

const AreaName = memo(
  (
    /** @type {{name: string, worth: string, x: number, y: number, dx: number, dy: number, hidden: boolean}} */ {
      name,
      worth,
      x,
      y,
      dx,
      dy,
      hidden,
    },
  ) =>
    html`<g class=${`region-name ${hidden ? "crowded" : ""}`}>
      <text x=${x} y=${y} dx=${`${dx / TYPE}em`} dy=${`${(dy + 3) / TYPE}em`}>${name}</text>
      ${
        worth
          ? html`<text class="region-values" x=${x} y=${y} dx=${`${dx / TYPE}em`} dy=${`${(dy + 13) / TYPE}em`}>
              ${worth}
            </text>`
          : null
      }
    </g>`,
);
