import type { Question } from '../../../../domain/reference/media/question.ts';
import { useServerResponse } from '../use-server-response.ts';
import type { Links } from './load-links.ts';

const NO_LINKS: Links = { byCode: {}, store: null };

/**
 * The counts for a set of criteria. `key` differs for every set and is empty if the entry is not understood. Counts for
 * previous criteria are never shown, because their links would open the store without the latest input.
 */
export const useLinks = (key: string, question: Question, initial: Links) => {
  const { answer, isLoading, hasFailed } = useServerResponse(key, initial, async () => {
    const { loadLinks } = await import('./load-links.ts');
    return (_, controller) => loadLinks(question, controller);
  });
  return { links: isLoading || hasFailed ? NO_LINKS : answer, isLoading, hasFailed };
};
