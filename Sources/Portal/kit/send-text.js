/** A text that is sent from its field: a message, a comment. */

/**
 * Sends what is typed and empties the field. What is typed while it is on its way stays.
 * @param {HTMLTextAreaElement} field
 * @param {(text: string) => Promise<unknown>} send
 */
export async function sendText(field, send) {
  const typed = field.value,
    text = typed.trim();
  if (text) await send(text);
  field.value = field.value.replace(typed, '');
  field.focus();
}

/**
 * For the keys of a textarea: Ctrl+Enter presses the button that sends its form.
 * @param {KeyboardEvent} event
 */
export function sendKey(event) {
  const { form } = /** @type {HTMLTextAreaElement} */ (event.currentTarget);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) /** @type {HTMLElement | null | undefined} */ (form?.querySelector('[type=submit]'))?.click();
}
