import type { Context } from 'hono';
import { cutText } from '../../../domain/kit/text/bounded-text.ts';
import type { QuoteRequest } from '../../../domain/order/quotes/quote.ts';
import { DESK_BROWSER_COOKIE, DESK_SESSION_COOKIE } from '../../../domain/site/cookies.ts';
import type { AppBindings } from '../../app-bindings.ts';
import { cookieOf } from '../../http/cookies.ts';
import { waitUntilOf } from '../../http/wait-until.ts';
import { logFailure } from '../../resilience/log-failure.ts';

/** Programs that open links: crawlers, previews of messengers, and scanners of email. */
const PROGRAM =
  /bot\b|crawl|spider|preview|scan|fetch|monitor|headless|facebookexternalhit|slack|whatsapp|telegram|skype|safelinks|proofpoint|mimecast|barracuda|curl|wget|python|axios|okhttp|java\/|go-http/i;
const LONGEST_AGENT = 400;

/** Returns whether a person who is not staff opens the page now, as far as the request shows. */
const isCustomerView = (c: Context<AppBindings>): boolean => {
  const agent = cutText(c.req.header('User-Agent') ?? '', LONGEST_AGENT);
  const purpose = `${c.req.header('Sec-Purpose') ?? ''} ${c.req.header('Purpose') ?? ''}`;
  const isStaff = [DESK_SESSION_COOKIE, DESK_BROWSER_COOKIE].some((cookie) => cookieOf(c, cookie) !== undefined);
  return c.req.method === 'GET' && agent !== '' && !PROGRAM.test(agent) && !purpose.includes('prefetch') && !isStaff;
};

/** Remembers, after the response, that a customer saw the last reply. A failure is logged and does not affect the page. */
export const noteView = (c: Context<AppBindings>, { publicId, state, answeredAt }: QuoteRequest): void => {
  if (state !== 'answered' || answeredAt === null || !isCustomerView(c)) return;
  waitUntilOf(c)(
    c.var.services.quoteInbox
      .markViewed(publicId, answeredAt)
      .catch((error: unknown) => logFailure('The view of a quote could not be stored.', error)),
  );
};
