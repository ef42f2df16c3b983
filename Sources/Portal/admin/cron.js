/** What the usual cron expressions mean. Others are shown as they are. */

/**
 * @typedef {{ kind: 'minute' } | { kind: 'minutes', step: number } | { kind: 'hourly', minute: number }
 *   | { kind: 'hours', step: number, minute: number } | { kind: 'daily', time: string }
 *   | { kind: 'weekly', time: string, day: number } | { kind: 'monthly', time: string, day: number }} Meaning
 */

const figure = /^\d{1,2}$/;
const every = /^\*\/(\d{1,2})$/;

/**
 * @param {string} cron minute, hour, day of the month, month, day of the week
 * @returns {Meaning | undefined}
 */
export function meaning(cron) {
  const [minute, hour, day, month, weekday, ...rest] = cron.trim().split(/\s+/);
  if (weekday === undefined || rest.length || month !== '*') return undefined;
  const whole = day === '*' && weekday === '*';
  if (hour === '*' || every.test(hour)) return whole ? often(minute, hour) : undefined;
  if (!figure.test(minute) || !figure.test(hour)) return undefined;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (whole) return { kind: 'daily', time };
  if (day === '*' && /^[0-7]$/.test(weekday)) return { kind: 'weekly', time, day: Number(weekday) % 7 };
  if (weekday === '*' && figure.test(day)) return { kind: 'monthly', time, day: Number(day) };
  return undefined;
}

/**
 * @param {string} minute
 * @param {string} hour
 * @returns {Meaning | undefined}
 */
function often(minute, hour) {
  const hours = every.exec(hour);
  if (hours) return figure.test(minute) ? { kind: 'hours', step: Number(hours[1]), minute: Number(minute) } : undefined;
  if (minute === '*') return { kind: 'minute' };
  const minutes = every.exec(minute);
  if (minutes) return { kind: 'minutes', step: Number(minutes[1]) };
  return figure.test(minute) ? { kind: 'hourly', minute: Number(minute) } : undefined;
}
