import { CONSENT_COOKIE, PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';

const SHOWN = [PREFERENCES_COOKIE, CONSENT_COOKIE].map(({ name }) => `${name}=`);

/** What pages are made with: the visitor's units and answer about measuring. */
const choices = (): string =>
  document.cookie
    .split('; ')
    .filter((cookie) => SHOWN.some((start) => cookie.startsWith(start)))
    .sort()
    .join();

/** A page that comes back from the back/forward cache after the visitor chose something else elsewhere is asked for anew. */
export const mountFreshView = (): void => {
  let left = '';
  addEventListener('pagehide', () => {
    left = choices();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && choices() !== left) location.reload();
  });
};
