import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, isChangedElsewhere } from '../../../Sources/Portal/train/log/versions.js';

test('own changes are none of another device, a gap among them is one', () => {
  explain(undefined);
  for (const version of [11, 12, 14]) explain(version);
  assert.equal(isChangedElsewhere(10, 10), false);
  assert.equal(isChangedElsewhere(10, 12), false);
  assert.equal(isChangedElsewhere(12, 14), true);
  assert.equal(isChangedElsewhere(13, 14), false);
  assert.equal(isChangedElsewhere(14, 15), true);
  assert.equal(isChangedElsewhere(20, 14), false);
});

test('what is long ago is forgotten, and then counts as changed elsewhere', () => {
  for (let version = 100; version < 700; version += 1) explain(version);
  assert.equal(isChangedElsewhere(199, 699), false);
  assert.equal(isChangedElsewhere(198, 699), true);
});
