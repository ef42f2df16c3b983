/** What an assignment would be: who lacks plates or maxima, how many sets each muscle gets. Reckoned anew a moment after a change. */

import { call, Problem } from '../kit/api.js';
import { list, number, weightText } from '../kit/format.js';
import { sentence } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h, icon, onEnd, watch } from '../kit/view.js';
import { known } from './known.js';
import { muscleName, nameOf } from './parts.js';

/** @typedef {import('./assign.js').Typed} Typed */
/** @typedef {import('./assign.js').Making} Making */
/** @typedef {import('../types/api').ClientForecast} Forecast */

/**
 * @param {() => Typed} typed
 * @param {(typed: Typed) => Making | undefined} making
 * @param {import('../types/api').Roster} open
 */
export function forecast(typed, making, open) {
  const body = h('div', { class: 'stack' });
  const state = h('p', { class: 'quiet', role: 'status' });
  let timer = 0, asked = 0, last = '';
  onEnd(() => clearTimeout(timer));

  const show = (/** @type {import('../kit/view.js').Child[]} */ ...children) => body.replaceChildren(h('div', { class: 'stack' }, children));

  async function reckon() {
    const wanted = making(typed());
    const mine = (asked += 1);
    if (!wanted) {
      state.textContent = '';
      last = '';
      return show(h('p', { class: 'quiet' }, t('coach.forecastEmpty')));
    }
    // What the clients read changes nothing of the loads.
    const text = JSON.stringify({ ...wanted, message: undefined });
    if (text === last) return undefined;
    last = text;
    state.textContent = t('coach.reckoning');
    try {
      const { clients } = await call('POST /v1/assignments/simulation', { body: { ...wanted, message: undefined } });
      if (mine !== asked) return undefined;
      state.textContent = t('coach.forecastFor', { count: clients.length });
      return show(people(clients), volume(clients));
    } catch (failure) {
      if (mine !== asked) return undefined;
      if (!(failure instanceof Problem)) console.error(failure);
      state.textContent = '';
      last = '';
      const said = failure instanceof Problem && failure.faults.length ? failure.faults.map((fault) => fault.message).join('. ') : sentence(failure);
      return show(h('div', { class: 'note warn' }, icon('warn'), h('p', null, t('coach.notReckoned'), ' ', said)));
    }
  }

  watch(() => {
    typed();
    clearTimeout(timer);
    timer = setTimeout(reckon, last ? 700 : 0);
  });
  return h('section', { class: 'sheet forecast', 'aria-labelledby': 'forecast' }, h('header', null, h('h2', { id: 'forecast' }, t('coach.forecast'))), state, body, open.items.length ? null : h('p', null, t('coach.nobodyOpen')));
}

/** @param {Forecast[]} clients */
function people(clients) {
  const rows = clients.map((one) => ({ one, said: problems(one) })), bad = rows.filter((row) => row.said.length);
  const fine = rows.length - bad.length, unsaid = clients.filter((one) => one.is_open && !one.has_plates).length;
  return [fine > 0 && h('p', { class: 'state good' }, icon('check'), t('coach.fits', { count: fine })),
    bad.length > 0 && h('ul', { class: 'lines' }, bad.map(({ one, said }) => h('li', { class: 'forecast-line' }, h('b', { translate: 'no' }, nameOf(known(one.id) ?? {})), h('ul', null, said.map((text) => h('li', { class: 'reason' }, icon('warn'), h('span', null, text))))))),
    unsaid > 0 && h('p', { class: 'quiet' }, t('coach.noPlates', { count: unsaid }))];
}

/** @param {Forecast} one */
function problems(one) {
  if (!one.is_open) return [t('coach.closedToPlans')];
  return [
    !one.has_room && t('coach.noRoom'),
    one.lacks_maxes.length > 0 && t('coach.lacksMaxes', { exercises: list(one.lacks_maxes) }),
    ...one.off_plates.slice(0, 3).map((miss) => t('coach.offPlates', { exercise: miss.exercise, wanted: weightText(miss.wanted, miss.unit), loaded: weightText(miss.loaded, miss.unit) })),
    one.off_plates.length > 3 && t('coach.moreLoads', { count: one.off_plates.length - 3 }),
  ].filter(/** @returns {text is string} */ (text) => Boolean(text));
}

/**
 * Sets by week and muscle, of the first who is open: the plan is the same for all, only loads differ.
 * @param {Forecast[]} clients
 */
function volume(clients) {
  const weeks = clients.find((one) => one.is_open && one.weeks.length)?.weeks ?? [];
  if (!weeks.length) return null;
  const shown = weeks.slice(0, 6), muscles = [...new Set(shown.flatMap((week) => week.muscles.map((one) => one.muscle)))];
  const rows = [
    { name: t('coach.sessions'), values: shown.map((week) => week.sessions) }, { name: t('coach.sets'), values: shown.map((week) => week.sets) },
    ...muscles.map((muscle) => ({ name: muscleName(muscle), values: shown.map((week) => week.muscles.find((one) => one.muscle === muscle)?.sets ?? 0) }))];
  const tops = weeks[weeks.length - 1].top_loads;
  return [
    table({ caption: t('coach.byWeek'), captionShown: true, list: false, rows, columns: [{ label: t('coach.perWeek'), cell: (row) => row.name },
      ...shown.map((week, at) => ({ label: t('coach.weekShort', { number: week.week }), end: true, cell: (/** @type {typeof rows[number]} */ row) => number(row.values[at], 0) }))] }),
    tops.length > 0 && h('p', { class: 'quiet' }, t('coach.topLoads', { name: nameOf(known(clients.find((one) => one.is_open)?.id ?? '') ?? {}) }), ' ', tops.slice(0, 4).map((top, at) => [at ? ', ' : '', h('span', { translate: 'no' }, top.exercise), ` ${weightText(top.weight, top.unit)}${top.reps ? ` × ${top.reps}` : ''}`])),
  ];
}
