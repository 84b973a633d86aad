// Whose land it is: the hand-coloured edge of old atlases, in the owner's pigment and pattern, inside the land's
// outline.

import { html } from "htm/preact";
import { settings } from "../../../keep.js";
import { memo } from "../../../ui/memo.js";

/** @param {{model: import("./model.js").Model, again?: boolean}} props `again`: the page has the outlines already */
export function Washes({ model, again = false }) {
  const { world } = model;
  const lands = model.lands.value;
  const patterns = settings.value.patterns;
  return html`<svg class="washes" viewBox=${`0 0 ${world.width} ${world.height}`} aria-hidden="true">
    ${again ? null : html`<${Outlines} world=${world} /><${Patterns} model=${model} />`}
    ${Object.keys(world.data.lands).map((id) => {
      const held = lands[id];
      return held?.owner === undefined
        ? null
        : html`<${Wash}
            key=${id}
            id=${id}
            kind=${model.edition.wash(model, held)}
            pigment=${model.pigment(held.owner)}
            patterns=${patterns}
          />`;
    })}
  </svg>`;
}

const Wash = memo(
  (/** @type {{id: string, kind: string, pigment: number, patterns: boolean}} */ { id, kind, pigment, patterns }) => {
    const outline = `#land-${id}`;
    return html`<g class=${`wash ${kind} seat-${pigment}`} clip-path=${`url(#clip-${id})`}>
      <use class="wash-tint" href=${outline} />
      <use class="wash-edge" href=${outline} />
      ${
        patterns && pigment
          ? html`<use class="wash-pattern" href=${outline} stroke=${`url(#wash-${pigment})`} />`
          : null
      }
    </g>`;
  },
);

/** The outlines once, for washes and lights to refer to. */
const Outlines = memo((/** @type {{world: import("./geometry.js").World}} */ { world }) => {
  const lands = Object.entries(world.data.lands);
  return html`<defs>
    ${lands.map(([id, land]) => html`<path id=${`land-${id}`} d=${land.path} fill-rule="evenodd" />`)}
    ${lands.map(([id]) => html`<path id=${`edge-${id}`} d=${world.outline(id)} />`)}
    ${lands.map(
      ([id]) => html`<clipPath id=${`clip-${id}`}><use href=${`#land-${id}`} clip-rule="evenodd" /></clipPath>`,
    )}
  </defs>`;
});

/**
 * The players' patterns in pixels of the screen, whatever the scale.
 * @param {{model: import("./model.js").Model}} props
 */
function Patterns({ model }) {
  const { scale, zoom } = model.camera.settled.value;
  const unit = Math.min(1.5, Math.max(0.8, Math.sqrt(zoom))) / scale;
  const tile = (/** @type {number} */ n, /** @type {number} */ turn, /** @type {any} */ content) =>
    html`<pattern
      id=${`wash-${n}`}
      class=${`wash-tile-${n}`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform=${`scale(${unit.toFixed(3)}) rotate(${turn})`}
    >
      ${content}
    </pattern>`;
  return html`<defs>
    ${tile(1, 45, html`<path d="M0 3H6" />`)}
    ${tile(2, 0, html`<circle cx="1.5" cy="1.5" r="1.05" /><circle cx="4.5" cy="4.5" r="1.05" />`)}
    ${tile(3, 0, html`<path d="M0 1.5H6M0 4.5H6" />`)}
    ${tile(4, 45, html`<path d="M0 3H6M3 0V6" />`)}
    ${tile(5, 0, html`<path d="M1.5 0V6M4.5 0V6" />`)}
  </defs>`;
}
