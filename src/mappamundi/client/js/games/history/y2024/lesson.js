// What lessons say in numbers: all of them are the server's, taken from the position and from the counsel on an action.

import { t } from "../../../i18n.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** For the words of a step. @param {Env} env @param {any} _form */
export const facts = ({ view }, _form) => ({ people: view.turn?.pool ?? 0 });

/** What speaks for an action. @param {Env} _env @param {any} _form @returns {string[]} */
export const reasons = (_env, _form) => [];

/** What the game is about. @param {Env} env */
export const aim = (env) => [t("aim-empires", facts(env, null))];
