import { expect } from '@playwright/test';
import { replyAddressIn, sentTexts } from '../../../src/tools/mail/sent-mails.ts';

/** Waits for a mail that contains an email address and these words, and returns the newest. */
export const mailAbout = async (email: string, words: string): Promise<string> => {
  let found: string | undefined;
  await expect(() => {
    found = sentTexts().findLast((text) => text.includes(email) && text.includes(words));
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

/** Returns the email address that replies to a mail go to. */
export const replyAddressOf = (mail: string): string => {
  const address = replyAddressIn(mail);
  if (address === '') throw new Error('The mail contains no reply address.');
  return address;
};
