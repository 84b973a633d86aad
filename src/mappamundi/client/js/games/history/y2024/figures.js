// Figures beside rules: odds with dice, what is certain without, what areas pay, the seas of an ocean, the Honors.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { label } from "../almanac.js";
import { chances } from "../counsel.js";
import { OceanTable, AreaTable, Table, figuresOf } from "../figures.js";

const GROUNDS = /** @type {const} */ (["clear", "difficult", "fort", "fort_difficult"]);

/** @param {string} ground */
const named = (ground) => t(`figure-${ground.replace("_", "-")}`);

/** @param {any} shares */
const chance = (shares) => html`<b>${chances(shares)[0]}</b>`;

/** With two dice, and with the Leader's third. @param {{catalogue: import("./types.js").Catalogue}} props */
function Battles({ catalogue }) {
  const { plain, leader } = catalogue.odds;
  return html`<${Table}
    caption=${t("figure-battles")}
    columns=${[t("figure-two-dice"), t("figure-leader")]}
    rows=${GROUNDS.map((ground) => ({ name: named(ground), cells: [chance(plain[ground]), chance(leader[ground])] }))}
  />`;
}

/**
 * Without dice: without a Leader, and with one against terrain or forts.
 * @param {{catalogue: import("./types.js").Catalogue}} props
 */
function Certain({ catalogue }) {
  return html`<${Table}
    caption=${t("figure-certain")}
    columns=${[t("figure-no-leader"), t("figure-leader-terrain"), t("figure-leader-forts")]}
    rows=${GROUNDS.map((ground) => ({
      name: named(ground),
      cells: catalogue.odds.certain[ground].map((/** @type {boolean} */ falls) =>
        falls ? html`<b>${t("figure-falls")}</b>` : t("figure-both-go"),
      ),
    }))}
  />`;
}

/** The first invasion, and those after a frustrated one. @param {{catalogue: import("./types.js").Catalogue}} props */
function Conquest({ catalogue }) {
  const [, ...modifiers] = catalogue.constants.option_3.modifiers;
  return html`<${Table}
    caption=${t("figure-conquest")}
    columns=${[t("figure-first"), ...modifiers.map((/** @type {number} */ plus) => `+${plus}`)]}
    rows=${GROUNDS.map((ground) => ({ name: named(ground), cells: catalogue.odds.conquest[ground].map(chance) }))}
  />`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
const Areas = ({ catalogue }) => html`<${AreaTable} catalogue=${catalogue} caption=${t("figure-areas")} />`;

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Oceans({ catalogue }) {
  const seas = (/** @type {any} */ { id }) =>
    catalogue.waters
      .filter((/** @type {any} */ water) => water.parent_ocean === id)
      .map((/** @type {any} */ water) => water.id);
  return html`<${OceanTable} catalogue=${catalogue} caption=${t("figure-oceans")} seas=${seas} />`;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
function Coins({ catalogue }) {
  return html`<${Table}
    caption=${t("figure-honors")}
    rows=${catalogue.honors.map((/** @type {any} */ honor) => ({
      name: label(honor),
      cells: [html`<b>${honor.coins || "–"}</b>`],
    }))}
  />`;
}

/** The figure of a rule, if it has one. */
export const Figure = figuresOf({
  "R3.1": Areas,
  "R7.9": Oceans,
  "R8.1": Battles,
  "R8.2": Battles,
  "R8.3": Battles,
  "R8.4": Certain,
  "R8.5": Certain,
  "R10.8": Areas,
  "R10.13": Areas,
  "R11.20": Coins,
  "R16.1": Conquest,
  "R16.3": Conquest,
});
