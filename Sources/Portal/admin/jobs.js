/** What is done by itself: when, and how it went last. */

import { call } from '../kit/api.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { deadNote } from './dead.js';
import { code, held, sheet } from './parts.js';
import { jobPath, nextText, standing, tookText } from './runs.js';
import { taskHead } from './tasks.js';
import { noteGivenUp } from './waiting.js';

/** @typedef {import('../types/api').ScheduledJob} Job */

/**
 * Newest trouble first, then by name.
 * @param {Job[]} jobs
 */
export const byTrouble = (jobs) =>
  [...jobs].sort(
    (one, other) => Number(other.given_up > 0) - Number(one.given_up > 0) || Number(other.paused) - Number(one.paused) || one.name.localeCompare(other.name),
  );

/**
 * Whether the admin runs the installation: others do not see its jobs, and set no schedule.
 * @param {Job[]} jobs
 */
export const operates = (jobs) => jobs.some((job) => job.reach === 'installation');

/**
 * @param {Job[]} jobs
 * @param {boolean} [named] With the word that the command line has for each.
 */
const jobTable = (jobs, named) =>
  h(
    'div',
    { class: 'job-list' },
    table({
      caption: t('admin.jobs'),
      rows: jobs,
      list: false,
      attributes: (job) => ({ class: job.given_up ? 'marked' : null }),
      columns: [
        {
          label: t('jobs.job_name'),
          cell: (job) =>
            held(h('a', { class: 'admin-link', href: jobPath(job.name) }, taskHead(job.name)), named ? h('span', { class: 'beneath' }, code(job.name)) : null),
        },
        { label: t('jobs.last_run'), cell: standing },
        { label: t('jobs.took'), end: true, cell: (job) => tookText(job.last_run) },
        { label: t('jobs.next'), end: true, cell: nextText },
      ],
    }),
  );

/** @type {import('../kit/router.js').Screen<[import('../types/api').ScheduledJobPage, import('../types/api').DeadJobPage]>} */
export const jobs = {
  path: '/admin/jobs',
  title: () => t('admin.jobs'),
  needs: { role: 'admin', duty: 'operations' },
  load: async () => {
    const [all, dead] = await Promise.all([call('GET /v1/admin/jobs'), call('GET /v1/admin/dead-jobs', { query: { limit: 50 } })]);
    noteGivenUp(all.items);
    return [all, dead];
  },
  show: ([all, dead]) => [
    dead.items.length
      ? sheet(
          t('jobs.given_up_list'),
          h(
            'div',
            { class: 'stack' },
            dead.items.map((one) => deadNote(one, true)),
          ),
          undefined,
          'given-up',
        )
      : null,
    operates(all.items)
      ? sheet(t('jobs.all_jobs_head'), jobTable(byTrouble(all.items), true))
      : sheet(t('jobs.own_jobs_head'), [h('p', { class: 'quiet' }, t('jobs.own_jobs_about')), jobTable(byTrouble(all.items))]),
  ],
};
