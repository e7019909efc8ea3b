import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { closingDaySet, dayOf } from '../../domain/order/plan/day.ts';
import type { PartExamples } from '../../domain/site/part-examples.ts';
import { cartSource } from '../stores/cart-in-browser.ts';
import { CartView } from '../ui/cart/cart-view.tsx';

/** The body of the cart page: the server sends the frame, the browser adds the lines. */
export default function Cart({
  salesEmail,
  closingDays,
  examples,
}: {
  readonly salesEmail: string;
  /** `yyyy-mm-dd`. */
  readonly closingDays: readonly string[];
  readonly examples: PartExamples;
}): ReactNode {
  const cart = useSyncExternalStore(cartSource.subscribe, cartSource.snapshot, cartSource.serverSnapshot);
  const [today] = useState(() => dayOf(new Date()));
  const closed = useMemo(() => closingDaySet(closingDays), [closingDays]);
  return <CartView cart={cart} salesEmail={salesEmail} today={today} closed={closed} examples={examples} />;
}
