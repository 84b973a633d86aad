// Finding anything by its name or number: places, cards, rules.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../i18n.js";
import { Dialog } from "../ui/dialog.js";
import { unmarked, useBook } from "../ui/rulebook.js";
import { simple } from "../ui/text.js";
import { focusBoard } from "./hooks.js";

/**
 * @param {{
 *   env: import("./prompt.js").Env,
 *   game: import("../games/contract.js").GamePlugin,
 *   close: () => void,
 *   toBoard: () => void,
 * }} props `toBoard`: where another screen takes its place
 */
export function FindDialog({ env, game, close, toBoard }) {
  const [query, setQuery] = useState("");
  const rules = useBook(env.table.game).book?.rules ?? [];
  const wanted = simple(query.trim());
  const found = game.find(env, query);
  const numbered =
    wanted.length > 1
      ? rules
          .filter(
            (rule) =>
              rule.number.toLowerCase().startsWith(wanted) || (wanted.length > 3 && simple(rule.text).includes(wanted)),
          )
          .slice(0, 8)
      : [];
  const go = (/** @type {string} */ place) => {
    close();
    toBoard();
    env.ui.focus.value = place;
    env.ui.card.value = true;
    env.ui.moment.value = { seq: -1, places: [place] };
    setTimeout(() => {
      if (env.ui.moment.peek()?.seq === -1) env.ui.moment.value = null;
    }, 2500);
    setTimeout(focusBoard);
  };
  return html`<${Dialog} title=${t("find-title")} close=${close} name="find">
    <label class="field">
      <span class="visually-hidden">${t("find-label")}</span>
      <input
        type="search"
        autofocus
        placeholder=${t("find-label")}
        value=${query}
        onInput=${(/** @type {any} */ event) => setQuery(event.target.value)}
      />
    </label>
    <ul class="found plain-list" aria-live="polite">
      ${found.map(
        (one) =>
          html`<li key=${`${one.kind}-${one.id}`}>
            ${
              one.place
                ? html`<button type="button" class="found-row" onClick=${() => go(one.place ?? "")}>
                    <b class="serif">${one.name}</b>
                    <span class="small soft">${one.detail}</span>
                  </button>`
                : html`<a class="found-row" href=${one.href}>
                    <b class="serif">${one.name}</b>
                    <span class="small soft">${one.detail}</span>
                  </a>`
            }
          </li>`,
      )}
      ${numbered.map(
        (rule) =>
          html`<li key=${rule.number}>
            <a class="found-row" href=${`/rules/${env.table.game}/${rule.number}`}>
              <b class="rule">${rule.number}</b>
              <span class="small soft">${unmarked(rule.text)}</span>
            </a>
          </li>`,
      )}
      ${wanted && !found.length && !numbered.length && html`<li class="small soft">${t("find-nothing")}</li>`}
    </ul>
  <//>`;
}
