import type { ReactNode } from 'react';
import { activePriceLine, type DisplayedPriceLine } from '../../../../domain/shop/pricing/price-lines.ts';
import { REQUEST_COST } from '../../../../domain/shop/pricing/pricing-rules.ts';
import { PriceSteps } from './price-steps.tsx';
import { PriceTable } from './price-table.tsx';

/** Shown instead of a price table: the price is hidden, or none is on file. */
const WithoutPrices = ({ isKnown }: { isKnown: boolean }): ReactNode => (
  <div className="pricing-widget-section">
    <p>
      <b>{isKnown ? REQUEST_COST : 'No price on file'}</b>
    </p>
    <p className="text-secondary">
      {isKnown
        ? 'We price this part on request. Enter a quantity to see its ship time.'
        : 'Enter a quantity to request a quote.'}
    </p>
  </div>
);

/** Table and chart of the price breaks: the page shows the chart first, the popup the table. */
export function PriceBreakTable(props: {
  lines: readonly DisplayedPriceLine[];
  /** Whether the part, its price or its stock is known. */
  isKnown: boolean;
  /** The quantity typed so far; `null` if it is invalid. */
  quantity: number | null;
  layout: 'page' | 'popup';
}): ReactNode {
  const { lines, isKnown, quantity, layout } = props;
  if (lines.length === 0) return <WithoutPrices isKnown={isKnown} />;
  const active = quantity === null ? undefined : activePriceLine(lines, quantity);
  const chart = lines.some((line) => line.fixedPriceE5 !== null) && (
    <div className="pricing-widget-section price-steps">
      <PriceSteps lines={lines} quantity={quantity} height={layout === 'page' ? 150 : 130} className="drawing-wide" />
      <PriceSteps lines={lines} quantity={quantity} width={322} className="drawing-narrow" />
    </div>
  );
  const table = (
    <div className="price-table-frame">
      <PriceTable lines={lines} active={active} />
    </div>
  );
  return layout === 'page' ? (
    <>
      {chart}
      {table}
    </>
  ) : (
    <>
      {table}
      {chart}
    </>
  );
}
