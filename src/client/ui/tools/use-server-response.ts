import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 120;

/** Sends a query to the server. */
export type Ask<Answer> = (question: string, controller: AbortController) => Promise<Answer>;

/**
 * Loads the server's response for a query after the visitor stops typing. The last response stays while the next one is
 * loading or if it fails. An empty query is not requested.
 */
export const useServerResponse = <Answer>(question: string, initial: Answer, load: () => Promise<Ask<Answer>>) => {
  const [loaded, setLoaded] = useState({ question, answer: initial, hasFailed: false });
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (question === loaded.question || question === '') return;
    const controller = new AbortController();
    const ask = latest.current();
    // The timer handles a failed import; without a query it does not matter.
    ask.catch(() => undefined);
    const timer = setTimeout(async () => {
      try {
        const answer = await (await ask)(question, controller);
        if (!controller.signal.aborted) setLoaded({ question, answer, hasFailed: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.warn('What the catalog has for this could not be loaded.', error);
        setLoaded((before) => ({ ...before, question, hasFailed: true }));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, loaded.question]);
  const { answer, hasFailed } = loaded;
  return { answer, hasFailed, isLoading: question !== '' && question !== loaded.question };
};
