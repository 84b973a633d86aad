// The top bar of a table: home, the game's own timeline, clock, rules, chat, menu.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { Clock } from "./clock.js";

/** @typedef {import("./prompt.js").Env} Env */

/**
 * @param {{
 *   env: Env | null,
 *   table: import("../types.js").Table,
 *   seat: number | null,
 *   unread?: number,
 *   clock?: boolean,
 *   open: import("@preact/signals").Signal<string | null>,
 *   children?: any,
 *   menu?: {id: string, label: string, href?: string, run?: () => void, on?: boolean}[],
 *   plainTitle?: string,
 * }} props
 */
export function TopBar({ env, table, seat, unread = 0, clock = true, open, children, menu = [], plainTitle = "" }) {
  const toggle = (/** @type {string} */ name) => (open.value = open.value === name ? null : name);
  return html`<header class="t-top">
    <a class="t-brand serif" href="/">${t("brand")}</a>
    <div class="t-middle">${children ?? html`<span class="small soft">${plainTitle}</span>`}</div>
    <div class="t-tools">
      ${table && clock && html`<${Clock} table=${env?.store.latest.value?.table ?? table} seat=${seat} />`}
      ${
        table &&
        html`<a
          class="tool"
          href=${`/rules/${table.game}${table.data ? `?data=${table.data}` : ""}`}
          target="_blank"
          rel="noopener"
        >
          ${t("tool-rules")}
        </a>`
      }
      ${
        table &&
        html`<button type="button" class="tool" aria-expanded=${open.value === "chat"} onClick=${() => toggle("chat")}>
          ${t("tool-chat")}
          <${Unread} count=${unread} />
        </button>`
      }
      ${menu.length > 0 && html`<${Menu} open=${open} items=${menu} />`}
    </div>
  </header>`;
}

/** How much was said that nobody here has read. @param {{count: number}} props */
const Unread = ({ count }) =>
  count > 0
    ? html`<b class="badge numbers">
        ${count}
        <span class="visually-hidden"> ${t("tool-unread", { unread: count })}</span>
      </b>`
    : null;

/**
 * @param {{
 *   open: import("@preact/signals").Signal<string | null>,
 *   items: {id: string, label: string, href?: string, run?: () => void, on?: boolean, unread?: number}[],
 * }} props
 */
export function Menu({ open, items }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = open.value === "menu";
  const unread = items.reduce((sum, item) => sum + (item.unread ?? 0), 0);
  useEffect(() => {
    if (!shown) return;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[role=menuitem]"))?.focus();
    const away = (/** @type {Event} */ event) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === "Escape"
          : !box.current?.contains(/** @type {Node} */ (event.target))
      )
        open.value = null;
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", away);
    };
  }, [shown]);
  const move = (/** @type {KeyboardEvent} */ event) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!by || !box.current) return;
    const all = /** @type {HTMLElement[]} */ ([...box.current.querySelectorAll("[role^=menuitem]")]);
    all[(all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + by + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="t-menu" ref=${box}>
    <button
      type="button"
      class="tool t-menu-button"
      aria-haspopup="menu"
      aria-expanded=${shown}
      aria-label=${t("tool-menu")}
      onClick=${() => (open.value = shown ? null : "menu")}
    >
      <svg viewBox="0 0 16 16" width="17" height="17" aria-hidden="true">
        <path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" stroke-width="1.500" />
      </svg>
      <${Unread} count=${unread} />
    </button>
    ${
      shown &&
      html`<ul class="t-menu-list panel" role="menu" onKeyDown=${move}>
        ${items.map(
          (item) =>
            html`<li role="none">
              ${
                item.href
                  ? html`<a role="menuitem" href=${item.href} onClick=${() => (open.value = null)}>${item.label}</a>`
                  : html`<button
                      type="button"
                      role=${item.on === undefined ? "menuitem" : "menuitemcheckbox"}
                      aria-checked=${item.on}
                      onClick=${() => {
                        open.value = null;
                        item.run?.();
                      }}
                    >
                      ${item.label}
                      <${Unread} count=${item.unread ?? 0} />
                      ${item.on ? html`<span aria-hidden="true">✓</span>` : null}
                    </button>`
              }
            </li>`,
        )}
      </ul>`
    }
  </div>`;
}
