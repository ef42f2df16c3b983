/** One message or one label for several clients. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { nameOf } from './parts.js';

/** @typedef {import('../types/api').ClientLabel} ClientLabel */
/** @typedef {import('./parts.js').Client} Client */

/** All clients by name: 500 at most, page by page. */
async function clients() {
  /** @type {Client[]} */
  const found = [];
  let after = /** @type {string | undefined} */ (undefined);
  do {
    const page = /** @type {import('../types/api').Roster} */ (await call('GET /v1/clients', { query: { sort: 'name', limit: 100, after } }));
    found.push(...page.items);
    after = page.next;
  } while (after && found.length < 500);
  return found;
}

/** @param {Client[]} all @returns {Array<[string, string]>} */
const choices = (all) => all.map((one) => [one.id, nameOf(one)]);

export async function messageMany() {
  const options = choices(await clients());
  const sent = await dialog({ title: t('coach.messageMany'), show: (/** @type {(count?: number) => void} */ close) => form({
    unguarded: true,
    value: { clients: [] },
    action: t('coach.send'),
    fields: [
      { name: 'text', label: t('coach.message'), type: 'area', required: true },
      { name: 'clients', label: t('coach.toWhom'), type: 'choices', options, required: true },
    ],
    send: (/** @type {import('../types/api').NewMessages} */ body) => call('POST /v1/conversations/messages', { body }),
    done: (answer) => close(answer.items.length),
    cancel: () => close(),
  }) });
  if (!sent) return;
  await reload();
  note(t('coach.sentToMany', { count: sent }));
}

/** @param {ClientLabel} label */
export async function labelMany(label) {
  const all = await clients();
  const before = all.filter((one) => one.labels.some((has) => has.name === label.name)).map((one) => one.id);
  const save = (/** @type {string[]} */ chosen, /** @type {string[]} */ had) => call('PATCH /v1/client-labels/{id}/clients', {
    path: { id: label.id }, body: { put: chosen.filter((id) => !had.includes(id)), take: had.filter((id) => !chosen.includes(id)) } });
  let now = before;
  const saved = await dialog({ title: t('coach.labelClients', { name: label.name }), show: (/** @type {(done?: boolean) => void} */ close) => form({
    unguarded: true,
    value: { clients: before },
    fields: [{ name: 'clients', label: t('coach.clients'), type: 'choices', options: choices(all) }],
    send: (/** @type {{ clients?: string[] }} */ body) => {
      now = body.clients ?? [];
      return save(now, before);
    },
    done: () => close(true),
    cancel: () => close(),
  }) });
  if (!saved) return;
  await reload();
  note(t('coach.labelsSaved'), () => save(before, now).then(() => reload()));
}
