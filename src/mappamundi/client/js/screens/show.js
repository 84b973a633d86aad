// A game in its best moments, for whoever has never seen one: it begins by itself.

import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { useGame } from "../games/index.js";
import { t } from "../i18n.js";
import { Blank, Failed, Loading } from "../ui/blank.js";
import { Header } from "../ui/header.js";
import { useAnswer } from "../ui/lists.js";
import { complain } from "../ui/toast.js";
import { playNow } from "./home.js";
import { Player } from "./replay.js";

/** @param {{game: string}} props */
export default function Show({ game }) {
  const asked = useAnswer(`/api/games/${game}/show`);
  const show = /** @type {import("../wire.js").Show | null} */ (asked.answer);
  const { answer, problem, again } = useAnswer(show && `/api/records/${show.record}/replay`);
  const found = useGame(answer?.start.table.game, answer?.start.table, complain);
  const source = useMemo(() => ({ record: show?.record }), [show?.record]);
  if (asked.problem?.status === 404)
    return html`
      <${Header} current="watch" clear />
      <${Blank} title=${t("refusal-no-show")} href="/watch" button=${t("nav-watch")} />
    `;
  const failed = !answer && (problem ?? asked.problem);
  if (failed)
    return html`
      <${Header} current="watch" clear />
      <${Failed} problem=${failed} again=${problem ? again : asked.again} />
    `;
  if (!show || !answer || !found)
    return html`<${Header} current="watch" clear /><${Loading} /><${Blank} title=${t("home-laying")} />`;
  return html`<${Player}
    replay=${answer}
    source=${source}
    game=${found.plugin}
    book=${found.book}
    scenes=${show.scenes}
    play=${() => playNow(game).catch(complain)}
  />`;
}
