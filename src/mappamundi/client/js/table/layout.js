// Which of the four layouts fits the window.

import { useEffect, useState } from "preact/hooks";

/** @typedef {"phone" | "drawer" | "narrow" | "wide"} Layout */

/** A lesson's guide is docked beside the table from this width on, and takes so much of it. */
const DOCKED = 64;
const GUIDE = 18.75;

/** A phone of less height, as bars of its browser leave it, has no room for large things in the sheet. */
const SHORT = 51;

/** From this width on the guide may stand in the place of a column that the game has at its left. */
const INSTEAD = 78;

/**
 * Measured in letters, so that large text gets the layout of a smaller window. A phone lying on its side is a phone
 * too.
 * @param {boolean} taught
 * @param {boolean} instead
 */
function now(taught, instead) {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const whole = innerWidth / letter;
  const docked = taught && whole >= DOCKED;
  return {
    docked,
    classes: fitting(docked && !(instead && whole >= INSTEAD) ? whole - GUIDE : whole, innerHeight / letter, letter),
  };
}

/** @param {number} wide @param {number} high @param {number} letter */
function fitting(wide, high, letter) {
  const large = letter >= 24 ? " large" : "";
  if (high <= 30 && wide < 60 && wide > high) return `phone lying${large}`;
  if (wide < 37.5) return `phone${high < SHORT ? " short" : ""}${large}`;
  if (wide < 64) return `drawer${large}`;
  return wide < 90 ? "narrow" : wide < 112.5 ? "wide" : "wide vast";
}

/**
 * The layout, its classes, and whether a guide stands beside it, perhaps `instead` of a column of the game's own.
 * @param {boolean} [taught]
 * @param {boolean} [instead]
 * @returns {{layout: Layout, classes: string, docked: boolean}}
 */
export function useLayout(taught = false, instead = false) {
  const [{ classes, docked }, change] = useState(now(taught, instead));
  useEffect(() => {
    const look = () => {
      const fresh = now(taught, instead);
      change((old) => (old.classes === fresh.classes && old.docked === fresh.docked ? old : fresh));
    };
    look();
    // The page's own size tells of a change of letters too.
    const observer = new ResizeObserver(look);
    observer.observe(document.documentElement);
    addEventListener("resize", look);
    return () => {
      observer.disconnect();
      removeEventListener("resize", look);
    };
  }, [taught, instead]);
  return { layout: /** @type {Layout} */ (classes.split(" ")[0]), classes, docked };
}
