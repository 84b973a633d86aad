// Phases E and F on one page: what a turn brought, area by area, the Honors that may be played, the tokens in hand.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { Cap } from "../../../table/prompt.js";
import { Bar, signed } from "../../../table/score.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { AreaPicture } from "../cutouts.js";
import { Sign } from "../signs.js";
import { asObject, called, listed, ownerOf, seatName } from "../words.js";
import { Honor, honorOf } from "./honors.js";
import { Coin } from "./pieces.js";
import { TokenShape } from "./tokens.js";

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("../../../table/prompt.js").Action} Action */

/**
 * What keeps somebody from the next degree, as the server tells it.
 * @typedef {{degree: "dominance" | "mastery", lands: number, friendly: number, rivals: number[]}} Lacks
 */
/**
 * An area in which lands count: how many, for what degree, and what it pays.
 * @typedef {{area: string, degree: string, gold: number, lands: number, buildings?: number, lacks?: Lacks}} AreaRow
 */
/**
 * A way to play an Honor: what for, and what it brings.
 * @typedef {{form: any, gold: number, victim: number | null}} Play
 */
/**
 * An Honor that may be played, its best way first.
 * @typedef {{honor: string, pool: boolean, plays: Play[]}} Playable
 */

const DEGREES = ["presence", "dominance", "mastery"];

/** What an Honor is played on. @param {any} form @returns {string} */
const target = (form) => form.area ?? form.land ?? "";

/**
 * The Honors that may be played, those of the pool first, then by what they bring.
 * @param {Env} env
 * @returns {Playable[]}
 */
export function playable({ known, view, seat }) {
  /** @type {Map<string, Play[]>} */
  const found = new Map();
  known.legal.forEach((form, n) => {
    if (form.do !== "play_honor") return;
    const { gold = 0, victim = null } = known.counsel[n] ?? {};
    found.set(form.honor, [...(found.get(form.honor) ?? []), { form, gold, victim }]);
  });
  const pool = seat === null ? [] : view.arrays[seat].pool;
  return [...found]
    .map(([honor, plays]) => ({ honor, pool: pool.includes(honor), plays: plays.sort((a, b) => b.gold - a.gold) }))
    .sort((a, b) => Number(b.pool) - Number(a.pool) || b.plays[0].gold - a.plays[0].gold);
}

/** What is picked: an Honor, and perhaps what for. @param {Env} env @returns {{honor: Playable, play: Play} | null} */
function pickedOf(env) {
  const honors = playable(env);
  const [id, on] = (env.ui.pick.value ?? "").split(" ");
  const honor = honors.find((one) => one.honor === id) ?? honors[0];
  return honor ? { honor, play: honor.plays.find(({ form }) => target(form) === on) ?? honor.plays[0] } : null;
}

/** An Honor with what it is played for. @param {Env} env @param {Play} play */
export function honorWords({ ctx }, { form, gold, victim }) {
  const name = called(ctx.book, form.honor);
  if (form.area) return t("honor-for-area", { honor: name, area: called(ctx.book, form.area), gold });
  if (victim !== null)
    return t("honor-strikes", { honor: name, land: called(ctx.book, form.land), who: seatName(ctx, victim) });
  return t("honor-for-gold", { honor: name, gold });
}

/** @param {Env} env @returns {Action} */
function lookAction({ ui }) {
  const looking = ui.mode.value?.kind === "look";
  return {
    id: "look",
    label: t(looking ? "action-revenue" : "action-map"),
    key: "m",
    run: () => (ui.mode.value = looking ? null : { kind: "look" }),
  };
}

/** To a part of the rail by its letter. @param {string} where */
const to = (where) => () =>
  /** @type {HTMLElement | null} */ (document.querySelector(`${where} button, ${where}`))?.focus();

/** Phase E. @param {Env} env @returns {Partial<Prompt>} */
export function revenuePrompt(env) {
  const { ctx, known, ui } = env;
  const honors = playable(env);
  const picked = pickedOf(env);
  const end = known.legal.find((form) => form.do === "end_revenue");
  const due = honors.filter(({ pool }) => pool);
  // Most Honors can wait for a better moment: only what must be played, or was picked, is the likely answer.
  const wants = !!picked && (due.length > 0 || !!ui.pick.value);
  /** @type {Action[]} */
  const actions = [
    {
      id: "end",
      label: t("action-end-phase"),
      form: end,
      key: "x",
      primary: !wants,
      pinned: true,
      ...(end ? {} : { why: t("revenue-pool-first") }),
    },
  ];
  if (picked && wants)
    actions.unshift({
      id: "honor",
      label: honorWords(env, picked.play),
      form: picked.play.form,
      key: "Enter",
      primary: true,
    });
  return {
    full: ui.mode.value?.kind !== "look",
    sentence: t(honors.length ? "revenue-ask" : "revenue-ask-end"),
    facts: due.length
      ? t("revenue-due", { honors: listed(due.map(({ honor }) => called(ctx.book, honor))), count: due.length })
      : t(honors.length ? "revenue-facts" : "revenue-none"),
    rule: due.length ? "R11.8" : "R10.14",
    actions: [...actions, lookAction(env)],
    rows: honors.map(({ honor, pool, plays }) => ({
      id: honor,
      name: called(ctx.book, honor),
      seat: null,
      standing: false,
      detail: pool ? t("honor-must") : honorDetail(env, plays[0]),
      points: plays[0].gold,
      chosen: honor === picked?.honor.honor && !!ui.pick.value,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(honors.map(({ honor }, n) => [String(n + 1), () => (ui.pick.value = honor)])),
      o: to(".honor-rows"),
      t: to(".tokens-now"),
    },
  };
}

/** What an Honor brings now, in few words. @param {Env} env @param {Play} play */
function honorDetail({ ctx }, { form, gold, victim }) {
  const coins = honorOf(ctx.book, form.honor)?.coins;
  if (coins) return t("honor-coins", { coins });
  if (victim !== null) return t("honor-victim", { land: called(ctx.book, form.land), who: seatName(ctx, victim) });
  if (form.area)
    return t(form.honor === "lands_bonus" ? "honor-lands" : "honor-buildings", {
      area: called(ctx.book, form.area),
      gold,
    });
  return t("honor-no-target");
}

/** Phase F. @param {Env} env @returns {Partial<Prompt>} */
export function concludePrompt(env) {
  const { ctx, known, view, ui, seat } = env;
  const tokens = known.legal.flatMap((form, n) => (form.do === "play_token" ? [{ form, ...known.counsel[n] }] : []));
  const end = known.legal.find((form) => form.do === "end_turn");
  // After the last turn a token pays only what it is worth by itself.
  const best = [...tokens]
    .filter(({ gold, later }) => later !== undefined && gold > later)
    .sort((a, b) => b.gold - a.gold)[0];
  const picked = tokens.find(({ form }) => form.token === ui.pick.value) ?? best;
  /** @type {Action[]} */
  const actions = [];
  if (picked)
    actions.push({
      id: "token",
      label: t("action-play-token", { token: called(ctx.book, picked.form.token), gold: picked.gold }),
      form: picked.form,
      key: "Enter",
      primary: true,
    });
  if (end)
    actions.push({
      id: "end",
      label: t("action-end-turn"),
      form: end,
      key: picked ? "x" : "Enter",
      primary: !picked,
      pinned: true,
    });
  const leads = view.rank[0] === seat;
  const full = seat !== null && view.arrays[seat].track.every(Boolean);
  return {
    full: ui.mode.value?.kind !== "look",
    sentence: t(tokens.length ? "conclude-ask" : "conclude-ask-end"),
    facts: [
      best ? t("conclude-last") : tokens.length ? t("conclude-facts") : "",
      leads ? t(full ? "conclude-leads-full" : "conclude-leads") : "",
    ]
      .filter(Boolean)
      .join(" "),
    rule: leads && !tokens.length ? "R12.4" : "R12.3",
    actions: [...actions, lookAction(env)],
    rows: tokens.map(({ form, gold }) => ({
      id: form.token,
      name: called(ctx.book, form.token),
      seat: null,
      standing: false,
      detail: tokenDetail(
        env,
        view.hand.tokens.find((/** @type {any} */ one) => one.token === form.token),
      ),
      points: gold,
      chosen: form.token === picked?.form.token,
    })),
    press: (id) => (ui.pick.value = id),
    keys: {
      ...Object.fromEntries(tokens.map(({ form }, n) => [String(n + 1), () => (ui.pick.value = form.token)])),
      t: to(".revenue-rows"),
      o: to(".honor-rows"),
    },
  };
}

/** What a token would pay for, in few words. @param {Env} env @param {{areas: AreaRow[]} | undefined} token */
function tokenDetail({ ctx }, token) {
  const areas = token?.areas ?? [];
  const several = areas.length > 1;
  return areas
    .map(({ area, degree, gold, lands, buildings = 0 }) =>
      [
        several ? called(ctx.book, area) : "",
        !lands
          ? t("token-no-land")
          : t("token-pays-lands", { gold, lands, degree: degree ? t(`degree-${degree}`) : t("area-inactive") }),
        buildings ? t("token-pays-buildings", { gold: buildings }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
    )
    .join("; ");
}

// --- why not more ----------------------------------------------------------------------------------------------------

/**
 * One or two sentences: why this degree and not the next.
 * @param {Env} env
 * @param {AreaRow} row
 * @param {boolean} upright armies count, or all lands do
 */
export function whyNot({ ctx }, { degree, lacks }, upright) {
  if (!degree) return "";
  if (!lacks) return t("why-mastery");
  const said = [];
  const names = lacks.rivals.map((seat) => asObject(ctx, seat));
  if (names.length) said.push(t(`why-rivals-${lacks.degree}`, { names: listed(names), count: names.length }));
  if (lacks.friendly) said.push(t(`why-friendly-${lacks.degree}`, { count: lacks.friendly }));
  if (lacks.lands)
    said.push(t(upright ? "why-few-armies" : "why-few-lands", { count: lacks.lands, degree: lacks.degree }));
  return said.join(" ");
}

// --- the page --------------------------------------------------------------------------------------------------------

/** The last revenue of this turn, as the log tells it: what the chest had before, and after. @param {Env} env */
function movement({ known, view, store, seat }) {
  for (let n = known.log.length - 1; n >= 0; n--) {
    const told = known.log[n];
    const paid = told.events?.find(
      (/** @type {any} */ event) =>
        event.event === "gold" && event.source === "revenue" && event.seat === view.turn?.seat,
    );
    if (!paid) continue;
    const before = store.views?.get(told.seq - 1)?.rank?.indexOf(seat) ?? -1;
    const after = store.views?.get(told.seq)?.rank?.indexOf(seat) ?? -1;
    return {
      from: paid.total - paid.gold,
      to: paid.total,
      ranks: before >= 0 && after >= 0 ? [before + 1, after + 1] : null,
    };
  }
  return null;
}

/** @param {{env: Env}} props */
export function Revenue({ env }) {
  const { ctx, view } = env;
  if (!view.turn) return null;
  return html`<section
    class="revenue"
    tabindex="0"
    aria-label=${t(view.phase === "conclude" ? "conclude-title" : "revenue-title")}
  >
    <div class="panel revenue-page">
      ${
        view.phase === "conclude"
          ? html`<${Concluding} env=${env} />`
          : html`<${Raised}
              env=${env}
              raised=${view.turn.revenue}
              the=${called(ctx.book, view.turn.empire ?? view.turn.card, "the")}
            />`
      }
    </div>
  </section>`;
}

/** Phase E: area by area, buildings and the Event apart. @param {{env: Env, raised: any, the: string}} props */
function Raised({ env, raised, the }) {
  const { ctx, view } = env;
  const moved = movement(env);
  return html`
    <header class="revenue-head">
      <div>
        <p class="eyebrow">${called(ctx.book, view.turn.empire ?? view.turn.card)} · ${t("phase-letter-e")}</p>
        <h2 class="page-title serif">${t("revenue-sum", { gold: raised.gold, the })}</h2>
      </div>
      ${
        moved &&
        html`<div class="chest-moves">
          <p class="chest-numbers serif numbers">
            <${Sign} name="chest" size=${26} />
            ${" "}
            <span class="soft">${moved.from}</span>
            ${" "}
            <span class="soft" aria-hidden="true">→</span>
            <span class="visually-hidden">→</span>
            ${" "}
            ${moved.to}
          </p>
          <p class="small">
            ${
              moved.ranks
                ? t("revenue-moves", {
                    from: moved.ranks[0],
                    to: moved.ranks[1],
                    same: moved.ranks[0] === moved.ranks[1] ? "yes" : "no",
                  })
                : t("revenue-moved")
            }
            ${" "}
            <${Rule} game=${env.table.game} number="R10.17" />
          </p>
        </div>`
      }
    </header>
    <div class="revenue-cards">
      <div class="revenue-rows" role="table" aria-label=${t("revenue-table", { gold: raised.gold })}>
        <${Columns} first=${t("revenue-empire")} />
        ${raised.areas.map(
          (/** @type {AreaRow} */ row) => html`<${Area} key=${row.area} env=${env} row=${row} upright />`,
        )}
        ${!raised.areas.length && html`<p class="small soft revenue-empty">${t("revenue-no-area")}</p>`}
      </div>
      <div class="revenue-apart">
        <${Built} env=${env} raised=${raised} />
        ${view.turn.event && !view.turn.in_event && html`<${Later} env=${env} raised=${raised} />`}
      </div>
    </div>
  `;
}

/** What the columns mean, for those who hear them. @param {{first: string}} props */
const Columns = ({ first }) =>
  html`<div role="row" class="visually-hidden">
    ${[
      t("revenue-area"),
      t("revenue-level"),
      first,
      t("revenue-friendly"),
      t("revenue-enemy"),
      t("revenue-why"),
      t("revenue-gold"),
    ].map((name) => html`<span role="columnheader">${name}</span>`)}
  </div>`;

/**
 * An area: who stands there, what that is worth, and why not more.
 * @param {{env: Env, row: AreaRow, upright: boolean, more?: any, gold?: number}} props
 */
function Area({ env, row, upright, more, gold = row.gold }) {
  const { ctx, view, seat } = env;
  const reached = DEGREES.indexOf(row.degree);
  const values = ctx.book.areas.get(row.area)?.values[view.epoch - 1] ?? [];
  const whose = view.turn.seat;
  const lands = ctx.book.areas.get(row.area)?.lands ?? [];
  const held = lands.filter((/** @type {string} */ land) => ownerOf(view, land) === whose);
  const standing = upright ? held.filter((/** @type {string} */ land) => view.lands[land].active) : held;
  const friendly = held.length - standing.length;
  const enemies = lands
    .flatMap((/** @type {string} */ land) =>
      ownerOf(view, land) === null || ownerOf(view, land) === whose
        ? []
        : [/** @type {number} */ (ownerOf(view, land))],
    )
    .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  return html`<div class="revenue-row" role="row">
    <span class="revenue-picture" aria-hidden="true">
      <${AreaPicture} book=${ctx.book} view=${view} viewer=${seat} lands=${lands} coins />
    </span>
    <span class="revenue-words">
      <span class="revenue-title">
        <b role="cell">${called(ctx.book, row.area)}</b>
        <span class="steps" aria-hidden="true">
          ${values.map(
            (/** @type {number} */ value, /** @type {number} */ n) =>
              html`<b class=${n <= reached ? "reached" : ""}>${value}</b>`,
          )}
        </span>
        <span class="serif" role="cell">
          ${row.degree ? t(`degree-${row.degree}`) : t(values[0] ? "token-no-land" : "area-inactive")}
        </span>
      </span>
      <span class="revenue-pieces small">
        <span role="cell">
          <b class="numbers">${standing.length}</b>
          ${" "}
          ${t(upright ? "revenue-empire" : "revenue-lands")}
          ${" "}
          <span aria-hidden="true">
            ${standing.map(() =>
              upright
                ? html`<${Seal} pigment=${pigmentOf(whose, seat)} size=${18} />`
                : html`<${Coin} pigment=${pigmentOf(whose, seat)} />`,
            )}
          </span>
        </span>
        ${
          upright
            ? html`<span role="cell">
                <b class="numbers">${friendly}</b>
                ${" "}
                ${t("revenue-friendly")}
                ${" "}
                <span aria-hidden="true">
                  ${Array.from({ length: friendly }, () => html`<${Coin} pigment=${pigmentOf(whose, seat)} />`)}
                </span>
              </span>`
            : html`<span role="cell" class="visually-hidden">0</span>`
        }
        <span role="cell">
          <b class="numbers visually-hidden">${enemies.length}</b>
          ${" "}
          ${t("revenue-enemy")}
          ${" "}
          ${
            enemies.length
              ? enemies.map(
                  (/** @type {number} */ other) =>
                    html`<${Coin} pigment=${pigmentOf(other, seat)} label=${listedName(ctx.seats, other, seat)} />`,
                )
              : html`<span class="soft">${t("area-nobody")}</span>`
          }
        </span>
      </span>
      <span class="small" role="cell">
        ${whyNot(env, row, upright)}
        ${" "}
        ${
          row.degree &&
          html`<${Rule} game=${env.table.game} number=${row.lacks?.degree === "dominance" ? "R10.10" : "R10.11"} />`
        }
      </span>
      ${more}
    </span>
    <b class="revenue-gold serif numbers" role="cell">${signed(gold)}</b>
  </div>`;
}

/** @param {{env: Env, raised: any}} props */
function Built({ env, raised }) {
  const { ctx } = env;
  const idle = raised.idle.map((/** @type {any} */ { land, building }) =>
    t("revenue-idle-one", { building, land: called(ctx.book, land, "in") }),
  );
  return html`<section class="revenue-part" aria-labelledby="built-title">
    <header class="rail-head">
      <h3 id="built-title">${t("revenue-buildings")}</h3>
      <b class="serif numbers revenue-gold">${signed(raised.buildings)}</b>
    </header>
    <ul class="built-list small">
      ${raised.built.map(
        (/** @type {any} */ { land, building, gold }, /** @type {number} */ n) =>
          html`<li key=${n} class=${gold ? "" : "soft"}>
            <${Sign} name=${building === "wall" ? "fort" : building} label=${t(`map-${building}`)} />
            ${" "}
            ${called(ctx.book, land)}
            ${" "}
            <b class="numbers">${gold}</b>
          </li>`,
      )}
      ${!raised.built.length && html`<li class="soft">${t("revenue-no-buildings")}</li>`}
    </ul>
    ${
      idle.length > 0 &&
      html`<p class="small">
        ${t("revenue-idle", { buildings: listed(idle) })}
        ${" "}
        <${Rule} game=${env.table.game} number="R10.12" />
      </p>`
    }
  </section>`;
}

/** An Event that pays with the revenue. @param {{env: Env, raised: any}} props */
function Later({ env, raised }) {
  const { ctx, view } = env;
  return html`<section class="revenue-part" aria-labelledby="later-title">
    <header class="rail-head">
      <h3 id="later-title">${t("revenue-event", { card: called(ctx.book, view.turn.event) })}</h3>
      <b class="serif numbers revenue-gold">${signed(raised.event)}</b>
    </header>
    <ul class="built-list small">
      ${(raised.event_areas ?? []).map(
        (/** @type {string} */ area) =>
          html`<li key=${area}>
            <i class=${`swatch region-${area}`} aria-hidden="true" />
            ${" "}
            ${called(ctx.book, area)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Phase F: each token in hand with what it would pay, all lands together. @param {{env: Env}} props */
function Concluding({ env }) {
  const { ctx, view, ui, seat } = env;
  const tokens = view.hand.tokens;
  const chosen = concludePrompt(env).rows?.find((row) => row.chosen)?.id;
  return html`
    <header class="revenue-head">
      <div>
        <p class="eyebrow">${called(ctx.book, view.turn.card)} · ${t("phase-letter-f")}</p>
        <h2 class="page-title serif">${t(tokens.length ? "conclude-head" : "conclude-head-none")}</h2>
      </div>
      <div class="chest-moves">
        <p class="chest-numbers serif numbers">
          <${Sign} name="chest" size=${26} />
          ${" "}
          ${seat === null ? "" : view.gold[seat]}
        </p>
        <p class="small">${t("conclude-together")} <${Rule} game=${env.table.game} number="R12.3" /></p>
      </div>
    </header>
    <div class="revenue-cards revenue-rows" role="group" aria-label=${t("conclude-title")}>
      ${tokens.map(
        (/** @type {any} */ { token, gold, areas }, /** @type {number} */ n) => html`<div
          key=${`${token} ${n}`}
          class=${`conclude-token ${token === chosen ? "chosen" : ""}`}
        >
          <button
            type="button"
            class=${`token-choice ${token === chosen ? "chosen" : ""}`}
            aria-pressed=${token === chosen}
            onClick=${() => (ui.pick.value = token)}
          >
            <span class="area-token small-token"><${TokenShape} book=${ctx.book} token=${token} /></span>
            <span>
              <b class="serif">${called(ctx.book, token)}</b>
              <br />
              <span class="small">${tokenDetail(env, { areas })}</span>
            </span>
            <b class="serif numbers revenue-gold">${signed(gold)}</b>
            <${Cap} of=${String(n + 1)} />
          </button>
          <div role="table" aria-label=${called(ctx.book, token)}>
            <${Columns} first=${t("revenue-lands")} />
            ${areas.map(
              (/** @type {AreaRow} */ row) =>
                html`<${Area}
                  key=${row.area}
                  env=${env}
                  row=${row}
                  upright=${false}
                  gold=${row.gold + (row.buildings ?? 0)}
                />`,
            )}
          </div>
        </div>`,
      )}
      ${!tokens.length && html`<p class="small soft revenue-empty">${t("tokens-none")}</p>`}
    </div>
  `;
}

/** The rail: Honors that may be played, tokens in hand, and everybody's gold. @param {{env: Env}} props */
export function RevenueRail({ env }) {
  return html`
    ${env.view.phase === "revenue" && html`<${HonorsNow} env=${env} />`}
    <${TokensNow} env=${env} />
    <${GoldRows} env=${env} />
  `;
}

/** @param {{env: Env}} props */
export function HonorsNow({ env }) {
  const { ctx, ui } = env;
  const honors = playable(env);
  const picked = pickedOf(env);
  return html`<section class="rail-part" aria-labelledby="honors-now">
    <header class="rail-head">
      <h2 class="panel-title" id="honors-now">${t("honors-now")}</h2>
      <span class="note">${t("honors-order")}</span>
    </header>
    <ul class="plain-list honor-rows">
      ${honors.map(({ honor, pool, plays }, n) => {
        const chosen = !!ui.pick.value && picked?.honor.honor === honor;
        const shown = chosen ? /** @type {NonNullable<typeof picked>} */ (picked).play : plays[0];
        return html`<li key=${honor}>
          <button
            type="button"
            class=${`honor-row ${chosen ? "chosen" : ""}`}
            aria-pressed=${chosen}
            onClick=${() => (ui.pick.value = honor)}
          >
            <${Honor} env=${env} id=${honor} size=${34} />
            <span>
              <b>${called(ctx.book, honor)}</b>
              ${pool && html` <span class="must eyebrow">${t("honor-must")}</span>`}
              <br />
              <span class="small">${honorDetail(env, shown)}</span>
            </span>
            <b class="serif numbers">${shown.gold ? signed(shown.gold) : ""}</b>
            <${Cap} of=${String(n + 1)} />
          </button>
          ${chosen && html`<${Targets} env=${env} honor=${honor} plays=${plays} play=${shown} />`}
        </li>`;
      })}
    </ul>
    ${
      honors.length
        ? html`<p class="small soft">${t("honors-return")} <${Rule} game=${env.table.game} number="R11.7" /></p>`
        : html`<p class="small soft">${t("honors-none")}</p>`
    }
  </section>`;
}

/**
 * What an Honor may be played on: areas that pay, or monuments.
 * @param {{env: Env, honor: string, plays: Play[], play: Play}} props
 */
function Targets({ env, honor, plays, play }) {
  const { ctx, ui } = env;
  const paying = plays.filter((one) => one.gold > 0 || one.victim !== null);
  if (paying.length < 2) return null;
  return html`<div class="honor-targets" role="group" aria-label=${t("honor-targets")}>
    ${paying.map(
      (one) =>
        html`<button
          type="button"
          key=${target(one.form)}
          class=${`chip ${one === play ? "chosen" : ""}`}
          aria-pressed=${one === play}
          onClick=${() => (ui.pick.value = `${honor} ${target(one.form)}`)}
        >
          ${called(ctx.book, target(one.form))}
          ${" "}
          ${
            one.victim !== null
              ? html`<${Seal}
                  pigment=${pigmentOf(one.victim, env.seat)}
                  standing=${false}
                  size=${15}
                  label=${seatName(ctx, one.victim)}
                />`
              : html`<b class="numbers">${signed(one.gold)}</b>`
          }
        </button>`,
    )}
  </div>`;
}

/** @param {{env: Env}} props */
function TokensNow({ env }) {
  const { ctx, view } = env;
  if (view.phase === "conclude" || !view.hand.tokens.length) return null;
  return html`<section class="rail-part tokens-now" tabindex="-1" aria-labelledby="tokens-now">
    <header class="rail-head">
      <h2 class="panel-title" id="tokens-now">${t("tokens-now")}</h2>
      <span class="note">${t("tokens-if")}</span>
    </header>
    <ul class="plain-list">
      ${view.hand.tokens.map(
        (/** @type {any} */ { token, gold, areas }, /** @type {number} */ n) => html`<li key=${n} class="token-now">
          <span class="area-token small-token"><${TokenShape} book=${ctx.book} token=${token} /></span>
          <span><b>${called(ctx.book, token)}</b><br /><span class="small">${tokenDetail(env, { areas })}</span></span>
          <b class=${`serif numbers ${gold ? "" : "soft"}`}>${gold}</b>
        </li>`,
      )}
    </ul>
    <p class="small soft">${t("tokens-then")} <${Rule} game=${env.table.game} number="R12.3" /></p>
  </section>`;
}

/** @param {{env: Env}} props */
function GoldRows({ env }) {
  const { ctx, view, seat } = env;
  const moved = view.phase === "revenue" ? movement(env) : null;
  const most = Math.max(1, ...view.gold);
  return html`<section class="rail-part" aria-labelledby="gold-rows">
    <header class="rail-head">
      <h2 class="panel-title" id="gold-rows">${t("gold-title")}</h2>
      ${moved && html`<span class="note">${t("gold-after")}</span>`}
    </header>
    <ol class="score-rows">
      ${view.rank.map(
        (/** @type {number} */ other) =>
          html`<li key=${other} class=${`score-row ${other === seat ? "own" : ""}`}>
            <${Seal} pigment=${pigmentOf(other, seat)} size=${20} bot=${ctx.seats[other]?.state === "bot"} />
            <span class="score-name"><span>${listedName(ctx.seats, other, seat)}</span></span>
            <${Bar} score=${view.gold[other]} now=${0} most=${most} pigment=${pigmentOf(other, seat)} />
            <b class="numbers total">${view.gold[other]}</b>
            <span class="numbers plus">${other === view.turn?.seat && moved ? signed(moved.to - moved.from) : ""}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}
