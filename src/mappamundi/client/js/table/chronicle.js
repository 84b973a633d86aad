// The chronicle: the log as readable history, newest first; each line has its rule and shows its moment on the board.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { formatter, t } from "../i18n.js";
import { settings } from "../keep.js";
import { memo } from "../ui/memo.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { Rich, Rule, plain } from "../ui/text.js";
import { playerName } from "./names.js";
import { joins, lineText, sentence, together } from "./narration.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").Line} Shown */
/** @typedef {import("../wire.js").Line} Line */
/** @typedef {import("../wire.js").Told} Told */

/** Keeps the lines in step with the log: only what is new is told again. */
export class Chronicle {
  /** @param {import("../games/contract.js").Ctx} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    this.reset();
  }

  reset() {
    /** @type {Shown[]} */
    this.told = [];
    /** @type {Told[]} */
    this.heard = [];
    /** How each seat was last told to be. @type {Map<number, string>} */
    this.seats = new Map();
  }

  /** All lines of this log, oldest first. @param {Told[]} log @returns {Shown[]} */
  lines(log) {
    const follows = this.heard.length <= log.length && this.heard.every((told, n) => told === log[n]);
    const undone = log.slice(follows ? this.heard.length : 0).some((told) => told.kind === "undo");
    if (!follows || undone) {
      this.reset();
      for (const told of effective(log)) this.hear(told);
    } else for (const told of log.slice(this.heard.length)) this.hear(told);
    this.heard = log;
    return this.told;
  }

  /** @param {Told} entry */
  hear(entry) {
    const seat = entry.seat ?? -1;
    const at = TABLE[entry.kind]?.(this.ctx, entry, this.seats.get(seat));
    if (entry.kind === "seat") this.seats.set(seat, entry.state ?? "");
    if (at)
      this.told.push({
        seq: entry.seq,
        at: entry.at,
        seat: entry.seat ?? null,
        detail: "",
        rule: "",
        places: [],
        topic: "",
        heading: false,
        ...at,
      });
    for (const line of entry.lines ?? []) {
      const last = this.told[this.told.length - 1]?.said;
      // More of the same joins the line before.
      if (last && joins(last, line))
        this.told.splice(-1, 1, { ...this.shown(entry, together(last, line)), news: lineText(this.ctx, line) });
      else this.told.push(this.shown(entry, line));
    }
  }

  /** @param {Told} entry @param {Line} line @returns {Shown} */
  shown({ seq, at }, line) {
    const detail = line.detail ? plain(sentence(this.ctx, line.detail)) : "";
    return {
      seq,
      at,
      seat: line.seat ?? null,
      text: lineText(this.ctx, line),
      detail,
      rule: line.rule ?? "",
      places: line.places ?? [],
      topic: line.topic ?? "",
      heading: !!line.heading,
      said: line,
    };
  }
}

/**
 * What happens at the table rather than in the game; `before` is how the seat was.
 * @type {Record<
 *   string,
 *   (ctx: import("../games/contract.js").Ctx, told: Told, before?: string) => Partial<Shown> & {text: string} | null
 * >}
 */
const TABLE = {
  start: () => ({ text: t("chronicle-start") }),
  seat: (ctx, told, before) => {
    const seat = /** @type {number} */ (told.seat);
    // Somebody looks something up and is back: that is no history before a bot has had to play.
    if (told.state === "away" || (told.state === "human" && before === "away")) return null;
    return {
      text: t(`chronicle-seat-${told.state}`, {
        you: seat === ctx.viewer ? "yes" : "no",
        who: told.name ?? playerName(ctx.seats, seat),
      }),
    };
  },
  vote: (ctx, told) => {
    const seat = /** @type {number} */ (told.seat);
    return {
      text: t(`chronicle-vote-${told.state}`, {
        you: seat === ctx.viewer ? "yes" : "no",
        who: playerName(ctx.seats, seat),
      }),
    };
  },
  end: (_, told) => (told.state === "agreement" ? { text: t("chronicle-agreed"), heading: true } : null),
};

/** The log without what was taken back. @param {import("../types.js").Told[]} log */
function effective(log) {
  /** @type {any[]} */
  const kept = [];
  for (const told of log) {
    if (told.kind !== "undo") kept.push(told);
    else {
      const last = kept.map((one) => one.kind).lastIndexOf("step");
      if (last >= 0) kept.splice(last, 1);
    }
  }
  return kept;
}

/**
 * The last lines, newest first; a heading stands above what came after it.
 * @param {Shown[]} lines
 * @param {number} count
 */
function newestFirst(lines, count) {
  const from = Math.max(0, lines.length - count);
  const all = lines.map((line, at) => ({ line, at }));
  const before = all
    .slice(0, from)
    .reverse()
    .find(({ line }) => line.heading);
  /** @type {{line: Shown, at: number}[]} */
  const shown = [];
  /** @type {{line: Shown, at: number}[]} */
  let section = [];
  for (const one of [...all.slice(from).reverse(), ...(before ? [before] : [])]) {
    section.push(one);
    if (!one.line.heading) continue;
    shown.push(one, ...section.slice(0, -1));
    section = [];
  }
  return [...shown, ...section];
}

/** Where the last three things that happened begin. @param {Shown[]} lines */
function lastThree(lines) {
  let [at, found] = [lines.length, 0];
  while (at > 0 && found < 3) if (!lines[--at].heading) found++;
  return at;
}

/** Lines at first, and how many pages more at a time: each line in the page makes every move a little slower. */
const PAGE = 24;
const MORE = 4;

/**
 * @param {{env: Env, game: GamePlugin, lines: Shown[], missed?: [number, number]}} props `missed`: the entries that
 *   came while the connection was gone
 */
export function ChroniclePanel({ env, game, lines, missed = [0, 0] }) {
  const { ui } = env;
  const [pages, setPages] = useState(1);
  const filter = ui.filter.value;
  const kept = filter === "all" ? lines : lines.filter((line) => line.topic === filter || line.heading);
  const shown = newestFirst(kept, PAGE * pages);
  const fresh = lastThree(kept);
  return html`<section class="rail-part chronicle" id="chronicle" aria-labelledby="chronicle-title">
    <header class="rail-head">
      <h2 class="panel-title" id="chronicle-title">${t("chronicle-title")}</h2>
      <span class="filters note" role="group" aria-label=${t("chronicle-filter")}>
        ${["all", ...game.filters].map(
          (name) =>
            html`<button
              type="button"
              class="link"
              aria-pressed=${filter === name}
              onClick=${() => (ui.filter.value = name)}
            >
              ${t(`chronicle-${name}`)}
            </button>`,
        )}
      </span>
    </header>
    <ol class="lines">
      ${shown.map(
        ({ line, at }) =>
          html`<${LineRow}
            key=${`${line.seq}-${at}`}
            ui=${ui}
            game=${env.table.game}
            viewer=${env.seat}
            pigment=${settings.value.pigment}
            line=${line}
            text=${line.text}
            fresh=${at >= fresh}
            on=${line.seq > 0 && ui.moment.value?.seq === line.seq}
            missed=${line.seq > missed[0] && line.seq <= missed[1]}
          />`,
      )}
    </ol>
    ${
      kept.length > PAGE * pages &&
      html`<button type="button" class="button quiet" onClick=${() => setPages(pages + MORE)}>
        ${t("chronicle-earlier")}
      </button>`
    }
    ${!lines.length && html`<p class="small soft">${t("chronicle-empty")}</p>`}
  </section>`;
}

/**
 * What happened last is said whether the chronicle is open or not, unless it was `heard` in the show: all of that step,
 * and nothing of what came before it.
 * @param {{lines: Shown[], heard?: number}} props
 */
export function ChronicleLog({ lines, heard = 0 }) {
  const seq = lines[lines.length - 1]?.seq ?? 0;
  const last = lines.slice(-PAGE).filter((line) => line.seq === seq);
  return html`<div class="visually-hidden" role="log" aria-live="polite">
    ${seq > heard ? last.map(({ text, news }) => plain(news ?? text)).join(" ") : ""}
  </div>`;
}

/**
 * One line, drawn again only when it changes.
 * @type {(props: {
 *   ui: import("./state.js").Ui,
 *   game: string,
 *   viewer: number | null,
 *   pigment: number | null,
 *   line: Shown,
 *   text: string,
 *   fresh: boolean,
 *   missed: boolean,
 *   on: boolean,
 * }) => any}
 */
const LineRow = memo(({ ui, game, viewer, line, text, fresh, missed, on }) => {
  if (line.heading) return html`<li class="line heading"><h3 class="eyebrow">${plain(text)}</h3></li>`;
  const when = line.at
    ? formatter("DateTimeFormat", { dateStyle: "short", timeStyle: "short" }).format(line.at * 1000)
    : "";
  const show = () => {
    const places = [...new Set(line.places)];
    ui.moment.value = on ? null : { seq: line.seq, places };
    // While something can be chosen, the focus stays on what the gilt action concerns.
    if (!on && places.length && !ui.lit.peek()) ui.focus.value = places[places.length - 1];
  };
  // Under the pointer its places light up, unless a moment is being shown.
  const point = (/** @type {string[] | null} */ places) => {
    if (!ui.moment.peek()?.seq) ui.moment.value = places?.length ? { seq: 0, places } : null;
  };
  // Not a button element: those cannot run over several lines like text.
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  return html`<li
    data-seq=${line.seq}
    class=${`line ${fresh ? "fresh" : ""} ${missed ? "missed" : ""} ${on ? "on" : ""}`}
    onMouseEnter=${() => point(line.places)}
    onMouseLeave=${() => point(null)}
  >
    <span class="line-seal">
      ${line.seat !== null && html`<${Seal} pigment=${pigmentOf(line.seat, viewer)} standing=${false} size=${17} />`}
    </span>
    <p class="serif">
      ${missed && html`<span class="visually-hidden">${t("chronicle-missed")} </span>`}
      <span
        role="button"
        tabindex="0"
        class="line-text"
        title=${[line.detail, when].filter(Boolean).join(" · ")}
        aria-pressed=${on}
        onClick=${show}
        onKeyDown=${press}
      >
        <${Rich} text=${text} />
      </span>
      ${" "}
      <${Rule} game=${game} number=${line.rule} />
    </p>
  </li>`;
});

/** How long a moment stays on the board, and how much of that as it was before. */
const MOMENT = 6000;
const BEFORE = 700;

/**
 * A moment shown on the board goes by itself; where the store remembers, first as it was before, then after.
 * @param {import("./state.js").Ui} ui
 * @param {import("../store.js").TableStore} [store]
 */
export function useMoment(ui, store) {
  const seq = ui.moment.value?.seq ?? 0;
  useEffect(() => {
    if (seq <= 0) return;
    const look = (/** @type {number | null} */ at) => {
      if (store) store.look.value = at;
    };
    look(seq - 1);
    const timers = [setTimeout(() => look(seq), BEFORE), setTimeout(() => (ui.moment.value = null), MOMENT)];
    return () => {
      timers.forEach(clearTimeout);
      look(null);
    };
  }, [seq]);
}
