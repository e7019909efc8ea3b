import { type Env, isDevelopment } from '../env.ts';
import { logError } from '../observe/log-event.ts';
import type { Settings } from '../settings.ts';
import { emailBinding } from './email-binding.ts';
import type { Mailer } from './mailer.ts';

/**
 * Adds the reply address to the text of local emails: the local runtime stores only their bodies, and a reply needs it.
 */
const withReplyLine = (mailer: Mailer): Mailer => ({
  send: ({ text, ...mail }) =>
    mailer.send({ ...mail, text: mail.replyTo === undefined ? text : `Reply-To: ${mail.replyTo}\n\n${text}` }),
});

/** Returns a mailer that uses the `EMAIL` binding, or `null` without the binding; then no email is sent. */
export const createMailer = (env: Env, settings: Settings): Mailer | null => {
  if (env.EMAIL !== undefined) {
    const mailer = emailBinding(env.EMAIL, {
      name: settings.brandName,
      email: settings.mailFrom,
      // Staff can change it at the desk.
      get replyTo() {
        return settings.salesEmail;
      },
    });
    return isDevelopment(env) ? withReplyLine(mailer) : mailer;
  }
  logError(
    'mail not configured',
    'There is no EMAIL binding: nobody can sign up or reset a password, and emails about quotes are queued. See docs/guides/mail.md.',
  );
  return null;
};
