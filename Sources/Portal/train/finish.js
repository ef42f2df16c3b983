// What the workout came to, its records, and one question: what becomes of the template.
import { note as tell } from '../kit/announce.js';
import { dialog } from '../kit/dialog.js';
import { duration, figure, number, person } from '../kit/format.js';
import { loadTexts, t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { savedChip } from './log/chip.js';
import { change, draftOf, fetchDraft, isFinished, known, openBook } from './log/logbook.js';
import { measureOf } from './log/memory.js';
import { needs } from './log/needs.js';
import { counted, volume } from '../kit/reckoning.js';
import { now } from '../kit/clock.js';
import { secondsOf } from './log/replay.js';
import { steady } from './log/steady.js';

/** @typedef {import('../types/api').Workout} Workout */
/** @typedef {import('./log/replay.js').Draft} Draft */

/** @type {import('../kit/router.js').Screen<string>} */
export const finish = {
  path: '/train/finish/{id}',
  tab: '/train',
  find: false,
  title: (_, { params }) => known().get(params.id)?.workout?.name ?? draftOf(params.id)?.name ?? t('log.workout'),
  lead: (id) => (isFinished(id) ? t('log.logged') : null),
  actions: () => savedChip(),
  load: async ({ params }) => {
    await openBook();
    if (!known().get(params.id)?.workout && !draftOf(params.id)) await fetchDraft(params.id);
    return params.id;
  },
  show: (id) => {
    const workout = () => known().get(id)?.workout;
    // The draft as it was when it was finished: its template is asked about, and its figures stand until the answer comes.
    const draft = draftOf(id) ?? known().get(id)?.last ?? null,
      template = draft?.template_id;
    return [
      h(
        'div',
        { class: 'live-notes' },
        needs((aside) => aside.thing === id),
      ),
      h(
        'div',
        { class: 'two' },
        h(
          'div',
          { class: 'stack' },
          () => figures(workout(), draft),
          () => records(workout()),
        ),
        h(
          'div',
          { class: 'stack' },
          steady(
            () => isFinished(id),
            () => {
              if (!isFinished(id)) return null;
              // What a plan or a coach wrote is prepared already.
              if (draft?.planned_workout_id) return h('section', { class: 'sheet' }, toToday());
              return question(
                id,
                template ?? undefined,
                workout()?.name ?? draft?.name ?? '',
                draft?.exercises.flatMap((one) => one.sets).filter((set) => !set.done).length ?? 0,
              );
            },
          ),
        ),
      ),
    ];
  },
};

/** @param {Workout | undefined} workout @param {Draft | null} draft */
function figures(workout, draft) {
  const exercises = workout?.exercises ?? draft?.exercises ?? [];
  const seconds = workout
    ? workout.duration_seconds
    : (draft?.duration_seconds ?? (draft && draft.clock.state !== 'draft' ? secondsOf(draft.clock, now()) : undefined));
  // A draft does not say what the weights of its exercises mean; the log's memory does.
  const done = /** @type {Parameters<typeof volume>[0]} */ (exercises.map((one) => ({ measure: measureOf(one), ...one })));
  const sets = counted(done),
    lifted = volume(done, person.unit);
  /** @type {Array<[string, import('../kit/view.js').Child]>} */
  const all = [
    [t('log.withoutPauses'), seconds === undefined ? '–' : duration(seconds)],
    [t('log.setsDone'), number(sets, 0)],
    [t('log.volume'), figure(number(lifted, 0), person.unit)],
    [
      t('log.energy'),
      workout?.energy
        ? figure(number(workout.energy.kilocalories, 0), 'kcal')
        : workout
          ? h('a', { class: 'quiet missing', href: '/train/progress/body' }, t('log.energyMissing'))
          : h('span', { class: 'quiet' }, t('log.afterSending')),
    ],
  ];
  return h(
    'section',
    { class: 'sheet', 'aria-label': t('log.sum') },
    h(
      'dl',
      { class: 'board four' },
      all.map(([name, value]) => h('div', null, h('dt', null, name), h('dd', { class: 'fig' }, value))),
    ),
    workout && h('p', { class: 'btns' }, h('a', { class: 'btn', href: `/train/workouts/${workout.id}` }, t('log.look'))),
  );
}

/** @param {Workout | undefined} workout */
function records(workout) {
  if (!workout) return null;
  const found = workout.records ?? [],
    lines = cell(/** @type {Node | null} */ (null));
  if (found.length)
    void Promise.all([import('./record-lines.js'), loadTexts('plan')]).then(
      ([{ recordLines }]) => lines.set(recordLines(found)),
      () => {},
    );
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'records' },
    h('header', null, h('h2', { id: 'records' }, t('log.records'))),
    found.length ? lines : h('p', { class: 'quiet' }, t('log.noRecords')),
  );
}

/** @param {string} id @param {string | undefined} template @param {string} name @param {number} left Sets that were not done. */
function question(id, template, name, left) {
  const answered = cell('');
  /** @param {string} [into] @param {string} [named] */
  const save = (into, named) => {
    void change(id, { what: 'template', workout: id, ...(into ? { template: into } : { name: named }) });
    answered.set(into ? t('log.templateChanged') : t('log.templateMade', { name: named ?? name }));
    tell(answered());
  };
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'question' },
    h('header', null, h('h2', { id: 'question' }, t(template ? 'log.saveChanges' : 'log.saveTemplate'))),
    () =>
      answered()
        ? h('p', { class: 'quiet', role: 'status' }, answered())
        : [
            h(
              'p',
              { class: 'quiet' },
              t(template ? 'log.saveChangesText' : 'log.saveTemplateText'),
              template && [' ', t('log.saveTakes')],
              left > 0 && [' ', t('log.saveLeaves', { count: left })],
            ),
            h(
              'p',
              { class: 'btns wide' },
              template ? h('button', { type: 'button', class: 'btn', onclick: () => save(template) }, t('log.saveToTemplate')) : null,
              h('button', { type: 'button', class: 'btn', onclick: () => named(name, (given) => save(undefined, given)) }, t('log.newTemplate')),
              h('button', { type: 'button', class: 'btn', onclick: () => answered.set(t('log.templateLeft')) }, t('log.neither')),
            ),
          ],
    toToday(),
  );
}

const toToday = () => h('p', { class: 'btns wide' }, h('a', { class: 'btn main', href: '/train' }, t('log.toToday')));

/** @param {string} name @param {(name: string) => void} then */
async function named(name, then) {
  const input = h('input', { id: 'template-name', maxlength: 200, autocomplete: 'off', required: true });
  input.value = name;
  const given = await dialog({
    title: t('log.newTemplate'),
    show: (/** @type {(name?: string) => void} */ close) =>
      h(
        'form',
        {
          class: 'stack',
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            if (input.value.trim()) close(input.value.trim());
          },
        },
        h('div', { class: 'field' }, h('label', { for: 'template-name' }, t('log.name')), input),
        h('p', { class: 'btns' }, h('button', { type: 'submit', class: 'btn main' }, t('log.save'))),
      ),
  });
  if (given) then(given);
}
