/** One session of one client on another day, at the time that it had; the assignment stays as it is. */

import { note } from '../kit/announce.js';
import { call, tagged } from '../kit/api.js';
import { mayMove } from '../kit/ask-day.js';
import { dialog } from '../kit/dialog.js';
import { day, today } from '../kit/format.js';
import { form } from '../kit/form.js';
import { reload } from '../kit/router.js';
import { t } from '../kit/text.js';
import { toInstant, toLocal } from '../kit/wall.js';
import { askingOfPast, putSession } from './client-session.js';

/**
 * @param {string} lifter
 * @param {string} id
 */
export async function moveSession(lifter, id) {
  const { value: session, version: read } = await tagged('GET /v1/lifters/{lifter}/planned-workouts/{id}', { path: { lifter, id } });
  /** @param {string | undefined} planned_for @param {{ version?: string, past?: boolean, undoes?: boolean }} options */
  const put = (planned_for, options) =>
    putSession(
      lifter,
      session,
      {
        planned_for,
        starts_at: session.starts_at && planned_for && toInstant(`${planned_for}${toLocal(session.starts_at, session.time_zone).slice(10)}`, session.time_zone),
      },
      options,
    );
  const moved = await dialog({
    title: t('coach.moveSession', { name: session.name }),
    show: (/** @type {(day?: string) => void} */ close) =>
      form({
        unguarded: true,
        value: { planned_for: session.planned_for },
        action: t('coach.move'),
        fields: [{ name: 'planned_for', label: t('coach.day'), type: 'date', hint: t('coach.moveHint'), required: true }],
        send: async (/** @type {{ planned_for: string }} */ { planned_for: wanted }) => {
          const on = (/** @type {string} */ date) =>
            call('GET /v1/lifters/{lifter}/planned-workouts', { path: { lifter }, query: { from: date, to: date, limit: 100 } });
          const said = { day: day(wanted) },
            texts = { title: t('coach.moveAsk', said), past: t('coach.moveToPast', said), twice: t('coach.moveTwice', said), action: t('coach.move') };
          if (!(await mayMove(session, wanted, on, texts))) return undefined;
          return askingOfPast((past = wanted < today() || undefined) => put(wanted, { version: read, past }), {
            title: texts.title,
            text: texts.past,
            action: texts.action,
          });
        },
        done: (saved) => saved && close(saved.planned_for),
        cancel: () => close(),
      }),
  });
  if (!moved) return;
  await reload();
  note(t('coach.movedTo', { name: session.name, day: day(moved) }), () => put(session.planned_for, { undoes: true }).then(() => reload()));
}
