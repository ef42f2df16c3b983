/** The only Trusted Types policy: the worker's address, and drawings of our own server (drawing.js). */

export const policy = window.trustedTypes?.createPolicy('portal', {
  createScriptURL: (text) => {
    if (text !== '/sw.js') throw new TypeError('Only our own worker is registered.');
    return text;
  },
  createHTML: (text) => text,
});

/** @returns {string} */
export const workerURL = () => policy?.createScriptURL('/sw.js') ?? '/sw.js';
