/** What an address asks of a list. Of an old or mistyped link the rest is shown, and what was left out is said. */

import { list } from '../kit/format.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';

/** @typedef {Record<string, (value: string) => boolean>} Rules By the name of the filter: whether it knows the value. */

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/;

export const isText = () => true;
/** @param {string} value */
export const isId = (value) => ID.test(value);
/** @param {string} value */
export const isDay = (value) => DAY.test(value) && !Number.isNaN(Date.parse(value));
/** @param {string} value */
export const isMoment = (value) => MOMENT.test(value) && !Number.isNaN(Date.parse(value));
/** @param {readonly string[]} words */
export const isOneOf = (words) => (/** @type {string} */ value) => words.includes(value);

/**
 * What is asked for and known. The caller says of which types: the rules have seen to it.
 * @param {URLSearchParams} query
 * @param {Rules} rules
 * @returns {any}
 */
export const asked = (query, rules) => Object.fromEntries(said(query, rules).filter(([name, value]) => rules[name](value)));

/**
 * @param {URLSearchParams} query
 * @param {Rules} rules
 */
export function leftOut(query, rules) {
  const unknown = said(query, rules)
    .filter(([name, value]) => !rules[name](value))
    .map(([, value]) => value);
  return unknown.length ? noteBox('warn', 'warn', t('admin.filter_unknown', { values: list(unknown) })) : null;
}

/**
 * @param {URLSearchParams} query
 * @param {Rules} rules
 * @returns {Array<[name: string, value: string]>}
 */
const said = (query, rules) =>
  Object.keys(rules)
    .map((name) => /** @type {[string, string]} */ ([name, query.get(name) ?? '']))
    .filter(([, value]) => value);
