import { h, cell } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { reload } from '../kit/router.js';
import { browserSwitch, canNotify } from './browser-notices.js';
import { button, sheet, unique } from './parts.js';

/** @typedef {import('../types/api').NoticePreferences} NoticePreferences */
/** @typedef {import('../types/api').NoticePreference} NoticePreference */
/** @typedef {import('../types/api').NoticePreferencesInput} Input */

/** @type {import('../kit/router.js').Screen<{ before: NoticePreferences, key: string | undefined }>} */
export const preferences = {
  path: '/own/preferences',
  title: () => t('names.preferences'),
  crumb: () => ({ path: '/own/notices', text: t('names.notices') }),
  load: async () => {
    const [before, { key }] = await Promise.all([call('GET /v1/notice-preferences'), call('GET /v1/push-key')]);
    return { before, key };
  },
  show: ({ before, key }) => {
    const topics = topicTable(before.topics, key !== undefined);
    const quiet = quietHours(before);
    return [
      sheet(t('own.prefTopics'), [topics.node]),
      key && canNotify() && sheet(t('own.browserSheet'), [browserSwitch(key)]),
      sheet(t('own.quietHours'), [h('p', { class: 'quiet' }, t('own.quietHoursText')), quiet.node]),
      h(
        'p',
        { class: 'btns foot' },
        button(
          t('own.save'),
          async () => {
            await save({ topics: topics.value(), quiet_hours: quiet.value() });
            note(t('own.prefSaved'), async () => {
              await save(before);
              await reload();
            });
          },
          { kind: 'main' },
        ),
      ),
    ];
  },
};

/** @param {Input} body */
const save = (body) => call('PUT /v1/notice-preferences', { body });

/**
 * @param {NoticePreference[]} topics
 * @param {boolean} pushes Whether anything is sent to devices here.
 */
function topicTable(topics, pushes) {
  /** @type {{ topic: NoticePreference['topic'], app?: HTMLInputElement, push?: HTMLInputElement, pushed?: boolean, mail?: HTMLInputElement }[]} */
  const rows = [];
  const [inApp, byPush, byMail] = [unique(), unique(), unique()];
  const body = h(
    'tbody',
    {},
    ...topics.map((one) => {
      const id = unique();
      const box = (/** @type {boolean | undefined} */ value, /** @type {string} */ column) =>
        value === undefined ? undefined : h('input', { type: 'checkbox', checked: value, 'aria-labelledby': `${id} ${column}` });
      const row = {
        topic: one.topic,
        app: box(one.app, inApp),
        push: pushes ? box(one.push, byPush) : undefined,
        pushed: one.push,
        mail: box(one.mail, byMail),
      };
      rows.push(row);
      return h('tr', {}, h('th', { scope: 'row', id }, t(`own.topic_${one.topic}`)), tick(row.app), pushes && tick(row.push), tick(row.mail));
    }),
  );
  return {
    node: h(
      'table',
      { class: 'table ticks' },
      h('caption', { class: 'said' }, t('own.prefTopics')),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('th', { scope: 'col' }, t('own.topic')),
          h('th', { scope: 'col', id: inApp }, t('own.inApp')),
          pushes && h('th', { scope: 'col', id: byPush }, t('own.byPush')),
          h('th', { scope: 'col', id: byMail }, t('own.byMail')),
        ),
      ),
      body,
    ),
    value: () => rows.map(({ topic, app, push, pushed, mail }) => ({ topic, app: app?.checked, push: push ? push.checked : pushed, mail: mail?.checked })),
  };
}

/**
 * What cannot be chosen is said by a dash, with a word for readers.
 * @param {HTMLInputElement | undefined} box
 */
const tick = (box) =>
  h('td', {}, box ? h('label', { class: 'hit' }, box) : h('span', { class: 'faint' }, '–', h('span', { class: 'said' }, t('own.notOffered'))));

/** @param {NoticePreferences} before */
function quietHours(before) {
  const [on, from, to] = [unique(), unique(), unique()];
  const isOn = cell(before.quiet_hours !== undefined);
  const box = h('input', { type: 'checkbox', id: on, checked: isOn(), onchange: () => isOn.set(box.checked) });
  const start = h('input', { type: 'time', id: from, value: before.quiet_hours?.from.slice(0, 5) ?? '22:00' });
  const end = h('input', { type: 'time', id: to, value: before.quiet_hours?.to.slice(0, 5) ?? '07:00' });
  return {
    node: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'pick-line' }, box, h('label', { for: on }, t('own.quietOn'))),
      h(
        'div',
        { class: 'fields', hidden: () => !isOn() },
        h('div', { class: 'field' }, h('label', { for: from }, t('own.quietFrom')), start),
        h('div', { class: 'field' }, h('label', { for: to }, t('own.quietTo')), end),
      ),
    ),
    value: () => (isOn() ? { from: start.value, to: end.value, time_zone: before.quiet_hours?.time_zone } : null),
  };
}
