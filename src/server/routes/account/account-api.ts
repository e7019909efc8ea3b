import { quoteHref } from '../../../domain/order/quotes/quote-links.ts';
import { QUOTES_PER_PAGE } from '../../../domain/order/quotes/quote-summary.ts';
import { accountEndpoint, accountQuotesEndpoint } from '../../../domain/site/api/account/account.ts';
import { NO_CONTACT } from '../../../domain/site/auth/account-contact.ts';
import { requireUser } from '../../accounts/bearer.ts';
import { AppError } from '../../http/app-error.ts';
import { parametersOf } from '../../http/endpoint-parameters.ts';
import { respond } from '../../http/respond.ts';
import { logFailure } from '../../resilience/log-failure.ts';
import { PRIVATE_NO_STORE, perRequest } from '../../response-cache/cache-policy.ts';
import { defineRoutes } from '../../routing/routes.ts';
import { clientOf } from '../../security/request-limit.ts';
import { noteSecurityEvent } from '../../security/security-events.ts';
import { BEARER_ONLY } from '../api/api-rules.ts';
import { checked } from '../api/validation.ts';

const PRIVATE = { policy: perRequest(PRIVATE_NO_STORE) };
const QUOTES = { ...PRIVATE, parameters: parametersOf(accountQuotesEndpoint) };

/**
 * `GET /api/account` and `/api/account/quotes`: the data of the account that the access token belongs to. `POST
 * /api/account/logout-everywhere` ends every session of the account, including the caller's.
 */
export const accountApi = defineRoutes('/api/account')
  .get('/', PRIVATE, async (c) => {
    const { id, email } = await requireUser(c);
    const contact = await c.var.services.contacts.read(id).catch((error: unknown) => {
      logFailure('The contact data of an account could not be read; no field is filled in.', error);
      return NO_CONTACT;
    });
    return respond(c, accountEndpoint, { email, contact });
  })
  .get('/quotes', QUOTES, checked(accountQuotesEndpoint), async (c) => {
    const user = await requireUser(c);
    const { page } = c.req.valid('query');
    const limit = QUOTES_PER_PAGE;
    const { items, totalItems } = await c.var.services.quotes.listOf(user.id, (page - 1) * limit, limit);
    return respond(c, accountQuotesEndpoint, {
      items: items.map(({ publicId, ...quote }) => ({ ...quote, url: quoteHref(publicId) })),
      totalItems,
      page,
      limit,
    });
  })
  .post('/logout-everywhere', { anyOrigin: BEARER_ONLY }, async (c) => {
    const { auth, mayRefresh } = c.var.services;
    // The protocol of a backend server has no such call.
    if (auth.logoutEverywhere === undefined) throw new AppError('not-found');
    if (!(await mayRefresh(clientOf(c)))) throw new AppError('too-many');
    const { id } = await requireUser(c);
    await auth.logoutEverywhere(id);
    noteSecurityEvent(c, 'logged-out-everywhere', { accountId: id });
    return c.body(null, 204);
  });
