import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../../Sources/Portal/kit/place.js';

const place = (to) => placeOf(to, 'https://gym.example');

test('a sign-in goes on within the portal', () => {
  for (const to of ['/train', '/own/notices?open=1', '/coach/clients/a/workouts#last', '/train/%2e./train']) assert.match(place(to), /^\/(train|coach|own)/);
  assert.equal(place('/coach/clients/a/workouts?on=2026-11-27#last'), '/coach/clients/a/workouts?on=2026-11-27#last');
});

test('no link leads to another site, past the portal or to a script', () => {
  for (const to of [
    '',
    '//evil.example/',
    'https://evil.example/train',
    '/\\evil.example/train',
    'javascript:alert(1)',
    '/trainevil',
    '/own/../../x',
    '/own/%2e%2e/v1/me',
    '/train/..//evil.example',
    'http://[',
  ]) {
    assert.equal(place(to), '/', to);
  }
});
