// What the signs of the map mean.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";

/** What the outlines mean, as long as they are there. @param {{model: import("./model.js").Model}} props */
export function TouchedKey({ model }) {
  const touched = model.ui.touched.value;
  if (!touched?.shown || !touched.places.size) return null;
  const kinds = new Map([...touched.places.values()].map(({ lost, seat }) => [lost ? "lost" : "taken", seat]));
  return html`<ul class="touched-key small">
    ${["taken", "lost"].map(
      (kind) =>
        kinds.has(kind) &&
        html`<li>
          <i class=${`${kind} seat-${model.pigment(kinds.get(kind) ?? 0)}`} aria-hidden="true" />
          ${t(`map-touched-${kind}`)}
        </li>`,
    )}
  </ul>`;
}

/** @param {{model: import("./model.js").Model}} props */
export function Legend({ model }) {
  const { ui } = model;
  const open = ui.legend.value;
  return html`<div class=${`map-legend ${open ? "open" : ""}`}>
    ${open ? html`<ul id="map-legend"><${model.edition.Legend} model=${model} /></ul>` : null}
    <button
      class="legend-button"
      aria-expanded=${open}
      aria-controls=${open ? "map-legend" : undefined}
      onClick=${() => (ui.legend.value = !open)}
    >
      ${t("map-legend")}
      ${" "}
      <kbd class="key">L</kbd>
    </button>
  </div>`;
}
