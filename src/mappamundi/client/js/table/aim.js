// What the game is about, before the first decision of a first game. Shown once.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { setTold, settings } from "../keep.js";
import { Rich } from "../ui/text.js";
import { Cap } from "./prompt.js";

/** @typedef {import("./prompt.js").Env} Env */

/** Whether somebody begins to play whom nobody has told. @param {Env} env @param {import("./lesson.js").Taught | null} taught */
export const isUntold = ({ known, seat, table }, taught) => !settings.value.told.includes(table.game) && !taught && seat !== null && !known.log.some((told) => told.kind === "step" && told.seat === seat);

/** The prompt while it is read: only the page's own button is gilt, and Enter presses it. @param {import("./prompt.js").Prompt} said @param {() => void} on @returns {import("./prompt.js").Prompt} */
export const behindAim = (said, on) => ({ ...said, actions: said.actions.map((action) => ({ ...action, primary: false, key: action.key === "Enter" ? undefined : action.key })), keys: { ...said.keys, Enter: on } });

/** @param {{env: Env, game: import("../games/contract.js").GamePlugin, on: string}} props `on`: what follows */
export function Aim({ env, game, on }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return html`<section class="aim" aria-labelledby="aim-title"><div class="aim-page">
    <h2 class="page-title" id="aim-title">${t("aim-title")}</h2>
    ${game.lesson.aim(env).map((text) => html`<p class="serif"><${Rich} text=${text} /></p>`)}
    <p class="aim-acts"><button type="button" class="button gilt" ref=${button} onClick=${() => setTold(env.table.game)}>${on}<${Cap} of="Enter" /></button><a class="button" href="/learn">${t("aim-lesson")}</a></p>
  </div></section>`;
}
