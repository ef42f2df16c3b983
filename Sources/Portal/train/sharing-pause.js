import { h, icon } from '../kit/view.js';
import { loadTexts, t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { go, reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { time } from '../kit/format.js';
import { toInstant } from '../kit/wall.js';
import { button, sheet, unique } from '../own/parts.js';
import { pause as known } from '../kit/session.js';

/** @typedef {import('../types/api').SharingPause} SharingPause */

/** Without a connection what is known stays. */
const lookUp = () => call('GET /v1/sharing-pause', { quiet: true }).then(known.set, () => {});

/** @type {import('../kit/router.js').Screen<SharingPause>} */
export const sharingPause = {
  path: '/train/sharing/pause',
  title: () => t('names.pause'),
  needs: { module: 'coaching' },
  crumb: () => ({ path: '/train/sharing', text: t('names.sharing') }),
  more: { group: 'coaching', icon: 'pause', ready: lookUp, text: () => t(known()?.paused ? 'log.sharingPaused' : 'names.pause'), action: pauseAtOnce },
  load: async () => {
    const [pause] = await Promise.all([call('GET /v1/sharing-pause'), loadTexts('own', 'mine')]);
    known.set(pause);
    return pause;
  },
  show: (pause) => pauseSheet(pause),
};

/** From More: what is paused already is shown, so that its end is not lost. */
async function pauseAtOnce() {
  const [pause] = await Promise.all([call('GET /v1/sharing-pause'), loadTexts('mine')]);
  if (pause.paused) await go('/train/sharing/pause');
  else await pauseSharing();
}

/** @param {SharingPause} pause */
export function pauseSheet(pause) {
  if (!pause.paused) return openSheet();
  const text = pause.until ? t('sharing.pausedUntil', { time: time(pause.until) }) : t('sharing.paused');
  return sheet(t('sharing.pause'), [
    h(
      'div',
      { class: 'note warn', role: 'status' },
      icon('pause'),
      h('p', {}, h('strong', {}, text), ' ', t('sharing.pausedText')),
      h('p', { class: 'btns' }, button(t('sharing.resume'), resume, { kind: 'main' })),
    ),
  ]);
}

function openSheet() {
  const id = unique();
  const until = h('input', { type: 'date', id });
  return sheet(t('sharing.pause'), [
    h('p', { class: 'quiet' }, t('sharing.pauseText')),
    h(
      'div',
      { class: 'side' },
      h('div', { class: 'field' }, h('label', { for: id }, t('sharing.pauseUntil')), until),
      h(
        'p',
        { class: 'btns' },
        button(t('sharing.pauseNow'), () => pauseSharing(until.value), { picture: 'pause' }),
      ),
    ),
  ]);
}

/**
 * No coach sees anything until it is resumed, or that day begins.
 * @param {string} [day]
 */
export async function pauseSharing(day = '') {
  const until = day ? toInstant(`${day}T00:00`) : null;
  await call('PUT /v1/sharing-pause', { body: { until } });
  await reload();
  note(t('sharing.nowPaused'), resume);
}

export async function resume() {
  await call('DELETE /v1/sharing-pause');
  await reload();
  note(t('sharing.nowShared'));
}
