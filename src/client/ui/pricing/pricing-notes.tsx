import type { ReactNode } from 'react';
import { ORDER_MINIMUM_TEXT, PRICING_NOTES } from '../../../domain/shop/pricing/pricing-rules.ts';
import './pricing-notes.css';

/** The four notes shown with every price. */
export function PricingNotes(): ReactNode {
  return (
    <ul className="pricing-notes">
      {PRICING_NOTES.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** 'Order minimum $75': in danger red until it is reached. */
export function OrderMinimum({ reached = false }: { reached?: boolean }): ReactNode {
  return <p className={reached ? 'text-muted' : 'pricing-notes-minimum'}>{ORDER_MINIMUM_TEXT}</p>;
}
