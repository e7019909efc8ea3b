import type { ReactNode } from 'react';
import type { FailedMail } from '../../site-health/failed-mails.ts';
import { deskTime } from '../desk-time.ts';

interface MailSectionProps {
  readonly mails: readonly FailedMail[];
  readonly maxTries: number;
  /** Whether the person may retry and give up emails. */
  readonly mayMail: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const KINDS: Readonly<Record<string, string>> = {
  received: 'Confirmation to the customer',
  received_own: 'Confirmation to the customer',
  sales_received: 'Notice of a request to sales',
  answered: 'Quote to the customer',
  withdrawn: 'Withdrawal to the customer',
  accepted: 'Confirmation of the order',
  sales_accepted: 'Notice of an order to sales',
  sales_message: 'Notice of a message to sales',
  message_reply: 'Reply to the customer',
  message_mail: 'Notice of an email to sales',
};

const REASONS: Readonly<Record<string, string>> = {
  E_DAILY_LIMIT_EXCEEDED: 'The daily limit of the mail service was reached.',
  E_RATE_LIMIT_EXCEEDED: 'Too many emails at once.',
  E_RECIPIENT_SUPPRESSED: 'The recipient’s address rejected emails before. Call the customer.',
  E_RECIPIENT_NOT_ALLOWED: 'The mail service does not allow this recipient.',
  E_SENDER_NOT_VERIFIED: 'The sender’s domain is not enabled for sending. See docs/guides/mail.md.',
  E_VALIDATION_ERROR: 'The email address is not valid. Correct it with the customer.',
  TimeoutError: 'The mail service did not respond in time.',
};

const reasonText = (reason: string): string =>
  REASONS[reason] ?? (reason === '' ? 'Unknown' : `The mail service reported ${reason}.`);

const triesText = ({ tries, nextAt }: FailedMail, maxTries: number, now: number): string => {
  if (nextAt === null) return `Given up after ${tries} tries`;
  return `${tries} of ${maxTries}, next ${nextAt <= now ? 'within 5 minutes' : deskTime(nextAt, now)}`;
};

/** Emails that could not be sent. */
export const MailSection = ({ mails, maxTries, mayMail, now }: MailSectionProps): ReactNode => (
  <section aria-labelledby="email">
    <h2 className="desk-heading" id="email">
      Email not delivered
      <small>{mails.length === 0 ? 'All delivered' : 'Each is tried again for three days'}</small>
    </h2>
    {mails.length === 0 ? (
      <p className="desk-note">No email waits for another try.</p>
    ) : (
      <table className="desk-table health-table" aria-labelledby="email">
        <thead>
          <tr>
            {['Email', 'About', 'Reason', 'Tries'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={`${mail.queue}-${mail.id}`}>
              <th scope="row">{KINDS[mail.kind] ?? mail.kind}</th>
              <td data-label="About">
                <a className="text-mono" href={mail.href}>
                  {mail.subject}
                </a>
              </td>
              <td data-label="Reason">{reasonText(mail.reason)}</td>
              <td data-label="Tries">{triesText(mail, maxTries, now)}</td>
              <td>
                {mayMail ? (
                  <div className="health-actions">
                    <form method="post" action={`/desk/health/mails/${mail.queue}/${mail.id}/retry`}>
                      <button
                        className="button button-small button-strong"
                        type="submit"
                        aria-label={`Retry the email about ${mail.subject}`}
                      >
                        Retry now
                      </button>
                    </form>
                    <form method="post" action={`/desk/health/mails/${mail.queue}/${mail.id}/drop`}>
                      <button
                        className="button button-small"
                        type="submit"
                        aria-label={`Give up the email about ${mail.subject}`}
                      >
                        Give up
                      </button>
                    </form>
                  </div>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
