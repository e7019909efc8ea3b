import { logoutEverywhereEndpoint } from '../../domain/site/api/account/account.ts';
import type { Credentials } from '../../domain/site/auth/credentials.ts';
import { type AuthTokens, accountIdOf, isEnding } from '../../domain/site/auth/tokens.ts';
import { type AuthResult, authCalls, type SessionEndResult, sessionEndResult } from './auth-calls.ts';
import type { AuthStorage } from './auth-storage.ts';
import type { AuthTabs } from './auth-tabs.ts';

/** The session of one browser tab. */
export interface Auth {
  /** Whether the session state has an access token. */
  isSignedIn(): boolean;
  /** Account ID in the access token, unverified; `null` if signed out. */
  accountId(): string | null;
  signIn(credentials: Credentials): Promise<AuthResult>;
  /** Removes the tokens immediately and notifies the server. */
  signOut(): Promise<void>;
  /** Ends every session of the account. The tokens are removed once the server confirms it. */
  signOutEverywhere(): Promise<SessionEndResult>;
  /**
   * `fetch` with the access token, which is refreshed before it expires and once after a 401. A second 401 removes the
   * tokens. Without tokens, the request is sent without them.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

interface AuthBrowser {
  readonly storage: AuthStorage;
  readonly fetcher: typeof fetch;
  readonly tabs: AuthTabs;
  /** Removes private data from the device when the visitor signs out. Must not throw. */
  readonly onSignOut?: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Signs in and out and keeps the access token fresh. Concurrent calls share a single exchange. */
export const createAuth = ({ storage, fetcher, tabs, now, onSignOut }: AuthBrowser): Auth => {
  const calls = authCalls(fetcher);
  let exchanging: Promise<AuthTokens | null> | null = null;

  const exchange = async (used: AuthTokens): Promise<AuthTokens | null> => {
    const answer = await calls.refresh(used.refresh_token);
    // The visitor may have signed out, or in again, in the meantime: the current tokens in storage count.
    const stored = storage.read();
    if (stored?.refresh_token !== used.refresh_token) return stored;
    if (answer.outcome === 'granted') {
      storage.write(answer.tokens);
      tabs.tell(used.refresh_token, answer.tokens);
    } else if (answer.outcome === 'refused') storage.write(null);
    return answer.outcome === 'granted' ? answer.tokens : answer.outcome === 'refused' ? null : used;
  };

  const exchangeOnce = (used: AuthTokens): Promise<AuthTokens | null> => {
    exchanging ??= exchange(used).finally(() => {
      exchanging = null;
    });
    return exchanging;
  };

  const usable = (): Promise<AuthTokens | null> => {
    const stored = storage.read();
    if (exchanging !== null) return exchanging;
    return stored !== null && isEnding(stored.access_token, now()) ? exchangeOnce(stored) : Promise.resolve(stored);
  };

  const send = (path: string, init: RequestInit, tokens: AuthTokens | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (tokens !== null) headers.set('Authorization', `Bearer ${tokens.access_token}`);
    return fetcher(path, { ...init, headers });
  };

  const fetchSignedIn = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const first = await usable();
    const response = await send(path, init, first);
    if (response.status !== 401 || first === null) return response;
    const stored = storage.read();
    const isNewer = stored !== null && stored.access_token !== first.access_token;
    const second = isNewer ? stored : stored && (await exchangeOnce(stored));
    if (second === null || second.access_token === first.access_token) return response;
    const again = await send(path, init, second);
    if (again.status === 401 && storage.read()?.access_token === second.access_token) storage.write(null);
    return again;
  };

  return {
    isSignedIn: () => storage.read() !== null,
    accountId() {
      const stored = storage.read();
      return stored && accountIdOf(stored.access_token);
    },
    async signIn(credentials) {
      const answer = await calls.login(credentials);
      if (answer.outcome === 'granted') storage.write(answer.tokens);
      return answer;
    },
    async signOut() {
      // A pending exchange would leave a token that nobody revokes.
      await exchanging;
      const stored = storage.read();
      storage.write(null);
      await onSignOut?.();
      if (stored !== null) await calls.logout(stored.refresh_token);
    },
    async signOutEverywhere() {
      const answer = await sessionEndResult(() => fetchSignedIn(logoutEverywhereEndpoint.path, { method: 'POST' }));
      if (answer.outcome === 'ended') {
        storage.write(null);
        await onSignOut?.();
      }
      return answer;
    },
    fetch: fetchSignedIn,
  };
};
