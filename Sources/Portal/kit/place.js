/**
 * Where to go on after signing in: within the portal, whatever link somebody sent. As the browser reads the path, "/own/../x" is
 * "/x".
 * @param {string} to
 * @param {string} origin
 */
export function placeOf(to, origin) {
  try {
    const url = new URL(to, origin);
    return url.origin === origin && /^\/(train|coach|admin|own)(\/|$)/.test(url.pathname) ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
