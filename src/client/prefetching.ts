/** Links in a document of this class fit none of the rules for pages fetched ahead (domain/site/speculation-rules.ts). */
const OFF = 'no-prefetch';

/** From now on this page fetches no other ahead, and what it fetched is not used. */
export const stopPrefetching = (): void => document.documentElement.classList.add(OFF);
