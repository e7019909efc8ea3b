import { MAX_READ_AT_ONCE } from '../../domain/order/lists/limits.ts';
import { type LineReading, lineKey, type ReviewLine } from '../../domain/order/lists/review-line.ts';
import { lineReadings } from '../../domain/site/api/list-readings.ts';
import { type ReadListResponse, readListEndpoint } from '../../domain/site/api/lists.ts';
import { call } from '../api.ts';

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT_REQUESTS = 3;

type RequestedLine = Pick<ReviewLine, 'texts' | 'holdsQuantity'>;

const readingsOf = (answer: ReadListResponse, requested: readonly RequestedLine[]): ReadonlyMap<string, LineReading> =>
  new Map(
    lineReadings(answer).flatMap((reading, at) => {
      const one = requested[at];
      return one === undefined ? [] : [[lineKey(one), reading] as const];
    }),
  );

/** Identical lines are requested once. */
const withoutRepeats = (lines: readonly ReviewLine[]): readonly RequestedLine[] => [
  ...new Map(lines.map((line) => [lineKey(line), line])).values(),
];

/**
 * Sends lines to the server in batches. Results are reported as they arrive, by the lines' keys. Throws if the server
 * cannot be reached or `signal` aborts.
 */
export const loadReadLines = async (
  lines: readonly ReviewLine[],
  signal: AbortSignal,
  onRead: (readings: ReadonlyMap<string, LineReading>) => void,
): Promise<void> => {
  const requested = withoutRepeats(lines.filter(({ reading }) => reading === null));
  const batches: (readonly RequestedLine[])[] = [];
  for (let from = 0; from < requested.length; from += MAX_READ_AT_ONCE)
    batches.push(requested.slice(from, from + MAX_READ_AT_ONCE));
  const work = batches.values();
  const one = async (): Promise<void> => {
    for (const batch of work) {
      const request = batch.map(({ texts, holdsQuantity }) => ({ texts: [...texts], holdsQuantity }));
      onRead(readingsOf(await call(readListEndpoint, { lines: request }, { signal }), batch));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, one));
};
