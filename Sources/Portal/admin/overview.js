/** What is to be done first; beside it how the jobs stand. Each fact once, and parts of duties that the admin lacks are not there. */

import { call } from '../kit/api.js';
import { ago, list, longDay, number, person, time } from '../kit/format.js';
import { can, session } from '../kit/session.js';
import { empty, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { alertSentence } from './alerts.js';
import { retryOnly } from './dead.js';
import { byTrouble } from './jobs.js';
import { counted, facts, sheet } from './parts.js';
import { jobPath, moment } from './runs.js';
import { taskHead, taskName } from './tasks.js';
import { noteGivenUp } from './waiting.js';

/** @typedef {import('../types/api').ScheduledJob} Job */
/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {import('../kit/view.js').Child} Child */
/**
 * @typedef {object} Morning
 * @property {Job[] | undefined} jobs
 * @property {import('../types/api').AlertPage | undefined} alerts
 * @property {import('../types/api').TriagedFeedbackPage | undefined} feedback
 * @property {import('../types/api').BreakGlassOpeningPage | undefined} looks
 */

/** @type {import('../kit/router.js').Screen<Morning>} */
export const overview = {
  path: '/admin',
  title: () => t('admin.overview'),
  needs: { role: 'admin' },
  load: async () => {
    const [jobs, alerts, feedback, looks] = await Promise.all([
      can('operations') ? call('GET /v1/admin/jobs') : undefined,
      can('moderation') ? call('GET /v1/admin/alerts', { query: { open: true, limit: 100 } }) : undefined,
      can('moderation') ? call('GET /v1/admin/feedback', { query: { state: 'open', limit: 100 } }) : undefined,
      // Those that wait are the newest: nobody's answer is waited for long.
      can('accounts') ? call('GET /v1/admin/break-glass') : undefined,
    ]);
    if (jobs) noteGivenUp(jobs.items);
    return { jobs: jobs && byTrouble(jobs.items), alerts, feedback, looks };
  },
  lead: () => `${longDay(new Date())}, ${time(new Date())} · ${t('admin.all_times', { zone: person.timeZone ?? 'UTC' })}`,
  show: (morning) => {
    const { jobs, alerts, feedback, looks } = morning;
    if (!jobs && !alerts && !looks && !can('content')) return sheet(t('admin.needs_you'), empty(t('admin.no_duty'), t('admin.no_duty_step')));
    const duties = [jobs && jobDuty(jobs), alerts && alertDuty(alerts), feedback && feedbackDuty(feedback), looks && lookDuty(looks.items)].filter(Boolean);
    const first = sheet(t('admin.needs_you'), duties.length ? h('ul', { class: 'duty' }, duties) : noteBox('good', 'check', t('admin.nothing_waits')));
    return jobs ? h('div', { class: 'two' }, first, machinery(jobs)) : first;
  },
};

/**
 * One line of what waits; none where nothing does.
 * @param {number} count
 * @param {string} figure
 * @param {Child} text
 * @param {() => { detail: Child, action: Child }} more
 */
function line(count, figure, text, more) {
  if (!count) return null;
  const { detail, action } = more();
  return h('li', null, h('span', { class: 'fig' }, figure), h('span', null, text, detail ? [h('br'), h('span', { class: 'quiet' }, detail)] : null), action);
}

/** @param {string} path @param {string} [text] */
const opened = (path, text = t('admin.open')) => h('a', { class: 'btn', href: path }, text);

/** @param {Job[]} jobs */
function jobDuty(jobs) {
  const failed = jobs.filter((job) => job.given_up),
    count = failed.reduce((sum, job) => sum + job.given_up, 0);
  return line(count, number(count, 0), t('admin.jobs_given_up', { count }), () => ({
    detail: failedText(failed[0]),
    action:
      count === 1
        ? h('button', { type: 'button', class: 'btn main', id: 'retry', onclick: () => retryOnly(failed[0].name) }, t('jobs.retry'))
        : opened('/admin/jobs#given-up'),
  }));
}

/**
 * A later run may have succeeded: then the last one is not the one that failed.
 * @param {Job} job
 */
function failedText(job) {
  const run = job.last_run,
    name = h('a', { href: jobPath(job.name) }, taskHead(job.name));
  if (!run?.ended_at || run.state !== 'given_up') return name;
  return [
    name,
    ', ',
    t('admin.given_up_line', { ago: ago(run.ended_at), count: run.attempts }),
    run.error ? [': ', h('code', { translate: 'no' }, run.error)] : null,
  ];
}

/** @param {import('../types/api').AlertPage} alerts */
function alertDuty(alerts) {
  const [first] = alerts.items,
    count = alerts.items.length;
  return line(count, counted(alerts), t('admin.alerts_open', { count }), () => ({
    detail: `${alertSentence(first)}, ${ago(first.last_at)}`,
    action: opened('/admin/alerts'),
  }));
}

/** @param {import('../types/api').TriagedFeedbackPage} feedback */
function feedbackDuty(feedback) {
  const count = feedback.items.length;
  /** @type {Feedback['kind'][]} */
  const kinds = ['bug', 'graph', 'question', 'idea'];
  const words = kinds
    .map((kind) => [kind, feedback.items.filter((one) => one.kind === kind).length])
    .filter(([, many]) => many)
    .map(([kind, many]) => t(`triage.kinds_${/** @type {Feedback['kind']} */ (kind)}`, { count: many }));
  return line(count, counted(feedback), t('admin.feedback_open', { count }), () => ({
    detail: `${words.join(', ')}; ${t('admin.feedback_oldest', { ago: ago(feedback.items[count - 1].created_at) })}`,
    action: opened('/admin/feedback?state=open', t('admin.sort')),
  }));
}

/**
 * Only what another admin asked for: nobody agrees to their own.
 * @param {import('../types/api').BreakGlassOpening[]} looks
 */
function lookDuty(looks) {
  const waiting = looks.filter((look) => look.state === 'waiting' && look.admin !== session().account.id),
    [first] = waiting;
  return line(waiting.length, number(waiting.length, 0), t('admin.looks_waiting', { count: waiting.length }), () => ({
    detail: [h('q', { translate: 'no' }, first.reason), `, ${ago(first.requested_at)}`],
    action: opened(waiting.length === 1 ? `/admin/break-glass/${first.id}` : '/admin/break-glass'),
  }));
}

/** @param {Job[]} jobs */
function machinery(jobs) {
  const last = latest(jobs, (job) => job.last_run?.ended_at),
    next = latest(jobs, (job) => (job.paused ? undefined : job.next_due_at), -1);
  const backup = jobs.find((job) => job.name === 'backup')?.last_run?.ended_at;
  return sheet(
    t('admin.machinery'),
    facts([
      last?.last_run?.ended_at ? [t('jobs.last_run'), `${taskName(last.name)}, ${ago(last.last_run.ended_at)}`] : null,
      next?.next_due_at ? [t('jobs.next'), `${taskName(next.name)}, ${moment(next.next_due_at)}`] : null,
      named(
        t('jobs.run_running'),
        jobs.filter((job) => job.running),
      ),
      named(
        t('jobs.paused'),
        jobs.filter((job) => job.paused),
      ),
      backup ? [t('admin.last_backup'), ago(backup)] : null,
    ]),
    h('a', { href: '/admin/jobs' }, t('jobs.all_jobs_head')),
  );
}

/** @param {string} state @param {Job[]} jobs @returns {[string, string] | null} */
const named = (state, jobs) => (jobs.length ? [state, list(jobs.map((job) => taskName(job.name)))] : null);

/**
 * @param {Job[]} jobs
 * @param {(job: Job) => string | undefined} when
 * @param {1 | -1} way -1: the earliest.
 */
const latest = (jobs, when, way = 1) =>
  jobs
    .filter((job) => when(job))
    .reduce(
      (best, job) => (!best || way * (Date.parse(when(job) ?? '') - Date.parse(when(best) ?? '')) > 0 ? job : best),
      /** @type {Job | undefined} */ (undefined),
    );
