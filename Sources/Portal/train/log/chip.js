// Saved, on this phone, or "Needs you": where what was logged is.
import { t } from '../../kit/text.js';
import { cell, h, icon, onEnd, watch } from '../../kit/view.js';
import { asides, changes, state, waitingSets } from './logbook.js';

const isPhone = () => matchMedia('(max-width: 56.24rem)').matches;

/**
 * What is said of it.
 * @returns {'saved' | 'waiting' | 'needs'}
 */
const now = () => (state() === 'full' || state() === 'signed-out' || asides().length ? 'needs' : changes().length ? 'waiting' : 'saved');

/** @param {number} count Of sets. */
export const onlyHere = (count) => [icon('phone'), t(isPhone() ? 'log.onPhone' : 'log.onDevice', { count })];

/** @returns {HTMLElement} */
export function savedChip() {
  const shown = cell(now());
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  watch(() => {
    const next = now();
    clearTimeout(timer);
    // What is sent within the second is not worth two changes of colour. Without a connection it is said at once.
    if (next === 'waiting' && state() !== 'waiting' && navigator.onLine) timer = setTimeout(() => shown.set(now()), 1200);
    else shown.set(next);
  });
  onEnd(() => clearTimeout(timer));
  return h(
    'span',
    { role: 'status', 'data-waiting': () => changes().length, class: () => `chip ${{ saved: '', waiting: 'warn', needs: 'bad' }[shown()]}`.trim() },
    () => {
      if (shown() === 'saved') return [icon('check'), t('log.saved')];
      if (shown() === 'needs') return [icon('warn'), t('log.needsYou')];
      return onlyHere(waitingSets());
    },
  );
}
