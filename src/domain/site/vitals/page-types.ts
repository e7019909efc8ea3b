/** Kinds of pages that are as fast as each other for the same reasons: what is measured names one of these, never an address. */
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
