// What this edition brings to the map: armies that stand and that lie, fleets with armies, resources.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { SealShape } from "../../../ui/seal.js";
import { Facts } from "./land-card.js";
import { Legend } from "./legend.js";

/** @type {import("../map/model.js").Edition} */
export const EDITION = {
  onLands: ["spread_plague", "invade", "build_monument", "build_fort", "reinforce"],
  values: ({ epoch }, catalogue) => Object.fromEntries([...catalogue.regions.values()].flatMap(({ id, values }) => (values[epoch - 1]?.[0] ? [[id, values[epoch - 1]]] : []))),
  wash: () => "",
  Lying: ({ pigment }) => html`<${SealShape} pigment=${pigment} standing=${false} />`,
  signs: ({ catalogue }) => (land) => (catalogue.lands.get(land)?.resource ? "resource" : ""),
  trait: (catalogue, land) => (catalogue.lands.get(land)?.resource ? t("map-resource") : ""),
  Facts,
  Legend,
  Reach: () => null,
  Over: () => null,
};
