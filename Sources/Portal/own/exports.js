import { h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note } from '../kit/announce.js';
import { ago, day, number } from '../kit/format.js';
import { has, session } from '../kit/session.js';
import { empty } from '../kit/state.js';
import { button, paged, sheet } from './parts.js';

/** @typedef {import('../types/api').DataExport} DataExport */
/** @typedef {import('../types/api').DataExportPage} DataExportPage */

/** @type {import('../kit/router.js').Screen<DataExportPage>} */
export const exports = {
  path: '/own/exports',
  title: () => t('names.exports'),
  more: { group: 'account', icon: 'download' },
  load: () => call('GET /v1/data-exports'),
  show: (page) => {
    const waiting = page.items.some((one) => one.state === 'waiting');
    return [
      sheet(t('own.exportAll'), [h('p', {}, t('own.exportText')), !waiting && h('p', { class: 'btns' }, button(t('own.exportAsk'), ask, { kind: 'main' }))]),
      session().role !== 'admin' && training(),
      sheet(
        t('own.archives'),
        page.items.length === 0
          ? [empty(t('own.noArchives'), t('own.noArchivesText'))]
          : paged(
              page,
              async () => ({ items: [] }),
              (one) => [archiveRow(one)],
            ),
      ),
    ];
  },
};

const AREAS = /** @type {const} */ (['workouts', 'templates', 'goals', 'measurements', 'programmes', 'records']);

/** Each area as a table and as JSON, and everything in one file. */
function training() {
  const there = AREAS.filter((area) => (area !== 'goals' && area !== 'programmes') || has(area));
  return sheet(t('own.files'), [
    h('p', {}, t('own.filesText')),
    h('p', { class: 'btns' }, link('training.json', t('own.fileOfAll'))),
    h(
      'ul',
      { class: 'lines' },
      there.map((area) =>
        h('li', {}, h('strong', {}, t(`own.files_${area}`)), h('span', { class: 'btns' }, area !== 'programmes' && file(area, 'csv'), file(area, 'json'))),
      ),
    ),
  ]);
}

/** @param {typeof AREAS[number]} area @param {'csv' | 'json'} form */
function file(area, form) {
  const label = form.toUpperCase();
  return link(`${area}.${form}`, label, `${t(`own.files_${area}`)}, ${label}`);
}

/** @param {string} name @param {string} label @param {string} [spoken] What a reader hears, where the label alone does not say of what. */
const link = (name, label, spoken) => h('a', { class: 'btn', href: `/v1/lifters/me/${name}`, download: name, 'aria-label': spoken }, label);

async function ask() {
  await call('POST /v1/data-exports');
  await reload();
  note(t('own.exportAsked'));
}

/** @param {DataExport} one */
function archiveRow(one) {
  const size = one.size === undefined ? '' : ` · ${number(Math.max(one.size / 1_000_000, 0.1), 1)} MB`;
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', {}, day(one.asked_at)),
      ' ',
      h('span', { class: `chip ${one.state === 'ready' ? 'good' : ''}` }, t(`own.export_${one.state}`)),
      h('p', { class: 'quiet' }, one.state === 'ready' && one.expires_at ? t('own.exportUntil', { day: day(one.expires_at) }) : ago(one.asked_at), size),
    ),
    h(
      'span',
      { class: 'btns' },
      one.state === 'ready' && h('a', { class: 'btn', href: `/v1/data-exports/${one.id}/archive`, download: '' }, t('own.fetch')),
      button(
        t('own.throwAway'),
        async () => {
          await call('DELETE /v1/data-exports/{id}', { path: { id: one.id } });
          await reload();
          note(t('own.archiveGone'));
        },
        { kind: 'bare', name: t('own.throwAwayName', { what: day(one.asked_at) }) },
      ),
    ),
  );
}
