// What this edition brings to the map: its pieces, the values of its areas, its resources.

import { t } from "../../../i18n.js";
import { SEALS_AND_RESOURCES, legendOf } from "../map/resources.js";
import { Facts } from "./land-card.js";

/** @type {import("../map/model.js").Edition<import("./types.js").Game>} */
export const EDITION = {
  ...SEALS_AND_RESOURCES,
  onLands: ["lose_army", "invade", "monument", "use_effect", "fortify"],
  values: (view) => view.areas,
  lens: false,
  beside: () => [],
  Facts,
  Legend: legendOf(
    () => ({ standing: t("map-legend-standing"), flat: t("map-legend-flat") }),
    ["capital", "city", "monument", "fort", "fleet", "caravan", "siege", "mountain", "forest"],
  ),
  Reach: () => null,
  Upon: () => null,
  Over: () => null,
};
