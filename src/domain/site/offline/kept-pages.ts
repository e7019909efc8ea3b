import { APP_PAGES, toolPages } from '../../reference/paths/app-pages.ts';
import { REFERENCE_ROUTES } from '../routes/references.ts';
import { OFFLINE_PATH } from './names.ts';

/** A page that is downloaded, with its name in lists. */
export interface KeptPage {
  readonly path: string;
  readonly label: string;
}

/** The reference pages: charts, tables and design guides. */
export const KEPT_REFERENCES: readonly KeptPage[] = REFERENCE_ROUTES.map(({ path, label }) => ({ path, label }));

/** The tools. They calculate in the browser. */
export const KEPT_TOOLS: readonly KeptPage[] = [
  { path: '/tools', label: APP_PAGES['/tools'].label },
  ...toolPages().map(({ path, label }) => ({ path, label })),
];

/** Paths of all pages of the kind `references`, the page for everything else last. */
export const KEPT_PATHS: readonly string[] = [
  ...[...KEPT_REFERENCES, ...KEPT_TOOLS].map(({ path }) => path),
  OFFLINE_PATH,
];

const paths = new Set(KEPT_PATHS);

/** Returns whether a page is one of those that are downloaded. */
export const isKeptPath = (path: string): boolean => paths.has(path);

/**
 * Bytes of these pages on the device. The pages depend on the catalog and on their content, so the figure is measured and
 * not exact: `tests/contract/offline.test.ts` compares it with the served pages.
 */
export const KEPT_PAGE_BYTES = 3_300_000;
