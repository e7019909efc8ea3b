import { CONSENT_COOKIE, PREFERENCES_COOKIE } from '../../domain/site/cookies.ts';

const SHOWN = [PREFERENCES_COOKIE, CONSENT_COOKIE].map(({ name }) => `${name}=`);

/** The preferences that pages are rendered with: the visitor's units and consent to measuring. */
const choices = (): string =>
  document.cookie
    .split('; ')
    .filter((cookie) => SHOWN.some((start) => cookie.startsWith(start)))
    .sort()
    .join();

/** Reloads a page that is restored from the back/forward cache after the visitor has changed preferences elsewhere. */
export const mountFreshView = (): void => {
  let left = '';
  addEventListener('pagehide', () => {
    left = choices();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && choices() !== left) location.reload();
  });
};
