// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { copyText } from '../kit/copy.js';
import { weekday } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { orderedWeekdays } from '../kit/days.js';
import { tickField } from './fields.js';
import { backTo, busyButton, facts, linkButton, sheet } from './parts.js';
import { prescribedList } from './prescribed.js';
import { startWorkout } from './start.js';
import { writeTemplate } from './template-text.js';
import { daysWords, deleteTemplate, duplicate, logAsDone } from './templates.js';

/** @typedef {import('../types/api').Template} Template */

/** @type {import('../kit/router.js').Screen<Template>} */
export const template = {
  path: '/train/templates/{id}',
  title: (data) => data?.name ?? t('plan.template'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  ownHead: true,
  kept: true,
  load: ({ params: { id } }) => call('GET /v1/templates/{id}', { path: { id } }),
  show: (first) => {
    const now = cell(first);
    return [
      backTo('/train/plan', t('plan.title')),
      h(
        'div',
        { class: 'head' },
        h('div', null, h('h1', { translate: 'no' }, first.name), () =>
          facts([
            daysWords({ weekdays: now().weekdays ?? [], any_day: now().any_day ?? false }),
            t('plan.exercises', { count: now().exercises.length }),
            t('history.sets', { count: now().exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0) }),
          ]),
        ),
        h(
          'div',
          { class: 'btns' },
          busyButton(t('plan.start'), () => startWorkout({ name: now().name, exercises: now().exercises, template_id: first.id }), {
            kind: 'main',
            picture: 'play',
          }),
          linkButton(`/train/templates/${first.id}/edit`, t('plan.edit')),
          menu(t('plan.more_for', { name: first.name }), [
            { label: t('plan.plan_it'), icon: 'today', path: `/train/planned/new?template=${first.id}` },
            { label: t('history.share'), icon: 'share', action: () => shareTemplate(now()) },
            { label: t('plan.duplicate'), action: () => duplicate(first) },
            { label: t('plan.log_as_done'), icon: 'check', action: () => logAsDone(first) },
            { label: t('plan.delete'), danger: true, action: () => deleteTemplate(now()) },
          ]),
        ),
      ),
      h(
        'div',
        { class: 'two' },
        h('div', { class: 'stack' }, sheet(t('plan.exercises_title'), [() => prescribedList(now().exercises, (place) => arrangement(now, place))])),
        h(
          'div',
          { class: 'stack' },
          days(now),
          first.notes ? sheet(t('history.notes'), [h('p', { class: 'said-by', translate: 'no' }, first.notes)]) : null,
          sheet(t('plan.as_text'), [
            () => h('pre', { class: 'share-text', translate: 'no', tabindex: 0, 'aria-label': t('plan.as_text') }, writeTemplate(now().exercises)),
            h(
              'p',
              { class: 'btns' },
              busyButton(t('history.copy'), async () => {
                await copyText(writeTemplate(now().exercises));
                note(t('history.copied'));
              }),
            ),
          ]),
        ),
      ),
    ];
  },
};

/**
 * Moves and supersets at once, without the form.
 * @param {import('../kit/view.js').Cell<Template>} now @param {number} place
 */
function arrangement(now, place) {
  const { id, exercises, version } = now(),
    exercise = exercises[place],
    next = exercises[place + 1];
  const name = exercise.name ?? '';
  const placeIn = (/** @type {Template} */ { exercises: list }) => list.findIndex((one) => one.id === exercise.id);
  /** @param {() => Promise<Template>} body @param {(list: Template['exercises'], at: number) => boolean} isDone Whether a list, with the exercise there, is as it was meant. */
  const change = (body, isDone) => () =>
    attempt(async () => {
      await body().then(now.set, async (failure) => {
        // An earlier press may have done it, whose answer was lost: what is there is shown in any case.
        if (!failure.refuses) throw failure;
        const there = await call('GET /v1/templates/{id}', { path: { id } });
        now.set(there);
        if (!isDone(there.exercises, placeIn(there))) throw failure;
      });
      // The list was drawn anew: the focus goes on to the same exercise's button.
      document.querySelectorAll('.prescribed > li')[placeIn(now())]?.querySelector('button')?.focus();
    });
  const moveTo = (/** @type {number} */ to) =>
    change(
      () => call('POST /v1/templates/{id}/moves', { path: { id }, body: { from: place, to }, version }),
      (_, at) => at === to,
    );
  const joined = exercise.superset === undefined ? [place] : exercises.flatMap((one, index) => (one.superset === exercise.superset ? [index] : []));
  return menu(t('plan.more_for', { name }), [
    place > 0 && { label: t('plan.up'), icon: 'up', action: moveTo(place - 1) },
    next && { label: t('plan.down'), icon: 'down', action: moveTo(place + 1) },
    next &&
      !(exercise.superset !== undefined && next.superset === exercise.superset) && {
        label: t('plan.superset_with', { name: next.name ?? '' }),
        action: change(
          () => call('POST /v1/templates/{id}/supersets', { path: { id }, body: { exercises: [...joined, place + 1] }, version }),
          (list, at) => list[at]?.superset !== undefined && list[at].superset === list.find((one) => one.id === next.id)?.superset,
        ),
      },
    exercise.superset !== undefined && {
      label: t('plan.superset_dissolve'),
      action: change(
        () => call('DELETE /v1/templates/{id}/supersets/{number}', { path: { id, number: exercise.superset ?? 0 }, version }),
        (list, at) => list[at] && list[at].superset === undefined,
      ),
    },
  ]);
}

/**
 * A template on a weekday is a routine. Each tick is saved as it is made.
 * @param {import('../kit/view.js').Cell<Template>} now
 */
function days(now) {
  const save = (/** @type {Template['weekdays']} */ weekdays, /** @type {boolean} */ any_day) =>
    attempt(async () => {
      now.set(await call('PUT /v1/templates/{id}/days', { path: { id: now().id }, body: { weekdays: weekdays ?? [], any_day }, version: now().version }));
      note(t('plan.days_saved'));
    });
  const chosen = () => now().weekdays ?? [];
  return sheet(t('plan.days'), [
    h(
      'fieldset',
      { class: 'boxes day-boxes' },
      h('legend', { class: 'said' }, t('plan.days')),
      orderedWeekdays().map((name) =>
        tickField(name, weekday(name, 'short'), chosen().includes(name), (isOn) =>
          save(isOn ? [...chosen(), name] : chosen().filter((one) => one !== name), now().any_day ?? false),
        ),
      ),
      tickField('any', t('plan.any_day'), now().any_day ?? false, (isOn) => save(chosen(), isOn)),
    ),
  ]);
}

/** @param {Template} template */
async function shareTemplate({ id, name }) {
  const { shareTraining } = await import('./share.js');
  await shareTraining({ name, kind: 'template', id, details: ['weights', 'name', 'notes'] });
}
