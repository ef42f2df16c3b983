/**
 * A QR code of a short text (ISO/IEC 18004): bytes, level M, versions 1 to 8. A phone's camera reads what stands on the coach's
 * screen, so no picture has to come from anywhere.
 */

import { s } from '../kit/view.js';

/** Of each version at level M: how many error words a block has, how many blocks there are, and all words. */
const versions = [
  [10, 1, 26],
  [16, 1, 44],
  [26, 1, 70],
  [18, 2, 100],
  [24, 2, 134],
  [16, 4, 172],
  [18, 4, 196],
  [22, 4, 242],
];

const exp = new Uint8Array(512),
  log = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exp[power] = exp[power + 255] = value;
  log[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}

/** @param {number} one @param {number} other */
const times = (one, other) => (one && other ? exp[log[one] + log[other]] : 0);

/**
 * The error words of a block.
 * @param {number[]} block
 * @param {number} count
 */
function errorWords(block, count) {
  let generator = [1];
  for (let at = 0; at < count; at += 1) generator = [...generator, 0].map((value, place) => value ^ times(place ? generator[place - 1] : 0, exp[at]));
  const rest = new Array(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift();
    rest.push(0);
    for (let at = 0; at < count; at += 1) rest[at] ^= times(generator[at + 1], factor);
  }
  return rest;
}

/** @param {string} text */
function words(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.findIndex(([error, blocks, all]) => bytes.length + 2 <= all - error * blocks) + 1;
  if (!version) throw new Error('The text is too long for a QR code.');
  const [error, blocks, all] = versions[version - 1],
    room = all - error * blocks;
  // Mode 4 (bytes), eight bits of length, the bytes, four bits of end.
  const bits = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: bits.length / 2 }, (_, at) => (bits[2 * at] << 4) | bits[2 * at + 1]);
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  // The last blocks are one word longer where the words do not divide.
  const short = Math.floor(room / blocks),
    longer = room % blocks;
  const parts = Array.from({ length: blocks }, (_, at) =>
    data.slice(at * short + Math.max(0, at - (blocks - longer)), (at + 1) * short + Math.max(0, at + 1 - (blocks - longer))),
  );
  const errors = parts.map((part) => errorWords(part, error));
  const woven = (/** @type {number[][]} */ lists) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) => lists.map((list) => list[at]))
      .flat()
      .filter((word) => word !== undefined);
  return { version, words: [...woven(parts), ...woven(errors)] };
}

const masks = [
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2,
  (/** @type {number} */ _, /** @type {number} */ y) => y % 2,
  (/** @type {number} */ x) => x % 3,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 3,
  (/** @type {number} */ x, /** @type {number} */ y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (/** @type {number} */ x, /** @type {number} */ y) => ((x * y) % 2) + ((x * y) % 3),
  (/** @type {number} */ x, /** @type {number} */ y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (/** @type {number} */ x, /** @type {number} */ y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * The dark squares, row by row.
 * @param {string} text
 * @returns {boolean[][]}
 */
export function qr(text) {
  const { version, words: all } = words(text),
    side = 17 + 4 * version;
  /** @type {Array<Array<boolean | undefined>>} */
  const fixed = Array.from({ length: side }, () => new Array(side).fill(undefined));
  const put = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
    if (x >= 0 && y >= 0 && x < side && y < side) fixed[y][x] = dark;
  };
  for (let at = 0; at < side; at += 1) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const square = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ reach, /** @type {number[]} */ light) => {
    for (let y = -reach; y <= reach; y += 1) for (let x = -reach; x <= reach; x += 1) put(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  // Alignment before the finders: their corners go first where both would stand.
  const places = version === 1 ? [] : version < 7 ? [6, side - 7] : [6, (side - 1) / 2, side - 7];
  for (const x of places)
    for (const y of places) if (!((x === 6 && y === 6) || (x === 6 && y === side - 7) || (x === side - 7 && y === 6))) square(x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ])
    square(x, y, 4, [2, 4]);
  if (version >= 7) versionBits(version, side, put);
  formatBits(0, side, put);
  let best = /** @type {boolean[][]} */ ([]),
    lowest = Infinity;
  masks.forEach((mask, number) => {
    formatBits(number, side, put);
    const made = filled(fixed, all, mask),
      cost = penalty(made);
    if (cost < lowest) [best, lowest] = [made, cost];
  });
  return best;
}

/**
 * @param {number} version
 * @param {number} side
 * @param {(x: number, y: number, dark: boolean) => void} put
 */
function versionBits(version, side, put) {
  let rest = version;
  for (let at = 0; at < 12; at += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const dark = Boolean((bits >> at) & 1),
      far = side - 11 + (at % 3),
      near = Math.floor(at / 3);
    put(far, near, dark);
    put(near, far, dark);
  }
}

/**
 * Level M and the mask, twice.
 * @param {number} mask
 * @param {number} side
 * @param {(x: number, y: number, dark: boolean) => void} put
 */
function formatBits(mask, side, put) {
  let rest = mask;
  for (let at = 0; at < 10; at += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (/** @type {number} */ at) => Boolean((bits >> at) & 1);
  for (let at = 0; at < 6; at += 1) put(8, at, dark(at));
  put(8, 7, dark(6));
  put(8, 8, dark(7));
  put(7, 8, dark(8));
  for (let at = 9; at < 15; at += 1) put(14 - at, 8, dark(at));
  for (let at = 0; at < 8; at += 1) put(side - 1 - at, 8, dark(at));
  for (let at = 8; at < 15; at += 1) put(8, side - 15 + at, dark(at));
  put(8, side - 8, true);
}

/**
 * The words in their zigzag, two columns at a time from the right.
 * @param {Array<Array<boolean | undefined>>} fixed
 * @param {number[]} all
 * @param {(x: number, y: number) => number} mask
 */
function filled(fixed, all, mask) {
  const side = fixed.length,
    made = fixed.map((row) => row.map(Boolean));
  let bit = 0,
    up = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x] !== undefined) continue;
        const dark = Boolean((all[bit >> 3] >> (7 - (bit & 7))) & 1);
        made[y][x] = dark !== (mask(x, y) === 0);
        bit += 1;
      }
    }
    up = !up;
  }
  return made;
}

/**
 * What makes a code hard to read: long runs, blocks, what looks like a finder, too much of one colour.
 * @param {boolean[][]} made
 */
function penalty(made) {
  const side = made.length,
    lines = [...made, ...made.map((_, x) => made.map((row) => row[x]))];
  let cost = 0,
    dark = 0;
  for (const line of lines) {
    const text = line.map((one) => (one ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (const pattern of ['10111010000', '00001011101']) for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) cost += 40;
  }
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      dark += Number(made[y][x]);
      if (x && y && made[y][x] === made[y - 1][x] && made[y][x] === made[y][x - 1] && made[y][x] === made[y - 1][x - 1]) cost += 3;
    }
  return cost + Math.floor(Math.abs((dark * 20) / (side * side) - 10)) * 10;
}

/**
 * The code as a drawing: dark on light in both themes, since cameras expect it.
 * @param {string} text
 * @param {string} name
 */
export function qrDrawing(text, name) {
  const squares = qr(text),
    side = squares.length + 8;
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return s(
    'svg',
    { class: 'qr', viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': name, 'shape-rendering': 'crispEdges' },
    s('rect', { width: side, height: side }),
    s('path', { d: path }),
  );
}
