/** The coach's conversations, the newest first. */

import { act } from '../kit/act.js';
import { call } from '../kit/api.js';
import { stamp } from '../kit/format.js';
import { moreButton } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { closing } from './closing.js';
import { countMessages } from './counts.js';
import { messageMany } from './many.js';
import { meet, nameOf } from './names.js';

/** @typedef {import('../types/api').ConversationPage} Page */
/** @typedef {Page['items'][number]} Conversation */

export const messages = closing(
  /** @type {import('../kit/router.js').Screen<Page>} */ ({
    path: '/coach/messages',
    title: () => t('coach.messages'),
    actions: () => h('button', { type: 'button', class: 'btn', onclick: act(messageMany) }, icon('clients'), t('coach.messageMany')),
    hints: ['notices'],
    load: async () => {
      const page = await call('GET /v1/conversations', { query: { limit: 50 } });
      meet(page.items.map((one) => one.partner));
      countMessages(page.items.reduce((sum, one) => sum + one.unread, 0));
      return page;
    },
    show: (page) => {
      const list = h('ul', { class: 'lines links conversations' }, page.items.map(line));
      return h(
        'section',
        { class: 'sheet read-sheet', 'aria-label': t('coach.messages') },
        page.items.length
          ? list
          : empty(t('coach.noConversations'), t('coach.noConversationsText'), h('a', { class: 'btn', href: '/coach' }, t('coach.clients'))),
        moreButton({
          next: page.next,
          text: t('coach.showOlder'),
          load: (after) => call('GET /v1/conversations', { query: { limit: 50, after } }),
          add: (found) => {
            meet(found.items.map((one) => one.partner));
            const rows = found.items.map(line);
            list.append(...rows);
            return rows[0];
          },
        }),
      );
    },
  }),
);

/** @param {Conversation} one */
function line(one) {
  const latest = one.latest;
  const text = latest?.is_deleted ? t('coach.messageGone') : (latest?.text ?? '');
  return h(
    'li',
    null,
    h(
      'a',
      { href: `/coach/messages/${one.partner.id}` },
      one.unread ? h('span', { class: 'count' }, `${one.unread}`, h('span', { class: 'said' }, ` ${t('kit.unread')}`)) : h('span', { class: 'count-place' }),
      h(
        'span',
        { class: 'talker' },
        h('b', { translate: 'no' }, () => nameOf(one.partner)),
        !one.can_write && h('span', { class: 'quiet' }, ` · ${t('coach.readOnly')}`),
        h('span', { class: 'quiet first-line' }, latest?.is_mine && `${t('coach.you')}: `, h('span', { translate: 'no' }, text)),
      ),
      latest && h('span', { class: 'quiet' }, stamp(latest.created_at)),
    ),
  );
}
