// History of the World of 2024 as the table's frame sees it.

import { html } from "htm/preact";
import { loadCatalogue } from "../catalogue.js";
import { WorldPicture } from "../cutouts.js";
import { idle } from "../counsel.js";
import { FindLand, find } from "../find.js";
import { Board } from "../map/board.js";
import { LandGrid } from "../map/grid.js";
import { boardKeys, boardMenu } from "../map/ways.js";
import { Ceremony } from "./endgame.js";
import { Band, Dock, HAND } from "./hand.js";
import { finish } from "./finish.js";
import { headline } from "./headline.js";
import { HONORS, SmallArray } from "./honors.js";
import { interlude } from "./interlude.js";
import { aim, facts, reasons } from "./lesson.js";
import { EDITION } from "./map.js";
import { ORDERS } from "./orders.js";
import { news } from "./organization.js";
import { RowPiece } from "./pieces.js";
import { stopped } from "./plan.js";
import { prompt } from "./prompt.js";
import { balance, explained, turns } from "./recap.js";
import { Chests } from "./chests.js";
import { foreseen, scoreNow } from "./score.js";
import { Screen, ScreenRail } from "./screen.js";
import { sounds } from "./sounds.js";
import { TurnStrip } from "./strip.js";
import { Timeline } from "./timeline.js";

/** @type {import("../../contract.js").GamePlugin} */
export default {
  load: loadCatalogue,
  title: (book) => book.facts.title,
  turnOf: ({ epoch, turn, phase }) => `${epoch} ${turn?.seat} ${turn?.card} ${turn ? "" : phase}`,
  sounds,
  filters: ["battles", "gold"],
  prompt,
  idle,
  finish,
  rank: (view) => view.rank,
  scoreNow,
  foreseen,
  turns,
  explained,
  balance,
  interlude,
  news,
  headline,
  find,
  orders: ORDERS,
  stopped,
  lesson: { facts, reasons, aim, pictures: () => import("./primer.js").then(({ Turn }) => Turn) },
  menu: boardMenu,
  keys: (env, toBoard) => ({
    t: () => /** @type {HTMLElement | null} */ (document.querySelector(".tokens-card"))?.focus(),
    ...boardKeys(env, toBoard),
  }),
  tabs: [HONORS, HAND],
  Board: (props) => html`<${Board} edition=${EDITION} ...${props} />`,
  Places: (props) => html`<${LandGrid} edition=${EDITION} ...${props} />`,
  Dock,
  Band,
  ScoreRow: SmallArray,
  ScoreMore: Chests,
  Timeline,
  Strip: TurnStrip,
  // No battle of this edition waits for a word.
  Dialog: () => null,
  Screen,
  ScreenRail,
  RowPiece,
  SheetFind: FindLand,
  RowMark: () => null,
  World: (props) => html`<${WorldPicture} ...${props} coins />`,
  Ceremony,
};
