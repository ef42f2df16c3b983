// @ts-check
// How long a workout took, as it stands in a field. What is written there is read as the same seconds.

const HOUR = 3600;

/**
 * Hours first, so that two parts are never minutes and seconds: "0:47", "1:15", "0:47:12".
 * @param {number} seconds
 */
export function typedLength(seconds) {
  const two = (/** @type {number} */ part) => `${part}`.padStart(2, '0');
  const rest = seconds % 60;
  return `${Math.floor(seconds / HOUR)}:${two(Math.floor(seconds / 60) % 60)}${rest ? `:${two(rest)}` : ''}`;
}

/**
 * "75" and "75 min" are minutes, "1:15" is an hour and a quarter, "1:15:20" has seconds, and "1 h 15 min" is what it says.
 * @param {string} text
 * @returns {number | undefined} Seconds. Undefined: it is no length.
 */
export function readLength(text) {
  const bare = text.trim().toLowerCase();
  const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(bare);
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const words = /^(?:(\d{1,3})\s*(?:h|std|sa)\.?)?\s*(?:(\d{1,5})\s*(?:min|dk|m|′|')?\.?)?$/.exec(bare);
  return words && (words[1] ?? words[2]) !== undefined ? Number(words[1] ?? 0) * HOUR + Number(words[2] ?? 0) * 60 : undefined;
}
