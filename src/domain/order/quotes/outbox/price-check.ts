import * as v from 'valibot';
import { shortText } from '../../../kit/schema/tolerant.ts';
import { amountInCents } from '../../../kit/schema/units.ts';
import type { Value } from '../../../kit/schema/value.ts';
import { formatCents } from '../../../shop/pricing/money.ts';
import { MAX_ITEMS } from '../../cart/cart.ts';
import { unitPriceIn } from '../price-change.ts';
import type { QuoteLine } from '../quote-line.ts';

/** Line totals in cents that the visitor has confirmed after a rise, by line ID. `null`: no published price. */
export const confirmedTotals = v.record(v.string(), v.nullable(amountInCents()));

export type ConfirmedTotals = Value<typeof confirmedTotals>;

const priceMove = v.object({
  uid: shortText(100),
  /** The part number. */
  part: shortText(),
  /** Both prices as shown: two unit prices, or two line totals. */
  before: shortText(40),
  now: shortText(40),
  /** The current total of the line; `null` without a published price. */
  nowCents: v.nullable(amountInCents()),
});

/** A line whose price differs between writing and sending. */
export type PriceMove = Value<typeof priceMove>;

export const priceMoves = v.pipe(v.array(priceMove), v.maxLength(MAX_ITEMS));

const NO_PRICE = 'no published price';

const moveOf = ({ sent, offered }: Pick<QuoteLine, 'sent' | 'offered'>): PriceMove | null => {
  // A line without a total was written without a price, which cannot rise.
  if (typeof sent.price !== 'number' || offered.price === sent.price) return null;
  const nowCents = typeof offered.price === 'number' ? offered.price : null;
  const [unitBefore, unitNow] = [unitPriceIn(sent.fixedPriceDisplay), unitPriceIn(offered.fixedPriceDisplay)];
  const hasUnits = nowCents !== null && unitBefore !== null && unitNow !== null && unitNow !== unitBefore;
  const now = hasUnits ? offered.fixedPriceDisplay : nowCents === null ? NO_PRICE : formatCents(nowCents);
  const before = hasUnits ? sent.fixedPriceDisplay : formatCents(sent.price);
  return { uid: sent.uid, part: sent.productName, before, now, nowCents };
};

/** The result of comparing the prices of a request with the current ones. */
export interface PriceCheck {
  /** Every line with another total than the written one. */
  readonly moves: readonly PriceMove[];
  /** Those that rose above what the visitor has seen or confirmed, or have no published price any more. */
  readonly risen: readonly PriceMove[];
}

/** Compares the totals of lines as they were written with the current ones. */
export const checkPrices = (
  lines: readonly Pick<QuoteLine, 'sent' | 'offered'>[],
  confirmed: ConfirmedTotals,
): PriceCheck => {
  const checked = lines.flatMap((line) => {
    const move = moveOf(line);
    if (move === null) return [];
    const known = confirmed[move.uid];
    const written = typeof line.sent.price === 'number' ? line.sent.price : 0;
    const isRisen = move.nowCents === null ? known !== null : move.nowCents > Math.max(known ?? 0, written);
    return [{ move, isRisen }];
  });
  return {
    moves: checked.map(({ move }) => move),
    risen: checked.flatMap(({ move, isRisen }) => (isRisen ? [move] : [])),
  };
};
