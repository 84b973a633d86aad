// A component that is drawn again only when its properties change.

import { Component, h } from "preact";

/**
 * @template P
 * @param {(props: P) => any} Inner
 * @returns {(props: P) => any}
 */
export function memo(Inner) {
  class Memo extends Component {
    /** @param {any} next */
    shouldComponentUpdate(next) {
      const now = /** @type {any} */ (this.props);
      for (const key in next) if (next[key] !== now[key]) return true;
      for (const key in now) if (!(key in next)) return true;
      return false;
    }

    render() {
      return h(/** @type {any} */ (Inner), /** @type {any} */ (this.props));
    }
  }
  return /** @type {any} */ (Memo);
}
