import './route-overlay.css';

/** Faster pages show no overlay. */
const SHOW_DELAY_MS = 150;
/** No event reports a response that does not replace the page: 204, or a download. */
const TIMEOUT_MS = 6_000;

/** Paths with an extension are files. Sizes contain dots too: `/product/fk7502-10x2.5`. */
const isFile = ({ pathname }: URL): boolean => /\.(?!html$)[a-z][a-z\d]*$/i.test(pathname);

/** Whether a navigation replaces this document with another page of the site. */
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
 * The full-screen loading mark during a navigation by a link, a form or JavaScript, shown if it takes longer than a
 * moment. A key or a press hides it, as Escape stops loading in the browser. Browsers without the Navigation API show
 * only their own progress indicator.
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
    timers = [window.setTimeout(show, SHOW_DELAY_MS), window.setTimeout(hide, TIMEOUT_MS)];
  };
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', start);
  addEventListener('pageshow', hide);
  addEventListener('pointerdown', hide);
  addEventListener('keydown', hide);
};
