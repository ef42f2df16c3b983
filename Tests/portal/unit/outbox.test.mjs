// The outbox with a server that loses answers and two devices that log into one workout, in random order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../Sources/Portal/kit/id.js';
import { outbox } from '../../../Sources/Portal/kit/outbox.js';
import { replay, setOf } from '../../../Sources/Portal/train/log/replay.js';
import { plan, settle, shown } from '../../../Sources/Portal/train/log/requests.js';

/** Chance that can be had again: a failing run names its seed. */
function chance(seed) {
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
        if (one.remove) of(one.store).delete(one.key); else of(one.store).set(one.key, structuredClone(one.value));
      }
    },
  };
}

/** A server as docs/sync.md says, of one lifter. `turns` counts how often each set was written. */
function server() {
  const drafts = new Map(), workouts = new Map(), gone = new Set(), devices = new Map(), turns = new Map();
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
      const { exercise, after, ...members } = body;
      if (exercise && !draft.exercises.some((one) => one.id === exercise)) return bad(422, undefined, { errors: [{ pointer: '/exercise', code: 'unknown' }] });
      count(path.set);
      const without = there ? { ...Object.fromEntries(Object.keys(there).filter((name) => !['id', 'target', 'kind'].includes(name)).map((name) => [name, null])), ...members } : members;
      return keep(replay(draft, [{ ...named, what: 'set', set: path.set, exercise, members: without, about: {}, after }]));
    }
    if (operation.includes('/exercises/')) {
      const rest = replay(draft, [{ ...named, what: 'drop-exercise', exercise: path.exercise }]);
      if (method === 'DELETE') return keep(rest);
      const { sets, after, ...members } = body;
      const at = draft.exercises.findIndex((one) => one.id === path.exercise);
      for (const set of sets) count(set.id);
      const made = { ...members, id: path.exercise, sets };
      if (after) return keep(replay(rest, [{ ...named, what: 'exercise', exercise: path.exercise, members, sets, after }]));
      if (at < 0) rest.exercises.push(made); else rest.exercises.splice(at, 0, made);
      return keep(rest);
    }
    if (operation.endsWith('/finish')) {
      drafts.delete(id);
      const workout = { id, version: ++version, exercises: draft.exercises.map((one) => ({ ...one, sets: one.sets.filter((set) => set.done) })) };
      workouts.set(id, workout);
      return { status: 201, body: workout };
    }
    if (method === 'DELETE') { drafts.delete(id); gone.add(id); return { status: 204 }; }
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
function device(host, luck) {
  const store = memory();
  let online = true;
  let ring;
  const parts = {
    store, plan, settle, now: () => Date.now(), tell() {}, changed() {}, alone: (body) => body(),
    async send(parcel) {
      if (!online || luck.next() < 0.15) return { status: 0 };
      const answer = host.handle(structuredClone(parcel));
      // The answer is lost after the server has written.
      return luck.next() < 0.2 ? { status: 0 } : answer;
    },
    async read(thing, known) {
      if (!online || luck.next() < 0.1) return undefined;
      const copy = host.drafts.get(thing), workout = host.workouts.get(thing);
      return structuredClone({ ...known, id: thing, copy: copy ?? null, workout, gone: !copy && !workout });
    },
  };
  const open = () => { ring = outbox(parts); };
  open();
  return {
    store,
    kill() { ring.stop(); open(); },
    online(is) { online = is; },
    add: (change) => ring.add(change),
    async sync() { await ring.drain(); ring.stop(); },
    async flush() { for (let turn = 0; turn < 200 && ((await store.all('changes')).length || await store.get('outbox', 'parcel')); turn++) await this.sync(); },
    pull: async (thing) => {
      const copy = host.drafts.get(thing);
      if (copy) await store.write([{ store: 'known', key: thing, value: { id: thing, copy: structuredClone(copy) } }]);
    },
    shown: async (thing) => shown(await store.get('known', thing), (await store.all('changes')).filter((one) => one.thing === thing)),
  };
}

const begun = (thing, exercises) => ({ id: newId(), thing, what: 'begin', value: { name: 'A', exercises } });
const ticked = (thing, exercise, set, weight) => ({
  id: newId(), thing, what: 'set', exercise: exercise.id, set, about: { name: exercise.name }, members: { done: true, weight, reps: 5 } });
const press = (thing, turn, at = Date.now()) => ({ id: newId(), thing, what: 'press', turn, at: new Date(at).toISOString() });

function plain() {
  return ['Squat', 'Bench'].map((name) => ({
    id: newId(), name, sets: [0, 1, 2].map(() => ({ id: newId(), kind: 'working', done: false, target: { reps: 5, kind: 'working' } })) }));
}

test('what was never sent is one request', async () => {
  const host = server(), one = device(host, chance(1)), exercises = plain(), thing = newId();
  one.online(false);
  await one.add(begun(thing, exercises));
  await one.add(press(thing, 'start'));
  for (const set of exercises[0].sets) await one.add(ticked(thing, exercises[0], set.id, 100));
  const step = plan(await one.store.all('changes'), undefined, Date.now());
  assert.equal(step.parcel.operation, 'PUT /v1/drafts/{id}');
  assert.equal(step.parcel.members.length, 4, 'the press goes on its own');
  assert.deepEqual(step.parcel.body.exercises[0].sets.map((set) => set.weight), [100, 100, 100]);
  assert.equal(step.parcel.version, undefined);
});

test('a set that was ticked, mended and ticked again is sent once', () => {
  const exercises = plain(), thing = newId(), [set] = exercises[0].sets;
  const copy = { id: thing, name: 'A', exercises, version: 7, clock: { state: 'draft', active_seconds: 0, as_of: '' } };
  const changes = [ticked(thing, exercises[0], set.id, 100), ticked(thing, exercises[1], exercises[1].sets[0].id, 60), ticked(thing, exercises[0], set.id, 105)];
  const { parcel } = plan(changes, { id: thing, copy }, Date.now());
  assert.deepEqual(parcel.members, [changes[0].id, changes[2].id]);
  assert.equal(parcel.body.weight, 105);
  assert.equal(parcel.body.target, undefined, 'a set keeps its target');
  assert.equal(parcel.version, 7);
});

test('what may have been sent is never joined with what came later', async () => {
  const host = server(), luck = chance(3), one = device(host, luck), exercises = plain(), thing = newId();
  await one.add(begun(thing, exercises));
  await one.flush();
  luck.next = () => 0.19; // every answer is lost, no request is
  await one.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 100));
  await one.sync();
  await one.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 110));
  luck.next = () => 0.9;
  await one.flush();
  assert.equal(setOf(host.drafts.get(thing), exercises[0].sets[0].id).weight, 110);
});

test('a workout thrown away before it was sent sends nothing', async () => {
  const host = server(), one = device(host, chance(4)), thing = newId();
  await one.add(begun(thing, plain()));
  await one.add({ id: newId(), thing, what: 'discard' });
  await one.flush();
  assert.equal(host.devices.size, 0);
});

test('undo makes a workout again that was thrown away', async () => {
  const host = server(), one = device(host, chance(5)), thing = newId(), exercises = plain();
  await one.add(begun(thing, exercises));
  await one.flush();
  await one.add({ id: newId(), thing, what: 'discard' });
  await one.flush();
  assert.ok(host.gone.has(thing));
  await one.add({ ...begun(thing, exercises), again: true });
  await one.flush();
  assert.equal(host.drafts.get(thing).exercises.length, 2);
});

test('sets for a workout that another device finished go into it', async () => {
  const host = server(), luck = chance(6), one = device(host, luck), two = device(host, luck), thing = newId(), exercises = plain();
  await one.add(begun(thing, exercises));
  await one.flush();
  await two.pull(thing);
  await two.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 90));
  await one.add({ id: newId(), thing, what: 'finish', body: {} });
  await one.flush();
  await two.flush();
  assert.deepEqual(host.workouts.get(thing).exercises.flatMap((each) => each.sets).map((set) => set.weight), [90]);
});

test('a workout that another device deleted is set aside whole', async () => {
  const host = server(), luck = chance(7), one = device(host, luck), two = device(host, luck), thing = newId(), exercises = plain();
  await one.add(begun(thing, exercises));
  await one.flush();
  await two.pull(thing);
  await two.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 90));
  await one.add({ id: newId(), thing, what: 'discard' });
  await one.flush();
  await two.flush();
  const [aside] = await two.store.all('aside');
  assert.equal(aside.code, 'gone');
  assert.equal(aside.changes.length, 1);
});

test('presses of yesterday are not sent, but told at the end', async () => {
  const host = server(), sent = [], then = Date.now() - 30 * 3600_000, thing = newId();
  const handle = host.handle;
  host.handle = (parcel) => { sent.push(parcel); return handle(parcel); };
  const one = device(host, { next: () => 0.9, below: () => 0 });
  await one.add(begun(thing, plain()));
  await one.add(press(thing, 'start', then));
  await one.add(press(thing, 'pause', then + 3600_000));
  await one.add({ id: newId(), thing, what: 'finish', body: {} });
  await one.flush();
  assert.deepEqual(sent.map((parcel) => parcel.operation), ['PUT /v1/drafts/{id}', 'POST /v1/drafts/{id}/finish']);
  assert.deepEqual(sent[1].body, { performed_at: new Date(then).toISOString(), duration_seconds: 3600 });
});

test('random interleavings: each set is there once, with the last weight', async () => {
  for (let seed = 1; seed <= 150; seed++) {
    const luck = chance(seed), host = server(), devices = [device(host, luck), device(host, luck)];
    const exercises = plain(), thing = newId();
    /** @type {Map<string, number>} */
    const meant = new Map();
    await devices[0].add(begun(thing, exercises));
    if (luck.next() < 0.7) { await devices[0].flush(); await devices[1].pull(thing); } else devices.pop();
    const added = exercises.map((exercise) => [...exercise.sets]);
    for (let turn = 0; turn < 30; turn++) {
      const who = luck.below(devices.length), one = devices[who], place = luck.below(2), exercise = exercises[place];
      switch (luck.below(7)) {
        case 0: case 1: case 2: {
          // Sets of one device each: whose weight is last would be chance otherwise.
          const mine = added[place].filter((_, index) => index % devices.length === who);
          if (!mine.length) break;
          const set = luck.one(mine), weight = 50 + luck.below(100);
          meant.set(set.id, weight);
          await one.add(ticked(thing, exercise, set.id, weight));
          break;
        }
        case 3: {
          const id = newId(), weight = 50 + luck.below(100);
          meant.set(id, weight);
          await one.add({ ...ticked(thing, exercise, id, weight), after: luck.one(exercise.sets).id });
          break;
        }
        case 4: await one.add({ id: newId(), thing, what: 'exercise', exercise: exercise.id, members: { notes: `${turn}` } }); break;
        case 5: one.online(luck.next() < 0.6); await one.sync(); break;
        default: one.kill(); if (luck.next() < 0.5) await one.sync();
      }
    }
    for (let round = 0; round < 3; round++) for (const one of devices) { one.online(true); await one.flush(); }
    const draft = host.drafts.get(thing);
    const sets = draft.exercises.flatMap((exercise) => exercise.sets);
    assert.equal(new Set(sets.map((set) => set.id)).size, sets.length, `seed ${seed}: a set is there twice`);
    for (const [id, weight] of meant) {
      assert.equal(setOf(draft, id)?.weight, weight, `seed ${seed}: set ${id}`);
      assert.equal(setOf(draft, id)?.done, true, `seed ${seed}`);
    }
    assert.equal(sets.length, 6 + [...meant.keys()].filter((id) => !exercises.some((one) => one.sets.some((set) => set.id === id))).length, `seed ${seed}`);
    for (const one of devices) {
      assert.deepEqual(await one.store.all('changes'), [], `seed ${seed}: something was not sent`);
      assert.deepEqual(await one.store.all('aside'), [], `seed ${seed}: something was refused`);
    }
  }
});

test('a finished workout has each set that was ticked, whatever got lost', async () => {
  for (let seed = 200; seed < 300; seed++) {
    const luck = chance(seed), host = server(), one = device(host, luck), thing = newId(), exercises = plain();
    await one.add(begun(thing, exercises));
    await one.add(press(thing, 'start'));
    for (const exercise of exercises) {
      for (const set of exercise.sets) {
        await one.add(ticked(thing, exercise, set.id, 100));
        if (luck.next() < 0.4) { one.online(luck.next() < 0.5); await one.sync(); }
        if (luck.next() < 0.2) one.kill();
      }
    }
    await one.add(press(thing, 'pause'));
    await one.add({ id: newId(), thing, what: 'finish', body: {} });
    one.online(true);
    await one.flush();
    assert.equal(host.workouts.get(thing).exercises.flatMap((each) => each.sets).length, 6, `seed ${seed}`);
  }
});
