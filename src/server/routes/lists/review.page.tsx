import { isLate } from '../../../client/ui/late.tsx';
import { openedList } from '../../lists/opened-list.ts';
import type { SharedListStore } from '../../lists/shared-list-store.ts';
import type { QuoteStore } from '../../records/quote-store.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { settleSoon } from '../../resilience/settle-soon.ts';
import { type ListsPageProps, head as listsHead, load as loadLists, type OpenedOrUnread } from './lists.page.tsx';

interface Ports {
  readonly quotes: QuoteStore;
  readonly sharedLists: SharedListStore;
}

export { default } from './lists.page.tsx';

export const head = ({ opened }: Required<ListsPageProps>): PageHead => ({
  ...listsHead,
  sheets: ['lists'],
  noindex: true,
  streams: isLate(opened),
});

const unread = (cause: unknown): OpenedOrUnread => {
  logFailure('The list of a review could not be read.', cause);
  return 'unread';
};

/** Returns the earlier request or the shared list that the URL names. Throws when the read fails before the page is sent. */
export const load = async (request: PageRequest & Ports): Promise<Required<ListsPageProps>> => {
  const {
    query: { quote = '', shared = '' },
    quotes,
    sharedLists,
  } = request;
  const reading: Promise<OpenedOrUnread> = openedList({ quotes, sharedLists }, { quote, shared });
  const [opened, { examples }] = await Promise.all([settleSoon(reading), loadLists(request)]);
  return { examples, opened: 'late' in opened ? { late: opened.late.catch(unread) } : opened };
};
