import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { say } from '../kit/announce.js';

/**
 * Puts a text onto the clipboard, and says so on the button.
 * @param {string} text
 */
export function copyButton(text) {
  const button = h('button', { type: 'button', class: 'btn', onclick: async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = t('own.copied');
    say(t('own.copied'));
  } }, t('own.copy'));
  return button;
}
