import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import { asOfText } from '../../../domain/shop/pricing/as-of.ts';
import type { PricingData } from '../../../domain/shop/pricing/pricing-data.ts';
import { NO_PRICING_DATA } from '../../../domain/shop/pricing/pricing-rules.ts';
import { causeText, type Failure } from '../../failure.ts';
import { TextLink } from '../links/text-link.tsx';
import { Notice } from '../notice.tsx';
import { requestQuoteHref } from './pricing-part.ts';

/** The widget while its prices are loading. */
export function PricingLoading(): ReactNode {
  return (
    <p className="waiting" aria-busy="true">
      <span className="waiting-spinner" aria-hidden="true" />
      Loading price breaks
    </p>
  );
}

/** Shown for missing prices if nothing can be added to the cart. */
export function PricingMissing(): ReactNode {
  return <p className="pricing-widget-section text-secondary">{NO_PRICING_DATA}</p>;
}

/** @example startingText({ price: '1.12', day: '2026-11-23' }) // 'This part started at $1.12 on November 23, 2026.' */
const startingText = ({ price, day }: NonNullable<PricingData['starting']>): string =>
  `This part started at $${price}${day === null ? '' : ` on ${longDay(Date.parse(day))}`}.`;

/** Why prices are missing. Retry is a link if the page itself has to be reloaded. */
export function PricingError(props: {
  partName: string;
  retryHref: string;
  onRetry?: () => void;
  failure?: Failure | null;
  /** The site responded, but the backend that has the prices did not. */
  isUnread?: boolean;
  starting?: PricingData['starting'];
}): ReactNode {
  const { partName, retryHref, onRetry, failure = null, isUnread = false, starting } = props;
  const why = isUnread ? 'Our price server is not answering.' : failure === null ? '' : causeText(failure);
  return (
    <Notice tone="danger" icon={CircleAlert} role="alert">
      {['Prices could not be loaded.', why, starting ? startingText(starting) : ''].filter(Boolean).join(' ')}{' '}
      {onRetry ? (
        <button type="button" className="link" onClick={onRetry}>
          Retry
        </button>
      ) : (
        <TextLink href={retryHref}>Retry</TextLink>
      )}{' '}
      or <TextLink href={requestQuoteHref(partName, null)}>request a quote</TextLink>.
    </Notice>
  );
}

/** Shown if the backend is unavailable and a cached response is used. */
export function StaleNote({ asOf }: { asOf: string }): ReactNode {
  return <Notice tone="warning">Prices and stock as of {asOfText(asOf)}. We confirm them with the quote.</Notice>;
}
