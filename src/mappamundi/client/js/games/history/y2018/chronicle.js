// The chronicle: what was told of each step, as sentences for one viewer, each with its rule.

import { t } from "../../../i18n.js";
import { bold, called, effectTitle, isBarren, leaderOf, listed, ROMAN, seatName, spanOf, victim, who } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/**
 * A battle as its dice lay at the end.
 * @typedef {{land: string, attacker: number, defender: number, attack: number[], defence: number[], attackTotal: number, defenceTotal: number, outcome: "win" | "tie" | "defeat", siege: number}} Fought
 */
/**
 * A line may have its battle, and more of the same may join it.
 * @typedef {import("../../contract.js").Line & {battle?: Fought, merge?: {id: string, names: string[]}}} Line
 */

const INVADING = new Set(["invade", "siege", "retreat", "reroll", "hold", "reduce", "spare"]);
const RISING = new Set(["establish", "play_kingdom"]);

/** Listens to the log from its beginning; keeps what later steps need to be told well. */
export class Narrator {
  /** @param {Ctx} ctx */
  constructor(ctx) {
    this.ctx = ctx;
    /** @type {Line[]} */
    this.lines = [];
    /** The first line of the step that is being told. */
    this.first = 0;
    /** @type {number | null} */
    this.seat = null;
    this.empire = "";
    this.kingdom = "";
    /** @type {string[]} */
    this.played = [];
    this.land = "";
    /** @type {string[]} */
    this.via = [];
    this.sieges = 0;
    /** @type {number[]} */
    this.attack = [];
    /** @type {number[]} */
    this.defence = [];
    this.begin({ seq: 0, at: 0, action: { do: "" } });
  }

  /** @param {any} told */
  begin(told) {
    this.told = told;
    this.about = RISING.has(told.action?.do) ? "rising" : INVADING.has(told.action?.do) ? "invading" : told.action?.do === "lose_army" ? "plague" : "card";
    this.ended = false;
    /** @type {number | null} */
    this.left = null;
    this.first = this.lines.length;
    /** @type {string[]} */
    this.placed = [];
    /** @type {Map<string, string[]>} */
    this.cleared = new Map();
    this.brought = 0;
    this.tokens = 0;
    this.risen = false;
    /** @type {string[]} */
    this.unheld = [];
  }

  /** A new line. @param {string} text @param {number | null} seat @param {string} rule @param {Partial<Line>} [more] */
  say(text, seat, rule, more = {}) {
    this.lines.push({ seq: this.told.seq, at: this.told.at, seat, text, rule, places: [], kind: "other", ...more });
  }

  /** One more sentence to the last line, if this step has said one. @param {string} text @param {string} rule @param {Partial<Line>} [more] */
  add(text, rule, more = {}) {
    const last = this.lines[this.lines.length - 1];
    if (this.lines.length > this.first && last && !last.heading && !last.merge) {
      last.text += ` ${text}`;
      last.rule = rule || last.rule;
      last.places.push(...(more.places ?? []));
      if (last.kind === "other" && more.kind) last.kind = more.kind;
    } else this.say(text, this.seat, rule, more);
  }

  /** The same again joins the line before: one sentence for many lands. @param {string} id @param {number} seat @param {string} land @param {string} rule @param {Record<string, any>} [args] */
  join(id, seat, land, rule, args = {}) {
    const last = this.lines[this.lines.length - 1];
    const name = bold(this.name(land));
    if (last?.merge?.id === id && last.seat === seat) {
      last.merge.names.push(name);
      last.places.push(land);
      last.seq = this.told.seq;
    } else this.say("", seat, rule, { places: [land], merge: { id, names: [name] } });
    const line = this.lines[this.lines.length - 1];
    line.text = t(id, { ...who(this.ctx, seat), lands: listed(line.merge?.names ?? []), ...args });
  }

  /** @param {string} id */
  name(id) {
    return called(this.ctx.book, id);
  }

  /** @param {string[]} ids */
  names(ids) {
    return listed(ids.map((id) => bold(this.name(id))));
  }

  /** Hear one entry of the log. @param {any} told */
  hear(told) {
    this.begin(told);
    if (told.kind === "step") {
      for (const event of told.events ?? []) HEARD[event.event]?.(this, event);
      this.finish();
    } else TABLE[told.kind]?.(this, told);
  }

  /** In a game that began in the middle nobody was called: the empire that starts there with so many armies. */
  unannounced() {
    const starts = (/** @type {any} */ card) => card.armies === this.brought && card.start.length === this.placed.length && card.start.every((/** @type {string} */ land) => this.placed.includes(land));
    return [...this.ctx.book.empires.values()].find(starts)?.id ?? "";
  }

  /** The empires that were called and nobody holds, in one line. */
  nobody() {
    if (this.unheld.length) this.say(t("chronicle-unheld", { empires: listed(this.unheld) }), null, "Z4.1");
    this.unheld = [];
  }

  finish() {
    this.nobody();
    if (!this.placed.length) return;
    const seat = this.seat ?? 0;
    if (!this.kingdom && !this.empire) this.empire = this.unannounced();
    const name = this.kingdom || this.empire ? this.name(this.kingdom || this.empire) : t("chronicle-some-empire");
    const where = this.names(this.placed);
    const id = this.kingdom ? "chronicle-kingdom-rises" : "chronicle-rises";
    this.say(t(id, { ...who(this.ctx, seat), empire: name, where, armies: this.brought, tokens: this.tokens }), seat, this.kingdom ? "Z16.1" : "Z6.1", {
      places: [...this.placed],
    });
    for (const [land, things] of this.cleared) this.add(t("chronicle-cleared", { land: bold(this.name(land)), things: listed(things) }), "Z6.3");
    this.placed = [];
    this.risen = true;
  }
}

/** @typedef {(n: Narrator, event: any) => void} Hears */

/** @param {Narrator} n @param {any} event */
function battle(n, event) {
  const { attacker, defender, land, attack, defence, outcome } = event;
  /** @type {Fought} */
  const fought = { land, attacker, defender, attack: [...n.attack], defence: [...n.defence], attackTotal: attack, defenceTotal: defence, outcome, siege: n.sieges };
  const args = { ...who(n.ctx, attacker), ...victim(n.ctx, defender), land: bold(n.name(land)), attack, defence, sieges: n.sieges };
  const id = outcome === "win" ? (n.sieges ? "chronicle-siege-win" : "chronicle-win") : outcome === "tie" ? "chronicle-tie" : "chronicle-defeat";
  const rule = outcome === "win" ? "Z8.10" : outcome === "tie" ? "Z8.11" : "Z8.12";
  n.say(t(id, args), attacker, rule, { places: [land], kind: "battles", battle: fought });
  n.ended = outcome !== "defeat";
}

/** @type {Record<string, Hears>} */
const HEARD = {
  era_began(n, { epoch }) {
    n.nobody();
    const head = (/** @type {number} */ era) => n.say(t("chronicle-era", { era: ROMAN[era], span: spanOf(n.ctx.book, era) }), null, "Z2.1", { heading: true });
    if (epoch > 1 && !n.lines.some((line) => line.heading)) {
      // With a second era, the lines before it need the name of theirs.
      head(epoch - 1);
      n.lines.unshift(.../** @type {Line[]} */ (n.lines.splice(-1)));
    }
    head(epoch);
  },
  chose(n, { seat, pile, card }) {
    if (card) n.say(t(pile === "empires" ? "chronicle-keep-empire" : "chronicle-keep", { ...who(n.ctx, seat), card: bold(n.name(card)) }), seat, "Z3.3");
    else n.say(t("chronicle-kept", { ...who(n.ctx, seat), pile }), seat, "Z3.3");
  },
  received(n, { seat, pile, card }) {
    if (card) n.say(t(pile === "empires" ? "chronicle-receive-empire" : "chronicle-receive", { ...who(n.ctx, seat), card: bold(n.name(card)) }), seat, "Z3.8");
    else if (n.told.action?.do !== "give") n.say(t("chronicle-received", { ...who(n.ctx, seat), pile }), seat, "Z3.7");
  },
  gave(n, { seat, to, pile }) {
    if (to === seat) n.say(t("chronicle-kept", { ...who(n.ctx, seat), pile }), seat, "Z3.11");
    else n.say(t("chronicle-gave", { ...who(n.ctx, seat), ...victim(n.ctx, to), pile }), seat, "Z3.11");
  },
  called(n, { empire, seat }) {
    if (seat === null) {
      n.unheld.push(n.name(empire));
      return;
    }
    n.nobody();
    Object.assign(n, { seat, empire, kingdom: "", played: [] });
    const leader = leaderOf(n.ctx.book, empire);
    n.say(t(leader ? "chronicle-called-leader" : "chronicle-called", { ...who(n.ctx, seat), empire: n.name(empire), leader }), seat, "Z4.1");
  },
  kingdom_played(n, { seat, card }) {
    n.kingdom = card;
    n.seat = seat;
  },
  event_played(n, { seat, card }) {
    n.played.push(card);
    n.say(t("chronicle-plays", { ...who(n.ctx, seat), card: bold(n.name(card)) }), seat, "Z15.2");
  },
  gathered(n, { seat, armies, tokens }) {
    if (n.about === "rising" && !n.risen) {
      n.brought += armies;
      n.tokens += tokens;
    } else if (armies || tokens) n.add(t("chronicle-gains", { ...who(n.ctx, seat), armies, tokens }), armies ? "Z17.8" : "Z17.7");
  },
  army_placed(n, { seat, land }) {
    if (n.about === "rising") {
      n.seat = seat;
      n.placed.push(land);
    } else if (n.about === "invading" && !n.ended && land === n.land) {
      if (n.left === seat) n.join("chronicle-renews", seat, land, "Z7.7");
      else if (n.left === null && n.via.length) n.join("chronicle-enters-by", seat, land, "Z7.9", { way: listed(n.via.map((id) => n.name(id))) });
      else if (n.left === null) n.join("chronicle-enters", seat, land, "Z7.6");
    } else if (n.about !== "invading" && n.left !== null && n.left !== seat) {
      n.add(t("chronicle-replaces", { ...who(n.ctx, seat), ...victim(n.ctx, n.left), land: bold(n.name(land)) }), "Z15.7", { places: [land] });
      n.left = null;
    }
  },
  army_removed(n, { seat, land }) {
    const things = n.cleared.get(land) ?? [];
    if (n.about === "rising") {
      n.cleared.set(land, [t("chronicle-army-of", victim(n.ctx, seat)), ...things]);
    } else if (n.about === "plague") {
      n.say(t("chronicle-plague-loss", { ...who(n.ctx, seat), land: bold(n.name(land)) }), seat, "Z17.20", { places: [land] });
    } else {
      if (n.about === "invading" && !n.ended && seat !== n.seat && n.seat !== null) {
        n.say(t("chronicle-certain", { ...who(n.ctx, n.seat), ...victim(n.ctx, seat), land: bold(n.name(land)) }), n.seat, "Z17.5", { places: [land], kind: "battles" });
        n.ended = true;
      }
      n.left = seat;
    }
  },
  structure_placed(n, { land, structure }) {
    if (n.about === "rising" || n.seat === null) return;
    if (structure === "monument") n.join("chronicle-monument", n.seat, land, "Z12.1");
    else n.join("chronicle-city", n.seat, land, "Z17.12");
  },
  structure_reduced(n, { land, structure }) {
    if (n.about === "rising") {
      const things = n.cleared.get(land) ?? [];
      const falls = (/** @type {string} */ name) => t("chronicle-thing", { structure: name });
      // A capital is cleared as a capital, not also as the city it turns into on its way out.
      if (structure !== "city" || !things.includes(falls("capital"))) n.cleared.set(land, [...things, falls(structure)]);
      return;
    }
    n.add(t("chronicle-reduced", { structure, land: bold(n.name(land)) }), "Z10.1", { places: [land] });
  },
  fort_placed(n, { land }) {
    if (n.seat !== null) n.join("chronicle-fortifies", n.seat, land, "Z11.1");
  },
  fort_removed(n, { land }) {
    if (n.about === "rising") n.cleared.set(land, [...(n.cleared.get(land) ?? []), t("chronicle-thing", { structure: "fort" })]);
    else n.add(t("chronicle-fort-falls"), "Z10.2");
  },
  markers_laid(n, { seat, sections }) {
    const barren = (/** @type {string} */ id) => isBarren(n.ctx.book, id);
    for (const [id, rule, kept] of /** @type {[string, string, string[]][]} */ ([
      ["chronicle-fleets", "Z6.7", sections.filter((/** @type {string} */ s) => !barren(s))],
      ["chronicle-caravans", "Z6.7", sections.filter(barren)],
    ])) {
      if (!kept.length) continue;
      const text = t(id, { count: kept.length, where: n.names(kept) });
      if (n.about === "rising") {
        n.finish();
        n.say(text, seat, rule, { places: kept });
      } else n.add(text, n.about === "card" ? "Z17.21" : rule, { places: kept });
    }
  },
  invaded(n, { land, via }) {
    n.about = "invading";
    n.land = land;
    n.via = via ?? [];
    n.sieges = 0;
    n.attack = [];
    n.defence = [];
  },
  rolled(n, { attack, defence }) {
    n.attack = [...attack];
    n.defence = [...defence];
  },
  rerolled(n, { seat, die, face }) {
    const dice = seat === n.seat ? n.attack : n.defence;
    const old = dice[die] ?? 0;
    dice[die] = face;
    n.say(t("chronicle-rerolls", { ...who(n.ctx, seat), land: bold(n.name(n.land)), old, face }), seat, "Z8.8", { places: n.land ? [n.land] : [], kind: "battles" });
  },
  besieged(n) {
    n.sieges++;
  },
  battle,
  retreated(n, { seat, land }) {
    if (n.lines.length > n.first) n.add(t("chronicle-retreats", who(n.ctx, seat)), "Z9.6");
    else n.say(t("chronicle-retreats-from", { ...who(n.ctx, seat), land: bold(n.name(land)) }), seat, "Z9.6", { places: [land], kind: "battles" });
  },
  spared(n, { seat, land }) {
    n.say(t("chronicle-spares", { ...who(n.ctx, seat), land: bold(n.name(land)) }), seat, "Z17.13", { places: [land] });
    n.ended = true;
  },
  points(n, { seat, points, source, score }) {
    const args = { ...who(n.ctx, seat), points, score, effect: n.empire ? effectTitle(n.ctx.book, n.empire) : t("chronicle-effect") };
    if (source === "turn") n.add(t("chronicle-score", args), "Z13.4", { kind: "points" });
    else n.add(t(`chronicle-points-${source}`, args), source === "marauder" ? "Z10.4" : "Z17.10", { kind: "points" });
  },
  shifted(n, { seat, by, score }) {
    n.say(t(by > 0 ? "chronicle-shifts-on" : "chronicle-shifts-back", { ...who(n.ctx, seat), score }), seat, "Z14.2", { kind: "points" });
  },
  scored(n, { seat, regions, structures, points }) {
    const parts = regions
      .filter((/** @type {any} */ row) => row.points)
      .map((/** @type {any} */ row) => t("chronicle-scored-part", { place: bold(n.name(row.region)), points: row.points }));
    if (structures) parts.push(t("chronicle-scored-structures", { points: structures }));
    const id = parts.length ? "chronicle-scored" : "chronicle-scored-nothing";
    n.say(t(id, { ...who(n.ctx, seat), points, parts: listed(parts) }), seat, "Z13.4", { kind: "points" });
  },
  region_linked(n, { region }) {
    n.add(t("chronicle-linked", { region: bold(n.name(region)) }), "Z17.22");
  },
  discarded(n, { seat, card }) {
    if (card) n.say(t("chronicle-discarded", { ...who(n.ctx, seat), card: bold(n.name(card)) }), seat, "Z5.8");
    else n.say(t("chronicle-discarded-unseen", who(n.ctx, seat)), seat, "Z5.8");
  },
  phase_ended(n, { phase }) {
    if (phase === "build") n.kingdom = "";
  },
  plague(n, { region }) {
    n.about = "plague";
    n.add(t("chronicle-plague", { region: bold(n.name(region)) }), "Z17.20");
  },
  turn_ended(n) {
    n.seat = null;
  },
  game_ended(n) {
    n.say(t("chronicle-game-ended"), null, "Z19.1", { heading: true });
  },
};

/** What happens at the table rather than in the game. @type {Record<string, Hears>} */
const TABLE = {
  start(n) {
    n.say(t("chronicle-start"), null, "Z1.2");
  },
  seat(n, told) {
    const id = `chronicle-seat-${told.state}`;
    n.say(t(id, { ...who(n.ctx, told.seat), who: told.name ?? seatName(n.ctx, told.seat) }), told.seat, "");
  },
  vote(n, told) {
    n.say(t(`chronicle-vote-${told.state}`, who(n.ctx, told.seat)), told.seat, "");
  },
  end(n, told) {
    if (told.state === "agreement") n.say(t("chronicle-agreed"), null, "", { heading: true });
  },
};
