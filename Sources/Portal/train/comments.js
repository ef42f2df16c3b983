// @ts-check
import { act } from '../kit/act.js';
import { sendKey, sendText } from '../kit/form.js';
import { Problem, call } from '../kit/api.js';
import { confirm } from '../kit/dialog.js';
import { ago } from '../kit/format.js';
import { guard } from '../kit/guard.js';
import { say } from '../kit/announce.js';
import { t } from '../kit/text.js';
import { cell, h, setBusy } from '../kit/view.js';
import { reason } from './parts.js';

/**
 * Comments on a workout, an exercise in it, or a set: one thread for each of them.
 *
 * @typedef {import('../types/api').Comment} Comment
 * @typedef {{ exercise?: string, set?: string }} Place
 * @typedef {{ workout: string, comments: import('../kit/view.js').Cell<Comment[]>, open: import('../kit/view.js').Cell<Set<string>> }} Talk
 */

/** @param {Place} place */
export const placeKey = ({ exercise, set }) => set ?? exercise ?? 'workout';

/** @param {string} workout @param {Comment[]} comments @param {string} [opened] A set or an exercise whose thread is open from the start. @returns {Talk} */
export function talkOf(workout, comments, opened) {
  const open = new Set(comments.map(placeKey));
  if (opened) open.add(opened);
  return { workout, comments: cell(comments), open: cell(open) };
}

/**
 * All comments of a place, the earliest first.
 * @param {Talk} talk @param {Place} place @returns {Comment[]}
 */
export const ofPlace = (talk, place) =>
  talk
    .comments()
    .filter((comment) => comment.exercise === place.exercise && comment.set === place.set)
    .flatMap((comment) => [comment, ...comment.answers])
    .sort((one, other) => one.created_at.localeCompare(other.created_at));

/** @param {Talk} talk @param {Place} place */
export function toggle(talk, place) {
  const open = new Set(talk.open()),
    key = placeKey(place);
  if (!open.delete(key)) open.add(key);
  talk.open.set(open);
}

/**
 * The thread of a place, with a field for what is said next.
 * @param {Talk} talk @param {Place} place @param {string} label
 */
export function thread(talk, place, label) {
  return h(
    'ol',
    { class: 'thread' },
    () => ofPlace(talk, place).map((comment) => entry(talk, comment)),
    h(
      'li',
      null,
      answer(label, '', async (text) => {
        const thread = talk.comments().filter((comment) => placeKey(comment) === placeKey(place) && !comment.is_deleted);
        const reply_to = thread[thread.length - 1]?.id;
        const made = await call('POST /v1/lifters/{lifter}/workouts/{id}/comments', {
          path: { lifter: 'me', id: talk.workout },
          body: { text, ...place, ...(reply_to ? { reply_to } : {}) },
        });
        talk.comments.change((all) => added(all, made));
        say(t('history.comment_sent'));
      }),
    ),
  );
}

/** @param {Comment[]} all @param {Comment} made */
const added = (all, made) =>
  made.reply_to
    ? all.map((comment) => (comment.id === made.reply_to ? { ...comment, answers: [...comment.answers, made] } : comment))
    : [...all, { ...made, answers: made.answers ?? [] }];

/** @param {Talk} talk @param {Comment} comment */
function entry(talk, comment) {
  const isEdited = cell(false);
  const by = comment.is_mine
    ? h('b', null, t('history.you'))
    : h('b', { translate: 'no' }, comment.author.display_name ?? comment.author.username ?? t('history.gone_author'));
  const isNew = comment.is_unread ? h('span', { class: 'chip good' }, t('history.unread')) : null;
  const text = () => {
    if (comment.is_deleted) return h('p', { class: 'faint' }, t('history.comment_deleted'));
    if (!isEdited()) return h('p', { translate: 'no' }, comment.text);
    return answer(t('history.reword'), comment.text ?? '', async (next) => {
      const made = await call('PUT /v1/lifters/{lifter}/workouts/{id}/comments/{comment}', {
        path: { lifter: 'me', id: talk.workout, comment: comment.id },
        body: { text: next },
        version: comment.version,
      });
      replace(talk, comment.id, { ...comment, ...made, answers: comment.answers });
    });
  };
  return h(
    'li',
    null,
    h(
      'span',
      { class: 'by' },
      by,
      ' · ',
      ago(comment.created_at),
      comment.edited_at ? ` · ${t('history.edited')}` : '',
      ' ',
      isNew,
      comment.is_changed ? h('span', { class: 'label' }, t('history.changed_since')) : null,
    ),
    text,
    comment.is_mine && !comment.is_deleted
      ? h(
          'p',
          { class: 'btns' },
          h('button', { class: 'btn bare', type: 'button', onclick: () => isEdited.set(!isEdited()) }, t('history.reword')),
          h('button', { class: 'btn bare', type: 'button', onclick: act(() => remove(talk, comment)) }, t('history.delete_comment')),
        )
      : null,
  );
}

/**
 * There is no undo for it in the API, so the dialog says what happens.
 * @param {Talk} talk @param {Comment} comment
 */
async function remove(talk, comment) {
  const isSure = await confirm({
    title: t('history.delete_comment'),
    text: comment.answers.length ? t('history.delete_comment_answered') : t('history.delete_comment_why'),
    action: t('history.delete_comment'),
    danger: true,
  });
  if (!isSure) return;
  await call('DELETE /v1/lifters/{lifter}/workouts/{id}/comments/{comment}', { path: { lifter: 'me', id: talk.workout, comment: comment.id } });
  replace(talk, comment.id, comment.answers.length ? { ...comment, is_deleted: true, text: undefined } : null);
  say(t('history.comment_gone'));
}

/** @param {Talk} talk @param {string} id @param {Comment | null} next */
function replace(talk, id, next) {
  /** @param {Comment[]} all @returns {Comment[]} */
  const within = (all) =>
    all.flatMap((comment) => {
      if (comment.id === id) return next ? [next] : [];
      return [{ ...comment, answers: within(comment.answers) }];
    });
  talk.comments.change(within);
}

/** @param {string} label @param {string} text @param {(text: string) => Promise<void>} send */
function answer(label, text, send) {
  const fault = cell(''),
    button = h('button', { class: 'btn', type: 'submit' }, t('history.send'));
  const id = `say-${(fields += 1)}`;
  const field = h('textarea', {
    id,
    rows: 2,
    maxlength: 4000,
    value: text,
    onkeydown: sendKey,
    'aria-invalid': () => (fault() ? 'true' : null),
    'aria-describedby': `${id}-fault`,
  });
  guard(() => field.isConnected && field.value !== text);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (button.ariaBusy) return;
    setBusy(button, true);
    fault.set('');
    try {
      await sendText(field, send);
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      fault.set(reason(failure));
      field.focus();
    } finally {
      setBusy(button, false);
    }
  };
  return h(
    'form',
    { onsubmit: submit },
    h('div', { class: 'field' }, h('label', { for: id }, label), field, h('span', { class: 'fault', id: `${id}-fault`, role: 'alert' }, fault)),
    h('div', { class: 'btns' }, button),
  );
}

let fields = 0;

/**
 * Says that all that is shown here was seen.
 * @param {Talk} talk
 */
export async function markRead(talk) {
  const all = talk.comments().flatMap((comment) => [comment, ...comment.answers]);
  if (!all.some((comment) => comment.is_unread)) return;
  const up_to = all
    .map((comment) => comment.created_at)
    .sort()
    .pop();
  if (up_to)
    await call('PUT /v1/lifters/{lifter}/workouts/{id}/comments/read', { path: { lifter: 'me', id: talk.workout }, body: { up_to }, quiet: true }).catch(
      () => undefined,
    );
}
