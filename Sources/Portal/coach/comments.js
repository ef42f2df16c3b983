/** Comments on a workout, an exercise or a set: a button with their number, and the thread that hangs under it. */

import { act } from '../kit/act.js';
import { note } from '../kit/announce.js';
import { call } from '../kit/api.js';
import { confirm, dialog } from '../kit/dialog.js';
import { form, sendKey, sendText } from '../kit/form.js';
import { guard } from '../kit/guard.js';
import { stamp } from '../kit/format.js';
import { t } from '../kit/text.js';
import { keepTyped } from '../kit/typed.js';
import { cell, h, icon, still, watch } from '../kit/view.js';
import { nameOf } from './parts.js';

/** @typedef {import('../types/api').Comment} Comment */
/** @typedef {{ exercise?: string, set?: string }} Subject */

/**
 * What was opened or closed by hand, of the workout that was shown last: a screen that is loaded again keeps it.
 * @type {{ workout: string, isOpen: import('../kit/view.js').Cell<Map<string, boolean>> }}
 */
let last = { workout: '', isOpen: cell(new Map()) };

/**
 * The comments of a workout, with what is opened.
 * @param {string} lifter
 * @param {string} workout
 * @param {Comment[]} first
 */
export function talk(lifter, workout, first) {
  const all = cell(first);
  const path = { lifter, id: workout };
  if (last.workout !== workout) last = { workout, isOpen: cell(new Map()) };
  const byHand = last.isOpen;
  const unread = first
    .flatMap((one) => [one, ...one.answers])
    .filter((one) => one.is_unread)
    .map((one) => one.created_at)
    .sort();
  if (unread.length) void call('PUT /v1/lifters/{lifter}/workouts/{id}/comments/read', { path, body: { up_to: unread[unread.length - 1] } }).catch(() => {});

  const keyOf = (/** @type {Subject} */ subject) => subject.set ?? subject.exercise ?? 'workout';
  const about = (/** @type {Subject} */ subject) =>
    all().filter((one) =>
      subject.set ? one.set === subject.set : subject.exercise ? one.exercise === subject.exercise && !one.set : !one.exercise && !one.set,
    );
  const isOpen = (/** @type {Subject} */ subject) => byHand().get(keyOf(subject)) ?? about(subject).length > 0;
  const count = (/** @type {Subject} */ subject) => about(subject).reduce((sum, one) => sum + 1 + one.answers.length, 0);
  const read = async () => all.set((await call('GET /v1/lifters/{lifter}/workouts/{id}/comments', { path, query: { limit: 100 } })).items);

  /**
   * @param {Subject} subject
   * @param {string} text
   */
  async function send(subject, text) {
    const made = await call('POST /v1/lifters/{lifter}/workouts/{id}/comments', { path, body: { text, ...subject } });
    all.change((before) => [...before, made]);
    note(t('coach.commentSent'));
  }

  /** @param {Comment} comment */
  async function change(comment) {
    const saved = await dialog({
      title: t('coach.editComment'),
      show: (/** @type {(done?: boolean) => void} */ close) =>
        form({
          unguarded: true,
          value: { text: comment.text },
          fields: [{ name: 'text', label: t('coach.comment'), type: 'area', required: true }],
          send: (/** @type {import('../types/api').CommentWording} */ body) =>
            call('PUT /v1/lifters/{lifter}/workouts/{id}/comments/{comment}', { path: { ...path, comment: comment.id }, body, version: comment.version }),
          done: () => close(true),
          cancel: () => close(),
        }),
    });
    if (saved) await read();
  }

  /** @param {Comment} comment */
  async function remove(comment) {
    if (!(await confirm({ title: t('coach.deleteComment'), text: t('coach.deleteCommentText'), action: t('coach.delete'), danger: true }))) return;
    await call('DELETE /v1/lifters/{lifter}/workouts/{id}/comments/{comment}', { path: { ...path, comment: comment.id } });
    await read();
  }

  /**
   * @param {Subject} subject
   * @param {string} label What is answered: "Your comment on set 3".
   */
  function thread(subject, label) {
    const id = `talk-${keyOf(subject)}`;
    const area = h('textarea', { id, rows: 2, onkeydown: sendKey });
    const isTyped = () => area.isConnected && area.value.trim() !== '';
    guard(isTyped);
    const write = h(
      'form',
      { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      h('div', { class: 'field' }, h('label', { for: id }, label), area),
      h(
        'div',
        { class: 'btns' },
        h(
          'button',
          {
            type: 'submit',
            class: 'btn main',
            onclick: act(() => sendText(area, (text) => send(subject, text))),
          },
          t('coach.send'),
        ),
      ),
    );
    keepTyped(write, id, isTyped);
    return h(
      'ol',
      { class: 'thread' },
      () =>
        about(subject)
          .flatMap((one) => [one, ...one.answers])
          .map((one) => said(one, change, remove)),
      h('li', null, write),
    );
  }

  return {
    count,
    isOpen,
    thread,
    /**
     * The thread, once it is open. Comments on something else do not draw it anew: what is typed in it stays.
     * @param {Subject} subject
     * @param {string} label
     */
    under: (subject, label) => {
      const open = cell(false);
      watch(() => open.set(isOpen(subject)));
      return () => (open() ? thread(subject, label) : null);
    },
    toggle: (/** @type {Subject} */ subject) => {
      const next = !still(() => isOpen(subject));
      byHand.change((before) => new Map([...before, [keyOf(subject), next]]));
    },
  };
}

/** @typedef {ReturnType<typeof talk>} Talk */

/**
 * @param {Comment} one
 * @param {(comment: Comment) => Promise<void>} change
 * @param {(comment: Comment) => Promise<void>} remove
 */
const said = (one, change, remove) =>
  h(
    'li',
    null,
    h(
      'span',
      { class: 'by' },
      one.is_mine ? h('b', null, t('coach.you')) : h('b', { translate: 'no' }, nameOf(one.author)),
      ' · ',
      stamp(one.created_at),
      one.edited_at && ` · ${t('coach.edited')}`,
      one.is_unread && [' ', h('span', { class: 'chip' }, t('coach.new'))],
    ),
    one.is_deleted ? h('p', { class: 'quiet' }, t('coach.commentGone')) : h('p', { class: 'typed-text', translate: 'no' }, one.text),
    one.is_mine &&
      !one.is_deleted &&
      h(
        'span',
        { class: 'btns by' },
        h('button', { type: 'button', class: 'link', onclick: act(() => change(one)) }, t('coach.edit')),
        h('button', { type: 'button', class: 'link', onclick: act(() => remove(one)) }, t('coach.delete')),
      ),
  );

/**
 * The button of a set or exercise.
 * @param {Talk} all
 * @param {Subject} subject
 * @param {string} name "set 3"
 */
export function talkButton(all, subject, name) {
  const label = () => (all.count(subject) ? t('coach.commentsOn', { count: all.count(subject), what: name }) : t('coach.commentOn', { what: name }));
  return h(
    'button',
    {
      type: 'button',
      class: 'btn bare',
      'aria-label': label,
      'aria-expanded': () => (all.isOpen(subject) ? 'true' : 'false'),
      onclick: () => {
        const area = () => /** @type {HTMLTextAreaElement | null} */ (document.getElementById(`talk-${subject.set ?? subject.exercise ?? 'workout'}`));
        // What is typed is not closed away.
        if (!area()?.value.trim()) all.toggle(subject);
        area()?.focus();
      },
    },
    icon('message'),
    () => (all.count(subject) ? `${all.count(subject)}` : ''),
  );
}
