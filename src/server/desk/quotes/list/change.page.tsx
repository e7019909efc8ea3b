import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../client/ui/notice.tsx';
import { counted } from '../../../../domain/kit/text/counted.ts';
import type { InboxQuote } from '../../../quotes/desk/listed-rows.ts';
import { StatusMark } from '../status-mark.tsx';
import { ChangeForm, type ChangeFormProps, type ChangeKind } from './change-forms.tsx';
import { refOf } from './list-table.tsx';
import './quotes.css';

interface ChangePageProps extends Omit<ChangeFormProps, 'refs' | 'cancel'> {
  readonly quotes: readonly InboxQuote[];
  /** Why quotes were not changed: a sentence each. */
  readonly refused: readonly string[];
}

const named = ({ quotes }: ChangePageProps): string =>
  quotes.length === 1 ? (quotes[0]?.number ?? '') : counted(quotes.length, 'quote');

const TITLES: Readonly<Record<ChangeKind, (props: ChangePageProps) => string>> = {
  owner: (props) => `Assign ${named(props)}`,
  'follow-up': (props) => `Follow up ${named(props)}`,
  lost: (props) => (props.quotes.length === 1 ? `Why was ${named(props)} lost?` : `Why were ${named(props)} lost?`),
};

export const title = (props: ChangePageProps): string => TITLES[props.kind](props);
export const place = 'quotes';

/** `/desk/quotes/change`: the form of a change on its own page, for browsers without JavaScript and for failed changes. */
export default function ChangePage(props: ChangePageProps): ReactNode {
  const { quotes, refused, back } = props;
  return (
    <div className="desk-narrow">
      <h1 className="desk-title">{title(props)}</h1>
      {refused.length === 0 ? null : (
        <Notice tone="danger" icon={CircleAlert} as="section" role="alert">
          <ul>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {quotes.length === 0 ? (
        <p>
          Select at least one quote. <a href={back}>Back to the list</a>
        </p>
      ) : (
        <>
          <ul className="quotes-selected">
            {quotes.map((quote) => (
              <li key={quote.id}>
                <span className="text-mono">{quote.number}</span> {quote.company || quote.name}
                <StatusMark status={quote.status} />
              </li>
            ))}
          </ul>
          <ChangeForm
            {...props}
            refs={quotes.map(refOf)}
            cancel={
              <a className="button" href={back}>
                Cancel
              </a>
            }
          />
        </>
      )}
    </div>
  );
}
