/** The rules of attention: for all clients, and for one. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { number } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { ofClient } from './closing.js';
import { clientNow } from './known.js';
import { liftName, lifts, nameOf, ruleName, rules, sheet } from './parts.js';

/** @typedef {import('../types/api').TunedAttentionRules} Tuned */
/** @typedef {import('../types/api').AttentionRulesInput} Input */
/** @typedef {'missed_sessions' | 'missed_days' | 'fall_percent' | 'fall_exposures' | 'rpe_excess' | 'rpe_sessions' | 'silent_days'} Figure */

/** @type {Array<[rule: import('./parts.js').Rule, figures: Figure[]]>} */
const figures = [
  ['missed_sessions', ['missed_sessions', 'missed_days']],
  ['falling_e1rm', ['fall_percent', 'fall_exposures']],
  ['high_rpe', ['rpe_excess', 'rpe_sessions']],
  ['silence', ['silent_days']],
  ['unread', []],
];
/** @type {NonNullable<Input['muted']>} */
const mutable = [...rules, ...lifts.map((lift) => /** @type {const} */ (`falling_${lift}`))];
/** @type {Partial<Record<Figure, string>>} */
const units = { fall_percent: '%', rpe_excess: 'RPE' };

/** @type {import('../kit/router.js').Screen<Tuned>} */
export const rulesOfAll = {
  path: '/coach/rules',
  title: () => t('coach.rules'),
  tab: '/coach/attention',
  lead: () => t('coach.rulesLead'),
  crumb: () => ({ path: '/coach/attention', text: t('coach.attention') }),
  more: { group: 'coaching', icon: 'flag' },
  load: () => call('GET /v1/attention/rules'),
  show: (tuned) =>
    h(
      'div',
      { class: 'read-sheet' },
      sheet(
        'rules',
        t('coach.rulesForAll'),
        null,
        rulesForm(tuned, (own) => call('PUT /v1/attention/rules', { body: { own } })),
      ),
    ),
};

export const rulesOfClient = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: import('./known.js').Client, tuned: Tuned }>} */ ({
    path: '/coach/clients/{id}/rules',
    title: () => t('coach.rules'),
    tab: '/coach',
    lead: ({ client }) => [t('coach.rulesOnly'), ' ', h('span', { translate: 'no' }, nameOf(client))],
    crumb: (data, { params }) => ({ path: `/coach/clients/${params.id}`, text: data ? nameOf(data.client) : t('coach.client') }),
    load: async ({ params }) => {
      const [client, tuned] = await Promise.all([clientNow(params.id), call('GET /v1/clients/{lifter}/attention-rules', { path: { lifter: params.id } })]);
      return { client, tuned };
    },
    show: ({ tuned }, { params }) =>
      h(
        'div',
        { class: 'read-sheet' },
        sheet(
          'rules',
          t('coach.rulesHere'),
          null,
          rulesForm(tuned, (own) => call('PUT /v1/clients/{lifter}/attention-rules', { path: { lifter: params.id }, body: { own } })),
        ),
      ),
  }),
);

/**
 * What is left empty is as it is for all, or as the portal begins.
 * @param {Tuned} tuned
 * @param {(own: Input) => Promise<Tuned>} send
 */
function rulesForm(tuned, send) {
  /** @type {Array<import('../kit/form.js').Field | import('../kit/view.js').Child>} */
  const fields = [];
  for (const [rule, names] of figures) {
    fields.push(h('h3', null, ruleName(rule)));
    for (const name of names) {
      const applied = tuned.applied[name];
      fields.push({
        name,
        label: t(/** @type {const} */ (`coach.figure_${name}`)),
        type: name === 'fall_percent' || name === 'rpe_excess' ? 'number' : 'integer',
        unit: units[name],
        hint: tuned.own[name] === undefined && applied !== undefined ? t('coach.nowIs', { value: number(applied) }) : undefined,
      });
    }
    if (rule === 'falling_e1rm')
      for (const lift of lifts) fields.push({ name: `off/falling_${lift}`, label: t('coach.liftOff', { lift: liftName(lift) }), type: 'check' });
    fields.push({ name: `off/${rule}`, label: t('coach.ruleOff', { rule: ruleName(rule) }), type: 'check' });
  }
  const off = Object.fromEntries(mutable.map((one) => [one, tuned.own.muted?.includes(one) ?? false]));
  const element = form({
    value: { ...tuned.own, off },
    fields,
    send: (/** @type {Input & { off?: Record<string, boolean> }} */ { off: muted = {}, ...own }) =>
      send({ ...own, muted: tuned.own.muted || Object.values(muted).some(Boolean) ? mutable.filter((one) => muted[one]) : undefined }),
    done: async () => {
      await reload();
      note(t('coach.rulesSaved'));
    },
  });
  element.classList.add('rules-form');
  return element;
}
