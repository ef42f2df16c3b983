import { prefer, preference } from '../kit/preferences.js';

/** @typedef {Record<string, Record<string, any>>} Typed By the calculator. */

const all = () => preference('calculators', /** @type {Typed} */ ({}));

/**
 * What was typed last, so that a calculator is as it was left.
 * @param {string} kind
 */
export const lastTyped = (kind) => all()[kind] ?? {};

/** @param {string} kind @param {Record<string, any>} typed */
export const noteTyped = (kind, typed) => prefer('calculators', { ...all(), [kind]: typed });
