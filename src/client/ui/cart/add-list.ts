import { MAX_PASTED_LINES } from '../../../domain/order/lists/limits.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/shop/pricing/pricing-part.ts';
import { isQuantity } from '../../../domain/shop/pricing/quantity.ts';
import type { LookedUpLine } from '../../../domain/site/api/catalog/parts-lookup.ts';
import { MAX_PRICED_LINES, type PriceRequestLine } from '../../../domain/site/api/prices.ts';
import type { NewCartLine } from '../../stores/cart.ts';
import { createCartLine } from './lines/new-line.ts';

/** A line that stays in the field to be fixed. */
export interface LeftLine {
  readonly line: string;
  /** '' for a line beyond the maximum number per request. */
  readonly problem: string;
}

/** The result of a pasted list. */
export interface AddedList {
  readonly lines: readonly NewCartLine[];
  readonly left: readonly LeftLine[];
  /** Number of lines whose price could not be loaded. */
  readonly unread: number;
}

/** A requested part, with the note for its line. */
export interface Wanted {
  readonly part: PricingPart;
  readonly quantity: number;
  readonly note?: string;
}

interface Pricing {
  /** Prices of the lines in their order; `null` if unknown. */
  readonly readPrices: (lines: readonly PriceRequestLine[]) => Promise<readonly (PricingData | null)[]>;
  readonly onPriced: (priced: number, of: number) => void;
}

/** One entry per part: the quantities of repeated parts are added if they are valid. */
const byPart = (found: readonly Wanted[]): Wanted[] => {
  const parts = new Map<number, Wanted>();
  for (const { part, quantity, note = '' } of found) {
    const earlier = parts.get(part.productId);
    const sum = quantity + (earlier?.quantity ?? 0);
    const notes = [earlier?.note ?? '', note].filter((text) => text !== '');
    parts.set(part.productId, {
      part,
      quantity: isQuantity(sum) ? sum : quantity,
      note: [...new Set(notes)].join('; '),
    });
  }
  return [...parts.values()];
};

/**
 * Creates cart lines for the requested parts, priced in batches of the server's maximum size. A repeated part becomes
 * one line. A part whose price cannot be loaded becomes a line without a price.
 */
export const linesFor = async (
  found: readonly Wanted[],
  { readPrices, onPriced }: Pricing,
): Promise<Pick<AddedList, 'lines' | 'unread'>> => {
  const wanted = byPart(found);
  const prices: (PricingData | null)[] = [];
  for (let from = 0; from < wanted.length; from += MAX_PRICED_LINES) {
    onPriced(from, wanted.length);
    const some = wanted.slice(from, from + MAX_PRICED_LINES);
    const lines = some.map(({ part, quantity }) => ({ part: part.productName, quantity }));
    const read: readonly (PricingData | null)[] = await readPrices(lines).catch(() => []);
    prices.push(...some.map((_, at) => read[at] ?? null));
  }
  return {
    lines: wanted.flatMap(({ part, quantity, note = '' }, at): NewCartLine[] => {
      const line = createCartLine(part, quantity, prices[at] ?? null);
      return line === null ? [] : [{ ...line, note }];
    }),
    unread: prices.filter((price) => price === null).length,
  };
};

/**
 * Looks up a list in one request, prices the parts that were found, and returns the lines that were not.
 *
 * @throws when the list could not be looked up
 */
export const addList = async (
  text: string,
  ports: Pricing & { readonly lookUp: (lines: readonly string[]) => Promise<readonly LookedUpLine[]> },
): Promise<AddedList> => {
  const typed = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const requested = typed.slice(0, MAX_PASTED_LINES);
  const answers = await ports.lookUp(requested);
  const left = answers.flatMap((answer, at): LeftLine[] =>
    answer.kind === 'problem' ? [{ line: requested[at] ?? '', problem: answer.problem }] : [],
  );
  const found = answers.flatMap((answer) => (answer.kind === 'part' ? [answer] : []));
  return {
    ...(await linesFor(found, ports)),
    left: [...left, ...typed.slice(MAX_PASTED_LINES).map((line) => ({ line, problem: '' }))],
  };
};
