// The wide picture of the home page: a piece of a World, drawn once by tools/client/pictures.py. It takes the colours
// of the page.

import { html } from "htm/preact";
import { svgOf, inksOf } from "./draw/tile.js";

/** The terrains of the corners at which its tiles meet, row by row. */
const CORNERS = ["MMFFOOPPF", "PFFOOPPFF", "PPFOOMMFO"];
const SIZE = 132;

/** The face whose north-west corner is this one. @param {number} x @param {number} y */
function faceAt(x, y) {
  const corners = CORNERS[y][x] + CORNERS[y][x + 1] + CORNERS[y + 1][x + 1] + CORNERS[y + 1][x];
  return corners[0] === corners[2] && corners[1] === corners[3] && corners[0] !== corners[1]
    ? `${corners}/${corners[0]}`
    : corners;
}

/** A tenth of a pixel is fine enough, and half as long. @param {string} drawing */
const short = (drawing) => drawing.replace(/\d+\.\d\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

export function Picture() {
  const columns = CORNERS[0].length - 1;
  const rows = CORNERS.length - 1;
  // A picture within the picture is cut off at its edges, as a tile is.
  const tiles = Array.from({ length: columns * rows }, (_, n) => {
    const [x, y] = [n % columns, Math.floor(n / columns)];
    const drawing = short(svgOf(inksOf(faceAt(x, y), SIZE), (name) => `var(--g-${name})`));
    return `<svg x="${x * SIZE}" y="${y * SIZE}" width="${SIZE}" height="${SIZE}">${drawing}</svg>`;
  });
  return html`<svg
    class="cutout"
    viewBox=${`0 0 ${columns * SIZE} ${rows * SIZE}`}
    preserveAspectRatio="xMidYMid slice"
    dangerouslySetInnerHTML=${{ __html: tiles.join("") }}
  />`;
}
