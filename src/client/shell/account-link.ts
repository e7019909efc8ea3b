import { AUTH_EVENT, AUTH_KEY } from '../../domain/site/auth/auth-key.ts';

/** Whether this tab may hold tokens: what they are is read by code that other visitors need not load. */
const mayBeSignedIn = (): boolean => {
  try {
    return sessionStorage.getItem(AUTH_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Shows the links to the account while an access token is in session state. A tab that is signed in takes
 * over what another one that began with the same tokens has exchanged them for.
 */
export const mountAccountLinks = (links: NodeListOf<HTMLAnchorElement>): void => {
  const update = async (): Promise<void> => {
    const signedIn = mayBeSignedIn() && (await import('../stores/watched-session.ts')).watchSession();
    for (const link of links) {
      link.href = link.dataset.account ?? '';
      link.hidden = !signedIn;
    }
  };
  const show = (): void => void update();
  show();
  addEventListener(AUTH_EVENT, show);
  addEventListener('pageshow', show);
};
