/** Differences from the genuine SDK that stay, as the table in docs/guides/builder.md names them. */
export const STAYING_DIFFERENCES = [
  'Default distances',
  'Distances within a text',
  'Headings in a text',
  'Colors and sizes of single words',
  'Code',
  'Tabs without JavaScript',
  'Videos with autoplay',
  'Forms without styles',
] as const;

export type StayingDifference = (typeof STAYING_DIFFERENCES)[number];
