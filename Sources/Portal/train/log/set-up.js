// For who is new: what everything else is shown by, and the log of another app. Loaded for them alone.
import '../../kit/all.js';
import { note } from '../../kit/announce.js';
import { act } from '../../kit/act.js';
import { call } from '../../kit/api.js';
import { person, weekday } from '../../kit/format.js';
import { reload } from '../../kit/router.js';
import { changed } from '../../kit/session.js';
import { t } from '../../kit/text.js';
import { h } from '../../kit/view.js';

export const setUp = () =>
  h(
    'section',
    { class: 'sheet', 'aria-labelledby': 'set-up' },
    h('header', null, h('h2', { id: 'set-up' }, t('plan.setUp'))),
    h(
      'div',
      { class: 'btns', role: 'group', 'aria-label': t('plan.weightsIn') },
      h('span', { class: 'quiet' }, t('plan.weightsIn')),
      /** @type {const} */ (['kg', 'lb']).map((unit) =>
        h('button', { type: 'button', class: 'filter', 'aria-pressed': `${person.unit === unit}`, onclick: act(() => choose(unit)) }, unit),
      ),
    ),
    h(
      'div',
      { class: 'btns', role: 'group', 'aria-label': t('plan.weekBegins') },
      h('span', { class: 'quiet' }, t('plan.weekBegins')),
      /** @type {const} */ (['monday', 'sunday', 'saturday']).map((day) =>
        h('button', { type: 'button', class: 'filter', 'aria-pressed': `${person.weekStart === day}`, onclick: act(() => begin(day)) }, weekday(day)),
      ),
    ),
    h(
      'ul',
      { class: 'lines links' },
      h('li', null, h('a', { href: '/own/imports' }, t('plan.bringLog'))),
      h('li', null, h('a', { href: '/train/progress/body' }, t('plan.bodyWeight'))),
    ),
  );

/** @param {'kg' | 'lb'} unit */
async function choose(unit) {
  await call('PATCH /v1/me', { body: { unit } });
  await changed({ unit });
  await reload();
  note(t('kit.saved'));
}

/** @param {'monday' | 'sunday' | 'saturday'} day */
async function begin(day) {
  await call('PATCH /v1/profile', { body: { week_start: day } });
  await changed({ week_start: day });
  await reload();
  note(t('kit.saved'));
}
