import type { TableResult } from '../../domain/order/lists/reading/read-table.ts';
import { scriptAddress } from '../trusted.ts';
import type { ListSource } from './read-source.ts';

/** Inserted by the build. */
declare const LIST_WORKER: string;

/** A list of 5,000 lines takes a fraction of a second. */
const TIMEOUT_MS = 20_000;

const TOO_LONG = 'The file takes too long to read. Save the sheet of the list alone, or as CSV.';
const BROKEN = 'The file could not be read in this browser. Paste the lines instead.';

/** Reads a list in a separate worker that is terminated afterwards. The promise never settles if it is aborted. */
export const readInWorker = (source: ListSource, signal: AbortSignal): Promise<TableResult> =>
  new Promise((resolve) => {
    const worker = new Worker(scriptAddress(LIST_WORKER));
    const end = (answer: TableResult | null): void => {
      clearTimeout(timer);
      worker.terminate();
      if (answer !== null && !signal.aborted) resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: 'problem', problem: TOO_LONG }), TIMEOUT_MS);
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<TableResult>) => end(data));
    worker.addEventListener('error', () => end({ kind: 'problem', problem: BROKEN }));
    worker.postMessage(source, source.kind === 'file' ? [source.bytes] : []);
  });
