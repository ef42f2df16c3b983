import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, noteBox } from '../kit/state.js';
import { button, sheet } from './parts.js';
import { policyText } from './agree.js';

/** @typedef {import('../types/api').Consents} Consents */
/** @typedef {import('../types/api').Policy} Policy */
/** @typedef {import('../types/api').PrivacyInventory} PrivacyInventory */

/** @type {import('../kit/router.js').Screen<{ consents: Consents, policies: Policy[], kept: PrivacyInventory }>} */
export const consents = {
  path: '/own/consents',
  title: () => t('names.consents'),
  more: { group: 'account', icon: 'audit' },
  load: async () => {
    const [given, policies, kept] = await Promise.all([call('GET /v1/consents'), call('GET /v1/policies'), call('GET /v1/privacy')]);
    return { consents: given, policies: policies.items, kept };
  },
  show: ({ consents, policies, kept }) => [
    consents.due_at && noteBox('warn', 'warn', h('p', {}, h('strong', {}, t('own.agreeBy', { day: day(consents.due_at) })), ' ', t('own.agreeByText'))),
    ...policies.map((policy) => policySheet(policy, consents)),
    policies.length === 0 && sheet(t('own.policies'), [empty(t('own.noPolicies'), t('own.noPoliciesText'))]),
    consents.history.length > 0 &&
      sheet(t('own.agreedBefore'), [
        h(
          'ul',
          { class: 'lines' },
          ...consents.history.map((one) =>
            h(
              'li',
              {},
              h('div', {}, t(`own.policy_${one.kind}`), h('p', { class: 'quiet' }, t('own.version', { version: one.version }))),
              h('span', { class: 'quiet' }, t(one.is_given ? 'own.agreedOn' : 'own.takenBackOn', { day: day(one.at) })),
            ),
          ),
        ),
      ]),
    sheet(t('own.kept'), [h('p', { class: 'quiet' }, t('own.keptText')), keptTable(kept)]),
  ],
};

/** @param {Policy} policy @param {Consents} consents */
function policySheet(policy, consents) {
  const name = t(`own.policy_${policy.kind}`);
  const given = consents.history.find((one) => one.kind === policy.kind);
  const isNow = given?.is_given && given.version >= policy.version;
  return sheet(name, [
    h('p', { class: 'quiet' }, t('own.version', { version: policy.version }), ' · ', t('own.since', { day: day(policy.effective_at) })),
    h('p', {}, policyText(policy, name)),
    isNow ? h('p', {}, h('span', { class: 'chip good' }, t('own.agreedOn', { day: day(given.at) }))) : null,
    h(
      'p',
      { class: 'btns' },
      !isNow &&
        button(
          t('own.agree'),
          async () => {
            await call('PUT /v1/consents/{kind}', { path: { kind: policy.kind }, body: { version: policy.version } });
            await reload();
            note(t('own.agreed', { what: name }));
          },
          { kind: 'main', name: t('own.agreeName', { what: name }) },
        ),
      isNow && policy.kind === 'health' && button(t('own.takeBack'), takeBack, { kind: 'danger' }),
    ),
  ]);
}

/** Only the consent to health data can be taken back alone; without the others there is no account. */
async function takeBack() {
  const sure = await confirm({ title: t('own.takeBackTitle'), text: t('own.takeBackText'), action: t('own.takeBack'), danger: true });
  if (!sure) return;
  await call('DELETE /v1/consents/{kind}', { path: { kind: 'health' } });
  await reload();
  note(t('own.tookBack'));
}

/** @param {PrivacyInventory} kept */
function keptTable(kept) {
  const rows = kept.tables.filter((table) => table.columns.length > 0);
  return h(
    'details',
    {},
    h('summary', {}, t('own.keptShow', { count: rows.length })),
    h(
      'ul',
      { class: 'lines' },
      ...rows.map((table) =>
        h(
          'li',
          {},
          h('div', {}, h('strong', { translate: 'no' }, table.name), h('p', { class: 'quiet', lang: 'en' }, table.purpose)),
          h(
            'span',
            { class: 'quiet end' },
            table.days ? t('own.days', { count: table.days }) : t(`own.retention_${/** @type {'account'} */ (table.retention)}`),
          ),
        ),
      ),
    ),
  );
}
