// @ts-check
// Which plates go on each side. Reckoned here, so that it works in a cellar; the same rules as POST /v1/calculators/plates.

/** @typedef {import('../../types/api').BarAndPlates} BarAndPlates */
/** @typedef {{ plates: number[], over: number }} Load `over`: what the bar weighs more (or less, below 0) than was asked for. */

const SCALE = 1000;

/**
 * The plates of one side, heaviest first: exactly if it can be, else the nearest that is not more.
 * @param {number} weight @param {BarAndPlates} own @returns {Load}
 */
export function load(weight, own) {
  const empty = Math.round((own.bar + own.collars) * SCALE);
  const sides = own.sides || 2;
  const wanted = Math.floor((Math.round(weight * SCALE) - empty) / sides);
  if (wanted <= 0) return { plates: [], over: empty / SCALE - weight };
  const kinds = own.plates
    .map((one) => ({ weight: Math.round(one.weight * SCALE), count: Math.floor((one.count ?? 40) / sides) }))
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  /** @type {number[]} */
  let best = [];
  let least = wanted;
  let looks = 0;
  /** @param {number} from @param {number} left @param {number[]} taken */
  const look = (from, left, taken) => {
    if (left < least) {
      least = left;
      best = taken;
    }
    if (least === 0 || from >= kinds.length || looks++ > 20_000) return;
    const { weight: plate, count } = kinds[from];
    for (let number = Math.min(count, Math.floor(left / plate)); number >= 0 && least > 0; number--) {
      look(from + 1, left - number * plate, number ? [...taken, ...Array(number).fill(plate)] : taken);
    }
  };
  look(0, wanted, []);
  const loaded = empty + sides * best.reduce((sum, plate) => sum + plate, 0);
  return { plates: best.map((plate) => plate / SCALE), over: (loaded - Math.round(weight * SCALE)) / SCALE };
}

/**
 * The smallest difference that can be loaded: a pair of the smallest plates.
 * @param {BarAndPlates} own
 */
export function step(own) {
  const smallest = Math.min(...own.plates.filter((one) => (one.count ?? 2) >= (own.sides || 2)).map((one) => one.weight));
  return Number.isFinite(smallest) ? smallest * (own.sides || 2) : 2.5;
}

/**
 * One's own, else a gym's usual ones.
 * @param {import('../../types/api').Equipment | undefined} equipment
 * @param {'kg' | 'lb'} unit
 * @returns {BarAndPlates}
 */
export function barOf(equipment, unit) {
  return (
    equipment?.[unit] ??
    equipment?.usual?.[unit] ??
    (unit === 'kg'
      ? { bar: 20, collars: 0, sides: 2, plates: [25, 20, 15, 10, 5, 2.5, 1.25].map((weight) => ({ weight })) }
      : { bar: 45, collars: 0, sides: 2, plates: [45, 35, 25, 10, 5, 2.5].map((weight) => ({ weight })) })
  );
}

const barless =
  /dumbbell|kurzhantel|mancuerna|dambıl|machine|maschine|máquina|makine|cable|kabel|polea|kablo|smith|goblet|kettle|leg press|beinpresse|prensa|band/i;
const barred =
  /barbell|langhantel|barra|halter|squat|kniebeuge|sentadilla|deadlift|kreuzheben|peso muerto|bench press|bankdrücken|press de banca|overhead press|military|schulterdrücken|romanian|clean|snatch|bent-over row/i;

/**
 * Whether an exercise is done with a bar, as far as its name says.
 * @param {string} name
 */
export const hasBar = (name) => barred.test(name) && !barless.test(name) && !/split|pistol|bulgar|jump|hack/i.test(name);
