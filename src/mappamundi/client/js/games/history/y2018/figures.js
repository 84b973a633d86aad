// Figures beside rules: exact odds where dice speak, the catapult, what an area is worth.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { chances } from "../counsel.js";
import { AreaTable, Table, figuresOf } from "../figures.js";

/**
 * A row of an odds table: what it is called, the odds, whether it is the one meant.
 * @typedef {{name: string, shares: import("../counsel.js").Shares, meant?: boolean}} Row
 */

/** @param {{caption: string, rows: Row[]}} props */
const OddsTable = ({ caption, rows }) =>
  html`<${Table}
    caption=${caption}
    columns=${[t("figure-win"), t("figure-tie"), t("figure-defeat")]}
    rows=${rows.map(({ shares, ...row }) => {
      const [win, ...others] = chances(shares);
      return { ...row, cells: [html`<b>${win}</b>`, ...others] };
    })}
  />`;

/** The usual battles. @param {{catalogue: import("./types.js").Catalogue}} props */
function Battles({ catalogue }) {
  const { open, rough, fort, fort_rough, sea } = catalogue.odds.battles;
  return html`<${OddsTable}
    caption=${t("figure-battles")}
    rows=${[
      { name: t("figure-open"), shares: open },
      { name: t("figure-rough"), shares: rough },
      { name: t("figure-fort"), shares: fort },
      { name: t("figure-fort-rough"), shares: fort_rough },
      { name: t("figure-sea"), shares: sea },
    ]}
  />`;
}

/**
 * The catapult with two armies on it, and what each place brings.
 * @param {{catalogue: import("./types.js").Catalogue}} props
 */
function Catapult({ catalogue }) {
  const bonus = (/** @type {number} */ n) => `+${n}`;
  return html`
    <div class="figure-catapult">
      <p class="eyebrow">${t("figure-catapult")}</p>
      <ol aria-hidden="true">
        ${[1, 2, 3, 3].map(
          (value, n) =>
            html`<li class=${n === 3 ? "beyond" : ""}>
              ${n < 2 ? html`<${Seal} pigment=${0} size=${24} />` : html`<i></i>`}
              <b class="numbers">${bonus(value)}</b>
            </li>`,
        )}
      </ol>
      <p class="note">${t("figure-catapult-note")}</p>
    </div>
    <${OddsTable}
      caption=${t("figure-siege")}
      rows=${catalogue.odds.siege.map((/** @type {any} */ shares, /** @type {number} */ siege) => ({
        name: siege ? bonus(siege) : t("figure-first"),
        shares,
        meant: siege === 2,
      }))}
    />
  `;
}

/** @param {{catalogue: import("./types.js").Catalogue}} props */
const Areas = ({ catalogue }) => html`<${AreaTable} catalogue=${catalogue} caption=${t("figure-regions")} />`;

/** The figure of a rule, if it has one. */
export const Figure = figuresOf({
  "Z8.1": Battles,
  "Z8.6": Battles,
  "Z9.2": Catapult,
  "Z9.3": Catapult,
  "Z13.2": Areas,
});
