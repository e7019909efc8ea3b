import type { Context } from 'hono';
import { LONGEST_EMAIL } from '../../../domain/kit/forms/form-field.ts';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import { QUOTES_PATH } from '../../../domain/order/quotes/quote-links.ts';
import { DONE_PARAMETER, doneHref, TOKEN_PARAMETER } from '../../../domain/site/account-pages.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { formRefused, RETRY_AFTER_S, respondToForm } from '../../forms/form-response.ts';
import { AppError } from '../../http/app-error.ts';
import { readForm, textIn } from '../../http/read-form.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { page, renderPage } from '../../render/page.tsx';
import { NO_STORE, secretPage } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientOf, networkOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import type { RefusedForm } from '../account/account-form.tsx';
import { accountRefusal, emailProblems, wrongAccountFields } from '../account/account-page.ts';

type QuotesContext = Context<AppBindings>;

const LONGEST_TOKEN = 100;
/**
 * Maximum number of listed quotes per email address. Older ones are in the account, or available from the sales desk.
 */
const MAX_LISTED = 100;

const importPage = () => import('./visitor-quotes.page.tsx');

/** Counted separately from login attempts. */
const requireMayAsk = async (c: QuotesContext): Promise<void> => {
  if (!(await c.var.services.mayLogin(`quotes:${clientOf(c)}`))) {
    throw new AppError('too-many', { retryAfterS: RETRY_AFTER_S });
  }
};

/**
 * `/quotes`: mails a link to the entered address. `/quotes/open`: the page of the link; its POST consumes the link and
 * lists the quotes.
 */
export const visitorQuotes = defineRoutes(QUOTES_PATH)
  .get('/', { parameters: [DONE_PARAMETER] }, page(importPage))
  .post('/', { body: 64 * KB }, async (c) => {
    const email = (textIn(await readForm(c), 'email') ?? '').trim();
    const ask = async (): Promise<RefusedForm | null> => {
      await requireMayAsk(c);
      const problems = emailProblems(email);
      if (problems.length > 0) return wrongAccountFields(problems, cutText(email, LONGEST_EMAIL));
      await c.var.services.quoteLinks.ask({ email, network: networkOf(c) }, waitUntilOf(c));
      return null;
    };
    const refused = await ask().catch((error: unknown) => accountRefusal(c, error, email));
    const done = doneHref(QUOTES_PATH);
    if (refused === null) return respondToForm(c, done, { ok: true, redirect: done });
    return formRefused(c, refused, () => renderPage(c, importPage, { step: 'find', refused }));
  })
  .get('/open', { policy: secretPage(NO_STORE), parameters: [TOKEN_PARAMETER] }, async (c) => {
    const token = cutText(c.req.query(TOKEN_PARAMETER) ?? '', LONGEST_TOKEN);
    return renderPage(c, importPage, { step: 'open', token, isSpent: false });
  })
  .post('/open', { body: 64 * KB }, async (c) => {
    await requireMayAsk(c);
    const token = cutText(textIn(await readForm(c), TOKEN_PARAMETER) ?? '', LONGEST_TOKEN);
    const email = token === '' ? null : await c.var.services.quoteLinks.open(token);
    c.header('Cache-Control', 'no-store');
    if (email === null) {
      noteSecurityEvent(c, 'quote-link-refused');
      c.status(422);
      return renderPage(c, importPage, { step: 'open', token: '', isSpent: true });
    }
    noteSecurityEvent(c, 'quotes-opened');
    const quotes = await c.var.services.quotes.listFrom(email, MAX_LISTED);
    return renderPage(c, importPage, { step: 'listed', email, quotes });
  });
