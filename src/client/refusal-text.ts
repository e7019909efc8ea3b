import * as v from 'valibot';
import { problemResponse } from '../domain/site/api/problem.ts';

const refusal = v.fallback(problemResponse, { title: '', problems: [] });

/** Returns the server's message about a refused request, or `otherwise` if the response has no readable message. */
export const loadRefusalText = async (response: Response, otherwise: string): Promise<string> => {
  const { title, problems } = v.parse(refusal, await response.json().catch(() => null));
  return problems[0]?.message || title || otherwise;
};
