import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meaning } from '../../../Sources/Portal/admin/cron.js';

test('usual cron expressions have words', () => {
  /** @type {Array<[string, unknown]>} */
  const cases = [
    ['* * * * *', { kind: 'minute' }],
    ['*/5 * * * *', { kind: 'minutes', step: 5 }],
    ['20 * * * *', { kind: 'hourly', minute: 20 }],
    ['17 */6 * * *', { kind: 'hours', step: 6, minute: 17 }],
    ['15 2 * * *', { kind: 'daily', time: '02:15' }],
    ['30 4 * * 0', { kind: 'weekly', time: '04:30', day: 0 }],
    ['30 4 * * 7', { kind: 'weekly', time: '04:30', day: 0 }],
    ['0 3 1 * *', { kind: 'monthly', time: '03:00', day: 1 }],
  ];
  for (const [cron, expected] of cases) assert.deepEqual(meaning(cron), expected, cron);
});

test('others are shown as they are', () => {
  for (const cron of ['', '* * *', '0 3 1 1 *', '0,30 * * * *', '0 3 1 * 1', '*/5 2 * * *', '* */2 * * *', '0 0 * * 1-5', '1 2 3 4 5 6']) {
    assert.equal(meaning(cron), undefined, cron);
  }
});
