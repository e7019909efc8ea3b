import type { Env } from '../env.ts';
import { logError } from '../observe/log-event.ts';
import type { Settings } from '../settings.ts';
import { emailBinding } from './email-binding.ts';
import type { Mailer } from './mailer.ts';

/** Returns a mailer that uses the `EMAIL` binding, or `null` without the binding; then no email is sent. */
export const createMailer = ({ EMAIL }: Env, settings: Settings): Mailer | null => {
  if (EMAIL !== undefined) {
    return emailBinding(EMAIL, {
      name: settings.brandName,
      email: settings.mailFrom,
      // Staff can change it at the desk.
      get replyTo() {
        return settings.salesEmail;
      },
    });
  }
  logError(
    'mail not configured',
    'There is no EMAIL binding: nobody can sign up or reset a password, and emails about quotes are queued. See docs/guides/mail.md.',
  );
  return null;
};
