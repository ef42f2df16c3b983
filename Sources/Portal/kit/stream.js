/**
 * Hints that something changed (docs/sync.md). One tab holds the stream, by a lock, and tells the others. A hint carries no
 * data: who listens reads again.
 */

import { Problem, request } from './api.js';
import { wait } from './ask.js';
import { onEnd } from './view.js';

/** @typedef {'changed' | 'notices' | 'client' | 'closed' | 'roster'} HintName */
/** @typedef {{ name: HintName, data: { version?: number, unread?: number, lifter?: string } }} Hint */

/** @type {Map<string, Set<(data: Hint['data']) => void>>} */
const listeners = new Map();
/**
 * Whom each tab watches; the tab that holds the stream asks for all of them.
 * @type {Map<string, string[]>}
 */
const watched = new Map();
const tab = Math.random().toString(36).slice(2);
/** @type {BroadcastChannel | undefined} */
let channel;
/** @type {AbortController | undefined} */
let connection;
let leads = false;

/**
 * Listens until the scope ends: `onHint('changed', () => reload())`.
 * @param {HintName} name
 * @param {(data: Hint['data']) => void} body
 */
export function onHint(name, body) {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(body));
  onEnd(() => all.delete(body));
}

/**
 * The last hint of each kind: the first after a start says only how it is.
 * @type {Map<string, string>}
 */
const last = new Map();

/** @param {Hint} hint */
function tell({ name, data }) {
  const text = JSON.stringify(data), before = last.get(name);
  if (name !== 'roster') last.set(name, text);
  // The first "changed" is the state that was just loaded; the same number again is nothing new.
  if (name === 'changed' && (before === undefined || before === text)) return;
  for (const body of listeners.get(name) ?? []) body(data);
}

/**
 * Names the clients whom this tab shows (a coach, at most 50), until the scope ends.
 * @param {string[]} lifters
 */
export function watchClients(lifters) {
  const set = (/** @type {string[]} */ ids) => {
    watched.set(tab, ids);
    channel?.postMessage({ tab, watch: ids });
    if (leads) connection?.abort();
  };
  set(lifters.slice(0, 50));
  onEnd(() => set([]));
}

/**
 * Begins to listen; the page does it once.
 * @param {string} account
 */
export function listen(account) {
  channel = new BroadcastChannel(`hints ${account}`);
  channel.onmessage = ({ data }) => {
    if (data.hint) tell(data.hint);
    if (data.watch) {
      watched.set(data.tab, data.watch);
      if (leads) connection?.abort();
    }
  };
  addEventListener('pagehide', () => channel?.postMessage({ tab, watch: [] }));
  addEventListener('online', () => connection?.abort());
  if (!navigator.locks) void hold();
  else void navigator.locks.request(`stream ${account}`, hold);
}

/** Holds the stream as long as the page lives. */
async function hold() {
  leads = true;
  let pause = 3000, refusals = 0;
  for (;;) {
    try {
      const told = await readOnce();
      pause = told.retry ?? pause;
      refusals = 0;
      // After `signed_out` another try tells: a tab that changed the role has left a newer cookie, else the answer is 401.
    } catch (failure) {
      if (failure instanceof Problem && [401, 403, 404].includes(failure.status)) return;
      refusals += 1;
    }
    await wait(Math.min(pause * 2 ** refusals, 120_000) * (0.75 + Math.random() / 2));
    await awake();
  }
}

/** A page that nobody sees keeps no connection open in the end: it goes on when it is seen. */
const awake = () => new Promise((done) => {
  if (navigator.onLine) return done(undefined);
  addEventListener('online', done, { once: true });
});

/** @returns {Promise<{ retry?: number, reason?: string }>} */
async function readOnce() {
  connection = new AbortController();
  const watch = [...new Set([...watched.values()].flat())].slice(0, 50);
  const answer = await request('GET /v1/sync/stream', { query: { watch: watch.length ? watch : undefined }, signal: connection.signal, quiet: true });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** @type {{ retry?: number, reason?: string }} */
  const told = {};
  if (!reader) return told;
  let rest = '';
  // A line comes every 20 seconds at the latest; after a minute of silence the connection is gone.
  let silence = setTimeout(() => connection?.abort(), 60_000);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return told;
      clearTimeout(silence);
      silence = setTimeout(() => connection?.abort(), 60_000);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block, told);
    }
  } catch {
    return told;
  } finally {
    clearTimeout(silence);
  }
}

/**
 * @param {string} block
 * @param {{ retry?: number, reason?: string }} told
 */
function take(block, told) {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trim();
  }
  if (fields.retry) told.retry = Number(fields.retry);
  if (!fields.event) return;
  /** @type {any} */
  let data = {};
  try {
    data = JSON.parse(fields.data || '{}');
  } catch { /* A hint without data is one, too. */ }
  if (fields.event === 'bye') told.reason = data.reason;
  else {
    const hint = /** @type {Hint} */ ({ name: fields.event, data });
    tell(hint);
    channel?.postMessage({ hint });
  }
}
