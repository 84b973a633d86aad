// History of the World of 2001 as the table's frame sees it.

import { html } from "htm/preact";
import { BattleStrip } from "../battle-strip.js";
import { byPoints, editionOf } from "../edition.js";
import { BattleDialog, holds } from "./battle.js";
import { Draft, DraftRail, PassedOn, news } from "./draft.js";
import { PiecesLine } from "./empire-sheet.js";
import { Dock, HAND } from "./hand.js";
import { finish } from "./finish.js";
import { headline } from "./headline.js";
import { interlude } from "./interlude.js";
import { aim, facts, reasons } from "./lesson.js";
import { EDITION } from "./map.js";
import { stopped } from "./plan.js";
import { Ceremony, EndMore, ceremonial } from "./preeminence.js";
import { prompt } from "./prompt.js";
import { balance, explained, turns } from "./recap.js";
import { Markers, MarkersNote, foreseen, scoreNow } from "./score.js";
import { sounds } from "./sounds.js";
import { Timeline } from "./timeline.js";

export default editionOf(
  EDITION,
  { letter: "e", selector: ".hand-all button, .hand-list [tabindex]" },
  {
    turnOf: ({ epoch, turn, phase }) => `${epoch} ${turn?.seat} ${turn?.empire} ${turn ? "" : phase}`,
    holds,
    sounds,
    filters: ["battles", "points"],
    prompt,
    finish,
    rank: byPoints,
    scoreNow,
    foreseen,
    turns,
    explained,
    balance,
    interlude,
    news,
    headline,
    orders: [],
    stopped,
    lesson: { facts, reasons, aim, pictures: () => import("./primer.js").then(({ Turn }) => Turn) },
    tabs: [HAND],
    Dock,
    ScoreMark: Markers,
    ScoreMore: ({ env }) => html`<${MarkersNote} env=${env} /><${PassedOn} env=${env} />`,
    Timeline,
    Strip: BattleStrip,
    Dialog: (props) => html`<${BattleDialog} ...${props} />`,
    Screen: (props) => html`<${Draft} ...${props} />`,
    ScreenRail: DraftRail,
    SheetLine: PiecesLine,
    Ceremony,
    ceremonial,
    EndMore,
  },
);
