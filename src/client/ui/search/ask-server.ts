import { LONGEST_SEARCH } from '../../../domain/kit/text/bounded-text.ts';
import { type SearchResponse, searchEndpoint } from '../../../domain/site/api/catalog/search.ts';
import { AUTH_KEY } from '../../../domain/site/auth/auth-key.ts';
import { call } from '../../api.ts';
import { failureIn } from '../../failure.ts';
import type { SearchEvent } from './search-state.ts';

/** Search debounce. */
const PAUSE_MS = 300;

/** Part numbers of the signed-in customer, loaded only for account holders. A failure only omits these. */
const forUser = async (text: string, answer: SearchResponse, signal: AbortSignal): Promise<SearchResponse> => {
  try {
    if (sessionStorage.getItem(AUTH_KEY) === null) return answer;
    const { withCustomerNumber: withOwnNumber } = await import('./customer-number.ts');
    return await withOwnNumber(text, answer, signal);
  } catch {
    return answer;
  }
};

/** Requests suggestions after the debounce delay. The returned function cancels the delay or the pending request. */
export const loadSuggestions = (
  text: string,
  sequence: number,
  dispatch: (event: SearchEvent) => void,
): (() => void) => {
  const abort = new AbortController();
  const timer = setTimeout(async () => {
    try {
      const searched = text.trim().slice(0, LONGEST_SEARCH);
      const found = await call(searchEndpoint, { searchText: searched }, abort);
      const answer = await forUser(searched, found, abort.signal);
      if (!abort.signal.aborted) dispatch({ type: 'answered', sequence, answer });
    } catch (error) {
      if (!abort.signal.aborted) dispatch({ type: 'failed', sequence, failure: failureIn(error) });
    }
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
};
