import { h, cell, each, onEnd } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { say } from '../kit/announce.js';
import { dayTime } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { counts, setCounts } from '../kit/session.js';
import { sendText } from '../kit/form.js';
import { keepTyped } from '../kit/typed.js';
import { button, nameOf, unique } from './parts.js';

/** @typedef {import('../types/api').DirectMessage} DirectMessage */
/** @typedef {import('../types/api').DirectMessagePage} Page */
/** @typedef {{ account: string, partner: import('./parts.js').Named, page: Page, canWrite: boolean }} Talk */

/** Between two looks for what the other wrote, while the page is seen. */
const PAUSE = 15_000;

/**
 * What two people wrote to one another, and the field for the next message. The coach's area shows the same.
 * @param {Talk} talk
 */
export function conversation({ account, partner, page, canWrite }) {
  const path = { account };
  const messages = cell([...page.items].reverse());
  const older = cell(page.next);
  let newer = page.newer;

  const read = async () => {
    const unread = messages().filter((one) => one.is_unread && !one.is_mine);
    const last = unread.pop();
    if (!last) return;
    await call('PUT /v1/conversations/{account}/read', { path, body: { up_to: last.created_at }, quiet: true });
    setCounts({ messages: Math.max(0, counts().messages - unread.length - 1) });
  };
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const next = await call('GET /v1/conversations/{account}/messages', { path, query: { newer_than: newer }, quiet: true });
    newer = next.newer ?? newer;
    const known = new Set(messages().map((one) => one.id));
    const fresh = next.items.filter((one) => !known.has(one.id)).reverse();
    if (fresh.length === 0) return;
    messages.set([...messages(), ...fresh]);
    if (fresh.some((one) => !one.is_mine)) say(t('talk.came', { who: nameOf(partner) }));
    await read();
  };
  // A look that fails is repeated by the next one; what is shown stays.
  const timer = setInterval(() => look().catch(() => {}), PAUSE);
  onEnd(() => clearInterval(timer));
  read().catch(() => {});

  const change = (/** @type {DirectMessage} */ next) => messages.set(messages().map((one) => (one.id === next.id ? next : one)));
  const list = each(
    h('ol', { class: 'talk' }),
    messages,
    (one) => one.id,
    (one) => messageRow(one, account, partner, change),
  );
  return h(
    'section',
    { class: 'sheet', 'aria-label': t('talk.with', { who: nameOf(partner) }) },
    h(
      'p',
      { class: 'btns', hidden: () => !older() },
      button(t('talk.earlier'), async () => {
        const before = await call('GET /v1/conversations/{account}/messages', { path, query: { after: older() } });
        messages.set([...[...before.items].reverse(), ...messages()]);
        older.set(before.next);
      }),
    ),
    h('p', { class: 'quiet', hidden: () => messages().length > 0 }, t('talk.nothing')),
    list,
    canWrite
      ? writeForm(async (text) => {
          const sent = await call('POST /v1/conversations/{account}/messages', { path, body: { text } });
          if (!messages().some((one) => one.id === sent.id)) messages.set([...messages(), sent]);
          say(t('talk.sent'));
        })
      : h('p', { class: 'quiet' }, t('talk.cannotWrite', { who: nameOf(partner) })),
  );
}

/** @param {() => DirectMessage} one @param {string} account @param {import('./parts.js').Named} partner @param {(next: DirectMessage) => void} change */
function messageRow(one, account, partner, change) {
  const editing = cell(false);
  const path = () => ({ account, message: one().id });
  const own = () =>
    h(
      'p',
      { class: 'btns' },
      button(t('talk.edit'), async () => editing.set(true), { kind: 'bare', name: t('talk.editName') }),
      button(
        t('talk.delete'),
        async () => {
          await call('DELETE /v1/conversations/{account}/messages/{message}', { path: path() });
          change({ ...one(), text: undefined, is_deleted: true });
          say(t('talk.deletedNow'));
        },
        { kind: 'bare', name: t('talk.deleteName') },
      ),
    );
  return h(
    'li',
    { class: () => (one().is_mine ? 'mine' : 'theirs') },
    h(
      'p',
      { class: 'by' },
      one().is_mine ? h('b', {}, t('talk.you')) : h('b', { translate: 'no' }, nameOf(partner)),
      () => ` · ${dayTime(one().created_at)}${one().edited_at ? ` · ${t('talk.edited')}` : ''}`,
      () => (one().is_unread && !one().is_mine ? h('span', { class: 'chip' }, t('talk.new')) : ''),
    ),
    () => {
      if (one().is_deleted) return h('p', { class: 'faint' }, t('talk.deleted'));
      if (!editing()) return [h('p', { translate: 'no', class: 'words' }, one().text), one().is_mine ? own() : null];
      return writeForm(
        async (text) => {
          change(await call('PUT /v1/conversations/{account}/messages/{message}', { path: path(), body: { text } }));
          editing.set(false);
        },
        one().text,
        () => editing.set(false),
      );
    },
  );
}

/** @param {(text: string) => Promise<void>} send @param {string} [before] @param {() => void} [leave] */
function writeForm(send, before = '', leave) {
  const id = unique();
  const field = h('textarea', { id, rows: '3', maxlength: '4000', enterkeyhint: 'send', value: before });
  const isTyped = () => field.isConnected && field.value !== before;
  guard(isTyped);
  const submit = button(
    leave ? t('talk.save') : t('talk.send'),
    async () => {
      if (!leave) return sendText(field, send);
      const text = field.value.trim();
      return text ? send(text) : field.focus();
    },
    { kind: 'main' },
  );
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit.click();
    if (event.key === 'Escape') leave?.();
  });
  const form = h(
    'form',
    { class: 'write', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    h('div', { class: 'field' }, h('label', { for: id }, leave ? t('talk.editName') : t('talk.message')), field),
    h('p', { class: 'btns' }, submit, leave && button(t('talk.cancel'), async () => leave())),
  );
  if (!leave) keepTyped(form, 'message', isTyped);
  return form;
}
