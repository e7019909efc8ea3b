/** Remaining differences from the genuine SDK, as named in the table of docs/guides/builder.md. */
export const STAYING_DIFFERENCES = [
  'Distance that nobody set',
  'Distances within a text',
  'Headings in a text',
  'Colors and sizes of single words',
  'Code',
  'Tabs without script',
  'Videos that start by themselves',
  'Forms without styles',
] as const;

export type StayingDifference = (typeof STAYING_DIFFERENCES)[number];
