import type { MailContent } from './mail-layout.tsx';

/** The recipient of an email, and the URL of its link. */
export interface AccountMail {
  readonly brandName: string;
  readonly email: string;
  readonly href: string;
  /** When the email is sent, milliseconds since 1970. */
  readonly at: number;
}

const NOT_YOU = 'If you did not ask for this, ignore this email. Nothing was changed.';

const reasonText = (form: string): string => `You receive this email because this address was entered on ${form}.`;
const SIGN_UP = reasonText('the sign-up form');

/** Email to a new email address that somebody signed up with. */
export const verificationMail = ({ brandName, email, href, at }: AccountMail): MailContent => ({
  subject: `Confirm your email address for ${brandName}`,
  heading: 'Confirm your email address',
  at,
  paragraphs: [`Someone signed up at ${brandName} with the address ${email}.`],
  action: { label: 'Confirm the address', href },
  after: [
    'The link works once, for 24 hours. In another browser than that of the sign-up, the page asks for the password you chose.',
    'If you did not sign up, ignore this email. Without that browser or password, the link makes no account.',
  ],
  reason: SIGN_UP,
});

/**
 * Email after somebody signed up with the email address of an existing account. `href` is the URL of the sign-in form.
 */
export const existingAccountMail = ({ brandName, email, href, at }: AccountMail, forgotHref: string): MailContent => ({
  subject: `You already have an account at ${brandName}`,
  heading: 'You already have an account',
  at,
  paragraphs: [
    `Someone signed up at ${brandName} with the address ${email}. It already has an account, and its password has not changed.`,
  ],
  action: { label: 'Log in', href },
  link: { label: 'Forgot the password? Choose a new one', href: forgotHref },
  after: [NOT_YOU],
  reason: SIGN_UP,
});

/** Email with a link to reset a forgotten password. */
export const resetMail = ({ brandName, email, href, at }: AccountMail): MailContent => ({
  subject: `Choose a new password for ${brandName}`,
  heading: 'Choose a new password',
  at,
  paragraphs: [`Someone asked for a new password for the account of ${email} at ${brandName}.`],
  action: { label: 'Choose a new password', href },
  after: ['The link works once, for one hour.', NOT_YOU],
  reason: reasonText('the form for a forgotten password'),
});

/** Email after a password was changed through such a link. `href` is the URL for requesting another one. */
export const passwordChangedMail = ({ brandName, email, href, at }: AccountMail): MailContent => ({
  subject: `Your password for ${brandName} was changed`,
  heading: 'Your password was changed',
  at,
  paragraphs: [
    `The password of the account of ${email} at ${brandName} was changed by the link we emailed you. Everyone has been logged out of the account.`,
  ],
  action: null,
  link: { label: 'Choose a new password', href },
  after: ['If you did not change it, someone else can read your email. Secure it, then choose a new password.'],
  reason: 'You receive this email because the password of your account was changed.',
});
