import { note } from '../kit/announce.js';
import { form } from '../kit/form.js';
import { rest } from '../kit/format.js';
import { prefer, preference } from '../kit/preferences.js';
import { t } from '../kit/text.js';
import { withOwn } from '../train/fields.js';

/** Seconds. */
const RESTS = [60, 90, 120, 150, 180, 240, 300];

/** What the logging screens take where the plan says nothing: kept for every device. */
export function whileTraining() {
  const chosen = preference('rest', 120);
  const rests = withOwn(RESTS, chosen || undefined);
  return form({
    name: t('account.training'),
    plain: true,
    value: { rest: `${chosen}`, effort: preference('effort', true) },
    fields: [
      {
        name: 'rest',
        label: t('account.rest'),
        type: 'select',
        hint: t('account.restHint'),
        options: [['0', t('account.restNone')], ...rests.map((one) => /** @type {[string, string]} */ ([`${one}`, rest(one)]))],
      },
      { name: 'effort', label: t('account.effort'), type: 'check', hint: t('account.effortHint') },
    ],
    send: async (/** @type {{ rest: string, effort?: boolean }} */ typed) => {
      prefer('rest', Number(typed.rest));
      prefer('effort', Boolean(typed.effort));
    },
    done: () => note(t('kit.saved')),
  });
}
