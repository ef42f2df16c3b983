/** One account: how it stands, what can be done, who it is. An admin sees nothing of the training here. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { ago, date, day, dayTime } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { can, has, session } from '../kit/session.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { deeds, lockForm } from './deeds.js';
import { entitlements } from './entitlements.js';
import { calm, facts, filtered, languageLabel, nameOf, options, sheet } from './parts.js';
import { ROLES, accountState, rolesText } from './people.js';

/** @typedef {import('../types/api').AdminAccount} Account */
/** @typedef {NonNullable<Account['duties']>[number]} Duty */

/** @type {readonly Duty[]} */
export const DUTIES = ['accounts', 'content', 'moderation', 'operations'];

/** @type {import('../kit/router.js').Screen<[Account, import('../types/api').EntitlementOverridePage | undefined]>} */
export const person = {
  path: '/admin/people/{id}',
  title: (data) => (data ? nameOf(data[0]) : t('admin.person')),
  crumb: () => ({ path: '/admin/people', text: t('admin.people') }),
  needs: { role: 'admin', duty: 'accounts' },
  load: ({ params: { id } }) =>
    Promise.all([
      call('GET /v1/admin/accounts/{id}', { path: { id } }),
      has('billing') ? call('GET /v1/admin/accounts/{id}/entitlements', { path: { id } }) : undefined,
    ]),
  lead: ([account]) => [h('span', { translate: 'no' }, account.username), ` · ${rolesText(account.roles)}`],
  actions: ([account]) => accountState(account.state),
  show: ([account, given]) => {
    const own = account.id === session().account.id;
    return h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        sheet(t('people.account'), h('div', { class: 'stack' }, standing(account), about(account))),
        own ? noteBox('', 'lock', t('people.own_account')) : deeds(account),
        given ? entitlements(account, given, own) : null,
      ),
      h('div', { class: 'stack' }, own ? null : lockForm(account), identity(account, own), account.roles.includes('admin') ? duties(account, own) : null),
    );
  },
};

/** @param {Account} account */
function standing(account) {
  const { lock } = account;
  return [
    lock
      ? noteBox(
          'bad',
          'lock',
          h('p', null, h('strong', null, t('people.locked_note_job', { day: date(lock.at) })), ' ', h('span', { translate: 'no' }, lock.reason)),
        )
      : null,
    account.erasure_due_at ? noteBox('warn', 'warn', t('people.erasure_due', { day: date(account.erasure_due_at) })) : null,
    account.address_set_aside_at ? noteBox('warn', 'message', t('people.set_aside_since', { day: date(account.address_set_aside_at) })) : null,
    account.mail_stopped_since ? noteBox('warn', 'message', t('people.mail_stopped_since', { day: date(account.mail_stopped_since) })) : null,
  ];
}

/** @param {Account} account */
const about = (account) => [
  facts([
    [
      t('people.email'),
      account.address_set_aside_at
        ? t('people.email_none')
        : [
            h('span', { translate: 'no' }, account.email),
            ' ',
            h('span', { class: 'quiet' }, t(account.email_verified ? 'people.confirmed' : 'people.not_confirmed')),
          ],
    ],
    [t('people.since'), day(account.created_at)],
    [
      t('people.last_used'),
      account.last_used_at ? [ago(account.last_used_at), ' ', h('span', { class: 'quiet' }, dayTime(account.last_used_at))] : t('people.never'),
    ],
    [t('people.sessions'), t('people.sessions_count', { count: account.sessions })],
    [
      t('people.password'),
      account.password_locked_until
        ? t('people.password_locked_until', { time: dayTime(account.password_locked_until) })
        : t(account.has_password ? 'people.password_has' : 'people.password_hasnt'),
    ],
    [t('people.language'), `${languageLabel(account.locale)} · ${account.time_zone} · ${account.unit}`],
    ['ID', h('code', { translate: 'no' }, account.id)],
  ]),
  account.changes.length ? pending(account) : null,
  can('operations')
    ? h(
        'ul',
        null,
        h('li', null, h('a', { class: 'admin-link', href: filtered('/admin/audit', { subject: account.id }) }, t('people.their_log'))),
        h('li', null, h('a', { class: 'admin-link', href: filtered('/admin/audit', { actor: account.id }) }, t('people.their_deeds'))),
      )
    : null,
];

/** @param {Account} account */
const pending = (account) =>
  h(
    'div',
    null,
    h('h3', null, t('people.pending')),
    h(
      'ul',
      { class: 'lines' },
      account.changes.map((change) =>
        h(
          'li',
          null,
          h(
            'span',
            null,
            change.kind === 'email' ? t('people.change_email', { email: change.new_email ?? '' }) : t('people.change_factors'),
            change.reason ? h('span', { class: 'beneath' }, change.reason) : null,
          ),
          h(
            'span',
            { class: 'quiet' },
            change.state === 'pending' ? t('people.change_pending', { day: day(change.due_at) }) : t(`people.change_${change.state}`),
          ),
        ),
      ),
    ),
  );

/** @param {Account} account @param {boolean} own */
const identity = (account, own) =>
  sheet(
    t('people.who_they_are'),
    calm(
      form({
        value: account,
        changes: true,
        fields: [
          { name: 'display_name', label: t('people.display_name'), attributes: { maxlength: 100 } },
          { name: 'username', label: t('people.username'), required: true, attributes: { maxlength: 32, autocapitalize: 'none', spellcheck: 'false' } },
          own
            ? null
            : { name: 'email', label: t('people.email'), type: 'email', required: true, hint: t('people.email_about'), attributes: { maxlength: 254 } },
          own
            ? null
            : {
                name: 'roles',
                label: t('people.roles'),
                type: 'choices',
                options: options(ROLES, (role) => t(`people.role_${role}`)),
                hint: t('people.roles_about'),
              },
        ],
        send: (/** @type {import('../types/api').AdminAccountChanges} */ body) => call('PATCH /v1/admin/accounts/{id}', { path: { id: account.id }, body }),
        done: saved,
      }),
    ),
  );

/** @param {Account} account @param {boolean} own */
function duties(account, own) {
  const lines = h(
    'ul',
    { class: 'quiet' },
    DUTIES.map((duty) => h('li', null, `${t(`people.duty_${duty}`)}: ${t(`people.duty_${duty}_about`)}`)),
  );
  if (own)
    return sheet(t('people.duties'), [h('p', null, (account.duties ?? []).map((duty) => t(`people.duty_${duty}`)).join(', ') || t('admin.none')), lines]);
  return sheet(
    t('people.duties'),
    calm(
      form({
        value: { duties: account.duties ?? [] },
        action: t('people.duties_save'),
        fields: [{ name: 'duties', label: t('people.duties'), type: 'choices', options: options(DUTIES, (duty) => t(`people.duty_${duty}`)), hint: lines }],
        send: (/** @type {import('../types/api').AdminDutiesInput} */ body) => call('PUT /v1/admin/accounts/{id}/duties', { path: { id: account.id }, body }),
        done: saved,
      }),
    ),
  );
}

function saved() {
  note(t('kit.saved'));
  return reload();
}
