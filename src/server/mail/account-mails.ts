import type { MailContent } from './mail-layout.tsx';

/** Whom a mail is for, and where its links lead. */
export interface AccountMail {
  readonly brandName: string;
  readonly email: string;
  readonly href: string;
}

const NOT_YOU = 'If you did not ask for this, you need not do anything: nothing was changed.';

/** To an address that somebody signed up with. */
export const verificationMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Confirm your email address for ${brandName}`,
  paragraphs: [`Somebody, presumably you, signed up at ${brandName} with the address ${email}.`],
  action: { label: 'Confirm the address', href },
  after: [
    'The link works once, for 24 hours. The page asks for the password that was chosen when signing up.',
    'If you did not sign up, do nothing: without that password the link makes no account.',
  ],
});

/** To an address with an account, which somebody signed up with again. `href` leads to the form for signing in. */
export const existingAccountMail = ({ brandName, email, href }: AccountMail, forgotHref: string): MailContent => ({
  subject: `You already have an account at ${brandName}`,
  paragraphs: [
    `Somebody, presumably you, signed up at ${brandName} with the address ${email}. It has an account already; its password is the one from before.`,
  ],
  action: { label: 'Log in', href },
  after: [`If you do not know the password any more, choose a new one: ${forgotHref}`, NOT_YOU],
});

/** To the address of an account whose password was forgotten. */
export const resetMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Choose a new password for ${brandName}`,
  paragraphs: [`Somebody, presumably you, asked for a new password for the account of ${email} at ${brandName}.`],
  action: { label: 'Choose a new password', href },
  after: ['The link works once, for one hour.', NOT_YOU],
});

/** To the address of an account whose password was changed by such a link. `href` leads to where one asks for another. */
export const passwordChangedMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Your password for ${brandName} was changed`,
  paragraphs: [
    `The password of the account of ${email} at ${brandName} was changed by the link that was mailed to you. Everybody who was signed in to it has been logged out.`,
  ],
  action: null,
  after: [`If that was not you, somebody else reads your mail. Secure it, then choose a new password: ${href}`],
});
