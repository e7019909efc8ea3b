import './route-overlay.css';

/** Pages that come sooner show no overlay. */
const APPEARS_MS = 150;
/** Nothing tells of an answer that left the page standing: 204, or a file to be kept. */
const GIVES_UP_MS = 6_000;

/** Addresses with an ending are files. Sizes hold a point too: `/product/fk7502-10x2.5`. */
const isFile = ({ pathname }: URL): boolean => /\.(?!html$)[a-z][a-z\d]*$/i.test(pathname);

/** Whether a navigation replaces this document by another page of the site. */
const leaves = ({ destination, downloadRequest }: NavigateEvent): boolean => {
  if (destination.sameDocument || downloadRequest !== null) return false;
  const url = new URL(destination.url);
  return url.origin === location.origin && !isFile(url);
};

const createOverlay = (): HTMLElement => {
  const overlay = document.createElement('div');
  overlay.className = 'route-overlay';
  overlay.role = 'status';
  const mark = document.querySelector('.logo .logo-mark')?.cloneNode(true);
  const frame = document.createElement('div');
  const text = document.createElement('p');
  text.textContent = 'Loading';
  frame.append(...(mark ? [mark] : []), text);
  overlay.append(frame);
  return overlay;
};

/**
 * The full-screen mark of a route change, by a link, a form or script alike: until the next page stands, if that takes
 * longer than a blink. A key or a press takes it away, as Escape stops the browser's loading. Browsers that do not tell
 * of navigations show their own progress only.
 */
export const mountRouteOverlay = (): void => {
  let overlay: HTMLElement | null = null;
  let timers: number[] = [];
  const hide = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    overlay?.remove();
    overlay = null;
  };
  const show = (): void => {
    overlay ??= createOverlay();
    document.body.append(overlay);
  };
  const start = (event: NavigateEvent): void => {
    if (!leaves(event)) return;
    hide();
    timers = [window.setTimeout(show, APPEARS_MS), window.setTimeout(hide, GIVES_UP_MS)];
  };
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', start);
  addEventListener('pageshow', hide);
  addEventListener('pointerdown', hide);
  addEventListener('keydown', hide);
};
