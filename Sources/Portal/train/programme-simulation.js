// @ts-check
import { call } from '../kit/api.js';
import { failed } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { choiceField } from './fields.js';
import { busyButton, sheet } from './parts.js';
import { inUnit } from './why.js';

/** @typedef {import('../types/api').ProgrammeForecast} ProgrammeForecast */
/** @typedef {'hit' | 'missed' | 'exceeded'} Outcome */

const OUTCOMES = /** @type {Outcome[]} */ (['hit', 'missed', 'exceeded']);

/**
 * What the next cycles would be, if sessions went so. Nothing is written.
 * @param {import('../types/api').Programme} programme
 */
export function simulationSheet(programme) {
  const forecast = cell(/** @type {ProgrammeForecast | null} */ (null)),
    problem = cell(/** @type {unknown} */ (null));
  const words = OUTCOMES.map((one) => /** @type {[string, string]} */ ([one, t('plan.outcome', { outcome: one })]));
  const cycles = choiceField(
    t('plan.how_far'),
    [1, 2, 3, 4, 6].map((count) => [`${count}`, t('plan.cycles_n', { count })]),
    '3',
  );
  const otherwise = choiceField(t('plan.sessions_go'), words, 'hit');
  const exercise = choiceField(
    t('plan.but_lift'),
    [['', t('plan.no_lift')], ...programme.lifts.map((lift) => /** @type {[string, string]} */ ([lift.exercise, lift.exercise]))],
    '',
    { translate: 'no' },
  );
  const outcome = choiceField(t('plan.goes'), words, 'missed');
  const run = async () => {
    problem.set(null);
    try {
      const lift = exercise.input.value;
      forecast.set(
        await call('POST /v1/programmes/{id}/simulation', {
          path: { id: programme.id },
          body: {
            cycles: Number(cycles.input.value),
            otherwise: /** @type {Outcome} */ (otherwise.input.value),
            outcomes: lift ? [{ exercise: lift, outcome: /** @type {Outcome} */ (outcome.input.value) }] : [],
          },
        }),
      );
    } catch (failure) {
      problem.set(failure);
    }
  };
  return sheet(t('plan.simulation'), [
    h(
      'div',
      { class: 'stack' },
      h('p', { class: 'quiet' }, t('plan.simulation_why')),
      h('div', { class: 'pair' }, cycles.element, otherwise.element),
      h('div', { class: 'pair' }, exercise.element, outcome.element),
      h('p', { class: 'btns' }, busyButton(t('plan.simulate'), run)),
      h('div', { role: 'status' }, () => (problem() ? failed(problem(), run) : forecast() ? table(/** @type {ProgrammeForecast} */ (forecast())) : null)),
    ),
  ]);
}

/**
 * A line for each lift, a column for each cycle.
 * @param {ProgrammeForecast} forecast
 */
function table({ cycles }) {
  const lifts = [...new Set(cycles.flatMap((cycle) => cycle.lifts.map((lift) => lift.exercise)))];
  return h(
    'div',
    { class: 'scroller', tabindex: 0, role: 'group', 'aria-label': t('plan.simulation') },
    h(
      'table',
      { class: 'table' },
      h('caption', { class: 'said' }, t('plan.simulation')),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('th', { scope: 'col' }, t('plan.lift')),
          cycles.map((cycle) => h('th', { scope: 'col', class: 'end' }, t('plan.cycle_n', { n: cycle.cycle }))),
          h('th', { scope: 'col', class: 'end' }, t('plan.afterwards')),
        ),
      ),
      h(
        'tbody',
        null,
        lifts.map((name) =>
          h(
            'tr',
            null,
            h('th', { scope: 'row', translate: 'no' }, name),
            cycles.map((cycle) => {
              const lift = cycle.lifts.find((one) => one.exercise === name);
              return h('td', { class: 'end' }, lift ? h('span', { class: 'fig' }, inUnit(lift.weight, lift.unit)) : '–');
            }),
            h('td', { class: 'end' }, afterwards(cycles, name)),
          ),
        ),
      ),
    ),
  );
}

/** @param {ProgrammeForecast['cycles']} cycles @param {string} name */
function afterwards(cycles, name) {
  const last = cycles[cycles.length - 1];
  const move = last?.moves.filter((one) => one.exercise === name).pop();
  if (move) return [h('span', { class: 'fig' }, inUnit(move.to, move.unit)), h('span', { class: 'kind' }, t('plan.reason', { reason: move.reason }))];
  return '–';
}
