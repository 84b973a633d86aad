// A row of names in the longest form that fits.

import { useLayoutEffect } from "preact/hooks";

/**
 * How far a list may be shortened: names from afar go first, then other epochs, then all but what is now and the own
 * empire.
 */
const SHORTEST = 3;

/**
 * The longest form that fits; a list that is too long even in the shortest is scrolled.
 * @param {{current: HTMLElement | null}} nav
 */
export function useFit(nav) {
  useLayoutEffect(() => {
    const list = nav.current;
    if (!list?.parentElement) return;
    const fit = () => {
      for (let short = 0; short <= SHORTEST; short++) {
        list.dataset.short = String(short);
        if (list.scrollWidth <= list.clientWidth + 1) return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(list.parentElement);
    document.fonts.addEventListener("loadingdone", fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  });
}
