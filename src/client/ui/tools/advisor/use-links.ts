import type { Question } from '../../../../domain/reference/media/question.ts';
import { useAnswer } from '../use-answer.ts';
import type { Links } from './load-links.ts';

const NO_LINKS: Links = { byCode: {}, store: null };

/**
 * The counts for a question; `key` is another for every question, and empty where nothing is understood. Counts of an earlier
 * question are never shown: their links would open the store without what was typed since.
 */
export const useLinks = (key: string, question: Question, initial: Links) => {
  const { answer, isLoading, hasFailed } = useAnswer(key, initial, async () => {
    const { loadLinks } = await import('./load-links.ts');
    return (_, controller) => loadLinks(question, controller);
  });
  return { links: isLoading || hasFailed ? NO_LINKS : answer, isLoading, hasFailed };
};
