/** Powerlifting: the three maxima, the total, and what the meet formulas make of it. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { tagged, call } from '../kit/api.js';
import { form } from '../kit/form.js';
import { day, figure, number, setText, weightValue } from '../kit/format.js';
import { reload } from '../kit/router.js';
import { noteBox } from '../kit/state.js';
import { t } from '../kit/text.js';
import { h, icon } from '../kit/view.js';
import { back, graphName, lifts, sheet } from './progress-parts.js';

/** @typedef {import('../types/api').PowerliftingProfile} Profile */
/** @typedef {import('../types/api').PowerliftingChange} Change */
/** @typedef {import('../types/api').LiftMax} LiftMax */

const entered = /** @type {const} */ ([...lifts, 'overhead_press']);

/** @type {import('../kit/router.js').Screen<Profile>} */
export const powerlifting = {
  path: '/train/progress/powerlifting',
  title: () => t('progress.powerlifting'),
  crumb: back,
  needs: { module: 'powerlifting' },
  more: { group: 'training', icon: 'calculator' },
  load: async ({ signal }) => (await tagged('GET /v1/lifters/{lifter}/powerlifting', { path: { lifter: 'me' }, signal })).value,
  actions: () => h('button', { type: 'button', class: 'btn', onclick: act(refresh) }, icon('swap'), t('progress.fromLog')),
  show: (profile) =>
    h(
      'div',
      { class: 'two' },
      h(
        'div',
        { class: 'stack' },
        sheet(
          'maxima',
          t('progress.maxima'),
          null,
          h(
            'dl',
            { class: 'board' },
            lifts.map((lift) => max(lift, profile[lift], profile.unit)),
          ),
          h('p', null, t('progress.total'), ' ', profile.total ? figure(number(profile.total.rounded, 1), profile.unit) : t('progress.totalMissing')),
        ),
        sheet(
          'scores',
          t('progress.scores'),
          null,
          profile.scores.length
            ? h(
                'ul',
                { class: 'lines' },
                profile.scores.map((score) =>
                  h(
                    'li',
                    null,
                    h(
                      'span',
                      null,
                      t(`progress.formula_${score.formula}`),
                      score.out_of_range && h('span', { class: 'quiet' }, h('br'), t('progress.outOfRange')),
                      score.age_adjusted && h('span', { class: 'quiet' }, h('br'), t('progress.byAge', { points: number(score.age_adjusted.rounded, 0) })),
                    ),
                    h('span', { class: 'end' }, h('span', { class: 'fig' }, number(score.points.rounded, 0))),
                  ),
                ),
              )
            : noteBox('', 'calculator', t('progress.scoresMissing')),
        ),
      ),
      sheet('own', t('progress.enter'), null, h('p', { class: 'quiet' }, t('progress.enterText')), edit(profile)),
    ),
};

/** @param {typeof lifts[number]} lift @param {LiftMax | undefined} known @param {'kg' | 'lb'} unit */
const max = (lift, known, unit) =>
  h(
    'div',
    null,
    h(
      'dt',
      null,
      graphName(lift),
      known &&
        h(
          'span',
          { class: 'quiet' },
          h('br'),
          known.source === 'logged'
            ? t('progress.fromSet', {
                set: known.set ? setText({ weight: known.set.weight, unit: known.set.unit, reps: known.set.reps }) : '',
                day: known.set?.date ? day(known.set.date) : '',
              })
            : t('progress.enteredByHand'),
        ),
    ),
    h('dd', null, known ? figure(number(weightValue(known.weight, known.unit ?? unit, unit), 1), unit) : h('span', { class: 'quiet' }, t('progress.notYet'))),
  );

async function refresh() {
  const profile = await call('POST /v1/lifters/{lifter}/powerlifting/refresh', { path: { lifter: 'me' } });
  await reload();
  note(profile.kept?.length ? t('progress.refreshedKept', { count: profile.kept.length }) : t('progress.refreshed'));
}

/** @param {Profile} profile */
function edit(profile) {
  const unit = profile.unit;
  /** @type {Record<string, number | undefined>} */
  const known = Object.fromEntries(
    entered.map((lift) => [
      lift,
      profile[lift] && weightValue(/** @type {LiftMax} */ (profile[lift]).weight, /** @type {LiftMax} */ (profile[lift]).unit ?? unit, unit),
    ]),
  );
  return form({
    value: {
      sex: profile.sex ?? '',
      body_weight: profile.body_weight && weightValue(profile.body_weight.weight, profile.body_weight.unit ?? unit, unit),
      ...known,
    },
    changes: true,
    fields: [
      {
        name: 'sex',
        label: t('progress.sex'),
        type: 'select',
        hint: t('progress.sexHint'),
        options: [
          ['', t('progress.sexNone')],
          ['f', t('progress.sex_f')],
          ['m', t('progress.sex_m')],
          ['mx', t('progress.sex_mx')],
        ],
      },
      { name: 'body_weight', label: t('progress.body_weight'), type: 'number', unit, attributes: { min: 1, max: 2200 } },
      ...entered.map((lift) => ({
        name: lift,
        label: lift === 'overhead_press' ? t('progress.overhead_press') : graphName(lift),
        type: /** @type {const} */ ('number'),
        unit,
        attributes: { min: 0.001, max: 10_000 },
      })),
    ],
    send: (/** @type {Record<string, any>} */ changed) => {
      /** @type {Record<string, any>} */
      const body = {};
      for (const [name, value] of Object.entries(changed)) body[name] = typeof value === 'number' ? { weight: value, unit } : value === '' ? null : value;
      return call('PATCH /v1/lifters/{lifter}/powerlifting', { path: { lifter: 'me' }, body: /** @type {Change} */ (body), version: profile.version });
    },
    done: async () => {
      await reload();
      note(t('progress.saved'));
    },
  });
}
