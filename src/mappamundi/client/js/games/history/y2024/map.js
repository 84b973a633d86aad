// What this edition brings to the map: armies that stand and garrisons that lie, three kinds of land, power icons.

import { t } from "../../../i18n.js";
import { CoinShape } from "../signs.js";
import { Awards, Reach } from "./flights.js";
import { Facts } from "./land-card.js";
import { Legend } from "./legend.js";
import { iconOf } from "./words.js";

/** @type {import("../map/model.js").Edition} */
export const EDITION = {
  onLands: ["take_building", "invade", "conquer", "build_monument", "build_fort"],
  values: ({ epoch, areas }, catalogue) =>
    Object.fromEntries(
      areas.map((/** @type {string} */ area) => [area, catalogue.areas.get(area)?.values[epoch - 1] ?? []]),
    ),
  // The land of a standing army, that of an own garrison, that of another's.
  lens: false,
  beside: () => [],
  wash: ({ store }, { owner, active }) => (active ? "empire" : owner === store.seat.value ? "friendly" : "enemy"),
  Lying: CoinShape,
  // Only the icon that the Empire in turn builds by.
  signs: ({ catalogue, turn }) => {
    const icon = iconOf(catalogue, turn.value);
    return (land) => (icon && catalogue.lands.get(land)?.power_icon === icon ? icon : "");
  },
  trait: (catalogue, land) => {
    const icon = catalogue.lands.get(land)?.power_icon;
    return icon ? t(`icon-${icon}`) : "";
  },
  Facts,
  Legend,
  Reach,
  Upon: () => null,
  Over: Awards,
};
