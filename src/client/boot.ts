import { enhancements } from './enhancements.gen.ts';
import { replayEarlyClicks } from './hydrate/early-clicks.ts';
import { fetchTogether } from './hydrate/fetch-together.ts';
import { hydrationStrategies } from './hydrate/hydration-strategies.ts';
import { scriptStyles } from './hydrate/script-styles.ts';
import type { HydrateOn } from './island.tsx';
import { type IslandName, islandLoaders } from './islands.gen.ts';
import { stopPrefetching } from './prefetching.ts';
import { mountAccountLinks } from './shell/account-link.ts';
import { mountFreshView } from './shell/fresh-view.ts';
import { mountMeasuredView } from './shell/measured-view.ts';
import { mountMegaMenus } from './shell/mega-menus.ts';
import { mountOfflineShell } from './shell/offline-shell.ts';
import { mountPhoneSearch } from './shell/phone-search.ts';
import { mountRouteOverlay } from './shell/route-overlay.ts';
import { mountCartBadge } from './stores/cart-badge.ts';
import { mountCopyButtons } from './ui/copy-button.ts';
import { mountDrawer } from './ui/drawer.ts';
import { mountSearchShortcut } from './ui/search-shortcut.ts';
import { fillSearchBoxes, mountSearchText } from './ui/search-text.ts';

/* The entry point that every page loads. It does not include React: islands import it when they hydrate. */
document.documentElement.classList.remove('no-js');
mountSearchShortcut();
mountSearchText();
mountCopyButtons();
mountRouteOverlay();
mountFreshView();
mountOfflineShell().catch(() => {});
if (navigator.connection?.saveData) stopPrefetching();

const isIsland = (name: string | undefined): name is IslandName => name !== undefined && name in islandLoaders;

const hydrate = async (element: HTMLElement, replay: (() => void) | null, retry = true): Promise<void> => {
  const name = element.dataset.island;
  if (!isIsland(name)) return;
  try {
    const [{ mountIsland }, module] = await Promise.all([
      import('./hydrate/mount.ts'),
      islandLoaders[name](),
      scriptStyles(),
    ]);
    mountIsland(element, module.default, replay);
  } catch (error) {
    if (retry) return hydrate(element, replay, false);
    replay?.();
    console.error(`The island "${name}" could not be loaded; the page works without it.`, error);
  }
};

const enhance = async (element: HTMLElement): Promise<void> => {
  const load = enhancements[element.dataset.enhance ?? ''];
  try {
    (await load?.())?.enhance(element);
  } catch (error) {
    console.error(
      `The enhancement "${element.dataset.enhance}" could not be loaded; the page works without it.`,
      error,
    );
  }
};

const isWakeOn = (on: string): on is HydrateOn => on in hydrationStrategies;

const start = (element: HTMLElement): void => {
  const { on = 'load' } = element.dataset;
  if (!isWakeOn(on)) return;
  const replay = on === 'touch' || on === 'idle' ? replayEarlyClicks(element) : null;
  let isStarted = false;
  hydrationStrategies[on](element, () => {
    if (isStarted) return;
    isStarted = true;
    fetchTogether();
    void hydrate(element, replay);
  });
};

/** Whether the parser has moved past an element. Hydrating partially parsed HTML would cause a mismatch. */
const isWhole = (element: Element): boolean => {
  if (document.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
};

/** In the visual editor, the editor's entry renders the content. */
const isRenderedByEditor = (element: Element): boolean =>
  window.parent !== window && element.closest('main[data-editor]') !== null;

const started = new WeakSet<Element>();

/** Fully parsed elements that have not been started yet. */
const parsedElements = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (started.has(element) || !isWhole(element)) return false;
    started.add(element);
    return true;
  });

const mountHeader = (header: HTMLElement): void => {
  fillSearchBoxes(header);
  mountCartBadge(header);
  mountDrawer(header.querySelector<HTMLDetailsElement>('details[data-drawer]'));
  mountMegaMenus(header.querySelector<HTMLElement>('[data-menus]'));
  mountPhoneSearch(header.querySelector<HTMLDetailsElement>('details[data-search]'));
  mountAccountLinks(header.querySelectorAll<HTMLAnchorElement>('[data-account]'));
};

const startParsed = (): void => {
  parsedElements('body > header').forEach(mountHeader);
  for (const element of parsedElements('[data-island]')) {
    if (isRenderedByEditor(element)) continue;
    start(element);
  }
  for (const element of parsedElements('[data-enhance]')) if (!isRenderedByEditor(element)) void enhance(element);
};

const { tagManager, messaging } = document.documentElement.dataset;
if (tagManager || messaging) {
  void import('./shell/third-party.ts')
    .then(({ mountThirdParties }) => mountThirdParties(document.documentElement.dataset))
    .catch(() => {});
}

mountMeasuredView(document.documentElement.dataset);

startParsed();
// This code may run before the page is fully parsed, and parts of a page stream in later.
if (document.readyState === 'loading') {
  const observer = new MutationObserver(startParsed);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    startParsed();
  });
}
