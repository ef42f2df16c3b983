// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { mayMove } from '../kit/ask-day.js';
import { dialog } from '../kit/dialog.js';
import { day, time, today } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { toInstant, toLocal } from '../kit/wall.js';
import { textField } from './fields.js';
import { reason } from './parts.js';
import { startWorkout } from './start.js';

/** @typedef {import('../types/api').PlannedWorkoutSummary} Planned */
/** @typedef {Pick<import('../types/api').PlannedWorkout, 'id' | 'name' | 'planned_for' | 'starts_at' | 'time_zone' | 'sequence' | 'template_id' | 'remind_minutes' | 'version'>} Movable */

/**
 * When it is meant to be done, in words.
 * @param {Pick<Movable, 'planned_for' | 'starts_at' | 'time_zone'>} planned
 */
export const whenWords = (planned) =>
  planned.starts_at
    ? `${day(planned.starts_at, planned.time_zone)}, ${time(planned.starts_at, planned.time_zone)}`
    : planned.planned_for
      ? day(planned.planned_for)
      : t('plan.in_turn');

/** @param {Planned} planned @param {(id: string) => void} gone */
export const plannedLine = (planned, gone) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('a', { class: 'row-link', href: `/train/planned/${planned.id}`, translate: 'no' }, planned.name),
      h(
        'p',
        { class: 'quiet' },
        [
          whenWords(planned),
          planned.week === undefined ? '' : t('plan.week_n', { n: planned.week }),
          t('plan.exercises', { count: planned.exercise_count }),
          planned.assignment_id ? t('plan.from_coach') : '',
          planned.state === 'planned' ? '' : t('plan.state', { state: planned.state }),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    planned.state === 'planned'
      ? menu(t('plan.more_for', { name: planned.name }), [
          { label: t('plan.start'), icon: 'play', action: () => startWorkout({ ...planned, kind: 'plan' }) },
          { label: t('plan.move'), action: () => move(planned) },
          { label: t('plan.skip'), action: () => skip(planned, () => gone(planned.id)) },
        ])
      : null,
  );

/**
 * The body that leaves a plan as it is: without exercises they stay.
 * @param {Movable} planned @returns {import('../types/api').PlannedWorkoutInput}
 */
const asItIs = ({ name, planned_for, starts_at, time_zone, sequence, template_id, remind_minutes }) => ({
  name,
  planned_for,
  starts_at,
  time_zone,
  sequence,
  template_id,
  remind_minutes,
});

/**
 * The same time on another day; without a day there is no time and no reminder.
 * @param {Movable} planned @param {string | undefined} date
 */
const timesOn = ({ starts_at, time_zone, remind_minutes }, date) =>
  starts_at && date
    ? { starts_at: toInstant(`${date}T${toLocal(starts_at, time_zone).slice(11)}`, time_zone), remind_minutes }
    : { starts_at: undefined, remind_minutes: undefined };

/**
 * Asks where the day is past, or has a session of the same plan.
 * @param {import('../kit/ask-day.js').Session} planned @param {string | null | undefined} date
 */
export function mayHaveDay(planned, date) {
  const on = (/** @type {string} */ wanted) => call('GET /v1/planned-workouts', { query: { from: wanted, to: wanted, limit: 100 } });
  const said = { day: date ? day(date) : '' };
  return mayMove(planned, date, on, {
    title: t('plan.day_ask', said),
    past: t('plan.day_past', said),
    twice: t('plan.day_twice', said),
    action: t('plan.day_anyway'),
  });
}

/** @param {Movable} planned @param {() => void} [gone] */
export const skip = (planned, gone = reload) =>
  attempt(async () => {
    const skipped = await call('POST /v1/planned-workouts/{id}/skip', { path: { id: planned.id } });
    gone();
    note(t('plan.skipped', { name: planned.name }), async () => {
      await call('PUT /v1/planned-workouts/{id}', { path: { id: planned.id }, body: asItIs(planned), version: skipped.version });
      await reload();
    });
  });

/**
 * Another day, or the queue without days.
 * @param {Movable} planned
 */
export function move(planned) {
  const fault = cell('');
  const field = textField(t('plan.to_day'), { type: 'date', value: planned.planned_for ?? today() }, { fault, hint: t('plan.to_day_hint') });
  return dialog({
    title: t('plan.move_name', { name: planned.name }),
    show: (/** @type {() => void} */ close) => {
      const send = async (/** @type {string | undefined} */ date) => {
        try {
          if (!(await mayHaveDay(planned, date))) return;
          const body = { ...asItIs(planned), planned_for: date, ...timesOn(planned, date) };
          const done = await call('PUT /v1/planned-workouts/{id}', { path: { id: planned.id }, body, version: planned.version });
          close();
          await reload();
          note(date ? t('plan.moved', { day: day(date) }) : t('plan.moved_to_queue'), async () => {
            await call('PUT /v1/planned-workouts/{id}', { path: { id: planned.id }, body: asItIs(planned), version: done.version });
            await reload();
          });
        } catch (failure) {
          fault.set(reason(failure));
          field.input.focus();
        }
      };
      return h(
        'form',
        {
          class: 'stack',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            void send(field.input.value || undefined);
          },
        },
        field.element,
        h(
          'p',
          { class: 'btns' },
          h('button', { class: 'btn main', type: 'submit' }, t('plan.move')),
          h('button', { class: 'btn', type: 'button', onclick: () => send(undefined) }, t('plan.without_day')),
          h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.cancel')),
        ),
      );
    },
  });
}
