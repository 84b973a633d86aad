// What the signs of the map mean.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { Sign } from "../signs.js";

const SIGNS = /** @type {const} */ (["capital", "city", "monument", "fort", "fleet", "mountain", "forest"]);

/** @param {{model: import("../map/model.js").Model}} props */
export function Legend({ model }) {
  const pigment = model.pigment(model.store.seat.value ?? 0);
  return html`
    <li><${Seal} pigment=${pigment} size=${20} />${t("map-legend-standing")}</li>
    <li><${Seal} pigment=${pigment} standing=${false} size=${20} />${t("map-legend-flat")}</li>
    ${SIGNS.map((name) => html`<li><${Sign} name=${name} size=${18} />${t(`map-${name}`)}</li>`)}
    <li><span class="legend-lozenge"><${Sign} name="resource" size=${14} /></span>${t("map-resource")}</li>
    <li><span class="legend-strait" />${t("map-strait")}</li>
    <li><span class="legend-values">3·6·9</span>${t("map-legend-values")}</li>
  `;
}
