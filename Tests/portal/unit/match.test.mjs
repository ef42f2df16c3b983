import assert from 'node:assert/strict';
import { test } from 'node:test';
import { match, tabOf } from '../../../Sources/Portal/kit/match.js';

const screens = ['/train', '/train/history', '/train/history/{id}', '/train/history/new', '/train/{area}/{id}/edit'].map((path) => ({ path }));

test('a fixed segment goes before a parameter', () => {
  assert.equal(match(screens, '/train/history/new')?.screen.path, '/train/history/new');
  const hit = match(screens, '/train/history/a%20b');
  assert.equal(hit?.screen.path, '/train/history/{id}');
  assert.deepEqual(hit?.params, { id: 'a b' });
});

test('a slash at the end says nothing', () => {
  assert.equal(match(screens, '/train/')?.screen.path, '/train');
  assert.equal(match(screens, '/train')?.screen.path, '/train');
});

test('what is no address is no screen', () => {
  assert.equal(match(screens, '/train/history/%E0%A4%A'), undefined);
  assert.equal(match(screens, '/train/a/b/c/d'), undefined);
});

test('the tab of a path', () => {
  const tabs = ['/train', '/train/history', '/train/plan', '/train/more'];
  assert.equal(tabOf(tabs, '/train'), '/train');
  assert.equal(tabOf(tabs, '/train/history/1'), '/train/history');
  assert.equal(tabOf(tabs, '/train/planned/1'), '/train/more');
  assert.equal(tabOf(tabs, '/own/account'), '/train/more');
});
