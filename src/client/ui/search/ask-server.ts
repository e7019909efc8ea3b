import { suggest } from '../../api.ts';
import type { SearchEvent } from './search-state.ts';

/** Spec §9: search debounce. */
const PAUSE_MS = 300;
/** The API takes no more; nobody types so much. */
const LONGEST_TEXT = 200;

/** Asks for suggestions after the pause; the returned function calls it off, also while the request is under way. */
export const askServer = (text: string, sequence: number, dispatch: (event: SearchEvent) => void): (() => void) => {
  const abort = new AbortController();
  const timer = setTimeout(async () => {
    try {
      const answer = await suggest(text.trim().slice(0, LONGEST_TEXT), abort.signal);
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
