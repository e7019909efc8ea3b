import { cutText } from '../../domain/kit/text/bounded-text.ts';
import type { LengthUnit } from '../../domain/kit/units.ts';
import { type CartItem, cartItem } from '../../domain/order/cart/cart.ts';
import { readListQuantity } from '../../domain/order/lists/reading/list-quantity.ts';
import { readLinesInSlices } from '../../domain/order/lists/reading/read-line.ts';
import { sourceRows } from '../../domain/order/lists/reading/source-rows.ts';
import { newReview, type Review, setLineQuantity } from '../../domain/order/lists/review.ts';
import { createReviewLine, withReading } from '../../domain/order/lists/review-line.ts';
import { forCart } from '../../domain/order/lists/to-cart.ts';
import type { Catalog } from '../../domain/shop/catalog/index/catalog.ts';
import { LONGEST_QUANTITY } from '../../domain/shop/pricing/quantity.ts';
import { quoteOptions } from '../../domain/shop/pricing/quote-options.ts';
import { lineReadings } from '../../domain/site/api/list-readings.ts';
import { wait } from '../resilience/wait.ts';
import { toReadListResponse } from './read-response.ts';

/** Maximum number of lines that a page without JavaScript interprets; further lines are passed on as text. */
const MAX_LINES = 200;
const MAX_LINE_LENGTH = 200;

/** A list pasted without JavaScript: its lines under review, and those that are not interpreted. */
export interface TypedList {
  readonly review: Review;
  /** Quantities as entered that could not be read, by line number. */
  readonly unreadable: ReadonlyMap<number, string>;
  readonly beyond: readonly string[];
}

/** The visitor's decisions on the page, by line number. */
export interface Decisions {
  /** Name of the chosen part, or '' for none. */
  readonly part: (line: number) => string;
  /** The quantity as entered, or '' for none. */
  readonly quantity: (line: number) => string;
}

const CELLS = { headerAt: -1, roles: ['line'] } as const;

/** Reads a pasted list line by line and applies the visitor's decisions. */
export const readTypedList = async (
  catalog: Catalog,
  text: string,
  unit: LengthUnit,
  decisions: Decisions,
): Promise<TypedList> => {
  const typed = text.split(/\r\n?|\n/).map((line) => [cutText(line.trim().replaceAll('\t', ' | '), MAX_LINE_LENGTH)]);
  const filled = typed.flat().filter((line) => line !== '');
  const { rows } = sourceRows(typed, CELLS);
  const lines = rows.slice(0, MAX_LINES).map((row) => createReviewLine([row]));
  const readLines = await readLinesInSlices(catalog, lines, () => wait(0));
  const readings = lineReadings(toReadListResponse(catalog, readLines, unit));
  const read = lines.flatMap((line, at) => {
    const reading = readings[at];
    if (reading === undefined) return [];
    const chosen = reading.candidates.find(({ listed }) => listed.part.productName === decisions.part(line.id));
    return [{ ...withReading(line, reading), chosen: chosen?.listed.part.productId ?? null }];
  });
  const unreadable = new Map<number, string>();
  const review = read.reduce((latest, { id, quantity }) => {
    const typedQuantity = decisions.quantity(id);
    const entered = readListQuantity(typedQuantity);
    if (quantity !== null) return latest;
    if (entered !== null) return setLineQuantity(latest, id, entered);
    if (typedQuantity.trim() !== '') unreadable.set(id, cutText(typedQuantity, LONGEST_QUANTITY));
    return latest;
  }, newReview(read));
  return { review: { ...review, before: [] }, unreadable, beyond: filled.slice(MAX_LINES) };
};

/** Returns the items and texts of a quote request for a whole list. Omits only totals, headings and empty rows. */
export const requestOf = ({
  review,
  beyond,
}: Pick<TypedList, 'review' | 'beyond'>): { items: readonly CartItem[]; texts: readonly string[] } => {
  const { parts, texts } = forCart(review.lines, { items: [], texts: [] });
  const supply = { onHand: 0, offsite: 0, tiers: [] };
  const items = parts.flatMap(({ part, quantity, note }) => {
    const [option] = quoteOptions({ ...part, priceList: null, supply, quantity });
    return option ? [cartItem(option, { uid: `list-${part.productId}`, pricing: null, ring: null, note })] : [];
  });
  return { items, texts: [...texts, ...beyond] };
};
