import type { LookedUpLine } from '../../../domain/api/parts-lookup.ts';
import { MOST_LIST_LINES } from '../../../domain/cart/list-readings.ts';
import type { PricingData } from '../../../domain/pricing/pricing-data.ts';
import type { PricingPart } from '../../../domain/pricing/pricing-part.ts';
import { NO_INFORMATION, REQUEST_A_QUOTE } from '../../../domain/pricing/pricing-rules.ts';
import { isQuantity } from '../../../domain/pricing/quantity.ts';
import { quoteOptions } from '../../../domain/pricing/quote-options.ts';
import type { NewCartLine } from '../../stores/cart.ts';
import { ringOf } from '../pricing/pricing-part.ts';

/** Prices read at a time: each is three queries of the backend. */
const AT_ONCE = 6;

/** A line that stays to be mended. */
export interface LeftLine {
  readonly line: string;
  /** '' for a line beyond the most that are taken at once. */
  readonly problem: string;
}

/** What a pasted list became. */
export interface AddedList {
  readonly lines: readonly NewCartLine[];
  readonly left: readonly LeftLine[];
  /** Lines whose price could not be read. */
  readonly unread: number;
}

interface Wanted {
  readonly part: PricingPart;
  readonly quantity: number;
}

/** One entry per part: a part that stands twice is wanted in the sum, as far as that is a quantity. */
const byPart = (found: readonly Wanted[]): Wanted[] => {
  const parts = new Map<number, Wanted>();
  for (const { part, quantity } of found) {
    const sum = quantity + (parts.get(part.productId)?.quantity ?? 0);
    parts.set(part.productId, { part, quantity: isQuantity(sum) ? sum : quantity });
  }
  return [...parts.values()];
};

const newLine = ({ part, quantity }: Wanted, data: PricingData | null): NewCartLine[] => {
  const supply = data?.supply ?? { onHand: 0, offsite: 0, tiers: [] };
  const [option] = quoteOptions({ ...part, priceList: data?.priceList ?? null, supply, quantity });
  if (!option) return [];
  const helperText = option.helperText === NO_INFORMATION ? REQUEST_A_QUOTE : option.helperText;
  const pricing = data && { priceList: data.priceList, supply, pricedAt: data.asOf ?? new Date().toISOString() };
  return [{ option: { ...option, helperText }, pricing, ring: ringOf(part) }];
};

/**
 * Looks a list up at once, prices what was found a few lines at a time, and says what stays. A part whose price cannot be
 * read is a line all the same, without a price.
 *
 * @throws when the list could not be looked up
 */
export const addList = async (
  text: string,
  ask: {
    readonly lookUp: (lines: readonly string[]) => Promise<readonly LookedUpLine[]>;
    readonly readPricing: (productId: number) => Promise<PricingData>;
    readonly onPriced: (priced: number, of: number) => void;
  },
): Promise<AddedList> => {
  const typed = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const asked = typed.slice(0, MOST_LIST_LINES);
  const answers = await ask.lookUp(asked);
  const left = answers.flatMap((answer, at): LeftLine[] =>
    answer.kind === 'problem' ? [{ line: asked[at] ?? '', problem: answer.problem }] : [],
  );
  const wanted = byPart(answers.flatMap((answer) => (answer.kind === 'part' ? [answer] : [])));
  const prices: (PricingData | null)[] = [];
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    ask.onPriced(from, wanted.length);
    const some = wanted.slice(from, from + AT_ONCE);
    prices.push(...(await Promise.all(some.map(({ part }) => ask.readPricing(part.productId).catch(() => null)))));
  }
  return {
    lines: wanted.flatMap((one, at) => newLine(one, prices[at] ?? null)),
    left: [...left, ...typed.slice(MOST_LIST_LINES).map((line) => ({ line, problem: '' }))],
    unread: prices.filter((price) => price === null).length,
  };
};
