// Why nobody begins with nothing, as long as that can be wondered about.

import { html } from "htm/preact";
import { Rule } from "../../ui/text.js";

/** @param {{env: import("./types.js").Env, words: string, rule: string}} props */
export function Begins({ env, words, rule }) {
  const { view, table } = env;
  if (view.epoch > 1) return null;
  return html`<p class="small soft begins">
    ${words} <${Rule} game=${table.game} number=${rule} />
  </p>`;
}
