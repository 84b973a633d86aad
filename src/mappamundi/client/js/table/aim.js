// What the game is about, before the first decision of a first game, and before anything of it is shown. Told once.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { listed, t } from "../i18n.js";
import { setTold, settings } from "../keep.js";
import { Rich } from "../ui/text.js";
import { Cap } from "./prompt.js";
import { playerName } from "./names.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/**
 * Whether somebody begins to play whom nobody has told.
 * @param {Env} env
 * @param {import("./lesson.js").Taught | null} taught
 */
export const isUntold = ({ known, seat, table }, taught) =>
  !settings.value.told.includes(table.game) &&
  !taught &&
  seat !== null &&
  table.phase === "playing" &&
  !known.log.some((told) => told.kind === "step" && told.seat === seat);

/**
 * The prompt while it is read: only the page's own button is gilt, and Enter presses it.
 * @param {import("./prompt.js").Prompt} said
 * @param {() => void} on
 * @returns {import("./prompt.js").Prompt}
 */
export const behindAim = (said, on) => ({
  ...said,
  actions: said.actions.map((action) => ({
    ...action,
    primary: false,
    key: action.key === "Enter" ? undefined : action.key,
  })),
  keys: { ...said.keys, Enter: on },
});

/** The show waits until it was read. @param {Env} env */
function useStillShow({ store: { theatre } }) {
  const runs = theatre.watching.value && theatre.playing.value;
  useEffect(() => {
    if (runs) theatre.pause();
  }, [runs]);
  useEffect(() => () => void (theatre.watching.peek() && !theatre.playing.peek() && theatre.toggle()), []);
}

/** @param {{env: Env, game: GamePlugin}} props */
export function Aim({ env, game }) {
  const { table, seat, ctx } = env;
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const [Pictures, draw] = useState(
    /** @type {import("../games/contract.js").Drawn<{catalogue: object, level: number}> | null} */ (null),
  );
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Without the pictures the words still say it.
    void game.lesson
      .pictures?.()
      .then((found) => draw(() => found))
      .catch(() => {});
  }, []);
  useStillShow(env);
  const others = table.seats.flatMap((_, other) => (other === seat ? [] : [playerName(table.seats, other)]));
  const [first, ...more] = game.lesson.aim(env);
  const against = t("aim-against", { names: listed(others) });
  // Pictures leave room for few words.
  const paragraphs = game.lesson.pictures ? [first, [against, ...more].join(" ")] : [first, ...more, against];
  return html`<section class=${`aim ${game.lesson.pictures ? "pictured" : ""}`} aria-labelledby="aim-title">
    <div class="aim-page">
      <${game.whole ? "h2" : "h1"} class="page-title" id="aim-title">${t("aim-title")}<//>
      ${paragraphs.map((text) => html`<p class="serif"><${Rich} text=${text} /></p>`)}
      ${Pictures && html`<div class="aim-turn"><${Pictures} catalogue=${ctx.book.data} level=${2} /></div>`}
      <p class="aim-acts">
        <button type="button" class="button gilt" ref=${button} onClick=${() => setTold(table.game)}>
          ${t("aim-on")}
          <${Cap} of="Enter" />
        </button>
        <a class="button" href="/learn">${t("aim-lesson")}</a>
      </p>
    </div>
  </section>`;
}
