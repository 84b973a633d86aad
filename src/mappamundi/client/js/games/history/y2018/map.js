// What this edition brings to the map: its pieces, the values of its areas, its resources.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal, SealShape } from "../../../ui/seal.js";
import { Sign } from "../signs.js";
import { Facts } from "./land-card.js";

const SIGNS = /** @type {const} */ ([
  "capital",
  "city",
  "monument",
  "fort",
  "fleet",
  "caravan",
  "siege",
  "mountain",
  "forest",
]);

/** What the signs mean. @param {{model: import("../map/model.js").Model}} props */
function Legend({ model }) {
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

/** @type {import("../map/model.js").Edition} */
export const EDITION = {
  onLands: ["lose_army", "invade", "monument", "use_effect", "fortify"],
  values: (view) => view.areas,
  lens: false,
  beside: () => [],
  wash: () => "",
  Lying: ({ pigment }) => html`<${SealShape} pigment=${pigment} standing=${false} />`,
  signs:
    ({ catalogue }) =>
    (land) =>
      catalogue.lands.get(land)?.resource ? "resource" : "",
  trait: (catalogue, land) => (catalogue.lands.get(land)?.resource ? t("map-resource") : ""),
  Facts,
  Legend,
  Reach: () => null,
  Upon: () => null,
  Over: () => null,
};
