import { assets, type Sheet } from '../http/assets.ts';
import type { PageTrust } from '../security/page-trust.ts';
import type { PageHead } from './page-head.ts';

/** The face of text and headings. */
export const TEXT_FONT = '/fonts/archivo-latin-wdth-normal.woff2';

const OF_EVERY_PAGE: Sheet = 'site';

/** The stylesheets of a page: that of all, and those of its kind. */
export const stylesheetsOf = ({ sheets = ['shop'] }: PageHead): readonly string[] =>
  [OF_EVERY_PAGE, ...sheets].map((sheet) => assets.css[sheet]);

/**
 * What a browser can begin before a page's first byte: its styles and the one font of its text, no more, as each takes from the
 * line of the other; the platform repeats them as Early Hints. Pages that are everybody's also say which pages may be fetched
 * ahead: whoever is answered alone is counted, edits or takes part in a test, and no page is made for them unseen.
 */
export const earlyHeaders = (head: PageHead, trust: PageTrust): Readonly<Record<string, string>> => ({
  Link: [
    ...stylesheetsOf(head).map((address) => `<${address}>; rel=preload; as=style`),
    `<${TEXT_FONT}>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous`,
  ].join(', '),
  ...(trust.kind === 'shared' && { 'Speculation-Rules': `"${assets.speculationRules}"` }),
});
