import type { ReactNode } from 'react';
import { counted } from '../../../domain/kit/text/counted.ts';
import type { MessageCounts } from '../../messages/message-store.ts';
import { type ListFilter, listHref } from './message-filter.ts';

interface EmptyProps {
  readonly filter: ListFilter;
  readonly counts: MessageCounts;
}

const EMPTY: Readonly<Record<ListFilter['tab'], { readonly title: string; readonly text: string }>> = {
  open: { title: 'No open messages', text: 'New form messages appear here.' },
  done: { title: 'Nothing is done yet', text: 'Messages that you mark as done appear here.' },
  suspect: {
    title: 'No suspect messages',
    text: 'A message is suspect if a program filled in the field that people do not see.',
  },
  spam: { title: 'No spam', text: 'Messages that you move to spam appear here.' },
  all: { title: 'No messages', text: 'Messages of the contact form and the other forms appear here.' },
};

/** The text of an empty list, with a link to messages. */
export const EmptyList = ({ filter, counts }: EmptyProps): ReactNode => {
  const isFiltered = filter.q !== '' || filter.form !== '' || filter.owner !== '' || filter.page !== 1;
  const cleared = { ...filter, q: '', form: '', owner: '', page: 1 } as const;
  const { title, text } = isFiltered
    ? {
        title: 'No message matches these filters',
        text: `Without them, this tab has ${counted(counts.tabs[filter.tab], 'message')}.`,
      }
    : EMPTY[filter.tab];
  return (
    <div className="messages-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {isFiltered ? (
        <a className="button" href={listHref(cleared)}>
          Clear filters
        </a>
      ) : filter.tab === 'open' && counts.tabs.done > 0 ? (
        <a className="button" href={listHref({ ...cleared, tab: 'done' })}>
          Show done messages
        </a>
      ) : null}
    </div>
  );
};
