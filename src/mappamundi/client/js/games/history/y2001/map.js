// What this edition brings to the map: armies that stand and that lie, fleets with armies, resources.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { SealShape } from "../../../ui/seal.js";
import { SIGN_PATHS } from "../signs.js";
import { Facts } from "./land-card.js";
import { Legend } from "./legend.js";
import { DiseaseDice, PlaguePath } from "./plague.js";

/**
 * A dagger at the land that was named for Treachery, until it is used (A14.36).
 * @param {{model: import("../map/model.js").Model}} props
 */
function Dagger({ model }) {
  const { world } = model;
  const land = model.turn.value?.treachery;
  // Where the land can be entered its tag says so.
  if (!land || !world.places.has(land) || model.lit.value.has(land)) return null;
  const [x, y] = world.slot(land);
  return html`<g class="dagger" transform=${`translate(${x} ${y}) scale(${1 / world.scale}) translate(-15 -13)`}>
    <circle r="8" />
    <path d=${SIGN_PATHS.sword} transform="scale(.72) rotate(180)" />
  </g>`;
}

/** @type {import("../map/model.js").Edition} */
export const EDITION = {
  onLands: ["spread_plague", "invade", "build_monument", "build_fort", "reinforce"],
  values: ({ epoch }, catalogue) =>
    Object.fromEntries(
      [...catalogue.areas.values()].flatMap(({ id, values }) =>
        values[epoch - 1]?.[0] ? [[id, values[epoch - 1]]] : [],
      ),
    ),
  lens: true,
  beside: ({ phase, turn }) => (phase === "plague" ? [turn.plague] : []),
  wash: () => "",
  Lying: ({ pigment }) => html`<${SealShape} pigment=${pigment} standing=${false} />`,
  signs:
    ({ catalogue }) =>
    (land) =>
      catalogue.lands.get(land)?.resource ? "resource" : "",
  trait: (catalogue, land) => (catalogue.lands.get(land)?.resource ? t("map-resource") : ""),
  Facts,
  Legend,
  Reach: ({ model }) => html`<${PlaguePath} model=${model} /><${Dagger} model=${model} />`,
  Upon: DiseaseDice,
  Over: () => null,
};
