// A lesson beside the World: its guide stands where the bag, the gods, the cities and the others' hands otherwise do,
// and these come at the right when the lesson comes to them.

import { html } from "htm/preact";
import { tables } from "../../keep.js";
import { useLayout } from "../../table/layout.js";
import { GODS } from "./gods.js";
import { ownerOf } from "./model.js";
import { BagPart, CitiesPart, GodsPart, HandsPart, NotePart, Side } from "./side.js";

/** @typedef {import("./types.js").Env} Env */

/** Whether the guide has taken the place of the column beside the World. @param {Env} env */
export function useInstead({ table }) {
  const taught = !!tables.value[table.id]?.lesson;
  const { layout, docked } = useLayout(taught, true);
  return taught && docked && (layout === "wide" || layout === "narrow");
}

/**
 * What the lesson has come to: what it asks for now, and what was done in it.
 * @param {Env} env
 * @returns {(...kinds: string[]) => boolean}
 */
function come({ ui, known }) {
  /** @type {Set<string | undefined>} */
  const done = new Set(
    known.log.filter(({ kind, seat }) => kind === "step" && seat === known.viewer).map(({ action }) => action?.do),
  );
  const asked = ui.asked.value?.do;
  return (...kinds) => kinds.some((kind) => kind === asked || done.has(kind));
}

/** Whether points mean anything yet. @param {Env} env */
export const counts = ({ view }) => GODS.some((god) => ownerOf(view, god) !== null);

/** @param {{env: Env}} props */
export function LessonParts({ env }) {
  const { view } = env;
  const has = come(env);
  const gods = has("choose_god") || counts(env);
  const all = GODS.every((god) => ownerOf(view, god) !== null);
  return html`<div class="g-lesson-parts">
    ${has("draw") && html`<${BagPart} env=${env} />`}
    ${gods && html`<${GodsPart} env=${env} />`}
    ${(has("build", "destroy") || all) && html`<${CitiesPart} env=${env} />`}
    ${has("take") && html`<${HandsPart} env=${env} times=${[]} />`}
    <${NotePart} env=${env} />
  </div>`;
}

/** The column beside the World, unless a guide stands there. @param {{env: Env, narrow: boolean}} props */
export function Beside({ env, narrow }) {
  return useInstead(env) ? null : html`<${Side} env=${env} narrow=${narrow} />`;
}
