import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day } from '../kit/format.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form } from '../kit/form.js';
import { session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { toInstant } from '../kit/wall.js';
import { button, paged, securityCrumb, sheet } from './parts.js';
import { copyButton } from './copy.js';

/** @typedef {import('../types/api').APIKey} APIKey */
/** @typedef {import('../types/api').APIKeyPage} APIKeyPage */
/** @typedef {APIKey['scopes'][number]} KeyScope */
/** @typedef {{ name: string, expires?: string, scopes?: KeyScope[] }} Typed */

/** @type {KeyScope[]} */
const SCOPES = ['training:read', 'training:write', 'body:read', 'body:write', 'coaching:read', 'coaching:write', 'profile:read', 'profile:write'];

/** @type {import('../kit/router.js').Screen<APIKeyPage>} */
export const keys = {
  path: '/own/keys',
  title: () => t('names.keys'),
  crumb: securityCrumb,
  needs: { role: ['lifter', 'coach'] },
  load: () => call('GET /v1/api-keys'),
  show: (page) => [
    h(
      'div',
      { class: 'two' },
      sheet(
        t('own.keysMine'),
        page.items.length === 0
          ? [empty(t('own.noKeys'), t('own.noKeysText'))]
          : paged(
              page,
              async () => ({ items: [] }),
              (key) => [keyRow(key)],
            ),
      ),
      sheet(t('own.newKey'), [h('p', { class: 'quiet' }, t('own.keysText')), keyForm()]),
    ),
  ],
};

/** @param {KeyScope} scope */
const scopeText = (scope) => t(`own.keyscope_${/** @type {'training_read'} */ (scope.replace(':', '_'))}`);

function keyForm() {
  const offered = SCOPES.filter((scope) => session().role === 'coach' || !scope.startsWith('coaching'));
  return form({
    name: t('own.newKey'),
    action: t('own.makeKey'),
    fields: [
      { name: 'name', label: t('own.keyName'), required: true, hint: t('own.keyNameHint') },
      { name: 'scopes', label: t('own.keyScopes'), type: 'choices', required: true, options: offered.map((scope) => [scope, scopeText(scope)]) },
      { name: 'expires', label: t('own.keyExpires'), type: 'date' },
    ],
    send: (/** @type {Typed} */ { name, scopes = [], expires }) =>
      call('POST /v1/api-keys', { body: { name, scopes, expires_at: expires ? toInstant(`${expires}T23:59`) : null } }),
    done: async (made) => {
      await showToken(made.token);
      await reload();
    },
  });
}

/**
 * The token is shown this once.
 * @param {string} token
 */
const showToken = (token) =>
  dialog({
    title: t('own.keyMade'),
    show: (/** @type {(done?: boolean) => void} */ close) => [
      h('div', { class: 'note warn' }, icon('warn'), h('p', {}, t('own.keyOnce'))),
      h('p', {}, h('code', { translate: 'no', class: 'token' }, token)),
      h('p', { class: 'btns' }, copyButton(token), h('button', { type: 'button', class: 'btn main', onclick: () => close(true) }, t('own.keyKept'))),
    ],
  });

/** @param {APIKey} key */
function keyRow(key) {
  const { name } = key;
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, name),
      h('p', { class: 'quiet' }, key.scopes.map(scopeText).join(' · ')),
      h(
        'p',
        { class: 'quiet' },
        key.last_used_at ? t('own.usedAgo', { ago: ago(key.last_used_at) }) : t('own.neverUsed'),
        key.expires_at && ` · ${t('own.endsOn', { day: day(key.expires_at) })}`,
      ),
    ),
    button(
      t('own.revoke'),
      async () => {
        const sure = await confirm({ title: t('own.revokeTitle', { name }), text: t('own.revokeText'), action: t('own.revoke'), danger: true });
        if (!sure) return;
        await call('DELETE /v1/api-keys/{id}', { path: { id: key.id } });
        await reload();
        note(t('own.revoked', { name }));
      },
      { name: t('own.revokeName', { name }) },
    ),
  );
}
