import type { Table } from '../../domain/order/lists/reading/columns.ts';
import { tableOfLines } from '../../domain/order/lists/saved-list.ts';
import { SHARED_ID, toSavedLines } from '../../domain/order/lists/shared-list.ts';
import { reorderLines } from '../../domain/order/quotes/reorder-lines.ts';
import type { QuoteStore } from '../records/quote-store.ts';
import type { SharedListStore } from './shared-list-store.ts';

/** The initial list of a review. */
export interface OpenedList {
  readonly name: string;
  readonly table: Table;
}

/**
 * Returns the lines of an earlier request, or of a shared list, or `null` if neither exists. The ID in the URL grants
 * access.
 */
export const openedList = async (
  { quotes, sharedLists }: { readonly quotes: QuoteStore; readonly sharedLists: SharedListStore },
  asked: { readonly quote: string; readonly shared: string },
): Promise<OpenedList | null> => {
  if (SHARED_ID.test(asked.quote)) {
    const quote = await quotes.read(asked.quote);
    return quote && { name: `Again ${quote.number}`, table: tableOfLines(reorderLines(quote)) };
  }
  const list = SHARED_ID.test(asked.shared) ? await sharedLists.read(asked.shared) : null;
  return list?.lines ? { name: list.name, table: tableOfLines(toSavedLines(list.lines)) } : null;
};
