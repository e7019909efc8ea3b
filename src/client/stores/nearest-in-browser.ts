import { type NearestAnswer, nearestPartsEndpoint } from '../../domain/site/api/catalog/nearest-parts.ts';
import { call } from '../api.ts';

/** Loads the parts nearest to a query, given as the store's query string. */
export const nearestInBrowser = (question: string, signal: AbortSignal): Promise<NearestAnswer> =>
  call(nearestPartsEndpoint, question, { signal });
