// Annals: what the server tells of a game, in the reader's words. Nothing is worked out here.

import { useEffect, useState } from "preact/hooks";
import { plain } from "../ui/text.js";
import { complain } from "../ui/toast.js";
import { sentence, text } from "./narration.js";

/** @typedef {import("../wire.js").Annals} Annals */
/** @typedef {import("../games/contract.js").Ctx} Ctx */
/** Numbers by seat, one for each label. @typedef {{labels: string[], series: number[][]}} Series */

/**
 * The same in words.
 * @typedef {object} Told
 * @property {Series} points over time
 * @property {Series} parts the same points by what brought them
 * @property {string[]} seats what is told of each
 * @property {{seat: number, difference: number, notes: string[]}[]} luck above or below what was to be expected
 * @property {import("./verify.js").Roll[]} rolls all of them, in order
 * @property {string} summary
 * @property {{text: string, rule: string}[]} decided among equals
 * @property {string[]} story
 */

/**
 * What this viewer may be told of the game so far, asked for once for each key, and not at all while that is empty.
 * @param {import("../store.js").TableStore} store
 * @param {string} key
 * @returns {Annals | null}
 */
export function useAnnals(store, key) {
  const [annals, tell] = useState(/** @type {Annals | null} */ (null));
  useEffect(() => {
    if (!key) return;
    let here = true;
    store.ask("GET", `/${store.token ? "seat" : "watch"}/annals`).then((told) => here && tell(told), complain);
    return () => {
      here = false;
    };
  }, [store, key]);
  return annals;
}

/** @param {Ctx} ctx @param {Annals["points"]} series @returns {Series} */
export const seriesOf = (ctx, { labels, series }) => ({
  labels: labels.map((label) => plain(String(text(ctx, label)))),
  series,
});

/** @param {Ctx} ctx @param {Annals} annals @returns {Told} */
export function inWords(ctx, annals) {
  const say = (/** @type {Record<string, any>} */ said) => plain(sentence(ctx, /** @type {any} */ (said)));
  const all = (/** @type {Record<string, any>[]} */ said) => said.map(say).join(" ");
  return {
    points: seriesOf(ctx, annals.points),
    parts: seriesOf(ctx, annals.parts),
    seats: annals.seats.map((said) => said.map(say).join(" · ")),
    luck: annals.luck.map((row) => ({ ...row, notes: row.notes.map(say) })),
    rolls: annals.rolls,
    summary: all(annals.summary),
    decided: annals.decided.map(({ says, rule }) => ({ text: say(says), rule })),
    story: annals.story.map(all),
  };
}
