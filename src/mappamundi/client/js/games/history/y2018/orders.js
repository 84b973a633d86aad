// Standing orders: decisions that come up in others' turns, and the answers one may leave for them.

/** @type {import("../../../table/orders.js").OrderKind[]} */
export const ORDERS = [
  {
    when: "reroll",
    answers: [
      { id: "ask", order: null },
      { id: "best", order: { when: "reroll", best: true } },
      { id: "hold", order: { when: "reroll", prefer: [{ do: "hold" }] } },
    ],
  },
  {
    when: "plague",
    answers: [
      { id: "ask", order: null },
      { id: "best", order: { when: "plague", best: true } },
    ],
  },
];
