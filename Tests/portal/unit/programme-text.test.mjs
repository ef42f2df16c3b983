import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWeeks, writeWeeks } from '../../../Sources/Portal/train/programme-text.js';

const text = '# 5s\n## Squat day\nSquat 1x5 65%, 1x5 75%, 1x5+ 85%\nA) Row 3x8-10 @8\nA) Curl 3x12 r1:00\n\n# Light !\n## Squat day\nSquat 3x5 40%';

test('weeks, sessions and exercises are read as they are written', () => {
  const { weeks, faults } = readWeeks(text);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    weeks.map(({ name, is_deload, sessions }) => [name, is_deload, sessions.length]),
    [
      ['5s', false, 1],
      ['Light', true, 1],
    ],
  );
  const [squat, row, curl] = weeks[0].sessions[0].exercises;
  assert.deepEqual(
    squat.sets.map(({ kind, reps, percentage }) => [kind, reps, percentage]),
    [
      ['working', 5, 65],
      ['working', 5, 75],
      ['amrap', 5, 85],
    ],
  );
  assert.equal(row.superset, curl.superset);
  assert.equal(curl.sets[2].rest_seconds, 60);
  assert.equal(writeWeeks(weeks), text);
});

test('a fault says on which line of the whole text it is', () => {
  assert.deepEqual(readWeeks('# 1\n## A\nSquat 3x5\n## B\nBench 3x5 hard').faults, [{ line: 5, code: 'unknown', word: 'hard' }]);
  assert.equal(readWeeks('').faults.length, 1);
});

test('exercises without a head are the first session of the first week', () => {
  const { weeks } = readWeeks('Squat 3x5');
  assert.deepEqual(
    weeks.map((week) => week.sessions.map((session) => session.exercises.length)),
    [[1]],
  );
});

test('whatever a programme can hold is read back as it was written', () => {
  const set = { kind: 'working', reps: 5, reps_max: undefined, percentage: 70, rpe: undefined, rest_seconds: undefined };
  const exercise = (name, more = {}) => ({ exercise: name, is_supplemental: false, sets: [set], ...more });
  const weeks = [
    {
      name: 'All out!',
      is_deload: false,
      sessions: [
        { name: '# 1', exercises: [exercise('Squat'), exercise('Squat', { is_supplemental: true, notes: 'paused' })] },
        { name: 'Go !', exercises: [exercise('+ Row', { superset: 1 }), exercise('+ Curl', { superset: 1, is_supplemental: true })] },
      ],
    },
    { name: '"Light"', is_deload: true, sessions: [{ name: 'A', exercises: [exercise('Squat')] }] },
    { is_deload: true, sessions: [{ name: '!', exercises: [exercise('Squat')] }] },
  ];
  assert.deepEqual(readWeeks(writeWeeks(weeks)), { weeks, faults: [] });
});
