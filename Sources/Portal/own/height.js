// @ts-check
// How tall someone is, as it stands in a field. What is written there is read as the same height.
import { INCH } from '../kit/body-value.js';
import { readNumber, typedNumber } from '../kit/format.js';

/** @typedef {import('../types/api').Height} Height */

/**
 * In feet and inches for who lifts pounds: "5′ 11.5″"; else in centimeters. Inches are kept to a hundredth.
 * @param {Height | undefined} height @param {'kg' | 'lb'} unit
 */
export function typedHeight(height, unit) {
  if (height?.cm === undefined && height?.feet === undefined) return '';
  const hundredths = Math.round(100 * (height.cm === undefined ? 12 * (height.feet ?? 0) + (height.inches ?? 0) : height.cm / INCH));
  if (unit === 'kg') return typedNumber(height.cm ?? (hundredths / 100) * INCH, 3);
  return `${Math.floor(hundredths / 1200)}′ ${typedNumber((hundredths % 1200) / 100, 2)}″`;
}

/**
 * A number alone is in centimeters for who lifts kilograms, and could be anything for who lifts pounds.
 * @param {string} text @param {'kg' | 'lb'} unit
 * @returns {Height | undefined} It is no height.
 */
export function readHeight(text, unit) {
  const bare = text.trim().toLowerCase();
  const [, figure = '', said = unit === 'kg' ? 'cm' : ''] = /^([\d.,]+)\s*(cm)?$/.exec(bare) ?? [],
    cm = readNumber(figure);
  if (cm !== undefined && said) return { cm };
  const [, feet, part] = /^(\d)\s*(?:['’′]|ft\.?)\s*(?:([\d.,]+)\s*(?:["”″]|''|′′|in\.?)?)?$/.exec(bare) ?? [],
    inches = readNumber(part ?? '0');
  return feet && inches !== undefined && inches < 12 ? { feet: Number(feet), inches } : undefined;
}
