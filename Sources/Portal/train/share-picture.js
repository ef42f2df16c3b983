// @ts-check
// A picture of one's training, to send or to keep.
import { act } from '../kit/act.js';
import { Problem, address, request } from '../kit/api.js';
import { wait } from '../kit/ask.js';
import { person } from '../kit/format.js';
import { faultText, noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { cell, h, icon, onEnd, still, watch } from '../kit/view.js';
import { isSent } from './share-sheet.js';

/** @typedef {import('./share.js').Subject} Subject */

const operations = /** @type {const} */ ({
  workout: 'GET /v1/lifters/me/workouts/{id}/picture',
  template: 'GET /v1/lifters/me/templates/{id}/picture',
  record: 'GET /v1/lifters/me/records/{id}/picture',
  goal: 'GET /v1/lifters/me/goals/{id}/picture',
  graph: 'GET /v1/lifters/me/progress/{lift}/picture',
});

/** @param {Subject} subject @returns {Record<string, string>} */
const pathOf = ({ kind, id }) => (kind === 'graph' ? { lift: id } : { id });

/**
 * The picture as a file, asked for again whenever a choice changes. Of answers that overtake each other the last question's counts.
 * @param {Subject} subject @param {() => Record<string, unknown>} chosen
 */
export function pictureOf(subject, chosen) {
  const file = cell(/** @type {Blob | undefined} */ (undefined)),
    failure = cell(/** @type {unknown} */ (undefined));
  watch(() => {
    const stop = new AbortController();
    onEnd(() => stop.abort());
    const input = { path: pathOf(subject), query: { ...subject.query, ...chosen() }, signal: stop.signal, timeout: 20_000 };
    const asked = patiently(() => request(operations[subject.kind], input), stop.signal);
    still(() => {
      failure.set(undefined);
      file.set(undefined);
    });
    asked
      .then((answer) => answer.blob())
      .then(
        (found) => stop.signal.aborted || file.set(found),
        (problem) => {
          if (stop.signal.aborted) return;
          if (!(problem instanceof Problem)) console.error(problem);
          failure.set(problem);
        },
      );
  });
  return { file, failure };
}

/**
 * Asks once the choices rest, since the server goes on with a picture that nobody waits for any more. While it still draws such ones
 * it says when to come again.
 * @param {() => Promise<Response>} ask @param {AbortSignal} signal
 */
async function patiently(ask, signal) {
  await wait(250);
  signal.throwIfAborted();
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 429 || (problem.retryAfter ?? 9) > 5) throw problem;
    await wait((problem.retryAfter ?? 0) * 1000);
    signal.throwIfAborted();
    return ask();
  }
}

/** @typedef {ReturnType<typeof pictureOf>} Picture */

/** @param {Picture} picture @param {string} name @param {() => void} again */
export const preview = (picture, name, again) =>
  h('div', { class: 'picture-preview', role: 'status' }, () => {
    const found = picture.file(),
      failure = picture.failure();
    if (failure)
      return noteBox(
        'bad',
        'warn',
        faultText(failure),
        h('p', { class: 'btns' }, h('button', { class: 'btn', type: 'button', onclick: again }, t('kit.tryAgain'))),
      );
    if (!found) return h('p', { class: 'quiet' }, t('share.making'));
    const source = URL.createObjectURL(found);
    onEnd(() => URL.revokeObjectURL(source));
    return h('img', { src: source, alt: t('share.pictureOf', { name }) });
  });

/** @param {Subject} subject @param {Picture} picture @param {() => Record<string, unknown>} chosen @param {() => void} close */
export function pictureButtons(subject, picture, chosen, close) {
  const name = `${subject.name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'picture'}.png`;
  const fileOf = (/** @type {Blob} */ found) => new File([found], name, { type: found.type });
  const takesFiles = 'canShare' in navigator && navigator.canShare({ files: [new File(['x'], 'x.png', { type: 'image/png' })] });
  const isUnsent = cell(false);
  const send = async () => {
    const found = picture.file();
    if (found) isUnsent.set(!(await isSent({ files: [fileOf(found)] })));
  };
  const save = () => {
    const found = picture.file();
    if (!found) return;
    const source = URL.createObjectURL(found);
    h('a', { href: source, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(source), 10_000);
  };
  const waits = () => (picture.file() ? null : 'true');
  const paper = /-(US|CA)$/i.test(person.locale || navigator.language) ? 'letter' : 'a4';
  return [
    h(
      'p',
      { class: 'btns' },
      takesFiles && h('button', { class: 'btn main', type: 'button', 'aria-disabled': waits, onclick: act(send) }, icon('share'), t('share.send')),
      h('button', { class: takesFiles ? 'btn' : 'btn main', type: 'button', 'aria-disabled': waits, onclick: save }, t('share.save')),
      h(
        'a',
        {
          class: 'btn',
          href: () =>
            address(operations[subject.kind].slice(4), {
              path: pathOf(subject),
              query: { ...subject.query, ...chosen(), theme: 'day', format: 'pdf', size: paper },
            }),
          download: name.replace(/png$/, 'pdf'),
        },
        t('share.print'),
      ),
      subject.other?.(close),
      h('button', { class: 'btn', type: 'button', onclick: () => close() }, t('kit.close')),
    ),
    h('p', { class: 'quiet', role: 'status' }, () => (isUnsent() ? t('share.unsent') : '')),
  ];
}
