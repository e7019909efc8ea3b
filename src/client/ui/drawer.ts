/** Delay before the drawer closes after a choice. */
const CLOSE_DELAY_MS = 300;
const NARROW = '(max-width: 1024px)';

/**
 * The phone menu, a `<details>`: closes after a link is followed, on Escape and when the window widens. While it is
 * open, the rest of the page and of the header is not focusable.
 */
export const mountDrawer = (drawer: HTMLDetailsElement | null): void => {
  if (!drawer) return;
  const summary = drawer.querySelector('summary');
  const behind = document.querySelectorAll<HTMLElement>(
    'main, body > footer, .layout-skip, .mobile-header > :not([data-drawer])',
  );
  const close = (): void => {
    drawer.open = false;
  };
  drawer.addEventListener('toggle', () => {
    for (const element of behind) element.inert = drawer.open;
    document.documentElement.classList.toggle('is-locked', drawer.open);
  });
  drawer.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) setTimeout(close, CLOSE_DELAY_MS);
  });
  drawer.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !drawer.open) return;
    close();
    summary?.focus();
  });
  matchMedia(NARROW).addEventListener('change', ({ matches }) => {
    if (!matches) close();
  });
};
