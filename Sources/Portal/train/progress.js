/** Progress: the three lifts, the graph of one, the newest records, and the way to every other graph. */

import { call } from '../kit/api.js';
import { has } from '../kit/session.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { gain, graphName, liftGraph, lifts, rangeChoice, rangeOf, recordLine, remember, sheet, valueFigure } from './progress-parts.js';

/** @typedef {import('../types/api').PersonalRecord} PersonalRecord */
/** @typedef {typeof lifts[number]} Lift */

/** @type {import('../kit/router.js').Screen<{ best: PersonalRecord[], newest: PersonalRecord[] }>} */
export const progress = {
  path: '/train/progress',
  title: () => t('progress.title'),
  load: async ({ signal }) => {
    const ask = (/** @type {import('../types/calls').Query<'GET /v1/lifters/{lifter}/records'>} */ query) =>
      call('GET /v1/lifters/{lifter}/records', { path: { lifter: 'me' }, query, signal });
    const [best, newest] = await Promise.all([ask({ kind: 'e1rm', current: true, limit: 100 }), ask({ limit: 5 })]);
    return { best: best.items, newest: newest.items };
  },
  show: ({ best, newest }, { query }) => {
    const lift = cell(lifts.find((one) => one === query.get('lift')) ?? 'squat');
    const range = cell(rangeOf(query.get('range'))),
      covered = cell(/** @type {'day' | 'week' | 'month'} */ ('day'));
    return h(
      'div',
      { class: 'two' },
      h(
        'section',
        { class: 'sheet graph', 'aria-labelledby': 'graph' },
        h(
          'nav',
          { class: 'lifts', 'aria-label': t('progress.mainLifts') },
          lifts.map((one) => board(one, bestOf(best, one), lift)),
        ),
        h(
          'header',
          null,
          h('h2', { id: 'graph' }, () => t('progress.e1rmOf', { graph: graphName(lift()) })),
          h('a', { href: () => `/train/progress/${lift()}` }, t('progress.moreOfIt')),
        ),
        rangeChoice(range(), (next) => {
          range.set(next);
          remember({ range: next });
        }),
        liftGraph({ question: () => ({ lift: lift(), range: range() }), name: () => graphName(lift()), bucket: covered }),
        h('p', { class: 'quiet' }, () => t(`progress.best_${covered()}`)),
      ),
      h(
        'div',
        { class: 'stack' },
        sheet(
          'records',
          t('progress.records'),
          h('a', { href: '/train/progress/records' }, t('progress.allRecords')),
          newest.length ? h('ul', { class: 'lines' }, newest.map(recordLine)) : h('p', { class: 'quiet' }, t('progress.noRecords')),
        ),
        sheet('others', t('progress.others'), null, links()),
      ),
    );
  },
};

/**
 * The strongest of the exercises of a lift.
 * @param {PersonalRecord[]} best
 * @param {Lift} lift
 */
const bestOf = (best, lift) => best.filter((one) => one.lift === lift).sort((one, other) => other.value - one.value)[0];

/**
 * @param {Lift} lift
 * @param {PersonalRecord | undefined} record
 * @param {import('../kit/view.js').Cell<Lift>} chosen
 */
function board(lift, record, chosen) {
  return h(
    'a',
    {
      href: `/train/progress?lift=${lift}`,
      'aria-current': () => (chosen() === lift ? 'true' : null),
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        chosen.set(lift);
        remember({ lift });
      },
    },
    h('span', { class: 'name' }, graphName(lift)),
    record ? valueFigure(record.value, record.unit, record.kind) : h('span', { class: 'quiet' }, t('progress.notYet')),
    record && gain(record),
  );
}

function links() {
  /** @type {Array<[string, string, string] | false>} */
  const all = [
    ['/train/progress/exercises', 'progress', t('progress.exercises')],
    ['/train/progress/summary', 'history', t('progress.summary')],
    ['/train/progress/muscles', 'bar', t('progress.muscles')],
    ['/train/progress/body', 'body', t('progress.body')],
    has('goals') && ['/train/progress/goals', 'goal', t('progress.goals')],
    has('powerlifting') && ['/train/progress/powerlifting', 'calculator', t('progress.powerlifting')],
  ];
  return h(
    'ul',
    { class: 'lines links' },
    all.map((one) => one && h('li', null, h('a', { href: one[0] }, icon(one[1]), h('span', null, one[2]), icon('next')))),
  );
}
