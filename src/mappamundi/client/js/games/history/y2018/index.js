// History of the World as the table's frame sees it.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Begins } from "../begins.js";
import { BattleStrip } from "../battle-strip.js";
import { byPoints, editionOf } from "../edition.js";
import { BattleDialog } from "./battle.js";
import { Draft, DraftRail, news } from "./draft.js";
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

export default editionOf(
  EDITION,
  { letter: "e", selector: ".hand button, .hand summary" },
  {
    turnOf: ({ epoch, turn, phase }) => `${epoch} ${turn?.seat} ${turn?.empire} ${turn ? "" : phase}`,
    sounds,
    filters: ["battles", "points"],
    prompt,
    finish,
    needless,
    rank: byPoints,
    scoreNow,
    foreseen,
    turns,
    explained,
    balance,
    interlude,
    news,
    headline,
    orders: ORDERS,
    stopped,
    lesson: { facts, reasons, aim, pictures: () => import("./primer.js").then(({ Turn }) => Turn) },
    tabs: [HAND],
    Dock,
    ScoreMore: ({ env }) =>
      html`<${Begins} env=${env} words=${t("score-begins", { players: env.view.players })} rule="Z1.2" />`,
    Timeline,
    Strip: BattleStrip,
    Dialog: (props) => html`<${BattleDialog} ...${props} />`,
    Screen: (props) => html`<${Draft} ...${props} />`,
    ScreenRail: DraftRail,
  },
);
