// @ts-check
// A picture of one's training, to send or to keep. Loaded when it is asked for.
import '../kit/all.js';
import { act } from '../kit/act.js';
import { Problem, address, request } from '../kit/api.js';
import { wait } from '../kit/ask.js';
import { dialog } from '../kit/dialog.js';
import { person } from '../kit/format.js';
import { faultText, noteBox } from '../kit/state.js';
import { addTexts, language, t } from '../kit/text.js';
import { cell, h, icon, onEnd, still, watch } from '../kit/view.js';

/** Apart from the texts of the areas, which every visit loads the list of. */
const texts = {
  en: () => import('../texts/en/share.js'),
  de: () => import('../texts/de/share.js'),
  es: () => import('../texts/es/share.js'),
  tr: () => import('../texts/tr/share.js'),
};

/** @typedef {'weights' | 'date' | 'records' | 'name' | 'notes' | 'body'} Detail */

/** What is in a picture unless it is taken out. All else is private, and in it only where it was ticked. */
const usual = /** @type {Detail[]} */ (['weights', 'date', 'records']);

const sizes = ['square', 'portrait', 'story', 'link'];

/**
 * @typedef {object} Subject
 * @property {string} name What it is a picture of, as people call it.
 * @property {'GET /v1/lifters/me/workouts/{id}/picture' | 'GET /v1/lifters/me/templates/{id}/picture' | 'GET /v1/lifters/me/records/{id}/picture' | 'GET /v1/lifters/me/goals/{id}/picture' | 'GET /v1/lifters/me/progress/{lift}/picture'} operation
 * @property {Record<string, string>} path
 * @property {Record<string, unknown>} [query] Of a graph: its days and values.
 * @property {Detail[]} details Those that it can have.
 * @property {(close: () => void) => import('../kit/view.js').Child} [other] Another way to share it.
 */

/**
 * Shows the picture, and sends it by the device's own sheet where there is one; it can always be kept.
 * @param {Subject} subject
 */
export async function sharePicture(subject) {
  addTexts({ share: (await texts[language()]()).default });
  return dialog({ title: t('share.title'), show: (/** @type {() => void} */ close) => content(subject, close), look: 'picture' });
}

/** Whether the page is dark, by choice or by the system. */
const isNight = () => (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day')) === 'night';

/** @param {Subject} subject @param {() => void} close */
function content(subject, close) {
  const size = cell('square'),
    theme = cell(isNight() ? 'night' : 'day'),
    shown = cell(subject.details.filter((one) => usual.includes(one))),
    tries = cell(0);
  const query = () => ({
    ...subject.query,
    theme: theme(),
    hide: subject.details.filter((one) => usual.includes(one) && !shown().includes(one)),
    show: subject.details.filter((one) => !usual.includes(one) && shown().includes(one)),
  });
  const picture = pictureOf(() => {
    tries();
    const chosen = { ...query(), size: size() };
    return (signal) => request(subject.operation, { path: subject.path, query: chosen, signal, timeout: 20_000 });
  });
  return [
    preview(picture, subject.name, () => tries.change((count) => count + 1)),
    buttons(subject, picture, query, close),
    choice('size', sizes, size),
    choice('theme', ['day', 'night'], theme),
    subject.details.length > 0 && details(subject.details, shown),
  ];
}

/**
 * The picture as a file, asked for again whenever a choice changes. Of answers that overtake each other the last question's counts.
 * @param {() => (signal: AbortSignal) => Promise<Response>} question
 */
function pictureOf(question) {
  const file = cell(/** @type {Blob | undefined} */ (undefined)),
    failure = cell(/** @type {unknown} */ (undefined));
  watch(() => {
    const stop = new AbortController();
    onEnd(() => stop.abort());
    const ask = question();
    const asked = patiently(() => ask(stop.signal), stop.signal);
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
const preview = (picture, name, again) =>
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

/** @param {'size' | 'theme'} name @param {string[]} words @param {import('../kit/view.js').Cell<string>} chosen */
const choice = (name, words, chosen) =>
  group(
    'seg',
    t(`share.${name}`),
    words.map((one) => [
      h('input', { type: 'radio', name: `share-${name}`, checked: one === still(chosen), onchange: () => chosen.set(one) }),
      t(/** @type {'share.square'} */ (`share.${one}`)),
    ]),
  );

/** @param {Detail[]} all @param {import('../kit/view.js').Cell<Detail[]>} shown */
const details = (all, shown) =>
  group(
    'boxes',
    t('share.shown'),
    all.map((one) => [
      h('input', {
        type: 'checkbox',
        checked: still(shown).includes(one),
        onchange: (/** @type {Event} */ { target }) => {
          const isOn = /** @type {HTMLInputElement} */ (target).checked;
          shown.change((those) => all.filter((other) => (other === one ? isOn : those.includes(other))));
        },
      }),
      t(`share.${one}`),
    ]),
  );

/** @param {'seg' | 'boxes'} look @param {string} name @param {Array<[HTMLElement, string]>} options */
const group = (look, name, options) =>
  h(
    'div',
    { class: 'field' },
    h('span', { class: 'label-text', 'aria-hidden': 'true' }, name),
    h(
      'fieldset',
      { class: look },
      h('legend', { class: 'said' }, name),
      options.map(([box, text]) => h('label', null, box, h('span', null, text))),
    ),
  );

/** @param {Subject} subject @param {Picture} picture @param {() => Record<string, unknown>} query @param {() => void} close */
function buttons(subject, picture, query, close) {
  const name = `${subject.name.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'picture'}.png`;
  const fileOf = (/** @type {Blob} */ found) => new File([found], name, { type: found.type });
  const takesFiles = 'canShare' in navigator && navigator.canShare({ files: [new File(['x'], 'x.png', { type: 'image/png' })] });
  const isUnsent = cell(false);
  const send = async () => {
    const found = picture.file();
    if (!found) return;
    try {
      await navigator.share({ files: [fileOf(found)] });
      isUnsent.set(false);
    } catch (/** @type {any} */ failure) {
      // The person closed the sheet.
      if (failure?.name !== 'AbortError') isUnsent.set(true);
    }
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
          href: () => address(subject.operation.slice(4), { path: subject.path, query: { ...query(), theme: 'day', format: 'pdf', size: paper } }),
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
