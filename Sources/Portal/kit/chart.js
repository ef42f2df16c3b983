/** A drawing of the server with what belongs beside it: the nearest value in words, a table of the same values, CSV. */

import { note } from './announce.js';
import { call, Problem } from './api.js';
import { dialog } from './dialog.js';
import { form } from './form.js';
import { canvasFor, csv, nearest, spoken, step } from './points.js';
import { go } from './router.js';
import { failed } from './state.js';
import { table } from './table.js';
import { t } from './text.js';
import { adopt } from './drawing.js';
import { cell, h, icon, onEnd, s, watch } from './view.js';

/** @typedef {import('./view.js').Child} Child */
/** @typedef {'360' | '720' | '1080'} Width */
/**
 * What the table shows, newest first.
 * @template Row
 * @typedef {object} Values
 * @property {string} caption
 * @property {Array<import('./table.js').Column<Row> & { plain(row: Row): string | number | undefined }>} columns `plain` is for CSV.
 * @property {Row[]} rows
 */
/** @typedef {import('../types/calls').Body<'POST /v1/graph-reports'>} Report */
/**
 * @template Row
 * @typedef {object} ChartOptions
 * @property {(width: Width, signal: AbortSignal) => Promise<string>} draw Cells that it reads at once are followed: it is drawn anew.
 * @property {(signal: AbortSignal) => Promise<Values<Row>>} [values] The same values, asked for when the table is wanted.
 * @property {Child} [legend]
 * @property {() => Child} [none] What stands there where no point is.
 * @property {() => Omit<Report, 'text'>} [report] Which graph it is, for "This graph is wrong".
 * @property {(problem: Problem) => Child} [refused] Under what says that a plan is missing: a preview.
 * @property {string} [file] The name of the CSV file.
 * @property {(data: DOMStringMap) => unknown} [drawn] What the drawing says of itself: `bucket`, what a point covers, since of many points the server takes weeks or months; `unassigned`.
 * @property {boolean} [down] The points stand under each other.
 */

let count = 0;

/**
 * @template Row
 * @param {ChartOptions<Row>} options
 * @returns {HTMLElement}
 */
export function chart(options) {
  const number = (count += 1);
  const width = cell(/** @type {Width | ''} */ (''));
  const turn = cell(0);
  const holder = h('div', { class: 'drawing' });
  const output = h('output', { 'aria-live': 'off', hidden: true });
  const legend = h('figcaption', { class: 'legend', hidden: true }, options.legend);
  const figure = h('figure', { class: 'chart as-chart' }, holder, output, legend);
  const tabled = h('div', { class: 'as-table' });
  const tools = h('div', { class: 'tools' });
  const again = () => turn.set(turn() + 1);

  const observer = new ResizeObserver(([entry]) => width.set(canvasFor(entry.contentRect.width)));
  observer.observe(figure);
  onEnd(() => observer.disconnect());

  /** @type {AbortController | null} */
  let going = null;
  onEnd(() => going?.abort());
  watch(() => {
    turn();
    const wanted = width();
    if (!wanted) return;
    going?.abort();
    const stop = (going = new AbortController());
    reserve(holder, wanted);
    holder.setAttribute('aria-busy', 'true');
    const answer = options.draw(wanted, stop.signal);
    tabled.replaceChildren();
    void show(answer, stop.signal);
  });

  /**
   * @param {Promise<string>} answer
   * @param {AbortSignal} signal
   */
  async function show(answer, signal) {
    try {
      const svg = adopt(await answer);
      if (signal.aborted) return;
      place(svg);
    } catch (failure) {
      if (signal.aborted) return;
      fail(failure);
    }
    holder.removeAttribute('aria-busy');
    holder.style.removeProperty('aspect-ratio');
  }

  /** @param {SVGSVGElement} svg */
  function place(svg) {
    const points = [...svg.querySelectorAll('[role="listitem"] > *')];
    const some = points.length > 0;
    const title = svg.querySelector('title');
    if (title) {
      title.id = `drawing-${number}`;
      svg.setAttribute('aria-labelledby', title.id);
    }
    svg.dataset.canvas = width();
    holder.replaceChildren(...(some || !options.none ? [svg] : [h('div', null, options.none())]));
    output.hidden = legend.hidden = tools.hidden = !some;
    if (!options.legend) legend.hidden = true;
    options.drawn?.(svg.dataset);
    if (some) walk(svg, /** @type {SVGElement[]} */ (points), output, options.down ?? false);
    if (some && toTable?.checked) void fill();
  }

  /** @param {unknown} failure */
  function fail(failure) {
    output.hidden = legend.hidden = tools.hidden = true;
    const paid = failure instanceof Problem && failure.status === 402;
    holder.replaceChildren(failed(failure, again, t('chart.notDrawn')), ...(paid && options.refused ? [h('div', null, options.refused(failure))] : []));
  }

  async function fill() {
    if (!options.values || tabled.childElementCount) return;
    const stop = going ?? new AbortController();
    tabled.setAttribute('aria-busy', 'true');
    try {
      const values = await options.values(stop.signal);
      if (stop.signal.aborted) return;
      tabled.replaceChildren(
        table({ caption: values.caption, columns: values.columns, rows: values.rows, list: false }),
        h(
          'p',
          { class: 'btns' },
          h('button', { type: 'button', class: 'btn', onclick: () => download(values, options.file ?? 'graph') }, icon('download'), t('chart.csv')),
        ),
      );
    } catch (failure) {
      if (!stop.signal.aborted) tabled.replaceChildren(failed(failure, fill));
    } finally {
      tabled.removeAttribute('aria-busy');
    }
  }

  const toTable = options.values && h('input', { type: 'radio', class: 'to-table', name: `shown-${number}`, onchange: fill });
  if (toTable) {
    tools.append(
      h(
        'fieldset',
        { class: 'seg' },
        h('legend', { class: 'said' }, t('chart.shownAs')),
        h('label', null, h('input', { type: 'radio', name: `shown-${number}`, checked: true }), h('span', null, t('chart.chart'))),
        h('label', null, toTable, h('span', null, t('chart.table'))),
      ),
    );
  }
  if (options.report) {
    const { report } = options;
    tools.append(h('button', { type: 'button', class: 'btn bare', onclick: () => wrong(report()) }, t('chart.wrong')));
  }
  tools.hidden = true;
  return h('div', { class: 'switch' }, figure, tabled, tools);
}

/**
 * Keeps the room until it is drawn, so that nothing jumps.
 * @param {HTMLElement} holder
 * @param {Width} width
 */
function reserve(holder, width) {
  if (holder.childElementCount) return;
  holder.style.setProperty('aspect-ratio', { 360: '328 / 240', 720: '684 / 330', 1080: '1044 / 380' }[width]);
}

/**
 * One stop for Tab; arrows, Home and End walk; a finger or the mouse takes the nearest point. Enter opens, a click shows.
 * @param {SVGSVGElement} svg
 * @param {SVGElement[]} points
 * @param {HTMLOutputElement} output
 * @param {boolean} down
 */
function walk(svg, points, output, down) {
  const places = points.map((point) => {
    const hit = /** @type {SVGCircleElement} */ (point.querySelector('.hit'));
    return { x: hit.cx.baseVal.value, y: hit.cy.baseVal.value };
  });
  const lead = s('path', { class: 'lead' });
  if (!down) svg.querySelector('g[aria-hidden]')?.prepend(lead);
  const bottom = svg.viewBox.baseVal.height - 26;
  let at = -1;

  const choose = (/** @type {number} */ index) => {
    if (index === at || !points[index]) return;
    points[at]?.parentElement?.classList.remove('chosen');
    points[at]?.setAttribute('tabindex', '-1');
    at = index;
    points[at].setAttribute('tabindex', '0');
    points[at].parentElement?.classList.add('chosen');
    lead.setAttribute('d', `M${places[at].x} ${Math.min(places[at].y + 12, bottom)}V${bottom}`);
    const { day, rest } = spoken(points[at].getAttribute('aria-label') ?? '');
    const address = points[at].getAttribute('href');
    output.replaceChildren(h('b', null, day), h('span', null, rest), ...(address ? [h('a', { href: address }, t('chart.open'))] : []));
  };
  const near = (/** @type {PointerEvent} */ event) => {
    const matrix = svg.getScreenCTM();
    if (matrix) choose(nearest(places, new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), down));
  };
  svg.addEventListener('pointermove', near);
  svg.addEventListener('pointerdown', near);
  svg.addEventListener('focusin', (event) => choose(points.findIndex((point) => point.contains(/** @type {Node} */ (event.target)))));
  svg.addEventListener('keydown', (event) => {
    const next = step(event.key, at, points.length);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    points[next].focus();
  });
  svg.addEventListener('click', (event) => {
    const address = /** @type {Element} */ (event.target)
      .closest?.('a')
      ?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Enter makes a click without a count.
    if (event.detail === 0) void go(address);
  });
  choose(points.length - 1);
}

/**
 * @template Row
 * @param {Values<Row>} values
 * @param {string} name
 */
function download(values, name) {
  const lines = [values.columns.map((column) => column.label), ...values.rows.map((row) => values.columns.map((column) => column.plain(row)))];
  const address = URL.createObjectURL(new Blob([csv(lines)], { type: 'text/csv' }));
  h('a', { href: address, download: `${name}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {Omit<Report, 'text'>} graph */
async function wrong(graph) {
  const sent = await dialog({
    title: t('chart.wrong'),
    show: (/** @type {(sent?: boolean) => void} */ close) => [
      h('p', null, t('chart.wrongText')),
      form({
        fields: [{ name: 'text', label: t('chart.whatIsWrong'), type: 'area', required: true, rows: 4, attributes: { maxlength: 2000 } }],
        send: (/** @type {{ text: string }} */ body) => call('POST /v1/graph-reports', { body: /** @type {Report} */ ({ ...graph, text: body.text }) }),
        done: () => close(true),
        action: t('chart.send'),
        cancel: () => close(),
        unguarded: true,
      }),
    ],
  });
  if (sent) note(t('chart.sent'));
}

/**
 * The marks of a line graph, in words.
 * @param {{ records?: boolean, goal?: boolean, value: string }} options
 */
export const lineLegend = ({ records, goal, value }) => [
  h('span', null, mark('series-1', true), value),
  records && [
    h('span', { class: 'record' }, icon('record'), ' ', t('chart.record')),
    h(
      'span',
      { class: 'lightly' },
      s('svg', { viewBox: '0 0 20 12', 'aria-hidden': 'true' }, s('circle', { class: 'light', cx: 10, cy: 6, r: 2.5 })),
      t('chart.light'),
    ),
  ],
  goal && dottedLegend(t('chart.goal')),
  h('span', null, mark('series-1', false, '1 5'), t('chart.break')),
];

/**
 * What a table says of a point that the line passes by.
 * @param {{ light?: boolean }} point
 */
export const lightly = ({ light }) => (light ? ` · ${t('chart.light')}` : '');

/**
 * A dotted line across, in words.
 * @param {string} text
 */
export const dottedLegend = (text) => h('span', null, mark('goal'), text);

/**
 * @param {string} name
 * @param {boolean} [dotted]
 * @param {string} [dashes]
 */
const mark = (name, dotted, dashes) =>
  s(
    'svg',
    { viewBox: '0 0 20 12', 'aria-hidden': 'true' },
    s('path', { class: name, d: 'M1 6h18', 'stroke-dasharray': dashes ?? null }),
    dotted && s('circle', { class: 'dot', cx: 10, cy: 6, r: 3 }),
  );
