// What players are called: by their names, whoever looks is "You", and who gave no name is counted.

import { t } from "../i18n.js";
import { givenName } from "../ui/names.js";

/** @param {import("../wire.js").SeatInfo[]} seats @param {number} seat @returns {string} */
export const playerName = (seats, seat) => givenName(seats[seat], seat) || t("seat-player", { number: seat + 1 });

/**
 * The same in a list, where whoever looks is "You" if no name was given.
 * @param {import("../wire.js").SeatInfo[]} seats
 * @param {number} seat
 * @param {number | null} viewer
 */
export const listedName = (seats, seat, viewer) =>
  seat === viewer && !givenName(seats[seat], seat) ? t("seat-you") : playerName(seats, seat);
