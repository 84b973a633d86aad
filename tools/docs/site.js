// Theme and search of the pages made of docs/; everything else works without.

const root = document.currentScript.dataset.root;
const KEPT = "mundi.docs.theme";
const MOST = 12;

// Before anything is drawn.
const dark = () =>
  document.documentElement.classList.contains("dark") ||
  (!document.documentElement.classList.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches);
const dress = (theme) => {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.documentElement.classList.toggle("light", theme === "light");
};
try {
  dress(localStorage.getItem(KEPT));
} catch {
  // Nothing may be kept here: the system says which.
}

const plainly = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Sections that have every word, those with it in a title first. */
const search = (entries, wish) => {
  const words = plainly(wish).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return entries
    .map(([address, page, title, text], number) => {
      const heads = plainly(`${page} ${title}`);
      const all = `${heads} ${plainly(text)}`;
      if (!words.every((word) => all.includes(word))) return null;
      const worth =
        words.filter((word) => plainly(title).includes(word)).length * 2 +
        words.filter((word) => heads.includes(word)).length;
      return { address, page, title, text, worth, number };
    })
    .filter(Boolean)
    .sort((a, b) => b.worth - a.worth || a.number - b.number)
    .slice(0, MOST);
};

/** Some words round the first that was looked for. */
const excerpt = (text, wish) => {
  const first = plainly(wish).split(/\s+/).filter(Boolean)[0] ?? "";
  const at = Math.max(0, plainly(text).indexOf(first) - 40);
  return (at ? "… " : "") + text.slice(at, at + 110).trim() + (text.length > at + 110 ? " …" : "");
};

addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector(".theme");
  const name = () => (button.textContent = dark() ? "Light" : "Dark");
  button.hidden = false;
  name();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", name);
  button.addEventListener("click", () => {
    const theme = dark() ? "light" : "dark";
    dress(theme);
    name();
    try {
      localStorage.setItem(KEPT, theme);
    } catch {
      // Until the next page, then.
    }
  });

  if (matchMedia("(max-width: 60rem)").matches) document.querySelector(".contents details").open = false;

  const form = document.querySelector(".search");
  const [field, found] = [form.querySelector("input"), form.querySelector("ol")];
  let asked;
  const index = () =>
    (asked ??= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = `${root}/look/search.js`;
      script.onload = () => done(window.searched);
      script.onerror = failed;
      document.head.append(script);
    }));
  const show = async () => {
    const wish = field.value;
    const results = search(await index(), wish);
    if (wish !== field.value) return;
    found.replaceChildren(
      ...results.map((one) => {
        const [item, link, small] = [
          document.createElement("li"),
          document.createElement("a"),
          document.createElement("small"),
        ];
        link.href = `${root}/${one.address}`;
        link.textContent = one.title === one.page ? one.page : `${one.page}: ${one.title}`;
        small.textContent = excerpt(one.text, wish);
        link.append(small);
        item.append(link);
        return item;
      }),
    );
    if (wish.trim() && !results.length) {
      const none = document.createElement("li");
      none.textContent = "Nothing has all of these words.";
      found.append(none);
    }
    found.hidden = !wish.trim();
  };
  field.addEventListener("input", show);
  field.addEventListener("focus", () => field.value && show());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    found.querySelector("a")?.click();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") found.hidden = true;
    if (event.key === "/" && event.target.tagName !== "INPUT") {
      event.preventDefault();
      field.focus();
    }
  });
  addEventListener("click", (event) => {
    if (!form.contains(event.target) || event.target.closest("#found a")) found.hidden = true;
  });
});
