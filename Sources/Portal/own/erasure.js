import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { erasureDay } from '../kit/erasure-day.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { noteBox } from '../kit/state.js';
import { button, sheet } from './parts.js';

/** @typedef {import('../types/api').Account & { wouldBe: string }} Leaving the account, and when it would be erased */

/** @type {import('../kit/router.js').Screen<Leaving>} */
export const erasure = {
  path: '/own/erasure',
  title: () => t('names.erasure'),
  more: { group: 'account', icon: 'delete' },
  load: async () => {
    const [account, wouldBe] = await Promise.all([call('GET /v1/me'), erasureDay()]);
    return { ...account, wouldBe };
  },
  show: (account) =>
    account.erasure_due_at
      ? [
          sheet(t('own.erasureComing'), [
            noteBox('bad', 'warn', h('p', {}, h('strong', {}, t('own.erasureOn', { day: day(account.erasure_due_at) })), ' ', t('own.erasureUntil'))),
            h('p', { class: 'btns' }, button(t('own.stay'), stay, { kind: 'main' }), h('a', { class: 'btn', href: '/own/exports' }, t('names.exports'))),
          ]),
        ]
      : [
          sheet(t('own.erasureSheet'), [
            h('p', {}, t('own.erasureText', { day: account.wouldBe })),
            h(
              'ul',
              { class: 'points' },
              .../** @type {const} */ (['erasurePoint1', 'erasurePoint2', 'erasurePoint3', 'erasurePoint4']).map((key) =>
                h('li', {}, t(/** @type {const} */ (`own.${key}`))),
              ),
            ),
            h(
              'p',
              { class: 'btns' },
              h('a', { class: 'btn', href: '/own/exports' }, t('own.exportFirst')),
              button(t('own.erase'), () => erase(account.wouldBe), { kind: 'danger' }),
            ),
          ]),
        ],
};

/** @param {string} on */
async function erase(on) {
  const sure = await confirm({ title: t('own.eraseTitle'), text: t('own.eraseText', { day: on }), action: t('own.erase'), danger: true });
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
