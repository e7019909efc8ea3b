import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../process/lock.ts';

/** Where `wrangler dev` looks for secrets; not in the repository, and in no list of processes. */
const SECRETS_FILE = '.dev.vars';
/** What each is for, as the log names it. */
const NAMES = { AUTH_SECRET: 'signing in', QUOTES_TOKEN: 'answering quotes' };
const hasSecret = (text: string, name: string): boolean =>
  new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*\\S`, 'm').test(text);
const OWNER_ONLY = 0o600;

/** Makes the secrets of this machine that are not there yet: one signs access tokens, one answers quotes. What else the file says is kept. */
export const prepareSecret = (root: string): Promise<void> =>
  withLock(join(root, '.wrangler/secret.lock'), async () => {
    const file = join(root, SECRETS_FILE);
    for (const [name, purpose] of Object.entries(NAMES)) {
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (hasSecret(before, name)) continue;
      const line = `${name}=${randomBytes(32).toString('hex')}\n`;
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      writeFileSync(file, before + gap + line, { mode: OWNER_ONLY });
      console.log(`${SECRETS_FILE}: a secret for ${purpose} on this machine was made.`);
    }
    // Also a file that was there before, and open to others.
    chmodSync(file, OWNER_ONLY);
  });
