// The epoch's empires in calling order, between the epochs that were and those to come.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Epochs, Now } from "../timeline.js";
import { ROMAN, called, spanOf } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {"past" | "gone" | "now" | "unheld" | "sealed" | "theirs" | "mine"} State */
/** @typedef {import("../timeline.js").Entry<State>} Entry */

/**
 * Who played which empire of this epoch, as far as the log tells it.
 * @param {Env} env
 * @returns {Map<string, number | null>}
 */
function heard({ known }) {
  /** @type {Map<string, number | null>} */
  const found = new Map();
  for (const told of known.log) {
    for (const event of told.events ?? []) {
      if (event.event === "epoch_began") found.clear();
      else if (event.event === "turn_began") found.set(event.empire, event.seat);
      else if (event.event === "empire_skipped") found.set(event.empire, null);
    }
  }
  return found;
}

/**
 * Who holds an empire that is not called yet, the viewer aside: everybody may know that, but not which.
 * @param {Env} env
 * @returns {number[]}
 */
const holders = ({ view, seat }) =>
  view.hands.flatMap((hand, other) => (hand.empire && other !== seat && view.turn?.seat !== other ? [other] : []));

/**
 * The empires of the epoch: called ones with whoever led them, the own one by name, the others sealed.
 * @param {Env} env
 * @returns {Entry[]}
 */
export function entries(env) {
  const { ctx, view, seat } = env;
  const played = heard(env);
  const empires = ctx.book.empiresOf(view.epoch);
  const sealed = holders(env);
  const later = empires.filter((empire, n) => n >= view.called.length && view.hand.empire !== empire.id);
  return empires.map((/** @type {import("../../../wire.js").EmpireEntry2018} */ empire, /** @type {number} */ n) => {
    const name = called(ctx.book, empire.id);
    if (n < view.called.length) {
      const now = view.turn?.empire === empire.id;
      // A game that began in the middle tells nobody who led what before.
      const holder = now ? (view.turn?.seat ?? null) : (played.get(empire.id) ?? null);
      return {
        id: empire.id,
        name,
        seat: holder,
        state: now ? "now" : holder !== null ? "past" : played.has(empire.id) ? "unheld" : "gone",
      };
    }
    if (view.hand.empire === empire.id) return { id: empire.id, name, seat, state: "mine" };
    // One empire and one holder left: no secret any more.
    if (sealed.length === 1 && later.length === 1) return { id: empire.id, name, seat: sealed[0], state: "theirs" };
    return { id: empire.id, name, seat: null, state: sealed.length ? "sealed" : "unheld" };
  });
}

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { ctx, view } = env;
  const choosing = view.phase === "select";
  const list = choosing ? [] : entries(env);
  return html`<${Epochs}
    env=${env}
    epoch=${t("era", { epoch: ROMAN[view.epoch] })}
    span=${(/** @type {number} */ epoch) => spanOf(ctx.book, epoch)}
    list=${list}
    veiled=${["sealed", "theirs"]}
    shut=${list.some((entry) => entry.state === "sealed") ? holders(env) : []}
    sealed="timeline-seals"
  >
    ${
      choosing &&
      html`
        <${Now}>${t("timeline-selection")}<//>
        <li class="entry later">${t("timeline-then", { empires: view.players })}</li>
      `
    }
  <//>`;
}
