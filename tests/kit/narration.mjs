// The browser's own narration, run without a browser: lines in, texts out, both as JSON.
//
//     node narration.mjs FOLDER_OF_THE_CLIENT < {language, game, files, seats, viewer, log}

import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { pathToFileURL } from "node:url";

const client = pathToFileURL(`${process.argv[2]}/`);
const page = await readFile(new URL("index.html", client), "utf-8");
const map = JSON.parse(page.match(/<script type="importmap">(.*?)<\/script>/s)[1].replaceAll("{{assets}}/", ""));
const addresses = Object.fromEntries(
  Object.entries(map.imports).map(([name, path]) => [name, new URL(path, client).href]),
);
const hooks = `const addresses = ${JSON.stringify(addresses)};
export const resolve = (name, context, next) =>
  addresses[name] ? { url: addresses[name], shortCircuit: true } : next(name, context);
export const load = async (url, context, next) =>
  next(url, { ...context, format: url.startsWith("file:") ? "module" : context.format });`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

let input = "";
for await (const part of process.stdin) input += part;
const { language, game, files, seats, viewer, log } = JSON.parse(input);
const given = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true });
given("navigator", { languages: [language] });
given("document", { documentElement: {}, hidden: false, addEventListener() {} });
given("addEventListener", () => {});
given("fetch", async (url) => ({ ok: true, text: () => readFile(url, "utf-8") }));

const { learnWords, speakOf } = await import(new URL("js/i18n.js", client));
const { plain } = await import(new URL("js/ui/text.js", client));
const { Chronicle } = await import(new URL("js/table/chronicle.js", client));
await learnWords(game, files);
speakOf(game);
const ctx = { viewer, seats: seats.map((name) => ({ name })), book: { name: (id) => id } };
const told = new Chronicle(ctx).lines(log);
process.stdout.write(JSON.stringify(told.map(({ text, detail }) => [plain(text), detail])));
