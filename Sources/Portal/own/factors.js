import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, noteBox } from '../kit/state.js';
import { button, securityCrumb, sheet } from './parts.js';
import { askName } from './ask-name.js';
import { enrol } from './factor-enrolment.js';
import { showCodes } from './recovery-codes.js';

/** @typedef {import('../types/api').SecondFactors} SecondFactors */
/** @typedef {import('../types/api').SecondFactor} SecondFactor */

/** @type {import('../kit/router.js').Screen<SecondFactors>} */
export const factors = {
  path: '/own/factors',
  title: () => t('names.factors'),
  crumb: securityCrumb,
  load: () => call('GET /v1/second-factors'),
  show: ({ items, recovery_codes_left: left }) => {
    const confirmed = items.filter((factor) => factor.confirmed);
    return [
      sheet(t('own.codeApps'), [
        h('p', { class: 'quiet' }, t('own.factorsText')),
        items.length === 0 ? empty(t('own.noFactors'), t('own.noFactorsText')) : h('ul', { class: 'lines' }, ...items.map(factorRow)),
        h(
          'p',
          { class: 'btns' },
          button(
            t('own.addFactor'),
            async () => {
              if (await enrol()) await reload();
            },
            { kind: confirmed.length === 0 ? 'main' : '', picture: 'plus' },
          ),
        ),
      ]),
      confirmed.length > 0 &&
        sheet(t('own.recoveryCodes'), [
          left <= 3
            ? noteBox('warn', 'warn', h('p', {}, h('strong', {}, t('own.codesLeft', { count: left })), ' ', t('own.recoveryText')))
            : h('p', {}, h('strong', {}, t('own.codesLeft', { count: left })), ' ', t('own.recoveryText')),
          h('p', { class: 'btns' }, button(t('own.newCodes'), newCodes)),
        ]),
    ];
  },
};

/** New codes make the old ones worthless: said before. */
async function newCodes() {
  const sure = await confirm({ title: t('own.newCodesTitle'), text: t('own.newCodesText'), action: t('own.newCodes') });
  if (!sure) return;
  const made = await call('POST /v1/second-factors/recovery-codes');
  await showCodes(made.recovery_codes ?? []);
  await reload();
}

/** @param {SecondFactor} factor */
function factorRow(factor) {
  const name = factor.name;
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, name),
      ' ',
      !factor.confirmed && h('span', { class: 'chip warn' }, t('own.unconfirmed')),
      h(
        'p',
        { class: 'quiet' },
        t('own.madeOn', { day: day(factor.created_at) }),
        ' · ',
        factor.last_used_at ? t('own.usedAgo', { ago: ago(factor.last_used_at) }) : t('own.neverUsed'),
      ),
    ),
    h(
      'span',
      { class: 'btns' },
      button(
        t('own.rename'),
        async () => {
          const next = await askName(t('own.renameTitle'), name);
          if (next === undefined) return;
          await call('PATCH /v1/second-factors/{id}', { path: { id: factor.id }, body: { name: next } });
          await reload();
        },
        { kind: 'bare', name: t('own.renameName', { name }) },
      ),
      button(
        t('own.remove'),
        async () => {
          const sure = await confirm({ title: t('own.removeTitle', { name }), text: t('own.removeFactorText'), action: t('own.remove'), danger: true });
          if (!sure) return;
          await call('DELETE /v1/second-factors/{id}', { path: { id: factor.id } });
          await reload();
          note(t('own.removed', { name }));
        },
        { kind: 'bare', name: t('own.removeName', { name }) },
      ),
    ),
  );
}
