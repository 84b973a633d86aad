// What the game is about, before the first decision of a first game. Shown once.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { Rich } from "../ui/text.js";

/** @param {{env: import("./prompt.js").Env, game: import("../games/contract.js").GamePlugin, done: () => void}} props */
export function Aim({ env, game, done }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return html`<section class="aim" aria-labelledby="aim-title"><div class="aim-page">
    <h2 class="page-title" id="aim-title">${t("aim-title")}</h2>
    ${game.lesson.aim(env).map((text) => html`<p class="serif"><${Rich} text=${text} /></p>`)}
    <p class="aim-acts"><button type="button" class="button gilt" ref=${button} onClick=${done}>${t("aim-on")}</button><a class="button" href="/learn">${t("aim-lesson")}</a></p>
  </div></section>`;
}
