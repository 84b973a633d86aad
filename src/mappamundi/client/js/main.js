// The page: one screen at a time, in the reader's language and theme.

import { effect } from "@preact/signals";
import { html, render } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { language, loadWords, t } from "./i18n.js";
import { settings } from "./keep.js";
import { path } from "./router.js";
import { PaceQuestion } from "./ui/paces.js";
import { PatternDefs } from "./ui/seal.js";
import { Toasts } from "./ui/toast.js";

/** Which screen an address shows; the first that fits. The screen gets what the address names. */
const SCREENS = [
  { at: /^\/$/, load: () => import("./screens/home.js") },
  { at: /^\/new$/, load: () => import("./screens/new-table.js") },
  { at: /^\/t\/(?<table>\w+)$/, load: () => import("./screens/table.js") },
  { at: /^\/t\/(?<table>\w+)\/replay$/, load: () => import("./screens/replay.js") },
  { at: /^\/record\/(?<record>\w+)$/, load: () => import("./screens/replay.js") },
  { at: /^\/watch$/, load: () => import("./screens/watch.js") },
  { at: /^\/watch\/(?<game>\w+)$/, load: () => import("./screens/show.js") },
  { at: /^\/rules(?:\/(?<game>\w+)(?:\/(?<number>[\w.]+))?)?$/, load: () => import("./screens/rules.js") },
  { at: /^\/learn(?:\/(?<game>\w+)(?:\/(?<lesson>\w+))?)?$/, load: () => import("./screens/learn.js") },
  { at: /^\/settings$/, load: () => import("./screens/settings.js") },
];

/** The screen for an address: its module, and what the address names. @param {string} here */
async function screenAt(here) {
  const found = SCREENS.find(({ at }) => at.test(here));
  const module = await (found ? found.load() : import("./screens/lost.js"));
  return { Screen: module.default, params: found?.at.exec(here)?.groups ?? {}, here };
}

/** @param {{first: any}} props */
function App({ first }) {
  const [screen, show] = useState(first);
  const here = path.value;
  useEffect(() => {
    let wanted = true;
    void screenAt(here).then((found) => wanted && show(found));
    return () => {
      wanted = false;
    };
  }, [here]);
  return html`
    <${PatternDefs} />
    <a class="skip" href="#main">${t("skip-to-content")}</a>
    <${screen.Screen} key=${screen.here} ...${screen.params} />
    <${PaceQuestion} />
    <${Toasts} />
  `;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function dress() {
  const { theme, motion } = settings.value;
  const root = document.documentElement.classList;
  root.toggle("dark", theme === "dark" || (theme === "system" && dark.matches));
  root.toggle("still", motion === "still" || (motion === "system" && still.matches));
  root.add("dressed");
}
dark.addEventListener("change", dress);
still.addEventListener("change", dress);
effect(dress);
/** @type {Promise<void> | undefined} */
let words;
effect(() => {
  language.value;
  words = loadWords();
});

// The words and the first screen are fetched side by side.
const [first] = await Promise.all([screenAt(path.peek()), words]);
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
app.replaceChildren();
render(html`<${App} first=${first} />`, app);
