import type { ReactNode } from 'react';
import { Notice } from '../../../client/ui/notice.tsx';
import { changedPrices } from '../../../domain/order/quotes/price-change.ts';
import type { ShownQuote } from '../../../domain/order/quotes/shown-line.ts';

/** Names the prices that changed since the visit. Renders nothing without changes. */
export const ChangedPrices = ({ shown }: { readonly shown: ShownQuote }): ReactNode => {
  const changed = changedPrices(shown.lines);
  return changed === null ? null : (
    <Notice tone="warning">
      <b>{changed.title}</b> {changed.words}
    </Notice>
  );
};
