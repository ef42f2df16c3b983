/** Runs that were given up: retried, or thrown away. */

import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { attempt, note } from '../kit/announce.js';
import { h } from '../kit/view.js';
import { ask, atOnce } from './parts.js';
import { gaveUp, jobPath } from './runs.js';
import { taskHead, taskName } from './tasks.js';

/** @typedef {import('../types/api').DeadJob} DeadJob */

/** @param {DeadJob} dead */
const retry = (dead) => call('POST /v1/admin/dead-jobs/{id}/redrive', { path: { id: dead.id } });

/**
 * A run that was given up, with why and what can be done.
 * @param {DeadJob} dead
 * @param {boolean} [named] With the job's name, where several stand together.
 * @param {boolean} [main] The screen's one filled button.
 */
export function deadNote(dead, named, main) {
  return noteBox(
    'bad',
    'warn',
    h('p', null, named ? [h('a', { href: jobPath(dead.job) }, taskHead(dead.job)), ': '] : null, gaveUp(dead)),
    h('p', { class: 'quiet' }, h('code', { translate: 'no' }, dead.error)),
    h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'button',
          class: main ? 'btn main' : 'btn',
          id: `retry-${dead.id}`,
          onclick: () => atOnce(() => retry(dead), t('jobs.retried', { job: taskName(dead.job) })),
        },
        t('jobs.retry_now'),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          id: `discard-${dead.id}`,
          onclick: () =>
            ask({
              title: t('jobs.discard_title', { job: taskName(dead.job) }),
              about: t('jobs.discard_about'),
              action: t('jobs.discard'),
              danger: true,
              send: () => call('DELETE /v1/admin/dead-jobs/{id}', { path: { id: dead.id } }),
              said: t('jobs.discarded'),
            }),
        },
        t('jobs.discard'),
      ),
    ),
  );
}

/**
 * Retries the only run that is given up, from a screen that knows its count alone.
 * @param {string} job
 */
export async function retryOnly(job) {
  const dead = await attempt(async () => {
    const all = (await call('GET /v1/admin/dead-jobs')).items.filter((one) => one.job === job);
    for (const one of all) await retry(one);
    return all;
  });
  if (!dead) return;
  note(dead.length ? t('jobs.retried', { job: taskName(job) }) : t('jobs.retry_none'));
  await reload();
}
