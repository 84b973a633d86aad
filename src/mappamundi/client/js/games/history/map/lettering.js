// Where the names stand: under the seal or in the middle of the land, without covering seals or each other.

import { signal } from "@preact/signals";

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{
 *   id: string,
 *   lines: string[],
 *   x: number,
 *   y: number,
 *   shift: number,
 *   rank: number,
 *   sign: import("../signs.js").SignName | "",
 *   waste: boolean,
 * }} Name
 *   at (x, y) of the sheet, moved down by `shift` pixels of the screen; the first line's middle
 * @typedef {Name & {dx: number, hidden: boolean, width: number, box: Box | null}} PlacedName
 */

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** @type {Map<string, number>} */
const widths = new Map();
/** @type {Map<string, string>} */
const faces = new Map();

/** How often letters came that were not there before: what was measured without them is measured again. */
const came = signal(0);
document.fonts.addEventListener("loadingdone", () => {
  widths.clear();
  came.value += 1;
});

/** How wide a text is at one pixel of type. @param {string} text @param {"normal" | "italic" | "capitals"} [face] */
export function widthOf(text, face = "normal") {
  came.value;
  const key = `${face} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * 0.5;
    pen.font = fontOf(face);
    width = pen.measureText(face === "capitals" ? text.toUpperCase() : text).width / 100;
    widths.set(key, width);
  }
  return width;
}

/** @param {"normal" | "italic" | "capitals"} face */
function fontOf(face) {
  let font = faces.get(face);
  if (font === undefined) {
    const family = getComputedStyle(document.documentElement).getPropertyValue(
      face === "capitals" ? "--sans" : "--serif",
    );
    font = `${face === "capitals" ? "600" : face} 100px ${family}`;
    faces.set(face, font);
  }
  return font;
}

/**
 * A name in the lines it had in the drawing, or broken in two if it is long.
 * @param {string} name
 * @param {string} drawn
 * @param {string[]} lines
 */
export function broken(name, drawn, lines) {
  if (name === drawn) return lines;
  const words = name.split(" ");
  if (words.length < 2 || (lines.length < 2 && widthOf(name) < 1.25 * widthOf(drawn))) return [name];
  let best = [name];
  let least = Infinity;
  for (let n = 1; n < words.length; n++) {
    const pair = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    const wide = Math.max(...pair.map((line) => widthOf(line)));
    if (wide < least) {
      least = wide;
      best = pair;
    }
  }
  return best;
}

/** No land that a name could be taken to belong to is narrower than this, in pixels. */
const ACROSS = 8;

/**
 * The size of land names, in pixels: where the whole world is small, a little less leaves room for more of them.
 * @param {number} zoom
 */
export const typeSize = (zoom) => (zoom >= 2.6 ? 15 : zoom >= 1.5 ? 13 : zoom >= 0.95 ? 11 : zoom >= 0.72 ? 10 : 11);

export const meet = (/** @type {Box} */ a, /** @type {Box} */ b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Whether a window would cut through something: what lies wholly outside is not cut.
 * @param {Box} box
 * @param {Box} window
 */
export const cut = (box, window) =>
  meet(box, window) &&
  (box.left < window.left || box.right > window.right || box.top < window.top || box.bottom > window.bottom);

/**
 * What of the sheet is in the window while it rests, in pixels of the screen from the sheet's corner.
 * @param {import("./model.js").Model} model
 * @returns {Box}
 */
export function windowOf({ camera }) {
  const { x, y } = camera.resting.value;
  const { width, height } = camera.settled.value;
  return { left: -x, right: width - x, top: -y, bottom: height - camera.covered - y };
}

/** Boxes of the window as boxes of the sheet. @param {Box[]} boxes @param {Box} window @returns {Box[]} */
export const shifted = (boxes, window) =>
  boxes.map((box) => ({
    left: box.left + window.left,
    right: box.right + window.left,
    top: box.top + window.top,
    bottom: box.bottom + window.top,
  }));

/**
 * Names step aside for seals, tags, each other and the edge of the window; where no place is left, the one in focus
 * stays and others hide.
 * @param {Name[]} names
 * @param {Box[]} blocked by seals, tags and buttons, in pixels of the screen
 * @param {Box[]} titles of areas and waters, to be covered only if there is no other place
 * @param {{
 *   scale: number,
 *   zoom: number,
 *   piece: number,
 *   window: Box,
 *   far: boolean,
 *   strays: (id: string, x: number, y: number) => boolean,
 * }} look
 *   from far away a name must keep to its own land or the sea: there is no room to see to which land it belongs
 * @returns {PlacedName[]}
 */
export function arrange(names, blocked, titles, { scale, zoom, piece, window, far, strays }) {
  const size = typeSize(zoom);
  const step = size * 1.09;
  /** @type {Box[]} */
  const taken = [];
  const placed = names.map((name) => ({
    ...name,
    dx: 0,
    hidden: false,
    box: /** @type {Box | null} */ (null),
    // Wastelands are set wider.
    width:
      Math.max(
        ...name.lines.map((line) => (name.waste ? widthOf(line, "italic") + 0.04 * line.length : widthOf(line))),
      ) * size,
  }));
  for (const name of [...placed].sort((a, b) => a.rank - b.rank)) {
    const half = name.width / 2 + 2;
    const left = half + (name.sign ? (name.sign === "resource" ? 10 : 16) : 0);
    const at = (/** @type {number} */ dx, /** @type {number} */ shift) => {
      const x = name.x * scale + dx;
      const y = name.y * scale + shift;
      return {
        left: x - left,
        right: x + half,
        top: y - size * 0.52,
        bottom: y + (name.lines.length - 1) * step + size * 0.42,
      };
    };
    // Names may stand close below each other; at the edge the tails of their letters count as well.
    const free = (/** @type {Box} */ box) =>
      !cut({ ...box, bottom: box.bottom + size * 0.2 }, window) &&
      !taken.some((other) => meet(box, other)) &&
      !blocked.some((other) => meet(box, other));
    // A name may leave its land over the sea, not over another land.
    const astray = (/** @type {Box} */ box) => {
      const middle = (box.top + size / 2) / scale;
      const parts = Math.max(2, Math.ceil((box.right - box.left) / ACROSS));
      return Array.from({ length: parts + 1 }, (_, n) => box.left + ((box.right - box.left) * n) / parts).some((x) =>
        strays(name.id, x / scale, middle),
      );
    };
    const under = name.shift > 0;
    const side = 14 * piece;
    const lower = (name.lines.length - 1) * step;
    const choices = under
      ? [
          [0, name.shift],
          [12, name.shift],
          [-12, name.shift],
          [0, -name.shift - lower],
          [side + left, 0],
          [-side - half, 0],
          [22, name.shift + 3],
          [-22, name.shift + 3],
          [side + left, 8],
          [-side - half, 8],
          [side + left, -8],
          [-side - half, -8],
        ]
      : [
          [0, name.shift],
          [10, name.shift],
          [-10, name.shift],
          [0, name.shift + 9],
          [0, name.shift - 9],
          [20, name.shift],
          [-20, name.shift],
          [14, name.shift + 9],
          [-14, name.shift + 9],
          [14, name.shift - 9],
          [-14, name.shift - 9],
        ];
    /** @type {number[] | null} */
    let best = null;
    for (const [n, choice] of choices.entries()) {
      const box = at(choice[0], choice[1]);
      if (!free(box)) continue;
      if ((far || n > 2) && astray(box)) continue;
      best ??= choice;
      if (titles.some((title) => meet(box, title))) continue;
      best = choice;
      break;
    }
    if (best) [name.dx, name.shift] = best;
    else if (name.rank > 0) name.hidden = true;
    else name.dx = inward(at(0, name.shift), window);
    name.box = name.hidden ? null : at(name.dx, name.shift);
    if (name.box) taken.push(name.box);
  }
  return placed;
}

/** How far to the side a box must go to lie in the window. @param {Box} box @param {Box} window */
const inward = (box, window) => Math.max(0, window.left - box.left) - Math.max(0, box.right - window.right);
