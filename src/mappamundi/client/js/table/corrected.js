// That a game is played with corrected data: a mark wherever it is played, and what differs in them.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { loadDetails } from "../games/details.js";
import { t } from "../i18n.js";
import { Dialog } from "../ui/dialog.js";
import { complain } from "../ui/toast.js";

/** @typedef {{path: string[], own: any, here: any}} Differing */

/** More differences than these are only counted. */
const SHOWN = 60;
/** More letters than these are cut: a text is read on its card. */
const LONGEST = 120;

/** A value as a file would have it; nothing where there is none. @param {any} value */
export function valueWords(value) {
  if (value === null || value === undefined) return t("data-nothing");
  const said = typeof value === "string" ? value : JSON.stringify(value);
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said;
}

/** A place, as messages about a file name it. @param {string[]} path */
export const placeWords = (path) => path.join(": ");

/** @param {{game: string, data: string, close: () => void}} props */
function DataDialog({ game, data, close }) {
  const [found, show] = useState(/** @type {Differing[] | null} */ (null));
  useEffect(() => {
    loadDetails(game, undefined, data).then((details) => show(details.data?.differences ?? []), complain);
  }, [game, data]);
  return html`<${Dialog} title=${t("data-title")} close=${close} name="data" wide>
    <p class="soft">${t("data-text")}</p>
    ${
      found &&
      html`
        <p class="small">${t("data-differs", { count: found.length })}</p>
        <ul class="data-list plain-list">
          ${found.slice(0, SHOWN).map(
            ({ path, own, here }) =>
              html`<li>
                <code>${placeWords(path)}</code>
                ${" "}
                <span>${t("data-change", { own: valueWords(own), here: valueWords(here) })}</span>
              </li>`,
          )}
        </ul>
        ${found.length > SHOWN && html`<p class="note">${t("data-more", { count: found.length - SHOWN })}</p>`}
      `
    }
    <p><a class="button" download href=${`/api/games/${game}/data/${data}`}>${t("data-file")}</a></p>
  <//>`;
}

/**
 * The mark, which tells what differs when it is pressed; nothing where the game has its own data.
 * @param {{game: string, data: string | null | undefined, small?: boolean, label?: string}} props `small`: where there
 *   is no room for words
 */
export function DataMark({ game, data, small = false, label = t("data-mark") }) {
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return html`
    <button
      type="button"
      class=${`data-mark ${small ? "small" : ""}`}
      aria-haspopup="dialog"
      aria-label=${small ? label : undefined}
      title=${t("data-title")}
      onClick=${() => setOpen(true)}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M2.500 13.500l.8-3.200 7.400-7.400 2.400 2.400-7.400 7.400zM9.200 4.400l2.400 2.400"
          fill="none"
          stroke="currentColor"
          stroke-width="1.400"
        />
      </svg>
      ${small ? null : html` ${label}`}
    </button>
    ${open && html`<${DataDialog} game=${game} data=${data} close=${() => setOpen(false)} />`}
  `;
}

/** The mark with its sentence, on a page. @param {{game: string, data: string | null | undefined}} props */
export function DataNote({ game, data }) {
  if (!data) return null;
  return html`<p class="data-note small">
    ${t("data-note")}
    ${" "}
    <${DataMark} game=${game} data=${data} label=${t("data-what")} />
  </p>`;
}
