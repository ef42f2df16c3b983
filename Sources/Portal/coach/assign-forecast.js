/** What an assignment would be: who lacks plates or maxima, whose loads are too heavy, how many sets each muscle gets. It is reckoned again a moment after a change. */

import { act } from '../kit/act.js';
import { call, Problem } from '../kit/api.js';
import { day, list, number, percent, person, weightText } from '../kit/format.js';
import { sentence } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { cell, h, icon, onEnd, watch } from '../kit/view.js';
import { edits, effects } from './assign-change.js';
import { named } from './assign-conflicts.js';
import { whileShared } from './closing.js';
import { heaviest, loadable } from './heaviest.js';
import { known } from './known.js';
import { askMany } from './many.js';
import { muscleName, nameOf } from './parts.js';

/** @typedef {import('./assign.js').Typed} Typed */
/** @typedef {import('./assign.js').Making} Making */
/** @typedef {import('../types/api').ClientForecast} Forecast */

/** @typedef {((wanted: Making) => Promise<Forecast[]>) & { forget(): void }} Foresee `forget`: the next answer is asked for. */

/** For so long an answer is that of now. Milliseconds. */
const fresh = 60_000;

/**
 * Asks once a minute for what is the same: what is previewed is what is asked about before it is saved.
 * @param {import('../types/api').Assignment} [before] The assignment that is changed.
 * @returns {Foresee}
 */
export function foreseer(before) {
  let last = '',
    at = 0;
  /** @type {Promise<Forecast[]>} */
  let answer = Promise.resolve([]);
  const foresee = (/** @type {Making} */ wanted) => {
    const text = bodyOf(wanted);
    if (text === last && Date.now() - at < fresh) return answer;
    last = text;
    at = Date.now();
    answer = call('POST /v1/assignments/simulation', { query: { assignment_id: before?.id }, body: JSON.parse(text) }).then(({ clients }) => clients);
    answer.catch(() => {
      last = '';
    });
    return answer;
  };
  return Object.assign(foresee, {
    forget: () => {
      last = '';
    },
  });
}

/**
 * What the clients read changes nothing of the loads.
 * @param {Making} wanted
 */
const bodyOf = (wanted) => JSON.stringify({ ...wanted, message: undefined });

/**
 * @param {() => Typed} typed
 * @param {(typed: Typed) => Making | undefined} making
 * @param {import('./picker.js').Everyone} open
 * @param {Foresee} foresee
 * @param {import('../kit/router.js').Place} at
 * @param {import('../types/api').Assignment} [before] The assignment that is changed.
 */
export function forecast(typed, making, open, foresee, at, before) {
  /** How many clients something is said about: on a phone the preview is below the button. */
  const troubled = cell(0);
  const body = h('div', { class: 'stack' });
  const state = h('p', { class: 'quiet', role: 'status' });
  let timer = 0;
  /** @type {Promise<Forecast[]> | undefined} */
  let shown;
  onEnd(() => clearTimeout(timer));

  const show = (/** @type {import('../kit/view.js').Child[]} */ ...children) => body.replaceChildren(h('div', { class: 'stack' }, children));

  async function reckon() {
    const wanted = making(typed());
    if (!wanted) {
      state.textContent = '';
      shown = undefined;
      troubled.set(0);
      return show(h('p', { class: 'quiet' }, t('coach.forecastEmpty')));
    }
    const answer = foresee(wanted);
    if (answer === shown) return undefined;
    shown = answer;
    state.textContent = t('coach.reckoning');
    try {
      const clients = await answer;
      if (answer !== shown) return undefined;
      state.textContent = t(before ? 'coach.forecastForChange' : 'coach.forecastFor', { count: clients.length });
      const lines = clients.map((one) => ({ one, name: nameOf(known(one.id) ?? {}), tops: heaviest(one.weeks) }));
      troubled.set(lines.filter((line) => problems(line).length).length);
      return show(before && edits(before, wanted).length > 0 && changes(clients), people(lines), volume(clients), loads(lines));
    } catch (failure) {
      if (answer !== shown) return undefined;
      if (!(failure instanceof Problem)) console.error(failure);
      state.textContent = '';
      const said =
        failure instanceof Problem && failure.faults.length
          ? named(failure.faults, wanted.lifters)
              .map((fault) => fault.message)
              .join('. ')
          : sentence(failure);
      return show(h('div', { class: 'note warn', role: 'alert' }, icon('warn'), h('p', null, t('coach.notReckoned'), ' ', said)));
    }
  }

  watch(() => {
    typed();
    clearTimeout(timer);
    timer = setTimeout(reckon, shown ? 700 : 0);
  });
  // What is shown of a client goes when they share less. The form stays, with what is typed.
  whileShared(
    at,
    () => (typed().lifters ?? []).flatMap((id) => known(id) ?? []),
    () => {
      foresee.forget();
      void reckon();
    },
  );
  const element = h(
    'section',
    { class: 'sheet forecast', 'aria-labelledby': 'forecast' },
    h('header', null, h('h2', { id: 'forecast', tabindex: '-1' }, t('coach.forecast'))),
    state,
    body,
    open.all.length ? null : h('p', null, t('coach.nobodyOpen')),
  );
  const way = h(
    'p',
    { class: 'narrow', role: 'status' },
    () =>
      troubled() > 0 && [
        icon('warn'),
        ' ',
        h('button', { type: 'button', class: 'link', onclick: () => lead(element) }, t('coach.previewSays', { count: troubled() })),
      ],
  );
  return { element, way };
}

/** @param {HTMLElement} preview */
function lead(preview) {
  preview.scrollIntoView();
  /** @type {HTMLElement | null} */ (preview.querySelector('h2'))?.focus({ preventScroll: true });
}

/** @typedef {{ one: Forecast, name: string, tops: import('./heaviest.js').Heaviest[] }} Line */

/** @param {Line[]} lines */
function people(lines) {
  const rows = lines.map((line) => ({ ...line, said: problems(line) })),
    bad = rows.filter((row) => row.said.length),
    fine = rows.filter((row) => !row.said.length);
  const onPlates = fine.filter((row) => row.one.has_plates).length,
    underMax = fine.filter((row) => row.tops.some((top) => top.above_max === false)).length;
  const unsaid = lines.filter(({ one }) => one.is_open && !one.has_plates).length;
  const good = (/** @type {string} */ text) => h('p', { class: 'state good' }, icon('check'), text);
  return [
    onPlates > 0 && good(t('coach.fitsPlates', { count: onPlates })),
    underMax > 0 && good(t('coach.underMax', { count: underMax })),
    bad.length > 0 &&
      h(
        'ul',
        { class: 'lines' },
        bad.map(({ name, said }) =>
          h(
            'li',
            { class: 'forecast-line' },
            h('b', { translate: 'no' }, name),
            h(
              'ul',
              null,
              said.map((text) => h('li', { class: 'reason' }, icon('warn'), h('span', null, text))),
            ),
          ),
        ),
      ),
    asking(lines),
    unsaid > 0 && h('p', { class: 'quiet' }, t('coach.noPlates', { count: unsaid })),
  ];
}

/**
 * What a change does to the sessions that are still to come, of all clients.
 * @param {Forecast[]} clients
 */
function changes(clients) {
  const all = clients.flatMap((one) => one.changes ?? []);
  const texts = /** @type {const} */ ([
    ['changed', 'coach.sessionsChanged'],
    ['added', 'coach.sessionsAdded'],
    ['withdrawn', 'coach.sessionsWithdrawn'],
  ]);
  const parts = texts
    .map(([name, text]) => ({ text, count: all.reduce((sum, one) => sum + one[name], 0) }))
    .filter(({ count }) => count)
    .map(({ text, count }) => t(text, { count }));
  return [parts.length > 0 && h('p', null, list(parts)), effects(clients)];
}

/** So many a message goes to at once. */
const mostAsked = 100;

/**
 * A client enters a max by a workout, or under Powerlifting.
 * @param {Line[]} lines
 */
function asking(lines) {
  const lacking = lines.filter(({ one }) => one.lacks_maxes.length).slice(0, mostAsked);
  const exercises = [...new Set(lacking.flatMap(({ one }) => one.lacks_maxes))];
  return (
    lacking.length > 0 &&
    h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          onclick: act(() =>
            askMany(
              lacking.map(({ one }) => one.id),
              t('coach.askMaxesText', { exercises: list(exercises) }),
            ),
          ),
        },
        t('coach.askMaxes'),
      ),
    )
  );
}

/** @param {Line} line */
function problems({ one, tops }) {
  if (!one.is_open) return [t('coach.closedToPlans')];
  return [
    !one.has_room && t('coach.noRoom'),
    one.already_on && t('coach.hasItOn', { day: day(one.already_on) }),
    one.shared_days.length > 0 &&
      t('coach.sharedDays', { days: list(one.shared_days.slice(0, 3).map((date) => day(date))), more: Math.max(0, one.shared_days.length - 3) }),
    one.lacks_maxes.length > 0 && t('coach.lacksMaxes', { exercises: list(one.lacks_maxes) }),
    ...tops.map((top) =>
      top.above_max
        ? t(top.max ? 'coach.aboveMax' : 'coach.aboveMaxHidden', {
            exercise: top.exercise,
            set: setText(top),
            max: top.max ? weightText(top.max, top.unit) : '',
          })
        : '',
    ),
    ...one.off_plates
      .slice(0, 3)
      .map((miss) => t('coach.offPlates', { exercise: miss.exercise, wanted: weightText(miss.wanted, miss.unit), loaded: weightText(miss.loaded, miss.unit) })),
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
  const shown = weeks.slice(0, 6),
    muscles = [...new Set(shown.flatMap((week) => week.muscles.map((one) => one.muscle)))];
  const rows = [
    { name: t('coach.sessions'), values: shown.map((week) => week.sessions) },
    { name: t('coach.sets'), values: shown.map((week) => week.sets) },
    ...muscles.map((muscle) => ({ name: muscleName(muscle), values: shown.map((week) => week.muscles.find((one) => one.muscle === muscle)?.sets ?? 0) })),
  ];
  return table({
    caption: t('coach.byWeek'),
    captionShown: true,
    list: false,
    rows,
    columns: [
      { label: t('coach.perWeek'), cell: (row) => row.name },
      ...shown.map((week, at) => ({
        label: t('coach.weekShort', { number: week.week }),
        end: true,
        cell: (/** @type {typeof rows[number]} */ row) => number(row.values[at], 0),
      })),
    ],
  });
}

/** So many clients are shown at once; a class of fifty is folded up. */
const few = 6;

/**
 * The heaviest sets of the whole plan, for each client in their own figures.
 * @param {Line[]} lines
 */
function loads(lines) {
  const rows = lines.filter((line) => line.tops.length);
  if (!rows.length) return null;
  const body = h(
    'ul',
    { class: 'lines' },
    rows.map(({ one, name, tops }) =>
      h(
        'li',
        { class: 'forecast-line' },
        h('b', { translate: 'no' }, name),
        h(
          'ul',
          null,
          tops.slice(0, 4).map((top) => h('li', null, load(top, one.weeks.length > 1))),
        ),
      ),
    ),
  );
  return rows.length > few ? h('details', null, h('summary', null, t('coach.heaviestSets')), body) : [h('h3', null, t('coach.heaviestSets')), body];
}

/**
 * @param {import('./heaviest.js').Heaviest} top
 * @param {boolean} hasWeeks
 */
function load(top, hasWeeks) {
  const more = [hasWeeks && t('coach.weekShort', { number: top.week }), top.share && t('coach.ofMax', { share: percent(top.share) })].filter(Boolean);
  return [
    h('span', { translate: 'no' }, top.exercise),
    ' ',
    h('b', null, setText(top)),
    more.length > 0 && h('span', { class: 'quiet' }, ` · ${more.join(' · ')}`),
  ];
}

/** @param {import('./heaviest.js').Heaviest} top */
function setText({ weight, unit, reps, rpe }) {
  return `${loadText(weight, unit)}${reps ? ` × ${number(reps, 0)}` : ''}${rpe === undefined ? '' : ` @${number(rpe)}`}`;
}

/** @param {number} value @param {'kg' | 'lb'} unit */
function loadText(value, unit) {
  const { weight, isRounded } = loadable(value, unit, person.unit);
  return isRounded ? `≈ ${weightText(weight, person.unit)}` : weightText(weight, unit);
}
