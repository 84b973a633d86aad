// What a table's screen does beside drawing: share what can be chosen, mark what was missed, say what stopped.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n.js";
import { settings } from "../keep.js";
import { complain, toast } from "../ui/toast.js";
import { spoken } from "./chat.js";
import { carryOut } from "./prompt.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/** Lead keys and screen readers to the board. */
export const focusBoard = () =>
  /** @type {HTMLElement | null} */ (document.querySelector("#board [role=application]"))?.focus({
    preventScroll: true,
  });

/** A blink of the connection is not worth a word. */
const BLINK = 1200;

/** What the bar says while the stream is cut; null while it is not. @param {Env} env @returns {Prompt | null} */
export function useLost({ store }) {
  const status = store.status.value;
  const cut = status !== "open";
  const [late, setLate] = useState(false);
  const [now, tick] = useState(Date.now());
  const fell = useRef(false);
  if (status === "lost") fell.current = true;
  if (status === "open") fell.current = false;
  useEffect(() => {
    setLate(false);
    if (!cut) return;
    const timer = setTimeout(() => setLate(true), BLINK);
    const clock = setInterval(() => tick(Date.now()), 500);
    return () => {
      clearTimeout(timer);
      clearInterval(clock);
    };
  }, [cut]);
  if (!cut || !late) return null;
  const seconds = Math.max(0, Math.ceil((store.retryAt.value - now) / 1000));
  return {
    tone: "lost",
    seat: null,
    eyebrow: t(fell.current ? "lost-eyebrow" : "catching-up"),
    sentence: !fell.current
      ? t("catching-up-sentence")
      : status === "connecting"
        ? t("lost-trying")
        : t("lost-sentence", { seconds }),
    facts: t(store.busy.value ? "lost-sending" : "lost-safe"),
    rule: "",
    actions: [{ id: "hurry", label: t("lost-hurry"), run: () => store.stream.hurry() }],
    rows: [],
    lit: null,
    undo: null,
  };
}

/**
 * Lets the board know what can be chosen, and picks the likeliest place if none is in focus.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 */
export function useShared(env, game, said) {
  const { ui, view, store } = env;
  useLayoutEffect(() => {
    const old = ui.lit.peek();
    const fresh = said.lit;
    const same =
      old === fresh ||
      (!!old &&
        !!fresh &&
        old.size === fresh.size &&
        [...fresh].every(([id, lit]) => old.get(id)?.tag === lit.tag && old.get(id)?.tone === lit.tone));
    if (!same) ui.lit.value = fresh;
    ui.press.value = said.press ?? (() => {});
    ui.enter.value = () => {
      const first = said.actions.find((action) => action.primary || (said.tone === "show" && action.key === "Enter"));
      if (first && said.tone !== "lost") carryOut(env, first);
    };
  });
  const ids = said.rows.map((row) => row.id).join();
  const asked = `${view.decision} ${view.phase} ${game.turnOf(view)}`;
  useEffect(() => {
    ui.mode.value = null;
    ui.pick.value = null;
  }, [asked, store.seat.value]);
  // A plan is laid out while others decide one thing after another.
  useEffect(() => {
    ui.plan.value = [];
    ui.planning.value = false;
  }, [store.mine.value ? asked : "", store.seat.value]);
  // What was looked up in one turn does not lie over the next, nor over the show.
  const watching = store.theatre.watching.value;
  useEffect(() => {
    if (watching || (view.turn && view.turn.seat !== env.seat)) ui.card.value = false;
  }, [game.turnOf(view), watching]);
  useEndOfShow(env, said);
  // Where the turn will begin.
  const places = said.tone === "mine" ? (said.show ?? []) : [];
  useEffect(() => {
    if (places.length && settings.peek().follow) ui.frame.value = places;
  }, [places.join()]);
  // Before anything is drawn, so that the board is lettered once. After each move the best place is in focus, not the
  // one last touched.
  const step = useRef("");
  useLayoutEffect(() => {
    if (said.tone !== "mine" || !said.lit || !said.rows.length || said.press) return;
    const here = ui.mode.peek()?.kind ?? "";
    const moved = step.current === here;
    step.current = here;
    if (moved || !said.rows.some((row) => row.id === ui.focus.peek())) ui.focus.value = said.rows[0].id;
  }, [ids, said.tone]);
}

/**
 * Gives the only answer there is, where it tells nothing, or one that no other can better, and says so; never after
 * something was taken back, so that one can.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @param {boolean} wanted
 */
export function useSelfAnswer(env, game, said, wanted) {
  const { known, store, ui, table } = env;
  const asked = wanted && said.tone === "mine" && store.status.value === "open" && !store.busy.value;
  const needless = asked && known.legal.length > 1 ? (game.needless?.(env) ?? null) : null;
  const only = asked && known.legal.length === 1 ? known.legal[0] : (needless?.form ?? null);
  const last = known.log.findLast((told) => told.kind === "step" || told.kind === "undo")?.kind;
  const turn = game.turnOf(env.view);
  useEffect(() => {
    if (!only || last === "undo") return;
    const before = ui.idled.peek();
    const undoable = before?.turn === turn ? before.undoable : known.canUndo;
    const text = needless ? needless.text : game.idle(only, undoable, known.counsel[0] ?? {});
    if (!text) return;
    ui.idled.value = { text, undoable, turn };
    store.act(only).catch((error) => complain(error, table.game));
  }, [known.seq, JSON.stringify(only)]);
}

/**
 * What was answered by itself is said with what comes next: in the same turn, or while others play.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {Prompt} said
 * @returns {Prompt}
 */
export function withIdled({ ui, view }, game, said) {
  const idled = ui.idled.value;
  if (!idled || said.full || !(said.tone === "wait" || (said.tone === "mine" && idled.turn === game.turnOf(view))))
    return said;
  return { ...said, facts: [idled.text, said.facts].filter(Boolean).join(" ") };
}

/** When the show has led to a decision, keys and screen readers go on there. @param {Env} env @param {Prompt} said */
function useEndOfShow({ store }, said) {
  const watching = store.theatre.watching.value;
  const before = useRef(watching);
  useEffect(() => {
    const ended = before.current && !watching;
    before.current = watching;
    const at = document.activeElement;
    // Whoever writes, walks on the board, or reads what the game is about is left alone.
    if (
      !ended ||
      said.tone !== "mine" ||
      (at instanceof Element && at.closest("input, textarea, dialog, .aim, [role=application]"))
    )
      return;
    /** @type {HTMLElement | null} */ (document.querySelector("#decision .prompt-sentence"))?.focus({
      preventScroll: true,
    });
  }, [watching]);
}

/**
 * Which entries of the log came while the stream was cut: after the first number, up to the second.
 * @param {Env} env
 * @returns {[number, number]}
 */
export function useMissed({ known, store }) {
  const [missed, setMissed] = useState(/** @type {[number, number]} */ ([0, 0]));
  const last = useRef(/** @type {number | null} */ (null));
  const cut = store.status.value !== "open";
  useEffect(() => {
    if (cut) last.current = known.seq;
    else if (last.current !== null) {
      if (known.seq > last.current) setMissed([last.current, known.seq]);
      last.current = null;
    }
  }, [cut, known.seq]);
  return missed;
}

/**
 * A plan that stopped says so once, with the way to the place where it did.
 * @param {Env} env
 * @param {GamePlugin} game
 */
export function usePlanStopped(env, game) {
  const { known, ui } = env;
  const stopped = known.private?.stopped ?? null;
  const last = useRef(JSON.stringify(stopped));
  useEffect(() => {
    const now = JSON.stringify(stopped);
    if (stopped && now !== last.current) {
      const { text, place } = game.stopped(env, stopped);
      const look = () => {
        ui.focus.value = place;
        ui.card.value = true;
        focusBoard();
      };
      toast(text, place ? { text: t("plan-review"), run: look } : undefined);
    }
    last.current = now;
  }, [stopped]);
}

/** Lines of chat that came since the panel was last open. @param {Env} env */
export function useUnread({ store, known, ui, seat }) {
  const lines = spoken((store.latest.value ?? known).log).filter((told) => told.seat !== seat);
  const [seen, setSeen] = useState(lines.length);
  const open = ui.open.value === "chat";
  useEffect(() => {
    if (open) setSeen(lines.length);
  }, [open, lines.length]);
  return settings.value.chat && !open ? Math.max(0, lines.length - seen) : 0;
}
