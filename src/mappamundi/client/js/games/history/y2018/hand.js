// The dock: the empire in play at the left, the own cards at the right.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { language, refusalOf, t } from "../../../i18n.js";
import { useShrink } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Cited } from "../../../ui/rulebook.js";
import { useAnswer } from "../map/card.js";
import { Sign } from "../signs.js";
import { called, calledAll, cardOf, effectText, effectTitle, leaderOf, ownerOf } from "../words.js";
import { EventCard, shortWords } from "./cards.js";
import { playable } from "./choices.js";
import { bestUse, pickUp } from "./targets.js";

/** @typedef {import("./types.js").Env} Env */

/** Resources held by this turn's armies: two of them make a monument. @param {Env} env @param {number} seat */
export function resources({ ctx, view }, seat) {
  return Object.keys(view.lands).filter(
    (land) => view.lands[land].active && ownerOf(view, land) === seat && ctx.book.lands.get(land)?.resource,
  ).length;
}

/** What an empire's effect is called and does. @param {{book: import("../words.js").Book, id: string}} props */
function Effect({ book, id }) {
  const words = effectText(book, id);
  return html`<p class="small empire-effect">
    ${words ? html`<b>${effectTitle(book, id)}</b> <span>${words}</span>` : t("card-no-effect")}
  </p>`;
}

/** The empire whose turn it is, or the own one still sealed. @param {{env: Env}} props */
function EmpireCard({ env }) {
  const { ctx, view, seat } = env;
  const turn = view.turn;
  const id = turn ? (turn.kingdom ?? turn.empire) : (view.hand?.empire ?? "");
  const { body, shrunk } = useShrink(`${id} ${turn?.fleets} ${turn?.caravans} ${turn?.played} ${language.value}`);
  if (seat === null) return null;
  if (!turn) {
    if (!view.hand.empire) return null;
    return html`<section class="empire-dock" aria-labelledby="empire-title" tabindex="0">
      <div class="empire-sheet">
        <header>
          <${Seal} pigment=${pigmentOf(seat, seat)} size=${36} />
          <div>
            <h2 class="dock-title serif" id="empire-title">${called(ctx.book, view.hand.empire)}</h2>
            <p class="small soft">${t("empire-sealed")}</p>
          </div>
        </header>
        <${Effect} book=${ctx.book} id=${view.hand.empire} />
      </div>
    </section>`;
  }
  const card = cardOf(ctx.book, id);
  const leader = leaderOf(ctx.book, id);
  const start = calledAll(ctx.book, card.start, "in");
  const used = Math.max(0, card.armies - turn.pool);
  const markers = [...turn.fleets, ...turn.caravans];
  const held = resources(env, turn.seat);
  const each = cardOf(ctx.book, turn.empire)?.effect?.params?.resources_per_monument ?? 2;
  const begun = view.phase !== "begin" || turn.pool > 0;
  const armies = begun ? turn.pool : card.armies;
  const pigment = pigmentOf(turn.seat, seat);
  return html`<section class="empire-dock" aria-labelledby="empire-title" tabindex="0">
    <div class=${`empire-sheet shrunk-${shrunk}`} ref=${body}>
      <header>
        <${Seal} pigment=${pigment} size=${36} />
        <div>
          <h2 class="dock-title serif" id="empire-title">${called(ctx.book, id)}</h2>
          <p class="small soft">
            ${t(leader ? "empire-leader" : "empire-from", { leader, where: start })}
            ${turn.kingdom ? html` · ${t("empire-then", { empire: called(ctx.book, turn.empire, "the") })}` : null}
          </p>
        </div>
      </header>
      <p class="army-row">
        <span class="army-dots" aria-hidden="true">
          ${Array.from({ length: Math.min(16, Math.max(card.armies, armies)) }, (_, n) =>
            n < armies ? html`<${Seal} pigment=${pigment} size=${11.5} />` : html`<i />`,
          )}
        </span>
        <span class="small numbers">
          ${begun ? t("empire-left", { armies }) : t("empire-brings", { armies })}
          ${turn.tokens ? html` · <${Sign} name="siege" size=${13} /> ${turn.tokens}` : null}
        </span>
        <span class="visually-hidden">${used}</span>
        ${
          markers.length
            ? html`<span class="small soft markers">
                <${Sign} name=${turn.fleets.length ? "fleet" : "caravan"} />
                ${" "}
                ${markers.map((/** @type {string} */ section) => called(ctx.book, section)).join(", ")}
              </span>`
            : null
        }
        <span class="small soft resource-count" title=${t("empire-resources-title", { each })}>
          <${Sign} name="resource" size=${12} />
          ${" "}
          <span aria-hidden="true">
            ${t("empire-resources-of", { held, due: Math.max(each, each * Math.ceil(held / each)) })}
          </span>
          <span class="visually-hidden">${t("empire-resources", { held })}</span>
        </span>
      </p>
      <${Effect} book=${ctx.book} id=${id} />
      ${
        turn.played.length
          ? html`<p class="note in-force">${t("empire-in-force", { cards: calledAll(ctx.book, turn.played) })}</p>`
          : null
      }
    </div>
  </section>`;
}

/**
 * What lies below the map: the empire, and the own cards, folded where there is little room.
 * @param {{env: Env, narrow: boolean}} props
 */
export const Dock = ({ env, narrow }) => html`<${EmpireCard} env=${env} /><${Hand} env=${env} fan=${narrow} />`;

/** The same on a phone, where the cards have a tab of their own. */
export const HAND = {
  id: "hand",
  count: (/** @type {import("./types.js").View} */ view) => view.hand?.events?.length ?? 0,
  Panel: (/** @type {{env: Env}} */ { env }) => html`<${EmpireCard} env=${env} /><${Hand} env=${env} spread />`,
};

/**
 * Why a card of the hand cannot be played now: the server's own word, with the rule.
 * @param {{env: Env, id: string}} props
 */
function WhyNot({ env, id }) {
  const kind = cardOf(env.ctx.book, id).kind;
  const answer = useAnswer(env, { do: kind === "kingdom" ? "play_kingdom" : "play_event", card: id });
  if (!answer || answer.legal) return null;
  return html`
    ${refusalOf(answer)}
    ${" "}
    ${answer.rule ? html`<${Cited} game=${env.table.game} number=${answer.rule} />` : null}
  `;
}

/**
 * @param {{env: Env, fan?: boolean, spread?: boolean}} props `fan`: there is room for titles only; `spread`: for every
 *   card
 */
function Hand({ env, fan = false, spread = false }) {
  const { ctx, view, seat, ui } = env;
  if (seat === null) return null;
  const open = env.store.mine.value ? playable(env) : new Map();
  const cards = view.hand.events;
  const lifted = ui.mode.value?.kind === "event" ? ui.mode.value.card : null;
  const folded = !spread && cards.length > 0 && (fan || cards.length > 2);
  return html`<section class=${`hand ${folded ? "folded" : ""}`} aria-labelledby="hand-title">
    <h2 class=${folded ? "eyebrow" : "visually-hidden"} id="hand-title">${t("hand-title")}</h2>
    ${
      folded
        ? html`<${Fan} env=${env} cards=${cards} open=${open} lifted=${lifted} />`
        : cards.length
          ? html`<ul class="hand-cards">
              ${cards.map(
                (/** @type {string} */ id) => html`<li key=${id}>
                  <${EventCard}
                    book=${ctx.book}
                    id=${id}
                    chosen=${lifted === id}
                    best=${bestUse(env, open.get(id) ?? [])}
                    press=${open.has(id) ? () => pickUp(env, id) : undefined}
                    why=${open.has(id) ? null : html`<${WhyNot} env=${env} id=${id} />`}
                  />
                </li>`,
              )}
            </ul>`
          : html`<p class="hand-empty small soft">${t("hand-empty")}</p>`
    }
  </section>`;
}

/** So many titles leave room for what their cards do. */
const ROOMY = 3;

/**
 * The titles of the cards; the one under the pointer or in focus opens upward.
 * @param {{env: Env, cards: string[], open: Map<string, any>, lifted: string | null}} props
 */
function Fan({ env, cards, open, lifted }) {
  const { ctx } = env;
  const [shown, show] = useState(/** @type {string | null} */ (null));
  const away = (/** @type {FocusEvent} */ event) => {
    const list = /** @type {Element} */ (event.currentTarget);
    if (!list.contains(/** @type {Node | null} */ (event.relatedTarget))) show(null);
  };
  return html`<ul class="fan" onPointerLeave=${() => show(null)} onFocusOut=${away}>
    ${cards.map((id) => {
      const closed = !open.has(id);
      return html`<li key=${id} onPointerEnter=${() => show(id)} onFocusIn=${() => show(id)}>
        <button
          type="button"
          class=${`fan-row ${closed ? "closed" : ""} ${lifted === id ? "on" : ""}`}
          aria-pressed=${closed ? undefined : lifted === id}
          aria-disabled=${closed}
          aria-describedby=${`fan-${id}`}
          onClick=${() => (closed ? show(id) : pickUp(env, id))}
        >
          <span class="serif">${called(ctx.book, id)}</span>
          ${
            cards.length <= ROOMY && html`<span class="fan-short" aria-hidden="true">${shortWords(ctx.book, id)}</span>`
          }
        </button>
        <div class=${`fan-card ${shown === id ? "" : "visually-hidden"}`} id=${`fan-${id}`}>
          <${EventCard} book=${ctx.book} id=${id} best=${bestUse(env, open.get(id) ?? [])} />
          ${
            closed &&
            shown === id &&
            html`<p class="fan-why note"><b>${t("why-not")}</b> <${WhyNot} env=${env} id=${id} /></p>`
          }
        </div>
      </li>`;
    })}
  </ul>`;
}
