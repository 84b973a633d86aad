// Turns of phrase of the 2024 edition.

import { has, t } from "../../../i18n.js";

/** @typedef {import("./types.js").Book} Book */

/**
 * The card of the Empire that plays: one half of a pair, or the whole.
 * @param {Book} book
 * @param {import("./types.js").View["turn"]} turn
 * @returns {any}
 */
export const empireOf = (book, turn) =>
  turn ? (book.halves.get(turn.empire ?? "") ?? book.empires.get(turn.empire ?? turn.card)) : undefined;

/**
 * The power icon that the Empire in turn builds by.
 * @param {Book} book
 * @param {import("./types.js").View["turn"]} turn
 * @returns {"crown" | "sword" | "temple" | "scroll" | ""}
 */
export const iconOf = (book, turn) => empireOf(book, turn)?.icon ?? "";

/** What an Honor or an Event with text does, in words. @param {Book} book @param {string} id @returns {string} */
export function textOf(book, id) {
  const said = `text-${id.replaceAll("_", "-")}`;
  return has(said)
    ? t(said)
    : (book.data.honors.find((honor) => honor.id === id)?.description ??
        book.data.events.find((card) => card.id === id)?.description ??
        "");
}

/**
 * How many Empire lands show the icon of the Empire in turn (R10.1).
 * @param {Book} book
 * @param {import("./types.js").View} view
 */
export function icons(book, { lands, turn }) {
  const icon = iconOf(book, turn);
  return icon
    ? Object.keys(lands).filter((land) => lands[land].active && book.lands.get(land)?.power_icon === icon).length
    : 0;
}

/** The years of an epoch. @param {number} epoch */
export const spanOf = (epoch) => t(`epoch-span-${epoch}`);

/**
 * Between a screen and the map that it stands before.
 * @param {import("./types.js").Env} env
 * @param {"action-cards" | "action-revenue"} back to the screen
 * @returns {import("../../../table/prompt.js").Action}
 */
export function lookAction({ ui }, back) {
  const looking = ui.mode.value?.kind === "look";
  return {
    id: "look",
    label: t(looking ? back : "action-map"),
    key: "m",
    run: () => (ui.mode.value = looking ? null : { kind: "look" }),
  };
}
