// No such page: the coastline, one sentence, one button.

import { html } from "htm/preact";
import { t } from "../i18n.js";
import { Blank } from "../ui/blank.js";
import { Header } from "../ui/header.js";
import { useTitle } from "../ui/lists.js";

export default function Lost() {
  useTitle(t("lost-title"));
  return html`<${Header} clear /><${Blank} title=${t("lost-title")} href="/" button=${t("lost-home")} />`;
}
