/** Medical conditions: what a coach who plans has to know. Only coaches with the scope "health" see them. */

import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { empty } from '../kit/state.js';
import { button, sheet } from './parts.js';

/** @typedef {import('../types/api').MedicalCondition} Condition */

const path = { lifter: 'me' };

/** @type {import('../kit/router.js').Screen<import('../types/api').MedicalConditions>} */
export const health = {
  path: '/own/health',
  title: () => t('names.health'),
  lead: () => t('health.lead'),
  more: { group: 'account', icon: 'body' },
  needs: { role: ['lifter', 'coach'] },
  load: () => call('GET /v1/lifters/{lifter}/medical-conditions', { path }),
  actions: (data) => data && h('button', { type: 'button', class: 'btn main', onclick: () => enter(data.conditions) }, icon('plus'), t('health.add')),
  show: ({ conditions }) =>
    sheet(t('health.conditions'), [
      conditions.length
        ? h(
            'ul',
            { class: 'lines' },
            conditions.map((one) => line(one, conditions)),
          )
        : empty(t('health.none'), t('health.noneText')),
    ]),
};

/** @param {Condition} one @param {Condition[]} all */
const line = (one, all) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('strong', { translate: 'no' }, one.name),
      one.since && h('p', { class: 'quiet' }, t('own.since', { day: day(one.since) })),
      one.notes && h('p', { translate: 'no' }, one.notes),
    ),
    h(
      'div',
      { class: 'btns' },
      h('button', { type: 'button', class: 'btn', 'aria-label': t('health.editName', { name: one.name }), onclick: () => enter(all, one) }, t('health.edit')),
      button(
        t('health.remove'),
        async () => {
          await keep(all.filter((other) => other !== one));
          await reload();
          note(t('health.removed', { name: one.name }), () => keep(all).then(() => reload()));
        },
        { name: t('health.removeName', { name: one.name }) },
      ),
    ),
  );

/**
 * The list is kept as a whole.
 * @param {Condition[]} conditions
 */
const keep = (conditions) => call('PUT /v1/lifters/{lifter}/medical-conditions', { path, body: { conditions } });

/**
 * A new condition, or one that is there.
 * @param {Condition[]} all
 * @param {Condition} [one]
 */
async function enter(all, one) {
  const done = await dialog({
    title: t(one ? 'health.edit' : 'health.add'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        value: one,
        fields: [
          { name: 'name', label: t('health.condition'), required: true, hint: t('health.conditionHint') },
          { name: 'since', label: t('health.since'), type: 'date' },
          { name: 'notes', label: t('health.notes'), type: 'area', rows: 3, hint: t('health.notesHint') },
        ],
        send: (/** @type {Condition} */ typed) => keep(one ? all.map((other) => (other === one ? typed : other)) : [...all, typed]),
        done: () => close(true),
        cancel: () => close(),
        unguarded: true,
      }),
  });
  if (!done) return;
  await reload();
  note(t('health.kept'));
}
