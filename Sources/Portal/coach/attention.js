/** Who needs attention: each entry with its rule and the data behind it. Put aside with Undo. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { ago, day, signed, stamp, weightText } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { moreButton } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { countAttention } from './counts.js';
import { inSight, nameOf, reasonText, ruleName, rules, ruleSaid } from './parts.js';

/** @typedef {import('./parts.js').Reason} Reason */
/** @typedef {import('../types/api').AttentionQueue} Queue */

/** @param {URLSearchParams} query */
const asked = (query) => ({ limit: 50, rule: rules.find((one) => one === query.get('rule')), dismissed: query.get('aside') ? true : undefined });

/** @type {import('../kit/router.js').Screen<Queue>} */
export const attention = {
  path: '/coach/attention',
  title: () => t('coach.attention'),
  lead: (queue, { query }) => (query.get('aside') ? t('coach.asideLead') : t('coach.attentionLead', { count: total(queue) })),
  actions: () => h('a', { class: 'btn', href: '/coach/rules' }, t('coach.rules')),
  hints: ['roster'],
  load: async ({ query }) => {
    const queue = await call('GET /v1/attention', { query: asked(query) });
    if (!query.get('aside')) countAttention(queue);
    return queue;
  },
  show: (queue, { query }) => {
    const aside = Boolean(query.get('aside'));
    const list = h('ul', { class: 'lines attention-list' }, queue.items.map((one) => entry(one, aside)));
    const more = moreButton({ next: queue.next, text: t('coach.showMoreEntries'), load: (after) => call('GET /v1/attention', { query: { ...asked(query), after } }), add: (page) => {
      const rows = page.items.map((one) => entry(one, aside));
      list.append(...rows);
      return rows[0];
    } });
    return [filters(queue, query), h('section', { class: 'sheet', 'aria-label': t('coach.attention') }, queue.items.length ? list : nothing(aside)), more && h('p', { class: 'btns' }, more)];
  },
};

/** @param {Queue} queue */
const total = (queue) => queue.counts.reduce((sum, one) => sum + one.count, 0);

/**
 * @param {Queue} queue
 * @param {URLSearchParams} query
 */
function filters(queue, query) {
  const rule = query.get('rule') ?? '', aside = query.get('aside');
  const filter = (/** @type {string} */ to, /** @type {boolean} */ on, /** @type {string} */ text, /** @type {number[]} */ [count]) =>
    h('a', { class: 'filter', href: `/coach/attention${to}`, 'aria-current': on ? 'true' : null }, text, count !== undefined && h('span', { class: 'n' }, ` ${count}`));
  return h('nav', { class: 'bar one', 'aria-label': t('coach.filters') }, h('div', { class: 'filters', ...inSight },
    filter('', !rule && !aside, t('coach.all'), aside ? [] : [total(queue)]),
    queue.counts.map((one) => filter(`?rule=${one.rule}`, rule === one.rule, ruleName(one.rule), [one.count])),
    filter('?aside=1', Boolean(aside), t('coach.aside'), [])));
}

/** @param {boolean} aside */
const nothing = (aside) => (aside ? empty(t('coach.asideNone'), t('coach.asideNoneText'))
  : empty(t('coach.attentionNone'), t('coach.attentionNoneText'), h('a', { class: 'btn', href: '/coach/rules' }, t('coach.rules'))));

/**
 * @param {Reason} reason
 * @param {boolean} aside
 */
function entry(reason, aside) {
  const name = nameOf(reason.client);
  return h('li', null, h('div', { class: 'entry' },
    h('h2', null, h('a', { href: `/coach/clients/${reason.client.id}`, translate: 'no' }, name)),
    h('div', { class: 'reason' }, icon('flag'), h('span', null, reasonText(reason))),
    data(reason),
    h('p', { class: 'quiet' }, aside && reason.dismissed_until ? t('coach.asideUntil', { day: day(reason.dismissed_until) }) : [reason.at && [stamp(reason.at), ' · '], ruleSaid(reason)])),
  h('div', { class: 'btns' }, step(reason), aside
    ? h('button', { type: 'button', class: 'btn', onclick: act(() => bringBack(reason)) }, t('coach.bringBack'))
    : dismissing(reason)));
}

/**
 * The two ways to put an entry aside.
 * @param {Reason} reason
 * @param {() => unknown} [then]
 */
export const dismissing = (reason, then = reload) => [
  h('button', { type: 'button', class: 'btn', onclick: act(() => dismiss(reason, 7, then)) }, t('coach.dismiss7'), h('span', { class: 'said' }, ` (${nameOf(reason.client)})`)),
  menu(t('coach.dismissMore', { name: nameOf(reason.client) }), [
    { label: t('coach.dismiss1'), action: () => dismiss(reason, 1, then) },
    { label: t('coach.dismiss28'), action: () => dismiss(reason, 28, then) },
    { label: t('coach.dismissChanged'), action: () => dismiss(reason, 0, then) },
    { label: t('coach.ruleOfClient'), path: `/coach/clients/${reason.client.id}/rules` },
  ]),
];

/**
 * @param {Reason} reason
 * @param {number} days 0: until it says something else.
 * @param {() => unknown} then
 */
async function dismiss(reason, days, then) {
  const until = days ? new Date(Date.now() + days * 86_400_000).toISOString() : undefined;
  await call('POST /v1/attention/{id}/dismissals', { path: { id: reason.id }, body: { until } });
  await then();
  note(t('coach.dismissed', { name: nameOf(reason.client) }), () => call('DELETE /v1/attention/{id}/dismissals', { path: { id: reason.id } }).then(then));
}

/** @param {Reason} reason */
async function bringBack(reason) {
  await call('DELETE /v1/attention/{id}/dismissals', { path: { id: reason.id } });
  await (reason.dismissed_until ? reload() : go('/coach/attention'));
  note(t('coach.broughtBack', { name: nameOf(reason.client) }));
}

/**
 * Where one looks first.
 * @param {Reason} reason
 */
function step({ rule, client, data: found }) {
  const at = `/coach/clients/${client.id}`;
  const link = (/** @type {string} */ path, /** @type {string} */ text) => h('a', { class: 'btn', href: path }, text, h('span', { class: 'said' }, ` (${nameOf(client)})`));
  if (rule === 'falling_e1rm') return link(`${at}/progress`, t('coach.seeProgress'));
  if (rule === 'missed_sessions') return link(`${at}/plan`, t('coach.seePlan'));
  if (rule === 'high_rpe' && found.efforts?.length) return link(`${at}/workouts/${found.efforts[found.efforts.length - 1].workout_id}`, t('coach.seeWorkout'));
  if (rule === 'unread' && !found.unread_messages) return link(`${at}/workouts`, t('coach.seeWorkouts'));
  return link(`/coach/messages/${client.id}`, t('coach.message'));
}

/**
 * The figures behind the sentence.
 * @param {Reason} reason
 */
export function data({ data: found }) {
  /** @type {Array<[string, string]>} */
  const lines = [
    ...(found.exposures ?? []).map((one) => /** @type {[string, string]} */ ([day(one.date), weightText(one.e1rm, one.unit)])),
    ...(found.missed ?? []).map((one) => /** @type {[string, string]} */ ([one.planned_for ? day(one.planned_for) : '–', one.name])),
    ...(found.efforts ?? []).map((one) => /** @type {[string, string]} */ ([day(one.date), t('coach.rpeOver', { by: signed(one.rpe_excess) })])),
  ];
  if (found.last_workout) lines.push([ago(found.last_workout.date), `${found.last_workout.name} · ${t('coach.setCount', { count: found.last_workout.set_count })}`]);
  if (!lines.length) return null;
  return h('dl', { class: 'evidence' }, lines.map(([when, what]) => h('div', null, h('dt', null, when), h('dd', null, what))));
}

