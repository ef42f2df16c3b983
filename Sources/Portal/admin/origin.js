/** Where the request of an audit entry came from. Of what lifters, coaches and visitors did, admins see it for a reason. */

import { call } from '../kit/api.js';
import { dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { reason } from './deeds.js';

/** @typedef {import('../types/api').AuditRecord} Entry */
/** @typedef {import('../types/api').AuditOrigin} Origin */

/**
 * A term and its description; nothing where no origin is kept.
 * @param {Entry} entry
 */
export function origin(entry) {
  if (!entry.origin && !entry.origin_on_request) return null;
  const place = h(
    'dd',
    entry.origin ? { translate: 'no' } : null,
    entry.origin
      ? text(entry.origin)
      : lookButton(entry, (found) => {
          place.translate = false;
          place.replaceChildren(text(found));
        }),
  );
  return [h('dt', null, t('auditing.audit_origin')), place];
}

/** @param {Origin} one */
const text = (one) => [one.address, one.email, one.user_agent].filter(Boolean).join(' · ');

/** @param {Entry} entry @param {(found: Origin) => void} show */
const lookButton = (entry, show) =>
  h(
    'button',
    {
      type: 'button',
      class: 'btn small',
      onclick: async () => {
        const found = await ask(entry.number);
        if (found) show(found);
      },
    },
    t('auditing.audit_look'),
  );

/**
 * @param {number} number
 * @returns {Promise<Origin | undefined>}
 */
const ask = (number) =>
  dialog({
    title: t('auditing.audit_look_title'),
    show: (close) => [
      h('p', null, t('auditing.audit_look_about')),
      form({
        fields: [reason()],
        action: t('auditing.audit_look'),
        unguarded: true,
        cancel: () => close(),
        send: async (/** @type {{ reason: string }} */ body) => close(await call('POST /v1/admin/audit/{number}/origin', { path: { number }, body })),
      }),
    ],
  });
