import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { withLock } from '../process/lock.ts';

/**
 * The file from which `wrangler dev` reads secrets. It is not in the repository, and keeps secrets out of process
 * lists.
 */
const SECRETS_FILE = '.dev.vars';
/** Purpose of each secret, for log messages. */
const NAMES = { AUTH_SECRET: 'signing in', QUOTES_TOKEN: 'answering quotes', STAFF_TOKEN: 'adding staff' };
const OWNER_ONLY = 0o600;

const textOf = (root: string): string => {
  const file = join(root, SECRETS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Returns a secret of this machine, or '' if it does not exist yet. */
export const localSecret = (root: string, name: keyof typeof NAMES): string => parseEnv(textOf(root))[name] ?? '';

/**
 * Creates the missing secrets of this machine: one signs access tokens, the others authorize answers to quotes and changes of
 * staff. Leaves other
 * lines of the file unchanged.
 */
export const prepareSecret = (root: string): Promise<void> =>
  withLock(join(root, '.wrangler/secret.lock'), async () => {
    const file = join(root, SECRETS_FILE);
    for (const [name, purpose] of Object.entries(NAMES)) {
      const before = textOf(root);
      if (parseEnv(before)[name]) continue;
      const line = `${name}=${randomBytes(32).toString('hex')}\n`;
      const gap = before === '' || before.endsWith('\n') ? '' : '\n';
      writeFileSync(file, before + gap + line, { mode: OWNER_ONLY });
      console.log(`${SECRETS_FILE}: created a secret for ${purpose} on this machine.`);
    }
    // Also restricts a file that existed before with wider permissions.
    chmodSync(file, OWNER_ONLY);
  });
