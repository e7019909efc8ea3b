import { parseAuthTokens } from '../../domain/auth/tokens.ts';
import { isRecord } from '../../domain/cart/read-json.ts';
import { AppError } from '../app-error.ts';
import { ACCESS_MS } from './access-token.ts';
import type { AuthRefusal, AuthSource, TokenGrant } from './auth-source.ts';

const PATIENCE_MS = 8000;

interface Answer {
  readonly status: number;
  readonly data: unknown;
  /** `extensions.code` of the first error; '' without one. */
  readonly code: string;
}

const codeIn = (body: unknown): string => {
  const [first] = isRecord(body) && Array.isArray(body.errors) ? body.errors : [];
  const extensions = isRecord(first) ? first.extensions : null;
  return isRecord(extensions) && typeof extensions.code === 'string' ? extensions.code : '';
};

/** Signs in against the users of a backend server. Only tokens of visitors go there, never the site's own. */
export const directusAuth = (server: { readonly url: string; readonly fetch: typeof fetch }): AuthSource => {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    try {
      // A redirect would carry a password to whoever it names.
      const response = await server.fetch(server.url + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = response.status === 204 ? null : await response.json();
      return { status: response.status, data: isRecord(body) ? body.data : null, code: codeIn(body) };
    } catch (cause) {
      throw new AppError('backend-unavailable', { cause });
    }
  };
  const post = (path: string, body: object): Promise<Answer> =>
    ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  const grantOf = ({ status, data }: Answer): TokenGrant | null => {
    if (status === 401 || status === 400 || status === 403) return null;
    const tokens = parseAuthTokens(data);
    if (status !== 200 || tokens === null) throw new AppError('backend-unavailable');
    const expires = isRecord(data) && typeof data.expires === 'number' ? data.expires : ACCESS_MS;
    return { expires, ...tokens };
  };

  return {
    login: async (credentials) => grantOf(await post('/auth/login', { ...credentials, mode: 'json' })),
    refresh: async (token) => grantOf(await post('/auth/refresh', { refresh_token: token, mode: 'json' })),
    async logout(token) {
      await post('/auth/logout', { refresh_token: token, mode: 'json' });
    },
    async userOf(token) {
      const { status, data, code } = await ask('/users/me?fields=id,email', {
        headers: { Authorization: `Bearer ${token}` },
      });
      const refusal: AuthRefusal = code === 'TOKEN_EXPIRED' ? 'TOKEN_EXPIRED' : 'INVALID_CREDENTIALS';
      if (status === 401 || status === 403) return refusal;
      if (status !== 200 || !isRecord(data) || typeof data.id !== 'string') throw new AppError('backend-unavailable');
      return { id: data.id, email: typeof data.email === 'string' ? data.email : '' };
    },
  };
};
