// The epoch's empires in the order in which they are called, between the epochs that were and those to come; before
// them the draft.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Epochs, Now } from "../timeline.js";
import { ROMAN, called } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../timeline.js").Entry<"past" | "now" | "unheld" | "sealed" | "theirs" | "mine">} Entry */

/** The years of an epoch. @param {number} epoch */
export const spanOf = (epoch) => t(`epoch-span-${epoch}`);

/**
 * Who holds an empire that is not called yet and that the viewer may not know (A18.4).
 * @param {Env} env
 * @returns {number[]}
 */
const sealedBy = ({ view, seat }) =>
  view.seats.flatMap((one, other) => (one.with_empire && other !== seat && !view.hand.passed[other] ? [other] : []));

/**
 * The empires of the epoch: called ones with whoever led them, the own one and one that was passed on by name, the
 * others sealed.
 * @param {Env} env
 * @returns {Entry[]}
 */
export function entries(env) {
  const { ctx, view, seat } = env;
  const sealed = sealedBy(env);
  const passed = new Map(Object.entries(view.hand.passed).map(([other, empire]) => [empire, Number(other)]));
  const empires = ctx.book.empiresOf(view.epoch);
  const unknown = empires.filter(({ id }) => !view.called.includes(id) && view.hand.empire !== id && !passed.has(id));
  return empires.map(({ id }) => {
    const name = called(ctx.book, id);
    if (view.turn && view.turn.empire === id) return { id, name, seat: view.turn.seat, state: "now" };
    if (view.called.includes(id)) {
      const holder = view.seats.findIndex((one) => one.empires.includes(id));
      return { id, name, seat: holder < 0 ? null : holder, state: holder < 0 ? "unheld" : "past" };
    }
    if (view.hand.empire === id) return { id, name, seat, state: "mine" };
    const receiver = passed.get(id);
    if (receiver !== undefined) return { id, name, seat: receiver, state: "theirs" };
    // One empire and one holder left: no secret any more.
    if (sealed.length === 1 && unknown.length === 1) return { id, name, seat: sealed[0], state: "theirs" };
    return { id, name, seat: null, state: sealed.length ? "sealed" : "unheld" };
  });
}

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { ctx, view } = env;
  const drafting = view.phase === "draft";
  const list = drafting ? [] : entries(env);
  return html`<${Epochs}
    env=${env}
    epoch=${t("epoch", { epoch: ROMAN[view.epoch] })}
    under=${
      drafting
        ? t("timeline-table", { empires: ctx.book.empiresOf(view.epoch).length, players: view.players })
        : undefined
    }
    span=${spanOf}
    list=${list}
    veiled=${["sealed", "theirs"]}
    shut=${list.some((entry) => entry.state === "sealed") ? sealedBy(env) : []}
    sealed="timeline-seals"
  >
    ${drafting && html`<${Now}>${t("phase-draft")}<//><li class="entry later">${t("timeline-then")}</li>`}
  <//>`;
}
