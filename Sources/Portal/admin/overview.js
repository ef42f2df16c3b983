/** What needs the admin, the jobs, and the job in trouble. Parts of duties that the admin lacks are not there. */

import { call } from '../kit/api.js';
import { ago, longDay, number, person, time } from '../kit/format.js';
import { can } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { alertSentence } from './alerts.js';
import { retryOnly } from './dead.js';
import { allWell, troubled } from './job.js';
import { byTrouble, jobTable } from './jobs.js';
import { board, counted, sheet, took } from './parts.js';
import { jobPath } from './runs.js';
import { taskName } from './tasks.js';
import { noteGivenUp } from './waiting.js';

/** @typedef {import('../types/api').ScheduledJob} Job */
/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {import('../kit/view.js').Child} Child */
/**
 * @typedef {object} Morning
 * @property {Job[] | undefined} jobs
 * @property {import('../types/api').AlertPage | undefined} alerts
 * @property {import('../types/api').TriagedFeedbackPage | undefined} feedback
 */

/** @type {import('../kit/router.js').Screen<Morning>} */
export const overview = {
  path: '/admin',
  title: () => t('admin.overview'),
  needs: { role: 'admin' },
  load: async () => {
    const [jobs, alerts, feedback] = await Promise.all([
      can('operations') ? call('GET /v1/admin/jobs') : undefined,
      can('moderation') ? call('GET /v1/admin/alerts', { query: { open: true, limit: 100 } }) : undefined,
      can('moderation') ? call('GET /v1/admin/feedback', { query: { state: 'open', limit: 100 } }) : undefined,
    ]);
    if (jobs) noteGivenUp(jobs.items);
    return { jobs: jobs && byTrouble(jobs.items), alerts, feedback };
  },
  lead: () => `${longDay(new Date())}, ${time(new Date())} · ${t('admin.all_times', { zone: person.timeZone ?? 'UTC' })}`,
  show: (morning) => {
    const duties = [...jobDuty(morning.jobs), ...alertDuty(morning.alerts), ...feedbackDuty(morning.feedback), ...glassDuty()];
    if (!duties.length && !can('content')) return sheet(t('admin.needs_you'), empty(t('admin.no_duty'), t('admin.no_duty_step')));
    const first = sheet(t('admin.needs_you'), duties.length ? h('ul', { class: 'duty' }, duties) : empty(t('admin.nothing_waits'), null));
    if (!morning.jobs) return first;
    return h('div', { class: 'two' }, h('div', { class: 'stack' }, first, someJobs(morning.jobs)), h('div', { class: 'stack' }, beside(morning.jobs), machinery(morning.jobs)));
  },
};

/**
 * One line of what waits. Zero is written quietly, where it can be seen.
 * @param {string} figure
 * @param {Child} text
 * @param {Child} detail
 * @param {Child} action
 */
const line = (figure, text, detail, action) => h('li', null,
  h('span', { class: figure === '0' ? 'fig none' : 'fig' }, figure), h('span', null, text, detail ? [h('br'), h('span', { class: 'quiet' }, detail)] : null), action ?? h('span'));

/** @param {Job[] | undefined} jobs */
function jobDuty(jobs) {
  if (!jobs) return [];
  const dead = jobs.filter((job) => job.given_up), count = dead.reduce((sum, job) => sum + job.given_up, 0);
  const [first] = dead, run = first?.last_run;
  const detail = first && (run?.ended_at ? t('admin.given_up_line', { job: taskName(first.name), ago: ago(run.ended_at), count: run.attempts }) : taskName(first.name));
  const action = count === 1 ? h('button', { type: 'button', class: 'btn', id: 'retry', onclick: () => retryOnly(first.name) }, t('jobs.retry'))
    : count ? h('a', { class: 'btn', href: '/admin/jobs#given-up' }, t('admin.open')) : null;
  return [line(number(count, 0), t('admin.jobs_given_up', { count }), detail, action)];
}

/** @param {import('../types/api').AlertPage | undefined} alerts */
function alertDuty(alerts) {
  if (!alerts) return [];
  const [first] = alerts.items, count = alerts.items.length;
  return [line(counted(alerts), t('admin.alerts_open', { count }), first && `${alertSentence(first)}, ${ago(first.last_at)}`,
    count ? h('a', { class: 'btn', href: '/admin/alerts' }, t('admin.open')) : null)];
}

/** @param {import('../types/api').TriagedFeedbackPage | undefined} feedback */
function feedbackDuty(feedback) {
  if (!feedback) return [];
  const count = feedback.items.length, oldest = feedback.items.at(-1);
  /** @type {Feedback['kind'][]} */
  const kinds = ['bug', 'graph', 'question', 'idea'];
  const words = kinds.map((kind) => [kind, feedback.items.filter((one) => one.kind === kind).length]).filter(([, many]) => many)
    .map(([kind, many]) => t(`triage.kinds_${/** @type {Feedback['kind']} */ (kind)}`, { count: many }));
  return [line(counted(feedback), t('admin.feedback_open', { count }), oldest && `${words.join(', ')}; ${t('admin.feedback_oldest', { ago: ago(oldest.created_at) })}`,
    count ? h('a', { class: 'btn', href: '/admin/feedback?state=open' }, t('admin.sort')) : null)];
}

/** Which looks wait is a request of its own, made on its screen: three are enough for a morning. */
const glassDuty = () => (can('accounts')
  ? [h('li', null, h('span', { class: 'fig none' }, icon('hidden')), h('span', null, t('admin.glass_line')), h('a', { class: 'btn', href: '/admin/break-glass' }, t('admin.open')))] : []);

/** @param {Job[]} jobs */
const someJobs = (jobs) => sheet(t('admin.jobs'), jobTable(jobs.slice(0, 6)), h('a', { href: '/admin/jobs' }, t('admin.all_jobs', { count: jobs.length })));

/** @param {Job[]} jobs */
function machinery(jobs) {
  const sum = (/** @type {'waiting' | 'running'} */ what) => number(jobs.reduce((all, job) => all + job[what], 0), 0);
  const backup = jobs.find((job) => job.name === 'backup')?.last_run?.ended_at;
  return sheet(t('admin.machinery'), board([
    [t('admin.board_running'), sum('running')],
    [t('admin.board_waiting'), sum('waiting')],
    [t('admin.board_paused'), number(jobs.filter((job) => job.paused).length, 0)],
    backup ? [t('admin.board_backup'), took((Date.now() - Date.parse(backup)) / 1000)] : null,
  ]));
}

/** @param {Job[]} jobs */
function beside(jobs) {
  const [first] = jobs;
  if (!first?.given_up) return allWell();
  return troubled(first, h('p', { class: 'btns' },
    h('button', { type: 'button', class: 'btn main', id: 'retry-now', onclick: () => retryOnly(first.name) }, t('jobs.retry_now')),
    h('a', { class: 'btn', href: jobPath(first.name) }, t('admin.open'))));
}
