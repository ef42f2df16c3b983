/** The installation's backups, and the proof that they restore. */

import { call, Problem } from '../kit/api.js';
import { dayTime, number } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { table } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { board, counted, growing, held, sheet, state, took } from './parts.js';

/** @typedef {import('../types/api').Backup} Backup */
/** @typedef {import('../types/api').BackupPage} BackupPage */

/** @type {import('../kit/router.js').Screen<BackupPage | null>} */
export const backups = {
  path: '/admin/backups',
  title: () => t('admin.backups'),
  needs: { role: 'admin', duty: 'operations' },
  more: { group: 'work', icon: 'copy' },
  load: async () => {
    try {
      return await call('GET /v1/admin/backups');
    } catch (failure) {
      // Another tenant's admins don't see them: that is no fault, and is said.
      if (failure instanceof Problem && failure.status === 404) return null;
      throw failure;
    }
  },
  show: (page) => {
    if (!page) return sheet(t('upkeep.backup_stand'), empty(t('upkeep.backups_elsewhere'), t('upkeep.backups_elsewhere_step')));
    if (!page.items.length) return sheet(t('upkeep.backup_stand'), empty(t('upkeep.backups_none'), t('upkeep.backups_none_step')));
    const kept = page.items.filter((one) => !one.removed_at),
      restored = page.items.find((one) => one.extent === 'restored' && !one.problem);
    return [
      sheet(
        t('upkeep.backup_stand'),
        board([
          [t('upkeep.backup_since'), since(page.items[0].made_at)],
          [t('upkeep.backup_kept'), counted({ items: kept, next: page.next })],
          restored?.checked_at ? [t('upkeep.backup_since_restored'), since(restored.checked_at)] : null,
        ]),
      ),
      sheet(
        t('admin.backups'),
        growing(page, (before) => call('GET /v1/admin/backups', { query: { before } }), list),
      ),
    ];
  },
};

/** @param {string} when */
const since = (when) => took((Date.now() - Date.parse(when)) / 1000);

/** @param {number} bytes */
export function size(bytes) {
  const steps = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${number(bytes / 1000 ** step)} ${steps[step]}`;
}

/** @param {Backup} one */
function checked(one) {
  if (one.problem)
    return held(state('bad', dayTime(one.checked_at ?? one.made_at)), h('span', { class: 'beneath' }, h('code', { translate: 'no' }, one.problem)));
  if (!one.checked_at) return h('span', { class: 'quiet' }, t('upkeep.backup_unchecked'));
  return held(
    state('good', t(one.extent === 'restored' ? 'upkeep.backup_restored' : 'upkeep.backup_sealed')),
    h('span', { class: 'beneath' }, dayTime(one.checked_at)),
  );
}

/** @param {Backup[]} items */
const list = (items) =>
  table({
    caption: t('admin.backups'),
    rows: items,
    columns: [
      {
        label: t('upkeep.backup_made'),
        cell: (one) =>
          held(h('time', { datetime: one.made_at }, dayTime(one.made_at)), h('span', { class: 'beneath' }, h('code', { translate: 'no' }, one.name))),
      },
      {
        label: t('upkeep.backup_size'),
        end: true,
        cell: (one) => (one.removed_at ? h('span', { class: 'quiet' }, t('upkeep.backup_removed')) : size(one.bytes)),
      },
      { label: t('upkeep.backup_rows'), end: true, cell: (one) => number(one.rows, 0) },
      { label: t('upkeep.backup_checked'), cell: checked },
    ],
  });
