// The end of a programme's cycle: nothing is planned until the next one is begun.
import '../../kit/all.js';
import { call } from '../../kit/api.js';
import { plusDays } from '../../kit/days.js';
import { today } from '../../kit/format.js';
import { loadTexts, t } from '../../kit/text.js';
import { h } from '../../kit/view.js';

/** Who left a programme so many days ago does something else now. */
const FORGOTTEN = 28;

/** Of the programme that is followed now; nothing if it has sessions left. */
export async function cycleOver() {
  const { items } = await call('GET /v1/programmes', { query: { limit: 20 }, quiet: true });
  const programme = items.find((one) => one.cycle > 0);
  if (!programme) return null;
  const { id, name, cycle } = programme;
  const [plan] = await Promise.all([call('GET /v1/programmes/{id}/plan', { path: { id }, query: { cycle }, quiet: true }), loadTexts('plan')]);
  const sessions = plan.weeks.flatMap((week) => week.sessions),
    since = plusDays(today(), -FORGOTTEN);
  const isLeft = sessions.every(({ planned_for }) => planned_for && planned_for < since);
  if (isLeft || sessions.some((one) => one.state === 'planned')) return null;
  return h(
    'div',
    { class: 'stack' },
    h('p', null, t('plan.cycleOver', { n: cycle, name })),
    h('p', { class: 'btns wide' }, h('a', { class: 'btn main', href: `/train/programmes/${id}` }, t('plan.begin_next', { n: cycle + 1 }))),
  );
}
