// Clocks: what each seat has left, counted down here between two words of the server.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { formatter, t } from "../i18n.js";

/** @param {number} seconds */
export function lasts(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400)
    return formatter("NumberFormat", { style: "unit", unit: "day", unitDisplay: "long" }).format(
      Math.ceil(whole / 86400),
    );
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * The clock that matters now: that of the rules, mine, or that of whoever decides. It stands still while its player is
 * shown what happened.
 * @param {{table: import("../types.js").Table, seat: number | null}} props
 */
export function Clock({ table, seat }) {
  const [now, tick] = useState(Date.now());
  const heard = () => ({ at: Date.now(), clocks: table.clocks, stands: table.stands, alarm: table.alarm });
  const [base, setBase] = useState(heard);
  useEffect(() => setBase(heard()), [table.clocks, table.stands, table.alarm]);
  const timed = table.phase === "playing" && (!!base.alarm || (table.pace.kind !== "none" && base.clocks?.length > 0));
  useEffect(() => {
    if (!timed) return;
    const timer = setInterval(() => tick(Date.now()), 500);
    return () => clearInterval(timer);
  }, [timed]);
  if (!timed) return null;
  const whose = seat !== null ? seat : (table.awaited[0] ?? 0);
  const running = !!base.alarm || table.awaited.includes(whose);
  const left =
    (base.alarm ? base.alarm.seconds : base.clocks[whose]) -
    (running ? Math.max(0, (now - base.at) / 1000 - (base.stands?.[whose] ?? 0)) : 0);
  return html`<span
    class=${`clock numbers ${running ? "running" : ""} ${left < 30 ? "short" : ""}`}
    role="timer"
    aria-label=${t("clock-left", { time: lasts(left) })}
  >
    <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
      <circle cx="8" cy="8" r="6.300" fill="none" stroke="currentColor" stroke-width="1.600" />
      <path d="M8 4.500V8l2.400 1.600" fill="none" stroke="currentColor" stroke-width="1.600" stroke-linecap="round" />
    </svg>
    ${" "}
    <b>${lasts(left)}</b>
  </span>`;
}
