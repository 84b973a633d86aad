// History of the World as the table's frame sees it.

import { has, t } from "../../../i18n.js";
import { loadCatalogue } from "../catalogue.js";
import { WorldPicture } from "../cutouts.js";
import { OddsBar } from "../dice.js";
import { find } from "../find.js";
import { Board, LandCard, LandGrid } from "../map/index.js";
import { BattleDialog, BattleStrip } from "./battle.js";
import { Narrator } from "./chronicle.js";
import { Draft, DraftRail } from "./draft.js";
import { endFacts, points } from "./end.js";
import { EmpireCard, Hand } from "./hand.js";
import { headline } from "./headline.js";
import { ORDERS } from "./orders.js";
import { stopped } from "./plan.js";
import { prompt } from "./prompt.js";
import { scoreNow } from "./score.js";
import { Timeline } from "./timeline.js";

export default {
  load: loadCatalogue,
  title: (/** @type {import("../catalogue.js").Catalogue} */ book) => (has(`game-${book.game}-title`) ? t(`game-${book.game}-title`) : book.facts.title),
  narrator: (/** @type {import("../words.js").Ctx} */ ctx) => new Narrator(ctx),
  prompt,
  scoreNow,
  headline,
  find,
  orders: ORDERS,
  stopped,
  endFacts,
  points,
  Board,
  LandCard,
  LandGrid,
  Hand,
  EmpireCard,
  Timeline,
  Dialog: BattleDialog,
  Strip: BattleStrip,
  Screen: Draft,
  ScreenRail: DraftRail,
  Odds: OddsBar,
  World: WorldPicture,
};
