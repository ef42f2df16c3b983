/** Clients, the coach's home: who needs me, who is on track. Search, order and filter are the address; order and filter are remembered. */

import { call } from '../kit/api.js';
import { searchField } from '../kit/field.js';
import { prefer, preference, settled } from '../kit/preferences.js';
import { moreButton } from '../kit/table.js';
import { go } from '../kit/router.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { countAttention, countMessages } from './counts.js';
import { remember } from './known.js';
import { clientCount, inSight, moreRoom, nameOf, places, ruleName, rules, seen } from './parts.js';
import { rowOf } from './roster-row.js';

/** @typedef {import('../types/api').Roster} Roster */
/** @typedef {import('../types/api').RosterEntry} Client */
/** @typedef {import('../types/api').AttentionEntry} Reason */
/** @typedef {{ roster: Roster, reasons: Map<string, Reason[]>, labels: import('../types/api').ClientLabel[] }} Data */

/** How many there are, from the last list without a filter: the counts stand at the filters. */
const totals = { needs: /** @type {number | undefined} */ (undefined), unplanned: /** @type {number | undefined} */ (undefined), clients: 0 };

const orders = /** @type {const} */ (['attention', 'last_workout', 'adherence', 'name', 'since']);
/** The way each order is read first: who trained longest ago, who did least. */
const directions = { attention: undefined, last_workout: 'descending', adherence: 'ascending', name: undefined, since: 'descending' };

/** @typedef {{ only?: string, label?: string, rule?: string }} Filter */

/**
 * The filter of the address; else the one that was chosen last, unless the address searches. "all" is none.
 * @param {URLSearchParams} query
 * @returns {Filter}
 */
function filterOf(query) {
  const named = { only: query.get('only') ?? undefined, label: query.get('label') ?? undefined, rule: query.get('rule') ?? undefined };
  if (named.only === 'all') return {};
  return Object.values(named).some(Boolean) || query.get('q') ? named : preference('roster_filter', /** @type {Filter} */ ({}));
}

/** @param {URLSearchParams} query */
const asked = (query) => {
  const { only, label, rule } = filterOf(query);
  const wanted = query.get('sort') ?? preference('roster_order', 'attention');
  const sort = orders.find((one) => one === wanted) ?? 'attention';
  return {
    limit: 100,
    sort,
    direction: /** @type {'ascending' | 'descending' | undefined} */ (directions[sort]),
    q: query.get('q') ?? undefined,
    label,
    flag: rules.find((one) => one === rule),
    flagged: only === 'needs' || undefined,
  };
};

export const roster = closing(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach',
    title: () => t('coach.clients'),
    lead: ({ roster: { clients } }) => [clientCount(clients), totals.needs !== undefined && `, ${t('coach.needYou', { count: totals.needs })}`, moreRoom()],
    actions: () => [
      h('a', { class: 'btn', href: '/coach/feed' }, icon('history'), t('coach.feed')),
      h('a', { class: 'btn main', href: '/coach/invites' }, icon('plus'), t('coach.invite')),
    ],
    hints: ['roster'],
    load: async ({ query }) => {
      if (!query.get('sort') || !query.get('only')) await settled();
      const [first, queue, labels] = await Promise.all([
        call('GET /v1/clients', { query: asked(query) }),
        seen(call('GET /v1/attention', { query: { limit: 100 } })),
        call('GET /v1/client-labels'),
      ]);
      const found = isStale(query, labels.items) ? await call('GET /v1/clients', { query: asked(query) }) : first;
      remember(found.items);
      if (queue) countAttention(queue);
      countPlaces(found.clients);
      /** @type {Map<string, Reason[]>} */
      const reasons = new Map();
      for (const reason of queue?.items ?? []) reasons.set(reason.client.id, [...(reasons.get(reason.client.id) ?? []), reason]);
      totals.needs = queue?.clients;
      const { q, label, flag, flagged } = asked(query);
      if (!q && !label && !flag && !flagged) count(found);
      return { roster: found, reasons, labels: labels.items };
    },
    show: (data, { query }) => {
      if (!data.roster.clients) return nobody();
      return [bar(data, query), paused(data.roster.items), list(data, query)];
    },
  }),
  (data) => data.roster.items,
);

/**
 * Whether the remembered label is gone. Then it is forgotten.
 * @param {URLSearchParams} query
 * @param {Data['labels']} labels
 */
function isStale(query, labels) {
  const { label } = filterOf(query);
  if (!label || query.get('label') || labels.some((one) => one.name === label)) return false;
  prefer('roster_filter', {});
  return true;
}

/** @param {Roster} found */
function count({ items, next, clients }) {
  Object.assign(totals, { clients, unplanned: next ? undefined : items.filter(unplanned).length });
  if (!next) countMessages(items.reduce((sum, client) => sum + client.unread_messages, 0));
}

/** Of how many clients the plan was asked last: again once there are others. */
let counted = 0;

/**
 * How many the plan has room for is not waited for.
 * @param {number} clients
 */
function countPlaces(clients) {
  if (clients === counted) return;
  counted = clients;
  places().catch(() => {
    counted = 0;
  });
}

/** @param {Client} client */
const unplanned = (client) => client.scopes.includes('plans') && !client.next_session && !client.away_until;

/**
 * The address with one thing changed.
 * @param {URLSearchParams} query
 * @param {Record<string, string | undefined>} changes
 */
function address(query, changes) {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `/coach?${text}` : '/coach';
}

/**
 * @param {Data} data
 * @param {URLSearchParams} query
 */
function bar(data, query) {
  const { only, label, rule } = filterOf(query);
  const none = { only: undefined, label: undefined, rule: undefined };
  const filter = (/** @type {Filter} */ to, /** @type {boolean} */ on, /** @type {string} */ text, /** @type {number | undefined} */ count, typed = false) =>
    h(
      'a',
      {
        class: 'filter',
        href: address(query, { ...none, ...to }),
        onclick: () => prefer('roster_filter', to.only === 'all' ? {} : to),
        'aria-current': on ? 'true' : null,
        translate: typed ? 'no' : null,
      },
      text,
      count !== undefined && h('span', { class: 'n' }, ` ${count}`),
    );
  const sort = h(
    'select',
    {
      id: 'order',
      onchange: () => {
        prefer('roster_order', sort.value);
        void go(address(query, { sort: sort.value }));
      },
    },
    orders.map((one) => h('option', { value: one }, t(/** @type {const} */ (`coach.order_${one}`)))),
  );
  sort.value = asked(query).sort;
  return h(
    'div',
    { class: 'bar roster-bar' },
    searchField({
      label: t('coach.find'),
      id: 'find-client',
      value: query.get('q') ?? '',
      search: (q) => go(address(query, { ...none, q }), { replace: true }),
    }),
    h(
      'nav',
      { class: 'filters', ...inSight, 'aria-label': t('coach.filters') },
      filter({ only: 'all' }, !only && !label && !rule, t('coach.all'), data.roster.clients),
      filter({ only: 'needs' }, only === 'needs', t('coach.needs'), totals.needs),
      totals.unplanned ? filter({ only: 'unplanned' }, only === 'unplanned', t('coach.unplanned'), totals.unplanned) : null,
      rule && filter({ rule }, true, ruleName(/** @type {Reason['rule']} */ (rule)), undefined),
      data.labels.map((one) => filter({ label: one.name }, label === one.name, one.name, one.client_count, true)),
    ),
    h('div', { class: 'field' }, h('label', { class: 'said', for: 'order' }, t('coach.order')), sort),
  );
}

/**
 * Whoever paused sharing is said once, above the list.
 * @param {Client[]} items
 */
function paused(items) {
  const names = items.filter((client) => client.paused);
  if (!names.length) return null;
  return noteBox('closed', 'hidden', h('p', null, t('coach.pausedBy', { count: names.length, name: nameOf(names[0]) })));
}

/** @type {Client['scopes']} */
const watched = ['history', 'plans', 'main_lifts', 'all_lifts'];

/**
 * Of who shares nothing that a rule looks at nobody knows whether they are on track.
 * @param {Client} client
 */
const isWatched = (client) => client.scopes.some((scope) => watched.includes(scope));

/**
 * @param {Data} data
 * @param {URLSearchParams} query
 */
function list(data, query) {
  const { only, label, rule } = filterOf(query),
    isWhole = !only && !query.get('q') && !label && !rule;
  const fits = (/** @type {Client} */ client) => only !== 'unplanned' || unplanned(client);
  const shown = data.roster.items.filter(fits),
    grouped = asked(query).sort === 'attention';
  if (!shown.length)
    return h(
      'div',
      { class: 'sheet' },
      empty(
        t('coach.noneFound'),
        t('coach.noneFoundText'),
        h('a', { class: 'btn', href: '/coach?only=all', onclick: () => prefer('roster_filter', {}) }, t('coach.showAll')),
      ),
    );
  const needs = shown.filter((client) => client.flags.length),
    rest = shown.filter((client) => !client.flags.length);
  const unwatched = isWhole ? data.roster.unwatched - needs.filter((client) => !isWatched(client)).length : rest.filter((client) => !isWatched(client)).length;
  const body = h('tbody', { role: 'rowgroup' });
  let isTold = false;
  const add = (/** @type {Client[]} */ items) =>
    items.map((client) => {
      if (grouped && !isTold && !client.flags.length && !isWatched(client)) {
        isTold = true;
        body.append(group(t('coach.unwatched'), unwatched));
      }
      const row = rowOf(client, data.reasons.get(client.id) ?? []);
      body.append(row);
      return row;
    });
  if (grouped) {
    if (needs.length) body.append(group(t('coach.needs'), needs.length));
    add(needs);
    if (rest.some(isWatched)) body.append(group(t('coach.onTrack'), isWhole ? data.roster.clients - needs.length - unwatched : rest.filter(isWatched).length));
    add(rest);
  } else add(shown);
  const more = moreButton({
    next: data.roster.next,
    text: t('coach.showMore', { count: data.roster.total - data.roster.items.length }),
    load: (after) => call('GET /v1/clients', { query: { ...asked(query), after } }),
    add: (page) => {
      remember(page.items);
      return add(page.items.filter(fits))[0];
    },
  });
  const head = (/** @type {string} */ name, /** @type {string} */ text, said = false) =>
    h('th', { class: name, scope: 'col', role: 'columnheader' }, said ? h('span', { class: 'said' }, text) : text);
  return [
    h(
      'section',
      { class: 'sheet roster-sheet', 'aria-label': t('coach.clients') },
      h(
        'table',
        { class: 'roster', role: 'table' },
        h('caption', { class: 'said' }, t('coach.rosterCaption')),
        h(
          'thead',
          { role: 'rowgroup' },
          h(
            'tr',
            { role: 'row' },
            head('col-who', t('coach.client')),
            head('col-why', t('coach.why')),
            head('col-last', t('coach.lastWorkout')),
            head('col-week', t('coach.sevenDays')),
            head('col-next', t('coach.nextSession')),
            head('col-lift', t('coach.lift_squat')),
            head('col-lift', t('coach.lift_bench_press')),
            head('col-lift', t('coach.lift_deadlift')),
            head('col-post', t('coach.unreadAndMore'), true),
          ),
        ),
        body,
      ),
    ),
    more && h('p', { class: 'btns' }, more),
  ];
}

/**
 * @param {string} text
 * @param {number} count
 */
const group = (text, count) =>
  h('tr', { role: 'row', class: 'grouping' }, h('th', { class: 'group', colspan: '9', scope: 'rowgroup', role: 'rowheader' }, `${text} · ${count}`));

const nobody = () =>
  h(
    'div',
    { class: 'sheet' },
    empty(t('coach.nobody'), t('coach.nobodyText'), h('a', { class: 'btn main', href: '/coach/invites' }, icon('plus'), t('coach.invite'))),
  );
