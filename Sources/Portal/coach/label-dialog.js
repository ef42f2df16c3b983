/** Labels of one client: those that are there, and a new one. */

import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { remember } from './known.js';
import { nameOf } from './parts.js';

/** @param {import('./parts.js').Client} client */
export async function editLabels(client) {
  const all = await call('GET /v1/client-labels');
  const names = [...new Set([...all.items, ...client.labels].map((one) => one.name))];
  const before = client.labels.map((one) => one.name);
  const save = (/** @type {string[]} */ labels) => call('PUT /v1/clients/{lifter}/labels', { path: { lifter: client.id }, body: { labels } });
  const saved = await dialog({
    title: t('coach.labelsOf', { name: nameOf(client) }),
    show: (/** @type {(done?: boolean) => void} */ close) =>
      form({
        unguarded: true,
        value: { labels: before },
        fields: [
          names.length > 0 && {
            name: 'labels',
            label: t('coach.labels'),
            type: 'choices',
            options: names.map((name) => /** @type {[string, string]} */ ([name, name])),
          },
          { name: 'more', label: t('coach.newLabel'), hint: t('coach.newLabelHint'), attributes: { maxlength: 40 } },
        ],
        send: async (/** @type {{ labels?: string[], more?: string }} */ body) => {
          // A label that is typed again is the one that is there.
          const entry = await save([
            ...new Set([
              ...(body.labels ?? []),
              ...(body.more ?? '')
                .split(',')
                .map((one) => one.trim())
                .filter(Boolean),
            ]),
          ]);
          remember([entry]);
        },
        done: () => close(true),
        cancel: () => close(),
      }),
  });
  if (!saved) return;
  await reload();
  note(t('coach.labelsSaved'), () => save(before).then(() => reload()));
}
