/**
 * What the portal remembers for a person on all their devices: choices about screens that no other route keeps. They are kept
 * here, so that they are there at once and without a connection, and written through to the account. Of two devices the last
 * writer wins, choice by choice.
 */

import { call, Problem } from './api.js';
import * as store from './store.js';
import { cell, still } from './view.js';

/** @typedef {Record<string, unknown>} Settings */

const known = cell(/** @type {Settings} */ ({}));
/**
 * What the account does not have yet.
 * @type {Settings}
 */
let waiting = {};
/** One exchange at a time. */
let going = Promise.resolve();
/** @type {Promise<void> | undefined} */
let first;
let isRecalled = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Milliseconds: several choices in a row are sent together. */
const PAUSE = 1000;
/** Another device may write between reading and writing. */
const TRIES = 3;

/**
 * A choice. Within `watch` and bound children it is followed.
 * @template T
 * @param {string} name
 * @param {T} usual Where nothing was chosen, or something of another kind is kept.
 * @returns {T}
 */
export function preference(name, usual) {
  const value = known()[name];
  return typeof value === typeof usual && value !== null ? /** @type {T} */ (value) : usual;
}

/**
 * Remembers a choice.
 * @param {string} name
 * @param {string | number | boolean | object} value
 */
export function prefer(name, value) {
  waiting = { ...waiting, [name]: value };
  known.change((before) => ({ ...before, [name]: value }));
  keep();
  clearTimeout(timer);
  timer = setTimeout(exchange, PAUSE);
}

/** Reads what this device keeps. */
export async function recall() {
  const kept = /** @type {{ settings: Settings, waiting: Settings } | undefined} */ (await store.get('kit', 'preferences').catch(() => undefined));
  if (!kept) return;
  isRecalled = true;
  waiting = kept.waiting;
  known.set(kept.settings);
}

const keep = () => void store.put('kit', 'preferences', { settings: still(known), waiting }).catch(() => {});

/** Takes over what other devices chose, and sends what was chosen here. What can't be sent now is sent with the next. */
export function exchange() {
  going = going.then(exchanged).catch(() => {});
  return going;
}

/** The first exchange of this visit: what other devices chose before is known then, or can't be. */
export const arrived = () => (first ??= exchange());

/** The same, but only where this device knows nothing yet: what is kept is good enough to begin with. */
export const settled = () => (isRecalled ? Promise.resolve() : arrived());

async function exchanged() {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { settings, version } = await call('GET /v1/profile/preferences', { quiet: true });
    const sent = waiting;
    if (Object.keys(sent).length && !(await put({ ...settings, ...sent }, version))) continue;
    // What was chosen meanwhile waits on.
    waiting = Object.fromEntries(Object.entries(waiting).filter(([name, value]) => sent[name] !== value));
    known.set({ ...settings, ...sent, ...waiting });
    keep();
    return;
  }
}

/**
 * @param {Settings} settings
 * @param {number} version What they were made from.
 * @returns {Promise<boolean>} False where another device wrote meanwhile.
 */
async function put(settings, version) {
  try {
    await call('PUT /v1/profile/preferences', { body: { settings }, version, quiet: true });
    return true;
  } catch (failure) {
    if (failure instanceof Problem && failure.status === 412) return false;
    throw failure;
  }
}
