// A workout that one device threw away and the other one wants: what was logged is there once, whoever was first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../Sources/Portal/kit/id.js';
import { setOf } from '../../../Sources/Portal/train/log/replay.js';
import { plan } from '../../../Sources/Portal/train/log/requests.js';
import { begun, chance, device, plain, press, server, ticked } from './fakes/devices.mjs';

const steady = () => ({ next: () => 0.9 });
const setsOf = (whole) => whole.exercises.flatMap((exercise) => exercise.sets);
const weights = (whole) =>
  setsOf(whole)
    .filter((set) => set.done !== false)
    .map((set) => set.weight);

/** A workout on a phone and a watch; 90 is logged and sent by the phone, 95 by the phone and waits. The watch throws it away. */
async function thrownAway(luck = steady()) {
  const host = server(),
    phone = device(host, luck),
    watch = device(host, luck),
    thing = newId(),
    exercises = plain();
  const [first, second, third] = exercises[0].sets.map((set) => set.id);
  await phone.add(begun(thing, exercises));
  await phone.add(press(thing, 'start'));
  await phone.flush();
  await watch.pull(thing);
  await phone.add(ticked(thing, exercises[0], first, 90));
  await phone.flush();
  await phone.add(ticked(thing, exercises[0], second, 95));
  const before = await watch.shown(thing);
  await watch.add({ id: newId(), thing, what: 'discard' });
  await watch.flush();
  return { host, phone, watch, thing, exercises, first, second, third, before };
}

test('a workout that is wanted after all is made again with what was sent and what waited, and its clock runs', async () => {
  const { host, phone, thing } = await thrownAway();
  await phone.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95]);
  assert.equal(setsOf(host.drafts.get(thing)).length, 6);
  assert.equal(host.drafts.get(thing).clock.state, 'running');
});

test('brought back meanwhile without the logged sets: they are added', async () => {
  const { host, phone, watch, thing, exercises, third, before } = await thrownAway();
  await phone.flush();
  await watch.add({ ...begun(thing, before.exercises), again: true });
  await watch.add(ticked(thing, exercises[0], third, 80));
  await watch.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95, 80]);
  assert.equal(setsOf(host.drafts.get(thing)).length, 6, 'none is there twice');
});

test('brought back and seen here before it is kept: the logged sets are added, too', async () => {
  const { host, phone, watch, thing, before } = await thrownAway();
  await phone.flush();
  await watch.add({ ...begun(thing, before.exercises), again: true });
  await watch.flush();
  await phone.pull(thing);
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95]);
});

test('brought back with other figures: those stay, but for what waited here', async () => {
  const { host, phone, watch, thing, exercises, first, second, before } = await thrownAway();
  await phone.flush();
  await watch.add({ ...begun(thing, before.exercises), again: true });
  await watch.add(ticked(thing, exercises[0], first, 70));
  await watch.add(ticked(thing, exercises[0], second, 75));
  await watch.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [70, 95]);
});

test('brought back without the exercise: it comes back with what was logged in it, and no more', async () => {
  const { host, phone, watch, thing, before } = await thrownAway();
  await phone.flush();
  await watch.add({ ...begun(thing, before.exercises.slice(1)), again: true });
  await watch.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95]);
  assert.equal(setsOf(host.drafts.get(thing)).length, 5);
});

test('brought back and finished meanwhile: what was logged goes into the finished workout', async () => {
  const { host, phone, watch, thing, exercises, third, before } = await thrownAway();
  await phone.flush();
  await watch.add({ ...begun(thing, before.exercises), again: true });
  await watch.add(ticked(thing, exercises[0], third, 80));
  await watch.add({ id: newId(), thing, what: 'finish', body: {} });
  await watch.flush();
  await phone.keep();
  assert.deepEqual(weights(host.workouts.get(thing)).sort(), [80, 90, 95]);
});

test('what was finished here without a connection is finished once it is wanted', async () => {
  const { host, phone, thing } = await thrownAway();
  await phone.add({ id: newId(), thing, what: 'finish', body: {} });
  await phone.flush();
  await phone.keep();
  assert.deepEqual(weights(host.workouts.get(thing)), [90, 95]);
});

test('a set whose answer was lost before the workout was thrown away is kept, too', async () => {
  const luck = steady(),
    { host, phone, watch, thing, exercises, third } = await thrownAway(luck);
  await phone.flush();
  await phone.keep();
  luck.next = () => 0.19; // every answer is lost, no request is
  await phone.add(ticked(thing, exercises[0], third, 80));
  await phone.sync();
  luck.next = () => 0.9;
  await watch.pull(thing);
  await watch.add({ id: newId(), thing, what: 'discard' });
  await watch.flush();
  await phone.add(ticked(thing, exercises[1], exercises[1].sets[0].id, 50));
  await phone.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95, 80, 50]);
});

test('a workout whose beginning was sent without an answer is kept whole', async () => {
  const luck = { next: () => 0.19 },
    host = server(),
    phone = device(host, luck),
    watch = device(host, steady()),
    thing = newId(),
    exercises = plain();
  await phone.add(begun(thing, exercises));
  await phone.add(ticked(thing, exercises[0], exercises[0].sets[0].id, 90));
  await phone.sync();
  await watch.pull(thing);
  await watch.add({ id: newId(), thing, what: 'discard' });
  await watch.flush();
  luck.next = () => 0.9;
  await phone.add(ticked(thing, exercises[1], exercises[1].sets[0].id, 50));
  await phone.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 50]);
  assert.equal(setsOf(host.drafts.get(thing)).length, 6);
});

test('a set that another tab logged after this device threw the workout away keeps the whole workout', async () => {
  const host = server(),
    phone = device(host, steady()),
    thing = newId(),
    exercises = plain(),
    [first, second] = exercises[0].sets;
  await phone.add(begun(thing, exercises));
  await phone.add(ticked(thing, exercises[0], first.id, 90));
  await phone.flush();
  await phone.add({ id: newId(), thing, what: 'discard' });
  await phone.add(ticked(thing, exercises[0], second.id, 95));
  await phone.flush();
  await phone.keep();
  assert.deepEqual(weights(host.drafts.get(thing)), [90, 95]);
});

test('thrown away on both devices asks nothing', () => {
  const discard = { id: newId(), thing: newId(), what: 'discard' };
  assert.deepEqual(plan([discard], { id: discard.thing, copy: null, gone: true }, Date.now()), { drop: [discard.id] });
});

test('random orders of throwing away, bringing back and keeping: what a device logged and wants is there once', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const luck = chance(seed),
      host = server(),
      [phone, watch] = [device(host, luck), device(host, luck)];
    const thing = newId(),
      exercises = plain(),
      logged = new Map();
    await phone.add(begun(thing, exercises));
    await phone.flush();
    for (let turn = 0; turn < 12; turn++) {
      // Both know what there is; then the phone has no connection for a while.
      await phone.flush();
      await phone.keep();
      await watch.pull(thing);
      const before = await watch.shown(thing);
      const tick = async (fresh = false) => {
        const exercise = luck.one(exercises),
          set = fresh ? newId() : luck.one(exercise.sets).id,
          weight = 50 + luck.below(100);
        logged.set(set, weight);
        await phone.add(ticked(thing, exercise, set, weight));
      };
      const isUnseen = luck.next() < 0.5;
      if (isUnseen) {
        await tick(true);
        await phone.flush();
      }
      phone.online(false);
      await tick();
      if (luck.next() < 0.5) phone.kill();
      if (luck.next() < 0.6) {
        await watch.add({ id: newId(), thing, what: 'discard' });
        await watch.flush();
        // The phone hears of it before the watch brings back what it saw.
        if (isUnseen || luck.next() < 0.5) {
          phone.online(true);
          await phone.flush();
        }
        if (luck.next() < 0.6) {
          await watch.add({ ...begun(thing, before.exercises), again: true });
          await watch.flush();
        }
        if (luck.next() < 0.3) await phone.pull(thing);
      }
      phone.online(true);
    }
    for (let round = 0; round < 3; round++) {
      await phone.flush();
      await phone.keep();
    }
    const sets = setsOf(host.drafts.get(thing));
    assert.equal(new Set(sets.map((set) => set.id)).size, sets.length, `seed ${seed}: a set is there twice`);
    for (const [id, weight] of logged) {
      assert.equal(setOf(host.drafts.get(thing), id)?.weight, weight, `seed ${seed}: set ${id}`);
      assert.equal(setOf(host.drafts.get(thing), id)?.done, true, `seed ${seed}`);
    }
    for (const store of ['changes', 'aside']) assert.deepEqual(await phone.store.all(store), [], `seed ${seed}: ${store}`);
  }
});
