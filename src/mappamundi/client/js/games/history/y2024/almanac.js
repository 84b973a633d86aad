// The primer, the cards, Honors, tokens and lands of the 2024 edition as pages of the rules browser.

import { html } from "htm/preact";
import { listed, t } from "../../../i18n.js";
import {
  CardGrid,
  CardSection,
  Dots,
  EpochCards,
  Fact,
  LandPages,
  AreaValues,
  Where,
  label,
  pageOf,
  place,
  places,
  searched,
} from "../almanac.js";
import { Sign } from "../signs.js";
import { ROMAN, textOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

const GAME = "hotw2024";

/** A year of the data, "550 BC" or "AD 632", as the reader writes it. @param {string} date */
function year(date) {
  const before = / BC$/.test(date);
  return t(before ? "almanac-year-before" : "almanac-year", { year: date.replace(/\D/g, "") });
}

/** A power icon with its name. @param {{icon: "crown" | "sword" | "temple" | "scroll"}} props */
const PowerIcon = ({ icon }) =>
  html`<span class="power-icon"><${Sign} name=${icon} size=${14} /> ${t(`icon-${icon}`)}</span>`;

/** What a card brings to the board. @param {{card: any, catalogue: import("./types.js").Catalogue}} props */
function CardFacts({ card, catalogue }) {
  const fleets = card.sea_fleets
    ? t("almanac-sea-fleets", { count: card.sea_fleets })
    : card.ocean_fleets
      ? t("almanac-ocean-fleets", { count: card.ocean_fleets })
      : "";
  return html`
    <${Dots} count=${card.armies} words=${t("almanac-people", { count: card.armies })} />
    <dl class="card-facts">
      <${Fact} name=${t("almanac-start")}>${places(catalogue, card.start)}<//>
      <${Fact} name=${t("almanac-founds")}>
        ${listed(card.buildings.map((/** @type {string} */ one) => t(`map-${one}`)))}
      <//>
      <${Fact} name=${t("almanac-fleets")}>${fleets}<//>
      <${Fact} name=${t("almanac-brings")}>
        ${card.great_wall_forts && t("wall-count", { walls: card.great_wall_forts })}
      <//>
      <${Fact} name=${t("almanac-icon")}>${card.icon && html`<${PowerIcon} icon=${card.icon} />`}<//>
    </dl>
    ${card.barbarian && html`<p class="card-effect">${t("almanac-barbarian")}</p>`}
  `;
}

/** The empire of a card, or both. @param {{card: any, catalogue: import("./types.js").Catalogue}} props */
const EmpireFacts = ({ card, catalogue }) =>
  card.sub_empires.length
    ? html`
        <p class="card-effect">${t("almanac-two-empires")}</p>
        ${card.sub_empires.map(
          (/** @type {any} */ half) =>
            html`
              <h4 class="card-half">${label(half)}</h4>
              <${CardFacts} card=${half} catalogue=${catalogue} />
            `,
        )}
      `
    : html`
        <${CardFacts} card=${card} catalogue=${catalogue} />
        ${card.start.length > 1 && html`<p class="card-effect">${t("almanac-two-starts")}</p>`}
      `;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Empires = ({ catalogue, ...props }) => html`<${EpochCards}
  catalogue=${catalogue}
  ...${props}
  cards=${catalogue.empires}
  word="epoch"
  eyebrow=${(/** @type {any} */ card) => `${t("almanac-number", { number: card.order })} · ${year(card.date)}`}
  inside=${(/** @type {any} */ card, /** @type {boolean} */ here) => html`
    <${EmpireFacts} card=${card} catalogue=${catalogue} />
    ${here && html`<${Where} game=${GAME} lands=${card.start} />`}
  `}
/>`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Events = ({ catalogue, ...props }) => html`<${EpochCards}
  catalogue=${catalogue}
  ...${props}
  cards=${catalogue.events}
  word="epoch"
  eyebrow=${(/** @type {any} */ card) => t(`almanac-when-${card.phase}`)}
  inside=${(/** @type {any} */ card, /** @type {boolean} */ here) => html`
    ${
      textOfEffect(card)
        ? html`<p class="card-effect">${textOfEffect(card)}</p>`
        : html`<${CardFacts} card=${card} catalogue=${catalogue} />`
    }
    ${card.honor && html`<p class="note with-sign"><${Sign} name="cup" size=${14} /> ${t("almanac-honor")}</p>`}
    ${here && card.start.length ? html`<${Where} game=${GAME} lands=${card.start} />` : null}
  `}
/>`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Honors = ({ catalogue, ...props }) => html`<${CardGrid}
  ...${props}
  cards=${catalogue.honors}
  eyebrow=${(/** @type {any} */ honor) => t("almanac-coins", { count: honor.coins })}
  inside=${(/** @type {any} */ honor) => html`
    <p class="coins" aria-hidden="true">${Array.from({ length: honor.coins }, () => html`<i></i>`)}</p>
    <p class="card-effect">${textOfEffect(honor)}</p>
    <p class="note">
      ${
        honor.coins
          ? `${t("almanac-honor-expand")} ${t("almanac-honor-paid", { count: honor.coins })}`
          : t("almanac-honor-revenue")
      }
    </p>
  `}
/>`;

/** Since when an area pays, and how large it is. @param {any} area */
const since = (area) =>
  `${t("almanac-from", { epoch: ROMAN[area.active_from] })} · ${t("almanac-land-count", { count: area.lands.length })}`;

/**
 * Tokens are searched for by the area they are of; the two of a pair have an entry together.
 * @param {import("./types.js").Catalogue} catalogue
 */
const tokens = (catalogue) => [
  ...catalogue.areas,
  ...catalogue.pairs.map((/** @type {any} */ pair) => ({ ...pair, name: pair.id })),
];

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Tokens = ({ catalogue, ...props }) => html`
  <${CardSection}
    id="tokens-single"
    title=${t("almanac-single-tokens")}
    ...${props}
    cards=${catalogue.areas}
    eyebrow=${(/** @type {any} */ area) => t("almanac-token-count", { count: area.tokens })}
    inside=${(/** @type {any} */ area, /** @type {boolean} */ here) => html`
      <p class="small"><i class=${`swatch region-${area.id}`}></i>${since(area)}</p>
      <${AreaValues} area=${area} />
      ${here && html`<${Where} game=${GAME} lands=${area.lands} />`}
    `}
  />
  <${CardSection}
    id="tokens-paired"
    title=${t("almanac-pairs")}
    note=${t("almanac-pairs-note")}
    ...${props}
    cards=${catalogue.pairs}
    eyebrow=${() => t("almanac-token-count", { count: 1 })}
    inside=${(/** @type {any} */ pair) =>
      pair.areas.map(
        (/** @type {string} */ id) =>
          html`<p class="small"><i class=${`swatch region-${id}`}></i>${place(catalogue, id)}</p>`,
      )}
  />
`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Lands = (props) => html`<${LandPages}
  game=${GAME}
  ...${props}
  mark=${(/** @type {any} */ land) =>
    land.power_icon
      ? html` <${Sign} name=${land.power_icon} size=${13} label=${t(`icon-${land.power_icon}`)} />`
      : null}
  facts=${(/** @type {any} */ land) =>
    html`${t(`almanac-terrain-${land.terrain}`)}${land.power_icon ? html` · ${t(`icon-${land.power_icon}`)}` : null}`}
/>`;

/** Rules that are about a few cards, by the cards. @type {Record<string, string[]>} */
const CONCERNED = {
  "R6.6": ["empires.huns"],
  "R9.4": ["empires.han_dynasty", "empires.tang_dynasty", "empires.ming_dynasty", "empires.qing_dynasty"],
  "R10.16": ["events.silk_road", "events.ocean_trade"],
  "R11.9": ["honors.recruit_1", "honors.recruit_2"],
  "R11.10": ["honors.fleet_1", "honors.fleet_2"],
  "R11.11": ["honors.fleet_1", "honors.fleet_2"],
  "R11.13": ["honors.fortify_1", "honors.fortify_2"],
  "R11.14": ["honors.urbanize"],
  "R11.15": ["honors.buildings_bonus"],
  "R11.16": ["honors.lands_bonus"],
  "R11.17": ["honors.catastrophe"],
  "R11.18": ["honors.catastrophe"],
  "R13.4": ["events.ancients"],
  "R13.5": ["events.liberate_ii", "events.liberate_v"],
  "R13.6": ["events.crusades"],
  "R13.7": ["events.black_death"],
  "R13.8": ["events.revolution"],
  "R13.9": ["events.establish_cities_i", "events.establish_cities_v"],
  "R13.10": ["events.mercenaries"],
  "R13.11": ["events.silk_road"],
  "R13.12": ["events.ocean_trade"],
  "R14.1": ["empires.celts", "empires.huns", "empires.vikings", "empires.mongols"],
  "R14.2": ["empires.incas_and_aztecs"],
};

/** @param {import("./types.js").Catalogue} catalogue @param {string} _text @param {string[]} rules */
function concerns(catalogue, _text, rules) {
  return [...new Set(rules.flatMap((rule) => CONCERNED[rule] ?? []))].map((id) => {
    const [kind, card] = /** @type {["empires" | "events" | "honors", string]} */ (id.split("."));
    return { id, title: label([...catalogue[kind]].find((one) => one.id === card)) };
  });
}

/**
 * What tells a found card from another of the same name: its epoch, and what it says or where it begins.
 * @param {import("./types.js").Catalogue} catalogue
 * @param {any} card
 */
const told = (catalogue, card) =>
  `${t("almanac-epoch", { epoch: ROMAN[card.epoch] })} · ${textOfEffect(card) || places(catalogue, card.start)}`;

/** @type {import("../../contract.js").Almanac<import("./types.js").Game>} */
export default {
  primer: PRIMER,
  Figure,
  concerns,
  pages: [
    pageOf("empires", Empires, (catalogue, word) => searched(catalogue.empires, word, (card) => told(catalogue, card))),
    pageOf("events", Events, (catalogue, word) => searched(catalogue.events, word, (card) => told(catalogue, card))),
    pageOf("honors", Honors, (catalogue, word) => searched(catalogue.honors, word, textOfEffect)),
    pageOf("tokens", Tokens, (catalogue, word) =>
      searched(tokens(catalogue), word, (token) => (token.lands ? since(token) : t("almanac-pairs"))),
    ),
    pageOf("lands", Lands, (catalogue, word) =>
      searched(
        catalogue.lands,
        word,
        (land) => `${place(catalogue, land.area)} · ${t(`almanac-terrain-${land.terrain}`)}`,
      ),
    ),
  ],
};
