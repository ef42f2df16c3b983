import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepIds, readTemplate, writeTemplate } from '../../../Sources/Portal/train/template-text.js';

const one = (line) => {
  const { exercises, faults } = readTemplate(line);
  assert.deepEqual(faults, []);
  return exercises[0];
};

test('a line is a name, sets, a percentage and an effort', () => {
  const squat = one('Squat 3x5 80% @8');
  assert.equal(squat.name, 'Squat');
  assert.deepEqual(squat.sets, Array(3).fill({ kind: 'working', reps: 5, percentage: 80, rpe: 8 }));
});

test('a percentage and seconds may be written as in Turkish', () => {
  assert.deepEqual(one('Squat 3x5 %80 @8').sets, one('Squat 3x5 80% @8').sets);
  assert.deepEqual(one('Plank 3x45sn').sets, one('Plank 3x45s').sets);
});

test('a minus before a weight is the help of a machine, not the end of a range', () => {
  assert.deepEqual(one('Assisted pull-up 2x8 -20').sets, Array(2).fill({ kind: 'working', reps: 8, weight: 20 }));
  assert.deepEqual(one('Assisted pull-up 2x8-12 -20kg').sets[0], { kind: 'working', reps: 8, reps_max: 12, weight: 20, unit: 'kg' });
  assert.deepEqual(one('Squat 2x8 - 10 100').sets[0], { kind: 'working', reps: 8, reps_max: 10, weight: 100 });
});

test('groups are parted by commas, and a decimal comma is none of them', () => {
  const sets = one('Bench press: 1x5 62,5 w, 2x3-5 100,5kg @8,5 r2:30, 1x5+ 225 lb').sets;
  assert.deepEqual(sets, [
    { kind: 'warm_up', reps: 5, weight: 62.5 },
    { kind: 'working', reps: 3, reps_max: 5, weight: 100.5, unit: 'kg', rpe: 8.5, rest_seconds: 150 },
    { kind: 'working', reps: 3, reps_max: 5, weight: 100.5, unit: 'kg', rpe: 8.5, rest_seconds: 150 },
    { kind: 'amrap', reps: 5, weight: 225, unit: 'lb' },
  ]);
});

test('time and distance are targets too', () => {
  assert.deepEqual(one('Plank 3x45s r60').sets[0], { kind: 'working', duration_seconds: 45, rest_seconds: 60 });
  assert.deepEqual(one('Plank 1x2:30').sets[0], { kind: 'working', duration_seconds: 150 });
  assert.deepEqual(one('Row 4x500m 2:00 @7').sets[0], { kind: 'working', distance_meters: 500, duration_seconds: 120, rpe: 7 });
  assert.deepEqual(one('Run 1x1,5 km').sets[0], { kind: 'working', distance_meters: 1500 });
});

test('miles are kept to the millimeter, and written as miles again', () => {
  const run = one('Run 1x3.1 mi 25:00');
  assert.deepEqual(run.sets[0], { kind: 'working', distance_meters: 4988.966, duration_seconds: 1500 });
  assert.equal(writeTemplate([run]).trim(), 'Run 1x25:00 3.1mi');
  assert.deepEqual(one('Bike 1x5 min').sets[0], { kind: 'working', duration_seconds: 300 });
});

test('the sign of times may be an x, a × or a *', () => {
  for (const sign of ['x', 'X', '×', '*', ' x ']) assert.equal(one(`Squat 3${sign}5`).sets.length, 3);
});

test('a letter with a bracket makes a superset of its neighbours', () => {
  const { exercises, faults } = readTemplate('Squat 3x5\nA) Row 3x10\na) Curl 3x10\nB) Dip 3x8\nB) Chin-up 3x8');
  assert.deepEqual(faults, []);
  assert.deepEqual(
    exercises.map((exercise) => exercise.superset),
    [undefined, 1, 1, 2, 2],
  );
});

test('every fault names its line and its word, and the rest is read', () => {
  const { exercises, faults, lines } = readTemplate('Squat 3x5\n\nBench\n3x5 100\nRow 3x5 heavy\nA) Dip 3x8\nCurl 101x5');
  assert.deepEqual(faults, [
    { line: 3, code: 'no_sets', word: 'Bench' },
    { line: 4, code: 'no_name', word: '3x5 100' },
    { line: 5, code: 'unknown', word: 'heavy' },
    { line: 6, code: 'alone', word: 'A)' },
    { line: 7, code: 'too_many', word: '101' },
  ]);
  assert.equal(exercises.length, 6);
  assert.deepEqual(lines, [1, 3, 4, 5, 6, 7]);
});

test('equal sets are written as one group, and names that look like sets in quotes', () => {
  const text = 'Squat 1x5 60kg w, 3x5 100kg @8\n"Curl 5x5 \\"21s\\"" 3x10 // slow, and\\nno swing';
  const { exercises, faults } = readTemplate(text);
  assert.deepEqual(faults, []);
  assert.equal(exercises[1].name, 'Curl 5x5 "21s"');
  assert.equal(exercises[1].notes, 'slow, and\nno swing');
  assert.equal(writeTemplate(exercises), text);
});

test('what was typed keeps the ids of what was there', () => {
  const before = [
    {
      id: 'a',
      name: 'Squat',
      sets: [
        { id: 'a1', kind: 'working', reps: 5 },
        { id: 'a2', kind: 'working', reps: 5 },
      ],
    },
    { id: 'b', name: 'Row', sets: [{ id: 'b1', kind: 'working', reps: 8 }] },
  ];
  const typed = keepIds(readTemplate('row 2x10\nSquat 1x3\nDip 1x8').exercises, before);
  assert.deepEqual(
    typed.map((exercise) => exercise.id),
    ['b', 'a', undefined],
  );
  assert.deepEqual(
    typed.map((exercise) => exercise.sets.map((set) => set.id)),
    [['b1', undefined], ['a1'], [undefined]],
  );
});

test('a bare weight is in the own unit, whatever unit the set had', () => {
  const before = [{ id: 'a', name: 'BİCEPS CURL', sets: [{ id: 'a1', kind: 'working', reps: 5, weight: 225, unit: 'lb' }] }];
  const [curl] = keepIds(readTemplate('Biceps curl 1x5 100, 1x5 100').exercises, before, 'kg');
  assert.deepEqual(
    curl.sets.map(({ id, unit }) => [id, unit]),
    [
      ['a1', 'kg'],
      [undefined, undefined],
    ],
  );
});

test('assistance is written with a minus, and is read as the same weight', () => {
  const help = {
    name: 'Dip',
    measure: 'assisted_reps',
    sets: [
      { kind: 'working', reps: 8, weight: 20, unit: 'kg' },
      { kind: 'working', reps: 8, reps_max: 10, weight: 12.5 },
      { kind: 'working', reps: 5 },
    ],
  };
  const text = writeTemplate([help]);
  assert.equal(text, 'Dip 1x8 -20kg, 1x8-10 -12.5, 1x5');
  assert.deepEqual(one(text).sets, help.sets);
});

/** A small generator with a seed, so that a failure can be had again. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function anySet(next) {
  const pick = (list) => list[Math.floor(next() * list.length)];
  const set = { kind: pick(['working', 'working', 'warm_up', 'drop', 'failure', 'amrap']) };
  const target = pick(['reps', 'reps', 'range', 'time', 'distance', 'all']);
  if (target === 'reps' || target === 'range' || target === 'all') set.reps = Math.floor(next() * 30);
  if (target === 'range') set.reps_max = set.reps + 1 + Math.floor(next() * 5);
  if (target === 'time' || target === 'all') set.duration_seconds = Math.floor(next() * 8000);
  if (target === 'distance' || target === 'all') set.distance_meters = Math.floor(next() * 100000) / 10;
  const load = pick(['none', 'weight', 'bare', 'percentage']);
  if (load === 'weight') Object.assign(set, { weight: Math.floor(next() * 8000) / 8, unit: pick(['kg', 'lb']) });
  if (load === 'bare') set.weight = Math.floor(next() * 800) / 4;
  if (load === 'percentage') set.percentage = Math.floor(next() * 2000) / 10;
  if (next() < 0.5) set.rpe = Math.floor(next() * 20) / 2;
  if (next() < 0.3) set.rest_seconds = Math.floor(next() * 4000);
  if (next() < 0.2) set.notes = pick(['slow', 'say "go" \\ now', 'two\nlines', '3x5, // 80%']);
  return set;
}

test('whatever can be written is read as it was, with a point and with a comma', () => {
  const next = random(20261123);
  const names = ['Squat', 'Bench press', '5x5 day', 'A) odd', 'Row // cable', '45 degree "back" raise', 'Kniebeuge, tief', 'Curl:', '3x10', 'Przysiad 2x 3'];
  for (let round = 0; round < 3000; round += 1) {
    const exercises = Array.from({ length: 1 + Math.floor(next() * 4) }, () => {
      const exercise = { name: names[Math.floor(next() * names.length)], sets: Array.from({ length: 1 + Math.floor(next() * 5) }, () => anySet(next)) };
      if (next() < 0.2) exercise.notes = ['Belt on', 'a "b" \\ c', 'one\ntwo'][Math.floor(next() * 3)];
      return exercise;
    });
    if (exercises.length > 2 && next() < 0.5) exercises[0].superset = exercises[1].superset = 1;
    for (const decimal of ['.', ',']) {
      for (const measure of [undefined, 'assisted_reps']) {
        const text = writeTemplate(
          exercises.map((exercise) => ({ ...exercise, measure })),
          { decimal },
        );
        const read = readTemplate(text);
        assert.deepEqual(read.faults, [], text);
        assert.deepEqual(read.exercises, exercises, text);
      }
    }
  }
});
