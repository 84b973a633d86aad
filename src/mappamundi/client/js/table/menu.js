// A table's menu, and its keys.

import { t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { toast } from "../ui/toast.js";
import { carryOut, takeBack } from "./prompt.js";
import { vote } from "./dialogs.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../games/contract.js").MenuItem} MenuItem */

/**
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @param {{part: (id: string) => void, toBoard: (() => void) | null}} to
 * @returns {Record<string, (() => void) | undefined>}
 */
export function keysOf(env, game, said, { part, toBoard }) {
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
export function menuOf(env, game, { leave, results, toBoard }) {
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
    { id: "language", label: t("language"), run: open("language") },
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
export function phoneMenu({ ui, table }, menu, unread) {
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
