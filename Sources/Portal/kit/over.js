/**
 * The session is over, wherever it was ended. Another person may sit here next: nothing is shown any more in any tab. What comes
 * then is in own/signed-out.js, which is loaded in a quiet moment, so that it is there without a connection.
 */

import { blocked } from './guard.js';
import { tellTabs } from './tabs.js';

/** @type {Promise<boolean> | undefined} */
let going;

/**
 * What this browser keeps for all accounts; nothing in one that keeps nothing.
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** @returns {Promise<boolean>} Whether the same person is signed in again, and the page is there as it was. */
export function over() {
  return (going ??= leave().finally(() => {
    going = undefined;
  }));
}

async function leave() {
  const isTyped = blocked(),
    shown = [...document.body.childNodes];
  blank();
  tellTabs('over');
  if (kept('account')) localStorage.removeItem('account');
  return (await import('../own/signed-out.js')).after(isTyped && shown);
}

/** Nothing of the screen stays, nor in the page that Back would bring. */
export function blank() {
  for (const one of document.querySelectorAll('dialog')) one.close();
  document.body.replaceChildren();
}
