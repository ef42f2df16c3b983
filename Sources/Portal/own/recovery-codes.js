import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { dialog } from '../kit/dialog.js';
import { copyButton } from './copy.js';

/**
 * Recovery codes are shown this once.
 * @param {string[]} codes
 */
export function showCodes(codes) {
  const text = codes.join('\n');
  const file = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  return dialog({
    title: t('own.recoveryCodes'),
    show: (/** @type {(done?: boolean) => void} */ close) => [
      h('div', { class: 'note warn' }, icon('warn'), h('p', {}, t('own.codesOnce'))),
      h('ol', { class: 'codes', translate: 'no' }, ...codes.map((code) => h('li', {}, h('code', {}, code)))),
      h(
        'p',
        { class: 'btns' },
        copyButton(text),
        h('a', { class: 'btn', href: file, download: 'recovery-codes.txt' }, t('own.saveFile')),
        h('button', { type: 'button', class: 'btn main', onclick: () => close(true) }, t('own.codesKept')),
      ),
    ],
  }).finally(() => URL.revokeObjectURL(file));
}
