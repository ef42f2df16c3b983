// @ts-check
// Breaks from training. A coach who sees the plans sees the days; attention rules and reminders leave them out.
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { day, today } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { plusDays } from '../kit/days.js';
import { busyButton, emptySheet, sheet } from './parts.js';

/** @typedef {import('../types/api').TrainingBreak} Break */

/** @type {import('../kit/router.js').Screen<import('../types/api').TrainingBreakPage>} */
export const breaks = {
  path: '/train/breaks',
  title: () => t('plan.breaks'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  lead: () => t(has('coaching') ? 'plan.breaksLeadCoached' : 'plan.breaksLead'),
  more: { group: 'training', icon: 'plan' },
  load: () => call('GET /v1/lifters/{lifter}/training-breaks', { path: { lifter: 'me' } }),
  actions: () => [busyButton(t('plan.markBreak'), () => change(), { picture: 'plus', kind: 'main' })],
  show: (page) =>
    page.items.length ? sheet(t('plan.breaks'), [h('ul', { class: 'lines' }, page.items.map(line))]) : emptySheet(t('plan.noBreaks'), t('plan.noBreaksWhy')),
};

/** @param {Break} one */
export const span = (one) => (one.begins_on === one.ends_on ? day(one.begins_on) : `${day(one.begins_on)} – ${day(one.ends_on)}`);

/**
 * The one that a day lies in.
 * @param {Break[]} all @param {string} [date]
 */
export const breakOn = (all, date = today()) => all.find((one) => one.begins_on <= date && date <= one.ends_on);

/** @param {Break} one */
const line = (one) =>
  h(
    'li',
    null,
    h('div', null, h('b', null, span(one)), breakOn([one]) ? h('p', { class: 'quiet' }, t('plan.breakNow')) : null),
    h(
      'div',
      { class: 'btns' },
      busyButton(t('plan.changeBreak'), () => change(one), { name: t('plan.changeBreakOf', { days: span(one) }) }),
      busyButton(t('plan.deleteBreak'), () => remove(one), { name: t('plan.deleteBreakOf', { days: span(one) }) }),
    ),
  );

/** @param {Break} [one] */
async function change(one) {
  const saved = await dialog({
    title: t(one ? 'plan.changeBreak' : 'plan.markBreak'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        value: one ?? { begins_on: today(), ends_on: plusDays(today(), 6) },
        fields: [
          { name: 'begins_on', label: t('plan.breakBegins'), type: 'date', required: true },
          { name: 'ends_on', label: t('plan.breakEnds'), type: 'date', required: true, hint: t('plan.breakEndsHint') },
        ],
        send: (/** @type {import('../types/api').TrainingBreakInput} */ body) =>
          one ? call('PUT /v1/training-breaks/{id}', { path: { id: one.id }, body }) : call('POST /v1/training-breaks', { body }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!saved) return;
  await reload();
  note(t(one ? 'kit.saved' : 'plan.breakMarked'));
}

/** @param {Break} one */
async function remove(one) {
  await call('DELETE /v1/training-breaks/{id}', { path: { id: one.id } });
  await reload();
  note(t('plan.breakDeleted'), () => call('POST /v1/training-breaks', { body: { begins_on: one.begins_on, ends_on: one.ends_on } }).then(() => reload()));
}
