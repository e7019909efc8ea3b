import type { CartItem } from '../../../domain/cart/cart.ts';
import type { Problem } from '../../../domain/errors.ts';
import { KEY_FIELD } from '../../../domain/forms/control-fields.ts';
import type { TypedTexts } from '../../../domain/forms/validate-form.ts';
import { sendForm } from '../../forms/send-form.ts';

export type QuoteAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: string | null; readonly problems: readonly Problem[] };

/** The server prices every line itself: the snapshot of prices stays here. */
const withoutSnapshot = (item: CartItem): CartItem => ({ ...item, pricing: null });

/** Sends a cart as a quote request. Never throws. */
export const sendQuote = async (contact: TypedTexts, items: readonly CartItem[], key: string): Promise<QuoteAnswer> => {
  const body = JSON.stringify({ contact, items: items.map(withoutSnapshot), [KEY_FIELD]: key });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await sendForm('/api/quotes', { method: 'POST', body, headers }, '');
  if (!answer.ok) return answer;
  const { json } = answer;
  const url = typeof json === 'object' && json !== null ? Reflect.get(json, 'url') : undefined;
  return typeof url === 'string' ? { ok: true, url } : { ok: false, message: null, problems: [] };
};
