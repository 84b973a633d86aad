// The head of every page but the table: the name of the house, the way to each room, the language.

import { html } from "htm/preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { LANGUAGES, language, t } from "../i18n.js";
import { set } from "../keep.js";
import { decisions, lookAtMine } from "../mine.js";
import { go } from "../router.js";
import { Icon } from "./controls.js";

/** Go to a part of a page, also when the page is there already. @param {string} address */
function goToPart(address) {
  go(address);
  showPart();
}

/** Bring the part that the address names into sight, and the focus with it. */
export function showPart() {
  const part = document.getElementById(location.hash.slice(1));
  if (!part) return;
  part.scrollIntoView({ block: "start" });
  part.focus({ preventScroll: true });
}

export function LanguageChoice() {
  return html`<label class="language">
    <span class="visually-hidden">${t("language")}</span>
    <select
      value=${language.value}
      onChange=${(/** @type {any} */ event) => set({ language: event.currentTarget.value, guest: "" })}
    >
      ${Object.entries(LANGUAGES).map(
        ([id, name]) => html`<option value=${id} lang=${id} selected=${id === language.value}>${name}</option>`,
      )}
    </select>
  </label>`;
}

/**
 * @param {{current?: string, children?: any, clear?: boolean}} props `clear` lets the picture behind it through
 */
export function Header({ current, children, clear = false }) {
  const [open, setOpen] = useState(false);
  const menu = useId();
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    void lookAtMine();
  }, []);
  const waiting = decisions.value;
  const links = [
    { id: "tables", href: "/#open", text: t("nav-tables") },
    { id: "mine", href: "/#mine", text: t("nav-mine"), count: waiting },
    { id: "watch", href: "/watch", text: t("nav-watch") },
    { id: "learn", href: "/learn", text: t("nav-learn") },
    { id: "rules", href: "/rules", text: t("nav-rules") },
    { id: "settings", href: "/settings", text: t("nav-settings") },
  ];
  /** @param {any} event @param {string} href */
  const follow = (event, href) => {
    setOpen(false);
    if (!href.includes("#") || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToPart(href);
  };
  const escaped = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return html`<header class=${`site-head ${clear ? "clear" : ""} ${children ? "with-tools" : ""}`} onKeyDown=${escaped}>
    <a class="brand" href="/">Mappa Mundi</a>
    ${children && html`<div class="top-tools">${children}</div>`}
    <button
      ref=${button}
      class="button quiet menu-button"
      aria-expanded=${String(open)}
      aria-controls=${menu}
      onClick=${() => setOpen(!open)}
    >
      <${Icon} name=${open ? "close" : "menu"} size=${22} />
      <span class="visually-hidden">${t("nav-menu")}</span>
    </button>
    <nav id=${menu} class=${`top-nav ${open ? "open" : ""}`} aria-label=${t("nav-label")}>
      ${links.map(
        ({ id, href, text, count }) =>
          html`<a
            href=${href}
            aria-current=${id === current ? "page" : undefined}
            onClick=${(/** @type {any} */ event) => follow(event, href)}
          >
            ${text}
            ${count ? html` <span class="count" aria-label=${t("nav-waiting", { count })}>${count}</span>` : null}
          </a>`,
      )}
      <${LanguageChoice} />
    </nav>
  </header>`;
}
