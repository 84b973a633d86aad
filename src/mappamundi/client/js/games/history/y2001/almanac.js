// The primer, the cards, areas and lands of the 2001 edition as pages of the rules browser.

import { html } from "htm/preact";
import { listed, t } from "../../../i18n.js";
import {
  CardGrid,
  CardSection,
  Dots,
  EpochCards,
  Fact,
  AreaValues,
  ResourceLands,
  Where,
  grouped,
  label,
  pageOf,
  place,
  places,
  searched,
} from "../almanac.js";
import { ROMAN, textOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

const GAME = "hotw2001";

/** The seas that fleets reach from the ocean on the card (A6.4). @param {any} card @returns {string[]} */
const reached = (card) => card.fleets.filter((/** @type {string} */ water) => !card.navigation.includes(water));

/**
 * What an empire or a minor empire brings to the board.
 * @param {{card: any, catalogue: import("./types.js").Catalogue}} props
 */
function EmpireFacts({ card, catalogue }) {
  return html`
    <${Dots} count=${card.armies} words=${t("almanac-strength", { count: card.armies })} />
    <dl class="card-facts">
      <${Fact} name=${t("almanac-start")}>${places(catalogue, card.start)}<//>
      <${Fact} name=${t("almanac-founds")}>${t(card.capital ? "almanac-founds-capital" : "almanac-founds-none")}<//>
      <${Fact} name=${t("almanac-navigation")}>${places(catalogue, card.navigation)}<//>
      <${Fact} name=${t("almanac-fleets")}>
        ${reached(card).length && t("almanac-reached", { waters: places(catalogue, reached(card)) })}
      <//>
    </dl>
    ${card.start.length > 1 && html`<p class="card-effect">${t("almanac-two-starts")}</p>`}
  `;
}

/**
 * An empire or a minor empire.
 * @param {import("./types.js").Catalogue} catalogue
 * @returns {(card: any, here: boolean) => any}
 */
const empireIn = (catalogue) => (card, here) =>
  html`
  <${EmpireFacts} card=${card} catalogue=${catalogue} />
  ${here && html`<${Where} game=${GAME} lands=${card.start} />`}
`;

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Empires = ({ catalogue, ...props }) => html`<${EpochCards}
  catalogue=${catalogue}
  ...${props}
  cards=${catalogue.empires}
  word="epoch"
  eyebrow=${(/** @type {any} */ card) => t("almanac-order", { order: card.order })}
  inside=${empireIn(catalogue)}
/>`;

/** @param {any} card */
const epochOf = (card) => t("almanac-epoch", { epoch: ROMAN[card.epoch] });

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Minors = ({ catalogue, ...props }) => html`
  <${CardSection}
    id="minors-empires"
    title=${t("almanac-minors")}
    ...${props}
    cards=${catalogue.minor_empires}
    eyebrow=${epochOf}
    inside=${empireIn(catalogue)}
  />
  <${CardSection}
    id="minors-kingdoms"
    title=${t("almanac-kingdoms")}
    ...${props}
    cards=${catalogue.kingdoms}
    eyebrow=${epochOf}
    inside=${(/** @type {any} */ card, /** @type {boolean} */ here) => html`
      <dl class="card-facts">
        <${Fact} name=${t("almanac-start")}>${place(catalogue, card.land)}<//>
        <${Fact} name=${t("almanac-founds")}>${t("almanac-founds-city")}<//>
      </dl>
      ${here && html`<${Where} game=${GAME} lands=${[card.land]} />`}
    `}
  />
`;

/** In which epochs a card may be played. @param {any} card */
function epochsOf({ epochs }) {
  if (epochs.length === 1) return t("event-epoch-only", { epoch: ROMAN[epochs[0]] });
  return epochs.length > 6
    ? t("event-epochs-all")
    : t("event-epochs", { from: ROMAN[epochs[0]], to: ROMAN[epochs[epochs.length - 1]] });
}

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Events = ({ catalogue, ...props }) =>
  grouped(catalogue.events, "kind").map(
    ([kind, cards]) => html`<${CardSection}
      key=${kind}
      id=${`deck-${kind}`}
      title=${t(`almanac-${kind}`)}
      ...${props}
      cards=${cards}
      eyebrow=${(/** @type {any} */ card) => `${epochsOf(card)} · ${t("almanac-copies", { count: card.count })}`}
      inside=${(/** @type {any} */ card) => html`
        <p class="card-effect">${textOfEffect(card)}</p>
        <p class="note">${t(card.lasts ? "event-when-turn" : "event-when-now")}</p>
      `}
    />`,
  );

/** How large an area is. @param {any} area */
const sizeOf = (area) => t("almanac-land-count", { count: area.lands.length });

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
function Areas({ catalogue, ...props }) {
  const links = (/** @type {string[]} */ ids) =>
    ids.map((id, at) => html`${at ? ", " : ""}<a href=${`${props.base}.${id}`}>${place(catalogue, id)}</a>`);
  return html`<${CardGrid}
    ...${props}
    cards=${catalogue.areas}
    eyebrow=${sizeOf}
    inside=${(/** @type {any} */ area, /** @type {boolean} */ here) => html`
      <${AreaValues} area=${area} />
      <p class="small">
        <i class=${`swatch region-${area.id}`}></i>
        <span class="dim">${t("almanac-borders")}</span>
        ${" "}
        ${area.adjacent.length ? links(area.adjacent) : t("almanac-no-area")}
      </p>
      <p class="small">${places(catalogue, area.lands)}</p>
      ${here && html`<${Where} game=${GAME} lands=${area.lands} />`}
    `}
  />`;
}

/** The terrain of a land; one may have two kinds, each on a border of its own. @param {any} land */
const terrain = (land) =>
  land.terrains.length
    ? listed(
        land.terrains.map((/** @type {string} */ one) => t(`almanac-terrain-${one === "great_wall" ? "wall" : one}`)),
      )
    : t("almanac-terrain-clear");

/** @param {{catalogue: import("./types.js").Catalogue, chosen: string | null, base: string}} props */
const Lands = (props) => html`<${ResourceLands}
  game=${GAME}
  ...${props}
  terrain=${terrain}
  resource=${t("almanac-resource")}
/>`;

/** Event cards have a rule each, some more than one; those of a kind share theirs. @type {Record<string, string[]>} */
const CONCERNED = {
  leader: ["A14.2", "A14.3"],
  weaponry: ["A14.4"],
  minor_: ["A14.5", "A14.6", "A14.7", "A14.8", "A14.38", "A16.11"],
  reallocation: ["A6.6", "A14.9"],
  allies: ["A14.10", "A14.11", "A14.12"],
  astronomy: ["A6.5", "A14.13"],
  barbarians: ["A14.14", "A14.15", "A14.16"],
  black_death: ["A14.17"],
  civil_service: ["A14.18"],
  civil_war: ["A14.19"],
  crusade: ["A14.20"],
  jihad: ["A14.21"],
  kingdom_: ["A14.22"],
  disaster: ["A14.23"],
  elite_troops: ["A14.24"],
  engineering: ["A14.25"],
  expert_troops_: ["A14.26"],
  famine: ["A14.27"],
  jewish_revolt: ["A14.28"],
  migrants_: ["A14.29"],
  naval_power: ["A14.30"],
  pestilence: ["A14.31"],
  plague: ["A14.32"],
  population_explosion: ["A14.33"],
  siegecraft: ["A14.34", "A14.35", "A15.6"],
  treachery: ["A14.36", "A15.12"],
};

/** @param {import("./types.js").Catalogue} catalogue @param {string} _text @param {string[]} rules */
function concerns(catalogue, _text, rules) {
  const named = Object.keys(CONCERNED).filter((id) => CONCERNED[id].some((rule) => rules.includes(rule)));
  const events = catalogue.events
    .filter((/** @type {any} */ card) =>
      named.some((id) => card.id === id || (id.endsWith("_") && card.id.startsWith(id))),
    )
    .map((/** @type {any} */ card) => ({ id: `events.${card.id}`, title: label(card) }));
  const empires = rules.includes("A6.12")
    ? catalogue.empires
        .filter((/** @type {any} */ card) => card.start.length > 1)
        .map((/** @type {any} */ card) => ({ id: `empires.${card.id}`, title: label(card) }))
    : [];
  return [...events, ...empires];
}

/**
 * What tells a found card from another: its epoch, and where it begins.
 * @param {import("./types.js").Catalogue} catalogue
 * @param {any} card
 */
const told = (catalogue, card) => `${epochOf(card)} · ${places(catalogue, card.start ?? [card.land])}`;

/** @type {import("../../contract.js").Almanac<import("./types.js").Game>} */
export default {
  primer: PRIMER,
  Figure,
  concerns,
  pages: [
    pageOf("empires", Empires, (catalogue, word) => searched(catalogue.empires, word, (card) => told(catalogue, card))),
    pageOf(
      "minors",
      Minors,
      (catalogue, word) =>
        searched([...catalogue.minor_empires, ...catalogue.kingdoms], word, (card) => told(catalogue, card)),
      "almanac-minors-kingdoms",
    ),
    pageOf("events", Events, (catalogue, word) => searched(catalogue.events, word, textOfEffect)),
    pageOf("areas", Areas, (catalogue, word) => searched(catalogue.areas, word, sizeOf)),
    pageOf("lands", Lands, (catalogue, word) =>
      searched(catalogue.lands, word, (land) => `${place(catalogue, land.area)} · ${terrain(land)}`),
    ),
  ],
};
