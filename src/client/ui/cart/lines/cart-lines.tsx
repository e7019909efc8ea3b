import type { ReactNode } from 'react';
import { counted, inNumber } from '../../../../domain/kit/text/counted.ts';
import { type CartSlot, cartSlots } from '../../../../domain/order/cart/cart-removal.ts';
import type { CartStore } from '../../../stores/cart.ts';
import type { CartPlan } from '../../plan/use-plan.ts';
import { CartLine, type CartLineActions } from './cart-line.tsx';
import { UndoLine } from './undo-line.tsx';

/** Lines removed together share one Undo, at the position of the first. */
const withOneUndoPerBatch = (slots: readonly CartSlot[]): CartSlot[] => {
  const seen = new Set<string>();
  return slots.filter((slot) => {
    if (slot.kind === 'line') return true;
    const isFirst = !seen.has(slot.batch);
    seen.add(slot.batch);
    return isFirst;
  });
};

/** The lines, with Undo at the position of recently removed ones. */
export function CartLines(props: {
  cart: CartStore;
  plan: CartPlan | null;
  actions: CartLineActions;
  onUndo: (batch: string) => void;
  onOver: (batch: string) => void;
}): ReactNode {
  const { cart, plan, actions, onUndo, onOver } = props;
  const { removed } = cart;
  const textOf = (batch: string, productName: string): string => {
    const count = removed.filter((one) => one.batch === batch).length;
    return `${inNumber(count, productName, counted(count, 'line'))} removed`;
  };
  return (
    <ul>
      {withOneUndoPerBatch(cartSlots(cart, removed)).map((slot) =>
        slot.kind === 'line' ? (
          <CartLine key={slot.item.uid} item={slot.item} plan={plan} actions={actions} />
        ) : (
          <UndoLine
            key={`removed-${slot.batch}`}
            text={textOf(slot.batch, slot.item.productName)}
            onUndo={() => onUndo(slot.batch)}
            onOver={() => onOver(slot.batch)}
          />
        ),
      )}
    </ul>
  );
}
