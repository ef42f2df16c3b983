import { h, icon } from '../kit/view.js';
import { t } from '../kit/text.js';
import { sheet } from './parts.js';
import { CALCULATORS } from './calculator-list.js';
import { calculatorForm } from './calculator-form.js';
import { fiveThreeOne } from './five-three-one.js';

/** @typedef {import('./calculator-list.js').Kind} Kind */

/** @type {import('../kit/router.js').Screen<undefined>} */
export const calculators = {
  path: '/own/calculators',
  title: () => t('reckon.title'),
  more: { group: 'tools', icon: 'bar' },
  show: () => [sheet(t('reckon.which'), [h('ul', { class: 'lines links' }, ...kinds().map((kind) => h('li', {},
    h('div', {}, h('a', { href: `/own/calculators/${kind}` }, t(`reckon.${kind}`)), h('p', { class: 'quiet' }, t(`reckon.${kind}_for`))),
    icon('next'))))])],
};

/** @returns {('five_three_one' | Kind)[]} */
const kinds = () => ['five_three_one', .../** @type {Kind[]} */ (Object.keys(CALCULATORS))];

/** @type {import('../kit/router.js').Screen<undefined>} */
export const calculator = {
  path: '/own/calculators/{kind}',
  title: (_, { params: { kind } }) => kinds().includes(/** @type {Kind} */ (kind)) ? t(`reckon.${/** @type {Kind} */ (kind)}`) : t('reckon.title'),
  crumb: () => ({ path: '/own/calculators', text: t('reckon.title') }),
  show: (_, { params: { kind } }) => {
    if (kind === 'five_three_one') return fiveThreeOne();
    const known = CALCULATORS[/** @type {Kind} */ (kind)];
    return known ? calculatorForm(/** @type {Kind} */ (kind), known) : [h('p', {}, h('a', { href: '/own/calculators' }, t('reckon.title')))];
  },
};
