import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.window = {};
const { isLocal } = await import('../../../Sources/Portal/kit/drawing.js');

test('a drawing leads to no other host', () => {
  for (const address of ['#set-1', '/train/workouts/1', '/']) assert.ok(isLocal(address), address);
  for (const address of ['//evil.example', '/\\\\evil.example', 'https://evil.example', 'javascript:alert(1)', '']) assert.ok(!isLocal(address), address);
});
