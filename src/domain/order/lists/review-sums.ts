import { cutText } from '../../kit/text/bounded-text.ts';
import { type UsdCents, usdCents } from '../../kit/units.ts';
import { lineTotal } from '../../shop/pricing/price-tier.ts';
import { LONGEST_TEXT } from '../cart/cart.ts';
import { noteText } from '../cart/text-lines.ts';
import type { Review } from './review.ts';
import {
  customerNumberOf,
  isOpenLine,
  isReady,
  type LineState,
  lineNote,
  linePart,
  linePositions,
  lineState,
  lineText,
  quantityTyped,
  type ReviewLine,
} from './review-line.ts';

/** Totals of a list. Every row belongs to one line, and every line has one state. */
export interface ReviewSums {
  readonly rows: number;
  readonly lines: number;
  readonly states: Readonly<Record<LineState, number>>;
  /** Lines that will be added to the cart. */
  readonly ready: number;
  /** Distinct parts of these lines, each of which becomes one cart line. */
  readonly parts: number;
  /**
   * Lines that the quote request contains in words: unresolved ones, foreign products, and those that the visitor set so.
   */
  readonly texts: number;
  /** Notes of the list, which are sent with the request but order nothing. */
  readonly notes: number;
  /** Totals, headings and empty rows, which are dropped. */
  readonly asides: number;
  readonly pieces: number;
  /** Lines that the total includes. */
  readonly priced: number;
  /** What the cart will show: lines of the same part are one cart line. */
  readonly total: UsdCents;
}

const NONE: Readonly<Record<LineState, number>> = {
  reading: 0,
  exact: 0,
  nearest: 0,
  choose: 0,
  quantity: 0,
  unread: 0,
  foreign: 0,
  aside: 0,
  text: 0,
  removed: 0,
};

/** Returns what a line costs at its quantity, as the cart and the quote show it, or null without a price. */
export const reviewLineTotal = (line: ReviewLine): UsdCents | null => {
  const found = linePart(line);
  return found === null || line.quantity === null ? null : lineTotal(found.listed.priceList, line.quantity);
};

/** Prices ready lines as the cart does: lines of the same part are one cart line, which may have no price together. */
const pricedParts = (ready: readonly ReviewLine[]): readonly { readonly lines: number; readonly total: UsdCents }[] => {
  const parts = Map.groupBy(ready, (line) => linePart(line)?.listed.part.productId);
  return [...parts.values()].flatMap((lines) => {
    const [listed] = lines.flatMap((line) => linePart(line)?.listed ?? []);
    const quantity = lines.reduce((pieces, line) => pieces + (line.quantity ?? 0), 0);
    const total = lineTotal(listed?.priceList ?? null, quantity);
    return total === null ? [] : [{ lines: lines.length, total }];
  });
};

export const reviewSums = ({ lines }: Review): ReviewSums => {
  const states: Record<LineState, number> = { ...NONE };
  for (const line of lines) states[lineState(line)]++;
  const ready = lines.filter(isReady);
  const priced = pricedParts(ready);
  return {
    rows: lines.reduce((sum, line) => sum + line.rows.length, 0),
    lines: lines.length,
    states,
    ready: ready.length,
    parts: new Set(ready.map((line) => linePart(line)?.listed.part.productId)).size,
    texts: lines.filter(goesAsText).length,
    notes: lines.filter(isNote).length,
    asides: lines.filter((line) => lineState(line) === 'aside' && !isNote(line)).length,
    pieces: ready.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
    priced: priced.reduce((sum, part) => sum + part.lines, 0),
    total: usdCents(priced.reduce((sum, part) => sum + part.total, 0)),
  };
};

/** Returns whether the quote request contains the line in words. */
export const goesAsText = (line: ReviewLine): boolean =>
  line.fate === 'text' || isOpenLine(line) || lineState(line) === 'foreign';

/** Returns whether a line is a note of the list, which is sent without a quantity. */
export const isNote = (line: ReviewLine): boolean => lineState(line) === 'aside' && line.reading?.aside === 'note';

/** Returns everything in the row: the number and its description. */
const wholeText = (line: ReviewLine): string => {
  const [first = '', ...others] = line.texts;
  const longest = others.find((text) => text.includes(first)) ?? '';
  const rest = others.filter((text) => text !== longest && !longest.includes(text));
  return [longest || first, ...rest].filter((text) => text !== '').join(', ') || lineText(line);
};

/** Returns a line in words, for the person who prepares the quote. @example 'seal kit, pump CR-32 × 12 (76-1160)' */
export const textOfLine = (line: ReviewLine): string => {
  if (isNote(line)) return noteText(wholeText(line));
  const quantity = line.quantity === null ? quantityTyped(line) : String(line.quantity);
  const own = customerNumberOf(line);
  const positions = linePositions(line);
  const parts = [
    positions.length === 0 ? '' : `Pos. ${positions.join(', ')}:`,
    wholeText(line) + (quantity === '' || line.holdsQuantity ? '' : ` × ${quantity}`),
    own === '' || own === lineText(line) ? '' : `(${own})`,
    lineNote(line),
  ];
  return cutText(parts.filter((part) => part !== '').join(' '), LONGEST_TEXT);
};

/** Tabs above the list, in display order. */
export const SHOWN_KINDS: readonly LineState[] = ['exact', 'nearest', 'choose', 'quantity', 'unread'];
