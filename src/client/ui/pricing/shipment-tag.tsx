import type { ReactNode } from 'react';
import {
  FULL_SHIPMENT,
  NO_INFORMATION,
  PARTIAL_SHIPMENT,
  REQUEST_A_QUOTE,
} from '../../../domain/shop/pricing/pricing-rules.ts';
import type { HelperText } from '../../../domain/shop/pricing/quote-options.ts';

const KIND: Partial<Record<HelperText, string>> = { [FULL_SHIPMENT]: 'badge-outline', [PARTIAL_SHIPMENT]: 'badge-ok' };

/** Texts that differ between the page and the cart's stored values. */
const TEXT: Partial<Record<HelperText, string>> = {
  [NO_INFORMATION]: 'No price on file',
  [REQUEST_A_QUOTE]: 'Request a quote',
};

/** A note next to a ship time: outlined, green for faster, amber for on request; none for shipment from stock. */
export function ShipmentTag({ helperText }: { helperText: HelperText }): ReactNode {
  if (helperText === '') return null;
  return <span className={`badge ${KIND[helperText] ?? 'badge-warning'}`}>{TEXT[helperText] ?? helperText}</span>;
}
