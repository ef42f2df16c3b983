// Today: what is to be done, and the one button that begins it.
import { act } from '../kit/act.js';
import { note as tell, tellFailure } from '../kit/announce.js';
import { call, Problem } from '../kit/api.js';
import { dateOf, day, duration, list, longDay, time, today as dayNow } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { counted } from '../kit/reckoning.js';
import { go, reload } from '../kit/router.js';
import { has, pause } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { loadTexts, t } from '../kit/text.js';
import { cell, h, icon, onEnd, watch } from '../kit/view.js';
import { weekStart } from '../kit/days.js';
import { onlyHere, savedChip } from './log/chip.js';
import { contentOf, planned, routine } from './log/contents.js';
import { asides, changes, drafts, fetchDraft, finishedHere, live, openBook, unsent } from './log/logbook.js';
import { ahead, hasTrained, lookUpWeek, makeReady, measureOf, remember, week as schedule } from './log/memory.js';
import { needs } from './log/needs.js';
import { beginning } from './log/prescription.js';
import { steady } from './log/steady.js';
import { summary } from './log/target.js';
import { upNext } from './log/up-next.js';
import { weekSheet } from './log/week.js';
import { begin } from './log/whole.js';

/** @typedef {import('../types/api').Today} TodayAnswer */
/** @typedef {import('./log/contents.js').Choice} Choice */
/** @typedef {import('./log/prescription.js').Origin} Origin */
/** @typedef {{ today: TodayAnswer, week?: import('../types/api').Summary, content: Origin | null, templates?: import('../types/api').TemplateSummary[] }} Data */

/** @param {TodayAnswer} today @returns {Choice[]} What is meant for today and not done yet, the first one first. */
const meant = (today) => [...today.due.map(planned), ...today.routines.map(routine)].filter((one) => !isDone(today, one));

/**
 * Workouts that were not sent when this page looked at them last.
 * @type {Set<string>}
 */
const waited = new Set();

/** @param {TodayAnswer} today What was finished here, and was not sent when the day's figures were read. */
const doneHere = ({ date, done }) =>
  finishedHere().filter(({ id, version, performed_at }) => {
    if (!version) waited.add(id);
    return waited.has(id) && dateOf(performed_at) >= (date > dayNow() ? date : dayNow()) && done.every((one) => one.id !== id);
  });

/**
 * Workouts of the day do not say what they were begun from, so a template is known by its name.
 * @param {TodayAnswer} today @param {Choice} choice
 */
const isDone = (today, choice) =>
  doneHere(today).some((one) => isOf(one, choice)) || (choice.kind === 'template' && today.done.some(({ name }) => name === choice.name));

/** @type {import('../kit/router.js').Screen<Data>} */
export const today = {
  path: '/train',
  title: () => t('log.today'),
  kept: true,
  hints: ['changed'],
  lead: ({ today }) => longDay(today.date),
  load: async ({ signal }) => {
    await Promise.all([openBook(), remember()]);
    const [today, week, templates] = await Promise.all([
      call('GET /v1/today', { signal }),
      call('GET /v1/lifters/{lifter}/summary', { path: { lifter: 'me' }, query: { weeks: 1 }, signal }).catch(() => undefined),
      call('GET /v1/templates', { query: { limit: 50 }, signal }).then(
        (page) => page.items,
        () => undefined,
      ),
    ]);
    waited.clear();
    const [first] = meant(today);
    // What is begun without a connection has to be known before.
    const content = first ? await contentOf(first).catch(() => null) : null;
    return { today, week, content, templates };
  },
  show: (data) => {
    void openBook();
    const soon = setTimeout(() => {
      void makeReady(data.content?.exercises.flatMap((one) => one.exercise_id ?? []) ?? []);
      void lookUpWeek(data.week?.weeks.at(-1)?.first_day ?? weekStart());
      if (has('coaching')) void call('GET /v1/sharing-pause', { quiet: true }).then(pause.set, () => {});
      // What else is offered can be begun in a cellar, too.
      void (async () => {
        for (const choice of more(data)) await contentOf(choice);
      })().catch(() => {});
      void navigator.serviceWorker?.ready.then(async () => (await import('./log/cellar.js')).keepPages()).catch(() => {});
      // Another device began it: the bar on every screen and the rows are known from here on.
      if (data.today.live && !live()) void fetchDraft(data.today.live.id).catch(() => {});
    }, 1500);
    onEnd(() => clearTimeout(soon));
    /** @type {string[]} */
    let waiting = [];
    watch(() => {
      const before = waiting;
      waiting = unsent().map((one) => one.id);
      // The day's figures have it from now on.
      if (before.some((id) => !waiting.includes(id))) void reload();
    });
    const state = () => [live(), ...doneHere(data.today)].map((one) => one?.id).join();
    return [
      h(
        'div',
        { class: 'live-notes' },
        needs(),
        () => pauseSign(),
        () => (changes().length || asides().length ? h('p', null, savedChip()) : null),
      ),
      h(
        'div',
        { class: 'two' },
        h(
          'div',
          { class: 'stack' },
          steady(
            () => hasTrained() === false,
            () => (hasTrained() === false ? newcomers() : null),
          ),
          () => underWay(),
          steady(state, () => first(data)),
          () => begun(),
          steady(state, () => others(data)),
        ),
        h(
          'div',
          { class: 'stack' },
          done(data.today),
          () => (!meant(data.today).length || data.today.done.length ? upNext(data.today, schedule(), ahead()) : null),
          data.week && weekSheet(data.week, data.today),
        ),
      ),
    ];
  },
};

/** Whoever trains sees that nobody looks on. */
const pauseSign = () =>
  pause()?.paused ? h('p', { class: 'note warn', role: 'status' }, icon('pause'), h('a', { href: '/train/sharing/pause' }, t('log.sharingPaused'))) : null;

/** As long as nothing was ever logged. What few need is loaded for them alone. */
const newcomers = () => later(Promise.all([import('./log/set-up.js'), loadTexts('plan')]).then(([{ setUp }]) => setUp()));

/** @param {Promise<Node | null>} coming */
function later(coming) {
  const shown = cell(/** @type {Node | null} */ (null));
  void coming.then(shown.set, () => {});
  return h('div', null, shown);
}

/** The workout under way: nothing else can be begun beside it. */
function underWay() {
  const draft = live();
  if (!draft) return null;
  const sets = draft.exercises.flatMap((one) => one.sets);
  return h(
    'section',
    { class: 'sheet', 'aria-label': t('log.underWay') },
    h('header', null, h('h2', { translate: 'no' }, draft.name || t('log.workout')), h('span', { class: 'quiet' }, t('log.underWay'))),
    h('p', null, t('log.setsOfAll', { done: sets.filter((set) => set.done).length, count: sets.length })),
    h('p', { class: 'btns wide' }, h('a', { class: 'btn main big wide', href: '/train/live' }, icon('play'), t('log.goOn'))),
  );
}

/** @param {Data} data */
function first(data) {
  const { today } = data,
    [choice] = meant(today);
  if (today.rest !== 'none') return resting(today);
  const running = choice && isOf(live(), choice);
  if (running) return null;
  if (!choice) {
    return h(
      'section',
      { class: 'sheet' },
      today.done.length || doneHere(today).length ? null : empty(t('log.nothingPlanned'), t('log.nothingPlannedText')),
      has('programmes') && !today.next && later(import('./log/cycle-over.js').then((one) => one.cycleOver())),
      () => starts(null, null, today),
    );
  }
  // What was looked up is of what was meant before this device did it.
  const content = data.content && isOf(data.content, choice) ? data.content : null;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'planned' },
    h(
      'header',
      null,
      h('h2', { id: 'planned', translate: 'no' }, choice.name),
      h('span', { class: 'quiet' }, when(choice, today)),
      choice.kind === 'plan' && planMenu(choice),
    ),
    content ? h('ul', { class: 'lines' }, content.exercises.map(line)) : h('p', { class: 'quiet' }, t('log.contentLater')),
    () => starts(choice, content, today),
  );
}

/**
 * Whether a workout was begun from this.
 * @param {{ template_id?: string, planned_workout_id?: string } | undefined} draft
 * @param {Choice} choice
 */
const isOf = (draft, choice) => !!draft && (draft.template_id === choice.id || draft.planned_workout_id === choice.id);

/**
 * What tells sessions of one name apart.
 * @param {Choice} choice @param {TodayAnswer} today
 */
function when({ id }, { date, due, next }) {
  const plan = [...due, ...(next ? [next] : [])].find((one) => one.id === id);
  if (!plan) return '';
  const { planned_for, starts_at, time_zone, week } = plan;
  return list(
    [
      planned_for !== date && planned_for && day(planned_for),
      starts_at && time(starts_at, time_zone),
      week !== undefined && t('log.weekNamed', { week }),
    ].flatMap((one) => one || []),
  );
}

/** @param {import('../types/api').PrescribedExercise} exercise */
function line(exercise) {
  const { count, load } = summary(exercise.sets, measureOf(exercise));
  return h(
    'li',
    null,
    h('span', { translate: 'no' }, exercise.name),
    h('span', { class: 'fig end' }, count, load && [' ', h('span', { class: 'unit' }, load)]),
  );
}

/** @param {Choice | null} choice @param {Origin | null} content @param {TodayAnswer} today */
function starts(choice, content, today) {
  const isBusy = !!live();
  return [
    choice &&
      !isBusy &&
      h(
        'p',
        { class: 'btns wide' },
        h('button', { type: 'button', class: 'btn main big wide', onclick: () => start(choice, content) }, icon('play'), t('log.start')),
      ),
    h(
      'p',
      { class: 'btns wide' },
      !isBusy && h('button', { type: 'button', class: choice ? 'btn' : 'btn main', onclick: () => startEmpty() }, t('log.empty')),
      today.rest === 'none' && !isBusy && h('button', { type: 'button', class: 'btn', onclick: act(restToday) }, t('log.restToday')),
      h('a', { class: 'btn', href: '/train/past' }, t('log.past')),
    ),
  ];
}

/** @param {Choice} choice @param {Origin | null} content */
async function start(choice, content) {
  try {
    begin(beginning(content ?? (await contentOf(choice))));
  } catch (failure) {
    if (failure instanceof Problem && failure.offline) tell(t('log.contentNotHere', { name: choice.name }));
    else tellFailure(failure);
    return;
  }
  await go('/train/live');
}

function startEmpty() {
  begin(beginning({ name: t('log.workout'), exercises: [] }));
  return go('/train/live');
}

async function restToday() {
  await call('PUT /v1/schedule/rest-today');
  await reload();
  tell(t('log.restsToday'), trainAnyway);
}

async function trainAnyway() {
  await call('DELETE /v1/schedule/rest-today');
  await reload();
}

/** @param {TodayAnswer} today */
const resting = (today) =>
  h(
    'section',
    { class: 'sheet' },
    empty(t('log.restDay'), t(today.rest === 'permanent' ? 'log.restPermanent' : 'log.restOnce')),
    h(
      'p',
      { class: 'btns wide' },
      today.rest === 'today_only' && h('button', { type: 'button', class: 'btn', onclick: act(trainAnyway) }, t('log.trainAnyway')),
      h('button', { type: 'button', class: 'btn', onclick: startEmpty }, t('log.empty')),
      h('a', { class: 'btn', href: '/train/past' }, t('log.past')),
    ),
  );

/** @param {Choice} choice */
const planMenu = (choice) =>
  menu(t('log.moreFor', { name: choice.name }), [
    {
      label: t('log.skipPlanned'),
      icon: 'next',
      action: async () => {
        await call('POST /v1/planned-workouts/{id}/skip', { path: { id: choice.id } });
        await reload();
        tell(t('log.skippedPlanned', { name: choice.name }));
      },
    },
  ]);

/** What was begun and left, here or on another device. */
function begun() {
  const left = drafts().filter((one) => one.clock.state === 'draft');
  return left.length
    ? h('p', { class: 'btns beside' }, h('a', { class: 'btn', href: '/train/drafts' }, icon('edit'), t('log.draftsLeft', { count: left.length })))
    : null;
}

/**
 * What is meant for today besides, what comes next, and templates without a day: nobody else offers them here.
 * @param {Data} data @returns {Choice[]}
 */
const more = ({ today, templates = [] }) => [
  ...meant(today).slice(today.rest === 'none' ? 1 : 0),
  ...today.any_day.map(routine),
  ...(today.next ? [planned(today.next)].filter((one) => !isDone(today, one)) : []),
  ...templates
    .filter((one) => !one.any_day && !one.weekdays.length)
    .slice(0, OFFERED)
    .map(routine),
  ...today.routines.map(routine).filter((one) => isDone(today, one)),
];

/** More templates than a screen has place for are chosen in Plan. */
const OFFERED = 8;

/**
 * Everything else that can be begun.
 * @param {Data} data
 */
function others(data) {
  const rest = more(data);
  if (!rest.length) return null;
  return h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'others' },
    h('header', null, h('h2', { id: 'others' }, t('log.orThis')), h('a', { href: '/train/plan' }, t('log.plan'))),
    h(
      'ul',
      { class: 'lines' },
      rest.map((choice) => {
        const busy = cell(false),
          at = when(choice, data.today);
        return h('li', null, h('span', null, h('span', { translate: 'no' }, choice.name), at && ` · ${at}`), () =>
          live()
            ? null
            : h(
                'button',
                {
                  type: 'button',
                  class: 'btn',
                  disabled: busy,
                  'aria-label': t('log.startNamed', { name: list([choice.name, at].filter(Boolean)) }),
                  onclick: async () => {
                    busy.set(true);
                    await start(choice, null);
                    busy.set(false);
                  },
                },
                icon('play'),
                t('log.start'),
              ),
        );
      }),
    ),
  );
}

/** @param {TodayAnswer} today */
function done(today) {
  return () => {
    const own = doneHere(today);
    return own.length + today.done.length
      ? h(
          'section',
          { class: 'sheet', 'aria-labelledby': 'done' },
          h('header', null, h('h2', { id: 'done' }, t('log.doneToday'))),
          h(
            'ul',
            { class: 'lines' },
            own.map((one) => {
              const sets = counted(one.exercises);
              return doneLine(
                `finish/${one.id}`,
                one.name,
                one.version ? t('log.setsCount', { count: sets }) : h('span', { class: 'chip warn' }, onlyHere(sets)),
              );
            }),
            today.done.map((one) =>
              doneLine(
                `workouts/${one.id}`,
                one.name,
                t('log.setsCount', { count: one.set_count }),
                one.duration_seconds !== undefined && [' ', h('span', { class: 'unit' }, duration(one.duration_seconds))],
              ),
            ),
          ),
        )
      : null;
  };
}

/** @param {string} path @param {string | undefined} name @param {...import('../kit/view.js').Child} figures */
const doneLine = (path, name, ...figures) =>
  h('li', null, h('a', { class: 'name', href: `/train/${path}`, translate: 'no' }, name || t('log.workout')), h('span', { class: 'fig end' }, figures));
