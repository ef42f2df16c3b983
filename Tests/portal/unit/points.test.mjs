import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvasFor, csv, nearest, spoken, step } from '../../../Sources/Portal/kit/points.js';

test('a drawing is as wide as the room has it, and never scaled below its text', () => {
  assert.deepEqual([320, 683, 684, 1043, 1044].map(canvasFor), ['360', '360', '720', '720', '1080']);
});

test('a finger takes the nearest point, by the side or by the height', () => {
  const points = [
    { x: 10, y: 90 },
    { x: 50, y: 10 },
    { x: 90, y: 50 },
  ];
  assert.equal(nearest(points, { x: 60, y: 90 }, false), 1);
  assert.equal(nearest(points, { x: 60, y: 80 }, true), 0);
  assert.equal(nearest([], { x: 0, y: 0 }, false), -1);
});

test('arrows walk to the ends and stop there; other keys are left to the page', () => {
  assert.equal(step('ArrowRight', 8, 10), 9);
  assert.equal(step('ArrowRight', 9, 10), 9);
  assert.equal(step('ArrowLeft', 0, 10), 0);
  assert.equal(step('Home', 5, 10), 0);
  assert.equal(step('End', 5, 10), 9);
  assert.equal(step('Tab', 5, 10), undefined);
});

test('a label is its day and the rest', () => {
  assert.deepEqual(spoken('12 October: 183 kg, from 162.5 kg × 4 @9'), { day: '12 October', rest: '183 kg, from 162.5 kg × 4 @9' });
  assert.deepEqual(spoken('nothing'), { day: '', rest: 'nothing' });
});

test('CSV quotes what needs it, and keeps a formula as text', () => {
  assert.equal(
    csv([
      ['Day', 'Note'],
      ['2026-03-01', 'a "b", c'],
      [1.5, '=1+1'],
      [-2, undefined],
    ]),
    'Day,Note\r\n2026-03-01,"a ""b"", c"\r\n1.5,\'=1+1\r\n-2,\r\n',
  );
});
