import { h } from '../kit/view.js';
import { settled } from '../kit/preferences.js';
import { t } from '../kit/text.js';
import { linkLine, sheet } from './parts.js';
import { CALCULATORS } from './calculator-list.js';
import { calculatorForm } from './calculator-form.js';
import { fiveThreeOne } from './five-three-one.js';
import { knownFigures } from './known-figures.js';

/** @typedef {import('./calculator-list.js').Kind} Kind */

/** @type {import('../kit/router.js').Screen<undefined>} */
export const calculators = {
  path: '/own/calculators',
  title: () => t('names.calculators'),
  more: { group: 'tools', icon: 'calculator' },
  show: () => [
    sheet(t('reckon.which'), [
      h(
        'ul',
        { class: 'lines links plain' },
        kinds().map((kind) => linkLine(`/own/calculators/${kind}`, t(`reckon.${kind}`), t(`reckon.${kind}_for`))),
      ),
    ]),
  ],
};

/** @returns {('five_three_one' | Kind)[]} */
const kinds = () => ['five_three_one', .../** @type {Kind[]} */ (Object.keys(CALCULATORS))];

/** @type {import('../kit/router.js').Screen<import('./known-figures.js').Known>} */
export const calculator = {
  path: '/own/calculators/{kind}',
  title: (_, { params: { kind } }) => (kinds().includes(/** @type {Kind} */ (kind)) ? t(`reckon.${/** @type {Kind} */ (kind)}`) : t('names.calculators')),
  crumb: () => ({ path: '/own/calculators', text: t('names.calculators') }),
  load: async () => {
    const [known] = await Promise.all([knownFigures(), settled()]);
    return known;
  },
  show: (figures, { params: { kind } }) => {
    if (kind === 'five_three_one') return fiveThreeOne(figures);
    const known = /** @type {Record<string, import('./calculator-form.js').Calculator>} */ (CALCULATORS)[kind];
    return known ? calculatorForm(/** @type {Kind} */ (kind), known, figures) : [h('p', {}, h('a', { href: '/own/calculators' }, t('names.calculators')))];
  },
};
