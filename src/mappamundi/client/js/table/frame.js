// The table while a game is played: bar, board, dock, rail; the same parts in other places on smaller screens.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { dayOf, t, wording } from "../i18n.js";
import { set, setTold, settings } from "../keep.js";
import { newKey } from "../net.js";
import { HalfSheet } from "../show/half-sheet.js";
import { useInterlude } from "../show/interlude.js";
import { useMeanwhile } from "../show/meanwhile.js";
import { News } from "../show/news.js";
import { LastTurn, lastScored, lastSubject, useScoring } from "../show/scoring.js";
import { Chart } from "../ui/chart.js";
import { Dialog, Question } from "../ui/dialog.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { plain } from "../ui/text.js";
import { SoundChoice } from "../ui/sound-choice.js";
import { complain, toast } from "../ui/toast.js";
import { seriesOf, useAnnals } from "./annals.js";
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
import { FindDialog } from "./find.js";
import { Aim, behindAim, isUntold } from "./aim.js";
import { Guide, useGuide } from "./guide.js";
import { useHeld, withFinish } from "./held.js";
import { useLost, useMissed, usePlanStopped, useSelfAnswer, useShared, useUnread, withIdled } from "./hooks.js";
import { useLayout } from "./layout.js";
import { listedName, playerName } from "./names.js";
import { useNotices } from "./notices.js";
import { OrdersDialog } from "./orders.js";
import { pausedPrompt } from "./pause.js";
import { PromptBar, carryOut, takeBack } from "./prompt.js";
import { Rail, TabName, openTab, ownTabs, tabsOf, useSubject } from "./rail.js";
import { ScorePanel, ScoreStrip } from "./score.js";
import { Sheet } from "./sheet.js";
import { KeysDialog, useShortcuts } from "./shortcuts.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").MenuItem} MenuItem */

/**
 * The own seat that should take over, in a game with several people at one screen.
 * @param {Env} env
 * @param {Map<number | null, any>} stores
 */
function nextAtScreen({ table, seat }, stores) {
  return table.awaited.find((/** @type {number} */ other) => other !== seat && stores.has(other)) ?? null;
}

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
 * With several own seats here, the way to the one that decides.
 * @param {Prompt} said
 * @param {Env} env
 * @param {Map<number | null, any>} stores
 * @param {(seat: number | null) => void} look
 * @param {(() => void) | null} results
 * @returns {Prompt}
 */
function withSwitch(said, env, stores, look, results) {
  if (results)
    return {
      ...said,
      actions: [{ id: "results", label: t("end-results"), key: "Enter", primary: true, run: results }],
    };
  const next = said.tone === "wait" && stores.size > 1 ? nextAtScreen(env, stores) : null;
  if (next === null) return said;
  const name = playerName(env.table.seats, next);
  return {
    ...said,
    facts: t("switch-facts", { name }),
    actions: [
      { id: "switch", label: t("switch-to", { name }), key: "Enter", primary: true, run: () => look(next) },
      ...said.actions,
    ],
  };
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

/** @param {{env: Env, stores: Map<number | null, any>, look: (seat: number | null) => void}} props */
function Switcher({ env, stores, look }) {
  const { table, seat } = env;
  return html`<div class="switcher" role="group" aria-label=${t("switch-title")}>
    ${[...stores.keys()].map(
      (other) =>
        other !== null &&
        html`<button
          type="button"
          aria-pressed=${other === seat}
          class=${table.to_act.includes(other) ? "acts" : ""}
          onClick=${() => look(other)}
          title=${playerName(table.seats, other)}
        >
          <${Seal} pigment=${pigmentOf(other, seat)} standing=${table.to_act.includes(other)} size=${20} />
          <span class="visually-hidden">${playerName(table.seats, other)}</span>
        </button>`,
    )}
  </div>`;
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

/**
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @param {{part: (id: string) => void, toBoard: (() => void) | null}} to
 * @returns {Record<string, (() => void) | undefined>}
 */
function keysOf(env, game, said, { part, toBoard }) {
  const { ui, store, known } = env;
  /** @type {Record<string, (() => void) | undefined>} */
  const keys = {
    "?": () => (ui.open.value = "keys"),
    "/": () => (ui.open.value = "find"),
    g: () => part("score"),
    j: () => part("chronicle"),
    w: () => (ui.card.value = true),
    Escape: () => {
      if (store.theatre.until !== null) store.theatre.end();
      else if (ui.open.value) ui.open.value = null;
      else if (ui.moment.value) ui.moment.value = null;
      else ui.mode.value = null;
    },
    // Nothing can be done while the game is paused.
    ...(env.table.paused ? {} : game.keys(env, toBoard)),
    ...said.keys,
  };
  if (store.status.peek() !== "open") return keys;
  if (known.canUndo && said.tone !== "plan") keys.u = () => void takeBack(env);
  for (const action of said.actions) {
    if (action.key) keys[action.key] = () => void carryOut(env, action);
    if (action.primary) keys.Enter = () => void carryOut(env, action);
  }
  return keys;
}

/**
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {{leave: () => void, results: (() => void) | null, toBoard: () => void}} to
 */
function menuOf(env, game, { leave, results, toBoard }) {
  const { ui, seat, table } = env;
  const voted = seat !== null && table.votes.includes(seat);
  const open = (/** @type {string} */ name) => () => (ui.open.value = name);
  /** @type {MenuItem[]} */
  const items = [
    ...(results ? [{ id: "results", label: t("end-results"), run: results }] : []),
    { id: "find", label: t("menu-find"), run: open("find") },
    ...game.menu(env, toBoard),
    { id: "chart", label: t("menu-chart"), run: open("chart") },
    { id: "keys", label: t("menu-keys"), run: open("keys") },
    { id: "sound", label: t("menu-sound"), run: open("sound") },
  ];
  if (seat !== null && table.phase === "playing") {
    items.push(
      ...(game.orders.length ? [{ id: "orders", label: t("action-orders"), run: open("orders") }] : []),
      { id: "notify", label: t("menu-notify"), on: settings.value.notify, run: wantNotices },
      { id: "notices", label: t("menu-notices"), href: "/settings#notices" },
      { id: "vote", label: t(voted ? "menu-unvote" : "menu-vote"), run: voted ? () => vote(env, false) : open("vote") },
      { id: "leave", label: t("menu-leave"), run: leave },
    );
  }
  return [
    ...items,
    { id: "settings", label: t("menu-settings"), href: "/settings" },
    { id: "home", label: t("menu-home"), href: "/" },
  ];
}

/**
 * On a phone the chat and the rules have no buttons of their own, and nobody asks for keys.
 * @param {Env} env
 * @param {MenuItem[]} menu
 * @param {number} unread
 */
function phoneMenu({ ui, table }, menu, unread) {
  const chat = { id: "chat", label: t("tool-chat"), unread, run: () => (ui.open.value = "chat") };
  const rules = { id: "rules", label: t("tool-rules"), href: `/rules/${table.game}` };
  return menu.flatMap((item) => (item.id === "find" ? [item, rules, chat] : item.id === "keys" ? [] : [item]));
}

async function wantNotices() {
  if (settings.peek().notify) return set({ notify: false });
  const answer = "Notification" in window ? await Notification.requestPermission() : "denied";
  if (answer === "granted") set({ notify: true });
  else toast(t("notice-denied"));
}

/** @param {Env} env @param {boolean} agree */
function vote({ store, table }, agree) {
  store.ask("POST", "/vote", { agree, key: newKey() }).catch((error) => complain(error, table.game));
}

/**
 * @param {{
 *   env: Env,
 *   game: GamePlugin,
 *   letters: string[],
 *   said: Prompt,
 *   close: () => void,
 *   leave: () => void,
 *   toBoard: () => void,
 * }} props
 */
function Dialogs({ env, game, letters, said, close, leave, toBoard }) {
  const { ui, table, seat } = env;
  switch (ui.open.value) {
    case "sound":
      return html`<${Dialog} title=${t("menu-sound")} close=${close} name="sound">
        <div class="sound-choice"><${SoundChoice} /></div>
      <//>`;
    case "keys":
      return html`<${KeysDialog} game=${table.game} own=${letters} close=${close} actions=${said.actions} />`;
    case "find":
      return html`<${FindDialog} env=${env} game=${game} close=${close} toBoard=${toBoard} />`;
    case "orders":
      return html`<${OrdersDialog} env=${env} kinds=${game.orders} close=${close} />`;
    case "leave":
      return html`<${Question}
        title=${t("leave-title")}
        text=${[t("leave-text"), ...(table.goes ? [t("lobby-goes", { date: dayOf(table.goes) })] : [])].join(" ")}
        yes=${t("leave-yes")}
        no=${t("leave-no")}
        sure=${leave}
        close=${close}
      />`;
    case "vote":
      return html`<${Question}
        title=${t("vote-title")}
        text=${t("vote-text", { votes: table.votes.length })}
        yes=${t("vote-yes")}
        no=${t("vote-no")}
        sure=${() => vote(env, true)}
        close=${close}
      />`;
    case "last": {
      const turn = lastScored(env, game, seat);
      return turn
        ? html`<${Dialog} title=${t("last-title", { points: turn.points })} close=${close} name="last">
            <${LastTurn} env=${env} game=${game} turn=${turn} />
          <//>`
        : null;
    }
    case "chart":
      return html`<${Dialog} title=${t("chart-title")} close=${close} wide name="chart"><${SoFar} env=${env} /><//>`;
  }
  return null;
}

/** The points so far. @param {{env: Env}} props */
function SoFar({ env }) {
  const { table, seat, known, ctx, store } = env;
  const annals = useAnnals(store, `${known.seq}`);
  if (!annals) return null;
  const { labels, series } = seriesOf(ctx, annals.points);
  return html`<${Chart}
    title=${t("chart-so-far")}
    labels=${labels}
    series=${series.map((values, one) => ({
      name: listedName(table.seats, one, seat),
      pigment: pigmentOf(one, seat),
      values,
      own: one === seat,
    }))}
  />`;
}
