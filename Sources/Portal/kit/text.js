/** Every shown word, by key. The texts of the area are loaded before its first screen is shown. */

import { loaders } from '../texts/index.js';
import { compile } from './message.js';

/** @typedef {import('../texts/index.js').Key} Key */
/** @typedef {import('../texts/index.js').Area} Area */
/** @typedef {import('../texts/index.js').Language} Language */

/** @type {Record<string, Record<string, string>>} */
const texts = {};
/**
 * Files of texts that were asked for and not there.
 * @type {Set<string>}
 */
const lacking = new Set();
/** @type {Map<string, ReturnType<typeof compile>>} */
const compiled = new Map();
/** @type {Language} */
let current = 'en';

/** The language of the page. */
export const language = () => current;

/**
 * The language that is nearest to what is asked for.
 * @param {string | null | undefined} tag
 * @returns {Language}
 */
export function known(tag) {
  const short = (tag ?? '').slice(0, 2).toLowerCase();
  return short in loaders ? /** @type {Language} */ (short) : 'en';
}

/** @param {Language} next */
export function setLanguage(next) {
  current = next;
  document.documentElement.lang = next;
  for (const name of Object.keys(texts)) delete texts[name];
  compiled.clear();
}

/**
 * Loads the texts of areas in the page's language.
 * @param {...Area} areas
 */
export async function loadTexts(...areas) {
  const own = loaders[current];
  for (const found of await Promise.all(areas.map((area) => own[area]()))) Object.assign(texts, found);
}

/**
 * For tests and for screens without an area: adds texts by hand.
 * @param {Record<string, Record<string, string>>} more
 */
export function addTexts(more) {
  Object.assign(texts, more);
}

/** Whether something was said since the last call whose texts are not loaded. */
export function lackedTexts() {
  const lacked = lacking.size > 0;
  lacking.clear();
  return lacked;
}

/** @param {string} key */
function message(key) {
  let found = compiled.get(key);
  if (!found) {
    const [area, name] = key.split('.');
    if (!texts[area]) lacking.add(area);
    found = compile(texts[area]?.[name] ?? key, current);
    if (texts[area]) compiled.set(key, found);
  }
  return found;
}

/**
 * The text of a key, with its values filled in.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  return message(key)(values).join('');
}

/**
 * The same as children, where a value is an element: a figure in bold, a name that is not translated.
 * @param {Key} key
 * @param {Record<string, string | number | Node>} values
 * @returns {Array<string | Node>}
 */
export function parts(key, values) {
  return message(key)(values);
}

/**
 * Whether there is such a text: for words of the API, such as `own.method_${session.method}`.
 * @param {string} key
 * @returns {key is Key}
 */
export function hasText(key) {
  const [area, name] = key.split('.');
  return texts[area]?.[name] !== undefined;
}
