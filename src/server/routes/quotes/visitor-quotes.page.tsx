import type { ReactNode } from 'react';
import { FieldProblem } from '../../../client/forms/field-problem.tsx';
import { Notice } from '../../../client/ui/notice.tsx';
import { counted } from '../../../domain/kit/text/counted.ts';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import { OPEN_QUOTES_PATH, QUOTES_PATH, quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { quoteStateText } from '../../../domain/order/quotes/quote-state.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { DONE_PARAMETER, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import type { ListedQuotes } from '../../records/quote-store.ts';
import { AccountFrame, BROKEN_LINK, type RefusedForm } from '../account/account-form.tsx';
import '../../../client/ui/account/quote-list.css';
import '../account/account-page.css';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';

const Frame = (props: { readonly lead: string; readonly children: ReactNode }): ReactNode => (
  <AccountFrame title="Find your quotes" trail={[{ label: 'Your quotes' }]} {...props} />
);

/** The state of the pages with a visitor's quotes. */
type OwnQuotesStep =
  | { readonly step: 'find'; readonly refused: RefusedForm | null }
  | { readonly step: 'found' }
  | { readonly step: 'open'; readonly token: string; readonly isSpent: boolean }
  | { readonly step: 'listed'; readonly email: string; readonly quotes: ListedQuotes };

export const head: PageHead = {
  title: 'Find your quotes',
  description: 'Have a link mailed to you that opens the quote requests you sent, without a password.',
  noindex: true,
};

export const load = ({ query }: PageRequest): OwnQuotesStep =>
  query[DONE_PARAMETER] === undefined ? { step: 'find', refused: null } : { step: 'found' };

/** `/quotes`: the form for the email address that gets a link. */
const Find = ({ refused }: { readonly refused: RefusedForm | null }): ReactNode => {
  const problem = refused?.problems[0]?.message ?? '';
  return (
    <Frame lead="Enter the address you sent your request from. We mail it a link that opens your quotes, without a password.">
      <div className="account-page-columns">
        <form className="form-layout" method="post" action={QUOTES_PATH}>
          {refused === null ? null : <Notice tone="danger">{refused.message}</Notice>}
          <div className="field">
            <label htmlFor="quotes-email">Email</label>
            <input
              id="quotes-email"
              className="field-input"
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={refused?.email}
              aria-invalid={problem !== ''}
              aria-describedby="quotes-email-problem"
            />
            <FieldProblem id="quotes-email-problem" problem={problem} />
          </div>
          <p className="form-layout-send">
            <button type="submit" className="button button-primary button-large">
              Mail me a link
            </button>
          </p>
        </form>
        <aside>
          <h2 className="heading-4">Other ways</h2>
          <p>Every mail about a quote holds its link: whoever has the link can open that quote.</p>
          <p>
            With an account,{' '}
            <a className="link" href={LOGIN_PATH}>
              log in
            </a>{' '}
            to see all you sent.
          </p>
        </aside>
      </div>
    </Frame>
  );
};

/** The page after the form was sent. It is identical for all addresses. */
const Found = (): ReactNode => (
  <Frame lead="Look into your mailbox.">
    <Notice tone="ok">
      If a quote request was sent from that address, we mailed a link to it. It works once, for 15 minutes.
    </Notice>
    <p>
      No email after a few minutes? Check your spam folder, then{' '}
      <a className="link" href={QUOTES_PATH}>
        try again
      </a>
      . At most three mails an hour are sent at your request.
    </p>
  </Frame>
);

/** The page of the mailed link. Opening it changes nothing, because mail scanners open links. */
const Open = (props: { readonly token: string; readonly isSpent: boolean }): ReactNode => {
  const { token, isSpent } = props;
  if (token === '') {
    return (
      <Frame lead="This link does not open your quotes.">
        <Notice tone="danger">
          {isSpent ? 'This link no longer works: it or another one was used, or 15 minutes have passed.' : BROKEN_LINK}
        </Notice>
        <p>
          <a className="button button-primary" href={QUOTES_PATH}>
            Ask for a new link
          </a>
        </p>
      </Frame>
    );
  }
  return (
    <Frame lead="The link works once: press the button when you are ready.">
      <form method="post" action={OPEN_QUOTES_PATH}>
        <input type="hidden" name={TOKEN_PARAMETER} value={token} />
        <button type="submit" className="button button-primary button-large">
          Show my quotes
        </button>
      </form>
    </Frame>
  );
};

/** The quotes that were requested with an email address. */
const Listed = (props: { readonly email: string; readonly quotes: ListedQuotes }): ReactNode => {
  const { items, totalItems } = props.quotes;
  const older = totalItems - items.length;
  return (
    <Frame lead={`${counted(totalItems, 'quote request')} from ${props.email}, newest first.`}>
      <table className="plain-table quote-list">
        <caption className="visually-hidden">Your quote requests, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Date</th>
            <th scope="col" className="text-number">
              Lines
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ publicId, number, requestedAt, lineCount, status }) => (
            <tr key={number}>
              <th scope="row">
                <a className="link text-mono" href={quoteHref(publicId)}>
                  {number}
                </a>
              </th>
              <td>{longDay(new Date(requestedAt))}</td>
              <td className="text-number">{lineCount}</td>
              <td>
                <span className={status === 'answered' ? 'badge badge-ok' : 'badge badge-outline'}>
                  {quoteStateText(status)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-secondary">
        {older > 0 ? `${counted(older, 'older one')} can be had from the sales desk. ` : ''}
        This list is shown once. Open a quote and keep its address to return to it.
      </p>
    </Frame>
  );
};

export default function OwnQuotesPage(props: OwnQuotesStep): ReactNode {
  switch (props.step) {
    case 'find':
      return <Find refused={props.refused} />;
    case 'found':
      return <Found />;
    case 'open':
      return <Open token={props.token} isSpent={props.isSpent} />;
    case 'listed':
      return <Listed email={props.email} quotes={props.quotes} />;
  }
}
