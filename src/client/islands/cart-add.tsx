import type { ReactNode } from 'react';
import { ProposedParts, type ProposedPartsProps } from '../ui/cart/proposed-parts.tsx';

/** The lines that the cart URL proposes to add. They are only added when the visitor presses the button. */
export default function CartAdd(props: ProposedPartsProps): ReactNode {
  return <ProposedParts {...props} />;
}
