/** What people agree to, and the next version of it. */

import { call } from '../kit/api.js';
import { date } from '../kit/format.js';
import { empty } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { ask, facts, languageLabel, languageName, sheet } from './parts.js';
import { LANGUAGES } from './person-new.js';

/** @typedef {import('../types/api').Policy} Policy */
/** @typedef {import('../kit/field.js').Field} Field */
/** @typedef {{ url?: string, file?: File, sha256?: string }} TypedText */

/** @type {readonly Policy['kind'][]} */
const KINDS = ['terms', 'privacy', 'health'];

/** @type {import('../kit/router.js').Screen<import('../types/api').PolicyPage>} */
export const policies = {
  path: '/admin/policies',
  title: () => t('admin.policies'),
  needs: { role: 'admin', duty: 'content' },
  more: { group: 'tenant', icon: 'plan' },
  load: () => call('GET /v1/policies'),
  lead: () => t('tenant.policy_about'),
  show: (page) =>
    h(
      'div',
      { class: 'three' },
      KINDS.map((kind) =>
        one(
          kind,
          page.items.find((policy) => policy.kind === kind),
        ),
      ),
    ),
};

/** @param {Policy['kind']} kind @param {Policy | undefined} policy */
const one = (kind, policy) =>
  sheet(
    t(`tenant.policy_${kind}`),
    [
      policy
        ? facts([
            [t('tenant.policy_effective'), date(policy.effective_at)],
            [t('tenant.policy_agree_by'), date(policy.agree_by)],
            ...policy.texts.map(
              (text) =>
                /** @type {[string, HTMLElement]} */ ([
                  languageLabel(text.language),
                  h('a', { class: 'admin-link', href: text.url, rel: 'noreferrer', target: '_blank', translate: 'no' }, text.url),
                ]),
            ),
          ])
        : empty(t('tenant.policy_none'), t('tenant.policy_none_step')),
      h(
        'p',
        { class: 'btns' },
        h(
          'button',
          { type: 'button', class: 'btn', id: `publish-${kind}`, onclick: () => publish(kind, (policy?.version ?? 0) + 1) },
          t('tenant.policy_publish', { version: (policy?.version ?? 0) + 1 }),
        ),
      ),
    ],
    policy ? h('span', { class: 'chip' }, t('tenant.policy_version', { version: policy.version })) : null,
  );

/** @param {number} days */
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

/** @param {Policy['kind']} kind @param {number} version */
const publish = (kind, version) =>
  ask({
    title: `${t(`tenant.policy_${kind}`)}: ${t('tenant.policy_new')}`,
    about: t('tenant.policy_about'),
    value: { effective_at: inDays(14), agree_by: inDays(44) },
    action: t('tenant.policy_publish', { version }),
    fields: [
      { name: 'effective_at', label: t('tenant.policy_effective'), type: 'moment', required: true },
      { name: 'agree_by', label: t('tenant.policy_agree_by'), type: 'moment', required: true },
      ...LANGUAGES.flatMap(([code]) => textFields(code)),
    ],
    check: ({ texts = {} }) => lacking(texts),
    send: async (/** @type {{ effective_at: string, agree_by: string, texts?: Record<string, TypedText> }} */ typed) =>
      call('PUT /v1/admin/policies/{kind}/{version}', {
        path: { kind, version },
        body: { effective_at: typed.effective_at, agree_by: typed.agree_by, texts: await texts(typed.texts ?? {}) },
      }),
    said: t('tenant.policy_published', { version }),
  });

/** @param {string} code @returns {Array<Field | HTMLElement>} */
const textFields = (code) => [
  h('h3', null, t('tenant.policy_text_of', { language: languageName(code) })),
  { name: `texts/${code}/url`, label: t('tenant.policy_url'), type: 'url', attributes: { maxlength: 500 } },
  // Over plain http a browser takes no digest (Web Cryptography, section 15: only in a secure context).
  ...(window.isSecureContext
    ? [/** @type {Field} */ ({ name: `texts/${code}/file`, label: t('tenant.policy_file'), type: 'file', hint: t('tenant.policy_file_hint') })]
    : []),
  { name: `texts/${code}/sha256`, label: t('tenant.policy_sha'), attributes: { maxlength: 64, spellcheck: 'false' } },
];

/**
 * The API counts the texts that are sent; here each has its own fields. One is needed, with an address and a digest.
 * @param {Record<string, TypedText>} typed
 */
function lacking(typed) {
  const fault = (/** @type {string} */ name) => ({ pointer: `/texts/${name}`, code: 'missing', message: t('kit.missing') });
  const begun = Object.entries(typed).filter(([, text]) => text.url || text.file || text.sha256);
  if (!begun.length) return [fault(`${LANGUAGES[0][0]}/url`)];
  return begun.flatMap(([code, text]) => [
    ...(text.url ? [] : [fault(`${code}/url`)]),
    ...(text.file || text.sha256 ? [] : [fault(`${code}/${window.isSecureContext ? 'file' : 'sha256'}`)]),
  ]);
}

/**
 * The texts with their digests; that of a chosen file is taken here.
 * @param {Record<string, TypedText>} typed
 */
async function texts(typed) {
  const known = Object.entries(typed).filter(([, text]) => text.url || text.file || text.sha256);
  return Promise.all(
    known.map(async ([code, text]) => ({ language: code, url: text.url ?? '', sha256: text.file ? await digest(text.file) : (text.sha256 ?? '') })),
  );
}

/** @param {Blob} file */
export async function digest(file) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
