/** Loads and RPE of one session of one client, or of all of its week, made lighter or heavier. The assignment stays as it is. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { number, person, today } from '../kit/format.js';
import { form } from '../kit/form.js';
import { isAssistance } from '../kit/reckoning.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { sessionSaver } from './client-session.js';
import { eased } from './eased.js';

/** @typedef {import('../types/api').PlannedWorkout} PlannedWorkout */
/** @typedef {import('./client-session.js').Planned} Planned */
/** @typedef {{ percent?: number, rpe?: number, reach: string }} Typed */

/** What the fields begin with: a light session. */
export const usual = { percent: -10, rpe: -1, reach: 'session' };

/**
 * The fields that both dialogs have.
 * @param {(name: 'percent' | 'rpe') => (value: any) => void} [set] What is typed, as it is typed.
 */
export const loadFields = (set) =>
  /** @type {import('../kit/field.js').Field[]} */ ([
    { name: 'percent', label: t('coach.loadsBy'), type: 'number', unit: '%', hint: t('coach.loadsByHint'), changed: set?.('percent') },
    { name: 'rpe', label: t('coach.rpeBy'), type: 'number', changed: set?.('rpe') },
  ]);

/**
 * @param {{ percent?: number, rpe?: number }} body
 * @returns {import('../types/api').Fault[]}
 */
export const loadFaults = ({ percent = 0, rpe = 0 }) => [
  ...(percent < -50 || percent > 20 ? [{ pointer: '/percent', code: 'range', message: t('coach.loadsRange') }] : []),
  ...(Math.abs(rpe) > 3 ? [{ pointer: '/rpe', code: 'range', message: t('coach.rpeRange') }] : []),
  ...(!percent && !rpe ? [{ pointer: '/percent', code: 'missing', message: t('kit.missing') }] : []),
];

/** Saves loads of sessions; of what was read, so that nothing is eased twice. */
export function loadSaver() {
  const save = sessionSaver();
  return (/** @type {Planned[]} */ sessions, /** @type {{ percent?: number, rpe?: number }} */ by, undoes = false) =>
    save(sessions, (one) => eased(one.exercises ?? [], by), undoes);
}

/**
 * Says what was changed, with Undo.
 * @param {Planned[]} changed
 * @param {ReturnType<typeof loadSaver>} save
 */
export async function noteChanged(changed, save) {
  await reload();
  note(t('coach.loadsChanged', { count: changed.length }), async () => {
    await save(changed, {}, true);
    await reload();
  });
}

/**
 * @param {string} lifter
 * @param {string} id
 */
export async function changeLoads(lifter, id) {
  const session = await call('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter, id } });
  const all = session.assignment_id
    ? (
        await call('GET /v1/lifters/{lifter}/planned-workouts', {
          path: { lifter },
          query: { assignment_id: session.assignment_id, state: 'planned', limit: 100 },
        })
      ).items
    : [];
  const week = all.filter(
    (one) => one.cycle === session.cycle && one.week === session.week && (one.id === id || !one.planned_for || one.planned_for >= today()),
  );
  const typed = cell(/** @type {Typed} */ (usual));
  const set = (/** @type {keyof Typed} */ name) => (/** @type {any} */ value) => typed.change((now) => ({ ...now, [name]: value }));
  const save = loadSaver();

  const changed = await dialog({
    title: t('coach.changeLoadsOf', { name: session.name }),
    look: 'shared',
    show: (/** @type {(sessions?: Planned[]) => void} */ close) =>
      form({
        unguarded: true,
        value: usual,
        action: t('coach.changeLoads'),
        fields: [
          ...loadFields(set),
          week.length > 1 && {
            name: 'reach',
            label: t('coach.whichSessions'),
            type: 'choice',
            options: [
              ['session', t('coach.onlyThis')],
              ['week', t('coach.wholeWeek', { count: week.length })],
            ],
            changed: set('reach'),
          },
          preview(session, typed),
        ],
        check: loadFaults,
        send: async (/** @type {Typed} */ body) => {
          const sessions = (body.reach === 'week' ? week : [session]).map((one) => ({ lifter, session: one }));
          await save(sessions, body);
          return sessions;
        },
        done: close,
        cancel: () => close(),
      }),
  });
  if (changed) await noteChanged(changed, save);
}

/**
 * What becomes of the heaviest set of each exercise, in the unit in which the client loads it.
 * @param {PlannedWorkout} session
 * @param {() => Typed} typed
 */
function preview({ exercises = [] }, typed) {
  const by = (/** @type {unknown} */ value) => (typeof value === 'number' ? value : 0);
  const said = (
    /** @type {{ weight?: number | null, unit?: 'kg' | 'lb' | null, percentage?: number | null, rpe?: number | null }} */ set,
    /** @type {1 | -1} */ sign,
  ) =>
    [
      set.weight ? `${number(sign * set.weight, 2)} ${set.unit ?? person.unit}` : set.percentage ? `${number(set.percentage)} %` : '',
      set.rpe ? `@${number(set.rpe)}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  return h('ul', { class: 'lines', role: 'status' }, () => {
    const after = eased(exercises, { percent: by(typed().percent), rpe: by(typed().rpe) });
    return exercises.flatMap((exercise, at) => {
      const sign = isAssistance(exercise.measure) ? -1 : 1,
        heft = (/** @type {typeof exercise.sets[number]} */ set) => sign * (set.weight ?? set.percentage ?? Infinity * -sign);
      const place = exercise.sets.reduce((top, set, index) => (heft(set) > heft(exercise.sets[top]) ? index : top), 0);
      const before = said(exercise.sets[place], sign);
      return before
        ? [
            h(
              'li',
              { class: 'forecast-line' },
              h('b', { translate: 'no' }, exercise.name ?? t('coach.exercise')),
              h('span', null, `${before} → ${said(after[at].sets[place], sign)}`),
            ),
          ]
        : [];
    });
  });
}
