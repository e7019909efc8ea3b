/** Local storage: the query string of the store's last listing, with its `?`. */
export const QUERY_STRING_KEY = 'canyon-query-string';
/** Local storage: the size standard last chosen. */
export const SIZE_STANDARD_KEY = 'canyon-size-standard';
/** Session storage: how far each entry of the browser's history was scrolled. */
export const LISTING_PLACES_KEY = 'canyon-listing-places';
/** Session storage: compounds marked for comparison. */
export const COMPARE_KEY = 'canyon-compare';
/** Local storage: designs of glands that are kept for comparison. */
export const KEPT_DESIGNS_KEY = 'canyon-gland-designs';
/** Local storage: what the columns of files are, by their headings. */
export const LIST_COLUMNS_KEY = 'canyon-list-columns';
/** IndexedDB: lists that were saved, and the one under review. */
export const LISTS_KEY = 'canyon-lists';
