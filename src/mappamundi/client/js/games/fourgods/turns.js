// Timed turns: who plays now, who next and when; and the prompt of those who wait.

import { html } from "htm/preact";
import { nameOf, t } from "../../i18n.js";
import { listedName, playerName } from "../../table/names.js";
import { givenName } from "../../ui/names.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Rule } from "../../ui/text.js";
import { flipSlot } from "./acts.js";
import { Tile } from "./draw/paper.js";
import { allProphets, godsOf, handsOf } from "./model.js";
import { Ring, useSeconds } from "./pieces.js";
import { playOf } from "./play.js";
import { useTimes } from "./rings.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */

/**
 * The seats in the order of play, from the one that plays now.
 * @param {import("./types.js").View} view
 * @param {import("../../types.js").Table} table
 * @returns {number[]}
 */
export const orderOf = (view, table) =>
  Array.from({ length: table.seats.length }, (_, n) => ((view.turn?.seat ?? 0) + n) % table.seats.length);

/** The prophets that a seat has left, as dots. @param {{env: Env, seat: number}} props */
function Reserve({ env, seat }) {
  const { view } = env;
  return godsOf(view, seat).map((god) => {
    const [left, all] = [view.gods[god].reserve, allProphets(view, god)];
    return html`<span class="g-reserve" key=${god} role="img" aria-label=${t("god-reserve-spoken", { left, all })}>
      ${Array.from({ length: all }, (_, n) => html`<i class=${n < left ? "on" : ""} />`)}
    </span>`;
  });
}

/**
 * When somebody plays, after the name: who is called "You" already is not told so twice.
 * @param {Env} env
 * @param {number} one
 * @param {number} n how many play before
 */
export function whenOf({ view, table, seat }, one, n) {
  const when = n === 0 ? (view.phase === "waiting" ? "first" : "now") : n === 1 ? "next" : "then";
  if (one !== seat) return t(`turns-${when}`);
  return givenName(table.seats[one], one) ? t(`turns-you-${when}`) : `· ${t(`turns-called-you-${when}`)}`;
}

/** Beside the World: the order of play. @param {{env: InTurn}} props */
export function TurnsPart({ env }) {
  const { view, table, seat, ctx } = env;
  const time = useTimes(env).find(({ what }) => what === "turn");
  const left = useSeconds(time?.at ?? 0);
  const each = ctx.book.turnSeconds;
  const last = view.turn.turns_left;
  const begun = view.phase !== "waiting";
  const shown = orderOf(view, table).filter((_, n) => last === null || n <= last);
  return html`<section class="g-part g-order" aria-labelledby="turns-title">
    <header class="rail-head">
      <h2 class="panel-title" id="turns-title">${t("turns-title", { seconds: each })}</h2>
      <${Rule} game=${table.game} number="G10.1" />
    </header>
    <ol class="plain-list">
      ${shown.map((one, n) => {
        const own = one === seat;
        return html`<li
          key=${one}
          class=${`g-god seat-${pigmentOf(one, seat)}`}
          aria-current=${n === 0 ? "true" : undefined}
        >
          ${
            n === 0 && time
              ? html`<${Ring}
                  at=${time.at}
                  whole=${time.whole}
                  size=${34}
                  title=${t("prompt-turn", { you: own ? "yes" : "no", who: playerName(table.seats, one) })}
                />`
              : html`<span class="g-order-seal"><${Seal} pigment=${pigmentOf(one, seat)} size=${28} /></span>`
          }
          <span class="g-god-words">
            <span class="g-god-name">
              <b>${listedName(table.seats, one, seat)}</b>
              ${" "}
              <span class="soft">${whenOf(env, one, n)}</span>
            </span>
            <${Reserve} env=${env} seat=${one} />
          </span>
          <span class="note numbers">
            ${
              !begun
                ? ""
                : last === n && last !== null
                  ? t("turns-last")
                  : n === 0
                    ? t("turns-left", { seconds: left })
                    : t("turns-in", { seconds: left + (n - 1) * each })
            }
          </span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** The god that only its owner knows. @param {{env: Env}} props */
export function CardPart({ env }) {
  const { view, seat, table } = env;
  if (seat === null) return null;
  const [colour] = godsOf(view, seat);
  const card = /** @type {import("./gods.js").God | null} */ (view.card);
  return html`<section class="g-part" aria-labelledby="card-title">
    <header class="rail-head">
      <h2 class="panel-title" id="card-title">${t("card-title")}</h2>
      <span class="note">${t("card-secret")}</span>
    </header>
    ${
      card && colour
        ? html`<div class="g-card">
            <span class="g-terrain">
              <${Tile} face=${{ merfolk: "OOOO", humans: "PPPP", elves: "FFFF", dwarves: "MMMM" }[card]} size=${76} />
            </span>
            <div>
              <h3 class="serif">${nameOf(card, "the")}</h3>
              <p class="small">
                ${t("card-text", { god: card, colour })}
                ${" "}
                <${Rule} game=${table.game} number="G11.5" />
              </p>
            </div>
          </div>`
        : html`<p class="small soft">${t("card-to-come")}</p>`
    }
  </section>`;
}

/** One's own turn, small, where the answers are. @param {{env: Env}} props */
export function OwnRing({ env }) {
  const time = useTimes(env).find(({ what }) => what === "turn");
  return time
    ? html`<${Ring} at=${time.at} whole=${time.whole} size=${40} title=${t("prompt-turn", { you: "yes", who: "" })} />`
    : null;
}

/** The ring of whoever plays, large. @param {{env: InTurn}} props */
export function LargeRing({ env }) {
  const { view, table } = env;
  const time = useTimes(env).find(({ what }) => what === "turn");
  return html`<span class=${`g-large seat-${pigmentOf(view.turn.seat, env.seat)}`}>
    ${
      time &&
      html`<${Ring}
        at=${time.at}
        whole=${time.whole}
        size=${100}
        title=${t("prompt-turn", { you: "no", who: playerName(table.seats, view.turn.seat) })}
      />`
    }
  </span>`;
}

/** What whoever plays holds, for all to see. @param {{env: InTurn}} props */
export function TheirHands({ env }) {
  const { view, table, seat } = env;
  const whose = view.turn.seat;
  return html`<figure class="g-theirs">
    <figcaption class="small soft">${t("hands-theirs", { who: listedName(table.seats, whose, seat) })}</figcaption>
    <span>
      ${handsOf(view, whose).map((held) => (held ? html`<${Tile} face=${held.faces[0]} size=${84} />` : html`<i />`))}
    </span>
  </figure>`;
}

/**
 * The tiles of one's own strip, which may be flipped in anybody's turn.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @returns {number[]}
 */
const ownSlots = (view, seat) =>
  view.areas[seat].flatMap((/** @type {string | null} */ face, /** @type {number} */ slot) => (face ? [slot] : []));

/**
 * Somebody else's turn: one's own strip may be flipped meanwhile.
 * @param {InTurn} env
 * @returns {Partial<import("../../table/prompt.js").Prompt>}
 */
export function waitsForTurn(env) {
  const { view, table, known, store, ui } = env;
  const seat = /** @type {number} */ (env.seat);
  const play = playOf(store, ui);
  const whose = view.turn.seat;
  const who = playerName(table.seats, whose);
  const slots = known.legal.some((form) => form.do === "flip") ? ownSlots(view, seat) : [];
  const at = play.slot.value?.seat === seat && slots.includes(play.slot.value.slot) ? play.slot.value.slot : slots[0];
  const next = () => {
    play.slot.value = { seat, slot: slots[(slots.indexOf(at) + 1) % slots.length] };
    ui.mode.value = { kind: "take" };
  };
  return {
    tone: "wait",
    quiet: false,
    lead: html`<${LargeRing} env=${env} />`,
    seat: whose,
    eyebrow: t(view.turn.turns_left !== null ? "prompt-last-turn" : "prompt-turn", { you: "no", who }),
    sentence: t("decide-their-hands", { who, tiles: view.hands[whose].filter(Boolean).length }),
    facts: slots.length
      ? t((whose + 1) % table.seats.length === seat ? "decide-their-hands-next" : "decide-their-hands-later")
      : "",
    rule: slots.length ? "G10.6" : "",
    top: html`<${TheirHands} env=${env} />`,
    actions: slots.length
      ? [
          {
            id: "flip-slot",
            label: t("action-flip-slot", { slot: at + 1 }),
            key: "f",
            run: () => flipSlot({ store, ui }, seat, at),
          },
          ...(slots.length > 1 ? [{ id: "next-slot", label: t("action-next-slot"), key: "]", run: next }] : []),
        ]
      : [],
  };
}
