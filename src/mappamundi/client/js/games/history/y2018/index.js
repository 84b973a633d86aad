// History of the World as the table's frame sees it.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { loadCatalogue } from "../catalogue.js";
import { Begins } from "../begins.js";
import { WorldPicture } from "../cutouts.js";
import { OddsBar } from "../dice.js";
import { BattleStrip } from "../battle-strip.js";
import { idle } from "../counsel.js";
import { FindLand, find } from "../find.js";
import { Board } from "../map/board.js";
import { LandGrid } from "../map/grid.js";
import { boardKeys, boardMenu } from "../map/ways.js";
import { BattleDialog } from "./battle.js";
import { Draft, DraftRail, news } from "./draft.js";
import { endFacts, points } from "./end.js";
import { Dock, HAND } from "./hand.js";
import { finish, needless } from "./finish.js";
import { headline } from "./headline.js";
import { interlude } from "./interlude.js";
import { aim, facts, reasons } from "./lesson.js";
import { EDITION } from "./map.js";
import { ORDERS } from "./orders.js";
import { stopped } from "./plan.js";
import { prompt } from "./prompt.js";
import { balance, explained, turns } from "./recap.js";
import { foreseen, scoreNow } from "./score.js";
import { sounds } from "./sounds.js";
import { Timeline } from "./timeline.js";

/** @type {import("../../contract.js").GamePlugin} */
export default {
  load: loadCatalogue,
  title: (book) => book.facts.title,
  turnOf: ({ epoch, turn, phase }) => `${epoch} ${turn?.seat} ${turn?.empire} ${turn ? "" : phase}`,
  sounds,
  filters: ["battles", "points"],
  prompt,
  idle,
  finish,
  needless,
  rank: ({ scores }) =>
    scores
      .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
      .sort((/** @type {number} */ a, /** @type {number} */ b) => scores[b] - scores[a]),
  scoreNow,
  foreseen,
  points,
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
  endFacts,
  menu: boardMenu,
  keys: (env, toBoard) => ({
    e: () => /** @type {HTMLElement | null} */ (document.querySelector(".hand button, .hand summary"))?.focus(),
    ...boardKeys(env, toBoard),
  }),
  tabs: [HAND],
  Board: (props) => html`<${Board} edition=${EDITION} ...${props} />`,
  Places: (props) => html`<${LandGrid} edition=${EDITION} ...${props} />`,
  Dock,
  Band: () => null,
  ScoreRow: null,
  ScoreMore: ({ env }) =>
    html`<${Begins} env=${env} words=${t("score-begins", { players: env.view.players })} rule="Z1.2" />`,
  Timeline,
  Strip: BattleStrip,
  Dialog: BattleDialog,
  Screen: Draft,
  ScreenRail: DraftRail,
  SheetFind: FindLand,
  RowMark: ({ row }) => row.mark && html`<${OddsBar} odds=${row.mark} words=${false} />`,
  World: WorldPicture,
};
