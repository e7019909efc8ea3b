import { AUTH_EVENT, authStorage } from '../stores/auth-storage.ts';
import { authTabs } from '../stores/auth-tabs.ts';

/**
 * Shows the links to the account while an access token is in session state (spec §2, §6). A tab that is signed in takes
 * over what another one that began with the same tokens has exchanged them for.
 */
export const mountAccountLinks = (links: NodeListOf<HTMLAnchorElement>): void => {
  const storage = authStorage(
    () => sessionStorage,
    () => dispatchEvent(new CustomEvent(AUTH_EVENT)),
  );
  let isHearing = false;
  const update = (): void => {
    const signedIn = storage.read() !== null;
    if (signedIn && !isHearing) {
      isHearing = true;
      authTabs().hear(storage);
    }
    for (const link of links) {
      link.href = link.dataset.account ?? '';
      link.hidden = !signedIn;
    }
  };
  update();
  addEventListener(AUTH_EVENT, update);
  addEventListener('pageshow', update);
};
