/** What an admin can do to an account. Each says what happens before it happens. */

import { act } from '../kit/act.js';
import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { erasureDay } from '../kit/erasure-day.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { ask, atOnce, filtered, nameOf, sheet } from './parts.js';

/** @typedef {import('../types/api').AdminAccount} Account */

/** @param {Account} account */
export function deeds(account) {
  const path = { id: account.id },
    name = nameOf(account),
    { email } = account;
  return sheet(
    t('admin.actions'),
    h(
      'p',
      { class: 'btns' },
      button('end-sessions', t('people.end_sessions'), () =>
        ask({
          title: t('people.end_sessions_title', { name }),
          about: t('people.end_sessions_about', { name }),
          action: t('people.end_sessions'),
          send: () => call('DELETE /v1/admin/accounts/{id}/sessions', { path }),
          said: t('people.sessions_ended'),
        }),
      ),
      account.state === 'locked' || account.address_set_aside_at
        ? null
        : button('reset-link', t('people.reset_link'), () =>
            ask({
              title: t('people.reset_link_title', { name }),
              about: t('people.reset_link_about', { email }),
              action: t('people.reset_link'),
              send: () => call('POST /v1/admin/accounts/{id}/reset-link', { path }),
              said: t('people.reset_link_sent', { email }),
            }),
          ),
      button('factors', t('people.factors'), () =>
        ask({
          title: t('people.factors_title', { name }),
          about: t('people.factors_about', { name }),
          action: t('people.factors'),
          fields: [reason()],
          send: (/** @type {{ reason: string }} */ body) => call('POST /v1/admin/accounts/{id}/factor-removals', { path, body }),
          said: t('people.factors_asked', { name }),
        }),
      ),
      account.email_verified || account.address_set_aside_at
        ? null
        : button('set-aside', t('people.set_aside'), () =>
            ask({
              title: t('people.set_aside_title', { name }),
              about: t('people.set_aside_about', { email, name }),
              action: t('people.set_aside'),
              fields: [reason()],
              send: (/** @type {{ reason: string }} */ body) => call('POST /v1/admin/accounts/{id}/address-removals', { path, body }),
              said: t('people.set_aside_done', { email }),
            }),
          ),
      account.roles.some((role) => role !== 'admin')
        ? h('a', { class: 'btn', href: filtered('/admin/break-glass', { account: account.id }) }, t('people.ask_look'))
        : null,
      account.erasure_due_at
        ? button('restore', t('people.restore'), () => atOnce(() => call('POST /v1/admin/accounts/{id}/restore', { path }), t('people.restored')))
        : button(
            'erase',
            t('people.erase'),
            act(async () =>
              ask({
                title: t('people.erase_title', { name }),
                about: t('people.erase_about', { name, day: await erasureDay() }),
                action: t('people.erase'),
                danger: true,
                send: () => call('DELETE /v1/admin/accounts/{id}', { path }),
                said: t('people.erase_asked'),
              }),
            ),
            true,
          ),
    ),
  );
}

/** @param {string} id @param {string} text @param {(event: Event) => unknown} action @param {boolean} [danger] */
const button = (id, text, action, danger) => h('button', { type: 'button', id, class: danger ? 'btn danger' : 'btn', onclick: action }, text);

/** @returns {import('../kit/field.js').Field} */
export const reason = () => ({ name: 'reason', label: t('admin.reason'), type: 'area', required: true, attributes: { maxlength: 500 } });

/**
 * Locking stands on the page with what it does: when it has to be quick, a dialog would be one step more.
 * @param {Account} account
 */
export function lockForm(account) {
  const path = { id: account.id },
    name = nameOf(account);
  if (account.state === 'locked') {
    return sheet(
      t('people.unlock'),
      h(
        'p',
        { class: 'btns' },
        h(
          'button',
          {
            type: 'button',
            class: 'btn main',
            id: 'unlock',
            onclick: () => atOnce(() => call('DELETE /v1/admin/accounts/{id}/lock', { path }), t('people.unlocked', { name })),
          },
          t('people.unlock'),
        ),
      ),
    );
  }
  return sheet(
    t('people.lock_title', { name }),
    form({
      fields: [h('p', null, icon('lock'), ' ', t('people.lock_about')), { ...reason(), rows: 2 }],
      action: t('people.lock'),
      danger: true,
      send: (/** @type {{ reason: string }} */ body) => call('PUT /v1/admin/accounts/{id}/lock', { path, body }),
      done: async () => {
        note(t('people.locked', { name }));
        await reload();
      },
    }),
  );
}
