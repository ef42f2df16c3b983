import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, noteBox } from '../kit/state.js';
import { button, paged, securityCrumb, sheet } from './parts.js';
import { canUsePasskeys, makePasskey } from './webauthn.js';
import { askName } from './ask-name.js';

/** @typedef {import('../types/api').Passkey} Passkey */

/** @type {import('../kit/router.js').Screen<import('../types/api').PasskeyPage>} */
export const passkeys = {
  path: '/own/passkeys',
  title: () => t('names.passkeys'),
  crumb: securityCrumb,
  load: () => call('GET /v1/passkeys'),
  show: (page) => [
    sheet(t('names.passkeys'), [
      h('p', { class: 'quiet' }, t('own.passkeysText')),
      page.items.length === 0
        ? empty(t('own.noPasskeys'), t('own.noPasskeysText'))
        : paged(
            page,
            async () => ({ items: [] }),
            (key) => [keyRow(key)],
          ),
      canUsePasskeys()
        ? h('p', { class: 'btns' }, button(t('own.addPasskey'), add, { kind: 'main', picture: 'plus' }))
        : noteBox('warn', 'warn', h('p', {}, t('own.noPasskeysHere'))),
    ]),
  ],
};

async function add() {
  const options = await call('POST /v1/passkeys/registrations');
  /** @type {import('../types/api').PasskeyCredential} */
  let credential;
  try {
    credential = await makePasskey(options.publicKey);
  } catch (error) {
    // The person closed the browser's window, or the device holds one already.
    if (!(error instanceof DOMException)) throw error;
    note(t(error.name === 'InvalidStateError' ? 'own.passkeyThere' : 'own.passkeyNot'));
    return;
  }
  const made = await call('POST /v1/passkeys', { body: { credential } });
  await reload();
  note(t('own.passkeyMade', { name: made.name }));
}

/** @param {Passkey} key */
function keyRow(key) {
  const used = key.last_used_at ? t('own.usedAgo', { ago: ago(key.last_used_at) }) : t('own.neverUsed');
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, key.name),
      ' ',
      key.suspended && h('span', { class: 'chip warn' }, t('own.suspended')),
      h('p', { class: 'quiet' }, t('own.madeOn', { day: day(key.created_at) }), ' · ', used, ' · ', t(key.backed_up ? 'own.backedUp' : 'own.onlyThere')),
    ),
    h(
      'span',
      { class: 'btns' },
      button(
        t('own.rename'),
        async () => {
          const name = await askName(t('own.renameTitle'), key.name);
          if (name === undefined) return;
          await call('PATCH /v1/passkeys/{id}', { path: { id: key.id }, body: { name } });
          await reload();
        },
        { kind: 'bare', name: t('own.renameName', { name: key.name }) },
      ),
      button(
        t('own.remove'),
        async () => {
          const sure = await confirm({
            title: t('own.removeTitle', { name: key.name }),
            text: t('own.removePasskeyText'),
            action: t('own.remove'),
            danger: true,
          });
          if (!sure) return;
          await call('DELETE /v1/passkeys/{id}', { path: { id: key.id } });
          await reload();
          note(t('own.removed', { name: key.name }));
        },
        { kind: 'bare', name: t('own.removeName', { name: key.name }) },
      ),
    ),
  );
}
