import { AUTH_EVENT, AUTH_KEY } from '../../domain/site/auth/auth-key.ts';

/** Whether this tab may have tokens. They are parsed by code that other visitors need not load. */
const mayBeSignedIn = (): boolean => {
  try {
    return sessionStorage.getItem(AUTH_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Shows the links to the account while the session state has an access token. A signed-in tab adopts newer tokens from
 * another tab that started with the same ones.
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
