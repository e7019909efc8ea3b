import type { ReactNode } from 'react';
import { ShipMark } from '../../../drawings/charts/ship-mark.tsx';
import '../../../drawings/charts/day-line.css';
import './day-legend.css';

/** The meaning of the marks and the gray days. */
export function DayLegend(): ReactNode {
  const mark = (kind: 'stock' | 'vendor'): ReactNode => (
    <svg width="12" height="12" aria-hidden="true">
      <ShipMark kind={kind} x={6} y={6} />
    </svg>
  );
  return (
    <ul className="day-legend">
      <li>{mark('stock')} In stock</li>
      <li>{mark('vendor')} From vendor</li>
      <li>
        <svg width="14" height="12" aria-hidden="true">
          <line className="day-line-open" x1="0" y1="6" x2="14" y2="6" />
        </svg>{' '}
        On request
      </li>
      <li>
        <i aria-hidden="true" /> No shipping
      </li>
      <li>
        Dates are ship dates in business days from today, excluding weekends, US federal holidays and our closing days.
        We confirm them in writing.
      </li>
    </ul>
  );
}
