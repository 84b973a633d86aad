// Before the game: who sits where, links to invite with, and the start.

import { html } from "htm/preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { dayOf, languageName, listed, refusalOf, t } from "../i18n.js";
import { keepTable, set, settings, tables } from "../keep.js";
import { Refused, ask } from "../net.js";
import { Icon, copyText } from "../ui/controls.js";
import { Seals, filled, paceWords, seatName, useAnswer } from "../ui/lists.js";
import { optionNames, relevant } from "../ui/options.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { complain } from "../ui/toast.js";
import { DataNote } from "./corrected.js";
import { listedName } from "./names.js";

/** The link that seats whoever opens it. @param {string} table @param {string} token */
const linkOf = (table, token) => `${location.origin}/t/${table}#invite=${token}`;

/** @param {any} seat */
const isEmpty = (seat) => seat.state === "open" || seat.state === "invited";

/**
 * A button that copies a link and says so; where nothing can be copied, the link itself.
 * @param {{link: string, label: string}} props
 */
function CopyLink({ link, label }) {
  const [state, setState] = useState(/** @type {"" | "done" | "failed"} */ (""));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const done = await copyText(link);
    setState(done ? "done" : "failed");
    clearTimeout(timer.current);
    if (done) timer.current = setTimeout(() => setState(""), 4000);
  };
  if (state === "failed") {
    return html`<label class="field link-field">
      <span class="note">${t("lobby-copy-by-hand")}</span>
      <input type="text" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.currentTarget.select()} />
    </label>`;
  }
  return html`
    <button type="button" class="button copy-link" aria-label=${label} onClick=${copy}>
      <${Icon} name=${state ? "check" : "link"} />
      ${" "}
      ${state ? t("lobby-copied") : t("lobby-copy")}
    </button>
    <span class="visually-hidden" role="status">${state && t("lobby-copied")}</span>
  `;
}

/**
 * Take a seat with a name.
 * @param {{table: import("../types.js").Table, invitation: string | null, joined: (seat: number, token: string)
 *   => void}} props
 */
export function JoinForm({ table, invitation, joined }) {
  const [name, setName] = useState(settings.peek().name);
  const [busy, setBusy] = useState(false);
  // A link that was used offers nothing any more; which seat it was for only the server knows.
  const [spent, setSpent] = useState(
    invitation !== null && !table.seats.some((/** @type {any} */ seat) => seat.state === "invited"),
  );
  const [problem, setProblem] = useState("");
  const note = useId();
  // Guests who read none of our languages are received in the table's.
  useEffect(() => {
    if (invitation !== null) set({ guest: table.language });
  }, [invitation]);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const called = name.trim().slice(0, 40);
    if (!called) return setProblem(t("join-nameless"));
    setBusy(true);
    try {
      const answer = await ask("POST", `/api/tables/${table.id}/join`, {
        body: { name: called, ...(invitation ? { invitation } : {}) },
      });
      set({ name: called });
      keepTable(table.id, { game: table.game, seats: { [answer.seat]: answer.token } });
      joined(answer.seat, answer.token);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setSpent(error.problem.reason === "bad_invitation");
      setProblem(refusalOf(error.problem));
    }
    setBusy(false);
  };
  // Editions of one name are told apart.
  const title =
    useAnswer("/api/games").answer?.games.find((/** @type {any} */ { id }) => id === table.game)?.title ?? "";
  return html`
    ${
      invitation !== null &&
      html`
        <p><b class="serif">${title}</b> · <${Seals} table=${table} />${listed(filled(table).map(seatName))}</p>
        <${Terms} table=${table} />
        <${DataNote} game=${table.game} data=${table.data} />
      `
    }
    ${
      spent
        ? html`<p class="problem" role="alert">${t("refusal-bad-invitation")}</p>`
        : html`<form class="join" onSubmit=${join} noValidate>
            <label class="field">
              <span>${t("join-name")}</span>
              <input
                type="text"
                maxlength="40"
                autocomplete="nickname"
                required
                aria-describedby=${problem ? note : undefined}
                aria-invalid=${problem ? "true" : undefined}
                value=${name}
                onInput=${(/** @type {any} */ event) => setName(event.target.value)}
              />
            </label>
            <button class="button gilt" type="submit" disabled=${busy}>${t("join-sit")}</button>
            ${problem && html`<p class="problem" id=${note} role="alert">${problem}</p>`}
          </form>`
    }
  `;
}

/** How this table plays, in a few words. @param {{table: import("../types.js").Table}} props */
function Terms({ table }) {
  const games = useAnswer("/api/games").answer?.games ?? [];
  const game = games.find((/** @type {any} */ { id }) => id === table.game);
  const told = game
    ? relevant(game, table.options, table.seats.length).map(({ id }) => id)
    : Object.keys(table.options);
  const options = Object.fromEntries(told.map((id) => [id, table.options[id]]));
  const words = [
    ...optionNames(table.game, options),
    ...(game ? [paceWords(table, games)] : []),
    languageName(table.language),
    t(table.listed ? "new-public" : "new-private"),
  ];
  return html`<ul class="terms note" aria-label=${t("lobby-terms")}>
    ${words.map((word) => html`<li>${word}</li>`)}
  </ul>`;
}

/**
 * @param {{
 *   one: any,
 *   table: import("../types.js").Table,
 *   seat: number | null,
 *   owner: string | undefined,
 *   invitation: string | undefined,
 *   give: (seat: number, kind: string) => void,
 * }} props
 */
function SeatLine({ one, table, seat, owner, invitation, give }) {
  const empty = isEmpty(one);
  const name = empty ? t(`lobby-seat-${one.state}`) : listedName(table.seats, one.seat, seat);
  const link = invitation
    ? linkOf(table.id, invitation)
    : one.state === "open" && owner
      ? `${location.origin}/t/${table.id}`
      : "";
  return html`<li class=${one.seat === seat ? "own" : ""}>
    <${Seal} pigment=${pigmentOf(one.seat, seat)} standing=${!empty} size=${30} bot=${one.state === "bot"} />
    <span class="seat-words">
      <b>${name}</b>
      <span class="small soft">${one.seat === seat && one.name ? t("score-you") : t(`lobby-state-${one.state}`)}</span>
    </span>
    <span class="seat-acts">
      ${empty && link && html`<${CopyLink} link=${link} label=${t("lobby-copy-for", { number: one.seat + 1 })} />`}
      ${
        owner &&
        empty &&
        html`<button
          type="button"
          class="button quiet"
          aria-label=${t("lobby-bot-for", { number: one.seat + 1 })}
          onClick=${() => give(one.seat, "bot")}
        >
          ${t("lobby-bot")}
        </button>`
      }
      ${
        owner &&
        one.state === "bot" &&
        html`<button
          type="button"
          class="button quiet"
          aria-label=${t("lobby-open-for", { name })}
          onClick=${() => give(one.seat, "open")}
        >
          ${t("lobby-open")}
        </button>`
      }
    </span>
  </li>`;
}

/**
 * @param {{
 *   table: import("../types.js").Table,
 *   title: string,
 *   seat: number | null,
 *   owner: string | undefined,
 *   invitations: Record<string, string>,
 *   joined: (seat: number, token: string) => void,
 *   leave: () => void,
 * }} props
 */
export function Lobby({ table, title, seat, owner, invitations, joined, leave }) {
  const [busy, setBusy] = useState(false);
  const reason = useId();
  const empty = table.seats.filter(isEmpty);
  const open = table.seats.some((/** @type {any} */ one) => one.state === "open");
  const tell = async (/** @type {() => Promise<any>} */ job) => {
    if (busy) return;
    setBusy(true);
    await job().catch((error) => complain(error));
    setBusy(false);
  };
  const put = (/** @type {number} */ number, /** @type {string} */ kind) =>
    ask("PUT", `/api/tables/${table.id}/seats/${number}`, {
      body: kind === "bot" ? { kind, name: t(`bot-name-${number || 6}`) } : { kind },
      token: owner,
    });
  const begin = () => ask("POST", `/api/tables/${table.id}/start`, { token: owner });
  const fill = async () => {
    for (const one of empty) await put(one.seat, "bot");
    await begin();
  };
  const waits = empty.length > 0;
  return html`<main class="lobby" id="main">
    <section class="lobby-sheet panel">
      <p class="eyebrow">${t("lobby-eyebrow")}</p>
      <h1 class="page-title">${title}</h1>
      <${Terms} table=${table} />
      <${DataNote} game=${table.game} data=${table.data} />
      <p class="soft" role="status">
        ${waits ? t("lobby-waiting", { seats: empty.length }) : owner ? t("lobby-ready") : t("lobby-ready-guest")}
      </p>
      <ol class="seats plain-list">
        ${table.seats.map(
          (/** @type {any} */ one) => html`<${SeatLine}
            key=${one.seat}
            one=${one}
            table=${table}
            seat=${seat}
            owner=${owner}
            invitation=${invitations[one.seat]}
            give=${(/** @type {number} */ number, /** @type {string} */ kind) => tell(() => put(number, kind))}
          />`,
        )}
      </ol>
      ${seat === null && open && html`<${JoinForm} table=${table} invitation=${null} joined=${joined} />`}
      ${seat === null && !open && html`<p class="small soft">${t(waits ? "lobby-invited-only" : "lobby-full")}</p>`}
      <div class="lobby-answers">
        ${
          owner &&
          html`<button
            type="button"
            class="button gilt"
            aria-disabled=${waits || busy ? "true" : undefined}
            aria-describedby=${waits ? reason : undefined}
            onClick=${() => !waits && tell(begin)}
          >
            ${t("lobby-start")}
          </button>`
        }
        ${
          owner &&
          waits &&
          html`<button type="button" class="button" onClick=${() => tell(fill)}>${t("lobby-fill")}</button>`
        }
      </div>
      ${owner && waits && html`<p class="note" id=${reason}>${t("lobby-start-why", { seats: empty.length })}</p>`}
      ${table.goes && html`<p class="note">${t("lobby-goes", { date: dayOf(table.goes) })}</p>`}
      <div class="lobby-ways">
        ${
          seat !== null &&
          html`<button type="button" class="button quiet" onClick=${leave}>${t("lobby-leave")}</button>`
        }
        <a class="button quiet" href="/">${t("lobby-home")}</a>
      </div>
    </section>
  </main>`;
}

/** What this browser knows of a table. @param {string} id */
export const keptOf = (id) =>
  tables.value[id] ?? { id, game: "", seats: /** @type {Record<string, string>} */ ({}), last: 0 };
