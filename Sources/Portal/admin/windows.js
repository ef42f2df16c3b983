/** Maintenance that is announced, and announcing it. */

import { call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { dayTime } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { language, t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { ask, growing, languageName, sheet, state } from './parts.js';
import { LANGUAGES } from './person-new.js';

/** @typedef {import('../types/api').MaintenanceWindow} Announced */
/** @typedef {import('../kit/field.js').Field} Field */

/** @type {import('../kit/router.js').Screen<import('../types/api').MaintenanceWindowPage>} */
export const windows = {
  path: '/admin/maintenance',
  title: () => t('admin.windows'),
  needs: { role: 'admin', duty: 'operations' },
  more: { group: 'work', icon: 'pause' },
  load: () => call('GET /v1/admin/maintenance-windows'),
  show: (page) =>
    h(
      'div',
      { class: 'two' },
      sheet(
        t('upkeep.windows_list'),
        page.items.length
          ? growing(
              page,
              (after) => call('GET /v1/admin/maintenance-windows', { query: { after } }),
              (items) => h('ul', { class: 'lines' }, items.map(line)),
            )
          : empty(t('upkeep.windows_none'), t('upkeep.windows_none_step')),
      ),
      sheet(t('upkeep.window_announce'), announce()),
    ),
};

/** @param {Announced} one @returns {'planned' | 'now' | 'over' | 'called_off' | 'ended'} */
export function phase(one, now = Date.now()) {
  if (one.ended_at) return Date.parse(one.ended_at) <= Date.parse(one.starts_at) ? 'called_off' : 'ended';
  if (Date.parse(one.ends_at) <= now) return 'over';
  return Date.parse(one.starts_at) <= now ? 'now' : 'planned';
}

/** @param {Announced} one */
function line(one) {
  const now = phase(one),
    open = now === 'planned' || now === 'now';
  const said = /** @type {Record<string, string | undefined>} */ (one.messages)[language()] ?? one.messages.en;
  return h(
    'li',
    null,
    h(
      'div',
      null,
      h('p', null, h('strong', null, dayTime(one.starts_at), ' – ', dayTime(one.ends_at))),
      h(
        'p',
        { class: 'quiet' },
        [t(`upkeep.mode_${one.mode}_short`), one.reach === 'installation' ? t('upkeep.window_everyone') : ''].filter(Boolean).join(' · '),
      ),
      said ? h('p', { translate: 'no' }, said) : null,
      open
        ? h(
            'p',
            { class: 'btns' },
            h('button', { type: 'button', class: 'btn', id: `move-${one.id}`, onclick: () => change(one) }, t('upkeep.window_change')),
            h(
              'button',
              { type: 'button', class: 'btn', id: `end-${one.id}`, onclick: () => end(one, now === 'now') },
              t(now === 'now' ? 'upkeep.window_end' : 'upkeep.window_call_off'),
            ),
          )
        : null,
    ),
    state(now === 'now' ? 'warn' : now === 'planned' ? '' : 'good', t(`upkeep.window_${now}`), now === 'planned' ? 'rest' : undefined),
  );
}

/** @param {Announced} one @param {boolean} begun */
const end = (one, begun) =>
  ask({
    title: t(begun ? 'upkeep.window_end_title' : 'upkeep.window_off_title'),
    about: t(begun ? 'upkeep.window_end_about' : 'upkeep.window_off_about'),
    action: t(begun ? 'upkeep.window_end' : 'upkeep.window_call_off'),
    danger: true,
    send: () => call('DELETE /v1/admin/maintenance-windows/{id}', { path: { id: one.id } }),
    said: t(begun ? 'upkeep.window_gone' : 'upkeep.window_off_done'),
  });

/**
 * The next full hour but one: nobody is surprised.
 * @param {number} hours
 */
const inHours = (hours) => new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString();

/** @param {boolean} [begun] The start of what has begun can't be moved. @returns {Array<Field | null>} */
const fields = (begun) => [
  {
    name: 'mode',
    label: t('upkeep.window_mode'),
    type: 'select',
    options: [
      ['read_only', t('upkeep.mode_read_only')],
      ['closed', t('upkeep.mode_closed')],
    ],
  },
  begun ? null : { name: 'starts_at', label: t('upkeep.window_starts'), type: 'moment', required: true },
  { name: 'ends_at', label: t('upkeep.window_ends'), type: 'moment', required: true },
  ...LANGUAGES.map(
    ([code]) =>
      /** @type {Field} */ ({
        name: `messages/${code}`,
        label: t('upkeep.window_text', { language: languageName(code) }),
        type: 'area',
        rows: 2,
        hint: t(code === 'en' ? 'upkeep.window_text_first' : 'upkeep.window_text_hint'),
        attributes: { maxlength: 500, lang: code },
      }),
  ),
];

const announce = () =>
  form({
    value: { mode: 'read_only', starts_at: inHours(24), ends_at: inHours(25) },
    action: t('upkeep.window_announce'),
    fields: fields(),
    send: (/** @type {import('../types/api').MaintenanceWindowInput} */ body) => call('POST /v1/admin/maintenance-windows', { body }),
    done: () => {
      note(t('upkeep.window_announced'));
      return reload();
    },
  });

/** @param {Announced} one */
const change = (one) =>
  ask({
    title: t('upkeep.window_change'),
    value: one,
    action: t('kit.save'),
    fields: fields(phase(one) === 'now'),
    send: (/** @type {import('../types/api').MaintenanceChange} */ body) =>
      call('PATCH /v1/admin/maintenance-windows/{id}', { path: { id: one.id }, body: { messages: {}, ...body } }),
    said: t('kit.saved'),
  });
