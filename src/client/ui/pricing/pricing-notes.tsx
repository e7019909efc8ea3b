import type { ReactNode } from 'react';
import { ORDER_MINIMUM_TEXT, orderMinimumText, PRICING_NOTES } from '../../../domain/shop/pricing/pricing-rules.ts';
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

/** 'Order minimum $75': in danger red until it is reached. Without `reached`, there is no total to compare. */
export function OrderMinimum({ reached }: { reached?: boolean }): ReactNode {
  return (
    <p className={reached ? 'text-muted' : 'pricing-notes-minimum'}>
      {reached === undefined ? ORDER_MINIMUM_TEXT : orderMinimumText(reached)}
    </p>
  );
}
