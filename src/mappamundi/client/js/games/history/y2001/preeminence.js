// Pre-eminence: face-down markers while the game is played; at the end they are turned up one by one, and the places
// move with them.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { settings } from "../../../keep.js";
import { inWords } from "../../../table/annals.js";
import { listedName } from "../../../table/names.js";
import { Cap } from "../../../table/prompt.js";
import { useShortcuts } from "../../../table/shortcuts.js";
import { still } from "../../../ui/motion.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { ROMAN, listed, togetherNames } from "../words.js";
import { Shield, markersOf } from "./markers.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./markers.js").Marker} Marker */

/**
 * How long a marker stands before the next one is turned, and the last one before the page of the end, in milliseconds.
 */
const STANDS = 1100;
const RESTS = 2600;

/**
 * A marker that was turned up, with the score of its owner before and after; `at` is its place among all.
 * @typedef {Marker & {seat: number, value: number, at: number, from: number, to: number, scores: number[]}} Turned
 */

/**
 * Those turned up, epoch by epoch, with everybody's score after each.
 * @param {Env} env
 * @returns {{before: number[], turned: Turned[]}}
 */
function turnedOf({ known, view, table }) {
  const all = markersOf(known.log, view);
  const drawn = /** @type {(Marker & {seat: number, value: number})[]} */ (
    all.filter(({ seat, value }) => seat !== null && value !== null)
  );
  const before = table.scores.map(
    (/** @type {number} */ score, /** @type {number} */ seat) =>
      score - drawn.reduce((sum, marker) => sum + (marker.seat === seat ? marker.value : 0), 0),
  );
  let scores = before;
  const turned = drawn.map((marker) => {
    const from = scores[marker.seat];
    scores = scores.map((/** @type {number} */ score, /** @type {number} */ seat) =>
      seat === marker.seat ? score + marker.value : score,
    );
    return { ...marker, at: all.indexOf(marker), from, to: from + marker.value, scores };
  });
  return { before, turned };
}

/** The epoch of a marker, where it is told. @param {number} epoch */
const numeral = (epoch) => ROMAN[epoch] || "–";

/** The place of a seat among these scores. @param {number[]} scores @param {number} seat */
const placeOf = (scores, seat) => 1 + scores.filter((score) => score > scores[seat]).length;

/** A game without markers has nothing to turn up. @param {import("./types.js").View} view */
export const ceremonial = (view) => view.seats.some((/** @type {any} */ { markers }) => markers > 0);

/**
 * The shields by epoch, so many of them turned up.
 * @param {{env: Env, turned: Turned[], at: number, children?: any}} props
 */
function Shields({ env, turned, at, children }) {
  const { ctx, view, known, seat, table } = env;
  const left = view.supply.markers;
  const shown = turned.slice(0, at);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  // Where there is no room for all, the one just turned is in sight; the page itself stays where it is.
  useEffect(() => {
    const [all, last] = [row.current, row.current?.querySelector(".last")];
    if (all && last) all.scrollLeft += last.getBoundingClientRect().right - all.getBoundingClientRect().right;
  }, [at]);
  return html`<section class="panel preeminence" aria-labelledby="preeminence-title">
    <header class="rail-head">
      <h2 class="panel-title" id="preeminence-title">${t("preeminence-title")}</h2>
      <span class="note">${t("preeminence-note")} <${Rule} game=${table.game} number="A13.3" /></span>
    </header>
    <ol class="shields" ref=${row}>
      ${markersOf(known.log, view).map((marker, n) => {
        const open = shown.find((one) => one.at === n);
        const name = marker.seat === null ? "" : listedName(ctx.seats, marker.seat, seat);
        const spoken = open
          ? [
              t("preeminence-turned", {
                epoch: numeral(open.epoch),
                who: name,
                value: open.value,
                from: open.from,
                to: open.to,
              }),
              t("preeminence-now", { place: placeOf(open.scores, open.seat) }),
            ].join(" ")
          : "";
        return html`<li
          key=${n}
          class=${open && open === shown[shown.length - 1] ? "last" : ""}
          aria-current=${open && open === shown[shown.length - 1] ? "step" : undefined}
        >
          <p class="eyebrow" aria-hidden=${open ? "true" : undefined}>${numeral(marker.epoch)}</p>
          <${Shield}
            state=${marker.seat === null ? "none" : open ? "up" : "down"}
            value=${open?.value ?? null}
            size=${74}
            label=${marker.seat !== null && !open ? t("preeminence-hidden") : undefined}
          />
          ${
            marker.seat === null
              ? html`
                  <p class="small">${t("preeminence-nobody")}</p>
                  <p class="small soft">
                    ${t("preeminence-level", {
                      count: marker.shared.length,
                      names: togetherNames(ctx, marker.shared),
                    })}
                    ${" "}
                    <${Rule} game=${table.game} number="A13.2" />
                  </p>
                `
              : html`
                  <p class="shield-owner" aria-hidden=${open ? "true" : undefined}>
                    <${Seal} pigment=${pigmentOf(marker.seat, seat)} size=${17} />
                    <b>${name}</b>
                  </p>
                  <p class="small numbers" aria-hidden="true">${open ? `${open.from} → ${open.to}` : "\u00a0"}</p>
                  ${open && html`<span class="visually-hidden">${spoken}</span>`}
                `
          }
        </li>`;
      })}
    </ol>
    <footer class="shields-foot">
      ${children}
      <span class="small soft">${t("preeminence-of", { done: at, all: turned.length })}</span>
      ${
        left > 0 &&
        html`<span class="small shields-left">
          ${Array.from({ length: left }, (_, n) => html`<${Shield} key=${n} state="down" size=${22} />`)}
          ${" "}
          ${t("preeminence-box", { count: left })}
        </span>`
      }
    </footer>
  </section>`;
}

/**
 * Everybody's score after each marker; whoever leads is underlined.
 * @param {{env: Env, before: number[], turned: Turned[]}} props
 */
function Lead({ env, before, turned }) {
  const { ctx, view, seat, table } = env;
  const columns = [before, ...turned.map(({ scores }) => scores)];
  const leads = (/** @type {number[]} */ scores, /** @type {number} */ other) =>
    scores[other] === Math.max(...scores) ? "leads" : "";
  const order = table.scores
    .map((/** @type {number} */ _, /** @type {number} */ other) => other)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => table.places[a] - table.places[b]);
  return html`<section class="panel lead" aria-labelledby="lead-title">
    <header class="rail-head">
      <h2 class="panel-title" id="lead-title">${t("preeminence-lead")}</h2>
      <span class="note">${t("preeminence-lead-note")}</span>
    </header>
    <div class="lead-scroll" tabindex="0" role="group" aria-labelledby="lead-title">
      <table class="lead-table numbers">
        <thead>
          <tr>
            <th scope="col">${t("preeminence-player")}</th>
            <th scope="col">${t("preeminence-epoch", { epoch: ROMAN[view.epoch] })}</th>
            ${turned.map(({ epoch }, n) => html`<th key=${n} scope="col">${numeral(epoch)}</th>`)}
            <th scope="col">${t("preeminence-final")}</th>
          </tr>
        </thead>
        <tbody>
          ${order.map(
            (/** @type {number} */ other) => html`<tr key=${other}>
              <th scope="row">
                <${Seal} pigment=${pigmentOf(other, seat)} size=${20} />
                ${" "}
                ${listedName(ctx.seats, other, seat)}
              </th>
              ${columns.map(
                (scores, n) =>
                  html`<td key=${n} class=${`${leads(scores, other)} ${turned[n - 1]?.seat === other ? "gained" : ""}`}>
                    ${
                      turned[n - 1]?.seat === other
                        ? html`<b>+${turned[n - 1].value} ${scores[other]}</b>`
                        : scores[other]
                    }
                  </td>`,
              )}
              <td class="serif final">${table.scores[other]}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      env.annals &&
      inWords(ctx, env.annals).decided.map(
        ({ text, rule }) =>
          html`<p key=${rule} class="small soft">${text} <${Rule} game=${table.game} number=${rule} /></p>`,
      )
    }
  </section>`;
}

/**
 * On the page of the end: all shields turned up, and how the lead moved.
 * @param {{env: Env, ceremony: (() => void) | null}} props
 */
export function EndMore({ env, ceremony }) {
  const found = turnedOf(env);
  useShortcuts(() => (ceremony && found.turned.length ? { t: ceremony } : {}));
  if (!found.turned.length) return null;
  return html`
    <${Shields} env=${env} turned=${found.turned} at=${found.turned.length}>
      ${
        ceremony &&
        html`<button type="button" class="button" data-action="ceremony" aria-keyshortcuts="t" onClick=${ceremony}>
          ${t("preeminence-turn-again")}
          ${" "}
          <${Cap} of="t" />
        </button>`
      }
    <//>
    <${Lead} env=${env} ...${found} />
  `;
}

/** The markers are turned up before whoever was there. @param {{env: Env, done: () => void}} props */
export function Ceremony({ env, done }) {
  const { ctx, seat, table } = env;
  const { before, turned } = turnedOf(env);
  const first = still() ? turned.length : 0;
  // Whoever turns them by hand, or sees nothing move, goes on when ready.
  const [{ at, runs }, go] = useState({ at: first, runs: !still() });
  const pace = settings.value.pace || 1;
  const over = at >= turned.length;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => (over ? done() : go({ at: at + 1, runs })), (over ? RESTS : STANDS) / pace);
    return () => clearTimeout(timer);
  }, [at, runs, over, pace]);
  // Two presses may come before the page is drawn again.
  const next = () => (over ? done() : go((now) => ({ at: now.at + 1, runs: false })));
  const all = () => (over ? done() : go({ at: turned.length, runs: false }));
  const again = () => go({ at: first, runs: !still() });
  useShortcuts(() => ({ " ": next, Enter: all, t: again, Escape: done }));
  const last = turned[Math.min(at, turned.length) - 1];
  const scores = last?.scores ?? before;
  const order = scores
    .map((_, other) => other)
    .sort((a, b) => scores[b] - scores[a] || table.places[a] - table.places[b]);
  const winner = table.places.indexOf(1);
  const title = over
    ? t("end-title", { who: listedName(table.seats, winner, seat), you: winner === seat ? "yes" : "no" })
    : t("preeminence-head");
  return html`<main class="end turning" id="main">
    <section class="end-left">
      <p class="eyebrow">${t("end-eyebrow")}</p>
      <h1 class="end-title serif">${title}</h1>
      <ol class="places">
        ${order.map(
          (other, n) => html`<li key=${other} class=${n === 0 ? "first" : ""}>
            <span class="place serif">${over ? table.places[other] : placeOf(scores, other)}</span>
            <${Seal}
              pigment=${pigmentOf(other, seat)}
              size=${n === 0 ? 38 : 30}
              bot=${ctx.seats[other]?.state === "bot"}
            />
            <span class="place-words">
              <b class=${n === 0 ? "serif" : ""}>${listedName(ctx.seats, other, seat)}</b>
              ${last?.seat === other && html`<span class="small numbers">+${last.value}</span>`}
            </span>
            <span class="serif place-score numbers">${scores[other]}</span>
          </li>`,
        )}
      </ol>
    </section>
    <div class="end-middle">
      <div class="visually-hidden" role="log" aria-live="polite">
        ${
          last &&
          html`<p key=${at}>
            ${t("preeminence-turned", {
              epoch: numeral(last.epoch),
              who: listedName(ctx.seats, last.seat, seat),
              value: last.value,
              from: last.from,
              to: last.to,
            })}
            ${over && ` ${title}`}
          </p>`
        }
      </div>
      <${Shields} env=${env} turned=${turned} at=${Math.min(at, turned.length)}>
        <button type="button" class="button" data-action="marker-next" aria-keyshortcuts="Space" onClick=${next}>
          ${t(over ? "end-results" : "preeminence-next")}
          ${" "}
          <${Cap} of=" " />
        </button>
        ${
          !over &&
          html`<button type="button" class="button" data-action="markers-all" aria-keyshortcuts="Enter" onClick=${all}>
            ${t("preeminence-all")}
            ${" "}
            <${Cap} of="Enter" />
          </button>`
        }
        ${
          over &&
          html`<button type="button" class="button" data-action="markers-again" aria-keyshortcuts="t" onClick=${again}>
            ${t("preeminence-again")}
            ${" "}
            <${Cap} of="t" />
          </button>`
        }
      <//>
      ${over && html`<${Lead} env=${env} before=${before} turned=${turned} />`}
    </div>
  </main>`;
}

/** Who holds face-down markers, and from which epochs. @param {{env: Env, heading?: string}} props */
export function MarkersHeld({ env, heading = "h3" }) {
  const { ctx, view, known, seat, table } = env;
  if (view.options.no_preeminence) return null;
  const drawn = markersOf(known.log, view).filter((marker) => marker.seat !== null);
  const count = drawn.length;
  const values = ctx.book.data.components.preeminence_markers;
  const holders = [...new Set(drawn.map((marker) => /** @type {number} */ (marker.seat)))];
  return html`<section class="rail-part markers-held" aria-labelledby="markers-title">
    <header class="rail-head">
      <${heading} class="panel-title" id="markers-title">${t("preeminence-title")}</${heading}>
      <span class="note">${t("preeminence-each")}</span>
    </header>
    <ul class="plain-list">
      ${holders.map((other) => {
        const own = drawn.filter((marker) => marker.seat === other);
        return html`<li key=${other} class="marker-row">
          <${Seal} pigment=${pigmentOf(other, seat)} size=${20} />
          <span>${listedName(ctx.seats, other, seat)}</span>
          <span class="marker-shields" role="img" aria-label=${t("preeminence-held", { count: own.length })}>
            ${own.map((_, n) => html`<${Shield} key=${n} state="down" size=${20} />`)}
          </span>
          <span class="small soft">
            ${
              own.every(({ epoch }) => epoch) &&
              t("preeminence-epochs", { epochs: listed(own.map(({ epoch }) => ROMAN[epoch])), count: own.length })
            }
          </span>
        </li>`;
      })}
    </ul>
    <p class="small soft">
      ${t("preeminence-drawn", { count, all: values.length, values: values.join(", ") })}
      ${" "}
      <${Rule} game=${table.game} number="A13.3" />
    </p>
  </section>`;
}
