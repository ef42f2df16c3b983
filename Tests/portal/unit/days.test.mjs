import assert from 'node:assert/strict';
import { test } from 'node:test';
import { person } from '../../../Sources/Portal/kit/format.js';
import { toInstant, toLocal } from '../../../Sources/Portal/kit/wall.js';
import { orderedWeekdays, plusDays, weekStart, weekdayOf } from '../../../Sources/Portal/kit/days.js';

test('a week begins where the person says', () => {
  assert.equal(weekdayOf('2026-11-23'), 'monday');
  assert.equal(weekStart('2026-11-23', 'monday'), '2026-11-23');
  assert.equal(weekStart('2026-11-23', 'sunday'), '2026-11-22');
  assert.equal(weekStart('2026-11-23', 'saturday'), '2026-11-21');
  assert.deepEqual(orderedWeekdays('saturday').slice(0, 3), ['saturday', 'sunday', 'monday']);
  assert.equal(plusDays('2026-02-27', 2), '2026-03-01');
});

test('a moment in its own zone comes back as it was, in summer and in winter', () => {
  for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']) {
    for (const iso of ['2026-07-01T00:30:00.000Z', '2026-11-21T02:15:00.000Z', '2026-03-29T00:59:00.000Z', '2026-10-25T02:30:00.000Z']) {
      assert.equal(toInstant(toLocal(iso, zone), zone), iso, `${zone} ${iso}`);
    }
  }
  assert.equal(toLocal('2026-11-21T02:15:04Z', 'America/Los_Angeles'), '2026-11-20T18:15');
  person.timeZone = 'Asia/Kolkata';
  assert.equal(toInstant('2026-11-21T07:45'), '2026-11-21T02:15:00.000Z', "else in the person's zone");
});
