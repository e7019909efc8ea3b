import * as v from 'valibot';
import { problemAnswer } from '../domain/site/api/problem.ts';

const refusal = v.fallback(problemAnswer, { title: '', problems: [] });

/** Returns the server's message about a refused request, or `otherwise` if the response has no readable message. */
export const loadRefusalText = async (response: Response, otherwise: string): Promise<string> => {
  const { title, problems } = v.parse(refusal, await response.json().catch(() => null));
  return problems[0]?.message || title || otherwise;
};
