// Beside the World of a replay: the bag, the gods, the cities left and everybody's hands, as they were.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { BagPart, CitiesPart, GodsPart, HandsPart } from "./side.js";

/** @param {{env: import("./types.js").Env}} props */
export function ReplaySide({ env }) {
  // Nobody plays here, and all hands are somebody's.
  const seen = { ...env, seat: null };
  return html`<aside class="g-side g-replay-side" aria-label=${t("side-title")}>
    <${BagPart} env=${seen} />
    <${GodsPart} env=${env} />
    <${CitiesPart} env=${seen} />
    <${HandsPart} env=${seen} times=${[]} viewer=${env.seat} />
  </aside>`;
}
