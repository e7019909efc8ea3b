import * as v from 'valibot';
import { problemAnswer } from '../domain/site/api/problem.ts';

const refusal = v.fallback(problemAnswer, { title: '', problems: [] });

/** Returns what the server says about a refused request, or `otherwise` when it says nothing that can be read. */
export const loadRefusalText = async (response: Response, otherwise: string): Promise<string> => {
  const { title, problems } = v.parse(refusal, await response.json().catch(() => null));
  return problems[0]?.message || title || otherwise;
};
