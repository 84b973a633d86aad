// Standing orders: answers left for decisions that come up in somebody else's turn.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../i18n.js";
import { Dialog } from "../ui/dialog.js";
import { complain, toast } from "../ui/toast.js";

/**
 * A decision that comes up in others' turns, as views name it, and the answers one may leave for it; the first is to be
 * asked.
 * @typedef {{when: string, answers: {id: string, order: any | null}[]}} OrderKind
 */

/** @param {{env: import("./prompt.js").Env, kinds: OrderKind[], close: () => void}} props */
export function OrdersDialog({ env, kinds, close }) {
  const { store, known } = env;
  /** @type {any[]} */
  const set = known.private?.orders ?? [];
  const now = (/** @type {OrderKind} */ kind) => {
    const order = set.find((one) => one.when === kind.when);
    if (!order) return "ask";
    const same = (/** @type {any} */ one) =>
      one && !!one.best === !!order.best && JSON.stringify(one.prefer ?? []) === JSON.stringify(order.prefer ?? []);
    return kind.answers.find((answer) => same(answer.order))?.id ?? "ask";
  };
  const [chosen, choose] = useState(Object.fromEntries(kinds.map((kind) => [kind.when, now(kind)])));
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const orders = kinds.flatMap((kind) => kind.answers.find((answer) => answer.id === chosen[kind.when])?.order ?? []);
    try {
      await store.ask("PUT", "/orders", { orders });
      toast(t("orders-saved", { orders: orders.length }));
      close();
    } catch (error) {
      complain(error);
    }
  };
  return html`<${Dialog} title=${t("orders-title")} close=${close} name="orders">
    <p class="small soft">${t("orders-text")}</p>
    <form class="orders" onSubmit=${save}>
      ${kinds.map(
        (kind) =>
          html`<fieldset>
            <legend>${t(`orders-${kind.when}`)}</legend>
            ${kind.answers.map(
              (answer) =>
                html`<label class="check">
                  <input
                    type="radio"
                    name=${kind.when}
                    checked=${chosen[kind.when] === answer.id}
                    onChange=${() => choose({ ...chosen, [kind.when]: answer.id })}
                  />
                  ${" "}
                  ${t(`orders-${kind.when}-${answer.id}`)}
                </label>`,
            )}
          </fieldset>`,
      )}
      <div class="dialog-answers">
        <button type="button" class="button" onClick=${close}>${t("cancel")}</button>
        <button type="submit" class="button dark">${t("orders-save")}</button>
      </div>
    </form>
  <//>`;
}
