/** Messages with one person. What is shown counts as read. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form, sendKey, sendText } from '../kit/form.js';
import { guard } from '../kit/guard.js';
import { dateOf, longDay, time } from '../kit/format.js';
import { menu } from '../kit/menu.js';
import { onHint } from '../kit/stream.js';
import { t } from '../kit/text.js';
import { keepTyped } from '../kit/typed.js';
import { cell, h, icon } from '../kit/view.js';
import { completeCounts, forgetMessages } from './counts.js';
import { nameKnown, ofClient } from './closing.js';
import { clientNow } from './known.js';
import { meet, nameOf } from './names.js';
import { seen } from './parts.js';

/** @typedef {import('../types/api').DirectMessage} Message */
/** @typedef {import('../types/api').DirectMessagePage} Page */
/** @typedef {import('../types/api').ConversationPage['items'][number]} Conversation */
/** @typedef {{ page: Page, about?: Conversation, partner: { username?: string, display_name?: string }, canWrite: boolean, client?: import('./known.js').Client }} Data */

export const conversation = ofClient(
  /** @type {import('../kit/router.js').Screen<Data>} */ ({
    path: '/coach/messages/{account}',
    title: (data, { params }) => (data ? nameOf(data.partner) : nameKnown(params.account)) ?? t('coach.messages'),
    crumb: () => ({ path: '/coach/messages', text: t('coach.messages') }),
    lead: ({ partner }) => partner.username && h('span', { translate: 'no' }, `@${partner.username}`),
    actions: ({ client }, { params }) => client && h('a', { class: 'btn', href: `/coach/clients/${params.account}` }, t('coach.openClient')),
    load: async ({ params: { account } }) => {
      const [page, all, client] = await Promise.all([
        call('GET /v1/conversations/{account}/messages', { path: { account }, query: { limit: 50 } }),
        call('GET /v1/conversations', { query: { limit: 100 } }),
        seen(clientNow(account)),
      ]);
      meet(all.items.map((one) => one.partner));
      const about = all.items.find((one) => one.partner.id === account);
      return { page, about, partner: about?.partner ?? client ?? {}, canWrite: about?.can_write ?? Boolean(client), client };
    },
    show: (data, { params }) => talkWith(data, params.account),
  }),
  'account',
);

/**
 * @param {Data} data
 * @param {string} account
 */
function talkWith({ page, about, partner, canWrite }, account) {
  const path = { account };
  const messages = cell([...page.items].reverse());
  let older = page.next,
    newer = page.newer;
  const list = h('ol', { class: 'talk-list', tabindex: '0', 'aria-label': t('coach.messages') }, () =>
    items(messages(), nameOf(partner), about?.seen_up_to, change, remove),
  );

  const markRead = () => {
    const unread = messages().filter((one) => one.is_unread && !one.is_mine);
    if (!unread.length) return;
    void call('PUT /v1/conversations/{account}/read', { path, body: { up_to: unread[unread.length - 1].created_at } })
      .then(() => {
        forgetMessages();
        return completeCounts();
      })
      .catch(() => {});
  };
  const down = () => requestAnimationFrame(() => list.lastElementChild?.scrollIntoView({ block: 'end' }));

  async function fresh() {
    const found = await call('GET /v1/conversations/{account}/messages', { path, query: { limit: 50, newer_than: newer } });
    newer = found.newer ?? newer;
    const has = new Set(messages().map((one) => one.id));
    const more = found.items.filter((one) => !has.has(one.id)).sort((one, other) => one.created_at.localeCompare(other.created_at));
    if (!more.length) return;
    messages.change((before) => [...before, ...more]);
    markRead();
    down();
  }
  onHint('notices', () => void fresh().catch(() => {}));

  /** @param {Message} message */
  async function change(message) {
    await dialog({
      title: t('coach.editMessage'),
      show: (/** @type {(done?: boolean) => void} */ close) =>
        form({
          unguarded: true,
          value: { text: message.text },
          fields: [{ name: 'text', label: t('coach.message'), type: 'area', required: true }],
          send: (/** @type {import('../types/api').MessageWording} */ body) =>
            call('PUT /v1/conversations/{account}/messages/{message}', { path: { account, message: message.id }, body }),
          done: (saved) => {
            messages.change((all) => all.map((one) => (one.id === saved.id ? saved : one)));
            close(true);
          },
          cancel: () => close(),
        }),
    });
  }

  /** @param {Message} message */
  async function remove(message) {
    if (!(await confirm({ title: t('coach.deleteMessage'), text: t('coach.deleteMessageText'), action: t('coach.delete'), danger: true }))) return;
    await call('DELETE /v1/conversations/{account}/messages/{message}', { path: { account, message: message.id } });
    messages.change((all) => all.map((one) => (one.id === message.id ? { ...one, text: undefined, is_deleted: true } : one)));
  }

  const olderButton =
    older &&
    h(
      'button',
      {
        type: 'button',
        class: 'btn wide',
        onclick: act(async () => {
          const found = await call('GET /v1/conversations/{account}/messages', { path, query: { limit: 50, after: older } });
          older = found.next;
          messages.change((before) => [...[...found.items].reverse(), ...before]);
          if (!older && olderButton) olderButton.remove();
        }),
      },
      t('coach.showOlder'),
    );
  const area = h('textarea', { id: 'new-message', rows: 3, onkeydown: sendKey });
  const isTyped = () => area.isConnected && area.value.trim() !== '';
  guard(isTyped);
  const write = h(
    'form',
    { class: 'form', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    h('div', { class: 'field' }, h('label', { for: 'new-message' }, t('coach.messageTo', { name: nameOf(partner) })), area),
    h(
      'p',
      { class: 'btns' },
      h(
        'button',
        {
          type: 'submit',
          class: 'btn main',
          onclick: act(() =>
            sendText(area, async (text) => {
              const sent = await call('POST /v1/conversations/{account}/messages', { path, body: { text } });
              messages.change((before) => [...before, sent]);
              note(t('coach.messageSent'));
              down();
            }),
          ),
        },
        t('coach.send'),
      ),
    ),
  );
  keepTyped(write, 'message', isTyped);
  markRead();
  if (messages().length > 6) down();
  return h(
    'section',
    { class: 'sheet read-sheet', 'aria-label': t('coach.messages') },
    olderButton,
    () => (messages().length ? null : h('p', { class: 'quiet' }, t('coach.nothingWritten'))),
    list,
    canWrite ? write : h('p', { class: 'note closed' }, icon('lock'), h('span', null, t('coach.cannotWrite'))),
  );
}

/**
 * @param {Message[]} all
 * @param {string} name The other one's.
 * @param {string | undefined} seenUpTo
 * @param {(message: Message) => Promise<void>} change
 * @param {(message: Message) => Promise<void>} remove
 */
function items(all, name, seenUpTo, change, remove) {
  const mineSeen = seenUpTo ? all.filter((one) => one.is_mine && one.created_at <= seenUpTo) : [];
  const lastSeen = mineSeen[mineSeen.length - 1]?.id;
  let before = '';
  return all.flatMap((one) => {
    const date = dateOf(one.created_at),
      head = date === before ? null : h('li', { class: 'day-line' }, longDay(one.created_at));
    before = date;
    const row = h(
      'li',
      { class: one.is_mine ? 'mine' : null },
      h(
        'span',
        { class: 'by quiet' },
        one.is_mine ? h('b', null, t('coach.you')) : h('b', { translate: 'no' }, name),
        ` · ${time(one.created_at)}`,
        one.edited_at && ` · ${t('coach.edited')}`,
        one.is_unread && !one.is_mine && [' ', h('span', { class: 'chip' }, t('coach.new'))],
      ),
      one.is_deleted ? h('p', { class: 'quiet' }, t('coach.messageGone')) : h('p', { class: 'typed-text', translate: 'no' }, one.text),
      one.id === lastSeen && h('span', { class: 'quiet' }, t('coach.read')),
      one.is_mine &&
        !one.is_deleted &&
        menu(t('coach.moreForMessage', { time: time(one.created_at) }), [
          { label: t('coach.edit'), icon: 'edit', action: () => change(one) },
          { label: t('coach.delete'), icon: 'delete', danger: true, action: () => remove(one) },
        ]),
    );
    return head ? [head, row] : [row];
  });
}
