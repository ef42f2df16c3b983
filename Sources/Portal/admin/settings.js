/** The tenant's rules: passwords, modules, accounts, addresses. Each part is saved by itself, and sends only what changed. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { calm, options, sheet } from './parts.js';
import { LANGUAGES } from './person-new.js';

/** @typedef {import('../types/api').TenantSettings} Settings */
/** @typedef {import('../kit/field.js').Field} Field */

/** @type {readonly Settings['modules'][number][]} */
const MODULES = [
  'billing',
  'coaching',
  'programmes',
  'predetermined_routines',
  'powerlifting',
  'goals',
  'ideas',
  'onboarding',
  'library',
  'nutrition',
  'health_data',
  'photos',
  'community',
  'meets',
];
/**
 * Those that this release serves: switching another on is refused.
 * @type {readonly Settings['modules'][number][]}
 */
const SERVED = ['billing', 'coaching', 'programmes', 'predetermined_routines', 'powerlifting', 'goals', 'ideas'];
/** @type {readonly Settings['password_requires'][number][]} */
const PARTS = ['letter', 'digit', 'special'];

/** @type {import('../kit/router.js').Screen<Settings>} */
export const settings = {
  path: '/admin/settings',
  title: () => t('admin.settings'),
  needs: { role: 'admin', duty: 'content' },
  more: { group: 'tenant', icon: 'settings' },
  load: () => call('GET /v1/admin/tenant'),
  lead: (tenant) => h('span', { translate: 'no' }, tenant.name),
  show: (tenant) =>
    h(
      'div',
      { class: 'two even' },
      h('div', { class: 'stack' }, sheet(t('tenant.passwords'), part(tenant, passwords())), sheet(t('tenant.modules'), part(tenant, modules(tenant)))),
      h('div', { class: 'stack' }, sheet(t('tenant.accounts_rules'), part(tenant, accounts())), sheet(t('tenant.addresses'), part(tenant, addresses(tenant)))),
    ),
};

/** @param {Settings} tenant @param {Array<Field | HTMLElement>} fields */
const part = (tenant, fields) =>
  calm(
    form({
      value: { ...tenant, cors_origins: tenant.cors_origins.join('\n') },
      changes: true,
      fields,
      send: (/** @type {import('../types/api').TenantChanges & { cors_origins?: unknown }} */ body) => call('PATCH /v1/admin/tenant', { body: listed(body) }),
      done: () => {
        note(t('tenant.settings_saved'));
        return reload();
      },
    }),
  );

/**
 * Lines that were typed are a list.
 * @param {import('../types/api').TenantChanges & { cors_origins?: unknown }} body
 * @returns {import('../types/api').TenantChanges}
 */
function listed(body) {
  if (!('cors_origins' in body)) return body;
  return {
    ...body,
    cors_origins: `${body.cors_origins ?? ''}`
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** @returns {Field[]} */
const passwords = () => [
  { name: 'password_minimum_length', label: t('tenant.password_minimum_length'), type: 'integer', required: true },
  { name: 'password_requires', label: t('tenant.password_requires'), type: 'choices', options: options(PARTS, (one) => t(`tenant.part_${one}`)) },
  { name: 'password_blocks_common', label: t('tenant.password_blocks_common'), type: 'check' },
  { name: 'lockout_failures', label: t('tenant.lockout_failures'), type: 'integer', required: true },
  { name: 'lockout_minutes', label: t('tenant.lockout_minutes'), type: 'integer', required: true },
];

/** @param {Settings} tenant @returns {Array<Field | HTMLElement>} */
const modules = (tenant) => [
  h('p', { class: 'quiet' }, t('tenant.modules_about')),
  {
    name: 'modules',
    label: t('tenant.modules'),
    type: 'choices',
    options: options(
      MODULES.filter((module) => SERVED.includes(module) || tenant.modules.includes(module)),
      (module) => t(`tenant.module_${module}`),
    ),
  },
];

/** @returns {Field[]} */
const accounts = () => [
  { name: 'name', label: t('tenant.tenant_name'), required: true, attributes: { maxlength: 100 } },
  { name: 'locale', label: t('tenant.tenant_locale'), type: 'select', options: LANGUAGES },
  { name: 'minimum_age', label: t('tenant.minimum_age'), type: 'integer', hint: t('tenant.minimum_age_hint') },
  { name: 'session_days', label: t('tenant.session_days'), type: 'integer' },
  { name: 'erasure_grace_days', label: t('tenant.erasure_grace_days'), type: 'integer', required: true },
  { name: 'break_glass_needs_approval', label: t('tenant.break_glass_needs_approval'), type: 'check' },
];

/** @param {Settings} tenant @returns {Array<Field | HTMLElement>} */
const addresses = (tenant) => [
  h(
    'p',
    null,
    `${t('tenant.hosts')}: `,
    tenant.hosts.map((host, at) => [at ? ', ' : '', h('code', { translate: 'no' }, host)]),
  ),
  { name: 'public_url', label: t('tenant.public_url'), type: 'url', attributes: { maxlength: 500 } },
  { name: 'mail_sender', label: t('tenant.mail_sender'), type: 'email', attributes: { maxlength: 254 } },
  { name: 'terms_url', label: t('tenant.terms_url'), type: 'url', attributes: { maxlength: 500 } },
  { name: 'privacy_url', label: t('tenant.privacy_url'), type: 'url', attributes: { maxlength: 500 } },
  { name: 'cors_origins', label: t('tenant.cors_origins'), type: 'area', rows: 2, hint: t('tenant.lines_hint') },
];
