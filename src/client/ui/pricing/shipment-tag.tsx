import type { ReactNode } from 'react';
import { FULL_SHIPMENT, NO_INFORMATION, PARTIAL_SHIPMENT } from '../../../domain/pricing/pricing-rules.ts';
import type { HelperText } from '../../../domain/pricing/quote-options.ts';

const KIND: Partial<Record<HelperText, string>> = { [FULL_SHIPMENT]: 'badge-outline', [PARTIAL_SHIPMENT]: 'badge-ok' };

/** What is said beside a ship time: outlined, green for faster, amber for a request. Nothing for shipment from stock. */
export function ShipmentTag({ helperText }: { helperText: HelperText }): ReactNode {
  if (helperText === '') return null;
  const text = helperText === NO_INFORMATION ? 'No price on file' : helperText;
  return <span className={`badge ${KIND[helperText] ?? 'badge-warning'}`}>{text}</span>;
}
