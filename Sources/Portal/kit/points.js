/** The points of a drawing: which one is near, which is next, what a label says. Without a page, for tests. */

/**
 * The canvas that is drawn for a room of so many pixels: the widest that fits, so that no text becomes smaller than 12 pixels.
 * @param {number} pixels
 * @returns {'360' | '720' | '1080'}
 */
export const canvasFor = (pixels) => (pixels >= 1044 ? '1080' : pixels >= 684 ? '720' : '360');

/**
 * The index of the point that is nearest to a place, -1 where there is none.
 * @param {Array<{ x: number, y: number }>} points
 * @param {{ x: number, y: number }} place
 * @param {boolean} down Whether they stand under each other: then the height alone counts, else the side.
 */
export function nearest(points, place, down) {
  let found = -1,
    least = Infinity;
  points.forEach((point, index) => {
    const away = down ? Math.abs(point.y - place.y) : Math.abs(point.x - place.x);
    if (away < least) [found, least] = [index, away];
  });
  return found;
}

/**
 * Where a key leads among so many points; undefined for any other key.
 * @param {string} key
 * @param {number} at
 * @param {number} count
 */
export function step(key, at, count) {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * "12 October: 183 kg, from 162.5 kg × 4 @9" as its day, and the rest.
 * @param {string} label
 */
export function spoken(label) {
  const end = label.indexOf(': ');
  return end < 0 ? { day: '', rest: label } : { day: label.slice(0, end), rest: label.slice(end + 2) };
}

/**
 * Lines of a table as CSV (RFC 4180). What a spreadsheet would take for a formula is kept as text.
 * @param {Array<Array<string | number | undefined>>} lines
 */
export function csv(lines) {
  const one = (/** @type {string | number | undefined} */ value) => {
    if (value === undefined) return '';
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
  };
  return lines.map((line) => `${line.map(one).join(',')}\r\n`).join('');
}
