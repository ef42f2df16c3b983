/**
 * For comparing what is typed with names: without accents and capitals. The Turkish ı has no accent to take off.
 * @param {string} text
 */
export const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
