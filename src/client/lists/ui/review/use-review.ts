import { useCallback, useEffect, useRef, useState } from 'react';
import { newReview, type Review, takeReadings } from '../../../../domain/order/lists/review.ts';
import type { LineReading, ReviewLine } from '../../../../domain/order/lists/review-line.ts';
import { customerPartsIn } from '../../customer-numbers.ts';
import { loadReadLines } from '../../read-lines.ts';

/** The state of reading a list. */
export interface ReviewInWork {
  readonly review: Review;
  /** Whether lines are being read. */
  readonly isReading: boolean;
  /** Whether the request failed. Lines that were read stay. */
  readonly hasFailed: boolean;
  /** Duration of the last complete reading in milliseconds. */
  readonly tookMs: number | null;
  readonly change: (change: (review: Review) => Review) => void;
  /** Starts reading another list. */
  readonly start: (lines: readonly ReviewLine[]) => void;
  readonly stop: () => void;
  readonly again: () => void;
}

/**
 * Manages a list under review: reads lines that have no reading yet, and reads lines again when the visitor edits them.
 */
export const useReview = (): ReviewInWork => {
  const [review, setReview] = useState<Review>(() => newReview([]));
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  const running = useRef<AbortController | null>(null);
  const isStopped = useRef(false);
  const unread = review.lines.some(({ reading, fate }) => reading === null && fate === 'line');

  // One reading at a time: lines edited in the meantime are read by the next one.
  useEffect(() => {
    if (!unread || isReading || isStopped.current) return;
    const work = new AbortController();
    running.current = work;
    const started = performance.now();
    setIsReading(true);
    setHasFailed(false);
    const { lines } = review;
    const read = async (): Promise<void> => {
      const ownParts = await customerPartsIn(lines, work.signal);
      const take = (readings: ReadonlyMap<string, LineReading>): void =>
        setReview((latest) => takeReadings(latest, readings, ownParts));
      await loadReadLines(lines, work.signal, take);
    };
    read()
      .then(() => setTookMs(performance.now() - started))
      .catch(() => {
        // The aborted reading was stopped or replaced by another list.
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
