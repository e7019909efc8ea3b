import type { ReactNode } from 'react';
import { QuoteTable } from '../../../client/ui/account/quote-table.tsx';
import { TextLink } from '../../../client/ui/links/text-link.tsx';
import { counted } from '../../../domain/kit/text/counted.ts';
import { longDay } from '../../../domain/kit/text/date-format.ts';
import { OPEN_QUOTES_PATH, QUOTES_PATH, quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { LOGIN_PATH } from '../../../domain/site/account-links.ts';
import { DONE_PARAMETER } from '../../../domain/site/account-pages.ts';
import type { ListedQuotes } from '../../records/quote-store.ts';
import {
  AccountForm,
  AccountFrame,
  AccountProblem,
  BROKEN_LINK,
  EmailField,
  LinkMailed,
  type RefusedForm,
  TokenField,
} from '../account/account-form.tsx';
import '../account/account-page.css';
import type { PageRequest } from '../../render/page.tsx';
import type { PageHead } from '../../render/page-head.ts';

const TITLE = 'Find your quotes';
const TRAIL = [{ label: 'Your quotes' }];

const Frame = (props: { readonly lead: string; readonly children: ReactNode }): ReactNode => (
  <AccountFrame title={TITLE} trail={TRAIL} {...props} />
);

/** The state of the pages with a visitor's quotes. */
type OwnQuotesStep =
  | { readonly step: 'find'; readonly refused: RefusedForm | null }
  | { readonly step: 'found' }
  | { readonly step: 'open'; readonly token: string; readonly isSpent: boolean }
  | { readonly step: 'listed'; readonly email: string; readonly quotes: ListedQuotes };

export const head: PageHead = {
  sheets: ['quotes'],
  title: TITLE,
  description: 'Have a link mailed to you that opens the quote requests you sent, without a password.',
  noindex: true,
};

export const load = ({ query }: PageRequest): OwnQuotesStep =>
  query[DONE_PARAMETER] === undefined ? { step: 'find', refused: null } : { step: 'found' };

/** `/quotes`: the form for the email address that gets a link. */
const Find = ({ refused }: { readonly refused: RefusedForm | null }): ReactNode => (
  <Frame lead="Enter the email address of your request. We will email you a link to your quotes. No password needed.">
    <div className="account-page-columns">
      <AccountForm
        action={QUOTES_PATH}
        refused={refused}
        submitLabel="Mail me a link"
        sendingLabel="Asking for a link..."
      >
        <EmailField refused={refused} autocomplete="email" />
      </AccountForm>
      <aside>
        <div data-enhance="remembered-quotes" hidden>
          <h2 className="heading-4">Sent from this device</h2>
          <ul className="account-page-remembered" />
        </div>
        <h2 className="heading-4">Other ways</h2>
        <p>Every email about a quote contains its link. Anyone with the link can open the quote.</p>
        <p>
          With an account, <TextLink href={LOGIN_PATH}>log in</TextLink> to see all you sent.
        </p>
      </aside>
    </div>
  </Frame>
);

const Found = (): ReactNode => (
  <LinkMailed
    title={TITLE}
    trail={TRAIL}
    notice="If a quote request was sent from that address, we mailed a link to it. It works once, for 15 minutes."
    action={QUOTES_PATH}
  />
);

/** The page of the mailed link. Opening it changes nothing, because mail scanners open links. */
const Open = (props: { readonly token: string; readonly isSpent: boolean }): ReactNode => {
  const { token, isSpent } = props;
  if (token === '') {
    return (
      <Frame lead="This link does not open your quotes.">
        <AccountProblem
          message={
            isSpent ? 'This link no longer works: it or another one was used, or 15 minutes have passed.' : BROKEN_LINK
          }
        />
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
        <TokenField token={token} />
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
      <QuoteTable quotes={items.map((quote) => ({ ...quote, url: quoteHref(quote.publicId) }))} dayText={longDay} />
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
