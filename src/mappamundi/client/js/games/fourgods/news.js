// What concerns the viewer and others do: it is said on the World for a while.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { godsOf, ownerOf } from "./model.js";
import { columnRow } from "./words.js";

/** @typedef {import("./model.js").Kingdom} Kingdom */

/** How long it stands, in milliseconds. */
const STANDS = 6000;

/**
 * A kingdom that the viewer led and somebody else leads now: by whom, and how it is.
 * @param {any} before
 * @param {any} after
 * @param {number} seat
 * @returns {{terrain: string, tiles: number, by: number} | null}
 */
export function overtaken(before, after, seat) {
  const own = godsOf(after, seat);
  const mine = (/** @type {Kingdom} */ { first, points }) => points > 0 && first.some((god) => own.includes(god));
  /** @type {Map<string, Kingdom>} */
  const now = new Map(
    after.kingdoms.flatMap((/** @type {Kingdom} */ kingdom) => kingdom.areas.map((area) => [area, kingdom])),
  );
  for (const led of [...before.kingdoms]
    .filter(mine)
    .sort((/** @type {Kingdom} */ a, /** @type {Kingdom} */ b) => b.tiles - a.tiles)) {
    const kingdom = now.get(led.areas[0]);
    const by = kingdom && !mine(kingdom) && kingdom.first.length ? ownerOf(after, kingdom.first[0]) : null;
    if (kingdom && by !== null && by !== seat) return { terrain: kingdom.terrain, tiles: kingdom.tiles, by };
  }
  return null;
}

/**
 * What is said of an entry, if it concerns the viewer.
 * @param {any} known
 * @param {any} before the view before it
 * @returns {string}
 */
function newsOf({ log, view, viewer, table }, before) {
  const told = log[log.length - 1];
  if (viewer === null || !told || told.seat === viewer || told.kind !== "step") return "";
  const fallen = (told.events ?? []).find(
    (/** @type {any} */ { event, owner }) => event === "destroyed" && owner === viewer,
  );
  if (fallen) return t("cataclysm-toast", { who: playerName(table.seats, fallen.seat), ...columnRow(fallen.cell) });
  const lost = overtaken(before, view, viewer);
  return lost
    ? t("news-overtaken", { terrain: lost.terrain, tiles: lost.tiles, who: playerName(table.seats, lost.by) })
    : "";
}

/** @param {{store: import("./types.js").Store}} props */
export function News({ store }) {
  const known = store.known.value;
  const last = useRef({ seq: known?.seq ?? 0, view: known?.view });
  const [said, say] = useState({ text: "", seq: 0 });
  useEffect(() => {
    const before = last.current;
    if (!known || known.seq <= before.seq) return;
    last.current = { seq: known.seq, view: known.view };
    const text = newsOf(known, before.view);
    if (text) say({ text, seq: known.seq });
  }, [known?.seq]);
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => say({ text: "", seq: said.seq }), STANDS);
    return () => clearTimeout(timer);
  }, [said.seq]);
  return html`<div class="g-news-place" role="status" aria-live="polite">
    ${said.text && html`<p class="g-news" key=${said.seq}>${said.text}</p>`}
  </div>`;
}
