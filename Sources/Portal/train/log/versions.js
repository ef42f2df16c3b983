// @ts-check
// Which versions of the person's data come from this device. Each change of anyone's counts one on (docs/sync.md), so a version
// that nothing here explains was made on another device, by an import, in another tab.

/**
 * The last ones, in the order they were met.
 * @type {Set<number>}
 */
const ours = new Set();
/** More are not made between two hints. */
const KEPT = 500;

/**
 * This device made the change, or has read what it made.
 * @param {number | undefined} version
 */
export function explain(version) {
  if (version === undefined || ours.has(version)) return;
  ours.add(version);
  const [first] = ours;
  if (ours.size > KEPT) ours.delete(first);
}

/**
 * Whether something was changed elsewhere after one version, up to another. A stream that tells of the last one alone hides
 * none: the gap before it has no reason either.
 * @param {number} from @param {number} to
 */
export function isChangedElsewhere(from, to) {
  for (let version = to; version > from; version -= 1) if (!ours.has(version)) return true;
  return false;
}
