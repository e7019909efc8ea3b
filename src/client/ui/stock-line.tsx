import type { ReactNode } from 'react';
import { formatCount } from '../../domain/kit/text/counted.ts';
import type { ListedOffer } from '../../domain/shop/pricing/listed-offer.ts';
import './stock-line.css';

type Stock = { readonly onHand: number; readonly vendorQuantity: number };

/** Warehouse stock first, then vendor stock, then the fixed texts. The shape differs, not only the hue. */
const kindOf = ({ onHand, vendorQuantity }: Stock): { dot: string; word: string; quantity: number | null } => {
  if (onHand > 0) return { dot: 'stock-line-dot stock-line-ok', word: 'In Stock', quantity: onHand };
  if (vendorQuantity > 0)
    return { dot: 'stock-line-dot stock-line-offsite', word: 'Offsite', quantity: vendorQuantity };
  return { dot: 'stock-line-dot stock-line-asked', word: 'CHECK STOCK', quantity: null };
};

/** Stock in a table cell: `● In Stock 1,284`. */
export function StockCell(stock: Stock): ReactNode {
  const { dot, word, quantity } = kindOf(stock);
  return (
    <span className="stock-line">
      <i className={dot} />
      {word} {quantity === null ? null : <small>{formatCount(quantity)}</small>}
    </span>
  );
}

const DOTS: Readonly<Record<ListedOffer['stock'], string>> = { own: 'ok', offsite: 'offsite', none: 'asked' };

/** The ship time of a quantity: `● 1 Business Day`. */
export function ShipLine({ stock, ships }: Pick<ListedOffer, 'stock' | 'ships'>): ReactNode {
  return (
    <span className="stock-line">
      <i className={`stock-line-dot stock-line-${DOTS[stock]}`} />
      {ships}
    </span>
  );
}

/** Stock as a mark only, with its text for screen readers. */
export function StockDot(stock: Stock): ReactNode {
  const { dot, word } = kindOf(stock);
  return (
    <>
      <i className={dot} title={word} />
      <span className="visually-hidden">{word}</span>
    </>
  );
}

/** Stock in a sentence: `● 1,284 In Stock 4,200 Offsite`. */
export function StockLine(stock: Stock): ReactNode {
  const { dot, word, quantity } = kindOf(stock);
  const also = stock.onHand > 0 && stock.vendorQuantity > 0;
  return (
    <span className="stock-line">
      <i className={dot} />
      <b>{quantity === null ? word : `${formatCount(quantity)} ${word}`}</b>
      {also ? <span className="text-muted">{formatCount(stock.vendorQuantity)} Offsite</span> : null}
    </span>
  );
}
