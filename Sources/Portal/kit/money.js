/** Prices as the person reads them. */

import { language } from './text.js';

/**
 * An amount of money in the smallest parts of its currency.
 * @param {number} amount
 * @param {string} currency
 */
export function money(amount, currency) {
  const format = new Intl.NumberFormat(language(), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
