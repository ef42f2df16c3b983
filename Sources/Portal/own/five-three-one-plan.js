import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { number } from '../kit/format.js';
import { unique } from './parts.js';

/** @typedef {import('../types/api').ProgrammePlan} ProgrammePlan */
/** @typedef {import('../types/api').ProgrammePlanWeek} Week */
/** @typedef {ProgrammePlan['weeks'][number]['sessions'][number]['exercises'][number]} Exercise */
/** @typedef {Exercise['sets'][number]} PlannedSet */

/**
 * A tab for each week; arrows go from one to the next.
 * @param {ProgrammePlan} plan
 */
export function weekTabs(plan) {
  const id = unique();
  const panels = plan.weeks.map((week, at) =>
    h('div', { role: 'tabpanel', id: `${id}-p${at}`, 'aria-labelledby': `${id}-t${at}`, tabindex: '0', hidden: at > 0 }, weekShown(week)),
  );
  const tabs = plan.weeks.map((week, at) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-t${at}`,
        class: 'tab',
        'aria-controls': `${id}-p${at}`,
        'aria-selected': at === 0 ? 'true' : 'false',
        tabindex: at === 0 ? '0' : '-1',
        onclick: () => choose(at),
      },
      t('reckon.week', { number: week.week }),
      h('span', { class: 'quiet' }, week.is_deload ? t('reckon.deload') : week.name),
    ),
  );
  const choose = (/** @type {number} */ chosen) =>
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', `${at === chosen}`);
      tab.tabIndex = at === chosen ? 0 : -1;
      const panel = panels[at];
      if (panel) panel.hidden = at !== chosen;
    });
  const bar = h(
    'div',
    {
      class: 'tablist',
      role: 'tablist',
      'aria-label': t('reckon.weeks'),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
        const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
        if (at < 0 || next === undefined) return;
        event.preventDefault();
        const tab = tabs.at(next % tabs.length);
        tab?.focus();
        tab?.click();
      },
    },
    ...tabs,
  );
  return h('div', { class: 'stack' }, maxima(plan), bar, ...panels);
}

/** @param {ProgrammePlan} plan */
const maxima = (plan) =>
  h(
    'dl',
    { class: 'board four' },
    ...plan.lifts.map((lift) =>
      h(
        'div',
        {},
        h('dt', {}, h('span', { translate: 'no' }, lift.exercise), ` · ${t('reckon.tm')}`),
        h('dd', { class: 'fig' }, number(lift.weight, 2), h('span', { class: 'unit' }, lift.unit)),
      ),
    ),
  );

/** @param {Week} week */
const weekShown = (week) =>
  week.sessions.map((session) =>
    session.exercises.map((exercise) =>
      h('div', { class: 'lift-plan' }, h('h3', { translate: 'no' }, exercise.name), h('ul', { class: 'lines' }, ...exercise.sets.map(setShown))),
    ),
  );

/** @param {PlannedSet} set */
function setShown(set) {
  const load = set.weight === undefined ? '' : `${number(set.weight, 2)} × `;
  const share = set.why?.inputs.find((one) => one.name === 'percentage')?.value;
  return h(
    'li',
    {},
    h(
      'span',
      {},
      h('span', { class: 'fig' }, `${load}${set.reps ?? ''}${set.kind === 'amrap' ? '+' : ''}`),
      ' ',
      set.kind !== 'working' && h('span', { class: 'label' }, t(`reckon.set_${set.kind}`)),
    ),
    h('span', { class: 'quiet end' }, share === undefined ? '' : t('reckon.why', { share: number(share, 1), exact: number(set.why?.unrounded ?? 0, 2) })),
  );
}
