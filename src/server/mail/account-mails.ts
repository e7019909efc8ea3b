import type { MailContent } from './mail-layout.tsx';

/** The recipient of an email, and the URL of its link. */
export interface AccountMail {
  readonly brandName: string;
  readonly email: string;
  readonly href: string;
}

const NOT_YOU = 'If you did not ask for this, ignore this email. Nothing was changed.';

/** Email to a new email address that somebody signed up with. */
export const verificationMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Confirm your email address for ${brandName}`,
  paragraphs: [`Someone signed up at ${brandName} with the address ${email}.`],
  action: { label: 'Confirm the address', href },
  after: [
    'The link works once, for 24 hours. The page asks for the password you chose when you signed up.',
    'If you did not sign up, ignore this email. Without that password the link makes no account.',
  ],
});

/**
 * Email after somebody signed up with the email address of an existing account. `href` is the URL of the sign-in form.
 */
export const existingAccountMail = ({ brandName, email, href }: AccountMail, forgotHref: string): MailContent => ({
  subject: `You already have an account at ${brandName}`,
  paragraphs: [
    `Someone signed up at ${brandName} with the address ${email}. It already has an account, and its password has not changed.`,
  ],
  action: { label: 'Log in', href },
  after: [`If you forgot the password, choose a new one: ${forgotHref}`, NOT_YOU],
});

/** Email with a link to reset a forgotten password. */
export const resetMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Choose a new password for ${brandName}`,
  paragraphs: [`Someone asked for a new password for the account of ${email} at ${brandName}.`],
  action: { label: 'Choose a new password', href },
  after: ['The link works once, for one hour.', NOT_YOU],
});

/** Email after a password was changed through such a link. `href` is the URL for requesting another one. */
export const passwordChangedMail = ({ brandName, email, href }: AccountMail): MailContent => ({
  subject: `Your password for ${brandName} was changed`,
  paragraphs: [
    `The password of the account of ${email} at ${brandName} was changed by the link we emailed you. Everyone has been logged out of the account.`,
  ],
  action: null,
  after: [`If that was not you, someone else can read your email. Secure it, then choose a new password: ${href}`],
});
