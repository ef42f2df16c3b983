// @ts-check
// The device's own sheet, which sends to other programs (Web Share).

/**
 * Whether it could be sent. Who closes the sheet changed their mind, which is no failure.
 * @param {ShareData} what
 */
export async function isSent(what) {
  try {
    await navigator.share(what);
    return true;
  } catch (/** @type {any} */ failure) {
    return failure?.name === 'AbortError';
  }
}
