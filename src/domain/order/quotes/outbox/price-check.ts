import { formatCents } from '../../../shop/pricing/money.ts';
import type { PriceList } from '../../../shop/pricing/price-list.ts';
import { priceLine } from '../../../shop/pricing/price-tier.ts';
import type { CartItem } from '../../cart/cart.ts';
import { unitPriceIn } from '../price-change.ts';
import type { OutboxRequest, PriceMove } from './outbox-entry.ts';

/** The current prices of a part; `priceList` is `null` for a part without published prices. */
export interface CurrentPrice {
  readonly priceList: PriceList | null;
}

const NO_PRICE = 'no published price';

type Line = Pick<CartItem, 'uid' | 'productName' | 'quantity' | 'price' | 'fixedPriceDisplay'>;

/** Returns the lines whose price can have risen: those that were written with a total. */
export const pricedItems = <One extends Pick<Line, 'price'>>(items: readonly One[]): readonly One[] =>
  items.filter(({ price }) => typeof price === 'number');

const moveOf = (
  { uid, productName, quantity, price, fixedPriceDisplay }: Line,
  now: CurrentPrice,
): PriceMove | null => {
  const current = priceLine(now.priceList, quantity);
  if (typeof price !== 'number' || current.price === price) return null;
  const nowCents = typeof current.price === 'number' ? current.price : null;
  const unitBefore = unitPriceIn(fixedPriceDisplay);
  const hasUnits = nowCents !== null && unitBefore !== null && current.unitPriceE5 !== unitBefore;
  const before = hasUnits ? fixedPriceDisplay : formatCents(price);
  const shown = hasUnits ? current.fixedPriceDisplay : nowCents === null ? NO_PRICE : formatCents(nowCents);
  return { uid, part: productName, before, now: shown, nowCents };
};

/** The result of comparing the prices of a request with the current ones. */
export interface PriceCheck {
  /** Every line with another total than the written one. */
  readonly moves: readonly PriceMove[];
  /** Those that rose above what the visitor has seen or confirmed, or have no published price any more. */
  readonly risen: readonly PriceMove[];
}

/**
 * Compares the totals of the lines of `pricedItems` with the current prices.
 *
 * @param current the current price of each of these lines, in their order
 */
export const checkPrices = (
  { items, confirmed }: Pick<OutboxRequest, 'confirmed'> & { readonly items: readonly Line[] },
  current: readonly CurrentPrice[],
): PriceCheck => {
  const lines = pricedItems(items);
  const moves = lines.flatMap((item, at) => moveOf(item, current[at] ?? { priceList: null }) ?? []);
  const risen = moves.filter(({ uid, nowCents }) => {
    const known = confirmed[uid];
    if (nowCents === null) return known !== null;
    const written = lines.find((line) => line.uid === uid)?.price;
    const highest = Math.max(known ?? 0, typeof written === 'number' ? written : 0);
    return nowCents > highest;
  });
  return { moves, risen };
};
