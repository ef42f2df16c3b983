// A workout of another day: its time first, then its sets as in a live one, without a clock.
import '../kit/all.js';
import { allOf, call, Problem } from '../kit/api.js';
import { form } from '../kit/form.js';
import { go } from '../kit/router.js';
import * as store from '../kit/store.js';
import { t } from '../kit/text.js';
import { h } from '../kit/view.js';
import { now } from '../kit/clock.js';

/** @typedef {import('../types/api').TemplateSummary} TemplateSummary */
/**
 * @typedef {object} Log
 * @property {typeof import('./log/contents.js').contentOf} contentOf
 * @property {typeof import('./log/contents.js').routine} routine
 * @property {typeof import('./log/logbook.js').openBook} openBook
 * @property {typeof import('./log/memory.js').remember} remember
 * @property {typeof import('./log/prescription.js').beginning} beginning
 * @property {typeof import('./log/whole.js').begin} begin
 */
/** @typedef {{ performed_at: string, minutes?: number | null, routine?: string | null }} Typed */

const DAY = 86_400_000;

/**
 * Without a connection the templates that stood here last, or on Today.
 * @param {unknown} failure @returns {Promise<TemplateSummary[]>}
 */
async function seen(failure) {
  if (!(failure instanceof Problem && failure.offline)) throw failure;
  const [here, today] = await Promise.all(['/train/past', '/train'].map((path) => store.get('screens', path).catch(() => undefined)));
  return here?.value ?? today?.value.templates ?? [];
}

/** @param {Log} log @returns {import('../kit/router.js').Screen<TemplateSummary[]>} */
export const pastOf = ({ contentOf, routine, openBook, remember, beginning, begin }) => ({
  path: '/train/past',
  title: () => t('log.past'),
  lead: () => t('plan.pastLead'),
  tab: '/train',
  kept: true,
  load: async () => {
    await Promise.all([openBook(), remember()]);
    return allOf((after) => call('GET /v1/templates', { query: { limit: 100, after } })).catch(seen);
  },
  show: (templates) =>
    h(
      'section',
      { class: 'sheet' },
      form({
        value: { performed_at: new Date(now() - DAY).toISOString() },
        action: t('plan.toSets'),
        cancel: '/train',
        unguarded: true,
        fields: [
          { name: 'performed_at', label: t('log.when'), type: 'moment', required: true },
          { name: 'minutes', label: t('log.duration'), type: 'integer', unit: t('kit.minutes'), attributes: { min: 1, max: 1440 } },
          {
            name: 'routine',
            label: t('plan.template'),
            type: 'select',
            attributes: { translate: 'no' },
            options: [['', t('log.empty')], ...templates.map((one) => /** @type {[string, string]} */ ([one.id, one.name]))],
          },
        ],
        check: (/** @type {Typed} */ typed) =>
          Date.parse(typed.performed_at) > now() ? [{ pointer: '/performed_at', code: 'invalid', message: t('log.notYet') }] : [],
        send: async (/** @type {Typed} */ typed) => {
          const chosen = templates.find((one) => one.id === typed.routine);
          const content = chosen ? await contentOf(routine(chosen)) : { name: t('log.workout'), exercises: [] };
          return begin(
            {
              ...beginning(content),
              performed_at: typed.performed_at,
              ...(typed.minutes ? { duration_seconds: typed.minutes * 60 } : {}),
            },
            false,
          );
        },
        done: (id) => go(`/train/drafts/${id}`, { replace: true }),
      }),
    ),
});
