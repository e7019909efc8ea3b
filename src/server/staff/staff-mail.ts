import { ROLE_LABELS, type Role } from '../../domain/site/staff/roles.ts';
import type { AccountMail } from '../mail/account-mails.ts';
import type { MailContent } from '../mail/mail-layout.tsx';

/** Email that invites a person to the desk. */
export const invitationMail = (
  { brandName, email, href, at }: AccountMail,
  role: Role,
  invitedBy: string,
): MailContent => ({
  subject: `You are invited to the desk of ${brandName}`,
  heading: 'Join the desk',
  at,
  paragraphs: [
    `${invitedBy} invited ${email} to the desk of ${brandName}, where staff answer quotes and look after the catalog. Your role: ${ROLE_LABELS[role]}.`,
  ],
  action: { label: 'Join the desk', href },
  after: [
    'The link works once, for 7 days. You choose a passkey of your device: a fingerprint, a face or its PIN. There is no password.',
    'If you do not work here, ignore this email.',
  ],
  reason: 'You receive this email because staff entered this address at the desk.',
});

/** Email with a link that signs a person in. */
export const signInMail = ({ brandName, email, href, at }: AccountMail): MailContent => ({
  subject: `Log in to the desk of ${brandName}`,
  heading: 'Log in to the desk',
  at,
  paragraphs: [`Someone requested a link to log in to the staff desk of ${brandName} as ${email}.`],
  action: { label: 'Log in', href },
  after: [
    'The link works once, for 15 minutes. It opens a page with a button that logs you in.',
    'If you did not ask for this, ignore this email. Nobody is logged in without the link.',
  ],
  reason: 'You receive this email because this address was entered on the sign-in page of the desk.',
});
