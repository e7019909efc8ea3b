/** Types of pages with similar performance characteristics. Measurements report one of these instead of a URL. */
export const PAGE_TYPES = [
  'home',
  'store',
  'product',
  'hub',
  'chart',
  'content',
  'datasheets',
  'compare',
  'search',
  'tool',
  'list',
  'cart',
  'quote',
  'account',
  'other',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];
