// The printed sheet: sea, lands, marks, borders and coast. Drawn once; no move changes it, themes change only its
// colours.

import { html } from "htm/preact";
import { memo } from "../../../ui/memo.js";

/** How strong the ripples along the coast are, the nearest first. */
const RIPPLES = [0.6, 0.42, 0.28];

/** Where the compass rose lies: the South Atlantic, as a share of the sheet. */
const ROSE = { x: 0.262, y: 0.862 };

/**
 * A compass rose of sixteen points with its rhumb lines, faint as the ripples.
 * @param {{x: number, y: number}} props
 */
function Rose({ x, y }) {
  const at = (/** @type {number} */ turn, /** @type {number} */ r) =>
    `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`;
  const point = (/** @type {number} */ turn, /** @type {number} */ long, /** @type {number} */ wide) =>
    `M0 0L${at(turn - wide, long * 0.3)}L${at(turn, long)}Z`;
  const turns = Array.from({ length: 16 }, (_, n) => (n * Math.PI) / 8);
  const long = (/** @type {number} */ n) => (n % 4 === 0 ? 44 : n % 2 === 0 ? 33 : 24);
  return html`<g class="rose" transform=${`translate(${x} ${y})`}>
    <path class="rhumbs" d=${turns.map((turn) => `M${at(turn, 48)}L${at(turn, 150)}`).join("")} />
    <circle r="30" />
    <circle r="27.5" />
    <path class="rose-light" d=${turns.map((turn, n) => point(turn, long(n), -0.36)).join("")} />
    <path class="rose-dark" d=${turns.map((turn, n) => point(turn, long(n), 0.36)).join("")} />
    <path class="rose-north" d="M0-58 3.6-49H-3.6Z" />
  </g>`;
}

/** From the sea up to the marks of the terrain: below the washes of the players. */
export const Ground = memo((/** @type {{world: import("./geometry.js").World}} */ { world }) => {
  const { data, width, height } = world;
  return html`<svg class="ground" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    <rect class="sea" x="-2" y="-2" width=${width + 4} height=${height + 4} />
    <path class="graticule" d=${data.graticule} />
    <${Rose} x=${width * ROSE.x} y=${height * ROSE.y} />
    ${data.ripples.map((ripple, step) => html`<path class="ripple" d=${ripple} stroke-opacity=${RIPPLES[step]} />`)}
    ${data.sea_edges.map((edge) => html`<path class="sea-edge" d=${edge.path} />`)}
    ${Object.entries(data.lands).map(
      ([id, land]) =>
        html`<path
          key=${id}
          class="land"
          d=${land.path}
          style=${{ color: `var(--region-${data.regions[land.region].tint})` }}
        />`,
    )}
    ${Object.values(data.wastelands).map((waste) => html`<path class="waste" d=${waste.path} />`)}
    ${data.knots.map((knot) => html`<path class=${`knot ${knot.draw}`} d=${knot.path} />`)}
    <path class="lakes" d=${data.lakes} />
    ${world.terrain().map(({ id, path }) => html`<path class=${`marks ${data.lands[id].terrain}`} d=${path} />`)}
  </svg>`;
});

/** Borders, coast and straits: above the washes. */
export const Lines = memo((/** @type {{world: import("./geometry.js").World}} */ { world }) => {
  const { data, width, height } = world;
  const of = (/** @type {string} */ kind) =>
    data.borders
      .filter((border) => border.kind === kind)
      .map((border) => border.path)
      .join("");
  return html`<svg class="lines" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    <path class="border-land" d=${of("land")} />
    <path class="border-waste" d=${of("waste")} />
    <path class="border-region" d=${of("region")} />
    ${data.knots.map((knot) => html`<path class="knot-line" d=${knot.path} />`)}
    <path class="lake-line" d=${data.lakes} />
    <path class="coast" d=${data.coast} />
    ${[...data.straits, ...data.links].map(
      ({ path }) => html`<path class="strait-casing" d=${path} /><path class="strait" d=${path} />`,
    )}
  </svg>`;
});

/**
 * Keeps lines as thin on the screen as they were drawn, once a movement has come to rest.
 * @param {{model: import("./model.js").Model, children: any}} props
 */
export function Scaled({ model, children }) {
  const { scale, zoom } = model.camera.settled.value;
  const grown = Math.min(1.7, Math.max(0.75, zoom ** 0.36));
  return html`<div class="scaled" style=${{ "--u": `${(grown / scale).toFixed(4)}px` }}>${children}</div>`;
}
