const MIB = 1024 * 1024;

/** Measures the largest memory of this process beyond what it had at the start, in MiB. */
export interface MemoryPeak {
  sample(): void;
  stop(): number;
}

export const memoryPeak = (): MemoryPeak => {
  const start = process.memoryUsage.rss();
  let peak = start;
  const sample = (): void => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(sample, 20);
  return {
    sample,
    stop() {
      clearInterval(timer);
      sample();
      return (peak - start) / MIB;
    },
  };
};
