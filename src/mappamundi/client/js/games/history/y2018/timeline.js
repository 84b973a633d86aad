// The epoch's empires in calling order, between the epochs that were and those to come.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { useFit } from "../fit.js";
import { asObject, asSubject, called, listed, ROMAN, seatName, spanOf } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/**
 * @typedef {{
 *   id: string,
 *   name: string,
 *   seat: number | null,
 *   state: "past" | "gone" | "now" | "unheld" | "sealed" | "theirs" | "mine",
 * }} Entry
 */

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
  view.hands.flatMap((/** @type {any} */ hand, /** @type {number} */ other) =>
    hand.empire && other !== seat && view.turn?.seat !== other ? [other] : [],
  );

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
  const later = empires.filter(
    (/** @type {any} */ empire, /** @type {number} */ n) => n >= view.called.length && view.hand.empire !== empire.id,
  );
  return empires.map((/** @type {import("../catalogue.js").Empire} */ empire, /** @type {number} */ n) => {
    const name = called(ctx.book, empire.id);
    if (n < view.called.length) {
      const now = view.turn?.empire === empire.id;
      // A game that began in the middle tells nobody who led what before.
      const holder = now ? view.turn.seat : (played.get(empire.id) ?? null);
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
  const { ctx, view, seat } = env;
  const epochs = [...ctx.book.epochs.keys()];
  const list = view.phase === "select" ? [] : entries(env);
  const at = Math.max(
    0,
    list.findIndex((entry) => entry.state === "now"),
  );
  const words = (/** @type {Entry} */ entry) =>
    t(`timeline-${entry.state}`, {
      empire: entry.name,
      who: entry.seat === null ? "" : entry.state === "past" ? asObject(ctx, entry.seat) : asSubject(ctx, entry.seat),
    });
  const shut = list.some((entry) => entry.state === "sealed") ? holders(env) : [];
  const spoken = t("timeline-seals-spoken", {
    count: shut.length,
    names: listed(shut.map((other) => seatName(ctx, other))),
  });
  const nav = useRef(/** @type {HTMLElement | null} */ (null));
  useFit(nav);
  // What is now stays in sight where not all of it fits.
  useEffect(
    () => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" }),
    [at, view.phase, view.epoch],
  );
  // In a small window, or with wide letters, it is scrolled: by keyboard too.
  return html`<nav class="timeline" tabindex="0" aria-label=${t("timeline-title")} ref=${nav}>
    <ol>
      ${epochs
        .filter((epoch) => epoch < view.epoch)
        .map((epoch) => html`<li class="era past" title=${spanOf(ctx.book, epoch)}>${ROMAN[epoch]}</li>`)}
      <li class="era-now">
        <b>${t("era", { epoch: ROMAN[view.epoch] })}</b>
        <span>${spanOf(ctx.book, view.epoch)}</span>
      </li>
      ${
        view.phase === "select"
          ? html`
              <li class="entry now" aria-current="step"><span class="pill">${t("timeline-selection")}</span></li>
              <li class="entry later">${t("timeline-then", { empires: view.players })}</li>
            `
          : list.map(
              (entry, n) => html`<li
                class=${`entry ${entry.state} ${n < at - 1 || n > at + 2 ? "far" : ""}`}
                aria-current=${entry.state === "now" ? "step" : undefined}
                title=${words(entry)}
              >
                <span aria-hidden="true" class=${entry.state === "now" ? "pill" : "plain"}>
                  ${
                    entry.seat !== null
                      ? html`<${Seal}
                          pigment=${pigmentOf(entry.seat, seat)}
                          standing=${entry.state !== "past"}
                          size=${18}
                        />`
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
            )
      }
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
        .map((epoch) => html`<li class="era" title=${spanOf(ctx.book, epoch)}>${ROMAN[epoch]}</li>`)}
    </ol>
  </nav>`;
}
