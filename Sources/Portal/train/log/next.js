// Where the focus goes once a set is ticked, or the rest is cut short.

/** The id of the button below the last exercise. */
export const FINISH = 'finish-below';

/**
 * The on-screen keyboard closes, the next ✓ has the focus, and its row is in sight. After the last set it is Finish.
 * @param {string | undefined} set
 */
export function toNext(set) {
  const next = document.getElementById(set ? `tick-${set}` : FINISH);
  next?.focus({ preventScroll: true });
  (set ? document.getElementById(`row-${set}`) : next)?.scrollIntoView({ block: set ? 'nearest' : 'center' });
}
