// The rail beside the board as tabs: the first changes its subject with the game, then what the game adds, then the
// score, then the chronicle.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { set, settings } from "../keep.js";

/**
 * What the first tab is about: this turn, what happened meanwhile, the last turn. Another `key` is another subject;
 * one that `opens` comes to the front by itself.
 * @typedef {{key: string, label: string, opens: boolean, count?: number | null, body: any}} Subject
 */

/** @typedef {import("./prompt.js").Env} Env */
/** The first, one of the game's own, or one of the two that are always there. @typedef {string} TabId */
/**
 * Another `key` is another content: it begins at its top.
 * @typedef {{id: TabId, key?: string, label: string, count?: number | null, body: any}} Tab
 */

/**
 * The tabs that the game has beside the board now.
 * @param {Env} env
 * @param {import("../games/contract.js").GamePlugin} game
 * @returns {(Tab & {key: string})[]}
 */
export function ownTabs(env, game) {
  if (env.seat === null) return [];
  return game.tabs.flatMap(({ id, count, Panel, beside }) => {
    const key = beside?.(env);
    return key ? [{ id, key, label: t(`tab-${id}`), count: count(env.view), body: html`<${Panel} env=${env} />` }] : [];
  });
}

/**
 * The tabs there are now.
 * @param {Subject | null} first
 * @param {Tab[]} own
 * @param {any} score
 * @param {any} chronicle null where it stands below the score
 * @returns {Tab[]}
 */
export function tabsOf(first, own, score, chronicle) {
  return [
    ...(first ? [{ id: "first", key: first.key, label: first.label, count: first.count, body: first.body }] : []),
    ...own,
    { id: "score", label: t("tab-score"), body: score },
    ...(chronicle ? [{ id: "chronicle", label: t("tab-chronicle"), body: chronicle }] : []),
  ];
}

/**
 * A tab of the game, or a subject that comes, may open; where it goes, or there is none, the one that was chosen last
 * is open.
 * @param {Env} env
 * @param {Subject | null} first
 * @param {(Tab & {key: string})[]} own
 */
export function useSubject({ ui }, first, own) {
  const key = `${own[0]?.key ?? ""} ${first?.key ?? ""}`;
  const last = useRef("");
  if (last.current !== key) {
    last.current = key;
    ui.tab.value = own[0]?.id ?? (first?.opens ? "first" : settings.peek().rail);
  }
}

/** Open a tab, and remember it for when there is no subject. @param {Env} env @param {TabId} id */
export function openTab({ ui }, id) {
  ui.tab.value = id;
  if (id === "score" || id === "chronicle") set({ rail: id });
}

/** @param {{label: string, count?: number | null}} props */
export const TabName = ({ label, count }) =>
  html`<span>${label}</span>${count ? html` <b class="numbers">${count}</b>` : null}`;

/**
 * Where there is room for two columns the chronicle always has its own.
 * @param {{env: Env, tabs: Tab[], vast: boolean}} props
 */
export function Rail({ env, tabs, vast }) {
  const choice = vast ? tabs.filter(({ id }) => id !== "chronicle") : tabs;
  const open = choice.find(({ id }) => id === env.ui.tab.value) ?? choice[0];
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [open.id, open.key]);
  const arrow = (/** @type {KeyboardEvent} */ event) => {
    const at = choice.indexOf(open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + choice.length, Home: 0, End: choice.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const { id } = choice[to % choice.length];
    openTab(env, id);
    /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector(`#rail-tab-${id}`))?.focus();
  };
  return html`<aside class="rail" aria-label=${t("rail-title")}>
    <div class="rail-column">
      ${
        choice.length > 1 &&
        html`<div
          class=${`rail-tabs ${choice.length > 3 ? "many" : ""}`}
          role="tablist"
          aria-label=${t("rail-title")}
          ref=${list}
          onKeyDown=${arrow}
        >
          ${choice.map(
            ({ id, label, count }) =>
              html`<button
                type="button"
                role="tab"
                id=${`rail-tab-${id}`}
                aria-selected=${id === open.id}
                aria-controls=${id === open.id ? "rail-panel" : undefined}
                tabindex=${id === open.id ? 0 : -1}
                onClick=${() => openTab(env, id)}
              >
                <${TabName} label=${label} count=${count} />
              </button>`,
          )}
        </div>`
      }
      <div
        class="rail-panel"
        id="rail-panel"
        key=${open.id}
        ref=${panel}
        ...${choice.length > 1 ? { role: "tabpanel", "aria-labelledby": `rail-tab-${open.id}` } : {}}
      >
        ${open.body}
      </div>
    </div>
    ${
      vast &&
      html`<div class="rail-column">
        <div class="rail-panel">${tabs.find(({ id }) => id === "chronicle")?.body}</div>
      </div>`
    }
  </aside>`;
}
