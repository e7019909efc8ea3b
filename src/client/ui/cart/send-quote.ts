import type { CartItem } from '../../../domain/cart/cart.ts';
import type { Problem } from '../../../domain/errors.ts';
import { KEY_FIELD } from '../../../domain/forms/control-fields.ts';
import type { TypedTexts } from '../../../domain/forms/validate-form.ts';
import { sendForm } from '../../forms/send-form.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

export type QuoteAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string | null; readonly problems: readonly Problem[] };

/** The server prices every line itself: the snapshot of prices stays here. */
const withoutSnapshot = (item: CartItem): CartItem => ({ ...item, pricing: null });

/** As whoever is signed in. When the session turns out to have ended, the request goes without: it must not be lost. */
const asVisitor: typeof fetch = async (input, init) => {
  const answer = await authInBrowser().fetch(String(input), init);
  return answer.status === 401 ? fetch(input, init) : answer;
};

/** Sends a cart as a quote request. Never throws. */
export const sendQuote = async (contact: TypedTexts, items: readonly CartItem[], key: string): Promise<QuoteAnswer> => {
  const body = JSON.stringify({ contact, items: items.map(withoutSnapshot), [KEY_FIELD]: key });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await sendForm('/api/quotes', { method: 'POST', body, headers }, '', asVisitor);
  if (!answer.ok) return answer;
  const { json } = answer;
  const url = typeof json === 'object' && json !== null ? Reflect.get(json, 'url') : undefined;
  return typeof url === 'string' ? { ok: true, url } : { ok: false, message: null, problems: [] };
};
