// Watch: games being played, games that are over, and records brought from elsewhere.

import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { languageName, listed, t } from "../i18n.js";
import { myGames } from "../mine.js";
import { upload } from "../net.js";
import { go } from "../router.js";
import { listedPigment, ready } from "../games/index.js";
import { Icon } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { Empty, Row, Seals, Section, filled, paceWords, seatName, useAnswer, useTitle } from "../ui/lists.js";
import { complain, toast } from "../ui/toast.js";
import { ShowPicture, fullName, gameWords } from "./home.js";

/** @param {{table: import("../types.js").Table, games: any[], href: string, action: string}} props */
function TableRow({ table, games, href, action }) {
  const title = listed(filled(table).map(seatName)) || t("seat-empty");
  const note =
    table.phase === "lobby"
      ? t("open-note", {
          filled: filled(table).length,
          seats: table.seats.length,
          language: languageName(table.language),
        })
      : t("watch-row", { pace: paceWords(table, games), moves: table.seq });
  return html`<${Row}
    title=${title}
    note=${html`<${Seals} table=${table} pigment=${listedPigment} /> ${note}`}
    action=${html`<a class="button" href=${href} aria-label=${t("row-action", { action, title })}>${action}</a>`}
  />`;
}

/**
 * Tables by their games, in the order of the shelf.
 * @param {{tables: any[], games: any[], href: (table: import("../types.js").Table) => string, action: string}}
 *   props
 */
function ByGame({ tables, games, href, action }) {
  const played = [...new Set([...games.map(({ id }) => id), ...tables.map(({ game }) => game)])].filter((id) =>
    tables.some(({ game }) => game === id),
  );
  return played.map(
    (id) => html`
      <h3 class="eyebrow by-game" key=${id}>${fullName(games, id)}</h3>
      <ul class="rows" key=${`${id} rows`}>
        ${tables
          .filter(({ game }) => game === id)
          .map(
            (table) =>
              html`<${TableRow} key=${table.id} table=${table} games=${games} href=${href(table)} action=${action} />`,
          )}
      </ul>
    `,
  );
}

/** Games in their best moments. @param {{games: any[]}} props */
function Shows({ games }) {
  const shown = games.filter((game) => game.show);
  if (!shown.length) return null;
  return html`<${Section} id="shows" title=${t("watch-shows")}>
    <p class="small note">${t("watch-shows-lead")}</p>
    <ul class="shows">
      ${shown.map(
        (game) =>
          html`<li key=${game.id} class="game-card">
            <${ShowPicture} game=${game} />
            <div class="game-words">
              <p class="eyebrow">${gameWords(game, "publisher")}</p>
              <h3 class="game-title">${gameWords(game, "title")}</h3>
            </div>
          </li>`,
      )}
    </ul>
  <//>`;
}

/** Nothing is dragged with a finger. */
const byFinger = () => matchMedia("(hover: none)").matches;

function Upload() {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const take = async (/** @type {File | undefined} */ file) => {
    if (!file || busy) return;
    setBusy(true);
    try {
      const record = await upload("/api/records", file, "application/x-ndjson");
      toast(
        record.verified
          ? t("record-verified", { count: record.steps })
          : t("record-unverified", { count: record.steps }),
      );
      go(`/record/${record.id}`);
    } catch (error) {
      setBusy(false);
      complain(error);
    }
  };
  const stop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  return html`<div
    class=${`drop ${over ? "over" : ""}`}
    onDragOver=${stop}
    onDragLeave=${stop}
    onDrop=${(/** @type {DragEvent} */ event) => {
      stop(event);
      void take(event.dataTransfer?.files[0]);
    }}
  >
    <${Icon} name="upload" size=${26} />
    <p class="small">${byFinger() ? t("record-pick") : t("record-drop")}</p>
    <button class="button" aria-disabled=${busy ? "true" : undefined} onClick=${() => input.current?.click()}>
      ${busy ? t("record-checking") : t("record-choose")}
    </button>
    <input
      ref=${input}
      class="visually-hidden"
      type="file"
      accept=".ndjson,application/x-ndjson"
      tabindex="-1"
      aria-label=${t("record-choose")}
      onChange=${(/** @type {any} */ event) => take(event.currentTarget.files[0])}
    />
    <p class="note">${t("record-note")}</p>
  </div>`;
}

export default function Watch() {
  const games = ready(useAnswer("/api/games").answer?.games ?? []);
  const playing = useAnswer("/api/tables?phase=playing&limit=50", 20);
  const lobby = useAnswer("/api/tables?phase=lobby&limit=50", 20).answer?.tables ?? [];
  const over = useAnswer("/api/tables?phase=over&limit=50", 60).answer?.tables ?? null;
  useTitle(t("nav-watch"));
  const mine = myGames.value.filter((one) => one.table.phase === "over").map((one) => one.table);
  const known = new Set(mine.map((table) => table.id));
  const finished = [...mine, ...(over ?? []).filter((/** @type {any} */ table) => !known.has(table.id))];
  const tables = playing.answer?.tables ?? null;
  const open = lobby.filter((/** @type {any} */ table) => filled(table).length < table.seats.length);
  return html`
    <${Header} current="watch" />
    <main id="main" class="page" tabindex="-1">
      <h1 class="page-title">${t("watch-title")}</h1>
      <p class="page-lead">${t("watch-lead")}</p>
      <${Shows} games=${games} />
      <div class="two-columns">
        <div>
          ${
            open.length
              ? html`<${Section} id="open" title=${t("watch-open")}>
                  <${ByGame}
                    tables=${open}
                    games=${games}
                    href=${(/** @type {any} */ table) => `/t/${table.id}`}
                    action=${t("sit-down")}
                  />
                <//>`
              : null
          }
          <${Section} id="playing" title=${t("watch-playing")}>
            ${
              tables?.length
                ? html`<${ByGame}
                    tables=${tables}
                    games=${games}
                    href=${(/** @type {any} */ table) => `/t/${table.id}`}
                    action=${t("watch")}
                  />`
                : tables
                  ? html`<${Empty} text=${t("watch-playing-empty")}>
                      <a class="button" href="/new">${t("new-table")}</a>
                    <//>`
                  : playing.problem &&
                    html`<${Empty} text=${t("offline-text")}>
                      <button class="button" onClick=${playing.again}>${t("try-again")}</button>
                    <//>`
            }
          <//>
          <${Section} id="finished" title=${t("watch-finished")}>
            ${
              finished.length
                ? html`<${ByGame}
                    tables=${finished}
                    games=${games}
                    href=${(/** @type {any} */ table) => `/t/${table.id}/replay`}
                    action=${t("replay")}
                  />`
                : over && html`<${Empty} text=${t("watch-finished-empty")} />`
            }
          <//>
        </div>
        <${Section} id="upload" title=${t("record-title")}><${Upload} /><//>
      </div>
    </main>
  `;
}
