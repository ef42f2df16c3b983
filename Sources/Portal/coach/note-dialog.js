/** A private note, written from anywhere. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { nameOf } from './parts.js';

/** @param {import('./parts.js').Client} client */
export async function quickNote(client) {
  const saved = await dialog({
    title: t('coach.noteOn', { name: nameOf(client) }),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        fields: [{ name: 'text', label: t('coach.note'), type: 'area', required: true, hint: t('coach.onlyYou') }],
        send: (/** @type {import('../types/api').ClientNoteInput} */ body) => call('POST /v1/clients/{lifter}/notes', { path: { lifter: client.id }, body }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!saved) return;
  note(t('coach.noteSaved'));
  // The roster shows no notes: there nothing has to be read anew.
  if (location.pathname !== '/coach') await reload();
}
