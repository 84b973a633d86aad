// The own event cards: a short list or two slots in the dock, all ten in the rail and in a tab of the phone.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { refusalOf, t } from "../../../i18n.js";
import { Cap } from "../../../table/prompt.js";
import { Cited } from "../../../ui/rulebook.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { useAnswer } from "../map/card.js";
import { ROMAN, called, calledAll, effectText, seatName } from "../words.js";
import { Epochs, dealt, epochWords, ruleOf, spokenCard, stateWord, stateWords } from "./cards.js";
import { playable } from "./choices.js";
import { EmpireSheet } from "./empire-sheet.js";
import { AlliedCoin, Coin, FortPiece } from "./pieces.js";
import { bestUse, pickUp } from "./targets.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */
/** @typedef {import("./cards.js").Held} Held */

/** The cards that can be played now. @param {Env} env @returns {Map<string, import("./choices.js").Way[]>} */
const openIn = (env) => (env.store.mine.value && env.view.decision === "events" ? playable(env) : new Map());

/** Whether this is the viewer's event step, or a card's own phase in it. @param {Env} env */
const inEvents = ({ view, seat }) =>
  seat !== null &&
  view.turn?.seat === seat &&
  ["events", "barbarians", "plague", "crusade", "minor"].includes(view.phase);

// --- the dock --------------------------------------------------------------------------------------------------------

/** What a card gave into the hand, as pieces. @param {{env: Env, id: string}} props */
function Given({ env, id }) {
  const { known } = env;
  const told = known.log.findLast((one) =>
    one.events?.some((event) => event.event === "event_played" && event.card === id),
  );
  const coins = told?.events?.find((event) => event.event === "coins");
  if (!coins) return null;
  const row = (/** @type {number} */ count, /** @type {any} */ piece) => Array.from({ length: count }, () => piece);
  return html`<span class="slot-given" aria-hidden="true">
    ${row(coins.coins, html`<${Coin} size=${16} />`)}
    ${row(coins.allied, html`<${AlliedCoin} size=${16} />`)}
    ${row(coins.forts, html`<${FortPiece} size=${16} />`)}
  </span>`;
}

/** One of the two cards of a turn: played, chosen with its targets, or free. @param {{env: InTurn, n: number}} props */
function Slot({ env, n }) {
  const { ctx, view, ui } = env;
  const { played } = view.turn;
  const mode = ui.mode.value?.kind === "play" ? ui.mode.value : null;
  const label = t(n === 0 ? "slot-first" : "slot-second");
  if (played[n]) {
    return html`<section class="slot filled">
      <p class="eyebrow">${label}</p>
      <h3 class="slot-title serif">${called(ctx.book, played[n])}</h3>
      <p class="note slot-text">${effectText(ctx.book, played[n])}</p>
      <p class="note"><${Rule} game=${env.table.game} number=${ruleOf(played[n])} /></p>
      <${Given} env=${env} id=${played[n]} />
    </section>`;
  }
  if (mode && played.length === n) {
    /** @type {string[]} */
    const chosen = mode.chosen;
    return html`<section class="slot chosen">
      <p class="eyebrow">${label}</p>
      <h3 class="slot-title serif">${called(ctx.book, mode.card)}</h3>
      <p class="visually-hidden" aria-live="polite">
        ${chosen.length ? t("slot-named", { lands: calledAll(ctx.book, chosen) }) : ""}
      </p>
      ${
        chosen.length
          ? html`<ol class="slot-targets small">
              ${chosen.map((id, at) => html`<li key=${id}><b>${at + 1}</b> ${called(ctx.book, id)}</li>`)}
            </ol>`
          : html`<p class="note slot-text">${effectText(ctx.book, mode.card)}</p>`
      }
    </section>`;
  }
  const after = n === played.length && view.phase !== "events";
  return html`<section class="slot free">
    <p class="eyebrow">${label}</p>
    <p class="small soft">${t(after ? "slot-after" : "slot-empty")}</p>
  </section>`;
}

/** The two cards of this turn. @param {{env: Env}} props */
const Slots = ({ env }) =>
  html`<section class="hand slots" aria-label=${t("phase-events")}>
    ${Array.from(
      { length: env.ctx.book.data.components.events_per_turn },
      (_, n) => html`<${Slot} key=${n} env=${env} n=${n} />`,
    )}
  </section>`;

/**
 * The cards that are left: gilt before those of this epoch, the next epoch behind the later ones, a line through the
 * rest.
 * @param {{env: InTurn, tab: boolean}} props `tab`: it is closed until somebody looks
 */
function HandList({ env, tab }) {
  const [open, setOpen] = useState(false);
  const { ctx, view } = env;
  const cards = dealt(env, new Set()).filter(({ state }) => state !== "played" && state !== "in-turn");
  const count = (/** @type {Held["kind"]} */ kind) => cards.filter((card) => card.kind === kind).length;
  const next = (/** @type {Held} */ { epochs }) => ROMAN[epochs.find((epoch) => epoch > view.epoch) ?? 7];
  const row = (/** @type {Held} */ card) =>
    html`<li
      key=${card.key}
      class=${card.state}
      title=${`${stateWords(card, view.epoch)}. ${effectText(ctx.book, card.id)}`}
    >
      <span class="serif">${called(ctx.book, card.id)}</span>
      ${card.state === "later" && html`<span class="note" aria-hidden="true">${next(card)}</span>`}
      <span class="visually-hidden">, ${stateWords(card, view.epoch)}</span>
    </li>`;
  const title = html`
    <span id="hand-title">${t("hand-title")}</span>
    ${tab && html` <b class="numbers">${cards.length}</b>`}
    ${
      cards.length > 0 &&
      html`<span class="plain-case numbers">
        ${t("hand-counts", { greater: count("greater"), lesser: count("lesser") })}
      </span>`
    }
  `;
  return html`<section
    class=${`hand folded hand-list ${tab ? "tab" : ""} ${open ? "open" : ""}`}
    aria-labelledby="hand-title"
  >
    <h2 class="eyebrow">
      ${
        tab
          ? html`<button type="button" class="hand-tab" aria-expanded=${open} onClick=${() => setOpen(!open)}>
              ${title}
            </button>`
          : title
      }
    </h2>
    ${
      cards.length
        ? html`<div class="hand-scroll scrolled" tabindex="0" role="group" aria-labelledby="hand-title">
            <ul class="plain-list">${cards.map(row)}</ul>
          </div>`
        : html`<p class="small soft">${t("hand-empty")}</p>`
    }
  </section>`;
}

/** @param {{env: Env, tab: boolean}} props */
const Cards = ({ env, tab }) =>
  env.seat === null
    ? null
    : inEvents(env)
      ? html`<${Slots} env=${env} />`
      : html`<${HandList} env=${env} tab=${tab} />`;

/** What lies below the map. @param {{env: Env, narrow: boolean}} props */
export const Dock = ({ env, narrow }) => html`<${EmpireSheet} env=${env} /><${Cards} env=${env} tab=${narrow} />`;

// --- all ten ---------------------------------------------------------------------------------------------------------

/** Why a card cannot be played now: the server's own word, with the rule. @param {{env: Env, id: string}} props */
function WhyNot({ env, id }) {
  const answer = useAnswer(env, { do: "play_event", card: id });
  if (!answer || answer.legal || answer.reason === "malformed")
    return html`<span>${t("hand-closed-why")} <${Rule} game=${env.table.game} number="A5.5" /></span>`;
  return html`<span>
    ${refusalOf(answer)}
    ${" "}
    ${answer.rule ? html`<${Cited} game=${env.table.game} number=${answer.rule} />` : null}
  </span>`;
}

/** @param {{env: Env, card: Held, number: number | null}} props `number`: the key that takes it */
function CardRow({ env, card, number }) {
  const { ctx, view, ui } = env;
  // Of two equal cards the one with the key is the one that is played.
  const chosen = number !== null && ui.mode.value?.kind === "play" && ui.mode.value.card === card.id;
  // What is behind one needs no more than its name.
  if (card.state === "played")
    return html`<div class="card-row played">
      <span class="card-row-title serif">${called(ctx.book, card.id)}</span>
      <b class="card-row-state note">${stateWord(card)}</b>
    </div>`;
  const best = number === null ? "" : bestUse(env, playable(env).get(card.id) ?? []);
  const words = html`
    <span class="card-row-title serif">${called(ctx.book, card.id)}</span>
    <${Epochs} epochs=${card.epochs} now=${view.epoch} />
    ${number === null ? html`<span />` : html`<${Cap} of=${String(number)} />`}
    <span class="card-row-text note">
      ${
        card.state === "closed"
          ? html`<${WhyNot} env=${env} id=${card.id} />`
          : card.state === "late" || card.state === "later"
            ? epochWords(card.epochs)
            : effectText(ctx.book, card.id)
      }
      ${best && html` <b class="card-best numbers">${best}</b>`}
    </span>
    <b class="card-row-state note">${chosen ? t("hand-chosen") : stateWord(card)}</b>
  `;
  const press = () => {
    if (chosen) ui.mode.value = null;
    else pickUp(env, card.id);
  };
  return number === null
    ? html`<div class=${`card-row ${card.state}`}>${words}</div>`
    : html`<button
        type="button"
        class=${`card-row ${card.state} ${chosen ? "chosen" : ""}`}
        aria-pressed=${chosen}
        aria-label=${spokenCard(env, card)}
        aria-describedby=${`card-${card.key}`}
        onClick=${press}
      >
        ${words}
        <span class="visually-hidden" id=${`card-${card.key}`}>${effectText(ctx.book, card.id)} ${best}</span>
      </button>`;
}

/** The hand: greater and lesser cards in fixed places, and what the others hold. @param {{env: Env}} props */
export function Hand({ env }) {
  const { ctx, view, seat } = env;
  if (seat === null) return null;
  const open = openIn(env);
  const cards = dealt(env, new Set(open.keys()));
  const keys = [...open.keys()];
  /** Only the first of several copies has the key. @type {Set<string>} */
  const given = new Set();
  const numberOf = (/** @type {Held} */ { id, state }) => {
    if (state !== "now" || !open.has(id) || given.has(id)) return null;
    given.add(id);
    return keys.indexOf(id) + 1;
  };
  /** @type {{other: number, greater: number, lesser: number}[]} */
  const others = view.seats.map((one, other) => ({ ...one, other })).filter((one) => one.other !== seat);
  return html`<section class="rail-part hand-all" id="hand" aria-labelledby="hand-all-title">
    <header class="rail-head"><h2 class="panel-title" id="hand-all-title">${t("hand-all")}</h2></header>
    <p class="small soft">${t("hand-note")} <${Rule} game=${env.table.game} number="A2.4" /></p>
    ${
      /** @type {const} */ (["greater", "lesser"]).map((kind) => {
        const group = cards.filter((card) => card.kind === kind);
        const left = group.filter(({ state }) => state !== "played" && state !== "in-turn");
        return html`
        <h3 class="eyebrow hand-group">
          <span>${t(`hand-${kind}-short`)} · ${t("hand-left", { left: left.length, of: group.length })}</span>
          <span class="plain-case">
            ${t("hand-playable", { count: left.filter(({ state }) => state === "now").length })}
          </span>
        </h3>
        <ul class="plain-list card-rows">
          ${group.map(
            (card) => html`<li key=${card.key}><${CardRow} env=${env} card=${card} number=${numberOf(card)} /></li>`,
          )}
        </ul>
      `;
      })
    }
    <h3 class="eyebrow hand-group">
      <span>${t("hand-others-title")}</span>
      <${Rule} game=${env.table.game} number="A18.1" />
    </h3>
    <ul class="plain-list hand-others small">
      ${others.map(
        ({ other, greater, lesser }) =>
          html`<li key=${other}>
            <${Seal} pigment=${pigmentOf(other, seat)} size=${18} />
            ${" "}
            <span aria-hidden="true">${seatName(ctx, other)} <b class="numbers">${greater}+${lesser}</b></span>
            <span class="visually-hidden">${t("hand-others", { who: seatName(ctx, other), greater, lesser })}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** A tab of the phone; beside the map it comes to the front for the event step. */
export const HAND = {
  id: "hand",
  count: (/** @type {import("./types.js").View} */ view) =>
    (view.hand?.greater?.length ?? 0) + (view.hand?.lesser?.length ?? 0),
  Panel: Hand,
  beside: (/** @type {Env} */ env) => (inEvents(env) ? `hand ${env.view.epoch}` : ""),
};
