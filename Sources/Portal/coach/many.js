/** One message or one label for several clients. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { chosenFaults, everyClient, most, picker } from './picker.js';

/** @typedef {import('../types/api').ClientLabel} ClientLabel */

export async function messageMany() {
  const { all } = await everyClient();
  const sent = await dialog({
    title: t('coach.messageMany'),
    show: (/** @type {(count?: number) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.send'),
        fields: [
          { name: 'text', label: t('coach.message'), type: 'area', required: true },
          { name: 'clients', label: t('coach.toWhom'), control: (id) => picker(id, all, { most }) },
        ],
        check: (/** @type {import('../types/api').NewMessages} */ body) => chosenFaults('/clients', body.clients),
        send: (body) => call('POST /v1/conversations/messages', { body }),
        done: (answer) => close(answer.items.length),
        cancel: () => close(),
      }),
  });
  if (!sent) return;
  await reload();
  note(t('coach.sentToMany', { count: sent }));
}

/**
 * Asks clients for what an assignment lacks, in words that the coach may change.
 * @param {string[]} clients
 * @param {string} text
 */
export async function askMany(clients, text) {
  const sent = await dialog({
    title: t('coach.askMaxes'),
    show: (/** @type {(count?: number) => void} */ close) =>
      form({
        unguarded: true,
        action: t('coach.send'),
        value: { text },
        fields: [{ name: 'text', label: t('coach.message'), type: 'area', required: true }],
        send: (/** @type {{ text: string }} */ body) => call('POST /v1/conversations/messages', { body: { ...body, clients } }),
        done: (answer) => close(answer.items.length),
        cancel: () => close(),
      }),
  });
  if (sent) note(t('coach.sentToMany', { count: sent }));
}

/** @param {ClientLabel} label */
export async function labelMany(label) {
  const { all } = await everyClient();
  const before = all.filter((one) => one.labels.some((has) => has.name === label.name)).map((one) => one.id);
  const save = (/** @type {string[]} */ chosen, /** @type {string[]} */ had) =>
    call('PATCH /v1/client-labels/{id}/clients', {
      path: { id: label.id },
      body: { put: chosen.filter((id) => !had.includes(id)), take: had.filter((id) => !chosen.includes(id)) },
    });
  let now = before;
  const saved = await dialog({
    title: t('coach.labelClients', { name: label.name }),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        fields: [{ name: 'clients', label: t('coach.clients'), control: (id) => picker(id, all, { chosen: before }) }],
        send: (/** @type {{ clients?: string[] }} */ body) => {
          now = body.clients ?? [];
          return save(now, before);
        },
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!saved) return;
  await reload();
  note(t('coach.labelsSaved'), () => save(before, now).then(() => reload()));
}
