import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day, dayTime } from '../kit/format.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { session } from '../kit/session.js';
import { noteBox } from '../kit/state.js';
import { button, linkLine, sheet } from './parts.js';

/** @typedef {import('../types/api').Account} Account */
/** @typedef {import('../types/api').AccountChange} AccountChange */
/** @typedef {import('../types/api').SecondFactors} SecondFactors */

/** @type {import('../kit/router.js').Screen<{ account: Account, changes: AccountChange[], factors: SecondFactors }>} */
export const security = {
  path: '/own/security',
  title: () => t('names.security'),
  more: { group: 'account', icon: 'key' },
  load: async () => {
    const [account, changes, factors] = await Promise.all([call('GET /v1/me'), call('GET /v1/me/account-changes'), call('GET /v1/second-factors')]);
    return { account, changes: changes.items, factors };
  },
  show: ({ account, changes, factors }) => [
    ...changes.filter((change) => change.state === 'pending').map((change) => (change.asked_by === account.id ? ownChangeNote(change) : changeNote(change))),
    (!account.email_verified || account.mail_stopped_since) && mailNote(account),
    h(
      'div',
      { class: 'two' },
      h('div', { class: 'stack' }, waysSheet(factors), changes.length > 0 && changesSheet(account, changes)),
      h('div', { class: 'stack' }, passwordSheet(), mailSheet(account), usernameSheet(account)),
    ),
  ],
};

/**
 * What an admin asked for is done only after a wait: this is the way to refuse it.
 * @param {AccountChange} change
 */
function changeNote(change) {
  return noteBox(
    'bad',
    'warn',
    h('p', {}, h('strong', {}, whatAnAdminWants(change)), ' ', t('own.changeDue', { time: dayTime(change.due_at) })),
    change.reason && h('p', { class: 'quiet' }, h('q', { translate: 'no' }, change.reason)),
    h(
      'p',
      { class: 'btns' },
      button(
        t('own.refuse'),
        async () => {
          await call('DELETE /v1/me/account-changes/{id}', { path: { id: change.id } });
          await reload();
          note(t('own.refused'));
        },
        { kind: 'danger' },
      ),
    ),
  );
}

/**
 * The account keeps its address until the new one answers.
 * @param {AccountChange} change
 */
const ownChangeNote = (change) =>
  noteBox(
    'warn',
    'warn',
    h('p', {}, t('own.changeWaits', { email: change.new_email ?? '', time: dayTime(change.due_at) })),
    h(
      'p',
      { class: 'btns' },
      button(t('own.withdraw'), async () => {
        await call('DELETE /v1/me/account-changes/{id}', { path: { id: change.id } });
        await reload();
        note(t('own.withdrawn'));
      }),
    ),
  );

/** @param {Account} account */
const mailNote = (account) =>
  noteBox(
    'warn',
    'warn',
    h(
      'p',
      {},
      account.mail_stopped_since
        ? t('own.mailStopped', { day: day(account.mail_stopped_since), email: account.email })
        : t('own.mailUnverified', { email: account.email }),
    ),
    h(
      'p',
      { class: 'btns' },
      button(t('own.mailAgain'), async () => {
        await call('POST /v1/email-verifications/resend', { body: { email: account.email } });
        note(t('own.mailSent', { email: account.email }));
      }),
    ),
  );

/** @param {SecondFactors} factors */
function waysSheet(factors) {
  const count = factors.items.filter((factor) => factor.confirmed).length;
  /** @type {[string, string, string][]} */
  const ways = [
    ['/own/factors', t('names.factors'), count > 0 ? t('own.factorsOn', { count, codes: factors.recovery_codes_left }) : t('own.factorsOff')],
    ['/own/passkeys', t('names.passkeys'), t('own.passkeysShort')],
    ['/own/identities', t('names.identities'), t('own.identitiesShort')],
    ['/own/devices', t('names.devices'), t('own.devicesShort')],
  ];
  // An admin's rights are for nobody's script.
  if (session().role !== 'admin') ways.push(['/own/keys', t('names.keys'), t('own.keysShort')]);
  return sheet(t('own.ways'), [
    h(
      'ul',
      { class: 'lines links plain' },
      ways.map(([href, name, text]) => linkLine(href, name, text)),
    ),
  ]);
}

/**
 * @param {Account} account
 * @param {AccountChange[]} changes
 */
const changesSheet = (account, changes) =>
  sheet(t('own.accountChanges'), [
    h(
      'ul',
      { class: 'lines' },
      ...changes.map((change) =>
        h(
          'li',
          {},
          h(
            'div',
            {},
            change.asked_by === account.id ? t('own.newAddress', { email: change.new_email ?? '' }) : whatAnAdminWants(change),
            h('p', { class: 'quiet' }, day(change.asked_at)),
          ),
          h('span', { class: 'quiet' }, t(`own.change_${change.state}`)),
        ),
      ),
    ),
  ]);

/** @param {AccountChange} change */
const whatAnAdminWants = (change) => (change.kind === 'email' ? t('own.changeEmail', { email: change.new_email ?? '' }) : t('own.changeFactors'));

/**
 * What is so now, and the button that opens the form: the page itself stays short.
 * @param {string} title
 * @param {string} now What stands there now; nothing for a password.
 * @param {string} text
 * @param {string} action
 * @param {(close: () => void) => HTMLFormElement} fields
 */
const changeable = (title, now, text, action, fields) =>
  sheet(title, [
    now && h('p', { translate: 'no' }, now),
    h('p', { class: 'quiet' }, text),
    h(
      'p',
      { class: 'btns' },
      button(action, async () => {
        await dialog({ title: action, show: (/** @type {(done?: boolean) => void} */ close) => fields(() => close(true)) });
      }),
    ),
  ]);

const passwordSheet = () =>
  changeable(t('own.password'), '', t('own.passwordText'), t('own.changePassword'), (close) =>
    form({
      name: t('own.password'),
      action: t('own.changePassword'),
      cancel: close,
      unguarded: true,
      fields: [
        { name: 'current', label: t('own.passwordNow'), type: 'password', autocomplete: 'current-password', required: true },
        { name: 'new', label: t('own.passwordNew'), type: 'password', autocomplete: 'new-password', required: true },
      ],
      send: (/** @type {import('../types/api').PasswordChange} */ body) => call('PUT /v1/me/password', { body }),
      done: () => {
        close();
        note(t('own.passwordChanged'));
      },
    }),
  );

/** @param {Account} account */
const mailSheet = (account) =>
  changeable(t('own.email'), account.email, t('own.emailText'), t('own.changeMail'), (close) =>
    form({
      name: t('own.email'),
      action: t('own.changeMail'),
      cancel: close,
      unguarded: true,
      fields: [
        { name: 'email', label: t('own.emailNew'), type: 'email', autocomplete: 'email', required: true },
        { name: 'password', label: t('own.passwordNow'), type: 'password', autocomplete: 'current-password', required: true },
      ],
      send: (/** @type {import('../types/api').EmailChange} */ body) => call('PUT /v1/me/email', { body }),
      done: async (_, body) => {
        close();
        await reload();
        const isSame = body.email.toLowerCase() === account.email;
        note(isSame ? t('own.withdrawn') : t('own.mailSent', { email: body.email }));
      },
    }),
  );

/** @param {Account} account */
const usernameSheet = (account) =>
  changeable(t('own.username'), account.username, t('own.usernameText'), t('own.changeUsername'), (close) =>
    form({
      name: t('own.username'),
      action: t('own.changeUsername'),
      value: { username: account.username },
      cancel: close,
      unguarded: true,
      fields: [{ name: 'username', label: t('own.username'), autocomplete: 'username', required: true }],
      send: (/** @type {import('../types/api').UsernameChange} */ body) => call('PUT /v1/me/username', { body }),
      done: async (renamed) => {
        close();
        await reload();
        note(t('own.usernameChanged', { name: renamed.username }));
      },
    }),
  );
