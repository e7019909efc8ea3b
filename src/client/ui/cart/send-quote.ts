import { KEY_FIELD } from '../../../domain/kit/forms/control-fields.ts';
import type { TypedTexts } from '../../../domain/kit/forms/validate-form.ts';
import { parsedOrNull } from '../../../domain/kit/schema/tolerant.ts';
import type { CartItem, CartState } from '../../../domain/order/cart/cart.ts';
import type { ConfirmedTotals } from '../../../domain/order/quotes/outbox/price-check.ts';
import { quoteSentHref } from '../../../domain/order/quotes/quote-links.ts';
import { quotesEndpoint } from '../../../domain/site/api/quotes.ts';
import { failureIn } from '../../failure.ts';
import { type FormResponse, sendForm } from '../../forms/send-form.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

/** The server prices every line itself, so the price snapshot is not sent. */
const withoutSnapshot = (item: CartItem): CartItem => ({ ...item, pricing: null });

/** Sends as the signed-in visitor. If the session has ended, the request is sent without it, so that it is not lost. */
export const asVisitor: typeof fetch = async (input, init) => {
  const answer = await authInBrowser().fetch(String(input), init);
  return answer.status === 401 ? fetch(input, init) : answer;
};

const UNREADABLE = failureIn(new Error('The response is not an accepted quote.'));

/**
 * Sends a cart as a quote request and returns the URL of its page. Never throws.
 *
 * @param fetcher sends the request; as the signed-in visitor by default
 * @param confirmed only for a request that waited: it is refused if prices rose above the written and these totals
 */
export const sendQuote = async (
  contact: TypedTexts,
  { items, texts }: Pick<CartState, 'items' | 'texts'>,
  key: string,
  fetcher: typeof fetch = asVisitor,
  confirmed?: ConfirmedTotals,
): Promise<FormResponse> => {
  const body = JSON.stringify({ contact, items: items.map(withoutSnapshot), texts, [KEY_FIELD]: key, confirmed });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await sendForm(quotesEndpoint.path, { method: 'POST', body, headers }, '', fetcher);
  if (answer.ok) {
    const accepted = parsedOrNull(quotesEndpoint.response, answer.json);
    if (accepted !== null) return { ...answer, redirect: quoteSentHref(accepted.url) };
    return { ok: false, message: null, problems: [], failure: UNREADABLE, json: null };
  }
  // A problem with a line has no field to show it.
  const aboutLine = answer.problems.find(({ parameter }) => parameter.startsWith('items'));
  const { cause, title } = answer.failure;
  return { ...answer, message: aboutLine?.message ?? (cause === 'invalid' && title !== '' ? title : null) };
};
