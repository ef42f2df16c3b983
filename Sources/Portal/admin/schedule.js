/** When a job runs, said anew. */

import { call } from '../kit/api.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { cronText } from './runs.js';
import { ask } from './parts.js';

/** @typedef {import('../types/api').ScheduledJob} Job */

/** @param {Job} job */
export function changeSchedule(job) {
  const words = h('span', { 'aria-live': 'polite' }, cronText(job.cron ?? ''));
  return ask({
    title: t('jobs.schedule'),
    value: job,
    action: t('kit.save'),
    fields: [
      {
        name: 'cron',
        label: t('jobs.cron'),
        required: true,
        attributes: { maxlength: 200, spellcheck: 'false', class: 'code' },
        hint: [t('jobs.cron_hint'), h('br'), words],
        changed: (value) => {
          words.textContent = cronText(`${value ?? ''}`);
        },
      },
      { name: 'time_zone', label: t('people.time_zone'), required: true, attributes: { maxlength: 64, spellcheck: 'false' } },
      {
        name: 'missed',
        label: t('jobs.if_missed'),
        type: 'select',
        options: [
          ['once', t('jobs.missed_once')],
          ['skip', t('jobs.missed_skip')],
          ['catch_up', t('jobs.missed_catch_up_word')],
        ],
      },
      { name: 'catch_up_at_most', label: t('jobs.catch_up_at_most'), type: 'integer', required: true },
      job.changed ? { name: 'usual', label: t('jobs.schedule_usual'), type: 'check' } : null,
    ],
    send: (/** @type {{ cron: string, time_zone: string, missed: Job['missed'], catch_up_at_most: number, usual?: boolean }} */ { usual, ...body }) =>
      call('PATCH /v1/admin/jobs/{job}', { path: { job: job.name }, body: usual ? { cron: null } : body }),
    said: t('jobs.schedule_saved'),
  });
}
