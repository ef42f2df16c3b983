/** One job: what it does, when, and its runs. A try without changes comes before a run. */

import { call, Problem } from '../kit/api.js';
import { ago, number } from '../kit/format.js';
import { wait } from '../kit/ask.js';
import { say } from '../kit/announce.js';
import { reload } from '../kit/router.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon, onEnd } from '../kit/view.js';
import { deadNote } from './dead.js';
import { ask, atOnce, code, facts, safely, sheet } from './parts.js';
import { cronText, moment, resultText, runsTable, standing } from './runs.js';
import { changeSchedule } from './schedule.js';
import { taskAbout, taskHead, taskName } from './tasks.js';

/** @typedef {import('../types/api').ScheduledJob} Job */
/** @typedef {import('../types/api').RunOfJob} Run */
/** @typedef {import('../kit/view.js').Child} Child */

/** @type {import('../kit/router.js').Screen<[Job, import('../types/api').RunOfJobPage, import('../types/api').DeadJobPage]>} */
export const job = {
  path: '/admin/jobs/{job}',
  title: (data, at) => taskName(data?.[0].name ?? at.params.job),
  crumb: () => ({ path: '/admin/jobs', text: t('admin.jobs') }),
  needs: { role: 'admin', duty: 'operations' },
  load: ({ params: { job: name } }) => Promise.all([
    call('GET /v1/admin/jobs/{job}', { path: { job: name } }),
    call('GET /v1/admin/jobs/{job}/runs', { path: { job: name } }),
    call('GET /v1/admin/dead-jobs', { query: { limit: 100 } }),
  ]),
  lead: ([shown]) => [taskAbout(shown), ' ', code(shown.name)],
  actions: ([shown]) => standing(shown),
  show: ([shown, runs, dead]) => {
    const own = dead.items.filter((one) => one.job === shown.name);
    const asked = cell(/** @type {Child} */ (lastTry(runs.items)));
    return h('div', { class: 'two' },
      h('section', { class: 'sheet', 'aria-label': t('admin.actions') }, h('div', { class: 'stack' },
        own.map((one, at) => deadNote(one, false, at === 0)),
        buttons(shown, asked, own.length > 0),
        h('div', { role: 'status' }, () => /** @type {Node} */ (asked())),
        schedule(shown))),
      sheet(t('jobs.runs'), runs.items.length ? runsTable(shown, runs) : empty(t('jobs.runs_none'), t('jobs.runs_none_step'))));
  },
};

/** @param {Run[]} runs */
function lastTry(runs) {
  const run = runs.find((one) => one.dry_run);
  return run ? resultNote(t('jobs.last_try'), run) : null;
}

/** @param {string} what @param {Run} run */
function resultNote(what, run) {
  return noteBox(run.state === 'given_up' ? 'bad' : '', run.state === 'given_up' ? 'warn' : 'check',
    h('p', null, h('strong', null, what), run.ended_at ? `, ${ago(run.ended_at)}: ` : ': ', resultText(run)),
    run.error ? h('p', { class: 'quiet' }, h('code', { translate: 'no' }, run.error)) : null,
    run.sample?.length ? h('ul', { class: 'quiet sample' }, run.sample.map((one) => h('li', null, h('code', { translate: 'no' }, sampleText(one))))) : null);
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
 */
function buttons(shown, asked, calm) {
  const alive = { on: true };
  onEnd(() => { alive.on = false; });
  return h('p', { class: 'btns' },
    h('button', { type: 'button', class: calm ? 'btn' : 'btn main', id: 'try', onclick: () => follow(shown, true, asked, alive) }, t('jobs.try_dry')),
    h('button', { type: 'button', class: 'btn', id: 'run', onclick: () => ask({
      title: t('jobs.run_title', { job: taskName(shown.name) }), about: t('jobs.run_about', { summary: taskAbout(shown).replace(/\.$/, '') }), action: t('jobs.run_now'),
      send: async () => { await call('POST /v1/admin/jobs/{job}/runs', { path: { job: shown.name }, body: { dry_run: false } }); }, said: t('jobs.running'),
    }) }, t('jobs.run_now')),
    shown.cron ? h('button', { type: 'button', class: 'btn', id: 'pause', onclick: () => atOnce(
      () => call('PATCH /v1/admin/jobs/{job}', { path: { job: shown.name }, body: { paused: !shown.paused } }),
      t(shown.paused ? 'jobs.resumed_done' : 'jobs.paused_done')) },
    icon(shown.paused ? 'play' : 'pause'), t(shown.paused ? 'jobs.resume' : 'jobs.pause')) : null);
}

/**
 * Asks for a try and waits for what comes of it, half a minute at most.
 * @param {Job} shown
 * @param {boolean} dry
 * @param {import('../kit/view.js').Cell<Child>} asked
 * @param {{ on: boolean }} alive
 */
async function follow(shown, dry, asked, alive) {
  await safely(async () => {
    let run = await call('POST /v1/admin/jobs/{job}/runs', { path: { job: shown.name }, body: { dry_run: dry } });
    asked.set(noteBox('', 'rest', t('jobs.trying')));
    for (let tries = 0; tries < 30 && !run.ended_at && alive.on; tries += 1) {
      await wait(1000);
      run = await call('GET /v1/admin/jobs/{job}/runs/{run}', { path: { job: shown.name, run: run.id } }).catch((failure) => {
        if (failure instanceof Problem && failure.offline) return run;
        throw failure;
      });
    }
    if (!alive.on) return;
    if (run.ended_at) await reload();
    else asked.set(noteBox('', 'rest', t('jobs.still_waiting')));
    if (run.ended_at) say(resultText(run));
  });
}

/** @param {Job} shown */
function schedule(shown) {
  const words = shown.cron ? cronText(shown.cron) : t('jobs.asked_only');
  return [
    facts([
      [t('jobs.runs_at'), [words, ' ', shown.cron ? h('code', { class: 'cron faint' }, shown.cron) : null, shown.time_zone === 'UTC' ? null : h('span', { class: 'quiet' }, ` ${shown.time_zone}`),
        shown.changed ? h('span', { class: 'quiet' }, ` · ${t('jobs.schedule_changed')}`) : null]],
      [t('jobs.for'), t(`jobs.reach_${shown.reach}`)],
      [t('jobs.if_missed'), t(`jobs.missed_${shown.missed}`, { count: shown.catch_up_at_most })],
      [t('jobs.next'), shown.next_due_at && !shown.paused
        ? [h('span', { class: 'fig' }, moment(shown.next_due_at)), ' ', h('span', { class: 'quiet' }, ago(shown.next_due_at))]
        : shown.paused ? t('jobs.paused') : t('jobs.asked_only')],
      shown.waiting || shown.running ? [t('jobs.now'), `${number(shown.waiting, 0)} ${t('admin.board_waiting')}, ${number(shown.running, 0)} ${t('admin.board_running')}`] : null,
    ]),
    shown.cron ? h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', id: 'schedule', onclick: () => changeSchedule(shown) }, t('jobs.schedule'))) : null,
  ];
}

/** A note that nothing is left to do, for the overview. */
export const allWell = () => noteBox('good', 'check', t('admin.jobs_well'));

/**
 * The job in trouble, beside the overview.
 * @param {Job} shown
 * @param {Child} action
 */
export function troubled(shown, action) {
  const run = shown.last_run;
  return h('section', { class: 'sheet', 'aria-labelledby': 'troubled' },
    h('header', null, h('h2', { id: 'troubled' }, taskHead(shown.name)), standing(shown)),
    h('div', { class: 'stack' },
      h('p', null, taskAbout(shown)),
      run?.error ? noteBox('bad', 'warn',
        h('p', null, h('strong', null, t('jobs.given_up_note', { count: run.attempts })), ' ',
          run.done !== undefined && run.total !== undefined ? t('jobs.given_up_of', { done: number(run.done, 0), total: number(run.total, 0) }) : null),
        h('p', { class: 'quiet' }, h('code', { translate: 'no' }, run.error))) : null,
      action, schedule(shown).slice(0, 1)));
}
