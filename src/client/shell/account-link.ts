/** Key of the tokens in session storage: JSON with `access_token`. */
const AUTH_KEY = 'canyon-auth';

const isSignedIn = (): boolean => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(AUTH_KEY) ?? 'null');
    return (
      typeof stored === 'object' &&
      stored !== null &&
      'access_token' in stored &&
      typeof stored.access_token === 'string' &&
      stored.access_token !== ''
    );
  } catch {
    return false;
  }
};

/** Shows the links to the account while an access token is in session state (spec §2, §6). */
export const mountAccountLinks = (links: NodeListOf<HTMLAnchorElement>): void => {
  const update = (): void => {
    const signedIn = isSignedIn();
    for (const link of links) {
      link.href = link.dataset.account ?? '';
      link.hidden = !signedIn;
    }
  };
  update();
  addEventListener('pageshow', update);
};
