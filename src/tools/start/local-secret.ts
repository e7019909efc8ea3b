import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { withLock } from '../process/lock.ts';

/** Where `wrangler dev` looks for secrets; not in the repository, and in no list of processes. */
const SECRETS_FILE = '.dev.vars';
/** What each is for, as the log names it. */
const NAMES = { AUTH_SECRET: 'signing in', QUOTES_TOKEN: 'answering quotes' };
const OWNER_ONLY = 0o600;

const textOf = (root: string): string => {
  const file = join(root, SECRETS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** A secret of this machine; '' where there is none yet. */
export const localSecret = (root: string, name: keyof typeof NAMES): string => parseEnv(textOf(root))[name] ?? '';

/** Makes the secrets of this machine that are not there yet: one signs access tokens, one answers quotes. What else the file says is kept. */
export const prepareSecret = (root: string): Promise<void> =>
  withLock(join(root, '.wrangler/secret.lock'), async () => {
    const file = join(root, SECRETS_FILE);
    for (const [name, purpose] of Object.entries(NAMES)) {
      const before = textOf(root);
      if (parseEnv(before)[name]) continue;
      const line = `${name}=${randomBytes(32).toString('hex')}\n`;
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      writeFileSync(file, before + gap + line, { mode: OWNER_ONLY });
      console.log(`${SECRETS_FILE}: a secret for ${purpose} on this machine was made.`);
    }
    // Also a file that was there before, and open to others.
    chmodSync(file, OWNER_ONLY);
  });
