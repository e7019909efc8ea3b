import { LONGEST_SEARCH, searchEndpoint } from '../../../domain/api/search.ts';
import { call } from '../../api.ts';
import type { SearchEvent } from './search-state.ts';

/** Search debounce. */
const PAUSE_MS = 300;

/** Asks for suggestions after the pause; the returned function calls it off, also while the request is under way. */
export const askServer = (text: string, sequence: number, dispatch: (event: SearchEvent) => void): (() => void) => {
  const abort = new AbortController();
  const timer = setTimeout(async () => {
    try {
      const answer = await call(searchEndpoint, { searchText: text.trim().slice(0, LONGEST_SEARCH) }, abort);
      if (!abort.signal.aborted) dispatch({ type: 'answered', sequence, answer });
    } catch {
      if (!abort.signal.aborted) dispatch({ type: 'failed', sequence });
    }
  }, PAUSE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
};
