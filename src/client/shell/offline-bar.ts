import { needsNetwork } from '../../domain/site/offline/handle-request.ts';
import { isCacheOf, OFFLINE_PATH } from '../../domain/site/offline/names.ts';
import { BAR_STYLES, ONLINE_BAR_STYLE, WHAT_WORKS } from '../../domain/site/offline/served-copy.ts';
import { FILE_MISSING, PAGE_LOADED } from '../../domain/site/offline/worker-messages.ts';
import { endWaitForDevice } from '../api.ts';
import { isReloaded } from '../is-reloaded.ts';

const BACK_MS = 4000;

/** Loads the catalog on the device if it is there: without it, its code is not needed. */
const mountCatalog = async (workers: ServiceWorkerContainer): Promise<void> => {
  const isKept = (await caches.keys()).some((name) => isCacheOf('catalog', name));
  if (!isKept) return;
  document.querySelector<HTMLElement>('[data-catalog-links]')?.removeAttribute('hidden');
  const { mountDevice } = await import('../offline/device-in-browser.ts');
  mountDevice(workers, async (offer) => {
    const { updateAutomatically } = await import('../offline/keeper-in-browser.ts');
    await updateAutomatically(offer);
  });
};

/** Reloading would lose what was typed. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    (field) => field.value !== field.defaultValue,
  );

/** Reloads a page of an earlier build whose files are gone: once, and not while the visitor types. */
const reloadOnce = (): void => {
  if (navigator.onLine && !isReloaded() && !hasTypedText()) location.reload();
};

const shownBar = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-offline-bar]');

/** Keeps the content in place if the bar is above the window: browsers without scroll anchoring would move it. */
const withoutMoving = (change: () => void): void => {
  const header = document.querySelector('body > header');
  const isBelow = header !== null && header.getBoundingClientRect().bottom < 0;
  const before = document.documentElement.scrollHeight;
  change();
  if (isBelow && !CSS.supports('overflow-anchor', 'auto')) scrollBy(0, document.documentElement.scrollHeight - before);
};

/** The texts of the bar on a page that was loaded before the network went away. */
const OFFLINE = ['You are offline.', 'What is on this device still works.'] as const;
const NEEDS_NETWORK =
  'That is not on this device. Quotes, accounts, shared lists, PDF files and ZIP archives need a network. Requests that wait are in the cart.';
const ONLINE = ['Back online.', 'Parts, prices and stock load again.'] as const;

const withStyle = (name: 'div' | 'p', style: string): HTMLElement => {
  const element = document.createElement(name);
  element.style.cssText = style;
  return element;
};

const createBar = ([title, text]: readonly [string, string], isOnline: boolean): HTMLElement => {
  const bar = withStyle('div', isOnline ? ONLINE_BAR_STYLE : BAR_STYLES.bar);
  bar.dataset.offlineBar = '';
  bar.role = 'status';
  const line = withStyle('p', BAR_STYLES.line);
  line.className = 'page';
  const [strong, more] = [document.createElement('b'), document.createElement('span')];
  strong.textContent = title;
  more.textContent = text;
  line.append(strong, ' ', more);
  if (!isOnline) {
    const link = Object.assign(document.createElement('a'), { href: OFFLINE_PATH, textContent: WHAT_WORKS });
    link.style.cssText = BAR_STYLES.link;
    line.append(' ', link);
  }
  bar.append(line);
  return bar;
};

const show = (element: HTMLElement | null): void =>
  withoutMoving(() => {
    shownBar()?.remove();
    if (element) document.querySelector('main')?.before(element);
  });

/** Returns the time of what the page shows, as its bar says: `Catalog of Nov 23, 3:15 PM. `, or nothing. */
const shownTime = (): string => {
  const [time] = /^(?:Catalog|Copy) of [^.]+\./.exec(shownBar()?.querySelector('span')?.textContent ?? '') ?? [];
  return time === undefined ? '' : `${time} `;
};

/**
 * Says why a link leads nowhere, instead of the browser's error page: the service worker never handles these pages and
 * files. Works only while there is certainly no network.
 */
const explainLinks = (): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (navigator.onLine || event.defaultPrevented || link?.origin !== location.origin || !needsNetwork(link.pathname))
      return;
    event.preventDefault();
    show(createBar([OFFLINE[0], `${shownTime()}${NEEDS_NETWORK}`], false));
    shownBar()?.scrollIntoView({ block: 'nearest' });
  });

/**
 * Shows the state of the network on pages of visitors who keep pages on their device, and notifies the service worker that
 * the page has loaded. A page from the device already has the bar.
 */
export const mountOfflineBar = (workers: ServiceWorkerContainer): void => {
  let timer = 0;
  addEventListener('offline', () => {
    clearTimeout(timer);
    show(createBar(OFFLINE, false));
  });
  // The network went away while this code was loading.
  if (!navigator.onLine && shownBar() === null) show(createBar(OFFLINE, false));
  addEventListener('online', () => {
    if (shownBar() === null) return;
    show(createBar(ONLINE, true));
    timer = window.setTimeout(() => show(null), BACK_MS);
  });
  explainLinks();
  workers.addEventListener('message', ({ data }) => {
    if (data === FILE_MISSING) reloadOnce();
  });
  void mountCatalog(workers)
    .catch(() => {})
    .then(() => {
      endWaitForDevice();
      workers.startMessages();
    });
  workers.controller?.postMessage(PAGE_LOADED);
};
