import { assets, type Stylesheet } from '../http/assets.ts';
import type { PageTrust } from '../security/page-trust.ts';
import { API_LINKS } from '../security/response-headers.ts';
import type { PageHead } from './page-head.ts';

/** The font of body text and headings. */
export const TEXT_FONT = '/fonts/archivo-latin-wdth-normal.woff2';

/** The page whose headers also lead programs to the API. */
const HOME = '/';

const SHARED_SHEET: Stylesheet = 'site';

/** Returns the stylesheets of a page: the shared one, and those of its kind. */
export const stylesheetsOf = ({ sheets = ['shop'] }: PageHead): readonly string[] =>
  [SHARED_SHEET, ...sheets].map((sheet) => assets.css[sheet]);

/**
 * Returns headers that let a browser start loading before the page's first byte: its styles and the font of its text.
 * More preloads would compete for bandwidth. The platform repeats them as Early Hints. Shared pages also name the
 * speculation rules for prefetching. Pages rendered per visitor do not, because these visitors are counted, edit pages
 * or are in a page test, and a page must not be generated before they see it.
 */
export const earlyHeaders = (head: PageHead, trust: PageTrust): Readonly<Record<string, string>> => ({
  Link: [
    ...stylesheetsOf(head).map((url) => `<${url}>; rel=preload; as=style`),
    `<${TEXT_FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`,
    ...(head.canonical === HOME ? API_LINKS : []),
  ].join(', '),
  ...(trust.kind === 'shared' && { 'Speculation-Rules': `"${assets.speculationRules}"` }),
});
