// Before the game: who sits where, links to invite with, and the start.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../i18n.js";
import { keepTable, set, settings, tables } from "../keep.js";
import { ask } from "../net.js";
import { Seal } from "./seal.js";
import { complain, toast } from "./toast.js";

/** The link that seats whoever opens it. @param {string} table @param {string} token */
const linkOf = (table, token) => `${location.origin}/t/${table}#invite=${token}`;

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("lobby-copied"));
  } catch {
    toast(text);
  }
}

/** Take a seat with a name. @param {{table: any, invitation: string | null, joined: (seat: number, token: string) => void}} props */
export function JoinForm({ table, invitation, joined }) {
  const [name, setName] = useState(settings.peek().name);
  const [busy, setBusy] = useState(false);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const called = name.trim().slice(0, 40);
    if (!called) return;
    setBusy(true);
    try {
      const answer = await ask("POST", `/api/tables/${table.id}/join`, { body: { name: called, ...(invitation ? { invitation } : {}) } });
      set({ name: called });
      keepTable(table.id, { game: table.game, seats: { [answer.seat]: answer.token } });
      joined(answer.seat, answer.token);
    } catch (error) {
      complain(error);
    }
    setBusy(false);
  };
  return html`<form class="join" onSubmit=${join}>
    <label class="field"><span>${t("join-name")}</span><input type="text" maxlength="40" autocomplete="nickname" required value=${name} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button class="button gilt" type="submit" disabled=${busy}>${t("join-sit")}</button>
  </form>`;
}

/**
 * @param {{table: any, title: string, seat: number | null, owner: string | undefined, invitations: Record<string, string>, joined: (seat: number, token: string) => void, leave: () => void}} props
 */
export function Lobby({ table, title, seat, owner, invitations, joined, leave }) {
  const empty = table.seats.filter((/** @type {any} */ one) => one.state === "open" || one.state === "invited");
  const open = table.seats.some((/** @type {any} */ one) => one.state === "open");
  const tell = (/** @type {Promise<any>} */ job) => job.catch((error) => complain(error));
  const give = (/** @type {number} */ number, /** @type {string} */ kind) => tell(ask("PUT", `/api/tables/${table.id}/seats/${number}`, { body: { kind }, token: owner }));
  return html`<main class="lobby" id="main">
    <section class="lobby-sheet panel">
      <p class="eyebrow">${t("lobby-eyebrow")}</p>
      <h1 class="page-title">${title}</h1>
      <p class="soft">${empty.length ? t("lobby-waiting", { seats: empty.length }) : owner ? t("lobby-ready") : t("lobby-ready-guest")}</p>
      <ol class="seats plain-list">
        ${table.seats.map(
          (/** @type {any} */ one) => html`<li class=${one.seat === seat ? "own" : ""}>
            <${Seal} pigment=${one.seat} standing=${one.state !== "open" && one.state !== "invited"} size=${30} bot=${one.state === "bot"} />
            <span class="seat-words"><b>${one.state === "open" || one.state === "invited" ? t(`lobby-seat-${one.state}`) : (one.name ?? t("seat-number", { number: one.seat + 1 }))}</b>
              <span class="small soft">${one.seat === seat ? t("score-you") : t(`lobby-state-${one.state}`)}</span></span>
            ${one.state === "invited" && invitations[one.seat] && html`<button type="button" class="button" onClick=${() => copy(linkOf(table.id, invitations[one.seat]))}>${t("lobby-copy")}</button>`}
            ${one.state === "open" && owner && html`<button type="button" class="button" onClick=${() => copy(`${location.origin}/t/${table.id}`)}>${t("lobby-copy")}</button>`}
            ${owner && (one.state === "open" || one.state === "invited") && html`<button type="button" class="button" onClick=${() => give(one.seat, "bot")}>${t("lobby-bot")}</button>`}
            ${owner && one.state === "bot" && html`<button type="button" class="button quiet" onClick=${() => give(one.seat, "open")}>${t("lobby-open")}</button>`}
          </li>`,
        )}
      </ol>
      ${seat === null && open && html`<${JoinForm} table=${table} invitation=${null} joined=${joined} />`}
      <div class="lobby-answers">
        ${owner && html`<button type="button" class="button gilt" disabled=${empty.length > 0} onClick=${() => tell(ask("POST", `/api/tables/${table.id}/start`, { token: owner }))}>${t("lobby-start")}</button>`}
        ${seat !== null && html`<button type="button" class="button quiet" onClick=${leave}>${t("lobby-leave")}</button>`}
        <a class="button quiet" href="/">${t("lobby-home")}</a>
      </div>
    </section>
  </main>`;
}

/** What this browser knows of a table. @param {string} id */
export const keptOf = (id) => tables.value[id] ?? { id, game: "", seats: /** @type {Record<string, string>} */ ({}), last: 0 };
