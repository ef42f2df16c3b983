/** Tables with a caption and scopes. Under 600 px each row becomes a labelled list, by container query. */

import { act } from './act.js';
import { h } from './view.js';

/** @typedef {import('./view.js').Child} Child */
/**
 * @template Row
 * @typedef {object} Column
 * @property {string} label The head; on a phone the name beside the value.
 * @property {(row: Row) => Child} cell
 * @property {boolean} [end] Figures: right.
 * @property {boolean} [head] Names the row; the first column unless another is.
 * @property {boolean} [bare] On a phone without its label: a name, buttons.
 * @property {string} [sort] The word for `sort`.
 */

/**
 * @template Row
 * @param {object} options
 * @param {string} options.caption
 * @param {boolean} [options.captionShown] Else it is for readers only.
 * @param {Array<Column<Row> | null | false | undefined>} options.columns
 * @param {Row[]} options.rows
 * @param {boolean} [options.list] `false`: it stays a table on a phone; for two or three narrow columns.
 * @param {(row: Row) => Record<string, any>} [options.attributes] Of a row.
 * @param {{ by: string, descending?: boolean, choose: (by: string) => unknown }} [options.sort]
 * @returns {HTMLElement}
 */
export function table({ caption, captionShown, columns, rows, list = true, attributes, sort }) {
  const shown = /** @type {Array<Column<Row>>} */ (columns.filter(Boolean));
  const naming = Math.max(
    0,
    shown.findIndex((column) => column.head),
  );
  const cells = (/** @type {Row} */ row) =>
    shown.map((column, at) => {
      const common = {
        class: column.end ? 'end' : null,
        'data-label': column.bare || at === naming ? null : column.label,
        role: at === naming ? 'rowheader' : 'cell',
      };
      return at === naming ? h('th', { ...common, scope: 'row' }, column.cell(row)) : h('td', common, column.cell(row));
    });
  // Roles are said, because some browsers take a table's away once its rows are blocks.
  return (list ? tabled : scroller)(
    caption,
    h(
      'table',
      { class: list ? 'table as-list' : 'table', role: 'table' },
      h('caption', { class: captionShown ? null : 'said' }, caption),
      h(
        'thead',
        { role: 'rowgroup' },
        h(
          'tr',
          { role: 'row' },
          shown.map((column) => heading(column, sort)),
        ),
      ),
      h(
        'tbody',
        { role: 'rowgroup' },
        rows.map((row) => h('tr', { role: 'row', ...attributes?.(row) }, cells(row))),
      ),
    ),
  );
}

/**
 * A table that becomes a list where it is narrow.
 * @param {string} _
 * @param {HTMLElement} content
 */
const tabled = (_, content) => h('div', { class: 'tabled' }, content);

/**
 * A table that is scrolled where it is too wide. Then it is a stop, so that arrow keys scroll it.
 * @param {string} caption
 * @param {HTMLElement} content
 */
function scroller(caption, content) {
  const box = h('div', { class: 'scroller' }, content);
  new ResizeObserver(() => {
    const values = box.scrollWidth > box.clientWidth + 1 ? { tabindex: '0', role: 'group', 'aria-label': caption } : {};
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    for (const [name, value] of Object.entries(values)) box.setAttribute(name, value);
  }).observe(box);
  return box;
}

/**
 * @param {Column<any>} column
 * @param {{ by: string, descending?: boolean, choose: (by: string) => unknown } | undefined} sort
 */
function heading(column, sort) {
  const sorted = sort && column.sort === sort.by ? (sort.descending ? 'descending' : 'ascending') : null;
  const inside =
    sort && column.sort
      ? h('button', { type: 'button', class: 'sorter', onclick: () => sort.choose(/** @type {string} */ (column.sort)) }, column.label)
      : column.label;
  return h('th', { scope: 'col', role: 'columnheader', class: column.end ? 'end' : null, 'aria-sort': sorted }, inside);
}

/**
 * "More" under a list that has a next page. The new rows are added by `add`, the focus goes to the first of them.
 * @template Page
 * @param {object} options
 * @param {string | undefined} options.next
 * @param {(after: string) => Promise<Page & { next?: string }>} options.load
 * @param {(page: Page) => Element | undefined} options.add Answers the first new row.
 * @param {string} options.text
 * @returns {HTMLElement | null}
 */
export function moreButton({ next, load, add, text }) {
  if (!next) return null;
  let after = next;
  const button = h(
    'button',
    {
      type: 'button',
      class: 'btn wide',
      onclick: act(async () => {
        const page = await load(after);
        // The list was drawn again meanwhile, with a button of its own.
        if (!button.isConnected) return;
        const first = add(page);
        if (page.next) after = page.next;
        else button.remove();
        /** @type {HTMLElement | null | undefined} */ (first?.querySelector('a, button') ?? first)?.focus();
      }),
    },
    text,
  );
  return button;
}
