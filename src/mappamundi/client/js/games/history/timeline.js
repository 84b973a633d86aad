// The empires of an epoch in the order in which they are called, between the epochs that were and those to come.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { useFit } from "./fit.js";
import { ROMAN, asObject, asSubject, listed, seatName } from "./words.js";

/**
 * An empire, by whom, and how: its words are `timeline-` and the state.
 * @template {string} [State=string]
 * @typedef {{id: string, name: string, seat: number | null, state: State}} Entry
 */

/** @param {{name: string, state: string, veiled: string[]}} props */
function Named({ name, state, veiled }) {
  if (state === "unheld") return html`<s>${name}</s>`;
  return veiled.includes(state) ? html`<i>${name}</i>` : name;
}

/**
 * @param {object} props
 * @param {import("./types.js").Env} props.env
 * @param {string} props.epoch what this one is called
 * @param {string} [props.under] below that, in the place of its years
 * @param {(epoch: number) => string} props.span the years of one
 * @param {Entry[]} props.list
 * @param {string[]} [props.veiled] in which states nobody was called yet
 * @param {number[]} props.shut who holds something that nobody else knows
 * @param {string} props.sealed the message about that
 * @param {any} [props.children] what is done before any empire is called, or after the last
 */
export function Epochs({ env, epoch, under, span, list, veiled = [], shut, sealed, children }) {
  const { ctx, view, seat } = env;
  const epochs = [...ctx.book.epochs.keys()];
  const at = Math.max(
    0,
    list.findIndex((entry) => entry.state === "now"),
  );
  const words = (/** @type {Entry} */ entry) =>
    t(`timeline-${entry.state}`, {
      empire: entry.name,
      who: entry.seat === null ? "" : entry.state === "past" ? asObject(ctx, entry.seat) : asSubject(ctx, entry.seat),
    });
  const spoken = t(`${sealed}-spoken`, {
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
        .filter((one) => one < view.epoch)
        .map((one) => html`<li key=${one} class="era past" title=${span(one)}>${ROMAN[one]}</li>`)}
      <li class="era-now">
        <b>${epoch}</b>
        <span>${under ?? span(view.epoch)}</span>
      </li>
      ${children}
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
            <span class="name"><${Named} name=${entry.name} state=${entry.state} veiled=${veiled} /></span>
          </span>
          <span class="visually-hidden">${words(entry)}</span>
        </li>`,
      )}
      ${
        shut.length > 0 &&
        html`<li class="entry seals" title=${spoken}>
          <span class="plain" aria-hidden="true">
            ${shut.map((other) => html`<${Seal} pigment=${pigmentOf(other, seat)} size=${18} />`)}
            <i>${t(sealed)}</i>
          </span>
          <span class="visually-hidden">${spoken}</span>
        </li>`
      }
      ${epochs
        .filter((one) => one > view.epoch)
        .map((one) => html`<li key=${one} class="era" title=${span(one)}>${ROMAN[one]}</li>`)}
    </ol>
  </nav>`;
}

/** What is done now, before any empire is called or after the last. @param {{children?: any}} props */
export const Now = ({ children }) =>
  html`<li class="entry now" aria-current="step"><span class="pill">${children}</span></li>`;
