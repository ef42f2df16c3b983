import { s } from '../kit/view.js';
import { t } from '../kit/text.js';
import { number } from '../kit/format.js';

/** @typedef {import('../types/api').PlateLine} PlateLine */

/**
 * Heights by weight: the big ones are one size, as in a gym. Kilograms; pounds are near enough when halved.
 * @param {number} weight
 */
const heightOf = (weight) => (weight >= 15 ? 46 : weight >= 10 ? 36 : weight >= 5 ? 30 : weight >= 2.5 ? 24 : 18);

/**
 * One side of the bar, from the inside out, as outlines with figures.
 * @param {PlateLine[]} perSide
 * @param {'kg' | 'lb'} unit
 */
export function platesDrawn(perSide, unit) {
  const list = perSide.flatMap((line) => Array.from({ length: line.count }, () => line.weight));
  const words = list.map((weight) => number(weight, 2));
  let x = 12.75;
  const drawn = list.flatMap((weight, at) => {
    const text = words[at] ?? '';
    const width = Math.max(20, 8 * text.length + 6),
      height = heightOf(unit === 'lb' ? weight / 2.2 : weight);
    const parts = [s('rect', { x, y: 28 - height / 2, width, height, rx: 3 }), s('text', { x: x + width / 2, y: 32.5 }, text)];
    x += width + 3;
    return parts;
  });
  const end = x;
  return s(
    'svg',
    {
      class: 'plates',
      viewBox: `0 0 ${Math.max(152, end + 40)} 56`,
      role: 'img',
      'aria-label': list.length === 0 ? t('reckon.barOnly') : t('reckon.eachSide', { plates: words.join(', ') }),
    },
    s('rect', { class: 'sleeve', x: 0, y: 25, width: 12, height: 6 }),
    ...drawn,
    s('rect', { class: 'sleeve', x: end, y: 25, width: 38, height: 6 }),
  );
}
