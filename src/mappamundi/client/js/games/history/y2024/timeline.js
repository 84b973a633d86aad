// The epoch's Empires in the order of their numbers, between the epochs that were and those to come; before them the
// organization.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { useFit } from "../fit.js";
import { asObject, asSubject, called, listed, ROMAN, seatName } from "../words.js";
import { spanOf } from "./words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
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
      name: called(book, now ? (view.turn.empire ?? id) : id),
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

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { ctx, view, seat } = env;
  const epochs = [...ctx.book.epochs.keys()];
  const organizing = STEPS.includes(view.phase);
  const ending = view.phase === "endgame" || view.phase === "over";
  const list = organizing || ending ? [] : entries(env);
  const hidden = view.arrays.flatMap((/** @type {any} */ array, /** @type {number} */ other) =>
    array.with_empire && !array.empire && other !== seat ? [other] : [],
  );
  const at = Math.max(
    0,
    list.findIndex((entry) => entry.state === "now"),
  );
  const words = (/** @type {Entry} */ entry) =>
    t(`timeline-${entry.state}`, {
      empire: entry.name,
      who: entry.state === "past" ? asObject(ctx, entry.seat) : asSubject(ctx, entry.seat),
    });
  const spoken = t("timeline-hidden-spoken", {
    count: hidden.length,
    names: listed(hidden.map((/** @type {number} */ other) => seatName(ctx, other))),
  });
  const nav = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(nav);
  useEffect(
    () => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" }),
    [at, view.phase, view.epoch],
  );
  // In a small window, or with wide letters, it is scrolled: by keyboard too.
  return html`<nav class="timeline" tabindex="0" aria-label=${t("timeline-title")} ref=${nav}>
    <ol>
      ${epochs
        .filter((epoch) => epoch < view.epoch)
        .map((epoch) => html`<li key=${epoch} class="era past" title=${spanOf(epoch)}>${ROMAN[epoch]}</li>`)}
      <li class="era-now"><b>${t("epoch", { epoch: ROMAN[view.epoch] })}</b><span>${spanOf(view.epoch)}</span></li>
      ${
        organizing &&
        html`
          <li class="entry"><span class="pill">${t("timeline-organization")}</span></li>
          ${STEPS.map(
            (step, n) =>
              html`<li
                key=${step}
                class=${`entry ${step === view.phase ? "now-step" : "later"}`}
                aria-current=${step === view.phase ? "step" : undefined}
              >
                ${n ? html`<span aria-hidden="true">·\u00a0</span>` : null}
                ${t(`timeline-step-${n + 1}`)}
              </li>`,
          )}
        `
      }
      ${ending && html`<li class="entry now" aria-current="step"><span class="pill">${t("endgame-title")}</span></li>`}
      ${list.map(
        (entry, n) => html`<li
          key=${entry.id}
          class=${`entry ${entry.state} ${n < at - 1 || n > at + 2 ? "far" : ""}`}
          aria-current=${entry.state === "now" ? "step" : undefined}
          title=${words(entry)}
        >
          <span aria-hidden="true" class=${entry.state === "now" ? "pill" : "plain"}>
            <${Seal} pigment=${pigmentOf(entry.seat, seat)} standing=${entry.state !== "past"} size=${18} />
            <span class="name">${entry.name}</span>
          </span>
          <span class="visually-hidden">${words(entry)}</span>
        </li>`,
      )}
      ${
        !organizing &&
        !ending &&
        hidden.length > 0 &&
        html`<li class="entry seals" title=${spoken}>
          <span class="plain" aria-hidden="true">
            ${hidden.map(
              (/** @type {number} */ other) => html`<${Seal} pigment=${pigmentOf(other, seat)} size=${18} />`,
            )}
            <i>${t("timeline-hidden")}</i>
          </span>
          <span class="visually-hidden">${spoken}</span>
        </li>`
      }
      ${epochs
        .filter((epoch) => epoch > view.epoch)
        .map((epoch) => html`<li key=${epoch} class="era" title=${spanOf(epoch)}>${ROMAN[epoch]}</li>`)}
    </ol>
  </nav>`;
}
