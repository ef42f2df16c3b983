// A server that loses answers, devices that log into one workout, and chance.
import { newId } from '../../../../Sources/Portal/kit/id.js';
import { outbox } from '../../../../Sources/Portal/kit/outbox.js';
import { replay, setOf } from '../../../../Sources/Portal/train/log/replay.js';
import { plan, settle, shown } from '../../../../Sources/Portal/train/log/requests.js';
import { wanted } from '../../../../Sources/Portal/train/log/wanted.js';

/** Chance that can be had again: a failing run names its seed. */
export function chance(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, below: (count) => Math.floor(next() * count), one: (list) => list[Math.floor(next() * list.length)] };
}

function memory() {
  const stores = new Map();
  const of = (name) => stores.get(name) ?? stores.set(name, new Map()).get(name);
  return {
    get: async (name, key) => structuredClone(of(name).get(key)),
    all: async (name) => [...of(name)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => structuredClone(value)),
    async write(writes) {
      for (const one of writes) {
        if (one.remove) of(one.store).delete(one.key);
        else of(one.store).set(one.key, structuredClone(one.value));
      }
    },
  };
}

/** A server as docs/sync.md says, of one lifter. `turns` counts how often each set was written. */
export function server() {
  const drafts = new Map(),
    workouts = new Map(),
    gone = new Set(),
    devices = new Map(),
    turns = new Map();
  let version = 1;
  const bad = (status, code, more = {}) => ({ status, problem: { code, ...more } });

  function handle(parcel) {
    const done = devices.get(parcel.device) ?? 0;
    if (parcel.sequence > done + 1) return bad(409, 'sequence-gap', { done });
    if (parcel.sequence <= done) return { status: 204, repeated: true };
    const answer = carryOut(parcel);
    if (answer.status < 300) devices.set(parcel.device, parcel.sequence);
    return structuredClone(answer);
  }

  function carryOut({ operation, path, body, version: seen, again }) {
    const { id } = path;
    const draft = drafts.get(id);
    const [method] = operation.split(' ');
    if (!draft && workouts.has(id)) {
      if (operation.endsWith('/finish')) return { status: 200, body: workouts.get(id) };
      if (operation.includes('/workouts/')) return intoWorkout(operation, path, body);
      return bad(409, 'draft-finished');
    }
    if (seen !== undefined && seen !== draft?.version) return bad(412);
    if (operation === 'PUT /v1/drafts/{id}') {
      if (again && draft) return bad(412);
      if (!draft && gone.has(id) && !again) return bad(409, 'deleted-meanwhile');
      for (const set of body.exercises.flatMap((one) => one.sets)) count(set.id);
      return keep({ clock: { state: 'draft', active_seconds: 0, as_of: new Date(0).toISOString() }, ...draft, ...body, id });
    }
    if (!draft) return gone.has(id) ? bad(409, 'deleted-meanwhile') : bad(404);
    const named = { thing: id, id: '' };
    if (operation.includes('/sets/')) {
      const there = setOf(draft, path.set);
      if (method === 'DELETE') return there ? keep(replay(draft, [{ ...named, what: 'drop-set', set: path.set }])) : bad(404);
      const { exercise, after, at, ...members } = body;
      if (exercise && !draft.exercises.some((one) => one.id === exercise)) return bad(422, undefined, { errors: [{ pointer: '/exercise', code: 'unknown' }] });
      count(path.set);
      const without = there
        ? {
            ...Object.fromEntries(
              Object.keys(there)
                .filter((name) => !['id', 'target', 'kind'].includes(name))
                .map((name) => [name, null]),
            ),
            ...members,
          }
        : members;
      return keep(replay(draft, [{ ...named, what: 'set', set: path.set, exercise, members: without, about: {}, after, at: at ?? new Date().toISOString() }]));
    }
    if (operation.includes('/exercises/')) {
      const rest = replay(draft, [{ ...named, what: 'drop-exercise', exercise: path.exercise }]);
      if (method === 'DELETE') return keep(rest);
      const { sets, after, set_times: times, ...members } = body;
      rest.set_times = { ...rest.set_times, ...times };
      const at = draft.exercises.findIndex((one) => one.id === path.exercise);
      for (const set of sets) count(set.id);
      const made = { ...members, id: path.exercise, sets };
      if (after) return keep(replay(rest, [{ ...named, what: 'exercise', exercise: path.exercise, members, sets, after }]));
      if (at < 0) rest.exercises.push(made);
      else rest.exercises.splice(at, 0, made);
      return keep(rest);
    }
    if (operation.endsWith('/finish')) {
      drafts.delete(id);
      const workout = { id, version: ++version, exercises: draft.exercises.map((one) => ({ ...one, sets: one.sets.filter((set) => set.done) })) };
      workouts.set(id, workout);
      return { status: 201, body: workout };
    }
    if (method === 'DELETE') {
      drafts.delete(id);
      gone.add(id);
      return { status: 204 };
    }
    return keep(replay(draft, [{ ...named, what: 'press', turn: operation.split('/').pop(), at: body.at }]));
  }

  function intoWorkout(operation, path, body) {
    const workout = workouts.get(path.id);
    if (operation.includes('/sets/')) {
      const { exercise, after, ...set } = body;
      const there = workout.exercises.find((one) => one.id === exercise);
      if (!there) return bad(422, undefined, { errors: [] });
      there.sets = [...there.sets.filter((one) => one.id !== path.set), { ...set, id: path.set, done: true }];
      count(path.set);
    } else {
      workout.exercises.push({ ...body, id: path.exercise });
    }
    return { status: 200, body: workout };
  }

  function keep(draft) {
    const kept = { ...draft, version: ++version };
    drafts.set(kept.id, kept);
    return { status: 200, body: kept };
  }
  const count = (set) => turns.set(set, (turns.get(set) ?? 0) + 1);
  return { handle, drafts, workouts, gone, turns, devices };
}

/** A device: its store outlives `open`, as a page's does. */
export function device(host, luck) {
  const store = memory();
  let online = true,
    blocks = () => false,
    late = 0;
  let ring;
  const parts = {
    store,
    plan,
    settle,
    now: () => Date.now() + late,
    isReached: async () => online,
    tell() {},
    changed() {},
    alone: (body) => body(),
    async send(parcel) {
      if (blocks(parcel)) return { status: 0, isForeign: true };
      if (!online || luck.next() < 0.15) return { status: 0 };
      const answer = host.handle(structuredClone(parcel));
      // The answer is lost after the server has written.
      return luck.next() < 0.2 ? { status: 0 } : answer;
    },
    async read(thing, known) {
      if (!online || luck.next() < 0.1) return undefined;
      const copy = host.drafts.get(thing),
        workout = host.workouts.get(thing);
      return structuredClone({
        ...known,
        id: thing,
        copy: copy ?? null,
        workout,
        gone: !copy && !workout,
        last: copy ? known?.last : (known?.copy ?? known?.last),
      });
    },
  };
  const open = () => {
    ring = outbox(parts);
  };
  open();
  return {
    store,
    kill() {
      ring.stop();
      open();
    },
    online(is) {
      online = is;
    },
    /** Something on the way answers these parcels with a page of its own. */
    block(which) {
      blocks = which;
    },
    later(milliseconds) {
      late += milliseconds;
    },
    add: (change) => ring.add(change),
    drain: () => ring.drain(),
    /** Whether all is sent without anything else happening. */
    async isDrained() {
      for (let turn = 0; turn < 200 && (await store.all('changes')).length; turn++) await new Promise(setImmediate);
      return !(await store.all('changes')).length;
    },
    async sync() {
      await ring.drain();
      ring.stop();
    },
    /** Whatever was thrown away elsewhere is wanted after all. */
    async keep() {
      for (const aside of await store.all('aside')) {
        const doings = wanted(aside.changes, await store.get('known', aside.thing));
        await ring.putBack(
          aside,
          doings.map((doing) => ({ ...doing, id: newId(), thing: aside.thing })),
        );
      }
      await this.flush();
    },
    async flush() {
      for (let turn = 0; turn < 200 && ((await store.all('changes')).length || (await store.get('outbox', 'parcel'))); turn++) await this.sync();
    },
    pull: async (thing) => {
      const copy = host.drafts.get(thing);
      if (copy) await store.write([{ store: 'known', key: thing, value: structuredClone({ ...(await store.get('known', thing)), id: thing, copy }) }]);
    },
    shown: async (thing) =>
      shown(
        await store.get('known', thing),
        (await store.all('changes')).filter((one) => one.thing === thing),
      ),
  };
}

export const begun = (thing, exercises) => ({ id: newId(), thing, what: 'begin', value: { name: 'A', exercises } });
export const ticked = (thing, exercise, set, weight) => ({
  id: newId(),
  thing,
  what: 'set',
  exercise: exercise.id,
  set,
  about: { name: exercise.name },
  members: { done: true, weight, reps: 5 },
});
export const press = (thing, turn, at = Date.now()) => ({ id: newId(), thing, what: 'press', turn, at: new Date(at).toISOString() });

export function plain() {
  return ['Squat', 'Bench'].map((name) => ({
    id: newId(),
    name,
    sets: [0, 1, 2].map(() => ({ id: newId(), kind: 'working', done: false, target: { reps: 5, kind: 'working' } })),
  }));
}
