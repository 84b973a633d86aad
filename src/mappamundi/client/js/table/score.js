// Score now: everybody's points and what they would add now; below, one player's points and where each comes from.

import { html } from "htm/preact";
import { nameOf, numeral, t } from "../i18n.js";
import { memo } from "../ui/memo.js";
import { givenName } from "../ui/names.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { listedName } from "./names.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/**
 * @typedef {object} Reason
 * @property {string} id
 * @property {string} name
 * @property {string} swatch a class for its colour
 * @property {{value: number, reached: boolean, name: string}[]} steps
 * @property {number} points
 * @property {string} text
 * @property {string} [inline]
 * @property {{seat: number, count: number}[]} counts
 * @property {string[]} places
 * @property {Foreseen} [more] what would be added to it
 */

/**
 * What a place that could be taken would add to a reason, or as one more: `steps` as they would be then.
 * @typedef {Pick<Reason, "id" | "name" | "swatch" | "steps" | "points">} Foreseen
 */

/** @param {number} points */
export const signed = (points) => numeral(points, { signDisplay: "always" });

/** @param {{score: number, now: number, adds: boolean, standing: Standing}} row */
function spoken({ score, now, adds, standing }) {
  if (adds) return t("score-spoken", { score, now });
  return t(standing === "scored" ? "score-spoken-scored" : "score-spoken-over", { score });
}

/** What is written beside a name: you, a bot, away. @param {any} seat @param {boolean} own */
export function roleOf(seat, own) {
  if (own) return givenName(seat, seat?.seat) ? t("score-you") : "";
  if (seat?.state === "bot") return t("score-bot");
  if (seat?.state === "held" || (seat?.state === "open" && seat?.bot)) return t("score-held");
  if (seat?.state === "away") return t("score-away");
  return "";
}

/**
 * Where a seat stands: it plays now, will play in this round of the game (alone: next), has scored in it, or the game
 * is over.
 * @typedef {"plays" | "waits" | "next" | "scored" | "over"} Standing
 */

/** Only who will still score has something to add. @param {Standing} standing */
const willScore = (standing) => standing === "plays" || standing === "waits" || standing === "next";

/**
 * Everybody by rank, with what each would score now, if it will score at all.
 * @param {Env} env
 * @param {GamePlugin} game
 */
export function standings(env, game) {
  const { view, table } = env;
  return game.rank(view).map((seat) => {
    const { total, standing } = game.scoreNow(env, seat);
    const adds = total !== null && willScore(standing);
    return {
      seat,
      name: listedName(table.seats, seat, env.seat),
      info: table.seats[seat],
      score: view.scores[seat],
      standing,
      adds,
      now: adds ? total : 0,
    };
  });
}

/**
 * The reasons with what would be added to them, and below them what would be new.
 * @param {Reason[]} reasons
 * @param {Foreseen[]} parts
 * @returns {Reason[]}
 */
export function withForeseen(reasons, parts) {
  /** @type {Map<string, Foreseen>} */
  const added = new Map();
  for (const part of parts) added.set(part.id, { ...part, points: part.points + (added.get(part.id)?.points ?? 0) });
  const old = reasons.map((reason) => ({ ...reason, more: added.get(reason.id) }));
  const fresh = [...added.values()].filter(({ id }) => !reasons.some((reason) => reason.id === id));
  const unreached = (/** @type {Foreseen} */ more) => more.steps.map((step) => ({ ...step, reached: false }));
  return [
    ...old,
    ...fresh.map((more) => ({ ...more, points: 0, text: "", counts: [], places: [], steps: unreached(more), more })),
  ];
}

/**
 * The place that the player looks at, and what taking it would add: nothing where somebody else's points are explained.
 * @param {Env} env
 * @param {GamePlugin} game
 * @param {boolean} own
 * @returns {{place: string, parts: Foreseen[]}}
 */
function inView(env, game, own) {
  const { hover, peek, focus } = env.ui;
  const place = hover.value ?? peek.value ?? focus.value ?? "";
  return { place, parts: own && place && game.foreseen ? game.foreseen(env, place) : [] };
}

/** `since`: what the others did, in a line. @param {{env: Env, game: GamePlugin, since?: any}} props */
export function ScorePanel({ env, game, since = null }) {
  const { ui, seat, view } = env;
  const rows = standings(env, game);
  const most = Math.max(1, ...rows.map((row) => row.score + row.now));
  const shown = ui.player.value ?? seat ?? view.turn?.seat ?? rows[0]?.seat ?? 0;
  const why = game.scoreNow(env, shown);
  const open = why.total !== null && willScore(why.standing);
  const { place, parts } = inView(env, game, open && shown === seat);
  const reasons = withForeseen(why.reasons, parts);
  const more = parts.reduce((sum, { points }) => sum + points, 0);
  const name = rows.find((row) => row.seat === shown)?.name ?? "";
  const role = (/** @type {any} */ row) =>
    [roleOf(row.info, row.seat === seat), row.standing === "next" ? t("score-next") : ""].filter(Boolean).join(" · ");
  const kinds = (/** @type {any} */ row) =>
    [
      "score-row",
      game.ScoreRow && "with-row",
      row.standing === "next" && "next",
      row.seat === seat && "own",
      row.seat === shown && "shown",
    ]
      .filter(Boolean)
      .join(" ");
  return html`<section class="rail-part score" id="score" aria-labelledby="score-title">
    <header class="rail-head">
      <h2 class="panel-title" id="score-title">${t("score-title")}</h2>
      <button type="button" class="link note" onClick=${() => (ui.open.value = "chart")}>${t("score-chart")}</button>
    </header>
    <ol class="score-rows">
      ${rows.map(
        (row) => html`<li key=${row.seat}>
          <button
            type="button"
            class=${kinds(row)}
            aria-pressed=${row.seat === shown}
            onClick=${() => (ui.player.value = row.seat)}
          >
            <${Seal}
              pigment=${pigmentOf(row.seat, seat)}
              size=${row.seat === seat ? 24 : 20}
              bot=${row.info.state === "bot" || row.info.state === "held"}
            />
            <span
              class=${`score-name ${role(row) ? "with-role" : ""}`}
              title=${[row.name, role(row)].filter(Boolean).join(" · ")}
            >
              <span>${row.name}</span>
              ${" "}
              ${game.ScoreMark && html`<${game.ScoreMark} env=${env} seat=${row.seat} />`}
              <small>${role(row) || null}</small>
            </span>
            ${
              game.ScoreRow
                ? html`<${game.ScoreRow} env=${env} seat=${row.seat} />`
                : html`<${Bar} score=${row.score} now=${row.now} most=${most} pigment=${pigmentOf(row.seat, seat)} />`
            }
            <b class="numbers total">${row.score}</b>
            <span
              class=${`numbers plus ${row.standing}`}
              title=${row.standing === "scored" ? t("score-scored") : undefined}
            >
              ${row.adds ? signed(row.now) : row.standing === "scored" ? t("score-scored") : ""}
            </span>
            <span class="visually-hidden">${spoken(row)}</span>
          </button>
        </li>`,
      )}
    </ol>
    <${game.ScoreMore} env=${env} />
    ${since}
    <div class="reasons">
      <h3 class="eyebrow reasons-head">
        <span>
          ${t(open ? "score-why" : "score-stands", {
            you: shown === seat ? "yes" : "no",
            who: name,
            points: why.total ?? 0,
          })}
        </span>
        ${
          shown !== seat && seat !== null
            ? html`<button type="button" class="link note" onClick=${() => (ui.player.value = null)}>
                ${t("score-mine")}
              </button>`
            : html`<span class="plain-case">
                ${
                  parts.length
                    ? t("score-with", { place: nameOf(place), points: signed(more) })
                    : open
                      ? t("score-if")
                      : why.standing === "scored"
                        ? t("score-scored")
                        : ""
                }
              </span>`
        }
      </h3>
      ${
        reasons.length
          ? html`<ul class="plain-list">
              ${reasons.map(
                (reason) => html`<li key=${reason.id}><${ReasonRow} reason=${reason} env=${env} scores=${open} /></li>`,
              )}
            </ul>`
          : html`<p class="small soft">${t("score-nothing")}</p>`
      }
    </div>
  </section>`;
}

/**
 * Solid is scored, patterned would be scored now.
 * @type {(props: {score: number, now: number, most: number, pigment: number}) => any}
 */
export const Bar = memo(({ score, now, most, pigment }) => {
  const width = 100;
  const solid = (width * score) / most;
  const soon = (width * now) / most;
  return html`<svg class="score-bar" viewBox=${`0 0 ${width} 8`} preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-bed" width=${width} height="8" />
    <rect class=${`bar-solid seat-${pigment}`} width=${solid} height="8" />
    <rect class=${`bar-soon seat-${pigment}`} x=${solid} width=${soon} height="8" />
    <rect class="bar-pattern" x=${solid} width=${soon} height="8" fill=${`url(#pattern-${pigment})`} />
  </svg>`;
});

/** `scores`: whoever it is about will still score it. @param {{reason: Reason, env: Env, scores: boolean}} props */
function ReasonRow({ reason, env, scores }) {
  const { more } = reason;
  const { moment } = env.ui;
  const show = () => {
    if (reason.places.length) moment.value = { seq: 0, places: reason.places };
  };
  const hide = () => {
    if (moment.value?.seq === 0) moment.value = null;
  };
  return html`<div class="reason" onMouseEnter=${show} onMouseLeave=${hide}>
    <i class=${`swatch ${reason.swatch}`} aria-hidden="true" />
    <div class="reason-body">
      <p class="reason-head">
        <b>${reason.name}</b>
        ${reason.inline ? html`<span class="small soft">${reason.inline}</span>` : null}
        <span class="steps">
          ${reason.steps.map(
            (step, n) =>
              html`<b class=${step.reached ? "reached" : more?.steps[n]?.reached ? "coming" : ""} title=${step.name}>
                ${step.value}
              </b>`,
          )}
        </span>
        ${
          scores &&
          html`<b class=${`numbers reason-points ${more ? "coming" : ""}`}>
            ${
              more
                ? `${numeral(reason.points, { signDisplay: "exceptZero" })} → ${signed(reason.points + more.points)}`
                : signed(reason.points)
            }
          </b>`
        }
      </p>
      ${reason.text && html`<p class="small soft">${reason.text}</p>`}
      ${
        reason.counts.length > 0 &&
        html`<p class="counts small numbers">
          ${reason.counts.map(
            ({ seat, count }) =>
              html`<span>
                <${Seal}
                  pigment=${pigmentOf(seat, env.seat)}
                  standing=${false}
                  size=${15}
                  label=${listedName(env.table.seats, seat, env.seat)}
                />
                ${" "}
                ${count}
              </span>`,
          )}
        </p>`
      }
    </div>
  </div>`;
}

/** Six seals with totals, for phones. @param {{env: Env, game: GamePlugin, press: () => void}} props */
export function ScoreStrip({ env, game, press }) {
  const counting = env.ui.counting.value;
  const counted = (/** @type {any} */ row) =>
    counting?.seat === row.seat
      ? html`
          <b class="numbers" data-counter>${counting?.score}</b>
          <b class="numbers strip-plus">${signed(counting?.plus ?? 0)}</b>
        `
      : html`<b class="numbers">${row.score}</b>`;
  return html`<button type="button" class="score-strip" onClick=${press} aria-label=${t("score-title")}>
    ${standings(env, game).map(
      (row) =>
        html`<span class=${row.seat === env.seat ? "own" : ""}>
          <${Seal} pigment=${pigmentOf(row.seat, env.seat)} standing=${row.seat === env.seat} size=${19} />
          ${" "}
          ${counted(row)}
          <span class="visually-hidden">${row.name}</span>
        </span>`,
    )}
  </button>`;
}
