// A part of the screen that is drawn anew only if what it depends on is another one: an open menu stays open, a focus stays.
import { cell, still, watch } from '../../kit/view.js';

/**
 * @template {import('../../kit/view.js').Child} T
 * @param {() => unknown} key What it depends on, as a plain value.
 * @param {() => T} make
 * @returns {() => T}
 */
export function steady(key, make) {
  const now = cell(/** @type {unknown} */ (undefined));
  watch(() => now.set(key()));
  return () => {
    now();
    return still(make);
  };
}
