import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitingOf } from '../../../Sources/Portal/train/log/waiting.js';

const thing = 'workout';
const set = (id) => ({ id, thing, what: 'set', set: id, exercise: 'squat', members: { done: true }, about: {} });
const begin = (sets = []) => ({ id: '0', thing, what: 'begin', value: { exercises: [{ name: 'Squat', sets }] } });
const press = (turn) => ({ id: turn, thing, what: 'press', turn, at: '' });

test('nothing waits', () => assert.deepEqual(waitingOf([]), { sets: 0, finished: 0, changes: 0 }));

test('a workout that was begun and finished here is its sets and its finish', () => {
  const all = [
    begin([
      { id: 'a', done: true },
      { id: 'b', done: false },
    ]),
    press('start'),
    set('c'),
    set('c'),
    press('pause'),
    { id: 'z', thing, what: 'finish', body: {} },
  ];
  assert.deepEqual(waitingOf(all), { sets: 2, finished: 1, changes: 0 });
});

test('a finish alone is named, and so is what is neither a set nor a finish', () => {
  assert.deepEqual(waitingOf([{ id: 'z', thing, what: 'finish', body: {} }]), { sets: 0, finished: 1, changes: 0 });
  assert.deepEqual(waitingOf([begin(), press('start')]), { sets: 0, finished: 0, changes: 2 });
  assert.deepEqual(waitingOf([set('a'), { id: 'd', thing: 'other', what: 'discard' }, { id: 't', thing, what: 'template', workout: thing }]), {
    sets: 1,
    finished: 0,
    changes: 2,
  });
});

test('a row that is filled in, or whose tick was taken back, is a change and no set', () => {
  const row = (id, members, was = {}) => ({ ...set(id), id: `${id}${Math.random()}`, set: id, members, was });
  assert.deepEqual(waitingOf([row('a', { weight: 100 }), row('a', { reps: 5 }), row('b', { done: true }), row('b', { done: false }, { done: true })]), {
    sets: 0,
    finished: 0,
    changes: 2,
  });
  assert.deepEqual(waitingOf([row('a', { weight: 105 }, { done: true })]), { sets: 1, finished: 0, changes: 0 }, 'one that is done and mended is a set');
});
