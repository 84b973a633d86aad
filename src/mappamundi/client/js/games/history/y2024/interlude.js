// Between two epochs: who led what in the one that is over, who stands where, and which areas open in the next.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { ChangingPicture } from "../cutouts.js";
import { gains } from "../between.js";
import { armiesIn, called, calledAll, listed, ROMAN, seatName, who } from "../words.js";
import { turns } from "./recap.js";
import { spanOf } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("../../contract.js").Between} Between */
/** @typedef {import("../../contract.js").Turn} Turn */

/**
 * The page between two epochs, as long as the next one is being organized; null at any other time.
 * @param {Env} env
 * @returns {Between | null}
 */
export function interlude(env) {
  const { ctx, view, known } = env;
  if (!view?.selection || view.phase === "endgame") return null;
  const played = turns(known.log, ctx).filter((turn) => turn.epoch === view.epoch - 1);
  if (!played.length) return null;
  const best = played.reduce((top, turn) => (turn.points > top.points ? turn : top));
  const opening = openIn(env, view.epoch);
  return {
    key: `${view.epoch}`,
    eyebrow: t("interlude-over", { epoch: ROMAN[view.epoch - 1], span: spanOf(view.epoch - 1) }),
    title: [
      t("interlude-leads", who(ctx, view.rank[0])),
      t("interlude-best", { ...who(ctx, best.seat), the: called(ctx.book, best.card, "the") }),
    ].join(" "),
    after: t("interlude-after", { epochs: view.epoch - 1, all: ctx.book.epochs.size }),
    gains: gains(ctx.book, played, view.gold.length),
    led: played.map((turn) => ({
      turn,
      way: way(turn),
      note: t("interlude-led", { lands: turn.took.length, won: turn.won, fought: turn.fought }),
    })),
    unled: "",
    stands: stands(env),
    changes: opening.map(({ id, values }) => ({
      id,
      name: called(ctx.book, id),
      swatch: `region-${id}`,
      note: held(env, id),
      before: [],
      after: values[view.epoch - 1],
    })),
    keeps: t(opening.length ? "interlude-keeps" : "interlude-keeps-all", {
      areas: calledAll(
        ctx.book,
        view.areas.filter((/** @type {string} */ area) => !opening.some(({ id }) => id === area)),
      ),
    }),
    spans: t("interlude-epochs", { from: ROMAN[view.epoch - 1], to: ROMAN[view.epoch] }),
    Picture: html`<${ChangingPicture}
      book=${ctx.book}
      view=${view}
      viewer=${ctx.viewer}
      areas=${opening.map(({ id }) => id)}
    />`,
    ...asked(env),
  };
}

/** From where a turn began to where it ended. @param {Turn} turn */
function way({ took }) {
  const [first, last] = [took[0]?.name ?? "", took[took.length - 1]?.name ?? ""];
  return first === last ? first : t("interlude-way", { from: first, to: last });
}

/** The areas that become active with an epoch (R3.1). @param {Env} env @param {number} epoch */
const openIn = ({ ctx }, epoch) => [...ctx.book.areas.values()].filter((area) => area.active_from === epoch);

/** Who has how many lands in an area. @param {Env} env @param {string} area */
function held({ ctx, view }, area) {
  const here = armiesIn(ctx.book, view, area).flatMap((count, seat) =>
    count ? [t("interlude-there", { ...who(ctx, seat), count })] : [],
  );
  return here.length ? listed(here) : t("interlude-empty");
}

/**
 * Who has most in each active area, and how far it would be in one hand.
 * @param {Env} env
 * @returns {Between["stands"]}
 */
function stands({ ctx, view }) {
  return view.areas.flatMap((/** @type {string} */ area) => {
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
        word: first.length > 1 || !degree ? t("interlude-tied") : t(`degree-${degree}`),
      },
    ];
  });
}

/**
 * What the prompt says on this page.
 * @param {Env} env
 * @returns {{asks: string, order: string, waits: string, choose: string}}
 */
function asked({ ctx, view, seat, table }) {
  const { what, order, round, size } = /** @type {import("./types.js").Choosing["view"]} */ (view).selection;
  const names = listed(table.to_act.map((/** @type {number} */ other) => seatName(ctx, other)));
  const next = order[round + 1] === seat && seat !== null;
  const waits = t("interlude-waits", { names, what, next: next ? "yes" : "no" });
  const choose = t("interlude-choose", { what });
  if (seat === null || !table.to_act.includes(seat)) return { asks: "", order: "", waits, choose };
  const before = order.slice(0, round);
  const [then, last] = [order[round + 1], order[order.length - 1]];
  const words = [
    before.length
      ? t("interlude-before", {
          names: listed(before.map((/** @type {number} */ other) => seatName(ctx, other))),
          count: before.length,
        })
      : t("interlude-you-first"),
    then === undefined
      ? ""
      : t(then === last ? "interlude-last" : "interlude-next", {
          next: seatName(ctx, then),
          last: seatName(ctx, last),
        }),
  ];
  return { asks: t("interlude-asks", { count: size, what }), order: words.filter(Boolean).join(" "), waits, choose };
}
