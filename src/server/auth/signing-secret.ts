import type { D1Database } from '@cloudflare/workers-types';

/** 256 bits as hexadecimal need 64; a passphrase of 32 characters is the least that is worth signing with. */
const SHORTEST = 32;

const NAME = 'access-tokens';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The secret kept in D1, made when it is first asked for. Two isolates that ask at once get the same one. */
const keptSecret = async (db: D1Database): Promise<string> => {
  const made = hex(crypto.getRandomValues(new Uint8Array(32)));
  await db
    .prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING')
    .bind(NAME, made)
    .run();
  const row = await db.prepare('SELECT value FROM secrets WHERE name = ?').bind(NAME).first<{ value: string }>();
  if (row === null) throw new Error('The secret that signs access tokens could not be kept.');
  return row.value;
};

/**
 * Gives the secret that signs access tokens: the one that is set, or one of the site's own. Read once per isolate; a
 * failure is tried again.
 *
 * @param configured AUTH_SECRET; '' when it is not set
 */
export const signingSecret = (db: D1Database, configured: string): (() => Promise<string>) => {
  let secret: Promise<string> | undefined;
  return () => {
    if (configured !== '' && configured.length < SHORTEST) {
      return Promise.reject(new Error(`AUTH_SECRET has less than ${SHORTEST} characters: set a longer one.`));
    }
    secret ??= (configured === '' ? keptSecret(db) : Promise.resolve(configured)).catch((error) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
};
