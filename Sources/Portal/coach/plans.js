/** The coach's templates and programmes, and what became of those that were assigned. */

import { allOf, call } from '../kit/api.js';
import { day, list, number, weekday } from '../kit/format.js';
import { has } from '../kit/session.js';
import { moreButton } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { seen, sheet } from './parts.js';

/** @typedef {import('../types/api').TemplateSummary} Template */
/** @typedef {import('../types/api').ProgrammeSummary} Programme */
/** @typedef {import('../types/api').AssignmentSummary} Assignment */
/** @typedef {{ templates: Template[], programmes: Programme[], assignments: import('../types/api').AssignmentSummaryPage }} Data */

export const plans = closing(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach/plans',
    title: () => t('coach.plans'),
    lead: () => t('coach.plansLead'),
    actions: () => h('a', { class: 'btn main', href: '/coach/assign' }, icon('plan'), t('coach.assign')),
    load: async ({ query }) => {
      const [templates, programmes, assignments] = await Promise.all([
        allOf((after) => call('GET /v1/templates', { query: { limit: 100, after } })),
        has('programmes') ? seen(allOf((after) => call('GET /v1/programmes', { query: { limit: 100, after } }))) : undefined,
        call('GET /v1/assignments', { query: { limit: 30, withdrawn: query.get('withdrawn') ? true : undefined } }),
      ]);
      return { templates, programmes: programmes ?? [], assignments };
    },
    show: ({ templates, programmes, assignments }, { query }) =>
      h(
        'div',
        { class: 'two' },
        h(
          'div',
          { class: 'stack' },
          sheet(
            'templates',
            t('coach.templates'),
            h('a', { href: '/train/templates/new' }, t('coach.newTemplate')),
            templates.length
              ? h('ul', { class: 'lines' }, templates.map(templateLine))
              : empty(
                  t('coach.noTemplates'),
                  t('coach.noTemplatesText'),
                  h('a', { class: 'btn', href: '/train/templates/new' }, icon('plus'), t('coach.newTemplate')),
                ),
          ),
          has('programmes') &&
            sheet(
              'programmes',
              t('coach.programmes'),
              h('a', { href: '/train/programmes/new' }, t('coach.newProgramme')),
              programmes.length ? h('ul', { class: 'lines' }, programmes.map(programmeLine)) : h('p', { class: 'quiet' }, t('coach.noProgrammes')),
            ),
        ),
        h(
          'div',
          { class: 'stack' },
          sheet(
            'assignments',
            t('coach.assignments'),
            query.get('withdrawn')
              ? h('a', { href: '/coach/plans' }, t('coach.hideWithdrawn'))
              : h('a', { href: '/coach/plans?withdrawn=1' }, t('coach.withWithdrawn')),
            assignmentList(assignments, Boolean(query.get('withdrawn'))),
          ),
        ),
      ),
  }),
);

/** @param {Template} one */
const templateLine = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('a', { href: `/coach/plans/${one.id}`, translate: 'no' }, one.name)),
      h(
        'p',
        { class: 'quiet' },
        [
          t('coach.exerciseCount', { count: one.exercise_count }),
          t('coach.setCount', { count: one.set_count }),
          one.weekdays.length && list(one.weekdays.map((name) => weekday(name, 'short'))),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    h('a', { class: 'btn', href: `/coach/assign?template=${one.id}` }, t('coach.assign'), h('span', { class: 'said', translate: 'no' }, ` (${one.name})`)),
  );

/** @param {Programme} one */
const programmeLine = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('a', { href: `/train/programmes/${one.id}`, translate: 'no' }, one.name)),
      h('p', { class: 'quiet' }, t('coach.cycle', { number: one.cycle })),
    ),
    h('a', { class: 'btn', href: `/coach/assign?programme=${one.id}` }, t('coach.assign'), h('span', { class: 'said', translate: 'no' }, ` (${one.name})`)),
  );

/**
 * @param {import('../types/api').AssignmentSummaryPage} page
 * @param {boolean} withdrawn
 */
function assignmentList(page, withdrawn) {
  if (!page.items.length) return empty(t('coach.noAssignments'), t('coach.noAssignmentsText'));
  const lines = h('ul', { class: 'lines' }, page.items.map(assignmentLine));
  return [
    lines,
    moreButton({
      next: page.next,
      text: t('coach.showOlder'),
      load: (after) => call('GET /v1/assignments', { query: { limit: 30, after, withdrawn: withdrawn || undefined } }),
      add: (found) => {
        const rows = found.items.map(assignmentLine);
        lines.append(...rows);
        return rows[0];
      },
    }),
  ];
}

/** @param {Assignment} one */
export const assignmentLine = (one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h(
        'p',
        null,
        h('a', { href: `/coach/assignments/${one.id}`, translate: 'no' }, one.name),
        one.withdrawn_at && [' ', h('span', { class: 'chip' }, t('coach.withdrawn'))],
      ),
      h(
        'p',
        { class: 'quiet' },
        [
          t('coach.clientCount', { count: one.client_count }),
          one.starts_on && t('coach.startsOn', { day: day(one.starts_on) }),
          one.progress.next_on && t('coach.nextOn', { day: day(one.progress.next_on) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    progressOf(one.progress),
  );

/** @param {import('../types/api').PlanProgress} progress */
export function progressOf(progress) {
  return h(
    'div',
    { class: 'end' },
    h('span', { class: 'fig' }, number(progress.done, 0)),
    h('span', { class: 'unit' }, t('coach.of', { count: progress.sessions })),
    (progress.missed > 0 || progress.adherence !== undefined) &&
      h('p', { class: 'quiet' }, progress.missed > 0 ? t('coach.missedCount', { count: progress.missed }) : `${number(progress.adherence ?? 0, 0)} %`),
  );
}
