// The table while a game is played: bar, board, dock, rail; the same parts in other places on smaller screens.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { newKey } from "../net.js";
import { Chart } from "./chart.js";
import { ChatPanel, spoken } from "./chat.js";
import { Chronicle, ChroniclePanel, useMoment } from "./chronicle.js";
import { Clock } from "./clock.js";
import { Dialog, Question } from "./dialog.js";
import { FindDialog } from "./find.js";
import { useNotices } from "./notices.js";
import { OrdersDialog } from "./orders.js";
import { PromptBar, carryOut } from "./prompt.js";
import { ScorePanel, ScoreStrip } from "./score.js";
import { Seal, pigmentOf } from "./seal.js";
import { Sheet } from "./sheet.js";
import { KeysDialog, useShortcuts } from "./shortcuts.js";
import { plain } from "./text.js";
import { Menu, TopBar } from "./timeline-frame.js";
import { complain, toast } from "./toast.js";
import { useLayout } from "./layout.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */

/** What the bar says when the stream is cut. @param {Env} env @param {number} now @returns {Prompt} */
function lost({ store }, now) {
  const seconds = Math.max(0, Math.ceil((store.retryAt.value - now) / 1000));
  const trying = store.status.value === "connecting";
  return {
    tone: "lost",
    seat: null,
    eyebrow: t("lost-eyebrow"),
    sentence: trying ? t("lost-trying") : t("lost-sentence", { seconds }),
    facts: t(store.busy.value ? "lost-sending" : "lost-safe"),
    rule: "",
    actions: [{ id: "hurry", label: t("lost-hurry"), run: () => store.stream.hurry() }],
    rows: [],
    lit: null,
    undo: null,
  };
}

/** The own seat that should take over, in a game with several people at one screen. @param {Env} env @param {Map<number | null, any>} stores */
function nextAtScreen({ table, seat }, stores) {
  return table.to_act.find((/** @type {number} */ other) => other !== seat && stores.has(other)) ?? null;
}

/** @param {{env: Env, game: any, stores: Map<number | null, any>, look: (seat: number | null) => void, leave: () => void, results: (() => void) | null}} props */
export function PlayFrame({ env, game, stores, look, leave, results }) {
  const { store, ui, known, view, table, seat } = env;
  const layout = useLayout();
  const [now, tick] = useState(Date.now());
  const [tab, setTab] = useState("map");
  const cut = store.status.value !== "open";
  const [late, setLate] = useState(false);
  // A blink of the connection is not worth a word.
  useEffect(() => {
    setLate(false);
    if (!cut) return;
    const timer = setTimeout(() => setLate(true), 1200);
    const clock = setInterval(() => tick(Date.now()), 500);
    return () => {
      clearTimeout(timer);
      clearInterval(clock);
    };
  }, [cut]);
  const missed = useMissed(env, cut);
  const said = cut && late ? lost(env, now) : withSwitch(game.prompt(env), env, stores, look, results);
  const chronicle = useMemo(() => new Chronicle(() => game.narrator(env.ctx)), [env.ctx, game, language.value]);
  const lines = chronicle.lines(known.log);
  useShared(env, said);
  useMoment(ui);
  useNotices(said.tone === "mine", plain(said.sentence), game.title(env.ctx.book), table.id);
  usePlanStopped(env);
  const unread = useUnread(env);
  const close = () => (ui.open.value = null);
  const part = (/** @type {string} */ id) => {
    if (layout === "phone") setTab(id);
    else if (layout === "drawer") ui.open.value = `drawer-${id}`;
    setTimeout(() => {
      const found = document.getElementById(id);
      found?.scrollIntoView({ block: "nearest" });
      /** @type {HTMLElement | null | undefined} */ (found?.querySelector("button"))?.focus();
    }, 0);
  };
  useShortcuts(() => keysOf(env, said, { part }));
  const menu = menuOf(env, { leave: () => (ui.open.value = "leave"), results });
  const act = (/** @type {any} */ form) => carryOut(env, { id: "choice", label: "", form });
  const full = !!said.full && game.Screen;
  const dialog = said.dialog && said.tone === "mine" && game.Dialog;
  const fought = useMemo(() => [...lines].reverse().find((line) => line.battle) ?? null, [lines.length, known.seq]);
  const strip = !dialog && html`<${game.Strip} env=${env} line=${fought} />`;
  const boardArea = full
    ? html`<${game.Screen} env=${env} />`
    : html`<section class="board-area" id="lands" aria-label=${t("tab-map")}><${game.Board} store=${store} ui=${ui} />${strip}<${game.LandGrid} store=${store} ui=${ui} />${dialog && html`<${game.Dialog} env=${env} act=${act} />`}</section>`;
  const rail = full ? html`<${game.ScreenRail} env=${env} />` : html`<${ScorePanel} env=${env} game=${game} /><${ChroniclePanel} env=${env} lines=${lines} missed=${missed} />`;
  const dialogs = html`<${Dialogs} env=${env} game=${game} said=${said} close=${close} leave=${leave} />`;
  const skips = !full && html`<nav aria-label=${t("skips-title")}><a class="skip" href="#lands">${t("skip-lands")}</a>${layout !== "phone" && layout !== "drawer" && html`<a class="skip" href="#chronicle">${t("skip-chronicle")}</a>`}</nav>`;
  const switcher = stores.size > 1 && html`<${Switcher} env=${env} stores=${stores} look=${look} />`;
  if (layout === "phone") {
    const head = game.headline(env);
    return html`<div class=${`table-screen phone tone-${said.tone} tab-${tab}`}>
      ${skips}
      <header class="phone-head">${head.seat !== null && html`<${Seal} pigment=${pigmentOf(head.seat, seat)} size=${26} />`}<span class="phone-title"><b>${head.title}</b>${head.detail && html`<span class="soft"> · ${head.detail}</span>`}</span>${switcher}<${Clock} table=${table} seat=${seat} /><${Menu} open=${ui.open} items=${[...menu.slice(0, 1), { id: "chat", label: t("tool-chat"), run: () => (ui.open.value = "chat") }, ...menu.slice(1)]} /></header>
      <${ScoreStrip} env=${env} game=${game} press=${() => setTab("score")} />
      <main id="main" class="phone-main">
        <div class="phone-board" hidden=${tab !== "map"}>${boardArea}</div>
        ${tab === "score" && html`<div class="phone-panel">${full ? rail : html`<${ScorePanel} env=${env} game=${game} />`}</div>`}
        ${tab === "hand" && html`<div class="phone-panel"><${game.EmpireCard} env=${env} /><${game.Hand} env=${env} /></div>`}
        ${tab === "chronicle" && html`<div class="phone-panel"><${ChroniclePanel} env=${env} lines=${lines} missed=${missed} /></div>`}
        <${Sheet} env=${env} said=${said} Odds=${game.Odds} />
      </main>
      <nav class="phone-tabs" aria-label=${t("tabs-title")}>${["map", "score", "hand", "chronicle"].map((id) => html`<button type="button" aria-current=${tab === id ? "page" : undefined} onClick=${() => setTab(id)}>${t(`tab-${id}`)}${id === "score" && seat !== null ? html`<b class="numbers">${view.scores[seat]}</b>` : id === "hand" && seat !== null ? html`<b class="numbers">${view.hand?.events?.length ?? 0}</b>` : null}</button>`)}</nav>
      ${ui.open.value === "chat" && html`<${ChatPanel} env=${env} close=${close} />`}${dialogs}
    </div>`;
  }
  const drawer = layout === "drawer";
  const drawn = drawer && (ui.open.value?.startsWith("drawer") ?? false);
  return html`<div class=${`table-screen ${layout} tone-${said.tone} ${full ? "full" : ""}`}>
    ${skips}
    <main id="main" class="t-main">
      <${PromptBar} env=${env} said=${said} />
      ${boardArea}
      ${!full && html`<${game.EmpireCard} env=${env} />`}
      ${!full && html`<${game.Hand} env=${env} />`}
    </main>
    ${!drawer && html`<aside class="rail" aria-label=${t("rail-title")}>${rail}</aside>`}
    ${drawer && html`<button type="button" class="drawer-handle" aria-expanded=${drawn} onClick=${() => (ui.open.value = drawn ? null : "drawer")}>${t(drawn ? "drawer-close" : "drawer-open")}</button>`}
    ${drawn && html`<aside class="rail drawer" aria-label=${t("rail-title")}>${rail}</aside>`}
    <${TopBar} env=${env} table=${table} seat=${seat} unread=${unread} open=${ui.open} menu=${menu}><${game.Timeline} env=${env} />${switcher}<//>
    ${ui.open.value === "chat" && html`<${ChatPanel} env=${env} close=${close} />`}${dialogs}
  </div>`;
}

/** With several own seats here, the way to the one that decides. @param {Prompt} said @param {Env} env @param {Map<number | null, any>} stores @param {(seat: number | null) => void} look @param {(() => void) | null} results @returns {Prompt} */
function withSwitch(said, env, stores, look, results) {
  if (results) return { ...said, actions: [{ id: "results", label: t("end-results"), key: "Enter", primary: true, run: results }] };
  const next = said.tone === "wait" && stores.size > 1 ? nextAtScreen(env, stores) : null;
  if (next === null) return said;
  const name = env.table.seats[next].name ?? t("seat-number", { number: next + 1 });
  return { ...said, facts: t("switch-facts", { name }), actions: [{ id: "switch", label: t("switch-to", { name }), key: "Enter", primary: true, run: () => look(next) }, ...said.actions] };
}

/** @param {{env: Env, stores: Map<number | null, any>, look: (seat: number | null) => void}} props */
function Switcher({ env, stores, look }) {
  const { table, seat } = env;
  return html`<div class="switcher" role="group" aria-label=${t("switch-title")}>${[...stores.keys()].map((other) => other !== null && html`<button type="button" aria-pressed=${other === seat} class=${table.to_act.includes(other) ? "acts" : ""} onClick=${() => look(other)} title=${table.seats[other].name}><${Seal} pigment=${pigmentOf(other, seat)} standing=${table.to_act.includes(other)} size=${20} /><span class="visually-hidden">${table.seats[other].name}</span></button>`)}</div>`;
}

/** Lets the board know what can be chosen, and picks the likeliest place if none is in focus. @param {Env} env @param {Prompt} said */
function useShared({ ui, view, store, ...env }, said) {
  const whole = { ui, view, store, ...env };
  useLayoutEffect(() => {
    const old = ui.lit.peek();
    const fresh = said.lit;
    const same = old === fresh || (!!old && !!fresh && old.size === fresh.size && [...fresh].every(([id, lit]) => old.get(id)?.tag === lit.tag && old.get(id)?.tone === lit.tone));
    if (!same) ui.lit.value = fresh;
    ui.press.value = said.press ?? (() => {});
    ui.enter.value = () => {
      const primary = said.actions.find((action) => action.primary);
      if (primary && said.tone !== "lost") carryOut(whole, primary);
    };
  });
  const ids = said.rows.map((row) => row.id).join();
  const asked = `${view.decision} ${view.phase} ${view.turn?.seat} ${view.turn?.empire}`;
  useEffect(() => {
    ui.mode.value = null;
    ui.pick.value = null;
    ui.plan.value = [];
    ui.planning.value = false;
  }, [asked, store.seat.value]);
  useEffect(() => {
    if (said.tone !== "mine" || !said.lit || !said.rows.length || said.press) return;
    if (!said.rows.some((row) => row.id === ui.focus.peek())) ui.focus.value = said.rows[0].id;
  }, [ids, said.tone]);
}

/** From which entry on the chronicle was missed. @param {Env} env @param {boolean} cut */
function useMissed({ known }, cut) {
  const [from, setFrom] = useState(Infinity);
  const last = useRef(/** @type {number | null} */ (null));
  useEffect(() => {
    if (cut) last.current = known.seq;
    else if (last.current !== null) {
      if (known.seq > last.current) setFrom(last.current);
      last.current = null;
    }
  }, [cut]);
  return from;
}

/** A plan that stopped says so once. @param {Env} env */
function usePlanStopped({ known }) {
  const stopped = known.private?.stopped ?? null;
  const last = useRef(stopped);
  useEffect(() => {
    if (stopped && stopped !== last.current) toast(t("plan-stopped"));
    last.current = stopped;
  }, [stopped]);
}

/** Lines of chat that came since the panel was last open. @param {Env} env */
function useUnread({ known, ui, seat }) {
  const lines = spoken(known.log).filter((told) => told.seat !== seat);
  const [seen, setSeen] = useState(lines.length);
  const open = ui.open.value === "chat";
  useEffect(() => {
    if (open) setSeen(lines.length);
  }, [open, lines.length]);
  return settings.value.chat && !open ? Math.max(0, lines.length - seen) : 0;
}

/** @param {Env} env @param {Prompt} said @param {{part: (id: string) => void}} to @returns {Record<string, (() => void) | undefined>} */
function keysOf(env, said, { part }) {
  const { ui, store, known } = env;
  /** @type {Record<string, (() => void) | undefined>} */
  const keys = {
    "?": () => (ui.open.value = "keys"),
    "/": () => (ui.open.value = "find"),
    g: () => part("score"),
    j: () => part("chronicle"),
    w: () => (ui.card.value = true),
    e: () => /** @type {HTMLElement | null} */ (document.querySelector(".hand button, .hand summary"))?.focus(),
    Escape: () => {
      if (ui.open.value) ui.open.value = null;
      else if (ui.moment.value) ui.moment.value = null;
      else ui.mode.value = null;
    },
    ...said.keys,
  };
  if (known.canUndo) keys.u = () => void store.undo().catch((error) => complain(error, env.table.game));
  for (const action of said.actions) {
    if (action.key) keys[action.key] = () => void carryOut(env, action);
    if (action.primary) keys.Enter = () => void carryOut(env, action);
  }
  return keys;
}

/** @param {Env} env @param {{leave: () => void, results: (() => void) | null}} to */
function menuOf(env, { leave, results }) {
  const { ui, seat, table } = env;
  const voted = seat !== null && table.votes.includes(seat);
  const open = (/** @type {string} */ name) => () => (ui.open.value = name);
  /** @type {{id: string, label: string, href?: string, run?: () => any, on?: boolean}[]} */
  const items = [
    ...(results ? [{ id: "results", label: t("end-results"), run: results }] : []),
    { id: "find", label: t("menu-find"), run: open("find") },
    { id: "lands", label: t("menu-lands"), on: ui.lands.value, run: () => (ui.lands.value = !ui.lands.value) },
    { id: "chart", label: t("menu-chart"), run: open("chart") },
    { id: "keys", label: t("menu-keys"), run: open("keys") },
  ];
  if (seat !== null && table.phase === "playing") {
    items.push(
      { id: "orders", label: t("action-orders"), run: open("orders") },
      { id: "sound", label: t("menu-sound"), on: settings.value.sound, run: () => set({ sound: !settings.value.sound }) },
      { id: "notify", label: t("menu-notify"), on: settings.value.notify, run: wantNotices },
      { id: "notices", label: t("menu-notices"), href: "/settings#notices" },
      { id: "vote", label: t(voted ? "menu-unvote" : "menu-vote"), run: voted ? () => vote(env, false) : open("vote") },
      { id: "leave", label: t("menu-leave"), run: leave },
    );
  }
  return [...items, { id: "settings", label: t("menu-settings"), href: "/settings" }, { id: "home", label: t("menu-home"), href: "/" }];
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

/** @param {{env: Env, game: any, said: Prompt, close: () => void, leave: () => void}} props */
function Dialogs({ env, game, said, close, leave }) {
  const { ui, table, seat, known } = env;
  switch (ui.open.value) {
    case "keys":
      return html`<${KeysDialog} close=${close} actions=${said.actions} />`;
    case "find":
      return html`<${FindDialog} env=${env} game=${game} close=${close} />`;
    case "orders":
      return html`<${OrdersDialog} env=${env} kinds=${game.orders} close=${close} />`;
    case "leave":
      return html`<${Question} title=${t("leave-title")} text=${t("leave-text")} yes=${t("leave-yes")} no=${t("leave-no")} sure=${leave} close=${close} />`;
    case "vote":
      return html`<${Question} title=${t("vote-title")} text=${t("vote-text", { votes: table.votes.length })} yes=${t("vote-yes")} no=${t("vote-no")} sure=${() => vote(env, true)} close=${close} />`;
    case "chart": {
      const { labels, series } = game.points(env, known.log);
      return html`<${Dialog} title=${t("chart-title")} close=${close} wide name="chart"><${Chart} title=${t("chart-so-far")} labels=${labels} series=${series.map((/** @type {number[]} */ values, /** @type {number} */ one) => ({ name: table.seats[one].name ?? t("seat-number", { number: one + 1 }), pigment: pigmentOf(one, seat), values, own: one === seat }))} /><//>`;
    }
  }
  return null;
}
