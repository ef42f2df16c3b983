// An exercise by free typing, with one's own and those of the catalogue as suggestions. An unknown name is taken.
import { dialog } from '../../kit/dialog.js';
import { loadTexts, t } from '../../kit/text.js';
import { cell, each, h, still } from '../../kit/view.js';
import { exerciseNamed, exercises, hasTrained, keep, lookUpExercises, measures } from './memory.js';
import { folded } from '../../kit/folded.js';

/** @param {string} typed @returns {import('../../types/api').Exercise[]} Those whose name has every word, the most used first. */
function fitting(typed) {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return exercises()
    .filter((one) => [one.name, ...one.aliases].some((name) => words.every((word) => folded(name).includes(word))))
    .slice(0, 8);
}

/** @param {string} title @param {string} action @returns {Promise<string | undefined>} The name. */
export function pickExercise(title, action) {
  void lookUpExercises();
  const typed = cell('');
  return dialog({
    title,
    unguarded: true,
    show: (/** @type {(name?: string) => void} */ close) => {
      const isNew = () => hasTrained() !== undefined && typed().trim() !== '' && !exerciseNamed(typed());
      const input = h('input', {
        id: 'exercise-name',
        autocomplete: 'off',
        autocapitalize: 'sentences',
        maxlength: 100,
        required: true,
        autofocus: true,
        'aria-describedby': 'exercise-new',
        oninput: () => typed.set(input.value),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== 'Enter' || event.isComposing || !isNew()) return;
          // The beginning of a name is not yet an exercise: Enter goes on to what is suggested, else to the button.
          event.preventDefault();
          /** @type {HTMLElement} */ (form.querySelector('.suggestions:not([aria-busy=true]) button') ?? form.querySelector('[type=submit]')).focus();
        },
      });
      const list = each(
        h('ul', { class: 'suggestions', 'aria-label': t('log.yourExercises') }),
        () => fitting(typed()),
        (one) => one.id,
        (one) =>
          h(
            'li',
            null,
            h('button', { type: 'button', class: 'btn bare', translate: 'no', onclick: () => close(one().name) }, () => one().name),
          ),
      );
      const loaded = cell(/** @type {typeof import('./catalogue.js') | null} */ (null));
      // It asks the server in any case, so it is loaded with its first use.
      void Promise.all([import('./catalogue.js'), loadTexts('plan')]).then(
        ([found]) => loaded.set(found),
        () => {},
      );
      const more = () => {
        const found = loaded();
        return found && still(() => found.catalogue(typed, () => fitting(typed()).map((one) => one.name), close, { keep, measures }));
      };
      const form = h(
        'form',
        {
          class: 'stack',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            if (input.value.trim()) close(input.value.trim());
          },
        },
        h('div', { class: 'field' }, h('label', { for: 'exercise-name' }, t('log.exerciseName')), input),
        list,
        more,
        // What was logged under another name is not its history.
        h('p', { class: 'quiet', id: 'exercise-new' }, () => (exercises().length > 0 && isNew() ? t('log.newExercise') : '')),
        h(
          'p',
          { class: 'btns' },
          h('button', { type: 'submit', class: 'btn main' }, action),
          h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('log.back')),
        ),
      );
      return form;
    },
  });
}
