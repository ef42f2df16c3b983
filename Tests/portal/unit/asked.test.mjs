import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, isDay, isId, isMoment, isOneOf, isText } from '../../../Sources/Portal/admin/asked.js';

const id = '01a223db-bc3d-7998-b6e2-a9e485464cc5';
const rules = { actor: isId, action: isOneOf(['signed_in']), from: isMoment, to: isDay, q: isText };

test('an address asks for what its rules know; the rest is left out', () => {
  assert.deepEqual(asked(new URLSearchParams({ actor: id, action: 'signed_in', q: 'Chargeback' }), rules), { actor: id, action: 'signed_in', q: 'Chargeback' });
  assert.deepEqual(
    asked(new URLSearchParams({ actor: 'lifter1', action: 'account.locked', from: 'yesterday', to: '2026-13-01', page: '2', q: '' }), rules),
    {},
  );
});

test('a moment has its offset, a day has none', () => {
  for (const known of ['2026-11-28T20:30:00Z', '2026-11-28T20:30:00.5+01:00']) assert.ok(isMoment(known), known);
  for (const unknown of ['2026-11-28', '2026-11-28T20:30', '2026-11-28T25:30:00Z']) assert.ok(!isMoment(unknown), unknown);
  assert.ok(isDay('2026-02-28') && !isDay('2026-11-28T20:30:00Z'));
});
