// Copying: with the browser's clipboard where it allows it, otherwise by an old way that works on any address.

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    document.body.append(field);
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    back?.focus();
    return done;
  }
}
