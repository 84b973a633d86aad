// The sheet of the empire in play: its pieces one by one, its coins, its fleets and the cards in force.

import { html } from "htm/preact";
import { language, t } from "../../../i18n.js";
import { useShrink } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Sign } from "../signs.js";
import { called, calledAll } from "../words.js";
import { AlliedCoin, Army, Coin, FortPiece, LostArmy, Placed } from "./pieces.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */

/** So many pieces fit in a line beside their words. */
const BESIDE = 8;
/** So many waters are named. */
const NAMED = 2;

/**
 * What became of the empire's armies: to place, of those for empty lands only, on the map, made into forts, lost.
 * @param {InTurn} env
 */
export function armiesOf({ ctx, view }) {
  const { turn } = view;
  const strength = ctx.book.empires.get(turn.empire)?.armies ?? 0;
  const standing = Object.values(view.lands).filter((land) => land.active && land.owner === turn.seat);
  const crews = Object.values(view.fleets).filter(
    (fleet) => fleet.owner === turn.seat && fleet.epoch === view.epoch,
  ).length;
  const placed = standing.reduce((sum, /** @type {any} */ land) => sum + (land.armies ?? 1), crews);
  const { pool, restricted, lost } = turn;
  return { strength, pool, restricted, placed, lost, forts: Math.max(0, strength - pool - restricted - placed - lost) };
}

/** The armies as a row of pieces, and in words. @param {{env: InTurn, size?: number}} props */
export function Armies({ env, size }) {
  const pigment = pigmentOf(env.view.turn.seat, env.seat);
  const { strength, pool, restricted, placed, forts, lost } = armiesOf(env);
  const each = size ?? (strength > 16 ? 12 : strength > 6 ? 15 : 17);
  const row = (/** @type {number} */ count, /** @type {any} */ piece) => Array.from({ length: count }, () => piece);
  return html`<span class="army-pieces" aria-hidden="true">
    ${row(pool, html`<${Army} pigment=${pigment} size=${each} />`)}
    ${row(restricted, html`<${Army} pigment=${pigment} size=${each} restricted />`)}
    ${row(placed, html`<${Placed} pigment=${pigment} size=${each} />`)}
    ${row(forts, html`<${FortPiece} size=${each} />`)}
    ${row(lost, html`<${LostArmy} pigment=${pigment} size=${each} />`)}
  </span>`;
}

/** Numbers with their words, the empty ones left out. @param {[number, string][]} parts */
const counted = (parts) =>
  parts
    .filter(([count]) => count)
    .map(([count, word], n) => html`${n ? " · " : ""}<span><b class="numbers">${count}</b> ${t(word)}</span>`);

/** The pool in words. @param {{env: InTurn}} props */
export function PoolWords({ env }) {
  const { strength, pool, restricted, placed, lost } = armiesOf(env);
  return html`<span class="pool-words small">
    ${counted([
      [pool, "turn-to-place"],
      [restricted, "turn-restricted"],
      ...(strength > BESIDE || !(pool + restricted + lost)
        ? /** @type {[number, string][]} */ ([[placed, "turn-on-map"]])
        : []),
      [lost, "turn-lost"],
    ])}
  </span>`;
}

/** Coins by shape, and free forts before them. @param {{env: InTurn, size?: number}} props */
export function Coins({ env, size = 18 }) {
  const { allied_coins: allied, engineering } = env.view.turn;
  // Fleets that are being exchanged lie here already (A6.6).
  const mode = env.ui.mode.value;
  const coins = env.view.turn.coins + (mode?.kind === "reallocate" ? mode.chosen.length : 0);
  if (!coins && !allied && !engineering) return html`<span class="small soft">${t("turn-no-coins")}</span>`;
  const row = (/** @type {number} */ count, /** @type {any} */ piece) => Array.from({ length: count }, () => piece);
  return html`<span class="coin-row" aria-hidden="true">
    ${row(
      engineering,
      html`<span class="free-fort">
        <${FortPiece} size=${size} />
        <i>${t("action-fort-pay", { pay: "engineering" })}</i>
      </span>`,
    )}
    ${row(coins, html`<${Coin} size=${size} />`)}
    ${allied ? html`<span>${row(allied, html`<${AlliedCoin} size=${size} />`)}</span>` : null}
  </span>`;
}

/** @param {{env: InTurn}} props */
function CoinWords({ env }) {
  const { coins, allied_coins: allied, engineering } = env.view.turn;
  if (engineering) return null;
  const parts = [coins ? t("coin-count", { coins }) : "", allied ? t("allied-count", { coins: allied }) : ""].filter(
    Boolean,
  );
  return parts.length ? html`<span class="small coin-words">${parts.join(" · ")}</span>` : null;
}

/** The waters with a fleet: by name where there are few. @param {InTurn} env */
function fleetWords({ ctx, view }) {
  const fleets = view.turn.fleets.length ? view.turn.fleets : (ctx.book.empires.get(view.turn.empire)?.fleets ?? []);
  if (!fleets.length) return "";
  return fleets.length > NAMED
    ? t("turn-waters", { count: fleets.length })
    : fleets.map((/** @type {string} */ water) => called(ctx.book, water)).join(", ");
}

/** Fleets, and the cards played or in force. @param {{env: InTurn}} props */
function FleetsAndCards({ env }) {
  const { ctx, view } = env;
  const fleets = fleetWords(env);
  const { played, events } = view.turn;
  const cards = events.length
    ? t("events-in-force", { cards: events.map((/** @type {string} */ id) => called(ctx.book, id)).join(", ") })
    : view.phase === "events" || played.length
      ? t("turn-played", { played: played.length, of: ctx.book.data.components.events_per_turn })
      : "";
  return html`<p class="small soft sheet-line">
    ${fleets && html`<span><${Sign} name="fleet" size=${14} /> ${fleets}</span>`}
    ${" "}
    ${cards && html`<span title=${calledAll(ctx.book, played)}><${Sign} name="card" size=${13} /> ${cards}</span>`}
  </p>`;
}

/** What is spoken after each step. @param {{env: InTurn}} props */
const Spoken = ({ env }) =>
  html`<p class="visually-hidden" aria-live="polite">
    ${t("turn-spoken", {
      armies: env.view.turn.pool + env.view.turn.restricted,
      lost: env.view.turn.lost,
      coins: env.view.turn.coins,
      allied: env.view.turn.allied_coins,
    })}
  </p>`;

/** Where a card without an empire comes from. @param {InTurn} env */
function whence({ ctx, view }) {
  const { turn } = view;
  const place = {
    barbarians: turn.barren,
    plague: turn.plague,
    crusade: /** @type {any} */ (ctx.book.events.get("crusade"))?.water,
  }[/** @type {string} */ (view.phase)];
  return place ? t("turn-whence", { place: called(ctx.book, place) }) : "";
}

/**
 * A minor empire, the Crusaders, Barbarians or the plague: a small sheet of their own, the empire's folded behind it.
 * @param {{env: InTurn, id: string}} props
 */
function CardSheet({ env, id }) {
  const { ctx, view, seat } = env;
  const { turn } = view;
  const minor = ctx.book.data.minor_empires.find((card) => card.id === id);
  const pigment = pigmentOf(turn.seat, seat);
  const pool = view.phase === "minor" || view.phase === "crusade";
  const size = turn.pool > BESIDE ? 13 : 17;
  return html`
    <div class="folded-sheet small">
      <${Seal} pigment=${pigment} size=${16} />
      ${" "}
      ${t("turn-then", { empire: called(ctx.book, turn.empire) })}
    </div>
    <div class="empire-sheet card-sheet">
      <header>
        <${Seal} pigment=${pigment} standing=${false} size=${32} />
        <div>
          <h2 class="dock-title serif" id="empire-title">${called(ctx.book, id)}</h2>
          <p class="small soft">
            ${minor ? t("turn-from", { where: calledAll(ctx.book, minor.start, "in") }) : whence(env)}
          </p>
        </div>
      </header>
      ${
        pool
          ? html`<p class="piece-row">
              <span class="army-pieces" aria-hidden="true">
                ${Array.from(
                  { length: turn.pool },
                  (_, n) => html`<${Army} key=${n} pigment=${pigment} size=${size} />`,
                )}
              </span>
              <span class="small"><b class="numbers">${turn.pool}</b> ${t("turn-to-place")}</span>
            </p>`
          : null
      }
      <p class="small soft card-sheet-text">${minor ? t("turn-minor-limits") : t(`aims-${id}`)}</p>
      <${Spoken} env=${env} />
    </div>
  `;
}

/** The phases of cards that are played before the empire rises. @type {Record<string, (turn: any) => string>} */
const OWN_SHEETS = {
  minor: ({ in_play }) => in_play,
  crusade: () => "crusade",
  barbarians: () => "barbarians",
  plague: () => "plague",
};

/** Where an empire rises, and how strong it is. @param {Env} env @param {string} id @param {boolean} risen */
function origin({ ctx }, id, risen) {
  const card = ctx.book.empires.get(id);
  const from = t(risen ? "turn-from" : "turn-will-rise", { where: calledAll(ctx.book, card?.start ?? [], "in") });
  return `${from} · ${t("turn-strength", { strength: card?.armies ?? 0 }).replaceAll(" ", "\u00a0")}`;
}

/** The empire whose turn it is, or the own one still sealed. @param {{env: Env}} props */
export function EmpireSheet({ env }) {
  const { ctx, view, seat } = env;
  const { turn } = view;
  const { body, shrunk } = useShrink(`${language.value} ${turn ? JSON.stringify(turn) : view.hand?.empire}`);
  if (!turn) {
    if (seat === null || !view.hand.empire) return null;
    return html`<section class="empire-dock sheet-2001" aria-labelledby="empire-title" tabindex="0">
      <div class="empire-sheet">
        <header>
          <${Seal} pigment=${pigmentOf(seat, seat)} size=${34} />
          <div>
            <h2 class="dock-title serif" id="empire-title">${called(ctx.book, view.hand.empire)}</h2>
            <p class="small soft">${origin(env, view.hand.empire, false)}</p>
          </div>
        </header>
        <p class="small soft">${t("turn-sealed")}</p>
      </div>
    </section>`;
  }
  const own = OWN_SHEETS[view.phase]?.(turn);
  if (own)
    return html`<section class="empire-dock sheet-2001 with-card" aria-labelledby="empire-title" tabindex="0">
      <${CardSheet} env=${env} id=${own} />
    </section>`;
  const risen = view.phase === "expand" || view.phase === "monuments";
  const below = (ctx.book.empires.get(turn.empire)?.armies ?? 0) > BESIDE;
  return html`<section class="empire-dock sheet-2001" aria-labelledby="empire-title" tabindex="0">
    <div class=${`empire-sheet shrunk-${shrunk}`} ref=${body}>
      <header>
        <${Seal} pigment=${pigmentOf(turn.seat, seat)} size=${34} />
        <div>
          <h2 class="dock-title serif" id="empire-title">${called(ctx.book, turn.empire)}</h2>
          <p class="small soft">${origin(env, turn.empire, risen)}</p>
        </div>
      </header>
      <p class=${`piece-row ${below ? "stacked" : ""}`}>
        <${Armies} env=${env} />
        ${!below && html`<${PoolWords} env=${env} />`}
      </p>
      ${
        below
          ? html`<p class="piece-row"><${PoolWords} env=${env} /><${Coins} env=${env} size=${15} /></p>`
          : html`<p class="piece-row"><${Coins} env=${env} /><${CoinWords} env=${env} /></p>`
      }
      <${FleetsAndCards} env=${env} />
      <${Spoken} env=${env} />
    </div>
  </section>`;
}

/** The same in one line, for the sheet of a phone; pressing it opens what can be bought. @param {{env: Env}} props */
export function PiecesLine({ env }) {
  const { view, seat, ui, store } = env;
  const { turn } = view;
  if (
    !turn ||
    turn.seat !== seat ||
    !store.mine.value ||
    store.theatre.pending.value ||
    !["expand", "minor", "crusade"].includes(view.phase) ||
    ui.mode.value?.kind === "spend"
  )
    return null;
  const pigment = pigmentOf(turn.seat, seat);
  const dots = turn.pool + turn.restricted <= BESIDE;
  return html`<button type="button" class="pieces-line small" onClick=${() => (ui.mode.value = { kind: "spend" })}>
    <span>
      ${
        dots &&
        html`<span class="army-pieces" aria-hidden="true">
          ${Array.from({ length: turn.pool }, (_, n) => html`<${Army} key=${n} pigment=${pigment} size=${20} />`)}
          ${Array.from(
            { length: turn.restricted },
            (_, n) => html`<${Army} key=${`r${n}`} pigment=${pigment} size=${20} restricted />`,
          )}
        </span>`
      }
      ${" "}
      <b class="numbers">${turn.pool + turn.restricted}</b>
      ${" "}
      ${t("turn-to-place")}
    </span>
    ${
      view.phase === "expand" &&
      html`<span>
        ${turn.coins + turn.allied_coins + turn.engineering > 0 && html`<${Coins} env=${env} size=${19} />`}
        ${" "}
        ${turn.coins + turn.allied_coins > 0 ? t("turn-buy-back", { lost: turn.lost }) : ""}
      </span>`
    }
  </button>`;
}
