import { AUTH_EVENT, authStorage } from '../stores/auth-storage.ts';

/** Shows the links to the account while an access token is in session state (spec §2, §6). */
export const mountAccountLinks = (links: NodeListOf<HTMLAnchorElement>): void => {
  const storage = authStorage(
    () => sessionStorage,
    () => undefined,
  );
  const update = (): void => {
    const signedIn = storage.read() !== null;
    for (const link of links) {
      link.href = link.dataset.account ?? '';
      link.hidden = !signedIn;
    }
  };
  update();
  addEventListener(AUTH_EVENT, update);
  addEventListener('pageshow', update);
};
