// Players' signs: six pigments, each with a pattern and a glyph, so that nothing is said by colour alone.

import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { settings } from "../keep.js";
import { memo } from "./memo.js";

/** By pigment: the name of its glyph. */
export const GLYPHS = ["star", "moon", "cross", "diamond", "peak", "ring"];
export const PIGMENTS = ["vermilion", "lapis", "verdigris", "saffron", "mallow", "ink"];

/** Paths of the glyphs in a circle of radius 6 around 0,0. */
export const GLYPH_PATHS = [
  "M0-5.2 1.5-1.7 5.2-1.5 2.3.9 3.3 4.5 0 2.4-3.3 4.5-2.3.9-5.2-1.5-1.5-1.7Z",
  "M1.8-4.6A4.9 4.9 0 1 0 4.6 2.6 3.9 3.9 0 0 1 1.8-4.6Z",
  "M-1.5-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z",
  "M0-5 4 0 0 5-4 0Z",
  "M0-4.5 4.7 3.8H-4.7Z",
  "M0-4.6A4.6 4.6 0 1 1-.01-4.6ZM0-2.1A2.1 2.1 0 1 0 .01-2.1Z",
];

/** @param {[number, number][]} centres */
function dots(...centres) {
  return centres.map(([x, y]) => `M${x} ${y - 1.4}a1.4 1.4 0 1 1-.01 0Z`).join("");
}

/**
 * What a game may give its seats in their place, counted on from those: wave, sun, leaf, summit, a ring in grey, and on
 * plain ground one to four dots.
 */
const WORN_PATHS = [
  "M-4.9-1.2C-3.7-3.2-2.2-3.2-.9-1.9S1.9-.6 3.1-2.1L4.9-2.1C3.7 .4 1.6 .7 .1-.7S-2.6-1.7-3.5-.2ZM-4.9 2.7C-3.7 .7-2.2 .7-.9 2S1.9 3.3 3.1 1.8L4.9 1.8C3.7 4.3 1.6 4.6 .1 3.2S-2.6 2.2-3.5 3.7Z",
  "M0-2.5A2.5 2.5 0 1 1-.01-2.5ZM-.55-5.3H.55V-3.3H-.55ZM-.55 3.3H.55V5.3H-.55ZM-5.3-.55H-3.3V.55H-5.3ZM3.3-.55H5.3V.55H3.3ZM-4.14-3.36L-3.36-4.14-1.95-2.73-2.73-1.95ZM3.36-4.14L4.14-3.36 2.73-1.95 1.95-2.73ZM4.14 3.36L3.36 4.14 1.95 2.73 2.73 1.95ZM-3.36 4.14L-4.14 3.36-2.73 1.95-1.95 2.73Z",
  "M4.4-4.5C4.9 .2 2.7 3.6-1.5 3.5L-2.9 4.9-3.7 4.1-2.6 2.9C-4.3-.9-1.2-4.3 4.4-4.5ZM2.3-2.4L-1.9 2 2.7-2Z",
  "M-1.4-4.2L.9-.6 1.9-2 5 3.7H-5ZM-1.4-4.2Z",
  GLYPH_PATHS[5],
  dots([0, 0]),
  dots([-2.3, 0], [2.3, 0]),
  dots([0, -2.5], [2.4, 1.8], [-2.4, 1.8]),
  dots([-2.2, -2.2], [2.2, -2.2], [2.2, 2.2], [-2.2, 2.2]),
];

/** The pigment of a seat that is known by dots, as many as its number. @param {number} seat */
export const dotsOf = (seat) => GLYPH_PATHS.length + 5 + seat;

/** The glyph of a pigment. @param {number} pigment */
export const glyphOf = (pigment) => GLYPH_PATHS[pigment] ?? WORN_PATHS[pigment - GLYPH_PATHS.length];

/** The pigments of the seats of the table on the screen, where its game gives them its own. */
const worn = signal(/** @type {number[] | null} */ (null));

/** As long as this screen is there the seats wear these pigments. @param {number[] | null} pigments */
export function useWorn(pigments) {
  // At once, for whatever is drawn below.
  if (worn.peek()?.join() !== pigments?.join()) worn.value = pigments;
  useEffect(
    () => () => {
      worn.value = null;
    },
    [],
  );
}

/**
 * The pigment in which a viewer sees a seat: what its game gives it; or its own, unless the viewer wants a favourite,
 * which is swapped.
 * @param {number} seat
 * @param {number | null} viewer
 */
export function pigmentOf(seat, viewer) {
  const given = worn.value?.[seat];
  if (given !== undefined) return given;
  const wish = settings.value.pigment;
  if (wish === null || viewer === null || wish === viewer) return seat;
  if (seat === viewer) return wish;
  return seat === wish ? viewer : seat;
}

/**
 * A seal as a small picture of its own, for lists and headers. A table shows some fifty of them, and few change with a
 * move.
 * @type {(props: {pigment: number, standing?: boolean, size?: number, label?: string, bot?: boolean}) => any}
 */
export const Seal = memo(
  ({ pigment, standing = true, size = 22, label, bot = false }) => html`<svg
    class=${`seal ${standing ? "standing" : "flat"} ${bot ? "bot" : ""}`}
    viewBox="-11.5 -11.5 23 23"
    width=${size}
    height=${size}
    role=${label ? "img" : "presentation"}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <${SealShape} pigment=${pigment} standing=${standing} />
    ${bot ? html`<rect class="notch" x="5" y="5" width="6" height="6" rx="1" />` : null}
  </svg>`,
);

/** The seal itself, to be placed in any picture around 0,0. @param {{pigment: number, standing: boolean}} props */
export function SealShape({ pigment, standing }) {
  if (!standing) {
    return html`
      <circle class="plate" r="10" />
      <circle class=${`ring seat-${pigment}`} r="8.6" />
      <path class=${`flat-glyph seat-${pigment}`} d=${glyphOf(pigment)} transform="scale(.78)" fill-rule="evenodd" />
    `;
  }
  return html`
    <circle class="hairline" r="11.1" />
    <circle class="plate" r="10.7" />
    <circle class=${`disc seat-${pigment}`} r="9.2" />
    ${settings.value.patterns ? html`<circle fill=${`url(#pattern-${pigment})`} r="9.2" />` : null}
    <circle class=${`disc seat-${pigment}`} r="6.9" />
    <path class=${`glyph seat-${pigment}`} d=${glyphOf(pigment)} fill-rule="evenodd" />
  `;
}

/** The patterns, once per page. */
export function PatternDefs() {
  return html`<svg class="visually-hidden" aria-hidden="true" width="0" height="0">
    <defs>
      <pattern id="pattern-0" width="6" height="6" patternUnits="userSpaceOnUse" />
      <pattern id="pattern-1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 3H6" stroke="#fff" stroke-opacity=".62" stroke-width="1.5" />
      </pattern>
      <pattern id="pattern-2" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="1.5" cy="1.5" r="1.05" fill="#fff" fill-opacity=".78" />
        <circle cx="4.5" cy="4.5" r="1.05" fill="#fff" fill-opacity=".78" />
      </pattern>
      <pattern id="pattern-3" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 1.5H6M0 4.5H6" stroke="#231d17" stroke-opacity=".5" stroke-width="1.1" />
      </pattern>
      <pattern id="pattern-4" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 3H6M3 0V6" stroke="#231d17" stroke-opacity=".46" stroke-width=".95" />
      </pattern>
      <pattern id="pattern-5" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M1.5 0V6M4.5 0V6" stroke="#fff" stroke-opacity=".5" stroke-width="1.1" />
      </pattern>
    </defs>
  </svg>`;
}
