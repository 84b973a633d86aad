// Between two epochs: who led what in the one that is over, who drew a marker, who stands where, and which areas change
// their value.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { ChangingPicture } from "../cutouts.js";
import { gains } from "../between.js";
import { armiesIn, called, calledAll, listed, ROMAN, seatName, togetherNames, who } from "../words.js";
import { Shield, markersOf } from "./markers.js";
import { turns } from "./recap.js";
import { spanOf } from "./timeline.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../contract.js").Between} Between */
/** @typedef {import("../../contract.js").Turn} Turn */

/**
 * What an area brings in an epoch, by degree; nothing where it is worth nothing.
 * @param {any} area
 * @param {number} epoch
 * @returns {number[]}
 */
const valuesIn = (area, epoch) => (area.values[epoch - 1]?.[0] ? area.values[epoch - 1] : []);

/** The areas that are worth something else in this epoch than in the last. @param {Env} env @returns {any[]} */
const changing = ({ ctx, view }) =>
  [...ctx.book.areas.values()].filter(
    (area) => valuesIn(area, view.epoch).join() !== valuesIn(area, view.epoch - 1).join(),
  );

/**
 * The page between two epochs, as long as the empires of the next one are drafted; null at any other time.
 * @param {Env} env
 * @returns {Between | null}
 */
export function interlude(env) {
  const { ctx, view, known } = env;
  if (view?.phase !== "draft" || !view.selection) return null;
  const played = turns(known.log, ctx).filter((turn) => turn.epoch === view.epoch - 1);
  if (!played.length) return null;
  const best = played.reduce((top, turn) => (turn.points > top.points ? turn : top));
  const led = new Set(played.map(({ card }) => card));
  const unled = ctx.book.empiresOf(view.epoch - 1).filter((/** @type {any} */ { id }) => !led.has(id));
  const most = Math.max(...view.scores);
  const leaders = view.scores.flatMap((/** @type {number} */ score, /** @type {number} */ seat) =>
    score === most ? [seat] : [],
  );
  return {
    key: `${view.epoch}`,
    eyebrow: t("interlude-over", { epoch: ROMAN[view.epoch - 1], span: spanOf(view.epoch - 1) }),
    title: [
      leaders.length > 1
        ? t("interlude-lead-shared", { names: togetherNames(ctx, leaders) })
        : t("interlude-leads", who(ctx, leaders[0])),
      t("interlude-best", { ...who(ctx, best.seat), the: called(ctx.book, best.card, "the") }),
    ].join(" "),
    after: t("interlude-after", { epochs: view.epoch - 1, all: ctx.book.epochs.size }),
    gains: gains(ctx.book, played, view.scores.length),
    apart: view.options.no_preeminence ? null : html`<${Marker} env=${env} />`,
    led: played.map((turn) => ({
      turn,
      way: way(env, turn),
      note: t("interlude-led", { lands: turn.took.length, won: turn.won, fought: turn.fought }),
    })),
    unled: unled.length
      ? t("interlude-unled", {
          the: calledAll(
            ctx.book,
            unled.map((/** @type {any} */ { id }) => id),
            "the",
          ),
        })
      : "",
    stands: stands(env),
    changes: changing(env).map((area) => ({
      id: area.id,
      name: called(ctx.book, area.id),
      swatch: `region-${area.id}`,
      note: held(env, area.id),
      before: valuesIn(area, view.epoch - 1),
      after: valuesIn(area, view.epoch),
    })),
    keeps: keeps(env),
    spans: t("interlude-epochs", { from: ROMAN[view.epoch - 1], to: ROMAN[view.epoch] }),
    Picture: html`<${ChangingPicture}
      book=${ctx.book}
      view=${view}
      viewer=${ctx.viewer}
      areas=${changing(env).map(({ id }) => id)}
    />`,
    ...asked(env),
  };
}

/** Whether somebody drew a marker of pre-eminence, and who. @param {{env: Env}} props */
function Marker({ env }) {
  const { ctx, view, known, seat, table } = env;
  const drawn = markersOf(known.log, view).find(({ epoch }) => epoch === view.epoch - 1);
  if (!drawn) return null;
  const words = drawn.seat === null ? t("interlude-marker-none") : t("interlude-marker", who(ctx, drawn.seat));
  return html`<p class="interlude-marker small">
    <${Shield} state=${drawn.seat === null ? "none" : "down"} size=${30} />
    ${drawn.seat !== null && html`<${Seal} pigment=${pigmentOf(drawn.seat, seat)} size=${20} />`}
    <span>${words} <${Rule} game=${table.game} number=${drawn.seat === null ? "A13.2" : "A13.1"} /></span>
  </p>`;
}

/**
 * From where an empire began, whatever event cards took before, to where it ended.
 * @param {Env} env
 * @param {Turn} turn
 */
function way({ ctx }, { card, took }) {
  const first = called(ctx.book, ctx.book.empires.get(card)?.start[0] ?? "", "the");
  const last = took[took.length - 1]?.name ?? first;
  return first === last ? first : t("interlude-way", { from: first, to: last });
}

/** Who has how many lands in an area. @param {Env} env @param {string} area */
function held({ ctx, view }, area) {
  const here = armiesIn(ctx.book, view, area).flatMap((count, seat) =>
    count ? [t("interlude-there", { ...who(ctx, seat), count })] : [],
  );
  return here.length ? listed(here) : t("interlude-empty");
}

/**
 * Who has most in each area where anybody stands, and how far that goes.
 * @param {Env} env
 * @returns {Between["stands"]}
 */
function stands({ ctx, view }) {
  return [...ctx.book.areas.keys()].flatMap((area) => {
    const counts = armiesIn(ctx.book, view, area);
    const most = Math.max(...counts);
    if (!most) return [];
    const first = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    const degree = view.score_now[first[0]].areas.find((/** @type {any} */ row) => row.area === area)?.degree;
    return [
      {
        id: area,
        name: called(ctx.book, area),
        swatch: `region-${area}`,
        seats: first,
        word: first.length > 1 ? t("interlude-tied") : degree ? t(`degree-${degree}`) : t("interlude-none"),
      },
    ];
  });
}

/** The areas that keep their value, in one sentence: together where it is the same. @param {Env} env */
function keeps(env) {
  const { ctx, view } = env;
  const others = changing(env);
  const kept = [...ctx.book.areas.values()].filter((area) => !others.includes(area));
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const area of kept) {
    const values = valuesIn(area, view.epoch).join("·") || t("interlude-none");
    groups.set(values, [...(groups.get(values) ?? []), called(ctx.book, area.id)]);
  }
  const parts = [...groups].map(([values, names]) => t("interlude-keep", { areas: listed(names), values }));
  return kept.length ? t("interlude-keeps", { count: kept.length, areas: parts.join("; ") }) : "";
}

/**
 * What the prompt says on this page.
 * @param {Env} env
 * @returns {{asks: string, order: string, waits: string, choose: string}}
 */
function asked({ ctx, view, seat, table }) {
  const { order, allotted } = /** @type {import("./types.js").Choosing["view"]} */ (view).selection;
  const waits = t("interlude-waits", {
    names: listed(table.to_act.map((/** @type {number} */ other) => seatName(ctx, other))),
  });
  const choose = t("interlude-choose");
  if (seat === null || !table.to_act.includes(seat)) return { asks: "", order: "", waits, choose };
  const before = order.slice(0, allotted.length);
  const words = before.length
    ? t("interlude-before", {
        names: listed(before.map((/** @type {number} */ other) => seatName(ctx, other))),
        count: before.length,
      })
    : t("interlude-you-first");
  return { asks: t("interlude-asks"), order: words, waits, choose };
}
