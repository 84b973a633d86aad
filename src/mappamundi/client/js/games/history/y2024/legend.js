// What the signs of the map mean: first the three kinds of land.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { SealShape } from "../../../ui/seal.js";
import { CoinShape, Sign, WallShape } from "../signs.js";

const KINDS = /** @type {const} */ (["empire", "friendly", "enemy"]);
const SIGNS = /** @type {const} */ (["capital", "city", "monument", "fort"]);

/**
 * A land of its kind in small, with the piece in it.
 * @param {{kind: "empire" | "friendly" | "enemy", pigment: number}} props
 */
function Land({ kind, pigment }) {
  return html`<svg
    class=${`legend-land wash ${kind} seat-${pigment}`}
    viewBox="0 0 44 30"
    width="40"
    height="27"
    aria-hidden="true"
  >
    <rect class="legend-ground" x="1" y="1" width="42" height="28" rx="4" />
    <rect class="legend-tint" x="1" y="1" width="42" height="28" rx="4" />
    <rect class="legend-edge" x="3" y="3" width="38" height="24" rx="3" />
    <rect class="legend-frame" x="1" y="1" width="42" height="28" rx="4" />
    <g class="seal" transform="translate(22 15) scale(.8)">
      ${
        kind === "empire"
          ? html`<${SealShape} pigment=${pigment} standing=${true} />`
          : html`<${CoinShape} pigment=${pigment} />`
      }
    </g>
  </svg>`;
}

/** @param {{model: import("../map/model.js").Model<import("./types.js").Game>}} props */
export function Legend({ model }) {
  const own = model.pigment(model.store.seat.value ?? 0);
  const other = model.pigment(((model.store.seat.value ?? 0) + 1) % 3);
  return html`
    ${KINDS.map(
      (kind) =>
        html`<li class="legend-kind">
          <${Land} kind=${kind} pigment=${kind === "enemy" ? other : own} />
          <span><b>${t(`legend-${kind}`)}</b><br />${t(`legend-${kind}-note`)}</span>
        </li>`,
    )}
    ${SIGNS.map((name) => html`<li><${Sign} name=${name} size=${18} />${t(`map-${name}`)}</li>`)}
    <li>
      <svg class="sign" viewBox="-18 -18 36 36" width="20" height="20" aria-hidden="true"><${WallShape} /></svg>
      ${t("map-wall")}
    </li>
    <li><${Sign} name="fleet" size=${18} />${t("map-fleet")}</li>
    <li><${Sign} name="difficult" size=${18} />${t("map-terrain-difficult")}</li>
    <li><span class="legend-icon"><${Sign} name="sword" size=${12} /></span>${t("legend-icon")}</li>
    <li><span class="legend-strait" />${t("map-strait")}</li>
    <li><span class="legend-values">2·4·6</span>${t("map-legend-values")}</li>
  `;
}
