import { asOfText } from '../pricing/as-of.ts';
import type { QuoteLine } from './quote.ts';

/** Of when a line's price is, where it is of an earlier answer; null where it is not. */
export const lineAge = ({ asOf }: QuoteLine): string | null =>
  asOf === null ? null : `Price and ship time as of ${asOfText(asOf)}. We will confirm them.`;
