// A refusal in a player's words: most are races that somebody else has won, and then it is said who.

import { refusalOf, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { cellAt } from "./fits.js";
import { ownerOf, worldOf } from "./model.js";

/** @typedef {import("../../net.js").Problem} Problem */

/**
 * Who holds what was wanted now: the tile or the city on a cell.
 * @param {import("./types.js").View} view
 * @param {any} form
 * @returns {number | null}
 */
function holder(view, form) {
  const { tiles, cities } = worldOf(view);
  const cell = cellAt(form.x, form.y);
  const city = cities.get(cell);
  return tiles.get(cell)?.by ?? (city ? ownerOf(view, city.god) : null);
}

/** @type {Record<string, (who: string, form: any) => string>} */
const SENTENCES = {
  "place cell_taken": (who, { x, y, hand }) => t("race-lost-cell", { who, column: x + 1, row: y + 1, hand: hand + 1 }),
  "build cell_taken": (who, { x, y }) => t("race-lost-build", { who, column: x + 1, row: y + 1 }),
  "destroy no_city": (who, { x, y, hand }) => t("race-lost-city", { who, column: x + 1, row: y + 1, hand: hand + 1 }),
  "choose_god god_taken": (who, { god }) => t("race-lost-god", { who, god }),
  "choose_colour god_taken": (who, { god }) => t("race-lost-colour", { who, god }),
};

/**
 * @param {import("./types.js").Store} store
 * @param {any} form
 * @param {Problem} problem
 * @returns {{title: string, text: string, rule: string}}
 */
export function lostRace(store, form, problem) {
  const known = store.latest.peek();
  const view = known?.view;
  const seat = view && ("x" in form ? holder(view, form) : form.god ? ownerOf(view, form.god) : null);
  const sentence = SENTENCES[`${form.do} ${problem.reason}`];
  if (sentence && known && seat !== null && seat !== undefined && seat !== known.viewer) {
    return { title: t("note-race-title"), text: sentence(playerName(known.table.seats, seat), form), rule: "G3.4" };
  }
  if (problem.reason === "slot_empty" && form.area !== undefined && known) {
    const taker = lastTaker(known.log, form);
    if (taker !== null && taker !== known.viewer) {
      const victim = playerName(known.table.seats, form.area);
      return {
        title: t("note-race-title"),
        text: t("race-lost-slot", {
          theirs: form.area === known.viewer ? "yes" : "no",
          who: playerName(known.table.seats, taker),
          victim,
          slot: form.slot + 1,
        }),
        rule: "G3.4",
      };
    }
  }
  if ((problem.reason === "bag_empty" || problem.reason === "no_token") && known) {
    const [kind, id] = problem.reason === "bag_empty" ? ["draw", "race-lost-bag"] : ["build", "race-lost-token"];
    const first = known.log.findLast((one) => one.action?.do === kind)?.seat ?? null;
    if (first !== null && first !== known.viewer)
      return { title: t("note-race-title"), text: t(id, { who: playerName(known.table.seats, first) }), rule: "G3.4" };
  }
  if (problem.reason === "not_wrong" && known) {
    const rest = known.table.deadlines?.find(({ what, seat: whose }) => what === "challenge" && whose === known.viewer);
    return { title: "", text: t("challenge-failed", { seconds: Math.ceil(rest?.seconds ?? 3) }), rule: "G16.2" };
  }
  if (problem.reason === "slot_changed")
    return { title: t("note-race-title"), text: t("race-lost-flip", { slot: form.slot + 1 }), rule: "G3.7" };
  return { title: "", text: refusalOf(problem), rule: problem.rule ?? "" };
}

/** Who took the tile from that slot. @param {import("./types.js").Told[]} log @param {any} form */
function lastTaker(log, { area, slot }) {
  const told = log.findLast((one) => one.action?.do === "take" && one.action.area === area && one.action.slot === slot);
  return told?.seat ?? null;
}
