import { act } from '../kit/act.js';
import { say } from '../kit/announce.js';
import { copyText } from '../kit/copy.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';

/**
 * Puts a text onto the clipboard, and says so on the button.
 * @param {string} text
 */
export function copyButton(text) {
  const button = h(
    'button',
    {
      type: 'button',
      class: 'btn',
      onclick: act(async () => {
        await copyText(text);
        button.textContent = t('own.copied');
        say(t('own.copied'));
      }),
    },
    t('own.copy'),
  );
  return button;
}
