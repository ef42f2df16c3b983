/** Jobs in the person's language. A job that these texts do not know keeps the words of the API. */

import { hasText, t } from '../kit/text.js';
import { code } from './parts.js';

/** @param {string} name */
export function taskName(name) {
  const key = `tasks.name_${name}`;
  return hasText(key) ? t(key) : name;
}

/**
 * The name as a child: the API's word is marked as one.
 * @param {string} name
 */
export const taskHead = (name) => (hasText(`tasks.name_${name}`) ? taskName(name) : code(name));

/**
 * What a job does, as a sentence. The API's sentences end without a point.
 * @param {{ name: string, summary: string }} job
 */
export function taskAbout({ name, summary }) {
  const key = `tasks.about_${name}`;
  return hasText(key) ? t(key) : `${summary.replace(/\.$/, '')}.`;
}
