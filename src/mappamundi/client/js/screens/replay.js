// Replay: a finished game at the reader's speed, forwards and backwards, and "what if" from any point.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useGame } from "../games/index.js";
import { t } from "../i18n.js";
import { keepTable, onlySeat, settings } from "../keep.js";
import { keepCreated } from "../mine.js";
import { Refused, ask } from "../net.js";
import { ReplayStore } from "../replay-store.js";
import { go } from "../router.js";
import { FollowChip } from "../show/follow.js";
import { Caption, Moments } from "../show/moments.js";
import { useScoring } from "../show/scoring.js";
import { useSounds } from "../show/sounds.js";
import { mainLine, sentenceOf } from "../show/told.js";
import { Chronicle, ChroniclePanel, useMoment } from "../table/chronicle.js";
import { DataMark } from "../table/corrected.js";
import { listedName } from "../table/names.js";
import { ScorePanel } from "../table/score.js";
import { makeUi } from "../table/state.js";
import { Blank, Failed, Loading } from "../ui/blank.js";
import { Choice, Icon } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { useAnswer, useTitle } from "../ui/lists.js";
import { still } from "../ui/motion.js";
import { useWorn } from "../ui/seal.js";
import { Rich, Rule, plain } from "../ui/text.js";
import { complain, toast } from "../ui/toast.js";

const SPEEDS = [1, 2, 4, 8];

/** Whether a key belongs to what has the focus, not to the page. @param {Event} event @param {string} key */
function taken(event, key) {
  const at = /** @type {HTMLElement} */ (event.target);
  if (at.closest("textarea, select, input:not([type=range]), [contenteditable]")) return true;
  return key === " " && !!at.closest("button, a, summary, label, [role=application], [role=grid]");
}

/** @param {{store: ReplayStore, source: {table?: string, record?: string}}} props */
function WhatIf({ store, source }) {
  const { table } = store.known.value;
  const move = store.move.value;
  const [wish, setWish] = useState(/** @type {number | null} */ (null));
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  if (gone || table.phase === "over") return null;
  // Whoever played goes on in the own seat, whoever's turn it is.
  const seat = wish ?? store.seat.value ?? table.to_act[0] ?? 0;
  const start = async () => {
    if (busy) return;
    setBusy(true);
    const name = settings.peek().name.trim();
    try {
      const created = await ask("POST", "/api/replays/what-if", {
        body: { ...source, step: move, seat, ...(name && { name }) },
      });
      keepCreated(created);
      keepTable(created.table.id, { copy: true });
      go(`/t/${created.table.id}`);
      toast(t("replay-what-if-here", { asked: table.to_act.includes(seat) ? "yes" : "no" }));
    } catch (error) {
      setBusy(false);
      if (error instanceof Refused && error.problem.status === 404) setGone(true);
      else complain(error);
    }
  };
  return html`<span class="what-if push">
    <label>
      <span class="visually-hidden">${t("replay-by-seat")}</span>
      <select
        value=${String(seat)}
        onChange=${(/** @type {any} */ event) => setWish(Number(event.currentTarget.value))}
      >
        ${table.seats.map(
          (one) =>
            html`<option value=${one.seat} selected=${one.seat === seat}>
              ${t("replay-as", { name: listedName(table.seats, one.seat, store.seat.value) })}
            </option>`,
        )}
      </select>
    </label>
    <button
      class="button"
      title=${t("replay-what-if-note")}
      aria-disabled=${busy ? "true" : undefined}
      onClick=${start}
    >
      ${t("replay-what-if")}
    </button>
  </span>`;
}

/**
 * To another turn, or where only some moments are shown to another of these.
 * @param {ReplayStore} store
 * @param {1 | -1} by
 */
function turn(store, by) {
  if (store.scenes.length) store.leap(by);
  else if (by > 0) store.nextTurn();
  else store.previousTurn();
}

/** @param {{store: ReplayStore, line: any, source: any, caption: any}} props */
function Bar({ store, line, source, caption }) {
  const move = store.move.value;
  const playing = store.theatre.playing.value;
  const over = store.known.value.table.phase === "over";
  const [jump, setJump] = useState("");
  const knob = (
    /** @type {any} */ icon,
    /** @type {string} */ label,
    /** @type {string} */ key,
    /** @type {() => void} */ run,
    off = false,
  ) =>
    html`<button
      class="button"
      aria-label=${label}
      title=${`${label} (${key})`}
      aria-keyshortcuts=${key}
      disabled=${off}
      onClick=${run}
    >
      <${Icon} name=${icon} />
    </button>`;
  const sentence = over ? t("replay-end") : line ? plain(line.text) : t("replay-start");
  return html`<section class=${`replay-bar ${store.scenes.length ? "brief" : ""}`} aria-label=${t("replay-controls")}>
    ${caption}
    <p class="eyebrow">${t("replay-eyebrow", { move: Math.min(move, store.moves), moves: store.moves })}</p>
    <h1 class="serif replay-sentence" aria-live=${playing ? "off" : "polite"}>
      ${over || !line ? sentence : html`<${Rich} text=${line.text} />`}
      ${" "}
      ${!over && line?.rule ? html`<${Rule} game=${store.table.value.game} number=${line.rule} />` : null}
    </h1>
    <input
      class="scrubber"
      type="range"
      min="0"
      max=${store.last}
      step="1"
      value=${move}
      aria-label=${t("replay-move")}
      aria-valuetext=${t("replay-spoken", { move, sentence })}
      onInput=${(/** @type {any} */ event) => store.go(event.currentTarget.valueAsNumber)}
    />
    <div class="replay-line">
      ${knob(
        "turn-back",
        t(store.scenes.length ? "moments-back" : "replay-turn-back"),
        "<",
        () => turn(store, -1),
        move === 0,
      )}
      ${knob("back", t("replay-step-back"), ",", () => store.go(move - 1), move === 0)}
      <button class="button dark replay-play" aria-keyshortcuts="Space" onClick=${() => store.toggle()}>
        <${Icon} name=${playing ? "pause" : "play"} />
        ${" "}
        ${playing ? t("replay-pause") : t("replay-play")}
      </button>
      ${knob("forward", t("replay-step"), ".", () => store.go(move + 1), move === store.last)}
      ${knob(
        "turn-forward",
        t(store.scenes.length ? "moments-next" : "replay-turn"),
        ">",
        () => turn(store, 1),
        move === store.last,
      )}
      <${Choice}
        label=${t("replay-speed")}
        hideLabel
        value=${store.speed.value}
        onChange=${(/** @type {number} */ speed) => (store.speed.value = speed)}
        options=${SPEEDS.map((value) => ({ value, label: t("replay-speed-value", { speed: value }) }))}
      />
      ${
        !store.scenes.length &&
        html`
          <form
            class="jump"
            onSubmit=${(/** @type {Event} */ event) => {
              event.preventDefault();
              if (jump) store.go(Number(jump));
              setJump("");
            }}
          >
            <label>
              <span class="visually-hidden">${t("replay-jump")}</span>
              <input
                type="number"
                inputmode="numeric"
                min="0"
                max=${store.moves}
                placeholder=${t("replay-move")}
                value=${jump}
                onInput=${(/** @type {any} */ event) => setJump(event.currentTarget.value)}
              />
            </label>
            <button class="button">${t("replay-go")}</button>
          </form>
          <${WhatIf} store=${store} source=${source} />
        `
      }
    </div>
  </section>`;
}

/**
 * @param {{
 *   replay: any,
 *   source: {table?: string, record?: string},
 *   game: import("../games/contract.js").GamePlugin,
 *   book: import("../types.js").Game["book"],
 *   scenes?: import("../wire.js").Scene[],
 *   play?: () => void,
 * }} props
 * `scenes` are all that is shown of it, and begin by themselves; whoever has seen them may `play` such a game
 */
export function Player({ replay, source, game, book, scenes, play }) {
  // Whoever played is told the game as at the table: "you" did this and that.
  const own = useMemo(() => (source.table ? onlySeat(source.table) : null), [source]);
  const store = useMemo(() => new ReplayStore(replay, game.turnOf, own, source, scenes), [replay, own]);
  const ui = useMemo(makeUi, [replay]);
  const ctx = useMemo(() => ({ book, viewer: own, seats: replay.start.table.seats }), [replay, book, own]);
  const chronicle = useMemo(() => new Chronicle(ctx), [ctx]);
  useTitle(`${t("replay-title")} · ${game.title(book)}`);
  useMoment(ui);
  useEffect(() => {
    const move = Number(location.hash.slice(1)) || 0;
    if (scenes && !move) {
      if (still()) store.go(scenes[0].first);
      else store.play(scenes[0]);
    } else {
      store.go(move || Math.max(0, game.begun ? store.moments.findIndex(({ view }) => game.begun?.(view)) : 0));
      // What has no turns to look for is watched.
      if (!move && game.begun && !still()) store.toggle();
    }
    return () => store.close();
  }, [store]);
  const move = store.move.value;
  const playing = store.theatre.playing.value;
  useEffect(() => {
    if (!playing) history.replaceState(null, "", `${location.pathname}${move ? `#${move}` : ""}`);
  }, [playing, move]);
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const keys = {
      f: () => (store.theatre.following.value = true),
      ",": () => store.go(store.move.peek() - 1),
      ".": () => store.go(store.move.peek() + 1),
      "<": () => turn(store, -1),
      ">": () => turn(store, 1),
    };
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || taken(event, event.key)) return;
      const run = event.key === " " ? () => store.toggle() : settings.peek().letters ? keys[event.key] : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  const known = store.known.value;
  useWorn(game.pigments?.(known.view, known.table) ?? null);
  const env = { store: /** @type {any} */ (store), ui, known, view: known.view, table: known.table, seat: own, ctx };
  const lines = chronicle.lines(known.log);
  const scoring = useScoring(env, game);
  // What else a step brought stands in the chronicle; its scoring is what is shown.
  const line = scoring
    ? { text: sentenceOf(ctx, scoring.step), rule: mainLine(scoring.step)?.rule }
    : lines[lines.length - 1];
  useSounds(env, game);
  const { Board, Timeline } = game;
  const caption =
    scenes && html`<${Caption} store=${store} game=${game} ctx=${ctx} record=${source.record ?? ""} play=${play} />`;
  return html`<div class="replay">
    <${Header}>
      <span class="replay-mark">${t("replay-mark")}</span>
      <${DataMark} game=${known.table.game} data=${known.table.data} />
      <${Timeline} env=${scoring?.env ?? env} />
    <//>
    ${game.ReplaySide && html`<${game.ReplaySide} env=${env} />`}
    <div class="replay-board">
      <${Board} store=${store} ui=${ui} />
      ${move > 0 && !game.whole && html`<${FollowChip} env=${env} />`}
      ${!game.whole && caption}
    </div>
    <main id="main" class="replay-dock" tabindex="-1">
      <${Bar} store=${store} line=${line} source=${source} caption=${game.whole && caption} />
    </main>
    <aside class="replay-rail">
      ${scenes && !scoring && html`<${Moments} store=${store} game=${game} ctx=${ctx} />`}
      ${
        scoring?.subject.body ??
        (game.Score ? html`<${game.Score} env=${env} />` : html`<${ScorePanel} env=${env} game=${game} />`)
      }
      <${ChroniclePanel} env=${env} game=${game} lines=${lines} />
      <p class="rail-part">
        <a
          class="button"
          download
          href=${source.table ? `/api/tables/${source.table}/record` : `/api/records/${source.record}`}
        >
          ${t("replay-record")}
        </a>
      </p>
    </aside>
  </div>`;
}

/** @param {{table?: string, record?: string}} props */
export default function Replay({ table, record }) {
  const source = useMemo(() => (table ? { table } : { record }), [table, record]);
  const { answer, problem, again } = useAnswer(table ? `/api/tables/${table}/replay` : `/api/records/${record}/replay`);
  const found = useGame(answer?.start.table.game, answer?.start.table, complain);
  if (problem?.status === 409)
    return html`
      <${Header} current="watch" clear />
      <${Blank} title=${t("replay-not-over")} href=${`/t/${table}`} button=${t("replay-watch-live")} />
    `;
  if (problem && !answer)
    return html`<${Header} current="watch" clear /><${Failed} problem=${problem} again=${again} />`;
  if (!answer || !found)
    return html`<${Header} current="watch" clear /><${Loading} /><${Blank} title=${t("record-checking")} />`;
  return html`<${Player} replay=${answer} source=${source} game=${found.plugin} book=${found.book} />`;
}
