// Why nobody begins with nothing, as long as that can be wondered about.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { Rule } from "../../ui/text.js";

/** @param {{env: import("../../table/prompt.js").Env, rule: string}} props */
export function Begins({ env, rule }) {
  const { view, table } = env;
  if (view.epoch > 1) return null;
  return html`<p class="small soft begins">
    ${t("score-begins", { players: view.players })} <${Rule} game=${table.game} number=${rule} />
  </p>`;
}
