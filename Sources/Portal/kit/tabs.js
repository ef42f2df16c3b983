/**
 * What the tabs of this browser tell each other: who is signed in now, and in which role. They share one session, and each has
 * pages of it. `over`: the session was ended elsewhere. Nothing: somebody signed out here.
 */

/** @type {BroadcastChannel | undefined} */
let channel;
/** @type {Set<(who: string | null) => void>} */
const listeners = new Set();

/**
 * Hears of the other tabs. Nothing is told before the first one listens.
 * @param {(who: string | null) => void} body
 * @returns {() => void} Ends it.
 */
export function hearTabs(body) {
  channel ??= new BroadcastChannel('session');
  channel.onmessage = ({ data }) => {
    for (const one of [...listeners]) one(data);
  };
  listeners.add(body);
  return () => listeners.delete(body);
}

/** @param {string | null} who */
export const tellTabs = (who) => channel?.postMessage(who);
