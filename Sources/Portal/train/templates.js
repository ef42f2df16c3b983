// @ts-check
import { attempt, note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { list, weekday } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { go, reload } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, each, h, icon } from '../kit/view.js';
import { orderedWeekdays } from '../kit/days.js';
import { linkButton, sheet } from './parts.js';
import { startWorkout } from './start.js';

/** @typedef {import('../types/api').TemplateSummary} Template */

/**
 * "Monday and Thursday", "any day".
 * @param {Pick<Template, 'weekdays' | 'any_day'>} template
 */
export function daysWords({ weekdays, any_day }) {
  const days = orderedWeekdays()
    .filter((name) => weekdays.includes(name))
    .map((name) => weekday(name, 'short'));
  return list([...days, ...(any_day ? [t('plan.any_day')] : [])]);
}

/**
 * The templates in one's own order, which buttons change.
 * @param {import('../types/api').TemplateSummaryPage} page
 */
export function templateList(page) {
  if (!page.items.length) {
    return sheet(t('plan.templates'), [empty(t('plan.no_templates'), t('plan.no_templates_why'), linkButton('/train/templates/new', t('plan.new_template')))]);
  }
  const items = cell(page.items),
    isOrdered = cell(false);
  const move = async (/** @type {string} */ id, /** @type {number} */ by) => {
    const before = items(),
      place = before.findIndex((one) => one.id === id),
      next = [...before];
    const [moved] = next.splice(place, 1);
    next.splice(place + by, 0, moved);
    items.set(next);
    try {
      await call('PUT /v1/template-order', { body: { templates: next.map((one) => one.id) } });
    } catch (failure) {
      items.set(before);
      throw failure;
    }
  };
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'templates' },
    h(
      'header',
      null,
      h('h2', { id: 'templates' }, t('plan.templates')),
      page.items.length > 1
        ? h(
            'button',
            { class: 'btn bare', type: 'button', 'aria-pressed': () => `${isOrdered()}`, onclick: () => isOrdered.set(!isOrdered()) },
            t('plan.change_order'),
          )
        : null,
    ),
    each(
      h('ol', { class: 'lines' }),
      items,
      (template) => template.id,
      (template) =>
        h(
          'li',
          null,
          h(
            'div',
            null,
            h('a', { class: 'row-link', href: `/train/templates/${template().id}`, translate: 'no' }, () => template().name),
            h('p', { class: 'quiet' }, () =>
              [daysWords(template()), t('plan.exercises', { count: template().exercise_count }), t('history.sets', { count: template().set_count })]
                .filter(Boolean)
                .join(' · '),
            ),
          ),
          h('span', { class: 'btns tight' }, () => (isOrdered() ? orderButtons(items, template().id, template().name, move) : [templateMenu(template())])),
        ),
    ),
    page.next ? h('p', { class: 'quiet' }, t('plan.more_templates')) : null,
  );
}

/** @param {() => Template[]} items @param {string} id @param {string} name @param {(id: string, by: number) => Promise<void>} move */
function orderButtons(items, id, name, move) {
  const place = () => items().findIndex((one) => one.id === id);
  const button = (/** @type {number} */ by, /** @type {string} */ picture, /** @type {string} */ label) =>
    h(
      'button',
      {
        class: 'btn bare',
        type: 'button',
        'aria-label': label,
        'aria-disabled': () => `${place() + by < 0 || place() + by >= items().length}`,
        onclick: () => {
          if (place() + by >= 0 && place() + by < items().length) void attempt(() => move(id, by));
        },
      },
      icon(picture),
    );
  return [button(-1, 'up', t('plan.up_name', { name })), button(1, 'down', t('plan.down_name', { name }))];
}

/** @param {Template} template */
const templateMenu = (template) =>
  menu(t('plan.more_for', { name: template.name }), [
    { label: t('plan.start'), icon: 'play', action: () => startWorkout({ ...template, kind: 'template' }) },
    { label: t('plan.plan_it'), icon: 'today', path: `/train/planned/new?template=${template.id}` },
    { label: t('plan.edit'), path: `/train/templates/${template.id}/edit` },
    { label: t('plan.duplicate'), action: () => duplicate(template) },
    { label: t('plan.log_as_done'), icon: 'check', action: () => logAsDone(template) },
    { label: t('plan.delete'), danger: true, action: () => deleteTemplate(template) },
  ]);

/** @param {{ id: string, name: string }} template */
export const duplicate = (template) =>
  attempt(async () => {
    const copy = await call('POST /v1/templates/{id}/duplicate', {
      path: { id: template.id },
      body: { name: t('plan.copy_of', { name: template.name }).slice(0, 200) },
    });
    await go(`/train/templates/${copy.id}`);
    note(t('plan.duplicated', { name: copy.name }));
  });

/**
 * Everything went as the template says, now.
 * @param {{ id: string, name: string }} template
 */
export const logAsDone = (template) =>
  attempt(async () => {
    const workout = await call('POST /v1/templates/{id}/log', { path: { id: template.id }, body: {} });
    await go(`/train/workouts/${workout.id}`);
    note(t('plan.logged', { name: workout.name }), async () => {
      await call('DELETE /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id: workout.id } });
      await go('/train/plan');
    });
  });

/** @param {{ id: string, name: string }} template */
export const deleteTemplate = (template) =>
  attempt(async () => {
    await call('DELETE /v1/templates/{id}', { path: { id: template.id } });
    if (location.pathname === '/train/plan') await reload();
    else await go('/train/plan');
    note(t('history.gone', { name: template.name }), async () => {
      await call('POST /v1/me/deleted/{id}/restore', { path: { id: template.id } });
      await go(`/train/templates/${template.id}`);
      note(t('history.restored_name', { name: template.name }));
    });
  });
