// The client's scripts and styles in few files, for the wheel: node tools/client/bundle.mjs CLIENT
//
// Makes CLIENT/dist, from which server/pages.py serves where it is there. A checkout has none and needs none: its
// browsers read the scripts as they are written. Every name carries a hash of what is in the file, so that a browser
// keeps across versions whatever did not change. manifest.json says which file has become which, and what each screen
// needs at once.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

const client = resolve(process.argv[2] ?? "src/mappamundi/client");
const dist = join(client, "dist");
const MAIN = "js/main.js";
const SHEET = "css/page.css";
/** The screens that show a table, and share most of what they draw with the games. */
const TABLES = ["js/screens/table.js", "js/screens/replay.js", "js/screens/show.js"];

const page = await readFile(join(client, "index.html"), "utf-8");
const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(page);
const libraries = Object.fromEntries(
  Object.entries(JSON.parse(map).imports).map(([name, path]) => [name, path.replace("{{assets}}", ".")]),
);

/** @type {import("esbuild").BuildOptions} */
const settings = {
  absWorkingDir: client,
  alias: libraries,
  bundle: true,
  format: "esm",
  metafile: true,
  outdir: dist,
  splitting: true,
  target: "es2022",
};

// --- which script goes with which ----------------------------------------------------------------------------------

const { inputs } = (await build({ ...settings, entryPoints: [MAIN], write: false })).metafile;
/** @param {string} path @param {string} kind */
const importedBy = (path, kind) => inputs[path].imports.filter((one) => one.kind === kind).map((one) => one.path);

/** Everything that runs before this does, and itself. @param {string} path @param {Set<string>} [found] */
function reached(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const other of importedBy(path, "import-statement")) reached(other, found);
  return found;
}

/** What is loaded when it is asked for, each with all that it needs. */
const entries = new Map(
  [MAIN, ...Object.keys(inputs).flatMap((path) => importedBy(path, "dynamic-import"))].map((path) => [
    path,
    reached(path),
  ]),
);
const plugins = [...entries.keys()].filter((path) => /^js\/games\/.*\/index\.js$/.test(path));
const books = [...entries.keys()].filter((path) => path.startsWith("js/games/") && !plugins.includes(path));
const pages = [...entries.keys()].filter((path) => !path.startsWith("js/games/") && !TABLES.includes(path));
const history = (/** @type {string} */ path) => path.startsWith("js/games/history/");

/** How many of these need a script. @param {string[]} some @param {string} path */
const users = (some, path) => some.filter((entry) => entries.get(entry)?.has(path)).length;
const shared = (/** @type {string} */ path) => users([...entries.keys()], path) > 1;

/**
 * The bundler puts into one file what the same entries need. So that there are few files, all entries of a group need
 * all of what the group takes; a script belongs to the first group that takes it.
 * @type {Record<string, {of: string[], takes: (path: string) => boolean}>}
 */
const GROUPS = {
  base: {
    of: [...entries.keys()],
    takes: (path) =>
      entries.get(MAIN)?.has(path) ||
      (shared(path) && (users(pages, path) > 0 || (users(books, path) > 0 && !path.startsWith("js/games/")))),
  },
  book: {
    of: [...plugins, ...books].filter(history),
    takes: (path) => history(path) && shared(path) && users(books, path) > 0,
  },
  table: { of: [...TABLES, ...plugins], takes: (path) => shared(path) && users(TABLES, path) > 0 },
  history: { of: plugins.filter(history), takes: (path) => history(path) && users(plugins, path) > 1 },
};
/** @type {Map<string, string[]>} */
const members = new Map(Object.keys(GROUPS).map((name) => [name, []]));
for (const path of Object.keys(inputs)) {
  const group = entries.has(path) ? undefined : Object.keys(GROUPS).find((name) => GROUPS[name].takes(path));
  if (group) members.get(group)?.push(path);
}

/** @type {import("esbuild").Plugin} */
const grouping = {
  name: "grouping",
  setup(build) {
    build.onResolve({ filter: /^group:/ }, ({ path }) => ({ path: path.slice(6), namespace: "group" }));
    build.onLoad({ filter: /./, namespace: "group" }, ({ path }) => ({
      contents: (members.get(path) ?? []).map((one) => `import ${JSON.stringify(`./${one}`)};`).join("\n"),
      resolveDir: client,
    }));
    build.onLoad({ filter: /\.js$/ }, async ({ path: whole }) => {
      const path = whole.slice(client.length + 1);
      const groups = Object.keys(GROUPS).filter((name) => GROUPS[name].of.includes(path));
      const text = await readFile(whole, "utf-8");
      // What scripts fetch lies where the page has its icon, which is not where the bundle lies.
      const here = `new URL(${JSON.stringify(path)}, document.querySelector("link[rel=icon]").href)`;
      return {
        contents: [text.replaceAll("import.meta.url", here), ...groups.map((name) => `import "group:${name}";`)].join(
          "\n",
        ),
      };
    });
  },
};

// --- the bundle ----------------------------------------------------------------------------------------------------

await rm(dist, { recursive: true, force: true });
const { outputs } = (
  await build({
    ...settings,
    assetNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    entryNames: "[name]-[hash]",
    entryPoints: [MAIN, SHEET],
    loader: { ".svg": "file", ".woff2": "file" },
    logLevel: "warning",
    minify: true,
    plugins: [grouping],
  })
).metafile;

const name = (/** @type {string} */ path) => path.replace(/^.*\//, "");
/** Everything that a file of the bundle needs before it runs. @param {string} path @param {Set<string>} [found] */
function needed(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const other of outputs[path].imports) if (other.kind === "import-statement") needed(other.path, found);
  return found;
}
/** @type {Record<string, string>} */
const files = {};
/** @type {Record<string, string[]>} */
const needs = {};
for (const [path, { entryPoint, inputs }] of Object.entries(outputs)) {
  // A font or a picture is a file by itself.
  const source = entryPoint ?? (/\.(js|css)$/.test(path) ? null : Object.keys(inputs)[0]);
  if (source) files[source] = name(path);
  if (entryPoint?.endsWith(".js")) needs[entryPoint] = [...needed(path)].map(name);
}
// Nobody waits here, so it is packed as small as can be; the server packs with gzip for whoever does not know brotli.
for (const path of Object.keys(outputs).filter((one) => /\.(js|css|svg)$/.test(one))) {
  await writeFile(join(client, `${path}.br`), brotliCompressSync(await readFile(join(client, path))));
}
await writeFile(join(dist, "manifest.json"), JSON.stringify({ files, needs }, null, 1));
