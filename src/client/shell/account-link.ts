import { AUTH_EVENT } from '../../domain/site/auth/auth-key.ts';
import { ACCOUNT_CART_KEY } from '../../domain/site/storage-keys.ts';
import { isStored, mayBeSignedIn } from '../stores/account/may-be-signed-in.ts';

/**
 * While signed in, the cart is the account's. Afterwards, its lines are removed from this device. Other visitors load and
 * request nothing.
 */
const followCart = async (hasJustChanged: boolean): Promise<void> => {
  if (!mayBeSignedIn() && !isStored(() => localStorage, ACCOUNT_CART_KEY)) return;
  const cart = await import('../stores/account/for-account.ts');
  if (mayBeSignedIn()) cart.followAccountCart();
  else if (hasJustChanged) cart.leaveAccountCart();
  else cart.leaveOldAccountCart();
};

/**
 * Shows the links to the account while the session state has an access token. A signed-in tab adopts newer tokens from
 * another tab that started with the same ones.
 */
export const mountAccountLinks = (links: NodeListOf<HTMLAnchorElement>): void => {
  const update = async (): Promise<void> => {
    const signedIn = mayBeSignedIn() && (await import('../stores/watched-session.ts')).watchSession();
    for (const link of links) {
      link.href = link.dataset.account ?? '';
      link.hidden = !signedIn;
    }
  };
  const show = (): void => void update();
  show();
  void followCart(false);
  addEventListener(AUTH_EVENT, () => {
    show();
    void followCart(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    show();
    if (persisted) void followCart(false);
  });
};
