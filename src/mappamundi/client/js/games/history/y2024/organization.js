// The organization of an epoch, in two screens: first a token is kept, then, with an Event in hand, an Empire chosen.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { Cap } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { armiesIn, called, calledAll, listed, ROMAN, seatName } from "../words.js";
import { EmpireChoice, EventCard, eventWords, forcesOf, halvesOf } from "./cards.js";
import { Token, TokenBack, TokenShape, TokenToCome, TokenWorld, areasOf, landsNow } from "./tokens.js";
import { spanOf } from "./words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/** The token, the card or the Empire that an answer keeps. @param {any} form @returns {string} */
const kept = (form) => form.token ?? form.card ?? form.empire;

/** @param {Env} env @returns {Action} */
function lookAction({ ui }) {
  const looking = ui.mode.value?.kind === "look";
  return {
    id: "look",
    label: t(looking ? "action-cards" : "action-map"),
    key: "m",
    run: () => (ui.mode.value = looking ? null : { kind: "look" }),
  };
}

/** Each thing to choose from, once. @param {Env} env @returns {string[]} */
const choices = ({ known }) => known.legal.map(kept);

/** @param {Env} env @returns {Partial<Prompt>} */
export function organizationPrompt(env) {
  const { ctx, ui, view, known } = env;
  const what = view.selection.what;
  const looking = ui.mode.value?.kind === "look";
  const comparing = ui.mode.value?.kind === "compare";
  // Where all are alike, the one is chosen already.
  const chosen = known.legal.length === 1 ? known.legal[0] : known.legal.find((form) => kept(form) === ui.pick.value);
  /** @type {Action[]} */
  const actions = [];
  if (chosen)
    actions.push({
      id: "keep",
      label: t(`organization-keep-${what}`, { name: called(ctx.book, kept(chosen), what === "tokens" ? "" : "the") }),
      form: chosen,
      key: "Enter",
      primary: true,
    });
  if (what !== "events")
    actions.push({
      id: "compare",
      label: t(comparing ? "action-cards" : "action-compare"),
      key: "c",
      run: () => (ui.mode.value = comparing ? null : { kind: "compare" }),
    });
  actions.push(lookAction(env));
  return {
    full: !looking,
    eyebrow: t("organization-eyebrow", { step: STEPS[what] }),
    sentence: t(`organization-ask-${what}`, { count: what === "tokens" ? view.selection.size : choices(env).length }),
    facts: [
      t(`organization-facts-${what}`, { hidden: view.options.hidden_empires ? "yes" : "no" }),
      after(env),
      chosen && what === "empires" ? playsWhen(env, kept(chosen)) : "",
    ]
      .filter(Boolean)
      .join(" "),
    rule: what === "tokens" ? "R3.4" : what === "events" ? "R15.1" : view.options.hidden_empires ? "R15.2" : "R3.8",
    actions,
    rows: known.legal.map((form) => ({
      id: kept(form),
      name: called(ctx.book, kept(form)),
      seat: null,
      standing: false,
      detail: detailOf(env, what, kept(form)),
      chosen: form === chosen,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(choices(env).map((id, n) => [String(n + 1), () => (ui.pick.value = id)])),
      t: () => /** @type {HTMLElement | null} */ (document.querySelector(".token-fan [tabindex='0']"))?.focus(),
    },
  };
}

/** The same screen while others choose. @param {Env} env @returns {Partial<Prompt>} */
export function organizationWaits(env) {
  return { full: env.ui.mode.value?.kind !== "look", actions: [lookAction(env)] };
}

/** @type {Record<string, number>} */
const STEPS = { tokens: 1, events: 2, empires: 3 };

/** A few words on something to choose. @param {Env} env @param {string} what @param {string} id */
function detailOf(env, what, id) {
  const { ctx } = env;
  if (what === "tokens") return landsNow(ownLands(env, id));
  if (what === "events") return eventWords(ctx.book, id);
  const card = ctx.book.empires.get(id);
  return [
    t("people-count", { people: card?.armies ?? 0 }),
    ...halvesOf(card).flatMap((/** @type {any} */ half) => forcesOf(ctx.book, half).map(({ text }) => text)),
  ].join(" · ");
}

/** How many lands the viewer has where a token pays. @param {Env} env @param {string} token */
const ownLands = ({ ctx, view, seat }, token) =>
  seat === null ? 0 : areasOf(ctx.book, token).reduce((sum, area) => sum + armiesIn(ctx.book, view, area)[seat], 0);

/** Who chooses after the viewer, and who gets what is left. @param {Env} env */
function after({ ctx, view, seat }) {
  const { order, what } = view.selection;
  if (seat === null || what === "tokens") return "";
  const place = order.indexOf(seat);
  const [next, last] = [order[place + 1], order[order.length - 1]];
  if (next === undefined) return "";
  return next === last
    ? t("organization-last", { last: seatName(ctx, last), what })
    : t("organization-next", { next: seatName(ctx, next), last: seatName(ctx, last), what });
}

/** When an Empire would play among those that lie open. @param {Env} env @param {string} empire */
function playsWhen({ ctx, view }, empire) {
  const all = laidOpen(ctx.book, view);
  return view.options.hidden_empires
    ? ""
    : t("organization-plays", {
        the: called(ctx.book, empire, "the"),
        place: all.findIndex(({ id }) => id === empire) + 1,
        all: all.length,
      });
}

/**
 * The Empires of this epoch in the order of their numbers, with who has taken them.
 * @param {import("../words.js").Book} book
 * @param {any} view
 * @returns {{id: string, taker: number | null}[]}
 */
function laidOpen(book, view) {
  const taken = view.arrays.flatMap((/** @type {any} */ array, /** @type {number} */ seat) =>
    array.empire ? [{ id: array.empire, taker: seat }] : [],
  );
  const left = (view.selection?.what === "empires" ? view.selection.seen : []).map((/** @type {string} */ id) => ({
    id,
    taker: null,
  }));
  return [...taken, ...left].sort(
    (a, b) => (book.empires.get(a.id)?.order ?? 0) - (book.empires.get(b.id)?.order ?? 0),
  );
}

/**
 * The tokens that the viewer kept, by epoch, as far as the log tells it.
 * @param {Env} env
 * @returns {{epoch: number, token: string}[]}
 */
function keptTokens({ known, view, seat }) {
  const events = known.log.flatMap((told) => told.events ?? []);
  // A game that began in the middle tells of its first epoch by the next.
  let epoch = (events.find(({ event }) => event === "epoch_began")?.epoch ?? view.epoch + 1) - 1;
  /** @type {{epoch: number, token: string}[]} */
  const found = [];
  for (const event of events) {
    if (event.event === "epoch_began") epoch = event.epoch;
    else if ((event.event === "token_kept" || event.event === "token_drawn") && event.seat === seat && event.token)
      found.push({ epoch, token: event.token });
  }
  return found;
}

// --- the screen ----------------------------------------------------------------------------------------------------

/** @param {{env: Env}} props */
export function Organization({ env }) {
  const { view, ui } = env;
  const { selection } = view;
  if (!selection) return null;
  const what = selection.what;
  const comparing = ui.mode.value?.kind === "compare" && env.known.legal.length > 0;
  return html`<section class=${`draft organization of-${what}`} tabindex="0" aria-label=${t("organization-title")}>
    <h2 class="draft-title serif">${t(`organization-question-${what}`, { span: spanOf(view.epoch) })}</h2>
    <${Order} env=${env} />
    <p class=${`draft-ways small ${what === "empires" ? "upward" : ""}`}>
      ${
        what === "empires"
          ? html`<span>
              <span aria-hidden="true">←</span>
              ${"\u00a0"}
              ${t("organization-up", { hidden: view.options.hidden_empires ? "yes" : "no" })}
            </span>`
          : html`<span>${t(`organization-down-${what}`)}${"\u00a0"}<span aria-hidden="true">→</span></span>`
      }
    </p>
    ${comparing ? html`<${Compare} env=${env} />` : html`<${Tokens} env=${env} /><${Cards} env=${env} />`}
  </section>`;
}

/** Everybody by gold, and what each does in this step. @param {{env: Env}} props */
function Order({ env }) {
  const { ctx, view, seat, known } = env;
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => own.current?.scrollIntoView({ inline: "nearest", block: "nearest" }), [view.rank.join(), known.seq]);
  const now = view.selection.order[view.selection.round];
  return html`<ol class=${`draft-order panel ${view.rank.length > 4 ? "many" : ""}`}>
    ${view.rank.map(
      (/** @type {number} */ other) => html`<li
        key=${other}
        ref=${other === seat ? own : undefined}
        class=${other === now ? "own" : ""}
        aria-current=${other === now ? "step" : undefined}
      >
        <${Seal} pigment=${pigmentOf(other, seat)} size=${24} bot=${ctx.seats[other]?.state === "bot"} />
        <span>
          <b>${listedName(ctx.seats, other, seat)}</b>
          ${" "}
          <span class="numbers soft">${t("gold-count", { gold: view.gold[other] })}</span>
          <br />
          <span class="small">${doing(env, other)}</span>
        </span>
      </li>`,
    )}
  </ol>`;
}

/** What somebody does in this step of the organization. @param {Env} env @param {number} other */
function doing({ ctx, view, seat }, other) {
  const { what, order, round, size } = view.selection;
  const place = order.indexOf(other);
  const last = order.length - 1;
  const count = size + round - place;
  if (what === "empires") {
    if (place < round)
      return view.arrays[other].empire ? called(ctx.book, view.arrays[other].empire) : t("organization-has-empire");
    if (place === last) return t("organization-takes-last");
    return place === round
      ? t("organization-chooses", { count, hidden: view.options.hidden_empires ? "yes" : "no" })
      : t(place === round + 1 ? "organization-chooses-next" : "organization-chooses-later");
  }
  if (place < round) return t("organization-kept", { count, what });
  if (place === round) return t("organization-holds", { count, what });
  if (place === last) return t(what === "tokens" ? "organization-leaves" : "organization-takes-last", { count });
  return order[place - 1] === seat ? t("organization-gets-yours", { count }) : t("organization-gets", { count });
}

/** The tokens: to choose from, or as one remembers them. @param {{env: Env}} props */
function Tokens({ env }) {
  const { ctx, view, ui, seat, known } = env;
  const choosing = view.selection.what === "tokens" && known.legal.length > 0;
  const mine = keptTokens(env).find(({ epoch }) => epoch === view.epoch)?.token ?? null;
  const passed = [...new Set(/** @type {string[]} */ (view.hand.passed[view.epoch] ?? []))];
  const tokens = choosing ? choices(env) : mine ? [mine, ...passed.filter((token) => token !== mine)] : [];
  const chosen = choosing ? ui.pick.value : mine;
  const waits = !choosing && !mine;
  return html`<div class="tokens-panel panel">
    <${TokenWorld} book=${ctx.book} view=${view} viewer=${seat} tokens=${tokens} chosen=${chosen} />
    ${
      choosing
        ? html`<${Fan} env=${env} tokens=${tokens} />`
        : waits
          ? html`<div class="token-fan waiting-fan" aria-hidden="true">
              ${Array.from(
                { length: view.selection.what === "tokens" ? view.selection.size : 1 },
                (_, n) => html`<span key=${n} class="fan-token"><${TokenBack} epoch=${view.epoch} /></span>`,
              )}
            </div>`
          : html`<${Memory} env=${env} mine=${mine} passed=${passed} />`
    }
    <div class="tokens-aside" role="status">${aside(env, choosing, mine)}</div>
  </div>`;
}

/** A fan of tokens, one of which is kept. @param {{env: Env, tokens: string[]}} props */
function Fan({ env, tokens }) {
  const { ctx, ui, view } = env;
  const copies = (/** @type {string} */ token) =>
    view.selection.seen.filter((/** @type {string} */ one) => one === token).length;
  const arrow = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tokens[(tokens.indexOf(ui.pick.value ?? "") + by + tokens.length) % tokens.length];
    ui.pick.value = next;
    /** @type {HTMLElement | null | undefined} */ (
      /** @type {HTMLElement} */ (event.currentTarget).querySelector(`[data-token="${next}"]`)
    )?.focus();
  };
  const first = ui.pick.value && tokens.includes(ui.pick.value) ? ui.pick.value : tokens[0];
  return html`<div class="token-fan" role="radiogroup" aria-label=${t("token-passed-to-you")} onKeyDown=${arrow}>
    ${tokens.map((token, n) => {
      const chosen = ui.pick.value === token || tokens.length === 1;
      const lands = ownLands(env, token);
      return html`<button
        type="button"
        key=${token}
        role="radio"
        data-token=${token}
        class=${`fan-token ${chosen ? "chosen" : ""}`}
        style=${{ "--n": n - (tokens.length - 1) / 2 }}
        aria-checked=${chosen}
        tabindex=${token === first ? 0 : -1}
        aria-label=${t("token-spoken", { area: called(ctx.book, token), lands })}
        onClick=${() => (ui.pick.value = token)}
      >
        <span class="area-token">
          <${Cap} of=${String(n + 1)} />
          <${TokenShape} book=${ctx.book} token=${token} />
          <span class="token-name serif">${called(ctx.book, token)}</span>
          <span class="token-lands small">${landsNow(lands)}</span>
          ${
            copies(token) > 1 &&
            html`<span class="token-copies note">${t("token-copies", { count: copies(token) })}</span>`
          }
        </span>
      </button>`;
    })}
  </div>`;
}

/** What was kept and what was passed on. @param {{env: Env, mine: string | null, passed: string[]}} props */
function Memory({ env, mine, passed }) {
  const { ctx, view } = env;
  const all = [...(mine ? [mine] : []), ...passed];
  return html`<ul class="token-fan memory" aria-label=${t("token-memory")}>
    ${all.map((token, n) => {
      const own = n === 0 && token === mine;
      return html`<li
        key=${n}
        class=${`fan-token ${own ? "chosen" : "gone"}`}
        style=${{ "--n": n - (all.length - 1) / 2 }}
      >
        <span class="area-token">
          <${TokenShape} book=${ctx.book} token=${token} />
          <span class="token-name serif">${called(ctx.book, token)}</span>
          <span class="token-lands small">
            ${t(own ? (view.epoch === 1 ? "token-drawn" : "token-yours") : "token-gone")}
          </span>
        </span>
      </li>`;
    })}
  </ul>`;
}

/**
 * Where the rest goes, or what follows from what one saw.
 * @param {Env} env
 * @param {boolean} choosing
 * @param {string | null} mine
 */
function aside(env, choosing, mine) {
  const { ctx, view, seat } = env;
  const order = view.rank;
  const place = seat === null ? -1 : order.indexOf(seat);
  const [next, last] = [order[place + 1], order[order.length - 1]];
  const tokensNow = view.selection.what === "tokens";
  if (choosing) {
    const rest = view.selection.size - 1;
    if (next === undefined)
      return html`
        <p class="eyebrow">${t("token-rest")}</p>
        <p class="aside-title serif">${t("token-rest-yours", { rest })}</p>
        <p class="small">${t("token-rest-down")}</p>
      `;
    return html`
      <p class="eyebrow">${t("token-rest")}</p>
      <p class="aside-title serif">${t("token-rest-on", { rest, who: seatName(ctx, next) })}</p>
      <p class="aside-seals" aria-hidden="true">
        ${order
          .slice(place + 1)
          .map(
            (/** @type {number} */ other, /** @type {number} */ n) =>
              html`${n > 0 && "→"}<${Seal} pigment=${pigmentOf(other, seat)} size=${24} />`,
          )}
      </p>
      <p class="small">${t("token-last", { who: seatName(ctx, last) })}</p>
    `;
  }
  if (view.epoch === 1)
    return html`
      <p class="eyebrow">${t("token-step-done")}</p>
      <p class="aside-title serif">${t(mine ? "token-drawn-title" : "token-drawn-all")}</p>
      <p class="small">
        ${view.endgame[1] ? t("token-open-endgame", { token: called(ctx.book, view.endgame[1], "the") }) : ""}
      </p>
    `;
  if (!mine || seat === null)
    return html`
      <p class="eyebrow">${t(tokensNow ? "token-step-now" : "token-step-done")}</p>
      <p class="aside-title serif">
        ${
          tokensNow
            ? t("token-wait", {
                who: seatName(ctx, view.selection.order[view.selection.round]),
                count: view.selection.size,
              })
            : t("token-all-kept")
        }
      </p>
    `;
  const passed = [...new Set(/** @type {string[]} */ (view.hand.passed[view.epoch] ?? []))];
  const count = (view.hand.passed[view.epoch] ?? []).length;
  return html`
    <p class="eyebrow">${t(tokensNow ? "token-step-now" : "token-step-done")}</p>
    <p class="aside-title serif">
      ${next === undefined ? t("token-you-left") : t("token-you-passed", { count, who: seatName(ctx, next) })}
    </p>
    <p class="small">
      ${
        next === undefined
          ? t("token-only-you", { token: called(ctx.book, passed[0] ?? "") })
          : passed.length === 1
            ? t("token-must-be", { token: called(ctx.book, passed[0]) })
            : t(tokensNow ? "token-will-be" : "token-one-of", {
                tokens: calledAll(ctx.book, passed),
                who: seatName(ctx, last),
              })
      }
      ${" "}
      <${Rule} game=${env.table.game} number="R3.5" />
    </p>
  `;
}

/**
 * What lies below the tokens: face-down Empires, Events to choose from, or the Empires in a row.
 * @param {{env: Env}} props
 */
function Cards({ env }) {
  const { ctx, view, seat, ui, known } = env;
  const { what } = view.selection;
  const pick = (/** @type {string} */ id) => () => (ui.pick.value = id);
  const number = (/** @type {string} */ id) => String(choices(env).indexOf(id) + 1);
  if (what === "events" && known.legal.length) {
    return html`<div class="draft-cards events" role="group" aria-label=${t("organization-events")}>
      ${choices(env).map(
        (id) =>
          html`<${EventCard}
            key=${id}
            book=${ctx.book}
            id=${id}
            press=${pick(id)}
            chosen=${ui.pick.value === id}
            key_=${number(id)}
          />`,
      )}
    </div>`;
  }
  const hidden = view.options.hidden_empires;
  const own = view.hand.empire;
  if (what !== "empires" || (hidden && !known.legal.length)) {
    const words =
      what === "empires"
        ? t("organization-hidden", { own: own ? "yes" : "no", the: own ? called(ctx.book, own, "the") : "" })
        : t("organization-face-down", { count: view.players });
    return html`<div class="organization-backs" style=${{ "--n": view.players }}>
      ${Array.from(
        { length: view.players },
        (_, n) => html`<span key=${n} class="empire-back serif" aria-hidden="true">${ROMAN[view.epoch]}</span>`,
      )}
      <p class="backs-note panel">
        <span class="serif">${words}</span>
        <br />
        <span class="small">
          ${t(
            what === "empires"
              ? "organization-hidden-facts"
              : hidden
                ? "organization-face-down-hidden"
                : "organization-face-down-facts",
          )}
          ${" "}
          <${Rule} game=${env.table.game} number=${hidden ? "R15.2" : "R3.8"} />
        </span>
      </p>
    </div>`;
  }
  const prospects = new Map(known.legal.map((form, n) => [kept(form), known.counsel[n]?.prospect]));
  const cards = hidden ? choices(env).map((id) => ({ id, taker: null })) : laidOpen(ctx.book, view);
  // Two Empires on one card need more room than one.
  const halves = cards.map(({ id }) => halvesOf(ctx.book.empires.get(id)).length);
  const columns = halves.map((count) => `minmax(0, ${count > 1 ? 1.6 : 1}fr)`).join(" ");
  const packed = halves.reduce((sum, count) => sum + count, 0) > 6 ? "packed" : "";
  return html`<div
    class=${`draft-cards empires org-cards many ${packed}`}
    style=${{ "--n": cards.length, "--columns": columns }}
    role="group"
    aria-label=${t("organization-empires")}
  >
    ${cards.map(
      ({ id, taker }) => html`<${EmpireChoice}
        key=${id}
        book=${ctx.book}
        id=${id}
        view=${view}
        viewer=${seat}
        pigment=${pigmentOf(seat ?? 0, seat)}
        taker=${taker === null ? null : { seat: taker, name: listedName(ctx.seats, taker, seat) }}
        press=${taker === null && known.legal.length ? pick(id) : undefined}
        chosen=${taker === null && ui.pick.value === id}
        key_=${taker === null && known.legal.length ? number(id) : undefined}
        likely=${prospects.get(id) ?? null}
      />`,
    )}
  </div>`;
}

/** What can be chosen, side by side as a table. @param {{env: Env}} props */
function Compare({ env }) {
  const { ctx, ui, view, known, seat } = env;
  const ids = choices(env);
  const counsel = (/** @type {string} */ id) => known.counsel[ids.indexOf(id)] ?? {};
  const card = (/** @type {string} */ id) => /** @type {any} */ (ctx.book.empires.get(id));
  const most = (/** @type {string} */ token) => {
    const counts = areasOf(ctx.book, token)
      .map((area) => armiesIn(ctx.book, view, area))
      .reduce((sum, one) => sum.map((count, other) => count + one[other]));
    const top = Math.max(...counts);
    return top
      ? t("area-most", {
          names: listed(counts.flatMap((count, other) => (count === top ? [listedName(ctx.seats, other, seat)] : []))),
          count: top,
        })
      : t("area-nobody");
  };
  /** @type {[string, (id: string) => any][]} */
  const rows =
    view.selection.what === "tokens"
      ? [
          [t("compare-your-lands"), (id) => ownLands(env, id)],
          [t("compare-most"), most],
          [t("compare-pays"), (id) => counsel(id).gold ?? 0],
        ]
      : [
          [t("compare-number"), (id) => card(id).order],
          [t("compare-people"), (id) => card(id).armies],
          [
            t("compare-start"),
            (id) =>
              halvesOf(card(id))
                .map((/** @type {any} */ half) => forcesOf(ctx.book, half)[0]?.text)
                .join(" · "),
          ],
          [
            t("compare-more"),
            (id) =>
              [
                ...new Set(
                  halvesOf(card(id)).flatMap((/** @type {any} */ half) =>
                    forcesOf(ctx.book, half)
                      .slice(1)
                      .map(({ text }) => text),
                  ),
                ),
              ].join(" · "),
          ],
          [t("empire-likely"), (id) => [...new Set(counsel(id).prospect ?? [])].join("–")],
        ];
  return html`<div class="compare panel">
    <table>
      <thead>
        <tr>
          <td></td>
          ${ids.map(
            (id) =>
              html`<th scope="col">
                <button
                  type="button"
                  class=${`button ${ui.pick.value === id ? "dark chosen" : ""}`}
                  aria-pressed=${ui.pick.value === id}
                  onClick=${() => (ui.pick.value = id)}
                >
                  ${called(ctx.book, id)}
                </button>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, of]) =>
            html`<tr><th scope="row">${name}</th>${ids.map((id) => html`<td class="numbers">${of(id)}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * The right rail: the Event, the tokens, the spaces of the Endgame, and who has most in each area.
 * @param {{env: Env}} props
 */
export function OrganizationRail({ env }) {
  const { ctx, view, seat } = env;
  return html`
    ${
      seat !== null &&
      html`
        <section class="rail-part" aria-labelledby="own-event">
          <h2 class="panel-title" id="own-event">${t("organization-your-event")}</h2>
          ${
            view.hand.event
              ? html`<${EventCard} book=${ctx.book} id=${view.hand.event} />`
              : html`<p class="to-come small">
                  ${t(view.options.event_selection ? "organization-event-chosen" : "organization-event-dealt")}
                  ${" "}
                  <${Rule} game=${env.table.game} number=${view.options.event_selection ? "R15.1" : "R3.7"} />
                </p>`
          }
        </section>
        <${OwnTokens} env=${env} />
      `
    }
    <${EndgameSpaces} env=${env} />
    <${ActiveAreas} env=${env} />
  `;
}

/** @param {{env: Env}} props */
function OwnTokens({ env }) {
  const { ctx, view } = env;
  const left = view.hand.tokens.map((/** @type {any} */ { token }) => token);
  const dated = keptTokens(env).filter(({ token }) => left.includes(token) && left.splice(left.indexOf(token), 1));
  const waits = view.selection?.what === "tokens" && !dated.some(({ epoch }) => epoch === view.epoch);
  return html`<section class="rail-part" aria-labelledby="own-tokens">
    <h2 class="panel-title" id="own-tokens">${t("organization-your-tokens")}</h2>
    <ul class="token-list plain-list">
      ${left.map(
        (/** @type {string} */ token, /** @type {number} */ n) =>
          html`<li key=${n}><${Token} book=${ctx.book} token=${token} /></li>`,
      )}
      ${dated.map(
        ({ epoch, token }) =>
          html`<li key=${epoch}>
            <${Token} book=${ctx.book} token=${token} />
            <span class="note">${t("token-epoch", { epoch: ROMAN[epoch] })}</span>
          </li>`,
      )}
      ${
        waits &&
        html`<li><${TokenToCome} epoch=${view.epoch} words=${t("token-epoch", { epoch: ROMAN[view.epoch] })} /></li>`
      }
      ${!left.length && !dated.length && !waits && html`<li class="small soft">${t("tokens-none")}</li>`}
    </ul>
  </section>`;
}

/** What lies on the spaces of the Endgame, as far as the viewer may know. @param {{env: Env}} props */
export function EndgameSpaces({ env }) {
  const { ctx, view } = env;
  const epochs = [...ctx.book.epochs.keys()];
  return html`<section class="rail-part" aria-labelledby="endgame-spaces">
    <header class="rail-head">
      <h2 class="panel-title" id="endgame-spaces">${t("endgame-spaces")}</h2>
      <span class="note">${t("endgame-spaces-each")}</span>
    </header>
    <ul class="token-list spaces plain-list">
      ${epochs.map((epoch) => {
        const token = view.endgame[epoch] ?? view.hand.endgame[epoch];
        const lies = epoch in view.endgame;
        const words = view.endgame[epoch]
          ? called(ctx.book, token)
          : token
            ? t("endgame-known", { token: called(ctx.book, token) })
            : t(lies ? "endgame-face-down" : "endgame-to-come");
        return html`<li key=${epoch}>
          ${
            token
              ? html`<span class="area-token small-token"><${TokenShape} book=${ctx.book} token=${token} /></span>`
              : lies
                ? html`<${TokenBack} epoch=${epoch} />`
                : html`<${TokenToCome} epoch=${epoch} />`
          }
          <span class="note">${words}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{env: Env}} props */
function ActiveAreas({ env }) {
  const { ctx, view, seat } = env;
  return html`<section class="rail-part" aria-labelledby="active-areas">
    <header class="rail-head">
      <h2 class="panel-title" id="active-areas">${t("areas-active")}</h2>
      <span class="note">${t(seat === null ? "areas-most" : "areas-most-yours")}</span>
    </header>
    <ul class="plain-list area-rows">
      ${view.areas.map((/** @type {string} */ area) => {
        const counts = armiesIn(ctx.book, view, area);
        const top = Math.max(...counts);
        const first = counts.flatMap((count, other) => (count && count === top ? [other] : []));
        const name = (/** @type {number} */ other) => listedName(ctx.seats, other, seat);
        return html`<li key=${area} class="area-row">
          <i class=${`swatch region-${area}`} aria-hidden="true" />
          <span>
            ${called(ctx.book, area)}
            ${ctx.book.areas.get(area)?.active_from === view.epoch && html` <span class="note">${t("area-new")}</span>`}
          </span>
          <span class="small">
            ${
              !top
                ? t("area-nobody")
                : first.length > 1
                  ? html`
                      ${first.map(
                        (other) =>
                          html`
                            <${Seal}
                              key=${other}
                              pigment=${pigmentOf(other, seat)}
                              standing=${false}
                              size=${17}
                              label=${name(other)}
                            /> `,
                      )}
                      <span class="numbers">${top}</span>
                    `
                  : t("area-most", { names: name(first[0]), count: top })
            }
          </span>
          ${
            seat !== null &&
            html`<b class="numbers">
              ${
                counts[seat]
                  ? html`<${Seal} pigment=${pigmentOf(seat, seat)} standing=${false} size=${15} /> ${counts[seat]}`
                  : "–"
              }
            </b>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * The last Empire comes to whoever leads, without a choice.
 * @param {Env} env
 * @param {import("../../../wire.js").Told} told
 * @returns {import("../../contract.js").News | null}
 */
export function news({ ctx, view, seat }, told) {
  if (told.seat === seat) return null;
  const came = told.events?.find(
    (event) =>
      (event.event === "empire_chosen" || event.event === "empire_kept") && event.seat === seat && event.empire,
  );
  if (!came) return null;
  const the = called(ctx.book, came.empire, "the");
  const body = html`<div class="draft-cards given empires" style=${{ "--n": 1 }}>
    <${EmpireChoice}
      book=${ctx.book}
      id=${came.empire}
      view=${view}
      viewer=${seat}
      pigment=${pigmentOf(seat ?? 0, seat)}
    />
  </div>`;
  return { text: t("news-received", { the }), see: t("news-see", { the }), body };
}
