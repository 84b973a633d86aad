// Who has how many points, in short: what stands below a recap.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { Bar, roleOf, signed, standings } from "../table/score.js";
import { Seal, pigmentOf } from "../ui/seal.js";

/**
 * Only whoever plays can still add something: nobody else gets a number.
 * @param {{env: import("../table/prompt.js").Env, game: import("../games/contract.js").GamePlugin}} props
 */
export function Standing({ env, game }) {
  const { seat, ui } = env;
  const counting = ui.counting.value;
  // What is being counted is neither scored yet nor still to come.
  const counted = (/** @type {any} */ row) =>
    counting?.seat === row.seat ? { ...row, score: counting?.score, now: 0, standing: "counted" } : row;
  const rows = standings(env, game)
    .map(counted)
    .sort((a, b) => b.score - a.score);
  const most = Math.max(1, ...rows.map((row) => row.score + row.now));
  return html`<div class="standing-part">
    <h3 class="eyebrow">${t("standing-title")}</h3>
    <ol class="score-rows">
      ${rows.map((row) => {
        const plays = row.standing === "plays" && !counting;
        const note = plays
          ? t("standing-now", { points: signed(row.now) })
          : row.standing === "scored"
            ? t("score-scored")
            : row.standing === "next"
              ? t("score-next")
              : "";
        return html`<li key=${row.seat} class=${`score-row ${row.seat === seat ? "own" : ""}`}>
          <${Seal}
            pigment=${pigmentOf(row.seat, seat)}
            size=${20}
            bot=${row.info.state === "bot" || row.info.state === "held"}
          />
          <span class="score-name" title=${row.name}>
            <span>${row.name}</span>
            ${" "}
            <small>${roleOf(row.info, row.seat === seat) || null}</small>
          </span>
          <${Bar} score=${row.score} now=${plays ? row.now : 0} most=${most} pigment=${pigmentOf(row.seat, seat)} />
          <b class="numbers total">${row.score}</b>
          <span class=${`numbers plus ${row.standing}`} title=${row.standing === "scored" ? note : undefined}>
            ${note}
          </span>
        </li>`;
      })}
    </ol>
  </div>`;
}
