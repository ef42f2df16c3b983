// What a person does with workouts in the portal, by the modules that its screens call. browser_device.py opens a page of the
// server's origin, and calls these functions in it.
import { call, Problem } from '../../Sources/Portal/kit/api.js';
import { refresh, remembered } from '../../Sources/Portal/kit/session.js';
import * as store from '../../Sources/Portal/kit/store.js';
import { addSet, dropSet, move, note, press } from '../../Sources/Portal/train/log/actions.js';
import { asides, change, changes, draftOf, drafts, fetchDraft, isFinished, known, openBook, state, throwAway, tryAgain } from '../../Sources/Portal/train/log/logbook.js';
import { exerciseOf, replay, setOf } from '../../Sources/Portal/train/log/replay.js';
import { wanted } from '../../Sources/Portal/train/log/wanted.js';
import { begin, discard, finish, keepMine } from '../../Sources/Portal/train/log/whole.js';

/** What the page did not catch. */
const errors = [];
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(`${reason?.stack ?? reason}`));

let lock = '';
let release = () => {};

/**
 * Holds the outbox as another tab would, so that nothing is sent between two commands: what is on the screen changes only when
 * the driver looks at it. Who asked for the outbox before gets it first.
 */
const hold = () => new Promise((held) => {
  void navigator.locks.request(lock, () => new Promise((done) => { release = done; held(undefined); }));
});

/** As app.js and the screens begin. */
export async function start({ account }) {
  // Chromium writes this some seconds later; a phone that is taken into a cellar has had it since yesterday.
  localStorage.setItem('account', account);
  lock = `outbox ${account}`;
  await hold();
  if (!await remembered()) await refresh();
  await openBook();
  return {};
}

/** The connection is back: the outbox is emptied. Then the screens read what others did. */
export async function sync() {
  release();
  dispatchEvent(new Event('online'));
  await hold();
  await drawn();
  const sent = state() === 'idle' ? null : state(), read = await looked();
  return { pending: changes().length, failed: sent ?? read };
}

/** The list of drafts, and each of them. */
async function looked() {
  try {
    const { items } = await call('GET /v1/drafts');
    if (!items) return 'foreign';
    const mine = [...known().values()].filter((one) => one.copy);
    for (const id of new Set([...items, ...mine].map((one) => one.id))) await fetchDraft(id);
    return null;
  } catch (failure) {
    if (failure instanceof Problem) return failure.kind;
    throw failure;
  }
}

class Refused extends Error {}

export async function act(action) {
  try {
    if (!does[action.do] || (action.kind ?? 'draft') !== 'draft') throw new Refused('unsupported');
    await does[action.do](action, action.do === 'put' || action.do === 'settle' ? undefined : there(action.id));
    await drawn();
    return { shown: seen(action.id) };
  } catch (failure) {
    if (failure instanceof Refused) return { error: failure.message };
    throw failure;
  }
}

const does = {
  put: ({ id, value }) => { begin(value, false, id); },
  edit: ({ members }, draft) => change(draft.id, { what: 'details', members }),
  set({ exercise: id, set: name, members }, draft) {
    const there = setOf(draft, name), exercise = there ? exerciseOf(draft, name) : partOf(draft, id);
    if (!there) void addSet(draft, exercise, name);
    return note(draft, exercise, { id: name }, members);
  },
  remove_set({ set: id }, draft) {
    const set = setOf(draft, id);
    if (!set) throw new Refused('the set is not there');
    dropSet(draft, exerciseOf(draft, id), set);
  },
  move_exercise({ exercise: id, after }, draft) {
    const others = draft.exercises.filter((one) => one.id !== id);
    const wanted = after ? others.indexOf(partOf(draft, after)) + 1 : 0;
    // Step by step, as by the buttons of the row.
    for (let place; (place = draft.exercises.indexOf(partOf(draft, id))) !== wanted; draft = draftOf(draft.id)) {
      move(draft, draft.exercises[place], place < wanted ? 1 : -1);
    }
  },
  press({ turn }, draft) {
    const next = { draft: 'start', running: 'pause', paused: 'resume' }[draft.clock.state];
    if (turn !== next) throw new Refused('there is no such button now');
    return press(draft);
  },
  finish: (_, draft) => finish(draft),
  delete: (_, draft) => { discard(draft); },
  async settle({ id, keeping }) {
    const aside = conflicts().find((one) => one.thing === id);
    if (!aside) throw new Refused('there is no such conflict');
    // As the buttons of needs.js.
    if (keeping === 'theirs') await throwAway(aside);
    else if (aside.code === 'gone') await keepMine(aside);
    else await tryAgain(aside, aside.changes);
  },
};

function there(id) {
  const draft = isFinished(id) ? null : draftOf(id);
  if (!draft) throw new Refused('it is not there');
  return draft;
}

function partOf(draft, id) {
  const exercise = draft.exercises.find((one) => one.id === id);
  if (!exercise) throw new Refused('the exercise is not there');
  return exercise;
}

/** As the protocol names the clock's start. */
const valueOf = (draft) => ({ ...draft, started_at: draft.clock.started_at });

function seen(id) {
  const draft = isFinished(id) ? null : draftOf(id);
  return draft && valueOf(draft);
}

/** What the person is asked: one device threw away what another one changed. */
const conflicts = () => asides().filter((one) => one.code === 'gone' || one.code === 'changed');

/** What the person gets who keeps what another device threw away. */
const kept = ({ thing, changes }) => replay(null, wanted(changes, known().get(thing)).map((doing) => ({ ...doing, id: '', thing })));

export async function dump() {
  const row = (version, value) => ({ kind: 'draft', id: value.id, version, value: valueOf(value) });
  const copies = [...known().values()].flatMap(({ copy }) => copy ?? []);
  await drawn();
  return {
    rows: copies.map((copy) => row(copy.version, copy)),
    shown: drafts().map((draft) => row(known().get(draft.id)?.copy?.version ?? null, draft)),
    pending: changes().length,
    refused: asides().filter((one) => one.code !== 'replaced' && !conflicts().includes(one)).map((one) => ({
      kind: 'draft', id: one.thing, fault: one.code ?? one.status,
      // What was overtaken stands in `back`, from where it can be taken back.
      changes: [...one.changes, ...(one.back ?? [])].map(({ was: _, ...doing }) => doing),
      // One that could not be finished goes on.
      value: one.changes.some(({ what }) => what === 'finish') ? draftOf(one.thing) : null })),
    conflicts: conflicts().map((one) => (
      { kind: 'draft', id: one.thing, mine: one.code === 'gone' ? kept(one) : one.changes, theirs: null })),
    journal: asides().filter((one) => one.code === 'replaced').map((one) => (
      { what: 'replaced', kind: 'draft', id: one.thing, path: '', mine: null, theirs: one.replaced })),
    cursor: null, walks: 0, integrity: errors.join('\n') || 'ok',
  };
}

/** Until the page shows what is on the disk, where what was written before is by now. */
async function drawn() {
  const ids = (list) => list.map((one) => one.id).join();
  for (let turn = 0; turn < 100; turn++) {
    const [waiting, aside] = [await store.all('changes'), await store.all('aside')];
    if (ids(waiting) === ids(changes()) && ids(aside) === ids(asides())) return;
    await new Promise((done) => setTimeout(done));
  }
  errors.push('the page does not show what is on the disk');
}
