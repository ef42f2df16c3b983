// @ts-check
// Sharing one's training, as a picture or by a link to a page. Loaded when it is asked for.
import '../kit/all.js';
import { dialog } from '../kit/dialog.js';
import { addTexts, language, t } from '../kit/text.js';
import { cell } from '../kit/view.js';
import { choice, ticks } from './share-choices.js';
import { linkForm, madeLink } from './share-link.js';
import { pictureButtons, pictureOf, preview } from './share-picture.js';

/** Apart from the texts of the areas, which every visit loads the list of. */
const texts = {
  en: () => import('../texts/en/share.js'),
  de: () => import('../texts/de/share.js'),
  es: () => import('../texts/es/share.js'),
  tr: () => import('../texts/tr/share.js'),
};

/** @typedef {'weights' | 'date' | 'records' | 'name' | 'notes' | 'body'} Detail */

/** What is shown unless it is taken out. All else is private, and shown only where it was ticked. */
const usual = /** @type {Detail[]} */ (['weights', 'date', 'records']);

const sizes = ['square', 'portrait', 'story', 'link'];

/**
 * @typedef {object} Subject
 * @property {string} name What is shown, as people call it.
 * @property {import('../types/api').SharedLink['kind']} kind
 * @property {string} id Of a graph: the lift or exercise.
 * @property {ReturnType<typeof import('./progress-parts.js').dataQuery>} [query] Of a graph: its days and values.
 * @property {Detail[]} details Those that it can have.
 * @property {(close: () => void) => import('../kit/view.js').Child} [other] Another way to share it.
 */

/** @param {Subject} subject */
export async function shareTraining(subject) {
  addTexts({ share: (await texts[language()]()).default });
  return dialog({ title: t('share.title'), show: (/** @type {() => void} */ close) => content(subject, close), look: 'picture' });
}

/** Whether the page is dark, by choice or by the system. */
const isNight = () => (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day')) === 'night';

/** @param {Subject} subject @param {() => void} close */
function content(subject, close) {
  const way = cell(/** @type {'asPicture' | 'asLink'} */ ('asPicture')),
    size = cell('square'),
    theme = cell(/** @type {'day' | 'night'} */ (isNight() ? 'night' : 'day')),
    shown = cell(subject.details.filter((one) => usual.includes(one))),
    made = cell(/** @type {import('../types/api').SharedLink | undefined} */ (undefined)),
    tries = cell(0);
  const chosen = () => ({
    theme: theme(),
    hide: subject.details.filter((one) => usual.includes(one) && !shown().includes(one)),
    show: subject.details.filter((one) => !usual.includes(one) && shown().includes(one)),
  });
  const isPicture = () => way() === 'asPicture';
  // Of a link the picture is seen that other programs show of it.
  const picture = pictureOf(subject, () => {
    tries();
    return { ...chosen(), size: isPicture() ? size() : 'link' };
  });
  const link = () => {
    const one = made();
    return one ? madeLink(one, close) : linkForm(subject, chosen, made.set, close);
  };
  return [
    // What a made link shows is chosen.
    () => !made() && choice('way', ['asPicture', 'asLink'], way),
    preview(picture, subject.name, () => tries.change((count) => count + 1)),
    () => (isPicture() ? pictureButtons(subject, picture, chosen, close) : link()),
    () => isPicture() && choice('size', sizes, size),
    () => !made() && choice('theme', ['day', 'night'], theme),
    () => !made() && subject.details.length > 0 && ticks('shown', subject.details, shown),
  ];
}
