import { type ReactNode, useEffect, useState } from 'react';
import type { CartItem } from '../../../domain/cart/cart.ts';
import { cartTotals } from '../../../domain/cart/cart-totals.ts';
import { formatCents, formatCount } from '../../../domain/pricing/money.ts';
import { LIST_HASH, STORE_PATH } from '../../../domain/site/store-links.ts';
import { counted } from '../../../domain/text/counted.ts';
import type { CartStore } from '../../stores/cart.ts';
import { lastListingHref } from '../../stores/last-listing.ts';
import { PriceDay } from '../pricing/price-day.tsx';
import { PricingNotes } from '../pricing/pricing-notes.tsx';
import type { CartLineActions } from './cart-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartTools } from './cart-tools.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PasteList } from './paste-list.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

const Head = (props: { children?: ReactNode; shopHref: string }): ReactNode => (
  <div className="cart-view-head">
    <h1 className="heading-2" id="cart-title" tabIndex={-1}>
      Quote cart
    </h1>
    {props.children}
    <a className="link" href={props.shopHref}>
      Continue shopping
    </a>
  </div>
);

/** The page before it has woken: what the server sends. */
const CartWaiting = (): ReactNode => (
  <>
    <Head shopHref={STORE_PATH} />
    <p className="waiting only-script">
      <span className="waiting-spinner" aria-hidden="true" />
      Loading your quote cart
    </p>
  </>
);

const focusOn = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/** The store's changes with what screen readers are told about them. */
const spokenActions = (cart: CartStore, said: (announcement: string) => void): CartLineActions => ({
  setQuantity: (item, quantity) => {
    const refused = cart.setQuantity(item.uid, quantity);
    if (refused === null) said(`${item.productName}: quantity ${formatCount(quantity)}`);
    return refused;
  },
  setNote: (item, note) => {
    cart.setNote(item.uid, note);
    said(`Note for ${item.productName} saved`);
  },
  setExpedite: (item, expedite) => {
    cart.setExpedite(item.uid, expedite);
    said(`${item.productName}: ${expedite ? 'expedite, we will confirm cost by email' : 'not expedited'}`);
  },
  remove: (item) => {
    cart.remove(item.uid);
    said(`${item.productName} removed`);
  },
});

/** `/cart#request` opens the request at once. */
const REQUEST_HASH = '#request';

/** When the oldest of the lines' prices were read; '' when no line says so. */
const oldestPrices = (items: readonly CartItem[]): string =>
  items.flatMap(({ pricing }) => pricing?.pricedAt || []).toSorted()[0] ?? '';

const LineHeads = (): ReactNode => (
  <div className="cart-line cart-line-head" aria-hidden="true">
    <span>Part</span>
    <span className="text-number">Quantity</span>
    <span>Ship time</span>
    <span className="text-number">Unit price</span>
    <span className="text-number">Total</span>
    <span />
  </div>
);

const LoadedCart = ({ cart, salesEmail }: { cart: CartStore; salesEmail: string }): ReactNode => {
  const [announcement, setAnnouncement] = useState('');
  const [isRequesting, setIsRequesting] = useState(false);
  const shopHref = useState(() => lastListingHref(() => localStorage))[0];
  const { items, removed } = cart;
  const total = cartTotals({ items }).subtotalCents;

  const undo = (batch: string): void => {
    const back = removed.find((one) => one.batch === batch);
    cart.undo(batch);
    setAnnouncement('Brought back');
    if (back) focusOn(`line-${back.item.uid}`);
  };
  const over = (batch: string): void => cart.forget(batch);
  useEffect(() => {
    if (location.hash === REQUEST_HASH) setIsRequesting(true);
  }, []);
  // Lines that another tab added while the request was on its way stay.
  const sent = (uids: readonly string[], url: string): void => {
    for (const uid of uids) cart.forget(cart.remove(uid));
    location.assign(url);
  };
  const clear = (): void => {
    cart.clear();
    setAnnouncement('All lines removed');
  };
  const lines = <CartLines cart={cart} actions={spokenActions(cart, setAnnouncement)} onUndo={undo} onOver={over} />;
  return (
    <>
      <Head shopHref={shopHref}>
        {items.length > 0 ? (
          <>
            <span className="text-secondary">{counted(items.length, 'line')}</span>
            <a className="link" href={`#${LIST_HASH}`}>
              Paste a list
            </a>
          </>
        ) : null}
      </Head>
      <p className="visually-hidden" role="status">
        {announcement === '' ? '' : `${announcement}. ${counted(items.length, 'line')}, ${formatCents(total)}.`}
      </p>
      {cart.savingFails ? (
        <p className="notice notice-warning">
          This browser does not keep the cart. It lasts until you leave this page: request the quote or download the
          lines first.
        </p>
      ) : null}
      <div className="cart-view">
        {items.length === 0 ? (
          <div>
            {lines}
            <EmptyCart />
          </div>
        ) : (
          <div>
            <LineHeads />
            {lines}
            <CartTools cart={cart} onClear={clear} onSaid={setAnnouncement} />
            <PriceDay asOf={oldestPrices(items)} />
            <PricingNotes />
          </div>
        )}
        <div className="cart-view-aside">
          {items.length === 0 ? null : <CartSummary cart={cart} onRequest={() => setIsRequesting(true)} />}
          <PasteList onAdd={cart.add} />
        </div>
      </div>
      <QuoteDialog
        items={items}
        salesEmail={salesEmail}
        isOpen={isRequesting && items.length > 0}
        onClose={() => setIsRequesting(false)}
        onSent={sent}
      />
    </>
  );
};

/** The quote cart. `cart` null: the browser's cart has not been read yet. */
export function CartView({ cart, salesEmail }: { cart: CartStore | null; salesEmail: string }): ReactNode {
  return cart === null ? <CartWaiting /> : <LoadedCart cart={cart} salesEmail={salesEmail} />;
}
