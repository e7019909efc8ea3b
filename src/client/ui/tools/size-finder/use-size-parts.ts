import type { SizePartsResponse } from '../../../../domain/site/api/catalog/size-parts.ts';
import { useServerResponse } from '../use-server-response.ts';

const loader = async () => (await import('./load-size-parts.ts')).loadSizeParts;

/** Counts and prices of the sizes shown, by their names with commas. */
export const useSizeParts = (names: string, initial: readonly SizePartsResponse[]) =>
  useServerResponse(names, initial, loader);
