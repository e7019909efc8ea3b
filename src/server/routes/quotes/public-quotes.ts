import * as v from 'valibot';
import { endpointUrl } from '../../../domain/site/api/endpoint.ts';
import { IDEMPOTENCY_KEY, quoteEndpoint, sendQuoteEndpoint } from '../../../domain/site/api/v1/quotes.ts';
import { AppError } from '../../http/app-error.ts';
import { sitePath, storedAt } from '../../http/redirect.ts';
import { respond } from '../../http/respond.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { readQuote } from '../../quotes/read-quote.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { KB } from '../../routing/route-rules.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { checked } from '../api/validation.ts';

/** 1,000 lines with notes, and 500 lines of text. */
const SEND = {
  body: 1024 * KB,
  limit: 'FORM_LIMIT',
  anyOrigin: 'programs send JSON with a header; pages of other sites cannot, without a preflight that is not allowed',
} as const;
const READ = { policy: perRequest(PRIVATE_NO_STORE), limit: 'PRICE_LIMIT' } as const;

const NO_QUOTE = 'There is no quote with this ID.';

/** Returns the idempotency key of a request. Throws `AppError('bad-input')` for a missing or invalid one. */
const keyIn = (header: string | undefined): string => {
  const read = v.safeParse(sendQuoteEndpoint.headers[IDEMPOTENCY_KEY], header);
  if (read.success) return read.output;
  const message = `${IDEMPOTENCY_KEY} ${read.issues[0].message}`;
  throw new AppError('bad-input', { problems: [{ parameter: IDEMPOTENCY_KEY, message }] });
};

/** Quote requests of programs: the same as those of the cart, without a page. Their ID is the secret of the page. */
export const publicQuotes = defineRoutes()
  .post(sendQuoteEndpoint.path, SEND, checked(sendQuoteEndpoint), async (c) => {
    const key = keyIn(c.req.header(IDEMPOTENCY_KEY));
    const { services } = c.var;
    const sent = c.req.valid('json');
    const [{ requestedQuote }, { placeQuote, quoteSentBefore }, { publicQuote }] = await Promise.all([
      import('../../quotes/requested-quote.ts'),
      import('../../quotes/place-quote.ts'),
      import('../../quotes/public-quote.ts'),
    ]);
    const { publicId, isNew } =
      (await quoteSentBefore(c, key, sent)) ??
      (await placeQuote(c, requestedQuote(await services.catalog.get(waitUntilOf(c)), key, sent)));
    const quote = await services.quotes.read(publicId);
    if (quote === null) throw new AppError('not-stored');
    storedAt(c, sitePath(endpointUrl(quoteEndpoint, { id: publicId })));
    c.header('Cache-Control', PRIVATE_NO_STORE);
    c.status(isNew ? 201 : 200);
    return respond(c, sendQuoteEndpoint, publicQuote(quote, services.settings.siteUrl, Date.now()));
  })
  .get(quoteEndpoint.path, READ, checked(quoteEndpoint), async (c) => {
    const { quotes, settings } = c.var.services;
    const quote = await readQuote(quotes, c.req.valid('param').id);
    if (quote === null) throw new AppError('not-found', { message: NO_QUOTE });
    const { publicQuote } = await import('../../quotes/public-quote.ts');
    return respond(c, quoteEndpoint, publicQuote(quote, settings.siteUrl, Date.now()));
  });
