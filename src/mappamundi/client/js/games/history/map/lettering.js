// Where the names stand: under the seal or in the middle of the land, without covering seals or each other.

/**
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 * @typedef {{id: string, lines: string[], x: number, y: number, shift: number, rank: number, resource: boolean, waste: boolean}} Name
 *   at (x, y) of the sheet, moved down by `shift` pixels of the screen; the first line's middle
 * @typedef {Name & {dx: number, hidden: boolean, width: number}} PlacedName
 */

/** @type {CanvasRenderingContext2D | null} */
let pen = null;
/** @type {Map<string, number>} */
const widths = new Map();

/** How wide a text is at one pixel of type. @param {string} text */
export function widthOf(text) {
  let width = widths.get(text);
  if (width === undefined) {
    pen ??= document.createElement("canvas").getContext("2d");
    if (!pen) return text.length * 0.5;
    pen.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue("--serif")}`;
    width = pen.measureText(text).width / 100;
    widths.set(text, width);
  }
  return width;
}

/** A name in the lines it had in the drawing, or broken in two if it is long. @param {string} name @param {string} drawn @param {string[]} lines */
export function broken(name, drawn, lines) {
  if (name === drawn) return lines;
  const words = name.split(" ");
  if (words.length < 2 || (lines.length < 2 && widthOf(name) < 1.25 * widthOf(drawn))) return [name];
  let best = [name];
  let least = Infinity;
  for (let n = 1; n < words.length; n++) {
    const pair = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    const wide = Math.max(...pair.map(widthOf));
    if (wide < least) {
      least = wide;
      best = pair;
    }
  }
  return best;
}

/** The size of land names, in pixels. @param {number} zoom */
export const typeSize = (zoom) => (zoom >= 2.6 ? 15 : zoom >= 1.5 ? 13 : 11);

const meet = (/** @type {Box} */ a, /** @type {Box} */ b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Names step aside for seals, tags and each other; where no place is left, the one in focus stays and others hide.
 * @param {Name[]} names
 * @param {Box[]} seals and tags, in pixels of the screen
 * @param {Box[]} titles of regions, to be covered only if there is no other place
 * @param {{scale: number, zoom: number, piece: number, strays: (id: string, x: number, y: number) => boolean}} look
 * @returns {PlacedName[]}
 */
export function arrange(names, seals, titles, { scale, zoom, piece, strays }) {
  const size = typeSize(zoom);
  const step = size * 1.09;
  /** @type {Box[]} */
  const taken = [];
  const placed = names.map((name) => ({ ...name, dx: 0, hidden: false, width: Math.max(...name.lines.map(widthOf)) * size }));
  for (const name of [...placed].sort((a, b) => a.rank - b.rank)) {
    const half = name.width / 2 + 1;
    const left = half + (name.resource ? 8 : 0);
    const at = (/** @type {number} */ dx, /** @type {number} */ shift) => {
      const x = name.x * scale + dx;
      const y = name.y * scale + shift;
      return { left: x - left, right: x + half, top: y - size * 0.52, bottom: y + (name.lines.length - 1) * step + size * 0.42 };
    };
    const free = (/** @type {Box} */ box) => !taken.some((other) => meet(box, other)) && !seals.some((seal) => meet(box, seal));
    const under = name.shift > 0;
    const side = 14 * piece;
    const lower = (name.lines.length - 1) * step;
    const choices = under
      ? [[0, name.shift], [12, name.shift], [-12, name.shift], [0, -name.shift - lower], [side + left, 0], [-side - half, 0], [22, name.shift + 3], [-22, name.shift + 3]]
      : [[0, name.shift], [10, name.shift], [-10, name.shift], [0, name.shift + 9], [0, name.shift - 9]];
    /** @type {number[] | null} */
    let best = null;
    for (const [n, choice] of choices.entries()) {
      const box = at(choice[0], choice[1]);
      if (!free(box)) continue;
      // A name may leave its land over the sea, not over another land.
      const middle = (box.top + size / 2) / scale;
      if (n > 2 && [box.left, (box.left + box.right) / 2, box.right].some((x) => strays(name.id, x / scale, middle))) continue;
      best ??= choice;
      if (titles.some((title) => meet(box, title))) continue;
      best = choice;
      break;
    }
    if (best) [name.dx, name.shift] = best;
    else if (name.rank > 0) name.hidden = true;
    if (!name.hidden) taken.push(at(name.dx, name.shift));
  }
  return placed;
}
