import type { PlainText, PlainTexts } from './define-block.ts';

/** More than this in one list is not a page any more. */
export const LONGEST_LIST = 2000;

/** Characters of a text, unless its input says another number. */
const LONGEST: Readonly<Record<PlainText, number>> = {
  text: 500,
  longText: 2000,
  richText: 50_000,
  link: 2000,
  image: 2000,
  video: 2000,
  code: 100_000,
};

/** Characters that a text may have. */
export const longestOf = ({ type, longest }: PlainTexts): number => longest ?? LONGEST[type];
