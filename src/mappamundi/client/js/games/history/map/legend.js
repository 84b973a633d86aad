// What the signs of the map mean.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { Sign } from "../signs.js";

const SIGNS = /** @type {const} */ (["capital", "city", "monument", "fort", "fleet", "caravan", "siege", "mountain", "forest"]);

/** What the outlines mean, as long as they are there. @param {{model: import("./model.js").Model}} props */
export function TouchedKey({ model }) {
  const touched = model.ui.touched.value;
  if (!touched?.shown || !touched.places.size) return null;
  const kinds = new Map([...touched.places.values()].map(({ lost, seat }) => [lost ? "lost" : "taken", seat]));
  return html`<ul class="touched-key small">${["taken", "lost"].map((kind) => kinds.has(kind) && html`<li><i class=${`${kind} seat-${model.pigment(kinds.get(kind) ?? 0)}`} aria-hidden="true" />${t(`map-touched-${kind}`)}</li>`)}</ul>`;
}

/** @param {{model: import("./model.js").Model}} props */
export function Legend({ model }) {
  const { ui } = model;
  const open = ui.legend.value;
  const pigment = model.pigment(model.store.seat.value ?? 0);
  return html`<div class=${`map-legend ${open ? "open" : ""}`}>
    ${open
      ? html`<ul id="map-legend">
          <li><${Seal} pigment=${pigment} size=${20} />${t("map-legend-standing")}</li>
          <li><${Seal} pigment=${pigment} standing=${false} size=${20} />${t("map-legend-flat")}</li>
          ${SIGNS.map((name) => html`<li><${Sign} name=${name} size=${18} />${t(`map-${name}`)}</li>`)}
          <li><span class="legend-lozenge"><${Sign} name="resource" size=${14} /></span>${t("map-resource")}</li>
          <li><span class="legend-strait" />${t("map-strait")}</li>
          <li><span class="legend-values">3·6·9</span>${t("map-legend-values")}</li>
        </ul>`
      : null}
    <button class="legend-button" aria-expanded=${open} aria-controls=${open ? "map-legend" : undefined} onClick=${() => (ui.legend.value = !open)}>${t("map-legend")} <kbd class="key">L</kbd></button>
  </div>`;
}
