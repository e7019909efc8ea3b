import type { SendEmail } from '@cloudflare/workers-types';
import { headerProblem, type Mailer, mailProblem } from './mailer.ts';

/** The sender of emails, and the recipient of replies. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly replyTo: string;
}

/**
 * Returns the service's error code, such as `E_DAILY_LIMIT_EXCEEDED` or `E_RECIPIENT_SUPPRESSED`, or '' without one.
 */
const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
};

/** Sends through the `send_email` binding. Its errors contain neither the recipient nor text of an email. */
export const emailBinding = (binding: Pick<SendEmail, 'send'>, sender: Sender): Mailer => ({
  async send(mail) {
    const problem = headerProblem('name of the sender', sender.name) ?? mailProblem(mail);
    if (problem !== null) throw new Error(problem);
    const { to, subject, text, html, replyTo = sender.replyTo } = mail;
    const from = { email: sender.email, name: sender.name };
    try {
      await binding.send({ from, to, replyTo, subject, text, html });
    } catch (error) {
      const code = codeOf(error);
      // The service's own message may contain the email address.
      throw new Error(`An email could not be sent${code === '' ? '' : `: ${code}`}.`);
    }
  },
});
