// Telling whoever looks elsewhere that it is their decision: the page's title, a notification, a soft sound.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { settings } from "../keep.js";
import { play } from "../ui/sound.js";

/** Quiet hours are a part of each day, by the clock of this browser. @param {string} text "22:30" */
const minutes = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/**
 * When the quiet hours end, if it is quiet now.
 * @param {{start: string, end: string} | null} quiet
 * @param {Date} [now]
 * @returns {Date | null}
 */
export function quietUntil(quiet, now = new Date()) {
  if (!quiet) return null;
  const [start, end, at] = [minutes(quiet.start), minutes(quiet.end), now.getHours() * 60 + now.getMinutes()];
  const within = start < end ? at >= start && at < end : start > end && (at >= start || at < end);
  if (!within) return null;
  const until = new Date(now);
  until.setHours(Math.floor(end / 60), end % 60, 0, 0);
  if (until <= now) until.setDate(until.getDate() + 1);
  return until;
}

/** @param {string} title @param {string} text @param {string} tag */
function notify(title, text, tag) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, {
      body: text,
      tag,
      icon: document.querySelector("link[rel=icon]")?.getAttribute("href") ?? undefined,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones know notifications but let no page show one by itself.
  }
}

/**
 * @param {boolean} mine
 * @param {string} sentence
 * @param {string} name of the table's game
 * @param {string} tag one notification at a time for each table
 */
export function useNotices(mine, sentence, name, tag) {
  const was = useRef(mine);
  useEffect(() => {
    document.title = mine ? t("title-decision", { sentence }) : t("title-table", { name });
  }, [mine, sentence, name]);
  useEffect(() => {
    const fresh = mine && !was.current;
    was.current = mine;
    if (!fresh) return;
    const until = document.hidden ? quietUntil(settings.peek().quiet) : null;
    const tell = () => {
      if (document.hidden && settings.peek().notify) notify(t("notice-title"), sentence, tag);
    };
    if (!until) play("tick");
    if (!until) return tell();
    // In quiet hours it waits, and comes if the decision is still open then.
    const timer = setTimeout(tell, until.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [mine]);
  useEffect(
    () => () => {
      document.title = t("brand");
    },
    [],
  );
}
