import type { IsolateHeap } from '../process/isolate-heap.ts';
import { residentMiB } from '../process/process-usage.ts';

/** Memory usage at one moment in MiB. */
export interface MemorySample {
  /** Seconds since the start. */
  readonly at: number;
  /** Objects and buffers of the isolate, including garbage. */
  readonly isolate: number;
  /** The whole workerd process. */
  readonly process: number;
}

export const sampleMemory = async (heap: IsolateHeap, pid: number, at: number): Promise<MemorySample> => {
  const { objects, buffers } = await heap.usage();
  return { at, isolate: objects + buffers, process: residentMiB(pid) };
};

/**
 * Returns the growth of a value per minute: the slope of the least-squares line. 0 for fewer than two samples.
 *
 * @example slopePerMinute([{ at: 0, value: 1 }, { at: 60, value: 3 }]) // 2
 */
export const slopePerMinute = (samples: readonly { readonly at: number; readonly value: number }[]): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map((sample) => sample.at));
  const value = mean(samples.map((sample) => sample.value));
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  if (samples.length < 2 || spread === 0) return 0;
  return (60 * samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0)) / spread;
};
