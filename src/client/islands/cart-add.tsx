import type { ReactNode } from 'react';
import type { ListedPart } from '../../domain/order/lists/listed-part.ts';
import { ProposedParts } from '../ui/cart/proposed-parts.tsx';

/** The items that the cart URL proposes to add. They are only added when the visitor presses the button. */
export default function CartAdd(props: {
  readonly lines: readonly { readonly listed: ListedPart; readonly quantity: number }[];
  readonly problems: readonly string[];
}): ReactNode {
  return <ProposedParts {...props} />;
}
