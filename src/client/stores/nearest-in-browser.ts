import { type NearestPartsResponse, nearestPartsEndpoint } from '../../domain/site/api/catalog/nearest-parts.ts';
import { call } from '../api.ts';

/** Loads the parts nearest to a query, given as the store's query string. */
export const nearestInBrowser = (question: string, signal: AbortSignal): Promise<NearestPartsResponse> =>
  call(nearestPartsEndpoint, question, { signal });
