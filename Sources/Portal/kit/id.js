// @ts-check

let last = 0;
let count = 0;

/**
 * A UUID of version 7 whose order is the order in which they were made, also within a millisecond and after the clock
 * was turned back (RFC 9562, 6.2, method 1: the 12 bits after the version count).
 * @returns {string}
 */
export function newId() {
  const now = Date.now();
  if (now > last) {
    last = now;
    count = 0;
  } else if (++count > 0xfff) {
    last++;
    count = 0;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  bytes[0] = (bytes[0] & 0x3f) | 0x80;
  const chance = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const time = last.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${chance.slice(0, 4)}-${chance.slice(4)}`;
}

/**
 * What is made from now on comes after this one: it was made here before the page was opened.
 * @param {string} id
 */
export function makeAfter(id) {
  const time = parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  if (time >= last) {
    last = time;
    count = parseInt(id.slice(15, 18), 16);
  }
}
