import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSizeText } from '../../../domain/kit/forms/attachment.ts';
import { dateFormat } from '../../../domain/kit/text/date-format.ts';
import { acceptanceText } from '../../../domain/order/quotes/acceptance.ts';
import { customerEvents, type QuoteEvent, type QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { hostOf } from '../../../domain/order/quotes/quote-answer.ts';
import { quoteFileIn } from '../../../domain/order/quotes/quote-file.ts';
import { quoteHref, quotePdfHref } from '../../../domain/order/quotes/quote-links.ts';
import type { QuoteEventKind, QuoteState } from '../../../domain/order/quotes/quote-state.ts';
import type { ShownQuote } from '../../../domain/order/quotes/shown-line.ts';
import type { QuoteFile } from '../quote-files.ts';

const moment = dateFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

export const Timestamp = ({ at }: { at: string }): ReactNode => <time dateTime={at}>{moment(new Date(at))}</time>;

interface Step {
  readonly label: string;
  /** ISO time; `null` if it has not happened or is unknown. */
  readonly at: string | null;
}

const PLACE: Readonly<Record<QuoteState, number>> = {
  received: 0,
  in_work: 1,
  answered: 2,
  expired: 2,
  accepted: 3,
  withdrawn: 3,
};

const stepsOf = (quote: QuoteRequest, state: QuoteState): readonly Step[] => {
  const last = (kind: QuoteEventKind): string | null =>
    quote.events.findLast((event) => event.kind === kind)?.at ?? null;
  return [
    { label: 'Received', at: quote.requestedAt },
    { label: 'In review', at: last('in_work') },
    { label: state === 'expired' ? 'Quoted, expired' : 'Quoted', at: quote.answeredAt },
    state === 'withdrawn' ? { label: 'Closed', at: last('withdrawn') } : { label: 'Accepted', at: last('accepted') },
  ];
};

/** The progress of the quote. */
export const Steps = ({ quote, state }: { quote: QuoteRequest; state: QuoteState }): ReactNode => {
  const current = PLACE[state];
  return (
    <ol className="quote-page-steps" aria-label="Progress">
      {stepsOf(quote, state).map(({ label, at }, place) => (
        <li
          key={label}
          data-step={place < current ? 'done' : place === current ? 'current' : 'next'}
          aria-current={place === current ? 'step' : undefined}
        >
          <b>{label}</b>
          <span>{place <= current && at !== null ? <Timestamp at={at} /> : place === 3 ? 'by you' : ''}</span>
        </li>
      ))}
    </ol>
  );
};

const TITLES: Readonly<Record<QuoteEventKind, string>> = {
  in_work: 'In review',
  answered: 'Quoted by the sales desk',
  withdrawn: 'Closed by the sales desk',
  accepted: 'You accepted',
  message: 'You asked',
};
const FROM_SALES = 'From the sales desk';

const titleOf = ({ kind, actor }: QuoteEvent): string =>
  kind === 'message' && actor === 'staff' ? FROM_SALES : TITLES[kind];

export const SentFiles = ({ files }: Pick<QuoteEvent, 'files'>): ReactNode =>
  files.map(({ name, size }) => (
    <span key={`${name} ${size}`} className="quote-page-detail">
      {name}, {fileSizeText(size)}
    </span>
  ));

/** What the history shows of an event. */
const textOf = ({ kind, words }: QuoteEvent, shown: ShownQuote): string =>
  kind === 'accepted'
    ? [words === '' ? '' : `Order number ${words}`, acceptanceText(shown)].filter((text) => text !== '').join('\n')
    : words;

const Entry = (props: { at: string; title: string; text: string; files?: QuoteEvent['files'] }): ReactNode => (
  <li>
    <b>{props.title}</b> <Timestamp at={props.at} />
    {props.text === '' ? null : <p className="quote-page-words">{props.text}</p>}
    <SentFiles files={props.files ?? []} />
  </li>
);

/** The events of the quote, newest first. */
export const History = ({ quote, shown }: { quote: QuoteRequest; shown: ShownQuote }): ReactNode => {
  const { requestedAt, contact } = quote;
  return (
    <section aria-labelledby="history">
      <h2 className="heading-4" id="history">
        History
      </h2>
      <ol className="quote-page-history">
        {customerEvents(quote)
          .toReversed()
          .map((event) => (
            <Entry
              key={`${event.at} ${event.kind} ${event.actor}`}
              at={event.at}
              title={titleOf(event)}
              text={textOf(event, shown)}
              files={event.files}
            />
          ))}
        <Entry at={requestedAt} title="Received" text={`Confirmation by email to ${contact.email}`} />
      </ol>
    </section>
  );
};

/** What a link says about a file: its type and size, or the host that serves it. */
const aboutFile = (url: string, uploaded: readonly QuoteFile[]): string => {
  const named = quoteFileIn(url);
  const file = uploaded.find(({ digest }) => digest === named?.digest);
  return file === undefined ? hostOf(url) : `${file.kind.toUpperCase()}, ${fileSizeText(file.size)}`;
};

/** The quote as a file, and files that staff uploaded or linked. */
export const StaffFiles = (props: { quote: QuoteRequest; uploaded: readonly QuoteFile[] }): ReactNode => {
  const { quote, uploaded } = props;
  return (
    <section aria-labelledby="files">
      <h2 className="heading-4" id="files">
        Files
      </h2>
      <ul className="ruled-list">
        <li>
          <a className="quote-page-file" href={quotePdfHref(quoteHref(quote.publicId))}>
            <Download className="icon" aria-hidden="true" />
            Quote <span>PDF</span>
          </a>
        </li>
        {quote.answer?.files.map(({ label, url }) => (
          <li key={url}>
            <a className="quote-page-file" href={url} rel="noopener noreferrer nofollow">
              <Download className="icon" aria-hidden="true" />
              {label} <span>{aboutFile(url, uploaded)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
