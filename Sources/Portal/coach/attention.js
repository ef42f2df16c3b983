/** Who needs attention: a client once, each reason with its rule and the data behind it. Put aside with Undo. */

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
import { closing } from './closing.js';
import { countAttention } from './counts.js';
import { meet } from './names.js';
import { inSight, liftName, nameOf, reasonText, ruleName, rules, ruleSaid } from './parts.js';

/** @typedef {import('./parts.js').Reason} Reason */
/** @typedef {NonNullable<import('../types/api').AttentionRules['muted']>[number]} Muted */
/** @typedef {import('../types/api').AttentionQueue} Queue */

/** @param {URLSearchParams} query */
const asked = (query) => ({ limit: 50, rule: rules.find((one) => one === query.get('rule')), dismissed: query.get('aside') ? true : undefined });

export const attention = closing(
  /** @type {import('../kit/router.js').Screen<Queue>} */ ({
    path: '/coach/attention',
    title: () => t('coach.attention'),
    lead: (queue, { query }) => (query.get('aside') ? t('coach.asideLead') : t('coach.needYou', { count: queue.clients })),
    actions: () => h('a', { class: 'btn', href: '/coach/rules' }, t('coach.rules')),
    hints: ['roster'],
    load: async ({ query }) => {
      const queue = await call('GET /v1/attention', { query: asked(query) });
      meet(queue.items.map((one) => one.client));
      if (!query.get('aside')) countAttention(queue);
      return queue;
    },
    show: (queue, { query }) => {
      const aside = Boolean(query.get('aside'));
      const list = h('ul', { class: 'lines attention-list' });
      /** @type {Map<string, HTMLElement>} */
      const cards = new Map();
      /** @param {Reason[]} reasons Their clients' cards are made where there is none yet. Returns the first of these reasons. */
      const add = (reasons) =>
        reasons.map((one) => {
          const part = entry(one, aside);
          let card = cards.get(one.client.id);
          if (!card) {
            card = h('li', null, heading(one));
            cards.set(one.client.id, card);
            list.append(card);
          }
          card.append(part);
          return part;
        })[0];
      add(queue.items);
      const more = moreButton({
        next: queue.next,
        text: t('coach.showMoreEntries'),
        load: (after) => call('GET /v1/attention', { query: { ...asked(query), after } }),
        add: (page) => {
          meet(page.items.map((one) => one.client));
          shown.push(...page.items);
          return add(page.items);
        },
      });
      const shown = [...queue.items];
      const all =
        !aside && queue.items.length > 1 && h('button', { type: 'button', class: 'btn', onclick: act(() => dismissAll(shown)) }, t('coach.dismissAll'));
      return [
        filters(queue, query),
        h('section', { class: 'sheet', 'aria-label': t('coach.attention') }, queue.items.length ? list : nothing(aside)),
        (more || all) && h('p', { class: 'btns' }, more, all),
      ];
    },
  }),
);

/** @param {Queue} queue */
const total = (queue) => queue.counts.reduce((sum, one) => sum + one.count, 0);

/**
 * @param {Queue} queue
 * @param {URLSearchParams} query
 */
function filters(queue, query) {
  const rule = query.get('rule') ?? '',
    aside = query.get('aside');
  const filter = (/** @type {string} */ to, /** @type {boolean} */ on, /** @type {string} */ text, /** @type {number[]} */ [count]) =>
    h(
      'a',
      { class: 'filter', href: `/coach/attention${to}`, 'aria-current': on ? 'true' : null },
      text,
      count !== undefined && h('span', { class: 'n' }, ` ${count}`),
    );
  return h(
    'nav',
    { class: 'bar one', 'aria-label': t('coach.filters') },
    h(
      'div',
      { class: 'filters', ...inSight },
      filter('', !rule && !aside, t('coach.all'), aside ? [] : [total(queue)]),
      queue.counts.map((one) => filter(`?rule=${one.rule}`, rule === one.rule, ruleName(one.rule), [one.count])),
      filter('?aside=1', Boolean(aside), t('coach.aside'), []),
    ),
  );
}

/** @param {boolean} aside */
const nothing = (aside) =>
  aside
    ? empty(t('coach.asideNone'), t('coach.asideNoneText'))
    : empty(t('coach.attentionNone'), t('coach.attentionNoneText'), h('a', { class: 'btn', href: '/coach/rules' }, t('coach.rules')));

/** @param {Reason} reason */
const heading = ({ client }) => h('h2', null, h('a', { href: `/coach/clients/${client.id}`, translate: 'no' }, nameOf(client)));

/**
 * @param {Reason} reason
 * @param {boolean} aside
 */
const entry = (reason, aside) =>
  h(
    'div',
    { class: 'case' },
    h(
      'div',
      { class: 'entry' },
      h('div', { class: 'reason' }, icon('flag'), h('span', null, reasonText(reason))),
      data(reason),
      h(
        'p',
        { class: 'quiet' },
        aside && reason.dismissed_until ? t('coach.asideUntil', { day: day(reason.dismissed_until) }) : between(moment(reason), ruleSaid(reason)),
      ),
    ),
    h(
      'div',
      { class: 'btns' },
      step(reason),
      aside ? h('button', { type: 'button', class: 'btn', onclick: act(() => bringBack(reason)) }, t('coach.bringBack')) : dismissing(reason),
    ),
  );

/** @param {Reason} reason */
function moment({ at, data: found }) {
  const since = at ?? found.unread_at;
  return since && stamp(since);
}

/** @param {...(Node | string | null | undefined)} parts Those that are there, with a dot between them. */
const between = (...parts) => parts.filter(Boolean).flatMap((one, at) => (at ? [' · ', one] : [one]));

/**
 * The two ways to put an entry aside.
 * @param {Reason} reason
 * @param {() => unknown} [then]
 */
export const dismissing = (reason, then = reload) => [
  h(
    'button',
    { type: 'button', class: 'btn', onclick: act(() => dismiss(reason, 7, then)) },
    t('coach.dismiss7'),
    h('span', { class: 'said' }, ` (${nameOf(reason.client)}, ${ruleName(reason.rule)})`),
  ),
  menu(t('coach.dismissMore', { name: `${nameOf(reason.client)}, ${ruleName(reason.rule)}` }), [
    { label: t('coach.dismiss1'), action: () => dismiss(reason, 1, then) },
    { label: t('coach.dismiss28'), action: () => dismiss(reason, 28, then) },
    { label: t('coach.dismissChanged'), action: () => dismiss(reason, 0, then) },
    ...(reason.data.falls ?? []).map(({ lift }) => ({
      label: t('coach.muteLift', { lift: liftName(lift) }),
      action: muting(reason, [`falling_${lift}`], then),
    })),
    { label: t('coach.muteRule', { rule: ruleName(reason.rule) }), action: muting(reason, [reason.rule], then) },
    { label: t('coach.muteClient'), action: muting(reason, rules, then) },
    { label: t('coach.ruleOfClient'), path: `/coach/clients/${reason.client.id}/rules` },
  ]),
];

/**
 * What says nothing more of this about the client. Undo sets the rules as they were.
 * @param {Reason} reason
 * @param {Muted[]} what
 * @param {() => unknown} then
 */
function muting(reason, what, then) {
  const path = { lifter: reason.client.id };
  /** @type {import('../types/api').TunedAttentionRules | undefined} */
  let before;
  return async () => {
    // Where the answer was lost, the rules may be changed already: what they were is not read twice.
    before ??= await call('GET /v1/clients/{lifter}/attention-rules', { path });
    const { own, applied } = before;
    const body = { own: { ...own, muted: [...new Set([...(applied.muted ?? []), ...what])] } };
    await call('PUT /v1/clients/{lifter}/attention-rules', { path, body }).catch((failure) => {
      // What was refused is not done: the next press reads again.
      if (failure.refuses) before = undefined;
      throw failure;
    });
    before = undefined;
    await then();
    note(t('coach.muted', { name: nameOf(reason.client) }), () => call('PUT /v1/clients/{lifter}/attention-rules', { path, body: { own } }).then(then));
  };
}

/** @param {Reason[]} reasons */
async function dismissAll(reasons) {
  const entries = reasons.map((one) => one.id);
  await call('POST /v1/attention/dismissals', { body: { entries, until: new Date(Date.now() + 7 * 86_400_000).toISOString() } });
  await reload();
  note(t('coach.dismissedAll', { count: entries.length }), () => call('POST /v1/attention/returns', { body: { entries } }).then(reload));
}

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
  const link = (/** @type {string} */ path, /** @type {string} */ text) =>
    h('a', { class: 'btn', href: path }, text, h('span', { class: 'said' }, ` (${nameOf(client)})`));
  if (rule === 'falling_e1rm') return link(`${at}/progress`, t('coach.seeProgress'));
  if (rule === 'missed_sessions') return link(`${at}/plan`, t('coach.seePlan'));
  if (rule === 'high_rpe' && found.efforts?.length) return link(`${at}/workouts/${found.efforts[found.efforts.length - 1].workout_id}`, t('coach.seeWorkout'));
  if (rule === 'unread' && !found.unread_messages)
    return found.unread_workout_id ? link(`${at}/workouts/${found.unread_workout_id}`, t('coach.seeWorkout')) : link(`${at}/workouts`, t('coach.seeWorkouts'));
  return link(`/coach/messages/${client.id}`, t('coach.message'));
}

/**
 * The figures behind the sentence.
 * @param {Reason} reason
 */
export function data({ data: found }) {
  /** @type {Array<[string, string]>} */
  const lines = [
    ...(found.falls ?? []).flatMap(({ lift, exposures }, _, { length }) =>
      exposures.map(
        (one) => /** @type {[string, string]} */ ([length > 1 ? `${liftName(lift)}, ${day(one.date)}` : day(one.date), weightText(one.e1rm, one.unit)]),
      ),
    ),
    ...(found.missed ?? []).map((one) => /** @type {[string, string]} */ ([one.planned_for ? day(one.planned_for) : '–', one.name])),
    ...(found.efforts ?? []).map((one) => /** @type {[string, string]} */ ([day(one.date), t('coach.rpeOver', { by: signed(one.rpe_excess) })])),
  ];
  if (found.last_workout)
    lines.push([ago(found.last_workout.date), `${found.last_workout.name} · ${t('coach.setCount', { count: found.last_workout.set_count })}`]);
  if (found.unread_text) return h('blockquote', { class: 'first-line', translate: 'no' }, found.unread_text);
  if (!lines.length) return null;
  return h(
    'dl',
    { class: 'evidence' },
    lines.map(([when, what]) => h('div', null, h('dt', null, when), h('dd', null, what))),
  );
}
