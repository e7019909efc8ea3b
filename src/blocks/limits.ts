import type { PlainText, PlainTexts } from './define-block.ts';

/** Maximum number of items in a list. */
export const LONGEST_LIST = 2000;

/** Maximum characters of a text, unless its input sets another limit. */
const LONGEST: Readonly<Record<PlainText, number>> = {
  text: 500,
  longText: 2000,
  richText: 50_000,
  link: 2000,
  image: 2000,
  video: 2000,
  code: 100_000,
};

/** Returns the maximum number of characters of a text. */
export const longestOf = ({ type, longest }: PlainTexts): number => longest ?? LONGEST[type];
