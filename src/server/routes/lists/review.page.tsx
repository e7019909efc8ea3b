import { type OpenedList, openedList } from '../../lists/opened-list.ts';
import type { SharedListStore } from '../../lists/shared-list-store.ts';
import type { QuoteStore } from '../../records/quote-store.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { head as listsHead } from './lists.page.tsx';

interface Ports {
  readonly quotes: QuoteStore;
  readonly sharedLists: SharedListStore;
}

export { default } from './lists.page.tsx';

export const head: PageHead = { ...listsHead, sheets: ['lists'], noindex: true };

/** Returns the earlier request or the shared list that the URL names. */
export const load = async ({
  query: { quote = '', shared = '' },
  quotes,
  sharedLists,
}: PageRequest & Ports): Promise<{ readonly opened: OpenedList | null }> => ({
  opened: await openedList({ quotes, sharedLists }, { quote, shared }),
});
