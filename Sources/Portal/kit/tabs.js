/** What the tabs of this browser tell each other: who is signed in now. They share one session, and each has pages of it. */

/** @type {BroadcastChannel | undefined} */
let channel;
/** @type {Set<(account: string | null) => void>} */
const listeners = new Set();

/**
 * Hears of the other tabs. Nothing is told before the first one listens.
 * @param {(account: string | null) => void} body The account's id; nothing after a sign-out.
 * @returns {() => void} Ends it.
 */
export function hearTabs(body) {
  channel ??= new BroadcastChannel('session');
  channel.onmessage = ({ data }) => { for (const one of [...listeners]) one(data); };
  listeners.add(body);
  return () => listeners.delete(body);
}

/** @param {string | null} account */
export const tellTabs = (account) => channel?.postMessage(account);
