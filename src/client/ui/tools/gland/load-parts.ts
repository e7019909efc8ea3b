import { isOfParts, type RingParts } from '../../../../domain/engineering/gland-design/rings/ring-parts.ts';
import { compoundsSearchEndpoint } from '../../../../domain/site/api/catalog/compounds-search.ts';
import { call } from '../../../api.ts';

/** The store's parts for a query string; null where the store lists compounds instead. */
export const loadParts = async (question: string, controller: AbortController): Promise<RingParts | null> => {
  const answer = await call(compoundsSearchEndpoint, question, controller);
  return isOfParts(answer) ? answer : null;
};
