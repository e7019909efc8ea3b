import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../process/steps.ts';

/** The folder in which a local run stores the text of each email. */
const FOLDER = join(projectRoot, '.wrangler/tmp/email');

/** Returns the texts of the emails that the site on this machine sent, oldest first. */
export const sentTexts = (): readonly string[] => {
  try {
    return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('email-text') && file.endsWith('.txt'))
      .map((file) => join(FOLDER, file))
      .map((file) => ({ file, at: statSync(file).mtimeMs }))
      .sort((one, other) => one.at - other.at)
      .map(({ file }) => readFileSync(file, 'utf8'));
  } catch {
    // No email has been sent yet.
    return [];
  }
};

/** Returns the reply address of an email; '' without one. The site adds this line only to local emails. */
export const replyAddressIn = (text: string): string => /^Reply-To: (\S+)$/m.exec(text)?.[1] ?? '';
