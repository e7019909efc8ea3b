import { useCallback, useEffect, useRef, useState } from 'react';
import { newReview, type Review, takeReadings } from '../../../../domain/order/lists/review.ts';
import type { LineReading, ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { ownPartsIn } from '../../own-numbers.ts';
import { loadReadLines } from '../../read-lines.ts';

/** How a list comes to be read. */
export interface ReviewInWork {
  readonly review: Review;
  /** Some lines are being read. */
  readonly isReading: boolean;
  /** The server could not be asked; what was read stays. */
  readonly hasFailed: boolean;
  /** Milliseconds that the last whole reading took. */
  readonly tookMs: number | null;
  readonly change: (change: (review: Review) => Review) => void;
  /** Another list, read from the begin. */
  readonly start: (lines: readonly ReviewLine[]) => void;
  readonly stop: () => void;
  readonly again: () => void;
}

/** A list under review: lines without a reading are read, those that the visitor rewrites again. */
export const useReview = (): ReviewInWork => {
  const [review, setReview] = useState<Review>(() => newReview([]));
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController | null>(null);
  const isStopped = useRef(false);
  const unread = review.lines.some(({ reading, fate }) => reading === null && fate === 'line');

  // One reading at a time: lines that are rewritten meanwhile are read by the next.
  useEffect(() => {
    if (!unread || isReading || isStopped.current) return;
    const work = new AbortController();
    running.current = work;
    const started = performance.now();
    setIsReading(true);
    setHasFailed(false);
    const { lines } = review;
    const read = async (): Promise<void> => {
      const own = await ownPartsIn(lines, work.signal);
      const take = (readings: ReadonlyMap<string, LineReading>): void =>
        setReview((latest) => takeReadings(latest, readings, own));
      await loadReadLines(lines, work.signal, take);
    };
    read()
      .then(() => setTookMs(performance.now() - started))
      .catch(() => {
        // An aborted reading was stopped, or another list has taken its place.
        if (work.signal.aborted) return;
        isStopped.current = true;
        setHasFailed(true);
      })
      .finally(() => setIsReading(false));
  }, [unread, isReading, turn]);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback((lines: readonly ReviewLine[]): void => {
    running.current?.abort();
    isStopped.current = false;
    setReview(newReview(lines));
    setTurn((one) => one + 1);
  }, []);
  const again = useCallback((): void => {
    isStopped.current = false;
    setTurn((one) => one + 1);
  }, []);
  const stop = useCallback((): void => {
    isStopped.current = true;
    running.current?.abort();
  }, []);
  const change = useCallback((by: (latest: Review) => Review): void => setReview(by), []);
  return { review, isReading, hasFailed, tookMs, change, start, stop, again };
};
