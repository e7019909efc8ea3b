import { type ReactNode, useSyncExternalStore } from 'react';
import { formatCount } from '../../../domain/kit/text/counted.ts';
import { MAX_ITEMS } from '../../../domain/order/cart/cart.ts';
import { type AccountCartState, accountCartSource } from '../../stores/account/account-cart-state.ts';
import { Notice } from '../notice.tsx';

const useAccountCart = (): AccountCartState =>
  useSyncExternalStore(accountCartSource.subscribe, accountCartSource.snapshot, accountCartSource.serverSnapshot);

/** Says that the account of a signed-in visitor has this cart. Nothing for other visitors. */
export function AccountCartSaved(): ReactNode {
  const state = useAccountCart();
  if (state !== 'saved' && state !== 'saving') return null;
  return (
    <p className="text-small text-muted cart-view-saved">
      {state === 'saved' ? 'Saved in your account, for every device where you log in.' : 'Saving in your account...'}
    </p>
  );
}

/** Says why the account of a signed-in visitor does not have this cart. */
export function AccountCartProblem(): ReactNode {
  const state = useAccountCart();
  if (state === 'full') {
    return (
      <Notice tone="warning">
        Together with the cart in your account, this cart has more than {formatCount(MAX_ITEMS)} lines. It stays in this
        browser until you send or remove lines.
      </Notice>
    );
  }
  if (state !== 'failed') return null;
  return (
    <Notice tone="warning">
      The latest changes of this cart are not saved in your account. They stay in this browser, and the next change
      tries again.
    </Notice>
  );
}
