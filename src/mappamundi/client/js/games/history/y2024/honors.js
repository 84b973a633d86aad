// Honors: the track, the pool and the stack of a seat.

import { html } from "htm/preact";
import { listed } from "../../../i18n.js";
import { called } from "../words.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */

/** The Honors that a viewer has on track and in pool. @param {any} view @returns {string[]} */
const own = (view) => (view.viewer === null ? [] : [...view.arrays[view.viewer].track, ...view.arrays[view.viewer].pool].filter(Boolean));

/** On a phone they have a tab of their own. */
export const HONORS = {
  id: "honors",
  count: (/** @type {any} */ view) => own(view).length,
  Panel: (/** @type {{env: Env}} */ { env }) => html`<p>${listed(own(env.view).map((id) => called(env.ctx.book, id)))}</p>`,
};
