import type { ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import type { CartItem } from '../../domain/cart/cart.ts';
import { cartText } from '../../domain/cart/cart-export.ts';
import { quoteEmail } from '../../domain/cart/quote-email.ts';
import { formatCents } from '../../domain/pricing/money.ts';
import { shipTimeText } from '../../domain/pricing/ship-time.ts';
import { partHref } from '../../domain/site/store-links.ts';
import { cartSource } from '../stores/cart-in-browser.ts';

const lineText = (item: CartItem): string =>
  [
    `${item.productName} × ${item.quantity}`,
    item.description,
    item.descriptionTwo,
    typeof item.price === 'number' ? formatCents(item.price) : item.price,
    shipTimeText(item.shipTime),
    ...(item.expedite ? ['expedite'] : []),
    ...(item.note === '' ? [] : [`note: ${item.note.replace(/\s+/g, ' ')}`]),
  ].join(', ');

const CopyButton = ({ text }: { text: string }): ReactNode => {
  const [label, setLabel] = useState('Copy the lines');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Copied');
    } catch {
      setLabel('Copying is blocked by the browser');
    }
  };
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </button>
  );
};

/** The quote cart as a request that the visitor sends with the own mail program, copies or prints. */
export default function QuoteRequest({ salesEmail }: { readonly salesEmail: string }): ReactNode {
  const cart = useSyncExternalStore(cartSource.subscribe, cartSource.snapshot, cartSource.serverSnapshot);
  const items = cart?.items ?? [];
  if (items.length === 0) {
    return (
      <p className="sec">
        {cart === null ? 'Your quote cart shows here.' : 'Your quote cart is empty.'}{' '}
        <a className="lk" href="/shop/orings">
          Shop O-rings
        </a>{' '}
        to add priced lines, or write to us.
      </p>
    );
  }
  return (
    <>
      <div className="tw">
        <table className="dt0">
          <caption className="vh">Lines of your quote cart</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Description</th>
              <th scope="col" className="num">
                Quantity
              </th>
              <th scope="col">Ship time</th>
              <th scope="col" className="num">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.uid}>
                <td className="mono">
                  <a className="lk" href={partHref(item.productName)}>
                    {item.productName}
                  </a>
                </td>
                <td>{item.description}</td>
                <td className="num">{item.quantity.toLocaleString('en-US')}</td>
                <td>{shipTimeText(item.shipTime)}</td>
                <td className="num">{typeof item.price === 'number' ? formatCents(item.price) : item.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="acts">
        <a className="btn pri lg" href={quoteEmail(salesEmail, 'Quote request', items.map(lineText))}>
          E-mail this request
        </a>
        <CopyButton text={cartText({ anonymous_id: '', items })} />
        <button type="button" className="btn" onClick={() => print()}>
          Print
        </button>
        <a className="btn bare" href="/cart">
          Edit the cart
        </a>
      </p>
    </>
  );
}
