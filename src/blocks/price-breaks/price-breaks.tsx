import type { ReactNode } from 'react';
import { Island } from '../../client/island.tsx';
import { Fact } from '../../client/ui/fact.tsx';
import { PriceSteps } from '../../client/ui/pricing/breaks/price-steps.tsx';
import { StaleNote } from '../../client/ui/pricing/pricing-states.tsx';
import { partHref } from '../../domain/reference/paths/store-links.ts';
import { formatCents } from '../../domain/shop/pricing/money.ts';
import type { DisplayedPriceLine } from '../../domain/shop/pricing/price-lines.ts';
import type { PricingData } from '../../domain/shop/pricing/pricing-data.ts';
import type { PricingPart } from '../../domain/shop/pricing/pricing-part.ts';
import { DEFAULT_LINE_MIN_CENTS, ORDER_MINIMUM_CENTS } from '../../domain/shop/pricing/pricing-rules.ts';
import type { BlockProps } from '../block-props.ts';
import { Actions } from '../shared/actions.tsx';
import type { declaration } from './price-breaks.inputs.ts';
import './price-breaks.css';

/** Data of the shown part. */
export type PriceBreaksData =
  | ({ readonly kind: 'steps' } & PriceStepsData)
  | { readonly kind: 'widget'; readonly part: PricingPart; readonly pricing: PricingData };

/** Price breaks of one part, and a quantity to highlight. */
interface PriceStepsData {
  readonly partName: string;
  readonly lines: readonly DisplayedPriceLine[];
  readonly quantity: number;
  /** ISO time of a stale response that is shown while the backend is unavailable; `null` if the data is fresh. */
  readonly asOf: string | null;
}

const Steps = ({ partName, lines, quantity, asOf }: PriceStepsData): ReactNode => (
  <div className="drawing-sheet price-breaks-sheet">
    <p>
      <a className="link text-mono" href={partHref(partName)}>
        {partName}
      </a>
      <span className="text-muted">Unit price by quantity</span>
    </p>
    <PriceSteps lines={lines} quantity={quantity} width={626} height={220} className="drawing-wide" />
    <PriceSteps lines={lines} quantity={quantity} width={316} height={190} className="drawing-narrow" />
    {asOf === null ? null : <StaleNote asOf={asOf} />}
  </div>
);

/** A band with the prices of a real part, as an example of a price list or of the cost of a quantity. */
export function PriceBreaks(props: BlockProps<typeof declaration, PriceBreaksData>): ReactNode {
  const { id, heading, content, widget, actions, data } = props;
  return (
    <section className="price-breaks" id={id || undefined}>
      <div className="page price-breaks-columns">
        <div>
          <h2 className="heading-2">{heading}</h2>
          {content === '' ? null : <p className="text-secondary">{content}</p>}
          <dl className="title-block">
            <Fact label="On our shelf">ships in 1 business day</Fact>
            <Fact label="Line minimum">from {formatCents(DEFAULT_LINE_MIN_CENTS)}</Fact>
            <Fact label="Order minimum">{formatCents(ORDER_MINIMUM_CENTS)}</Fact>
          </dl>
          <Actions actions={actions} />
        </div>
        {data?.kind === 'steps' ? <Steps {...data} /> : null}
        {data?.kind === 'widget' && widget !== 'none' ? (
          <Island name="pricing" props={{ part: data.part, pricing: data.pricing, actions: widget }} on="visible" />
        ) : null}
      </div>
    </section>
  );
}
