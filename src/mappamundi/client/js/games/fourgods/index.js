// 4 Gods as the table's frame sees it.

import { t } from "../../i18n.js";
import { loadBook } from "./book.js";
import { Board } from "./board.js";
import { DISCARDS } from "./discards.js";
import { CountRail, Finale, MountedSheet } from "./counted.js";
import { pigmentOfSeat } from "./gods.js";
import { NEXT, keys } from "./keys.js";
import { lead, point } from "./leading.js";
import { aim, facts, reasons } from "./lesson.js";
import { Beside } from "./lesson-side.js";
import { pausable, setPaused } from "../../table/pause.js";
import { godsOf, hides, worldOf } from "./model.js";
import { playOf } from "./play.js";
import { prompt } from "./prompt.js";
import { ReplaySide } from "./replay-side.js";
import { Score } from "./rail.js";
import { sounds } from "./sounds.js";
import { TimeAndPause, Timeline, headline } from "./timeline.js";

/** Nothing of the kind. */
const none = () => null;

/** @type {import("../contract.js").GamePlugin<import("./types.js").Game>} */
export default {
  load: loadBook,
  title: (book) => book.facts.title,
  pigments: (view, table) =>
    table.seats.map(({ seat }) => pigmentOfSeat(view ? godsOf(view, seat) : [], seat, hides(table))),
  turnOf: ({ phase, turn }) => `${phase} ${turn?.seat ?? ""}`,
  sounds,
  filters: ["cities", "points"],
  whole: true,
  prompt,
  // Whatever is done is somebody's own doing.
  idle: () => "",
  rank: (view) =>
    view.scores
      .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
      .sort((/** @type {number} */ a, /** @type {number} */ b) => view.scores[b] - view.scores[a]),
  scoreNow: ({ view }, seat) => ({ total: view.scores[seat], standing: "over", reasons: [] }),
  // A race has no turns to look back on, and nothing comes between its parts.
  turns: () => [],
  explained: () => [],
  balance: () => ({ lost: "", held: "" }),
  interlude: () => null,
  news: () => null,
  headline,
  // A tile is known by its number alone.
  find: ({ table, ctx }, query) =>
    ctx.book.data.tiles
      .filter(({ id }) => String(id) === query.trim())
      .map(({ id, tile }) => ({
        id: String(id),
        kind: "tile",
        name: t("almanac-tile", { number: id }),
        detail: `${t("find-tile")} · ${tile}`,
        href: `/rules/${table.game}/tiles.${id}`,
      })),
  orders: [],
  stopped: () => ({ text: "", place: null }),
  lesson: { facts, reasons, point, lead, explains: true, instead: true, aim },
  menu: (env) => {
    const { sizes } = playOf(env.store, env.ui);
    const { paused } = env.table;
    return [
      ...(pausable(env)
        ? [{ id: "pause", label: t(paused ? "pause-end" : "pause-action"), run: () => setPaused(env, !paused) }]
        : []),
      { id: "sizes", label: t("action-sizes", { shown: sizes.value }), run: () => (sizes.value = NEXT[sizes.peek()]) },
    ];
  },
  keys,
  tabs: [DISCARDS],
  Board,
  // The board itself is a grid that is read cell by cell.
  Places: none,
  Dock: Beside,
  Band: none,
  Timer: TimeAndPause,
  Score,
  ReplaySide,
  begun: (view) => worldOf(view).tiles.size > 0,
  together: true,
  ScoreRow: null,
  ScoreMore: none,
  Timeline,
  Strip: none,
  Dialog: none,
  Screen: none,
  ScreenRail: none,
  RowMark: none,
  World: null,
  Ceremony: Finale,
  EndMore: MountedSheet,
  EndRail: CountRail,
};
