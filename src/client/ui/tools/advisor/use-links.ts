import { useServerResponse } from '../use-server-response.ts';
import type { Links } from './load-links.ts';

const NO_LINKS: Links = { byCode: {}, store: null };

/**
 * The counts for the advisor's URL with a set of criteria, which is empty if the entry is not understood. Counts for
 * previous criteria are never shown, because their links would open the store without the latest input.
 */
export const useLinks = (href: string, initial: Links) => {
  const { answer, isLoading, hasFailed } = useServerResponse(
    href,
    initial,
    async () => (await import('./load-links.ts')).loadLinks,
  );
  return { links: isLoading || hasFailed ? NO_LINKS : answer, isLoading, hasFailed };
};
