// The primer, the cards, areas and lands of the 2001 edition as pages of the rules browser.

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
import { ROMAN, textOfEffect } from "../words.js";
import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

const GAME = "hotw2001";

/** @param {{epoch: number}} props */
const Epoch = ({ epoch }) =>
  html`<${EpochHead}
    epoch=${epoch}
    title=${t("almanac-epoch", { epoch: ROMAN[epoch] })}
    span=${has(`epoch-span-${epoch}`) ? t(`epoch-span-${epoch}`) : ""}
  />`;

/** The seas that fleets reach from the ocean on the card (A6.4). @param {any} card @returns {string[]} */
const reached = (card) => card.fleets.filter((/** @type {string} */ water) => !card.navigation.includes(water));

/** What an empire or a minor empire brings to the board. @param {{card: any, catalogue: any}} props */
function EmpireFacts({ card, catalogue }) {
  return html`
    <${Dots} count=${card.armies} words=${t("almanac-strength", { count: card.armies })} />
    <dl class="card-facts">
      <div><dt>${t("almanac-start")}</dt><dd>${places(catalogue, card.start)}</dd></div>
      <div>
        <dt>${t("almanac-founds")}</dt>
        <dd>${t(card.capital ? "almanac-founds-capital" : "almanac-founds-none")}</dd>
      </div>
      ${
        card.navigation.length
          ? html`<div><dt>${t("almanac-navigation")}</dt><dd>${places(catalogue, card.navigation)}</dd></div>`
          : null
      }
      ${
        reached(card).length
          ? html`<div>
              <dt>${t("almanac-fleets")}</dt>
              <dd>${t("almanac-reached", { waters: places(catalogue, reached(card)) })}</dd>
            </div>`
          : null
      }
    </dl>
    ${card.start.length > 1 && html`<p class="card-effect">${t("almanac-two-starts")}</p>`}
  `;
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Empires({ catalogue, chosen, base }) {
  return grouped(catalogue.empires, "epoch").map(
    ([epoch, cards]) => html`<section aria-labelledby=${`era-${epoch}`}>
      <${Epoch} epoch=${epoch} />
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
            <${EmpireFacts} card=${card} catalogue=${catalogue} />
            ${card.id === chosen && html`<${Where} game=${GAME} lands=${card.start} />`}
          <//>`,
        )}
      </ul>
    </section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Minors({ catalogue, chosen, base }) {
  return html`
    <section aria-labelledby="minors-empires">
      <h2 class="almanac-head" id="minors-empires">${t("almanac-minors")}</h2>
      <ul class="card-grid">
        ${catalogue.minor_empires.map(
          (/** @type {any} */ card) => html`<${Entry}
            key=${card.id}
            id=${card.id}
            base=${base}
            chosen=${card.id === chosen}
            eyebrow=${t("almanac-epoch", { epoch: ROMAN[card.epoch] })}
            title=${label(card)}
          >
            <${EmpireFacts} card=${card} catalogue=${catalogue} />
            ${card.id === chosen && html`<${Where} game=${GAME} lands=${card.start} />`}
          <//>`,
        )}
      </ul>
    </section>
    <section aria-labelledby="minors-kingdoms">
      <h2 class="almanac-head" id="minors-kingdoms">${t("almanac-kingdoms")}</h2>
      <ul class="card-grid">
        ${catalogue.kingdoms.map(
          (/** @type {any} */ card) => html`<${Entry}
            key=${card.id}
            id=${card.id}
            base=${base}
            chosen=${card.id === chosen}
            eyebrow=${t("almanac-epoch", { epoch: ROMAN[card.epoch] })}
            title=${label(card)}
          >
            <dl class="card-facts">
              <div><dt>${t("almanac-start")}</dt><dd>${place(catalogue, card.land)}</dd></div>
              <div><dt>${t("almanac-founds")}</dt><dd>${t("almanac-founds-city")}</dd></div>
            </dl>
            ${card.id === chosen && html`<${Where} game=${GAME} lands=${[card.land]} />`}
          <//>`,
        )}
      </ul>
    </section>
  `;
}

/** In which epochs a card may be played. @param {any} card */
function epochsOf({ epochs }) {
  if (epochs.length === 1) return t("event-epoch-only", { epoch: ROMAN[epochs[0]] });
  return epochs.length > 6
    ? t("event-epochs-all")
    : t("event-epochs", { from: ROMAN[epochs[0]], to: ROMAN[epochs[epochs.length - 1]] });
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Events({ catalogue, chosen, base }) {
  return grouped(catalogue.events, "kind").map(
    ([kind, cards]) => html`<section aria-labelledby=${`deck-${kind}`}>
      <h2 class="almanac-head" id=${`deck-${kind}`}>${t(`almanac-${kind}`)}</h2>
      <ul class="card-grid">
        ${cards.map(
          (card) => html`<${Entry}
            key=${card.id}
            id=${card.id}
            base=${base}
            chosen=${card.id === chosen}
            eyebrow=${`${epochsOf(card)} · ${t("almanac-copies", { count: card.count })}`}
            title=${label(card)}
          >
            <p class="card-effect">${textOfEffect(card)}</p>
            <p class="note">${t(card.lasts ? "event-when-turn" : "event-when-now")}</p>
          <//>`,
        )}
      </ul>
    </section>`,
  );
}

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
function Areas({ catalogue, chosen, base }) {
  return html`<ul class="card-grid">
    ${catalogue.areas.map(
      (/** @type {any} */ area) => html`<${Entry}
        key=${area.id}
        id=${area.id}
        base=${base}
        chosen=${area.id === chosen}
        eyebrow=${t("almanac-land-count", { count: area.lands.length })}
        title=${label(area)}
      >
        <${AreaValues} area=${area} />
        <p class="small">
          <i class=${`swatch region-${area.id}`}></i>
          <span class="dim">${t("almanac-borders")}</span>
          ${" "}
          ${
            area.adjacent.length
              ? area.adjacent.map(
                  (/** @type {string} */ id, /** @type {number} */ at) =>
                    html`${at ? ", " : ""}<a href=${`${base}.${id}`}>${place(catalogue, id)}</a>`,
                )
              : t("almanac-no-area")
          }
        </p>
        <p class="small">${places(catalogue, area.lands)}</p>
        ${area.id === chosen && html`<${Where} game=${GAME} lands=${area.lands} />`}
      <//>`,
    )}
  </ul>`;
}

/** The terrain of a land; one may have two kinds, each on a border of its own. @param {any} land */
const terrain = (land) =>
  land.terrains.length
    ? listed(
        land.terrains.map((/** @type {string} */ one) => t(`almanac-terrain-${one === "great_wall" ? "wall" : one}`)),
      )
    : t("almanac-terrain-clear");

/** @param {{catalogue: any, chosen: string | null, base: string}} props */
const Lands = (props) => html`<${LandPages}
  game=${GAME}
  ...${props}
  mark=${(/** @type {any} */ land) =>
    land.resource ? html` <span class="lozenge" role="img" aria-label=${t("almanac-resource")}></span>` : null}
  facts=${(/** @type {any} */ land) =>
    html`${terrain(land)}${land.resource ? html` · ${t("almanac-resource")}` : null}`}
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

/** @param {any} catalogue @param {string} _text @param {string[]} rules */
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

/** What tells a found card from another: its epoch, and where it begins. @param {any} catalogue @param {any} card */
const told = (catalogue, card) =>
  `${t("almanac-epoch", { epoch: ROMAN[card.epoch] })} · ${places(catalogue, card.start ?? [card.land])}`;

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
      id: "minors",
      title: () => t("almanac-minors-kingdoms"),
      note: () => t("almanac-minors-note"),
      Page: Minors,
      search: (catalogue, word) =>
        searched([...catalogue.minor_empires, ...catalogue.kingdoms], word, (card) => told(catalogue, card)),
    },
    {
      id: "events",
      title: () => t("almanac-events"),
      note: () => t("almanac-events-note"),
      Page: Events,
      search: (catalogue, word) => searched(catalogue.events, word, textOfEffect),
    },
    {
      id: "areas",
      title: () => t("almanac-areas"),
      note: () => t("almanac-areas-note"),
      Page: Areas,
      search: (catalogue, word) =>
        searched(catalogue.areas, word, (area) => t("almanac-land-count", { count: area.lands.length })),
    },
    {
      id: "lands",
      title: () => t("almanac-lands"),
      note: () => t("almanac-lands-note"),
      Page: Lands,
      search: (catalogue, word) =>
        searched(catalogue.lands, word, (land) => `${place(catalogue, land.area)} · ${terrain(land)}`),
    },
  ],
};
