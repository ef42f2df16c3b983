// An exercise by free typing, with one's own as suggestions. An unknown name is taken.
import { dialog } from '../../kit/dialog.js';
import { t } from '../../kit/text.js';
import { cell, each, h } from '../../kit/view.js';
import { exercises, lookUpExercises } from './memory.js';

/**
 * Letters as they are compared: without accents and case.
 * @param {string} text
 */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {string} typed @returns {import('../../types/api').Exercise[]} Those whose name has every word, the most used first. */
function fitting(typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return exercises().filter((one) => [one.name, ...one.aliases].some((name) => words.every((word) => plain(name).includes(word)))).slice(0, 8);
}

/** @param {string} title @param {string} action @returns {Promise<string | undefined>} The name. */
export function pickExercise(title, action) {
  void lookUpExercises();
  const typed = cell('');
  return dialog({
    title,
    show: (/** @type {(name?: string) => void} */ close) => {
      const input = h('input', { id: 'exercise-name', autocomplete: 'off', autocapitalize: 'sentences', maxlength: 100, required: true, autofocus: true, oninput: () => typed.set(input.value) });
      const list = each(h('ul', { class: 'suggestions', 'aria-label': t('log.yourExercises') }), () => fitting(typed()), (one) => one.id, (one) =>
        h('li', null, h('button', { type: 'button', class: 'btn bare', translate: 'no', onclick: () => close(one().name) }, () => one().name)));
      return h('form', { class: 'stack', onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        if (input.value.trim()) close(input.value.trim());
      } },
      h('div', { class: 'field' }, h('label', { for: 'exercise-name' }, t('log.exerciseName')), input),
      list,
      h('p', { class: 'btns' }, h('button', { type: 'submit', class: 'btn main' }, action), h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('log.back'))));
    },
  });
}
