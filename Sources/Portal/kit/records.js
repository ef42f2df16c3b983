/** What records and points of graphs come to: rounded alike wherever they are shown. */

import { distance, number, person, rest, weightValue } from './format.js';
import { t } from './text.js';

/**
 * A value of a record or a graph, and its unit: an estimate has no more than a tenth, a volume is whole, and a weight that was
 * lifted has its quarters, as plates do. Other fractions of a lifted weight come from another unit.
 * @param {number} value
 * @param {string} unit
 * @param {string} [kind] Of the record, or what the graph measures.
 * @returns {[string, string]}
 */
export function recordValue(value, unit, kind = '') {
  if (unit === 'seconds') return [rest(value), ''];
  if (unit === 'meters') return [distance(value), ''];
  if (unit !== 'kg' && unit !== 'lb') return [t('kit.reps', { count: value }), ''];
  const own = weightValue(value, unit),
    isPlates = /^weight|^least/.test(kind) && Number.isInteger(own * 4);
  return [number(own, kind === 'volume' ? 0 : isPlates ? 2 : 1), person.unit];
}

/**
 * The same in one line.
 * @param {number} value @param {string} unit @param {string} [kind]
 */
export const recordText = (value, unit, kind) => recordValue(value, unit, kind).join(' ').trim();

/**
 * How much more a record is than what it beat: "+2.5 kg", and "−5 kg" of assistance.
 * @param {{ value: number, previous?: number, unit: string, kind: string }} record
 */
export function gainText({ value, previous = value, unit, kind }) {
  const more = value - previous;
  return more ? `${more < 0 ? '−' : '+'}${recordText(Math.abs(more), unit, kind)}` : '';
}
