// @ts-check
// Time by the server's clock, deadlines that outlive a locked screen, and what a phone can do beside: stay awake, vibrate.
import { cell } from './view.js';

let offset = 0;

/** Milliseconds, by the server's clock: a phone's own may be wrong by days. */
export const now = () => Date.now() + offset;

/** @param {number} [at] Milliseconds. @returns {string} */
export const moment = (at = now()) => new Date(at).toISOString();

/**
 * Corrects the clock by the field `Date` of an answer. It says whole seconds, so small differences are none.
 * @param {string | null} date
 */
export function measure(date) {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const off = told - Date.now();
  if (Math.abs(off - offset) > 2000) offset = Math.abs(off) > 2000 ? off : 0;
}

/**
 * Changes once a second while the page is seen; who reads it is drawn anew. The timer stands still while nobody is there.
 */
export const second = cell(Math.floor(Date.now() / 1000));

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let users = 0;

function tick() {
  clearTimeout(timer);
  second.set(Math.floor(now() / 1000));
  if (users && document.visibilityState === 'visible') timer = setTimeout(tick, 1000 - (now() % 1000) + 5);
}

/** Lets the seconds run until the returned function is called. */
export function run() {
  if (users++ === 0) {
    document.addEventListener('visibilitychange', tick);
    tick();
  }
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    if (--users === 0) {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    }
  };
}

/** @type {WakeLockSentinel | null} */
let awake = null;
let wanted = false;

const seenAgain = () => void stayAwake(wanted);

/**
 * Keeps the screen on, where the browser can. It lets go when the page is hidden, so it is asked again when it is seen.
 * @param {boolean} on
 */
export async function stayAwake(on) {
  wanted = on;
  if (!on) {
    document.removeEventListener('visibilitychange', seenAgain);
    const held = awake;
    awake = null;
    await held?.release().catch(() => {});
    return;
  }
  document.addEventListener('visibilitychange', seenAgain);
  if (awake || !('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
  awake = await navigator.wakeLock.request('screen').catch(() => null);
  awake?.addEventListener('release', () => {
    awake = null;
  });
  if (!wanted) void stayAwake(false);
}

/** Two short ones: the rest is over. */
export function vibrate() {
  if ('vibrate' in navigator && matchMedia('(prefers-reduced-motion: no-preference)').matches) navigator.vibrate([120, 80, 120]);
}
