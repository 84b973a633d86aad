// The draft of an epoch: the card that was drawn, kept or passed on, and to whom it may go.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { Cap, carryOut } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { Chooser } from "../draft.js";
import { armiesIn, called, listed, ROMAN, seatName, togetherNames, who } from "../words.js";
import { CardBack, EmpireCard } from "./empire-card.js";
import { MarkersHeld } from "./preeminence.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

// --- what the bar says ----------------------------------------------------------------------------------------------

/** To the map and back. @param {Env} env @returns {{full: boolean, look: Action}} */
function looking({ ui }) {
  const away = ui.mode.value?.kind === "look";
  return {
    full: !away,
    look: {
      id: "look",
      label: t(away ? "draft-back" : "action-map"),
      key: "m",
      run: () => (ui.mode.value = away ? null : { kind: "look" }),
    },
  };
}

/** Whom the card can go to, in draft order. @param {Choosing} env @returns {{to: number, form: any, key: string}[]} */
function receivers({ known, view }) {
  const { order } = view.selection;
  return known.legal
    .filter((form) => form.do === "pass_card")
    .sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to))
    .map((form, n) => ({ to: form.to, form, key: String(n + 1) }));
}

/**
 * Keep it, or pass it to somebody. Neither can be undone, and nobody is asked twice.
 * @param {Choosing} env
 * @returns {Partial<Prompt>}
 */
export function draftPrompt(env) {
  const { ctx, view, known } = env;
  const { full, look } = looking(env);
  const the = called(ctx.book, view.selection.drawn ?? "", "the");
  const keep = known.legal.find((form) => form.do === "keep");
  const passes = receivers(env);
  return {
    full,
    sentence: t(keep ? "draft-keep-or-pass" : "decide-draft-must", { the }),
    facts: t("draft-open"),
    rule: keep ? "A3.9" : "A3.4",
    actions: [
      ...(keep ? [{ id: "keep", label: t("action-keep", { the }), form: keep, key: "Enter", primary: true }] : []),
      ...passes.map(({ to, form, key }) => ({
        id: `pass-${to}`,
        label: t("action-pass", { name: seatName(ctx, to) }),
        form,
        key,
        primary: !keep && passes.length === 1,
      })),
      look,
    ],
    undo: { can: false, text: t("draft-no-undo") },
    described: "draft-spoken",
  };
}

/** While others decide the draft stays in sight. @param {Env} env @returns {Partial<Prompt>} */
export function draftWaits(env) {
  if (env.view.phase !== "draft" || !env.view.selection) return {};
  const { full, look } = looking(env);
  return { full, actions: [look] };
}

// --- the screen -----------------------------------------------------------------------------------------------------

/** Who gave whom a card so far: by receiver. @param {any} selection @returns {Map<number, number>} */
const givers = ({ order, allotted }) =>
  new Map(allotted.map((/** @type {number} */ to, /** @type {number} */ n) => [to, order[n]]));

/** What somebody has done in this draft. @param {Choosing} env @param {number} other */
function doing({ ctx, view }, other) {
  const { order, allotted } = view.selection;
  if (order[allotted.length] === other) return t("draft-draws");
  const giver = givers(view.selection).get(other);
  if (giver === other) return t("draft-kept");
  if (giver !== undefined) return t("draft-was-passed", { name: seatName(ctx, giver) });
  return t(order.indexOf(other) < allotted.length ? "draft-passed-on" : "draft-no-card");
}

/**
 * Why the order is what it is: only the ties that mattered, each with its rule.
 * @param {Choosing} env
 * @returns {{text: string, rule: string}[]}
 */
function whyOrder({ ctx, view }) {
  const { order } = view.selection;
  if (view.epoch === 1) {
    /** Whoever is level rolls again. @type {string[][]} */
    const rounds = [];
    const times = new Map();
    for (const { seat, dice } of view.selection.rolls) {
      const round = times.get(seat) ?? 0;
      times.set(seat, round + 1);
      rounds[round] ??= [];
      rounds[round].push(t("chronicle-rolled", { ...who(ctx, seat), sum: dice[0] + dice[1] }));
    }
    const said = rounds.map((rolls, n) => t(n ? "draft-why-again" : "draft-why-dice", { rolls: listed(rolls) }));
    return said.length ? [{ text: said.join(" "), rule: "A2.7" }] : [];
  }
  const strength = (/** @type {number} */ seat) => view.seats[seat].strengths.at(-1) ?? 0;
  const said = [{ text: t("draft-why-score"), rule: "A3.10" }];
  /** @param {number[]} seats @param {(seat: number) => number} by */
  const groups = (seats, by) =>
    [...new Set(seats.map(by))]
      .map((value) => seats.filter((seat) => by(seat) === value))
      .filter((group) => group.length > 1);
  for (const level of groups(order, (seat) => view.scores[seat])) {
    const equal = groups(level, strength);
    if (!equal.some((group) => group.length === level.length))
      said.push({ text: t("draft-why-strength", { names: togetherNames(ctx, level) }), rule: "A3.11" });
    for (const group of equal)
      said.push({ text: t("draft-why-turn", { names: togetherNames(ctx, group) }), rule: "A3.12" });
  }
  return said;
}

/** @param {{env: Choosing}} props */
export function Draft({ env }) {
  const { ctx, view, known } = env;
  const { selection } = view;
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(
    () => own.current?.scrollIntoView({ inline: "nearest", block: "nearest" }),
    [selection?.order.join(), selection?.allotted.length, known.seq],
  );
  if (!selection) return null;
  const now = selection.order[selection.allotted.length];
  const drawn = known.legal.length ? selection.drawn : null;
  const title = drawn
    ? t("draft-you-drew", { the: called(ctx.book, drawn, "the") })
    : t("draft-theirs", { who: seatName(ctx, now) });
  return html`<section class="draft passing" tabindex="0" aria-label=${t("draft-title")}>
    <h2 class="draft-title serif">${title}</h2>
    <ol class="draft-order panel" aria-label=${t("draft-order")}>
      ${selection.order.map(
        (/** @type {number} */ other, /** @type {number} */ n) => html`<li
          key=${other}
          ref=${other === now ? own : undefined}
          class=${other === now ? "own" : ""}
          aria-current=${other === now ? "step" : undefined}
        >
          <span class="draft-place serif" aria-hidden="true">${n + 1}</span>
          <${Chooser} env=${env} other=${other} has=${view.scores[other]} does=${doing(env, other)} />
        </li>`,
      )}
    </ol>
    <p class="draft-why serif">
      ${whyOrder(env).map(
        ({ text, rule }) => html`<span key=${text}>${text} <${Rule} game=${env.table.game} number=${rule} /> </span>`,
      )}
    </p>
    <div class="draft-pass"><${Left} env=${env} drawn=${drawn} /><${Receivers} env=${env} drawn=${drawn} /></div>
    ${drawn && html`<p class="visually-hidden" id="draft-spoken">${spoken(env, drawn)}</p>`}
  </section>`;
}

/** @param {Choosing} env @param {string} drawn */
function spoken(env, drawn) {
  const card = /** @type {any} */ (env.ctx.book.empires.get(drawn));
  return t("draft-spoken", {
    the: called(env.ctx.book, drawn, "the"),
    strength: card.armies,
    order: card.order,
    of: env.ctx.book.empiresOf(card.epoch).length,
    receivers: receivers(env).length,
  });
}

/**
 * The card that was drawn; while others decide the own one, face down if it came from another player.
 * @param {{env: Env, drawn: string | null}} props
 */
function Left({ env, drawn }) {
  const { ctx, view, seat, known, table } = env;
  const mine = { book: ctx.book, view, viewer: seat, pigment: pigmentOf(seat ?? 0, seat) };
  if (drawn) {
    const at = known.legal.findIndex((form) => form.do === "keep");
    return html`<${EmpireCard}
      ...${mine}
      id=${drawn}
      must=${at < 0}
      likely=${at < 0 ? null : (known.counsel[at]?.prospect ?? null)}
    />`;
  }
  if (seat !== null && view.hand.empire) return html`<${EmpireCard} ...${mine} id=${view.hand.empire} />`;
  const rule = (/** @type {string} */ number) => html`<${Rule} game=${table.game} number=${number} />`;
  if (seat !== null && view.seats[seat].with_empire)
    return html`<${CardBack}
      epoch=${view.epoch}
      title=${t("draft-yours-hidden")}
      note=${html`${t("draft-yours-hidden-facts")} ${rule("A3.7")}`}
    />`;
  return html`<${CardBack}
    epoch=${view.epoch}
    title=${t("draft-secret")}
    note=${html`${t("draft-secret-facts")} ${rule("A3.9")}`}
  />`;
}

/**
 * Strength so far as a bar, with the own as a tick.
 * @param {{strength: number, own: number | null, most: number, pigment: number}} props
 */
const StrengthBar = ({ strength, own, most, pigment }) => html`<svg
  class="score-bar strength-bar"
  viewBox="0 0 100 8"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  <rect class="bar-bed" width="100" height="8" />
  <rect class=${`bar-solid seat-${pigment}`} width=${(100 * strength) / most} height="8" />
  ${own !== null && html`<path class="bar-tick" d=${`M${(100 * own) / most}-1V9`} />`}
</svg>`;

/**
 * Everybody else: score, last empire, strength so far, place in the order; who holds a card gets no other.
 * @param {{env: Choosing, drawn: string | null}} props
 */
function Receivers({ env, drawn }) {
  const { ctx, view, seat, table } = env;
  const { order } = view.selection;
  const open = new Map(drawn ? receivers(env).map((one) => [one.to, one]) : []);
  const total = (/** @type {number} */ other) =>
    view.seats[other].strengths.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  const most = Math.max(1, ...order.map(total));
  const own = seat === null ? null : total(seat);
  // Who can receive the card comes first.
  const others = order
    .filter((/** @type {number} */ other) => other !== seat)
    .sort(
      (/** @type {number} */ a, /** @type {number} */ b) =>
        Number(view.seats[a].with_empire) - Number(view.seats[b].with_empire),
    );
  const keeps = drawn && env.known.legal.some((form) => form.do === "keep");
  return html`<section class="panel receivers" aria-labelledby="receivers-title">
    <header>
      <h3 class="panel-title" id="receivers-title">
        ${t(!drawn ? "draft-who-has" : keeps ? "draft-or-pass" : "draft-must-pass")}
      </h3>
      <p class="small soft">
        ${!drawn ? t("draft-who-has-facts") : t(keeps ? "draft-or-pass-facts" : "draft-must-pass-facts")}
        ${" "}
        <${Rule} game=${table.game} number=${!drawn ? "A3.1" : keeps ? "A3.7" : "A3.4"} />
      </p>
    </header>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("draft-column-player")}</th>
          <th scope="col">${t("draft-column-score")}</th>
          <th scope="col">${t("draft-column-strength")}</th>
          <th scope="col">${t("draft-column-draws")}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${others.map((/** @type {number} */ other) => {
          const one = view.seats[other];
          const last = one.empires.at(-1);
          const to = open.get(other);
          return html`<tr key=${other} class=${one.with_empire ? "holds" : ""}>
            <th scope="row">
              <span class="receiver">
                <${Seal} pigment=${pigmentOf(other, seat)} size=${26} bot=${ctx.seats[other]?.state === "bot"} />
                <span>
                  <b>${listedName(ctx.seats, other, seat)}</b>
                  ${
                    last &&
                    html`<span class="small soft">
                      <span class="visually-hidden">${t("draft-last")} </span>
                      ${called(ctx.book, last)}
                      ${" "}
                      ${one.strengths.at(-1)}
                    </span>`
                  }
                  <span class="small soft strength-words" aria-hidden="true">
                    ${t("draft-strength-sum", { strength: total(other) })}
                  </span>
                </span>
              </span>
            </th>
            <td class="numbers"><b>${view.scores[other]}</b></td>
            <td class="strength-cell">
              <span>
                <${StrengthBar} strength=${total(other)} own=${own} most=${most} pigment=${pigmentOf(other, seat)} />
                <span class="numbers">${total(other)}</span>
              </span>
            </td>
            <td class="numbers small">${t("draft-place", { place: order.indexOf(other) + 1 })}</td>
            <td class="pass-cell">
              ${
                to
                  ? html`<button
                      type="button"
                      class="button"
                      data-pass=${other}
                      aria-keyshortcuts=${to.key}
                      onClick=${() => carryOut(env, { id: `pass-${other}`, label: "", form: to.form })}
                    >
                      ${t("draft-pass")}
                      <span class="visually-hidden"> ${seatName(ctx, other)}</span>
                      ${" "}
                      <${Cap} of=${to.key} />
                    </button>`
                  : one.with_empire
                    ? html`<span class="small soft">
                        ${t("draft-holds-card")}
                        ${" "}
                        <${Rule} game=${table.game} number="A3.5" />
                      </span>`
                    : ""
              }
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    ${
      own !== null &&
      html`<p class="small soft">
        ${t("draft-tick", { strength: own })}
        ${" "}
        <${Rule} game=${table.game} number="A13.6" />
      </p>`
    }
  </section>`;
}

// --- beside it ------------------------------------------------------------------------------------------------------

/** What one knows of others' cards: nobody else does (A18.4). @param {{env: Env}} props */
export function PassedOn({ env }) {
  const { ctx, view, table } = env;
  const known = Object.entries(view.hand.passed);
  return (
    known.length > 0 &&
    html`<p class="passed-on small">
      ${known.map(
        ([other, empire]) =>
          html`<span key=${other}>
            ${t("draft-only-you", {
              who: seatName(ctx, Number(other)),
              the: called(ctx.book, empire, "the"),
            })} </span>`,
      )}
      <${Rule} game=${table.game} number="A18.4" />
    </p>`
  );
}

/** What each area is worth in this epoch, the richest first. @param {{env: Env}} props */
function Worth({ env }) {
  const { ctx, view, seat } = env;
  const areas = [...ctx.book.areas.values()];
  const worth = (/** @type {any} */ area, /** @type {number} */ epoch = view.epoch) => area.values[epoch - 1]?.[0] ?? 0;
  const top = Math.max(...areas.map((area) => worth(area)));
  return html`<section class="rail-part tokens" aria-labelledby="worth-title">
    <header class="rail-head">
      <h2 class="panel-title" id="worth-title">${t("tab-screen")}</h2>
      <span class="note">${t("epoch", { epoch: ROMAN[view.epoch] })}</span>
    </header>
    <p class="small soft">
      ${t("map-legend-values")}
      .
      ${
        view.epoch > 1 &&
        html` <span class="up" aria-hidden="true">▲</span> ${t("draft-worth-more", { epoch: ROMAN[view.epoch - 1] })}`
      }
      ${" "}
      <${Rule} game=${env.table.game} number="A12.4" />
    </p>
    <ul class="plain-list">
      ${areas
        .sort((a, b) => worth(b) - worth(a))
        .map((area) => {
          const own = seat === null ? 0 : armiesIn(ctx.book, view, area.id)[seat];
          return html`<li key=${area.id} class="token-row">
            <i class=${`swatch region-${area.id}`} aria-hidden="true" />
            <span>
              ${called(ctx.book, area.id)}
              ${
                view.epoch > 1 && worth(area) > worth(area, view.epoch - 1)
                  ? html` <span class="up" role="img" aria-label=${t("draft-worth-up")} title=${t("draft-worth-up")}>
                        ▲
                      </span>
                    `
                  : null
              }
            </span>
            ${
              own
                ? html`<span class="count numbers">
                    <${Seal}
                      pigment=${pigmentOf(/** @type {number} */ (seat), seat)}
                      standing=${false}
                      size=${15}
                      label=${t("draft-own-lands")}
                    />
                    ${" "}
                    ${own}
                  </span>`
                : html`<span />`
            }
            ${
              worth(area)
                ? html`<span class="steps">
                    ${area.values[view.epoch - 1].map(
                      (/** @type {number} */ value) =>
                        html`<b
                          class=${worth(area) === top ? "reached" : ""}
                          title=${worth(area) === top ? t("draft-worth-top") : undefined}
                        >
                          ${value}
                        </b>`,
                    )}
                  </span>`
                : html`<span class="note">${t("draft-worth-nothing")}</span>`
            }
          </li>`;
        })}
    </ul>
  </section>`;
}

/**
 * The right rail during the draft: what areas are worth, who has markers, and the own events.
 * @param {{env: Env}} props
 */
export function DraftRail({ env }) {
  const { ctx, view, seat } = env;
  const hand = [...view.hand.greater, ...view.hand.lesser];
  const fits = [
    ...new Set(
      hand.filter((/** @type {string} */ id) =>
        /** @type {any} */ (ctx.book.events.get(id))?.epochs.includes(view.epoch),
      ),
    ),
  ];
  return html`
    <${PassedOn} env=${env} />
    <${Worth} env=${env} />
    <${MarkersHeld} env=${env} heading="h2" />
    ${
      seat !== null &&
      hand.length > 0 &&
      html`<section class="rail-part" aria-labelledby="draft-hand">
        <header class="rail-head">
          <h2 class="panel-title" id="draft-hand">${t("hand-title")}</h2>
          <span class="note">${t("draft-events", { count: hand.length })}</span>
        </header>
        <p class="serif">
          ${
            fits.length
              ? t("draft-events-now", {
                  cards: listed(fits.map((id) => called(ctx.book, id))),
                  epoch: ROMAN[view.epoch],
                })
              : t("draft-events-none", { epoch: ROMAN[view.epoch] })
          }
        </p>
      </section>`
    }
  `;
}

/**
 * A card that was passed is seen when everybody has one; the last one comes without a choice (A3.6, A3.7).
 * @param {Env} env
 * @param {import("./types.js").Told} told
 * @returns {import("../../contract.js").News | null}
 */
export function news({ ctx, view, seat }, told) {
  const came = told.events?.find(
    (event) =>
      (event.event === "empire_seen" || (event.event === "empire_kept" && told.seat !== seat)) &&
      event.seat === seat &&
      event.empire,
  );
  if (!came || !("empire" in came) || !came.empire) return null;
  const the = called(ctx.book, came.empire, "the");
  const body = html`<div class="draft-pass given">
    <${EmpireCard}
      book=${ctx.book}
      id=${came.empire}
      view=${view}
      viewer=${seat}
      pigment=${pigmentOf(seat ?? 0, seat)}
    />
  </div>`;
  return { text: t("news-received", { the }), see: t("news-see", { the }), body };
}
