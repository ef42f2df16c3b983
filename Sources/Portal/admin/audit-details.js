/** The details of an audit entry in words. What these texts do not know stands as the API says it. */

import { dayTime, number } from '../kit/format.js';
import { hasText, t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { cronText } from './runs.js';
import { taskName } from './tasks.js';

/**
 * Which texts name the values of a detail.
 * @type {Record<string, string>}
 */
const FAMILIES = {
  role: 'people.role_',
  role_before: 'people.role_',
  roles: 'people.role_',
  roles_before: 'people.role_',
  duties: 'people.duty_',
  duties_before: 'people.duty_',
  scope: 'glass.scope_',
  scopes: 'glass.scope_',
  module: 'tenant.module_',
};

/** @param {string} key */
const known = (key) => (hasText(key) ? t(key) : undefined);

/** @param {string} name */
export const detailName = (name) => known(`auditing.detail_${name}`) ?? name;

/**
 * A value in words; undefined where it is one of the machine: an id, a name, a record.
 * @param {string} name
 * @param {unknown} value
 * @returns {string | undefined}
 */
function words(name, value) {
  if (typeof value === 'number') return number(value, 0);
  if (Array.isArray(value)) return value.map((one) => words(name, one) ?? plain(one)).join(', ') || '–';
  if (typeof value === 'string' && name.endsWith('_at') && !Number.isNaN(Date.parse(value))) return dayTime(value);
  if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  if (name === 'job') return taskName(`${value}`);
  if (name === 'cron') return cronText(`${value}`) || undefined;
  return known(`${FAMILIES[name] ?? 'auditing.word_'}${value}`);
}

/** @param {unknown} value */
const plain = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : `${value}`);

/**
 * In a line: "role: Admin, how: password".
 * @param {string} name
 * @param {unknown} value
 */
export const detailText = (name, value) => `${detailName(name)}: ${words(name, value) ?? plain(value)}`;

/**
 * The value alone, marked where it is one of the machine.
 * @param {string} name
 * @param {unknown} value
 */
export function detailValue(name, value) {
  const said = words(name, value);
  return said ?? h('code', { translate: 'no' }, plain(value));
}
