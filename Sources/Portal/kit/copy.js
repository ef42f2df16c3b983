/** A text put onto the clipboard. */

import { h } from './view.js';

/**
 * Over plain http scripts have no clipboard (Clipboard API, section 7: only in a secure context), but the command that copies what
 * is selected is there.
 * @param {string} text
 */
export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = /** @type {HTMLTextAreaElement} */ (h('textarea', { class: 'said', readonly: true, value: text }));
  // While a dialog is open nothing beside it can be selected.
  (before?.closest('dialog') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  before?.focus();
  if (!isCopied) throw new Error('This browser copies nothing.');
}
