/** What is typed and not saved is not lost by a click beside it. */

import { confirm } from './dialog.js';
import { t } from './text.js';
import { onEnd } from './view.js';

/** @type {Set<() => boolean>} */
const guards = new Set();

/**
 * Asks before the screen is left while `changed` answers true. Ends with the screen.
 * @param {() => boolean} changed
 */
export function guard(changed) {
  guards.add(changed);
  onEnd(() => guards.delete(changed));
}

/** Whether something unsaved is on the screen. */
export const blocked = () => [...guards].some((changed) => changed());

/** Asks whether what is typed may be lost. */
export const mayLeave = () => confirm({ title: t('kit.leaveTitle'), text: t('kit.leaveText'), action: t('kit.leave'), danger: true });

/** Asks if need be; true if the screen may be left. */
export async function leaving() {
  if (!blocked()) return true;
  const leave = await mayLeave();
  if (leave) unguard();
  return leave;
}

/** The page has to go, whatever is typed. */
export const unguard = () => guards.clear();

export function watchLeaving() {
  addEventListener('beforeunload', (event) => {
    if (blocked()) event.preventDefault();
  });
}
