import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { noteBox } from '../kit/state.js';
import { button, sheet } from './parts.js';

/** @typedef {import('../types/api').Account} Account */

/** @type {import('../kit/router.js').Screen<Account>} */
export const erasure = {
  path: '/own/erasure',
  title: () => t('names.erasure'),
  more: { group: 'account', icon: 'delete' },
  load: () => call('GET /v1/me'),
  show: (account) => account.erasure_due_at ? [
    sheet(t('own.erasureComing'), [
      noteBox('bad', 'warn', h('p', {}, h('strong', {}, t('own.erasureOn', { day: day(account.erasure_due_at) })), ' ', t('own.erasureUntil'))),
      h('p', { class: 'btns' }, button(t('own.stay'), stay, { kind: 'main' }),
        h('a', { class: 'btn', href: '/own/exports' }, t('names.exports')))]),
  ] : [
    sheet(t('own.erasureSheet'), [
      h('p', {}, t('own.erasureText')),
      h('ul', { class: 'points' }, ...['erasurePoint1', 'erasurePoint2', 'erasurePoint3', 'erasurePoint4'].map((key) =>
        h('li', {}, t(/** @type {'own.erasurePoint1'} */ (`own.${key}`))))),
      h('p', { class: 'btns' }, h('a', { class: 'btn', href: '/own/exports' }, t('own.exportFirst')),
        button(t('own.erase'), erase, { kind: 'danger' }))]),
  ],
};

async function erase() {
  const sure = await confirm({ title: t('own.eraseTitle'), text: t('own.eraseText'), action: t('own.erase'), danger: true });
  if (!sure) return;
  const { due_at } = await call('DELETE /v1/me');
  await reload();
  note(t('own.eraseAsked', { day: day(due_at) }), stay);
}

async function stay() {
  await call('DELETE /v1/me/erasure');
  await reload();
  note(t('own.stayed'));
}
