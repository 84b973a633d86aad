// Which of the four layouts fits the window.

import { useEffect, useState } from "preact/hooks";

/** @typedef {"phone" | "drawer" | "narrow" | "wide"} Layout */

/** Measured in letters, so that large text gets the layout of a smaller window. A phone lying on its side is a phone too. */
function now() {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [wide, high] = [innerWidth / letter, innerHeight / letter];
  const large = letter >= 24 ? " large" : "";
  if (high <= 30 && wide < 60 && wide > high) return `phone lying${large}`;
  if (wide < 37.5) return `phone${large}`;
  if (wide < 64) return `drawer${large}`;
  return wide < 90 ? "narrow" : wide < 112.5 ? "wide" : "wide vast";
}

/** The layout, and its classes. @returns {{layout: Layout, classes: string}} */
export function useLayout() {
  const [classes, change] = useState(now());
  useEffect(() => {
    const look = () => change(now());
    // The page's own size tells of a change of letters too.
    const observer = new ResizeObserver(look);
    observer.observe(document.documentElement);
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, []);
  return { layout: /** @type {Layout} */ (classes.split(" ")[0]), classes };
}
