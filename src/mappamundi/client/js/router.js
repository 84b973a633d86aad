// Which screen the address asks for.

import { signal } from "@preact/signals";

export const path = signal(location.pathname);
addEventListener("popstate", () => {
  path.value = location.pathname;
});

/** Go to a page of ours without loading everything again. @param {string} to */
export function go(to) {
  if (to !== location.pathname + location.hash) history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[href^='/']");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hasAttribute("download") || link.getAttribute("href")?.startsWith("/api/")) return;
  event.preventDefault();
  go(/** @type {string} */ (link.getAttribute("href")));
});
