/**
 * What a request may have to ask the person before it is repeated. Each answers whether to repeat. The dialogs are loaded
 * when they are needed for the first time.
 */

import { over } from './over.js';

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
   * The session is over. The sign-in leads back here; where something was typed the same person goes on.
   * @param {Problem} _problem
   * @returns {Promise<boolean>}
   */
  signIn: (_problem) => over(),
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
