// The outbox with a server that loses answers and two devices that log into one workout, in random order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../Sources/Portal/kit/id.js';
import { setOf } from '../../../Sources/Portal/train/log/replay.js';
import { plan } from '../../../Sources/Portal/train/log/requests.js';
import { begun, chance, device, plain, press, server, ticked } from './fakes/devices.mjs';

test('what was never sent is one request', async () => {
  const host = server(),
    one = device(host, chance(1)),
    exercises = plain(),
    thing = newId();
  one.online(false);
  await one.add(begun(thing, exercises));
  await one.add(press(thing, 'start'));
  for (const set of exercises[0].sets) await one.add(ticked(thing, exercises[0], set.id, 100));
  const step = plan(await one.store.all('changes'), undefined, Date.now());
  assert.equal(step.parcel.operation, 'PUT /v1/drafts/{id}');
  assert.equal(step.parcel.members.length, 4, 'the press goes on its own');
  assert.deepEqual(
    step.parcel.body.exercises[0].sets.map((set) => set.weight),
    [100, 100, 100],
  );
  assert.equal(step.parcel.version, undefined);
});

test('a set that was ticked, mended and ticked again is sent once', () => {
  const exercises = plain(),
    thing = newId(),
    [set] = exercises[0].sets;
  const copy = { id: thing, name: 'A', exercises, version: 7, clock: { state: 'draft', active_seconds: 0, as_of: '' } };
  const changes = [
    ticked(thing, exercises[0], set.id, 100),
    ticked(thing, exercises[1], exercises[1].sets[0].id, 60),
    ticked(thing, exercises[0], set.id, 105),
  ];
  const { parcel } = plan(changes, { id: thing, copy }, Date.now());
  assert.deepEqual(parcel.members, [changes[0].id, changes[2].id]);
  assert.equal(parcel.body.weight, 105);
  assert.equal(parcel.body.target, undefined, 'a set keeps its target');
  assert.equal(parcel.version, 7);
});

test('what may have been sent is never joined with what came later', async () => {
  const host = server(),
    luck = chance(3),
    one = device(host, luck),
    exercises = plain(),
    thing = newId();
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
  const host = server(),
    one = device(host, chance(4)),
    thing = newId();
  await one.add(begun(thing, plain()));
  await one.add({ id: newId(), thing, what: 'discard' });
  await one.flush();
  assert.equal(host.devices.size, 0);
});

test('undo makes a workout again that was thrown away', async () => {
  const host = server(),
    one = device(host, chance(5)),
    thing = newId(),
    exercises = plain();
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
  const host = server(),
    luck = chance(6),
    one = device(host, luck),
    two = device(host, luck),
    thing = newId(),
    exercises = plain();
  await one.add(begun(thing, exercises));
  await one.flush();
  await two.pull(thing);
  await two.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 90));
  await one.add({ id: newId(), thing, what: 'finish', body: {} });
  await one.flush();
  await two.flush();
  assert.deepEqual(
    host.workouts
      .get(thing)
      .exercises.flatMap((each) => each.sets)
      .map((set) => set.weight),
    [90],
  );
});

test('a workout that another device deleted is set aside whole', async () => {
  const host = server(),
    luck = chance(7),
    one = device(host, luck),
    two = device(host, luck),
    thing = newId(),
    exercises = plain();
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
  const host = server(),
    sent = [],
    then = Date.now() - 30 * 3600_000,
    thing = newId();
  const handle = host.handle;
  host.handle = (parcel) => {
    sent.push(parcel);
    return handle(parcel);
  };
  const one = device(host, { next: () => 0.9, below: () => 0 });
  await one.add(begun(thing, plain()));
  await one.add(press(thing, 'start', then));
  await one.add(press(thing, 'pause', then + 3600_000));
  await one.add({ id: newId(), thing, what: 'finish', body: {} });
  await one.flush();
  assert.deepEqual(
    sent.map((parcel) => parcel.operation),
    ['PUT /v1/drafts/{id}', 'POST /v1/drafts/{id}/finish'],
  );
  assert.deepEqual(sent[1].body, { performed_at: new Date(then).toISOString(), duration_seconds: 3600 });
});

test('random interleavings: each set is there once, with the last weight', async () => {
  for (let seed = 1; seed <= 150; seed++) {
    const luck = chance(seed),
      host = server(),
      devices = [device(host, luck), device(host, luck)];
    const exercises = plain(),
      thing = newId();
    /** @type {Map<string, number>} */
    const meant = new Map();
    await devices[0].add(begun(thing, exercises));
    if (luck.next() < 0.7) {
      await devices[0].flush();
      await devices[1].pull(thing);
    } else devices.pop();
    const added = exercises.map((exercise) => [...exercise.sets]);
    for (let turn = 0; turn < 30; turn++) {
      const who = luck.below(devices.length),
        one = devices[who],
        place = luck.below(2),
        exercise = exercises[place];
      switch (luck.below(7)) {
        case 0:
        case 1:
        case 2: {
          // Sets of one device each: whose weight is last would be chance otherwise.
          const mine = added[place].filter((_, index) => index % devices.length === who);
          if (!mine.length) break;
          const set = luck.one(mine),
            weight = 50 + luck.below(100);
          meant.set(set.id, weight);
          await one.add(ticked(thing, exercise, set.id, weight));
          break;
        }
        case 3: {
          const id = newId(),
            weight = 50 + luck.below(100);
          meant.set(id, weight);
          await one.add({ ...ticked(thing, exercise, id, weight), after: luck.one(exercise.sets).id });
          break;
        }
        case 4:
          await one.add({ id: newId(), thing, what: 'exercise', exercise: exercise.id, members: { notes: `${turn}` } });
          break;
        case 5:
          one.online(luck.next() < 0.6);
          await one.sync();
          break;
        default:
          one.kill();
          if (luck.next() < 0.5) await one.sync();
      }
    }
    for (let round = 0; round < 3; round++)
      for (const one of devices) {
        one.online(true);
        await one.flush();
      }
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
    const luck = chance(seed),
      host = server(),
      one = device(host, luck),
      thing = newId(),
      exercises = plain();
    await one.add(begun(thing, exercises));
    await one.add(press(thing, 'start'));
    for (const exercise of exercises) {
      for (const set of exercise.sets) {
        await one.add(ticked(thing, exercise, set.id, 100));
        if (luck.next() < 0.4) {
          one.online(luck.next() < 0.5);
          await one.sync();
        }
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

test('what was saved at any moment of the sending is sent by it', async () => {
  // Each turn of the loop that the sending takes is a moment at which a set may be saved.
  for (let moment = 0; moment < 60; moment++) {
    const host = server(),
      one = device(host, { next: () => 0.9, below: () => 0 }),
      thing = newId(),
      exercises = plain(),
      [set] = exercises[0].sets;
    await one.add(begun(thing, exercises));
    const first = one.drain();
    for (let turn = 0; turn < moment; turn++) await null;
    await one.add(ticked(thing, exercises[0], set.id, 100));
    void one.drain();
    await first;
    assert.ok(await one.isDrained(), `${moment} turns`);
  }
});

test('a disk that fails for a moment keeps nothing from being sent', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(console, 'error', () => {});
  const host = server(),
    one = device(host, { next: () => 0.9, below: () => 0 }),
    thing = newId(),
    { get } = one.store;
  await one.add(begun(thing, plain()));
  one.store.get = () => Promise.reject(new Error('the database is shutting down'));
  await one.drain().catch(() => {});
  one.store.get = get;
  context.mock.timers.tick(60_000);
  assert.ok(await one.isDrained());
  assert.ok(host.drafts.has(thing));
});

/** A workout that is at the server, and a set of it that something on the way does not let through, with another after it. */
async function blocked() {
  const host = server(),
    luck = chance(11),
    one = device(host, luck),
    thing = newId(),
    exercises = plain();
  luck.next = () => 0.9; // nothing else goes wrong
  await one.add(begun(thing, exercises));
  await one.flush();
  const [first, second] = exercises[0].sets;
  one.block((parcel) => parcel.path.set === first.id);
  await one.add(ticked(thing, exercises[0], first.id, 100));
  await one.add(ticked(thing, exercises[0], second.id, 105));
  return { host, one, weights: () => [first, second].map(({ id }) => setOf(host.drafts.get(thing), id).done && setOf(host.drafts.get(thing), id).weight) };
}

test('what five pages of a proxy answered within an hour is set aside, and the rest goes on', async () => {
  const { one, weights } = await blocked();
  for (let turn = 0; turn < 4; turn++) await one.sync();
  assert.deepEqual([await one.store.all('aside'), (await one.store.all('changes')).length], [[], 2]);
  await one.flush();
  const [aside] = await one.store.all('aside');
  assert.equal(aside.code, 'blocked');
  assert.deepEqual(weights(), [false, 105]);
  one.block(() => false);
  await one.keep();
  assert.deepEqual(weights(), [100, 105]);
});

test('pages of hours, or of a network where the API is not reached, refuse nothing', async () => {
  const { one, weights } = await blocked();
  for (let turn = 0; turn < 9; turn++) {
    await one.sync();
    one.later(20 * 60_000);
  }
  one.later(3_600_000);
  one.online(false);
  for (let turn = 0; turn < 9; turn++) await one.sync();
  assert.deepEqual(await one.store.all('aside'), []);
  one.block(() => false);
  one.online(true);
  await one.flush();
  assert.deepEqual(weights(), [100, 105]);
});
