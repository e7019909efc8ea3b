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

/** Separates the bars in the offline page. */
const BAR_MARK = '<!--bar-->';
/** Replaced with the time of the copy. */
const TIME_PLACEHOLDER = '<!--time-->';

const CAUSES = ['offline', 'slow'] as const satisfies readonly CopyCause[];

/**
 * Returns the HTML of the bars above stored pages, one for each cause, as the offline page contains them. They are there
 * and not in the service worker, whose size is limited.
 */
export const barTemplates = (): string => {
  const bars = CAUSES.map((cause) =>
    bar(TITLES[cause], `Copy of ${TIME_PLACEHOLDER}.`, 'Parts, prices and stock may have changed.'),
  );
  return BAR_MARK + bars.map((html) => html + BAR_MARK).join('');
};

/**
 * Returns the HTML of the bar above a stored page. The service worker inserts it, so that the page has its layout from
 * the start. `client/shell/offline-bar.ts` renders the same bar when the network goes away later.
 *
 * @param offlinePage HTML with `barTemplates`; one of an earlier build has none, and the bar is a line of text then
 */
export const barFrom = (offlinePage: string, cause: CopyCause, storedAt: string): string => {
  const [, offline, slow] = offlinePage.split(BAR_MARK);
  const template = cause === 'offline' ? offline : slow;
  return (template ?? `<p class="page">Copy of ${TIME_PLACEHOLDER}.</p>`).replace(TIME_PLACEHOLDER, storedAt);
};

/** Returns the HTML of the bar above a page that the catalog on the device renders. */
export const catalogBar = (publishedAt: string): string =>
  bar(TITLES.offline, `Catalog of ${publishedAt}.`, 'Prices and stock may have changed since.');

/** Returns a page with the bar above its content. */
export const withOfflineBar = (html: string, bar: string): string => html.replace('<main', () => `${bar}<main`);

/** Escapes text for an HTML attribute. */
const attribute = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the entries of visited pages in the list of the offline page. Titles are HTML text without tags. */
export const visitedLinks = (pages: readonly { readonly url: string; readonly title: string }[]): string =>
  pages.map(({ url, title }) => `<li><a class="link" href="${attribute(url)}">${title}</a></li>`).join('');
