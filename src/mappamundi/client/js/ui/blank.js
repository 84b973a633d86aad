// A page with nothing on it yet: the coastline alone, one sentence, one button.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { refusalOf, t } from "../i18n.js";

/** The coastline as a picture that says nothing; the page draws it even before any script has come. */
export const Coastline = () => html`<div class="coastline" aria-hidden="true"></div>`;

/**
 * @param {{title: string, text?: string, href?: string, button?: string, run?: () => void}} props
 */
export function Blank({ title, text, href, button, run }) {
  return html`<main id="main" class="blank" tabindex="-1">
    <${Coastline} />
    <div class="blank-words">
      <h1 class="page-title">${title}</h1>
      ${text && html`<p>${text}</p>`}
      ${href && html`<a class="button gilt" href=${href}>${button}</a>`}
      ${run && html`<button class="button gilt" onClick=${run}>${button}</button>`}
    </div>
  </main>`;
}

/**
 * What went wrong while a page was fetched.
 * @param {{problem: import("../net.js").Problem, again?: () => void}} props
 */
export function Failed({ problem, again }) {
  if (problem.status === 404) return html`<${Blank} title=${t("lost-title")} href="/" button=${t("lost-home")} />`;
  const title = problem.status === 0 ? t("offline-title") : t("failed-title");
  const text = problem.status === 0 ? t("offline-text") : refusalOf(problem);
  return html`<${Blank}
    title=${title}
    text=${text}
    run=${again ?? (() => location.reload())}
    button=${t("try-again")}
  />`;
}

/** Nothing is said of what takes no longer than this, in milliseconds. */
const GLANCE = 400;

/**
 * A thin line along the top, for what takes longer than a glance.
 * @param {{since?: number}} props `since`: when the waiting began, if it did before
 */
export function Loading({ since }) {
  const [begun] = useState(() => since ?? performance.now());
  const [long, setLong] = useState(() => begun + GLANCE <= performance.now());
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), begun + GLANCE - performance.now());
    return () => clearTimeout(timer);
  }, []);
  // As far as it would have come by now.
  const late = useMemo(() => ({ animationDelay: `${Math.round(begun + GLANCE - performance.now())}ms` }), [long]);
  return html`<div role="status">
    ${long && html`<div class="loading-line" style=${late}></div><span class="visually-hidden">${t("loading")}</span>`}
  </div>`;
}
