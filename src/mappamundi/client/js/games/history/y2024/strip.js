// What happened last in one's own turn, over the map for five seconds: a battle, or what an Event raised in phase A.

import { html } from "htm/preact";
import { signed } from "../../../table/score.js";
import { Rich, plain } from "../../../ui/text.js";
import { BattleStrip, lastBattle, useBand, useBrief } from "../battle-strip.js";
import { Sign } from "../signs.js";

/** @typedef {import("../../contract.js").Line} Line */

/** The line that tells what was raised last, and how much. @param {Line[]} lines @param {number | null} seat */
function lastRevenue(lines, seat) {
  for (let at = lines.length - 1; at >= 0; at--) {
    const raised = lines[at].seat === seat && lines[at].said?.says.find(({ say }) => say === "chronicle-revenue");
    if (raised) return { line: lines[at], gold: raised.gold };
  }
  return null;
}

/**
 * The revenue of an Empire has a page of its own, and nothing is seen of the map.
 * @param {{env: import("./types.js").Env, lines: Line[]}} props
 */
export function TurnStrip({ env, lines }) {
  const last = lastRevenue(lines, env.seat);
  const after = Math.max(env.store.theatre.told.value, lastBattle(lines)?.line.seq ?? 0);
  const raised = last && last.line.seq > after ? last : null;
  const [shown, hide] = useBrief(env, raised, raised ? `${raised.line.seq}` : "");
  const strip = useBand(env, shown);
  return html`
    <${BattleStrip} env=${env} lines=${raised ? [] : lines} />
    ${
      shown &&
      html`<div class="battle-strip revenue-strip" ref=${strip} aria-hidden="true" onClick=${hide}>
        <${Sign} name="chest" size=${22} />
        <b class="serif strip-result numbers">${signed(shown.gold)}</b>
        <span class="strip-text serif" title=${plain(shown.line.text)}><${Rich} text=${shown.line.text} /></span>
      </div>`
    }
  `;
}
