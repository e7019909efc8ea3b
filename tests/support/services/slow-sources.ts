import type { ContentEntry } from '../../../src/domain/site/content/entry.ts';
import type { Services } from '../../../src/server/services.ts';
import { backendWith, PRICES } from './fake-services.ts';
import { SETTINGS } from './settings.ts';

/** Delays what a source returns. */
export type Slow = <T>(value: T) => Promise<T>;

/** A page with one slow source. */
export interface SlowSource {
  readonly route: string;
  readonly path: string;
  readonly source: string;
  readonly changes: Partial<Services>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Is part of the page without the source. */
  readonly shell: string;
  /** Is part of the page only once the source has responded. */
  readonly data: string;
}

const TOKEN = 'token-of-the-slow-sources-0123456789';
const COMPARISON = { id: 1, comparison_link: '/shop/orings?search=FK7501', comparison_text: 'Compound to compare' };

const VITALS = {
  page: 'store',
  device: 'mobile',
  name: 'LCP',
  count: 1204,
  p50: 1900,
  p75: 2600,
  p95: 5200,
  good: 800,
  poor: 100,
} as const;

const entryOf = (title: string, blocks: ContentEntry['data']['blocks'], date = ''): ContentEntry => ({
  id: title,
  name: title,
  lastUpdated: 0,
  data: { title, description: 'Rings', url: '/', image: '', noindex: false, date, blocks },
});

const blockPage = (name: string, options: object): ContentEntry =>
  entryOf('Page of blocks', [
    { id: 'text', component: { name: 'Text', options: { text: '<p>Text before the block</p>' } }, children: [] },
    { id: 'block', component: { name, options: { ...options } }, children: [] },
  ]);

const contentOf = (
  page: ContentEntry,
  paths: Services['content']['paths'] = async () => [],
  post: () => Promise<ContentEntry | null> = async () => null,
): Services['content'] => ({
  isForEveryone: async () => true,
  version: async () => '1',
  page: (path) => (path.startsWith('/blog/') ? post() : Promise.resolve(page)),
  paths,
  indexedPaths: async () => [],
});

/** Returns the pages that wait for a source other than the catalog, each with its source slowed down by `slow`. */
export const slowSources = (slow: Slow): readonly SlowSource[] => {
  const backend = backendWith({ comparisons: () => slow([COMPARISON]), partsWithoutCompound: async () => [] });
  const shared = { name: 'List that was shared', sharedAt: '2026-01-01T00:00:00.000Z', lines: [] };
  return [
    {
      route: '/product/:name',
      path: '/product/fk7502-214',
      source: 'prices',
      changes: { pricing: { read: () => slow(PRICES) } },
      shell: '<h1 class="text-mono">FK7502-214</h1>',
      data: '$1.12',
    },
    {
      route: '/product/:name',
      path: '/product/fk7502-214',
      source: 'comparisons',
      changes: { backend },
      shell: '<h1 class="text-mono">FK7502-214</h1>',
      data: COMPARISON.comparison_text,
    },
    {
      route: '/datasheets/:name',
      path: '/datasheets/fk7502',
      source: 'comparisons',
      changes: { backend },
      shell: 'Datasheet · ',
      data: COMPARISON.comparison_text,
    },
    {
      route: '/search',
      path: '/search?query=fk7502-214',
      source: 'list of pages',
      changes: { pages: { all: () => slow([{ id: 1, title: 'About FK7502-214', url: '/about' }]) } },
      shell: 'href="/product/fk7502-214"',
      data: 'About FK7502-214',
    },
    {
      route: '/lists/review',
      path: `/lists/review?shared=${'a'.repeat(32)}`,
      source: 'shared list',
      changes: {
        sharedLists: { insert: async () => undefined, read: () => slow(shared), withdraw: async () => false },
      },
      shell: 'aria-label="Breadcrumb"',
      data: shared.name,
    },
    {
      route: '/* with Price Breaks',
      path: '/page-of-blocks',
      source: 'prices',
      changes: {
        content: contentOf(blockPage('Price Breaks', { heading: 'Price breaks', part: 'FK7502-214' })),
        pricing: { read: () => slow(PRICES) },
      },
      shell: 'Text before the block',
      data: 'Unit price by quantity',
    },
    {
      route: '/* with Post List',
      path: '/page-of-blocks',
      source: 'content',
      changes: {
        content: contentOf(
          blockPage('Post List', {}),
          async () => ['/blog/post'],
          () => slow(entryOf('A post to read', [], '2026-02-01')),
        ),
      },
      shell: 'Text before the block',
      data: 'A post to read',
    },
    {
      route: '/* with ClientSideStore',
      path: '/page-of-blocks',
      source: 'comparisons',
      changes: { content: contentOf(blockPage('ClientSideStore', { initialUrl: '/shop/orings' })), backend },
      shell: 'Text before the block',
      data: COMPARISON.comparison_text,
    },
    {
      route: '/admin-store',
      path: '/admin-store',
      source: 'comparisons',
      changes: { backend },
      shell: 'data-island="store-filters"',
      data: COMPARISON.comparison_text,
    },
    {
      route: '/admin/vitals',
      path: '/admin/vitals',
      source: 'vitals',
      changes: {
        settings: { ...SETTINGS, vitalsToken: TOKEN },
        vitals: {
          source: 'memory',
          write: async () => undefined,
          totals: async () => [],
          report: () => slow([VITALS]),
        },
      },
      headers: { Authorization: `Bearer ${TOKEN}` },
      shell: 'Speed of pages</h1>',
      data: '1,204',
    },
  ];
};
