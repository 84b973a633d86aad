// Maps on which armies are seals and resources count for buildings.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal, SealShape } from "../../../ui/seal.js";
import { Sign } from "../signs.js";

/** @type {Pick<import("./model.js").Edition, "wash" | "Lying" | "signs" | "trait">} */
export const SEALS_AND_RESOURCES = {
  wash: () => "",
  Lying: ({ pigment }) => html`<${SealShape} pigment=${pigment} standing=${false} />`,
  signs:
    ({ catalogue }) =>
    (land) =>
      catalogue.lands.get(land)?.resource ? "resource" : "",
  trait: (catalogue, land) => (catalogue.lands.get(land)?.resource ? t("map-resource") : ""),
};

/**
 * The list in the legend, with these signs.
 * @param {() => {standing: string, flat: string}} armies what those that stand are, and those that lie
 * @param {readonly import("../signs.js").SignName[]} signs
 */
export const legendOf = (armies, signs) =>
  function Legend(/** @type {{model: import("./model.js").Model}} */ { model }) {
    const { standing, flat } = armies();
    const pigment = model.pigment(model.store.seat.value ?? 0);
    return html`
      <li><${Seal} pigment=${pigment} size=${20} />${standing}</li>
      <li><${Seal} pigment=${pigment} standing=${false} size=${20} />${flat}</li>
      ${signs.map((name) => html`<li><${Sign} name=${name} size=${18} />${t(`map-${name}`)}</li>`)}
      <li><span class="legend-lozenge"><${Sign} name="resource" size=${14} /></span>${t("map-resource")}</li>
      <li><span class="legend-strait" />${t("map-strait")}</li>
      <li><span class="legend-values">3·6·9</span>${t("map-legend-values")}</li>
    `;
  };
