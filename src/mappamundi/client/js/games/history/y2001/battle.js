// The battle dialog, for attacks that go through several stages: fort, then army. Nothing is chosen between them
// (A8.14).

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { t } from "../../../i18n.js";
import { set, settings } from "../../../keep.js";
import { mainLine, sentenceOf } from "../../../show/told.js";
import { Cap } from "../../../table/prompt.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rich, Rule } from "../../../ui/text.js";
import { chances } from "../counsel.js";
import { PlacePicture } from "../cutouts.js";
import { Dice, OddsBar } from "../dice.js";
import { buildingWords } from "../map/card.js";
import { asSubject, called, ownerOf, seatName } from "../words.js";
import { attackLines, defenceLines, endOf, foreseen, roundsOf, stageName } from "./battle-words.js";
import { percents } from "./choices.js";
import { wayWords } from "./land-card.js";
import { battlesOf, roundsOf as rolledIn } from "./luck.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("./battle-words.js").Round} Round */

/** So long a stage stands before the next, in milliseconds. */
const STANDS = 2000;
/** More finished stages than this fold to a line. */
const MOST = 4;

/** Of the battle that is looked at: the entry of the log, and how many of its stages are seen. */
const seen = signal({ entry: "", stages: 1 });

/** @param {Env} env */
const entryOf = ({ store }) => `${store.id} ${store.theatre.pending.value?.seq}`;

/**
 * Whether an attack is looked at by itself: one on a fort, or on several armies.
 * @param {import("./types.js").Known} before
 * @param {import("./types.js").Told} told
 */
export function holds(before, told) {
  if (settings.peek().runOn || told.action?.do !== "invade") return false;
  const known = foreseen(before, told.action);
  return !!known && (!!known.battle.fort || known.battle.stages.length > 1) && roundsOf(told.events ?? []).length > 0;
}

/** The battle that is looked at now. @param {Env} env */
function lookedAt(env) {
  const told = env.store.theatre.pending.value;
  const known = told && foreseen(env.known, told.action);
  if (!told || !known) return null;
  const rounds = roundsOf(/** @type {import("./types.js").Event[]} */ (told.events ?? []));
  const at = seen.value.entry === entryOf(env) ? seen.value.stages : 1;
  const { land } = /** @type {import("../../../wire.js").InvadeAction2001} */ (told.action);
  return { told, ...known, rounds, at, over: at >= rounds.length, land };
}

/**
 * How it ended, in the words of the chronicle.
 * @param {Env} env
 * @param {NonNullable<ReturnType<typeof lookedAt>>} fought
 */
function outcomeOf({ ctx }, { told, rounds, battle }) {
  const last = rounds.length - 1;
  return mainLine(told) ? sentenceOf(ctx, told) : endOf(rounds[last], true, battle.stages[last]?.what === "both").text;
}

/** The next stage, or the end. @param {Env} env */
function goOn(env) {
  const fought = lookedAt(env);
  if (!fought) return;
  if (fought.over) env.store.theatre.seen();
  else seen.value = { entry: entryOf(env), stages: fought.at + 1 };
}

/** While a battle is looked at it is what the prompt speaks of. @param {Env} env @returns {Partial<Prompt> | null} */
export function battlePrompt(env) {
  const fought = lookedAt(env);
  if (!fought) return null;
  const { rounds, at, over, battle } = fought;
  const last = rounds[at - 1];
  const end = endOf(last, over, battle.stages[at - 1]?.what === "both");
  const runOn = () => {
    set({ runOn: true });
    env.store.theatre.end();
  };
  return {
    eyebrow: t("prompt-yours", { phase: t("phase-battle") }),
    sentence: over ? outcomeOf(env, fought) : t(last.fort ? "battle-walls" : "battle-next-army"),
    facts: over ? end.text : t("battle-no-choice"),
    rule: over ? end.rule : "A8.14",
    actions: [
      {
        id: "roll",
        label: over ? t("battle-go-on") : t("battle-roll", { what: battle.stages[at]?.what ?? "army" }),
        key: "Enter",
        primary: true,
        run: () => goOn(env),
      },
      ...(over ? [] : [{ id: "run-on", label: t("battle-run-on"), key: "t", run: runOn }]),
    ],
    dialog: "battle",
  };
}

/** Dice that are still to be rolled. @param {{count: number, pigment: number}} props */
const Empty = ({ count, pigment }) =>
  html`<span class="dice" aria-hidden="true">
    ${Array.from({ length: count }, (_, n) => html`<span key=${n} class=${`die-empty seat-${pigment}`}>d6</span>`)}
  </span>`;

/**
 * @param {{
 *   env: InTurn,
 *   n: number,
 *   round: Round,
 *   battle: import("./choices.js").Battle,
 *   defender: number,
 *   last: boolean,
 * }} props
 */
function Stage({ env, n, round, battle, defender, last }) {
  const { ctx, seat } = env;
  const [win, tie, defeat] = chances({
    odds: round.odds,
    percent: /** @type {any} */ (round.odds.map((share) => Math.round(100 * share))),
  });
  const end = endOf(round, last, battle.stages[n]?.what === "both");
  const added = (/** @type {number[]} */ dice, /** @type {number} */ sum) =>
    sum > Math.max(...dice) ? t("battle-sum", { die: Math.max(...dice), bonus: sum - Math.max(...dice) }) : "";
  return html`<section class="stage done" aria-label=${stageName(battle, n)}>
    <header>
      <span class="stage-number" aria-hidden="true">${n + 1}</span>
      <h3 class="serif">${stageName(battle, n)}</h3>
      <span class="small soft">${t("battle-odds-were", { win, tie, defeat })}</span>
    </header>
    <${Sides} ctx=${ctx} seat=${seat} attacker=${env.view.turn.seat} defender=${defender} />
    <div class="stage-dice">
      <${Dice} dice=${round.attack} pigment=${pigmentOf(env.view.turn.seat, seat)} size=${34} />
      <p class="serif stage-result">
        <span class=${round.total < round.other ? "less" : ""}>${round.total}</span>
        <i>/</i>
        <span class=${round.other < round.total ? "less" : ""}>${round.other}</span>
      </p>
      <${Dice} dice=${round.defence} pigment=${pigmentOf(defender, seat)} size=${34} />
    </div>
    <p class="small soft stage-sums">
      <span>${added(round.attack, round.total)}</span>
      <span>${added(round.defence, round.other)}</span>
    </p>
    <p class="stage-end">
      ${last ? null : html`<b>${t(round.fort ? "battle-fort-falls" : "battle-army-falls")}</b> `}
      ${end.text}
      ${" "}
      <${Rule} game=${env.table.game} number=${end.rule} />
    </p>
    ${
      round.leaderEnds &&
      html`<p class="small">${t("battle-leader-ends")} <${Rule} game=${env.table.game} number="A14.3" /></p>`
    }
  </section>`;
}

/** @param {{ctx: import("./types.js").Ctx, seat: number | null, attacker: number, defender: number}} props */
function Sides({ ctx, seat, attacker, defender }) {
  const name = (/** @type {number} */ one) => (one === seat ? t("battle-you") : seatName(ctx, one));
  return html`<p class="stage-sides">
    <span><${Seal} pigment=${pigmentOf(attacker, seat)} size=${22} /> <b>${name(attacker)}</b></span>
    <span><b>${name(defender)}</b> <${Seal} pigment=${pigmentOf(defender, seat)} standing=${false} size=${22} /></span>
  </p>`;
}

/**
 * The stage that comes next: empty dice, and its own odds.
 * @param {{env: InTurn, n: number, round: Round, battle: import("./choices.js").Battle, defender: number}} props
 */
function NextStage({ env, n, round, battle, defender }) {
  const { ctx, seat } = env;
  return html`<section class="stage next" aria-label=${stageName(battle, n)}>
    <header>
      <span class="stage-number" aria-hidden="true">${n + 1}</span>
      <h3 class="serif">${stageName(battle, n)}</h3>
      <span class="small soft">${t("battle-now")}</span>
    </header>
    <${Sides} ctx=${ctx} seat=${seat} attacker=${env.view.turn.seat} defender=${defender} />
    <div class="stage-dice">
      <${Empty} count=${round.attack.length} pigment=${pigmentOf(env.view.turn.seat, seat)} />
      <p class="serif stage-result less">–<i>/</i>–</p>
      <${Empty} count=${round.defence.length} pigment=${pigmentOf(defender, seat)} />
    </div>
    <${OddsBar} odds=${round.odds} percent=${/** @type {any} */ (round.odds.map((share) => Math.round(100 * share)))} />
  </section>`;
}

/** A stage that nobody came to. @param {{n: number, battle: import("./choices.js").Battle}} props */
const Unfought = ({ n, battle }) =>
  html`<section class="stage unfought">
    <header>
      <span class="stage-number" aria-hidden="true">${n + 1}</span>
      <h3 class="serif">${stageName(battle, n)}</h3>
    </header>
    <p class="small soft">${t("battle-unfought")}</p>
  </section>`;

const ENDS = /** @type {const} */ (["taken", "both-fall", "back-fort-down", "thrown-back"]);

/**
 * The whole fight as it stood before the first die: four ends.
 * @param {{fight: import("./choices.js").Fight, now: string, fort: boolean}} props
 */
function Whole({ fight, now, fort }) {
  return html`<section class="whole">
    <header>
      <h3 class="eyebrow">${t("battle-whole")}</h3>
      ${now && html`<span class="small">${t("battle-then-now", { before: percents(fight.percent[0]), now })}</span>`}
    </header>
    <span class="odds-bar four" aria-hidden="true">
      ${ENDS.map(
        (end, n) =>
          fight.odds[n] > 0 &&
          html`<i key=${end} class=${end} style=${{ flexGrow: Math.round(fight.odds[n] * 1000) }} />`,
      )}
    </span>
    <ul class="whole-ends small plain-list">
      ${ENDS.map(
        (end, n) =>
          html`<li key=${end}>
            <b class="numbers">${percents(fight.percent[n])}</b>
            ${" "}
            ${t(end === "back-fort-down" && !fort ? "battle-back-weakened" : `battle-${end}`)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * What a side has, with its rules; what does not count is grey.
 * @param {{title: string, lines: import("./battle-words.js").Line[], game: string}} props
 */
const Has = ({ title, lines, game }) =>
  html`<div>
    <h3 class="eyebrow">${title}</h3>
    <ul class="plain-list small">
      ${lines.map(
        ({ name, value, rule, off }) =>
          html`<li class=${off ? "off" : ""}>
            <span>${name}</span>
            <b>${off ? html`<s>${value}</s>` : value}</b>
            <${Rule} game=${game} number=${rule} />
          </li>`,
      )}
    </ul>
  </div>`;

/**
 * How the battles of this turn went before this one, and the rounds of them against what was to be expected.
 * @param {InTurn} env
 */
function luckSoFar({ known, view, seat, ctx }) {
  const attacker = view.turn.seat;
  const attacks = rolledIn(known.log).filter((round) => round.attacker === attacker);
  const { won, fought, taken, rounds, expected } = battlesOf(attacks);
  if (!fought) return "";
  // Where each battle was one round, the rounds need no words of their own.
  return t(rounds === fought ? "battle-luck" : "battle-luck-rounds", {
    you: attacker === seat ? "yes" : "no",
    who: seatName(ctx, attacker),
    won,
    fought,
    taken,
    rounds,
    expected: Math.round(expected * 10) / 10,
  });
}

/** @param {{env: InTurn}} props */
export function BattleDialog({ env }) {
  const { ctx, view, table, seat } = env;
  const fought = lookedAt(env);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const waits = !!fought && !fought.over;
  useEffect(() => {
    const before = document.activeElement;
    env.ui.card.value = false;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".button.gilt"))?.focus({
      preventScroll: true,
    });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => goOn(env), STANDS);
    return () => clearTimeout(timer);
  }, [entryOf(env), fought?.at, waits]);
  useEffect(
    () => box.current?.querySelector(".stage.next, .stage:last-child")?.scrollIntoView({ block: "nearest" }),
    [entryOf(env), fought?.at],
  );
  // Any key goes on; those that move about, and the buttons' own, do not.
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        ["Tab", "Shift", "Enter", "Escape"].includes(event.key) ||
        event.key === "t" ||
        document.querySelector("dialog[open]")
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      goOn(env);
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  });
  if (!fought) return null;
  const { rounds, at, over, battle, fight, land } = fought;
  const held = view.lands[land] ?? {};
  const defender = ownerOf(view, land) ?? 0;
  const last = rounds[at - 1];
  const close = () => (over ? env.store.theatre.seen() : env.store.theatre.end());
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Tab" || !box.current) return;
    const stops = /** @type {HTMLElement[]} */ ([...box.current.querySelectorAll("button:not(:disabled), a[href]")]);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
    }
  };
  const fallen = battle.fort === true && rounds.slice(0, at).some((round) => round.fort && round.outcome !== "defeat");
  const folded = Math.max(0, at - (MOST - 1));
  const now = over
    ? ""
    : battle.stages.length - at === 1
      ? chances({
          odds: rounds[at].odds,
          percent: /** @type {any} */ (rounds[at].odds.map((share) => Math.round(100 * share))),
        })[0]
      : "";
  const about = [
    buildingWords(held),
    t("battle-of", { who: asSubject(ctx, defender), empire: called(ctx.book, held.empire ?? "", "the") }),
    wayWords(ctx.book, battle),
  ]
    .filter(Boolean)
    .join(" · ");
  return html`<div class="battle-veil">
    <div class="battle staged" role="dialog" aria-labelledby="battle-title" ref=${box} onKeyDown=${keys}>
      <header class="battle-head">
        <div>
          <p class="eyebrow">
            ${t(battle.fort ? "battle-eyebrow-fort" : "battle-eyebrow-armies", {
              area: called(ctx.book, ctx.book.lands.get(land)?.area ?? ""),
            })}
          </p>
          <h2 class="battle-title serif" id="battle-title">${called(ctx.book, land)}</h2>
          <p class="small soft">${about}</p>
        </div>
        <div class="battle-place" aria-hidden="true">
          <${PlacePicture} book=${ctx.book} view=${view} viewer=${seat} land=${land} />
        </div>
        <button type="button" class="button quiet battle-close" onClick=${close} aria-label=${t("battle-close")}>
          ×
        </button>
      </header>
      <div class="visually-hidden" role="log" aria-live="polite">
        ${rounds.slice(0, at).map(
          (round, n) =>
            html`<p key=${n}>
              ${t("battle-stage-spoken", {
                stage: stageName(battle, n),
                attack: round.total,
                defence: round.other,
                end: endOf(round, n === rounds.length - 1, battle.stages[n]?.what === "both").text,
              })}
            </p>`,
        )}
      </div>
      ${
        folded > 0 &&
        html`<p class="small soft stages-folded">
          ${rounds
            .slice(0, folded)
            .map((round, n) => html`<span key=${n}>${stageName(battle, n)} ${round.total}/${round.other}</span>`)}
        </p>`
      }
      <div class=${`stages ${battle.stages.length === 1 ? "single" : ""}`}>
        ${rounds.slice(folded, at).map(
          (round, n) =>
            html`<${Stage}
              key=${folded + n}
              env=${env}
              n=${folded + n}
              round=${round}
              battle=${battle}
              defender=${defender}
              last=${folded + n === rounds.length - 1}
            />`,
        )}
        ${!over && html`<${NextStage} env=${env} n=${at} round=${rounds[at]} battle=${battle} defender=${defender} />`}
        ${over && at < battle.stages.length && html`<${Unfought} n=${at} battle=${battle} />`}
      </div>
      ${
        over &&
        html`<p class=${`battle-outcome serif ${last.outcome}`} role="alert">
          <${Rich} text=${outcomeOf(env, fought)} />
        </p>`
      }
      ${fight && html`<${Whole} fight=${fight} now=${now} fort=${!!battle.fort} />`}
      <div class="battle-has">
        <${Has}
          title=${view.turn.seat === seat ? t("battle-you") : seatName(ctx, view.turn.seat)}
          lines=${attackLines(ctx.book, battle)}
          game=${table.game}
        />
        <${Has}
          title=${defender === seat ? t("battle-you") : seatName(ctx, defender)}
          lines=${defenceLines(ctx.book, battle, fallen)}
          game=${table.game}
        />
      </div>
      <footer class="battle-foot staged-foot">
        <button type="button" class="button gilt" onClick=${() => goOn(env)}>
          ${over ? t("battle-go-on") : t("battle-roll", { what: battle.stages[at]?.what ?? "army" })}
          ${" "}
          <${Cap} of="Enter" />
        </button>
        <span class="small soft">${over ? t("battle-any-key") : t("battle-itself")}</span>
        <span class="small soft battle-luck">${luckSoFar(env)}</span>
      </footer>
    </div>
  </div>`;
}
