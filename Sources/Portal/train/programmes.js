// @ts-check
import { call } from '../kit/api.js';
import { ago } from '../kit/format.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { emptySheet, linkButton, sheet } from './parts.js';

/** @type {import('../kit/router.js').Screen<import('../types/api').ProgrammeSummaryPage>} */
export const programmes = {
  path: '/train/programmes',
  title: () => t('plan.programmes'),
  tab: '/train/plan',
  crumb: () => ({ path: '/train/plan', text: t('plan.title') }),
  needs: { module: 'programmes' },
  kept: true,
  load: () => call('GET /v1/programmes', { query: { limit: 100 } }),
  actions: () => [linkButton('/train/programmes/new', t('plan.new_531'), 'plus', true), linkButton('/train/programmes/new/rules', t('plan.new_rules'))],
  show: (page) =>
    page.items.length
      ? sheet(t('plan.programmes'), [
          h(
            'ul',
            { class: 'lines' },
            page.items.map((programme) =>
              h(
                'li',
                null,
                h(
                  'div',
                  null,
                  h('a', { class: 'row-link', href: `/train/programmes/${programme.id}`, translate: 'no' }, programme.name),
                  h(
                    'p',
                    { class: 'quiet' },
                    programme.cycle ? t('plan.in_cycle', { n: programme.cycle }) : t('plan.not_begun'),
                    ' · ',
                    t('plan.made', { when: ago(programme.created_at) }),
                  ),
                ),
              ),
            ),
          ),
        ])
      : emptySheet(
          t('plan.no_programmes'),
          t('plan.no_programmes_why'),
          linkButton('/train/programmes/new', t('plan.new_531'), 'plus', true),
          linkButton('/train/programmes/new/rules', t('plan.new_rules')),
        ),
};
