import { Copy, Download, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CartState } from '../../../domain/order/cart/cart.ts';
import { cartCsv, cartText } from '../../../domain/order/cart/cart-export.ts';
import './cart-tools.css';

const FILE_NAME = 'quote-cart.csv';
/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';

const download = (cart: CartState): void => {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, cartCsv(cart)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
};

/** Actions to export the cart and to empty it. */
export function CartTools(props: {
  cart: CartState;
  onClear: () => void;
  onSaid: (announcement: string) => void;
}): ReactNode {
  const { cart, onClear, onSaid } = props;
  const [copied, setCopied] = useState('Copy lines');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(cartText(cart));
      setCopied('Copied');
      onSaid('Lines copied');
    } catch {
      setCopied('Copying is blocked');
      onSaid('Copying is blocked by the browser');
    }
  };
  return (
    <div className="cart-tools">
      <button type="button" className="button button-small" onClick={onClear}>
        Clear all
      </button>
      <span>
        <button type="button" className="button button-small button-plain" onClick={() => void copy()}>
          <Copy className="icon icon-small" aria-hidden="true" />
          {copied}
        </button>
        <button type="button" className="button button-small button-plain" onClick={() => download(cart)}>
          <Download className="icon icon-small" aria-hidden="true" />
          CSV
        </button>
        <button type="button" className="button button-small button-plain" onClick={() => print()}>
          <Printer className="icon icon-small" aria-hidden="true" />
          Print
        </button>
      </span>
    </div>
  );
}
