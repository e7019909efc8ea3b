import type { WaitUntil } from '../env.ts';
import { logEvent } from '../observe/log-event.ts';
import { logFailure } from '../resilience/log-failure.ts';
import type { EmbeddedContent, PageDatabase } from './embedded-content.ts';
import type { PublishedPages } from './published-pages.ts';

export interface PagePublisher {
  /** Copies the changed pages of the store to KV. Throws when the store or KV fails. */
  round(): Promise<void>;
  /** Wraps the store. Its first successful read per isolate starts a round if KV has no copy yet. */
  watched(pages: EmbeddedContent): EmbeddedContent;
}

/**
 * Keeps the published copies in KV up to date: a cron trigger runs a round every five minutes. Until its first run,
 * such as after a deployment, the first read of the store starts one.
 */
export const pagePublisher = (
  store: Pick<PageDatabase, 'pages'>,
  published: PublishedPages,
  waitUntil: WaitUntil,
): PagePublisher => {
  let isChecked = false;

  const round = async (): Promise<void> => {
    const { written, removed } = await published.publish(await store.pages());
    if (written + removed > 0) logEvent('pages published', { written, removed });
  };

  const check = async (): Promise<void> => {
    isChecked = true;
    try {
      if (!(await published.isComplete())) await round();
    } catch (cause) {
      isChecked = false;
      logFailure('The pages could not be published; the next read tries again.', cause);
    }
  };

  const thenCheck = async <T>(read: Promise<T>): Promise<T> => {
    const result = await read;
    if (!isChecked) waitUntil(check());
    return result;
  };

  return {
    round,
    watched: ({ page, paths }) => ({ page: (path) => thenCheck(page(path)), paths: () => thenCheck(paths()) }),
  };
};
