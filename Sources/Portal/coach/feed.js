/** What the clients did and wrote, the latest first, and what of it was not read yet. */

import { call } from '../kit/api.js';
import { ago, day, duration, stamp } from '../kit/format.js';
import { moreButton } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { meet, nameOf } from './names.js';
import { sheet } from './parts.js';

/** @typedef {import('../types/api').ClientFeedEntryPage} Page */
/** @typedef {Page['items'][number]} Entry */
/** @typedef {import('../types/api').UnreadCommentsPage['items'][number]} Unread */

export const feed = closing(
  /** @type {import('../kit/router.js').Screen<{ page: Page, unread: Unread[] }>} */ ({
    path: '/coach/feed',
    title: () => t('coach.feed'),
    tab: '/coach',
    lead: () => t('coach.feedLead'),
    crumb: () => ({ path: '/coach', text: t('coach.clients') }),
    more: { group: 'coaching', icon: 'history' },
    hints: ['roster', 'notices'],
    load: async () => {
      const [page, unread] = await Promise.all([
        call('GET /v1/clients/feed', { query: { limit: 30 } }),
        call('GET /v1/comments/unread', { query: { limit: 20 } }),
      ]);
      meet([...page.items, ...unread.items].map((one) => one.lifter));
      return { page, unread: unread.items };
    },
    show: ({ page, unread }) => {
      const list = h('ul', { class: 'lines links' }, page.items.map(line));
      return h(
        'div',
        { class: 'two' },
        sheet(
          'feed',
          t('coach.feedAll'),
          null,
          page.items.length ? list : empty(t('coach.feedNone'), t('coach.feedNoneText')),
          moreButton({
            next: page.next,
            text: t('coach.showOlder'),
            load: (after) => call('GET /v1/clients/feed', { query: { limit: 30, after } }),
            add: (found) => {
              meet(found.items.map((one) => one.lifter));
              const rows = found.items.map(line);
              list.append(...rows);
              return rows[0];
            },
          }),
        ),
        sheet(
          'unread-comments',
          t('coach.unreadComments'),
          null,
          unread.length ? h('ul', { class: 'lines links' }, unread.map(unreadLine)) : h('p', { class: 'quiet' }, t('coach.unreadNone')),
        ),
      );
    },
  }),
);

/** @param {Entry} one */
function line(one) {
  const said = one.kind === 'comment';
  return h(
    'li',
    null,
    h(
      'a',
      { href: `/coach/clients/${one.lifter.id}/workouts/${one.workout_id}` },
      icon(said ? 'message' : 'history'),
      h(
        'span',
        null,
        h('b', { translate: 'no' }, () => nameOf(one.lifter)),
        ' · ',
        h('span', { translate: 'no' }, one.workout),
        said ? h('span', { class: 'typed-text first-line', translate: 'no' }, one.text) : h('span', { class: 'quiet first-line' }, figures(one)),
      ),
      h('span', { class: 'quiet' }, said ? ago(one.at) : stamp(one.at)),
    ),
  );
}

/** @param {Entry} one */
function figures(one) {
  const parts = [t('coach.exerciseCount', { count: one.exercise_count ?? 0 }), t('coach.setCount', { count: one.set_count ?? 0 })];
  if (one.duration_seconds) parts.push(duration(one.duration_seconds));
  if (one.record_count) parts.push(t('coach.recordCount', { count: one.record_count }));
  return parts.join(' · ');
}

/** @param {Unread} one */
const unreadLine = (one) =>
  h(
    'li',
    null,
    h(
      'a',
      { href: `/coach/clients/${one.lifter.id}/workouts/${one.workout_id}` },
      h('span', { class: 'count' }, `${one.unread}`, h('span', { class: 'said' }, ` ${t('kit.unread')}`)),
      h(
        'span',
        null,
        h('b', { translate: 'no' }, nameOf(one.lifter)),
        h('span', { class: 'quiet first-line' }, h('span', { translate: 'no' }, one.workout), ` · ${day(one.local_date)}`),
      ),
      h('span', { class: 'quiet' }, ago(one.at)),
    ),
  );
