// The same values as the reference, which the server's derivation is held against too; and every pair can be read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SURFACES, contrast, isColour, on, tokens } from '../../../Sources/Portal/kit/colour.js';

const cases = JSON.parse(readFileSync(new URL('colour.values.json', import.meta.url), 'utf8'));
/** @type {['day', 'night']} */
const times = ['day', 'night'];

test('three colours become what the reference says', () => {
  for (const { colours, ...expected } of cases) {
    for (const time of times) assert.deepEqual(tokens(...colours, time), expected[time], `${colours} ${time}`);
  }
});

test('whatever is chosen can be read, by day and by night', () => {
  const steps = ['00', '33', '80', 'cc', 'ff'];
  for (const r of steps)
    for (const g of steps)
      for (const b of steps) {
        const chosen = /** @type {[string, string, string]} */ ([`#${r}${g}${b}`, `#${b}${r}${g}`, `#${g}${b}${r}`]);
        for (const time of times) check(chosen, time);
      }
});

/** @param {[string, string, string]} chosen @param {'day' | 'night'} time */
function check(chosen, time) {
  const made = tokens(...chosen, time);
  const least = (/** @type {string} */ a, /** @type {string} */ b, /** @type {number} */ wanted) =>
    assert.ok(contrast(a, b) >= wanted, `${chosen} ${time}: ${a} on ${b} has ${contrast(a, b)}`);
  least(made['on-brand'], made.brand, 4.5);
  least(made['on-masthead'], made.masthead, 4.5);
  least(made['brand-edge'], SURFACES[time][0], 3);
  for (const surface of [...SURFACES[time], made['brand-wash']]) {
    least(made['brand-ink'], surface, 4.5);
    least(made['accent-ink'], surface, 4.5);
    least(made['brand-line'], surface, 3);
  }
}

test('contrast and colours', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#777777', '#777777'), 1);
  assert.equal(on('#ffd23f'), '#000000');
  assert.ok(isColour('#1A2b3c') && !isColour('#fff') && !isColour('red'));
});
