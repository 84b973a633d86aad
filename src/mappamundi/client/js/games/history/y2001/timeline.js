// The epoch's empires in the order in which they are called, between the epochs that were and those to come; before
// them the draft.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { useFit } from "../fit.js";
import { asObject, asSubject, called, listed, ROMAN, seatName } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/**
 * @typedef {{
 *   id: string,
 *   name: string,
 *   seat: number | null,
 *   state: "past" | "now" | "unheld" | "sealed" | "theirs" | "mine",
 * }} Entry
 */

/** The years of an epoch. @param {number} epoch */
export const spanOf = (epoch) => t(`epoch-span-${epoch}`);

/**
 * Who holds an empire that is not called yet and that the viewer may not know (A18.4).
 * @param {Env} env
 * @returns {number[]}
 */
const sealedBy = ({ view, seat }) =>
  view.seats.flatMap((/** @type {any} */ one, /** @type {number} */ other) =>
    one.with_empire && other !== seat && !view.hand.passed[other] ? [other] : [],
  );

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
  const unknown = empires.filter(
    (/** @type {any} */ { id }) => !view.called.includes(id) && view.hand.empire !== id && !passed.has(id),
  );
  return empires.map((/** @type {any} */ { id }) => {
    const name = called(ctx.book, id);
    if (view.turn?.empire === id) return { id, name, seat: view.turn.seat, state: "now" };
    if (view.called.includes(id)) {
      const holder = view.seats.findIndex((/** @type {any} */ one) => one.empires.includes(id));
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
  const { ctx, view, seat } = env;
  const epochs = [...ctx.book.epochs.keys()];
  const drafting = view.phase === "draft";
  const list = drafting ? [] : entries(env);
  const at = Math.max(
    0,
    list.findIndex((entry) => entry.state === "now"),
  );
  const words = (/** @type {Entry} */ entry) =>
    t(`timeline-${entry.state}`, {
      empire: entry.name,
      who: entry.seat === null ? "" : entry.state === "past" ? asObject(ctx, entry.seat) : asSubject(ctx, entry.seat),
    });
  const shut = list.some((entry) => entry.state === "sealed") ? sealedBy(env) : [];
  const spoken = t("timeline-seals-spoken", {
    count: shut.length,
    names: listed(shut.map((other) => seatName(ctx, other))),
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
      <li class="era-now">
        <b>${t("epoch", { epoch: ROMAN[view.epoch] })}</b>
        <span>
          ${
            drafting
              ? t("timeline-table", { empires: ctx.book.empiresOf(view.epoch).length, players: view.players })
              : spanOf(view.epoch)
          }
        </span>
      </li>
      ${
        drafting &&
        html`
          <li class="entry now" aria-current="step"><span class="pill">${t("phase-draft")}</span></li>
          <li class="entry later">${t("timeline-then")}</li>
        `
      }
      ${list.map(
        (entry, n) => html`<li
          key=${entry.id}
          class=${`entry ${entry.state} ${n < at - 1 || n > at + 2 ? "far" : ""}`}
          aria-current=${entry.state === "now" ? "step" : undefined}
          title=${words(entry)}
        >
          <span aria-hidden="true" class=${entry.state === "now" ? "pill" : "plain"}>
            ${
              entry.seat !== null
                ? html`<${Seal} pigment=${pigmentOf(entry.seat, seat)} standing=${entry.state !== "past"} size=${18} />`
                : null
            }
            <span class="name">
              ${
                entry.state === "unheld"
                  ? html`<s>${entry.name}</s>`
                  : entry.state === "sealed" || entry.state === "theirs"
                    ? html`<i>${entry.name}</i>`
                    : entry.name
              }
            </span>
          </span>
          <span class="visually-hidden">${words(entry)}</span>
        </li>`,
      )}
      ${
        shut.length > 0 &&
        html`<li class="entry seals" title=${spoken}>
          <span class="plain" aria-hidden="true">
            ${shut.map((other) => html`<${Seal} pigment=${pigmentOf(other, seat)} size=${18} />`)}
            <i>${t("timeline-seals")}</i>
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
