import { logError } from '../observe/log-event.ts';
import type { Submission } from './submissions.ts';

const TIMEOUT_MS = 3000;

/** Notifies another system of a new submission. A failure is only logged, because the submission is stored. */
export const notifyWebhook = async (url: string, submission: Submission): Promise<void> => {
  const { formType, page, submittedAt, values, attachments } = submission;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        formType,
        page,
        submittedAt,
        values,
        attachments: attachments.map(({ name, size, key }) => ({ name, size, key })),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logError('webhook failed', `The form webhook responded with ${response.status}.`);
  } catch (error) {
    logError('webhook failed', 'The form webhook could not be called.', error);
  }
};
