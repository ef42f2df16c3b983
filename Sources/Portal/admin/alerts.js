/** What looked unusual. It stays open until an admin has seen to it. */

import { call } from '../kit/api.js';
import { ago, date, dayTime, number } from '../kit/format.js';
import { can } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { ask, filtered, growing, nameOf, sheet, who } from './parts.js';

/** @typedef {import('../types/api').Alert} Alert */

/** @param {Alert} alert */
export function alertSentence(alert) {
  const { details } = alert;
  return t(`triage.alert_${alert.kind}`, { count: Number(details.failures ?? details.people ?? details.exports ?? 0) });
}

/** @param {Alert} alert */
const usual = (alert) =>
  alert.details.usual === undefined || alert.details.usual === null ? null : ` (${t('triage.alert_usual', { count: number(Number(alert.details.usual)) })})`;

/** @type {import('../kit/router.js').Screen<import('../types/api').AlertPage>} */
export const alerts = {
  path: '/admin/alerts',
  title: () => t('admin.alerts'),
  needs: { role: 'admin', duty: 'moderation' },
  more: { group: 'work', icon: 'bell' },
  load: ({ query }) => call('GET /v1/admin/alerts', { query: { open: open(query) } }),
  show: (page, { query }) => [
    h(
      'ul',
      { class: 'filters alert-filters' },
      [true, false].map((only) =>
        h(
          'li',
          null,
          h(
            'a',
            {
              class: 'filter',
              href: only ? '/admin/alerts' : '/admin/alerts?open=false',
              'aria-current': only === open(query) ? 'true' : null,
            },
            t(only ? 'triage.alerts_open_only' : 'admin.all'),
          ),
        ),
      ),
    ),
    page.items.length
      ? sheet(
          t('admin.alerts'),
          growing(
            page,
            (after) => call('GET /v1/admin/alerts', { query: { open: open(query), after } }),
            (items) =>
              h(
                'ul',
                { class: 'stack' },
                items.map((one) => h('li', null, alertNote(one))),
              ),
          ),
        )
      : sheet(t('admin.alerts'), empty(t('triage.alerts_none'), t('triage.alerts_none_step'))),
  ],
};

/** @param {URLSearchParams} query */
const open = (query) => query.get('open') !== 'false';

/** @param {Alert} alert */
const alertNote = (alert) =>
  noteBox(
    alert.acknowledged_at ? '' : 'warn',
    alert.acknowledged_at ? 'check' : 'warn',
    h(
      'p',
      null,
      h('strong', null, alertSentence(alert)),
      usual(alert),
      alert.account ? [' · ', who(alert.account)] : null,
      alert.about && !alert.account ? [' · ', h('code', { translate: 'no' }, alert.about)] : null,
    ),
    h('p', { class: 'quiet' }, t('triage.alert_seen', { ago: ago(alert.last_at), first: dayTime(alert.first_at) })),
    alert.acknowledged_at
      ? h(
          'p',
          { class: 'quiet' },
          t('triage.acknowledged', { by: alert.acknowledged_by ? nameOf(alert.acknowledged_by) : t('admin.gone_person'), day: date(alert.acknowledged_at) }),
          alert.note ? [': ', h('q', { translate: 'no' }, alert.note)] : null,
        )
      : h(
          'p',
          { class: 'btns' },
          h('button', { type: 'button', class: 'btn', id: `seen-${alert.id}`, onclick: () => acknowledge(alert) }, t('triage.acknowledge')),
          alert.account && can('operations')
            ? h('a', { class: 'btn', href: filtered('/admin/audit', { subject: alert.account.id }) }, t('people.their_log'))
            : null,
        ),
  );

/** @param {Alert} alert */
const acknowledge = (alert) =>
  ask({
    title: alertSentence(alert),
    about: t('triage.acknowledge_about'),
    fields: [{ name: 'note', label: t('triage.acknowledge_note'), type: 'area', attributes: { maxlength: 500 } }],
    action: t('triage.acknowledge'),
    send: (/** @type {import('../types/api').Acknowledgement} */ body) => call('PUT /v1/admin/alerts/{id}/acknowledgement', { path: { id: alert.id }, body }),
    said: t('triage.acknowledged_done'),
  });
