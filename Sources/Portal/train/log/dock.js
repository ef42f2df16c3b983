// The dock: the rest to a deadline, and what to load for the next set.
import { say } from '../../kit/announce.js';
import { now, run, second, stayAwake } from '../../kit/clock.js';
import { number, rest as clockText, weightNumber } from '../../kit/format.js';
import { isAssistance } from '../../kit/reckoning.js';
import { t } from '../../kit/text.js';
import { cell, h, onEnd, s, watch } from '../../kit/view.js';
import { endRest, restLonger, skipRest } from './actions.js';
import { bars, equipment, lastSets, measureOf, rest, unit } from './memory.js';
import { toNext } from './next.js';
import { barOf, hasBar, load } from './plates.js';
import { filled } from './prescription.js';
import { saidOf } from '../set-row.js';

/** @typedef {import('./replay.js').DraftExercise} DraftExercise */
/** @typedef {import('./replay.js').DraftSet} DraftSet */
/** @typedef {{ exercise: DraftExercise, set: DraftSet }} Turn */

/** @param {string} id The draft's: a rest that began in another one is none of it. @param {() => Turn | undefined} next */
export function dock(id, next) {
  onEnd(run());
  const isResting = cell(false);
  watch(() => isResting.set(rest()?.draft === id));
  watch(() => {
    second();
    if (isResting() && endRest()) say(t('log.restOver'));
  });
  watch(() => void stayAwake(isResting()));
  onEnd(() => void stayAwake(false));
  return h(
    'section',
    { class: 'dock', 'aria-label': t('log.restAndLoad') },
    () => (isResting() ? timer(next) : null),
    () => upNext(next()),
  );
}

/** @param {() => Turn | undefined} next */
function timer(next) {
  const left = () => {
    second();
    return Math.max(0, ((rest()?.until ?? 0) - now()) / 1000);
  };
  const total = () => rest()?.total ?? 0;
  return h(
    'div',
    { class: 'resting' },
    h('progress', { max: total, value: () => `${Math.min(total(), total() - left())}`, 'aria-label': t('log.restGone') }),
    h(
      'div',
      { class: 'rest' },
      h(
        'p',
        { class: 'togo' },
        h('span', { class: 'left fig', role: 'timer', 'aria-live': 'off' }, () => clockText(Math.ceil(left()))),
        ' ',
        h('span', { class: 'quiet' }, () => t('log.restTotal', { time: clockText(total()) })),
      ),
      h(
        'div',
        { class: 'btns' },
        h('button', { type: 'button', class: 'btn', 'aria-label': t('log.plus30Name'), onclick: () => restLonger(30) }, t('log.plus30')),
        h(
          'button',
          {
            type: 'button',
            class: 'btn',
            onclick: () => {
              skipRest();
              toNext(next()?.set.id);
            },
          },
          t('log.skip'),
        ),
      ),
    ),
  );
}

/** @param {Turn | undefined} turn */
function upNext(turn) {
  if (!turn) return null;
  const { exercise, set } = turn;
  const figures = filled(exercise, set, lastSets(exercise), unit());
  if (figures.weight === undefined) return null;
  const own = barOf(equipment(), unit()),
    name = exercise.name ?? '';
  const drawn = (bars()[name] ?? hasBar(name)) && figures.weight >= own.bar ? load(figures.weight, own) : null;
  const effort = set.target?.rpe;
  return h(
    'div',
    { class: 'upnext' },
    h(
      'p',
      null,
      h('span', { class: 'quiet' }, drawn ? t('log.setLoad', { set: saidOf(exercise, set) }) : saidOf(exercise, set)),
      h('br'),
      h(
        'span',
        { class: 'fig' },
        weightNumber(isAssistance(measureOf(exercise)) ? -figures.weight : figures.weight, unit()),
        h('span', { class: 'unit' }, unit()),
      ),
      figures.reps !== undefined && [' × ', h('span', { class: 'fig' }, number(figures.reps, 0))],
      effort !== undefined && [' ', h('span', { class: 'quiet' }, t('log.atRpe', { rpe: number(effort) }))],
      drawn &&
        drawn.over !== 0 &&
        h('span', { class: 'quiet off' }, ` ${t('log.loadable', { weight: `${weightNumber(figures.weight + drawn.over, unit())} ${unit()}` })}`),
    ),
    drawn && h('a', { href: '/train/equipment' }, plates(drawn.plates), h('span', { class: 'said' }, t('log.ownPlates'))),
  );
}

/**
 * Outlines with figures, the size by the weight; gyms' colours differ.
 * @param {number[]} sides
 */
export function plates(sides) {
  const heaviest = unit() === 'kg' ? 25 : 45;
  let at = 12.75;
  const drawn = sides.map((weight) => {
    const share = Math.sqrt(Math.min(1, weight / heaviest));
    const text = number(weight, 2),
      size = Math.round(14 + 32 * share),
      width = Math.max(18 + 6 * share, 7 * text.length + 4),
      x = at;
    at += width + 3;
    return [s('rect', { x, y: 28 - size / 2, width, height: size, rx: 3 }), s('text', { x: x + width / 2, y: 32.5 }, text)];
  });
  const width = Math.max(152, at + 12);
  const label = sides.length ? t('log.eachSide', { plates: sides.map((weight) => number(weight, 2)).join(', '), unit: unit() }) : t('log.barOnly');
  return s(
    'svg',
    { class: 'plates', viewBox: `0 0 ${width} 56`, role: 'img', 'aria-label': label },
    s('rect', { class: 'sleeve', x: 0, y: 25, width: 12, height: 6 }),
    drawn,
    s('rect', { class: 'sleeve', x: at, y: 25, width: Math.max(8, width - at - 2), height: 6 }),
  );
}
