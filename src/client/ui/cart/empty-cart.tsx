import type { ReactNode } from 'react';
import { GhostRing } from '../../../drawings/rings/ghost-ring.tsx';
import '../listing/results/empty-result.css';
import { STORE_PATH } from '../../../domain/reference/paths/store-links.ts';

/** The message of an empty cart, and the next step. */
export function EmptyCart(): ReactNode {
  return (
    <div className="empty-result">
      <GhostRing id="empty-cart" label="no parts yet" />
      <div>
        <h2 className="heading-3">Your quote cart is empty</h2>
        <p className="text-secondary">Find a part, enter a quantity, and add the option that fits.</p>
        <div className="actions">
          <a className="button button-strong" href={STORE_PATH}>
            Shop O-rings
          </a>
        </div>
      </div>
    </div>
  );
}
