import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call, Problem } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty, noteBox } from '../kit/state.js';
import { faultText } from '../kit/state.js';
import { button, securityCrumb, sheet } from './parts.js';

/** @typedef {import('../types/api').Identity} Identity */
/** @typedef {Identity['provider']} Provider */
/** @typedef {{ linked: Identity[], ways: string[], fault?: string }} Loaded */

/** @type {Record<Provider, string>} Names of firms: no language changes them. */
const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook', oidc: 'OpenID' };
/** @type {Provider[]} */
const PROVIDERS = ['google', 'apple', 'facebook', 'oidc'];

/** @type {import('../kit/router.js').Screen<Loaded>} */
export const identities = {
  path: '/own/identities',
  title: () => t('names.identities'),
  crumb: securityCrumb,
  load: async ({ query }) => {
    const fault = await finish(query);
    const [linked, ways] = await Promise.all([call('GET /v1/identities'), call('GET /v1/sign-ins')]);
    return { linked: linked.items, ways: ways.items, fault };
  },
  show: ({ linked, ways, fault }) => {
    const open = PROVIDERS.filter((one) => ways.includes(one) && !linked.some((other) => other.provider === one));
    return [
      fault && noteBox('bad', 'warn', h('p', {}, fault)),
      sheet(t('names.identities'), [
        h('p', { class: 'quiet' }, t('own.identitiesText')),
        linked.length === 0
          ? empty(t('own.noIdentities'), open.length > 0 ? t('own.noIdentitiesText') : t('own.noProviders'))
          : h('ul', { class: 'lines' }, ...linked.map(identityRow)),
        open.length > 0 && h('p', { class: 'btns' }, ...open.map((provider) => button(t('own.link', { provider: NAMES[provider] }), () => begin(provider)))),
      ]),
    ];
  },
};

/**
 * The secret stays in this tab; the code comes back through the browser.
 * @param {Provider} provider
 */
async function begin(provider) {
  const started = await call('POST /v1/sign-ins/{provider}/link', { path: { provider }, body: { redirect_uri: `${location.origin}/own/identities` } });
  sessionStorage.setItem(`link ${started.state}`, started.secret ?? '');
  location.assign(started.url);
}

/**
 * The way back from the provider.
 * @param {URLSearchParams} query
 * @returns {Promise<string | undefined>} What failed.
 */
async function finish(query) {
  const [state, code] = [query.get('state') ?? '', query.get('code')];
  const secret = sessionStorage.getItem(`link ${state}`);
  if (query.get('error')) return t('own.linkRefused');
  if (!code || !secret) return undefined;
  sessionStorage.removeItem(`link ${state}`);
  history.replaceState(history.state, '', '/own/identities');
  try {
    const linked = await call('POST /v1/identities', { body: { state, secret, code } });
    note(t('own.linked', { provider: NAMES[linked.provider] }));
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return faultText(error);
    throw error;
  }
}

/** @param {Identity} identity */
function identityRow(identity) {
  const provider = NAMES[identity.provider];
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, provider),
      identity.email && h('p', { class: 'quiet', translate: 'no' }, identity.email),
      h('p', { class: 'quiet' }, t('own.linkedOn', { day: day(identity.linked_at) }), ' · ', t('own.usedAgo', { ago: ago(identity.last_used_at) })),
    ),
    button(
      t('own.unlink'),
      async () => {
        const sure = await confirm({
          title: t('own.unlinkTitle', { provider }),
          text: t('own.unlinkText', { provider }),
          action: t('own.unlink'),
          danger: true,
        });
        if (!sure) return;
        await call('DELETE /v1/identities/{id}', { path: { id: identity.id } });
        await reload();
        note(t('own.unlinked', { provider }));
      },
      { name: t('own.unlinkName', { provider }) },
    ),
  );
}
