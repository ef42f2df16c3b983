/** Who stays: a row for the people of each week, a tint for how many of them came in the weeks after it. */

import { day, number, percent } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';

/** @typedef {import('../types/api').AnalyticsReport} Report */
/** @typedef {import('../types/api').Cohort} Cohort */

/** More columns than a screen or a page has are left away, the latest. */
const WEEKS = 12;

/**
 * How dark a cell is: six steps, so that neighbours differ.
 * @param {number} share
 */
export const tint = (share) => Math.min(6, Math.ceil(share * 6));

/** @param {Report} report */
export function cohortTable({ cohorts, fewest_people: few }) {
  const weeks = [...new Set(cohorts.flatMap((one) => one.weeks.map((each) => each.week)))].sort((one, other) => one - other).slice(0, WEEKS);
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'region', 'aria-label': t('figures.cohorts_about') },
    h(
      'table',
      { class: 'table cohorts' },
      h('caption', { class: 'said' }, t('figures.cohorts_about')),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'col' }, t('figures.cohort_week')),
          h('th', { scope: 'col', class: 'end' }, t('figures.cohort_size')),
          weeks.map((week) =>
            h(
              'th',
              { scope: 'col', class: 'end' },
              h('span', { 'aria-hidden': 'true' }, number(week, 0)),
              h('span', { class: 'said' }, t('figures.cohort_after', { week })),
            ),
          ),
        ),
      ),
      h(
        'tbody',
        null,
        cohorts.map((cohort) => row(cohort, weeks, few)),
      ),
    ),
  );
}

/** @param {Cohort} cohort @param {number[]} weeks @param {number} few */
const row = (cohort, weeks, few) =>
  h(
    'tr',
    null,
    h('th', { scope: 'row' }, day(cohort.week)),
    h('td', { class: 'end' }, number(cohort.size, 0)),
    weeks.map((week) => {
      const found = cohort.weeks.find((one) => one.week === week);
      if (!found) return h('td', null);
      if (found.active === undefined)
        return h(
          'td',
          { class: 'end faint' },
          h('span', { 'aria-hidden': 'true' }, `<${few}`),
          h('span', { class: 'said' }, t('figures.figures_hidden', { count: few })),
        );
      const share = found.active / cohort.size;
      return h('td', { class: `end tint-${tint(share)}` }, percent(share), h('span', { class: 'said' }, ` (${number(found.active, 0)})`));
    }),
  );
