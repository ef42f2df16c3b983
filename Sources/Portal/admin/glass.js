/** Looks at someone's training for support: asked for with a reason, agreed to by another admin, seen by the lifter. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { dayTime, time } from '../kit/format.js';
import { go } from '../kit/router.js';
import { session } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { personField, personLink, unfound } from './find-field.js';
import { ask, facts, growing, options, sheet, state } from './parts.js';

/** @typedef {import('../types/api').BreakGlassOpening} Look */

/** @type {readonly Look['scopes'][number][]} */
export const SCOPES = ['history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'plans'];

/** @type {import('../kit/router.js').Screen<import('../types/api').BreakGlassOpeningPage>} */
export const glass = {
  path: '/admin/break-glass',
  title: () => t('admin.glass'),
  lead: () => t('glass.glass_about'),
  needs: { role: 'admin', duty: 'accounts' },
  more: { group: 'work', icon: 'eye' },
  load: () => call('GET /v1/admin/break-glass'),
  show: (page, { query }) =>
    h(
      'div',
      { class: 'two' },
      sheet(
        t('glass.glass_list'),
        page.items.length
          ? growing(
              page,
              (after) => call('GET /v1/admin/break-glass', { query: { after } }),
              (items) => h('ul', { class: 'lines' }, items.map(line)),
            )
          : empty(t('glass.glass_none'), t('glass.glass_none_step')),
      ),
      sheet(t('glass.glass_ask'), request(query.get('account') ?? undefined)),
    ),
};

/** @param {Look} look */
export function lookState(look) {
  if (look.state === 'open') return state('warn', t('glass.glass_open', { time: time(look.ends_at ?? look.requested_at) }), 'hidden');
  if (look.state === 'waiting') return state('warn', t('glass.glass_waiting'), 'rest');
  return state('', t(`glass.glass_${look.state}`), look.state === 'ended' ? 'check' : 'rest');
}

/** @param {Look} look */
export const scopesText = (look) => look.scopes.map((scope) => t(`glass.scope_${scope}`)).join(', ');

/** @param {Look} look */
const line = (look) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('a', { class: 'admin-link', href: `/admin/break-glass/${look.id}` }, h('time', { datetime: look.requested_at }, dayTime(look.requested_at))),
      h('p', { class: 'said-text', translate: 'no' }, look.reason),
      h('p', { class: 'quiet' }, scopesText(look)),
    ),
    lookState(look),
  );

/** @param {import('../types/api').AdminAccountSummary} one */
const hasTraining = (one) => one.roles.some((role) => role !== 'admin');

/** @param {string | undefined} account */
const request = (account) =>
  form({
    value: { account, minutes: 15, scopes: [] },
    action: t('glass.glass_ask'),
    fields: [
      personField({ name: 'account', label: t('glass.glass_lifter'), required: true, hint: t('people.people_find') }, hasTraining),
      { name: 'scopes', label: t('glass.glass_scopes'), type: 'choices', options: options(SCOPES, (scope) => t(`glass.scope_${scope}`)) },
      { name: 'minutes', label: t('glass.glass_minutes'), type: 'integer', required: true },
      { name: 'reason', label: t('admin.reason'), type: 'area', rows: 3, required: true, hint: t('glass.glass_reason_hint'), attributes: { maxlength: 2000 } },
    ],
    check: (body) => unfound(body, 'account'),
    send: (/** @type {import('../types/api').BreakGlassRequest} */ body) => call('POST /v1/admin/break-glass', { body }),
    done: (made) => {
      note(t('glass.glass_made'));
      return go(`/admin/break-glass/${made.id}`);
    },
  });

/** @param {string} id Of an admin. */
const adminText = (id) => (id === session().account.id ? t('glass.glass_you') : personLink(id));

/**
 * The record of a look, as everyone of the admins may read it.
 * @param {Look} look
 */
export const record = (look) =>
  facts([
    [t('glass.glass_lifter'), personLink(look.account)],
    [t('admin.reason'), h('span', { class: 'said-text', translate: 'no' }, look.reason)],
    [t('glass.glass_scopes'), scopesText(look)],
    [t('glass.glass_minutes'), t('admin.minutes', { count: look.minutes })],
    [t('glass.glass_asked_by'), [adminText(look.admin), ', ', dayTime(look.requested_at)]],
    look.approved_by ? [t('glass.glass_approved_by'), adminText(look.approved_by)] : null,
    look.opened_at ? [t('glass.glass_opened'), dayTime(look.opened_at)] : null,
    look.ends_at ? [t('people.ends'), dayTime(look.ends_at)] : null,
  ]);

/**
 * What can be done with a look now.
 * @param {Look} look
 */
export function lookDeeds(look) {
  const path = { id: look.id },
    own = look.admin === session().account.id;
  if (look.state === 'waiting' && !own) {
    return h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: 'btn main',
          id: 'approve',
          onclick: () =>
            ask({
              title: t('glass.glass_approve_title'),
              about: t('glass.glass_approve_about', { minutes: t('admin.minutes', { count: look.minutes }) }),
              action: t('glass.glass_approve'),
              send: () => call('PUT /v1/admin/break-glass/{id}/approval', { path }),
              said: t('glass.glass_approved'),
            }),
        },
        t('glass.glass_approve'),
      ),
    );
  }
  if (look.state === 'waiting') return noteBox('', 'rest', t('glass.glass_waiting'));
  if (look.state !== 'open') return null;
  return h(
    'p',
    { class: 'btns' },
    h(
      'button',
      {
        type: 'button',
        class: 'btn',
        id: 'end',
        onclick: () =>
          ask({
            title: t('glass.glass_end'),
            action: t('glass.glass_end'),
            danger: true,
            send: () => call('DELETE /v1/admin/break-glass/{id}', { path }),
            said: t('glass.glass_ended_done'),
          }),
      },
      t('glass.glass_end'),
    ),
  );
}
