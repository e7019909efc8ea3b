/** Remaining differences from the genuine SDK, as named in the table of docs/guides/builder.md. */
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
