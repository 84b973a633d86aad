// Standing orders: only the Endgame asks out of turn (R12.7), and its order of Honors may be left to the house.

/** @type {import("../../../table/orders.js").OrderKind[]} */
export const ORDERS = [
  {
    when: "endgame",
    answers: [
      { id: "ask", order: null },
      { id: "best", order: { when: "endgame", best: true } },
    ],
  },
];
