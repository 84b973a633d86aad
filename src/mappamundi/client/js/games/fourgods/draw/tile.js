// A face as it lies, as paper and ink: first as a list of what is drawn, then on a canvas for the table or as SVG for a
// picture to keep.

import { TERRAIN } from "../faces.js";
import { contours, pathOf } from "./contour.js";
import { latticeOf } from "./lattice.js";
import { marksOf } from "./marks.js";

/** @typedef {import("./marks.js").Ink} Ink */
/** @typedef {import("../faces.js").Face} Face */
/** @typedef {import("../faces.js").Corner} Corner */

/** Where the inner edge of a terrain runs, and the ripples of water, by claim. */
const EDGE = 0.17;
const RIPPLES = [
  [0.15, 0.95],
  [0.31, 0.62],
  [0.5, 0.42],
];

/**
 * Where a prophet stands: in the quarter of its corner, in parts of the side.
 * @type {Record<Corner, [number, number]>}
 */
export const QUARTERS = { nw: [0.27, 0.29], ne: [0.73, 0.29], se: [0.73, 0.73], sw: [0.27, 0.73] };

/**
 * What is drawn of a tile of so many pixels; the marks make room for a prophet.
 * @param {Face} face as it lies
 * @param {number} size
 * @param {Corner | null} [prophet]
 * @returns {Ink[]}
 */
export function inksOf(face, size, prophet = null) {
  const lattice = latticeOf(face);
  const scale = (size / 66) ** 0.8;
  const path = (/** @type {Float64Array} */ field, /** @type {number} */ level) => pathOf(contours(field, level), size);
  /** @type {Record<"grounds" | "ripples" | "borders" | "marks" | "coasts", Ink[]>} */
  const { grounds, ripples, borders, marks, coasts } = { grounds: [], ripples: [], borders: [], marks: [], coasts: [] };
  const whole = `M0 0H${size}V${size}H0Z`;
  for (const [terrain, field] of lattice) {
    const name = TERRAIN[terrain];
    if (lattice.size === 1) grounds.push({ d: whole, fill: name });
    else {
      // Where three meet, the lines leave a crumb between them: it belongs to the first.
      if (!grounds.length) grounds.push({ d: whole, fill: `${name}-edge` });
      const outline = path(field, 0);
      grounds.push({ d: outline, fill: `${name}-edge` }, { d: path(field, EDGE), fill: name });
      if (terrain === "O") {
        for (const [level, alpha] of RIPPLES)
          ripples.push({ d: path(field, level), stroke: "ripple", width: 0.85 * scale, alpha });
        coasts.push({ d: outline, stroke: "coast", width: 1.7 * scale });
      } else borders.push({ d: outline, stroke: "border", width: 1.05 * scale });
    }
    marks.push(...marksOf(terrain, field, face, size, prophet && QUARTERS[prophet]));
  }
  return [...grounds, ...ripples, ...borders, ...marks, ...coasts];
}

/**
 * Paint inks where the context stands.
 * @param {CanvasRenderingContext2D} on
 * @param {Ink[]} inks
 * @param {(name: string) => string} colour
 */
export function paint(on, inks, colour) {
  on.lineCap = "round";
  on.lineJoin = "round";
  for (const { d, fill, stroke, width = 1, alpha = 1 } of inks) {
    const path = new Path2D(d);
    on.globalAlpha = alpha;
    if (fill) {
      on.fillStyle = colour(fill);
      on.fill(path);
    }
    if (stroke) {
      on.strokeStyle = colour(stroke);
      on.lineWidth = width;
      on.stroke(path);
    }
  }
  on.globalAlpha = 1;
}

/** The same as SVG. @param {Ink[]} inks @param {(name: string) => string} colour */
export const svgOf = (inks, colour) =>
  inks
    .map(({ d, fill, stroke, width = 1, alpha = 1 }) => {
      const round = 'stroke-linecap="round" stroke-linejoin="round"';
      const line = stroke ? ` stroke="${colour(stroke)}" stroke-width="${Math.round(width * 100) / 100}" ${round}` : "";
      return `<path d="${d}" fill="${fill ? colour(fill) : "none"}"${line}${alpha < 1 ? ` opacity="${alpha}"` : ""}/>`;
    })
    .join("");
