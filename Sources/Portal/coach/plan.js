/** One template of the coach, to be read and assigned. */

import { call } from '../kit/api.js';
import { list, rest, weekday } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { plannedText } from './client-workout.js';
import { assignmentLine } from './plans.js';
import { sheet } from './parts.js';

/** @typedef {import('../types/api').Template} Template */
/** @typedef {import('../types/api').PrescribedSet} PrescribedSet */

export const plan = closing(
  /** @type {import('../kit/router.js').Screen<{ template: Template, assignments: import('../types/api').AssignmentSummaryPage }>} */ ({
    path: '/coach/plans/{id}',
    title: (data) => data?.template.name ?? t('coach.template'),
    crumb: () => ({ path: '/coach/plans', text: t('coach.plans') }),
    lead: ({ template }) => [
      t('coach.exerciseCount', { count: template.exercises.length }),
      template.weekdays?.length ? ` · ${list(template.weekdays.map((name) => weekday(name)))}` : '',
    ],
    actions: ({ template }) => [
      h('a', { class: 'btn', href: `/train/templates/${template.id}/edit` }, icon('edit'), t('coach.edit')),
      h('a', { class: 'btn main', href: `/coach/assign?template=${template.id}` }, icon('plan'), t('coach.assign')),
    ],
    load: async ({ params: { id } }) => {
      const [template, assignments] = await Promise.all([
        call('GET /v1/templates/{id}', { path: { id } }),
        call('GET /v1/assignments', { query: { template_id: id, limit: 30 } }),
      ]);
      return { template, assignments };
    },
    show: ({ template, assignments }) =>
      h(
        'div',
        { class: 'two' },
        sheet(
          'exercises',
          t('coach.exercises'),
          null,
          template.notes && h('p', { class: 'typed-text quoted', translate: 'no' }, template.notes),
          h(
            'ul',
            { class: 'lines' },
            template.exercises.map((exercise) =>
              h(
                'li',
                { class: 'exercise-line' },
                h(
                  'div',
                  null,
                  h('b', { translate: 'no' }, exercise.name ?? t('coach.exercise')),
                  exercise.notes && h('p', { class: 'quiet typed-text', translate: 'no' }, exercise.notes),
                ),
                h(
                  'div',
                  { class: 'end' },
                  groups(exercise.sets, exercise.measure).map(([text, count, pause]) =>
                    h(
                      'p',
                      null,
                      h('span', { class: 'fig' }, count > 1 ? `${text} · ${t('coach.setCount', { count })}` : text),
                      pause ? h('span', { class: 'quiet' }, ` · ${t('coach.rest', { time: rest(pause) })}`) : null,
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
        sheet(
          'assignments',
          t('coach.assignments'),
          null,
          assignments.items.length ? h('ul', { class: 'lines' }, assignments.items.map(assignmentLine)) : h('p', { class: 'quiet' }, t('coach.noAssignments')),
        ),
      ),
  }),
);

/**
 * Sets that are the same stand in one line.
 * @param {PrescribedSet[]} sets
 * @param {import('../kit/reckoning.js').Measure} measure
 */
function groups(sets, measure) {
  /** @type {Array<[text: string, count: number, pause: number | undefined]>} */
  const found = [];
  for (const set of sets) {
    const text = plannedText(set, measure),
      last = found[found.length - 1];
    if (last && last[0] === text) last[1] += 1;
    else found.push([text, 1, set.rest_seconds]);
  }
  return found;
}
