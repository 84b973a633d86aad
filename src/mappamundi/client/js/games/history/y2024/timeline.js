// The epoch's Empires in the order of their numbers, between the epochs that were and those to come; before them the
// organization.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Epochs, Now } from "../timeline.js";
import { ROMAN, called } from "../words.js";
import { spanOf } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {{id: string, name: string, seat: number, state: "past" | "now" | "mine" | "theirs"}} Entry */

const STEPS = ["tokens", "events_draft", "choose_empire"];

/**
 * The Empires of this epoch that the viewer may know, in the order in which they play.
 * @param {Env} env
 * @returns {Entry[]}
 */
export function entries({ ctx, view, seat }) {
  const { book } = ctx;
  /** @type {Entry[]} */
  const found = view.arrays.flatMap((/** @type {any} */ array, /** @type {number} */ other) => {
    const played = array.empires.filter((/** @type {string} */ id) => book.empires.get(id)?.epoch === view.epoch);
    const now = view.turn?.seat === other;
    const past = played.map((/** @type {string} */ id) => ({
      id,
      name: called(book, now ? (view.turn?.empire ?? id) : id),
      seat: other,
      state: now ? "now" : "past",
    }));
    const next = array.empire ?? (other === seat ? view.hand.empire : null);
    return [
      ...past,
      ...(next ? [{ id: next, name: called(book, next), seat: other, state: other === seat ? "mine" : "theirs" }] : []),
    ];
  });
  return found.sort((a, b) => (book.empires.get(a.id)?.order ?? 0) - (book.empires.get(b.id)?.order ?? 0));
}

/** The steps of the organization, one after another. @param {{phase: string}} props */
const Organization = ({ phase }) => html`
  <li class="entry"><span class="pill">${t("timeline-organization")}</span></li>
  ${STEPS.map(
    (step, n) =>
      html`<li
        key=${step}
        class=${`entry ${step === phase ? "now-step" : "later"}`}
        aria-current=${step === phase ? "step" : undefined}
      >
        ${n ? html`<span aria-hidden="true">·\u00a0</span>` : null}
        ${t(`timeline-step-${n + 1}`)}
      </li>`,
  )}
`;

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { view, seat } = env;
  const organizing = STEPS.includes(view.phase);
  const ending = view.phase === "endgame" || view.phase === "over";
  const playing = !organizing && !ending;
  const hidden = view.arrays.flatMap((array, other) =>
    array.with_empire && !array.empire && other !== seat ? [other] : [],
  );
  return html`<${Epochs}
    env=${env}
    epoch=${t("epoch", { epoch: ROMAN[view.epoch] })}
    span=${spanOf}
    list=${playing ? entries(env) : []}
    shut=${playing ? hidden : []}
    sealed="timeline-hidden"
  >
    ${organizing && html`<${Organization} phase=${view.phase} />`}
    ${ending && html`<${Now}>${t("endgame-title")}<//>`}
  <//>`;
}
