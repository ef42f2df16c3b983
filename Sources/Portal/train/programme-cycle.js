// @ts-check
import { note } from '../kit/announce.js';
import { Problem, call } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { day, today, weekday } from '../kit/format.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';
import { cell, h } from '../kit/view.js';
import { orderedWeekdays } from '../kit/days.js';
import { textField, tickField } from './fields.js';
import { busyButton, sheet } from './parts.js';

/** @typedef {import('../kit/days.js').Weekday} Weekday */

/**
 * Begins the first or the next cycle: its sessions become planned workouts on the chosen days, or one after the other.
 * @param {import('../types/api').Programme} programme @param {import('../types/api').ProgrammePlan} plan
 */
export function cycleForm(programme, plan) {
  const isFirst = programme.cycle === 0,
    weekdays = cell(/** @type {Weekday[]} */ ([])),
    fault = cell('');
  const left = plan.cycle === programme.cycle ? plan.weeks.flatMap((week) => week.sessions).filter((session) => session.state === 'planned').length : 0;
  const start = textField(t('plan.begins_on'), { type: 'date', value: today() }, { fault });
  const begin = async () => {
    fault.set('');
    const leaves =
      left > 0 && (await confirm({ title: t('plan.sessions_left', { count: left }), text: t('plan.sessions_left_why'), action: t('plan.begin_anyway') }));
    if (left > 0 && !leaves) return;
    const first = start.input.value,
      said = { day: day(first || today()) };
    if (first && first < today() && !(await confirm({ title: t('plan.day_ask', said), text: t('plan.day_past', said), action: t('plan.day_anyway') }))) return;
    try {
      const begun = await call('POST /v1/programmes/{id}/cycles', {
        path: { id: programme.id },
        body: { starts_on: start.input.value || null, weekdays: weekdays().length ? weekdays() : null, leave_rest: leaves || null },
      });
      await go(`/train/programmes/${programme.id}?cycle=${begun.cycle}`);
      note(
        t('plan.begun', { n: begun.cycle, count: begun.weeks.reduce((sum, week) => sum + week.sessions.length, 0), day: day(start.input.value || today()) }),
      );
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.status !== 422) throw failure;
      fault.set(failure.faults[0]?.message ?? failure.message);
    }
  };
  const title = isFirst ? t('plan.begin_first') : t('plan.begin_next', { n: programme.cycle + 1 });
  const fields = h(
    'div',
    { class: 'stack' },
    start.element,
    h(
      'fieldset',
      { class: 'boxes day-boxes' },
      h('legend', null, t('plan.session_days')),
      orderedWeekdays().map((name) =>
        tickField(name, weekday(name, 'short'), false, (isOn) => weekdays.set(isOn ? [...weekdays(), name] : weekdays().filter((one) => one !== name))),
      ),
    ),
    h('p', { class: 'quiet' }, t('plan.session_days_hint')),
    h('p', { class: 'btns' }, busyButton(t('plan.begin'), begin, { kind: left ? undefined : 'main' })),
  );
  // While sessions are left the next cycle is nobody's next step; who wants it all the same finds it.
  return left ? h('details', { class: 'sheet' }, h('summary', null, title), fields) : sheet(title, [fields]);
}
