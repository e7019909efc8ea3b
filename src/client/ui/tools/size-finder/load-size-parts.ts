import { type SizePartsResponse, sizePartsEndpoint } from '../../../../domain/site/api/catalog/size-parts.ts';
import { call } from '../../../api.ts';

/** Counts and prices of sizes, by their names with commas. */
export const loadSizeParts = async (size: string, controller: AbortController): Promise<readonly SizePartsResponse[]> =>
  (await call(sizePartsEndpoint, { size }, controller)).sizes;
