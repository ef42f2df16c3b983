import '../kit/all.js';
import { confirm } from '../kit/dialog.js';
import { list } from '../kit/format.js';
import * as store from '../kit/store.js';
import { loadTexts, t } from '../kit/text.js';
import { waitingOf } from '../train/log/waiting.js';
import { signOut } from './signed-out.js';

/** @typedef {import('../train/log/replay.js').Change} Change */

/** Signing out takes away what this device keeps. What is not sent is named first. */
export async function leave() {
  if (await mayLoseUnsent()) await signOut();
}

/** @returns {Promise<boolean>} Whether nothing waits, or the person gives it up. */
export async function mayLoseUnsent() {
  const { sets, finished, changes } = waitingOf(await unsent());
  if (!sets && !finished && !changes) return true;
  await loadTexts('mine');
  const what = list([
    ...(sets ? [t('own.unsentSets', { count: sets })] : []),
    ...(finished ? [t('own.unsentFinished', { count: finished })] : []),
    ...(changes ? [t('own.unsentChanges', { count: changes })] : []),
  ]);
  return confirm({ title: t('own.unsentTitle'), text: t('own.unsentText', { what }), action: t('own.signOutAnyway'), danger: true });
}

/**
 * Read from the disk: the screens that log may not be loaded here.
 * @returns {Promise<Change[]>}
 */
async function unsent() {
  try {
    const [changes, asides] = await Promise.all([store.all('changes'), store.all('aside')]);
    return [.../** @type {Change[]} */ (changes), .../** @type {Array<{ changes: Change[] }>} */ (asides).flatMap((one) => one.changes)];
  } catch {
    return [];
  }
}
