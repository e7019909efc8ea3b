import type { ReactNode } from 'react';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import { AskedToAdd } from '../ui/cart/asked-to-add.tsx';

/** What the cart's address asks to add: shown, and added by its button alone. */
export default function CartAdd(props: {
  readonly lines: readonly { readonly listed: ListedPart; readonly quantity: number }[];
  readonly problems: readonly string[];
}): ReactNode {
  return <AskedToAdd {...props} />;
}
