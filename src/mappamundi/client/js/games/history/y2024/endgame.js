// The Endgame: a ceremony in three steps that can be watched, skipped and seen again. It halts where the viewer's own
// Honors wait.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../i18n.js";
import { set, settings } from "../../../keep.js";
import { listedName } from "../../../table/names.js";
import { Cap } from "../../../table/prompt.js";
import { signed } from "../../../table/score.js";
import { useShortcuts } from "../../../table/shortcuts.js";
import { Icon } from "../../../ui/controls.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { AreaPicture } from "../cutouts.js";
import { Sign } from "../signs.js";
import { armiesIn, asSubject, called, listed, ROMAN, seatName, togetherNames, who } from "../words.js";
import { ceremonyOf, controlsOf, pending, useCeremony } from "./ceremony.js";
import { Honor } from "./honors.js";
import { ladder, movements } from "./movements.js";
import { HonorsNow, honorWords, playable } from "./revenue.js";
import { Token, TokenBack, TokenShape, areasOf } from "./tokens.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("./movements.js").Movement} Movement */

const DEGREES = ["presence", "dominance", "mastery"];

// --- what the bar says ----------------------------------------------------------------------------------------------

/**
 * While the ceremony runs towards a decision of somebody; null when it has caught up.
 * @param {Env} env
 * @returns {Partial<Prompt> | null}
 */
export function ceremonyPrompt(env) {
  if (!pending(env)) return null;
  const all = movements(env.known.log);
  const last = all[ceremonyOf(env).at.value - 1];
  const { toggle, forward, back, restart, skip } = controlsOf(env);
  return {
    tone: "show",
    full: true,
    eyebrow: t("endgame-eyebrow"),
    sentence: last ? sentenceOf(env, last) : t("endgame-begins"),
    actions: [{ id: "ceremony-skip", label: t("endgame-catch-up"), key: "Enter", run: skip }],
    keys: { " ": toggle, ".": forward, ",": back, r: restart, x: skip },
    controls: html`<${Scrubber} env=${env} />`,
  };
}

/** The last Honors, in the order that one likes. @param {Env} env @returns {Partial<Prompt>} */
export function endgamePrompt(env) {
  const { ctx, ui } = env;
  const honors = playable(env);
  const [id, on] = (ui.pick.value ?? "").split(" ");
  const honor = honors.find((one) => one.honor === id) ?? honors[0];
  const play = honor?.plays.find(({ form }) => (form.area ?? form.land ?? "") === on) ?? honor?.plays[0];
  return {
    full: true,
    sentence: t("endgame-ask"),
    facts: t("endgame-facts"),
    rule: "R12.7",
    actions: play ? [{ id: "honor", label: honorWords(env, play), form: play.form, key: "Enter", primary: true }] : [],
    rows: honors.map((one) => ({
      id: one.honor,
      name: called(ctx.book, one.honor),
      seat: null,
      standing: false,
      detail: honorWords(env, one.plays[0]),
      points: one.plays[0].gold,
      chosen: one === honor,
    })),
    press: (pressed) => (ui.pick.value = pressed),
    keys: {
      ...Object.fromEntries(honors.map((one, n) => [String(n + 1), () => (ui.pick.value = one.honor)])),
      o: () => /** @type {HTMLElement | null} */ (document.querySelector(".honor-rows button"))?.focus(),
    },
  };
}

/** A movement in one sentence. @param {Env} env @param {Movement} movement */
export function sentenceOf({ ctx }, { step, seat, honor, on, epoch, token, paid }) {
  if (step === 1) return t("endgame-kept", { ...who(ctx, seat ?? 0), gold: paid[0]?.gold ?? 0 });
  if (step === 3) {
    const parts = paid.map((one) => t("endgame-paid", { who: asSubject(ctx, one.seat), gold: one.gold }));
    return parts.length
      ? t("endgame-turned", { epoch: ROMAN[epoch], token: called(ctx.book, token), paid: listed(parts) })
      : t("endgame-turned-nobody", { epoch: ROMAN[epoch], token: called(ctx.book, token) });
  }
  const gained = paid.find((one) => one.seat === seat)?.gold ?? 0;
  const victim = paid.find((one) => one.seat !== seat);
  const name = on
    ? t("endgame-honor-on", { honor: called(ctx.book, honor), on: called(ctx.book, on) })
    : called(ctx.book, honor);
  return victim
    ? t("endgame-strikes", {
        ...who(ctx, seat ?? 0),
        ...(victim.seat === ctx.viewer && { you: "struck" }),
        honor: name,
        victim: seatName(ctx, victim.seat),
        gold: -victim.gold,
      })
    : t("endgame-plays", { ...who(ctx, seat ?? 0), honor: name, gold: gained });
}

/** Who has won, in one sentence. @param {Env} env */
function resultOf({ ctx, table, view }) {
  const winners =
    table.places?.flatMap((/** @type {number} */ place, /** @type {number} */ seat) => (place === 1 ? [seat] : [])) ??
    [];
  if (!winners.length) return "";
  return t("endgame-result", {
    you: winners.includes(ctx.viewer) ? "yes" : "no",
    names: togetherNames(ctx, winners),
    count: winners.length,
    gold: view.gold[winners[0]],
  });
}

// --- the page
// ---------------------------------------------------------------------------------------------------------

/** @param {{env: Env}} props */
export function Endgame({ env }) {
  useCeremony(env);
  return html`<${Cards} env=${env} />`;
}

/** @param {{env: Env}} props */
export function EndgameRail({ env }) {
  return html`
    <${Ladder} env=${env} />
    ${env.known.legal.length > 0 && !pending(env) && html`<${HonorsNow} env=${env} />`}
  `;
}

/**
 * After the last step: the whole ceremony, from where it was left or from the start.
 * @param {{env: Env, done: () => void}} props
 */
export function Ceremony({ env, done }) {
  const { toggle, forward, back, restart, skip } = controlsOf(env);
  const over = () => {
    skip();
    done();
  };
  useEffect(() => {
    if (!pending(env)) restart();
  }, []);
  useCeremony(env, done);
  useShortcuts(() => ({ " ": toggle, ".": forward, ",": back, r: restart, x: over, Enter: over, Escape: over }));
  return html`<main class="ceremony-over" id="main">
    <aside class="rail" aria-label=${t("endgame-ladder")}><${Ladder} env=${env} heading="h1" /></aside>
    <${Cards} env=${env} />
    <section class="prompt show ceremony-bar" aria-label=${t("endgame-controls")}>
      <${Scrubber} env=${env} over=${over} />
    </section>
  </main>`;
}

/** @param {{env: Env}} props */
function Cards({ env }) {
  const { at, skipped } = ceremonyOf(env);
  const all = movements(env.known.log);
  const here = Math.min(at.value, all.length);
  const done = all.slice(0, here);
  const now = done[here - 1]?.step ?? 1;
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  // On a phone the card in progress comes into sight.
  useLayoutEffect(
    () => page.current?.querySelector("[aria-current=step]")?.scrollIntoView({ block: "nearest" }),
    [now],
  );
  const over = here === all.length && env.table.phase === "over";
  return html`<section class="ceremony" ref=${page} tabindex="0" aria-label=${t("endgame-title")}>
    <div class="visually-hidden" role="log" aria-live="polite">
      ${
        skipped.value
          ? html`<p>${resultOf(env)}</p>`
          : done
              .slice(-1)
              .map((movement) => html`<p key=${here}>${sentenceOf(env, movement)}${over && ` ${resultOf(env)}`}</p>`)
      }
    </div>
    <div class="ceremony-cards">
      <${Kept} env=${env} done=${done.filter(({ step }) => step === 1)} now=${now === 1} />
      <${Played} env=${env} done=${done.filter(({ step }) => step === 2)} now=${now === 2} />
      <${Turned} env=${env} done=${done.filter(({ step }) => step === 3)} now=${now === 3} />
    </div>
  </section>`;
}

/**
 * A numbered card of the ceremony.
 * @param {{number: number, title: string, note: string, now: boolean, kind: string, children: any, side?: any}} props
 */
const Step = ({ number, title, note, now, kind, side, children }) => html`<section
  class=${`panel ceremony-card ${kind} ${now ? "now" : ""}`}
  aria-labelledby=${`ceremony-${number}`}
  aria-current=${now ? "step" : undefined}
>
  <header class="ceremony-head">
    <span class="ceremony-number serif" aria-hidden="true">${number}</span>
    <div><h2 class="panel-title" id=${`ceremony-${number}`}>${title}</h2><p class="small soft">${note}</p></div>
    ${side}
  </header>
  ${children}
</section>`;

/** Step 1: what was kept. @param {{env: Env, done: Movement[], now: boolean}} props */
function Kept({ env, done, now }) {
  const { ctx, view, seat } = env;
  const rows = movements(env.known.log).filter(({ step }) => step === 1);
  return html`<${Step} number=${1} title=${t("endgame-step-1")} note=${t("endgame-step-1-note")} now=${now} kind="kept">
    <ul class="plain-list">
      ${rows.map(({ seat: other, paid }, n) => {
        const array = view.arrays[other ?? 0];
        const shown = n < done.length;
        return html`<li key=${other} class=${`ceremony-row ${shown ? "" : "later"}`}>
          <${Seal} pigment=${pigmentOf(other ?? 0, seat)} size=${20} />
          <span>${listedName(ctx.seats, other ?? 0, seat)}</span>
          <span
            class="kept-things"
            role="img"
            aria-label=${t("endgame-kept-things", { tokens: array.tokens, leader: array.leader ? "yes" : "no" })}
          >
            ${
              other === seat
                ? view.hand.tokens.map(
                    (/** @type {any} */ { token }) =>
                      html`<span class="area-token tiny-token">
                        <${TokenShape} book=${ctx.book} token=${token} />
                      </span>`,
                  )
                : Array.from({ length: array.tokens }, () => html`<span class="area-token tiny-token token-back" />`)
            }
            ${array.leader && html`<${Sign} name="leader" size=${18} />`}
          </span>
          <b class="numbers">${shown ? signed(paid[0]?.gold ?? 0) : ""}</b>
        </li>`;
      })}
    </ul>
    ${!rows.length && html`<p class="small soft">${t("endgame-kept-none")}</p>`}
    <p class="small soft">${t("endgame-kept-note")} <${Rule} game=${env.table.game} number="R12.6" /></p>
  <//>`;
}

/**
 * Step 2: the Honors of everybody, in the order in which they were played.
 * @param {{env: Env, done: Movement[], now: boolean}} props
 */
function Played({ env, done, now }) {
  const { ctx, view, seat } = env;
  const seats = [...new Set([...done.map((one) => /** @type {number} */ (one.seat)), ...[...view.rank].reverse()])];
  return html`<${Step}
    number=${2}
    title=${t("endgame-step-2")}
    note=${t("endgame-step-2-note")}
    now=${now}
    kind="played"
  >
    <ul class="plain-list">
      ${seats.map((other) => {
        const own = done.filter((one) => one.seat === other);
        const gold = own.reduce(
          (sum, { paid }) => sum + paid.reduce((all, one) => all + (one.seat === other ? one.gold : 0), 0),
          0,
        );
        return html`<li key=${other} class=${`ceremony-row ${own.length ? "" : "later"}`}>
          <${Seal} pigment=${pigmentOf(other, seat)} size=${20} />
          <span>${listedName(ctx.seats, other, seat)}</span>
          <span class="played-honors">
            ${own.map(
              ({ honor, on, paid }, n) =>
                html`<span key=${n} class="played-honor small">
                  <${Honor} env=${env} id=${honor} size=${22} />
                  ${" "}
                  <span>
                    ${
                      on
                        ? t("endgame-honor-on", { honor: called(ctx.book, honor), on: called(ctx.book, on) })
                        : called(ctx.book, honor)
                    }
                    ${" "}
                    ${paid.map((one) =>
                      one.seat === other
                        ? html`<b class="numbers">${signed(one.gold)}</b>`
                        : html`<span>
                            ${t("endgame-loses", {
                              who: listedName(ctx.seats, one.seat, seat),
                              gold: signed(one.gold),
                            })}
                          </span>`,
                    )}
                  </span>
                </span>`,
            )}
          </span>
          <b class="numbers">${own.length ? signed(gold) : ""}</b>
        </li>`;
      })}
    </ul>
    <p class="small soft">${t("endgame-played-note")} <${Rule} game=${env.table.game} number="R12.8" /></p>
  <//>`;
}

/**
 * Step 3: the tokens of the epochs; the one that was turned up last lies large over its area.
 * @param {{env: Env, done: Movement[], now: boolean}} props
 */
function Turned({ env, done, now }) {
  const { ctx, view, seat } = env;
  const epochs = [...ctx.book.epochs.keys()];
  const last = done[done.length - 1];
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  // On a phone they lie in a row that is wider than the card.
  useLayoutEffect(
    () => row.current?.querySelector(".large-token")?.scrollIntoView({ inline: "center", block: "nearest" }),
    [last?.epoch],
  );
  return html`<${Step}
    number=${3}
    title=${t("endgame-step-3")}
    note=${t("endgame-step-3-note")}
    now=${now}
    kind="turned"
    side=${html`<p class="small soft push">
      ${done.length > 0 && t("endgame-of", { done: done.length, all: epochs.length })}
      ${" "}
      <${Rule} game=${env.table.game} number="R12.10" />
    </p>`}
  >
    <ol class="turned-tokens" ref=${row}>
      ${epochs.map((epoch) => {
        const turned = done.find((one) => one.epoch === epoch);
        const token = turned?.token ?? (epoch === 1 ? view.endgame[1] : null);
        const large = !!turned && turned === last;
        return html`<li key=${epoch} class=${large ? "large-token" : ""}>
          <p class="eyebrow">${t("token-epoch", { epoch: ROMAN[epoch] })}</p>
          ${
            large && turned
              ? html`<${Opened} env=${env} turned=${turned} />`
              : token
                ? html`<${Token} book=${ctx.book} token=${token} />`
                : html`<${TokenBack} epoch=${epoch} />`
          }
          ${
            !large &&
            (turned
              ? html`<ul class="plain-list small">
                  ${turned.paid.map(
                    (one) =>
                      html`<li key=${one.seat} class="turned-paid">
                        <${Seal} pigment=${pigmentOf(one.seat, seat)} size=${17} />
                        <span>${listedName(ctx.seats, one.seat, seat)}</span>
                        <b class="numbers">${signed(one.gold)}</b>
                      </li>`,
                  )}
                  ${!turned.paid.length && html`<li class="soft">${t("area-nobody")}</li>`}
                </ul>`
              : html`<p class="note">${t(token ? "endgame-open" : "endgame-face-down")}</p>`)
          }
        </li>`;
      })}
    </ol>
  <//>`;
}

/** The token just turned up, with its area and who collects there. @param {{env: Env, turned: Movement}} props */
function Opened({ env, turned }) {
  const { ctx, view, seat } = env;
  const areas = areasOf(ctx.book, turned.token);
  return html`<div class="opened-token">
    <p class="opened-name small">
      <b>${t("endgame-turns-up", { epoch: ROMAN[turned.epoch], token: called(ctx.book, turned.token) })}</b>
    </p>
    <div class="opened-map" aria-hidden="true">
      <${AreaPicture}
        book=${ctx.book}
        view=${view}
        viewer=${seat}
        lands=${ctx.book.areas.get(areas[0])?.lands ?? []}
        coins
        ratio=${1.9}
      />
    </div>
    <ul class="plain-list">
      ${turned.paid.map((one) => {
        const count = armiesIn(ctx.book, view, one.area ?? areas[0])[one.seat];
        const reached =
          DEGREES.indexOf(one.degree ?? "") >= 0
            ? t("endgame-reason", { lands: count, degree: t(`degree-${one.degree}`), gold: one.lands ?? 0 })
            : t("token-lands", { lands: count });
        return html`<li key=${one.seat} class="opened-row">
          <${Seal} pigment=${pigmentOf(one.seat, seat)} size=${20} />
          <b>${listedName(ctx.seats, one.seat, seat)}</b>
          <span class="small">
            ${[reached, one.buildings ? t("token-pays-buildings", { gold: one.buildings }) : ""]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <b class="serif numbers">${signed(one.gold)}</b>
        </li>`;
      })}
      ${!turned.paid.length && html`<li class="small soft">${t("endgame-nobody-there")}</li>`}
    </ul>
  </div>`;
}

/**
 * Everybody by gold, with the sum in the order of the steps.
 * @param {{env: Env, heading?: string}} props `heading`: h1 where no decision has it
 */
function Ladder({ env, heading = "h2" }) {
  const { ctx, view, seat, table } = env;
  const all = movements(env.known.log);
  const at = Math.min(ceremonyOf(env).at.value, all.length);
  const rows = ladder(all, view.gold, at).map((row, other) => ({ ...row, seat: other }));
  const over = at === all.length && table.phase === "over";
  rows.sort(
    (a, b) =>
      b.total - a.total ||
      (over ? table.places[a.seat] - table.places[b.seat] : view.rank.indexOf(a.seat) - view.rank.indexOf(b.seat)),
  );
  const turned = new Set(all.slice(0, at).map(({ epoch }) => epoch));
  const hidden = Object.keys(view.endgame).filter((epoch) => Number(epoch) > 1 && !turned.has(Number(epoch))).length;
  return html`<section class="ladder" aria-labelledby="ladder-title">
    <p class="eyebrow">${t("endgame-title")}</p>
    <${heading} class="page-title serif" id="ladder-title">${t("endgame-head")}</${heading}>
    <p class="small">${t("endgame-sum-note")}</p>
    <ol class="places">
      ${rows.map(
        (row, place) => html`<li key=${row.seat} class=${place === 0 ? "first" : ""}>
          <span class="place serif">${over ? table.places[row.seat] : place + 1}</span>
          <${Seal}
            pigment=${pigmentOf(row.seat, seat)}
            size=${place === 0 ? 30 : 26}
            bot=${ctx.seats[row.seat]?.state === "bot"}
          />
          <span class="place-words">
            <span>
              <b class=${place === 0 ? "serif" : ""}>${listedName(ctx.seats, row.seat, seat)}</b>
              ${" "}
              ${row.last !== 0 && html`<span class="ladder-plus numbers">${signed(row.last)}</span>`}
            </span>
            <span class="small numbers">
              ${[row.before, ...row.steps.filter((_, n) => all.slice(0, at).some(({ step }) => step === n + 1))]
                .map((gold, n) => (n ? (gold < 0 ? `− ${-gold}` : `+ ${gold}`) : `${gold}`))
                .join(" ")}
            </span>
          </span>
          <span class="serif place-score numbers">${row.total}</span>
        </li>`,
      )}
    </ol>
    <p class="small soft">
      ${hidden > 0 ? t("endgame-left", { count: hidden }) : ""}
      ${" "}
      ${t("endgame-amount")}
      ${" "}
      <${Rule} game=${table.game} number="R12.11" />
    </p>
  </section>`;
}

/**
 * One mark for each movement, the three steps named below, and what one may do.
 * @param {{env: Env, over?: () => void}} props
 */
function Scrubber({ env, over }) {
  const { at, playing } = ceremonyOf(env);
  const all = movements(env.known.log);
  const here = Math.min(at.value, all.length);
  const { go, toggle, restart, skip } = controlsOf(env);
  const { pace } = settings.value;
  const place = (/** @type {number} */ n) => `${all.length ? (100 * n) / all.length : 0}%`;
  const now = here ? all[here - 1].step : 1;
  const words = here ? sentenceOf(env, all[here - 1]) : t("endgame-begins");
  return html`<div class="scrub-bar" role="group" aria-label=${t("endgame-controls")}>
    <button type="button" class="button dark" data-action="ceremony-toggle" aria-keyshortcuts="Space" onClick=${toggle}>
      <${Icon} name=${playing.value && here < all.length ? "pause" : "play"} size=${17} />
      ${" "}
      ${t(playing.value && here < all.length ? "show-pause" : "show-play")}
      ${" "}
      <${Cap} of=" " />
    </button>
    <div class="scrub">
      <div class="scrub-line" aria-hidden="true">
        <i style=${{ width: place(here) }} />
        ${all.map((_, n) => html`<b key=${n} class=${n < here ? "done" : ""} style=${{ left: place(n + 1) }} />`)}
      </div>
      <input
        class="scrub-input"
        type="range"
        min="0"
        max=${all.length}
        step="1"
        value=${here}
        aria-label=${t("endgame-scrubber")}
        aria-valuetext=${words}
        onInput=${(/** @type {any} */ event) => go(event.currentTarget.valueAsNumber)}
      />
      <div class="scrub-steps small" aria-hidden="true">
        ${[1, 2, 3].map(
          (step) =>
            html`<span key=${step} class=${step === now ? "now" : ""}>${step} ${t(`endgame-mark-${step}`)}</span>`,
        )}
      </div>
    </div>
    <span class="show-speed" role="group" aria-label=${t("show-speeds")}>
      ${[1, 2].map(
        (speed) =>
          html`<button
            type="button"
            key=${speed}
            aria-pressed=${pace === speed}
            aria-label=${t("show-pace", { pace: speed })}
            onClick=${() => set({ pace: /** @type {1 | 2} */ (speed) })}
          >
            ${t("show-speed", { pace: speed })}
          </button>`,
      )}
      <button type="button" onClick=${skip}>${t("endgame-at-once")}</button>
    </span>
    <button type="button" class="button" data-action="ceremony-restart" aria-keyshortcuts="r" onClick=${restart}>
      ${t("endgame-restart")}
      ${" "}
      <${Cap} of="r" />
    </button>
    <button
      type="button"
      class=${`button ${over ? "gilt" : ""}`}
      data-action="ceremony-skip"
      aria-keyshortcuts="x"
      onClick=${over ?? skip}
    >
      ${t(over ? "endgame-skip" : "endgame-catch-up")}
      ${" "}
      <${Cap} of="x" />
    </button>
  </div>`;
}
