// Beside the World at its right: the score, or what is looked at instead of it for a while.

import { html } from "htm/preact";
import { useLayout } from "../../table/layout.js";
import { Changes } from "./cataclysm.js";
import { ChallengePart } from "./challenge.js";
import { LessonParts, counts, useInstead } from "./lesson-side.js";
import { hides } from "./model.js";
import { playOf } from "./play.js";
import { ScoreNow } from "./score.js";
import { CardPart } from "./turns.js";
import { WhoPart } from "./who.js";

/** @param {{env: import("./types.js").Env}} props */
export function Score({ env }) {
  // A phone has no room for the card beside the World.
  const phone = useLayout().layout === "phone";
  const instead = useInstead(env);
  const mode = env.ui.mode.value;
  if (mode?.kind === "destroy") return html`<${Changes} env=${env} mode=${mode} />`;
  const challenge = playOf(env.store, env.ui).challenge.value;
  if (challenge) return html`<${ChallengePart} env=${env} challenge=${challenge} />`;
  const guessing = hides(env.table) && env.table.phase !== "over" && env.view.phase !== "waiting" && env.seat !== null;
  if (instead) return html`<${LessonParts} env=${env} />${counts(env) && html`<${ScoreNow} env=${env} />`}`;
  return html`
    ${
      guessing &&
      html`${phone && html`<div class="rail-part"><${CardPart} env=${env} /></div>`}<${WhoPart} env=${env} />`
    }
    <${ScoreNow} env=${env} />
  `;
}
