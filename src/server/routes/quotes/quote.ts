import type { Context } from 'hono';
import { type QuoteRequest, revisionOf, type SentRevision } from '../../../domain/order/quotes/quote.ts';
import type { QuoteAnswer } from '../../../domain/order/quotes/quote-answer.ts';
import { quoteFileIn } from '../../../domain/order/quotes/quote-file.ts';
import { QUOTES_PATH, quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { stateAt } from '../../../domain/order/quotes/quote-state.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { textOrFiles } from '../../forms/largest-form.ts';
import { sendUpload } from '../../forms/send-upload.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { noteView } from '../../quotes/desk/note-view.ts';
import type { ReturnedForm } from '../../quotes/page/actions.tsx';
import type { QuoteFile } from '../../quotes/quote-files.ts';
import { readQuote } from '../../quotes/read-quote.ts';
import { renderPage } from '../../render/page.tsx';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { randomId } from '../../security/random-id.ts';
import { countRequest } from '../../security/rate-limits.ts';
import { missingQuote } from '../site/missing.tsx';
import { pageNotFound } from '../site/on-error.ts';
import { acceptQuote, askAgain } from './quote-forms.ts';

const PRIVATE = { policy: perRequest(PRIVATE_NO_STORE) };

type QuoteContext = Context<AppBindings>;

/** Returns the quote of the URL, or `null`. */
const quoteAt = (c: QuoteContext): Promise<QuoteRequest | null> =>
  readQuote(c.var.services.quotes, c.req.param('id') ?? '');

const notFound = (c: QuoteContext): Response | Promise<Response> =>
  pageNotFound(c, { missing: missingQuote(), nearest: [] });

interface PageOptions {
  readonly returned?: ReturnedForm | null;
  /** An earlier reply that the page shows instead of the latest. */
  readonly earlier?: SentRevision | null;
}

/** Returns the uploaded files among those that a reply names. */
const filesOf = async (
  c: QuoteContext,
  { publicId }: QuoteRequest,
  answer: QuoteAnswer | null,
): Promise<readonly QuoteFile[]> =>
  answer?.files.some(({ url }) => quoteFileIn(url) !== null) === true ? c.var.services.quoteFiles.sentOf(publicId) : [];

const quotePage = async (c: QuoteContext, quote: QuoteRequest, options: PageOptions = {}): Promise<Response> => {
  const { settings } = c.var.services;
  const { returned = null, earlier = null } = options;
  const address = settings.siteUrl + quoteHref(quote.publicId);
  const state = stateAt(quote.state, quote.validUntil, Date.now());
  const files = await filesOf(c, quote, earlier?.answer ?? quote.answer);
  const props = { quote, state, address, settings, formKey: randomId(), returned, earlier, files };
  return renderPage(c, () => import('./quote.page.tsx'), props);
};

/** Returns the earlier reply that the URL names: `?revision=1`. `null` for the latest one and without one. */
const earlierOf = (c: QuoteContext, quote: QuoteRequest): Promise<SentRevision | null> => {
  const text = c.req.query('revision') ?? '';
  const revision = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return revision === 0 || revision >= revisionOf(quote)
    ? Promise.resolve(null)
    : c.var.services.quotes.revision(quote.publicId, revision);
};

/**
 * Handles a form of the page. After success it redirects to the page; a returned form is shown again as it was entered.
 */
const handleForm =
  (act: typeof acceptQuote) =>
  async (c: QuoteContext): Promise<Response> => {
    const quote = await quoteAt(c);
    if (quote === null) return notFound(c);
    return act(c, quote, async (returned) => {
      // The quote may have changed while the form was processed.
      const now = (await quoteAt(c)) ?? quote;
      return quotePage(c, now, { returned });
    });
  };

/**
 * `/quotes/{id}`: anyone with the URL, which cannot be guessed, may read the request, accept the quote and send a
 * message.
 */
export const quote = defineRoutes(QUOTES_PATH)
  .get('/:id', { ...PRIVATE, parameters: ['revision'] }, async (c) => {
    const found = await quoteAt(c);
    if (found === null) return notFound(c);
    const earlier = await earlierOf(c, found);
    if (earlier === null) noteView(c, found);
    return quotePage(c, found, { earlier });
  })
  .get('/:id/sent', PRIVATE, async (c) => {
    const found = await quoteAt(c);
    if (found === null) return notFound(c);
    const { settings } = c.var.services;
    return renderPage(c, () => import('./quote-sent.page.tsx'), { quote: found, settings });
  })
  .get('/:id/quote.pdf', { ...PRIVATE, limit: 'DRAW_LIMIT' }, async (c) => {
    const found = await quoteAt(c);
    if (found === null) return notFound(c);
    // The PDF library is large and few visitors need it, so it is loaded with the first requested file.
    const { quoteFile } = await import('../../quotes/quote-file.ts');
    const file = await quoteFile(found, c.var.services.settings, {
      waitUntil: waitUntilOf(c),
      onLarge: () => countRequest(c, 'LARGE_FILE_LIMIT'),
    });
    return c.body(file, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.number}.pdf"`,
      'X-Robots-Tag': 'noindex',
    });
  })
  .get('/:id/files/:digest{[0-9a-f]{64}}', { ...PRIVATE, limit: 'DRAW_LIMIT' }, async (c) => {
    const file = await c.var.services.quoteFiles.forCustomer(c.req.param('id'), c.req.param('digest'));
    return file === null ? notFound(c) : sendUpload(c, file);
  })
  .post('/:id/accept', { body: 64 * KB }, handleForm(acceptQuote))
  .post('/:id/messages', { body: textOrFiles }, handleForm(askAgain));
