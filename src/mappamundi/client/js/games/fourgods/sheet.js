// The World as a picture to keep: a mounted sheet with its title and names, without outlines and numbers. Drawn on a
// canvas to be saved, or as vectors to be printed.

import { glyphOf } from "../../ui/seal.js";
import { inksOf, paint, svgOf, QUARTERS } from "./draw/tile.js";
import { placeOf } from "./fits.js";
import { pigmentOfGod } from "./gods.js";
import { PAWN, TOWN } from "./pieces.js";
import { edgesOf } from "./world.js";

/** @typedef {import("./draw/marks.js").Ink} Ink */
/** @typedef {import("./gods.js").God} God */
/**
 * Something drawn from a point; with a side, nothing of it beyond that square.
 * @typedef {{x: number, y: number, scale: number, inks: Ink[], side?: number}} Part
 */
/**
 * A line of words around a point.
 * @typedef {{x: number, y: number, size: number, italic: boolean, text: string}} Words
 */
/** @typedef {{width: number, height: number, parts: Part[], words: Words[]}} Sheet */
/**
 * What stands under the World.
 * @typedef {{title: string, made: string, names: {god: God | null, text: string}[]}} Caption
 */

/** In units of the sheet: the width of the paper, the margin around the frame, and a cell. */
const WIDTH = 676;
const MARGIN = 28;
const FRAME = 6;
/** How wide a saved picture is, in pixels. */
export const PIXELS = 2400;
const INK = "#231d17";
const GILT = "#c79a2b";
const PAPER = "#fdfaf2";
const LINE = "#ddd2bf";
/** How large names are written, the room for a prophet before one, and what is left between two. */
const NAME = 16;
const PAWN_ROOM = 24;
const APART = 26;

const box = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h) =>
  `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
const disc = (/** @type {number} */ r) => `M0 ${-r}A${r} ${r} 0 1 1-.01 ${-r}Z`;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} height
 * @param {God} god
 * @param {boolean} hidden
 * @returns {Part[]}
 */
function prophet(x, y, height, god, hidden) {
  const scale = height / 27;
  return [
    {
      x,
      y,
      scale,
      inks: [
        { d: PAWN, stroke: PAPER, width: 3.4 },
        { d: PAWN, fill: `seat-${pigmentOfGod(god, false)}` },
        { d: PAWN, stroke: INK, width: 0.9 },
      ],
    },
    {
      x,
      y: y + 3.4 * scale,
      scale: 0.82 * scale,
      inks: [{ d: glyphOf(pigmentOfGod(god, hidden)), fill: god === "humans" ? INK : PAPER }],
    },
  ];
}

/** @param {number} x @param {number} y @param {number} size @returns {Part[]} */
function city(x, y, size) {
  const scale = size / 31;
  return [
    {
      x,
      y,
      scale,
      inks: [
        { d: disc(14.6), fill: PAPER },
        { d: disc(14.6), stroke: INK, width: 0.9 },
        { d: disc(12.6), stroke: GILT, width: 0.8 },
      ],
    },
    { x, y: y + 1.2 * scale, scale, inks: [{ d: TOWN, fill: INK }] },
  ];
}

/** How wide words are, in units of the sheet. @param {string} text @param {number} size */
function widthOf(text, size) {
  const on = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  on.font = font({ size, italic: false });
  return on.measureText(text).width;
}

/** @param {import("./model.js").World} world @param {boolean} hidden @param {Caption} caption @returns {Sheet} */
export function sheetOf({ width: columns, height: rows, tiles, cities }, hidden, { title, made, names }) {
  const size = (WIDTH - 2 * MARGIN - 2 * FRAME) / columns;
  const [left, top] = [MARGIN + FRAME, MARGIN + FRAME];
  const bottom = MARGIN + 2 * FRAME + rows * size;
  const height = bottom + 142;
  const [wide, high] = [columns * size, rows * size];
  /** @type {Part[]} */
  const parts = [
    {
      x: 0,
      y: 0,
      scale: 1,
      inks: [
        { d: box(0, 0, WIDTH, height), fill: PAPER },
        { d: box(10, 10, WIDTH - 20, height - 20), stroke: "#b9ab92", width: 1 },
        { d: box(MARGIN, MARGIN, wide + 2 * FRAME, high + 2 * FRAME), fill: "#3a3027" },
        { d: box(MARGIN + 3.5, MARGIN + 3.5, wide + 5, high + 5), stroke: "#a97f22", width: 1 },
        { d: box(left, top, wide, high), fill: "ground" },
      ],
    },
  ];
  // Where the World has stayed open, its cells are ruled.
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, n) => `M${left + (n + 1) * size} ${top}v${high}`),
    ...Array.from({ length: rows - 1 }, (_, n) => `M${left} ${top + (n + 1) * size}h${wide}`),
  ];
  parts.push({ x: 0, y: 0, scale: 1, inks: [{ d: lines.join(""), stroke: LINE, width: 0.8 }] });
  /** @type {Part[]} */
  const pieces = [];
  /** Sides that nothing was laid against. @type {string[]} */
  const coast = [];
  for (const [cell, { face, prophet: here }] of tiles) {
    const [x, y] = placeOf(cell);
    parts.push({
      x: left + x * size,
      y: top + y * size,
      scale: 1,
      inks: inksOf(face, size, here?.corner ?? null),
      side: size,
    });
    const [west, north] = [left + x * size, top + y * size];
    const sides = {
      n: `M${west} ${north}h${size}`,
      e: `M${west + size} ${north}v${size}`,
      s: `M${west} ${north + size}h${size}`,
      w: `M${west} ${north}v${size}`,
    };
    for (const edge of edgesOf({ width: columns, height: rows, tiles }, x, y).split(" ").filter(Boolean))
      coast.push(sides[/** @type {keyof typeof sides} */ (edge.slice("edge-".length))]);
    if (!here) continue;
    const [u, v] = QUARTERS[here.corner];
    pieces.push(...prophet(left + (x + u) * size, top + (y + v) * size, size * 0.44, here.god, hidden));
  }
  parts.push({ x: 0, y: 0, scale: 1, inks: [{ d: coast.join(""), stroke: "#332921", width: 1.5 }] });
  for (const [cell, { god }] of cities) {
    const [x, y] = placeOf(cell);
    pieces.push(
      ...city(left + (x + 0.5) * size, top + (y + 0.5) * size, size * 0.8),
      ...prophet(left + (x + 0.75) * size, top + (y + 0.74) * size, size * 0.36, god, hidden),
    );
  }
  const words = [
    { x: WIDTH / 2, y: bottom + 44, size: 30, italic: false, text: title },
    { x: WIDTH / 2, y: bottom + 72, size: 15, italic: true, text: made },
  ];
  // The names side by side in the middle, each with its prophet; long ones are written smaller.
  const widths = names.map(({ god, text }) => widthOf(text, NAME) + (god ? PAWN_ROOM : 0));
  const sum = widths.reduce((all, one) => all + one, 0);
  const room = WIDTH - 2 * MARGIN - (names.length - 1) * APART;
  const small = Math.min(1, room / sum);
  let x = (WIDTH - small * sum - (names.length - 1) * APART) / 2;
  names.forEach(({ god, text }, n) => {
    const end = x + small * widths[n];
    if (god) pieces.push(...prophet(x + (small * PAWN_ROOM) / 3, bottom + 100, 20 * small, god, hidden));
    const from = x + (god ? small * PAWN_ROOM : 0);
    words.push({ x: (from + end) / 2, y: bottom + 106, size: NAME * small, italic: false, text });
    x = end + APART;
  });
  return { width: WIDTH, height, parts: [...parts, ...pieces], words };
}

/**
 * The colours of paper by daylight, whatever the theme of the screen: a picture is for everybody.
 * @returns {(name: string) => string}
 */
function daylight() {
  const probe = document.createElement("i");
  probe.className = "g-light";
  document.body.append(probe);
  const style = getComputedStyle(probe);
  /** @type {Map<string, string>} */
  const known = new Map();
  const read = (/** @type {string} */ name) => {
    const found =
      known.get(name) ?? style.getPropertyValue(name.startsWith("seat-") ? `--${name}` : `--g-${name}`).trim();
    known.set(name, found);
    return found;
  };
  queueMicrotask(() => probe.remove());
  return (name) => (name.startsWith("#") ? name : read(name));
}

/** @param {{size: number, italic: boolean}} words */
const font = ({ size, italic }) => `${italic ? "italic " : ""}${size}px "Mundi Serif", Georgia, serif`;

/** @param {Sheet} sheet @returns {HTMLCanvasElement} */
export function painted({ width, height, parts, words }) {
  const colour = daylight();
  const canvas = document.createElement("canvas");
  const zoom = PIXELS / width;
  canvas.width = PIXELS;
  canvas.height = Math.round(height * zoom);
  const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const stand = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) =>
    on.setTransform(zoom * scale, 0, 0, zoom * scale, zoom * x, zoom * y);
  for (const { x, y, scale, inks, side } of parts) {
    on.save();
    stand(x, y, scale);
    if (side) on.clip(new Path2D(box(0, 0, side, side)));
    paint(on, inks, colour);
    on.restore();
  }
  stand(0, 0, 1);
  on.fillStyle = INK;
  on.textAlign = "center";
  for (const line of words) {
    on.font = font(line);
    on.fillText(line.text, line.x, line.y);
  }
  return canvas;
}

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** @param {Sheet} sheet */
export function printed({ width, height, parts, words }) {
  const colour = daylight();
  const drawn = parts.map(({ x, y, scale, inks, side }) =>
    side
      ? `<svg x="${x}" y="${y}" width="${side}" height="${side}">${svgOf(inks, colour)}</svg>`
      : `<g transform="translate(${x} ${y}) scale(${scale})">${svgOf(inks, colour)}</g>`,
  );
  const letters = `text-anchor="middle" font-family="Mundi Serif, Georgia, serif" fill="${INK}"`;
  const said = words.map(({ x, y, size, italic, text }) => {
    const font = `font-size="${size}"${italic ? ' font-style="italic"' : ""}`;
    return `<text x="${x}" y="${y}" ${font} ${letters}>${escaped(text)}</text>`;
  });
  const body = [...drawn, ...said].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Save it as a picture. @param {Sheet} sheet @param {string} name @returns {Promise<void>} */
export async function save(sheet, name) {
  const blob = await pictureOf(sheet);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {Sheet} sheet @returns {Promise<Blob>} */
export async function pictureOf(sheet) {
  await document.fonts.ready;
  return new Promise((done, fail) =>
    painted(sheet).toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Print it alone, as vectors. @param {Sheet} sheet */
export function print(sheet) {
  const page = document.createElement("div");
  page.className = "g-print";
  page.innerHTML = printed(sheet);
  document.body.append(page);
  addEventListener("afterprint", () => page.remove(), { once: true });
  window.print();
}
