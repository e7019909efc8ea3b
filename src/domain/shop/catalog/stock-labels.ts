import type { StockKind } from './query.ts';

/** Labels of stock kinds in the table, on chips and next to counts. */
export const STOCK_LABELS: Readonly<Record<StockKind, string>> = { own: 'In Stock', offsite: 'Offsite' };
