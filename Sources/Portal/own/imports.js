import { cell, h } from '../kit/view.js';
import { t } from '../kit/text.js';
import { call } from '../kit/api.js';
import { reload } from '../kit/router.js';
import { note, say } from '../kit/announce.js';
import { dayTime } from '../kit/format.js';
import { confirm } from '../kit/dialog.js';
import { empty } from '../kit/state.js';
import { button, paged, sheet, unique } from './parts.js';
import { orderName, reportShown, sourceName, thingsAdded } from './import-report.js';
import { columnsSheet, said } from './import-columns.js';

/** @typedef {import('../types/api').ImportSummary} ImportSummary */
/** @typedef {import('../types/api').ImportSummaryPage} ImportSummaryPage */
/**
 * @typedef {{
 *   unit?: 'kg' | 'lb', dates?: 'day_first' | 'month_first', restore_deleted?: boolean, twins?: boolean, columns?: string,
 * }} ImportChoices
 */

/** @type {import('../kit/router.js').Screen<ImportSummaryPage>} */
export const imports = {
  path: '/own/imports',
  title: () => t('names.imports'),
  needs: { role: ['lifter', 'coach'] },
  more: { group: 'tools', icon: 'upload' },
  load: () => call('GET /v1/lifters/me/imports'),
  show: (page) => [
    importSheet(),
    sheet(
      t('own.importsBefore'),
      page.items.length === 0
        ? [empty(t('own.noImports'), t('own.noImportsText'))]
        : paged(
            page,
            (after) => call('GET /v1/lifters/me/imports', { query: { after } }),
            (one) => [importRow(one)],
          ),
    ),
  ],
};

/** A file is tried first: nothing is written before the person saw what would come. */
function importSheet() {
  const [fileId, unitId, datesId, backId, twinsId] = [unique(), unique(), unique(), unique(), unique()];
  const fault = cell('');
  const file = h('input', {
    type: 'file',
    id: fileId,
    accept: '.csv,.txt,.tsv,.json,text/csv,text/plain,application/json',
    'aria-invalid': () => (fault() ? 'true' : null),
    'aria-describedby': () => (fault() ? `${fileId}-fault` : null),
  });
  const unit = h(
    'select',
    { id: unitId },
    h('option', { value: '' }, t('own.unitOfFile')),
    h('option', { value: 'kg' }, 'kg'),
    h('option', { value: 'lb' }, 'lb'),
  );
  const dates = h(
    'select',
    { id: datesId },
    h('option', { value: '' }, t('own.datesOfFile')),
    h('option', { value: 'day_first' }, t('own.dayFirst')),
    h('option', { value: 'month_first' }, t('own.monthFirst')),
  );
  const back = h('input', { type: 'checkbox', id: backId });
  const twins = h('input', { type: 'checkbox', id: twinsId });
  const twinsLine = h('div', { class: 'pick-line', hidden: true }, twins, h('label', { for: twinsId }, t('own.bringTwins')));
  const found = h('div', { class: 'stack' });
  // What the columns of a table of no known app mean, as the person said it.
  let columns = /** @type {string | undefined} */ (undefined);
  /** @returns {ImportChoices} */
  const query = () => ({
    unit: /** @type {'kg' | 'lb' | undefined} */ (unit.value || undefined),
    dates: /** @type {'day_first' | 'month_first' | undefined} */ (dates.value || undefined),
    restore_deleted: back.checked || undefined,
    twins: twins.checked || undefined,
    columns,
  });
  const stale = () => found.replaceChildren();
  for (const field of [unit, dates, back]) field.addEventListener('change', stale);
  file.addEventListener('change', () => {
    stale();
    fault.set('');
    columns = undefined;
    twins.checked = false;
    twinsLine.hidden = true;
  });
  const look = async () => {
    const chosen = file.files?.[0];
    if (!chosen) {
      fault.set(t('own.chooseFile'));
      return file.focus();
    }
    const report = await call('POST /v1/lifters/me/imports', { query: { ...query(), dry_run: true }, body: chosen, timeout: 60_000 });
    const come = report.workouts.added + report.workouts.updated;
    const things = thingsAdded(report);
    twinsLine.hidden = report.workouts.twins === 0 && !twins.checked;
    const result = h('div', { class: 'stack' });
    const table = report.table;
    if (!table || (table.missing.length === 0 && !table.obstacle)) {
      result.append(
        report.dates_assumed && report.dates ? otherOrder(report.dates) : '',
        reportShown(
          report,
          true,
          come + things > 0
            ? h(
                'p',
                { class: 'btns' },
                button(
                  things > 0 ? t('own.importFileNow') : t('own.importNow', { count: come }),
                  () => bring(chosen, { ...query(), columns: columns ?? said(table) }),
                  { kind: 'main' },
                ),
              )
            : h('p', {}, t('own.nothingToImport')),
        ),
      );
    }
    found.replaceChildren(
      table
        ? columnsSheet(
            table,
            (said) => {
              columns = said;
              return look();
            },
            () => result.replaceChildren(),
          )
        : '',
      result,
    );
    say(things > 0 ? t('own.wouldComeAll', { count: come + things }) : t('own.wouldCome', { count: come }));
  };
  /** @param {'day_first' | 'month_first'} order The one that was assumed. */
  const otherOrder = (order) => {
    const other = order === 'day_first' ? 'month_first' : 'day_first';
    return h(
      'p',
      { class: 'btns' },
      button(t('own.datesOther', { order: orderName(other) }), () => {
        dates.value = other;
        return look();
      }),
    );
  };
  twins.addEventListener('change', look);
  return sheet(t('own.importFile'), [
    h('p', { class: 'quiet' }, t('own.importText')),
    h(
      'div',
      { class: 'fields' },
      h('div', { class: 'field' }, h('label', { for: fileId }, t('own.file')), file, () =>
        fault() ? h('span', { class: 'fault', id: `${fileId}-fault` }, fault()) : null,
      ),
      h('div', { class: 'field' }, h('label', { for: unitId }, t('own.unit')), unit),
      h('div', { class: 'field' }, h('label', { for: datesId }, t('own.dates')), dates),
    ),
    h('div', { class: 'pick-line' }, back, h('label', { for: backId }, t('own.restoreDeleted'))),
    twinsLine,
    h('p', { class: 'btns' }, button(t('own.tryFile'), look)),
    found,
  ]);
}

/** @param {File} file @param {ImportChoices} query */
async function bring(file, query) {
  const report = await call('POST /v1/lifters/me/imports', { query, body: file, timeout: 120_000 });
  await reload();
  const { id } = report;
  const [come, things] = [report.workouts.added + report.workouts.updated, thingsAdded(report)];
  note(things > 0 ? t('own.importedAll', { count: come + things }) : t('own.imported', { count: come }), id ? () => takeBack(id) : undefined);
}

/** @param {string} id */
async function takeBack(id) {
  await call('DELETE /v1/lifters/me/imports/{id}', { path: { id } });
  await reload();
  note(t('own.importGone'));
}

/** @param {ImportSummary} one */
function importRow(one) {
  const place = h('div', { class: 'whole' });
  return h(
    'li',
    {},
    h(
      'div',
      {},
      h('strong', { translate: 'no' }, sourceName(one)),
      h(
        'p',
        { class: 'quiet' },
        dayTime(one.created_at),
        ' · ',
        t('own.importCounts', { added: one.workouts.added, updated: one.workouts.updated, skipped: one.workouts.skipped }),
      ),
    ),
    h(
      'span',
      { class: 'btns' },
      button(
        t('own.report'),
        async () => {
          place.replaceChildren(reportShown(await call('GET /v1/lifters/me/imports/{id}', { path: { id: one.id } }), false));
        },
        { kind: 'bare', name: t('own.reportName', { what: dayTime(one.created_at) }) },
      ),
      button(
        t('own.importBack'),
        async () => {
          const sure = await confirm({
            title: t('own.importBackTitle'),
            text: t('own.importBackText', { count: one.workouts.added }),
            action: t('own.importBack'),
            danger: true,
          });
          if (sure) await takeBack(one.id);
        },
        { name: t('own.importBackName', { what: dayTime(one.created_at) }) },
      ),
    ),
    place,
  );
}
