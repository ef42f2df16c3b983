// @ts-check
/**
 * Loads a page once more whose build is not there: in the middle of a release its shell may come from one server, and what it
 * asks for next from another. Where a service worker is, that one looks after it. This is no module and imports nothing: it
 * stands in the page itself, since any file may be missing.
 */
{
  const MINUTE = 60_000;
  let waits = false;
  addEventListener(
    'error',
    ({ target }) => {
      // Where the app stands, the router sees to a module that is missing.
      if (waits || document.querySelector('main') || !(target instanceof Element) || !target.matches('script, link[rel=modulepreload], link[rel=stylesheet]'))
        return;
      waits = true;
      // A browser that keeps nothing throws here: it would load the page again and again.
      const last = Number(sessionStorage.getItem('reloaded') ?? 0);
      setTimeout(
        () => {
          if (document.querySelector('main')) return;
          sessionStorage.setItem('reloaded', `${Date.now()}`);
          location.reload();
        },
        Math.max(0, last + MINUTE - Date.now()),
      );
    },
    true,
  );
}
