/** What a button does: once at a time; what fails is said beside it. */

import { note } from './announce.js';
import { Problem } from './api.js';
import { sentence } from './state.js';

/**
 * A listener for a button whose work takes a while: `onclick: act(async () => …)`.
 * @param {(event: Event) => unknown} work
 * @returns {(event: Event) => Promise<void>}
 */
export function act(work) {
  let busy = false;
  return async (event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (busy) return;
    busy = true;
    button.setAttribute('aria-busy', 'true');
    try {
      await work(event);
    } catch (failure) {
      if (!(failure instanceof Problem)) console.error(failure);
      const said = failure instanceof Problem && failure.faults.length ? failure.faults.map((fault) => fault.message).join('. ') : sentence(failure);
      note(said);
    } finally {
      busy = false;
      button.removeAttribute('aria-busy');
    }
  };
}
