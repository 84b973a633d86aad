// What players are called: by their names, whoever looks is "You", and who gave no name is counted.

import { t } from "../i18n.js";

/** The name that was given; a record has to call everybody something, and numbers the others. @param {any[]} seats @param {number} seat @returns {string} */
const given = (seats, seat) => (seats[seat]?.name === `Seat ${seat + 1}` ? "" : (seats[seat]?.name ?? ""));

/** @param {any[]} seats @param {number} seat */
export const playerName = (seats, seat) => given(seats, seat) || t("seat-player", { number: seat + 1 });

/** The same in a list, where whoever looks is "You" if no name was given. @param {any[]} seats @param {number} seat @param {number | null} viewer */
export const listedName = (seats, seat, viewer) => (seat === viewer && !given(seats, seat) ? t("seat-you") : playerName(seats, seat));
