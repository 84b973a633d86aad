// The organization of an epoch, in two screens: first a token is kept, then, with an Event in hand, an Empire chosen.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { Cap } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { Chooser, CompareTable } from "../draft.js";
import { armiesIn, called, calledAll, listed, ROMAN, seatName } from "../words.js";
import { EmpireChoice, EventCard, forcesOf, halvesOf } from "./cards.js";
import { TokenBack, TokenShape, TokenWorld, areasOf, landsNow } from "./tokens.js";
import { spanOf } from "./words.js";
import { choices, kept, laidOpen, ownLands } from "./organization-prompt.js";
import { keptTokens } from "./organization-rail.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").Choosing} Choosing */

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

/** Everybody by gold, and what each does in this step. @param {{env: Choosing}} props */
function Order({ env }) {
  const { view, seat, known } = env;
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
        <${Chooser}
          env=${env}
          other=${other}
          has=${t("gold-count", { gold: view.gold[other] })}
          does=${doing(env, other)}
        />
      </li>`,
    )}
  </ol>`;
}

/** What somebody does in this step of the organization. @param {Choosing} env @param {number} other */
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

/** The tokens: to choose from, or as one remembers them. @param {{env: Choosing}} props */
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

/** A fan of tokens, one of which is kept. @param {{env: Choosing, tokens: string[]}} props */
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
 * @param {Choosing} env
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
 * @param {{env: Choosing}} props
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

/** What can be chosen, side by side as a table. @param {{env: Choosing}} props */
function Compare({ env }) {
  const { ctx, view, known, seat } = env;
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
                .map((half) => forcesOf(ctx.book, half)[0]?.text)
                .join(" · "),
          ],
          [
            t("compare-more"),
            (id) =>
              [
                ...new Set(
                  halvesOf(card(id)).flatMap((half) =>
                    forcesOf(ctx.book, half)
                      .slice(1)
                      .map(({ text }) => text),
                  ),
                ),
              ].join(" · "),
          ],
          [t("empire-likely"), (id) => [...new Set(counsel(id).prospect ?? [])].join("–")],
        ];
  return html`<${CompareTable} env=${env} ids=${ids} rows=${rows} />`;
}

/**
 * The last Empire comes to whoever leads, without a choice.
 * @param {Env} env
 * @param {import("./types.js").Told} told
 * @returns {import("../../contract.js").News | null}
 */
export function news({ ctx, view, seat }, told) {
  if (told.seat === seat) return null;
  const came = told.events?.find(
    (event) =>
      (event.event === "empire_chosen" || event.event === "empire_kept") && event.seat === seat && event.empire,
  );
  if (!came || !("empire" in came) || !came.empire) return null;
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
