// The primer, the cards and the lands of History of the World as pages of the rules browser.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Dots, EpochCards, Fact, ResourceLands, Where, label, pageOf, place, places, searched } from "../almanac.js";
import { leaderOfCard, textOfEffect, titleOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

const GAME = "hotw2018";

/** What a card brings to the board. @param {{card: any, catalogue: import("./types.js").Catalogue}} props */
const CardFacts = ({ card, catalogue }) => html`
  <${Dots} count=${card.armies} words=${t("almanac-armies", { count: card.armies })} />
  <dl class="card-facts">
    <${Fact} name=${t("almanac-start")}>${places(catalogue, card.start)}<//>
    <${Fact} name=${t("almanac-marker")}>${card.marker && t(`almanac-marker-${card.marker}`)}<//>
    <${Fact} name=${t("almanac-fleets")}>${places(catalogue, card.fleets)}<//>
    <${Fact} name=${t("almanac-caravans")}>${places(catalogue, card.caravans)}<//>
  </dl>
`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Empires = ({ catalogue, ...props }) => html`<${EpochCards}
  catalogue=${catalogue}
  ...${props}
  cards=${catalogue.empires}
  word="era"
  eyebrow=${(/** @type {any} */ card) => t("almanac-order", { order: card.order })}
  inside=${(/** @type {any} */ card, /** @type {boolean} */ here) => html`
    ${card.leader && html`<p class="small">${t("almanac-leader", { leader: leaderOfCard(card) })}</p>`}
    <${CardFacts} card=${card} catalogue=${catalogue} />
    ${textOfEffect(card) && html`<p class="card-effect"><b>${titleOfEffect(card)}.</b> ${textOfEffect(card)}</p>`}
    ${here && html`<${Where} game=${GAME} lands=${card.start} />`}
  `}
/>`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Events = ({ catalogue, ...props }) => html`<${EpochCards}
  catalogue=${catalogue}
  ...${props}
  cards=${catalogue.events}
  word="era"
  eyebrow=${(/** @type {any} */ card) => t(`almanac-kind-${card.kind}`)}
  inside=${(/** @type {any} */ card) => html`
    ${card.armies ? html`<${CardFacts} card=${card} catalogue=${catalogue} />` : null}
    ${card.effect && html`<p class="card-effect">${textOfEffect(card)}</p>`}
    <p class="note">${card.keepable ? t("almanac-keepable") : t("almanac-not-keepable")}</p>
  `}
/>`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Lands = (props) => html`<${ResourceLands}
  game=${GAME}
  ...${props}
  terrain=${(/** @type {any} */ land) => t(`almanac-terrain-${land.terrain}`)}
  resource=${t("almanac-resource")}
/>`;

/**
 * The cards whose effect a text of the rules names.
 * @param {import("./types.js").Catalogue} catalogue
 * @param {string} text
 */
function concerns(catalogue, text) {
  const named = new Set([...text.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word));
  return /** @type {const} */ (["empires", "events"]).flatMap((kind) =>
    catalogue[kind]
      .filter((/** @type {any} */ card) => card.effect && named.has(card.effect.id))
      .map((/** @type {any} */ card) => ({ id: `${kind}.${card.id}`, title: label(card) })),
  );
}

/** @type {import("../../contract.js").Almanac<import("./types.js").Game>} */
export default {
  primer: PRIMER,
  Figure,
  concerns,
  pages: [
    pageOf("empires", Empires, (catalogue, word) => searched(catalogue.empires, word, textOfEffect, titleOfEffect)),
    pageOf("events", Events, (catalogue, word) => searched(catalogue.events, word, textOfEffect)),
    pageOf("lands", Lands, (catalogue, word) => searched(catalogue.lands, word, (land) => place(catalogue, land.area))),
  ],
};
