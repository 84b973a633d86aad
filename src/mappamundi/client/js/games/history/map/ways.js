// The ways to the board that every edition offers: lines of the table's menu, and keys where something else stands in
// the board's place.

import { t } from "../../../i18n.js";

/** @typedef {import("../types.js").Env} Env */

/** @type {import("../../contract.js").GamePlugin["menu"]} */
export const boardMenu = ({ ui }, toBoard) => [
  {
    id: "legend",
    label: t("map-legend"),
    on: ui.legend.value,
    phone: true,
    run: () => (ui.legend.value = !ui.legend.value),
  },
  {
    id: "lands",
    label: t("menu-lands"),
    on: ui.list.value,
    run: () => {
      toBoard();
      ui.list.value = !ui.list.value;
    },
  },
];

/**
 * At the board it has these itself.
 * @param {Env} env
 * @param {(() => void) | null} toBoard
 * @returns {Record<string, () => void>}
 */
export const boardKeys = ({ ui }, toBoard) =>
  toBoard
    ? {
        v: () => {
          toBoard();
          ui.list.value = true;
        },
        l: () => {
          toBoard();
          ui.legend.value = true;
        },
      }
    : {};
