import type { LineReading } from '../../order/lists/review-line.ts';
import type { ReadListAnswer } from './lists.ts';

/** What a response of `/api/v1/lists/read` says of each line, with its parts in place of their numbers. */
export const answerReadings = ({ parts, lines }: ReadListAnswer): readonly LineReading[] =>
  lines.map((line) => ({
    ...line,
    candidates: line.candidates.flatMap(({ at, ...candidate }) => {
      const listed = parts[at];
      return listed === undefined ? [] : [{ listed, ...candidate }];
    }),
  }));
