import { type NearestAnswer, nearestPartsEndpoint } from '../../domain/site/api/catalog/nearest-parts.ts';
import { call } from '../api.ts';

/** The parts nearest to a question, which is written as the store's address has it. */
export const nearestInBrowser = (question: string, signal: AbortSignal): Promise<NearestAnswer> =>
  call(nearestPartsEndpoint, question, { signal });
