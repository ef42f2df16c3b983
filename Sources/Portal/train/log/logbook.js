// @ts-check
// The workouts of this device: what is known of them, what was done and waits, and the outbox behind it.
import { call, Problem } from '../../kit/api.js';
import { moment, now } from '../../kit/clock.js';
import { dateOf } from '../../kit/format.js';
import { makeAfter, newId } from '../../kit/id.js';
import { outbox } from '../../kit/outbox.js';
import { liveWorkout, session } from '../../kit/session.js';
import * as store from '../../kit/store.js';
import { onHint } from '../../kit/stream.js';
import { cell, watch } from '../../kit/view.js';
import { secondsOf, shared } from './replay.js';
import { plan, settle, shown } from './requests.js';
import { isReached, read, send } from './sending.js';
import { seen } from './unseen.js';
import { explain, isChangedElsewhere } from './versions.js';
import { waitingOf } from './waiting.js';

/** @typedef {import('./replay.js').Change} Change */
/** @typedef {import('./replay.js').Draft} Draft */
/** @typedef {import('./requests.js').Known} Known */
/** @typedef {import('../../kit/outbox.js').Aside} AnyAside */
/** @typedef {AnyAside & { changes: Change[] }} Aside */
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
/** @type {ReturnType<typeof setTimeout> | undefined} */
let again;
/** @type {BroadcastChannel | undefined} */
let others;

const box = outbox({
  // Not the module itself: the bundler would make one more file of it.
  store: { get: store.get, all: store.all, write: store.write },
  plan,
  settle,
  send,
  read,
  isReached,
  now,
  tell: (next) => {
    state.set(next);
    if (next === 'idle') void follow();
  },
  changed: () => {
    others?.postMessage('changed');
    void reread();
  },
  alone: (body) => (navigator.locks ? navigator.locks.request(`outbox ${session().account.id}`, body) : body()),
});

/** Reads what this device has, and sends what waits. Once per page. */
export function openBook() {
  opened ??= (async () => {
    await reread().catch(notKept);
    others = new BroadcastChannel(`log ${session().account.id}`);
    others.onmessage = () => void reread();
    for (const one of changes()) makeAfter(one.id);
    await forgetOld();
    addEventListener('online', send0);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') send0();
    });
    onHint('changed', ({ version }) => {
      news.set(Math.max(news(), version ?? 0));
      void follow();
    });
    void follow(true);
    send0();
  })();
  return opened;
}

/** The version of the person's data that the stream told of last; 0 before it has. */
export const news = cell(0);
/** The version up to which the workouts here were read again. */
let followed = 0;

/**
 * Reads the unfinished workouts of this device again, if something else than our own changes came: another device may have
 * finished one, or thrown it away. What waits is sent first.
 * @param {boolean} [isFirst] Nothing is known of the time before the page was loaded.
 */
async function follow(isFirst = false) {
  const to = news();
  if (changes().length || (!isFirst && !isChangedElsewhere(followed, to))) return;
  followed = to;
  let lacks = false;
  for (const { id } of [...known().values()].filter((one) => one.copy).slice(-FOLLOWED)) {
    const record = await read(id, known().get(id));
    if (record) await learn(record);
    else lacks = true;
  }
  if (lacks) followed = 0;
  else if (isFirst) followed = Math.max(followed, newest());
}

/** The last ones: more are hardly ever begun and left. */
const FOLLOWED = 20;

/** The newest version of what is known here. */
export const newest = () => Math.max(0, ...[...known().values()].map((one) => one.copy?.version ?? one.workout?.version ?? 0));

function send0() {
  if (session().role !== 'admin') void box.drain();
}

async function reread() {
  const [kept, records, aside] = await Promise.all([store.all('changes'), store.all('known'), store.all('aside')]);
  for (const { copy, workout } of /** @type {Known[]} */ (records)) {
    explain(copy?.version);
    explain(workout?.version);
  }
  const there = new Set(kept.map((one) => /** @type {Change} */ (one).id));
  known.set(sharedRecords(known(), new Map(records.map((one) => [/** @type {Known} */ (one).id, /** @type {Known} */ (one)]))));
  set(asides, /** @type {Aside[]} */ (aside));
  set(changes, [.../** @type {Change[]} */ (kept), ...writing.filter((one) => !there.has(one.id))]);
  tellLive();
  // What another device did while something waited was put off until now.
  void follow();
}

/**
 * Tells nobody if nothing is other than before: what is in a change or was set aside never changes.
 * @template {{ id: string }} T
 * @param {import('../../kit/view.js').Cell<T[]>} list @param {T[]} next
 */
function set(list, next) {
  const before = list();
  if (before.length !== next.length || next.some((one, place) => one.id !== before[place].id)) list.set(next);
}

/** @param {Map<string, Known>} before @param {Map<string, Known>} next */
function sharedRecords(before, next) {
  for (const [id, one] of next) {
    const had = before.get(id);
    if (had && isSame(had, one)) next.set(id, had);
  }
  return next.size === before.size && [...next].every(([id, one]) => before.get(id) === one) ? before : next;
}

/** @param {Known} a @param {Known} b */
const isSame = (a, b) =>
  a.copy?.version === b.copy?.version && a.workout?.version === b.workout?.version && a.gone === b.gone && a.presses?.length === b.presses?.length;

/** What was finished or thrown away long ago needs no place here. */
async function forgetOld() {
  const waiting = new Set([...changes(), ...asides()].map((one) => one.thing));
  const old = [...known().values()].filter(
    (one) => !one.copy && !waiting.has(one.id) && (one.gone || Date.parse(one.workout?.performed_at ?? '') < now() - 7 * 86_400_000),
  );
  if (old.length) await store.write(old.map((one) => ({ store: 'known', key: one.id, remove: true })));
}

/**
 * Notes a change: it is shown at once, then on the disk, then sent.
 * @param {string} thing The draft.
 * @param {...Doing<Change>} doings
 */
export async function change(thing, ...doings) {
  const made = changesOf(thing, doings);
  writing = [...writing, ...made];
  changes.set([...changes(), ...made]);
  tellLive();
  if (!(await written())) return;
  // What was refused goes again, with what was mended now; finishing is the person's to press.
  for (const one of asides())
    if (one.thing === thing && one.status !== 409 && one.code !== 'changed')
      await box.putBack(
        one,
        one.changes.filter((each) => each.what !== 'finish'),
      );
  send0();
}

/**
 * With what the person saw of it, and a set with the moment: of two devices' values the later one counts.
 * @param {string} thing @param {Doing<Change>[]} doings
 */
function changesOf(thing, doings) {
  const draft = draftOf(thing);
  return doings.map(
    (doing) =>
      /** @type {Change} */ ({
        ...doing,
        ...seen(draft, doing),
        ...(doing.what === 'set' ? { at: moment() } : {}),
        id: newId(),
        thing,
      }),
  );
}

/** @returns {Promise<boolean>} Whether all that was done is on the disk. */
async function written() {
  const mine = writing;
  try {
    await store.write(mine.map((one) => ({ store: 'changes', key: one.id, value: one })));
  } catch (failure) {
    notKept(failure);
    return false;
  }
  writing = writing.filter((one) => !mine.includes(one));
  others?.postMessage('changed');
  return true;
}

/** @param {unknown} failure */
function notKept(failure) {
  console.error(failure);
  state.set('full');
  clearTimeout(again);
  again = setTimeout(async () => {
    if (await written()) send0();
  }, 5000);
}

/** @type {Map<string, { from: unknown[], draft: Draft | null }>} */
const memo = new Map();

/**
 * A draft as it is shown, with what waits and what was refused.
 * @param {string} id
 * @returns {Draft | null}
 */
export function draftOf(id) {
  const from = [known().get(id), changes(), asides()],
    had = memo.get(id);
  if (had && from.every((one, place) => one === had.from[place])) return had.draft;
  const refused = asides()
    .filter((one) => one.thing === id && one.code !== 'changed')
    .flatMap((one) => one.changes)
    .filter((one) => one.what !== 'discard');
  const made = shown(known().get(id), [...refused, ...changes().filter((one) => one.thing === id)]);
  const draft = made && shared(had?.draft, made);
  memo.set(id, { from, draft });
  return draft;
}

/**
 * Whether it is finished as far as this device is concerned.
 * @param {string} id
 */
export const isFinished = (id) => !!known().get(id)?.workout || changes().some((one) => one.thing === id && one.what === 'finish');

/**
 * What this device finished and knows of, sent or not.
 * @returns {import('./last.js').Finished[]}
 */
export const finishedHere = () =>
  [...new Set([...known().keys(), ...changes().map((one) => one.thing)])].filter(isFinished).flatMap((id) => {
    const draft = known().get(id)?.workout ?? draftOf(id);
    return draft ? { ...draft, version: known().get(id)?.workout?.version, performed_at: draft.performed_at ?? startOf(draft) } : [];
  });

/** Those that the server does not know yet, with their day. */
export const unsent = () => finishedHere().flatMap((one) => (one.version ? [] : { ...one, date: dateOf(one.performed_at) }));

/** @param {Draft | import('../../types/api').Workout} draft */
const startOf = (draft) => ('clock' in draft && draft.clock.started_at) || new Date(now()).toISOString();

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
export const waitingSets = () => waitingOf([...changes(), ...asides().flatMap((one) => one.changes)]).sets;

function tellLive() {
  const draft = live();
  liveWorkout.set(
    draft ? { path: '/train/live', name: draft.name ?? '', running: draft.clock.state === 'running', seconds: () => secondsOf(draft.clock, now()) } : null,
  );
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

/** @param {Aside} aside */
export const throwAway = (aside) => box.throwAway(aside);

/**
 * @param {Aside} aside
 * @param {Doing<Change>[]} [doings] What is done in its place; else the same again.
 */
export async function tryAgain(aside, doings) {
  await box.putBack(aside, doings && changesOf(aside.thing, doings));
  send0();
}

// Whatever screen is open, what waits is sent, and the bar of the live workout stands.
watch(() => {
  try {
    if (session().role !== 'admin') void openBook();
  } catch {
    /* Nobody is signed in yet; the cell is followed. */
  }
});
