/** Local storage key of the query string of the store's last listing, including `?`. */
export const QUERY_STRING_KEY = 'canyon-query-string';
/** Local storage key of the last chosen size standard. */
export const SIZE_STANDARD_KEY = 'canyon-size-standard';
/** Session storage key of the scroll position of each entry of the browser's history. */
export const LISTING_PLACES_KEY = 'canyon-listing-places';
/** Session storage key of the compounds marked for comparison. */
export const COMPARE_KEY = 'canyon-compare';
/** Local storage key of the quote requests that a visitor wants to find again on this device. */
export const REMEMBERED_QUOTES_KEY = 'canyon-quotes';
/** Local storage key of what the cart and the cart of the signed-in account last agreed on. */
export const ACCOUNT_CART_KEY = 'canyon-account-cart';
/** Local storage key of gland designs saved for comparison. */
export const SAVED_DESIGNS_KEY = 'canyon-gland-designs';
/** Local storage key of the roles of file columns, by heading. */
export const LIST_COLUMNS_KEY = 'canyon-list-columns';
/** IndexedDB name of the saved lists and the one under review. */
export const LISTS_KEY = 'canyon-lists';
/** Session storage key of the page for which the offline page has started the catalog, so that it reloads only once. */
export const DEVICE_START_KEY = 'canyon-device-start';
/** Local storage key of the choice to keep pages on this device. */
export const OFFLINE_CHOICE_KEY = 'canyon-offline';
/** Local storage key of the choice whether the catalog on this device updates itself. */
export const OFFLINE_UPDATES_KEY = 'canyon-offline-updates';
/**
 * Name of the IndexedDB with quote requests that wait for a network, of its locks and messages, and local storage key of
 * the hint that there are some.
 */
export const OUTBOX_KEY = 'canyon-outbox';
/** Returns the name of a lock: of an entry by its ID, which pages and the service worker hold while they send or change it. */
export const outboxLock = (name: string): string => `${OUTBOX_KEY}-${name}`;
