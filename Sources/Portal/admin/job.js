/** One job: what it does, when, and its runs. A dry run comes before a run. */

import { call, Problem } from '../kit/api.js';
import { ago, number } from '../kit/format.js';
import { wait } from '../kit/ask.js';
import { attempt, say } from '../kit/announce.js';
import { reload } from '../kit/router.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon, onEnd } from '../kit/view.js';
import { deadNote } from './dead.js';
import { operates } from './jobs.js';
import { ask, atOnce, code, facts, sheet } from './parts.js';
import { moment, resultText, runsTable, scheduleText, standing } from './runs.js';
import { changeSchedule } from './schedule.js';
import { taskAbout, taskName } from './tasks.js';

/** @typedef {import('../types/api').ScheduledJob} Job */
/** @typedef {import('../types/api').RunOfJob} Run */
/** @typedef {import('../kit/view.js').Child} Child */

/** @typedef {[shown: Job, runs: import('../types/api').RunOfJobPage, dead: import('../types/api').DeadJobPage, operates: boolean]} Data */

/** @type {import('../kit/router.js').Screen<Data>} */
export const job = {
  path: '/admin/jobs/{job}',
  title: (data, at) => taskName(data?.[0].name ?? at.params.job),
  crumb: () => ({ path: '/admin/jobs', text: t('admin.jobs') }),
  needs: { role: 'admin', duty: 'operations' },
  load: async ({ params: { job: name } }) => {
    const [all, runs, dead] = await Promise.all([
      call('GET /v1/admin/jobs'),
      call('GET /v1/admin/jobs/{job}/runs', { path: { job: name } }),
      call('GET /v1/admin/dead-jobs', { query: { limit: 100 } }),
    ]);
    const shown = all.items.find((one) => one.name === name) ?? (await call('GET /v1/admin/jobs/{job}', { path: { job: name } }));
    return [shown, runs, dead, operates(all.items)];
  },
  lead: ([shown, , , mayPlan]) => [taskAbout(shown), mayPlan ? [' ', code(shown.name)] : null],
  actions: ([shown]) => standing(shown),
  show: ([shown, runs, dead, mayPlan]) => {
    const own = dead.items.filter((one) => one.job === shown.name);
    const asked = cell(/** @type {Child} */ (lastTry(runs.items)));
    return h(
      'div',
      { class: 'two' },
      h(
        'section',
        { class: 'sheet', 'aria-label': t('admin.actions') },
        h(
          'div',
          { class: 'stack' },
          own.map((one, at) => deadNote(one, false, at === 0)),
          buttons(shown, asked, own.length > 0, mayPlan),
          h('div', { role: 'status' }, () => /** @type {Node} */ (asked())),
          schedule(shown, mayPlan),
        ),
      ),
      sheet(t('jobs.runs'), runs.items.length ? runsTable(shown, runs) : empty(t('jobs.runs_none'), t('jobs.runs_none_step'))),
    );
  },
};

/** @param {Run[]} runs */
function lastTry(runs) {
  const run = runs.find((one) => one.dry_run);
  return run ? resultNote(t('jobs.last_try'), run) : null;
}

/** @param {string} what @param {Run} run */
function resultNote(what, run) {
  return noteBox(
    run.state === 'given_up' ? 'bad' : '',
    run.state === 'given_up' ? 'warn' : 'check',
    h('p', null, h('strong', null, what), run.ended_at ? `, ${ago(run.ended_at)}: ` : ': ', resultText(run)),
    run.error ? h('p', { class: 'quiet' }, h('code', { translate: 'no' }, run.error)) : null,
    run.sample?.length
      ? h(
          'ul',
          { class: 'quiet sample' },
          run.sample.map((one) => h('li', null, h('code', { translate: 'no' }, sampleText(one)))),
        )
      : null,
  );
}

/**
 * What a run names of its things is text, or a record.
 * @param {unknown} one
 */
const sampleText = (one) => (typeof one === 'string' ? one : JSON.stringify(one));

/**
 * @param {Job} shown
 * @param {import('../kit/view.js').Cell<Child>} asked
 * @param {boolean} calm Another button is the main one.
 * @param {boolean} mayPlan
 */
function buttons(shown, asked, calm, mayPlan) {
  const alive = { on: true };
  onEnd(() => {
    alive.on = false;
  });
  return h(
    'p',
    { class: 'btns' },
    h('button', { type: 'button', class: calm ? 'btn' : 'btn main', id: 'try', onclick: () => follow(shown, true, asked, alive) }, t('jobs.try_dry')),
    h(
      'button',
      {
        type: 'button',
        class: 'btn',
        id: 'run',
        onclick: () =>
          ask({
            title: t('jobs.run_title', { job: taskName(shown.name) }),
            about: t('jobs.run_about', { summary: taskAbout(shown).replace(/\.$/, '') }),
            action: t('jobs.run_now'),
            send: async () => {
              await call('POST /v1/admin/jobs/{job}/runs', { path: { job: shown.name }, body: { dry_run: false } });
            },
            said: t('jobs.running'),
          }),
      },
      t('jobs.run_now'),
    ),
    mayPlan && shown.cron
      ? h(
          'button',
          {
            type: 'button',
            class: 'btn',
            id: 'pause',
            onclick: () =>
              atOnce(
                () => call('PATCH /v1/admin/jobs/{job}', { path: { job: shown.name }, body: { paused: !shown.paused } }),
                t(shown.paused ? 'jobs.resumed_done' : 'jobs.paused_done'),
              ),
          },
          icon(shown.paused ? 'play' : 'pause'),
          t(shown.paused ? 'jobs.resume' : 'jobs.pause'),
        )
      : null,
  );
}

/**
 * Asks for a try and waits for what comes of it, half a minute at most.
 * @param {Job} shown
 * @param {boolean} dry
 * @param {import('../kit/view.js').Cell<Child>} asked
 * @param {{ on: boolean }} alive
 */
async function follow(shown, dry, asked, alive) {
  await attempt(async () => {
    let run = await call('POST /v1/admin/jobs/{job}/runs', { path: { job: shown.name }, body: { dry_run: dry } });
    asked.set(noteBox('', 'rest', t('jobs.trying')));
    for (let tries = 0; tries < 30 && !run.ended_at && alive.on; tries += 1) {
      await wait(1000);
      run = await call('GET /v1/admin/jobs/{job}/runs/{run}', { path: { job: shown.name, run: run.id } }).catch((failure) => {
        // The run is under way, whatever became of this look at it.
        if (failure instanceof Problem && !failure.refuses) return run;
        throw failure;
      });
    }
    if (!alive.on) return;
    if (run.ended_at) await reload();
    else asked.set(noteBox('', 'rest', t('jobs.still_waiting')));
    if (run.ended_at) say(resultText(run));
  });
}

/**
 * @param {Job} shown
 * @param {boolean} mayPlan The operator's admins alone say when a job runs, and for whom means nothing to others.
 */
function schedule(shown, mayPlan) {
  return [
    facts([
      [t('jobs.runs_at'), [scheduleText(shown), shown.changed ? h('span', { class: 'quiet' }, ` · ${t('jobs.schedule_changed')}`) : null]],
      mayPlan && [t('jobs.for'), t(`jobs.reach_${shown.reach}`)],
      [t('jobs.if_missed'), t(`jobs.missed_${shown.missed}`, { count: shown.catch_up_at_most })],
      [
        t('jobs.next'),
        shown.next_due_at && !shown.paused
          ? [h('span', { class: 'fig' }, moment(shown.next_due_at)), ' ', h('span', { class: 'quiet' }, ago(shown.next_due_at))]
          : shown.paused
            ? t('jobs.paused')
            : t('jobs.asked_only'),
      ],
      shown.running ? [t('jobs.run_running'), number(shown.running, 0)] : null,
      shown.waiting ? [t('jobs.run_waiting'), number(shown.waiting, 0)] : null,
    ]),
    !mayPlan
      ? h('p', { class: 'quiet' }, t('jobs.operator_plans'))
      : shown.cron
        ? h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', id: 'schedule', onclick: () => changeSchedule(shown) }, t('jobs.schedule')))
        : null,
  ];
}
