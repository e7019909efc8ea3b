import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../process/lock.ts';

/** Where `wrangler dev` looks for secrets; not in the repository, and in no list of processes. */
const SECRETS_FILE = '.dev.vars';
const HAS_SECRET = /^[ \t]*(?:export[ \t]+)?AUTH_SECRET[ \t]*=[ \t]*\S/m;
const OWNER_ONLY = 0o600;

/** Makes the secret that signs access tokens on this machine, unless there is one. What else the file says is kept. */
export const prepareSecret = (root: string): Promise<void> =>
  withLock(join(root, '.wrangler/secret.lock'), async () => {
    const file = join(root, SECRETS_FILE);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!HAS_SECRET.test(before)) {
      const line = `AUTH_SECRET=${randomBytes(32).toString('hex')}\n`;
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      writeFileSync(file, before + gap + line, { mode: OWNER_ONLY });
      console.log(`${SECRETS_FILE}: a secret for signing in on this machine was made.`);
    }
    // Also a file that was there before, and open to others.
    chmodSync(file, OWNER_ONLY);
  });
