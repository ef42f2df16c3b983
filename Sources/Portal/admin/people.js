/** The tenant's accounts. The search is the address. */

import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { day, typed } from '../kit/format.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { asked, isOneOf, isText, leftOut } from './asked.js';
import { filtered, growing, held, nameOf, options, sheet, state } from './parts.js';

/** @typedef {import('../types/api').AdminAccountSummary} Summary */
/** @typedef {Summary['roles'][number]} Role */

/** @type {readonly Role[]} */
export const ROLES = ['lifter', 'coach', 'admin'];
/** @type {readonly Summary['state'][]} */
const STATES = ['active', 'unverified', 'locked', 'leaving'];

/** @param {Role[]} roles */
export const rolesText = (roles) => roles.map((role) => t(`people.role_${role}`)).join(', ');

/** @param {Summary['state']} word */
export const accountState = (word) =>
  state(
    word === 'active' ? 'good' : word === 'unverified' ? '' : word === 'locked' ? 'bad' : 'warn',
    t(`people.account_${word}`),
    word === 'locked' ? 'lock' : undefined,
  );

const RULES = { q: isText, role: isOneOf(ROLES), state: isOneOf(STATES), mail_stopped: isOneOf(['true']) };

/** @param {URLSearchParams} query @returns {{ q?: string, role?: Role, state?: Summary['state'], mail_stopped?: true }} */
const wanted = (query) => asked(query, RULES);

/** @type {import('../kit/router.js').Screen<import('../types/api').AdminAccountSummaryPage>} */
export const people = {
  path: '/admin/people',
  title: () => t('admin.people'),
  needs: { role: 'admin', duty: 'accounts' },
  load: ({ query }) => call('GET /v1/admin/accounts', { query: wanted(query) }),
  actions: () => h('a', { class: 'btn', href: '/admin/people/new' }, icon('plus'), t('admin.person_new')),
  show: (page, { query }) => [
    leftOut(query, RULES),
    finder(wanted(query)),
    sheet(
      t('people.found'),
      page.items.length
        ? growing(page, (after) => call('GET /v1/admin/accounts', { query: { ...wanted(query), after } }), list)
        : empty(t('people.people_none'), t('people.people_none_step'), h('a', { class: 'btn', href: '/admin/people' }, t('people.people_all'))),
    ),
  ],
};

/** @param {ReturnType<typeof wanted>} value */
const finder = (value) =>
  h(
    'div',
    { class: 'sheet finder' },
    form({
      name: t('kit.search'),
      unguarded: true,
      value,
      action: t('kit.search'),
      fields: [
        { name: 'q', label: t('people.people_find'), type: 'search', attributes: { maxlength: 254, autocapitalize: 'none' } },
        { name: 'role', label: t('people.role'), type: 'select', options: options(ROLES, (role) => t(`people.role_${role}`), t('admin.all')) },
        { name: 'state', label: t('admin.state'), type: 'select', options: options(STATES, (word) => t(`people.account_${word}`), t('admin.all')) },
        { name: 'mail_stopped', label: t('people.mail_stops'), type: 'check' },
      ],
      send: async (body) => go(filtered('/admin/people', { ...body, mail_stopped: body.mail_stopped || undefined })),
    }),
  );

/** @param {Summary[]} items */
const list = (items) =>
  table({
    caption: t('admin.people'),
    rows: items,
    columns: [
      {
        label: t('people.name'),
        cell: (one) =>
          held(
            h('a', { class: 'admin-link', href: `/admin/people/${one.id}` }, typed(nameOf(one))),
            h('span', { class: 'beneath', translate: 'no' }, one.username),
          ),
      },
      { label: t('people.email'), cell: (one) => typed(one.email) },
      { label: t('people.role'), cell: (one) => rolesText(one.roles) },
      { label: t('admin.state'), cell: (one) => accountState(one.state) },
      { label: t('people.since'), end: true, cell: (one) => h('time', { datetime: one.created_at }, day(one.created_at)) },
    ],
  });
