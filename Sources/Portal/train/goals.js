/** Goals: how far each is, and one step to the graph that shows it. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { bodyValue } from '../kit/body-value.js';
import { date, percent, person, typed, weightValue } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { reload } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { back, graphName, lifts, sheet } from './progress-parts.js';

/** @typedef {import('../types/api').Goal} Goal */
/** @typedef {import('../types/api').GoalInput} GoalInput */
/** @typedef {GoalInput & { what: string }} Typed */

/** @type {import('../kit/router.js').Screen<{ items: Goal[] }>} */
export const goals = {
  path: '/train/progress/goals',
  title: () => t('progress.goals'),
  crumb: back,
  needs: { module: 'goals' },
  more: { group: 'training', icon: 'goal' },
  load: ({ signal }) => call('GET /v1/goals', { signal }),
  actions: () => h('button', { type: 'button', class: 'btn main', onclick: () => edit() }, icon('plus'), t('progress.newGoal')),
  show: ({ items }) => {
    if (!items.length) return h('div', { class: 'sheet' }, empty(t('progress.noGoals'), t('progress.noGoalsText')));
    const open = items.filter((one) => one.state === 'open'),
      over = items.filter((one) => one.state !== 'open');
    return h(
      'div',
      { class: 'stack' },
      open.length > 0 && sheet('open', t('progress.openGoals'), null, h('ul', { class: 'lines' }, open.map(line))),
      over.length > 0 && sheet('over', t('progress.overGoals'), null, h('ul', { class: 'lines' }, over.map(line))),
    );
  },
};

/** @param {Goal} goal */
function goalName(goal) {
  if (goal.kind === 'frequency') return t('progress.goal_frequency');
  if (goal.kind === 'lift') return goal.name ? typed(goal.name) : graphName(goal.lift ?? '');
  return t(`progress.${goal.kind}`);
}

/** @param {Goal} goal @param {number | undefined} value */
function amount(goal, value) {
  if (value === undefined) return t('progress.notYet');
  if (goal.kind === 'frequency') return t('progress.timesAWeek', { count: value });
  return `${bodyValue(value, goal.unit).join(' ')}${goal.reps && goal.reps > 1 ? ` × ${goal.reps}` : ''}`;
}

/**
 * A graph is in the person's unit.
 * @param {Goal} goal
 */
const shownTarget = (goal) => weightValue(goal.target, goal.unit === 'lb' ? 'lb' : 'kg');

/** @param {Goal} goal */
function graphOf(goal) {
  const until = goal.due_on ? `&goal_by=${goal.due_on}` : '';
  if (goal.kind === 'lift')
    return `/train/progress/${goal.lift ?? goal.exercise_id}?${(goal.reps ?? 1) > 1 ? 'measure=weight' : `goal=${shownTarget(goal)}${until}`}`;
  if (goal.kind === 'body_weight') return `/train/progress/body?goal=${shownTarget(goal)}${until}`;
  return goal.kind === 'body_fat' ? '/train/progress/body?graph=body_fat' : '/train/progress/summary';
}

/** @param {Goal} goal */
function line(goal) {
  const share = Math.min(1, Math.max(0, goal.progress ?? 0));
  const name = goalName(goal);
  return h(
    'li',
    { class: 'goal-line' },
    h(
      'span',
      null,
      h('a', { href: graphOf(goal) }, name),
      h('br'),
      h(
        'span',
        { class: 'quiet' },
        t('progress.goalNow', { now: amount(goal, goal.current_value), target: amount(goal, goal.target) }),
        goal.due_on && ` · ${t('progress.goalDue', { day: date(goal.due_on) })}`,
      ),
      h('progress', { value: share, max: 1, 'aria-label': t('progress.done', { share: percent(share) }) }),
    ),
    h(
      'span',
      { class: 'end' },
      h('span', { class: 'fig' }, goal.state === 'open' ? percent(share) : t(`progress.goal_${goal.state}`)),
      menu(t('progress.actionsFor', { name: typeof name === 'string' ? name : (name.textContent ?? '') }), [
        { label: t('progress.share'), icon: 'share', action: () => shareGoal(goal, typeof name === 'string' ? name : (name.textContent ?? '')) },
        { label: t('progress.change'), icon: 'edit', action: () => edit(goal) },
        { label: t('progress.remove'), icon: 'delete', danger: true, action: () => remove(goal) },
      ]),
    ),
  );
}

/** @param {Goal} goal */
async function remove(goal) {
  await call('DELETE /v1/goals/{id}', { path: { id: goal.id } });
  await reload();
  note(t('progress.goalRemoved'), async () => {
    await call('POST /v1/me/deleted/{id}/restore', { path: { id: goal.id } });
    await reload();
  });
}

/** @param {Goal} [goal] */
async function edit(goal) {
  const what = goal ? (goal.lift ?? (goal.kind === 'lift' ? 'exercise' : goal.kind)) : 'squat';
  const kinds = [...lifts, ...(what === 'exercise' ? ['exercise'] : []), 'body_weight', 'body_fat', 'frequency'];
  const saved = await dialog({
    title: t(goal ? 'progress.change' : 'progress.newGoal'),
    show: (/** @type {(saved?: Goal) => void} */ close) =>
      form({
        value: { ...goal, what },
        fields: [
          {
            name: 'what',
            label: t('progress.goalOf'),
            type: 'select',
            options: kinds.map((one) => /** @type {[string, string]} */ ([one, nameOf(one, goal)])),
          },
          {
            name: 'target',
            label: t('progress.target'),
            type: 'number',
            required: true,
            attributes: { min: 0.001, max: 2200 },
            hint: t('progress.targetHint', { unit: goal?.unit === 'kg' || goal?.unit === 'lb' ? goal.unit : person.unit }),
          },
          { name: 'reps', label: t('progress.goalReps'), type: 'integer', attributes: { min: 1, max: 12 }, hint: t('progress.goalRepsHint') },
          { name: 'due_on', label: t('progress.dueOn'), type: 'date' },
          { name: 'notes', label: t('progress.notes'), type: 'text' },
        ],
        send: (/** @type {Typed} */ typedIn) => {
          const body = bodyOf(typedIn, goal);
          return goal ? call('PUT /v1/goals/{id}', { path: { id: goal.id }, body, version: goal.version }) : call('POST /v1/goals', { body });
        },
        done: close,
        cancel: () => close(),
        unguarded: true,
      }),
  });
  if (!saved) return;
  await reload();
  note(t('progress.goalSaved'));
}

/** @param {string} what @param {Goal} [goal] */
function nameOf(what, goal) {
  if (what === 'frequency') return t('progress.goal_frequency');
  if (what === 'body_weight' || what === 'body_fat') return t(`progress.${what}`);
  return graphName(what, goal?.name);
}

/** @param {Typed} typedIn @param {Goal} [goal] @returns {GoalInput} */
function bodyOf({ what, target, reps, due_on, notes }, goal) {
  const common = { target, due_on: due_on ?? null, notes: notes ?? null, started_on: goal?.started_on ?? null };
  const weight = goal?.unit === 'kg' || goal?.unit === 'lb' ? goal.unit : person.unit;
  const lift = lifts.find((one) => one === what);
  if (lift) return { ...common, kind: 'lift', lift, unit: weight, reps: reps ?? null };
  if (what === 'exercise') return { ...common, kind: 'lift', exercise_id: goal?.exercise_id ?? null, unit: weight, reps: reps ?? null };
  if (what === 'body_weight') return { ...common, kind: 'body_weight', unit: weight };
  return what === 'body_fat' ? { ...common, kind: 'body_fat', unit: 'percent' } : { ...common, kind: 'frequency' };
}

/** @param {Goal} goal @param {string} name */
async function shareGoal({ id, kind }, name) {
  const { shareTraining } = await import('./share.js');
  const isOfBody = kind === 'body_weight' || kind === 'body_fat';
  await shareTraining({
    name,
    kind: 'goal',
    id,
    details: ['date', 'name', 'notes', ...(isOfBody ? /** @type {const} */ (['body']) : [])],
  });
}
