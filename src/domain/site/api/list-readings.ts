import type { LineReading } from '../../order/lists/review-line.ts';
import type { ReadListResponse } from './lists.ts';

/** Returns the readings of a `/api/lists/read` response, with part indexes resolved to parts. */
export const lineReadings = ({ parts, lines }: ReadListResponse): readonly LineReading[] =>
  lines.map((line) => ({
    ...line,
    candidates: line.candidates.flatMap(({ at, ...candidate }) => {
      const listed = parts[at];
      return listed === undefined ? [] : [{ listed, ...candidate }];
    }),
  }));
