// The primer, the cards and the lands of History of the World as pages of the rules browser.

import { html } from "htm/preact";
import { has, t } from "../../../i18n.js";
import { Dots, Entry, EpochHead, LandPages, Where, grouped, label, place, places, searched } from "../almanac.js";
import { ROMAN, leaderOfCard, textOfEffect, titleOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

const GAME = "hotw2018";

/** What a card brings to the board. @param {{card: any, catalogue: any}} props */
function CardFacts({ card, catalogue }) {
  return html`<dl class="card-facts">
    <div><dt>${t("almanac-start")}</dt><dd>${places(catalogue, card.start)}</dd></div>
    ${card.marker && html`<div><dt>${t("almanac-marker")}</dt><dd>${t(`almanac-marker-${card.marker}`)}</dd></div>`}
    ${
      card.fleets.length
        ? html`<div><dt>${t("almanac-fleets")}</dt><dd>${places(catalogue, card.fleets)}</dd></div>`
        : null
    }
    ${
      card.caravans.length
        ? html`<div><dt>${t("almanac-caravans")}</dt><dd>${places(catalogue, card.caravans)}</dd></div>`
        : null
    }
  </dl>`;
}

/** @param {{card: any}} props */
const Armies = ({ card }) =>
  html`<${Dots} count=${card.armies} words=${t("almanac-armies", { count: card.armies })} />`;

/** @param {{epoch: number, catalogue: any}} props */
const Epoch = ({ epoch, catalogue }) =>
  html`<${EpochHead}
    epoch=${epoch}
    title=${t("almanac-era", { epoch: ROMAN[epoch] })}
    span=${has(`era-span-${epoch}`) ? t(`era-span-${epoch}`) : catalogue.epochs[epoch - 1].span}
  />`;

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Empires({ catalogue, chosen, base }) {
  return grouped(catalogue.empires, "epoch").map(
    ([epoch, cards]) => html`<section aria-labelledby=${`era-${epoch}`}>
      <${Epoch} epoch=${epoch} catalogue=${catalogue} />
      <ul class="card-grid">
        ${cards.map(
          (card) => html`<${Entry}
            key=${card.id}
            id=${card.id}
            base=${base}
            chosen=${card.id === chosen}
            eyebrow=${t("almanac-order", { order: card.order })}
            title=${label(card)}
          >
            ${card.leader && html`<p class="small">${t("almanac-leader", { leader: leaderOfCard(card) })}</p>`}
            <${Armies} card=${card} />
            <${CardFacts} card=${card} catalogue=${catalogue} />
            ${
              textOfEffect(card) &&
              html`<p class="card-effect"><b>${titleOfEffect(card)}.</b> ${textOfEffect(card)}</p>`
            }
            ${card.id === chosen && html`<${Where} game=${GAME} lands=${card.start} />`}
          <//>`,
        )}
      </ul>
    </section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Events({ catalogue, chosen, base }) {
  return grouped(catalogue.events, "epoch").map(
    ([epoch, cards]) => html`<section aria-labelledby=${`era-${epoch}`}>
      <${Epoch} epoch=${epoch} catalogue=${catalogue} />
      <ul class="card-grid">
        ${cards.map(
          (card) => html`<${Entry}
            key=${card.id}
            id=${card.id}
            base=${base}
            chosen=${card.id === chosen}
            eyebrow=${t(`almanac-kind-${card.kind}`)}
            title=${label(card)}
          >
            ${card.armies ? html`<${Armies} card=${card} /><${CardFacts} card=${card} catalogue=${catalogue} />` : null}
            ${card.effect && html`<p class="card-effect">${textOfEffect(card)}</p>`}
            <p class="note">${card.keepable ? t("almanac-keepable") : t("almanac-not-keepable")}</p>
          <//>`,
        )}
      </ul>
    </section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
const Lands = (props) => html`<${LandPages}
  game=${GAME}
  ...${props}
  mark=${(/** @type {any} */ land) =>
    land.resource ? html` <span class="lozenge" role="img" aria-label=${t("almanac-resource")}></span>` : null}
  facts=${(/** @type {any} */ land) =>
    html`${t(`almanac-terrain-${land.terrain}`)}${land.resource ? html` · ${t("almanac-resource")}` : null}`}
/>`;

/** The cards whose effect a text of the rules names. @param {any} catalogue @param {string} text */
function concerns(catalogue, text) {
  const named = new Set([...text.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word));
  return ["empires", "events"].flatMap((kind) =>
    catalogue[kind]
      .filter((/** @type {any} */ card) => card.effect && named.has(card.effect.id))
      .map((/** @type {any} */ card) => ({ id: `${kind}.${card.id}`, title: label(card) })),
  );
}

/** @type {import("../../contract.js").Almanac} */
export default {
  primer: PRIMER,
  Figure,
  concerns,
  pages: [
    {
      id: "empires",
      title: () => t("almanac-empires"),
      note: () => t("almanac-empires-note"),
      Page: Empires,
      search: (catalogue, word) => searched(catalogue.empires, word, textOfEffect, titleOfEffect),
    },
    {
      id: "events",
      title: () => t("almanac-events"),
      note: () => t("almanac-events-note"),
      Page: Events,
      search: (catalogue, word) => searched(catalogue.events, word, textOfEffect),
    },
    {
      id: "lands",
      title: () => t("almanac-lands"),
      note: () => t("almanac-lands-note"),
      Page: Lands,
      search: (catalogue, word) => searched(catalogue.lands, word, (land) => place(catalogue, land.area)),
    },
  ],
};
