/** What an admin changed of a piece of feedback. Nothing here knows of a page, so that it can be tested alone. */

/** @typedef {import('../types/api').TriagedFeedback} Feedback */
/** @typedef {{ state: Feedback['state'], priority?: string, assignee?: string, labels?: string, notes?: string, is_public?: boolean, duplicate_of?: string }} Typed */

/**
 * Only what was changed: another admin may be at it, too.
 * @param {Feedback} one
 * @param {Typed} typed
 */
export function changes(one, typed) {
  const labels = (typed.labels ?? '')
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean);
  const priority = typed.priority ? Number(typed.priority) : null;
  /** @type {import('../types/api').FeedbackTriage} */
  const body = {};
  if (typed.state && typed.state !== one.state) body.state = typed.state;
  if (priority !== (one.priority ?? null)) body.priority = priority;
  if (labels.join('\n') !== one.labels.join('\n')) body.labels = labels;
  if ((typed.assignee ?? null) !== (one.assignee ?? null)) body.assignee = typed.assignee ?? null;
  if ((typed.notes ?? null) !== (one.notes ?? null)) body.notes = typed.notes ?? null;
  if ((typed.duplicate_of ?? null) !== (one.duplicate_of ?? null)) body.duplicate_of = typed.duplicate_of ?? null;
  if (one.kind === 'idea' && typed.is_public !== one.is_public) body.is_public = typed.is_public;
  return body;
}
