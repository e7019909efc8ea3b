import type { ReactNode } from 'react';
import {
  FULL_SHIPMENT,
  NO_INFORMATION,
  PARTIAL_SHIPMENT,
  REQUEST_A_QUOTE,
} from '../../../domain/shop/pricing/pricing-rules.ts';
import type { HelperText } from '../../../domain/shop/pricing/quote-options.ts';

const KIND: Partial<Record<HelperText, string>> = { [FULL_SHIPMENT]: 'badge-outline', [PARTIAL_SHIPMENT]: 'badge-ok' };

/** Where the page says it otherwise than carts keep it. */
const TEXT: Partial<Record<HelperText, string>> = {
  [NO_INFORMATION]: 'No price on file',
  [REQUEST_A_QUOTE]: 'Request a quote',
};

/** What is said beside a ship time: outlined, green for faster, amber for a request. Nothing for shipment from stock. */
export function ShipmentTag({ helperText }: { helperText: HelperText }): ReactNode {
  if (helperText === '') return null;
  return <span className={`badge ${KIND[helperText] ?? 'badge-warning'}`}>{TEXT[helperText] ?? helperText}</span>;
}
