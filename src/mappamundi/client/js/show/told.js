// A step of the show in words: the sentence that tells it, what else happened in it, and where.

import { t } from "../i18n.js";
import { playerName } from "../table/names.js";
import { lineText, sentence } from "../table/narration.js";
import { plain } from "../ui/text.js";

/** @typedef {import("../games/contract.js").Ctx} Ctx */
/** @typedef {import("../wire.js").Told} Told */
/** @typedef {import("../wire.js").Line} Line */

/**
 * The line that tells a step: of what hung in the balance its outcome, otherwise what was done first.
 * @param {Told} step
 * @returns {Line | undefined}
 */
export function mainLine({ lines = [], beat }) {
  const spoken = lines.filter((line) => !line.heading);
  return beat?.share ? (spoken.findLast((line) => line.detail) ?? spoken[spoken.length - 1]) : spoken[0];
}

/** The sentence of a step, with its names in bold. @param {Ctx} ctx @param {Told} step */
export function sentenceOf(ctx, step) {
  const main = mainLine(step);
  if (main) return sentence(ctx, main.says[0]);
  return t("show-taken-back", {
    you: step.seat === ctx.viewer ? "yes" : "no",
    who: playerName(ctx.seats, step.seat ?? 0),
  });
}

/** The same without the signs. @param {Ctx} ctx @param {Told} step */
export const plainOf = (ctx, step) => plain(sentenceOf(ctx, step));

/** What else it brought. @param {Ctx} ctx @param {Told} step */
export function restOf(ctx, step) {
  const main = mainLine(step);
  return (step.lines ?? [])
    .filter((line) => !line.heading)
    .flatMap((line) => (line === main ? line.says.slice(1).map((said) => sentence(ctx, said)) : lineText(ctx, line)))
    .join(" ");
}

/** Where it happened. @param {Told} step */
export const placesOf = (step) => [...new Set((step.lines ?? []).flatMap((line) => line.places ?? []))];

/** Whether a step took something from this player. @param {Told} step @param {number | null} viewer */
export const robs = (step, viewer) =>
  viewer !== null && (step.lines ?? []).some((line) => line.says.some((said) => said.victim?.seat === viewer));

/**
 * When the viewer last did something.
 * @param {import("../types.js").Told[]} log
 * @param {number | null} seat
 * @returns {number}
 */
export const lastAct = (log, seat) => log.findLast((told) => told.kind === "step" && told.seat === seat)?.seq ?? 0;
