/** The audit log. The search is the address, so that it can be sent to a colleague. */

import { address, call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { dayTime, number, typed } from '../kit/format.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { hasText, language, t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { ACTIONS } from './actions.js';
import { asked, isId, isMoment, isOneOf, isText, leftOut } from './asked.js';
import { detailName, detailText, detailValue } from './audit-details.js';
import { personField, unfound } from './find-field.js';
import { origin } from './origin.js';
import { filtered, growing, held, nameOf, options, sheet, who } from './parts.js';

/** @typedef {import('../types/api').AuditRecord} Entry */
/** @typedef {{ actor?: string, subject?: string, action?: import('./actions.js').Action, from?: string, to?: string, q?: string }} Search */

const RULES = { actor: isId, subject: isId, action: isOneOf(ACTIONS), from: isMoment, to: isMoment, q: isText };

/** @param {URLSearchParams} query @returns {Search} */
const wanted = (query) => asked(query, RULES);

/** @type {import('../kit/router.js').Screen<import('../types/api').AuditRecordPage>} */
export const audit = {
  path: '/admin/audit',
  title: () => t('admin.audit'),
  lead: () => t('auditing.audit_about'),
  needs: { role: 'admin', duty: 'operations' },
  load: ({ query }) => call('GET /v1/admin/audit', { query: wanted(query) }),
  actions: (_, { query }) =>
    h('a', { class: 'btn', download: 'audit.csv', href: address('/v1/admin/audit.csv', { query: wanted(query) }) }, icon('download'), t('auditing.audit_csv')),
  show: (page, { query }) => {
    const search = wanted(query);
    return [
      leftOut(query, RULES),
      finder(search),
      sheet(
        t('auditing.entries'),
        page.items.length
          ? growing(
              page,
              (after) => call('GET /v1/admin/audit', { query: { ...search, after } }),
              (entries) => list(entries, search),
            )
          : empty(t('auditing.audit_none'), t('auditing.audit_none_step'), h('a', { class: 'btn', href: '/admin/audit' }, t('auditing.audit_all'))),
      ),
    ];
  },
};

/** @param {string} action */
export const actionText = (action) => {
  const key = `auditing.action_${action}`;
  return hasText(key) ? t(key) : action;
};

/** Sorted as the language sorts. */
function actions() {
  const sort = new Intl.Collator(language()).compare;
  return options(
    [...ACTIONS].sort((one, other) => sort(actionText(one), actionText(other))),
    actionText,
    t('admin.all'),
  );
}

/** @param {Search} value */
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
        { name: 'action', label: t('auditing.audit_what'), type: 'select', options: actions() },
        { name: 'q', label: t('auditing.audit_words'), type: 'search', attributes: { maxlength: 100 } },
        { name: 'from', label: t('admin.from'), type: 'moment' },
        { name: 'to', label: t('admin.to'), type: 'moment' },
        personField({ name: 'actor', label: t('auditing.audit_who') }),
        personField({ name: 'subject', label: t('auditing.audit_whom') }),
      ],
      check: (body) => unfound(body, 'actor', 'subject'),
      send: async (body) => go(filtered('/admin/audit', body)),
    }),
  );

/** @param {Entry[]} entries @param {Search} search */
const list = (entries, search) =>
  table({
    caption: t('admin.audit'),
    rows: entries,
    columns: [
      { label: t('auditing.audit_what'), head: true, cell: (entry) => held(actionText(entry.action), details(entry)) },
      { label: t('auditing.audit_when'), cell: (entry) => h('time', { datetime: entry.at }, dayTime(entry.at)) },
      {
        label: t('auditing.audit_who'),
        cell: (entry) => (entry.actor ? person(entry.actor, 'actor', search) : h('span', { class: 'quiet' }, t(`people.role_${entry.role}`))),
      },
      { label: t('auditing.audit_whom'), cell: (entry) => (entry.subject ? person(entry.subject, 'subject', search) : '–') },
      { label: t('auditing.audit_number'), end: true, cell: (entry) => number(entry.number, 0) },
    ],
  });

/**
 * A person, and the filter for all that they did or that was done to them.
 * @param {import('../types/api').AuditPerson} one
 * @param {'actor' | 'subject'} part
 * @param {Search} search
 */
function person(one, part, search) {
  const on = search[part] === one.id;
  const name = on ? t('auditing.audit_clear') : t(part === 'actor' ? 'auditing.audit_only' : 'auditing.audit_only_to', { name: nameOf(one) });
  return held(
    who(one),
    ' ',
    h(
      'a',
      { class: 'btn bare only', href: filtered('/admin/audit', { ...search, [part]: on ? undefined : one.id }), title: name },
      icon(on ? 'undo' : 'search', name),
    ),
  );
}

/** @param {Entry} entry */
function details(entry) {
  const known = Object.entries(entry.details);
  return h(
    'details',
    { class: 'beneath' },
    h(
      'summary',
      null,
      entry.reason
        ? entry.reason.slice(0, 90)
        : known.length
          ? known
              .map(([name, value]) => detailText(name, value))
              .join(', ')
              .slice(0, 90)
          : t('auditing.audit_detail'),
    ),
    h(
      'dl',
      { class: 'opts small' },
      entry.reason ? [h('dt', null, t('admin.reason')), h('dd', null, typed(entry.reason))] : null,
      known.map(([name, value]) => [h('dt', null, detailName(name)), h('dd', null, detailValue(name, value))]),
      origin(entry),
      entry.request_id ? [h('dt', null, t('auditing.audit_request')), h('dd', null, h('code', { translate: 'no' }, entry.request_id))] : null,
      h('dt', null, 'SHA-256'),
      h('dd', null, h('code', { translate: 'no' }, entry.hash)),
    ),
  );
}
