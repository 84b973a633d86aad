// Points as lines over time and as bars by what brought them; the same as a table for whoever prefers one.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { numeral, t } from "../i18n.js";
import { Seal, SealShape } from "./seal.js";

/** @typedef {{name: string, pigment: number, values: number[], own?: boolean}} Line */

const DASHES = ["", "7 4", "1.5 4", "12 3", "8 3 1.5 3", "4 2.5"];

/** A round step for the scale. @param {number} most */
function stepOf(most) {
  const raw = Math.max(1, most / 6);
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= raw && Number.isInteger(n)) ?? raw;
}

/** @param {{labels: string[], series: Line[], narrow: boolean}} props */
function Lines({ labels, series, narrow }) {
  const width = narrow ? 340 : 600;
  const height = 330;
  const left = narrow ? 30 : 44;
  const right = narrow ? 96 : 110;
  const most = Math.max(10, ...series.flatMap((one) => one.values));
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const x = (/** @type {number} */ n) =>
    left + (labels.length < 2 ? 0 : ((width - left - right) * n) / (labels.length - 1));
  const y = (/** @type {number} */ value) => height - 26 - ((height - 46) * value) / top;
  // Names at the right must not lie on one another.
  const ends = series
    .map((one, n) => ({ n, at: y(one.values[one.values.length - 1] ?? 0) }))
    .sort((a, b) => a.at - b.at);
  for (let n = 1; n < ends.length; n++) ends[n].at = Math.max(ends[n].at, ends[n - 1].at + 20);
  const over = (ends[ends.length - 1]?.at ?? 0) - (height - 26);
  if (over > 0) for (const end of ends) end.at -= over;
  return html`<svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${Array.from({ length: top / step + 1 }, (_, n) => n * step).map(
      (value) =>
        html`<g>
          <path class="chart-rule" d=${`M${left} ${y(value)}H${width - right}`} />
          <text class="chart-number" x=${left - 8} y=${y(value) + 4} text-anchor="end">${value}</text>
        </g>`,
    )}
    ${labels.map(
      (label, n) => html`<text class="chart-label" x=${x(n)} y=${height - 6} text-anchor="middle">${label}</text>`,
    )}
    ${[...series]
      .sort((a, b) => Number(a.own ?? false) - Number(b.own ?? false))
      .map(
        (one) =>
          html`<g class=${`chart-line seat-${one.pigment} ${one.own ? "own" : ""}`}>
            <path
              d=${`M${one.values.map((value, n) => `${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`}
              stroke-dasharray=${DASHES[one.pigment]}
            />
            ${one.values.map((value, n) => html`<circle cx=${x(n)} cy=${y(value)} r="2.600" />`)}
          </g>`,
      )}
    ${ends.map(
      ({ n, at }) =>
        html`<g class="seal standing" transform=${`translate(${width - right + 20} ${at}) scale(.82)`}>
          <${SealShape} pigment=${series[n].pigment} standing=${true} />
          <text class="chart-name" x="16" y="4.500">${series[n].name}</text>
        </g>`,
    )}
  </svg>`;
}

/** A bar for each label, cut into what each player had of it. @param {{labels: string[], series: Line[]}} props */
function Bars({ labels, series }) {
  const sums = labels.map((_, n) => series.reduce((sum, one) => sum + Math.max(0, one.values[n]), 0));
  const most = Math.max(1, ...sums);
  return html`<div class="chart-bars" aria-hidden="true">
    <ul class="bar-rows">
      ${labels.map((label, n) => {
        let at = 0;
        return html`<li>
          <span class="bar-label serif">${label}</span>
          <svg viewBox="0 0 400 16" preserveAspectRatio="none">
            ${series.map((one) => {
              const wide = (400 * Math.max(0, one.values[n])) / most;
              const from = at;
              at += wide;
              return wide > 0
                ? html`
                    <rect
                      class=${`bar-solid seat-${one.pigment}`}
                      x=${from}
                      width=${Math.max(0, wide - 1)}
                      height="16"
                    />
                    <rect fill=${`url(#pattern-${one.pigment})`} x=${from} width=${Math.max(0, wide - 1)} height="16" />
                  `
                : null;
            })}
          </svg>
          <span class="numbers small">${sums[n]}</span>
        </li>`;
      })}
    </ul>
    <ul class="bar-key small">
      ${series.map((one) => html`<li><${Seal} pigment=${one.pigment} size=${18} /> ${one.name}</li>`)}
    </ul>
  </div>`;
}

/**
 * A table with a row for each player; `turned`, where there are many labels, with a column for each.
 * @param {{caption: string, labels: string[], series: Line[], shown: boolean, turned?: boolean}} props
 */
function Numbers({ caption, labels, series, shown, turned = false }) {
  const heads = turned ? series.map((one) => one.name) : labels;
  const rows = turned ? labels.map((name, n) => ({ name, values: series.map((one) => one.values[n]) })) : series;
  return html`<div class=${shown ? "chart-table" : "visually-hidden"}>
    <table>
      <caption class=${shown ? "" : "visually-hidden"}>${caption}</caption>
      <thead><tr><td></td>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>
        ${rows.map(
          (one) =>
            html`<tr>
              <th scope="row">${one.name}</th>
              ${one.values.map((value) => html`<td class="numbers">${numeral(value)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * @param {{
 *   title: string,
 *   labels: string[],
 *   series: Line[],
 *   parts?: {title: string, labels: string[], series: Line[]},
 *   heading?: "h2" | "h3",
 *   narrow?: boolean,
 * }} props `parts`: the same points by what brought them; `narrow`: little room would shrink the letters with the lines
 */
export function Chart({ title, labels, series, parts, heading = "h2", narrow = innerWidth < 600 }) {
  const [mode, setMode] = useState(/** @type {"table" | "chart" | "parts"} */ ("chart"));
  const modes = /** @type {("table" | "chart" | "parts")[]} */ (["table", "chart", ...(parts ? ["parts"] : [])]);
  return html`<figure class="chart">
    <header class="rail-head">
      <${heading} class=${heading === "h2" ? "panel-title" : "eyebrow"}>
        ${mode === "parts" && parts ? parts.title : title}
      <//>
      <span class="filters note" role="group" aria-label=${t("chart-how")}>
        ${modes.map(
          (one) =>
            html`<button type="button" class="link" aria-pressed=${mode === one} onClick=${() => setMode(one)}>
              ${t(`chart-${one}`)}
            </button>`,
        )}
      </span>
    </header>
    ${mode === "chart" && html`<${Lines} labels=${labels} series=${series} narrow=${narrow} />`}
    ${mode === "parts" && parts && html`<${Bars} labels=${parts.labels} series=${parts.series} />`}
    <${Numbers} caption=${title} labels=${labels} series=${series} shown=${mode === "table"} />
    ${
      parts &&
      html`<${Numbers}
        caption=${parts.title}
        labels=${parts.labels}
        series=${parts.series}
        shown=${mode === "table"}
        turned
      />`
    }
  </figure>`;
}
