// @ts-check
import { Problem, call } from '../kit/api.js';
import { note } from '../kit/announce.js';
import { go } from '../kit/router.js';
import { t } from '../kit/text.js';

/**
 * Begins a workout from what was planned or done, and goes to it. Where one is under way already, it says so and leads
 * there instead.
 * @param {import('../types/api').NewDraft} from
 */
export async function startDraft(from) {
  try {
    await call('POST /v1/drafts', { body: { ...from, start: true } });
    go('/train/live');
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.status !== 409) throw failure;
    note(t('plan.under_way'), () => go('/train/live'), t('plan.go_to_it'));
  }
}
