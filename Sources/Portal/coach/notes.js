/** Private notes on a client. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { stamp } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { moreButton } from '../kit/table.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { clientFrame, clientScreen } from './client-frame.js';
import { ofClient } from './closing.js';
import { withClient } from './known.js';
import { sheet } from './parts.js';

/** @typedef {import('./parts.js').Client} Client */
/** @typedef {import('../types/api').ClientNote} ClientNote */
/** @typedef {import('../types/api').ClientNotePage} Page */

export const notes = ofClient(
  /** @type {import('../kit/router.js').Screen<{ client: Client, reasons: import('./parts.js').Reason[], more: Page }>} */ ({
    path: '/coach/clients/{id}/notes',
    ...clientScreen(),
    load: ({ params: { id } }) => withClient(id, () => call('GET /v1/clients/{lifter}/notes', { path: { lifter: id }, query: { limit: 30 } })),
    show: (data) =>
      clientFrame(
        data,
        'notes',
        h(
          'div',
          { class: 'two' },
          sheet('notes', t('coach.notes'), h('span', { class: 'quiet' }, t('coach.onlyYou')), list(data.client, data.more)),
          sheet('new-note', t('coach.newNote'), null, write(data.client)),
        ),
      ),
  }),
);

/** @param {Client} client */
const write = (client) =>
  form({
    fields: [{ name: 'text', label: t('coach.note'), type: 'area', rows: 4, required: true }],
    send: (/** @type {import('../types/api').ClientNoteInput} */ body) => call('POST /v1/clients/{lifter}/notes', { path: { lifter: client.id }, body }),
    done: async () => {
      await reload();
      note(t('coach.noteSaved'));
    },
  });

/**
 * @param {Client} client
 * @param {Page} page
 */
function list(client, page) {
  if (!page.items.length) return empty(t('coach.noNotes'), t('coach.noNotesText'));
  const lines = h(
    'ul',
    { class: 'lines note-lines' },
    page.items.map((one) => line(client, one)),
  );
  return [
    lines,
    moreButton({
      next: page.next,
      text: t('coach.showOlder'),
      load: (after) => call('GET /v1/clients/{lifter}/notes', { path: { lifter: client.id }, query: { limit: 30, after } }),
      add: (found) => {
        const rows = found.items.map((one) => line(client, one));
        lines.append(...rows);
        return rows[0];
      },
    }),
  ];
}

/**
 * @param {Client} client
 * @param {ClientNote} one
 */
const line = (client, one) =>
  h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', { class: 'typed-text', translate: 'no' }, one.text),
      h('p', { class: 'quiet' }, stamp(one.created_at), one.updated_at !== one.created_at && ` · ${t('coach.edited')}`),
    ),
    h(
      'div',
      { class: 'btns' },
      h('button', { type: 'button', class: 'btn bare', onclick: act(() => edit(client, one)) }, t('coach.edit')),
      h('button', { type: 'button', class: 'btn bare', onclick: act(() => remove(client, one)) }, t('coach.delete')),
    ),
  );

/**
 * @param {Client} client
 * @param {ClientNote} one
 */
async function edit(client, one) {
  const saved = await dialog({
    title: t('coach.editNote'),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        value: one,
        fields: [{ name: 'text', label: t('coach.note'), type: 'area', rows: 6, required: true }],
        send: (/** @type {import('../types/api').ClientNoteInput} */ body) =>
          call('PUT /v1/clients/{lifter}/notes/{id}', { path: { lifter: client.id, id: one.id }, body }),
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (saved) await reload();
}

/**
 * A note is one text: Undo writes it anew.
 * @param {Client} client
 * @param {ClientNote} one
 */
async function remove(client, one) {
  await call('DELETE /v1/clients/{lifter}/notes/{id}', { path: { lifter: client.id, id: one.id } });
  await reload();
  note(t('coach.noteDeleted'), () => call('POST /v1/clients/{lifter}/notes', { path: { lifter: client.id }, body: { text: one.text } }).then(() => reload()));
}
