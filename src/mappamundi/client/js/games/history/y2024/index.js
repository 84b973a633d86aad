// History of the World of 2024 as the table's frame sees it.

import { html } from "htm/preact";
import { WorldPicture } from "../cutouts.js";
import { editionOf } from "../edition.js";
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

export default editionOf(
  EDITION,
  { letter: "t", selector: ".tokens-card" },
  {
    turnOf: ({ epoch, turn, phase }) => `${epoch} ${turn?.seat} ${turn?.card} ${turn ? "" : phase}`,
    sounds,
    filters: ["battles", "gold"],
    prompt,
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
    orders: ORDERS,
    stopped,
    lesson: { facts, reasons, aim, pictures: () => import("./primer.js").then(({ Turn }) => Turn) },
    tabs: [HONORS, HAND],
    Dock,
    Band,
    ScoreRow: SmallArray,
    ScoreMore: Chests,
    Timeline,
    Strip: TurnStrip,
    Screen,
    ScreenRail,
    RowPiece,
    World: (props) => html`<${WorldPicture} ...${props} coins />`,
    Ceremony,
  },
);
