import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { go, reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { stamp } from '../kit/format.js';
import { setCounts } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { button, paged, sheet } from './parts.js';
import { noticeLink } from './notice-links.js';

/** @typedef {import('../types/api').Notice} Notice */
/** @typedef {import('../types/api').NoticePage} NoticePage */

/** @type {import('../kit/router.js').Screen<NoticePage>} */
export const notices = {
  path: '/own/notices',
  title: () => t('names.notices'),
  more: { group: 'account', icon: 'bell' },
  hints: ['notices'],
  load: async ({ query }) => {
    const page = await call('GET /v1/notices', { query: { limit: 50 } });
    // A notification of this browser was opened: on to where it leads.
    const opened = page.items.find((notice) => notice.id === query.get('open'));
    const href = opened && noticeLink(opened);
    if (href) void go(href, { replace: true });
    return page;
  },
  show: (page) => {
    const newest = page.items[0];
    const unread = page.items.some((notice) => !notice.read_at);
    return [
      sheet(
        t('own.noticesSheet'),
        page.items.length === 0
          ? [empty(t('own.noNotices'), t('own.noNoticesText'))]
          : [
              newest &&
                unread &&
                h(
                  'p',
                  { class: 'tools' },
                  button(
                    t('own.allRead'),
                    async () => {
                      await call('PUT /v1/notices/read', { body: { up_to: newest.created_at } });
                      setCounts({ notices: 0 });
                      await reload();
                      note(t('own.nowRead'));
                    },
                    { picture: 'check' },
                  ),
                ),
              ...paged(
                page,
                (after) => call('GET /v1/notices', { query: { limit: 50, after } }),
                (notice) => [noticeRow(notice)],
              ),
            ],
        h('a', { href: '/own/preferences' }, t('own.which')),
      ),
    ];
  },
};

/** @param {Notice} notice */
function noticeRow(notice) {
  const href = noticeLink(notice);
  const text = h('span', { class: notice.read_at ? '' : 'fresh' }, notice.text);
  const row = h(
    'li',
    {},
    h(
      'div',
      {},
      href ? h('a', { href }, text) : text,
      h('p', { class: 'quiet' }, !notice.read_at && [h('span', { class: 'chip' }, t('talk.new')), ' '], stamp(notice.created_at)),
    ),
    button(
      t('own.throwAway'),
      async () => {
        await call('DELETE /v1/notices/{id}', { path: { id: notice.id } });
        const next = /** @type {HTMLElement | null} */ ((row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button'));
        row.remove();
        next?.focus();
        note(t('own.thrownAway'));
      },
      { kind: 'bare', name: t('own.throwAwayName', { what: notice.text }) },
    ),
  );
  return row;
}
