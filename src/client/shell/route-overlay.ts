/** Pages that come sooner show no overlay. */
const APPEARS_MS = 150;
/** An answer that turned out to be a file leaves the page standing; nothing tells of it. */
const GIVES_UP_MS = 15_000;

/** Addresses with an ending are files: they are downloaded or shown, mostly without leaving the page. */
const isPage = ({ pathname }: URL): boolean => !/\.[a-z0-9]+$/i.test(pathname);

/** Whether going to an address replaces this document. */
const leaves = (address: string): boolean => {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !isPage(url)) return false;
  return url.hash === '' || url.pathname !== location.pathname || url.search !== location.search;
};

const leavesByClick = (event: MouseEvent): boolean => {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.hasAttribute('download')) return false;
  return (link.target === '' || link.target === '_self') && leaves(link.href);
};

const leavesBySubmit = (event: SubmitEvent): boolean => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return false;
  const sender = event.submitter;
  const target = sender?.getAttribute('formtarget') ?? form.target;
  const method = sender?.getAttribute('formmethod') ?? form.method;
  if ((target !== '' && target !== '_self') || method === 'dialog') return false;
  return leaves(sender?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href);
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
 * The full-screen mark of a route change: from the click or submit that leaves the page until the next one
 * stands, if that takes longer than a blink. Escape, which also stops the browser's loading, takes it away.
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
  const start = (): void => {
    hide();
    timers = [window.setTimeout(show, APPEARS_MS), window.setTimeout(hide, GIVES_UP_MS)];
  };
  addEventListener('click', (event) => {
    if (leavesByClick(event)) start();
  });
  addEventListener('submit', (event) => {
    if (leavesBySubmit(event)) start();
  });
  addEventListener('pageshow', hide);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
};
