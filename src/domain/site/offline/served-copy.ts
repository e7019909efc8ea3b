import { OFFLINE_PATH } from './names.ts';

/** Why a stored copy is shown: the network failed, or it did not respond in time. */
export type CopyCause = 'offline' | 'slow';

const TITLES: Readonly<Record<CopyCause, string>> = {
  offline: 'You are offline.',
  slow: 'Slow network.',
};

/** Formats when a copy was stored. @example storedTime(new Date(2026, 10, 23, 15, 15)) // 'Nov 23, 3:15 PM' */
export const storedTime = (date: Date): string =>
  date.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/**
 * Styles of the bar and its parts. They are attributes, because rules in the stylesheet of every page would cost visitors
 * without the service worker some of the bytes that block their first paint.
 */
export const BAR_STYLES = {
  bar: 'background:var(--color-ink);color:var(--color-ink-inv);font-size:var(--text-sm);line-height:20px',
  line: 'display:flex;flex-wrap:wrap;gap:0 8px;align-items:center;min-height:36px;padding-block:6px',
  link: 'margin-left:auto;padding:2px 0;text-decoration:underline',
} as const;

/** Style of the bar when the network is back. */
export const ONLINE_BAR_STYLE =
  'background:var(--color-ok);color:var(--color-ink-inv);font-size:var(--text-sm);line-height:20px';

/** The text of the link to what works without a network. */
export const WHAT_WORKS = 'What works';

const bar = (title: string, text: string, more: string): string =>
  `<div data-offline-bar role="status" style="${BAR_STYLES.bar}"><p class="page" style="${BAR_STYLES.line}"><b>${title}</b> <span>${text}</span> <span class="only-desktop">${more}</span> <a href="${OFFLINE_PATH}" style="${BAR_STYLES.link}">${WHAT_WORKS}</a></p></div>`;

/**
 * Returns the HTML of the bar above a stored page. The service worker inserts it, so that the page has its layout from
 * the start. `client/shell/offline-bar.ts` renders the same bar when the network goes away later.
 */
export const offlineBar = (cause: CopyCause, storedAt: string): string =>
  bar(TITLES[cause], `Copy of ${storedAt}.`, 'Parts, prices and stock may have changed.');

/** Returns the HTML of the bar above a page that the catalog on the device renders. */
export const catalogBar = (publishedAt: string): string =>
  bar(TITLES.offline, `Catalog of ${publishedAt}.`, 'Prices and stock may have changed since.');

/** Returns a page with the bar above its content. */
export const withOfflineBar = (html: string, bar: string): string => html.replace('<main', () => `${bar}<main`);

/** Escapes text for an HTML attribute. */
const attribute = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Two leading slashes would name another host. */
const ownPath = (path: string): string => path.replace(/^[/\\]+/, '/');

/** Returns the list of visited pages for the offline page. Titles are HTML text without tags. */
export const visitedLinks = (pages: readonly { readonly path: string; readonly title: string }[]): string =>
  pages.length === 0
    ? ''
    : `<section><h2 class="heading-4">Pages you opened before</h2><ul>${pages
        .map(({ path, title }) => `<li><a class="link" href="${attribute(ownPath(path))}">${title}</a></li>`)
        .join('')}</ul></section>`;
