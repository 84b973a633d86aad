// What came to the viewer without a decision: said once, with a way to look at it.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../ui/dialog.js";
import { toast } from "../ui/toast.js";
import { lastAct } from "./told.js";

/** @param {{env: import("../table/prompt.js").Env, game: import("../games/contract.js").GamePlugin}} props */
export function News({ env, game }) {
  const { known } = env;
  const heard = useRef(known.seq);
  const [open, show] = useState(/** @type {import("../games/contract.js").News | null} */ (null));
  const goes = useRef(() => {});
  // Whoever goes on has read it: it does not lie over what comes.
  useEffect(() => goes.current(), [lastAct(known.log, env.seat), env.ui.mode.value, env.ui.card.value]);
  useEffect(() => {
    for (const told of known.log) {
      const news = told.seq > heard.current ? game.news(env, told) : null;
      if (news) goes.current = toast(news.text, { text: news.see, run: () => show(news) });
    }
    heard.current = known.seq;
  }, [known.seq]);
  return open && html`<${Dialog} title=${open.text} close=${() => show(null)} name="news">${open.body}<//>`;
}
