import { type UsdCents, usdCents } from '../../../../domain/kit/units.ts';
import type { Draft } from '../../../../domain/order/quotes/desk/read-draft.ts';
import type { ShownQuote } from '../../../../domain/order/quotes/shown-line.ts';
import { amountCents } from '../../../../domain/shop/pricing/money.ts';

/** Sums of a draft. */
export interface DraftSums {
  /** Lines with a list price: their number, their sum at list, and at our price. */
  readonly listLines: number;
  readonly listCents: UsdCents;
  readonly ourCents: UsdCents;
  /** Lines without a list price. */
  readonly byHand: readonly number[];
  readonly byHandCents: UsdCents;
  readonly totalCents: UsdCents;
}

/** Returns the sums of a draft. The total is that of the quote as the customer will see it. */
export const sumsOf = ({ read, shown }: { readonly read: Draft; readonly shown: ShownQuote }): DraftSums => {
  const priced = read.lines.filter(({ total }) => total !== null);
  const sum = (amounts: readonly number[]): UsdCents => usdCents(amounts.reduce((all, one) => all + one, 0));
  const listed = priced.filter(({ list, quantity }) => list !== null && quantity !== null);
  const byHand = priced.filter(({ list }) => list === null);
  return {
    listLines: listed.length,
    listCents: sum(
      listed.map(({ list, quantity, isLineMinimum, total }) =>
        isLineMinimum ? (total ?? 0) : list === null || quantity === null ? 0 : amountCents(list, quantity),
      ),
    ),
    ourCents: sum(listed.map(({ total }) => total ?? 0)),
    byHand: byHand.map(({ position }) => position),
    byHandCents: sum(byHand.map(({ total }) => total ?? 0)),
    totalCents: shown.totals.subtotalCents,
  };
};
