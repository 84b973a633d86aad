// The decisions inside a battle: reroll or hold, siege or retreat, reduce or spare.

import { t } from "../../../i18n.js";
import { called, standing } from "../words.js";
import { total } from "./battle-words.js";
import { certainBy, helped, offered } from "./choices.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InBattle} InBattle */
/** @typedef {import("../../../table/prompt.js").Prompt} Prompt */
/** @typedef {import("./choices.js").Way} Way */

/** The rerolls in the order of the dice, then holding; the one that counsel values highest. @param {Env} env */
export function rerolls(env) {
  const ways = offered(env, "reroll", "hold").sort((a, b) => (a.form.die ?? 99) - (b.form.die ?? 99));
  return { ways, best: ways.find(({ counsel }) => counsel.best) };
}

/** The sieges, plain ones first, and the retreat; the one that counsel values highest. @param {Env} env */
export function sieges(env) {
  const ways = offered(env, "siege").sort(
    (a, b) =>
      Number(helped(a.form)) - Number(helped(b.form)) ||
      Number(b.form.with === "token") - Number(a.form.with === "token"),
  );
  const [retreat] = offered(env, "retreat");
  return { ways, retreat, best: [...ways, retreat].find(({ counsel }) => counsel.best) };
}

/** A siege in words: with what, and what is spent on it. @param {Env} env @param {Way} way @param {boolean} several */
export function siegeName(env, { form, counsel }, several) {
  const bonus = counsel.bonus ?? 0;
  const label =
    several || form.with === "token"
      ? t("action-siege-with", { bonus, force: form.with ?? "army" })
      : t("action-siege", { bonus });
  if (form.auto_win) return t("action-siege-certain", { card: certainBy(env) });
  return form.extra ? t("action-siege-extra", { bonus, extra: form.extra, force: form.with ?? "army" }) : label;
}

/** @param {InBattle} env @returns {Partial<Prompt>} */
export function battleDecision(env) {
  const { ctx, view } = env;
  const battle = view.turn.battle;
  const land = called(ctx.book, battle.land, "in");
  const attack = total(battle.attack, battle.attack_bonus);
  const defence = total(battle.defence, battle.defence_bonus);
  // Whoever put the dice aside to look at the map may want them back.
  const again = env.ui.open.value?.startsWith("battle-closed")
    ? [{ id: "dice", label: t("action-dice"), key: "d", run: () => (env.ui.open.value = null) }]
    : [];
  if (view.decision === "reroll") {
    const { ways, best } = rerolls(env);
    const dice = env.seat === view.turn.seat ? battle.attack : battle.defence;
    return {
      sentence: t("decide-reroll"),
      facts: t("decide-reroll-facts", { land, attack, defence }),
      rule: "Z8.8",
      actions: ways
        .map((way) => ({
          id: way.form.do === "hold" ? "hold" : `die-${way.form.die}`,
          label: way.form.do === "hold" ? t("action-hold") : t("action-reroll", { face: dice[way.form.die] }),
          form: way.form,
          key: way.form.do === "hold" ? "h" : String(way.form.die + 1),
          primary: way === best,
        }))
        .concat(/** @type {any} */ (again)),
      dialog: "battle",
    };
  }
  if (view.decision === "siege") {
    const { ways, retreat, best } = sieges(env);
    const plain = ways.filter(({ form }) => !helped(form));
    return {
      sentence: t("decide-siege"),
      facts: t("decide-siege-facts", { land, attack, defence, armies: view.turn.pool, tokens: view.turn.tokens }),
      rule: "Z9.1",
      actions: [
        ...ways.map((way, n) => ({
          id: `siege-${n}`,
          label: siegeName(env, way, plain.length > 1),
          form: way.form,
          key: n ? String(n + 1) : "s",
          primary: way === best,
        })),
        { id: "retreat", label: t("action-retreat"), form: retreat.form, key: "r", primary: retreat === best },
        ...again,
      ],
      dialog: "battle",
    };
  }
  const first = standing(view, battle.land)[0] ?? "city";
  const [reduce] = offered(env, "reduce");
  const [spare] = offered(env, "spare");
  return {
    sentence: t("decide-reduce", { land, building: first }),
    facts: t("decide-reduce-facts"),
    rule: "Z17.13",
    actions: [
      {
        id: "spare",
        label: t("action-spare", { building: first }),
        form: spare.form,
        key: spare.counsel.best ? "Enter" : "1",
        primary: !!spare.counsel.best,
      },
      {
        id: "reduce",
        label: t("action-reduce", { building: first }),
        form: reduce.form,
        key: reduce.counsel.best ? "Enter" : "2",
        primary: !!reduce.counsel.best,
      },
    ],
  };
}
