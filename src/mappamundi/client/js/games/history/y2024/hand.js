// The dock: the turn's card at the left, the own Event and tokens at the right.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { signed } from "../counsel.js";
import { Sign } from "../signs.js";
import { called, calledAll, ROMAN, seatName } from "../words.js";
import { playable } from "./choices.js";
import { bestUse, pickUp } from "./targets.js";
import { empireOf, iconOf, icons, textOf } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */

/** The six phases of a turn, and the one that a decision belongs to. */
const PHASES = /** @type {const} */ (["event", "establish", "expand", "monuments", "revenue", "conclude"]);

/** @param {import("./types.js").View} view */
function phaseOf({ phase, turn, lands }) {
  if (turn?.in_event) return "event";
  // Where a building is missing the Empire rises or expands.
  if (phase === "shortage") return Object.values(lands).some((land) => land.active) ? "expand" : "establish";
  return phase;
}

/**
 * The phases as a quiet row: past ones struck, the current one dark with its name.
 * @param {{view: import("./types.js").View}} props
 */
export function Phases({ view }) {
  const at = /** @type {readonly string[]} */ (PHASES).indexOf(phaseOf(view));
  return html`<ol class="phases" aria-label=${t("phases-title")}>
    ${PHASES.map(
      (phase, n) =>
        html`<li
          class=${n < at ? "past" : n === at ? "now" : ""}
          title=${t(`phase-full-${phase}`)}
          aria-current=${n === at ? "step" : undefined}
        >
          ${
            n === at
              ? t(`phase-full-${phase}`)
              : html`
                  <span aria-hidden="true">${"ABCDEF"[n]}</span>
                  <span class="visually-hidden">${t(`phase-full-${phase}`)}</span>
                `
          }
        </li>`,
    )}
  </ol>`;
}

/** So many people are drawn before only their number is written. */
const MOST = 16;

/**
 * The people of the pool as pieces; spent ones are dashed.
 * @param {{env: InTurn, total: number, size?: number}} props
 */
export function People({ env, total, size = 15 }) {
  const { turn } = env.view;
  const pigment = pigmentOf(turn.seat, env.seat);
  const shown = Math.min(MOST, Math.max(total, turn.pool));
  return html`<span class="people-dots" aria-hidden="true">
    ${Array.from({ length: shown }, (_, n) =>
      n < turn.pool
        ? html`<${Seal} key=${n} pigment=${pigment} size=${size} />`
        : html`<i key=${n} style=${{ width: `${size - 2}px`, height: `${size - 2}px` }} />`,
    )}
  </span>`;
}

/** Whether the Leader may still be called, or what it does. @param {InTurn} env */
function leaderState({ view }) {
  const { leader, seat } = view.turn;
  return leader !== "unused" ? leader : view.arrays[seat].leader ? "ready" : "gone";
}

/** Fleets, forts of an Event, Great Wall forts, the Leader. @param {{env: InTurn}} props */
export function Pieces({ env }) {
  const { view } = env;
  const { turn } = view;
  const fleets = turn.fleets_in_pool;
  const pigment = pigmentOf(turn.seat, env.seat);
  return html`<p class="turn-pieces small">
    ${
      fleets || turn.fleets.length
        ? html`<span>
            <${Sign} name="fleet" size=${15} />
            ${" "}
            ${fleets ? t("turn-fleets", { fleets }) : t("turn-at-sea")}
          </span>`
        : null
    }
    ${
      turn.in_event
        ? turn.forts_in_pool
          ? html`<span><${Sign} name="fort" size=${14} /> ${turn.forts_in_pool}</span>`
          : null
        : null
    }
    ${
      turn.walls_in_pool
        ? html`<span title=${t("map-wall")}>
            <${Sign} name="fort" size=${14} />
            ${" "}
            ${t("turn-wall")}
            ${" "}
            ${turn.walls_in_pool}
          </span>`
        : null
    }
    ${
      turn.in_event
        ? null
        : html`<span class=${`leader-state ${leaderState(env)} seat-${pigment}`}>
            <${Sign} name="leader" size=${15} />
            ${" "}
            ${t(`leader-${leaderState(env)}`)}
          </span>`
    }
  </p>`;
}

/** How many lands with its icon the Empire has, towards the next monument (R10.1). @param {{env: InTurn}} props */
export function Icons({ env }) {
  const { ctx, view } = env;
  const icon = iconOf(ctx.book, view.turn);
  if (!icon || view.turn.in_event)
    return view.turn.in_event ? null : html`<span class="turn-icon barbarian small">${t("turn-barbarian")}</span>`;
  const each = ctx.book.data.constants.icons_per_monument;
  const held = icons(ctx.book, view);
  const of = Math.max(each, each * Math.ceil(held / each));
  return html`<span class="turn-icon small" title=${t("turn-icon-title", { icon: t(`icon-${icon}`), each })}>
    <${Sign} name=${icon} size=${16} />
    <span><b>${t("turn-icon", { held, of })}</b> <span class="turn-icon-word">${t("turn-icon-word")}</span></span>
  </span>`;
}

/** @param {{env: InTurn}} props */
function TurnCard({ env }) {
  const { ctx, view, seat } = env;
  const { turn } = view;
  if (!turn) return null;
  const id = (turn.in_event ? turn.event : turn.empire) ?? turn.card;
  const card = turn.in_event ? ctx.book.events.get(id) : empireOf(ctx.book, turn);
  const whole = ctx.book.empires.get(turn.card);
  const halves = ctx.book.data.empires.find((one) => one.id === turn.card)?.sub_empires ?? [];
  const second = halves.length && turn.empire === halves[0].id ? halves[1].id : null;
  const total = /** @type {any} */ (card)?.armies ?? whole?.armies ?? 0;
  const pigment = pigmentOf(turn.seat, seat);
  const start = /** @type {any} */ (card)?.start ?? [];
  return html`<section class="empire-dock turn-dock" aria-labelledby="empire-title" tabindex="0">
    <div class="empire-sheet">
      <header>
        <${Seal} pigment=${pigment} size=${34} />
        <div>
          <h2 class="dock-title serif" id="empire-title">
            ${called(ctx.book, id)}
            ${
              second
                ? html` <span class="second-half">${t("turn-then", { empire: called(ctx.book, second) })}</span>`
                : null
            }
          </h2>
          <p class="small soft">
            ${start.length ? t("turn-from", { where: calledAll(ctx.book, start, "in") }) : textOf(ctx.book, id)}
          </p>
        </div>
        <${Icons} env=${env} />
      </header>
      ${
        total > 0 &&
        html`<p class="people-row">
          <${People} env=${env} total=${total} />
          <span class="small numbers"><b>${t("turn-left", { people: turn.pool })}</b></span>
          <span class="visually-hidden">
            ${t("turn-spoken", {
              people: turn.pool,
              total,
              fleets: turn.fleets.length ? "sea" : turn.fleets_in_pool ? "pool" : "none",
              leader: leaderState(env),
            })}
          </span>
        </p>`
      }
      ${
        turn.conquest
          ? html`<p class="small turn-points">
              <b>${t("turn-points", { points: turn.conquest.points, who: seatName(ctx, turn.conquest.enemy) })}</b>
            </p>`
          : turn.modifier
            ? html`<p class="small turn-points">
                ${t("turn-modifier", { plus: turn.modifier.plus, land: called(ctx.book, turn.modifier.land, "in") })}
              </p>`
            : html`<${Pieces} env=${env} />`
      }
      <${Phases} view=${view} />
    </div>
  </section>`;
}

/** When an Event with text is played. @param {any} card */
const phaseWord = (card) => t(card.kind === "minor_empire" ? "event-when-empire" : `event-when-${card.phase}`);

/** What an Event says on its card. @param {Env} env @param {any} card */
function eventWords({ ctx }, card) {
  return card.kind === "minor_empire"
    ? t("event-minor", {
        people: card.armies,
        where: calledAll(ctx.book, card.start, "in"),
        fleets: card.sea_fleets + card.ocean_fleets,
        barbarian: card.barbarian ? "yes" : "no",
      })
    : textOf(ctx.book, card.id);
}

/** The own Event: hidden from the others until the turn begins, then in force or in play. @param {{env: Env}} props */
function EventInHand({ env }) {
  const { ctx, view, seat } = env;
  const id = view.hand.event ?? (view.turn?.seat === seat ? view.turn.event : null);
  const card = id && ctx.book.data.events.find((one) => one.id === id);
  if (!card) return null;
  const open = env.store.mine.value && playable(env, "play_event").has(id) && !view.turn?.in_event;
  const best = open ? bestUse(env, playable(env, "play_event").get(id) ?? []) : "";
  const inside = html`
    <span class="eyebrow">${t("event-eyebrow", { epoch: ROMAN[card.epoch] })}</span>
    <span class="card-title serif">${called(ctx.book, id)}</span>
    <span class="card-text note">${eventWords(env, card)}</span>
    ${best && html`<span class="card-best note numbers">${best}</span>`}
    <span class="card-when note">${phaseWord(card)}</span>
  `;
  return open
    ? html`<button type="button" class="event-card" onClick=${() => pickUp(env, "play_event", id)}>${inside}</button>`
    : html`<div class="event-card">${inside}</div>`;
}

/** The own tokens with what each would pay now. @param {{env: Env}} props */
function Tokens({ env }) {
  const { ctx, view } = env;
  const { tokens } = view.hand;
  return html`<section class="tokens-card" tabindex="0" aria-labelledby="tokens-title">
    <h3 class="eyebrow" id="tokens-title">${t("tokens-count", { tokens: tokens.length })}</h3>
    <ul class="plain-list">
      ${tokens.map(
        ({ token, gold, areas }) =>
          html`<li key=${token}>
            <i class=${`swatch region-${areas?.[0]?.area ?? token}`} aria-hidden="true" />
            <span class="serif">${called(ctx.book, token)}</span>
            <b class="numbers" title=${t("tokens-pays")}>${signed(gold)}</b>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{env: Env, compact?: boolean}} props `compact`: there is room for titles only */
function Hand({ env, compact = false }) {
  if (env.seat === null) return null;
  return html`<section class=${`hand hand-2024 ${compact ? "compact" : ""}`} aria-labelledby="hand-title">
    <h2 class="visually-hidden" id="hand-title">${t("hand-title")}</h2>
    <${EventInHand} env=${env} />
    <${Tokens} env=${env} />
  </section>`;
}

/** @param {{env: Env, narrow: boolean}} props */
export const Dock = ({ env, narrow }) => html`<${TurnCard} env=${env} /><${Hand} env=${env} compact=${narrow} />`;

/** The same on a phone, where the cards have a tab of their own. */
export const HAND = {
  id: "hand",
  count: (/** @type {import("./types.js").View} */ view) =>
    (view.hand?.tokens?.length ?? 0) +
    Number(!!view.hand?.event || (!!view.turn?.event && view.turn.seat === view.viewer)),
  Panel: (/** @type {{env: Env}} */ { env }) => html`<${TurnCard} env=${env} /><${Hand} env=${env} />`,
};

/** Phases and pieces in one band, above the map of a phone. @param {{env: Env}} props */
export function Band({ env }) {
  const { ctx, view } = env;
  const { turn } = view;
  if (!turn) return null;
  const card = turn.in_event ? ctx.book.events.get(turn.event ?? "") : empireOf(ctx.book, turn);
  return html`<div class="turn-band">
    <div><${Phases} view=${view} /><${Icons} env=${env} /></div>
    <div>
      <${People} env=${env} total=${/** @type {any} */ (card)?.armies ?? 0} size=${14} />
      <${Pieces} env=${env} />
    </div>
  </div>`;
}
