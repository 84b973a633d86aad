// Lists of tables, and what they say of each: who sits there, how it is played, whose decision it is.

import { html } from "htm/preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { listed, t } from "../i18n.js";
import { ask } from "../net.js";
import { givenName } from "./names.js";
import { Seal, pigmentOf } from "./seal.js";

/**
 * An answer of the server, asked for when the component appears.
 * @param {string | null} path
 * @param {number} [every] seconds between questions, if it may change
 * @returns {{answer: any, problem: import("../net.js").Problem | null, again: () => void}}
 */
export function useAnswer(path, every) {
  const [state, setState] = useState(/** @type {{answer: any, problem: any}} */ ({ answer: null, problem: null }));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    if (path) {
      ask("GET", path).then(
        (answer) => wanted && setState({ answer, problem: null }),
        (error) => wanted && setState((old) => ({ answer: old.answer, problem: error.problem ?? { status: 0 } })),
      );
    }
    return () => {
      wanted = false;
    };
  }, [path, turn]);
  const again = useCallback(() => setTurn((old) => old + 1), []);
  useEffect(() => {
    if (!every) return;
    const timer = setInterval(() => document.visibilityState === "visible" && again(), every * 1000);
    return () => clearInterval(timer);
  }, [every]);
  return { ...state, again };
}

/** The page's name in the window. @param {string} text */
export function useTitle(text) {
  useEffect(() => {
    document.title = text ? t("page-title", { title: text }) : "Mappa Mundi";
  }, [text]);
}

/** What to call a seat. @param {any} seat */
export function seatName(seat) {
  const name = givenName(seat, seat.seat);
  if (name) return name;
  if (seat.state === "open" || seat.state === "invited") return t("seat-empty");
  return t("seat-player", { number: seat.seat + 1 });
}

/**
 * How long one may think; in a race that is nobody's question.
 * @param {import("../types.js").Table} table
 * @param {any[]} games
 */
export function paceWords({ game, pace }, games) {
  if (games.find(({ id }) => id === game)?.race) return t("pace-race-short");
  if (pace.kind === "live") return t("pace-live-short", { minutes: Math.round((pace.base ?? 0) / 60) });
  if (pace.kind === "correspondence")
    return t("pace-slow-short", { days: Math.max(1, Math.round((pace.base ?? 0) / 86400)) });
  return t("pace-none-short");
}

/** Who has a seat at a table that is still filling. @param {import("../types.js").Table} table */
export const filled = (table) =>
  table.seats.filter((/** @type {any} */ seat) => seat.state !== "open" && seat.state !== "invited");

/**
 * The seals of those who sit there.
 * @param {{
 *   table: import("../types.js").Table,
 *   viewer?: number | null,
 *   pigment?: (game: string, seat: number, viewer: number | null) => number,
 * }} props `pigment`: where many games are listed, and no game has given its own
 */
export function Seals({ table, viewer = null, pigment = (_, seat) => pigmentOf(seat, viewer) }) {
  return html`<span class="seals" role="img" aria-label=${listed(filled(table).map(seatName))}>
    ${filled(table).map(
      (/** @type {any} */ seat) =>
        html`<${Seal} pigment=${pigment(table.game, seat.seat, viewer)} size=${18} bot=${seat.state === "bot"} />`,
    )}
  </span>`;
}

/** @param {{id: string, title: string, aside?: any, children: any}} props */
export function Section({ id, title, aside, children }) {
  return html`<section class="list-section" aria-labelledby=${id}>
    <div class="list-head"><h2 class="panel-title" id=${id} tabindex="-1">${title}</h2>${aside}</div>
    ${children}
  </section>`;
}

/**
 * A row: what it is, what is to say of it, what to do with it.
 * @param {{sign?: any, title: any, note: any, action?: any}} props
 */
export function Row({ sign, title, note, action }) {
  return html`<li class="list-row">
    ${sign}
    <div class="list-words"><b>${title}</b><span class="small">${note}</span></div>
    ${action}
  </li>`;
}

/** An empty list says what to do. @param {{text: string, children?: any}} props */
export function Empty({ text, children }) {
  return html`<div class="empty-list"><p class="small">${text}</p>${children}</div>`;
}
