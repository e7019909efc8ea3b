import type { StockKind } from './query.ts';

/** Labels of stock kinds in the table, on chips and next to counts. */
export const STOCK_LABELS: Readonly<Record<StockKind, string>> = { own: 'In Stock', offsite: 'Offsite' };

/** Label of the restriction to own or vendor stock (`stock_available`). */
export const IN_STOCK_LABEL = 'In stock here or at a vendor';

/** Labels of stock kinds as choices of the filter. */
export const STOCK_CHOICES: Readonly<Record<StockKind, string>> = {
  own: 'In our warehouse',
  offsite: 'At a vendor only',
};
