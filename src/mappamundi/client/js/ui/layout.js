// Which of the four layouts fits the window.

import { useEffect, useState } from "preact/hooks";

/** @typedef {"phone" | "drawer" | "narrow" | "wide"} Layout */

/** In em, so that large text gets the layout of a smaller window. A phone lying on its side is a phone too. */
const QUERIES = /** @type {[Layout, string][]} */ ([
  ["phone", "(max-width: 37.49em), (max-height: 30em) and (max-width: 59.99em)"],
  ["drawer", "(max-width: 63.99em)"],
  ["narrow", "(max-width: 89.99em)"],
]);

/** @returns {Layout} */
const now = () => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? "wide";

export function useLayout() {
  const [layout, setLayout] = useState(now());
  useEffect(() => {
    const change = () => setLayout(now());
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  return layout;
}
