import { findNumberEndpoint } from '../../../domain/site/api/account/account-lists.ts';
import type { SearchResponse } from '../../../domain/site/api/catalog/search.ts';
import { call } from '../../api.ts';
import { authInBrowser } from '../../stores/auth-in-browser.ts';

/**
 * Returns the response with the part that has this text as the signed-in customer's part number first, or unchanged
 * without one.
 */
export const withCustomerNumber = async (
  text: string,
  answer: SearchResponse,
  signal: AbortSignal,
): Promise<SearchResponse> => {
  const fetcher = (address: string, init: RequestInit) => authInBrowser().fetch(address, init);
  const { part } = await call(findNumberEndpoint, { own: text.trim() }, { signal, fetcher });
  if (part === null) return answer;
  return { ...answer, found: null, products: [part, ...answer.products.filter(({ id }) => id !== part.id)] };
};
