// The map draws again only what changed.

export { memo } from "../../../ui/memo.js";
