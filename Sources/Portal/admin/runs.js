/** Jobs and their runs in words: states, schedules, how long, what changed. */

import { address, call } from '../kit/api.js';
import { ago, dateOf, dayTime, number, person, time, today, weekday } from '../kit/format.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h, s } from '../kit/view.js';
import { meaning } from './cron.js';
import { ask, growing, state, took } from './parts.js';
import { taskName } from './tasks.js';

/** @typedef {import('../types/api').ScheduledJob} Job */
/** @typedef {import('../types/api').RunOfJob} Run */

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** @param {Run['state']} outcome */
const kindOf = (outcome) => (outcome === 'succeeded' ? 'good' : outcome === 'given_up' ? 'bad' : outcome === 'retrying' ? 'warn' : '');

/** @param {Run} run */
export const outcome = (run) => state(kindOf(run.state), [t(`jobs.run_${run.state}`), run.dry_run ? ` (${t('jobs.dry')})` : '']);

/**
 * How the job stands: given up before all, then paused, then its last run.
 * @param {Job} job
 */
export function standing(job) {
  if (job.given_up) return state('bad', t('jobs.run_given_up'));
  if (job.paused) return state('warn', t('jobs.paused'), 'pause');
  if (job.running) return state('', t('jobs.run_running'));
  return job.last_run ? outcome(job.last_run) : h('span', { class: 'quiet' }, t('jobs.run_never'));
}

/**
 * Seconds that a run took.
 * @param {Run | undefined} run
 */
export const seconds = (run) => (run?.started_at && run.ended_at ? (Date.parse(run.ended_at) - Date.parse(run.started_at)) / 1000 : undefined);

/** @param {Run | undefined} run */
export const tookText = (run) => {
  const length = seconds(run);
  return length === undefined ? '–' : took(length);
};

/**
 * When a job runs next, in few words.
 * @param {Job} job
 */
export const nextText = (job) => (job.paused ? t('jobs.paused') : job.next_due_at ? moment(job.next_due_at) : t('jobs.asked_only'));

/**
 * Today only the time.
 * @param {string} when
 */
export const moment = (when) => (dateOf(when) === today() ? time(when) : dayTime(when));

/**
 * A schedule in words, where it is a usual one.
 * @param {string} cron
 */
export function cronText(cron) {
  const read = meaning(cron);
  if (!read) return '';
  switch (read.kind) {
    case 'minute':
      return t('jobs.cron_minute');
    case 'minutes':
      return t('jobs.cron_minutes', { step: read.step });
    case 'hourly':
      return t('jobs.cron_hourly', { minute: read.minute });
    case 'hours':
      return t('jobs.cron_hours', { step: read.step, minute: read.minute });
    case 'daily':
      return t('jobs.cron_daily', { time: clock(read.time) });
    case 'weekly':
      return t('jobs.cron_weekly', { day: weekday(WEEKDAYS[read.day]), time: clock(read.time) });
    case 'monthly':
      return t('jobs.cron_monthly', { day: read.day, time: clock(read.time) });
  }
}

/** @param {string} at "02:15", as the person writes times. */
const clock = (at) => time(`1970-01-01T${at}:00Z`, 'UTC');

/**
 * When a job runs. An expression without words stands as it is; a time of day has its zone, where that is not the person's.
 * @param {Job} job
 */
export function scheduleText({ cron, time_zone: zone }) {
  if (!cron) return t('jobs.asked_only');
  const words = cronText(cron),
    isTimed = !words || 'time' in (meaning(cron) ?? {});
  return [
    words || h('code', { class: 'cron', translate: 'no' }, cron),
    isTimed && zone !== (person.timeZone ?? 'UTC') ? h('span', { class: 'quiet' }, ` ${zone}`) : null,
  ];
}

/**
 * What came of a run, in a sentence.
 * @param {Run} run
 */
export function resultText(run) {
  if (run.changed === undefined) return t(`jobs.run_${run.state}`);
  return t(run.dry_run ? 'jobs.would_change' : 'jobs.did_change', { count: run.changed });
}

/** @param {Run} run */
function changedText(run) {
  if (run.done !== undefined && run.total !== undefined) return t('jobs.of', { done: number(run.done, 0), total: number(run.total, 0) });
  return run.changed === undefined ? '–' : number(run.changed, 0);
}

/**
 * A bar as long as the run took, beside the longest.
 * @param {Run} run
 * @param {number} longest
 */
function bar(run, longest) {
  const length = seconds(run);
  if (length === undefined) return '–';
  const width = longest ? Math.max(2, Math.round((length / longest) * 60)) : 2;
  return h(
    'span',
    { class: 'took-cell' },
    s(
      'svg',
      { class: 'took wide-inline', viewBox: '0 0 64 8', 'aria-hidden': 'true' },
      s('rect', { class: run.state === 'given_up' ? 'over' : null, x: 64 - width, width, height: 8, rx: 2 }),
    ),
    ' ',
    took(length),
  );
}

/**
 * The runs of a job, the latest first.
 * @param {Job} job
 * @param {import('../types/api').RunOfJobPage} first
 */
export function runsTable(job, first) {
  return growing(
    first,
    (after) => call('GET /v1/admin/jobs/{job}/runs', { path: { job: job.name }, query: { after } }),
    (runs) => {
      const longest = Math.max(0, ...runs.map((run) => seconds(run) ?? 0));
      return table({
        caption: `${t('jobs.runs')}: ${taskName(job.name)}`,
        rows: runs,
        list: false,
        columns: [
          { label: t('jobs.due'), cell: (run) => h('time', { datetime: run.due_at, title: dayTime(run.due_at) }, moment(run.due_at)) },
          {
            label: t('jobs.outcome'),
            cell: (run) => [
              outcome(run),
              run.error ? h('span', { class: 'beneath' }, h('code', null, run.error)) : null,
              cancellable(run) ? h('p', null, cancelButton(run)) : null,
            ],
          },
          { label: t('jobs.changed'), end: true, cell: changedText },
          { label: t('jobs.took'), end: true, cell: (run) => bar(run, longest) },
        ],
      });
    },
  );
}

/** @param {Run} run */
const cancellable = (run) => run.state === 'waiting' || run.state === 'running' || run.state === 'retrying';

/** @param {Run} run */
const cancelButton = (run) =>
  h(
    'button',
    {
      type: 'button',
      class: 'btn',
      id: `cancel-${run.id}`,
      onclick: () =>
        ask({
          title: t('jobs.cancel_run_title'),
          about: t('jobs.cancel_run_about'),
          action: t('jobs.cancel_run'),
          danger: true,
          send: () => call('DELETE /v1/admin/jobs/{job}/runs/{run}', { path: { job: run.job, run: run.id } }),
          said: t('jobs.run_cancelled_done'),
        }),
    },
    t('jobs.cancel_run'),
  );

/**
 * Where a job's own page is.
 * @param {string} name
 */
export const jobPath = (name) => address('/admin/jobs/{job}', { path: { job: name } });

/** @param {import('../types/api').DeadJob} dead */
export const gaveUp = (dead) => [h('strong', null, t('jobs.given_up_note', { count: dead.attempts })), ' ', ago(dead.died_at)];
