/**
 * While the document has this class, its links match none of the speculation rules (domain/site/speculation-rules.ts).
 */
const OFF = 'no-prefetch';

/** Stops prefetching for this page. Already prefetched pages are not used. */
export const stopPrefetching = (): void => document.documentElement.classList.add(OFF);
