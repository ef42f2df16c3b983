// What another device did that the person had not seen: it is told where it is replaced, and not taken away unasked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../../Sources/Portal/kit/id.js';
import { setOf } from '../../../Sources/Portal/train/log/replay.js';
import { isNew, seen } from '../../../Sources/Portal/train/log/unseen.js';
import { begun, device, plain, server, ticked } from './fakes/devices.mjs';

/** A workout on two devices, which know it. `does` changes it as the logbook does, with what the screen shows. */
async function shared() {
  const luck = { next: () => 0.9 },
    host = server(),
    thing = newId(),
    exercises = plain();
  const devices = [device(host, luck), device(host, luck)].map((one) => ({
    ...one,
    does: async (change) => one.add({ ...seen(await one.shown(thing), change), id: newId(), thing, ...change }),
  }));
  const [phone, watch] = devices,
    [{ id: set }] = exercises[0].sets;
  await phone.add(begun(thing, exercises));
  await phone.flush();
  await watch.pull(thing);
  const logs = (weight, more = {}) => ({ ...ticked(thing, exercises[0], set, weight), ...more });
  const asides = async () => Promise.all(devices.map((one) => one.store.all('aside')));
  return { host, phone, watch, thing, exercises, set, logs, asides };
}

test('a set that both logged is the one that came last, and its device is told of the other one', async () => {
  const { host, phone, watch, thing, set, logs, asides } = await shared();
  await phone.does(logs(100));
  await phone.flush();
  await watch.does(logs(90));
  await watch.flush();
  assert.equal(setOf(host.drafts.get(thing), set).weight, 90);
  const [mine, theirs] = await asides();
  assert.deepEqual(mine, []);
  assert.deepEqual(
    theirs.map(({ code, changes }) => ({ code, changes })),
    [{ code: 'replaced', changes: [] }],
  );
  assert.deepEqual(setsOf(theirs), [['Squat', 100, 5]], 'the whole set, as it stood there');
});

/** The sets that were replaced, by their exercise. */
const setsOf = (asides) => asides.flatMap((one) => one.replaced).map(([name, { weight, reps }]) => [name, weight, reps]);

test('a planned set that another device only ticked was logged there, and is told as well', async () => {
  for (const ends of [[], [{ what: 'finish', body: {} }]]) {
    const { phone, watch, thing, exercises, set, logs, asides } = await shared();
    const planned = { thing, what: 'set', exercise: exercises[0].id, set, about: {}, members: { weight: 100, reps: 5, unit: 'kg' } };
    await phone.does(planned);
    await phone.flush();
    await watch.pull(thing);
    await phone.does({ ...planned, members: { ...planned.members, done: true } });
    for (const end of ends) await phone.does({ ...end, thing });
    await phone.flush();
    await watch.does(logs(90));
    await watch.flush();
    assert.deepEqual(setsOf((await asides())[1]), [['Squat', 100, 5]]);
  }
});

const ago = (minutes) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() });

/** Both log the set; the watch had no connection, and comes last. */
async function both(first, second) {
  const found = await shared(),
    { host, phone, watch, thing, set, asides } = found;
  await phone.does(first(found));
  await phone.flush();
  await watch.does(second(found));
  await watch.flush();
  return { ...found, stands: setOf(host.drafts.get(thing), set), told: (await asides()).map((all) => all.map((one) => one.code)) };
}

test('a set that another device logged later stays, and the device that comes last says what was replaced', async () => {
  const { stands, told, watch, thing, set, asides } = await both(
    ({ logs }) => logs(100, ago(5)),
    ({ logs }) => logs(90, ago(20)),
  );
  assert.equal(stands.weight, 100);
  assert.deepEqual(told, [[], ['overtaken']]);
  assert.equal(setOf(await watch.shown(thing), set).weight, 100, 'on the device, too');
  assert.deepEqual(
    (await asides())[1].map((one) => [one.changes, one.status]),
    [[[], 409]],
    'nothing of it waits, or goes again by itself',
  );
});

test('a set that was logged before this one is replaced, whichever arrived first', async () => {
  const { stands, told } = await both(
    ({ logs }) => logs(100, ago(20)),
    ({ logs }) => logs(90, ago(5)),
  );
  assert.equal(stands.weight, 90);
  assert.deepEqual(told, [[], ['replaced']]);
});

test('what was replaced can be taken back, on either device', async () => {
  for (const [first, second, expected] of [
    [5, 20, 90],
    [20, 5, 100],
  ]) {
    const { host, watch, thing, set, asides } = await both(
      ({ logs }) => logs(100, ago(first)),
      ({ logs }) => logs(90, ago(second)),
    );
    const [aside] = (await asides())[1];
    for (const { what, exercise, about, members } of aside.back) await watch.does({ what, exercise, set, about, members, ...ago(0) });
    await watch.flush();
    assert.equal(setOf(host.drafts.get(thing), set).weight, expected);
  }
});

test('of two changes of a set only the same value is one too many', async () => {
  const part =
    (members, more) =>
    ({ thing, set, exercises }) => ({ thing, what: 'set', exercise: exercises[0].id, set, about: {}, members, ...more });
  const { stands, told } = await both(part({ weight: 100, rpe: 8 }, ago(5)), part({ weight: 90, notes: 'belt' }, ago(20)));
  assert.deepEqual([stands.weight, stands.rpe, stands.notes], [100, 8, 'belt']);
  assert.deepEqual(told[1], ['overtaken']);
});

test('a set that was done counts before one that was not, whenever', async () => {
  const open =
    (weight, minutes) =>
    ({ logs }) => ({ ...logs(weight, ago(minutes)), members: { weight, unit: 'kg' } });
  assert.equal((await both(open(100, 5), ({ logs }) => logs(90, ago(20)))).stands.weight, 90);
  assert.equal((await both(({ logs }) => logs(90, ago(20)), open(100, 5))).stands.weight, 90);
});

test('after more than a day the moment says nothing: what comes last counts', async () => {
  const { stands, told } = await both(
    ({ logs }) => logs(100, ago(60)),
    ({ logs }) => logs(90, ago(25 * 60)),
  );
  assert.equal(stands.weight, 90);
  assert.deepEqual(told[1], ['replaced']);
});

test('what was seen is replaced without a word, also by several changes at once', async () => {
  const { phone, watch, thing, logs, asides } = await shared();
  await phone.does(logs(100));
  await phone.flush();
  await watch.pull(thing);
  await watch.does(logs(90));
  await watch.does(logs(95));
  await watch.flush();
  assert.deepEqual((await asides()).flat(), []);
});

test('a name and a note that both wrote', async () => {
  const { host, phone, watch, thing, asides } = await shared();
  await phone.does({ what: 'details', members: { name: 'Legs', notes: 'heavy' } });
  await phone.flush();
  await watch.does({ what: 'details', members: { name: 'Back' } });
  await watch.flush();
  assert.equal(host.drafts.get(thing).name, 'Back');
  assert.equal(host.drafts.get(thing).notes, 'heavy');
  assert.deepEqual((await asides())[1][0].replaced, [['Back', 'Legs']]);
});

test('a set of a workout that was finished meanwhile: what stood there is told', async () => {
  const { host, phone, watch, thing, set, logs, asides } = await shared();
  await phone.does(logs(100));
  await phone.does({ what: 'finish', body: {} });
  await phone.flush();
  await watch.does(logs(90));
  await watch.flush();
  assert.equal(setOf(host.workouts.get(thing), set).weight, 90);
  assert.deepEqual(setsOf((await asides())[1]), [['Squat', 100, 5]]);
});

test('it is told as well if the answer was lost', async () => {
  const { host, phone, watch, thing, logs, asides } = await shared();
  await phone.does(logs(100));
  await phone.flush();
  await watch.pull(thing);
  await phone.does(logs(105));
  await phone.flush();
  const handle = host.handle;
  host.handle = (parcel) => {
    const answer = handle(parcel);
    if (answer.status < 300) {
      host.handle = handle;
      return { status: 0 };
    }
    return answer;
  };
  await watch.does(logs(90));
  await watch.flush();
  assert.deepEqual(setsOf((await asides())[1]), [['Squat', 105, 5]]);
});

for (const [what, of] of [
  ['drop-set', ({ set }) => ({ set })],
  ['drop-exercise', ({ exercises }) => ({ exercise: exercises[0].id })],
  ['discard', () => ({})],
]) {
  test(`${what}: what another device changed meanwhile is not taken away unasked`, async () => {
    const found = await shared(),
      { host, phone, watch, thing, set, logs, asides } = found;
    await phone.does(logs(100));
    await phone.flush();
    await watch.does({ what, ...of(found) });
    await watch.flush();
    assert.equal(setOf(host.drafts.get(thing), set)?.weight, 100);
    assert.deepEqual(
      (await asides())[1].map((one) => one.code),
      ['changed'],
    );
  });

  test(`${what}: what was seen is taken away`, async () => {
    const found = await shared(),
      { host, phone, watch, thing, set, logs, asides } = found;
    await phone.does(logs(100));
    await phone.flush();
    await watch.pull(thing);
    await watch.does(logs(90));
    await watch.does({ what, ...of(found) });
    await watch.flush();
    assert.equal(setOf(host.drafts.get(thing) ?? null, set), undefined);
    assert.deepEqual((await asides()).flat(), []);
  });
}

test('what the server adds, and a row that nobody filled, is nothing new', () => {
  const was = { name: 'A', performed_at: '2026-01-01T10:00:00.000Z', exercises: [{ id: 'e', name: 'Squat', sets: [{ id: 's', reps: 5 }] }] };
  const there = {
    ...was,
    id: 'd',
    version: 7,
    performed_at: '2026-01-01T10:00:00+00:00',
    clock: {},
    exercises: [
      {
        ...was.exercises[0],
        exercise_id: 'x',
        sets: [
          { id: 's', reps: 5, kind: 'working', done: false },
          { id: 'new', kind: 'working', done: false },
        ],
      },
    ],
  };
  assert.equal(isNew(there, was), false);
  there.exercises[0].sets[1].reps = 3;
  assert.equal(isNew(there, was), true);
});
