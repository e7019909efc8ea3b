import type { StockKind } from './query.ts';

/** What stock is called in the table, on chips and beside counts. */
export const STOCK_LABELS: Readonly<Record<StockKind, string>> = { own: 'In Stock', offsite: 'Offsite' };
