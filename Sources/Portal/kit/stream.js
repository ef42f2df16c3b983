/**
 * Hints that something changed (docs/sync.md). One tab holds the stream, by a lock, and tells the others. A hint carries no
 * data: who listens reads again.
 */

import { Problem, request } from './api.js';
import { wait } from './ask.js';
import { onEnd } from './view.js';

/** @typedef {'changed' | 'notices' | 'client' | 'closed' | 'roster'} HintName */
/** @typedef {{ name: HintName, data: { version?: number, unread?: number, lifter?: string }, isState?: boolean }} Hint `isState`: it says how it is, nothing happened. */

/** @typedef {(data: Hint['data'], isState: boolean) => void} Listener */

/** @type {Map<string, Set<Listener>>} */
const listeners = new Map();
/**
 * Whom the screens of this tab show. A screen begins before the last one ends, so each has an entry of its own.
 * @type {Set<string[]>}
 */
const watchers = new Set();
/**
 * Whom each tab shows; the tab that holds the stream asks for all of them.
 * @type {Map<string, string[]>}
 */
const watched = new Map();
/**
 * Whom the open stream asked for and still tells of.
 * @type {Set<string>}
 */
let told = new Set();
const tab = Math.random().toString(36).slice(2);
/** @type {BroadcastChannel | undefined} */
let channel;
/** @type {AbortController | undefined} */
let connection;
/** The stream was let go to ask for others: the next one is opened at once. */
let renews = false;
let leads = false;
/** @type {() => Promise<boolean>} */
let ended = () => Promise.resolve(false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Listens until the scope ends: `onHint('changed', () => reload())`. `isState`: the first "changed" that this tab
 * knows of. Nothing happened, it says how it is; who listens later is told it at once.
 * @param {HintName} name
 * @param {Listener} body
 */
export function onHint(name, body) {
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(body));
  onEnd(() => all.delete(body));
  const state = last.get(name);
  if (name === 'changed' && state) body(JSON.parse(state), true);
}

/** @type {(value?: unknown) => void} */
let begin;
const begun = new Promise((done) => {
  begin = done;
});

/**
 * Waits until the stream has told how it is, but not for long, and once. Of what is read from then on, every change is told. Who could
 * not wait reads again once `newest` is known.
 */
export const beforeReading = () => channel && Promise.race([begun, wait(500).then(begin)]);

/** The version of the person's own data that was told last. It moves with what others let the person see, too. */
export const newest = () => /** @type {Hint['data']} */ (JSON.parse(last.get('changed') ?? '{}')).version;

/**
 * The version of a watched client's data that was told last. Nothing before the stream tells of them.
 * @param {string | undefined} lifter
 */
export const newestOf = (lifter) => /** @type {Hint['data']} */ (JSON.parse(last.get(`client ${lifter}`) ?? '{}')).version;

/**
 * The last hint of what has a state: the first after a start says only how it is. By name, and of clients by name and id.
 * @type {Map<string, string>}
 */
const last = new Map();

/**
 * The tab that holds the stream knows whether a hint is the first of its kind; the others take its word.
 * @param {Hint} hint
 */
function tell(hint) {
  const { name, data } = hint;
  const key = name === 'client' ? `client ${data.lifter}` : name,
    text = JSON.stringify(data),
    before = last.get(key);
  if (name === 'closed') {
    told.delete(`${data.lifter}`);
    last.delete(`client ${data.lifter}`);
  } else if (name !== 'roster') last.set(key, text);
  const hasState = name === 'changed' || name === 'client';
  if (hasState && before === text) return;
  hint.isState ??= hasState && before === undefined;
  for (const body of [...(listeners.get(name) ?? [])]) body(data, hint.isState);
  begin();
}

/**
 * Names the clients whom this tab shows (a coach, at most 50), until the scope ends.
 * @param {string[]} lifters
 */
export function watchClients(lifters) {
  watchers.add(lifters);
  queueMicrotask(post);
  onEnd(() => {
    watchers.delete(lifters);
    queueMicrotask(post);
  });
}

/** Tells the other tabs whom this one shows. */
function post() {
  const watch = [...watchers].flat();
  if (watch.join() === watched.get(tab)?.join()) return;
  watched.delete(tab);
  watched.set(tab, watch);
  channel?.postMessage({ tab, watch });
  renewSoon();
}

/** The latest first: there are places for 50. */
const wanted = () => [...new Set([...watched.values()].reverse().flat())].slice(0, 50);

/** Screens come and go quickly: what is not shown any more is watched until someone else is. */
function renewSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (leads && wanted().some((one) => !told.has(one))) renew();
  }, 50);
}

function renew() {
  renews = true;
  connection?.abort();
}

/**
 * Begins to listen; the page does it once.
 * @param {string} account
 * @param {() => Promise<boolean>} over Called when the session has ended; whether there is one again.
 */
export function listen(account, over) {
  ended = over;
  channel = new BroadcastChannel(`hints ${account}`);
  channel.onmessage = ({ data }) => {
    if (data.hint) tell(data.hint);
    if (data.asks) {
      // Whichever tab holds the stream later has to know what each shows.
      channel?.postMessage({ tab, watch: watched.get(tab) ?? [] });
      // A new tab learns how it is, so that the next hint is news to it.
      for (const name of leads ? /** @type {const} */ (['changed', 'notices']) : []) {
        const text = last.get(name);
        if (text) channel?.postMessage({ hint: { name, data: JSON.parse(text), isState: true } });
      }
    }
    if (data.watch) {
      watched.delete(data.tab);
      watched.set(data.tab, data.watch);
      renewSoon();
    }
  };
  channel.postMessage({ tab, asks: true });
  addEventListener('pagehide', () => channel?.postMessage({ tab, watch: [] }));
  addEventListener('online', renew);
  if (!navigator.locks) void hold();
  else void navigator.locks.request(`stream ${account}`, hold);
}

/** Holds the stream as long as the page lives. */
async function hold() {
  leads = true;
  let pause = 3000,
    refusals = 0;
  for (;;) {
    renews = false;
    try {
      const said = await readOnce();
      pause = said.retry ?? pause;
      refusals = 0;
      // Another try tells at once: a tab that changed the role has left a newer cookie, else the answer is 401.
      renews ||= said.reason === 'signed_out';
    } catch (failure) {
      if (failure instanceof Problem && [401, 403, 404].includes(failure.status) && !(failure.status === 401 && (await ended()))) return;
      refusals += 1;
      begin();
    }
    if (renews) continue;
    await wait(Math.min(pause * 2 ** refusals, 120_000) * (0.75 + Math.random() / 2));
    await awake();
  }
}

/** A page that nobody sees keeps no connection open in the end: it goes on when it is seen. */
const awake = () =>
  new Promise((done) => {
    if (navigator.onLine) return done(undefined);
    addEventListener('online', done, { once: true });
  });

/** @returns {Promise<{ retry?: number, reason?: string }>} */
async function readOnce() {
  connection = new AbortController();
  const watch = wanted();
  told = new Set(watch);
  const answer = await request('GET /v1/sync/stream', { query: { watch: watch.length ? watch : undefined }, signal: connection.signal, quiet: true });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  /** @type {{ retry?: number, reason?: string }} */
  const said = {};
  if (!reader) return said;
  // A request lets go of its signal once its answer has begun.
  connection.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  let rest = '';
  // A line comes every 20 seconds at the latest; after a minute of silence the connection is gone.
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let silence;
  try {
    for (;;) {
      silence = setTimeout(() => connection?.abort(), 60_000);
      const { value, done } = await reader.read();
      if (done) return said;
      clearTimeout(silence);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) take(block, said);
    }
  } catch {
    return said;
  } finally {
    clearTimeout(silence);
  }
}

/**
 * @param {string} block
 * @param {{ retry?: number, reason?: string }} said
 */
function take(block, said) {
  /** @type {Record<string, string>} */
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/:(.*)/)));
  if (fields.retry) said.retry = Number(fields.retry);
  if (!fields.event) return;
  const name = fields.event.trim(),
    data = JSON.parse(fields.data);
  if (name === 'bye') said.reason = data.reason;
  else {
    const hint = /** @type {Hint} */ ({ name, data });
    tell(hint);
    channel?.postMessage({ hint });
  }
}
