import { findNumberEndpoint } from '../../../domain/site/api/account/account-lists.ts';
import type { SearchAnswer } from '../../../domain/site/api/catalog/search.ts';
import { call } from '../../api.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

/**
 * Returns the response with the part that has this text as the signed-in customer's part number first, or unchanged
 * without one.
 */
export const withOwnNumber = async (text: string, answer: SearchAnswer, signal: AbortSignal): Promise<SearchAnswer> => {
  const fetcher = (address: string, init: RequestInit) => authInBrowser().fetch(address, init);
  const { part } = await call(findNumberEndpoint, { own: text.trim() }, { signal, fetcher });
  if (part === null) return answer;
  return { ...answer, found: null, products: [part, ...answer.products.filter(({ id }) => id !== part.id)] };
};
