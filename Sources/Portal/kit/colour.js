// What a tenant's three colours become, by day and by night. The server does the same sums for the pages that it
// sends; this copy shows an admin what a choice leads to before it is saved.

/** @typedef {'day' | 'night'} Time */
/** @typedef {[number, number, number]} Triple */
/**
 * @typedef {'brand' | 'on-brand' | 'brand-edge' | 'brand-wash' | 'accent-wash' | 'brand-ink' | 'brand-line'
 *   | 'accent-ink' | 'accent-line' | 'masthead' | 'on-masthead'} Token
 */

/**
 * What text and lines stand on: sheet, ground, sunk.
 * @type {Record<Time, [string, string, string]>}
 */
export const SURFACES = {
  day: ['#ffffff', '#f4f3f0', '#eceae5'],
  night: ['#1a1c1f', '#101113', '#26292d'],
};

/**
 * Whether a text is a colour such as #1a2b3c.
 * @param {string} text
 */
export const isColour = (text) => /^#[0-9a-f]{6}$/i.test(text);

/** @param {number} c */
const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
/** @param {number} c */
const gamma = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);

/** @param {string} colour @returns {Triple} */
function rgb(colour) {
  const channel = (/** @type {number} */ at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** @param {string} colour */
function luminance(colour) {
  const [r, g, b] = rgb(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2).
 * @param {string} a
 * @param {string} b
 */
export function contrast(a, b) {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @param {string} colour @returns {Triple} */
function oklab(colour) {
  const [r, g, b] = rgb(colour);
  const l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3);
  const m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3);
  const s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * Half goes to the even neighbour, as the server and its reference round.
 * @param {number} value
 */
function rounded(value) {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

/** @param {number} light @param {number} a @param {number} b @returns {Triple} */
function toLinear(light, a, b) {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * The colour, with as much of its chroma as sRGB has at this lightness.
 * @param {number} light
 * @param {number} a
 * @param {number} b
 */
function hexed(light, a, b) {
  let out = toLinear(light, a, b);
  for (let step = 1; step <= 40 && out.some((c) => c < -0.0005 || c > 1.0005); step += 1) {
    const keep = 1 - step / 40;
    out = toLinear(light, a * keep, b * keep);
  }
  const two = (/** @type {number} */ c) =>
    rounded(gamma(Math.min(Math.max(c, 0), 1)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${out.map(two).join('')}`;
}

/**
 * The nearest lightness, away from the ground, that reaches `least` on every ground.
 * @param {string} colour @param {string[]} grounds @param {number} least @param {boolean} night
 */
function moved(colour, grounds, least, night) {
  let [light, a, b] = oklab(colour);
  while (Math.min(...grounds.map((ground) => contrast(colour, ground))) < least && (night ? light < 1 : light > 0)) {
    light = night ? Math.min(1, light + 0.005) : Math.max(0, light - 0.005);
    colour = hexed(light, a, b);
  }
  return colour;
}

/**
 * A surface of that lightness with a breath of the colour.
 * @param {string} colour
 * @param {number} light
 * @param {number} most
 */
function tinted(colour, light, most) {
  const [, a, b] = oklab(colour);
  const chroma = (a * a + b * b) ** 0.5 || 1;
  const keep = Math.min(chroma, most) / chroma;
  return hexed(light, a * keep, b * keep);
}

/**
 * Which colour writes and draws: the primary; where that would have to change past recognition, the accent.
 * @param {string} primary @param {string} accent @param {string[]} grounds @param {boolean} night
 */
function readable(primary, accent, grounds, night) {
  const way = (/** @type {string} */ colour) => Math.abs(oklab(moved(colour, grounds, 4.5, night))[0] - oklab(colour)[0]);
  return way(primary) <= 0.2 || way(accent) >= way(primary) ? primary : accent;
}

/**
 * A brand without a hue is ink on paper; by night it is chalk on slate.
 * @param {string} colour
 */
function mirrored(colour) {
  const [light, a, b] = oklab(colour);
  return (a * a + b * b) ** 0.5 < 0.03 && light < 0.6 ? hexed(0.93, a, b) : colour;
}

/**
 * Black or white, whichever can be read better.
 * @param {string} colour
 */
export const on = (colour) => (contrast('#000000', colour) >= contrast('#ffffff', colour) ? '#000000' : '#ffffff');

/**
 * The tokens of a brand.
 * @param {string} primary @param {string} accent @param {string} background @param {Time} time
 * @returns {Record<Token, string>}
 */
export function tokens(primary, accent, background, time) {
  const night = time === 'night';
  const grounds = SURFACES[time];
  const main = night ? mirrored(primary) : primary;
  const brand = night ? moved(main, [grounds[0]], 3, true) : main;
  const brandWash = tinted(main, night ? 0.265 : 0.962, night ? 0.024 : 0.018);
  const accentWash = tinted(accent, night ? 0.265 : 0.962, night ? 0.035 : 0.022);
  const all = [...grounds, brandWash];
  const writes = readable(main, accent, all, night);
  const drawn = night ? 4.5 : 3;
  const masthead = night ? tinted(background, Math.min(oklab(background)[0], 0.235), 0.03) : background;
  return {
    brand,
    'on-brand': on(brand),
    'brand-edge': moved(brand, grounds.slice(0, 2), 3, night),
    'brand-wash': brandWash,
    'accent-wash': accentWash,
    'brand-ink': moved(writes, all, 4.5, night),
    'brand-line': moved(writes, all, drawn, night),
    'accent-ink': moved(accent, [...all, accentWash], 4.5, night),
    'accent-line': moved(accent, [...all, accentWash], drawn, night),
    masthead,
    'on-masthead': on(masthead),
  };
}
