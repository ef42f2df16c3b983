// @ts-check
import { act } from '../kit/act.js';
import { copyText } from '../kit/copy.js';
import { dialog } from '../kit/dialog.js';
import { duration, setText } from '../kit/format.js';
import { isAssistance } from '../kit/reckoning.js';
import { t } from '../kit/text.js';
import { cell, h, icon } from '../kit/view.js';
import { fullDay } from '../kit/days.js';

/** @typedef {import('../types/api').Workout} Workout */

/**
 * The workout in words: what one sends to a friend.
 * @param {Workout} workout
 */
export function workoutText(workout) {
  const head = [
    workout.name,
    [fullDay(workout.performed_at, workout.time_zone), workout.duration_seconds === undefined ? '' : duration(workout.duration_seconds)]
      .filter(Boolean)
      .join(' · '),
  ];
  const exercises = workout.exercises.map((exercise) =>
    [[exercise.name ?? '', isAssistance(exercise.measure) ? `(${t('kit.assistance')})` : ''].join(' ').trim(), ...lines(exercise)].join('\n'),
  );
  return [head.join('\n'), ...exercises].join('\n\n');
}

/**
 * Equal sets in one line: "20 lb × 8 @8 · 3 sets". Who reads them elsewhere is told the unit.
 * @param {Workout['exercises'][number]} exercise
 */
function lines({ sets, measure }) {
  /** @type {{ text: string, count: number }[]} */
  const all = [];
  for (const set of sets) {
    const text = `${setText(set, measure, true)}${set.kind === 'working' ? '' : ` · ${t('history.kind', { kind: set.kind })}`}`;
    const last = all[all.length - 1];
    if (last?.text === text) last.count += 1;
    else all.push({ text, count: 1 });
  }
  return all.map(({ text, count }) => (count > 1 ? `${text} · ${t('history.sets', { count })}` : text));
}

/**
 * Sending by the device's own sheet where it has one, else by the clipboard; and printing, which is how a PDF is made.
 * @param {Workout} workout
 */
export function share(workout) {
  const text = workoutText(workout),
    isCopied = cell(false);
  const copy = act(async () => {
    await copyText(text);
    isCopied.set(true);
  });
  const send = () => navigator.share({ title: workout.name, text }).catch(() => undefined);
  return dialog({
    title: t('history.share'),
    show: (/** @type {() => void} */ close) => [
      h('pre', { class: 'share-text', translate: 'no', tabindex: 0, 'aria-label': t('history.share_text') }, text),
      h(
        'p',
        { class: 'btns' },
        'share' in navigator ? h('button', { class: 'btn main', type: 'button', onclick: send }, icon('share'), t('history.send_it')) : null,
        h('button', { class: 'share' in navigator ? 'btn' : 'btn main', type: 'button', onclick: copy }, t('history.copy')),
        h(
          'button',
          {
            class: 'btn',
            type: 'button',
            onclick: () => {
              close();
              setTimeout(() => print(), 50);
            },
          },
          t('history.print'),
        ),
        h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.close')),
      ),
      h('p', { class: 'quiet', role: 'status' }, () => (isCopied() ? t('history.copied') : '')),
    ],
  });
}

/**
 * The button that leads from the picture to the text.
 * @param {Workout} workout
 */
export const asText = (workout) => (/** @type {() => void} */ close) =>
  h(
    'button',
    {
      class: 'btn',
      type: 'button',
      onclick: () => {
        close();
        void share(workout);
      },
    },
    t('share.asText'),
  );
