import type { WaitUntil } from '../../env.ts';
import { logError, logEvent } from '../../observe/log-event.ts';
import type { MessageServices } from '../message-services.ts';
import type { IncomingMail } from './receive-mail.ts';

/** An email with the platform's function that returns it to its sender. */
export interface RejectableMail extends IncomingMail {
  setReject(reason: string): void;
}

interface UsedServices {
  readonly messages: Pick<MessageServices, 'receive' | 'sendMails'>;
  readonly sendQuoteMails: () => Promise<void>;
}

/**
 * Handles an email that the platform delivered. Never throws: an email that cannot be stored is returned to its sender.
 * The log has neither addresses nor text.
 */
export const onMail = async (
  mail: RejectableMail,
  { messages, sendQuoteMails }: UsedServices,
  waitUntil: WaitUntil,
): Promise<void> => {
  try {
    const outcome = await messages.receive(mail);
    logEvent('mail received', { outcome: outcome.kind, reason: outcome.reason, bytes: mail.rawSize });
    if (outcome.kind === 'rejected') mail.setReject(outcome.message);
    if (outcome.kind === 'stored') waitUntil(Promise.all([messages.sendMails(), sendQuoteMails()]));
  } catch (error) {
    logError('mail failed', 'An email to a reply address could not be stored. It was returned to its sender.', error);
    mail.setReject('The email could not be stored. Send it again later.');
  }
};
