// As much of a browser as the client's logic asks for: its scripts run in Node as they are. Nothing is drawn.

import { readFile } from "node:fs/promises";
import { register } from "node:module";

const client = new URL("../../src/mappamundi/client/", import.meta.url);
/** A script of the client. @param {string} path */
export const script = (path) => import(new URL(`js/${path}`, client).href);

// The names that the page's import map gives to what others wrote.
const page = await readFile(new URL("index.html", client), "utf8");
const { imports } = JSON.parse(
  page.match(/<script type="importmap">(.*?)<\/script>/s)[1].replaceAll("{{assets}}", client.href.slice(0, -1)),
);
const hooks = `const imports = ${JSON.stringify(imports)};
const own = ${JSON.stringify(client.href)};
export const resolve = (name, context, next) =>
  imports[name] ? { url: imports[name], format: "module", shortCircuit: true } : next(name, context);
export const load = (url, context, next) =>
  next(url, url.startsWith(own) ? { ...context, format: "module" } : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

/** What this browser keeps. */
class Storage {
  kept = new Map();
  getItem = (/** @type {string} */ name) => this.kept.get(name) ?? null;
  setItem = (/** @type {string} */ name, /** @type {string} */ value) => void this.kept.set(name, value);
  removeItem = (/** @type {string} */ name) => void this.kept.delete(name);
}

/** Lines to the server: whoever has one says what comes. @type {any[]} */
export const sockets = [];
class Socket {
  readyState = 1;
  constructor() {
    sockets.push(this);
  }
  send() {}
  close() {}
}

/** What the server answers, by its address. @type {Map<string, any>} */
export const answers = new Map();
/** @param {string | URL} address */
async function fetched(address) {
  const url = new URL(address, "http://house/");
  const text =
    url.protocol === "file:"
      ? await readFile(url, "utf8").catch(() => null)
      : answers.has(url.pathname)
        ? JSON.stringify(answers.get(url.pathname))
        : null;
  return {
    ok: text !== null,
    status: text === null ? 404 : 200,
    statusText: "",
    text: async () => text ?? "",
    json: async () => JSON.parse(text ?? "null"),
  };
}

/** What waits for the next frame. @type {Map<number, () => void>} */
const frames = new Map();
let asked = 0;
/** The screen is drawn: time is the test's. */
export function frame() {
  const due = [...frames.values()];
  frames.clear();
  for (const run of due) run();
}

class Watch {
  observe() {}
  disconnect() {}
}

const root = {
  lang: "",
  classList: { add() {}, remove() {}, toggle() {}, contains: () => false },
  style: { setProperty() {} },
  dataset: {},
  setAttribute() {},
};
const nothing = () => {};
const globals = {
  window: globalThis,
  document: {
    documentElement: root,
    addEventListener: nothing,
    removeEventListener: nothing,
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: () => null,
    hidden: false,
    visibilityState: "visible",
    title: "",
    fonts: { addEventListener: nothing, ready: Promise.resolve() },
    createElement: () => ({ getContext: () => null }),
  },
  navigator: { languages: ["en"], language: "en", userAgent: "node", onLine: true },
  location: new URL("http://house/"),
  history: { pushState: nothing, replaceState: nothing },
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
  addEventListener: nothing,
  removeEventListener: nothing,
  requestAnimationFrame: (/** @type {() => void} */ run) => {
    frames.set(++asked, run);
    return asked;
  },
  cancelAnimationFrame: (/** @type {number} */ number) => frames.delete(number),
  devicePixelRatio: 1,
  MutationObserver: Watch,
  ResizeObserver: Watch,
  WebSocket: Socket,
  fetch: fetched,
  innerWidth: 1440,
  innerHeight: 900,
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

localStorage.setItem("mundi.settings", JSON.stringify({ pace: 0, motion: "still", sound: false }));
