import { withoutEnd } from '../../domain/kit/text/strip-ends.ts';
import type { Env } from '../env.ts';

/** Location of a separate backend server. */
export interface BackendAddress {
  /** Origin and path, without a trailing slash. */
  readonly url: string;
  /** Empty for anonymous access. */
  readonly token: string;
  /** Host and path: identifies the server in keys and logs and contains no secret. */
  readonly name: string;
}

const fail = (why: string): never => {
  throw new Error(`Setting BACKEND_URL is invalid: ${why}.`);
};

/**
 * Reads `BACKEND_URL` and `BACKEND_TOKEN`. Returns `null` if no URL is set. Throws for an invalid URL, because silently
 * showing other data would be worse. The error message does not contain the value, which may hold a password.
 */
export const readBackendAddress = ({
  BACKEND_URL: text = '',
  BACKEND_TOKEN: token = '',
}: Pick<Env, 'BACKEND_TOKEN' | 'BACKEND_URL'>): BackendAddress | null => {
  const given = text.trim();
  if (given === '') return null;
  if (!URL.canParse(given)) return fail('it must be a URL such as https://backend.example');
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return fail('it must begin with http:// or https://');
  if (url.username !== '' || url.password !== '') return fail('a token belongs in BACKEND_TOKEN');
  if (url.search !== '' || url.hash !== '') return fail('it must end before any ? or #');
  const path = withoutEnd(url.pathname, '/');
  return { url: url.origin + path, token: token.trim(), name: url.host + path };
};
