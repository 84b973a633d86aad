// The page between two parts of a game: standings, who led what, who stands where, what changes. Nobody waits for it:
// the choosing goes on behind it.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { seriesOf, useAnnals } from "../table/annals.js";
import { listedName } from "../table/names.js";
import { Cap } from "../table/prompt.js";
import { roleOf, signed, standings } from "../table/score.js";
import { Chart } from "../ui/chart.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { stepsOf } from "./replaying.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").Between} Between */

/**
 * Whether the viewer has done something since the last part of the game was over: then the page was seen.
 * @param {Env} env
 * @param {GamePlugin} game
 */
function acted({ known, seat, ctx }, game) {
  const turns = game.turns(known.log, ctx);
  const over = turns[turns.length - 1]?.to ?? 0;
  return seat !== null && known.log.some((told) => told.kind === "step" && told.seat === seat && told.seq > over);
}

/**
 * The page, as long as it is there to be looked at, and what the prompt says on it.
 * @param {Env} env @param {GamePlugin} game
 */
export function useInterlude(env, game) {
  const { known, seat, store, ui } = env;
  const between = useMemo(() => game.interlude(env), [known.log, env.ctx, known.view]);
  /** The page itself, the map in its place, or neither any more. */
  const [place, go] = useState(/** @type {"page" | "map" | "gone"} */ ("page"));
  const key = between?.key ?? "";
  useEffect(() => go(key && acted(env, game) ? "gone" : "page"), [key]);
  if (!between || place === "gone") return null;
  const mine = store.mine.value && known.legal.length > 0;
  const page = place === "page";
  const played = game
    .turns(known.log, env.ctx)
    .filter((turn) => between.led.some((one) => one.turn.from === turn.from));
  const again = stepsOf(store, played).length ? () => store.theatre.replay(stepsOf(store, played)) : null;
  /** @param {Prompt} base what would be said without the page @returns {Prompt} */
  const prompt = (base) => {
    const why =
      seat === null
        ? []
        : [
            {
              id: "why",
              label: t("interlude-why", { points: known.view.scores[seat] }),
              key: "y",
              run: () => (ui.open.value = "last"),
            },
          ];
    const look = {
      id: "look",
      label: t(page ? "interlude-map" : "interlude-page"),
      key: "m",
      run: () => go(page ? "map" : "page"),
    };
    const choose = { id: "choose", label: between.choose, key: "Enter", primary: true, run: () => go("gone") };
    return {
      ...base,
      full: false,
      dialog: undefined,
      rows: [],
      lit: null,
      press: undefined,
      keys: again ? { r: again } : {},
      undo: null,
      rule: "",
      // Whoever is asked is told so even while the others' last moves are shown.
      sentence: between.asks || between.waits || base.sentence,
      facts: between.order,
      actions: mine ? [choose, look, ...why] : [look, ...why, ...base.actions.filter(({ id }) => id === "orders")],
    };
  };
  return { page, prompt, body: html`<${Interlude} env=${env} game=${game} between=${between} again=${again} />` };
}

/** @param {{env: Env, game: GamePlugin, between: Between, again: (() => void) | null}} props */
function Interlude({ env, game, between, again }) {
  return html`<section class="interlude" aria-label=${t("interlude-label")}>
    <header class="interlude-head">
      <div><p class="eyebrow">${between.eyebrow}</p><p class="page-title serif">${between.title}</p></div>
      ${
        again &&
        html`<button type="button" class="link again" aria-keyshortcuts="r" onClick=${again}>
          ${t("interlude-again")}
          ${" "}
          <${Cap} of="r" />
        </button>`
      }
    </header>
    <div class="interlude-columns">
      <${Standings} env=${env} game=${game} between=${between} />
      <div class="interlude-panel">
        <${Led} env=${env} between=${between} />
        <${Stands} env=${env} stands=${between.stands} />
      </div>
      <${Changes} between=${between} />
    </div>
  </section>`;
}

/** @param {{env: Env, game: GamePlugin, between: Between}} props */
function Standings({ env, game, between }) {
  const { seat, table, ctx, store } = env;
  const annals = useAnnals(store, between.key);
  // The part to come has no points yet.
  const { labels, series } = annals ? seriesOf(ctx, annals.points) : { labels: [], series: [] };
  const over = labels.length - 1;
  return html`<div class="interlude-panel standings" aria-busy=${annals ? undefined : "true"}>
    <header class="rail-head">
      <h2 class="panel-title">${t("interlude-standings")}</h2>
      <span class="note">${between.after}</span>
    </header>
    <ol class="places">
      ${standings(env, game).map(
        (/** @type {any} */ row, /** @type {number} */ n) => html`<li
          key=${row.seat}
          class=${row.seat === seat ? "own" : ""}
        >
          <span class="place numbers serif">${n + 1}</span>
          <${Seal} pigment=${pigmentOf(row.seat, seat)} size=${26} bot=${row.info.state === "bot"} />
          <span class="place-name">
            <b>${row.name}</b>
            ${" "}
            <small>${row.seat === seat ? roleOf(row.info, true) || null : null}</small>
          </span>
          <span class="small soft">${between.gains[row.seat]}</span>
          <span class="place-score numbers serif">${row.score}</span>
        </li>`,
      )}
    </ol>
    ${between.apart}
    ${
      annals &&
      html`<${Chart}
        title=${t("interlude-chart")}
        heading="h3"
        narrow
        labels=${labels.slice(0, over)}
        series=${series.map((values, one) => ({
          name: listedName(table.seats, one, seat),
          pigment: pigmentOf(one, seat),
          values: values.slice(0, over),
          own: one === seat,
        }))}
      />`
    }
  </div>`;
}

/** @param {{env: Env, between: Between}} props */
export function Led({ env, between }) {
  const { seat, table } = env;
  return html`<section class="led" aria-labelledby="led-title">
    <header class="rail-head">
      <h2 class="panel-title" id="led-title">${t("interlude-who-led")}</h2>
      <span class="note">${t("interlude-points")}</span>
    </header>
    <ul class="plain-list">
      ${between.led.map(
        ({ turn, way, note }) => html`<li key=${turn.from} class="led-row">
          <${Seal} pigment=${pigmentOf(turn.seat, seat)} size=${24} />
          <span>
            <span class="serif led-title">${turn.title}</span>
            ${" "}
            <span class="small soft">
              ${turn.seat === seat ? t("score-you") : listedName(table.seats, turn.seat, seat)} · ${way}
            </span>
            <br />
            <span class="small">${note}</span>
          </span>
          <b class="serif numbers led-points">${signed(turn.points)}</b>
        </li>`,
      )}
    </ul>
    ${between.unled && html`<p class="serif unled">${between.unled}</p>`}
  </section>`;
}

/** @param {{env: Env, stands: Between["stands"]}} props */
export function Stands({ env, stands }) {
  const { seat, table } = env;
  return html`<section class="stands" aria-labelledby="stands-title">
    <h3 class="eyebrow" id="stands-title">${t("interlude-stands")}</h3>
    <ul class="plain-list">
      ${stands.map(
        ({ id, name, swatch, seats, word }) => html`<li key=${id} class="stand-row">
          <i class=${`swatch ${swatch}`} aria-hidden="true" />
          <span>${name}</span>
          <span class="stand-seals">
            ${seats.map(
              (one) =>
                html`<${Seal}
                  pigment=${pigmentOf(one, seat)}
                  standing=${false}
                  size=${17}
                  label=${listedName(table.seats, one, seat)}
                />`,
            )}
          </span>
          <span class="small">${word}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}

/** The three values of a place, or that it has none. @param {{values: number[], kind: string}} props */
const Values = ({ values, kind }) =>
  html`<span class=${`steps ${kind}`} aria-hidden="true">
    ${values.length ? values.map((value) => html`<b>${value}</b>`) : html`<b class="none">${t("interlude-none")}</b>`}
  </span>`;

/** @param {{between: Between}} props */
function Changes({ between }) {
  const said = (/** @type {number[]} */ values) => values.join(", ") || t("interlude-none");
  return html`<div class="interlude-panel changes">
    <header class="rail-head">
      <h2 class="panel-title">${t("interlude-changes")}</h2>
      <span class="note">${between.spans}</span>
    </header>
    <div class="changes-map">${between.Picture}</div>
    <ul class="plain-list">
      ${between.changes.map(
        ({ id, name, swatch, note, before, after }) => html`<li key=${id} class="change-row">
          <i class=${`swatch ${swatch}`} aria-hidden="true" />
          <span>${name} <span class="small soft">· ${note}</span></span>
          <span class="change-values">
            <${Values} values=${before} kind="before" />
            <span aria-hidden="true">→</span>
            <${Values} values=${after} kind="after" />
            <span class="visually-hidden">${t("interlude-from-to", { from: said(before), to: said(after) })}</span>
          </span>
        </li>`,
      )}
    </ul>
    ${between.keeps && html`<p class="small soft">${between.keeps}</p>`}
  </div>`;
}
