// Between two epochs: who led what in the one that is over, who stands where, and what changes its value in the next.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { ChangingPicture } from "../cutouts.js";
import { gains } from "../between.js";
import { armiesIn, called, calledAll, listed, ROMAN, seatName, spanOf, who } from "../words.js";
import { turns } from "./recap.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../contract.js").Between} Between */
/** @typedef {import("../../contract.js").Turn} Turn */

const DEGREES = ["presence", "dominance", "supremacy"];

/** The turns of the epoch before this one. @param {Env} env @returns {Turn[]} */
const lastEpoch = ({ known, ctx, view }) => turns(known.log, ctx).filter((turn) => turn.epoch === view.epoch - 1);

/** What an area brings in an epoch, by degree. @param {any} area @param {number} epoch @returns {number[]} */
const valuesIn = (area, epoch) => (area.values[epoch - 1]?.[0] ? area.values[epoch - 1] : []);

/**
 * The page between two epochs, as long as the next one is being dealt; null at any other time.
 * @param {Env} env
 * @returns {Between | null}
 */
export function interlude(env) {
  const { ctx, view } = env;
  if (view.phase !== "select" || !view.selection) return null;
  const played = lastEpoch(env);
  if (!played.length) return null;
  const leader = view.scores.indexOf(Math.max(...view.scores));
  const best = played.reduce((top, turn) => (turn.points > top.points ? turn : top));
  const led = new Set(played.map(({ card }) => card));
  const unled = ctx.book.empiresOf(view.epoch - 1).filter((/** @type {any} */ empire) => !led.has(empire.id));
  return {
    key: `${view.epoch}`,
    eyebrow: t("interlude-over", { epoch: ROMAN[view.epoch - 1], span: spanOf(ctx.book, view.epoch - 1) }),
    title: [
      t("interlude-leads", who(ctx, leader)),
      t("interlude-best", { ...who(ctx, best.seat), the: called(ctx.book, best.card, "the") }),
    ].join(" "),
    after: t("interlude-after", { epochs: view.epoch - 1, all: ctx.book.epochs.size }),
    gains: gains(ctx.book, played, view.scores.length),
    led: played.map((turn) => ({
      turn,
      way: way(turn),
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
    changes: changes(env),
    keeps: keeps(env),
    spans: t("interlude-eras", { from: ROMAN[view.epoch - 1], to: ROMAN[view.epoch] }),
    Picture: html`<${ChangingPicture}
      book=${ctx.book}
      view=${view}
      viewer=${ctx.viewer}
      areas=${changing(env).map(({ id }) => id)}
    />`,
    ...asked(env),
  };
}

/** From where a turn began to where it ended. @param {Turn} turn */
function way({ took }) {
  const [first, last] = [took[0]?.name ?? "", took[took.length - 1]?.name ?? ""];
  return first === last ? first : t("interlude-way", { from: first, to: last });
}

/** Who stands highest in each area where anybody stands. @param {Env} env @returns {Between["stands"]} */
export function stands({ ctx, view }) {
  return [...ctx.book.areas.values()].flatMap((area) => {
    const counts = armiesIn(ctx.book, view, area.id);
    const most = Math.max(...counts);
    if (!most) return [];
    const degree = (/** @type {number} */ seat) =>
      DEGREES.indexOf(view.score_now[seat].areas.find((/** @type {any} */ row) => row.area === area.id)?.degree ?? "");
    const first = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    const word = first.length > 1 ? t("interlude-tied") : t(`degree-${DEGREES[degree(first[0])]}`);
    return [{ id: area.id, name: called(ctx.book, area.id), swatch: `region-${area.id}`, seats: first, word }];
  });
}

/** The areas whose tokens are others in this epoch than in the last. @param {Env} env @returns {any[]} */
const changing = ({ ctx, view }) =>
  [...ctx.book.areas.values()].filter(
    (area) => valuesIn(area, view.epoch).join() !== valuesIn(area, view.epoch - 1).join(),
  );

/** @param {Env} env @returns {Between["changes"]} */
function changes(env) {
  const { ctx, view } = env;
  return changing(env).map((area) => {
    const counts = armiesIn(ctx.book, view, area.id);
    const here = counts.flatMap((count, seat) => (count ? [t("interlude-there", { ...who(ctx, seat), count })] : []));
    return {
      id: area.id,
      name: called(ctx.book, area.id),
      swatch: `region-${area.id}`,
      note: here.length ? listed(here) : t("interlude-empty"),
      before: valuesIn(area, view.epoch - 1),
      after: valuesIn(area, view.epoch),
    };
  });
}

/** The areas that keep their tokens, in one sentence: together where those are the same. @param {Env} env */
function keeps(env) {
  const { ctx, view } = env;
  const others = changing(env);
  const kept = [...ctx.book.areas.values()].filter((area) => !others.includes(area));
  if (!kept.length) return "";
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const area of kept) {
    const values = valuesIn(area, view.epoch).join("·") || t("region-no-token");
    groups.set(values, [...(groups.get(values) ?? []), called(ctx.book, area.id)]);
  }
  const parts = [...groups].map(([values, names]) => t("interlude-keep", { areas: listed(names), values }));
  return t("interlude-keeps", { count: kept.length, areas: parts.join("; ") });
}

// --- what the prompt says on this page ---------------------------------------------------------------------------

/** Who has a pile, in the order in which it is passed on. @param {Env} env @param {string} pile @returns {number[]} */
const line = ({ view }, pile) => {
  const order = view.selection?.order ?? [];
  return pile === "events" ? order : [...order].reverse();
};

/**
 * The question, and who chooses before and after; while others choose, whom one waits for.
 * @param {Env} env
 * @returns {{asks: string, order: string, waits: string, choose: string}}
 */
function asked(env) {
  const { ctx, view, seat, known, table } = env;
  const seen = view.selection?.seen ?? null;
  const first = known.legal[0];
  const pile = seen?.pile ?? "";
  const others = table.to_act.filter((/** @type {number} */ other) => other !== seat);
  const names = listed(others.map((/** @type {number} */ other) => seatName(ctx, other)));
  const waits = others.length ? t("interlude-waits", { names, count: others.length, next: nextPile(env) }) : "";
  if (!first || view.options.selection === "classic" || seat === null)
    return {
      asks: "",
      order: "",
      waits: view.options.selection === "classic" ? "" : waits,
      choose: t("interlude-choose", { pile }),
    };
  if (first.do === "open_pile")
    return { asks: t("interlude-asks-open"), order: "", waits, choose: t("interlude-choose", { pile: "any" }) };
  const all = line(env, pile);
  const place = all.indexOf(seat);
  const before = all.slice(0, place);
  const [next, last] = [all[place + 1], all[all.length - 1]];
  const order = [
    before.length
      ? t("interlude-before", { names: listed(before.map((other) => seatName(ctx, other))), count: before.length })
      : t("interlude-you-first"),
    next === undefined
      ? ""
      : next === last
        ? t("interlude-last", who(ctx, last))
        : t("interlude-next", { next: seatName(ctx, next), last: seatName(ctx, last) }),
  ];
  return {
    asks: t("interlude-asks", { count: seen?.cards.length ?? 0, pile }),
    order: order.filter(Boolean).join(" "),
    waits,
    choose: t("interlude-choose", { pile }),
  };
}

/**
 * What comes to the viewer when those who choose now have chosen: events, empires, the last empire, or nothing yet.
 * @param {Env} env
 */
function nextPile(env) {
  const { view, seat } = env;
  if (seat === null || view.options.selection === "classic") return "none";
  for (const pile of ["empires", "events"]) {
    const all = line(env, pile);
    const at = all.indexOf(view.selection?.holders[/** @type {"events" | "empires"} */ (pile)] ?? -1);
    if (all[at + 1] === seat) return at + 1 === all.length - 1 ? `last-${pile}` : pile;
  }
  return "none";
}
