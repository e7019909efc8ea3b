import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Island } from '../../../client/island.tsx';
import { Breadcrumb } from '../../../client/ui/breadcrumb.tsx';
import { type Deferred, Late, Waiting } from '../../../client/ui/late.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { LISTS_PATH } from '../../../domain/reference/paths/store-links.ts';
import { examplePartNumbers } from '../../../domain/shop/catalog/rows/catalog-examples.ts';
import type { PartExamples } from '../../../domain/site/part-examples.ts';
import { readExamples } from '../../catalog/read-examples.ts';
import type { OpenedList } from '../../lists/opened-list.ts';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';

/** The list that a review opens with; 'unread': it could not be read. */
export type OpenedOrUnread = OpenedList | 'unread' | null;

export interface ListsPageProps {
  readonly opened?: Deferred<OpenedOrUnread>;
  readonly examples: PartExamples;
}

const NOTHING_OPENED: Deferred<null> = { value: null };

export const head: PageHead = {
  sheets: ['lists'],
  title: 'Upload an O-ring parts list',
  description:
    'Paste a list or drop a CSV or XLSX file: part numbers, AS568, JIS and metric sizes and plain descriptions are read, priced and quoted at once.',
  canonical: LISTS_PATH,
  preload: ['lists'],
};

/** Returns part numbers for placeholders. */
export const load = async ({ catalog }: PageRequest): Promise<ListsPageProps> => ({
  examples: examplePartNumbers(await readExamples(catalog)),
});

/** `/lists` and `/lists/review`: the start from the server; what is read stays in the visitor's browser. */
export default function ListsPage({ opened = NOTHING_OPENED, examples }: ListsPageProps): ReactNode {
  return (
    <div className="page page-drawn-late">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Lists' }]} />
      <Late of={opened} fallback={<Waiting>Loading the list</Waiting>}>
        {(list) => (
          <>
            {list === 'unread' ? (
              <Notice tone="danger" icon={CircleAlert}>
                The list could not be read right now. Load this page again in a minute.
              </Notice>
            ) : null}
            <Island name="lists" props={{ opened: list === 'unread' ? null : list, examples }} />
          </>
        )}
      </Late>
    </div>
  );
}
