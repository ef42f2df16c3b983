// What was done of an exercise, workout by workout: one more click than last time's sets.
import '../../kit/all.js';
import { call } from '../../kit/api.js';
import { dialog } from '../../kit/dialog.js';
import { day, setText } from '../../kit/format.js';
import { empty, failed } from '../../kit/state.js';
import { t } from '../../kit/text.js';
import { cell, h } from '../../kit/view.js';

/** @param {string} id @param {string} name @param {import('../../kit/reckoning.js').Measure} measure */
export function earlier(id, name, measure) {
  const shown = cell(/** @type {HTMLElement} */ (h('p', { class: 'quiet', role: 'status' }, t('log.loading'))));
  const load = async () => {
    try {
      const page = await call('GET /v1/lifters/{lifter}/exercises/{id}/sets', { path: { lifter: 'me', id }, query: { limit: 10 } });
      shown.set(
        page.items.length
          ? h(
              'ul',
              { class: 'lines earlier' },
              page.items.map((one) =>
                h(
                  'li',
                  null,
                  h('span', null, day(one.local_date)),
                  h(
                    'span',
                    { class: 'end' },
                    one.sets.map((set) => h('span', { class: 'fig' }, setText(set, measure), h('br'))),
                  ),
                ),
              ),
            )
          : empty(t('log.noEarlier'), t('log.noEarlierText')),
      );
    } catch (failure) {
      shown.set(failed(failure, load));
    }
  };
  void load();
  return dialog({
    title: name,
    show: (close) =>
      h('div', { class: 'stack' }, shown, h('p', { class: 'btns' }, h('button', { type: 'button', class: 'btn', onclick: () => close() }, t('log.back')))),
  });
}
