/**
 * What a request may have to ask the person before it is repeated. Each answers whether to repeat. The dialogs are loaded
 * when they are needed for the first time.
 */

import { blocked } from './guard.js';

/** @typedef {import('./api.js').Problem} Problem */

/** @param {number} milliseconds */
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** @type {Map<string, Promise<boolean>>} */
const open = new Map();

/**
 * Several requests that lack the same thing wait for one dialog.
 * @param {string} name
 * @param {() => Promise<boolean>} body
 */
function once(name, body) {
  const running = open.get(name) ?? body().finally(() => open.delete(name));
  open.set(name, running);
  return running;
}

export const ask = {
  /**
   * The session is over. The sign-in leads back here. Where something is typed the page stays, and own/signed-out.js
   * `signInBeside()` asks.
   * @param {Problem} _problem
   * @returns {Promise<boolean>}
   */
  signIn: async (_problem) => {
    const here = location.pathname + location.search;
    // Whoever signs in next may be another person: nothing of this one is shown before the server has said who it is.
    try {
      localStorage.removeItem('account');
    } catch { /* A browser that keeps nothing has nothing to forget. */ }
    if (blocked()) return once('sign-in', async () => (await import('../own/signed-out.js')).signInBeside());
    location.assign(`/sign-in?to=${encodeURIComponent(here)}`);
    await wait(10_000);
    return false;
  },
  /**
   * Answers by own/proof.js: `prove(problem)` asks for a password, a code or a passkey.
   * @param {Problem} problem
   * @returns {Promise<boolean>}
   */
  proof: (problem) => once('proof', async () => (await import('../own/proof.js')).prove(problem)),
  /**
   * Answers by own/agree.js: `agree(problem)` shows what has to be agreed to.
   * @param {Problem} problem
   * @returns {Promise<boolean>}
   */
  consent: (problem) => once('consent', async () => (await import('../own/agree.js')).agree(problem)),
};
