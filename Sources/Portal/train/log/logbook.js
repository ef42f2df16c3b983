// @ts-check
// The workouts of this device: what is known of them, what was done and waits, and the outbox behind it.
import { call, Problem, request } from '../../kit/api.js';
import { measure, moment, now } from '../../kit/clock.js';
import { makeAfter, newId } from '../../kit/id.js';
import { outbox } from '../../kit/outbox.js';
import { liveWorkout, session, unsent } from '../../kit/session.js';
import * as store from '../../kit/store.js';
import { onHint } from '../../kit/stream.js';
import { cell } from '../../kit/view.js';
import { secondsOf } from './replay.js';
import { newer, plan, settle, shown } from './requests.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {import('./requests.js').Known} Known */
/** @typedef {import('../../kit/outbox.js').Aside} AnyAside */
/** @typedef {AnyAside & { changes: Change[] }} Aside */
/** @typedef {import('../../kit/outbox.js').Answer} Answer */
/** @template T @typedef {T extends unknown ? Omit<T, 'id' | 'thing'> : never} Doing */

/** @type {import('../../kit/view.js').Cell<Change[]>} */
export const changes = cell(/** @type {Change[]} */ ([]));
/** @type {import('../../kit/view.js').Cell<Map<string, Known>>} */
export const known = cell(new Map());
/** @type {import('../../kit/view.js').Cell<Aside[]>} */
export const asides = cell(/** @type {Aside[]} */ ([]));
/** @type {import('../../kit/view.js').Cell<import('../../kit/outbox.js').State>} */
export const state = cell(/** @type {import('../../kit/outbox.js').State} */ ('idle'));

/**
 * Changes on their way to the disk.
 * @type {Change[]}
 */
let writing = [];
/** @type {Promise<void> | undefined} */
let opened;
/** @type {BroadcastChannel | undefined} */
let others;
let verified = 0;

const box = outbox({
  store, plan, settle, send, read, now,
  tell: (next) => { state.set(next); if (next === 'idle') void follow(); },
  changed: () => { others?.postMessage('changed'); void reread(); },
  alone: (body) => navigator.locks ? navigator.locks.request(`outbox ${session().account.id}`, body) : body(),
});

/** Reads what this device has, and sends what waits. Once per page. */
export function openBook() {
  opened ??= (async () => {
    await reread();
    others = new BroadcastChannel(`log ${session().account.id}`);
    others.onmessage = () => void reread();
    for (const one of changes()) makeAfter(one.id);
    await forgetOld();
    unsent.count = async () => waitingSets();
    addEventListener('online', send0);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') send0(); });
    onHint('changed', ({ version }) => { hinted = Math.max(hinted, version ?? 0); void follow(); });
    send0();
  })();
  return opened;
}

/** The version that the stream told of last. */
let hinted = 0;
/**
 * The draft that the screen shows, beside the live one.
 * @type {string | undefined}
 */
let followed;

/** @param {string} id */
export function followDraft(id) {
  followed = id;
  return () => { followed = undefined; };
}

/** Reads again what is shown, if something else than our own changes came. */
async function follow() {
  if (hinted <= newest() || changes().length) return;
  const ids = new Set([live()?.id, followed].flatMap((id) => id && known().get(id)?.copy ? id : []));
  for (const id of ids) {
    const record = await read(id, known().get(id));
    if (record) await learn(record);
  }
}

/** The version of what is known: a hint of it is our own change. */
const newest = () => Math.max(0, ...[...known().values()].map((one) => one.copy?.version ?? one.workout?.version ?? 0));

function send0() {
  if (session().role !== 'admin') void box.drain();
}

async function reread() {
  const [kept, records, aside] = await Promise.all([store.all('changes'), store.all('known'), store.all('aside')]);
  const there = new Set(kept.map((one) => /** @type {Change} */ (one).id));
  known.set(new Map(records.map((one) => [/** @type {Known} */ (one).id, /** @type {Known} */ (one)])));
  asides.set(/** @type {Aside[]} */ (aside));
  changes.set([.../** @type {Change[]} */ (kept), ...writing.filter((one) => !there.has(one.id))]);
  tellLive();
}

/** What was finished or thrown away long ago needs no place here. */
async function forgetOld() {
  const waiting = new Set([...changes(), ...asides()].map((one) => one.thing));
  const old = [...known().values()].filter((one) => !one.copy && !waiting.has(one.id)
    && (one.gone || Date.parse(one.workout?.performed_at ?? '') < now() - 7 * 86_400_000));
  if (old.length) await store.write(old.map((one) => ({ store: 'known', key: one.id, remove: true })));
}

/**
 * Notes a change: it is shown at once, then on the disk, then sent.
 * @param {string} thing The draft.
 * @param {...Doing<Change>} doings
 */
export async function change(thing, ...doings) {
  const made = doings.map((doing) => /** @type {Change} */ ({ ...doing, id: newId(), thing }));
  writing = [...writing, ...made];
  changes.set([...changes(), ...made]);
  tellLive();
  try {
    await store.write(made.map((one) => ({ store: 'changes', key: one.id, value: one })));
  } catch (failure) {
    console.error(failure);
    state.set('full');
    return;
  }
  writing = writing.filter((one) => !made.includes(one));
  // What was refused goes again, with what was mended now; finishing is the person's to press.
  for (const one of asides()) if (one.thing === thing && one.status !== 409) await box.putBack(one, (each) => each.what !== 'finish');
  send0();
}

/**
 * A draft as it is shown, with what waits and what was refused.
 * @param {string} id
 * @returns {Draft | null}
 */
export function draftOf(id) {
  const refused = asides().filter((one) => one.thing === id).flatMap((one) => one.changes).filter((one) => one.what !== 'discard');
  return shown(known().get(id), [...refused, ...changes().filter((one) => one.thing === id)]);
}

/**
 * Whether it is finished as far as this device is concerned.
 * @param {string} id
 */
export const isFinished = (id) => !!known().get(id)?.workout || changes().some((one) => one.thing === id && one.what === 'finish');

/**
 * Every draft that this device knows.
 * @returns {Draft[]}
 */
export function drafts() {
  const ids = new Set([...known().keys(), ...changes().map((one) => one.thing), ...asides().map((one) => one.thing)]);
  return [...ids].filter((id) => !isFinished(id)).flatMap((id) => draftOf(id) ?? []);
}

/**
 * The workout under way.
 * @returns {Draft | undefined}
 */
export const live = () => drafts().find((draft) => draft.clock.state !== 'draft');

/** How many sets are on this device only. */
export function waitingSets() {
  const all = [...changes(), ...asides().flatMap((one) => one.changes)];
  const ids = all.flatMap((one) => one.what === 'set' ? [one.set] : one.what === 'begin'
    ? one.value.exercises.flatMap((exercise) => exercise.sets.filter((set) => set.done).map((set) => set.id)) : []);
  return new Set(ids).size;
}

function tellLive() {
  const draft = live();
  liveWorkout.set(draft ? { path: '/train/live', name: draft.name ?? '', running: draft.clock.state === 'running', seconds: () => secondsOf(draft.clock, now()) } : null);
}

/**
 * Reads the live workout, which another device may have begun.
 * @returns {Promise<void>}
 */
export async function refreshLive() {
  try {
    const copy = await call('GET /v1/live', { quiet: true });
    await learn({ ...known().get(copy.id), id: copy.id, copy });
  } catch (failure) {
    // None is live, which is no fault; without a connection none can be known of.
    if (!(failure instanceof Problem) || ![404, 0].includes(failure.status)) throw failure;
  }
}

/**
 * A draft of the server's.
 * @param {string} id
 * @returns {Promise<void>}
 */
export async function fetchDraft(id) {
  const record = await read(id, known().get(id));
  if (!record && !draftOf(id)) throw new Problem(0, { type: '/problems/offline' });
  if (record) await learn(record);
}

/** @param {Known} record */
async function learn(record) {
  const had = known().get(record.id);
  if (had?.copy && record.copy && had.copy.version > record.copy.version) return;
  await store.put('known', record.id, record);
  await reread();
}

/** @param {string} id @param {Known | undefined} had @returns {Promise<Known | undefined>} */
async function read(id, had) {
  try {
    const copy = await call('GET /v1/drafts/{id}', { path: { id }, quiet: true });
    return { ...had, id, copy: newer(had?.copy ?? null, copy), gone: false };
  } catch (failure) {
    if (!isGone(failure)) return undefined;
  }
  try {
    const workout = await call('GET /v1/lifters/{lifter}/workouts/{id}', { path: { lifter: 'me', id }, quiet: true });
    return { ...had, id, copy: null, workout, last: had?.copy ?? had?.last };
  } catch (failure) {
    return isGone(failure) ? { ...had, id, copy: null, gone: true, last: had?.copy ?? had?.last } : undefined;
  }
}

/** @param {unknown} failure */
const isGone = (failure) => failure instanceof Problem && [404, 410].includes(failure.status);

/** @param {import('../../kit/outbox.js').Parcel} parcel @returns {Promise<Answer>} */
async function send(parcel) {
  try {
    if (!await isStillMe()) return { status: 401 };
    const { path, body, version, again: absent, device, sequence, id } = parcel;
    const answer = await request(parcel.operation, { path, body, version, absent, operation: { device, sequence, id }, quiet: true });
    measure(answer.headers.get('Date'));
    verified = Date.now();
    return {
      status: answer.status, repeated: answer.headers.get('Sync-Repeated') === '?1',
      body: answer.status === 204 ? undefined : await answer.json(),
    };
  } catch (failure) {
    if (!(failure instanceof Problem)) return { status: 0 };
    const { status, body, kind, retryAfter } = failure;
    // To agree to new terms is the person's to do, like signing in: nothing is refused by it.
    return kind === 'consent-needed' ? { status: 401 } : { status, problem: body, retryAfter };
  }
}

/** Nothing is sent under another account, which another tab may have signed in. */
async function isStillMe() {
  const id = session().account.id;
  try {
    if (localStorage.getItem('account') !== id) return false;
  } catch { /* A browser that keeps nothing has one tab's worth of truth. */ }
  if (Date.now() - verified < 30_000) return true;
  return (await call('GET /v1/me', { quiet: true })).id === id;
}

/**
 * Begins a workout here, and its clock unless it is another day's.
 * @param {import('./replay.js').Beginning} value
 * @param {boolean} [start]
 * @returns {string} Its id.
 */
export function begin(value, start = true) {
  const id = newId();
  const zone = session().account.time_zone;
  void change(id, { what: 'begin', value: { time_zone: zone, ...value } }, .../** @type {Doing<Change>[]} */ (start ? [{ what: 'press', turn: 'start', at: moment() }] : []));
  return id;
}

/**
 * Ends the clock now, whenever it is sent.
 * @param {Draft} draft
 */
export function finish(draft) {
  /** @type {Doing<Change>[]} */
  const pause = draft.clock.state === 'running' ? [{ what: 'press', turn: 'pause', at: moment() }] : [];
  return change(draft.id, ...pause, { what: 'finish', body: {} });
}

/**
 * Throws a draft away, and returns what brings it back.
 * @param {Draft} draft
 * @returns {() => void}
 */
export function discard(draft) {
  const { id, clock, version: _, created_at: __, updated_at: ___, ...value } = structuredClone(draft);
  void change(id, { what: 'discard' });
  return () => {
    const seconds = secondsOf(clock, now());
    /** @type {Doing<Change>[]} */
    const presses = clock.state === 'draft' ? [] : [{ what: 'press', turn: 'start', at: moment(now() - seconds * 1000) }];
    if (clock.state === 'paused') presses.push({ what: 'press', turn: 'pause', at: moment() });
    void change(id, { what: 'begin', value, again: true }, ...presses);
  };
}

/** @param {Aside} aside The person wants it after all: it is made again, whole. */
export async function keepMine(aside) {
  const record = known().get(aside.thing);
  const value = shown({ id: aside.thing, copy: record?.copy ?? record?.last ?? null }, aside.changes);
  await box.throwAway(aside);
  if (value) await change(aside.thing, { what: 'begin', value, again: true });
}

/** @param {Aside} aside */
export const throwAway = (aside) => box.throwAway(aside);
/** @param {Aside} aside */
export const tryAgain = async (aside) => { await box.putBack(aside); send0(); };
