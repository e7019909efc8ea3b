import type { Context } from 'hono';
import type { AppBindings } from '../app-bindings.ts';
import { logError } from '../observe/log-event.ts';

type Chunks = Iterator<string> | AsyncIterator<string>;

/** Streams texts one at a time, each when the client is ready for it. */
const textStream = (chunks: Chunks, file: string): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logError('export failed', `The export ${file} ended early.`, error);
        controller.error(error);
      }
    },
    cancel: () => void chunks.return?.(),
  });
};

/** Returns a CSV file to download. @param content the file, or chunks of it that are generated while they are sent */
export const csvFile = (
  c: Context<AppBindings>,
  file: string,
  content: string | ReadableStream<Uint8Array> | Chunks,
): Response =>
  c.body(typeof content === 'object' && 'next' in content ? textStream(content, file) : content, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file}"`,
  });
