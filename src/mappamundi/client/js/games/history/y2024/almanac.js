// The primer, the cards, Honors, tokens and lands of the 2024 edition as pages of the rules browser.

import { html } from "htm/preact";
import { has, listed, t } from "../../../i18n.js";
import {
  Dots,
  Entry,
  EpochHead,
  LandPages,
  AreaValues,
  Where,
  grouped,
  label,
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

/** @param {{epoch: number, catalogue: any}} props */
const Epoch = ({ epoch, catalogue }) =>
  html`<${EpochHead}
    epoch=${epoch}
    title=${t("almanac-epoch", { epoch: ROMAN[epoch] })}
    span=${has(`epoch-span-${epoch}`) ? t(`epoch-span-${epoch}`) : catalogue.epochs[epoch - 1].span}
  />`;

/** A power icon with its name. @param {{icon: "crown" | "sword" | "temple" | "scroll"}} props */
const PowerIcon = ({ icon }) =>
  html`<span class="power-icon"><${Sign} name=${icon} size=${14} /> ${t(`icon-${icon}`)}</span>`;

/** What a card brings to the board. @param {{card: any, catalogue: any}} props */
function CardFacts({ card, catalogue }) {
  const fleets = card.sea_fleets
    ? t("almanac-sea-fleets", { count: card.sea_fleets })
    : card.ocean_fleets
      ? t("almanac-ocean-fleets", { count: card.ocean_fleets })
      : "";
  return html`
    <${Dots} count=${card.armies} words=${t("almanac-people", { count: card.armies })} />
    <dl class="card-facts">
      ${
        card.start.length
          ? html`<div><dt>${t("almanac-start")}</dt><dd>${places(catalogue, card.start)}</dd></div>`
          : null
      }
      ${
        card.buildings.length
          ? html`<div>
              <dt>${t("almanac-founds")}</dt>
              <dd>${listed(card.buildings.map((/** @type {string} */ one) => t(`map-${one}`)))}</dd>
            </div>`
          : null
      }
      ${fleets && html`<div><dt>${t("almanac-fleets")}</dt><dd>${fleets}</dd></div>`}
      ${
        card.great_wall_forts
          ? html`<div>
              <dt>${t("almanac-brings")}</dt>
              <dd>${t("wall-count", { walls: card.great_wall_forts })}</dd>
            </div>`
          : null
      }
      ${card.icon && html`<div><dt>${t("almanac-icon")}</dt><dd><${PowerIcon} icon=${card.icon} /></dd></div>`}
    </dl>
    ${card.barbarian && html`<p class="card-effect">${t("almanac-barbarian")}</p>`}
  `;
}

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
            eyebrow=${`${t("almanac-number", { number: card.order })} · ${year(card.date)}`}
            title=${label(card)}
          >
            ${
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
                  `
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
            eyebrow=${t(`almanac-when-${card.phase}`)}
            title=${label(card)}
          >
            ${
              textOfEffect(card)
                ? html`<p class="card-effect">${textOfEffect(card)}</p>`
                : html`<${CardFacts} card=${card} catalogue=${catalogue} />`
            }
            ${card.honor && html`<p class="note with-sign"><${Sign} name="cup" size=${14} /> ${t("almanac-honor")}</p>`}
            ${card.id === chosen && card.start.length ? html`<${Where} game=${GAME} lands=${card.start} />` : null}
          <//>`,
        )}
      </ul>
    </section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Honors({ catalogue, chosen, base }) {
  return html`<ul class="card-grid">
    ${catalogue.honors.map(
      (/** @type {any} */ honor) => html`<${Entry}
        key=${honor.id}
        id=${honor.id}
        base=${base}
        chosen=${honor.id === chosen}
        eyebrow=${t("almanac-coins", { count: honor.coins })}
        title=${label(honor)}
      >
        <p class="coins" aria-hidden="true">${Array.from({ length: honor.coins }, () => html`<i></i>`)}</p>
        <p class="card-effect">${textOfEffect(honor)}</p>
        <p class="note">
          ${
            honor.coins
              ? `${t("almanac-honor-expand")} ${t("almanac-honor-paid", { count: honor.coins })}`
              : t("almanac-honor-revenue")
          }
        </p>
      <//>`,
    )}
  </ul>`;
}

/** Since when an area pays, and how large it is. @param {any} area */
const since = (area) =>
  `${t("almanac-from", { epoch: ROMAN[area.active_from] })} · ${t("almanac-land-count", { count: area.lands.length })}`;

/** Tokens are searched for by the area they are of; the two of a pair have an entry together. @param {any} catalogue */
const tokens = (catalogue) => [
  ...catalogue.areas,
  ...catalogue.pairs.map((/** @type {any} */ pair) => ({ ...pair, name: pair.id })),
];

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Tokens({ catalogue, chosen, base }) {
  return html`
    <section aria-labelledby="tokens-single">
      <h2 class="almanac-head" id="tokens-single">${t("almanac-single-tokens")}</h2>
      <ul class="card-grid">
        ${catalogue.areas.map(
          (/** @type {any} */ area) => html`<${Entry}
            key=${area.id}
            id=${area.id}
            base=${base}
            chosen=${area.id === chosen}
            eyebrow=${t("almanac-token-count", { count: area.tokens })}
            title=${label(area)}
          >
            <p class="small"><i class=${`swatch region-${area.id}`}></i>${since(area)}</p>
            <${AreaValues} area=${area} />
            ${area.id === chosen && html`<${Where} game=${GAME} lands=${area.lands} />`}
          <//>`,
        )}
      </ul>
    </section>
    <section aria-labelledby="tokens-paired">
      <h2 class="almanac-head" id="tokens-paired">${t("almanac-pairs")}</h2>
      <p class="small">${t("almanac-pairs-note")}</p>
      <ul class="card-grid">
        ${catalogue.pairs.map(
          (/** @type {any} */ pair) => html`<${Entry}
            key=${pair.id}
            id=${pair.id}
            base=${base}
            chosen=${pair.id === chosen}
            eyebrow=${t("almanac-token-count", { count: 1 })}
            title=${label(pair)}
          >
            ${pair.areas.map(
              (/** @type {string} */ id) =>
                html`<p class="small"><i class=${`swatch region-${id}`}></i>${place(catalogue, id)}</p>`,
            )}
          <//>`,
        )}
      </ul>
    </section>
  `;
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
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

/** @param {any} catalogue @param {string} _text @param {string[]} rules */
function concerns(catalogue, _text, rules) {
  return [...new Set(rules.flatMap((rule) => CONCERNED[rule] ?? []))].map((id) => {
    const [kind, card] = id.split(".");
    return { id, title: label(catalogue[kind].find((/** @type {any} */ one) => one.id === card)) };
  });
}

/**
 * What tells a found card from another of the same name: its epoch, and what it says or where it begins.
 * @param {any} catalogue
 * @param {any} card
 */
const told = (catalogue, card) =>
  `${t("almanac-epoch", { epoch: ROMAN[card.epoch] })} · ${textOfEffect(card) || places(catalogue, card.start)}`;

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
      search: (catalogue, word) => searched(catalogue.empires, word, (card) => told(catalogue, card)),
    },
    {
      id: "events",
      title: () => t("almanac-events"),
      note: () => t("almanac-events-note"),
      Page: Events,
      search: (catalogue, word) => searched(catalogue.events, word, (card) => told(catalogue, card)),
    },
    {
      id: "honors",
      title: () => t("almanac-honors"),
      note: () => t("almanac-honors-note"),
      Page: Honors,
      search: (catalogue, word) => searched(catalogue.honors, word, textOfEffect),
    },
    {
      id: "tokens",
      title: () => t("almanac-tokens"),
      note: () => t("almanac-tokens-note"),
      Page: Tokens,
      search: (catalogue, word) =>
        searched(tokens(catalogue), word, (token) => (token.lands ? since(token) : t("almanac-pairs"))),
    },
    {
      id: "lands",
      title: () => t("almanac-lands"),
      note: () => t("almanac-lands-note"),
      Page: Lands,
      search: (catalogue, word) =>
        searched(
          catalogue.lands,
          word,
          (land) => `${place(catalogue, land.area)} · ${t(`almanac-terrain-${land.terrain}`)}`,
        ),
    },
  ],
};
