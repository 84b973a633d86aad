// The last battle of one's own turn, over the map: the dice of both sides, and the sentence that tells it.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { lastAct } from "../../show/told.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Rich, plain } from "../../ui/text.js";
import { Dice } from "./dice.js";

/** So much of the board's upper edge the strip takes, in pixels. */
const BAND = 72;

/** @typedef {import("./types.js").Env} Env */
/**
 * What was added to the highest die, without which the figures would not seem to follow from it.
 * @param {number[]} dice
 * @param {number} sum
 */
function added(dice, sum) {
  const value = sum - Math.max(0, ...dice);
  return dice.length && value ? html`<b class="small numbers">${t("plus", { value })}</b>` : null;
}

/** @typedef {import("../contract.js").Line} Line */
/** @typedef {import("../../table/narration.js").Throw} Throw */

/**
 * The throws of the last battle, with the line that tells it.
 * @param {Line[]} lines
 * @returns {{line: Line, attack: Throw, defence: Throw} | null}
 */
export function lastBattle(lines) {
  for (let at = lines.length - 1; at >= 0; at--) {
    const { attack, defence } = lines[at].said?.detail ?? {};
    if (attack?.dice) return { line: lines[at], attack, defence };
  }
  return null;
}

/**
 * What is new, for five seconds, until it is put away or the viewer goes on; what happened before the page was opened
 * is history.
 * @template T
 * @param {Env} env
 * @param {T | null} found
 * @param {string} key
 * @returns {[T | null, () => void]}
 */
export function useBrief({ known, seat }, found, key) {
  const [shown, show] = useState(/** @type {T | null} */ (null));
  const first = useRef(true);
  useEffect(() => show(null), [lastAct(known.log, seat)]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    show(found);
    if (!found) return;
    const timer = setTimeout(() => show(null), 5000);
    return () => clearTimeout(timer);
  }, [key]);
  return [shown, () => show(null)];
}

/**
 * What opens on the board lies below what is told at its upper edge.
 * @param {Env} env
 * @param {any} told what lies there, if anything does
 */
export function useBand({ ui }, told) {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const lies = strip.current;
    if (!told || !lies) return undefined;
    ui.band.value = lies.offsetTop + lies.offsetHeight;
    return () => (ui.band.value = 0);
  }, [told]);
  return strip;
}

/**
 * The last battle of one's own turn, shown for five seconds; those of the others are part of their show, and one that a
 * dialog showed to its end is not shown twice.
 * @param {{env: Env, lines: Line[]}} props
 */
export function BattleStrip({ env, lines }) {
  const last = lastBattle(lines);
  const { told, looked } = env.store.theatre;
  const fought = last && last.line.seq > Math.max(told.value, looked.value) ? last : null;
  const [shown, hide] = useBrief(
    env,
    fought,
    fought ? `${fought.line.seq} ${fought.attack.total} ${fought.defence.total}` : "",
  );
  // What a lesson points at is not covered.
  const pointed = env.ui.pointed.value;
  const below = pointed !== null && pointed.top < BAND && pointed.bottom > 0;
  const strip = useBand(env, below ? null : shown);
  if (!shown) return null;
  const { line, attack, defence } = shown;
  const pigment = (/** @type {Throw} */ thrown) => pigmentOf(thrown.seat, env.seat);
  return html`<div class=${`battle-strip ${below ? "below" : ""}`} ref=${strip} aria-hidden="true" onClick=${hide}>
    <${Seal} pigment=${pigment(attack)} size=${20} />
    ${attack.dice.length > 0 && html`<${Dice} dice=${attack.dice} pigment=${pigment(attack)} size=${26} />`}
    ${added(attack.dice, attack.total)}
    <span class="serif strip-result">
      <span class=${attack.total < defence.total ? "less" : ""}>${attack.total}</span> / <span class=${
        defence.total < attack.total ? "less" : ""
      }>
        ${defence.total}
      </span>
    </span>
    ${defence.dice.length > 0 && html`<${Dice} dice=${defence.dice} pigment=${pigment(defence)} size=${26} />`}
    ${added(defence.dice, defence.total)}
    <${Seal} pigment=${pigment(defence)} size=${20} />
    <span class="strip-text serif" title=${plain(line.text)}><${Rich} text=${line.text} /></span>
  </div>`;
}
