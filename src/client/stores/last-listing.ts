import { STORE_PATH } from '../../domain/reference/paths/store-links.ts';
import { QUERY_STRING_KEY } from '../../domain/site/storage-keys.ts';

/** URL of the listing the visitor came from, or of the whole store if unknown. */
export const lastListingHref = (storage: () => Storage): string => {
  try {
    const query = storage().getItem(QUERY_STRING_KEY) ?? '';
    return query.startsWith('?') ? STORE_PATH + query : STORE_PATH;
  } catch {
    return STORE_PATH;
  }
};
