import { compoundsSearchEndpoint } from '../../../../domain/api/compounds-search.ts';
import { isOfParts, type RingParts } from '../../../../domain/gland-design/ring-parts.ts';
import { call } from '../../../api.ts';

/** The store's parts for a query string; null where the store lists compounds instead. */
export const loadParts = async (question: string, controller: AbortController): Promise<RingParts | null> => {
  const answer = await call(compoundsSearchEndpoint, question, controller);
  return isOfParts(answer) ? answer : null;
};
