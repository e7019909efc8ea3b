import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { QUOTES_PATH } from '../../../domain/quotes/quote-links.ts';
import { DONE_PARAMETER, doneHref, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import { cutText } from '../../../domain/text/bounded-text.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { formRefused, formTaken, RETRY_AFTER_S } from '../../forms/form-answer.ts';
import { AppError } from '../../http/app-error.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { KB } from '../../http/route-rules.ts';
import { defineRoutes } from '../../http/routes.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { noteSecurityEvent } from '../../observe/security-events.ts';
import { clientOf, networkOf } from '../../security/request-limit.ts';
import { NO_STORE, secretPage } from '../../shared/policies.ts';
import type { RefusedForm } from '../account/account-form.tsx';
import { accountRefusal, emailProblems, wrongAccountFields } from '../account/account-page.tsx';

type QuotesContext = Context<AppBindings>;

const LONGEST_TOKEN = 100;
/** Of one address: older ones are in the account, or with the sales desk. */
const MOST_LISTED = 100;

const renderFindQuotes = (c: QuotesContext, view: ReactElement): Response | Promise<Response> =>
  c.render(view, {
    head: {
      title: 'Find your quotes',
      description: 'Have a link mailed to you that opens the quote requests you sent, without a password.',
      noindex: true,
    },
  });

/** Counted apart from tries to sign in. */
const requireMayAsk = async (c: QuotesContext): Promise<void> => {
  if (!(await c.var.services.mayLogin(`quotes:${clientOf(c)}`))) {
    throw new AppError('too-many', { retryAfterS: RETRY_AFTER_S });
  }
};

/** `/quotes`: an address is typed, a link is mailed. `/quotes/open`: the link's page; its POST spends the link and shows the quotes. */
export const ownQuotes = defineRoutes(QUOTES_PATH)
  .get('/', { parameters: [DONE_PARAMETER] }, async (c) => {
    const { FindQuotesPage, FoundQuotesPage } = await import('./own-quotes.page.tsx');
    const isDone = c.req.query(DONE_PARAMETER) !== undefined;
    return renderFindQuotes(c, isDone ? <FoundQuotesPage /> : <FindQuotesPage refused={null} />);
  })
  .post('/', { body: 64 * KB }, async (c) => {
    const email = (textIn(await readForm(c), 'email') ?? '').trim();
    const ask = async (): Promise<RefusedForm | null> => {
      await requireMayAsk(c);
      const problems = emailProblems(email);
      if (problems.length > 0) return wrongAccountFields(problems, cutText(email, 254));
      await c.var.services.quoteLinks.ask({ email, network: networkOf(c) }, waitUntilOf(c));
      return null;
    };
    const refused = await ask().catch((error: unknown) => accountRefusal(c, error, email));
    const done = doneHref(QUOTES_PATH);
    if (refused === null) return formTaken(c, done, { ok: true, redirect: done });
    return formRefused(c, refused, async () => {
      const { FindQuotesPage } = await import('./own-quotes.page.tsx');
      return renderFindQuotes(c, <FindQuotesPage refused={refused} />);
    });
  })
  .get('/open', { policy: secretPage(NO_STORE), parameters: [TOKEN_PARAMETER] }, async (c) => {
    const token = cutText(c.req.query(TOKEN_PARAMETER) ?? '', LONGEST_TOKEN);
    const { OpenQuotesPage } = await import('./own-quotes.page.tsx');
    return renderFindQuotes(c, <OpenQuotesPage token={token} isSpent={false} />);
  })
  .post('/open', { body: 64 * KB }, async (c) => {
    await requireMayAsk(c);
    const token = cutText(textIn(await readForm(c), TOKEN_PARAMETER) ?? '', LONGEST_TOKEN);
    const email = token === '' ? null : await c.var.services.quoteLinks.open(token);
    const { OpenQuotesPage, OwnQuotesPage } = await import('./own-quotes.page.tsx');
    c.header('Cache-Control', 'no-store');
    if (email === null) {
      noteSecurityEvent(c, 'quote-link-refused');
      c.status(422);
      return renderFindQuotes(c, <OpenQuotesPage token="" isSpent />);
    }
    noteSecurityEvent(c, 'quotes-opened');
    const quotes = await c.var.services.quotes.listFrom(email, MOST_LISTED);
    return renderFindQuotes(c, <OwnQuotesPage email={email} quotes={quotes} />);
  });
