import type { WaitUntil } from '../env.ts';
import { logError, logEvent } from '../observe/log-event.ts';
import type { StorageWarning } from '../security/storage-budget.ts';
import { bytesText, storageRule } from '../security/storage-kinds.ts';
import type { MailSettings } from './mail-layout.tsx';
import type { Mailer } from './mailer.ts';

/** Logs that a kind of storage is nearly full and mails it to the sales address, which staff read. */
export const nearlyFullNotice =
  (mailer: Mailer | null, settings: MailSettings, waitUntil: WaitUntil) =>
  ({ kind, bytes, total }: StorageWarning): void => {
    logEvent('storage nearly full', { kind, bytes, total });
    if (mailer === null) return;
    const { name, store } = storageRule(kind);
    const send = async (): Promise<void> => {
      const { mailOf } = await import('./mail-layout.tsx');
      const content = {
        at: Date.now(),
        subject: `Storage for ${name} is ${Math.floor((100 * bytes) / total)}% full`,
        heading: 'Storage is nearly full',
        paragraphs: [
          `${bytesText(bytes)} of ${bytesText(total)} in ${store} are used by ${name}.`,
          `At 100% new ${name} of visitors without an account are refused. The catalog, sign-in and quote requests of customers with an account continue.`,
          'Shorten how long they are kept, delete what nobody needs, or raise the limit in storage-kinds.ts.',
        ],
        action: null,
        after: ['You get this notice at most once a day.'],
        reason: `This address receives notices about the site of ${settings.brandName}.`,
      };
      await mailer.send(mailOf(settings.salesEmail, content, settings));
    };
    waitUntil(
      send().catch((error: unknown) =>
        logError('storage notice not sent', 'The notice about storage was not sent.', error),
      ),
    );
  };
