import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty } from '../kit/state.js';
import { leave, mayLoseUnsent } from './leave.js';
import { button, securityCrumb, sheet } from './parts.js';
import { signOut } from './signed-out.js';

/** @typedef {import('../types/api').Session} Session */
/** @typedef {import('../types/api').SessionPage} SessionPage */
/** @typedef {import('../types/api').SyncDevice} SyncDevice */

/** @type {import('../kit/router.js').Screen<{ sessions: SessionPage, devices: SyncDevice[] }>} */
export const devices = {
  path: '/own/devices',
  title: () => t('names.devices'),
  crumb: securityCrumb,
  load: async () => {
    const [sessions, synced] = await Promise.all([call('GET /v1/sessions'), call('GET /v1/sync/devices')]);
    return { sessions, devices: synced.items };
  },
  show: ({ sessions, devices }) => [
    sheet(t('own.signedIn'), [
      h(
        'p',
        { class: 'tools' },
        sessions.items.length > 1 && button(t('own.endOthers'), () => endOthers(sessions.items)),
        button(t('own.endAll'), endAll, { kind: 'danger' }),
      ),
      h('ul', { class: 'lines' }, [...sessions.items].sort((one, other) => Number(other.current) - Number(one.current)).map(sessionRow)),
    ]),
    sheet(
      t('own.synced'),
      devices.length === 0
        ? [empty(t('own.noSynced'), t('own.noSyncedText'))]
        : [h('p', { class: 'quiet' }, t('own.syncedText')), h('ul', { class: 'lines' }, ...devices.map(deviceRow))],
    ),
  ],
};

/** @param {Session} one */
function sessionRow(one) {
  const name = one.device ?? one.agent ?? t('own.unknownDevice');
  const facts = [t(`own.role_${one.role}`), one.device && one.agent, one.network, method(one.method)].filter(Boolean).join(' · ');
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, name),
      ' ',
      one.current && h('span', { class: 'chip good' }, t('own.thisDevice')),
      h('p', { class: 'quiet' }, facts),
      h('p', { class: 'quiet' }, t('own.sessionTimes', { began: day(one.created_at), used: ago(one.last_used_at) })),
    ),
    one.current
      ? button(t('own.signOut'), leave)
      : button(
          t('own.end'),
          async () => {
            await call('DELETE /v1/sessions/{session}', { path: { session: one.id } });
            await reload();
            note(t('own.ended', { name }));
          },
          { name: t('own.endName', { name }) },
        ),
  );
}

/** @param {string} method A word of the server, which may learn others. */
function method(method) {
  return hasWord(method) ? t(/** @type {const} */ (`own.method_${method}`)) : method;
}
const METHODS = /** @type {const} */ (['password', 'passkey', 'google', 'apple', 'facebook', 'oidc', 'registration']);

/** @param {string} method @returns {method is typeof METHODS[number]} */
const hasWord = (method) => METHODS.some((one) => one === method);

/** @param {Session[]} sessions */
async function endOthers(sessions) {
  const others = sessions.filter((one) => !one.current);
  for (const one of others) await call('DELETE /v1/sessions/{session}', { path: { session: one.id } });
  await reload();
  note(t('own.othersEnded', { count: others.length }));
}

/** Everywhere means here too, and the keys of scripts. */
async function endAll() {
  const sure = await confirm({ title: t('own.endAllTitle'), text: t('own.endAllText'), action: t('own.endAll'), danger: true });
  if (!sure || !(await mayLoseUnsent())) return;
  await call('DELETE /v1/sessions');
  await signOut();
}

/** @param {SyncDevice} device */
function deviceRow(device) {
  const name = device.id.slice(0, 8);
  return h(
    'li',
    {},
    h('div', {}, h('code', { translate: 'no' }, name), h('p', { class: 'quiet' }, t('own.seen', { ago: ago(device.seen_at) }))),
    button(
      t('own.takeOff'),
      async () => {
        await call('DELETE /v1/sync/devices/{id}', { path: { id: device.id } });
        await reload();
        note(t('own.takenOff', { name }));
      },
      { name: t('own.takeOffName', { name }) },
    ),
  );
}
