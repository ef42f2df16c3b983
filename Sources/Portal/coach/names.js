/** What people are called. A person who shares a name with another one that was seen gets the username beside it. */

import { call } from '../kit/api.js';
import { t } from '../kit/text.js';
import { cell } from '../kit/view.js';

/** @typedef {{ username?: string, display_name?: string }} Named */

/**
 * The usernames of those who have a name.
 * @type {Map<string, Set<string>>}
 */
const holders = new Map();
/** How many names are shared: who reads a name within `watch` is told when one more is. */
const shared = cell(0);

/** @param {Named} person */
const shownName = (person) => person.display_name ?? person.username;

/** @param {string} name */
const keyOf = (name) => name.normalize('NFKC').trim().toLowerCase();

/**
 * Called with those who are about to be shown, before the first of them is named.
 * @param {Named[]} people
 */
export function meet(people) {
  for (const person of people) {
    const name = shownName(person);
    if (!name || !person.username) continue;
    const key = keyOf(name),
      all = holders.get(key) ?? new Set();
    const before = all.size;
    holders.set(key, all.add(person.username));
    if (before === 1 && all.size === 2) shared.change((count) => count + 1);
  }
}

/** @type {Promise<void> | undefined} */
let namesakes;

/**
 * Meets all clients who share a name, once a visit, so that they are told apart from the first screen on. Where it fails, they are
 * once both were seen, and the next screen asks again.
 * @returns {Promise<void>}
 */
export function meetNamesakes() {
  namesakes ??= call('GET /v1/clients/namesakes', { quiet: true }).then(
    (page) => meet(page.items),
    () => {
      namesakes = undefined;
    },
  );
  return namesakes;
}

/** @param {Named} person */
export function nameOf(person) {
  const name = shownName(person);
  if (!name) return t('coach.nameless');
  const isShared = shared() > 0 && (holders.get(keyOf(name))?.size ?? 0) > 1;
  return isShared && person.username ? `${name} @${person.username}` : name;
}
