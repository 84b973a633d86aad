// The end of a game: who won, the points, luck, checkable chance, the story, and another game.

import { html } from "htm/preact";
import { useMemo, useState } from "preact/hooks";
import { formatter, t, wording } from "../i18n.js";
import { keepTable } from "../keep.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { Chart } from "../ui/chart.js";
import { copyText } from "../ui/controls.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { complain, toast } from "../ui/toast.js";
import { inWords } from "./annals.js";
import { DataNote } from "./corrected.js";
import { useLayout } from "./layout.js";
import { listedName } from "./names.js";
import { verify } from "./verify.js";

/** @typedef {import("./annals.js").Told} Told */

/**
 * @param {{
 *   env: import("./prompt.js").Env,
 *   game: import("../games/contract.js").GamePlugin,
 *   owner: string | undefined,
 *   board: () => void,
 *   ceremony: (() => void) | null,
 * }} props
 */
export function EndPage({ env, game, owner, board, ceremony }) {
  const { known, table, ctx, seat } = env;
  const large = useLayout().classes.includes("large");
  const told = useMemo(() => env.annals && inWords(ctx, env.annals), [env.annals, ctx, wording.value]);
  const order = table.seats
    .map((/** @type {any} */ one) => one.seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => table.places[a] - table.places[b]);
  const name = (/** @type {number} */ one) => listedName(table.seats, one, seat);
  const pigment = (/** @type {number} */ one) => pigmentOf(one, seat);
  const lines = (/** @type {number[][]} */ series) =>
    series.map((values, one) => ({ name: name(one), pigment: pigment(one), values, own: one === order[0] }));
  const title = t("end-title", { who: name(order[0]), you: order[0] === seat ? "yes" : "no" });
  const again = async () => {
    try {
      const made = await ask("POST", `/api/tables/${table.id}/rematch`, { token: owner });
      keepTable(made.table.id, {
        game: made.table.game,
        owner: made.owner,
        seats: made.seats,
        invitations: made.invitations,
      });
      go(`/t/${made.table.id}`);
    } catch (error) {
      complain(error);
    }
  };
  return html`<main class=${`end ${large ? "large" : ""}`} id="main" aria-busy=${told ? undefined : "true"}>
    <section class="end-left">
      <p class="eyebrow">${t("end-eyebrow")}</p>
      <h1 class="end-title serif">${title}</h1>
      <p class="small soft">${told?.summary}</p>
      <p class="note soft">${spanOf(known.log)}</p>
      <${DataNote} game=${table.game} data=${table.data} />
      <ol class="places">
        ${order.map(
          (/** @type {number} */ one, /** @type {number} */ place) => html`<li class=${place === 0 ? "first" : ""}>
            <span class="place serif">${table.places[one]}</span>
            <${Seal} pigment=${pigment(one)} size=${place === 0 ? 38 : 30} bot=${table.seats[one].state === "bot"} />
            <span class="place-words">
              <b class=${place === 0 ? "serif" : ""}>${name(one)}</b>
              <span class="small">${told?.seats[one]}</span>
            </span>
            <span class="serif place-score numbers">${table.scores[one]}</span>
          </li>`,
        )}
      </ol>
      <div class="end-answers">
        ${
          table.rematch
            ? html`<a class="button dark" href=${`/t/${table.rematch}`}>${t("end-rematch-there")}</a>`
            : owner
              ? html`<button type="button" class="button dark" onClick=${again}>${t("end-again")}</button>`
              : html`<a class="button dark" href="/new">${t("end-new")}</a>`
        }
        <a class="button" href=${`/t/${table.id}/replay`}>${t("end-replay")}</a>
        <button type="button" class="button" onClick=${board}>${t("end-board")}</button>
        ${ceremony && html`<button type="button" class="button" onClick=${ceremony}>${t("end-ceremony")}</button>`}
        <a class="button" href=${`/api/tables/${table.id}/record`} download=${`mappamundi-${table.id}.ndjson`}>
          ${t("end-record")}
        </a>
      </div>
    </section>
    <div class="end-middle">
      ${game.EndMore && html`<${game.EndMore} env=${env} ceremony=${ceremony} />`}
      ${
        told &&
        html`<section class="panel">
          <${Chart}
            title=${t("chart-title")}
            labels=${told.points.labels}
            series=${lines(told.points.series)}
            parts=${{ title: t("chart-parts-title"), labels: told.parts.labels, series: lines(told.parts.series) }}
          />
        </section>`
      }
      ${told && html`<${Luck} told=${told} name=${name} pigment=${pigment} table=${table} />`}
    </div>
    <section class="end-right" aria-labelledby="story-title">
      ${game.EndRail && html`<${game.EndRail} env=${env} />`}
      <header class="rail-head">
        <h2 class="panel-title" id="story-title">${t("story-title")}</h2>
        <span class="filters note">
          <button
            type="button"
            class="link"
            onClick=${() =>
              copyText([title, ...(told?.story ?? [])].join("\n\n")).then((done) => done && toast(t("story-copied")))}
          >
            ${t("story-copy")}
          </button>
          <button type="button" class="link" onClick=${() => share(title)}>${t("story-share")}</button>
        </span>
      </header>
      <div class="story serif">${told?.story.map((text) => html`<p>${text}</p>`)}</div>
      ${
        game.World &&
        html`<figure class="end-world">
          <${game.World} book=${ctx.book} view=${env.view} viewer=${seat} />
          <figcaption class="note">${t("end-world")}</figcaption>
        </figure>`
      }
    </section>
  </main>`;
}

/** When it ended and how long it took. @param {import("../types.js").Told[]} log */
function spanOf(log) {
  const [first, last] = [log[0]?.at, log[log.length - 1]?.at];
  if (!first || !last) return "";
  const unit = (/** @type {"day" | "hour" | "minute"} */ name, /** @type {number} */ value) =>
    formatter("NumberFormat", { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const minutes = Math.max(1, Math.round((last - first) / 60));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    days ? unit("day", days) : "",
    hours ? unit("hour", hours) : "",
    days ? "" : unit("minute", minutes % 60),
  ].filter(Boolean);
  const when = formatter("DateTimeFormat", { dateStyle: "medium", timeStyle: "short" }).format(last * 1000);
  return t("end-when", { when, span: parts.join(" ") });
}

/** The address of the game, by the device's own way of sharing or in the clipboard. @param {string} title */
async function share(title) {
  const url = `${location.origin}${location.pathname}`;
  if (navigator.share) await navigator.share({ title, url }).catch(() => {});
  else if (await copyText(url)) toast(t("rules-copied"));
}

/**
 * @param {{told: Told, name: (seat: number) => string, pigment: (seat: number) => number, table:
 *   import("../types.js").Table}} props
 */
function Luck({ told, name, pigment, table }) {
  const [checked, setChecked] = useState(/** @type {{sealed: boolean, rolled: boolean} | null} */ (null));
  const number = formatter("NumberFormat", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rows = [...told.luck].sort((a, b) => b.difference - a.difference);
  const most = Math.max(2, ...rows.map((row) => Math.abs(row.difference)));
  const seed = table.seed ? `${table.seed.slice(0, 4)}…${table.seed.slice(-4)}` : "";
  const rolls = told.rolls.length;
  const words = checked
    ? checked.sealed && checked.rolled
      ? t("verify-good", { seed, rolls })
      : checked.sealed
        ? t("verify-differs", { seed })
        : t("verify-bad", { seed })
    : t("verify-text", { seed, rolls });
  return html`<section class="panel luck" aria-labelledby="luck-title">
    <header class="rail-head">
      <h2 class="panel-title" id="luck-title">${t(rows.length ? "luck-title" : "luck-none-title")}</h2>
      ${rows.length > 0 && html`<span class="note soft">${t("luck-text")}</span>`}
    </header>
    ${!rows.length && html`<p class="small luck-none">${t("luck-none")}</p>`}
    ${
      rows.length > 0 &&
      html`<ul class="luck-rows">
        ${rows.map((row) => {
          const width = (50 * Math.abs(row.difference)) / most;
          const size = number.format(Math.abs(row.difference));
          // What is rounded to nothing has no sign.
          const sign = size === number.format(0) ? "" : row.difference > 0 ? "+" : "−";
          return html`<li>
            <span class="luck-name"><${Seal} pigment=${pigment(row.seat)} size=${20} /> ${name(row.seat)}</span>
            <span class="luck-bar">
              <svg viewBox="0 0 120 12" preserveAspectRatio="none" aria-hidden="true">
                <path class="luck-zero" d="M60 0V12" />
                ${["bar-solid", "bar-over"].map(
                  (kind) =>
                    html`<rect
                      class=${`${kind} seat-${pigment(row.seat)}`}
                      fill=${kind === "bar-over" ? `url(#pattern-${pigment(row.seat)})` : undefined}
                      x=${row.difference >= 0 ? 60 : 60 - width}
                      y="2"
                      width=${width}
                      height="8"
                      rx="1.500"
                    />`,
                )}
              </svg>
            </span>
            <b class="numbers luck-number">${sign}${size}</b>
            ${row.notes.map((note) => html`<span class="small numbers soft luck-words">${note}</span>`)}
          </li>`;
        })}
      </ul>`
    }
    <footer class="luck-foot">
      <p class="small soft" role="status">${words}</p>
      ${
        table.seed &&
        table.commitment &&
        html`<button
          type="button"
          class="button"
          onClick=${() => verify(table.seed ?? "", table.commitment ?? "", told.rolls).then(setChecked)}
        >
          ${t(rolls ? "verify-check" : "verify-check-seal")}
        </button>`
      }
    </footer>
    ${
      checked &&
      html`<dl class="seeds note">
        <dt>${t("verify-commitment")}</dt>
        <dd>${table.commitment}</dd>
        <dt>${t("verify-seed")}</dt>
        <dd>${table.seed}</dd>
      </dl>`
    }
  </section>`;
}
