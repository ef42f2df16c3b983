/** A colour: the browser's own chooser, and its digits beside it. */

import { isColour } from '../kit/colour.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';

/**
 * @param {string} name A member of the branding.
 * @param {string} label
 * @param {string} hint
 * @param {string} usual Shown in the chooser where none is typed.
 * @param {(value: string) => void} changed
 * @returns {import('../kit/field.js').Field}
 */
export const colourField = (name, label, hint, usual, changed) => ({
  name: `branding/${name}`,
  label,
  hint: `${hint}; ${t('tenant.colour_hint')}`,
  control: (id, first) => {
    const text = h('input', {
      id,
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      maxlength: 7,
      'aria-describedby': `${id}-hint`,
      oninput: () => {
        const value = text.value.trim();
        if (isColour(value)) chooser.value = value.toLowerCase();
        changed(value || usual);
      },
    });
    text.value = typeof first === 'string' ? first : '';
    const chooser = h('input', {
      type: 'color',
      'aria-label': t('tenant.colour_choose', { name: label }),
      oninput: () => {
        text.value = chooser.value;
        changed(chooser.value);
      },
    });
    chooser.value = isColour(text.value) ? text.value.toLowerCase() : usual;
    return { element: h('div', { class: 'colour' }, chooser, text), read: () => text.value.trim().toLowerCase() || undefined };
  },
});
