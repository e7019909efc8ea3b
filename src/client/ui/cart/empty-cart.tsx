import type { ReactNode } from 'react';
import { GhostRing } from '../../../drawings/rings/ghost-ring.tsx';
import '../listing/results/empty-result.css';
import './empty-cart.css';
import { CART_PATH, STORE_PATH } from '../../../domain/reference/paths/store-links.ts';
import { loginHref } from '../../../domain/site/account-links.ts';
import { rememberedQuotes } from '../../stores/remembered-quotes.ts';
import { TextLink } from '../links/text-link.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useSignedIn } from '../use-signed-in.ts';

/** The message of an empty cart, and the next step. */
export function EmptyCart(): ReactNode {
  const awake = useHydrated();
  const [last] = awake ? rememberedQuotes() : [];
  const isSignedIn = useSignedIn();
  return (
    <div className="empty-result empty-cart">
      <div className="drawing-sheet">
        <GhostRing id="empty-cart" label="no parts yet" />
      </div>
      <div>
        <h2>Your quote cart is empty</h2>
        <p>Find a part, enter a quantity, and add the option that fits.</p>
        {last === undefined ? null : (
          <p>
            Last sent: <TextLink href={last.href}>{last.number}</TextLink>
          </p>
        )}
        {isSignedIn ? null : (
          <p className="text-secondary">
            With an account, <TextLink href={loginHref(CART_PATH)}>log in</TextLink> to see the cart saved in it.
          </p>
        )}
        <div className="actions">
          <a className="button button-strong" href={STORE_PATH}>
            Shop O-rings
          </a>
        </div>
      </div>
    </div>
  );
}
