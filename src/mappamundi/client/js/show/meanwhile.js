// Meanwhile: what the others did since your last turn, a row for each of theirs, under where everybody stands; once you
// act, one line of the score. What they touched stays outlined on the board until then. Never a dialog, and nobody has
// to close it.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { formatter, listed, t } from "../i18n.js";
import { listedName, playerName } from "../table/names.js";
import { Cap } from "../table/prompt.js";
import { signed } from "../table/score.js";
import { Icon } from "../ui/controls.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { clockOf, secondsInWords, secondsOf, stepsOf } from "./replaying.js";
import { Standing } from "./standing.js";

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").Turn} Turn */

/**
 * What happened since the viewer's last turn: the turns of others in the order of play, and all that the viewer lost.
 * @typedef {{
 *   key: string,
 *   title: string,
 *   rows: Turn[],
 *   losses: import("../games/contract.js").Loss[],
 *   balance: {lost: string, held: string},
 *   acted: boolean,
 * }} Meanwhile
 */

/** More rows than this fold: whoever took something from you stays open. */
const OPEN = 4;
/** Who was away for so many seconds is told since when. */
const ABSENCE = 300;

/** When this seat left the table for long, at or after that entry of the log. @param {Env} env @param {number} after */
function absence({ known, seat }, after) {
  /** @type {import("../wire.js").Told | null} */
  let left = null;
  for (const told of known.log) {
    if (told.kind !== "seat" || told.seat !== seat || told.seq <= after) continue;
    if (told.state !== "human") left ??= told;
    else if (left && told.at - left.at < ABSENCE) left = null;
  }
  return left;
}

/** "2 hours ago". @param {number} at seconds since 1970 */
function ago(at) {
  const minutes = Math.max(1, Math.round((Date.now() / 1000 - at) / 60));
  const [value, unit] =
    minutes < 90
      ? [minutes, "minute"]
      : minutes < 36 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return formatter("RelativeTimeFormat", { numeric: "always" }).format(
    -value,
    /** @type {Intl.RelativeTimeFormatUnit} */ (unit),
  );
}

/** Whether a turn took something from a seat. @param {Turn} turn @param {number | null} seat */
const robbed = (turn, seat) => turn.lost.some((loss) => loss.seat === seat);

/**
 * The rows as they stand below each other: where there are many, the ones who took something from you come first.
 * @param {Turn[]} rows
 * @param {number | null} seat
 */
const inOrder = (rows, seat) =>
  rows.length > OPEN
    ? [...rows].sort((a, b) => Number(robbed(b, seat)) - Number(robbed(a, seat)) || a.from - b.from)
    : rows;

/**
 * What happened since the last turn of the viewer, whose turn it is; null where there is nothing to tell.
 * @param {Env} env
 * @param {GamePlugin} game
 * @returns {Meanwhile | null}
 */
function meanwhileOf(env, game) {
  const { known, seat, ctx } = env;
  const turns = game.turns(known.log, ctx);
  const now = turns[turns.length - 1];
  if (seat === null || now?.seat !== seat || now.to) return null;
  const own = turns.filter((turn) => turn.seat === seat && turn !== now);
  const last = own[own.length - 1];
  const rows = turns.filter((turn) => turn.seat !== seat && turn.to > (last?.to ?? 0));
  if (!rows.length) return null;
  const left = absence(env, last?.to ?? 0);
  const losses = rows.flatMap((turn) => turn.lost.filter((loss) => loss.seat === seat));
  const steps = known.log.filter((told) => told.seq > now.from);
  const acts = steps.reduce(
    (sum, told) => sum + Number(told.kind === "step" && told.seat === seat) - Number(told.kind === "undo"),
    0,
  );
  const title = left ? t("meanwhile-left", { ago: ago(left.at) }) : t(last ? "meanwhile-since" : "meanwhile-first");
  return { key: `meanwhile ${now.from}`, title, rows, losses, balance: game.balance(env, losses), acted: acts > 0 };
}

/**
 * Which places of the board to outline: whoever took them last, and whether they were the viewer's.
 * @param {Meanwhile} found
 * @param {Turn | null} only
 * @returns {Map<string, import("../table/state.js").Touched>}
 */
function touchedBy({ rows, losses }, only) {
  /** @type {Map<string, import("../table/state.js").Touched>} */
  const places = new Map();
  for (const turn of only ? [only] : rows)
    for (const { place } of turn.took) places.set(place, { seat: turn.seat, lost: false });
  for (const { place } of losses) {
    const taken = places.get(place);
    if (taken || !only || only.lost.some((loss) => loss.place === place))
      places.set(place, { seat: taken?.seat ?? null, lost: true });
  }
  return places;
}

/**
 * Meanwhile as the frame uses it: what happened, the outlines on the board, the keys, and what the prompt adds.
 * @param {Env} env @param {GamePlugin} game
 */
export function useMeanwhile(env, game) {
  const { known, ui, store } = env;
  // Not before the last of it was seen.
  const watching = store.theatre.watching.value;
  const found = useMemo(() => (watching ? null : meanwhileOf(env, game)), [known.log, env.ctx, known.view, watching]);
  /**
   * Which row's places alone are outlined, and whether outlines are wanted: as long as nothing was done, unless said
   * otherwise.
   */
  const [only, setOnly] = useState(/** @type {number | null} */ (null));
  const [wanted, want] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    setOnly(null);
    want(null);
  }, [found?.key]);
  // What has folded stays so, though the one action is taken back.
  const begun = useRef("");
  if (found?.acted) begun.current = found.key;
  const folded = !!found && begun.current === found.key;
  const row = found?.rows.find((turn) => turn.from === only) ?? null;
  const shown = !!found && (wanted ?? (!found.acted || row !== null));
  useEffect(() => {
    if (found?.acted) want(null);
  }, [found?.acted]);
  useLayoutEffect(() => {
    if (found && shown) ui.touched.value = { places: touchedBy(found, row), shown: true };
    else if (ui.touched.peek()?.shown)
      ui.touched.value = { places: ui.touched.peek()?.places ?? new Map(), shown: false };
  }, [found, shown, row]);
  // What this page has not seen, because it was loaded since, the server still knows; without it there is nothing to
  // replay.
  const kept = store.theatre.moments.value[0]?.known.seq ?? 0;
  const from = found?.rows[0].from ?? kept;
  useEffect(() => {
    if (from < kept) void store.recall(from).catch(() => {});
  }, [from, from < kept]);
  if (!found) return null;
  const toggle = () => want(!shown);
  const play = (/** @type {Turn[]} */ turns) => store.theatre.replay(stepsOf(store, turns));
  /** @type {Record<string, () => void>} */
  const keys = { o: toggle, r: () => play(found.rows) };
  inOrder(found.rows, env.seat)
    .slice(0, 5)
    .forEach((turn, n) => (keys[`Shift+${n + 1}`] = () => play([turn])));
  const told = { count: found.rows.length, lost: found.balance.lost };
  const aside = found.acted
    ? null
    : {
        text: t("meanwhile-went-by", told),
        spoken: t(found.losses.length ? "meanwhile-spoken-lost" : "meanwhile-spoken", told),
        action: { id: "outlines", label: t(shown ? "meanwhile-hide" : "meanwhile-show"), key: "o", run: toggle },
      };
  const choose = (/** @type {Turn} */ turn) => setOnly(turn.from === only ? null : turn.from);
  const props = { env, game, found, only, choose, play };
  return {
    ...found,
    keys,
    aside,
    folded,
    body: folded ? html`<${MeanwhileLine} ...${props} />` : html`<${MeanwhilePanel} ...${props} standing />`,
  };
}

/**
 * @param {{
 *   env: Env,
 *   game: GamePlugin,
 *   found: Meanwhile,
 *   only: number | null,
 *   choose: (turn: Turn) => void,
 *   play: (turns: Turn[]) => void,
 *   standing?: boolean,
 * }} props
 */
function MeanwhilePanel({ env, game, found, only, choose, play, standing = false }) {
  const { seat, store } = env;
  const { rows, losses, balance } = found;
  const [unfolded, unfold] = useState(/** @type {number[]} */ ([]));
  const folds = rows.length > OPEN;
  return html`<section class="rail-part meanwhile" id="first" aria-labelledby="meanwhile-title">
    ${standing && html`<${Standing} env=${env} game=${game} />`}
    <header class="rail-head">
      <h2 class="panel-title" id="meanwhile-title">${found.title}</h2>
      ${
        stepsOf(store, rows).length > 0 &&
        html`<button
          type="button"
          class="button play-all"
          aria-keyshortcuts="r"
          aria-label=${t("meanwhile-replay-all")}
          onClick=${() => play(rows)}
        >
          <${Icon} name="play" size=${14} />
          ${" "}
          ${t("meanwhile-all")}
          ${" "}
          <${Cap} of="r" />
        </button>`
      }
    </header>
    <p class="small soft">
      ${losses.length ? t("meanwhile-lost", { lost: balance.lost }) : t("meanwhile-nothing-lost")}
      ${" "}
      ${balance.held}
    </p>
    <ol class="m-rows">
      ${inOrder(rows, seat).map((turn) => {
        const open = !folds || robbed(turn, seat) || unfolded.includes(turn.from);
        const steps = stepsOf(store, [turn]);
        const seconds = secondsOf(steps);
        return html`<li key=${turn.from} class=${`m-row ${turn.from === only ? "on" : ""} ${open ? "" : "folded"}`}>
          <${TurnRow}
            env=${env}
            turn=${turn}
            open=${open}
            on=${turn.from === only}
            press=${() => (open ? choose(turn) : unfold([...unfolded, turn.from]))}
          />
          ${
            steps.length > 0 &&
            html`<button
              type="button"
              class="button m-play"
              aria-label=${t("meanwhile-replay", {
                who: playerName(env.table.seats, turn.seat),
                length: secondsInWords(seconds),
              })}
              onClick=${() => play([turn])}
            >
              <${Icon} name="play" size=${14} />
              ${" "}
              <span class="numbers m-length">${clockOf(seconds)}</span>
            </button>`
          }
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * Once the player has begun, all of it in a line; it opens where it stands.
 * @param {{
 *   env: Env,
 *   game: GamePlugin,
 *   found: Meanwhile,
 *   only: number | null,
 *   choose: (turn: Turn) => void,
 *   play: (turns: Turn[]) => void,
 * }} props
 */
function MeanwhileLine(props) {
  const { losses, balance } = props.found;
  const [open, setOpen] = useState(false);
  const said = losses.length ? t("meanwhile-lost", { lost: balance.lost }) : t("meanwhile-nothing-lost");
  return html`<div class="m-line">
    <button type="button" class="m-fold small" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <b>${t("tab-meanwhile")}</b>
      ${" "}
      <span class="soft">${said}</span>
      ${" "}
      <span aria-hidden="true">${open ? "▴" : "▾"}</span>
    </button>
    ${open && html`<${MeanwhilePanel} ...${props} />`}
  </div>`;
}

/**
 * What points were for, each name once: an area or buildings may be scored twice in a turn.
 * @param {Turn["gains"]} gains
 * @returns {[string, number][]}
 */
export function together(gains) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { name, points } of gains) sums.set(name, (sums.get(name) ?? 0) + points);
  return [...sums];
}

/**
 * A turn in a row: what was taken, what you lost, what the points were for.
 * @param {{env: Env, turn: Turn, open: boolean, on: boolean, press: () => void}} props
 */
function TurnRow({ env, turn, open, on, press }) {
  const { table, seat } = env;
  const lost = turn.lost.filter((loss) => loss.seat === seat).map((loss) => loss.text);
  const took = turn.took.map(({ name }) => name);
  const name = listedName(table.seats, turn.seat, seat);
  const gains = together(turn.gains);
  const parts = gains.map(([name, points]) => t("meanwhile-part", { name, points }));
  const spoken = [
    t("meanwhile-row", { who: name, title: turn.title, count: took.length, took: listed(took) }),
    ...(lost.length ? [t("meanwhile-row-lost", { lost: lost.join(", ") })] : []),
    t("meanwhile-row-scored", { points: turn.points, parts: parts.length ? listed(parts) : "–" }),
  ].join(" ");
  return html`<button
    type="button"
    class="m-press"
    aria-pressed=${open ? on : undefined}
    aria-expanded=${open ? undefined : false}
    aria-label=${spoken}
    onClick=${press}
  >
    <span class="m-head">
      <${Seal} pigment=${pigmentOf(turn.seat, seat)} size=${28} bot=${table.seats[turn.seat]?.state === "bot"} />
      <span class="m-who"><b>${name}</b> <span class="serif">${turn.title}</span></span>
      <span class="m-points serif">${signed(turn.points)}</span>
    </span>
    ${
      open &&
      html`<span class="m-facts">
        <span class="m-label">${t("meanwhile-took", { count: took.length })}</span>
        <span class="serif m-more">${took.join(", ")}</span>
        ${
          lost.length > 0 &&
          html`<b class="m-label">${t("meanwhile-you-lost")}</b><b class="serif">${lost.join(", ")}</b>`
        }
        <span class="m-label m-more">${t("meanwhile-scored")}</span>
        <span class="m-parts m-more">
          ${
            gains.length
              ? gains.map(([name, points]) => html`<span>${name} <b class="numbers">${points}</b></span> `)
              : "–"
          }
        </span>
      </span>`
    }
  </button>`;
}
