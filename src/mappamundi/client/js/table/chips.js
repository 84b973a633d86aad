// Places to choose from in a line, the best first: with odds and points, a look at each, and the arrow keys.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { numeral, t } from "../i18n.js";
import { Seal, pigmentOf } from "../ui/seal.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("./prompt.js").Row} Row */

/** @param {number} points */
export const signed = (points) => numeral(points, { signDisplay: "exceptZero", maximumFractionDigits: 1 });

/**
 * Take a place from a list: focus it, and do what pressing it on the board does.
 * @param {Env} env
 * @param {Prompt} said
 * @param {string} id
 */
export function choose(env, said, id) {
  env.ui.focus.value = id;
  said.press?.(id);
}

/** Where the arrow keys lead in a list. @type {Record<string, (at: number, last: number) => number>} */
const STEPS = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** @param {{env: Env, said: Prompt}} props */
export function Chips({ env, said }) {
  const { ui } = env;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [ends, setEnds] = useState({ before: false, after: false });
  const ids = said.rows.map((row) => row.id).join();
  const current = Math.max(
    0,
    said.rows.findIndex((row) => ui.focus.value === row.id),
  );
  const look = () => {
    const box = list.current;
    if (!box) return;
    const found = { before: box.scrollLeft > 2, after: box.scrollLeft + box.clientWidth < box.scrollWidth - 2 };
    setEnds((old) => (old.before === found.before && old.after === found.after ? old : found));
  };
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  // Scrolled by hand: `scrollIntoView` would move the page as well.
  const intoSight = (/** @type {number} */ n) => {
    const box = list.current;
    const chip = /** @type {HTMLElement | undefined} */ (box?.children[n]);
    if (box && chip) {
      if (chip.offsetLeft < box.scrollLeft) box.scrollLeft = chip.offsetLeft - EDGE;
      else if (chip.offsetLeft + chip.offsetWidth > box.scrollLeft + box.clientWidth)
        box.scrollLeft = chip.offsetLeft + chip.offsetWidth - box.clientWidth + EDGE;
    }
    look();
  };
  useEffect(() => intoSight(current), [current, ids]);
  // What was chosen on the board, or for the player, is another than the one in focus.
  const before = useRef(/** @type {string[]} */ ([]));
  const chosen = said.rows.filter((row) => row.chosen).map((row) => row.id);
  useEffect(() => {
    const fresh = chosen.find((id) => !before.current.includes(id));
    before.current = chosen;
    if (fresh) intoSight(said.rows.findIndex((row) => row.id === fresh));
  }, [chosen.join(), ids]);
  // Nothing is looked at any more when the list goes.
  useEffect(
    () => () => {
      ui.peek.value = null;
    },
    [ids],
  );
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const chips = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
    const at = chips.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (event.key === "Enter" && !said.press && said.rows[at]?.id === ui.focus.value) {
      event.preventDefault();
      event.stopPropagation();
      ui.enter.value();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = step(at, chips.length - 1);
    chips[next].focus({ preventScroll: true });
    ui.focus.value = said.rows[next].id;
    ui.peek.value = said.rows[next].id;
  };
  const turn = (/** @type {number} */ by) => () =>
    list.current?.scrollBy({ left: by * list.current.clientWidth * 0.8, behavior: "smooth" });
  return html`<div class=${`chips ${ends.before ? "before" : ""} ${ends.after ? "after" : ""}`}>
    ${
      ends.before &&
      html`<button type="button" class="chips-turn" tabindex="-1" aria-hidden="true" onClick=${turn(-1)}>‹</button>`
    }
    <ul
      ref=${list}
      aria-label=${t("prompt-choices")}
      onScroll=${look}
      onKeyDown=${walk}
      onPointerLeave=${() => (ui.peek.value = null)}
    >
      ${said.rows.map(
        (row, n) => html`<li key=${row.id}><${Chip} env=${env} said=${said} row=${row} stop=${n === current} /></li>`,
      )}
    </ul>
    ${
      ends.after &&
      html`<button type="button" class="chips-turn" tabindex="-1" aria-hidden="true" onClick=${turn(1)}>›</button>`
    }
  </div>`;
}

/** So much of the next chip is seen at the edge. */
const EDGE = 24;

/** What a place brings on average, where that is not what it brings for certain. @param {{row: Row}} props */
export function Average({ row: { expected, points, averaged } }) {
  if (expected === undefined || expected === points) return null;
  return html`<small class="numbers average">
    ${" "}
    ${averaged ?? t("row-average", { points: signed(expected) })}
  </small>`;
}

/** @param {{env: Env, said: Prompt, row: Row, stop: boolean}} props `stop`: the tab key stops here */
function Chip({ env, said, row, stop }) {
  const { ui } = env;
  const on = row.chosen ?? ui.focus.value === row.id;
  // A look that is pressed stays, so that the pointer can go to the card.
  const press = () => {
    choose(env, said, row.id);
    if (!said.press) ui.card.value = true;
  };
  // What it does to others is said where it brings nothing to oneself; elsewhere only to whoever asks, and to nobody
  // twice.
  const does = !row.tag && !row.points ? row.does : "";
  const peek = (/** @type {boolean} */ here) => () => (ui.peek.value = here ? row.id : null);
  return html`<button
    type="button"
    class=${`chip small ${on ? "on" : ""}`}
    tabindex=${stop ? 0 : -1}
    aria-pressed=${on}
    title=${[row.detail, does ? "" : row.does].filter(Boolean).join(" · ")}
    onPointerEnter=${peek(true)}
    onBlur=${peek(false)}
    onClick=${press}
  >
    ${
      row.seat !== null &&
      html`<${Seal} pigment=${pigmentOf(row.seat, env.seat)} standing=${row.standing} size=${14} />`
    }
    <span>${row.name}</span>
    ${row.tag && html`<span class="numbers">${row.tag}</span>`}
    ${
      does
        ? html`<span class="chip-does numbers">${does}</span>`
        : typeof row.points === "number" && html`<b class="numbers">${signed(row.points)}</b>`
    }
    <${Average} row=${row} />
  </button>`;
}
