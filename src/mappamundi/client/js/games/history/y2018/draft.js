// The selection of an epoch: the passing draft and the classic way, with what helps to choose.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Led, Stands } from "../../../show/interlude.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { ChangingPicture } from "../cutouts.js";
import { Chooser, CompareTable } from "../draft.js";
import { armiesIn, called, effectText, effectTitle, listed, ROMAN, seatName, spanOf } from "../words.js";
import { EmpireChoice, EventCard } from "./cards.js";
import { offered } from "./choices.js";
import { interlude } from "./interlude.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").Choosing} Choosing */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/** The cards that lie open to me. @param {Env} env @returns {{pile: string, cards: string[]} | null} */
const open = (env) => env.view.selection?.seen ?? null;

/** The cards of which one may be kept. @param {import("./types.js").Known} known @returns {string[]} */
const cardsOf = ({ legal }) => legal.map((form) => form.card ?? "");

/** To whom what I leave goes next. @param {Choosing} env @param {string} pile */
function nextHolder({ view, seat }, pile) {
  const { order } = view.selection;
  const place = order.indexOf(seat ?? -1);
  return order[pile === "events" ? place + 1 : place - 1] ?? null;
}

/** @param {Choosing} env @returns {Partial<Prompt>} */
export function selectionPrompt(env) {
  const { ctx, ui, view, known } = env;
  const looking = ui.mode.value?.kind === "look";
  const look = {
    id: "look",
    label: t(looking ? "action-cards" : "action-map"),
    key: "m",
    run: () => (ui.mode.value = looking ? null : { kind: "look" }),
  };
  const first = known.legal[0];
  if (first.do === "open_pile") {
    return {
      full: !looking,
      sentence: t("decide-open"),
      facts: t("decide-open-facts"),
      rule: "Z3.5",
      actions: [
        ...known.legal.map((form, n) => ({
          id: form.pile ?? "",
          label: t("action-open", { pile: form.pile }),
          form,
          key: String(n + 1),
        })),
        look,
      ],
    };
  }
  if (first.do === "give") return givePrompt(env, look, looking);
  const seen = open(env) ?? { pile: "events", cards: cardsOf(known) };
  const left = seen.cards.length - 1;
  const to = nextHolder(env, seen.pile);
  const chosen = known.legal.find((form) => form.card === ui.pick.value);
  const comparing = ui.mode.value?.kind === "compare";
  /** @type {Action[]} */
  const actions = [];
  if (chosen)
    actions.push({
      id: "keep",
      label: t("action-keep", { card: called(ctx.book, chosen.card ?? "", "the") }),
      form: chosen,
      key: "Enter",
      primary: true,
    });
  if (seen.pile === "empires")
    actions.push({
      id: "compare",
      label: t(comparing ? "action-cards" : "action-compare"),
      key: "c",
      run: () => (ui.mode.value = comparing ? null : { kind: "compare" }),
    });
  actions.push(look);
  return {
    full: !looking,
    sentence: t(seen.pile === "empires" ? "decide-keep-empire" : "decide-keep-event"),
    facts:
      to === null
        ? t("decide-keep-last", { left })
        : t("decide-keep-facts", { left, to: seatName(ctx, to), pile: seen.pile }),
    rule: "Z3.3",
    actions,
    rows: cardsOf(known).map((card) => ({
      id: card,
      name: called(ctx.book, card),
      seat: null,
      standing: false,
      detail: effectText(ctx.book, card),
      chosen: card === ui.pick.value,
    })),
    press: (id) => (ui.pick.value = id),
    keys: Object.fromEntries(cardsOf(known).map((card, n) => [String(n + 1), () => (ui.pick.value = card)])),
    view,
  };
}

/** @param {Env} env @param {Action} look @param {boolean} looking @returns {Partial<Prompt>} */
function givePrompt(env, look, looking) {
  const { ctx, view } = env;
  const gifts = offered(env, "give");
  const card = view.selection?.seen?.cards[0] ?? "";
  const name = called(ctx.book, card, "the");
  const own = gifts.find(({ form }) => form.to === env.seat);
  const actions = [
    ...(own
      ? [{ id: "keep", label: t("action-keep", { card: name }), form: own.form, key: "Enter", primary: true }]
      : []),
    ...gifts
      .filter((gift) => gift !== own)
      .map(({ form }, n) => ({
        id: `to-${form.to}`,
        label: t("action-give", { name: seatName(ctx, form.to) }),
        form,
        key: String(n + 1),
        primary: !own && gifts.length === 1,
      })),
    look,
  ];
  return {
    full: !looking,
    sentence: t(own ? "decide-give" : "decide-give-on", { card: name }),
    facts: t("decide-give-facts", { pile: view.selection?.seen?.pile ?? "events" }),
    rule: "Z3.11",
    actions,
  };
}

// --- the screen ----------------------------------------------------------------------------------------------------

/** What a player chooses, or has kept, in this selection. @param {Choosing} env @param {number} other */
export function holding({ view, table }, other) {
  const { holders, order } = view.selection;
  if (view.options.selection === "classic") return drawing(view.selection, other);
  if (holders.events === other && holders.empires === other) return t("draft-chooses-both");
  const chooses = table.to_act.includes(other);
  if (chooses && holders.events === other) return t("draft-chooses", { pile: "events" });
  if (chooses && holders.empires === other) return t("draft-chooses", { pile: "empires" });
  if (view.hands[other].empire || holders.empires === other) return t("draft-kept-empire");
  // Those before whoever has the events now have had them.
  const chose = order.indexOf(other) < order.indexOf(holders.events ?? -1) || holders.events === other;
  return t(chose ? "draft-kept-event" : "draft-later");
}

/**
 * The same where cards are drawn one by one: events from the first to the last, then empires the other way.
 * @param {Choosing["view"]["selection"]} selection
 * @param {number} other
 */
function drawing({ holders, order }, other) {
  const pile = holders.events === null ? "empires" : "events";
  const line = pile === "events" ? order : [...order].reverse();
  const place = line.indexOf(other) - line.indexOf(holders[pile] ?? -1);
  if (!place) return t("draft-draws", { pile });
  return t(place < 0 ? "draft-drew" : "draft-draws-later");
}

/**
 * What each empire would probably bring: of those to choose from, and of one drawn that may be kept.
 * @param {Env} env
 * @param {ReturnType<typeof open>} seen
 * @returns {Map<string, [number, number]>}
 */
function prospects({ known, seat }, seen) {
  const found = new Map();
  known.legal.forEach((form, n) => {
    const prospect = known.counsel[n]?.prospect;
    if (prospect && (form.do !== "give" || form.to === seat)) found.set(form.card ?? seen?.cards[0], prospect);
  });
  return found;
}

/** @param {{env: Choosing}} props */
export function Draft({ env }) {
  const { ctx, view, ui, seat, known } = env;
  const selection = view.selection;
  const pigment = pigmentOf(seat ?? 0, seat);
  const seen = open(env);
  const range = prospects(env, seen);
  // Where there is no room for all, the own place is in sight.
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(
    () => own.current?.scrollIntoView({ inline: "nearest", block: "nearest" }),
    [selection?.order.join(), known.seq],
  );
  if (!selection) return null;
  // A drawn card is not chosen from several: the answers are in the prompt.
  const given = known.legal[0]?.do === "give";
  const cards = known.legal[0]?.card ? cardsOf(known) : (seen?.cards ?? []);
  return html`<section class="draft" tabindex="0" aria-label=${t("draft-title")}>
    <h2 class="draft-title serif">
      ${t(seen?.pile === "events" ? "draft-question-events" : "draft-question", { span: spanOf(ctx.book, view.epoch) })}
    </h2>
    <ol class="draft-order panel">
      ${selection.order.map(
        (/** @type {number} */ other) => html`<li
          ref=${other === seat ? own : undefined}
          class=${other === seat ? "own" : ""}
          aria-current=${other === seat ? "true" : undefined}
        >
          <${Chooser} env=${env} other=${other} has=${view.scores[other]} does=${holding(env, other)} />
        </li>`,
      )}
    </ol>
    ${
      view.options.selection !== "classic" &&
      html`<p class="draft-ways small">
        <span>${t("draft-down")}${"\u00a0"}<span aria-hidden="true">→</span></span>
        <span><span aria-hidden="true">←</span>${"\u00a0"}${t("draft-up")}</span>
      </p>`
    }
    ${
      ui.mode.value?.kind === "compare" && seen?.pile === "empires"
        ? html`<${Compare} env=${env} cards=${cards} range=${range} />`
        : html`<div
            class=${`draft-cards ${seen?.pile ?? ""} ${given ? "given" : ""} ${cards.length > 4 ? "many" : ""}`}
            style=${{ "--n": cards.length }}
            role="group"
            aria-label=${t("draft-cards")}
          >
            ${cards.map((id, n) => {
              const press = given ? undefined : () => (ui.pick.value = id);
              return ctx.book.empires.has(id)
                ? html`<${EmpireChoice}
                    key=${id}
                    book=${ctx.book}
                    id=${id}
                    view=${view}
                    viewer=${seat}
                    pigment=${pigment}
                    chosen=${ui.pick.value === id}
                    key_=${given ? undefined : String(n + 1)}
                    press=${press}
                    likely=${range.get(id)}
                  />`
                : html`<${EventCard}
                    key=${id}
                    book=${ctx.book}
                    id=${id}
                    large
                    chosen=${ui.pick.value === id}
                    key_=${given ? undefined : String(n + 1)}
                    press=${press}
                  />`;
            })}
          </div>`
    }
    ${cards.length > 0 && !ctx.book.empires.has(cards[0]) && html`<${Below} env=${env} />`}
  </section>`;
}

/**
 * What helps to choose an event: how the last epoch went, or where the first one brings points.
 * @param {{env: Env}} props
 */
function Below({ env }) {
  const { ctx, view, seat } = env;
  const between = interlude(env);
  if (between) {
    return html`<div class="draft-below">
      <div class="interlude-panel"><${Led} env=${env} between=${between} /></div>
      <div class="interlude-panel"><${Stands} env=${env} stands=${between.stands} /></div>
    </div>`;
  }
  const areas = [...ctx.book.areas.values()].filter(({ id }) => view.areas[id]?.[0]).map(({ id }) => id);
  return html`<figure class="draft-world">
    <div class="changes-map">
      <${ChangingPicture} book=${ctx.book} view=${view} viewer=${seat} areas=${areas} />
    </div>
    <figcaption class="small soft">${t("draft-world")}</figcaption>
  </figure>`;
}

/**
 * The last empire comes to whoever leads, and the last event to whoever is behind, without a choice.
 * @param {Env} env
 * @param {import("./types.js").Told} told
 * @returns {import("../../contract.js").News | null}
 */
export function news({ ctx, view, seat }, told) {
  const came = told.events?.find((event) => event.event === "received" && event.seat === seat && event.card);
  if (came?.event !== "received" || !came.card) return null;
  const the = called(ctx.book, came.card, "the");
  const card =
    came.pile === "empires"
      ? html`<${EmpireChoice}
          book=${ctx.book}
          id=${came.card}
          view=${view}
          viewer=${seat}
          pigment=${pigmentOf(seat ?? 0, seat)}
        />`
      : html`<${EventCard} book=${ctx.book} id=${came.card} large />`;
  const body = html`<div class=${`draft-cards given ${came.pile}`} style=${{ "--n": 1 }}>${card}</div>`;
  return { text: t("interlude-received", { the }), see: t("interlude-see", { the }), body };
}

/**
 * The empires side by side as a table.
 * @param {{env: Env, cards: string[], range: Map<string, [number, number]>}} props
 */
function Compare({ env, cards, range }) {
  const { ctx } = env;
  const card = (/** @type {string} */ id) =>
    /** @type {import("../../../wire.js").EmpireEntry2018} */ (ctx.book.empires.get(id));
  /** @type {[string, (id: string) => any][]} */
  const rows = [
    [t("compare-order"), (id) => card(id).order],
    [t("compare-armies"), (id) => card(id).armies],
    [t("compare-start"), (id) => listed(card(id).start.map((land) => called(ctx.book, land)))],
    [t("compare-marker"), (id) => t(`sign-${card(id).marker}`)],
    [
      t("compare-markers"),
      (id) => listed([...card(id).fleets, ...card(id).caravans].map((section) => called(ctx.book, section))) || "–",
    ],
    [
      t("compare-effect"),
      (id) =>
        effectText(ctx.book, id) ? `${effectTitle(ctx.book, id)}: ${effectText(ctx.book, id)}` : t("card-no-effect"),
    ],
    [t("card-likely"), (id) => [...new Set(range.get(id) ?? [])].join("–")],
  ];
  return html`<${CompareTable} env=${env} ids=${cards} rows=${rows} />`;
}

/** The right rail during the selection: the epoch's tokens, and the own hand. @param {{env: Env}} props */
export function DraftRail({ env }) {
  const { ctx, view, seat } = env;
  const areas = [...ctx.book.areas.values()];
  const before = (/** @type {any} */ area) => area.values[view.epoch - 2]?.[0] ?? 0;
  const worth = (/** @type {any} */ area) => area.values[view.epoch - 1]?.[0] ?? 0;
  return html`
    <section class="rail-part tokens" aria-labelledby="tokens-title">
      <header class="rail-head">
        <h2 class="panel-title" id="tokens-title">${t("tokens-title")}</h2>
        <span class="note">${t("tokens-era", { epoch: ROMAN[view.epoch] })}</span>
      </header>
      <p class="small soft">
        ${t("tokens-text")}
        ${
          view.epoch > 1 &&
          html` <span class="up" aria-hidden="true">▲</span> ${t("tokens-more", { epoch: ROMAN[view.epoch - 1] })}`
        }
      </p>
      <ul class="plain-list">
        ${[...areas]
          .sort((a, b) => worth(b) - worth(a))
          .map((area) => {
            const own = seat === null ? 0 : armiesIn(ctx.book, view, area.id)[seat];
            const values = view.areas[area.id] ?? [];
            const top = worth(area) === Math.max(...areas.map(worth));
            return html`<li class="token-row">
              <i class=${`swatch region-${area.id}`} />
              <span>
                ${called(ctx.book, area.id)}
                ${
                  worth(area) > before(area) && view.epoch > 1
                    ? html` <span class="up" title=${t("tokens-up")}>▲</span>`
                    : null
                }
              </span>
              ${
                own
                  ? html`<span class="count numbers">
                      <${Seal} pigment=${pigmentOf(/** @type {number} */ (seat), seat)} standing=${false} size=${15} />
                      ${" "}
                      ${own}
                    </span>`
                  : html`<span />`
              }
              ${
                worth(area)
                  ? html`<span class="steps">
                      ${values.map(
                        (/** @type {number} */ value) =>
                          html`<b class=${top ? "reached" : ""} title=${top ? t("draft-worth-top") : undefined}>
                            ${value}
                          </b>`,
                      )}
                    </span>`
                  : html`<b class="note">${t("region-no-token")}</b>`
              }
            </li>`;
          })}
      </ul>
    </section>
    ${
      seat !== null &&
      html`<section class="rail-part" aria-labelledby="draft-hand">
        <h2 class="panel-title" id="draft-hand">${t("hand-title")}</h2>
        <div class="rail-hand">
          ${
            view.hand.empire &&
            html`<p class="small">${t("hand-empire", { empire: called(ctx.book, view.hand.empire) })}</p>`
          }
          ${view.hand.events.map(
            (/** @type {string} */ id) => html`<${EventCard} key=${id} book=${ctx.book} id=${id} />`,
          )}
          ${!view.hand.events.length && !view.hand.empire && html`<p class="small soft">${t("hand-empty")}</p>`}
        </div>
      </section>`
    }
  `;
}
