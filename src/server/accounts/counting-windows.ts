/** Maximum number of keys; the one with the oldest window is evicted first. */
const MAX_KEYS = 10_000;

/** Counts per key within a time window that starts with the key's first count. */
export interface CountingWindows {
  /** Adds to the count of `key` and returns the new count. */
  add(key: string, by?: number): number;
  /** Decrements the count while the window is open. */
  takeBack(key: string): void;
}

export const countingWindows = (now: () => number, periodMs: number): CountingWindows => {
  const windows = new Map<string, { readonly until: number; count: number }>();
  const open = (key: string): { count: number } | undefined => {
    const existing = windows.get(key);
    return existing && existing.until > now() ? existing : undefined;
  };
  const begin = (key: string): { count: number } => {
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    const window = { until: now() + periodMs, count: 0 };
    windows.set(key, window);
    return window;
  };
  return {
    add(key, by = 1) {
      const window = open(key) ?? begin(key);
      window.count += by;
      return window.count;
    },
    takeBack(key) {
      const window = open(key);
      if (window) window.count -= 1;
    },
  };
};
