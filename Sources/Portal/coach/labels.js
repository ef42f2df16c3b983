/** Labels: what they are called, and how many clients have each. They are made at a client. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { labelMany } from './many.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { closing } from './closing.js';

/** @typedef {import('../types/api').ClientLabel} ClientLabel */

export const labels = closing(
  /** @type {import('../kit/router.js').Screen<import('../types/api').ClientLabelPage>} */ ({
    path: '/coach/labels',
    title: () => t('coach.labels'),
    tab: '/coach/more',
    lead: () => t('coach.labelsLead'),
    more: { group: 'coaching', icon: 'filter' },
    load: () => call('GET /v1/client-labels'),
    show: (page) =>
      h(
        'section',
        { class: 'sheet read-sheet', 'aria-label': t('coach.labels') },
        page.items.length
          ? h('ul', { class: 'lines' }, page.items.map(line))
          : empty(t('coach.noLabels'), t('coach.noLabelsText'), h('a', { class: 'btn', href: '/coach' }, t('coach.clients'))),
      ),
  }),
);

/** @param {ClientLabel} one */
const line = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('a', { href: `/coach?label=${encodeURIComponent(one.name)}`, translate: 'no' }, one.name)),
      h('p', { class: 'quiet' }, t('coach.clientCount', { count: one.client_count })),
    ),
    h(
      'div',
      { class: 'btns' },
      h(
        'button',
        { type: 'button', class: 'btn bare', onclick: act(() => labelMany(one)) },
        t('coach.clients'),
        h('span', { class: 'said', translate: 'no' }, ` (${one.name})`),
      ),
      h(
        'button',
        { type: 'button', class: 'btn bare', onclick: act(() => rename(one)) },
        t('coach.rename'),
        h('span', { class: 'said', translate: 'no' }, ` (${one.name})`),
      ),
      h(
        'button',
        { type: 'button', class: 'btn bare', onclick: act(() => remove(one)) },
        t('coach.delete'),
        h('span', { class: 'said', translate: 'no' }, ` (${one.name})`),
      ),
    ),
  );

/** @param {ClientLabel} one */
async function rename(one) {
  const saved = await dialog({
    title: t('coach.rename'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        value: one,
        fields: [{ name: 'name', label: t('coach.name'), required: true }],
        send: (/** @type {import('../types/api').ClientLabelInput} */ body) =>
          call('PUT /v1/client-labels/{id}', { path: { id: one.id }, body: { ...body, colour: one.colour } }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!saved) return;
  await reload();
  note(t('kit.saved'), () => call('PUT /v1/client-labels/{id}', { path: { id: one.id }, body: { name: one.name, colour: one.colour } }).then(() => reload()));
}

/** @param {ClientLabel} one */
async function remove(one) {
  if (
    !(await confirm({
      title: t('coach.deleteLabel', { name: one.name }),
      text: t('coach.deleteLabelText', { count: one.client_count }),
      action: t('coach.delete'),
      danger: true,
    }))
  )
    return;
  await call('DELETE /v1/client-labels/{id}', { path: { id: one.id } });
  await reload();
  note(t('coach.labelDeleted'));
}
