// @ts-check
import { call } from './api.js';
import { plusDays } from './days.js';
import { date, today } from './format.js';

/** When an account would be erased that is asked to be now. */
export async function erasureDay() {
  const { erasure_grace_days } = await call('GET /v1/tenant');
  return date(plusDays(today(), erasure_grace_days));
}
