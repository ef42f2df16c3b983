/** What was measured of a body, in the person's units. */

import { number, person, weightNumber } from './format.js';

/** Centimeters, exactly. */
export const INCH = 2.54;

/**
 * The value and its unit.
 * @param {number} value @param {string} [unit]
 * @returns {[string, string]}
 */
export function bodyValue(value, unit) {
  if (unit === 'kg' || unit === 'lb') return [weightNumber(value, unit), person.unit];
  if (unit === 'cm' && person.unit === 'lb') return [number(value / INCH), 'in'];
  if (unit === 'in' && person.unit === 'kg') return [number(value * INCH), 'cm'];
  return [number(value, 2), unit === 'percent' ? '%' : (unit ?? '')];
}
