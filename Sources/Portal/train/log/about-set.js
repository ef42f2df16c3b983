// What is rarely needed of a set: its kind, a word on it, taking it out. Behind its number, off the screen.
import { note as tell } from '../../kit/announce.js';
import { dialog } from '../../kit/dialog.js';
import { t } from '../../kit/text.js';
import { h, icon } from '../../kit/view.js';
import { dropSet, note } from './actions.js';

const kinds = /** @type {const} */ (['warm_up', 'working', 'drop', 'failure', 'amrap']);

/** @param {import('../set-row.js').Rows} rows @param {import('./replay.js').DraftSet} set @param {string} said "Set 2", "Warm-up". */
export function aboutSet(rows, set, said) {
  const exercise = rows.exercise();
  const words = h('textarea', { id: 'set-notes', rows: 2, maxlength: 2000 });
  words.value = set.notes ?? '';
  return dialog({
    title: t('log.setOf', { set: said, exercise: exercise.name ?? '' }),
    show: (close) =>
      h(
        'div',
        { class: 'stack' },
        h(
          'fieldset',
          { class: 'kinds' },
          h('legend', null, t('log.kind')),
          kinds.map((kind) =>
            h(
              'label',
              { class: 'choice' },
              h('input', { type: 'radio', name: 'kind', value: kind, checked: set.kind === kind, onchange: () => note(rows.draft(), exercise, set, { kind }) }),
              h('span', null, t(`log.kind_${kind}`)),
            ),
          ),
        ),
        h('div', { class: 'field' }, h('label', { for: 'set-notes' }, t('log.notes')), words),
        h(
          'p',
          { class: 'btns' },
          h(
            'button',
            {
              type: 'button',
              class: 'btn main',
              onclick: () => {
                const text = words.value.trim();
                if (text !== (set.notes ?? '')) void note(rows.draft(), exercise, set, { notes: text || null });
                close();
              },
            },
            t('log.done'),
          ),
          h(
            'button',
            {
              type: 'button',
              class: 'btn danger',
              onclick: () => {
                close();
                tell(t('log.setRemoved', { set: said }), dropSet(rows.draft(), exercise, set));
              },
            },
            icon('delete'),
            t('log.removeSet'),
          ),
        ),
      ),
  });
}
