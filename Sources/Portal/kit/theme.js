/** Day or night: the profile's choice, else the system's. The shell sets it first, so that nothing flashes. */

/** @typedef {'day' | 'night' | 'system'} Theme */

/** @param {Theme | string | null | undefined} theme */
export function setTheme(theme) {
  const root = document.documentElement;
  if (theme === 'day' || theme === 'night') root.dataset.theme = theme;
  else delete root.dataset.theme;
}
