import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { dialog } from '../kit/dialog.js';
import { unique } from './parts.js';

/**
 * Asks for another name.
 * @param {string} title
 * @param {string} before
 * @returns {Promise<string | undefined>} Nothing where it was left.
 */
export function askName(title, before) {
  const id = unique();
  return dialog({
    title,
    show: (/** @type {(name?: string) => void} */ close) => {
      const input = h('input', { id, value: before, required: true, maxlength: '100', autocomplete: 'off' });
      return h(
        'form',
        {
          class: 'stack',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            if (input.value.trim()) close(input.value.trim());
          },
        },
        h('div', { class: 'field' }, h('label', { for: id }, t('own.name')), input),
        h(
          'p',
          { class: 'btns' },
          h('button', { class: 'btn main' }, t('own.save')),
          h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('own.cancel')),
        ),
      );
    },
  });
}
