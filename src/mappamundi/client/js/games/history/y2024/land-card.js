// What the card of a land says: whose it is, what will or may happen there, and what it brings.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Borders, CardHead } from "../map/card.js";

/** @param {{model: import("../map/model.js").Model, id: string}} props */
export function Facts({ model, id }) {
  const land = model.catalogue.lands.get(id);
  if (!land) return null;
  return html`<${CardHead} model=${model} id=${id} seal=${null} />
    <p class="card-kind">${[model.catalogue.name(land.region), t(`map-terrain-${land.terrain}`)].join(" · ")}</p>
    <${Borders} model=${model} id=${id} />`;
}
