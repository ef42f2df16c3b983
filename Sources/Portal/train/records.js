/** Every record, newest first; or only what nothing has beaten since. */

import { call } from '../kit/api.js';
import { makeField } from '../kit/field.js';
import { go } from '../kit/router.js';
import { empty } from '../kit/state.js';
import { moreButton } from '../kit/table.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { back, graphName, lifts, oneOf, recordLine } from './progress-parts.js';

/** @typedef {import('../types/api').PersonalRecordPage} Page */
/** @typedef {NonNullable<import('../types/calls').Query<'GET /v1/lifters/{lifter}/records'>>} Query */

/** @type {Array<NonNullable<Query['kind']>>} */
const kinds = ['e1rm', 'weight_at_reps', 'volume', 'reps', 'duration', 'distance', 'least_assistance'];

/** @param {URLSearchParams} query @returns {Query} */
const wanted = (query) => ({
  limit: 50,
  current: query.get('current') === 'true' ? true : undefined,
  kind: kinds.find((one) => one === query.get('kind')),
  lift: lifts.find((one) => one === query.get('lift')),
});

/** @type {import('../kit/router.js').Screen<Page>} */
export const records = {
  path: '/train/progress/records',
  title: () => t('progress.records'),
  crumb: back,
  load: ({ query, signal }) => call('GET /v1/lifters/{lifter}/records', { path: { lifter: 'me' }, query: wanted(query), signal }),
  show: (page, { query }) => {
    const list = h('ul', { class: 'lines' }, page.items.map(recordLine));
    const asked = wanted(query);
    const filtered = asked.current || asked.kind || asked.lift;
    return h(
      'section',
      { class: 'sheet', 'aria-label': t('progress.records') },
      oneOf(
        t('progress.which'),
        [
          ['', t('progress.every')],
          ['true', t('progress.current')],
        ],
        asked.current ? 'true' : '',
        (value) => choose('current', value),
      ),
      h(
        'div',
        { class: 'choices' },
        makeField(
          {
            name: 'lift',
            label: t('progress.lift'),
            type: 'select',
            options: [['', t('progress.anyLift')], ...lifts.map((one) => /** @type {[string, string]} */ ([one, graphName(one)]))],
            changed: (value) => choose('lift', value),
          },
          'records',
          asked.lift ?? '',
        ).element,
        makeField(
          {
            name: 'kind',
            label: t('progress.kind'),
            type: 'select',
            options: [['', t('progress.anyKind')], ...kinds.map((one) => /** @type {[string, string]} */ ([one, t(`progress.kind_${one}`)]))],
            changed: (value) => choose('kind', value),
          },
          'records',
          asked.kind ?? '',
        ).element,
      ),
      page.items.length
        ? list
        : empty(
            filtered ? t('progress.noneOfThese') : t('progress.noRecords'),
            filtered ? '' : t('progress.noPointsText'),
            !filtered && h('a', { class: 'btn', href: '/train' }, t('progress.toToday')),
          ),
      moreButton({
        next: page.next,
        load: (after) => call('GET /v1/lifters/{lifter}/records', { path: { lifter: 'me' }, query: { ...asked, after } }),
        add: (/** @type {Page} */ next) => {
          const lines = next.items.map(recordLine);
          list.append(...lines);
          return lines[0];
        },
        text: t('progress.moreRecords'),
      }),
    );

    /** @param {string} name @param {string | undefined} value */
    function choose(name, value) {
      const next = new URLSearchParams(query);
      if (value) next.set(name, value);
      else next.delete(name);
      void go(`?${next}`, { replace: true });
    }
  },
};
