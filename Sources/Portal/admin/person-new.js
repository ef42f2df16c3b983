/** An account for someone else; a mail invites its owner. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { options } from './parts.js';
import { ROLES } from './people.js';

/**
 * Languages by their own names.
 * @type {Array<[code: string, name: string]>}
 */
export const LANGUAGES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['tr', 'Türkçe'],
];

/** @type {import('../kit/router.js').Screen<undefined>} */
export const personNew = {
  path: '/admin/people/new',
  title: () => t('admin.person_new'),
  crumb: () => ({ path: '/admin/people', text: t('admin.people') }),
  needs: { role: 'admin', duty: 'accounts' },
  show: () =>
    h(
      'div',
      { class: 'sheet' },
      form({
        value: { roles: ['lifter'], locale: document.documentElement.lang },
        action: t('people.person_invite'),
        cancel: '/admin/people',
        fields: [
          h('p', null, t('people.person_invite_about')),
          { name: 'email', label: t('people.email'), type: 'email', required: true, attributes: { maxlength: 254 } },
          { name: 'username', label: t('people.username'), required: true, attributes: { maxlength: 32, autocapitalize: 'none', spellcheck: 'false' } },
          { name: 'display_name', label: t('people.display_name'), attributes: { maxlength: 100 } },
          { name: 'roles', label: t('people.roles'), type: 'choices', options: options(ROLES, (role) => t(`people.role_${role}`)) },
          { name: 'locale', label: t('people.language'), type: 'select', options: LANGUAGES },
          { name: 'time_zone', label: t('people.time_zone'), value: Intl.DateTimeFormat().resolvedOptions().timeZone, attributes: { spellcheck: 'false' } },
        ],
        send: (/** @type {import('../types/api').InvitedAccount} */ body) => call('POST /v1/admin/accounts', { body }),
        done: (made) => {
          note(t('people.person_invited'));
          return go(`/admin/people/${made.id}`);
        },
      }),
    ),
};
