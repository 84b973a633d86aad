// The table while a game is played: bar, board, dock, rail; the same parts in other places on smaller screens.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { t, wording } from "../i18n.js";
import { setTold } from "../keep.js";
import { HalfSheet } from "../show/half-sheet.js";
import { useInterlude } from "../show/interlude.js";
import { useMeanwhile } from "../show/meanwhile.js";
import { News } from "../show/news.js";
import { lastSubject, useScoring } from "../show/scoring.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { plain } from "../ui/text.js";
import { Menu, TopBar } from "./bar.js";
import { ChatPanel } from "./chat.js";
import { Chronicle, ChronicleLog, ChroniclePanel, useMoment } from "./chronicle.js";
import { Clock } from "./clock.js";
import { FollowChip } from "../show/follow.js";
import { useSounds } from "../show/sounds.js";
import { thisTurn } from "../show/this-turn.js";
import { Voice } from "../show/voice.js";
import { watchPrompt } from "../show/watch.js";
import { DataMark } from "./corrected.js";
import { Aim, behindAim, isUntold } from "./aim.js";
import { Guide, useGuide } from "./guide.js";
import { useHeld, withFinish } from "./held.js";
import { useLost, useMissed, usePlanStopped, useSelfAnswer, useShared, useUnread, withIdled } from "./hooks.js";
import { useLayout } from "./layout.js";
import { useNotices } from "./notices.js";
import { pausedPrompt } from "./pause.js";
import { PromptBar, carryOut } from "./prompt.js";
import { Rail, TabName, openTab, ownTabs, tabsOf, useSubject } from "./rail.js";
import { ScorePanel, ScoreStrip } from "./score.js";
import { Sheet } from "./sheet.js";
import { useShortcuts } from "./shortcuts.js";
import { Switcher, withSwitch } from "./switch.js";
import { Dialogs } from "./dialogs.js";
import { keysOf, menuOf, phoneMenu } from "./menu.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/**
 * @typedef {object} FrameProps
 * @property {Env} env
 * @property {GamePlugin} game
 * @property {string[]} letters
 * @property {Map<number | null, any>} stores
 * @property {(seat: number | null) => void} look
 * @property {() => void} leave
 * @property {boolean} copy a private "what if"
 * @property {import("./lesson.js").Taught | null} taught
 * @property {(() => void) | null} results
 */
/** @typedef {ReturnType<typeof useAsked>} Asked */
/** @typedef {ReturnType<typeof useParts>} Parts */

/** @param {FrameProps} props */
export function PlayFrame(props) {
  const parts = useParts(props);
  // No components of their own: what stays on the screen when a window gets wider is not begun again.
  return parts.layout === "phone" ? phoneFrame(parts) : wideFrame(parts);
}

/** Everything that a frame is made of, wherever it stands. @param {FrameProps} props */
function useParts({ env, game, letters, stores, look, leave, copy, taught, results }) {
  const { store, ui, known, table } = env;
  const { layout, classes, docked } = useLayout(!!taught, !!game.lesson.instead);
  const missed = useMissed(env);
  const at = useAsked(env, game, stores, look, taught, results);
  const { said, alone, guiding, scoring } = at;
  const chronicle = useMemo(() => new Chronicle(env.ctx), [env.ctx, wording.value]);
  const lines = chronicle.lines(known.log);
  useShared(env, game, said);
  useSelfAnswer(env, game, said, !taught && !alone);
  useMoment(ui, store);
  useNotices(store.mine.value && known.legal.length > 0, plain(said.sentence), game.title(env.ctx.book), table.id);
  useSounds(env, game);
  usePlanStopped(env, game);
  const phone = usePhone(ui, layout);
  const unread = useUnread(env);
  const close = () => (ui.open.value = null);
  const part = wayTo(env, layout, phone.setTab);
  // Something else may stand in the board's place.
  const covered = !!said.full || !!at.interlude?.page;
  const toBoard = () => void (covered && at.asked.actions.find((action) => action.id === "look")?.run?.());
  useShortcuts(() => (alone ? {} : keysOf(env, game, said, { part, toBoard: covered ? toBoard : null })));
  const menu = menuOf(env, game, { leave: () => (ui.open.value = "leave"), results, toBoard });
  const full = !!said.full && game.Screen;
  const page = !!at.interlude?.page && !scoring && !at.lost;
  const rail = useRail(env, game, at, { lines, missed, vast: classes.includes("vast") });
  // With large letters it would leave no room for the board.
  useEffect(() => phone.raise(!!rail.subject?.opens && !classes.includes("large")), [rail.subject?.key]);
  return {
    env,
    game,
    copy,
    layout,
    classes,
    docked,
    at,
    lines,
    phone,
    unread,
    close,
    menu,
    full,
    page,
    rail,
    board: boardOf(env, game, at, { lines, full, page }),
    guide: guiding && html`<${Guide} env=${env} game=${game} guiding=${guiding} strip=${!docked} />`,
    screenRail: full && html`<${game.ScreenRail} env=${env} />`,
    skips: !full && !page && skipsOf(layout, classes.includes("vast") || rail.stacked, part),
    switcher: stores.size > 1 && html`<${Switcher} env=${env} stores=${stores} look=${look} />`,
    dialogs: html`<${Dialogs}
      env=${env}
      game=${game}
      letters=${letters}
      said=${said}
      close=${close}
      leave=${leave}
      toBoard=${toBoard}
    />`,
  };
}

/**
 * What the table says and asks at this moment.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {FrameProps["stores"]} stores
 * @param {FrameProps["look"]} look
 * @param {FrameProps["taught"]} taught
 * @param {FrameProps["results"]} results
 */
function useAsked(env, game, stores, look, taught, results) {
  const watched = watchPrompt(env, game);
  const meanwhile = useMeanwhile(env, game);
  // A lesson ends with its turn: what comes between the turns is no part of it.
  const between = useInterlude(env, game);
  const interlude = taught ? null : between;
  // A lesson asks for every step.
  const asking = taught ? game.prompt(env) : withFinish(env, game, game.prompt(env));
  const idled = withSwitch(withIdled(env, game, asking), env, stores, look, results);
  const own = useHeld(env, withMeanwhile(idled, meanwhile));
  const scoring = useScoring(env, game);
  const shown = scoring?.prompt ?? interlude?.prompt(own) ?? watched ?? own;
  const { said: asked, guiding } = useGuide(env, game, shown, taught, shown !== own);
  const lost = useLost(env);
  const halted = pausedPrompt(env);
  const open = lost ? { ...lost, full: asked.full } : (halted ?? asked);
  // Whoever plays for the first time is told what the game is about before anything is asked or shown; a race waits
  // for nobody.
  const untold = isUntold(env, taught) && (!game.whole || !!open.before);
  const alone = untold && !game.whole;
  const said = untold && !alone && !lost ? behindAim(open, () => setTold(env.table.game)) : open;
  return { watched, meanwhile, interlude, scoring, asked, guiding, lost, halted, untold, alone, said };
}

/**
 * The tab that a phone shows, and whether the sheet over its board is raised.
 * @param {Env["ui"]} ui
 * @param {string} layout
 */
function usePhone(ui, layout) {
  const [tab, setTab] = useState("board");
  // What the first tab of the rail shows is on a phone a sheet over the board, until it is dragged away.
  const [raised, raise] = useState(true);
  const { mode, planning, moment, card, focus, list, legend } = ui;
  // What was chosen in another tab of the phone goes on at the board.
  const sought = [mode.value, planning.value, moment.value?.seq, card.value && focus.value, list.value, legend.value];
  useEffect(() => {
    if (!sought.some(Boolean)) return;
    setTab("board");
    raise(false);
  }, sought);
  // A small window shows the places of the next step, wherever it looked before.
  useEffect(() => {
    if (layout === "phone" && mode.value) ui.frame.value = "lit";
  }, [mode.value?.kind, mode.value?.card]);
  return { tab, setTab, raised, raise };
}

/**
 * The way to a part of the table by its id.
 * @param {Env} env
 * @param {string} layout
 * @param {(tab: string) => void} setTab
 */
const wayTo = (env, layout, setTab) => (/** @type {string} */ id) => {
  if (layout === "phone") setTab(id);
  else if (layout === "drawer") env.ui.open.value = `drawer-${id}`;
  else openTab(env, id);
  setTimeout(() => {
    const found = document.getElementById(id);
    found?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null | undefined} */ (found?.querySelector("button"))?.focus();
  }, 0);
};

/**
 * The tabs of the rail, and what they hold.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Asked} at
 * @param {{lines: import("../games/contract.js").Line[], missed: ReturnType<typeof useMissed>, vast: boolean}} more
 */
function useRail(env, game, { meanwhile, scoring }, { lines, missed, vast }) {
  const folded = meanwhile?.folded ? meanwhile.body : null;
  const score = game.Score
    ? html`<${game.Score} env=${env} />${folded}`
    : html`<${ScorePanel} env=${env} game=${game} since=${folded} />`;
  const story = html`<${ChroniclePanel} env=${env} game=${game} lines=${lines} missed=${missed} />`;
  const turn = thisTurn(env, game);
  const since = meanwhile &&
    !meanwhile.folded && {
      key: meanwhile.key,
      label: t("tab-meanwhile"),
      opens: true,
      count: meanwhile.rows.length,
      body: meanwhile.body,
    };
  /** What the first tab of the rail is about, if anything. @type {import("./rail.js").Subject | null} */
  const subject = scoring?.subject ?? turn ?? (since || lastSubject(env, game));
  const gameTabs = ownTabs(env, game);
  useSubject(env, subject, gameTabs);
  const stacked = !!game.together && !vast;
  const tabs = tabsOf(subject, gameTabs, stacked ? html`${score}${story}` : score, stacked ? null : story);
  return { score, story, turn, subject, stacked, tabs };
}

/**
 * The board, or what stands in its place.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Asked} at
 * @param {{lines: import("../games/contract.js").Line[], full: any, page: boolean}} more
 */
function boardOf(env, game, { said, interlude, untold, watched, scoring }, { lines, full, page }) {
  const { store, ui } = env;
  if (page) return interlude?.body;
  if (untold) return html`<${Aim} env=${env} game=${game} />`;
  if (full) return html`<${game.Screen} env=${env} />`;
  const dialog = said.dialog && said.tone === "mine" && game.Dialog;
  const act = (/** @type {any} */ form) => carryOut(env, { id: "choice", label: "", form });
  return html`<section class="board-area" id="board" aria-label=${t("tab-board")}>
    <${game.Board} store=${store} ui=${ui} />
    ${!dialog && html`<${game.Strip} env=${env} lines=${lines} />`}
    ${watched && !scoring && !game.whole && html`<${FollowChip} env=${env} />`}
    <${game.Places} store=${store} ui=${ui} />
    ${dialog && html`<${game.Dialog} env=${env} act=${act} />`}
  </section>`;
}

/**
 * @param {string} layout
 * @param {boolean} open whether the chronicle is there without its tab
 * @param {(id: string) => void} part
 */
function skipsOf(layout, open, part) {
  const href = open ? "#chronicle" : "#rail-tab-chronicle";
  return html`<nav aria-label=${t("skips-title")}>
    <a class="skip" href="#board">${t("skip-board")}</a>
    ${
      layout !== "phone" &&
      layout !== "drawer" &&
      html`<a class="skip" href=${href} onClick=${() => part("chronicle")}>${t("skip-chronicle")}</a>`
    }
  </nav>`;
}

/** The classes of the whole screen. @param {Parts} parts @param {(string | false)[]} more */
function screenClasses({ env, classes, at, full, page, copy }, more) {
  const stands = [(full || page) && "full", copy && "copy", at.halted && "paused"];
  const kinds = ["table-screen", classes, `game-${env.table.game}`, `tone-${at.said.tone}`, ...stands, ...more];
  return kinds.filter(Boolean).join(" ");
}

/** What lies over every frame, and what is only heard. @param {Parts} parts */
function overOf({ env, game, at, lines, close, dialogs }) {
  return html`
    ${env.ui.open.value === "chat" && html`<${ChatPanel} env=${env} close=${close} />`}
    ${dialogs}
    <${News} env=${env} game=${game} />
    <${ChronicleLog} lines=${lines} heard=${env.store.theatre.told.value} />
    <${Voice} env=${env} scoring=${at.scoring} />
  `;
}

/** @param {Parts} parts */
function phoneFrame(parts) {
  const { env, game, at, classes, full, page, rail, phone, guide, screenRail } = parts;
  const { tab, setTab, raised, raise } = phone;
  // What is shown needs the room on a phone.
  const roomy = tab === "board" && !full && !page;
  const half = roomy && !at.alone && rail.subject !== rail.turn ? rail.subject : null;
  return html`<div class=${screenClasses(parts, [`tab-${tab}`])}>
    ${parts.skips}
    ${phoneHead(parts)}
    <${ScoreStrip} env=${env} game=${game} press=${() => setTab("score")} />
    ${roomy && html`<${game.Band} env=${env} />`}
    <main id="main" class="phone-main">
      <div class="phone-board" hidden=${tab !== "board"}>${parts.board}</div>
      ${tab === "score" && html`<div class="phone-panel">${full ? screenRail : rail.score}</div>`}
      ${game.tabs.map(
        ({ id, Panel }) =>
          tab === id && html`<div class="phone-panel"><${Panel} env=${env} toBoard=${() => setTab("board")} /></div>`,
      )}
      ${tab === "chronicle" && html`<div class="phone-panel"><${game.Timeline} env=${env} />${rail.story}</div>`}
      ${half && html`<${HalfSheet} subject=${half} open=${raised} change=${raise} />`}
      ${guide}
      ${
        !at.alone &&
        html`<${Sheet}
          env=${env}
          said=${at.said}
          Line=${game.SheetLine ?? null}
          Find=${game.SheetFind ?? null}
          RowPiece=${game.RowPiece}
          RowMark=${game.RowMark}
          beside=${classes.includes("lying")}
        />`
      }
    </main>
    ${phoneNav(parts, half && raised ? half.label : null)}
    ${overOf(parts)}
  </div>`;
}

/** @param {Parts} parts */
function phoneHead({ env, game, at, switcher, menu, unread }) {
  const { store, ui, table, seat } = env;
  const head = game.headline(at.scoring?.env ?? env);
  return html`<header class="phone-head">
    ${head.seat !== null && html`<${Seal} pigment=${pigmentOf(head.seat, seat)} size=${26} />`}
    <span class="phone-title">
      <b>${head.title}</b>
      ${head.detail && html`<span class="soft"><span class="phone-dot"> · </span>${head.detail}</span>`}
    </span>
    <${DataMark} game=${table.game} data=${table.data} small />
    ${switcher}
    ${
      game.Timer
        ? html`<${game.Timer} env=${env} />`
        : html`<${Clock} table=${store.latest.value?.table ?? table} seat=${seat} />`
    }
    <${Menu} open=${ui.open} items=${phoneMenu(env, menu, unread)} />
  </header>`;
}

/** @param {Parts} parts @param {string | null} raised what lies over the board, if anything */
function phoneNav({ env, game, phone }, raised) {
  const { tab, setTab } = phone;
  const choice = phoneTabs(env, game);
  return html`<nav class=${`phone-tabs ${choice.length > 4 ? "many" : ""}`} aria-label=${t("tabs-title")}>
    ${choice.map(
      ({ id, count }) =>
        html`<button type="button" aria-current=${tab === id ? "page" : undefined} onClick=${() => setTab(id)}>
          ${(id === "board" && raised) || t(`tab-${id}`)}
          ${count !== null && html`<b class="numbers">${count}</b>`}
        </button>`,
    )}
  </nav>`;
}

/** @param {Parts} parts */
function wideFrame(parts) {
  const { env, game, at, layout, classes, full, page, copy, rail, guide, docked, screenRail } = parts;
  const { ui, table, seat } = env;
  const { said, alone, scoring } = at;
  const now = scoring?.env ?? env;
  const taught = guide && (docked ? "taught" : "taught-below");
  return html`<div class=${screenClasses(parts, [page && "between", alone && "untold", taught || false])}>
    ${parts.skips}
    <main id="main" class="t-main">
      ${guide}
      ${!alone && html`<${PromptBar} env=${env} said=${said} />`}
      ${parts.board}
      ${
        !full &&
        !page &&
        !alone &&
        html`<${game.Dock} env=${now} narrow=${layout !== "wide" || said.tone === "show"} />`
      }
    </main>
    ${
      layout !== "drawer" &&
      !page &&
      (full
        ? html`<aside class="rail" aria-label=${t("rail-title")}>${screenRail}</aside>`
        : html`<${Rail} env=${env} tabs=${rail.tabs} vast=${classes.includes("vast")} />`)
    }
    ${layout === "drawer" && drawersOf(parts)}
    <${TopBar}
      env=${env}
      table=${table}
      seat=${seat}
      unread=${parts.unread}
      clock=${!game.Timer}
      open=${ui.open}
      menu=${parts.menu.filter((item) => !item.phone)}
    >
      ${copy && html`<span class="replay-mark">${t("copy-mark")}</span>`}
      <${DataMark} game=${table.game} data=${table.data} />
      <${game.Timeline} env=${now} />
      ${parts.switcher}
    <//>
    ${overOf(parts)}
  </div>`;
}

/** The rail in a drawer, and the buttons that open it. @param {Parts} parts */
function drawersOf({ env, full, page, rail, screenRail }) {
  const { open } = env.ui;
  const drawers = full ? [{ id: "score", label: t("tab-screen"), count: null, body: screenRail }] : rail.tabs;
  const drawn = open.value?.startsWith("drawer-") ? open.value.slice("drawer-".length) : null;
  return html`
    ${
      !page &&
      html`<div class="drawer-tabs" role="group" aria-label=${t("rail-title")}>
        ${drawers.map(
          ({ id, label, count }) =>
            html`<button
              type="button"
              aria-expanded=${drawn === id}
              onClick=${() => (open.value = drawn === id ? null : `drawer-${id}`)}
            >
              <${TabName} label=${label} count=${count} />
            </button>`,
        )}
      </div>`
    }
    ${
      drawn &&
      html`<aside class="rail drawer" aria-label=${t("rail-title")}>
        ${drawers.find(({ id }) => id === drawn)?.body}
      </aside>`
    }
  `;
}

/**
 * What the others did in between, with the keys for it.
 * @param {Prompt} said
 * @param {ReturnType<typeof useMeanwhile>} meanwhile
 * @returns {Prompt}
 */
function withMeanwhile(said, meanwhile) {
  return meanwhile && said.tone === "mine"
    ? { ...said, aside: meanwhile.aside, keys: { ...meanwhile.keys, ...said.keys } }
    : said;
}

/**
 * The tabs of a phone, some with a number.
 * @param {Env} env
 * @param {GamePlugin} game
 * @returns {{id: string, count: number | null}[]}
 */
function phoneTabs({ view, seat }, game) {
  const own = seat === null ? [] : game.tabs.map(({ id, count }) => ({ id, count: count(view) }));
  return [
    { id: "board", count: null },
    { id: "score", count: seat === null ? null : view.scores[seat] },
    ...own,
    { id: "chronicle", count: null },
  ];
}
