import { MOST_READ_AT_ONCE } from '../../domain/order/lists/limits.ts';
import { type LineReading, lineKey, type ReviewLine } from '../../domain/order/lists/review-line.ts';
import { answerReadings } from '../../domain/site/api/list-readings.ts';
import { type ReadListAnswer, readListEndpoint } from '../../domain/site/api/lists.ts';
import { call } from '../api.ts';

/** Requests at a time. */
const AT_ONCE = 3;

type Asked = Pick<ReviewLine, 'texts' | 'holdsQuantity'>;

const readingsOf = (answer: ReadListAnswer, asked: readonly Asked[]): ReadonlyMap<string, LineReading> =>
  new Map(
    answerReadings(answer).flatMap((reading, at) => {
      const one = asked[at];
      return one === undefined ? [] : [[lineKey(one), reading] as const];
    }),
  );

/** Lines that say the same are asked once. */
const withoutRepeats = (lines: readonly ReviewLine[]): readonly Asked[] => [
  ...new Map(lines.map((line) => [lineKey(line), line])).values(),
];

/**
 * Has the server read lines, some at a time; what is read is told at once, by the lines' keys. Throws when the server cannot be
 * reached or `signal` ends it.
 */
export const loadReadLines = async (
  lines: readonly ReviewLine[],
  signal: AbortSignal,
  onRead: (readings: ReadonlyMap<string, LineReading>) => void,
): Promise<void> => {
  const asked = withoutRepeats(lines.filter(({ reading }) => reading === null));
  const batches: (readonly Asked[])[] = [];
  for (let from = 0; from < asked.length; from += MOST_READ_AT_ONCE)
    batches.push(asked.slice(from, from + MOST_READ_AT_ONCE));
  const work = batches.values();
  const one = async (): Promise<void> => {
    for (const batch of work) {
      const request = batch.map(({ texts, holdsQuantity }) => ({ texts: [...texts], holdsQuantity }));
      onRead(readingsOf(await call(readListEndpoint, { lines: request }, { signal }), batch));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};
