import type { SendEmail } from '@cloudflare/workers-types';
import { headerProblem, type Mailer, mailProblem } from './mailer.ts';

/** Who mail comes from, and who reads the answers. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly replyTo: string;
}

/** Why the service did not take a mail: `E_DAILY_LIMIT_EXCEEDED`, `E_RECIPIENT_SUPPRESSED`. '' when it does not say. */
const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
};

/** Sends by the `send_email` binding. What it throws names neither recipient nor text of a mail. */
export const emailBinding = (binding: Pick<SendEmail, 'send'>, sender: Sender): Mailer => ({
  async send(mail) {
    const problem = headerProblem('name of the sender', sender.name) ?? mailProblem(mail);
    if (problem !== null) throw new Error(problem);
    const { to, subject, text, html } = mail;
    const from = { email: sender.email, name: sender.name };
    try {
      await binding.send({ from, to, replyTo: sender.replyTo, subject, text, html });
    } catch (error) {
      const code = codeOf(error);
      // The service's own message may repeat the address.
      throw new Error(`A mail could not be handed over${code === '' ? '' : `: ${code}`}.`);
    }
  },
});
