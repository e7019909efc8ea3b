import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../../../src/tools/process/steps.ts';

/** The folder in which a local run stores the text of each mail; its log names the file. */
const FOLDER = join(projectRoot, '.wrangler/tmp/email');

const textsOf = (): string[] => {
  try {
    return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('email-text') && file.endsWith('.txt'))
      .map((file) => join(FOLDER, file))
      .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
      .map((file) => readFileSync(file, 'utf8'));
  } catch {
    // No mail has been sent yet.
    return [];
  }
};

/** Waits for a mail that contains an email address and these words, and returns the newest. */
export const mailAbout = async (email: string, words: string): Promise<string> => {
  let found: string | undefined;
  await expect(() => {
    found = textsOf().findLast((text) => text.includes(email) && text.includes(words));
    expect(found, `a mail about ${email} with "${words}"`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return found ?? '';
};

/** Returns the path of the link in a mail, because the host of the site under test can differ. */
export const linkIn = (mail: string): string => {
  const address = /^https?:\/\/\S+\?token=[\w-]{43}$/m.exec(mail)?.[0];
  if (address === undefined) throw new Error('The mail contains no link.');
  const { pathname, search } = new URL(address);
  return pathname + search;
};
