import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { ageText } from '../../../domain/kit/text/age-text.ts';
import { counted, formatCount } from '../../../domain/kit/text/counted.ts';
import { formTitle } from '../../../domain/site/messages/form-fields.ts';
import { MESSAGE_TABS, TAB_LABELS } from '../../../domain/site/messages/message-state.ts';
import { initialsOf } from '../../../domain/site/staff/staff-member.ts';
import type { ListedMessage } from '../../messages/message-rows.ts';
import { MAX_SEARCHED, type MessageCounts, type MessagePage } from '../../messages/message-store.ts';
import type { DeskShortcut } from '../desk-page.tsx';
import { deskTime } from '../desk-time.ts';
import { EmptyList } from './empty-list.tsx';
import { filterQuery, type ListFilter, listHref, messageHref } from './message-filter.ts';
import { MessageStatus } from './message-status.tsx';
import './messages.css';

export interface MessagesProps {
  readonly filter: ListFilter;
  readonly counts: MessageCounts;
  readonly page: MessagePage;
  readonly staffId: string;
  readonly mayChange: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = 'Messages';
export const place = 'messages';
export const shortcuts: readonly DeskShortcut[] = [
  { keys: ['J', 'K'], label: 'next, previous' },
  { keys: ['Enter'], label: 'open' },
  { keys: ['A'], label: 'assign to me' },
  { keys: ['1', '5'], label: 'tabs' },
  { keys: ['/'], label: 'search' },
];

const Tabs = ({ filter, counts }: MessagesProps): ReactNode => (
  <nav className="desk-tabs" aria-label="Status">
    {MESSAGE_TABS.map((tab) => (
      <a key={tab} href={listHref({ ...filter, tab, page: 1 })} aria-current={tab === filter.tab ? 'page' : undefined}>
        <b>{formatCount(counts.tabs[tab])}</b>
        {TAB_LABELS[tab]}
      </a>
    ))}
  </nav>
);

const Filters = ({ filter, counts }: MessagesProps): ReactNode => (
  <form className="desk-filters messages-filters" action="/desk/messages">
    <input type="hidden" name="tab" value={filter.tab} />
    <select
      className="field-input field-select field-input-small"
      name="form"
      aria-label="Form"
      defaultValue={filter.form}
    >
      <option value="">Every form</option>
      {counts.formTypes.map((type) => (
        <option key={type} value={type}>
          {formTitle(type)}
        </option>
      ))}
    </select>
    <select
      className="field-input field-select field-input-small"
      name="owner"
      aria-label="Owner"
      defaultValue={filter.owner}
    >
      <option value="">Anyone</option>
      <option value="me">Mine</option>
      <option value="none">Unassigned</option>
    </select>
    <input
      className="field-input field-input-small messages-search"
      type="search"
      name="q"
      maxLength={100}
      aria-label="Search names, email addresses and texts"
      placeholder="Name, email or text"
      defaultValue={filter.q}
    />
    <button className="button button-small" type="submit">
      Search
    </button>
    {filter.q !== '' && counts.tabs[filter.tab] > MAX_SEARCHED ? (
      <span>Searched the newest {formatCount(MAX_SEARCHED)} messages.</span>
    ) : null}
  </form>
);

const Owner = ({ message, filter, mayChange }: { message: ListedMessage } & MessagesProps): ReactNode => {
  if (message.owner !== null)
    return (
      <span className="messages-owner" title={message.owner.name}>
        {initialsOf(message.owner.name)}
        <span className="visually-hidden"> {message.owner.name}</span>
      </span>
    );
  if (!mayChange || message.place.state !== 'open') return <span className="messages-none">–</span>;
  return (
    <form method="post" action={`${messageHref(message.id)}/take`}>
      <input type="hidden" name="list" value={filterQuery(filter)} />
      <button className="button button-small" type="submit" aria-label={`Take ${message.number}`}>
        Take
      </button>
    </form>
  );
};

/** Hours after which a message has waited too long. */
const LATE_HOURS = 24;

const waitingText = ({ waitingSince, progress, place }: ListedMessage, now: number): string => {
  if (waitingSince !== null) return ageText(now - waitingSince);
  return place.state === 'open' && progress === 'replied' ? 'for the customer' : '–';
};

const Row = (props: { message: ListedMessage } & MessagesProps): ReactNode => {
  const { message, now } = props;
  const { id, number, name, email, company, excerpt, files, formType, waitingSince } = message;
  const isLate = waitingSince !== null && now - waitingSince > LATE_HOURS * 3_600_000;
  return (
    <tr data-row>
      <td className="messages-status">
        <MessageStatus {...message} />
      </td>
      <th scope="row" className="messages-number">
        <a href={messageHref(id)} data-open>
          {number}
        </a>
        <small>{deskTime(message.submittedAt, now)}</small>
      </th>
      <td className="messages-from">
        <b>{name || email || 'No name'}</b>
        {[company, name === '' ? '' : email].map((text) => (text === '' ? null : <small key={text}>{text}</small>))}
      </td>
      <td className="messages-form">{formTitle(formType)}</td>
      <td className="messages-text">
        <span>{excerpt || 'No text'}</span>
        {files === 0 ? null : (
          <small>
            <Paperclip className="icon icon-small" aria-hidden="true" />
            {counted(files, 'file')}
          </small>
        )}
      </td>
      <td className={isLate ? 'messages-wait messages-late' : 'messages-wait'}>{waitingText(message, now)}</td>
      <td className="messages-end">
        <Owner {...props} />
      </td>
    </tr>
  );
};

const COLUMNS = ['Status', 'Message', 'From', 'Form', 'Text', 'Waiting', 'Owner'];

const Pages = ({ filter, page }: MessagesProps): ReactNode =>
  filter.page === 1 && !page.hasMore ? null : (
    <nav className="messages-pages" aria-label="Pages">
      {filter.page === 1 ? null : (
        <a className="button button-small" href={listHref({ ...filter, page: filter.page - 1 })}>
          Previous page
        </a>
      )}
      <span>Page {filter.page}</span>
      {page.hasMore ? (
        <a className="button button-small" href={listHref({ ...filter, page: filter.page + 1 })}>
          Next page
        </a>
      ) : null}
    </nav>
  );

/** `/desk/messages`: form messages by status. */
export default function MessagesPage(props: MessagesProps): ReactNode {
  const { filter, counts, page, mayChange } = props;
  return (
    <>
      <div className="desk-head">
        <h1 className="desk-title">Messages</h1>
        <span>{counts.tabs.open === 0 ? 'Nothing open' : `${counted(counts.tabs.open, 'open message')}`}</span>
        {mayChange ? null : <span className="desk-actions">View only</span>}
      </div>
      <Tabs {...props} />
      <Filters {...props} />
      {page.messages.length === 0 ? (
        <EmptyList filter={filter} counts={counts} />
      ) : (
        <table className="desk-table messages-table" aria-label={`${TAB_LABELS[filter.tab]} messages`}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.messages.map((message) => (
              <Row key={message.id} message={message} {...props} />
            ))}
          </tbody>
        </table>
      )}
      <Pages {...props} />
    </>
  );
}
